import type { MessageKind } from "@career-clarity/submissions";
import { site } from "../../site.ts";

/** What is said once a message was sent, or could not be. */
export const strings = {
  askParent: "Your text is kept on this device. Try again later, or ask a parent or teacher to send it from their address:",
  mailSoon: "Your e-mail program will open with your message in a moment.",
  thanks: "Thank You",
  stored: "Saved to secure database",
  number: "Its number, if you ever want it deleted:",
  mailOpened:
    "Your e-mail program should be open now. The message is on its way once you press “send” there; until then your text stays in this form.",
  mailAgain: "Open the e-mail again",
  mailText: "Show the text to copy",
  mailTo: `Send it to ${site.supportEmail}`,
  close: "Close",
  storedMeanwhile: "Your message was saved.",
  failedMeanwhile: "Your message could not be saved. It is kept in the form.",
} as const;

export const sentByMail: Readonly<Record<MessageKind, string>> = {
  feedback: "Submitted via email (database unavailable)",
  help: "Sent via email",
};
