import { link } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const NEAREST: Wording = {
  english: "What comes nearest in the catalogue",
  hinglish: "Catalogue mein iske sabse paas",
  hindi: "कैटलॉग में इसके सबसे पास",
};
export const MORE_IN: Wording<(explorer: (text: string) => string) => string> = {
  english: (explorer) => `More in ${explorer("the explorer")}.`,
  hinglish: (explorer) => `Aur careers yahan hain: ${explorer("explorer")}.`,
  hindi: (explorer) => `और करियर यहाँ हैं: ${explorer("explorer")}।`,
};
export const ONE_OF_THESE: Wording<(kinds: string) => string> = {
  english: (kinds) => `Or is it one of these: ${kinds}?`,
  hinglish: (kinds) => `Ya aap inme se kisi ki baat kar rahe hain: ${kinds}?`,
  hindi: (kinds) => `या आप इनमें से किसी की बात कर रहे हैं: ${kinds}?`,
};
export const NO_SUCH_NAME: Wording<(name: string) => string> = {
  english: (name) => `I don't know a career of exactly the name "${name}".`,
  hinglish: (name) => `Mujhe yeh nahi pata: theek "${name}" naam ka koi career mere paas nahi hai.`,
  hindi: (name) => `मुझे यह नहीं पता: ठीक "${name}" नाम का कोई करियर मेरे पास नहीं है।`,
};
export const NOT_THAT_NAME: Wording = {
  english: "I don't know a career of exactly that name.",
  hinglish: "Mujhe yeh nahi pata: theek is naam ka koi career mere paas nahi hai.",
  hindi: "मुझे यह नहीं पता: ठीक इस नाम का कोई करियर मेरे पास नहीं है।",
};
export const NOT_UNDERSTOOD: Wording = {
  english: "I don't know that, or did not understand it. Try it in other words, or with the name of a career.",
  hinglish: "Mujhe yeh nahi pata, ya main samajh nahi payi. Doosre shabdon mein ya kisi career ke naam ke saath poochiye.",
  hindi: "मुझे यह नहीं पता, या मैं समझ नहीं पाई। दूसरे शब्दों में या किसी करियर के नाम के साथ पूछिए।",
};
export const TAKEN_FOR: Wording<(career: string) => string> = {
  english: (career) => `By what you describe I take it for ${career}. If you mean other work, say what else is done in it.`,
  hinglish: (career) =>
    `Aapne jo bataya, usse main ise ${career} samajhti hoon. Agar koi aur kaam hai, to bataiye ki usme aur kya hota hai.`,
  hindi: (career) => `आपने जो बताया, उससे मैं इसे ${career} समझती हूँ। अगर कोई और काम है, तो बताइए कि उसमें और क्या होता है।`,
};
export const SOUNDS_LIKE: Wording = {
  english: "By what you describe it may be",
  hinglish: "Aapne jo bataya, usse lagta hai",
  hindi: "आपने जो बताया, उससे लगता है",
};
export const NAME_THE_ONE: Wording<(explorer: (text: string) => string) => string> = {
  english: (explorer) =>
    `Is it one of these? Write its name, and I tell the way there, the pay and an ordinary day. If not, say what is done in other words, or look in ${explorer("the explorer")}.`,
  hinglish: (explorer) =>
    `Kya inme se koi hai? Uska naam likhiye, main raasta, kamai aur ek aam din bataungi. Nahi to kaam doosre shabdon mein bataiye, ya yahan dekhiye: ${explorer("explorer")}.`,
  hindi: (explorer) =>
    `क्या इनमें से कोई है? उसका नाम लिखिए, मैं रास्ता, कमाई और एक आम दिन बताऊँगी। नहीं तो काम दूसरे शब्दों में बताइए, या यहाँ देखिए: ${explorer("explorer")}।`,
};
export const OF_ANOTHER_WORLD: Wording = {
  english: "I don't know about that: careers are all I know.",
  hinglish: "Mujhe yeh nahi pata: main sirf careers ke baare mein jaanti hoon.",
  hindi: "मुझे यह नहीं पता: मैं सिर्फ़ करियर के बारे में जानती हूँ।",
};

const CODERS = [
  link("/career/software-engineer", "Software Engineer"),
  link("/career/web-developer", "Web Developer"),
  link("/career/data-analyst", "Data Analyst"),
].join(", ");
export const CODE_AS_WORK: Wording = {
  english: `But whoever likes to write programs can live by it: ${CODERS}. Ask me how one gets there.`,
  hinglish: `Par jise program likhna pasand hai, woh isi se kama sakta hai: ${CODERS}. Wahan tak ka raasta mujhse poochiye.`,
  hindi: `पर जिसे प्रोग्राम लिखना पसंद है, वह इसी से कमा सकता है: ${CODERS}। वहाँ तक का रास्ता मुझसे पूछिए।`,
};

/** What belongs to careers and is not in the catalogue; the place that knows it follows. */
export const NOT_HELD: Wording<(what: string) => string> = {
  english: (what) => `I don't know that: the catalogue holds no ${what}, and a guess would not help you.`,
  hinglish: (what) => `Mujhe yeh nahi pata: catalogue mein yeh nahi hai (${what}), aur andaza aapke kaam nahi aayega.`,
  hindi: (what) => `मुझे यह नहीं पता: कैटलॉग में यह नहीं है (${what}), और अंदाज़ा आपके काम नहीं आएगा।`,
};
export const WHAT_I_CAN_TELL: Wording<(career: string) => string> = {
  english: (career) => `What I can tell you of ${career}:`,
  hinglish: (career) => `${career} ke baare mein main itna bata sakti hoon:`,
  hindi: (career) => `${career} के बारे में मैं इतना बता सकती हूँ:`,
};

export const NO_FIGURES: Wording = {
  english: "I don't know that in figures, which change each year.",
  hinglish: "Mujhe yeh nahi pata, kyunki rakam har saal badalti hai.",
  hindi: "मुझे यह नहीं पता, क्योंकि रकम हर साल बदलती है।",
};
export const HELD_BY: Wording<(exam: string, heldBy: string) => string> = {
  english: (exam, heldBy) => `${exam} is held by ${heldBy}.`,
  hinglish: (exam, heldBy) => `${exam} yeh karwate hain: ${heldBy}.`,
  hindi: (exam, heldBy) => `${exam} ये करवाते हैं: ${heldBy}।`,
};
export const ONCE_A_YEAR: Wording = {
  english: "As a rule it is held once a year.",
  hinglish: "Aam taur par yeh saal mein ek baar hota hai.",
  hindi: "आम तौर पर यह साल में एक बार होता है।",
};
export const DATES_IN_ITS_NOTICE: Wording = {
  english: "The dates of this year stand in the notice there.",
  hinglish: "Is saal ki tareekhein wahan ke notice mein hain.",
  hindi: "इस साल की तारीख़ें वहाँ के नोटिस में हैं।",
};
export const ONE_REGISTERS: Wording = {
  english:
    "There is no college and no seat to get: one registers online with the institute of the profession (icai.org for CA, icsi.edu for CS, icmai.in for CMA, actuariesindia.org for actuaries), for its entrance after Class 12 or straight for the next level after a degree, learns alone or in classes, and sits for its examinations.",
  hinglish:
    "Iske liye koi college ya seat nahi hoti: us peshe ke institute mein online registration hota hai (CA ke liye icai.org, CS icsi.edu, CMA icmai.in, actuary actuariesindia.org), Class 12 ke baad entrance ke liye ya degree ke baad seedhe agle level ke liye; phir khud ya class mein padhkar uske exam dete hain.",
  hindi:
    "इसके लिए कोई कॉलेज या सीट नहीं होती: उस पेशे के इंस्टीट्यूट में ऑनलाइन रजिस्ट्रेशन होता है (CA के लिए icai.org, CS icsi.edu, CMA icmai.in, actuary actuariesindia.org), Class 12 के बाद एंट्रेंस के लिए या डिग्री के बाद सीधे अगले लेवल के लिए; फिर ख़ुद या क्लास में पढ़कर उसके एग्ज़ाम देते हैं।",
};
export const THIS_YEARS_DATES: Wording = {
  english: "This year's dates I don't know: they are not in the catalogue.",
  hinglish: "Is saal ki tareekhein mujhe nahi pata: catalogue mein nahi hain.",
  hindi: "इस साल की तारीख़ें मुझे नहीं पता: कैटलॉग में नहीं हैं।",
};
export const CUT_OFFS_OF_POSTS: Wording = {
  english: "They differ from year to year, by post and by category; those of the last years stand there beside the results.",
  hinglish: "Ye har saal, post aur category ke hisaab se badalte hain; pichhle saalon ke wahan result ke saath milte hain.",
  hindi: "ये हर साल, पद और वर्ग के हिसाब से बदलते हैं; पिछले सालों के वहाँ रिज़ल्ट के साथ मिलते हैं।",
};
export const PRIVATE_WORK_SETS_NO_AGE: Wording<(career: string) => string> = {
  english: (career) =>
    `For ${career} private employers mostly set no upper age; a Government post, a course or a licence may, and its notice says so.`,
  hinglish: (career) =>
    `${career} ke liye private mein zyadatar umar ki koi upari seema nahi; sarkari post, course ya licence mein ho sakti hai, jo uske notice mein likhi hoti hai.`,
  hindi: (career) =>
    `${career} के लिए प्राइवेट में ज़्यादातर उम्र की कोई ऊपरी सीमा नहीं; सरकारी पद, कोर्स या लाइसेंस में हो सकती है, जो उसके नोटिस में लिखी होती है।`,
};
export const POSTS_TOOK_UP_TO: Wording<(ages: string) => string> = {
  english: (ages) =>
    `By the notices so far posts took people of the general category up to: ${ages}; OBC have three years more, SC and ST five.`,
  hinglish: (ages) =>
    `Ab tak ke notice mein general category ke liye zyada se zyada umar: ${ages}; OBC ko teen saal aur SC, ST ko paanch saal zyada.`,
  hindi: (ages) => `अब तक के नोटिस में general category के लिए ज़्यादा से ज़्यादा उम्र: ${ages}; OBC को तीन साल और SC, ST को पाँच साल ज़्यादा।`,
};
export const FROM_ITS_NOTICE: Wording = {
  english: "Take them from this year's notice there, and from no other.",
  hinglish: "Inhe wahan ke is saal ke notice se hi lijiye, kahin aur se nahi.",
  hindi: "इन्हें वहाँ के इस साल के नोटिस से ही लीजिए, कहीं और से नहीं।",
};

export const OPEN_WITH_A_RESULT: Wording = {
  english: "What is open with a result, whatever the cut-off turns out to be:",
  hinglish: "Cut-off jo bhi ho, result ke saath yeh khula hai:",
  hindi: "कट-ऑफ़ जो भी हो, रिज़ल्ट के साथ यह खुला है:",
};

/** What the ways of a career's record say of the age, before what only its notice says. */
export const AGE_BY_RECORD: Wording<(career: string, ways: string) => string> = {
  english: (career, ways) =>
    `Of the age the record of ${career} says: ${ways}. Further age limits or numbers of attempts are not in the catalogue: they stand in the notice of whoever recruits.`,
  hinglish: (career, ways) =>
    `Umar ke baare mein ${career} ke record mein yeh hai: ${ways}. Umar ki aur seema ya attempt ki ginti catalogue mein nahi hai: woh bharti karne wale ke notice mein hoti hai.`,
  hindi: (career, ways) =>
    `उम्र के बारे में ${career} के रिकॉर्ड में यह है: ${ways}। उम्र की और सीमा या प्रयासों की गिनती कैटलॉग में नहीं है: वह भर्ती करने वाले के नोटिस में होती है।`,
};
