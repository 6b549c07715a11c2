/** With these words every reply begins that owns not to know. */
export const DONT_KNOW = "I don't know";
