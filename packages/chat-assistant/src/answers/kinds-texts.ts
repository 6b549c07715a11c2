import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

export const WHICH_KIND: Of = {
  english: (family) => `Which kind of ${family}?`,
  hinglish: (family) => `Kis tarah ka ${family}?`,
  hindi: (family) => `किस तरह का ${family}?`,
};
export const MANY_KINDS: Wording = {
  english: "There are many kinds, with different ways in and different pay. Some of them:",
  hinglish: "Iske bahut prakar hain, alag raston aur alag kamai ke saath. Unme se kuch:",
  hindi: "इसके बहुत प्रकार हैं, अलग रास्तों और अलग कमाई के साथ। उनमें से कुछ:",
};
export const NO_FIGURE_YET: Wording = {
  english: "the catalogue has no figure for India yet",
  hinglish: "catalogue mein India ka figure abhi nahi hai",
  hindi: "कैटलॉग में भारत का आँकड़ा अभी नहीं है",
};
export const NAME_ONE_KIND: Wording<(explorer: (text: string) => string) => string> = {
  english: (explorer) => `Name one, and I tell you the way there. More in ${explorer("the explorer")}.`,
  hinglish: (explorer) => `Ek ka naam bataiye, main uska raasta bataungi. Aur yahan hain: ${explorer("explorer")}.`,
  hindi: (explorer) => `एक का नाम बताइए, मैं उसका रास्ता बताऊँगी। और यहाँ हैं: ${explorer("explorer")}।`,
};
