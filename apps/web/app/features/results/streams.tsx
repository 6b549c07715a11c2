import { topStreams } from "@career-clarity/stream-scoring";
import { keptStreamScores } from "../../lib/stream-result.ts";
import * as styles from "./results.css.ts";

/** What the stream test gave, in words. */
const strings = {
  streams: "Your stream test",
  streamsText: (name: string, second?: string) => `Your last stream test pointed to ${name}${second ? `, with ${second} next` : ""}.`,
} as const;

/** What the stream test gave, if it was taken on this device. */
export function Streams() {
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
