import { keywordReply } from "@career-clarity/chat-assistant";

/** What the device itself can answer when the function gives nothing (specification, section 8). Loaded after the panel, before it is needed. */
export const localReply = (question: string): string => keywordReply(question);
