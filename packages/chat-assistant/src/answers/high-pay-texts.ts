import type { Wording } from "../language.ts";

/** Years and examinations that stand on the way, behind the pay. */
export const WAY_TO_PAY: Wording<(years: string, exams: string) => string> = {
  english: (years, exams) => `; about ${years} after Class 10${exams === "" ? "" : `, with ${exams}`}`,
  hinglish: (years, exams) => `; Class 10 ke lagbhag ${years} baad${exams === "" ? "" : `, ${exams} ke saath`}`,
  hindi: (years, exams) => `; Class 10 के लगभग ${years} बाद${exams === "" ? "" : `, ${exams} के साथ`}`,
};
export const ONE_BEGINS_WITH: Wording = {
  english: "Posts that one begins with, and what lies before them:",
  hinglish: "Jin posts se shuruaat hoti hai, aur unse pehle kya hai:",
  hindi: "जिन पदों से शुरुआत होती है, और उनसे पहले क्या है:",
};
export const LEARNT_SOON: Wording = {
  english:
    "No work pays well without learning, but not all learning is years of books. These are learnt in a short course, an ITI trade or a diploma, or in training after a selection; the pay grows with the skill:",
  hinglish:
    "Bina seekhe koi kaam achhe paise nahi deta, par seekhna hamesha saalon ki kitabein nahi hota. Inhe chhote course, ITI trade ya diploma se seekhte hain, ya chune jaane ke baad training mein; hunar ke saath kamai badhti hai:",
  hindi:
    "बिना सीखे कोई काम अच्छे पैसे नहीं देता, पर सीखना हमेशा सालों की किताबें नहीं होता। इन्हें छोटे कोर्स, ITI ट्रेड या डिप्लोमा से सीखते हैं, या चुने जाने के बाद ट्रेनिंग में; हुनर के साथ कमाई बढ़ती है:",
};
export const AFTER_MANY_YEARS: Wording = {
  english: "After longer training or many years of work:",
  hinglish: "Lambi training ya kai saal ke kaam ke baad:",
  hindi: "लंबी ट्रेनिंग या कई साल के काम के बाद:",
};
export const FEW_REACH_THE_TOP: Wording<(explorer: (text: string) => string, assessment: string) => string> = {
  english: (explorer, assessment) =>
    `Few reach the upper end. More in ${explorer("the explorer by pay")}; to see which suit you: ${assessment}.`,
  hinglish: (explorer, assessment) =>
    `Upar wale sire tak kam log pahunchte hain. Aur yahan hain: ${explorer("kamai ke hisaab se explorer")}; aapke liye kaun sa sahi rahega: ${assessment}.`,
  hindi: (explorer, assessment) =>
    `ऊपर वाले सिरे तक कम लोग पहुँचते हैं। और यहाँ हैं: ${explorer("कमाई के हिसाब से explorer")}; आपके लिए कौन सा सही रहेगा: ${assessment}।`,
};
export const FEW_HAVE_HEARD_OF: Wording = {
  english:
    "Names that everybody knows draw the most people. These are heard of less, and pay fairly by our estimate; whether fewer apply, ask those who do the work:",
  hinglish:
    "Jo naam sab jaante hain, wahan sabse zyada log jaate hain. Inke baare mein kam suna jaata hai, aur hamare andaze se kamai theek hai; log sach mein kam hain ya nahi, yeh kaam karne walon se poochiye:",
  hindi:
    "जो नाम सब जानते हैं, वहाँ सबसे ज़्यादा लोग जाते हैं। इनके बारे में कम सुना जाता है, और हमारे अंदाज़े से कमाई ठीक है; लोग सच में कम हैं या नहीं, यह काम करने वालों से पूछिए:",
};
