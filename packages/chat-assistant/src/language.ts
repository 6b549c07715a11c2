/** The languages of a reply: English, Hindi in Latin letters as people type it, and Hindi in its own. */
export const LANGUAGES = ["english", "hinglish", "hindi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text, or one function that makes it of its parts, in each language; one that is missing does not compile. */
export type Wording<Text = string> = Readonly<Record<Language, Text>>;

/** A text that is made alike in each language, from parts that have their own wording. */
export const inEach = (write: (language: Language) => string): Wording => ({
  english: write("english"),
  hinglish: write("hinglish"),
  hindi: write("hindi"),
});

/** What a sentence ends with. */
export const END: Wording = { english: ".", hinglish: ".", hindi: "।" };

/** Wordings in both kinds of Hindi for an English text that stands elsewhere. */
export type InHindi = Omit<Wording, "english">;
