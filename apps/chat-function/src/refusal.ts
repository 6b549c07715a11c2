/** Why a request is not answered: its status, and a sentence for whoever sent it. One table. */
export const REFUSALS = {
  METHOD_NOT_ALLOWED: [405, "Only POST is allowed here."],
  ONLY_READ: [405, "Only GET and HEAD are allowed here."],
  FOREIGN_ORIGIN: [403, "Only pages of this site may ask."],
  NOT_JSON_TYPE: [415, "The content type must be application/json, in UTF-8 and not compressed."],
  BODY_TOO_LARGE: [413, "The body may have at most 8192 bytes."],
  BODY_UNREADABLE: [400, "The body could not be read to its end."],
  NOT_JSON: [400, "The body is not valid JSON in UTF-8."],
  NOT_AN_OBJECT: [400, 'The body must be an object such as {"message":"What does a nurse earn?"}.'],
  MESSAGE_NOT_TEXT: [400, "message must be a text."],
  MESSAGE_EMPTY: [400, "message is empty."],
  MESSAGE_TOO_LONG: [400, "message may have at most 1000 characters."],
  PAGE_NOT_A_CAREER_ID: [400, "page, where given, must be a career's id such as software-engineer."],
  LAST_NOT_A_CAREER_ID: [400, "last, where given, must be a career's id such as software-engineer."],
  TOO_MANY_REQUESTS: [429, "Too many questions in a short time. Please wait a moment."],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type Refusal = keyof typeof REFUSALS;
