import { buildProfile, rankCareers, type VisitorProfile } from "@career-clarity/career-matching";
import { topStreams } from "@career-clarity/stream-scoring";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { forgetAssessment, keptAssessment } from "../../lib/assessment-store.ts";
import { loadMatchable } from "../../lib/catalogue/load.ts";
import { type FoundAnswers, findResultAnswers, forgetResultAnswers, keepResultAnswers } from "../../lib/result-answers.ts";
import { keptStreamScores } from "../../lib/stream-result.ts";
import { useLoading } from "../../lib/use-loading.ts";
import * as shell from "../../shell/shell.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import { AnswerList } from "./answer-list.tsx";
import { MatchList } from "./match-list.tsx";
import { Profile } from "./profile.tsx";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

/** Enough for a person to read; every other career can be found in the explorer. */
const MATCHES_AT_MOST = 48;

/** No results yet: says why, and leads on. */
function NoResults() {
  const kept = keptAssessment();
  const answered = kept ? Object.keys(kept.answers).length : 0;
  return (
    <section className={shell.notice}>
      <h1>{strings.bareTitle}</h1>
      <p className={shell.lead}>{kept && answered > 0 ? strings.unfinished(answered, kept.questions.length) : strings.bareText}</p>
      <ButtonLink size="large" to="/assessment">
        {answered > 0 ? strings.goOn : strings.start}
      </ButtonLink>
    </section>
  );
}

function Streams() {
  const [best] = topStreams(keptStreamScores() ?? { Science: 0, Commerce: 0, Arts: 0, Humanities: 0, Medical: 0, Engineering: 0 }, 1);
  if (!best || best.score === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{strings.streams}</h2>
      <p>
        {strings.streamsText(best.name)} {best.description}
      </p>
    </section>
  );
}

function Matches({ profile }: { profile: VisitorProfile }) {
  const { value: careers, failed, retry } = useLoading(loadMatchable);
  const matches = useMemo(() => (careers ? rankCareers(profile, careers, { limit: MATCHES_AT_MOST }) : null), [profile, careers]);
  if (failed) {
    return (
      <div role="alert" className={styles.problem}>
        <p>{strings.unavailable}</p>
        <Button onClick={retry}>{strings.retry}</Button>
      </div>
    );
  }
  if (!matches || !careers) return <Spinner size="large" message={strings.loading} />;
  return <MatchList matches={matches} total={careers.length} />;
}

function Found({ answers, questions, total }: FoundAnswers) {
  const navigate = useNavigate();
  const profile = useMemo(() => buildProfile(answers), [answers]);
  useEffect(() => keepResultAnswers(answers), [answers]);
  const retake = () => {
    forgetAssessment();
    forgetResultAnswers();
    void navigate("/assessment");
  };
  return (
    <div className={shell.page}>
      <header className={styles.header}>
        <h1>{strings.title}</h1>
        <p className={shell.lead}>{strings.lead(Object.keys(answers).length, total)}</p>
        {profile.clarity !== "clear" && <p className={styles.clarity}>{strings.clarity[profile.clarity]}</p>}
      </header>
      <Matches profile={profile} />
      <Profile profile={profile} />
      <AnswerList answers={answers} questions={questions} />
      <Streams />
      <section className={styles.ask}>
        <h2>{strings.next}</h2>
        <p>{strings.nextText}</p>
        <div className={shell.actions}>
          <ButtonLink to="/careers">{strings.explore}</ButtonLink>
          <Button look="secondary" onClick={retake}>
            {strings.retake}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** Finds the answers where they may be: navigation state, session storage, the device (decisions table, "/results"). */
export default function Results() {
  const location = useLocation();
  const [found, setFound] = useState<FoundAnswers | null | undefined>();
  useEffect(() => setFound(findResultAnswers(location.state)), [location]);
  if (found === undefined) {
    return (
      <div className={shell.page}>
        <h1>{strings.title}</h1>
        <Spinner size="large" message={strings.loading} />
      </div>
    );
  }
  return found ? <Found {...found} /> : <NoResults />;
}
