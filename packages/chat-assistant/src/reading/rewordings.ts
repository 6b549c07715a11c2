/** What has another meaning in these words than each of them has alone, and the words that say it plainly. */
const REWORDINGS: readonly (readonly [said: RegExp, meant: string])[] = [
  // Beside an accountant "cs" is no computer science.
  [/(?<= ca (?:vs|versus|or|ya|aur|and) )cs(?= )/gu, "company secretary"],
  [/(?<= )cs(?= (?:vs|versus|or|ya|aur|and) ca )/gu, "company secretary"],
  [/(?<= clerk (?:vs|versus|or|ya|aur|and) )po(?= )/gu, "bank officer"],
  [/(?<= )po(?= (?:vs|versus|or|ya|aur|and) (?:bank )?clerk )/gu, "bank officer"],
  [/ (?:mbbs (?:ke|k) bina|bina mbbs(?: ke)?|without (?:doing )?mbbs)(?: doctors?)?(?= )/gu, " medical without neet"],
  // What feels good is liked, and what somebody can do is asked as what to do.
  [/ (?:अच्छा|अच्छी|अच्छे) लगत\S+|(?<=\S) (?:acch?a|achh?a|acch?i|achh?i) lagt[aie](?= )/gu, " पसंद"],
  [/ क्या (?:क्या )?कर सक\S+/gu, " क्या करें"],
  // To play games is to like games: "playing" is no topic of its own.
  [/ (?:play|playing|khelna|khelne)(?= (?:video |mobile |computer |online )?(?:games?|gaming) )/gu, ""],
  // Not a subject that is ruled out, but all studies.
  [
    / (?:dont|do not|didnt) (?:want|wish|like)(?: to)? study(?:ing)?(?: (?:further|more|anymore|any more)(?= )|(?= (?:after |beyond |$)))/gu,
    " without degree",
  ],
];

/** A padded text with those words in place. */
export const reworded = (text: string): string => REWORDINGS.reduce((now, [said, meant]) => now.replace(said, meant), text);
