import { p, strong } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { everywhere } from "../reading/words.ts";
import { saying } from "./alike.ts";

const NO_MIND_FOR_STUDY = saying(
  "(?:padhai|padhayi|padai|padhne|padne|study|studies|पढाई|पढ़ाई|पढने|पढ़ने)(?: (?:me|mein|m|ka|ki|mai|में|का|की|bilkul|ab|mera|मेरा))* (?:man|mann|mn|dil|मन|दिल)(?: (?:hi|bilkul|ही))? (?:nahi|nhi|nahin|nai|नहीं|नही)(?: (?:lagta|lag|lagti|karta|kar|raha|rha|hai|h|hota|लगता|लग|करता|कर|रहा|है))*",
);

/** Whether nothing but a mind that wanders from books speaks of strain. */
export const isBoredOnly = (text: string, strains: RegExp): boolean =>
  NO_MIND_FOR_STUDY.test(text) && !strains.test(text.replace(everywhere(NO_MIND_FOR_STUDY), " "));

/** Work or a thing that somebody likes beside the books: that is what is asked about. */
const LIKES = saying(
  "(?!(?:padhai|study|kuch|nahi|nhi|bhi|kuchh|bilkul) )(?:\\S+) (?:pasand|passand|accha|achha|acha|acchi|achhi|maza|maja|पसंद|अच्छा|मज़ा)(?: (?:lagta|lagti|aata|aati|लगता|लगती|आता))? (?:hai|h|he|hain|है)",
  "(?:love|like|enjoy|good at|interested in) (?!to study|studying|nothing|anything|study)(?:\\S+)",
);

/** Whether somebody for whom books do not hold tells what does. */
export const likesSomethingElse = (text: string): boolean => LIKES.test(text.replace(everywhere(NO_MIND_FOR_STUDY), " "));

/** For whom books do not hold: a way to begin first, and who listens last. */
export const boredom: Wording = {
  english: [
    p("Many feel so, and it does not mean that you can do nothing. Try this for a week:"),
    p(
      "Fifteen minutes with a timer, the phone in another room, one small thing only; then five minutes off. Begin with the chapter where you last understood, and say it aloud to somebody.",
    ),
    p(
      "Perhaps it is the kind of learning: who likes to do and to make finds ways by ITI, polytechnic, sport, cooking, repair or design. Tell me your class and one thing that makes you forget the time, and I show what is open.",
    ),
    p(
      `If nothing is fun any more, also outside books, or you sleep badly, tell one person today. ${strong("Tele-MANAS on 14416")} listens for free; under 18 also ${strong("Childline on 1098")}.`,
    ),
  ].join(""),
  hinglish: [
    p("Bahut logon ke saath hota hai, aur iska matlab yeh nahi ki aapse kuch nahi hoga. Ek hafte yeh karke dekhiye:"),
    p(
      "Pandrah minute timer lagakar, phone doosre kamre mein, sirf ek chhoti cheez; phir paanch minute aaram. Wahan se shuru kijiye jahan tak samajh aaya tha, aur kisi ko bolkar sunaiye.",
    ),
    p(
      "Shayad seekhne ka tareeka alag ho: jinhe haath se karna aur banana pasand hai, unke liye ITI, polytechnic, khel, cooking, repair ya design ke raste hain. Apni class aur ek cheez bataiye jisme samay ka pata nahi chalta, main khule raste dikhaungi.",
    ),
    p(
      `Agar padhai ke bahar bhi kuch achha na lage, ya neend kharab ho, to aaj kisi ek ko bataiye. ${strong("Tele-MANAS 14416")} par free mein baat kijiye; 18 se kam umar ho to ${strong("Childline 1098")} bhi.`,
    ),
  ].join(""),
  hindi: [
    p("बहुत लोगों के साथ होता है, और इसका मतलब यह नहीं कि आपसे कुछ नहीं होगा। एक हफ़्ते यह करके देखिए:"),
    p(
      "पंद्रह मिनट टाइमर लगाकर, फ़ोन दूसरे कमरे में, सिर्फ़ एक छोटी चीज़; फिर पाँच मिनट आराम। वहाँ से शुरू कीजिए जहाँ तक समझ आया था, और किसी को बोलकर सुनाइए।",
    ),
    p(
      "शायद सीखने का तरीक़ा अलग हो: जिन्हें हाथ से करना और बनाना पसंद है, उनके लिए ITI, पॉलिटेक्निक, खेल, कुकिंग, रिपेयर या डिज़ाइन के रास्ते हैं। अपनी क्लास और एक चीज़ बताइए जिसमें समय का पता नहीं चलता, मैं खुले रास्ते दिखाऊँगी।",
    ),
    p(
      `अगर पढ़ाई के बाहर भी कुछ अच्छा न लगे, या नींद ख़राब हो, तो आज किसी एक को बताइए। ${strong("टेली-मानस 14416")} पर मुफ़्त में बात कीजिए; 18 से कम उम्र हो तो ${strong("चाइल्डलाइन 1098")} भी।`,
    ),
  ].join(""),
};
