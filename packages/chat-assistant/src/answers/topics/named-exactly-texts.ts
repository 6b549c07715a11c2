import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const DRIVER = link("/career/locomotive-driver", "Locomotive Driver");
const ALP_TRADES =
  "Armature and Coil Winder, Electrician, Electronics Mechanic, Fitter, Heat Engine, Instrument Mechanic, Machinist, Mechanic Diesel, Mechanic Motor Vehicle, Mechanic Radio and TV, Millwright (Maintenance Mechanic), Refrigeration and Air Conditioning, Tractor Mechanic, Turner, Wireman.";
export const TRADES_OF_RAILWAYS: Wording = {
  english:
    p(
      "Each notice of RRB ALP and RRB Technician lists the trades that it takes (rrbapply.gov.in). Of late the notices for ALP, who become loco pilots, named these:",
    ) +
    ul([
      ALP_TRADES,
      "RRB Technician recruits trade by trade, each post with its own list; Welder counts there, but not for ALP.",
      "For ALP a diploma in mechanical, electrical, electronics or automobile engineering counts as well.",
      `Fitter and Electrician are asked for most widely beside the railways too. ${DRIVER}: eyesight of the highest class (A-1) is checked.`,
    ]),
  hinglish:
    p(
      "RRB ALP aur RRB Technician ka har notice likhta hai ki kaun se trade lete hain (rrbapply.gov.in). Pichhle saalon mein ALP (jo aage loco pilot bante hain) ke notice mein ye the:",
    ) +
    ul([
      ALP_TRADES,
      "RRB Technician mein har post ka apna trade hota hai aur apni list; Welder wahan chalta hai, ALP mein nahi.",
      "ALP ke liye mechanical, electrical, electronics ya automobile engineering ka diploma bhi chalta hai.",
      `Fitter aur Electrician railway ke bahar bhi sabse zyada maange jaate hain. ${DRIVER}: sabse upar ki aankhon ki jaanch (A-1) hoti hai.`,
    ]),
  hindi:
    p(
      "RRB ALP और RRB Technician का हर नोटिस लिखता है कि कौन से ट्रेड लेते हैं (rrbapply.gov.in)। पिछले सालों में ALP (जो आगे लोको पायलट बनते हैं) के नोटिस में ये थे:",
    ) +
    ul([
      ALP_TRADES,
      "RRB Technician में हर पद का अपना ट्रेड होता है और अपनी लिस्ट; Welder वहाँ चलता है, ALP में नहीं।",
      "ALP के लिए mechanical, electrical, electronics या automobile engineering का डिप्लोमा भी चलता है।",
      `Fitter और Electrician रेलवे के बाहर भी सबसे ज़्यादा माँगे जाते हैं। ${DRIVER}: सबसे ऊपर की आँखों की जाँच (A-1) होती है।`,
    ]),
};

const NEAR_IT = [link("/career/astronomer", "Astronomer"), link("/career/counselling-psychologist", "Counselling Psychologist")].join(", ");
export const JYOTISH: Wording = {
  english: p(
    `Jyotish is taught at Sanskrit universities, as Shastri after Class 12 and Acharya after it, and by some other universities in short courses. The catalogue has no record of astrologers: income hangs on one's own clients, and no science supports forecasts. Near it, by what draws you: ${NEAR_IT}, or teaching Sanskrit.`,
  ),
  hinglish: p(
    `Jyotish Sanskrit university mein padhaya jaata hai, Class 12 ke baad Shastri aur phir Acharya, aur kuch aur university chhote course deti hain. Catalogue mein jyotishi ka record nahi hai: kamai apne grahakon par tiki hai, aur bhavishyavani ko vigyan nahi maanta. Uske paas, jo pasand ho: ${NEAR_IT}, ya Sanskrit padhana.`,
  ),
  hindi: p(
    `ज्योतिष संस्कृत विश्वविद्यालयों में पढ़ाया जाता है, Class 12 के बाद शास्त्री और फिर आचार्य, और कुछ और विश्वविद्यालय छोटे कोर्स देते हैं। कैटलॉग में ज्योतिषी का रिकॉर्ड नहीं है: कमाई अपने ग्राहकों पर टिकी है, और भविष्यवाणी को विज्ञान नहीं मानता। उसके पास, जो पसंद हो: ${NEAR_IT}, या संस्कृत पढ़ाना।`,
  ),
};

const OF_ACCOUNTS = link("/career/accountant", "Accountant");
const OF_BANKS = [link("/career/bank-officer", "Bank Officer"), link("/career/insurance-underwriter", "Insurance Underwriter")].join(", ");
const OF_MANAGEMENT = [
  link("/career/human-resources-manager", "Human Resources Manager"),
  link("/career/brand-manager", "Brand Manager"),
].join(", ");

export const COMMERCE_OF_MUMBAI: Wording = {
  english:
    p(
      "These are degrees of three years (four with honours) after Class 12, known most of all at the University of Mumbai; BMS also in Delhi:",
    ) +
    ul([
      `${strong("BMS")}, management studies: near a BBA, with marketing, finance and people; later mostly an MBA. ${OF_MANAGEMENT}.`,
      `${strong("BAF")}, BCom in accounting and finance: more accounts, tax and costing than a plain BCom, good beside CA or CMA. ${OF_ACCOUNTS}.`,
      `${strong("BBI")}, BCom in banking and insurance. ${OF_BANKS}.`,
      `${strong("BBA and BCom")} are known all over India and lead to the same work. For posts of the Government, banks and an MBA all of them count alike: any degree.`,
    ]) +
    p(
      "So look less at the letters than at the college: whom it placed last year, what it costs, and which subjects you would gladly read.",
    ),
  hinglish:
    p("Ye Class 12 ke baad teen saal (honours ke saath chaar) ki degree hain, sabse zyada Mumbai University ki; BMS Delhi mein bhi:") +
    ul([
      `${strong("BMS")}, management studies: BBA jaisi, marketing, finance aur HR ke saath; aage zyadatar MBA. ${OF_MANAGEMENT}.`,
      `${strong("BAF")}, accounting aur finance mein BCom: saade BCom se zyada accounts, tax aur costing, CA ya CMA ke saath achhi. ${OF_ACCOUNTS}.`,
      `${strong("BBI")}, banking aur insurance mein BCom. ${OF_BANKS}.`,
      `${strong("BBA aur BCom")} poore India mein jaane jaate hain aur usi kaam tak le jaate hain. Sarkari posts, bank aur MBA ke liye sab barabar hain: koi bhi degree.`,
    ]) +
    p("Isliye naam se zyada college dekhiye: pichhle saal kise kahan lagaya, fees kitni, aur kaun se vishay aap khushi se padhenge."),
  hindi:
    p("ये Class 12 के बाद तीन साल (ऑनर्स के साथ चार) की डिग्री हैं, सबसे ज़्यादा मुंबई यूनिवर्सिटी की; BMS दिल्ली में भी:") +
    ul([
      `${strong("BMS")}, management studies: BBA जैसी, मार्केटिंग, फ़ाइनेंस और HR के साथ; आगे ज़्यादातर MBA। ${OF_MANAGEMENT}।`,
      `${strong("BAF")}, accounting और finance में BCom: सादे BCom से ज़्यादा अकाउंट्स, टैक्स और costing, CA या CMA के साथ अच्छी। ${OF_ACCOUNTS}।`,
      `${strong("BBI")}, banking और insurance में BCom। ${OF_BANKS}।`,
      `${strong("BBA और BCom")} पूरे भारत में जाने जाते हैं और उसी काम तक ले जाते हैं। सरकारी पदों, बैंक और MBA के लिए सब बराबर हैं: कोई भी डिग्री।`,
    ]) +
    p("इसलिए नाम से ज़्यादा कॉलेज देखिए: पिछले साल किसे कहाँ लगाया, फ़ीस कितनी, और कौन से विषय आप ख़ुशी से पढ़ेंगे।"),
};
