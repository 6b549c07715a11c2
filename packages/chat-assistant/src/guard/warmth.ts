import { p, strong } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";

const LISTENERS: Wording = {
  english: `It helps to tell one person today: a parent, a teacher, a friend. If it does not get lighter, ${strong("Tele-MANAS on 14416")} listens for free, day and night, in English, Hindi and many other languages. Under 18 you can also call ${strong("Childline on 1098")}, also when home is not a good place.`,
  hinglish: `Aaj kisi ek ko bata dene se mann halka hota hai: mummy ya papa, teacher ya dost. Agar phir bhi halka na lage, to ${strong("Tele-MANAS 14416")} par free mein baat kijiye, din ho ya raat, Hindi, English aur kai bhashaon mein. 18 se kam umar hai to ${strong("Childline 1098")} par bhi call kar sakte hain, tab bhi jab ghar mein achha mahaul na ho.`,
  hindi: `आज किसी एक को बता देने से मन हल्का होता है: मम्मी या पापा, टीचर या दोस्त। अगर फिर भी हल्का न लगे, तो ${strong("टेली-मानस 14416")} पर मुफ़्त में बात कीजिए, दिन हो या रात, हिंदी, अंग्रेज़ी और कई भाषाओं में। 18 से कम उम्र है तो ${strong("चाइल्डलाइन 1098")} पर भी कॉल कर सकते हैं, तब भी जब घर में अच्छा माहौल न हो।`,
};
const straining = (opening: Wording, closing: Wording): Wording =>
  inEach((language) => [opening, LISTENERS, closing].map((part) => p(part[language])).join(""));

const HEAVY: Wording = {
  english: "That sounds heavy, and it is all right to say so. Many students feel this before an exam, a result or a talk at home.",
  hinglish:
    "Yeh sach mein bhaari lag raha hoga, aur yeh kehna bilkul theek hai. Exam, result ya ghar par baat karne se pehle bahut se students ko aisa lagta hai.",
  hindi: "यह सच में भारी लग रहा होगा, और यह कहना बिल्कुल ठीक है। परीक्षा, रिज़ल्ट या घर पर बात करने से पहले बहुत से छात्रों को ऐसा लगता है।",
};

/** For the strain of exams and of expectations, short of despair. */
export const strain: Wording = straining(HEAVY, {
  english:
    "No single day decides a life. When you feel like it, tell me a subject or a thing that you like, and I will show you ways that are open.",
  hinglish:
    "Koi ek din poori zindagi tay nahi karta. Jab mann kare, mujhe koi subject ya apni pasand ki cheez bataiye, main khule raste dikhaungi.",
  hindi: "कोई एक दिन पूरी ज़िंदगी तय नहीं करता। जब मन करे, मुझे कोई विषय या अपनी पसंद की चीज़ बताइए, मैं खुले रास्ते दिखाऊँगी।",
});

/** The same where the result is out. */
export const strainAfterResult: Wording = straining(HEAVY, {
  english:
    "One result closes fewer doors than it seems to. When you feel like it, tell me a subject or a thing that you like, and I will show you ways that are open.",
  hinglish:
    "Ek result se utne darwaze band nahi hote jitna lagta hai. Jab mann kare, mujhe koi subject ya apni pasand ki cheez bataiye, main khule raste dikhaungi.",
  hindi: "एक रिज़ल्ट से उतने दरवाज़े बंद नहीं होते जितना लगता है। जब मन करे, मुझे कोई विषय या अपनी पसंद की चीज़ बताइए, मैं खुले रास्ते दिखाऊँगी।",
});

/** The same where the examination is only near. */
export const strainBeforeExam: Wording = straining(
  {
    english:
      "That sounds heavy, and it is all right to say so. Fear before an exam is common, and it does not mean that you will do badly.",
    hinglish:
      "Yeh sach mein bhaari lag raha hoga, aur yeh kehna bilkul theek hai. Exam se pehle dar bahut logon ko lagta hai, aur iska matlab yeh nahi ki exam kharab jayega.",
    hindi:
      "यह सच में भारी लग रहा होगा, और यह कहना बिल्कुल ठीक है। परीक्षा से पहले डर बहुत लोगों को लगता है, और इसका मतलब यह नहीं कि परीक्षा ख़राब जाएगी।",
  },
  {
    english:
      "For the days that are left: bed at the same hour, and no new chapter on the last evening; one page or one old question at a time, then ten minutes off; food and water beside the books. When the fear comes, breathe out longer than in, ten times. Tell me the exam and what is hardest, and I help you order the rest.",
    hinglish:
      "Jo din bache hain unke liye: roz ek hi samay par sona, aakhri shaam koi naya chapter nahi; ek baar mein ek page ya ek purana sawal, phir das minute aaram; khana aur paani samay par. Dar lage to saans andar lene se zyada der tak bahar chhodiye, das baar. Exam ka naam aur sabse mushkil cheez bataiye, main baaki ko kram mein rakhne mein madad karungi.",
    hindi:
      "जो दिन बचे हैं उनके लिए: रोज़ एक ही समय पर सोना, आख़िरी शाम कोई नया चैप्टर नहीं; एक बार में एक पेज या एक पुराना सवाल, फिर दस मिनट आराम; खाना और पानी समय पर। डर लगे तो साँस अंदर लेने से ज़्यादा देर तक बाहर छोड़िए, दस बार। परीक्षा का नाम और सबसे मुश्किल चीज़ बताइए, मैं बाक़ी को क्रम में रखने में मदद करूँगी।",
  },
);

/** The same for somebody who says that childhood is over. */
export const strainOfAdult: Wording = {
  english: [
    p("That sounds heavy, and it is all right to say so. Years of preparing, of looking for work or of carrying others tire everybody."),
    p(
      `It helps to tell one person today whom you trust, and to rest before you decide anything. If it does not get lighter, ${strong("Tele-MANAS on 14416")} listens for free, day and night, in English, Hindi and many other languages.`,
    ),
    p(
      "To stop one way is no defeat, and what you have learnt counts elsewhere. When you feel like it, tell me your degree or your work so far, and I show a second plan.",
    ),
  ].join(""),
  hinglish: [
    p(
      "Yeh sach mein bhaari lag raha hoga, aur yeh kehna bilkul theek hai. Saalon ki taiyari, kaam ki talash ya doosron ki zimmedari har kisi ko thaka deti hai.",
    ),
    p(
      `Aaj kisi ek bharose wale ko bataiye, aur koi faisla lene se pehle aaram kijiye. Agar phir bhi halka na lage, to ${strong("Tele-MANAS 14416")} par free mein baat kijiye, din ho ya raat, Hindi, English aur kai bhashaon mein.`,
    ),
    p(
      "Ek rasta chhodna haar nahi hai, aur jo aapne seekha hai woh aur jagah kaam aata hai. Jab mann kare, apni degree ya ab tak ka kaam bataiye, main doosra plan dikhaungi.",
    ),
  ].join(""),
  hindi: [
    p("यह सच में भारी लग रहा होगा, और यह कहना बिल्कुल ठीक है। सालों की तैयारी, काम की तलाश या दूसरों की ज़िम्मेदारी हर किसी को थका देती है।"),
    p(
      `आज किसी एक भरोसे वाले को बताइए, और कोई फ़ैसला लेने से पहले आराम कीजिए। अगर फिर भी हल्का न लगे, तो ${strong("टेली-मानस 14416")} पर मुफ़्त में बात कीजिए, दिन हो या रात, हिंदी, अंग्रेज़ी और कई भाषाओं में।`,
    ),
    p("एक रास्ता छोड़ना हार नहीं है, और जो आपने सीखा है वह और जगह काम आता है। जब मन करे, अपनी डिग्री या अब तक का काम बताइए, मैं दूसरा प्लान दिखाऊँगी।"),
  ].join(""),
};

/** The same for a parent who writes of a child. */
export const strainOfChild: Wording = {
  english: [
    p("It is good that you noticed. Many children carry this before an exam, a result or a talk at home, and a calm parent helps most."),
    p(
      `Sit beside your child without the phone, ask what is hardest, and only listen; say that you are with them whatever the marks. See to sleep, food and an hour outside. If your child hardly eats or sleeps, hides away or speaks of giving up, call ${strong("Tele-MANAS on 14416")} together: free, day and night, in English, Hindi and many other languages. Under 18 there is also ${strong("Childline on 1098")}.`,
    ),
    p("When things are calmer, tell me the class and what your child likes, and I show ways that are open."),
  ].join(""),
  hinglish: [
    p(
      "Achha hua ki aapne dhyan diya. Exam, result ya ghar par baat karne se pehle bahut se bachche aisa bojh uthate hain, aur shaant maata-pita sabse badi madad hote hain.",
    ),
    p(
      `Phone alag rakhkar bachche ke paas baithiye, poochiye ki sabse mushkil kya lag raha hai, aur bas suniye. Kahiye ki marks jo bhi hon, aap uske saath hain. Neend, khane aur roz ek ghanta bahar rehne ka dhyan rakhiye. Agar bachcha theek se khata ya sota nahi, chhupa rehta hai ya haar maanne ki baat karta hai, to saath mein ${strong("Tele-MANAS 14416")} par call kijiye: free, din ho ya raat, Hindi, English aur kai bhashaon mein. 18 se kam umar ke liye ${strong("Childline 1098")} bhi hai.`,
    ),
    p("Jab mahaul shaant ho, mujhe class aur bachche ki pasand bataiye, main khule raste dikhaungi."),
  ].join(""),
  hindi: [
    p("अच्छा हुआ कि आपने ध्यान दिया। परीक्षा, रिज़ल्ट या घर पर बात करने से पहले बहुत से बच्चे ऐसा बोझ उठाते हैं, और शांत माता-पिता सबसे बड़ी मदद होते हैं।"),
    p(
      `फ़ोन अलग रखकर बच्चे के पास बैठिए, पूछिए कि सबसे मुश्किल क्या लग रहा है, और बस सुनिए। कहिए कि नंबर जो भी हों, आप उसके साथ हैं। नींद, खाने और रोज़ एक घंटा बाहर रहने का ध्यान रखिए। अगर बच्चा ठीक से खाता या सोता नहीं, छुपा रहता है या हार मानने की बात करता है, तो साथ में ${strong("टेली-मानस 14416")} पर कॉल कीजिए: मुफ़्त, दिन हो या रात, हिंदी, अंग्रेज़ी और कई भाषाओं में। 18 से कम उम्र के लिए ${strong("चाइल्डलाइन 1098")} भी है।`,
    ),
    p("जब माहौल शांत हो, मुझे क्लास और बच्चे की पसंद बताइए, मैं खुले रास्ते दिखाऊँगी।"),
  ].join(""),
};

/** For somebody who has lost a friend or a relative. */
export const grief: Wording = {
  english: [
    p(
      "I am very sorry for your loss. When somebody dear dies, it is hard to think, to sleep or to study, for weeks or for months, and nothing is wrong with you.",
    ),
    p(
      `You need not be strong alone: tell somebody who knew them too, or a teacher, that you need time. ${strong("Tele-MANAS on 14416")} listens for free, day and night, in English, Hindi and many other languages. Under 18 you can also call ${strong("Childline on 1098")}.`,
    ),
    p("Studies and plans can wait a little: a school will often give time when it is told. I am here when you want to talk about them."),
  ].join(""),
  hinglish: [
    p(
      "Aapke dukh ka mujhe bahut afsos hai. Jab koi apna chala jaata hai, to hafton ya mahinon tak sochna, sona ya padhna mushkil hota hai. Aap mein koi kami nahi hai.",
    ),
    p(
      `Aapko akele mazboot nahi banna hai: kisi aise ko jo unhe jaanta tha, ya kisi teacher ko, bataiye ki aapko samay chahiye. ${strong("Tele-MANAS 14416")} par free mein baat kijiye, din ho ya raat, Hindi, English aur kai bhashaon mein. 18 se kam umar hai to ${strong("Childline 1098")} par bhi call kar sakte hain.`,
    ),
    p(
      "Padhai aur plan thoda ruk sakte hain: batane par school aksar samay de dete hain. Jab un par baat karne ka mann ho, main yahin hoon.",
    ),
  ].join(""),
  hindi: [
    p("आपके दुख का मुझे बहुत अफ़सोस है। जब कोई अपना चला जाता है, तो हफ़्तों या महीनों तक सोचना, सोना या पढ़ना मुश्किल होता है। आप में कोई कमी नहीं है।"),
    p(
      `आपको अकेले मज़बूत नहीं बनना है: किसी ऐसे को जो उन्हें जानता था, या किसी टीचर को, बताइए कि आपको समय चाहिए। ${strong("टेली-मानस 14416")} पर मुफ़्त में बात कीजिए, दिन हो या रात, हिंदी, अंग्रेज़ी और कई भाषाओं में। 18 से कम उम्र है तो ${strong("चाइल्डलाइन 1098")} पर भी कॉल कर सकते हैं।`,
    ),
    p("पढ़ाई और प्लान थोड़ा रुक सकते हैं: बताने पर स्कूल अक्सर समय दे देते हैं। जब उन पर बात करने का मन हो, मैं यहीं हूँ।"),
  ].join(""),
};
