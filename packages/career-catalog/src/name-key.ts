/** The form in which two names are compared: outer white space gone, inner white space one blank, case ignored. */
export const nameKey = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
