import { type Career, TRAITS } from "@career-clarity/career-catalog";
import { growthTone, parseGrowth } from "@career-clarity/explorer-query";
import { Printer } from "lucide-react";
import { careerData, categorySlug } from "../../lib/data-urls.ts";
import { useData } from "../../lib/page-data.ts";
import { printPage } from "../../lib/print-page.ts";
import { Link } from "../../lib/router/link.tsx";
import { useParams } from "../../lib/router/params.ts";
import * as common from "../../theme/common.css.ts";
import { Artwork } from "../../ui/artwork/artwork.tsx";
import { CategoryBadge, RemoteBadge, StressBadge } from "../../ui/badge/badge.tsx";
import { IconButton } from "../../ui/button/button.tsx";
import { CareerActions } from "../../ui/career-card/actions.tsx";
import { Radar } from "../../ui/radar/radar.tsx";
import * as styles from "./career.css.ts";
import { MyFit } from "./my-fit.tsx";
import { PathwaySection } from "./pathway.tsx";
import { PayAxis } from "./pay-axis.tsx";
import { strings } from "./strings.ts";

type Brief = Pick<Career, "id" | "name" | "description">;
type Easier = Brief & { readonly years?: readonly [number, number] };
type CareerPage = {
  readonly career: Career;
  readonly related: readonly Brief[];
  readonly easier: readonly Easier[];
  /** Year and month, such as "2026-11". */
  readonly reviewed: string;
};

/** The same for every career: from pocket money to a chief executive's. */
const RUPEE_TICKS = [1e5, 1e6, 1e7];
const DOLLAR_TICKS = [2e4, 4e4, 8e4, 16e4, 32e4];

function PayInIndia({ pay }: { pay: NonNullable<Career["payInr"]> }) {
  return (
    <div className={styles.fact}>
      <dt>{strings.payInIndia}</dt>
      <dd>
        <strong className={styles.figure}>{strings.rupeesAYear(pay)}</strong>
        <PayAxis low={pay.low} high={pay.high} ticks={RUPEE_TICKS} label={strings.rupees} />
        <span className={common.small}>{strings.payBasis(pay)}</span>
      </dd>
    </div>
  );
}

function Pay({ career }: { career: Career }) {
  return (
    <>
      {career.payInr && <PayInIndia pay={career.payInr} />}
      <div className={styles.fact}>
        <dt>{strings.payInDollars}</dt>
        <dd>
          <strong className={styles.figure}>{career.pay ? strings.aYear(career.salary) : career.salary}</strong>
          {career.pay && <PayAxis low={career.pay.low} high={career.pay.high} ticks={DOLLAR_TICKS} label={strings.dollarTick} />}
          <span className={common.small}>
            {career.pay ? strings.payBasis(career.pay) : strings.estimated} {strings.differs}
          </span>
        </dd>
      </div>
    </>
  );
}

function Growth({ career }: { career: Career }) {
  return (
    <div className={styles.fact}>
      <dt>Growth</dt>
      <dd>
        <strong className={styles.growth[growthTone(parseGrowth(career.growth))]}>{career.growth}</strong>
        {career.growthBasis && (
          <span className={common.small}>
            {career.growthBasis.basis === "sourced" ? "" : "Estimate: "}
            {strings.spelledOut(career.growthBasis.source)}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The day, what people dislike, and a way to taste the work: as far as they are written. */
function Work({ career }: { career: Career }) {
  const { day, dislikes, tryIt } = career;
  if (!day && !dislikes && !tryIt) return null;
  return (
    <div className={`${styles.columns} ${styles.work}`}>
      {day && (
        <section className={styles.panel} aria-labelledby="day">
          <h2 id="day">{strings.day}</h2>
          <ul className={styles.plainList}>
            {day.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.stack}>
        {dislikes && (
          <section className={styles.panel} aria-labelledby="dislikes">
            <h2 id="dislikes">{strings.dislikes}</h2>
            <ul className={styles.plainList}>
              {dislikes.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
        )}
        {tryIt && (
          <section className={styles.panel} aria-labelledby="try">
            <h2 id="try">{strings.tryIt}</h2>
            <p>{tryIt}</p>
          </section>
        )}
      </div>
    </div>
  );
}

const monthOf = (yearAndMonth: string) =>
  new Date(`${yearAndMonth}-01T00:00:00Z`).toLocaleDateString("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

function Neighbours({ id, title, text, careers }: { id: string; title: string; text?: string; careers: readonly Easier[] }) {
  if (careers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={common.small}>{text}</p>}
      <ul className={styles.related}>
        {careers.map((other) => (
          <li key={other.id}>
            <Link to={`/career/${other.id}`} className={styles.relatedLink}>
              <strong>{other.name}</strong>
              <span>{other.description}</span>
              {other.years && <span className={styles.years}>{strings.easierYears(other.years)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const spokenList = (words: readonly string[]) => words.join(", ");

export default function CareerPage() {
  const { id = "" } = useParams();
  const { career, related, easier, reviewed } = useData<CareerPage>(careerData(id));
  return (
    <article className={common.page}>
      <nav aria-label="Breadcrumb" className={common.small}>
        <Link to="/careers" className={styles.crumb}>
          All careers
        </Link>{" "}
        /{" "}
        <Link to={`/careers/${categorySlug(career.category)}`} className={styles.crumb}>
          {career.category}
        </Link>
      </nav>
      <header className={styles.header}>
        <div className={styles.art}>
          <Artwork category={career.category} name={career.id} columns={12} rows={2} later />
        </div>
        <p className={styles.badges}>
          <CategoryBadge category={career.category} />
          {career.remote && <RemoteBadge />}
          <StressBadge level={career.stressLevel} />
        </p>
        <h1>{career.name}</h1>
        <p className={common.lead}>{career.summary ?? career.description}</p>
        {career.alternativeTitles && <p className={common.small}>{strings.alsoCalled(career.alternativeTitles)}</p>}
        <div className={styles.tools}>
          <CareerActions career={career} />
          <IconButton label={strings.print} onClick={printPage}>
            <Printer />
          </IconButton>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="facts">
          <h2 id="facts">What it takes and gives</h2>
          <dl className={styles.facts}>
            <Pay career={career} />
            <Growth career={career} />
            <div className={styles.fact}>
              <dt>Usual way in</dt>
              <dd>{career.education}</dd>
            </div>
            <div className={styles.fact}>
              <dt>Field</dt>
              <dd>{career.subcategory}</dd>
            </div>
            <div className={styles.fact}>
              <dt>Where</dt>
              <dd>{spokenList(career.workEnvironment)}</dd>
            </div>
            <div className={styles.fact}>
              <dt>Travel</dt>
              <dd>{career.travelRequired ? "Part of the work" : "Mostly one place"}</dd>
            </div>
            <div className={styles.fact}>
              <dt>Who it suits</dt>
              <dd>{spokenList(career.personality)}</dd>
            </div>
          </dl>
        </section>
        <section className={styles.panel} aria-labelledby="traits">
          <h2 id="traits">What the work asks of you</h2>
          <Radar series={[{ name: career.name, values: career }]} />
          <table className={styles.traits}>
            <caption className={common.visuallyHidden}>Traits, out of 10</caption>
            <tbody>
              {TRAITS.map((trait) => (
                <tr key={trait}>
                  <th scope="row">{trait}</th>
                  <td>{career[trait]} of 10</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <Work career={career} />
      {career.pathway && <PathwaySection pathway={career.pathway} name={career.name} />}
      <section className={styles.section} aria-labelledby="skills">
        <h2 id="skills">Skills you would build</h2>
        <ul className={styles.skills}>
          {career.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </section>
      <Neighbours id="related" title={strings.near} careers={related} />
      <Neighbours id="easier" title={strings.easier} text={strings.easierText} careers={easier} />
      <MyFit career={career} />
      <p className={styles.colophon}>
        {strings.reviewed(monthOf(reviewed))} {career.nco && strings.nco(career.nco)}
      </p>
    </article>
  );
}
