import { STREAMS, type Stream, streamQuestions } from "@career-clarity/stream-scoring";

/** The scorer that one would write without thinking of speed: an object and two reduces. The benchmark's baseline. */
export function plainScore(answers: readonly number[]): Record<Stream, number> {
  return answers.reduce(
    (scores, option, index) =>
      Object.entries(streamQuestions[index]?.options[option]?.streams ?? {}).reduce(
        (sum, [stream, points]) => ({ ...sum, [stream]: sum[stream as Stream] + points }),
        scores,
      ),
    Object.fromEntries(STREAMS.map((stream) => [stream, 0])) as Record<Stream, number>,
  );
}
