import { type Career, EXAM_RECORDS } from "@career-clarity/career-catalog";
import { strong, words } from "../html/write.ts";
import { inEach, type Language, type Wording } from "../language.ts";
import { BOARDS_OF_ONE_KIND, STATE_RECRUITERS, type StateRecruiter } from "../names/state-recruiters.ts";
import { type PublicPosts, stateIn } from "../reading/public-posts.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { listed } from "./join.ts";

/** What a State's departments recruit: for which degrees, and the posts. */
const STATE_POSTS: readonly (readonly [RegExp, Wording])[] = [
  [
    /^(?:BTech|MTech)$/,
    {
      english: "assistant and junior engineers of its departments (AE and JE)",
      hinglish: "uske vibhagon mein assistant aur junior engineer (AE aur JE)",
      hindi: "उसके विभागों में असिस्टेंट और जूनियर इंजीनियर (AE और JE)",
    },
  ],
  [
    /^(?:Diploma|Polytechnic diploma)$/,
    {
      english: "junior engineers of its departments (JE)",
      hinglish: "uske vibhagon mein junior engineer (JE)",
      hindi: "उसके विभागों में जूनियर इंजीनियर (JE)",
    },
  ],
  [
    /^ITI$/,
    {
      english: "technicians of its power, water and transport departments",
      hinglish: "bijli, paani aur transport vibhag mein technician",
      hindi: "बिजली, पानी और ट्रांसपोर्ट विभाग में टेक्नीशियन",
    },
  ],
  [
    /Agriculture/,
    {
      english: "agriculture officers, and supervisors below them",
      hinglish: "krishi adhikari (agriculture officer), aur unke neeche supervisor",
      hindi: "कृषि अधिकारी, और उनके नीचे सुपरवाइज़र",
    },
  ],
  [
    /^BSc Forestry$/,
    {
      english: "foresters and, with most science degrees, range officers of its forest department",
      hinglish: "van vibhag mein forester aur, zyadatar science degree ki tarah, range officer",
      hindi: "वन विभाग में वनपाल और, ज़्यादातर साइंस डिग्री की तरह, रेंज अफ़सर",
    },
  ],
  [
    /^BFSc$/,
    {
      english: "fisheries officers and inspectors of its fisheries department",
      hinglish: "matsya vibhag mein fisheries officer aur inspector",
      hindi: "मत्स्य विभाग में मत्स्य अधिकारी और इंस्पेक्टर",
    },
  ],
  [
    /^(?:BPharm|DPharm)$/,
    {
      english: "pharmacists of its hospitals and, with a BPharm, drugs inspectors",
      hinglish: "uske hospital mein pharmacist aur, BPharm ke saath, drugs inspector",
      hindi: "उसके अस्पतालों में फ़ार्मासिस्ट और, BPharm के साथ, ड्रग्स इंस्पेक्टर",
    },
  ],
  [
    /^(?:BSc Nursing|GNM|ANM)$/,
    {
      english: "nursing officers, community health officers and health workers",
      hinglish: "nursing officer, community health officer aur health worker",
      hindi: "नर्सिंग ऑफ़िसर, कम्युनिटी हेल्थ ऑफ़िसर और स्वास्थ्य कार्यकर्ता",
    },
  ],
  [
    /^(?:DMLT|BMLT)$/,
    {
      english: "laboratory technicians of its hospitals",
      hinglish: "uske hospital mein lab technician",
      hindi: "उसके अस्पतालों में लैब टेक्नीशियन",
    },
  ],
  [
    /^(?:BPT|BOT|BASLP)$/,
    { english: "therapists of its hospitals", hinglish: "uske hospital mein therapist", hindi: "उसके अस्पतालों में थेरेपिस्ट" },
  ],
  [/^(?:BDS|MDS)$/, { english: "dental surgeons", hinglish: "dental surgeon", hindi: "डेंटल सर्जन" }],
  [/^(?:MBBS|MD|MS|B[AHU]MS)$/, { english: "medical officers", hinglish: "medical officer", hindi: "मेडिकल ऑफ़िसर" }],
  [/^BVSc$/, { english: "veterinary officers", hinglish: "veterinary officer (pashu doctor)", hindi: "पशु चिकित्सा अधिकारी" }],
  [
    /LLB|LLM/,
    {
      english: "public prosecutors and law officers",
      hinglish: "sarkari vakil (public prosecutor) aur law officer",
      hindi: "सरकारी वकील और लॉ ऑफ़िसर",
    },
  ],
  [
    /^(?:BEd|D\.El\.Ed|B\.El\.Ed|BPEd|MEd)$/,
    { english: "teachers of its schools", hinglish: "uske school mein teacher", hindi: "उसके स्कूलों में शिक्षक" },
  ],
  [/^(?:BLISc)$/, { english: "librarians", hinglish: "librarian", hindi: "लाइब्रेरियन" }],
  [
    /^(?:MSc|MA|MCom)$/,
    {
      english: "lecturers of its schools and colleges, with BEd or NET, beside deputy collectors, tax and block officers",
      hinglish: "uske school aur college mein lecturer, BEd ya NET ke saath; iske alawa deputy collector, tax aur block officer",
      hindi: "उसके स्कूलों और कॉलेजों में लेक्चरर, BEd या NET के साथ; इसके अलावा डिप्टी कलेक्टर, टैक्स और ब्लॉक ऑफ़िसर",
    },
  ],
  [
    /^(?:BSW|MSW)$/,
    {
      english: "welfare, child protection and probation officers",
      hinglish: "samaj kalyan, bal suraksha aur probation officer",
      hindi: "समाज कल्याण, बाल सुरक्षा और प्रोबेशन ऑफ़िसर",
    },
  ],
];
const OF_GRADUATES: Wording = {
  english: "deputy collectors, police, tax and block officers",
  hinglish: "deputy collector, police, tax aur block officer",
  hindi: "डिप्टी कलेक्टर, पुलिस, टैक्स और ब्लॉक ऑफ़िसर",
};
const OF_OTHERS: Wording = {
  english: "clerks, constables, forest guards and the like",
  hinglish: "clerk, constable, forest guard aur aisi posts",
  hindi: "क्लर्क, कांस्टेबल, वन रक्षक और ऐसे पद",
};

export const hasStatePosts = (degree: string | null): boolean => degree !== null && STATE_POSTS.some(([cue]) => cue.test(degree));

/** The posts of a State that fit a degree and its subject, or any of that schooling. */
export function statePosts(
  { degree, branches }: Pick<PublicPosts, "degree" | "branches">,
  isGraduate: boolean,
  language: Language,
): string {
  const field = degree !== null && branches.includes("agriculture") ? "Agriculture" : degree;
  const found = STATE_POSTS.find(([cue]) => field !== null && cue.test(field))?.[1] ?? (isGraduate ? OF_GRADUATES : OF_OTHERS);
  return found[language];
}

const RECRUITS: Wording<(state: string, commission: string, boards: string, isForAll: boolean) => string> = {
  english: (state, commission, boards, isForAll) =>
    `${state} recruits by ${commission}, its own body, ${isForAll ? "from Class 10 upwards" : "mostly after a degree"}${boards === "" ? "" : `; for other posts by ${boards}`}`,
  hinglish: (state, commission, boards, isForAll) =>
    `${state} ki bharti uske apne aayog ${commission} se hoti hai, ${isForAll ? "Class 10 se upar" : "zyadatar degree ke baad"}${boards === "" ? "" : `; baaki posts ${boards} se`}`,
  hindi: (state, commission, boards, isForAll) =>
    `${state} की भर्ती उसके अपने आयोग ${commission} से होती है, ${isForAll ? "Class 10 से ऊपर" : "ज़्यादातर डिग्री के बाद"}${boards === "" ? "" : `; बाक़ी पद ${boards} से`}`,
};

/** Who recruits for a State, as plain text. */
export const recruiters = ({ state, commission, boards, isForAll }: StateRecruiter, language: Language): string =>
  RECRUITS[language](state, commission, listed(boards, "and", language), isForAll === true);

/** Any State by its name. */
export const STATES: RegExp = phrases(...STATE_RECRUITERS.flatMap(({ names }) => names));

/** Its commission and boards fill the post; its power companies fill theirs themselves. */
const isOfState = ({ pathway }: Career): boolean =>
  pathway?.exams.some((exam) => {
    const { gives, service } = EXAM_RECORDS[exam];
    return gives === "post" && (service === "state" || (exam.startsWith("State ") && service !== "engineering"));
  }) ?? false;

const RECRUITED_BY: Wording<(state: string, who: string) => string> = {
  english: (state, who) => `${strong(state)}: ${who}. Which of them fills this post stands in its notice.`,
  hinglish: (state, who) => `${strong(state)}: ${who}. Yeh post kaun bharta hai, uske notice mein likha hota hai.`,
  hindi: (state, who) => `${strong(state)}: ${who}। यह पद कौन भरता है, उसके नोटिस में लिखा होता है।`,
};
const FILLED_BY: Wording<(state: string, post: string, body: string) => string> = {
  english: (state, post, body) => `${strong(state)}: ${post} is filled by ${body}. Its notice has ages, conditions and dates.`,
  hinglish: (state, post, body) => `${strong(state)}: ${post} ki bharti: ${body}. Umar, shartein aur tareekh uske notice mein hoti hain.`,
  hindi: (state, post, body) => `${strong(state)}: ${post} की भर्ती: ${body}। उम्र, शर्तें और तारीख़ें उसके नोटिस में होती हैं।`,
};

const PAY_IN_STATE: Wording<(state: string) => string> = {
  english: (state) =>
    `${strong(state)}: I have one figure for all of India. What a State pays stands in the notice of the post, as its pay level.`,
  hinglish: (state) =>
    `${strong(state)}: mere paas poore India ka ek hi figure hai. Rajya kitna deta hai, post ke notice mein pay level ke roop mein likha hota hai.`,
  hindi: (state) => `${strong(state)}: मेरे पास पूरे भारत का एक ही आँकड़ा है। राज्य कितना देता है, पद के नोटिस में पे लेवल के रूप में लिखा होता है।`,
};

/** Whose boards fill a career's posts, where a State has boards for one kind alone. */
const kindOf = ({ category, subcategory, pathway }: Career): string | null => {
  if (pathway?.exams.includes("State teacher recruitment")) return "schools";
  if (category === "Healthcare") return "hospitals";
  return subcategory.startsWith("Police") ? "police" : null;
};

/** Who recruits for a career in the State that a text names, or that its pay is not known by State; empty where neither is told. */
export function recruitersFor(career: Career | undefined, { text, asks }: Pick<Reading, "text" | "asks">): Wording | "" {
  const state = stateIn(text);
  if (state === null || career === undefined || !isOfState(career)) return "";
  if (asks.has("pay") && !asks.has("become")) return inEach((language) => PAY_IN_STATE[language](words(state.state)));
  const kind = kindOf(career);
  const ofItsKind = state.boards.find((board) => kind !== null && BOARDS_OF_ONE_KIND[board] === kind);
  const body = state.fills?.[career.id] ?? (kind === "schools" ? state.teachers : undefined) ?? ofItsKind;
  const others = [state.commission, ...state.boards.filter((board) => BOARDS_OF_ONE_KIND[board] === undefined)];
  return inEach((language) =>
    body === undefined
      ? RECRUITED_BY[language](words(state.state), words(others.join(", ")))
      : FILLED_BY[language](words(state.state), words(career.name), words(body)),
  );
}
