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
