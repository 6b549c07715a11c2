import { link, p, strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

/** A career that stands on a subject which somebody does not like. */
export const STANDS_ON: Wording<(career: string, subject: string, school: string) => string> = {
  english: (career, subject, school) =>
    p(
      `${strong(career)} stands on ${subject}: ${school} The subject stays with you through the entrance, the degree and the work, so not liking it is an honest reason to think again, and no laziness.`,
    ),
  hinglish: (career, subject, school) =>
    p(
      `${strong(career)} ${subject} par tika hai: ${school} Yeh vishay entrance, degree aur kaam, sab mein saath rehta hai. Isliye pasand na hona dobara sochne ki sachchi wajah hai, aalas nahi.`,
    ),
  hindi: (career, subject, school) =>
    p(
      `${strong(career)} ${subject} पर टिका है: ${school} यह विषय entrance, डिग्री और काम, सब में साथ रहता है। इसलिए पसंद न होना दोबारा सोचने की सच्ची वजह है, आलस नहीं।`,
    ),
};
const compare: Wording = {
  english: link("/compare", "side by side"),
  hinglish: link("/compare", "saath-saath"),
  hindi: link("/compare", "साथ-साथ"),
};
export const SAY_IT_AT_HOME: Wording = {
  english: p(
    `${strong("At home")}: parents mostly want safety and respect for you. Choose a calm hour, ask what they fear, and show two other ways with their pay and years ${compare.english}. Agree on one small trial instead of a quarrel.`,
  ),
  hinglish: p(
    `${strong("Ghar par")}: maata-pita zyadatar aapke liye suraksha aur izzat chahte hain. Shaant samay chuniye, poochiye ki darr kis baat ka hai, aur do doosre raste kamai aur saalon ke saath ${compare.hinglish} dikhaiye. Behas ki jagah ek chhoti si koshish tay kijiye.`,
  ),
  hindi: p(
    `${strong("घर पर")}: माता-पिता ज़्यादातर आपके लिए सुरक्षा और इज़्ज़त चाहते हैं। शांत समय चुनिए, पूछिए कि डर किस बात का है, और दो दूसरे रास्ते कमाई और सालों के साथ ${compare.hindi} दिखाइए। बहस की जगह एक छोटी सी कोशिश तय कीजिए।`,
  ),
};
export const WHAT_YOU_LIKE_OPENS: Wording = {
  english: p("What you do like opens this:"),
  hinglish: p("Jo aapko pasand hai, usse yeh khulta hai:"),
  hindi: p("जो आपको पसंद है, उससे यह खुलता है:"),
};
export const NAME_WHAT_YOU_LIKE: Wording = {
  english: p(
    `Tell me a subject or a thing that you do like, and I show what it opens; or find it by ${link("/assessment", "twenty questions")}.`,
  ),
  hinglish: p(
    `Koi subject ya cheez bataiye jo pasand hai, main dikhaungi ki usse kya khulta hai; ya ${link("/assessment", "bees sawal")} se dekhiye.`,
  ),
  hindi: p(`कोई विषय या चीज़ बताइए जो पसंद है, मैं दिखाऊँगी कि उससे क्या खुलता है; या ${link("/assessment", "बीस सवाल")} से देखिए।`),
};
