const BRANCH =
  "mechanical|mech|civil|computers?|cs|cse|it|ece|eee|entc|extc|electrical|electronics|chemical|production|instrumentation|automobile|engineering";

/** The degree that is written like the commonest of verbs: "BE mechanical", "after BE", and never "how to be a teacher". For an alternative of `phrases`. */
export const BE_DEGREE: string = `be(?= (?:(?:in )?(?:${BRANCH})|degree|course|graduates?|students?|pass\\S*|passout|kiya|ki hai|kar\\S*|ke (?:baad|liye)|k baad|wal[aei]|final|last|1st|2nd|3rd|first|second|third|me|mein|ya|vs|versus|aur mba) )|(?<= (?:after|done|did|doing|completed|pursuing|finished|mera|meri|my) )be`;
