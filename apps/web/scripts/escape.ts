const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in HTML and XML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON that can stand in a script element: no `<`, so nothing in it can end the element or begin a comment. */
export const jsonBlock = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
