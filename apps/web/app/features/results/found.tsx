import { type Answers, assessmentQuestions } from "@career-clarity/assessment-engine";
import { buildProfile, type PickedMatches, type Ranker, type VisitorProfile } from "@career-clarity/career-matching";
import { useEffect, useMemo, useState } from "react";
import { questionsOf } from "../../lib/answer-sheet.ts";
import { sharedAnswers } from "../../lib/answers-link.ts";
import { keptAssessment, watchAssessment } from "../../lib/assessment-store.ts";
import { mayHaveStreamAnswers, putAside, resultsWereShown } from "../../lib/kept-answers.ts";
import { findResultAnswers, forgetRefinement, keepRefinement } from "../../lib/result-answers.ts";
import { type Location, type Navigate, useNavigate } from "../../lib/router/location.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { usePart } from "../../lib/use-part.ts";
import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { notify } from "../../ui/notice/notice.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import { AnswerList } from "./answer-list.tsx";
import { CheckCareer } from "./check-career.tsx";
import { MatchList } from "./match-list.tsx";
import { NoResults } from "./no-results.tsx";
import { opening } from "./opening-strings.ts";
import { Profile } from "./profile.tsx";
import { Refine } from "./refine.tsx";
import * as styles from "./results.css.ts";
import { Said } from "./said.tsx";
import { ParentSheet } from "./sheet.tsx";
import { strings, type Words, wordsOf } from "./strings.ts";
import { Show, TakeAlong } from "./take-along.tsx";
import { useMatches, useRanker } from "./use-matches.ts";
import { isChanged, NO_CHANGE, type WhatIf, WhatIfControls } from "./what-if.tsx";

const loadStreams = () => import("./streams.tsx").then(({ Streams }) => Streams);

type MatchesProps = {
  readonly ranker: Ranker;
  readonly profile: VisitorProfile;
  readonly answers: Answers;
  readonly words: Words;
  readonly whatIf: WhatIf;
  readonly onWhatIf: (value: WhatIf) => void;
  readonly onPicked: (picked: PickedMatches) => void;
};

function Matches({ ranker, profile, answers, words, whatIf, onWhatIf, onPicked }: MatchesProps) {
  const [dozens, setDozens] = useLaterState(1);
  const { first, further } = useMatches(ranker, profile, dozens);
  useEffect(() => onPicked(first), [first, onPicked]);
  return (
    <>
      {isChanged(whatIf) && (
        <div className={styles.problem} role="status">
          <p>{strings.whatIfOn}</p>
          <Button look="secondary" onClick={() => onWhatIf(NO_CHANGE)}>
            {strings.whatIfReset}
          </Button>
        </div>
      )}
      <MatchList
        picked={first}
        further={further}
        profile={profile}
        words={words}
        total={ranker.careers.length}
        onMore={() => setDozens((now) => now + 1)}
      />
      <WhatIfControls
        ranker={ranker}
        matches={first.matches}
        answers={answers}
        questions={questionsOf(answers)}
        value={whatIf}
        onChange={onWhatIf}
      />
      <CheckCareer ranker={ranker} profile={profile} />
      <ParentSheet profile={profile} picked={first} words={words} />
    </>
  );
}

/** Begins the assessment anew. The answers can be had back, as long as the notice stands. */
function retake(navigate: Navigate): void {
  const bringBack = putAside();
  const act = () => {
    bringBack();
    navigate("/results");
  };
  navigate("/assessment");
  notify({ text: strings.putAside, action: { label: strings.undo, act } });
}

type ResultsProps = {
  readonly answers: Answers;
  readonly shared: boolean;
  readonly onAnswers: (answers: Answers) => void;
};

function Results({ answers, shared, onAnswers }: ResultsProps) {
  const navigate = useNavigate();
  const { value: ranker, failed, retry } = useRanker();
  const Streams = usePart(loadStreams, !shared && mayHaveStreamAnswers());
  const words = wordsOf(shared);
  const [whatIf, setWhatIf] = useLaterState(NO_CHANGE);
  const [picked, setPicked] = useState<PickedMatches | null>(null);
  const profile = useMemo(() => buildProfile({ ...answers, ...whatIf.answers }, { emphasis: whatIf.emphasis }), [answers, whatIf]);
  useEffect(() => {
    // What a press has kept since is newer than what is drawn.
    if (!shared && !resultsWereShown()) keepRefinement(answers);
  }, [answers, shared]);
  return (
    <div className={common.page}>
      <header className={styles.header}>
        <h1>{shared ? strings.sharedTitle : opening.title}</h1>
        <p className={common.lead}>
          {shared
            ? strings.sharedLead
            : strings.lead(assessmentQuestions.filter(({ id }) => id in answers).length, assessmentQuestions.length)}
        </p>
        {profile.clarity !== "clear" && <p className={styles.clarity}>{strings.clarity[profile.clarity]}</p>}
        <Show answers={answers} ready={picked !== null} words={words} />
      </header>
      <Said profile={profile} words={words} />
      {failed && (
        <div role="alert" className={styles.problem}>
          <p>{opening.unavailable}</p>
          <Button onClick={retry}>{opening.retry}</Button>
        </div>
      )}
      {!ranker && !failed && <Spinner size="large" message={opening.loading} />}
      {ranker && (
        <Matches
          ranker={ranker}
          profile={profile}
          answers={answers}
          words={words}
          whatIf={whatIf}
          onWhatIf={setWhatIf}
          onPicked={setPicked}
        />
      )}
      {!shared && <Refine answers={answers} onAnswer={onAnswers} />}
      <Profile profile={profile} words={words} />
      {Streams && <Streams />}
      <AnswerList answers={answers} questions={questionsOf(answers)} words={words} />
      {!shared && <TakeAlong answers={answers} profile={profile} picked={picked} />}
      <section className={styles.ask}>
        <h2>{strings.next}</h2>
        <p>{strings.nextText}</p>
        <div className={common.actions}>
          <ButtonLink to="/careers">{strings.explore}</ButtonLink>
          <Button look="secondary" onClick={() => (shared ? navigate("/assessment") : retake(navigate))}>
            {shared ? strings.takeYourself : strings.retake}
          </Button>
        </div>
      </section>
    </div>
  );
}

type State = { readonly answers: Answers; readonly shared: boolean } | { readonly link: "old" | "broken" | null };

/** Finds the answers where they may be: in a shared link or on the device. */
function find({ hash }: Location): State {
  const link = sharedAnswers(hash);
  if (link?.ok) return { answers: link.answers, shared: true };
  if (link) return { link: link.reason };
  const answers = findResultAnswers();
  return answers ? { answers, shared: false } : { link: null };
}

/** What stands at this address: results, or why there are none. */
export function Found({ location }: { location: Location }) {
  const [state, setState] = useState(() => find(location));
  // Somebody else's answers stand in the address and change with nothing. One's own go where another tab deletes them.
  useEffect(() => {
    if (sharedAnswers(location.hash)) return;
    return watchAssessment((kept) => {
      if (!kept) forgetRefinement();
      setState(find(location));
    });
  }, [location]);
  const onAnswers = (answers: Answers) => {
    keepRefinement(answers);
    setState({ answers, shared: false });
  };
  if (!("answers" in state)) {
    const kept = keptAssessment();
    return <NoResults link={state.link} answered={kept ? Object.keys(kept.answers).length : 0} total={kept?.questions.length ?? 0} />;
  }
  return <Results {...state} onAnswers={onAnswers} />;
}
