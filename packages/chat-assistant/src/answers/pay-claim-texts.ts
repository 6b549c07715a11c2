import type { Wording } from "../language.ts";

/** What the record says to a figure that was heard: the career, and its pay with the short form of its basis. */
type Verdict = Wording<(name: string, pay: string) => string>;

export const ABOVE_THE_RANGE: Verdict = {
  english: (name, pay) => `I can't confirm that figure: it is above our record for ${name}, ${pay}.`,
  hinglish: (name, pay) => `Yeh figure main sahi nahi keh sakti: ${name} ke hamare record se zyada hai, jo hai ${pay}.`,
  hindi: (name, pay) => `यह आँकड़ा मैं सही नहीं कह सकती: ${name} के हमारे रिकॉर्ड से ज़्यादा है, जो है ${pay}।`,
};
export const BELOW_THE_RANGE: Verdict = {
  english: (name, pay) =>
    `I can't confirm that figure: it is below our record for ${name}, ${pay}; in a first post or a small place it may happen.`,
  hinglish: (name, pay) =>
    `Yeh figure main sahi nahi keh sakti: ${name} ke hamare record se kam hai, jo hai ${pay}; pehli post ya chhoti jagah mein aisa ho sakta hai.`,
  hindi: (name, pay) => `यह आँकड़ा मैं सही नहीं कह सकती: ${name} के हमारे रिकॉर्ड से कम है, जो है ${pay}; पहले पद या छोटी जगह में ऐसा हो सकता है।`,
};
export const WITHIN_THE_RANGE: Readonly<Record<"low" | "middle" | "high", Verdict>> = {
  low: {
    english: (name, pay) => `That can be: it lies within our record for ${name}, ${pay}, towards what beginners get.`,
    hinglish: (name, pay) => `Aisa ho sakta hai: yeh ${name} ke hamare record ke andar hai, ${pay}, shuruaat karne walon ki kamai ke paas.`,
    hindi: (name, pay) => `ऐसा हो सकता है: यह ${name} के हमारे रिकॉर्ड के अंदर है, ${pay}, शुरुआत करने वालों की कमाई के पास।`,
  },
  middle: {
    english: (name, pay) => `That can be: it lies within our record for ${name}, ${pay}, about its middle, after some years.`,
    hinglish: (name, pay) => `Aisa ho sakta hai: yeh ${name} ke hamare record ke andar hai, ${pay}, lagbhag beech mein, kuch saal ke baad.`,
    hindi: (name, pay) => `ऐसा हो सकता है: यह ${name} के हमारे रिकॉर्ड के अंदर है, ${pay}, लगभग बीच में, कुछ साल के बाद।`,
  },
  high: {
    english: (name, pay) =>
      `That can be, but not at the start: it lies within our record for ${name}, ${pay}, towards what the experienced get.`,
    hinglish: (name, pay) =>
      `Aisa ho sakta hai, par shuruaat mein nahi: yeh ${name} ke hamare record ke andar hai, ${pay}, anubhavi logon ki kamai ke paas.`,
    hindi: (name, pay) => `ऐसा हो सकता है, पर शुरुआत में नहीं: यह ${name} के हमारे रिकॉर्ड के अंदर है, ${pay}, अनुभवी लोगों की कमाई के पास।`,
  },
};
/** What is said to be paid at the start. */
export const NOT_AT_THE_START: Verdict = {
  english: (name, pay) => `I can't confirm that for a beginner: our record for ${name} begins at about ${pay}.`,
  hinglish: (name, pay) =>
    `Shuruaat ke liye yeh figure main sahi nahi keh sakti: ${name} ka hamara record lagbhag ${pay} se shuru hota hai.`,
  hindi: (name, pay) => `शुरुआत के लिए यह आँकड़ा मैं सही नहीं कह सकती: ${name} का हमारा रिकॉर्ड लगभग ${pay} से शुरू होता है।`,
};
export const ABOUT_A_MONTH: Wording<(month: string) => string> = {
  english: (month) => `That is about ${month}, before what is deducted.`,
  hinglish: (month) => `Yaani lagbhag ${month}, katauti se pehle.`,
  hindi: (month) => `यानी लगभग ${month}, कटौती से पहले।`,
};
