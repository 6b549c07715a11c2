import { strong } from "../html/write.ts";
import type { InHindi, Wording } from "../language.ts";

export const UNITS: Wording<{ readonly lakh: string; readonly crore: string }> = {
  english: { lakh: "lakh", crore: "crore" },
  hinglish: { lakh: "lakh", crore: "crore" },
  hindi: { lakh: "लाख", crore: "करोड़" },
};

/** An amount a year, or from one to another. */
export const YEARLY: Wording<(low: string, high: string | null) => string> = {
  english: (low, high) => (high === null ? `${low} a year` : `${low} to ${high} a year`),
  hinglish: (low, high) => (high === null ? `saal ke ${low}` : `saal ke ${low} se ${high}`),
  hindi: (low, high) => (high === null ? `साल के ${low}` : `साल के ${low} से ${high}`),
};

export const NO_FIGURE: Wording = {
  english: "The catalogue has no figure for India yet.",
  hinglish: "Catalogue mein India ke liye abhi koi figure nahi hai.",
  hindi: "कैटलॉग में भारत के लिए अभी कोई आँकड़ा नहीं है।",
};

export const IN_INDIA: Wording<(range: string, basis: string) => string> = {
  english: (range, basis) => `In India: ${strong(range)}, from entry to experienced ${basis}.`,
  hinglish: (range, basis) => `India mein: ${strong(range)}, shuruaat se anubhavi tak ${basis}.`,
  hindi: (range, basis) => `भारत में: ${strong(range)}, शुरुआत से अनुभवी तक ${basis}।`,
};

export const ABROAD: Wording<(pay: string) => string> = {
  english: (pay) => `In the United States, to compare careers with one another: ${pay}.`,
  hinglish: (pay) => `America mein, sirf careers ki aapas mein tulna ke liye: ${pay}.`,
  hindi: (pay) => `अमेरिका में, सिर्फ़ करियर की आपस में तुलना के लिए: ${pay}।`,
};

/** The pay of one career in the United States, where it is asked for. */
export const PAY_IN_US: Wording<(name: string, pay: string) => string> = {
  english: (name, pay) =>
    `${name} in the United States: ${strong(pay)}. It says what people there earn and not what somebody from India would be paid: whether one may work there is decided by a visa and, in many careers, a licence of that country.`,
  hinglish: (name, pay) =>
    `${name}, America mein: ${strong(pay)}. Yeh wahan ke logon ki kamai hai, India se jaane wale ki nahi: wahan kaam kar sakte hain ya nahi, yeh visa aur bahut se careers mein us desh ke licence se tay hota hai.`,
  hindi: (name, pay) =>
    `${name}, अमेरिका में: ${strong(pay)}। यह वहाँ के लोगों की कमाई है, भारत से जाने वाले की नहीं: वहाँ काम कर सकते हैं या नहीं, यह वीज़ा और बहुत से करियर में उस देश के लाइसेंस से तय होता है।`,
};
export const NO_PAY_IN_US: Wording<(name: string) => string> = {
  english: (name) => `I don't know what ${name} pays in the United States: the catalogue has no measured figure for it.`,
  hinglish: (name) => `Mujhe nahi pata ki ${name} America mein kitna kamata hai: catalogue mein iska koi naapa hua figure nahi hai.`,
  hindi: (name) => `मुझे नहीं पता कि ${name} अमेरिका में कितना कमाता है: कैटलॉग में इसका कोई नापा हुआ आँकड़ा नहीं है।`,
};

/** The same where no table measures it, but the nearest occupation is counted. */
export const NEAREST_PAY_IN_US: Wording<(name: string, pay: string) => string> = {
  english: (name, pay) =>
    `I don't know what ${name} pays in the United States: the catalogue has no measured figure for it, only that of the nearest occupation which is counted, ${strong(pay)}. Whether somebody from India may work there is decided by a visa and, in many careers, a licence of that country.`,
  hinglish: (name, pay) =>
    `Mujhe nahi pata ki ${name} America mein kitna kamata hai: catalogue mein iska koi naapa hua figure nahi hai, sirf sabse paas ke gine gaye kaam ka, ${strong(pay)}. India se jaakar wahan kaam kar sakte hain ya nahi, yeh visa aur bahut se careers mein us desh ke licence se tay hota hai.`,
  hindi: (name, pay) =>
    `मुझे नहीं पता कि ${name} अमेरिका में कितना कमाता है: कैटलॉग में इसका कोई नापा हुआ आँकड़ा नहीं है, सिर्फ़ सबसे पास के गिने गए काम का, ${strong(pay)}। भारत से जाकर वहाँ काम कर सकते हैं या नहीं, यह वीज़ा और बहुत से करियर में उस देश के लाइसेंस से तय होता है।`,
};

/** An amount a month. */
export const MONTHLY: Wording<(low: string, high: string | null) => string> = {
  english: (low, high) => (high === null ? `${low} a month` : `${low} to ${high} a month`),
  hinglish: (low, high) => (high === null ? `mahine ke ${low}` : `mahine ke ${low} se ${high}`),
  hindi: (low, high) => (high === null ? `महीने के ${low}` : `महीने के ${low} से ${high}`),
};
export const A_MONTH: Wording<(pay: string) => string> = {
  english: (pay) => `In India about ${pay}, before what is deducted: the pay of a year, divided by twelve.`,
  hinglish: (pay) => `India mein lagbhag ${pay}, katauti se pehle: saal ki kamai ko baarah se baanta hai.`,
  hindi: (pay) => `भारत में लगभग ${pay}, कटौती से पहले: साल की कमाई को बारह से बाँटा है।`,
};

export const GROWS: Wording<(growth: string) => string> = {
  english: (growth) => `${growth} jobs over ten years`,
  hinglish: (growth) => `das saal mein naukriyan ${growth}`,
  hindi: (growth) => `दस साल में नौकरियाँ ${growth}`,
};

export const YEAR: Wording<(years: number) => string> = {
  english: (years) => `${years} ${years === 1 ? "year" : "years"}`,
  hinglish: (years) => `${years} saal`,
  hindi: (years) => `${years} साल`,
};
export const YEARS: Wording<(low: number, high: number) => string> = {
  english: (low, high) => `${low} to ${high} years`,
  hinglish: (low, high) => `${low} se ${high} saal`,
  hindi: (low, high) => `${low} से ${high} साल`,
};

export const SOONEST_PAY: Wording<(years: string) => string> = {
  english: (years) => `first pay about ${years} after Class 10`,
  hinglish: (years) => `pehli kamai Class 10 ke lagbhag ${years} baad`,
  hindi: (years) => `पहली कमाई Class 10 के लगभग ${years} बाद`,
};
export const LATER_POST: Wording<(years: string) => string> = {
  english: (years) => `this post is reached about ${years} after Class 10, with paid work or a stipend on the way`,
  hinglish: (years) => `is post tak Class 10 ke lagbhag ${years} baad pahunchte hain, aur raste mein kamai ya stipend milta hai`,
  hindi: (years) => `इस पद तक Class 10 के लगभग ${years} बाद पहुँचते हैं, और रास्ते में कमाई या स्टाइपेंड मिलता है`,
};

/** Where pay comes from that no table gives, by the words of the record. */
export const SOURCES_IN_HINDI: Readonly<Record<string, InHindi>> = {
  "Career Clarity's own estimate from what such posts are advertised at and from pay levels of government service, not a measurement": {
    hinglish: "Career Clarity ka apna andaza, aisi posts ke vigyapan aur sarkari pay levels se, koi naapa hua figure nahi",
    hindi: "Career Clarity का अपना अंदाज़ा, ऐसे पदों के विज्ञापन और सरकारी पे लेवल से, कोई नापा हुआ आँकड़ा नहीं",
  },
};
