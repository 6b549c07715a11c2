import {
  type Answer,
  type AssessmentState,
  answerQuestion,
  assessmentProgress,
  goBack,
  startAssessment,
  storedAnswer,
} from "@career-clarity/assessment-engine";
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { keepAssessment, keptAssessment, watchAssessment } from "../../lib/assessment-store.ts";
import { putAside, resultsWereShown } from "../../lib/kept-answers.ts";
import { addressNow, useLocation, useNavigate, watchHistory } from "../../lib/router/location.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { notify } from "../../ui/notice/notice.tsx";
import { strings } from "./strings.ts";

/** The question number that an address names, from 1; 1 where it names none. */
function numberIn(search: string): number {
  const text = new URLSearchParams(search).get("question") ?? "1";
  return /^\d{1,3}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** The state at another question: back by going back, forward over questions that have an answer. It stops where the first answer is missing. */
function moveTo(state: AssessmentState, number: number): AssessmentState {
  let moved = state;
  while (moved.index > number - 1 && moved.index > 0) moved = goBack(moved);
  while (moved.index < number - 1 && moved.index < moved.questions.length - 1) {
    const answer = storedAnswer(moved);
    if (answer === undefined) break;
    moved = answerQuestion(moved, answer);
  }
  return moved;
}

const addressOf = (state: AssessmentState) => `/assessment?question=${state.index + 1}`;
const wasPushed = (value: unknown) => typeof value === "object" && value !== null && "pushed" in value;

export type AssessmentControl = {
  readonly state: AssessmentState;
  /** Whether the answers came back from an earlier visit, and none was given since. */
  readonly restored: boolean;
  /** Whether a step was taken since the page was opened. */
  readonly moved: boolean;
  /** Takes a step: a pick, a move, a submitted selection. */
  readonly change: (next: (state: AssessmentState) => AssessmentState) => void;
  /** Answers this question and moves on. */
  readonly answer: (answer: Answer) => void;
  readonly previous: () => void;
  readonly startOver: () => void;
};

/** The running assessment: kept on the device at every step, each question an entry of the browser's history. */
export function useAssessment(): AssessmentControl {
  const [state, setState] = useState<AssessmentState>(() => startAssessment());
  const [restored, setRestored] = useState(false);
  const [moved, setMoved] = useLaterState(false);
  const location = useLocation();
  const navigate = useNavigate();
  const leaving = useRef<AssessmentState | null>(null);

  const show = (next: AssessmentState) => {
    keepAssessment(next);
    setState(next);
  };

  // Before the first paint after hydration, so that a returning visitor does not see question 1 flash by.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useLayoutEffect(() => {
    const kept = keptAssessment();
    if (!kept) {
      if (location.search) navigate("/assessment", { replace: true });
      return;
    }
    const asked = new URLSearchParams(location.search).has("question");
    const completed = kept.status === "completing";
    const now = completed && asked && resultsWereShown() ? moveTo(goBack(kept), numberIn(location.search)) : kept;
    show(now);
    setRestored(!(completed && asked) && Object.keys(now.answers).length > 0);
    if (completed && !asked) return;
    if (numberIn(location.search) !== now.index + 1) navigate(addressOf(now), { replace: true, state: location.state });
  }, []);

  const change = (step: (state: AssessmentState) => AssessmentState) => {
    // What is pressed on a question that was left changes nothing.
    if (leaving.current === state) return;
    const next = step(state);
    const draw = () => {
      show(next);
      setMoved(true);
      if (next.answers !== state.answers) setRestored(false);
      if (next.index > state.index) navigate(addressOf(next), { state: { pushed: true } });
    };
    if (next.index === state.index && next.status === state.status) return draw();
    leaving.current = state;
    // The press is painted first, and the next question after it.
    startTransition(draw);
  };

  // Back and forward of the browser move between questions.
  useEffect(() => {
    const goThere = () => {
      if (addressNow().pathname !== "/assessment") return;
      setState((now) => {
        if (now.status === "completing") return now;
        const moved = moveTo(now, numberIn(addressNow().search));
        keepAssessment(moved);
        return moved;
      });
    };
    return watchHistory(goThere);
  }, []);

  // Two tabs are one assessment: the other's answers are not written over.
  const follow = useEffectEvent((kept: AssessmentState | null) => {
    const now = kept ?? startAssessment();
    setState(now);
    if (numberIn(addressNow().search) !== now.index + 1) navigate(addressOf(now), { replace: true });
  });
  useEffect(() => watchAssessment(follow), []);

  return {
    state,
    restored,
    moved,
    change,
    answer: (answer) => change((now) => answerQuestion(now, answer)),
    previous: () => {
      if (assessmentProgress(state).number === 1) return;
      if (wasPushed(location.state)) {
        navigate(-1);
        return;
      }
      const next = goBack(state);
      show(next);
      navigate(addressOf(next), { replace: true });
    },
    startOver: () => {
      const bringBack = putAside();
      const stand = (now: AssessmentState, { search }: { search: string }) => {
        setRestored(now === state);
        setState(now);
        navigate(`/assessment${search}`, { replace: true });
      };
      const act = () => {
        bringBack();
        stand(state, location);
      };
      stand(startAssessment(), { search: "" });
      notify({ text: strings.putAside, action: { label: strings.undo, act } });
    },
  };
}
