import { link } from "../html/write.ts";
import type { Wording } from "../language.ts";

const MANAGER = link("/career/hotel-manager", "Hotel Manager");

export const BEGINNERS_IN_HOTELS: Wording = {
  english: `Hotel management is a course, and nobody leaves it as a ${MANAGER}: one begins as a trainee at the front desk, in the kitchen, in service or in housekeeping, with small pay, often with meals. Hotels always look for people, also abroad and on ships. The posts, the manager's last, which comes after many years:`,
  hinglish: `Hotel management ek course hai, aur isse nikal kar koi turant ${MANAGER} nahi banta: shuruaat front desk, kitchen, service ya housekeeping mein trainee se hoti hai, kam kamai par, aksar khaane ke saath. Hotel hamesha log dhoondhte hain, videsh aur jahaz par bhi. Posts, sabse neeche manager, jo kai saal baad hai:`,
  hindi: `होटल मैनेजमेंट एक कोर्स है, और इससे निकलकर कोई तुरंत ${MANAGER} नहीं बनता: शुरुआत फ़्रंट डेस्क, किचन, सर्विस या हाउसकीपिंग में ट्रेनी से होती है, कम कमाई पर, अक्सर खाने के साथ। होटल हमेशा लोग ढूँढ़ते हैं, विदेश और जहाज़ पर भी। पद, सबसे नीचे मैनेजर, जो कई साल बाद है:`,
};

/** How an employer pays that sets its own scale. */
export const BY_LEVEL: Readonly<Record<"railways" | "companies", Wording>> = {
  railways: {
    english:
      "The railways pay by the pay level of the post, with allowances for prices and house rent on top, and passes; the level stands in the notice of the recruitment (RRB), and it is mostly more than the same trade begins with privately.",
    hinglish:
      "Railway post ke pay level se deti hai, upar se mehngai aur ghar ke bhatte, aur pass; level bharti ke notice (RRB) mein hota hai, aur aksar usse zyada hai jisse yahi kaam private mein shuru hota hai.",
    hindi:
      "रेलवे पद के वेतन स्तर से देती है, ऊपर से महँगाई और घर के भत्ते, और पास; स्तर भर्ती के नोटिस (RRB) में होता है, और अक्सर उससे ज़्यादा है जिससे यही काम प्राइवेट में शुरू होता है।",
  },
  companies: {
    english:
      "A company of the Government (PSU) pays by a scale of its own, with allowances on top; it stands in the notice of its recruitment, and it is mostly more than private firms pay at the start.",
    hinglish:
      "Sarkari company (PSU) apne scale se deti hai, upar se bhatte; yeh uske bharti ke notice mein hota hai, aur aksar usse zyada hai jo private company shuru mein deti hai.",
    hindi: "सरकारी कंपनी (PSU) अपने स्केल से देती है, ऊपर से भत्ते; यह उसकी भर्ती के नोटिस में होता है, और अक्सर उससे ज़्यादा है जो प्राइवेट कंपनी शुरू में देती है।",
  },
};
export const OVER_ALL_EMPLOYERS: Wording = {
  english: "What I hold is the work over all employers:",
  hinglish: "Mere paas yeh hai, sab employers ko milakar:",
  hindi: "मेरे पास यह है, सब नियोक्ताओं को मिलाकर:",
};
