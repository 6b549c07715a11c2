import { link, p, strong, ul, words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import type { StateRecruiter } from "../names/state-recruiters.ts";

const POSTS = {
  revenue: link("/career/revenue-officer", "Revenue Officer"),
  tehsildar: link("/career/tehsildar", "Tehsildar"),
  block: link("/career/block-development-officer", "Block Development Officer"),
  children: link("/career/child-development-project-officer", "Child Development Project Officer"),
  police: link("/career/deputy-superintendent-of-police", "Deputy Superintendent of Police"),
  jail: link("/career/jail-superintendent", "Jail Superintendent"),
  excise: link("/career/excise-inspector", "Excise Inspector"),
  registrar: link("/career/sub-registrar", "Sub-Registrar"),
  labour: link("/career/labour-inspector", "Labour Inspector"),
  section: link("/career/section-officer", "Section Officer"),
} as const;

const LEADS_TO: Wording<(name: string) => string> = {
  english: (name) =>
    p(
      `The State's ${strong("civil services examination")}${name} asks for any degree and fills the officers' posts of many departments at once; your rank and your choice decide which. As a rule: Prelims, Mains and an interview.`,
    ),
  hinglish: (name) =>
    p(
      `Rajya ke ${strong("civil services exam")}${name} mein koi bhi degree chalti hai, aur ek saath kai vibhagon ke officer chune jaate hain; kaun si post milegi, yeh rank aur aapki pasand se tay hota hai. Aam taur par: Prelims, Mains aur interview.`,
    ),
  hindi: (name) =>
    p(
      `राज्य की ${strong("सिविल सेवा परीक्षा")}${name} में कोई भी डिग्री चलती है, और एक साथ कई विभागों के अफ़सर चुने जाते हैं; कौन सा पद मिलेगा, यह रैंक और आपकी पसंद से तय होता है। आम तौर पर: Prelims, Mains और इंटरव्यू।`,
    ),
};
const ITS_POSTS: Wording = {
  english: ul([
    `${strong("Running a district")}: deputy collector or SDM (${POSTS.revenue}), ${POSTS.tehsildar}, ${POSTS.block}.`,
    `${strong("Police and jails")}: ${POSTS.police}, ${POSTS.jail}.`,
    `${strong("Taxes and registration")}: State tax and accounts officers, ${POSTS.excise}, ${POSTS.registrar}.`,
    `${strong("Welfare and offices")}: ${POSTS.children}, ${POSTS.labour}, cooperative and employment officers, ${POSTS.section}.`,
  ]),
  hinglish: ul([
    `${strong("Zile ka prashasan")}: deputy collector ya SDM (${POSTS.revenue}), ${POSTS.tehsildar}, ${POSTS.block}.`,
    `${strong("Police aur jail")}: ${POSTS.police}, ${POSTS.jail}.`,
    `${strong("Tax aur registration")}: rajya ke tax aur accounts officer, ${POSTS.excise}, ${POSTS.registrar}.`,
    `${strong("Welfare aur office")}: ${POSTS.children}, ${POSTS.labour}, cooperative aur employment officer, ${POSTS.section}.`,
  ]),
  hindi: ul([
    `${strong("ज़िले का प्रशासन")}: डिप्टी कलेक्टर या SDM (${POSTS.revenue}), ${POSTS.tehsildar}, ${POSTS.block}।`,
    `${strong("पुलिस और जेल")}: ${POSTS.police}, ${POSTS.jail}।`,
    `${strong("टैक्स और रजिस्ट्रेशन")}: राज्य के टैक्स और अकाउंट्स अफ़सर, ${POSTS.excise}, ${POSTS.registrar}।`,
    `${strong("कल्याण और दफ़्तर")}: ${POSTS.children}, ${POSTS.labour}, सहकारिता और रोज़गार अफ़सर, ${POSTS.section}।`,
  ]),
};
const BESIDE_IT: Wording = {
  english: p(
    "Which of these are in it differs by State and year; the notice lists them. The commission also takes engineers, lecturers, doctors and forest officers, each by an examination of their own. Constables and most clerks come by other boards or by the departments themselves.",
  ),
  hinglish: p(
    "Inme se kaun si posts hain, yeh rajya aur saal ke hisaab se badalta hai; notice mein likha hota hai. Aayog engineer, lecturer, doctor aur forest officer bhi leta hai, har ek ka alag exam hai. Constable aur zyadatar clerk doosre boards se ya vibhag ki apni bharti se aate hain.",
  ),
  hindi: p(
    "इनमें से कौन से पद हैं, यह राज्य और साल के हिसाब से बदलता है; नोटिस में लिखा होता है। आयोग इंजीनियर, लेक्चरर, डॉक्टर और वन अफ़सर भी लेता है, हर एक की अलग परीक्षा है। कांस्टेबल और ज़्यादातर क्लर्क दूसरे बोर्ड से या विभाग की अपनी भर्ती से आते हैं।",
  ),
};

/** What a State's civil services examination leads to; of any State where none is named. */
export function civilServicesOf(state: StateRecruiter | null, language: Language): string {
  const name = state?.civilServices?.[0];
  return LEADS_TO[language](name === undefined ? "" : ` (${words(name)})`) + ITS_POSTS[language] + BESIDE_IT[language];
}
