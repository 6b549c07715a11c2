/**
 * What somebody in need says, in phrases of English and of Hindi. Every word of a Hindi phrase stands there in Latin letters and in Devanagari
 * (see `hindi`), so that whoever writes in one script is met as in the other; a test holds the phrases to it.
 */
export type Meaning = { readonly english: readonly string[]; readonly hindi: readonly string[] };
