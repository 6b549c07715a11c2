import { p, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const AROUND_THE_STAR: Wording = {
  english: "A field has much more work than its best-known post. Of the same field, without that one:",
  hinglish: "Kisi bhi field mein sabse mashhoor post ke alawa bahut kaam hota hai. Usi field mein, us post ke bina:",
  hindi: "किसी भी फ़ील्ड में सबसे मशहूर पद के अलावा बहुत काम होता है। उसी फ़ील्ड में, उस पद के बिना:",
};
export const WHICH_PART: Wording<(assessment: string) => string> = {
  english: (assessment) =>
    `What do you like in it: people, the machine or the stage behind it, figures, teaching, writing? Tell me, and I choose with you. Or see what suits you: ${assessment}.`,
  hinglish: (assessment) =>
    `Usme aapko kya pasand hai: log, peeche ki machine ya manch, hisaab, sikhana, likhna? Bataiye, main aapke saath chunungi. Ya dekhiye ki kya sahi rahega: ${assessment}.`,
  hindi: (assessment) =>
    `उसमें आपको क्या पसंद है: लोग, पीछे की मशीन या मंच, हिसाब, सिखाना, लिखना? बताइए, मैं आपके साथ चुनूँगी। या देखिए कि क्या सही रहेगा: ${assessment}।`,
};
export const CHEAPER_IN_THE_FIELD: Wording = {
  english: "Work of the same field whose way in mostly costs less:",
  hinglish: "Usi field ka kaam, jiska raasta zyadatar sasta padta hai:",
  hindi: "उसी फ़ील्ड का काम, जिसका रास्ता ज़्यादातर सस्ता पड़ता है:",
};
/** The same degree for less, before other work of its field. */
export const ENGINEER_FOR_LESS: Wording = {
  english:
    p("An engineer's degree itself can cost much less:") +
    ul([
      "Polytechnic diploma after Class 10 (in some States after Class 12 too), in a government one for a small fee, then straight into the second year of BTech (lateral entry). A diploma earns already: junior engineer by SSC JE, RRB JE or your State, or work by day and an evening or part-time BTech where your State has one.",
      "BTech at a State's government college by JEE Main or the State's own test: many States pay back or waive the fee for low incomes.",
      "AICTE's Pragati (girls) and Saksham (disability) scholarships, the Centre's and your State's: scholarships.gov.in.",
    ]),
  hinglish:
    p("Engineer ki degree khud bhi bahut kam kharche mein ho sakti hai:") +
    ul([
      "Class 10 ke baad polytechnic diploma (kuch rajyon mein Class 12 ke baad bhi), sarkari mein thodi fees mein, phir seedhe BTech ke doosre saal mein (lateral entry). Diploma se hi kamai shuru ho jaati hai: SSC JE, RRB JE ya apne rajya se junior engineer, ya din mein kaam aur shaam ki ya part-time BTech, jahan rajya mein ho.",
      "JEE Main ya rajya ke apne test se sarkari college mein BTech: kai rajya kam aamdani par fees lautate ya maaf karte hain.",
      "AICTE ki Pragati (ladkiyon ke liye) aur Saksham (divyang) scholarship, Kendra aur aapke rajya ki bhi: scholarships.gov.in.",
    ]),
  hindi:
    p("इंजीनियर की डिग्री ख़ुद भी बहुत कम ख़र्च में हो सकती है:") +
    ul([
      "Class 10 के बाद पॉलिटेक्निक डिप्लोमा (कुछ राज्यों में Class 12 के बाद भी), सरकारी में थोड़ी फ़ीस में, फिर सीधे BTech के दूसरे साल में (लैटरल एंट्री)। डिप्लोमा से ही कमाई शुरू हो जाती है: SSC JE, RRB JE या अपने राज्य से जूनियर इंजीनियर, या दिन में काम और शाम की या पार्ट-टाइम BTech, जहाँ राज्य में हो।",
      "JEE Main या राज्य के अपने टेस्ट से सरकारी कॉलेज में BTech: कई राज्य कम आमदनी पर फ़ीस लौटाते या माफ़ करते हैं।",
      "AICTE की प्रगति (लड़कियों के लिए) और सक्षम (दिव्यांग) छात्रवृत्ति, केंद्र और आपके राज्य की भी: scholarships.gov.in।",
    ]),
};

export const CHEAPER_NEAR: Wording = {
  english: "Near it, and with a shorter way to the first pay:",
  hinglish: "Usse milta-julta, aur pehli kamai tak chhota raasta:",
  hindi: "उससे मिलता-जुलता, और पहली कमाई तक छोटा रास्ता:",
};
export const QUALIFICATION: Wording<(education: string, years: string) => string> = {
  english: (education, years) => `usual qualification ${education}; ${years}.`,
  hinglish: (education, years) => `aam qualification ${education}; ${years}.`,
  hindi: (education, years) => `आम योग्यता ${education}; ${years}।`,
};
export const WHY_IT_COSTS_LESS: Wording = {
  english: ul([
    "Why it costs less: a certificate, a diploma or a usual college course in place of a long or costly training; seats at State colleges, polytechnics and ITIs; pay that begins earlier.",
    "I hold no fees: the prospectus of each college shows them. Ask for the fee of the whole course with hostel, the State's college first, and look at scholarships.gov.in.",
    "Pay no agent and no donation for a seat. If your heart is in the dear way, ask first what a government seat, a scholarship or an education loan would change.",
  ]),
  hinglish: ul([
    "Sasta kyun: lambi ya mehngi training ki jagah certificate, diploma ya aam college course; State college, polytechnic aur ITI mein seats; kamai jaldi shuru.",
    "Fees mere paas nahi: har college ke prospectus mein hoti hai. Hostel ke saath poore course ki fees poochiye, pehle sarkari college ki, aur scholarships.gov.in dekhiye.",
    "Seat ke liye agent ya donation ko paise mat dijiye. Agar dil mehnge raaste mein hai, to pehle poochiye ki sarkari seat, scholarship ya education loan se kya badlega.",
  ]),
  hindi: ul([
    "सस्ता क्यों: लंबी या महँगी ट्रेनिंग की जगह सर्टिफ़िकेट, डिप्लोमा या आम कॉलेज कोर्स; स्टेट कॉलेज, पॉलिटेक्निक और ITI में सीटें; कमाई जल्दी शुरू।",
    "फ़ीस मेरे पास नहीं: हर कॉलेज के प्रॉस्पेक्टस में होती है। हॉस्टल के साथ पूरे कोर्स की फ़ीस पूछिए, पहले सरकारी कॉलेज की, और scholarships.gov.in देखिए।",
    "सीट के लिए एजेंट या डोनेशन को पैसे मत दीजिए। अगर दिल महँगे रास्ते में है, तो पहले पूछिए कि सरकारी सीट, स्कॉलरशिप या एजुकेशन लोन से क्या बदलेगा।",
  ]),
};
/** Whom the same standards of the body keep out is told where they stand. */
export const STANDARDS_OF_UNIFORMS: Wording = {
  english: p(
    "Police, fire and forest posts have standards of height, eyesight and running of their own: the notice of each recruitment says them.",
  ),
  hinglish: p("Police, fire aur forest ki posts ke height, nazar aur daud ke apne niyam hain: har bharti ke notice mein likhe hain."),
  hindi: p("पुलिस, फ़ायर और फ़ॉरेस्ट के पदों के कद, नज़र और दौड़ के अपने नियम हैं: हर भर्ती के नोटिस में लिखे हैं।"),
};
