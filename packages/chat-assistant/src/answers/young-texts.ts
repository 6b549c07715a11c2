import type { Wording } from "../language.ts";

export const NOTHING_CLOSED: Wording<(subjects: string | null) => string> = {
  english: (subjects) =>
    `Before Class 10 everybody has the same subjects, so nothing is closed yet; the stream is chosen after it. ${subjects === null ? "Most of the careers below leave every stream open." : `Most of the careers below ask for ${subjects} in Class 11 and 12: keep these strong now, a little each week.`}`,
  hinglish: (subjects) =>
    `Class 10 se pehle sabke vishay ek jaise hote hain, isliye abhi kuch band nahi hua; stream uske baad chuni jaati hai. ${subjects === null ? "Neeche ke zyadatar careers har stream se khule rehte hain." : `Neeche ke zyadatar careers Class 11 aur 12 mein ${subjects} maangte hain: inhe abhi se mazboot rakhiye, har hafte thoda.`}`,
  hindi: (subjects) =>
    `Class 10 से पहले सबके विषय एक जैसे होते हैं, इसलिए अभी कुछ बंद नहीं हुआ; स्ट्रीम उसके बाद चुनी जाती है। ${subjects === null ? "नीचे के ज़्यादातर करियर हर स्ट्रीम से खुले रहते हैं।" : `नीचे के ज़्यादातर करियर Class 11 और 12 में ${subjects} माँगते हैं: इन्हें अभी से मज़बूत रखिए, हर हफ़्ते थोड़ा।`}`,
};
export const TRY_NOW: Wording = {
  english: "What to try now, beside school:",
  hinglish: "Abhi, school ke saath, yeh aazmaaiye:",
  hindi: "अभी, स्कूल के साथ, यह आज़माइए:",
};
