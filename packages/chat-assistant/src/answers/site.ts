import type { Answer } from "./answer.ts";
import { SITE_TOPICS } from "./site-topics.ts";
import { replyOf } from "./topic.ts";

/** How the site works, where no career is asked about. */
export const siteAnswer: Answer = ({ text, careers, excluded, streams }) =>
  careers.length + excluded.careers.length + streams.length > 0 ? null : replyOf(SITE_TOPICS, text);
