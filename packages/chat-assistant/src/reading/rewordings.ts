/** What has another meaning in these words than each of them has alone, and the words that say it plainly. */
const REWORDINGS: readonly (readonly [said: RegExp, meant: string])[] = [
  // Beside an accountant "cs" is no computer science.
  [/(?<= ca (?:vs|versus|or|ya|aur|and) )cs(?= )/gu, "company secretary"],
  [/(?<= )cs(?= (?:vs|versus|or|ya|aur|and) ca )/gu, "company secretary"],
  [/ (?:mbbs (?:ke|k) bina|bina mbbs(?: ke)?|without (?:doing )?mbbs)(?: doctors?)?(?= )/gu, " medical without neet"],
];

/** A padded text with those words in place. */
export const reworded = (text: string): string => REWORDINGS.reduce((now, [said, meant]) => now.replace(said, meant), text);
