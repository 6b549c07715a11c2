import { link, p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { saying } from "./alike.ts";
import { gap, hindi, MARRIAGE, MY } from "./said-words.ts";

const AGE = "1[2-7](?! (?:th|class|vi|kaksha|ke baad|days|din|month|months|baje) )";
const DONE = hindi(
  "ho_gayi ho_gyi ho_gai hogayi hui huyi ho_chuki kar_di kr_di kara_di karwa_di kardi",
  "हो_गई हो_गयी हुई हो_चुकी कर_दी करा_दी करवा_दी",
);
const NOT_TO_COME = `${DONE}(?! (?:ja|jay|jae)\\S* )`;

/** Having been married before eighteen, told as past. */
const MARRIED_YOUNG = saying(
  `(?:i (?:was|got|am|have been|had been)|im|was|got|been|they|parents|family)(?: \\S+){0,3} married(?: me)?(?: off)?(?: (?:at|when|i|was|in|to|the|age|of|only|just|him)){0,5} ${AGE}`,
  `(?:at|when i was) (?:the age of |only |just )?${AGE}(?: \\S+){0,3} (?:got married|was married|married me|they married)`,
  "i was a child bride",
  `${MARRIAGE}${gap(3)} ${AGE}${gap(4)} ${NOT_TO_COME}`,
  `${AGE}${gap(5)} ${MARRIAGE}${gap(2)} ${NOT_TO_COME}`,
);
/** Somebody else's marriage. */
const OF_ANOTHER = saying(
  `${MY}(?: \\S+)? ${hindi("sister behen bahan behan didi friend saheli dost cousin mother mummy maa mom nani dadi daughter beti student", "बहन दीदी सहेली दोस्त माँ मां मम्मी नानी दादी बेटी छात्रा")}`,
  "(?:she|he|her|his) (?:was|got|is)",
);
const OLDER = saying("(?:2[1-9]|[3-6]\\d)(?! (?:percent|marks|number|th|दिन|din))");
/** What she wishes or is kept from. */
const STUDIES = saying(
  "(?:stud(?:y|ies|ying)|school|college|education|class|finish|complete|12th|10th|nurse|nursing|teacher|job|work|course)",
  hindi("padh* padhai padhna padhne naukri kaam", "पढ़* पढ़ाई पढ़ना पढ़ने नौकरी काम"),
);

export const isMarriedAsAChild = (text: string): boolean =>
  MARRIED_YOUNG.test(text) && STUDIES.test(text) && !OF_ANOTHER.test(text) && !OLDER.test(text);

const NURSE = link("/career/registered-nurse", "Registered Nurse");
const AUXILIARY = link("/career/auxiliary-nurse-midwife", "Auxiliary Nurse Midwife");

/** For whoever was married as a child and wants to learn. */
export const MARRIED_AS_A_CHILD: Wording = {
  english:
    p(
      "I am really glad that you wrote this. That you were married so young is not your fault, nobody may keep you from learning, and your way is still open.",
    ) +
    ul([
      `${strong("If you are kept in, threatened or hurt")}: call 181 (women) or 112, free, day and night; under 18 Childline, 1098. They can also speak with the family. If it weighs on you, Tele-MANAS, 14416.`,
      `${strong("Class 12")}: by open schooling (NIOS, nios.ac.in) at any age, from home, by phone; you go out only for the exams. Keep your marksheets and Aadhaar where you can reach them.`,
      `${strong("Nurse, if that is your wish")}: GNM, three years, takes every stream by the Indian Nursing Council; ANM takes two. Married women are taken too. ${NURSE}, ${AUXILIARY}.`,
      `${strong("The marriage")}: a marriage before 18 can be annulled by the district court if you ask for it, until two years after you turn 18 (Prohibition of Child Marriage Act 2006, section 3). It is your choice alone. A lawyer costs nothing: 15100.`,
    ]) +
    p("Begin with one thing today, a call or the form. Which class have you passed, and in which State? I show you the next step."),
  hinglish:
    p(
      "Bahut achha kiya ki aapne yeh likha. Itni jaldi shaadi hona aapki galti nahi hai, koi aapko padhne se rok nahi sakta, aur aapka raasta ab bhi khula hai.",
    ) +
    ul([
      `${strong("Agar ghar mein band rakhte, dhamkate ya maarte hain")}: 181 (mahila) ya 112 par call kijiye, free, din ho ya raat; 18 se kam umar ho to Childline 1098. Woh ghar walon se bhi baat kar sakte hain. Mann bhaari ho to Tele-MANAS 14416.`,
      `${strong("Class 12")}: open schooling (NIOS, nios.ac.in) se kisi bhi umar mein, ghar se, phone par; sirf exam ke liye bahar. Marksheet aur Aadhaar aisi jagah rakhiye jahan se aap le saken.`,
      `${strong("Nurse, agar yahi chahiye")}: GNM teen saal ka, Indian Nursing Council ke niyam se har stream ke liye; ANM do saal ka. Shaadishuda mahilaon ko bhi lete hain. ${NURSE}, ${AUXILIARY}.`,
      `${strong("Shaadi")}: 18 se pehle ki shaadi ko zila adalat radd kar sakti hai agar aap maangein, 18 ki hone ke do saal baad tak (Prohibition of Child Marriage Act 2006, dhaara 3). Yeh sirf aapka faisla hai. Free vakil: 15100.`,
    ]) +
    p(
      "Aaj ek cheez se shuru kijiye, ek call ya form. Aapne kaun si class pass ki hai, aur kis rajya mein hain? Main agla kadam dikhati hoon.",
    ),
  hindi:
    p("बहुत अच्छा किया कि आपने यह लिखा। इतनी जल्दी शादी होना आपकी ग़लती नहीं है, कोई आपको पढ़ने से रोक नहीं सकता, और आपका रास्ता अब भी खुला है।") +
    ul([
      `${strong("अगर घर में बंद रखते, धमकाते या मारते हैं")}: 181 (महिला) या 112 पर कॉल कीजिए, मुफ़्त, दिन हो या रात; 18 से कम उम्र हो तो चाइल्डलाइन 1098। वे घर वालों से भी बात कर सकते हैं। मन भारी हो तो टेली-मानस 14416।`,
      `${strong("Class 12")}: ओपन स्कूल (NIOS, nios.ac.in) से किसी भी उम्र में, घर से, फ़ोन पर; सिर्फ़ परीक्षा के लिए बाहर। मार्कशीट और आधार ऐसी जगह रखिए जहाँ से आप ले सकें।`,
      `${strong("नर्स, अगर यही चाहिए")}: GNM तीन साल का, भारतीय नर्सिंग परिषद (INC) के नियम से हर स्ट्रीम के लिए; ANM दो साल का। शादीशुदा महिलाओं को भी लेते हैं। ${NURSE}, ${AUXILIARY}।`,
      `${strong("शादी")}: 18 से पहले की शादी को ज़िला अदालत रद्द कर सकती है अगर आप माँगें, 18 की होने के दो साल बाद तक (बाल विवाह प्रतिषेध अधिनियम 2006, धारा 3)। यह सिर्फ़ आपका फ़ैसला है। मुफ़्त वकील: 15100।`,
    ]) +
    p("आज एक चीज़ से शुरू कीजिए, एक कॉल या फ़ॉर्म। आपने कौन सी कक्षा पास की है, और किस राज्य में हैं? मैं अगला क़दम दिखाती हूँ।"),
};
