/** What brings a reply, and what it is shown with. */
export { cleanNodes } from "./clean-nodes.tsx";
export { CopyButton } from "./copy-button.tsx";
export { replyTo } from "./reply.ts";
