import { link, p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

/** For a graduate who does not know what to do, and to whom the family speaks of marriage. */
export const MARRIAGE_BESIDE_A_WAY: Wording = {
  english:
    p(
      "It is all right not to know yet, and to be done with an exam is no defeat. When and whom you marry is for you to decide, and nobody may force you.",
    ) +
    ul([
      `${strong("At home")}: name a plan with a date, such as "a year for work or a course, then we talk". If it turns into pressure or threats, call 181 (women) or 112.`,
      `${strong("With a degree in hand")}: work that takes any graduate (office, bank, teaching, sales), a course of a few months, a master's degree, or exams other than the one you tired of.`,
      `${strong("To find what suits")}: ${link("/assessment", "twenty questions")}, or tell me one thing that you like or cannot bear.`,
      `If it weighs on you, ${strong("Tele-MANAS on 14416")} listens for free, day and night.`,
    ]),
  hinglish:
    p(
      "Abhi na pata hona bilkul theek hai, aur ek exam se man hatna haar nahi hai. Shaadi kab aur kisse, yeh aap tay karte hain; koi zabardasti nahi kar sakta.",
    ) +
    ul([
      `${strong("Ghar par")}: tareekh ke saath plan bataiye, jaise "ek saal kaam ya course, phir baat karenge". Dabav ya dhamki ho to 181 (mahila) ya 112 par call kijiye.`,
      `${strong("Degree haath mein hai to")}: kaam jo kisi bhi graduate ko leta hai (office, bank, padhana, sales), kuch mahine ka course, master's degree, ya us exam ke alawa doosre exam.`,
      `${strong("Kya sahi rahega")}: ${link("/assessment", "bees sawaal")}, ya ek cheez bataiye jo pasand hai ya bilkul nahi.`,
      `Mann bhaari ho to ${strong("Tele-MANAS 14416")} free mein sunta hai, din ho ya raat.`,
    ]),
  hindi:
    p("अभी न पता होना बिल्कुल ठीक है, और एक परीक्षा से मन हटना हार नहीं है। शादी कब और किससे, यह आप तय करते हैं; कोई ज़बरदस्ती नहीं कर सकता।") +
    ul([
      `${strong("घर पर")}: तारीख़ के साथ प्लान बताइए, जैसे "एक साल काम या कोर्स, फिर बात करेंगे"। दबाव या धमकी हो तो 181 (महिला) या 112 पर कॉल कीजिए।`,
      `${strong("डिग्री हाथ में है तो")}: काम जो किसी भी ग्रेजुएट को लेता है (दफ़्तर, बैंक, पढ़ाना, sales), कुछ महीने का कोर्स, मास्टर डिग्री, या उस परीक्षा के अलावा दूसरी परीक्षाएँ।`,
      `${strong("क्या सही रहेगा")}: ${link("/assessment", "बीस सवाल")}, या एक चीज़ बताइए जो पसंद है या बिल्कुल नहीं।`,
      `मन भारी हो तो ${strong("टेली-मानस 14416")} मुफ़्त में सुनता है, दिन हो या रात।`,
    ]),
};
