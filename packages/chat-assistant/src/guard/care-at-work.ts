import { p, strong, ul } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";
import { EMERGENCY } from "./helplines.ts";

type Parts = {
  readonly opening: string;
  readonly women: string;
  readonly heavy: string;
  readonly law: string;
  readonly rights: readonly string[];
  readonly end: string;
};

const PARTS: { readonly [language in keyof Wording]: Parts } = {
  english: {
    opening:
      "I am really glad that you wrote this. What is done to you at work is wrong, and it is not your fault. You need not choose between being safe and being paid.",
    women: `${strong("Women's helpline: call 181")}, free, day and night, for women of every age; they go with you to the police or a One Stop Centre if you wish.`,
    heavy: `If it weighs on you: ${strong("Tele-MANAS, 14416")}. Under 18: ${strong("Childline, 1098")}.`,
    law: "The law on harassment of women at work (2013) is on your side, also in a trial period, without a contract, or in somebody's house:",
    rights: [
      `${strong("Where")}: the Internal Committee, which a workplace of ten or more must have. If there is none, or it is the owner himself: the Local Committee of your district, at the Collector's office. Online: shebox.wcd.gov.in. They help you to write it.`,
      `${strong("When")}: within three months of the last time; the committee may add three more.`,
      `${strong("Your job")}: while it is looked into you may ask for a transfer, his or yours, or for leave of up to three months. Names are kept secret. Free lawyer: 15100.`,
      `${strong("Today")}: write down day, place, words and who saw it; keep messages; be with him alone as little as you can, and tell one person.`,
    ],
    end: "The police may be told as well, at any time. When you want to look for other work that pays, I am here, and there is no hurry.",
  },
  hinglish: {
    opening:
      "Bahut achha kiya ki aapne yeh likha. Kaam par aapke saath jo ho raha hai woh galat hai, aur isme aapki koi galti nahi hai. Aapko suraksha aur kamai mein se ek nahi chunna hai.",
    women: `${strong("Mahila helpline: 181 par call kijiye")}, free, din ho ya raat, har umar ki mahilaon ke liye; aap chahein to woh police ya One Stop Centre tak saath dete hain.`,
    heavy: `Mann bhaari ho to ${strong("Tele-MANAS 14416")}. 18 se kam umar ho to ${strong("Childline 1098")}.`,
    law: "Kaam par mahilaon ke utpeedan ka kanoon (2013) aapke saath hai, trial par, bina contract ke ya kisi ke ghar kaam karte hue bhi:",
    rights: [
      `${strong("Kahan")}: Internal Committee, jo das ya zyada logon ki har jagah honi chahiye. Na ho, ya malik khud aisa kare: zile ki Local Committee, Collector ke office mein. Online: shebox.wcd.gov.in. Likhne mein woh madad karte hain.`,
      `${strong("Kab")}: aakhri baar ke teen mahine ke andar; committee teen mahine aur de sakti hai.`,
      `${strong("Naukri")}: jaanch ke dauraan aap apna ya uska transfer, ya teen mahine tak ki chhutti maang sakti hain. Naam gupt rehte hain. Free vakil: 15100.`,
      `${strong("Aaj")}: din, jagah, baat aur kisne dekha, likh lijiye; message rakhiye; uske saath akele kam se kam rahiye, aur kisi ek ko bataiye.`,
    ],
    end: "Police ko bhi kabhi bhi bata sakte hain. Jab doosra kamai wala kaam dhoondhna ho, main yahin hoon, koi jaldi nahi hai.",
  },
  hindi: {
    opening:
      "बहुत अच्छा किया कि आपने यह लिखा। काम पर आपके साथ जो हो रहा है वह ग़लत है, और इसमें आपकी कोई ग़लती नहीं है। आपको सुरक्षा और कमाई में से एक नहीं चुनना है।",
    women: `${strong("महिला हेल्पलाइन: 181 पर कॉल कीजिए")}, मुफ़्त, दिन हो या रात, हर उम्र की महिलाओं के लिए; आप चाहें तो वे पुलिस या वन स्टॉप सेंटर तक साथ देते हैं।`,
    heavy: `मन भारी हो तो ${strong("टेली-मानस 14416")}। 18 से कम उम्र हो तो ${strong("चाइल्डलाइन 1098")}।`,
    law: "काम पर महिलाओं के उत्पीड़न का क़ानून (2013) आपके साथ है, ट्रायल पर, बिना कॉन्ट्रैक्ट के या किसी के घर काम करते हुए भी:",
    rights: [
      `${strong("कहाँ")}: आंतरिक समिति (Internal Committee), जो दस या ज़्यादा लोगों की हर जगह होनी चाहिए। न हो, या मालिक ख़ुद ऐसा करे: ज़िले की स्थानीय समिति (Local Committee), कलेक्टर के दफ़्तर में। ऑनलाइन: shebox.wcd.gov.in। लिखने में वे मदद करते हैं।`,
      `${strong("कब")}: आख़िरी बार के तीन महीने के अंदर; समिति तीन महीने और दे सकती है।`,
      `${strong("नौकरी")}: जाँच के दौरान आप अपना या उसका तबादला, या तीन महीने तक की छुट्टी माँग सकती हैं। नाम गुप्त रहते हैं। मुफ़्त वकील: 15100।`,
      `${strong("आज")}: दिन, जगह, बात और किसने देखा, लिख लीजिए; मैसेज रखिए; उसके साथ अकेले कम से कम रहिए, और किसी एक को बताइए।`,
    ],
    end: "पुलिस को भी कभी भी बता सकते हैं। जब दूसरा कमाई वाला काम ढूँढना हो, मैं यहीं हूँ, कोई जल्दी नहीं है।",
  },
};

/** For a grown woman whom a boss or a colleague harasses: a person first, then her right at work. */
export const careAtWork: Wording = inEach((language) => {
  const { opening, women, heavy, law, rights, end } = PARTS[language];
  return p(opening) + ul([women, EMERGENCY[language], heavy]) + p(law) + ul(rights) + p(end);
});
