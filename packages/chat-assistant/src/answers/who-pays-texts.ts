import { link, p, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const WHO_PAYS_AND_CALLS: Wording = {
  english:
    ul([
      "Different: I answer from this site's records of careers, with the year and kind of each figure and a link to check, and say where I do not know. A general chatbot writes about everything, and may sound sure where it errs.",
      "Who pays: not you, and no college, coaching institute or employer pays to be recommended. There are no courses to buy.",
      "Calls: none. There is no account, I do not ask for your number, and what you write to me is not stored.",
    ]) +
    p(`Who is behind the site: ${link("/about", "About us")}. What stays on your device: ${link("/privacy-policy", "Privacy Policy")}.`),
  hinglish:
    ul([
      "Farak: main is site ke career records se jawab deti hoon, har ankde ke saal aur prakar aur jaanchne ke link ke saath, aur jo nahi jaanti woh keh deti hoon. Aam chatbot har cheez par likhta hai, aur galat hone par bhi pakka lag sakta hai.",
      "Paise kaun deta hai: aap nahi, aur koi college, coaching ya company sifarish ke liye paise nahi deti. Yahan koi course nahi bikta.",
      "Call: koi nahi. Account nahi hai, main number nahi maangti, aur aap jo likhte hain woh save nahi hota.",
    ]) +
    p(
      `Site ke peeche kaun hai: ${link("/about", "About us")}. Aapke device par kya rehta hai: ${link("/privacy-policy", "Privacy Policy")}.`,
    ),
  hindi:
    ul([
      "फ़र्क़: मैं इस साइट के करियर रिकॉर्ड से जवाब देती हूँ, हर आँकड़े के साल और प्रकार और जाँचने के लिंक के साथ, और जो नहीं जानती वह कह देती हूँ। आम chatbot हर चीज़ पर लिखता है, और ग़लत होने पर भी पक्का लग सकता है।",
      "पैसे कौन देता है: आप नहीं, और कोई कॉलेज, कोचिंग या कंपनी सिफ़ारिश के लिए पैसे नहीं देती। यहाँ कोई कोर्स नहीं बिकता।",
      "कॉल: कोई नहीं। अकाउंट नहीं है, मैं नंबर नहीं माँगती, और आप जो लिखते हैं वह सेव नहीं होता।",
    ]) + p(`साइट के पीछे कौन है: ${link("/about", "About us")}। आपके device पर क्या रहता है: ${link("/privacy-policy", "Privacy Policy")}।`),
};
