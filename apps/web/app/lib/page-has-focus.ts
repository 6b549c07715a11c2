/** Whether the visitor looks at this page, and not at another tab or window. */
export const pageHasFocus = (): boolean => document.hasFocus();
