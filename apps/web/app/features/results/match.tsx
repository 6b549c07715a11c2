import { type CareerMatch, gatesOf, type VisitorProfile } from "@career-clarity/career-matching";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "../../lib/router/link.tsx";
import { singleClick } from "../../lib/single-click.ts";
import { giveThumb, type Thumb, useThumbs } from "../../lib/thumbs.ts";
import { useCareers } from "../../lib/use-careers.ts";
import { CategoryBadge } from "../../ui/badge/badge.tsx";
import { IconButton } from "../../ui/button/button.tsx";
import { CareerActions } from "../../ui/career-card/actions.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

const THUMBS: Readonly<Record<Thumb, typeof ThumbsUp>> = { up: ThumbsUp, down: ThumbsDown };

function Thumbs({ id, name }: { id: string; name: string }) {
  const given = useThumbs()[id];
  return (["up", "down"] as const).map((thumb) => {
    const Icon = THUMBS[thumb];
    return (
      <IconButton
        key={thumb}
        label={strings.thumb[thumb](name)}
        aria-pressed={given === thumb}
        className={given === thumb ? styles.thumbGiven : ""}
        onClick={singleClick(() => giveThumb(id, thumb))}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    );
  });
}

/** What more there is to say, and what it takes to get in: read from the career's own file when somebody asks. */
function Details({ match, profile }: { match: CareerMatch; profile: VisitorProfile }) {
  const [open, setOpen] = useState(false);
  const ids = useMemo(() => (open ? [match.career.id] : []), [open, match]);
  const { careers } = useCareers(ids);
  const career = careers?.[0] ?? match.career;
  const [, ...reasons] = match.reasons;
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{strings.details}</summary>
      <div className={styles.reasons}>
        <p>{career.summary ?? career.description}</p>
        {reasons.length > 0 && <p className={styles.reasonHead}>{strings.alsoFor}</p>}
        <ul className={styles.forList}>
          {reasons.map((reason) => (
            <li key={`${reason.questionId}${reason.quote}`}>{reason.sentence}</li>
          ))}
        </ul>
        <p className={styles.reasonHead}>{strings.gates}</p>
        <ul className={styles.plainList}>
          {gatesOf(career, profile).map(({ kind, text, isBeyond }) => (
            <li key={`${kind}${text}`}>
              {text} {isBeyond && <strong>{strings.beyond}</strong>}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

type Props = { readonly match: CareerMatch; readonly profile: VisitorProfile; readonly level?: boolean; readonly heading?: "h3" | "h4" };

/** A match: how well it fits, what speaks for it and against it most in the person's own words; the rest unfolds. */
export function Match({ match, profile, level = false, heading: Heading = "h4" }: Props) {
  const { career, fit, percentile } = match;
  const [reason] = match.reasons;
  const [against] = match.cautions;
  const fitText = strings.fit(Math.round(fit));
  return (
    <article className={styles.match}>
      <div className={styles.matchHead}>
        <Heading className={styles.matchName}>
          <Link to={`/career/${career.id}`}>{career.name}</Link>
        </Heading>
        <CategoryBadge category={career.category} />
      </div>
      <div className={styles.fit}>
        <strong className={styles.fitText}>{fitText}</strong>
        <Progress label={`${career.name}: ${fitText}`} value={fit} max={100} />
        <span className={styles.hint}>{level ? strings.level : strings.percentile(Math.floor(percentile))}</span>
      </div>
      <div className={styles.reasons}>
        <p>
          <span className={styles.reasonHead}>{strings.for}</span> {reason ? reason.sentence : strings.nothingFor}
        </p>
        <p>
          <span className={styles.reasonHead}>{strings.against}</span> {against ? against.sentence : strings.nothingAgainst}
        </p>
      </div>
      <Details match={match} profile={profile} />
      <div className={styles.matchFoot}>
        <Thumbs id={career.id} name={career.name} />
        <CareerActions career={career} />
      </div>
    </article>
  );
}
