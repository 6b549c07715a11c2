import type { Talk } from "./talk.ts";

const FIRST_CAREER = /<h3><a href="\/career\/([a-z0-9-]+)"/;

/** The career that the last reply was about, by its heading. */
export const lastCareer = ({ messages }: Talk): string | undefined =>
  FIRST_CAREER.exec(messages.findLast(({ isUser }) => !isUser)?.text ?? "")?.[1];
