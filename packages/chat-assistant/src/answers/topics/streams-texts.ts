import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const SCIENCE_WITHOUT_MATHS: Wording = {
  english: p(
    "With science and without maths you most likely have physics, chemistry and biology. These careers are open with them; law, design, hotel management and most degrees in arts are open too.",
  ),
  hinglish: p(
    "Science bina maths ke, yaani aapke paas zyadatar physics, chemistry aur biology hogi. Inse ye careers khule hain; law, design, hotel management aur arts ki zyadatar degree bhi khuli hain.",
  ),
  hindi: p(
    "साइंस बिना गणित के, यानी आपके पास ज़्यादातर भौतिकी, रसायन और जीव विज्ञान होंगे। इनसे ये करियर खुले हैं; लॉ, डिज़ाइन, होटल मैनेजमेंट और आर्ट्स की ज़्यादातर डिग्री भी खुली हैं।",
  ),
};

export const SHORT_FOR_SUBJECTS: Wording = {
  english:
    p("They are short for the science subjects of Class 11 and 12:") +
    ul([
      "PCM: Physics, Chemistry and Maths. Engineering, computing, architecture, flying.",
      "PCB: Physics, Chemistry and Biology. Medicine, nursing, pharmacy, life sciences.",
      "PCMB: all four. The most doors, and the most work.",
    ]) +
    p('English and one more subject come with each. Ask me "careers with PCB", or name a career, and I tell you which of them it needs.'),
  hinglish:
    p("Ye Class 11 aur 12 ke science subjects ke chhote naam hain:") +
    ul([
      "PCM: Physics, Chemistry aur Maths. Engineering, computer, architecture, flying.",
      "PCB: Physics, Chemistry aur Biology. Medicine, nursing, pharmacy, life sciences.",
      "PCMB: chaaron. Sabse zyada raste, aur sabse zyada mehnat.",
    ]) +
    p(
      'Har ek ke saath English aur ek aur subject hota hai. Mujhse poochiye "PCB wale careers", ya kisi career ka naam bataiye, main bataungi ki usme inme se kya chahiye.',
    ),
  hindi:
    p("ये Class 11 और 12 के साइंस विषयों के छोटे नाम हैं:") +
    ul([
      "PCM: भौतिकी, रसायन और गणित। इंजीनियरिंग, कंप्यूटर, आर्किटेक्चर, फ़्लाइंग।",
      "PCB: भौतिकी, रसायन और जीव विज्ञान। मेडिसिन, नर्सिंग, फ़ार्मेसी, life sciences।",
      "PCMB: चारों। सबसे ज़्यादा रास्ते, और सबसे ज़्यादा मेहनत।",
    ]) +
    p('हर एक के साथ अंग्रेज़ी और एक और विषय होता है। मुझसे पूछिए "PCB वाले करियर", या किसी करियर का नाम बताइए, मैं बताऊँगी कि उसमें इनमें से क्या चाहिए।'),
};

export const WHICH_STREAM: Wording = {
  english:
    p("A stream is a set of doors, so ask which doors you want to keep open:") +
    ul([
      "Science with maths (PCM): engineering, computing, architecture, flying; it also lets you change to Commerce or Arts later, hardly the other way round.",
      "Science with biology (PCB): medicine, nursing, pharmacy, life sciences.",
      "Commerce: accounts, banking, business; with maths also economics, data and actuarial work.",
      "Humanities (Arts): law, civil services, teaching, psychology, design, media.",
    ]) +
    p(
      `Law, civil services, hotel management, design and most teaching are open from every stream. The free stream test has ten questions: open Stream Test at the top of ${link("/", "the home page")}. Or name a career, and I tell you which subjects it needs.`,
    ),
  hinglish:
    p("Stream kai darwazon jaisi hai, isliye sochiye ki kaun se darwaze khule rakhne hain:") +
    ul([
      "Science maths ke saath (PCM): engineering, computer, architecture, flying; baad mein Commerce ya Arts mein bhi ja sakte hain, ulta mushkil se.",
      "Science biology ke saath (PCB): medicine, nursing, pharmacy, life sciences.",
      "Commerce: accounts, banking, business; maths ke saath economics, data aur actuarial kaam bhi.",
      "Humanities (Arts): law, civil services, teaching, psychology, design, media.",
    ]) +
    p(
      `Law, civil services, hotel management, design aur zyadatar teaching har stream se khule hain. Free stream test mein das sawal hain: ${link("/", "home page")} ke upar Stream Test kholiye. Ya kisi career ka naam bataiye, main bataungi ki kaun se subject chahiye.`,
    ),
  hindi:
    p("स्ट्रीम कई दरवाज़ों जैसी है, इसलिए सोचिए कि कौन से दरवाज़े खुले रखने हैं:") +
    ul([
      "साइंस गणित के साथ (PCM): इंजीनियरिंग, कंप्यूटर, आर्किटेक्चर, फ़्लाइंग; बाद में कॉमर्स या आर्ट्स में भी जा सकते हैं, उल्टा मुश्किल से।",
      "साइंस जीव विज्ञान के साथ (PCB): मेडिसिन, नर्सिंग, फ़ार्मेसी, life sciences।",
      "कॉमर्स: accounts, बैंकिंग, बिज़नेस; गणित के साथ अर्थशास्त्र, डेटा और actuarial काम भी।",
      "ह्यूमैनिटीज़ (आर्ट्स): लॉ, सिविल सेवाएँ, शिक्षण, मनोविज्ञान, डिज़ाइन, मीडिया।",
    ]) +
    p(
      `लॉ, सिविल सेवाएँ, होटल मैनेजमेंट, डिज़ाइन और ज़्यादातर शिक्षण हर स्ट्रीम से खुले हैं। मुफ़्त स्ट्रीम टेस्ट में दस सवाल हैं: ${link("/", "होम पेज")} के ऊपर Stream Test खोलिए। या किसी करियर का नाम बताइए, मैं बताऊँगी कि कौन से विषय चाहिए।`,
    ),
};

export const NO_STREAM_IS_USELESS: Wording = {
  english: p(
    "No stream is useless, and none is for weak or for clever students only. It is right for you if its subjects interest you on an ordinary Tuesday and if it keeps open what you may want to become. Science with maths allows the most changes later and asks for the most hours; Commerce and Humanities lead to law, civil services, banking, design, media and teaching as well.",
  ),
  hinglish: p(
    "Koi stream bekar nahi hai, aur koi bhi sirf kamzor ya sirf tez students ke liye nahi hai. Woh aapke liye sahi hai agar uske subject aapko ek aam din bhi achhe lagein, aur usse woh raste khule rahein jo aap banna chahte hain. Maths wali science se baad mein sabse zyada badal sakte hain, par usme sabse zyada samay lagta hai; Commerce aur Humanities se bhi law, civil services, banking, design, media aur teaching tak pahunchte hain.",
  ),
  hindi: p(
    "कोई स्ट्रीम बेकार नहीं है, और कोई भी सिर्फ़ कमज़ोर या सिर्फ़ तेज़ छात्रों के लिए नहीं है। वह आपके लिए सही है अगर उसके विषय आपको एक आम दिन भी अच्छे लगें, और उससे वे रास्ते खुले रहें जो आप बनना चाहते हैं। गणित वाली साइंस से बाद में सबसे ज़्यादा बदल सकते हैं, पर उसमें सबसे ज़्यादा समय लगता है; कॉमर्स और ह्यूमैनिटीज़ से भी लॉ, सिविल सेवाएँ, बैंकिंग, डिज़ाइन, मीडिया और शिक्षण तक पहुँचते हैं।",
  ),
};

export const TAKE_STREAM_TEST: Wording = {
  english: p(`The free stream test has ten questions: open Stream Test at the top of ${link("/", "the home page")}.`),
  hinglish: p(`Free stream test mein das sawal hain: ${link("/", "home page")} ke upar Stream Test kholiye.`),
  hindi: p(`मुफ़्त स्ट्रीम टेस्ट में दस सवाल हैं: ${link("/", "होम पेज")} के ऊपर Stream Test खोलिए।`),
};

export const WHICH_SUBJECTS: Wording = {
  english:
    p("Which subjects of Class 11 and 12 go with which careers, in short:") +
    ul([
      "Physics, chemistry, maths: engineering, computing, architecture, flying, most of the forces' technical branches.",
      "Physics, chemistry, biology: medicine, nursing, pharmacy, physiotherapy, life sciences, agriculture.",
      "Accounts and business studies with maths: accounts, finance, economics, data, actuarial work; without maths: accounts, company law, banking, marketing.",
      "History, politics, psychology, languages: law, civil services, teaching, media, social work.",
      "A computer, art or physical education paper beside them opens the start of design, coding or sports work.",
    ]) +
    p('Name a career, and I tell you which subjects keep it open; or name subjects, as in "careers with PCB".'),
  hinglish:
    p("Class 11 aur 12 ke kaun se subject kin careers ke saath jaate hain, sankshep mein:") +
    ul([
      "Physics, chemistry, maths: engineering, computer, architecture, flying, sena ki zyadatar technical shakhayein.",
      "Physics, chemistry, biology: medicine, nursing, pharmacy, physiotherapy, life sciences, agriculture.",
      "Accounts aur business studies maths ke saath: accounts, finance, economics, data, actuarial kaam; bina maths: accounts, company law, banking, marketing.",
      "History, politics, psychology, bhashayein: law, civil services, teaching, media, social work.",
      "Inke saath computer, art ya physical education ka paper: design, coding ya sports ke kaam ki shuruaat.",
    ]) +
    p(
      'Kisi career ka naam bataiye, main bataungi ki kaun se subject se raasta khula rehta hai; ya subject bataiye, jaise "PCB wale careers".',
    ),
  hindi:
    p("Class 11 और 12 के कौन से विषय किन करियर के साथ जाते हैं, संक्षेप में:") +
    ul([
      "भौतिकी, रसायन, गणित: इंजीनियरिंग, कंप्यूटर, आर्किटेक्चर, फ़्लाइंग, सेना की ज़्यादातर तकनीकी शाखाएँ।",
      "भौतिकी, रसायन, जीव विज्ञान: मेडिसिन, नर्सिंग, फ़ार्मेसी, फिजियोथेरेपी, life sciences, कृषि।",
      "Accounts और business studies गणित के साथ: accounts, फ़ाइनेंस, अर्थशास्त्र, डेटा, actuarial काम; बिना गणित: accounts, company law, बैंकिंग, मार्केटिंग।",
      "इतिहास, राजनीति, मनोविज्ञान, भाषाएँ: लॉ, सिविल सेवाएँ, शिक्षण, मीडिया, social work।",
      "इनके साथ कंप्यूटर, कला या शारीरिक शिक्षा का पेपर: डिज़ाइन, कोडिंग या खेल के काम की शुरुआत।",
    ]) +
    p('किसी करियर का नाम बताइए, मैं बताऊँगी कि कौन से विषय से रास्ता खुला रहता है; या विषय बताइए, जैसे "PCB वाले करियर"।'),
};
