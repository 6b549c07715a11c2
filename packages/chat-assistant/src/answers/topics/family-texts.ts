import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

export const WITH_YOUR_CHILD: Wording = {
  english:
    p("It helps your child most to look together and to leave the choice open for a while:") +
    ul([
      "Notice what your child does for hours unasked, also on the phone: games, videos, drawing, talking, mending. Then ask what is good about it.",
      `Let your child alone answer the twenty questions, then read the reasons together: ${assessmentLink()}. Before Class 11 there is the stream test, at the top of ${link("/", "the home page")}.`,
      "Try before you pay: each career's page names one cheap thing to do this month.",
    ]),
  hinglish:
    p("Bachche ki sabse zyada madad tab hoti hai jab aap saath mein dekhein aur faisla thodi der khula rakhein:") +
    ul([
      "Dekhiye ki bachcha bina kahe ghanton kya karta hai, phone par bhi: game, video, drawing, baatein, kuch theek karna. Phir poochiye ki usme achha kya lagta hai.",
      `Bees sawalon ke jawab bachche ko akele dene dijiye, phir wajahein saath mein padhiye: ${assessmentLink()}. Class 11 se pehle stream test hai, ${link("/", "home page")} ke upar.`,
      "Paise dene se pehle aazmaiye: har career ke page par is mahine karne ki ek sasti cheez likhi hai.",
    ]),
  hindi:
    p("बच्चे की सबसे ज़्यादा मदद तब होती है जब आप साथ में देखें और फ़ैसला थोड़ी देर खुला रखें:") +
    ul([
      "देखिए कि बच्चा बिना कहे घंटों क्या करता है, फ़ोन पर भी: गेम, वीडियो, ड्रॉइंग, बातें, कुछ ठीक करना। फिर पूछिए कि उसमें अच्छा क्या लगता है।",
      `बीस सवालों के जवाब बच्चे को अकेले देने दीजिए, फिर वजहें साथ में पढ़िए: ${assessmentLink()}। Class 11 से पहले स्ट्रीम टेस्ट है, ${link("/", "होम पेज")} के ऊपर।`,
      "पैसे देने से पहले आज़माइए: हर करियर के पेज पर इस महीने करने की एक सस्ती चीज़ लिखी है।",
    ]),
};

export const KEPT_BY_IN_LAWS: Wording = {
  english:
    p("To work or to study is your right, and many families come round step by step. What helps:") +
    ul([
      `Begin with what needs no permission to go out: a course at swayam.gov.in, or work from home: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/online-merchant", "Online Merchant")}, ${link("/career/tailor", "Tailor")}.`,
      "Ask what they fear: who keeps the house, how you travel, what people say. A trial of three months near home, such as teaching in a school, answers more than words. An account in your own name comes first.",
      "Find one who speaks for you: a sister-in-law who works, a teacher, your own parents.",
    ]) +
    p("If there are threats or blows, the women's helpline 181 helps day and night, also in secret; in danger call 112."),
  hinglish:
    p("Kaam karna ya padhna aapka haq hai, aur bahut se parivar dheere-dheere maan jaate hain. Kya kaam aata hai:") +
    ul([
      `Usse shuru kijiye jiske liye bahar jaane ki ijazat na leni pade: swayam.gov.in par koi course, ya ghar se kaam: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/online-merchant", "Online Merchant")}, ${link("/career/tailor", "Tailor")}.`,
      "Poochiye ki unhe darr kis baat ka hai: ghar kaun sambhalega, aap kaise aayengi-jayengi, log kya kahenge. Ghar ke paas teen mahine karke dekhna, jaise school mein padhana, baaton se zyada jawab deta hai. Sabse pehle apne naam ka bank account.",
      "Aapki taraf se bolne wala koi dhoondhiye: kaam karne wali nanad ya jethani, koi teacher, aapke apne maata-pita.",
    ]) +
    p("Agar dhamki ya maar-peet ho, to mahila helpline 181 din-raat madad karti hai, chupke se bhi; khatre mein 112 par call kijiye."),
  hindi:
    p("काम करना या पढ़ना आपका हक़ है, और बहुत से परिवार धीरे-धीरे मान जाते हैं। क्या काम आता है:") +
    ul([
      `उससे शुरू कीजिए जिसके लिए बाहर जाने की इजाज़त न लेनी पड़े: swayam.gov.in पर कोई कोर्स, या घर से काम: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/online-merchant", "Online Merchant")}, ${link("/career/tailor", "Tailor")}।`,
      "पूछिए कि उन्हें डर किस बात का है: घर कौन संभालेगा, आप कैसे आएँगी-जाएँगी, लोग क्या कहेंगे। घर के पास तीन महीने करके देखना, जैसे स्कूल में पढ़ाना, बातों से ज़्यादा जवाब देता है। सबसे पहले अपने नाम का बैंक खाता।",
      "आपकी तरफ़ से बोलने वाला कोई ढूँढ़िए: काम करने वाली ननद या जेठानी, कोई टीचर, आपके अपने माता-पिता।",
    ]) +
    p("अगर धमकी या मारपीट हो, तो महिला हेल्पलाइन 181 दिन-रात मदद करती है, चुपके से भी; ख़तरे में 112 पर कॉल कीजिए।"),
};

export const TELL_LAST_CLASS: Wording = {
  english: p("Tell me your last class or degree, and I list what it leads to."),
  hinglish: p("Apni aakhri class ya degree bataiye, main bataungi ki usse kahan pahunch sakte hain."),
  hindi: p("अपनी आख़िरी क्लास या डिग्री बताइए, मैं बताऊँगी कि उससे कहाँ पहुँच सकते हैं।"),
};

export const KEPT_AS_A_GIRL: Wording = {
  english:
    p("Your wish to learn is right, and many girls got there whose families first said no. What mostly helps:") +
    ul([
      "Ask calmly what they fear: the way there, the hostel, fees, what people say. Then answer that one thing: a women's college, a government hostel for girls with a warden, a friend who goes too, a bus pass.",
      "Bring somebody whom they trust: a teacher, an aunt, a girl of your place who studies or works. Let your parents see the college once.",
      "A way that begins near home: a college or ITI close by, or a distance degree (ignou.ac.in) and free courses (swayam.gov.in). Many scholarships are for girls alone: scholarships.gov.in.",
    ]) +
    p("If you are locked in, beaten or to be married against your will: Childline 1098 under 18, the women's helpline 181 at every age."),
  hinglish:
    p(
      "Padhne ki aapki ichchha sahi hai, aur bahut si ladkiyan wahan tak pahunchi hain jinke ghar wale pehle mana karte the. Zyadatar yeh kaam aata hai:",
    ) +
    ul([
      "Shaanti se poochiye ki unhe darr kis baat ka hai: raasta, hostel, fees, log kya kahenge. Phir usi ek baat ka jawab dijiye: mahila college, warden wala sarkari girls hostel, saath jaane wali saheli, bus pass.",
      "Kisi aise ko saath laiye jis par unhe bharosa ho: teacher, bua ya mausi, aapke ilake ki koi ladki jo padhti ya kaam karti hai. Maata-pita ko ek baar college dikhaiye.",
      "Aisa raasta jo ghar ke paas shuru ho: paas ka college ya ITI, ya ghar baithe degree (ignou.ac.in) aur free course (swayam.gov.in). Bahut si scholarship sirf ladkiyon ke liye hain: scholarships.gov.in.",
    ]) +
    p(
      "Agar aapko band rakha jaye, maara jaye ya zabardasti shaadi ki ja rahi ho: 18 se kam umar mein Childline 1098, har umar mein mahila helpline 181.",
    ),
  hindi:
    p("पढ़ने की आपकी इच्छा सही है, और बहुत सी लड़कियाँ वहाँ तक पहुँची हैं जिनके घर वाले पहले मना करते थे। ज़्यादातर यह काम आता है:") +
    ul([
      "शांति से पूछिए कि उन्हें डर किस बात का है: रास्ता, हॉस्टल, फ़ीस, लोग क्या कहेंगे। फिर उसी एक बात का जवाब दीजिए: महिला कॉलेज, वार्डन वाला सरकारी गर्ल्स हॉस्टल, साथ जाने वाली सहेली, बस पास।",
      "किसी ऐसे को साथ लाइए जिस पर उन्हें भरोसा हो: टीचर, बुआ या मौसी, आपके इलाक़े की कोई लड़की जो पढ़ती या काम करती है। माता-पिता को एक बार कॉलेज दिखाइए।",
      "ऐसा रास्ता जो घर के पास शुरू हो: पास का कॉलेज या ITI, या घर बैठे डिग्री (ignou.ac.in) और मुफ़्त कोर्स (swayam.gov.in)। बहुत सी छात्रवृत्तियाँ सिर्फ़ लड़कियों के लिए हैं: scholarships.gov.in।",
    ]) +
    p("अगर आपको बंद रखा जाए, मारा जाए या ज़बरदस्ती शादी की जा रही हो: 18 से कम उम्र में चाइल्डलाइन 1098, हर उम्र में महिला हेल्पलाइन 181।"),
};

export const TELL_CLASS_AND_WISH: Wording = {
  english: p("Tell me your class and what you would like to become, and I show a way with few steps away from home."),
  hinglish: p("Apni class bataiye aur yeh ki aap kya banna chahti hain, main aisa raasta dikhaungi jisme ghar se door kam jaana pade."),
  hindi: p("अपनी क्लास बताइए और यह कि आप क्या बनना चाहती हैं, मैं ऐसा रास्ता दिखाऊँगी जिसमें घर से दूर कम जाना पड़े।"),
};

export const CHILD_HARDLY_STUDIES: Wording = {
  english:
    p(
      "Behind not studying, silence or the phone there is mostly something else: a chapter that was lost, fear of failing, a quarrel, too little sleep. Begin there:",
    ) +
    ul([
      "One calm hour without a word about marks: what is hardest just now, at school and with friends? Ask a teacher too what they see.",
      "Rules together and for all at home: phones outside the bedroom at night, one hour outside a day, study in short rounds of 25 minutes.",
      "If one subject is lost, go back one class in it, with a cousin or a teacher, not with more hours. Praise what was done, not the marks.",
      "Notice what your child does for hours unasked, also on the phone: games, videos, drawing, mending. It may be a way of its own, and it brings back talking.",
    ]) +
    p(
      "If your child for two weeks hardly eats or sleeps, hides away, cries often or speaks of giving up, see a doctor and call Tele-MANAS on 14416: free, for parents too.",
    ),
  hinglish:
    p(
      "Padhai na karne, chup rehne ya phone ke peeche aksar kuch aur hota hai: koi chapter jo chhoot gaya, fail hone ka darr, koi jhagda, kam neend. Wahan se shuru kijiye:",
    ) +
    ul([
      "Ek shaant ghanta, marks ki baat kiye bina: abhi school mein aur doston ke saath sabse mushkil kya hai? Teacher se bhi poochiye ki woh kya dekhte hain.",
      "Niyam saath mein aur ghar mein sabke liye: raat ko phone kamre ke bahar, roz ek ghanta bahar, padhai 25 minute ke chhote hisson mein.",
      "Agar ek subject chhoot gaya hai, to usme ek class peeche jaiye, kisi bhai-behen ya teacher ke saath, zyada ghanton se nahi. Marks ki nahi, mehnat ki tareef kijiye.",
      "Dekhiye ki bachcha bina kahe ghanton kya karta hai, phone par bhi: game, video, drawing, kuch theek karna. Shayad wahi uska raasta ho, aur usse baat phir shuru hoti hai.",
    ]) +
    p(
      "Agar bachcha do hafte se theek se khata ya sota nahi, chhupa rehta hai, aksar rota hai ya haar maanne ki baat karta hai, to doctor ko dikhaiye aur Tele-MANAS 14416 par call kijiye: free, maata-pita ke liye bhi.",
    ),
  hindi:
    p("पढ़ाई न करने, चुप रहने या फ़ोन के पीछे अक्सर कुछ और होता है: कोई पाठ जो छूट गया, फ़ेल होने का डर, कोई झगड़ा, कम नींद। वहाँ से शुरू कीजिए:") +
    ul([
      "एक शांत घंटा, नंबरों की बात किए बिना: अभी स्कूल में और दोस्तों के साथ सबसे मुश्किल क्या है? टीचर से भी पूछिए कि वे क्या देखते हैं।",
      "नियम साथ में और घर में सबके लिए: रात को फ़ोन कमरे के बाहर, रोज़ एक घंटा बाहर, पढ़ाई 25 मिनट के छोटे हिस्सों में।",
      "अगर एक विषय छूट गया है, तो उसमें एक क्लास पीछे जाइए, किसी भाई-बहन या टीचर के साथ, ज़्यादा घंटों से नहीं। नंबरों की नहीं, मेहनत की तारीफ़ कीजिए।",
      "देखिए कि बच्चा बिना कहे घंटों क्या करता है, फ़ोन पर भी: गेम, वीडियो, ड्रॉइंग, कुछ ठीक करना। शायद वही उसका रास्ता हो, और उससे बात फिर शुरू होती है।",
    ]) +
    p(
      "अगर बच्चा दो हफ़्ते से ठीक से खाता या सोता नहीं, छुपा रहता है, अक्सर रोता है या हार मानने की बात करता है, तो डॉक्टर को दिखाइए और टेली-मानस 14416 पर कॉल कीजिए: मुफ़्त, माता-पिता के लिए भी।",
    ),
};

export const TELL_CLASS_AND_LIKES: Wording = {
  english: p("Tell me the class and what your child likes, and I look for ways with you."),
  hinglish: p("Class bataiye aur yeh ki bachche ko kya pasand hai, main aapke saath raste dekhti hoon."),
  hindi: p("क्लास बताइए और यह कि बच्चे को क्या पसंद है, मैं आपके साथ रास्ते देखती हूँ।"),
};

export const CHILD_FAILED: Wording = {
  english:
    p("It hurts you too; what your child needs first is a calm evening without comparing. Then look together:") +
    ul([
      "The compartment or supplementary exam comes within months: ask the school for the form, and find out which chapters failed, not who is to blame.",
      "Open schooling (nios.ac.in) finishes Class 10 or 12 at a slower pace, with other subjects if these were the trouble.",
      `If school itself was the trouble: a trade learnt by hand, ${link("/careers?education=ITI%20Certificate", "ITI")}, a polytechnic diploma or a paid apprenticeship (apprenticeshipindia.gov.in). What does your child do gladly for hours?`,
    ]) +
    p("If your child eats or sleeps badly, or speaks of giving up, call Tele-MANAS on 14416 together; it is free, day and night."),
  hinglish:
    p("Dukh aapko bhi hota hai; bachche ko sabse pehle ek shaant shaam chahiye, bina kisi se tulna ke. Phir saath mein dekhiye:") +
    ul([
      "Compartment ya supplementary exam kuch mahinon mein hota hai: school se form maangiye, aur yeh dekhiye ki kaun se chapter mein dikkat thi, yeh nahi ki galti kiski hai.",
      "Open school (nios.ac.in) se Class 10 ya 12 dheere-dheere poori ho sakti hai, doosre subjects ke saath bhi agar dikkat unhi mein thi.",
      `Agar dikkat school se hi thi: haath se seekha hua koi trade, ${link("/careers?education=ITI%20Certificate", "ITI")}, polytechnic diploma ya kamai wali apprenticeship (apprenticeshipindia.gov.in). Bachcha ghanton khushi se kya karta hai?`,
    ]) +
    p(
      "Agar bachcha theek se khata ya sota nahi, ya haar maanne ki baat karta hai, to saath mein Tele-MANAS 14416 par call kijiye; free hai, din ho ya raat.",
    ),
  hindi:
    p("दुख आपको भी होता है; बच्चे को सबसे पहले एक शांत शाम चाहिए, बिना किसी से तुलना के। फिर साथ में देखिए:") +
    ul([
      "कंपार्टमेंट या सप्लीमेंट्री परीक्षा कुछ महीनों में होती है: स्कूल से फ़ॉर्म माँगिए, और यह देखिए कि कौन से पाठ में दिक़्क़त थी, यह नहीं कि ग़लती किसकी है।",
      "ओपन स्कूल (nios.ac.in) से Class 10 या 12 धीरे-धीरे पूरी हो सकती है, दूसरे विषयों के साथ भी अगर दिक़्क़त उन्हीं में थी।",
      `अगर दिक़्क़त स्कूल से ही थी: हाथ से सीखा हुआ कोई ट्रेड, ${link("/careers?education=ITI%20Certificate", "ITI")}, पॉलिटेक्निक डिप्लोमा या कमाई वाली अप्रेंटिसशिप (apprenticeshipindia.gov.in)। बच्चा घंटों ख़ुशी से क्या करता है?`,
    ]) +
    p("अगर बच्चा ठीक से खाता या सोता नहीं, या हार मानने की बात करता है, तो साथ में टेली-मानस 14416 पर कॉल कीजिए; मुफ़्त है, दिन हो या रात।"),
};

export const CHILD_ANSWERS_ALONE: Wording = {
  english: p(`Your child can answer twenty questions alone, and you read the reasons together: ${assessmentLink()}.`),
  hinglish: p(`Bachcha bees sawalon ke jawab akele de, aur wajahein aap saath mein padhiye: ${assessmentLink()}.`),
  hindi: p(`बच्चा बीस सवालों के जवाब अकेले दे, और वजहें आप साथ में पढ़िए: ${assessmentLink()}।`),
};

export const EARLY_FOR_EXAMS: Wording = {
  english:
    p("There is time. Before Class 11 no coaching is needed for it, and starting too early tires more than it helps:") +
    ul([
      "Maths and science of the school's own NCERT books, understood and not learnt by heart; a puzzle, an experiment or an Olympiad paper for fun.",
      "Reading, sport and sleep: they carry through the hard years.",
      "In Class 10 look again: does your child like these subjects? The exams rest on Classes 11 and 12. Free help then: SATHEE (sathee.iitk.ac.in).",
    ]),
  hinglish:
    p(
      "Abhi samay hai. Class 11 se pehle iske liye coaching ki zaroorat nahi hai, aur bahut jaldi shuru karna fayde se zyada thakata hai:",
    ) +
    ul([
      "School ki NCERT kitabon ka maths aur science, ratkar nahi samajhkar; maze ke liye koi paheli, prayog ya Olympiad ka paper.",
      "Padhna, khel aur neend: yahi mushkil saalon mein kaam aate hain.",
      "Class 10 mein phir dekhiye: kya bachche ko ye subject pasand hain? Exam Class 11 aur 12 par tike hain. Tab free madad: SATHEE (sathee.iitk.ac.in).",
    ]),
  hindi:
    p("अभी समय है। Class 11 से पहले इसके लिए कोचिंग की ज़रूरत नहीं है, और बहुत जल्दी शुरू करना फ़ायदे से ज़्यादा थकाता है:") +
    ul([
      "स्कूल की NCERT किताबों का गणित और विज्ञान, रटकर नहीं समझकर; मज़े के लिए कोई पहेली, प्रयोग या Olympiad का पेपर।",
      "पढ़ना, खेल और नींद: यही मुश्किल सालों में काम आते हैं।",
      "Class 10 में फिर देखिए: क्या बच्चे को ये विषय पसंद हैं? परीक्षाएँ Class 11 और 12 पर टिकी हैं। तब मुफ़्त मदद: SATHEE (sathee.iitk.ac.in)।",
    ]),
};

export const KEEP_DOORS_OPEN: Wording = {
  english: p(`Until then keep other doors open: twenty questions show more of them: ${assessmentLink()}.`),
  hinglish: p(`Tab tak doosre darwaze bhi khule rakhiye, bees sawal aur raste dikhate hain: ${assessmentLink()}.`),
  hindi: p(`तब तक दूसरे दरवाज़े भी खुले रखिए, बीस सवाल और रास्ते दिखाते हैं: ${assessmentLink()}।`),
};

export const WITHOUT_A_PARENT: Wording = {
  english:
    p("I am very sorry for your loss. You do not have to plan everything now, and you need not do it alone.") +
    ul([
      "Tell a teacher or the head of your school: fees are often lowered or put off for a student who has lost a parent, but only for those who ask.",
      "Scholarships of the Centre and the States: scholarships.gov.in. Your State's welfare office knows of support for children without a parent.",
      `If you must earn soon: an apprenticeship pays while it teaches (apprenticeshipindia.gov.in), and there are ${link("/careers?education=Short%20Course%20or%20Certificate", "careers with a short course")} and ${link("/careers?education=ITI%20Certificate", "with an ITI trade")}. Open schooling (NIOS, nios.ac.in) lets you finish Class 10 and 12 beside work.`,
      "If it weighs on you, Tele-MANAS on 14416 listens for free, day and night, in many languages; under 18 also Childline on 1098.",
    ]),
  hinglish:
    p("Aapke dukh ka mujhe bahut afsos hai. Abhi sab kuch tay karna zaroori nahi hai, aur aapko yeh akele nahi karna hai.") +
    ul([
      "Kisi teacher ya apne school ke principal ko bataiye: jis student ke maata ya pita nahi rahe, uski fees aksar kam ki jaati hai ya baad mein li jaati hai, par sirf maangne par.",
      "Kendra aur rajyon ki scholarship: scholarships.gov.in. Aapke rajya ka welfare office bata sakta hai ki aise bachchon ke liye kya madad hai.",
      `Agar jaldi kamana ho: apprenticeship mein seekhte hue paise milte hain (apprenticeshipindia.gov.in), aur yahan dekhiye: ${link("/careers?education=Short%20Course%20or%20Certificate", "chhote course wale career")} aur ${link("/careers?education=ITI%20Certificate", "ITI trade wale")}. Open school (NIOS, nios.ac.in) se Class 10 aur 12 kaam ke saath poori ho sakti hai.`,
      "Agar mann bhaari ho, to Tele-MANAS 14416 par free mein baat kijiye, din ho ya raat, kai bhashaon mein; 18 se kam umar hai to Childline 1098 bhi.",
    ]),
  hindi:
    p("आपके दुख का मुझे बहुत अफ़सोस है। अभी सब कुछ तय करना ज़रूरी नहीं है, और आपको यह अकेले नहीं करना है।") +
    ul([
      "किसी टीचर या अपने स्कूल के प्रिंसिपल को बताइए: जिस छात्र के माता या पिता नहीं रहे, उसकी फ़ीस अक्सर कम की जाती है या बाद में ली जाती है, पर सिर्फ़ माँगने पर।",
      "केंद्र और राज्यों की छात्रवृत्ति: scholarships.gov.in। आपके राज्य का कल्याण कार्यालय बता सकता है कि ऐसे बच्चों के लिए क्या मदद है।",
      `अगर जल्दी कमाना हो: अप्रेंटिसशिप में सीखते हुए पैसे मिलते हैं (apprenticeshipindia.gov.in), और यहाँ देखिए: ${link("/careers?education=Short%20Course%20or%20Certificate", "छोटे कोर्स वाले करियर")} और ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड वाले")}। ओपन स्कूल (NIOS, nios.ac.in) से Class 10 और 12 काम के साथ पूरी हो सकती है।`,
      "अगर मन भारी हो, तो टेली-मानस 14416 पर मुफ़्त में बात कीजिए, दिन हो या रात, कई भाषाओं में; 18 से कम उम्र है तो चाइल्डलाइन 1098 भी।",
    ]),
};

export const WITH_LITTLE_MONEY: Wording = {
  english:
    p("Little money closes fewer doors than it seems to, and nobody need be ashamed of asking:") +
    ul([
      "Scholarships of the Centre and the States stand in one place: scholarships.gov.in. Loans for study: the PM Vidyalaxmi portal, pmvidyalaxmi.co.in.",
      "Government colleges, ITIs and polytechnics cost a small part of what private ones do, and many waive fees for low incomes: ask the office before you rule one out.",
      `Some ways pay while they teach: apprenticeships (apprenticeshipindia.gov.in), often after ${link("/careers?education=ITI%20Certificate", "ITI trades")}.`,
      "Coaching is not a must: NCERT books are free at ncert.nic.in, courses at swayam.gov.in, and SATHEE (sathee.iitk.ac.in) prepares for entrance exams without a fee. Several States also pay for coaching.",
    ]),
  hinglish:
    p("Paise kam hone se utne darwaze band nahi hote jitna lagta hai, aur poochne mein sharm ki koi baat nahi:") +
    ul([
      "Kendra aur rajyon ki scholarship ek jagah hain: scholarships.gov.in. Padhai ke liye loan: PM Vidyalaxmi portal, pmvidyalaxmi.co.in.",
      "Sarkari college, ITI aur polytechnic ki fees private se bahut kam hoti hai, aur bahut se kam aamdani par fees maaf karte hain: kisi ko chhodne se pehle unke office mein poochiye.",
      `Kuch raston mein seekhte hue kamai hoti hai: apprenticeship (apprenticeshipindia.gov.in), aksar ${link("/careers?education=ITI%20Certificate", "ITI trade")} ke baad.`,
      "Coaching zaroori nahi hai: NCERT kitabein ncert.nic.in par free hain, course swayam.gov.in par, aur SATHEE (sathee.iitk.ac.in) bina fees ke entrance ki taiyari karata hai. Kai rajya coaching ke paise bhi dete hain.",
    ]),
  hindi:
    p("पैसे कम होने से उतने दरवाज़े बंद नहीं होते जितना लगता है, और पूछने में शर्म की कोई बात नहीं:") +
    ul([
      "केंद्र और राज्यों की छात्रवृत्ति एक जगह हैं: scholarships.gov.in। पढ़ाई के लिए लोन: PM Vidyalaxmi पोर्टल, pmvidyalaxmi.co.in।",
      "सरकारी कॉलेज, ITI और पॉलिटेक्निक की फ़ीस प्राइवेट से बहुत कम होती है, और बहुत से कम आमदनी पर फ़ीस माफ़ करते हैं: किसी को छोड़ने से पहले उनके ऑफ़िस में पूछिए।",
      `कुछ रास्तों में सीखते हुए कमाई होती है: अप्रेंटिसशिप (apprenticeshipindia.gov.in), अक्सर ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड")} के बाद।`,
      "कोचिंग ज़रूरी नहीं है: NCERT किताबें ncert.nic.in पर मुफ़्त हैं, कोर्स swayam.gov.in पर, और SATHEE (sathee.iitk.ac.in) बिना फ़ीस के एंट्रेंस की तैयारी कराता है। कई राज्य कोचिंग के पैसे भी देते हैं।",
    ]),
};

export const TELL_CLASS_OR_ANSWER: Wording = {
  english: p(`Tell me your class and what you like, and I look for ways that fit; or let twenty questions find it: ${assessmentLink()}.`),
  hinglish: p(`Apni class aur pasand bataiye, main uske hisaab se raste dekhti hoon; ya bees sawalon se jaaniye: ${assessmentLink()}.`),
  hindi: p(`अपनी क्लास और पसंद बताइए, मैं उसके हिसाब से रास्ते देखती हूँ; या बीस सवालों से जानिए: ${assessmentLink()}।`),
};

export const CHILD_WISHES_OTHERWISE: Wording = {
  english:
    p("It is good that you ask before you decide. Your child will do this work for years, so look at both wishes side by side:") +
    ul([
      "Ask what draws your child to it, and say what you fear: fees, pay, safety, what people say. Facts help both sides.",
      "Let your child try both for a weekend: each career's page names one cheap thing to do this month.",
      "Look for a way that keeps both doors open, such as a stream or a degree that leads to either.",
    ]),
  hinglish:
    p(
      "Achha hai ki aap faisle se pehle pooch rahe hain. Yeh kaam bachche ko saalon karna hai, isliye dono ichchhayein saath-saath dekhiye:",
    ) +
    ul([
      "Poochiye ki bachche ko usme kya achha lagta hai, aur bataiye ki aapko darr kis baat ka hai: fees, kamai, suraksha, log kya kahenge. Jaankari dono ki madad karti hai.",
      "Bachche ko dono kaam ek weekend aazmane dijiye: har career ke page par is mahine karne ki ek sasti cheez likhi hai.",
      "Aisa raasta dekhiye jisme dono darwaze khule rahein, jaise koi stream ya degree jisse dono tak pahunch sakein.",
    ]),
  hindi:
    p("अच्छा है कि आप फ़ैसले से पहले पूछ रहे हैं। यह काम बच्चे को सालों करना है, इसलिए दोनों इच्छाएँ साथ-साथ देखिए:") +
    ul([
      "पूछिए कि बच्चे को उसमें क्या अच्छा लगता है, और बताइए कि आपको डर किस बात का है: फ़ीस, कमाई, सुरक्षा, लोग क्या कहेंगे। जानकारी दोनों की मदद करती है।",
      "बच्चे को दोनों काम एक वीकेंड आज़माने दीजिए: हर करियर के पेज पर इस महीने करने की एक सस्ती चीज़ लिखी है।",
      "ऐसा रास्ता देखिए जिसमें दोनों दरवाज़े खुले रहें, जैसे कोई स्ट्रीम या डिग्री जिससे दोनों तक पहुँच सकें।",
    ]),
};

export const NAME_BOTH_OR_ANSWER: Wording = {
  english: p(
    `Name the two careers, and I compare them. Or do ${assessmentLink("the assessment")} together: it gives reasons for each career.`,
  ),
  hinglish: p(
    `Dono careers ke naam bataiye, main tulna karti hoon. Ya saath mein ${assessmentLink("assessment")} kijiye: usme har career ki wajah milti hai.`,
  ),
  hindi: p(`दोनों करियर के नाम बताइए, मैं तुलना करती हूँ। या साथ में ${assessmentLink("assessment")} कीजिए: उसमें हर करियर की वजह मिलती है।`),
};

export const FAMILY_BUSINESS: Wording = {
  english:
    p("You need not choose once and for all. Three ways to find out:") +
    ul([
      "Work in it for some months of holidays, with a task and a small pay of your own. That tells more than any talk.",
      "Ask what it lacks: accounts, selling online, design, law. A degree in that makes you useful there and elsewhere.",
      `Look at how such work is told here: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/online-merchant", "Online Merchant")}, or ${link("/careers?category=Business", "all careers in Business")}.`,
    ]),
  hinglish:
    p("Hamesha ke liye ek hi baar mein chunna zaroori nahi hai. Pata karne ke teen tarike:") +
    ul([
      "Chhuttiyon mein kuch mahine usme kaam kijiye, apni ek zimmedari aur thodi apni kamai ke saath. Yeh kisi bhi baat se zyada batata hai.",
      "Poochiye ki usme kis cheez ki kami hai: hisaab, online bechna, design, kanoon. Uski padhai aapko wahan bhi kaam aayegi aur baaki jagah bhi.",
      `Dekhiye ki aisa kaam yahan kaise bataya gaya hai: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/online-merchant", "Online Merchant")}, ya ${link("/careers?category=Business", "Business ke sabhi careers")}.`,
    ]),
  hindi:
    p("हमेशा के लिए एक ही बार में चुनना ज़रूरी नहीं है। पता करने के तीन तरीक़े:") +
    ul([
      "छुट्टियों में कुछ महीने उसमें काम कीजिए, अपनी एक ज़िम्मेदारी और थोड़ी अपनी कमाई के साथ। यह किसी भी बात से ज़्यादा बताता है।",
      "पूछिए कि उसमें किस चीज़ की कमी है: हिसाब, ऑनलाइन बेचना, डिज़ाइन, क़ानून। उसकी पढ़ाई आपको वहाँ भी काम आएगी और बाक़ी जगह भी।",
      `देखिए कि ऐसा काम यहाँ कैसे बताया गया है: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/online-merchant", "Online Merchant")}, या ${link("/careers?category=Business", "Business के सभी करियर")}।`,
    ]),
};

export const PARENTS_WISH: Wording = {
  english:
    p(
      "That is a hard place to be, and many students are in it. Wishes of parents are mostly worries about safety and money; facts help both sides more than arguing.",
    ) +
    ul([
      "Find out what exactly they fear: fees, pay, distance, what people say. Pick a calm hour, and listen first.",
      `Open both careers and compare them together: ${link("/compare", "Compare careers")} shows subjects, years and pay side by side.`,
      "Ask for a small trial instead of a promise: each career's page names one cheap thing to try this month. A teacher or a cousin whom they trust may speak for you.",
    ]) +
    p(`${assessmentLink("The assessment")} gives you reasons in your own words to bring to that talk.`),
  hinglish:
    p(
      "Yeh mushkil jagah hai, aur bahut se students isme hain. Maata-pita ki ichchha aksar suraksha aur paison ki chinta hoti hai; behas se zyada jaankari dono ki madad karti hai.",
    ) +
    ul([
      "Pata kijiye ki unhe theek kis baat ka darr hai: fees, kamai, doori, log kya kahenge. Shaant samay chuniye, aur pehle suniye.",
      `Dono careers saath mein kholkar tulna kijiye: ${link("/compare", "Compare careers")} mein subject, saal aur kamai saath-saath dikhte hain.`,
      "Waade ki jagah chhota sa mauka maangiye: har career ke page par is mahine aazmane ki ek sasti cheez likhi hai. Koi teacher ya bhai-behen jis par unhe bharosa ho, aapki taraf se baat kar sakta hai.",
    ]) +
    p(`${assessmentLink("Assessment")} aapko us baat-cheet ke liye apne shabdon mein wajah deta hai.`),
  hindi:
    p("यह मुश्किल जगह है, और बहुत से छात्र इसमें हैं। माता-पिता की इच्छा अक्सर सुरक्षा और पैसों की चिंता होती है; बहस से ज़्यादा जानकारी दोनों की मदद करती है।") +
    ul([
      "पता कीजिए कि उन्हें ठीक किस बात का डर है: फ़ीस, कमाई, दूरी, लोग क्या कहेंगे। शांत समय चुनिए, और पहले सुनिए।",
      `दोनों करियर साथ में खोलकर तुलना कीजिए: ${link("/compare", "Compare careers")} में विषय, साल और कमाई साथ-साथ दिखते हैं।`,
      "वादे की जगह छोटा सा मौक़ा माँगिए: हर करियर के पेज पर इस महीने आज़माने की एक सस्ती चीज़ लिखी है। कोई टीचर या भाई-बहन जिस पर उन्हें भरोसा हो, आपकी तरफ़ से बात कर सकता है।",
    ]) +
    p(`${assessmentLink("Assessment")} आपको उस बातचीत के लिए अपने शब्दों में वजह देता है।`),
};

export const NAME_BOTH: Wording = {
  english: p("Name the two careers, and I compare them for you."),
  hinglish: p("Dono careers ke naam bataiye, main aapke liye tulna karti hoon."),
  hindi: p("दोनों करियर के नाम बताइए, मैं आपके लिए तुलना करती हूँ।"),
};

export const TELL_OF_YOUR_CHILD: Wording = {
  english: p("Tell me the class, a subject that goes well or something that your child likes, and I look for careers."),
  hinglish: p("Class, koi subject jo achha chalta hai, ya bachche ki pasand bataiye, main careers dhoondhti hoon."),
  hindi: p("क्लास, कोई विषय जो अच्छा चलता है, या बच्चे की पसंद बताइए, मैं करियर ढूँढ़ती हूँ।"),
};
