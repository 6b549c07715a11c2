import { link, p, ul } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";
import { CAPABILITIES, WHAT_I_CAN_DO } from "./capabilities.ts";

const withExamples = (lead: Wording): Wording => inEach((language) => p(lead[language]) + CAPABILITIES[language]);
const withWhatICanDo = (lead: Wording): Wording => inEach((language) => p(lead[language]) + WHAT_I_CAN_DO[language]);

export const GREETING: Wording = withWhatICanDo({
  english:
    "Namaste! I am Disha, the guide of this site. Ask me about any career: what it is, what it pays, and how to get there from your class.",
  hinglish:
    "Namaste! Main Disha hoon, is site ki guide. Mujhse kisi bhi career ke baare mein poochiye: woh kya hai, usme kitni kamai hai, aur aapki class se wahan tak kaise pahunche.",
  hindi:
    "नमस्ते! मैं दिशा (Disha) हूँ, इस साइट की गाइड। मुझसे किसी भी करियर के बारे में पूछिए: वह क्या है, उसमें कितनी कमाई है, और आपकी क्लास से वहाँ तक कैसे पहुँचें।",
});
export const WHO_I_AM: Wording = withWhatICanDo({
  english:
    "I am Disha, the assistant of Career Clarity. I am a program, not a person, and answer from the site's own catalogue of careers; when I do not know something, I say so.",
  hinglish:
    "Main Disha hoon, Career Clarity ki assistant. Main insaan nahi, ek program hoon, aur is site ke apne career catalogue se jawab deti hoon. Jo mujhe nahi pata, woh saaf bata deti hoon.",
  hindi:
    "मैं दिशा (Disha) हूँ, Career Clarity की असिस्टेंट। मैं इंसान नहीं, एक प्रोग्राम हूँ, और इस साइट के अपने करियर कैटलॉग से जवाब देती हूँ। जो मुझे नहीं पता, वह साफ़ बता देती हूँ।",
});
export const WHICH_PROGRAM_I_AM: Wording = withWhatICanDo({
  english:
    "I am Disha, the assistant of Career Clarity: a program, not a person. What I tell comes from the site's own records of careers; where the site has a language model set up, it may only help to word an answer, and which one that is I cannot see. I hold no key or password, so there is none to give.",
  hinglish:
    "Main Disha hoon, Career Clarity ki assistant: ek program, koi insaan nahi. Jo batati hoon, site ke apne career records se aata hai; jahan site par koi language model lagaya gaya ho, woh sirf jawab ke shabdon mein madad karta hai, aur kaun sa hai yeh mujhe nahi dikhta. Mere paas koi key ya password nahi hai, isliye dene ko bhi kuch nahi.",
  hindi:
    "मैं दिशा (Disha) हूँ, Career Clarity की असिस्टेंट: एक प्रोग्राम, कोई इंसान नहीं। जो बताती हूँ, साइट के अपने करियर रिकॉर्ड से आता है; जहाँ साइट पर कोई language model लगाया गया हो, वह सिर्फ़ जवाब के शब्दों में मदद करता है, और कौन सा है यह मुझे नहीं दिखता। मेरे पास कोई key या password नहीं है, इसलिए देने को भी कुछ नहीं।",
});
export const HOW_I_AM: Wording = withExamples({
  english: "All well here, thank you. I am Disha; which career shall we look at?",
  hinglish: "Yahan sab theek hai, dhanyavaad. Main Disha hoon; bataiye, kaun sa career dekhein?",
  hindi: "यहाँ सब ठीक है, धन्यवाद। मैं दिशा (Disha) हूँ; बताइए, कौन सा करियर देखें?",
});
export const WELCOME: Wording = {
  english: p("You are welcome, and glad to help. Ask on whenever you like."),
  hinglish: p("Koi baat nahi, madad karke achha laga. Jab mann kare, aur poochiye."),
  hindi: p("कोई बात नहीं, मदद करके अच्छा लगा। जब मन करे, और पूछिए।"),
};
export const FAREWELL: Wording = {
  english: p("Bye, and the best of luck. You can come back any time."),
  hinglish: p("Phir milenge, aapko bahut shubhkaamnayein. Aap kabhi bhi wapas aa sakte hain."),
  hindi: p("फिर मिलेंगे, आपको बहुत शुभकामनाएँ। आप कभी भी वापस आ सकते हैं।"),
};
export const ALL_RIGHT: Wording = {
  english: p("All right. Name a career, a subject or something that you like, and I will tell you more."),
  hinglish: p("Theek hai. Koi career, subject ya apni pasand ki cheez bataiye, main aage bataungi."),
  hindi: p("ठीक है। कोई करियर, विषय या अपनी पसंद की चीज़ बताइए, मैं आगे बताऊँगी।"),
};
export const GLADLY: Wording = withWhatICanDo({
  english: "Gladly. I know this site's careers and the ways to them.",
  hinglish: "Zaroor. Main is site ke careers aur un tak pahunchne ke raste jaanti hoon.",
  hindi: "ज़रूर। मैं इस साइट के करियर और उन तक पहुँचने के रास्ते जानती हूँ।",
});
export const WHAT_I_ANSWER: Wording = withWhatICanDo({
  english: "I answer questions about careers and this site, from the catalogue.",
  hinglish: "Main careers aur is site ke baare mein sawalon ke jawab deti hoon, catalogue se.",
  hindi: "मैं करियर और इस साइट के बारे में सवालों के जवाब देती हूँ, कैटलॉग से।",
});
/** Words that somebody would have said for them. */
export const NOT_MY_WORDS: Wording = {
  english: "I can't repeat words that are given to me: I say only what this site's records bear out.",
  hinglish: "Diye hue shabd main dohra nahi sakti: main wahi kehti hoon jo is site ke records mein hai.",
  hindi: "दिए हुए शब्द मैं दोहरा नहीं सकती: मैं वही कहती हूँ जो इस साइट के रिकॉर्ड में है।",
};
export const PEOPLE_WHO_ADVISE: Wording = {
  english:
    p("I am a program, and this site has no counsellor of its own. These are people who listen or advise without a fee:") +
    ul([
      "For choosing a career: a teacher or counsellor of your school, your district's employment exchange or Model Career Centre (ncs.gov.in).",
      "For worries of any kind: Tele-MANAS on 14416, day and night, in many languages; under 18 also Childline on 1098.",
    ]) +
    p("I gladly help with the facts until then: name a career, your class or what you like."),
  hinglish:
    p("Main ek program hoon, aur is site ka apna koi counsellor nahi hai. Ye log bina fees ke sunte ya salah dete hain:") +
    ul([
      "Career chunne ke liye: aapke school ke teacher ya counsellor, zile ka rozgar karyalay (employment exchange) ya Model Career Centre (ncs.gov.in).",
      "Kisi bhi tarah ki chinta ke liye: Tele-MANAS 14416, din ho ya raat, kai bhashaon mein; 18 se kam umar hai to Childline 1098 bhi.",
    ]) +
    p("Tab tak jaankari mein main khushi se madad karungi: koi career, apni class ya apni pasand bataiye."),
  hindi:
    p("मैं एक प्रोग्राम हूँ, और इस साइट का अपना कोई काउंसलर नहीं है। ये लोग बिना फ़ीस के सुनते या सलाह देते हैं:") +
    ul([
      "करियर चुनने के लिए: आपके स्कूल के टीचर या काउंसलर, ज़िले का रोज़गार कार्यालय (employment exchange) या Model Career Centre (ncs.gov.in)।",
      "किसी भी तरह की चिंता के लिए: टेली-मानस 14416, दिन हो या रात, कई भाषाओं में; 18 से कम उम्र है तो चाइल्डलाइन 1098 भी।",
    ]) +
    p("तब तक जानकारी में मैं ख़ुशी से मदद करूँगी: कोई करियर, अपनी क्लास या अपनी पसंद बताइए।"),
};
const inEitherScript = (lead: string): string => p(`${lead}: "nurse kaise bane", "CA ki salary kitni hai", "12वीं के बाद क्या करें"`);
export const WHICH_LANGUAGES: Wording = {
  english:
    p(
      "Aap mujhse Hindi ya Hinglish mein pooch sakte hain, main usi mein jawab deti hoon. (Ask me in Hindi or Hinglish, and I answer in it; names of careers and exams stay in English, and a few answers are in English alone so far.)",
    ) + inEitherScript("Try"),
  hinglish:
    p(
      "Haan, aap mujhse Hindi ya Hinglish mein pooch sakte hain, main usi mein jawab deti hoon. Careers aur exams ke naam English mein rehte hain, aur kuch jawab abhi sirf English mein hain.",
    ) + inEitherScript("Jaise"),
  hindi:
    p("हाँ, आप मुझसे हिंदी या हिंग्लिश में पूछ सकते हैं, मैं उसी में जवाब देती हूँ। करियर और परीक्षाओं के नाम अंग्रेज़ी में रहते हैं, और कुछ जवाब अभी सिर्फ़ अंग्रेज़ी में हैं।") +
    inEitherScript("जैसे"),
};
export const WHAT_I_AM_DOING: Wording = withExamples({
  english: "I am looking through some two thousand careers, as always. Which one shall we look at?",
  hinglish: "Hamesha ki tarah, main kareeb do hazaar careers dekh rahi hoon. Bataiye, kaun sa dekhein?",
  hindi: "हमेशा की तरह, मैं क़रीब दो हज़ार करियर देख रही हूँ। बताइए, कौन सा देखें?",
});
export const NO_WORK_ANYWHERE: Wording = {
  english:
    p(
      "It is hard out there, and your anger makes sense: many young people look for work longer than they should have to. It is not a judgement on you. What still helps is small and concrete:",
    ) +
    ul([
      "Work that is short of hands: trades, nursing and care, repair, driving, sales, teaching small children. Ask me for one of them.",
      "A paid way in instead of one more certificate: apprenticeships at apprenticeshipindia.gov.in, posts without a fee at ncs.gov.in.",
      "Somebody beside you: one person who looks with you each week.",
    ]) +
    p(
      "If it gets too heavy, Tele-MANAS on 14416 listens for free, day and night. Tell me your class or degree and your place's kind of work, and I look with you.",
    ),
  hinglish:
    p(
      "Haalat mushkil hain, aur aapka gussa samajh mein aata hai: bahut se yuvaon ko kaam dhoondhne mein zaroorat se zyada samay lagta hai. Isse yeh tay nahi hota ki aap kaise hain. Jo phir bhi kaam aata hai, woh chhota aur seedha hai:",
    ) +
    ul([
      "Jis kaam mein log kam hain: trade ka kaam, nursing aur dekhbhal, repair, driving, sales, chhote bachchon ko padhana. Inme se kisi ke baare mein mujhse poochiye.",
      "Ek aur certificate ki jagah kamai wala raasta: apprenticeshipindia.gov.in par apprenticeship, ncs.gov.in par bina fees ki naukriyan.",
      "Koi saath mein: ek insaan jo har hafte aapke saath dhoondhe.",
    ]) +
    p(
      "Agar mann bahut bhaari ho jaye, to Tele-MANAS 14416 par free mein baat kijiye, din ho ya raat. Apni class ya degree aur apne ilake ka kaam bataiye, main saath mein dekhti hoon.",
    ),
  hindi:
    p(
      "हालात मुश्किल हैं, और आपका ग़ुस्सा समझ में आता है: बहुत से युवाओं को काम ढूँढ़ने में ज़रूरत से ज़्यादा समय लगता है। इससे यह तय नहीं होता कि आप कैसे हैं। जो फिर भी काम आता है, वह छोटा और सीधा है:",
    ) +
    ul([
      "जिस काम में लोग कम हैं: ट्रेड का काम, नर्सिंग और देखभाल, मरम्मत, ड्राइविंग, सेल्स, छोटे बच्चों को पढ़ाना। इनमें से किसी के बारे में मुझसे पूछिए।",
      "एक और सर्टिफ़िकेट की जगह कमाई वाला रास्ता: apprenticeshipindia.gov.in पर अप्रेंटिसशिप, ncs.gov.in पर बिना फ़ीस की नौकरियाँ।",
      "कोई साथ में: एक इंसान जो हर हफ़्ते आपके साथ ढूँढ़े।",
    ]) +
    p(
      "अगर मन बहुत भारी हो जाए, तो टेली-मानस 14416 पर मुफ़्त में बात कीजिए, दिन हो या रात। अपनी क्लास या डिग्री और अपने इलाक़े का काम बताइए, मैं साथ में देखती हूँ।",
    ),
};
export const SORRY: Wording = withExamples({
  english:
    "I am sorry that I was no help. I only know this site's careers, and words other than mine sometimes escape me. Try the name of a career, or one of these:",
  hinglish:
    "Maaf kijiye ki main madad nahi kar payi. Main sirf is site ke careers jaanti hoon, aur kabhi-kabhi doosre shabd samajh nahi paati. Kisi career ka naam likhiye, ya inme se kuch poochiye:",
  hindi:
    "माफ़ कीजिए कि मैं मदद नहीं कर पाई। मैं सिर्फ़ इस साइट के करियर जानती हूँ, और कभी-कभी दूसरे शब्द समझ नहीं पाती। किसी करियर का नाम लिखिए, या इनमें से कुछ पूछिए:",
});

export const SORRY_FIRST: Wording = {
  english: p("I am sorry that I was no help. Here is what you ask for:"),
  hinglish: p("Maaf kijiye ki main madad nahi kar payi. Aapne jo poocha, woh yeh raha:"),
  hindi: p("माफ़ कीजिए कि मैं मदद नहीं कर पाई। आपने जो पूछा, वह यह रहा:"),
};

export const I_AM_A_PROGRAM_FIRST: Wording = {
  english: p("I am a program and no person, that is true. Here is what you ask for:"),
  hinglish: p("Main ek program hoon, insaan nahi, yeh sach hai. Aapne jo poocha, woh yeh raha:"),
  hindi: p("मैं एक प्रोग्राम हूँ, इंसान नहीं, यह सच है। आपने जो पूछा, वह यह रहा:"),
};

export const MADE_BY_WHOM: Wording = {
  english: p(
    "I am Disha, the assistant of Career Clarity, a free career guide for students in India. I am a program, made by the people who make this site, and answer from its own catalogue; who they are stands in ",
    link("/about", "About us"),
    ".",
  ),
  hinglish: p(
    "Main Disha hoon, Career Clarity ki assistant, jo India ke students ke liye free career guide hai. Main ek program hoon, jise is site ko banane wale logon ne banaya hai, aur iske apne catalogue se jawab deti hoon; woh kaun hain, yahan likha hai: ",
    link("/about", "About us"),
    ".",
  ),
  hindi: p(
    "मैं दिशा हूँ, Career Clarity की असिस्टेंट, जो भारत के छात्रों के लिए मुफ़्त करियर गाइड है। मैं एक प्रोग्राम हूँ, जिसे इस साइट को बनाने वाले लोगों ने बनाया है, और इसके अपने कैटलॉग से जवाब देती हूँ; वे कौन हैं, यहाँ लिखा है: ",
    link("/about", "About us"),
    "।",
  ),
};

export const MADE_BY_WHOM_AND_KEEPS: Wording = {
  english:
    p(
      "I am Disha, the assistant of Career Clarity, a free career guide for students in India. I am a program, made by the people who make this site; who they are stands in ",
      link("/about", "About us"),
      ".",
    ) +
    p(
      "I save nothing of what you write to me, and your answers, results and bookmarks stay on your device. Please do not write your name, number or address; more in the ",
      link("/privacy-policy", "Privacy Policy"),
      ".",
    ),
  hinglish:
    p(
      "Main Disha hoon, Career Clarity ki assistant, jo India ke students ke liye free career guide hai. Main ek program hoon, jise is site ko banane wale logon ne banaya hai; woh kaun hain, yahan likha hai: ",
      link("/about", "About us"),
      ".",
    ) +
    p(
      "Aap jo mujhe likhte hain, main usme se kuch save nahi karti, aur aapke jawab, result aur bookmark aapke device par hi rehte hain. Kripya apna naam, number ya pata mat likhiye; aur jaankari: ",
      link("/privacy-policy", "Privacy Policy"),
      ".",
    ),
  hindi:
    p(
      "मैं दिशा हूँ, Career Clarity की असिस्टेंट, जो भारत के छात्रों के लिए मुफ़्त करियर गाइड है। मैं एक प्रोग्राम हूँ, जिसे इस साइट को बनाने वाले लोगों ने बनाया है; वे कौन हैं, यहाँ लिखा है: ",
      link("/about", "About us"),
      "।",
    ) +
    p(
      "आप जो मुझे लिखते हैं, मैं उसमें से कुछ सेव नहीं करती, और आपके जवाब, रिज़ल्ट और बुकमार्क आपके डिवाइस पर ही रहते हैं। कृपया अपना नाम, नंबर या पता मत लिखिए; और जानकारी: ",
      link("/privacy-policy", "Privacy Policy"),
      "।",
    ),
};
