import { type Answers, assessmentQuestions } from "@career-clarity/assessment-engine";
import { buildProfile, type PickedMatches, type Ranker, type VisitorProfile } from "@career-clarity/career-matching";
import { topStreams } from "@career-clarity/stream-scoring";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "../../lib/router/location.ts";
import { questionsOf } from "../../lib/answer-sheet.ts";
import { forgetAssessment, keptAssessment } from "../../lib/assessment-store.ts";
import { findResultAnswers, forgetResultAnswers, keepResultAnswers, sharedAnswers } from "../../lib/result-answers.ts";
import { keptStreamScores } from "../../lib/stream-result.ts";
import * as shell from "../../shell/shell.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import { AnswerList } from "./answer-list.tsx";
import { CheckCareer } from "./check-career.tsx";
import { MatchList } from "./match-list.tsx";
import { Profile } from "./profile.tsx";
import { Refine } from "./refine.tsx";
import * as styles from "./results.css.ts";
import { Said } from "./said.tsx";
import { ParentSheet } from "./sheet.tsx";
import { strings } from "./strings.ts";
import { TakeAlong } from "./take-along.tsx";
import { useMatches, useRanker } from "./use-matches.ts";
import { isChanged, NO_CHANGE, type WhatIf, WhatIfControls } from "./what-if.tsx";

const A_DOZEN = 12;

/** No results yet, or a link that holds none: says why, and leads on. */
function NoResults({ link }: { link: "old" | "broken" | null }) {
  const kept = keptAssessment();
  const answered = kept ? Object.keys(kept.answers).length : 0;
  const text = link ? strings.badLink[link] : kept && answered > 0 ? strings.unfinished(answered, kept.questions.length) : strings.bareText;
  return (
    <section className={shell.notice}>
      <h1>{link ? strings.badLinkTitle : strings.bareTitle}</h1>
      <p className={shell.lead}>{text}</p>
      <ButtonLink size="large" to="/assessment">
        {answered > 0 ? strings.goOn : strings.start}
      </ButtonLink>
    </section>
  );
}

function Streams() {
  const scores = keptStreamScores();
  const [best, second] = scores ? topStreams(scores, 2) : [];
  if (!best || best.score === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="streams">
      <h2 id="streams">{strings.streams}</h2>
      <p>
        {strings.streamsText(best.name, second && second.score > 0 ? second.name : undefined)} {best.description}
      </p>
    </section>
  );
}

type MatchesProps = {
  readonly ranker: Ranker;
  readonly profile: VisitorProfile;
  readonly answers: Answers;
  readonly whatIf: WhatIf;
  readonly onWhatIf: (value: WhatIf) => void;
  readonly onPicked: (picked: PickedMatches) => void;
};

function Matches({ ranker, profile, answers, whatIf, onWhatIf, onPicked }: MatchesProps) {
  const [count, setCount] = useState(A_DOZEN);
  const picked = useMatches(ranker, profile, count);
  useEffect(() => onPicked(picked), [picked, onPicked]);
  return (
    <>
      {isChanged(whatIf) && (
        <div className={styles.clarity} role="status">
          <p>{strings.whatIfOn}</p>
          <Button look="secondary" onClick={() => onWhatIf(NO_CHANGE)}>
            {strings.whatIfReset}
          </Button>
        </div>
      )}
      <MatchList picked={picked} profile={profile} total={ranker.careers.length} onMore={() => setCount(count + A_DOZEN)} />
      <WhatIfControls answers={answers} questions={questionsOf(answers)} value={whatIf} onChange={onWhatIf} />
      <CheckCareer ranker={ranker} profile={profile} />
      <ParentSheet profile={profile} picked={picked} />
    </>
  );
}

type FoundProps = {
  readonly answers: Answers;
  readonly shared: boolean;
  readonly onAnswers: (answers: Answers) => void;
  readonly onDeleted: () => void;
};

function Found({ answers, shared, onAnswers, onDeleted }: FoundProps) {
  const navigate = useNavigate();
  const { value: ranker, failed, retry } = useRanker();
  const [whatIf, setWhatIf] = useState(NO_CHANGE);
  const [picked, setPicked] = useState<PickedMatches | null>(null);
  const profile = useMemo(() => buildProfile({ ...answers, ...whatIf.answers }, { emphasis: whatIf.emphasis }), [answers, whatIf]);
  useEffect(() => {
    if (!shared) keepResultAnswers(answers);
  }, [answers, shared]);
  const retake = () => {
    forgetAssessment();
    forgetResultAnswers();
    navigate("/assessment");
  };
  return (
    <div className={shell.page}>
      <header className={styles.header}>
        <h1>{shared ? strings.sharedTitle : strings.title}</h1>
        <p className={shell.lead}>{shared ? strings.sharedLead : strings.lead(Object.keys(answers).length, assessmentQuestions.length)}</p>
        {profile.clarity !== "clear" && <p className={styles.clarity}>{strings.clarity[profile.clarity]}</p>}
      </header>
      <Said profile={profile} />
      {failed && (
        <div role="alert" className={styles.problem}>
          <p>{strings.unavailable}</p>
          <Button onClick={retry}>{strings.retry}</Button>
        </div>
      )}
      {!ranker && !failed && <Spinner size="large" message={strings.loading} />}
      {ranker && <Matches ranker={ranker} profile={profile} answers={answers} whatIf={whatIf} onWhatIf={setWhatIf} onPicked={setPicked} />}
      <Refine answers={answers} onAnswer={onAnswers} />
      <Profile profile={profile} />
      <Streams />
      <AnswerList answers={answers} questions={questionsOf(answers)} />
      <TakeAlong answers={answers} profile={profile} picked={picked} onDeleted={onDeleted} />
      <section className={styles.ask}>
        <h2>{strings.next}</h2>
        <p>{strings.nextText}</p>
        <div className={shell.actions}>
          <ButtonLink to="/careers">{strings.explore}</ButtonLink>
          <Button look="secondary" onClick={retake}>
            {shared ? strings.takeYourself : strings.retake}
          </Button>
        </div>
      </section>
    </div>
  );
}

type State = { readonly answers: Answers; readonly shared: boolean } | { readonly link: "old" | "broken" | null };

/** Finds the answers where they may be: a shared link, navigation state, session storage, the device (decisions table, "/results"). */
function find(hash: string, navigation: unknown): State {
  const link = sharedAnswers(hash);
  if (link?.ok) return { answers: link.answers, shared: true };
  if (link) return { link: link.reason };
  const answers = findResultAnswers(navigation);
  return answers ? { answers, shared: false } : { link: null };
}

export default function Results() {
  const location = useLocation();
  const [state, setState] = useState<State | null>(null);
  useEffect(() => setState(find(location.hash, location.state)), [location]);
  if (state === null) {
    return (
      <div className={shell.page}>
        <h1>{strings.title}</h1>
        <Spinner size="large" message={strings.loading} />
      </div>
    );
  }
  if (!("answers" in state)) return <NoResults link={state.link} />;
  return (
    <Found
      key={location.hash}
      {...state}
      onAnswers={(answers) => setState({ ...state, answers })}
      onDeleted={() => setState({ link: null })}
    />
  );
}
