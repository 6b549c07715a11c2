import { type Stream, streamQuestions } from "@career-clarity/stream-scoring";

const isStream = (name: string): name is Stream => name in zero;
const zero = { Science: 0, Commerce: 0, Arts: 0, Humanities: 0, Medical: 0, Engineering: 0 };

/** The scorer that one would write without thinking of speed: a reduce over an object of sums. The benchmark's baseline. */
export function plainScore(answers: readonly number[]): Record<Stream, number> {
  return answers.reduce(
    (scores, option, index) => {
      const streams = streamQuestions[index]?.options[option]?.streams ?? {};
      for (const [stream, points] of Object.entries(streams)) if (isStream(stream)) scores[stream] += points;
      return scores;
    },
    { ...zero },
  );
}
