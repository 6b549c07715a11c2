import { type Career, SUBJECT_COMBINATIONS, TRAITS } from "@career-clarity/career-catalog";
import type { ReactNode } from "react";
import type { MyMatch } from "../../lib/my-match.ts";
import { Link } from "../../lib/router/link.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import * as styles from "./compare.css.ts";
import { strings } from "./strings.ts";

/** A row of the table: what two cells are compared by, and how a cell looks where that is not its text. */
export type Row = {
  readonly id: string;
  readonly name: string;
  readonly text: (career: Career) => string;
  readonly cell?: (career: Career) => ReactNode;
};

const LAKH = 100_000;
const lakh = (rupees: number) => strings.lakh((rupees / LAKH).toLocaleString("en-IN", { maximumFractionDigits: 1 }));
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const listed = (items: readonly string[]) => items.join(", ");

function inIndia(career: Career, end: "low" | "high"): string {
  return career.payInr ? `${lakh(career.payInr[end])} (${strings.estimate})` : strings.unknown;
}

function inTheUs({ pay }: Career, end: "low" | "high"): string {
  if (!pay) return strings.unknown;
  return `${dollars(pay[end])} (${pay.basis === "sourced" ? strings.sourced(pay.year) : strings.estimated})`;
}

function closedSubjects({ pathway }: Career): string {
  if (!pathway) return strings.unknown;
  const closed = SUBJECT_COMBINATIONS.filter((subjects) => !pathway.subjects.includes(subjects));
  return closed.length === 0 ? strings.noneClosed : listed(closed);
}

function Fit({ match }: { match: MyMatch }) {
  return (
    <>
      <strong>{strings.fitOf(Math.round(match.fit))}</strong>
      {match.reasons.length > 0 && <p className={styles.why}>{strings.for}</p>}
      <ul className={styles.plainList}>
        {match.reasons.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {match.against && <p className={styles.why}>{`${strings.against} ${match.against.sentence}`}</p>}
    </>
  );
}

const facts: readonly Row[] = [
  { id: "what", name: strings.rows.what, text: ({ description }) => description },
  {
    id: "subjects",
    name: strings.rows.subjects,
    text: ({ pathway }) => (pathway ? listed(pathway.subjects) : strings.unknown),
  },
  { id: "closed", name: strings.rows.closed, text: closedSubjects },
  {
    id: "exams",
    name: strings.rows.exams,
    text: ({ pathway }) => (pathway ? listed(pathway.exams) || strings.noExam : strings.unknown),
  },
  { id: "education", name: strings.rows.education, text: ({ education }) => education },
  {
    id: "years",
    name: strings.rows.years,
    text: ({ pathway }) => (pathway ? strings.years(pathway.yearsToFirstPay) : strings.unknown),
  },
  { id: "cost", name: strings.rows.cost, text: () => strings.costUnknown },
  {
    id: "licence",
    name: strings.rows.licence,
    text: ({ pathway }) => (pathway ? (pathway.licence ?? strings.noLicence) : strings.unknown),
  },
  { id: "payLow", name: strings.rows.payLow, text: (career) => inIndia(career, "low") },
  { id: "payHigh", name: strings.rows.payHigh, text: (career) => inIndia(career, "high") },
  { id: "payUsLow", name: strings.rows.payUsLow, text: (career) => inTheUs(career, "low") },
  { id: "payUsHigh", name: strings.rows.payUsHigh, text: (career) => inTheUs(career, "high") },
  {
    id: "growth",
    name: strings.rows.growth,
    text: ({ growth, growthBasis }) =>
      `${growth} (${growthBasis?.basis === "sourced" ? strings.sourced(growthBasis.year ?? 0) : strings.estimated})`,
  },
  { id: "stress", name: strings.rows.stress, text: ({ stressLevel }) => stressLevel },
  { id: "travel", name: strings.rows.travel, text: ({ travelRequired }) => (travelRequired ? strings.travels : strings.stays) },
  { id: "remote", name: strings.rows.remote, text: ({ remote }) => (remote ? strings.remoteYes : strings.remoteNo) },
];

const traits: readonly Row[] = TRAITS.map((trait) => ({
  id: trait,
  name: trait,
  text: (career) => String(career[trait]),
  cell: (career) => (
    <span className={styles.trait}>
      <Progress label={trait} value={career[trait]} max={10} />
      {strings.outOfTen(career[trait])}
    </span>
  ),
}));

const dislikes: Row = {
  id: "dislikes",
  name: strings.rows.dislikes,
  text: (career) => listed(career.dislikes ?? [strings.unknown]),
  cell: (career) =>
    career.dislikes ? (
      <ul className={styles.plainList}>
        {career.dislikes.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    ) : (
      strings.unknown
    ),
};

const fit = (matches: ReadonlyMap<string, MyMatch> | null): Row => ({
  id: "fit",
  name: strings.rows.fit,
  text: ({ id }) => {
    const match = matches?.get(id);
    return match ? [match.fit, ...match.reasons.map(({ sentence }) => sentence)].join(" ") : strings.noAnswers;
  },
  cell: ({ id }) => {
    const match = matches?.get(id);
    return match ? <Fit match={match} /> : <Link to="/assessment">{strings.noAnswers}</Link>;
  },
});

export const rowsFor = (matches: ReadonlyMap<string, MyMatch> | null): readonly Row[] => [fit(matches), ...facts, ...traits, dislikes];

/** Whether the careers differ in what a row says. */
export const differs = ({ text }: Row, careers: readonly Career[]): boolean => new Set(careers.map(text)).size > 1;

const SHORT = 20;

/** Whether what a row says has room beside a career's name on a phone. */
export const isShort = ({ text }: Row, careers: readonly Career[]): boolean => careers.every((career) => text(career).length <= SHORT);
