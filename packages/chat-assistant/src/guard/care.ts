import { p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { careAtWork } from "./care-at-work.ts";
import { careAfterResult, careInDebt, careWhenBeatenAtSchool, careWhenBullied, careWhenHurt } from "./care-of-setbacks.ts";
import { CHILDLINE, CHILDLINE_OF_CHILD, caring, EMERGENCY, TELE_MANAS, WOMEN } from "./helplines.ts";

const HELP_WHEN_THREATENED: readonly Wording[] = [
  {
    english: `${strong("Emergency: call 112")}, now if they are near you. The police must come, also when it is your own family.`,
    hinglish: `${strong("Emergency: 112 par call kijiye")}, abhi, agar woh aapke paas hain. Police ko aana hi hoga, chahe woh aapke apne ghar wale hon.`,
    hindi: `${strong("इमरजेंसी: 112 पर कॉल कीजिए")}, अभी, अगर वे आपके पास हैं। पुलिस को आना ही होगा, चाहे वे आपके अपने घर वाले हों।`,
  },
  {
    english: `${strong("Women's helpline: call 181")}, for girls and women of every age, also when threats come from home.`,
    hinglish: `${strong("Mahila helpline: 181 par call kijiye")}, har umar ki ladkiyon aur mahilaon ke liye, tab bhi jab dhamki ghar se mile.`,
    hindi: `${strong("महिला हेल्पलाइन: 181 पर कॉल कीजिए")}, हर उम्र की लड़कियों और महिलाओं के लिए, तब भी जब धमकी घर से मिले।`,
  },
  CHILDLINE,
  TELE_MANAS,
];
const WHEN_THREATENED: Wording = {
  english:
    "Stay near people whom you trust, keep the messages as proof, and tell an adult outside the quarrel today: a teacher, a relative, a neighbour. A court or the district's Legal Services Authority can order protection, free.",
  hinglish:
    "Bharose wale logon ke paas rahiye, message saboot ke taur par sambhal kar rakhiye, aur aaj hi kisi aise bade ko bataiye jo is jhagde mein na ho: teacher, rishtedar ya padosi. Court ya zile ka Legal Services Authority suraksha dila sakta hai, free.",
  hindi:
    "भरोसे वाले लोगों के पास रहिए, मैसेज सबूत के तौर पर संभालकर रखिए, और आज ही किसी ऐसे बड़े को बताइए जो इस झगड़े में न हो: टीचर, रिश्तेदार या पड़ोसी। कोर्ट या ज़िले का विधिक सेवा प्राधिकरण (Legal Services Authority) सुरक्षा दिला सकता है, मुफ़्त।",
};

/** Whom care is for. */
export type Need =
  | "danger"
  | "despair"
  | "friend"
  | "pupil"
  | "friendHurt"
  | "child"
  | "childHabit"
  | "hurt"
  | "hurtAtSchool"
  | "hurtAtWork"
  | "bullied"
  | "debt"
  | "result"
  | "blackmail"
  | "menace"
  | "threat"
  | "marriage"
  | "pregnancy"
  | "home"
  | "shelter"
  | "eating"
  | "addiction";

/** What somebody in distress reads before anything else. No career, no figure, nothing to do but to reach a person. */
export const CARE: Readonly<Record<Need, Wording>> = {
  danger: {
    english: [
      p(
        `${strong("Please call 112 now")}, or ask whoever is nearest to you to call. Say what has happened: what was taken, or who is hurt, and where you are. Please do not wait to see whether it gets worse, and stay with somebody until help comes.`,
      ),
      ul([
        `${strong("Emergency: call 112")}, for an ambulance or the police, free from every phone.`,
        TELE_MANAS.english,
        CHILDLINE.english,
      ]),
      p("I am glad that you wrote this. Calling is the right thing to do, whatever happened before."),
    ].join(""),
    hinglish: [
      p(
        `${strong("Please abhi 112 par call kijiye")}, ya jo sabse paas ho usse call karwaiye. Bataiye ki kya hua hai: kya khaya ya piya gaya, kise chot lagi hai, aur aap kahan hain. Please yeh dekhne ke liye mat rukiye ki haalat bigadti hai ya nahi. Jab tak madad na aaye, kisi ke saath rahiye.`,
      ),
      ul([`${strong("Emergency: 112 par call kijiye")}. Ambulance ya police, har phone se free.`, TELE_MANAS.hinglish, CHILDLINE.hinglish]),
      p("Achha kiya ki aapne yeh likha. Pehle jo bhi hua ho, abhi call karna hi sahi hai."),
    ].join(""),
    hindi: [
      p(
        `${strong("कृपया अभी 112 पर कॉल कीजिए")}, या जो सबसे पास हो उससे कॉल करवाइए। बताइए कि क्या हुआ है: क्या खाया या पिया गया, किसे चोट लगी है, और आप कहाँ हैं। कृपया यह देखने के लिए मत रुकिए कि हालत बिगड़ती है या नहीं। जब तक मदद न आए, किसी के साथ रहिए।`,
      ),
      ul([`${strong("इमरजेंसी: 112 पर कॉल कीजिए")}। एम्बुलेंस या पुलिस, हर फ़ोन से मुफ़्त।`, TELE_MANAS.hindi, CHILDLINE.hindi]),
      p("अच्छा किया कि आपने यह लिखा। पहले जो भी हुआ हो, अभी कॉल करना ही सही है।"),
    ].join(""),
  },
  despair: caring(
    {
      english:
        "I am really glad that you wrote this. What you feel matters more than any exam, result or career, and you do not have to carry it alone.",
      hinglish:
        "Bahut achha kiya ki aapne yeh likha. Aap jo mehsoos kar rahe hain, woh kisi bhi exam, result ya career se badi baat hai, aur yeh bojh aapko akele nahi uthana hai.",
      hindi:
        "बहुत अच्छा किया कि आपने यह लिखा। आप जो महसूस कर रहे हैं, वह किसी भी परीक्षा, रिज़ल्ट या करियर से बड़ी बात है, और यह बोझ आपको अकेले नहीं उठाना है।",
    },
    [TELE_MANAS, CHILDLINE, EMERGENCY],
    {
      english:
        "If you can, sit with somebody you trust while you call: a parent, a teacher, a neighbour, a friend. Feelings as heavy as this do get lighter with help.",
      hinglish:
        "Ho sake to call karte samay kisi bharose wale ke paas baithiye: mummy ya papa, teacher, padosi ya dost. Itna bhaari mann bhi madad milne se halka hota hai.",
      hindi: "हो सके तो कॉल करते समय किसी भरोसे वाले के पास बैठिए: मम्मी या पापा, टीचर, पड़ोसी या दोस्त। इतना भारी मन भी मदद मिलने से हल्का होता है।",
    },
  ),
  friend: caring(
    {
      english:
        "Thank you for taking this seriously: it is how people are helped. You do not have to solve it alone, and it is not your fault.",
      hinglish:
        "Achha kiya ki aapne is baat ko gambhirta se liya, madad aise hi milti hai. Isse aapko akele nahi sulajhana hai, aur isme aapki koi galti nahi hai.",
      hindi: "अच्छा किया कि आपने इस बात को गंभीरता से लिया, मदद ऐसे ही मिलती है। इसे आपको अकेले नहीं सुलझाना है, और इसमें आपकी कोई ग़लती नहीं है।",
    },
    [TELE_MANAS, CHILDLINE, EMERGENCY],
    {
      english:
        "Stay with them or keep them on the phone, listen without arguing, and tell an adult you trust today, even if you promised to keep it secret. You can call together, or you can call for them.",
      hinglish:
        "Unke saath rahiye ya phone par baat karte rahiye. Bina bahas kiye suniye, aur aaj hi kisi bharose wale bade ko bataiye, chahe aapne kisi ko na batane ka waada kiya ho. Aap saath mein call kar sakte hain, ya unke liye aap call kar sakte hain.",
      hindi:
        "उनके साथ रहिए या फ़ोन पर बात करते रहिए। बिना बहस किए सुनिए, और आज ही किसी भरोसे वाले बड़े को बताइए, चाहे आपने किसी को न बताने का वादा किया हो। आप साथ में कॉल कर सकते हैं, या उनके लिए आप कॉल कर सकते हैं।",
    },
  ),
  friendHurt: caring(
    {
      english:
        "You did right to write this. What is being done to your friend is wrong, and it is no fault of your friend or of yours. You can bring help today.",
      hinglish:
        "Aapne yeh likhkar sahi kiya. Aapke dost ke saath jo ho raha hai woh galat hai, aur isme na uski galti hai na aapki. Aap aaj hi madad bula sakte hain.",
      hindi: "आपने यह लिखकर सही किया। आपके दोस्त के साथ जो हो रहा है वह ग़लत है, और इसमें न उसकी ग़लती है न आपकी। आप आज ही मदद बुला सकते हैं।",
    },
    [CHILDLINE, WOMEN, EMERGENCY, TELE_MANAS],
    {
      english:
        "You may call for your friend, also in secret. Tell a teacher or another adult you trust today; tell your friend that you believe it, and go together. Do not face the one who does it alone.",
      hinglish:
        "Aap apne dost ke liye call kar sakte hain, chupke se bhi. Aaj hi kisi teacher ya bharose wale bade ko bataiye; dost se kahiye ki aap uski baat maante hain, aur saath jaiye. Jo aisa kar raha hai, usse akele mat bhidiye.",
      hindi:
        "आप अपने दोस्त के लिए कॉल कर सकते हैं, चुपके से भी। आज ही किसी टीचर या भरोसे वाले बड़े को बताइए; दोस्त से कहिए कि आप उसकी बात मानते हैं, और साथ जाइए। जो ऐसा कर रहा है, उससे अकेले मत भिड़िए।",
    },
  ),
  pupil: caring(
    {
      english:
        "You did right to write this. Take these words seriously, also when they were said lightly: a teacher who asks is often the first who is told.",
      hinglish:
        "Aapne yeh likhkar sahi kiya. In baaton ko halke mein mat lijiye, chahe woh halke mein hi kahi gayi hon: aksar sabse pehle teacher ko hi bataya jaata hai.",
      hindi: "आपने यह लिखकर सही किया। इन बातों को हल्के में मत लीजिए, चाहे वे हल्के में ही कही गई हों: अक्सर सबसे पहले टीचर को ही बताया जाता है।",
    },
    [
      {
        english: `${strong("Tele-MANAS: call 14416")}, for you and for your student. They tell you what to say and where help is near, in English, Hindi and many other languages.`,
        hinglish: `${strong("Tele-MANAS: 14416 par call kijiye")}, aapke liye bhi aur aapke student ke liye bhi. Woh batate hain ki kya kehna hai aur madad kahan milegi, Hindi, English aur kai bhashaon mein.`,
        hindi: `${strong("टेली-मानस: 14416 पर कॉल कीजिए")}, आपके लिए भी और आपके छात्र के लिए भी। वे बताते हैं कि क्या कहना है और मदद कहाँ मिलेगी, हिंदी, अंग्रेज़ी और कई भाषाओं में।`,
      },
      {
        english: `${strong("Childline: call 1098")}, if the student is under 18.`,
        hinglish: `${strong("Childline: 1098 par call kijiye")}, agar student ki umar 18 se kam hai.`,
        hindi: `${strong("चाइल्डलाइन: 1098 पर कॉल कीजिए")}, अगर छात्र की उम्र 18 से कम है।`,
      },
      {
        english: `${strong("Emergency: call 112")}, at once if there is a plan, if something was taken or somebody is hurt.`,
        hinglish: `${strong("Emergency: 112 par call kijiye")}, turant, agar koi plan ho, kuch kha liya ho ya chot lagi ho.`,
        hindi: `${strong("इमरजेंसी: 112 पर कॉल कीजिए")}, तुरंत, अगर कोई योजना हो, कुछ खा लिया हो या चोट लगी हो।`,
      },
    ],
    {
      english:
        "Today: sit with the student alone in a quiet place, and listen without advice or a word about marks. Ask calmly whether there are thoughts of dying: asking does not put them there. If there are, do not leave the student alone, and tell the parents, the school's counsellor and the head the same day, unless home itself is the danger. Promise no secret; say whom you will tell. The exam can wait.",
      hinglish:
        "Aaj hi: student ke saath kisi shaant jagah akele baithiye, aur bina salah diye, bina marks ki baat kiye suniye. Shaanti se poochiye ki kya marne ke khayal aate hain: poochne se aise khayal nahi aate. Agar aate hain, to use akela mat chhodiye, aur usi din maa-baap, school ke counsellor aur principal ko bataiye, jab tak ghar hi khatra na ho. Baat chhupane ka vaada mat kijiye; bataiye ki aap kisko batayenge. Exam ruk sakta hai.",
      hindi:
        "आज ही: छात्र के साथ किसी शांत जगह अकेले बैठिए, और बिना सलाह दिए, बिना नंबरों की बात किए सुनिए। शांति से पूछिए कि क्या मरने के ख़याल आते हैं: पूछने से ऐसे ख़याल नहीं आते। अगर आते हैं, तो उसे अकेला मत छोड़िए, और उसी दिन माता-पिता, स्कूल के काउंसलर और प्रिंसिपल को बताइए, जब तक घर ही ख़तरा न हो। बात छुपाने का वादा मत कीजिए; बताइए कि आप किसको बताएँगे। परीक्षा रुक सकती है।",
    },
  ),
  child: caring(
    {
      english:
        "You did right to write this. Take your child's words and silence seriously, also when they were said in anger. It is not your fault, and you can do much today.",
      hinglish:
        "Aapne yeh likhkar sahi kiya. Bachche ki baat aur uski khamoshi ko gambhirta se lijiye, chahe usne gusse mein kaha ho. Yeh aapki galti nahi hai, aur aap aaj bahut kuch kar sakte hain.",
      hindi:
        "आपने यह लिखकर सही किया। बच्चे की बात और उसकी ख़ामोशी को गंभीरता से लीजिए, चाहे उसने ग़ुस्से में कहा हो। यह आपकी ग़लती नहीं है, और आप आज बहुत कुछ कर सकते हैं।",
    },
    [
      {
        english: `${strong("Tele-MANAS: call 14416")}, for you and for your child. They tell you what to say and where the next doctor is, in English, Hindi and many other languages.`,
        hinglish: `${strong("Tele-MANAS: 14416 par call kijiye")}, apne liye aur bachche ke liye. Ye batate hain ki kya kehna hai aur paas mein doctor kahan hai. Hindi, English aur kai bhashaon mein.`,
        hindi: `${strong("टेली-मानस: 14416 पर कॉल कीजिए")}, अपने लिए और बच्चे के लिए। ये बताते हैं कि क्या कहना है और पास में डॉक्टर कहाँ है। हिंदी, अंग्रेज़ी और कई भाषाओं में।`,
      },
      CHILDLINE_OF_CHILD,
      {
        english: `${strong("Emergency: call 112")}, at once if your child has a plan, has taken something or is hurt.`,
        hinglish: `${strong("Emergency: turant 112 par call kijiye")}, agar bachche ne kuch karne ki sochi ho, kuch kha ya pi liya ho ya use chot lagi ho.`,
        hindi: `${strong("इमरजेंसी: तुरंत 112 पर कॉल कीजिए")}, अगर बच्चे ने कुछ करने की सोची हो, कुछ खा या पी लिया हो या उसे चोट लगी हो।`,
      },
    ],
    {
      english:
        "Now: stay near, and do not leave your child alone tonight; lock away medicines, pesticides and anything sharp. Ask calmly whether there are thoughts of dying: asking does not put them there. Listen without scolding, advice or a word about marks, and say that no exam is worth more to you than your child. See a doctor or the psychiatry department of a government hospital in the next days. Studies can wait.",
      hinglish:
        "Abhi: paas rahiye, aur aaj raat bachche ko akela mat chhodiye. Dawaiyan, keetnashak aur dhaar wali cheezein taale mein rakhiye. Shaanti se poochiye ki kya marne ke khayal aate hain: poochne se aise khayal paida nahi hote. Bina daante, bina salah diye aur marks ki baat kiye bina suniye, aur kahiye ki koi bhi exam aapke liye bachche se badhkar nahi hai. Agle kuch dinon mein doctor ko ya sarkari aspatal ke psychiatry vibhag mein dikhaiye. Padhai ruk sakti hai.",
      hindi:
        "अभी: पास रहिए, और आज रात बच्चे को अकेला मत छोड़िए। दवाइयाँ, कीटनाशक और धार वाली चीज़ें ताले में रखिए। शांति से पूछिए कि क्या मरने के ख़याल आते हैं: पूछने से ऐसे ख़याल पैदा नहीं होते। बिना डाँटे, बिना सलाह दिए और नंबरों की बात किए बिना सुनिए, और कहिए कि कोई भी परीक्षा आपके लिए बच्चे से बढ़कर नहीं है। अगले कुछ दिनों में डॉक्टर को या सरकारी अस्पताल के मनोरोग विभाग में दिखाइए। पढ़ाई रुक सकती है।",
    },
  ),
  childHabit: caring(
    {
      english:
        "It is good that you ask before you scold. Such a habit is no bad character: it has a hold on your child, and with help people do get free of it.",
      hinglish:
        "Achha hai ki aapne daantne se pehle poocha. Aisi aadat ka matlab bura charitra nahi hai: aadat ne bachche ko pakad liya hai, aur madad se log isse nikal jaate hain.",
      hindi: "अच्छा है कि आपने डाँटने से पहले पूछा। ऐसी आदत का मतलब बुरा चरित्र नहीं है: आदत ने बच्चे को पकड़ लिया है, और मदद से लोग इससे निकल जाते हैं।",
    },
    [
      {
        english: `${strong("Tele-MANAS: call 14416")}, also for parents, about drink, drugs, tobacco and other habits, in English, Hindi and many other languages.`,
        hinglish: `${strong("Tele-MANAS: 14416 par call kijiye")}, maata-pita ke liye bhi: sharab, nasha, tambaku aur doosri aadaton par, Hindi, English aur kai bhashaon mein.`,
        hindi: `${strong("टेली-मानस: 14416 पर कॉल कीजिए")}, माता-पिता के लिए भी: शराब, नशा, तंबाकू और दूसरी आदतों पर, हिंदी, अंग्रेज़ी और कई भाषाओं में।`,
      },
      CHILDLINE_OF_CHILD,
      {
        english: `${strong("Emergency: call 112")}, if your child is unconscious, violent or in danger.`,
        hinglish: `${strong("Emergency: 112 par call kijiye")}, agar bachcha behosh ho, maar-peet kar raha ho ya khatre mein ho.`,
        hindi: `${strong("इमरजेंसी: 112 पर कॉल कीजिए")}, अगर बच्चा बेहोश हो, मारपीट कर रहा हो या ख़तरे में हो।`,
      },
    ],
    {
      english:
        "Choose a calm hour, say what you saw and that you will help; ask what it gives and since when. Do not beat, lock in or shame. A doctor or the de-addiction centre of a government hospital treats it, mostly free: stopping all at once alone can be hard on the body.",
      hinglish:
        "Koi shaant samay chuniye, bataiye ki aapne kya dekha aur aap madad karenge. Poochiye ki usse kya milta hai aur kab se hai. Maariye mat, band mat kijiye, sharminda mat kijiye. Doctor ya sarkari aspatal ka nasha mukti kendra ilaj karta hai, zyadatar free: akele, ek dam se chhodna shareer par bhaari pad sakta hai.",
      hindi:
        "कोई शांत समय चुनिए, बताइए कि आपने क्या देखा और आप मदद करेंगे। पूछिए कि उससे क्या मिलता है और कब से है। मारिए मत, बंद मत कीजिए, शर्मिंदा मत कीजिए। डॉक्टर या सरकारी अस्पताल का नशा मुक्ति केंद्र इलाज करता है, ज़्यादातर मुफ़्त: अकेले, एकदम से छोड़ना शरीर पर भारी पड़ सकता है।",
    },
  ),
  hurt: careWhenHurt,
  hurtAtSchool: careWhenBeatenAtSchool,
  hurtAtWork: careAtWork,
  bullied: careWhenBullied,
  debt: careInDebt,
  result: careAfterResult,
  menace: caring(
    {
      english: "I am really glad that you wrote this. Nobody may threaten you, and it is not your fault. Your safety comes first.",
      hinglish:
        "Bahut achha kiya ki aapne yeh likha. Kisi ko bhi aapko dhamkane ka haq nahi hai, aur isme aapki galti nahi hai. Aapki suraksha sabse pehle hai.",
      hindi: "बहुत अच्छा किया कि आपने यह लिखा। किसी को भी आपको धमकाने का हक़ नहीं है, और इसमें आपकी ग़लती नहीं है। आपकी सुरक्षा सबसे पहले है।",
    },
    HELP_WHEN_THREATENED,
    WHEN_THREATENED,
  ),
  threat: caring(
    {
      english:
        "I am really glad that you wrote this. Nobody may threaten you, and it is not your fault: whom you love and what you choose is no crime. Your safety comes first.",
      hinglish:
        "Bahut achha kiya ki aapne yeh likha. Kisi ko bhi aapko dhamkane ka haq nahi hai, aur isme aapki galti nahi hai: kisi se pyaar karna ya apna raasta chunna koi apradh nahi hai. Aapki suraksha sabse pehle hai.",
      hindi:
        "बहुत अच्छा किया कि आपने यह लिखा। किसी को भी आपको धमकाने का हक़ नहीं है, और इसमें आपकी ग़लती नहीं है: किसी से प्यार करना या अपना रास्ता चुनना कोई अपराध नहीं है। आपकी सुरक्षा सबसे पहले है।",
    },
    HELP_WHEN_THREATENED,
    WHEN_THREATENED,
  ),
  blackmail: caring(
    {
      english:
        "I am really glad that you wrote this. Whoever threatens you is doing wrong, not you. Many have been through this and came out of it with help.",
      hinglish:
        "Bahut achha kiya ki aapne yeh likha. Galat woh kar raha hai jo aapko dhamka raha hai, aap nahi. Bahut se logon ke saath aisa hua hai aur madad se woh isse nikle hain.",
      hindi: "बहुत अच्छा किया कि आपने यह लिखा। ग़लत वह कर रहा है जो आपको धमका रहा है, आप नहीं। बहुत से लोगों के साथ ऐसा हुआ है और मदद से वे इससे निकले हैं।",
    },
    [
      {
        english: `${strong("Cyber crime helpline: call 1930")}, or report it at cybercrime.gov.in, where you need not give your name if it is about pictures of a child or a woman.`,
        hinglish: `${strong("Cyber crime helpline: 1930 par call kijiye")}, ya cybercrime.gov.in par shikayat kijiye. Baat kisi bachche ya mahila ki photo ki ho to wahan naam batana zaroori nahi hai.`,
        hindi: `${strong("साइबर क्राइम हेल्पलाइन: 1930 पर कॉल कीजिए")}, या cybercrime.gov.in पर शिकायत कीजिए। बात किसी बच्चे या महिला की फ़ोटो की हो तो वहाँ नाम बताना ज़रूरी नहीं है।`,
      },
      CHILDLINE,
      EMERGENCY,
      TELE_MANAS,
    ],
    {
      english:
        "Pay nothing, send nothing more, and keep the messages: they are the proof. Tell one adult you trust today, so that you do not face this alone.",
      hinglish:
        "Paise mat dijiye, aur kuch mat bhejiye, aur message mat mitaiye: wahi saboot hain. Aaj hi kisi ek bharose wale bade ko bataiye, taaki aap isme akele na rahein.",
      hindi: "पैसे मत दीजिए, और कुछ मत भेजिए, और मैसेज मत मिटाइए: वही सबूत हैं। आज ही किसी एक भरोसे वाले बड़े को बताइए, ताकि आप इसमें अकेले न रहें।",
    },
  ),
  marriage: caring(
    {
      english:
        "I am really glad that you wrote this. Your life is yours: nobody may marry you against your will, and the law forbids a marriage before 18 for a girl and before 21 for a man.",
      hinglish:
        "Bahut achha kiya ki aapne yeh likha. Aapki zindagi aapki hai: koi aapki marzi ke khilaf aapki shaadi nahi kar sakta. Kanoon mein ladki ki shaadi 18 saal se pehle aur ladke ki 21 saal se pehle mana hai.",
      hindi:
        "बहुत अच्छा किया कि आपने यह लिखा। आपकी ज़िंदगी आपकी है: कोई आपकी मर्ज़ी के ख़िलाफ़ आपकी शादी नहीं कर सकता। क़ानून में लड़की की शादी 18 साल से पहले और लड़के की 21 साल से पहले मना है।",
    },
    [
      {
        english: `${strong("Childline: call 1098")}, for anybody under 18. They can stop a marriage, and you may call in secret.`,
        hinglish: `${strong("Childline: 1098 par call kijiye")}, agar aapki umar 18 se kam hai. Ye shaadi rukwa sakte hain, aur aap chupke se bhi call kar sakte hain.`,
        hindi: `${strong("चाइल्डलाइन: 1098 पर कॉल कीजिए")}, अगर आपकी उम्र 18 से कम है। ये शादी रुकवा सकते हैं, और आप चुपके से भी कॉल कर सकते हैं।`,
      },
      WOMEN,
      {
        english: `${strong("Emergency: call 112")}, if it is to happen now or somebody threatens you.`,
        hinglish: `${strong("Emergency: 112 par call kijiye")}, agar shaadi abhi hone wali ho ya koi aapko dhamka raha ho.`,
        hindi: `${strong("इमरजेंसी: 112 पर कॉल कीजिए")}, अगर शादी अभी होने वाली हो या कोई आपको धमका रहा हो।`,
      },
      TELE_MANAS,
    ],
    {
      english:
        "Tell a teacher too, or another adult you trust: they can call for you, and speak for you at home. Wanting to go on with your studies is a good reason.",
      hinglish:
        "Kisi teacher ya bharose wale bade ko bhi bataiye: woh aapke liye call kar sakte hain aur ghar par aapki taraf se baat kar sakte hain. Aage padhne ki ichchha apne aap mein achhi wajah hai.",
      hindi:
        "किसी टीचर या भरोसे वाले बड़े को भी बताइए: वे आपके लिए कॉल कर सकते हैं और घर पर आपकी तरफ़ से बात कर सकते हैं। आगे पढ़ने की इच्छा अपने आप में अच्छी वजह है।",
    },
  ),
  pregnancy: caring(
    {
      english:
        "I am glad that you wrote this. You are not alone, and you are not bad. What you need now is somebody who listens and a doctor, and both can be had quietly.",
      hinglish:
        "Achha kiya ki aapne yeh likha. Aap akeli nahi hain, aur aap buri nahi hain. Abhi aapko ek sunne wala aur ek doctor chahiye, aur dono chupchap mil sakte hain.",
      hindi: "अच्छा किया कि आपने यह लिखा। आप अकेली नहीं हैं, और आप बुरी नहीं हैं। अभी आपको एक सुनने वाला और एक डॉक्टर चाहिए, और दोनों चुपचाप मिल सकते हैं।",
    },
    [CHILDLINE, WOMEN, TELE_MANAS, EMERGENCY],
    {
      english:
        "Please see a doctor or a health centre soon, with an adult you trust, and take nothing on your own. If somebody forced you or you feel unsafe, say so when you call. Your studies can go on.",
      hinglish:
        "Please jaldi kisi doctor ya swasthya kendra mein dikhaiye, kisi bharose wale bade ke saath, aur apne aap koi dawa mat lijiye. Agar kisi ne zabardasti ki ho ya aap khatre mein hon, to call par yeh bataiye. Aapki padhai aage chal sakti hai.",
      hindi:
        "कृपया जल्दी किसी डॉक्टर या स्वास्थ्य केंद्र में दिखाइए, किसी भरोसे वाले बड़े के साथ, और अपने आप कोई दवा मत लीजिए। अगर किसी ने ज़बरदस्ती की हो या आप ख़तरे में हों, तो कॉल पर यह बताइए। आपकी पढ़ाई आगे चल सकती है।",
    },
  ),
  home: caring(
    {
      english:
        "I am really glad that you wrote this first. Something must be very hard for you. Before you go anywhere, please speak to somebody who can help you to be safe.",
      hinglish:
        "Bahut achha kiya ki aapne pehle yahan likha. Zaroor aap par kuch bahut bhaari guzar raha hai. Kahin bhi jaane se pehle please kisi aise se baat kijiye jo aapko surakshit rakhne mein madad kar sake.",
      hindi:
        "बहुत अच्छा किया कि आपने पहले यहाँ लिखा। ज़रूर आप पर कुछ बहुत भारी गुज़र रहा है। कहीं भी जाने से पहले कृपया किसी ऐसे से बात कीजिए जो आपको सुरक्षित रखने में मदद कर सके।",
    },
    [
      {
        english: `${strong("Childline: call 1098")}, for anybody under 18: they listen, they come, and they know safe places.`,
        hinglish: `${strong("Childline: 1098 par call kijiye")}, agar aapki umar 18 se kam hai: ye sunte hain, aapke paas aate hain aur surakshit jagah jaante hain.`,
        hindi: `${strong("चाइल्डलाइन: 1098 पर कॉल कीजिए")}, अगर आपकी उम्र 18 से कम है: ये सुनते हैं, आपके पास आते हैं और सुरक्षित जगह जानते हैं।`,
      },
      TELE_MANAS,
      EMERGENCY,
    ],
    {
      english:
        "On the road alone things mostly get more dangerous. Is there a relative, a teacher or a friend's family where you can stay tonight? If somebody hurts you at home, tell it on the phone: it is not your fault.",
      hinglish:
        "Raste mein akele aksar khatra aur badh jaata hai. Kya koi rishtedar, teacher ya dost ka ghar hai jahan aap aaj raat ruk sakein? Agar ghar par koi aapko maarta ya sataata hai, to phone par bataiye: yeh aapki galti nahi hai.",
      hindi:
        "रास्ते में अकेले अक्सर ख़तरा और बढ़ जाता है। क्या कोई रिश्तेदार, टीचर या दोस्त का घर है जहाँ आप आज रात रुक सकें? अगर घर पर कोई आपको मारता या सताता है, तो फ़ोन पर बताइए: यह आपकी ग़लती नहीं है।",
    },
  ),
  shelter: caring(
    {
      english:
        "I am really glad that you wrote this. To be put out of your home is very hard, and it is not your fault. First you need a safe place for tonight.",
      hinglish:
        "Bahut achha kiya ki aapne yeh likha. Ghar se nikal diya jaana bahut mushkil hai, aur isme aapki galti nahi hai. Sabse pehle aaj raat ke liye surakshit jagah chahiye.",
      hindi:
        "बहुत अच्छा किया कि आपने यह लिखा। घर से निकाल दिया जाना बहुत मुश्किल है, और इसमें आपकी ग़लती नहीं है। सबसे पहले आज रात के लिए सुरक्षित जगह चाहिए।",
    },
    [
      {
        english: `${strong("Childline: call 1098")}, for anybody under 18: they come, they know safe places, and they talk with your family.`,
        hinglish: `${strong("Childline: 1098 par call kijiye")}, agar aapki umar 18 se kam hai: ye aapke paas aate hain, surakshit jagah jaante hain aur aapke ghar walon se baat karte hain.`,
        hindi: `${strong("चाइल्डलाइन: 1098 पर कॉल कीजिए")}, अगर आपकी उम्र 18 से कम है: ये आपके पास आते हैं, सुरक्षित जगह जानते हैं और आपके घर वालों से बात करते हैं।`,
      },
      WOMEN,
      {
        english: `${strong("Emergency: call 112")}, if you have nowhere safe to be right now, or somebody hurt you.`,
        hinglish: `${strong("Emergency: 112 par call kijiye")}, agar abhi rehne ki koi surakshit jagah nahi hai, ya kisi ne aapko maara hai.`,
        hindi: `${strong("इमरजेंसी: 112 पर कॉल कीजिए")}, अगर अभी रहने की कोई सुरक्षित जगह नहीं है, या किसी ने आपको मारा है।`,
      },
      TELE_MANAS,
    ],
    {
      english:
        "Go to somebody you know: a relative, a teacher, a friend's or neighbour's family, and tell them what happened. Much that is said in anger over a result is taken back in a few days, and others can speak for you meanwhile.",
      hinglish:
        "Kisi jaan-pehchan wale ke paas jaiye: rishtedar, teacher, dost ya padosi ka ghar, aur unhe bataiye ki kya hua. Result par gusse mein kahi gayi baatein aksar kuch din mein wapas le li jaati hain, aur tab tak doosre aapki taraf se baat kar sakte hain.",
      hindi:
        "किसी जान-पहचान वाले के पास जाइए: रिश्तेदार, टीचर, दोस्त या पड़ोसी का घर, और उन्हें बताइए कि क्या हुआ। रिज़ल्ट पर ग़ुस्से में कही गई बातें अक्सर कुछ दिन में वापस ले ली जाती हैं, और तब तक दूसरे आपकी तरफ़ से बात कर सकते हैं।",
    },
  ),
  eating: caring(
    {
      english:
        "I am really glad that you wrote this. When food and one's own body become a fear, it is no weakness and no vanity but something that doctors can treat, and it gets better with help.",
      hinglish:
        "Bahut achha kiya ki aapne yeh likha. Jab khane aur apne shareer se dar lagne lage, to yeh na kamzori hai na dikhawa. Doctor iska ilaj kar sakte hain, aur madad se yeh theek hota hai.",
      hindi:
        "बहुत अच्छा किया कि आपने यह लिखा। जब खाने और अपने शरीर से डर लगने लगे, तो यह न कमज़ोरी है न दिखावा। डॉक्टर इसका इलाज कर सकते हैं, और मदद से यह ठीक होता है।",
    },
    [TELE_MANAS, CHILDLINE, EMERGENCY],
    {
      english:
        "Please see a doctor or a health centre in the next days, with an adult you trust, and at once if you faint or your heart races. Tell them all that you wrote here. You deserve to eat, and you are more than your weight.",
      hinglish:
        "Please agle kuch dinon mein kisi doctor ya swasthya kendra mein dikhaiye, kisi bharose wale bade ke saath. Chakkar khakar gir jaayein ya dil bahut tez dhadke to turant. Jo yahan likha hai, unhe sab bataiye. Khana aapka haq hai, aur aap apne vazan se kahin badhkar hain.",
      hindi:
        "कृपया अगले कुछ दिनों में किसी डॉक्टर या स्वास्थ्य केंद्र में दिखाइए, किसी भरोसे वाले बड़े के साथ। चक्कर खाकर गिर जाएँ या दिल बहुत तेज़ धड़के तो तुरंत। जो यहाँ लिखा है, उन्हें सब बताइए। खाना आपका हक़ है, और आप अपने वज़न से कहीं बढ़कर हैं।",
    },
  ),
  addiction: caring(
    {
      english:
        "It is brave to write this. It is no weakness of character: the habit has a hold on you, and with help people do get free of it.",
      hinglish:
        "Yeh likhna himmat ki baat hai. Yeh charitra ki kamzori nahi hai: aadat ne aapko pakad liya hai, aur madad se log isse nikal jaate hain.",
      hindi: "यह लिखना हिम्मत की बात है। यह चरित्र की कमज़ोरी नहीं है: आदत ने आपको पकड़ लिया है, और मदद से लोग इससे निकल जाते हैं।",
    },
    [
      {
        english: `${strong("Tele-MANAS: call 14416")}, also for drink, drugs, tobacco and other habits. They speak English, Hindi and many other languages.`,
        hinglish: `${strong("Tele-MANAS: 14416 par call kijiye")}, sharab, nasha, tambaku aur doosri aadaton ke liye bhi. Hindi, English aur kai bhashaon mein baat karte hain.`,
        hindi: `${strong("टेली-मानस: 14416 पर कॉल कीजिए")}, शराब, नशा, तंबाकू और दूसरी आदतों के लिए भी। हिंदी, अंग्रेज़ी और कई भाषाओं में बात करते हैं।`,
      },
      CHILDLINE,
      EMERGENCY,
    ],
    {
      english:
        "Tell one person you trust, and see a doctor or a government hospital: stopping all at once alone can be hard on the body. You need not do it alone.",
      hinglish:
        "Kisi ek bharose wale ko bataiye, aur doctor ya sarkari aspatal mein dikhaiye: akele, ek dam se chhodna shareer par bhaari pad sakta hai. Yeh aapko akele nahi karna hai.",
      hindi:
        "किसी एक भरोसे वाले को बताइए, और डॉक्टर या सरकारी अस्पताल में दिखाइए: अकेले, एकदम से छोड़ना शरीर पर भारी पड़ सकता है। यह आपको अकेले नहीं करना है।",
    },
  ),
};
