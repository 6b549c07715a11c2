import { createContext } from "react";

/** Loads a page's code and data ahead of a visit. The app gives it: a screen must not know the table of all screens. */
export const PreparePage = createContext<(pathname: string) => Promise<void>>(() => Promise.resolve());
