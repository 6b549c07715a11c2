/** What a reply is shown with. */
export { cleanNodes } from "./clean-nodes.tsx";
export { CopyButton } from "./copy-button.tsx";
