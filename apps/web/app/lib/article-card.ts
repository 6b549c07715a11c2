/** A picture for each theme, as addresses that carry it. */
export type Drawn = { readonly light: string; readonly dark: string };

/** What the lists of articles show of one. */
export type ArticleCard = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** A date such as "2026-11-21". */
  readonly published: string;
  readonly tags: readonly string[];
  /** Reading time in minutes, at 220 words a minute, rounded up. */
  readonly minutes: number;
  /** The picture itself, where it is on the page's first screen. */
  readonly drawn?: Drawn;
};
