import { type Context, createContext, useContext } from "react";

/** Opens a window over whatever page is shown. Who asks for it need not know whose it is. */
export type Opener = { readonly open: () => void };

const opener = (): Context<Opener> => createContext<Opener>({ open: () => undefined });
export const StreamQuizOpener: Context<Opener> = opener();
export const FeedbackOpener: Context<Opener> = opener();
export const HelpOpener: Context<Opener> = opener();

export const useStreamQuiz = (): Opener => useContext(StreamQuizOpener);
export const useFeedback = (): Opener => useContext(FeedbackOpener);
/** The Help Center. */
export const useHelp = (): Opener => useContext(HelpOpener);
