import type { Language } from "../language.ts";
import { wordsOf } from "./words.ts";

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Words of Hindi in Latin letters, without those that are English words too ("me", "to", "par", "main"). */
const HINDI = new Set(
  [
    "kya kia kaise kese kaisa kaisi kyu kyun kyon kyunki kyuki kab kahan kaha kidhar kaun kaunsa kaunsi konsa konsi konse kaunse kitna kitne kitni kis kisi kisko kiska",
    "ka ke ki ko se mein mai tak bhi toh nahi nhi nahin nai hai hain hu hun hoon tha thi hota hoti hote hoga hogi honge hua hui hue",
    "mujhe muje mujhko mujhse mujhme mera meri mere maine hum hume hame hamen hamara hamari hamare humara aap aapka aapki aapke apka apki apke apko aapko apna apni apne khud tum tumhara tumhari",
    "uska uski uske usko unka unki unke unko iska iski iske isko isme usme yeh woh inka inki",
    "aur lekin magar agar phir abhi ab jab tab bas sirf bilkul",
    "karna karne karni karu karun karoon kare karo karein karke karta karti karte kiya karana karwana karoge karunga karungi karenge",
    "bane banu banun banna banne bante banti banta banega banegi banunga banungi banaye bataye batao bataiye bataiyega btao btaye bataen batado samjhao samjha samajh sikhao dikhao maan maane maante maanta maanti",
    "chahiye chahie chaiye chahta chahti chahte chahate chahiyen sakta sakti sakte saku sakun sakenge raha rahi rahe rha rhi gaya gayi gaye gya gyi gai diya diye dena deta dete deti dunga dungi",
    "lena leni lene lu lun loon lunga lungi leta lete leti liya liye jana jaana jaye jau jaun jata jati jate jayega jayegi jaunga jaungi aana aata aati aate aaya aayi aaye aye aayega",
    "baad bahut bohot bahot boht bht jyada zyada jada sabse sabhi accha achha acha acchi achhi achi acche achhe thoda thodi kuch kuchh koi ya yahan wahan yaha waha saath sath bina pehle pahle wala wale wali waala waale waali",
    "pasand shauk lagta lagti lagte laga lagi lage padhai padhna padhne padhni padhu padhun padhta padhti padhke sunao sunaiye sunaao likho likhiye bolo boliye hasao hasaao naukri nokri kaam paisa paise paiso ghar gharwale gaon gaanv kamai kamata kamate kamana kamane milta milti milte milega milegi mila tankhwah seekhna sikhna seekhne seekhu",
    "saal mahine mahina roz dost saheli behan zindagi jindagi marna marne marta marti jeena jeene jina dar darr pareshan akela akeli rona udaas udas maarte maarta maarti maar shaadi haan beta beti bete ladki ladka ladke ladkiyan ladkiyo bacche bachche bachcha thak haar galat sahi theek thik matlab",
    "vakil darzi sipahi fauji adhyapak adhyapika shikshak kisan daroga nyayadhish patrakar mistri karigar halwai lohar sunar mali mochi chaprasi",
    "namaste namaskar namaskaram shukriya shukriyaa dhanyavad dhanyawad dhanyavaad dhanywad alvida",
  ]
    .join(" ")
    .split(" "),
);

/** Words of which an English sentence is built. */
const ENGLISH = new Set(
  "a an the i im ive am is are was were be been my your you we our he she his her they their them it its that this these those what whats how why when where who which of for from with about after before into and but if then than can cant cannot could should would will does did dont doesnt didnt have has had want wants need become becoming tell give there".split(
    " ",
  ),
);

/** "Humanities me", "12th mein": before "me" these stand in Hinglish alone. */
const IN =
  /(?:^| )(?:humanities|arts|commerce|science|pcm|pcb|pcmb|1[012]th|bank|railway|india|sarkari|private|government) (?:me|mai)(?= )/;

/** In which language a question is asked: English where its small words are, or where it has none; Hindi in the letters that it is written in. */
export function languageOf(question: string): Language {
  const words = wordsOf(question);
  const count = (isOf: (word: string) => boolean): number => words.filter(isOf).length;
  const devanagari = count((word) => DEVANAGARI.test(word));
  const hinglish = count((word) => HINDI.has(word)) + Number(IN.test(words.join(" ")));
  const english = count((word) => ENGLISH.has(word));
  if (devanagari > 0 && devanagari >= Math.max(hinglish, english)) return "hindi";
  return hinglish > 0 && hinglish >= english ? "hinglish" : "english";
}
