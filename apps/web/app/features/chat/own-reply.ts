/** The device's own answers, care for who is in distress first among them: a chunk of its own. */
export { keywordReply } from "@career-clarity/chat-assistant";
