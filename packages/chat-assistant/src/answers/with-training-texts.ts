import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

/** The label of a list, and the lines above it, for whoever has a trade of an ITI or a diploma in hand. */
type Texts = {
  readonly label: Wording<(name: string) => string>;
  readonly lead: Wording<(name: string) => string>;
  readonly rows: Wording<readonly string[]>;
};

export const WITH_TRADE: Texts = {
  label: {
    english: (name) => `whose way in names the ITI trade ${name}`,
    hinglish: (name) => `jinke raste mein ITI trade ${name} likha hai`,
    hindi: (name) => `जिनके रास्ते में ITI ट्रेड ${name} लिखा है`,
  },
  lead: {
    english: (name) => `With the ITI trade ${name} in hand you can begin now. Try the first two at once:`,
    hinglish: (name) => `ITI trade ${name} ke saath aap abhi shuru kar sakte hain. Pehle do raste saath-saath aazmaiye:`,
    hindi: (name) => `ITI ट्रेड ${name} के साथ आप अभी शुरू कर सकते हैं। पहले दो रास्ते साथ-साथ आज़माइए:`,
  },
  rows: {
    english: [
      `${strong("Paid apprenticeship")}, mostly a year: apprenticeshipindia.gov.in. Many are kept afterwards.`,
      `${strong("Firms near you")}: the placement cell of your ITI, apprenticeship fairs, ncs.gov.in.`,
      `${strong("Government, by notice")}: Technician of the railways (rrbapply.gov.in), power companies, public companies. Each notice names the trades that it takes.`,
      `${strong("Further")}: the second year of a polytechnic diploma, or CITS, to teach at an ITI.`,
    ],
    hinglish: [
      `${strong("Kamai ke saath apprenticeship")}, aksar ek saal: apprenticeshipindia.gov.in. Bahuton ko baad mein wahin rakh lete hain.`,
      `${strong("Paas ki companiyan")}: apne ITI ka placement cell, apprenticeship mele, ncs.gov.in.`,
      `${strong("Sarkari, notice se")}: railway mein Technician (rrbapply.gov.in), bijli companiyan, public companiyan. Kaun se trade lete hain, yeh har notice mein likha hota hai.`,
      `${strong("Aage")}: polytechnic diploma ka doosra saal, ya ITI mein padhane ke liye CITS.`,
    ],
    hindi: [
      `${strong("कमाई के साथ अप्रेंटिसशिप")}, अक्सर एक साल: apprenticeshipindia.gov.in। बहुतों को बाद में वहीं रख लेते हैं।`,
      `${strong("पास की कंपनियाँ")}: अपने ITI का placement cell, अप्रेंटिसशिप मेले, ncs.gov.in।`,
      `${strong("सरकारी, नोटिस से")}: रेलवे में Technician (rrbapply.gov.in), बिजली कंपनियाँ, सरकारी कंपनियाँ। कौन से ट्रेड लेते हैं, यह हर नोटिस में लिखा होता है।`,
      `${strong("आगे")}: पॉलिटेक्निक डिप्लोमा का दूसरा साल, या ITI में पढ़ाने के लिए CITS।`,
    ],
  },
};

export const WITH_DIPLOMA: Texts = {
  label: {
    english: (name) => `whose way in names a diploma in ${name}`,
    hinglish: (name) => `jinke raste mein ${name} ka diploma likha hai`,
    hindi: (name) => `जिनके रास्ते में ${name} का डिप्लोमा लिखा है`,
  },
  lead: {
    english: (name) => `With a diploma in ${name} in hand there are three good ways, and they can follow one another:`,
    hinglish: (name) => `${name} ke diploma ke baad teen achhe raste hain, aur ek ke baad doosra bhi ho sakta hai:`,
    hindi: (name) => `${name} के डिप्लोमा के बाद तीन अच्छे रास्ते हैं, और एक के बाद दूसरा भी हो सकता है:`,
  },
  rows: {
    english: [
      `${strong("Work now")}: supervisor, technician, quality control; a paid apprenticeship of a year for diploma holders brings the first experience (nats.education.gov.in).`,
      `${strong("Government, by notice")}: junior engineers of SSC JE, RRB JE and the State's boards, mostly for civil, mechanical and electrical branches.`,
      `${strong("Study on")}: BTech from its second year (lateral entry), by your State's counselling. If money is needed, work first.`,
    ],
    hinglish: [
      `${strong("Abhi kaam")}: supervisor, technician, quality control; diploma walon ki ek saal ki paid apprenticeship se pehla anubhav milta hai (nats.education.gov.in).`,
      `${strong("Sarkari, notice se")}: SSC JE, RRB JE aur rajya ke board ke junior engineer, zyadatar civil, mechanical aur electrical branch ke liye.`,
      `${strong("Aage padhai")}: BTech ke doosre saal mein lateral entry, apne rajya ki counselling se. Paise ki zarurat ho to pehle kaam.`,
    ],
    hindi: [
      `${strong("अभी काम")}: सुपरवाइज़र, टेक्नीशियन, quality control; डिप्लोमा वालों की एक साल की paid apprenticeship से पहला अनुभव मिलता है (nats.education.gov.in)।`,
      `${strong("सरकारी, नोटिस से")}: SSC JE, RRB JE और राज्य के बोर्ड के जूनियर इंजीनियर, ज़्यादातर civil, mechanical और electrical branch के लिए।`,
      `${strong("आगे पढ़ाई")}: BTech के दूसरे साल में lateral entry, अपने राज्य की counselling से। पैसे की ज़रूरत हो तो पहले काम।`,
    ],
  },
};
