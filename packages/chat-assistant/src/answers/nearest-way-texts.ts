import type { Wording } from "../language.ts";

export const THIS_IS_THE_WAY: Wording = {
  english: "This is the way in:",
  hinglish: "Wahan tak ka raasta yeh hai:",
  hindi: "वहाँ तक का रास्ता यह है:",
};
