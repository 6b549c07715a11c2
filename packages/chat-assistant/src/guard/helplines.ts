import { p, strong, ul } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";

export const TELE_MANAS: Wording = {
  english: `${strong("Tele-MANAS: call 14416")}, for anybody who feels low, afraid or unable to go on. They speak English, Hindi and many other languages.`,
  hinglish: `${strong("Tele-MANAS: 14416 par call kijiye")}. Jab mann bahut bhaari ho, dar lage ya aage badhne ki himmat na bache, ye aapki baat sunte hain. Hindi, English aur kai bhashaon mein baat karte hain.`,
  hindi: `${strong("टेली-मानस: 14416 पर कॉल कीजिए")}। जब मन बहुत भारी हो, डर लगे या आगे बढ़ने की हिम्मत न बचे, ये आपकी बात सुनते हैं। हिंदी, अंग्रेज़ी और कई भाषाओं में बात करते हैं।`,
};
export const CHILDLINE: Wording = {
  english: `${strong("Childline: call 1098")}, for anybody under 18, also when somebody hurts you, touches you or frightens you.`,
  hinglish: `${strong("Childline: 1098 par call kijiye")}, agar aapki umar 18 se kam hai. Tab bhi jab koi aapko maare, galat tarike se chhue ya daraye.`,
  hindi: `${strong("चाइल्डलाइन: 1098 पर कॉल कीजिए")}, अगर आपकी उम्र 18 से कम है। तब भी जब कोई आपको मारे, ग़लत तरीके से छुए या डराए।`,
};
export const CHILDLINE_OF_CHILD: Wording = {
  english: `${strong("Childline: call 1098")}, if your child is under 18.`,
  hinglish: `${strong("Childline: 1098 par call kijiye")}, agar bachche ki umar 18 se kam hai.`,
  hindi: `${strong("चाइल्डलाइन: 1098 पर कॉल कीजिए")}, अगर बच्चे की उम्र 18 से कम है।`,
};
export const EMERGENCY: Wording = {
  english: `${strong("Emergency: call 112")}, if you or somebody else may be in danger right now.`,
  hinglish: `${strong("Emergency: 112 par call kijiye")}, agar aap ya koi aur abhi khatre mein ho.`,
  hindi: `${strong("इमरजेंसी: 112 पर कॉल कीजिए")}, अगर आप या कोई और अभी ख़तरे में हो।`,
};
export const WOMEN: Wording = {
  english: `${strong("Women's helpline: call 181")}, for girls and women of every age.`,
  hinglish: `${strong("Mahila helpline: 181 par call kijiye")}, har umar ki ladkiyon aur mahilaon ke liye.`,
  hindi: `${strong("महिला हेल्पलाइन: 181 पर कॉल कीजिए")}, हर उम्र की लड़कियों और महिलाओं के लिए।`,
};
const FREE: Wording = {
  english: p("Please talk to a person now. These calls are free, day and night:"),
  hinglish: p("Please abhi kisi se baat kijiye. Ye call free hain, din ho ya raat:"),
  hindi: p("कृपया अभी किसी से बात कीजिए। ये कॉल मुफ़्त हैं, दिन हो या रात:"),
};
/** The last words. */
const LATER: Wording = {
  english:
    p("You are not alone. Call now: 14416 or 1098.") + p("I am here when you want to talk about anything else, and there is no hurry."),
  hinglish:
    p("Aap akele nahi hain, abhi call kijiye: 14416 ya 1098.") +
    p("Jab kisi aur cheez par baat karne ka mann ho, main yahin hoon. Koi jaldi nahi hai."),
  hindi: p("आप अकेले नहीं हैं, अभी कॉल कीजिए: 14416 या 1098।") + p("जब किसी और चीज़ पर बात करने का मन हो, मैं यहीं हूँ। कोई जल्दी नहीं है।"),
};

/** An opening, the helplines that fit, and what else to do. */
export const caring = (opening: Wording, lines: readonly Wording[], closing: Wording): Wording =>
  inEach((language) =>
    [p(opening[language]), FREE[language], ul(lines.map((line) => line[language])), p(closing[language]), LATER[language]].join(""),
  );
