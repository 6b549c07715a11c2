import type { Answer, AssessmentState, Question } from "@career-clarity/assessment-engine";
import { lazy } from "react";
import { useRootClass } from "../../lib/root-class.ts";
import * as styles from "./assessment.css.ts";
import { ChoiceQuestion } from "./choice-question.tsx";
import { MultiselectQuestion } from "./multiselect-question.tsx";
import { ScaleQuestion } from "./scale-question.tsx";

/** None of the twenty is a ranking: its code comes where one is asked. */
const RankingQuestion = lazy(() => import("./ranking-question.tsx").then((module) => ({ default: module.RankingQuestion })));

type QuestionOfType<Type extends Question["type"]> = Extract<Question, { type: Type }>;

export type QuestionProps<Type extends Question["type"]> = {
  readonly question: QuestionOfType<Type>;
  readonly state: AssessmentState;
  readonly stored: Answer | undefined;
  readonly change: (next: (state: AssessmentState) => AssessmentState) => void;
  readonly answer: (answer: Answer) => void;
};

type Props = Omit<QuestionProps<Question["type"]>, "question"> & { readonly question: Question };

/** The controls of a question, by its type. */
export function QuestionForm({ question, ...rest }: Props) {
  useRootClass(styles.answering, true);
  switch (question.type) {
    case "multiple":
      return <ChoiceQuestion question={question} {...rest} />;
    case "scale":
      return <ScaleQuestion question={question} {...rest} />;
    case "multiselect":
      return <MultiselectQuestion question={question} {...rest} />;
    case "ranking":
      return <RankingQuestion question={question} {...rest} />;
  }
}
