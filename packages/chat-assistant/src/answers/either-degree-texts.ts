import type { Wording } from "../language.ts";

type Parts = { readonly career: string; readonly named: string | null; readonly further: string | null };

export const EITHER_LEADS: Wording<(parts: Parts) => string> = {
  english: ({ career, named, further }) =>
    `Either can lead to ${career}.${named === null ? "" : ` Its record names ${named}.`}${
      further === null ? "" : ` What counts more is the next step: ${further}.`
    } The wider subject (chemistry, physics, biology, computing) keeps more other doors open and is taught at more colleges; the special one teaches the work sooner. If the good college near you gives only the wide one, take it.`,
  hinglish: ({ career, named, further }) =>
    `Dono se ${career} tak ja sakte hain.${named === null ? "" : ` Record mein likha hai: ${named}.`}${
      further === null ? "" : ` Zyada maayne agla kadam rakhta hai: ${further}.`
    } Bada vishay (chemistry, physics, biology, computer) doosre raste bhi khule rakhta hai aur zyada college mein padhaya jaata hai; khaas vishay kaam jaldi sikhata hai. Agar aapke paas ke achhe college mein sirf bada vishay hai, to wahi lijiye.`,
  hindi: ({ career, named, further }) =>
    `दोनों से ${career} तक जा सकते हैं।${named === null ? "" : ` रिकॉर्ड में लिखा है: ${named}।`}${
      further === null ? "" : ` ज़्यादा मायने अगला क़दम रखता है: ${further}।`
    } बड़ा विषय (केमिस्ट्री, फ़िज़िक्स, बायोलॉजी, कंप्यूटर) दूसरे रास्ते भी खुले रखता है और ज़्यादा कॉलेज में पढ़ाया जाता है; ख़ास विषय काम जल्दी सिखाता है। अगर आपके पास के अच्छे कॉलेज में सिर्फ़ बड़ा विषय है, तो वही लीजिए।`,
};
