import type { Wording } from "../language.ts";

/** What colleges broadly teach in a degree everywhere, by its name: completes "BCA:". */
export const TAUGHT_IN: Readonly<Record<string, Wording>> = {
  BCA: {
    english:
      "programming (C, Java or Python), data structures, databases, operating systems, networks, web pages, some maths, and a project",
    hinglish:
      "programming (C, Java ya Python), data structures, database, operating system, network, web page, thodi maths, aur ek project",
    hindi: "प्रोग्रामिंग (C, Java या Python), data structures, डेटाबेस, ऑपरेटिंग सिस्टम, नेटवर्क, वेब पेज, थोड़ी मैथ्स, और एक प्रोजेक्ट",
  },
  BBA: {
    english:
      "management, accounts, economics, marketing, people at work (HR), finance, business law, some statistics, and a project or internship",
    hinglish: "management, accounts, economics, marketing, HR, finance, business law, thodi statistics, aur project ya internship",
    hindi: "मैनेजमेंट, अकाउंट्स, इकोनॉमिक्स, मार्केटिंग, HR, फ़ाइनेंस, बिज़नेस लॉ, थोड़ी statistics, और प्रोजेक्ट या इंटर्नशिप",
  },
  BCom: {
    english: "accounts, cost accounts, income tax and GST, auditing, company and business law, economics, business maths and statistics",
    hinglish: "accounts, cost accounts, income tax aur GST, auditing, company aur business law, economics, business maths aur statistics",
    hindi: "अकाउंट्स, कॉस्ट अकाउंट्स, इनकम टैक्स और GST, ऑडिटिंग, कंपनी और बिज़नेस लॉ, इकोनॉमिक्स, बिज़नेस मैथ्स और statistics",
  },
  BTech: {
    english:
      "maths, physics, chemistry, drawing and programming in the first year for all; then the branch, with laboratories, and a project",
    hinglish: "pehle saal sabko maths, physics, chemistry, drawing aur programming; phir apni branch, lab ke saath, aur ek project",
    hindi: "पहले साल सबको मैथ्स, फ़िज़िक्स, केमिस्ट्री, ड्रॉइंग और प्रोग्रामिंग; फिर अपनी ब्रांच, लैब के साथ, और एक प्रोजेक्ट",
  },
  BPT: {
    english:
      "anatomy, physiology, movement of the body, exercise and electrotherapy, then joints, nerves, heart and lungs, with patients in the wards",
    hinglish:
      "anatomy, physiology, sharir ki harkat, exercise aur electrotherapy, phir jod, nason, dil aur phephde ki physiotherapy, ward mein mareezon ke saath",
    hindi: "एनाटॉमी, फ़िज़ियोलॉजी, शरीर की हरकत, एक्सरसाइज़ और इलेक्ट्रोथेरेपी, फिर जोड़, नसों, दिल और फेफड़े की फ़िज़ियोथेरेपी, वार्ड में मरीज़ों के साथ",
  },
  "BSc Nursing": {
    english:
      "anatomy, physiology, nutrition, the basics of nursing, then nursing of adults, children, mothers, the mind and the community, much of it in hospital wards",
    hinglish:
      "anatomy, physiology, nutrition, nursing ki buniyaad, phir bade, bachche, maa, mann aur samudaay ki nursing, kaafi hissa hospital ke ward mein",
    hindi: "एनाटॉमी, फ़िज़ियोलॉजी, पोषण, नर्सिंग की बुनियाद, फिर बड़ों, बच्चों, माँ, मन और समुदाय की नर्सिंग, काफ़ी हिस्सा हॉस्पिटल के वार्ड में",
  },
  BPharm: {
    english:
      "chemistry of medicines, how they work in the body (pharmacology), how tablets and syrups are made, plants as medicine, and the law of medicines",
    hinglish: "dawaon ki chemistry, sharir mein unka asar (pharmacology), tablet aur syrup banana, aushadhi paudhe, aur dawaon ka kanoon",
    hindi: "दवाओं की केमिस्ट्री, शरीर में उनका असर (pharmacology), टैबलेट और सिरप बनाना, औषधीय पौधे, और दवाओं का क़ानून",
  },
};

export const SYLLABUS_OF_UNIVERSITY: Wording = {
  english:
    "The papers of each semester stand in the syllabus on the site of the university whose degree it is: read the first year before you join.",
  hinglish: "Har semester ke paper us university ki site par syllabus mein hain jiski degree hai: admission se pehle pehla saal padhiye.",
  hindi: "हर सेमेस्टर के पेपर उस यूनिवर्सिटी की साइट पर सिलेबस में हैं जिसकी डिग्री है: प्रवेश से पहले पहला साल पढ़िए।",
};

/** The ITI trade of computers, which is known by its short name. */
export const COPA: Wording = {
  english:
    "COPA (Computer Operator and Programming Assistant) is an ITI trade of one year after Class 10. It teaches how a computer and Windows or Linux work, typing, office software (documents, sheets, slides), the internet and safety on it, networks, web pages, and the beginnings of databases and programming.",
  hinglish:
    "COPA (Computer Operator and Programming Assistant) Class 10 ke baad ek saal ka ITI trade hai. Isme computer aur Windows ya Linux chalana, typing, office software (document, sheet, slide), internet aur uski suraksha, network, web page, aur database aur programming ki shuruaat sikhate hain.",
  hindi:
    "COPA (Computer Operator and Programming Assistant) Class 10 के बाद एक साल का ITI ट्रेड है। इसमें कंप्यूटर और Windows या Linux चलाना, टाइपिंग, ऑफ़िस सॉफ़्टवेयर (दस्तावेज़, शीट, स्लाइड), इंटरनेट और उसकी सुरक्षा, नेटवर्क, वेब पेज, और डेटाबेस और प्रोग्रामिंग की शुरुआत सिखाते हैं।",
};

export const LEADS_TO_WORK: Wording<(careers: string) => string> = {
  english: (careers) => `The work after it: ${careers}.`,
  hinglish: (careers) => `Iske baad ka kaam: ${careers}.`,
  hindi: (careers) => `इसके बाद का काम: ${careers}।`,
};

export const SKILLS_OF_TRADE: Wording<(career: string, skills: string) => string> = {
  english: (career, skills) => `The training is for what the work asks for. By the record of ${career}: ${skills}.`,
  hinglish: (career, skills) => `Training usi ki hoti hai jo kaam maangta hai. ${career} ke record mein: ${skills}.`,
  hindi: (career, skills) => `ट्रेनिंग उसी की होती है जो काम माँगता है। ${career} के रिकॉर्ड में: ${skills}।`,
};

export const SYLLABUS_OF_TRADES: Wording = {
  english: "All ITIs under NCVT teach a trade by one syllabus, which stands at dgt.gov.in; a good part of it is practice.",
  hinglish: "NCVT ke sab ITI ek trade ko ek hi syllabus se sikhate hain, jo dgt.gov.in par hai; kaafi hissa haath se karke seekhna hai.",
  hindi: "NCVT के सब ITI एक ट्रेड को एक ही सिलेबस से सिखाते हैं, जो dgt.gov.in पर है; काफ़ी हिस्सा हाथ से करके सीखना है।",
};
