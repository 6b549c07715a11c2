import type { Wording } from "../language.ts";

/** Choices of subjects that keep all of some careers open; none where every choice does. */
export const KEEPS_ALL_OPEN: Wording<(careers: string, subjects: string, count: number) => string> = {
  english: (careers, subjects, count) =>
    subjects === ""
      ? `Any stream keeps ${careers} open: take the one whose subjects you like to study, since marks come from there.`
      : `${subjects} ${count === 1 ? "keeps" : "keep"} ${careers} open.`,
  hinglish: (careers, subjects) =>
    subjects === ""
      ? `Kisi bhi stream se ${careers} ka raasta khula rehta hai: woh lijiye jiske subject aapko padhna pasand hai, marks wahin se aate hain.`
      : `${subjects} se ${careers} ka raasta khula rehta hai.`,
  hindi: (careers, subjects) =>
    subjects === ""
      ? `किसी भी स्ट्रीम से ${careers} का रास्ता खुला रहता है: वह लीजिए जिसके विषय पढ़ना आपको पसंद है, नंबर वहीं से आते हैं।`
      : `${subjects} से ${careers} का रास्ता खुला रहता है।`,
};
export const KEEPS_NONE_OF_ALL: Wording<(careers: string) => string> = {
  english: (careers) =>
    `No one choice of subjects keeps ${careers} all open, as far as the catalogue knows: decide between them before Class 11, or by the one that asks for more.`,
  hinglish: (careers) =>
    `Jitna catalogue jaanta hai, koi ek stream ${careers}, sabka raasta khula nahi rakhti: Class 11 se pehle inme se chuniye, ya us ke hisaab se jo zyada maangta hai.`,
  hindi: (careers) =>
    `जितना कैटलॉग जानता है, कोई एक स्ट्रीम ${careers}, सबका रास्ता खुला नहीं रखती: Class 11 से पहले इनमें से चुनिए, या उसके हिसाब से जो ज़्यादा माँगता है।`,
};
