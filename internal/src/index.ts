export { deepFreeze } from "./deep-freeze.ts";
export { type Fields, isFields } from "./fields.ts";
export { shown } from "./shown.ts";
