import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

export const COMING_BACK: Wording = {
  english:
    p("People come back after years, and what you knew then still counts. What makes it easier:") +
    ul([
      "One short course that shows you are up to date, free at swayam.gov.in or skillindiadigital.gov.in, and one small piece of work done this month.",
      'One honest line for the years away, such as "cared for my family, 2018 to 2026". No more is owed.',
      'First doors: people you once worked with, part-time or work from home, posts for returners that larger companies advertise as "returnship". Pay may begin lower and rises again within a year or two.',
    ]),
  hinglish:
    p("Log saalon baad wapas aate hain, aur jo tab aata tha woh ab bhi kaam ka hai. Kya aasaan banata hai:") +
    ul([
      "Ek chhota course jo dikhaye ki aap aaj ki jaankari rakhte hain, swayam.gov.in ya skillindiadigital.gov.in par free, aur is mahine kiya hua ek chhota kaam.",
      'Door rahe saalon ke liye ek imaandar line, jaise "2018 se 2026 tak parivar ki dekhbhal ki". Isse zyada batana zaroori nahi.',
      'Pehle darwaze: jinke saath pehle kaam kiya, part-time ya ghar se kaam, lautne walon ki posts jo badi companies "returnship" naam se nikaalti hain. Kamai kam se shuru ho sakti hai aur ek-do saal mein phir badhti hai.',
    ]),
  hindi:
    p("लोग सालों बाद वापस आते हैं, और जो तब आता था वह अब भी काम का है। क्या आसान बनाता है:") +
    ul([
      "एक छोटा कोर्स जो दिखाए कि आप आज की जानकारी रखते हैं, swayam.gov.in या skillindiadigital.gov.in पर मुफ़्त, और इस महीने किया हुआ एक छोटा काम।",
      'दूर रहे सालों के लिए एक ईमानदार लाइन, जैसे "2018 से 2026 तक परिवार की देखभाल की"। इससे ज़्यादा बताना ज़रूरी नहीं।',
      'पहले दरवाज़े: जिनके साथ पहले काम किया, पार्ट-टाइम या घर से काम, लौटने वालों के पद जो बड़ी कंपनियाँ "returnship" नाम से निकालती हैं। कमाई कम से शुरू हो सकती है और एक-दो साल में फिर बढ़ती है।',
    ]),
};

export const NAME_YOUR_FORMER_WORK: Wording = {
  english: p(`Name the work that you did, and I show where it leads; or see what fits you now: ${assessmentLink()}.`),
  hinglish: p(
    `Jo kaam kiya tha uska naam bataiye, main dikhaungi ki woh kahan le jaata hai; ya dekhiye ki ab aapke liye kya sahi hai: ${assessmentLink()}.`,
  ),
  hindi: p(`जो काम किया था उसका नाम बताइए, मैं दिखाऊँगी कि वह कहाँ ले जाता है; या देखिए कि अब आपके लिए क्या सही है: ${assessmentLink()}।`),
};

export const SKILLS_OF_THE_HOME: Wording = {
  english:
    p("What you do at home is skill that others pay for, and it can be the beginning:") +
    ul([
      `From home: ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/tailor", "Tailor")}, ${link("/career/day-care-worker", "Day Care Worker")}, ${link("/career/online-merchant", "Online Merchant")}. Begin with neighbours and a fixed price, and write down every rupee.`,
      "Study beside it: a degree by distance (ignou.ac.in), a free course (swayam.gov.in, skillindiadigital.gov.in), or a Jan Shikshan Sansthan centre near you.",
      "Few hours: your own customers come when you say. Posts of firms from home mostly have fixed hours, so ask first, and pay nobody for work from home.",
      "Outside: schools, clinics and shops near home often take women who come back, and ask for reliability before a certificate.",
    ]),
  hinglish:
    p("Jo aap ghar par karte hain woh hunar hai jiske doosre paise dete hain, aur wahin se shuruaat ho sakti hai:") +
    ul([
      `Ghar se: ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/tailor", "Tailor")}, ${link("/career/day-care-worker", "Day Care Worker")}, ${link("/career/online-merchant", "Online Merchant")}. Padosiyon aur tay daam se shuru kijiye, aur har rupaya likhiye.`,
      "Saath mein padhai: distance se degree (ignou.ac.in), free course (swayam.gov.in, skillindiadigital.gov.in), ya paas ka Jan Shikshan Sansthan.",
      "Thode ghante: apne grahak aapke samay par aate hain. Companies ke ghar se kaam mein zyadatar ghante tay hote hain, isliye pehle poochiye, aur ghar baithe kaam ke liye kisi ko paise mat dijiye.",
      "Bahar: ghar ke paas ke school, clinic aur dukaan aksar lautne wali mahilaon ko lete hain, aur certificate se pehle bharosa dekhte hain.",
    ]),
  hindi:
    p("जो आप घर पर करते हैं वह हुनर है जिसके दूसरे पैसे देते हैं, और वहीं से शुरुआत हो सकती है:") +
    ul([
      `घर से: ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/tailor", "Tailor")}, ${link("/career/day-care-worker", "Day Care Worker")}, ${link("/career/online-merchant", "Online Merchant")}। पड़ोसियों और तय दाम से शुरू कीजिए, और हर रुपया लिखिए।`,
      "साथ में पढ़ाई: डिस्टेंस से डिग्री (ignou.ac.in), मुफ़्त कोर्स (swayam.gov.in, skillindiadigital.gov.in), या पास का जन शिक्षण संस्थान।",
      "थोड़े घंटे: अपने ग्राहक आपके समय पर आते हैं। कंपनियों के घर से काम में ज़्यादातर घंटे तय होते हैं, इसलिए पहले पूछिए, और घर बैठे काम के लिए किसी को पैसे मत दीजिए।",
      "बाहर: घर के पास के स्कूल, क्लीनिक और दुकान अक्सर लौटने वाली महिलाओं को लेते हैं, और सर्टिफ़िकेट से पहले भरोसा देखते हैं।",
    ]),
};

export const AT_HOME_WITH_A_DEGREE: Wording = {
  english:
    p("With a degree you begin higher than you may think, and years at home are no fault:") +
    ul([
      `At once, near home or from home: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/office-administrator", "Office Administrator")}. Begin with a few hours, and pay nobody for work from home.`,
      "Teaching: BEd, two years, for Classes 6 to 10 in the subjects of your degree; D.El.Ed for Classes 1 to 5. Private schools near home also take graduates for small classes and the office.",
      "Posts of the Government that ask for any degree, while the age allows it: your State's posts, banks, SSC. Each notice says the age, and often gives more years to widows and divorced women and by category.",
      "One skill in three months, free to begin with: Excel, Tally, spoken English, writing (swayam.gov.in, skillindiadigital.gov.in).",
    ]) +
    p("Tell me your subject and what you like, and I look further."),
  hinglish:
    p("Degree ke saath aap apni soch se upar se shuru karte hain, aur ghar par bitaye saal koi galti nahi:") +
    ul([
      `Turant, ghar ke paas ya ghar se: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/office-administrator", "Office Administrator")}. Kuch ghanton se shuru kijiye, aur ghar baithe kaam ke liye kisi ko paise mat dijiye.`,
      "Padhana: BEd, do saal, apni degree ke vishayon mein Class 6 se 10 ke liye; Class 1 se 5 ke liye D.El.Ed. Paas ke private school chhoti class aur office ke liye bhi graduates lete hain.",
      "Sarkari posts jo koi bhi degree maangti hain, jab tak umar ho: rajya ki posts, bank, SSC. Umar har notice mein hoti hai, aur aksar vidhwa aur talaakshuda mahilaon ko aur category se zyada saal milte hain.",
      "Teen mahine mein ek hunar, shuru mein free: Excel, Tally, spoken English, likhna (swayam.gov.in, skillindiadigital.gov.in).",
    ]) +
    p("Apna vishay aur pasand bataiye, main aur dekhti hoon."),
  hindi:
    p("डिग्री के साथ आप अपनी सोच से ऊपर से शुरू करते हैं, और घर पर बिताए साल कोई ग़लती नहीं:") +
    ul([
      `तुरंत, घर के पास या घर से: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/office-administrator", "Office Administrator")}। कुछ घंटों से शुरू कीजिए, और घर बैठे काम के लिए किसी को पैसे मत दीजिए।`,
      "पढ़ाना: BEd, दो साल, अपनी डिग्री के विषयों में Class 6 से 10 के लिए; Class 1 से 5 के लिए D.El.Ed। पास के प्राइवेट स्कूल छोटी क्लास और ऑफ़िस के लिए भी graduates लेते हैं।",
      "सरकारी पद जो कोई भी डिग्री माँगते हैं, जब तक उम्र हो: राज्य के पद, बैंक, SSC। उम्र हर नोटिस में होती है, और अक्सर विधवा और तलाक़शुदा महिलाओं को और category से ज़्यादा साल मिलते हैं।",
      "तीन महीने में एक हुनर, शुरू में मुफ़्त: Excel, Tally, spoken English, लिखना (swayam.gov.in, skillindiadigital.gov.in)।",
    ]) +
    p("अपना विषय और पसंद बताइए, मैं और देखती हूँ।"),
};

export const TELL_CLASS_AND_SKILL: Wording = {
  english: p("Tell me your last class or degree and what you do well, and I look further."),
  hinglish: p("Apni aakhri class ya degree aur jo achha karte hain woh bataiye, main aur dekhti hoon."),
  hindi: p("अपनी आख़िरी क्लास या डिग्री और जो अच्छा करते हैं वह बताइए, मैं और देखती हूँ।"),
};

export const AFTER_A_WORKING_LIFE: Wording = {
  english:
    p("Much is open after a working life, and experience is what many lack:") +
    ul([
      `Passing it on: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/vocational-instructor", "Vocational Instructor")}, ${link("/career/corporate-trainer", "Corporate Trainer")}, guest teaching in your field.`,
      `A few hours of trust: ${link("/career/bookkeeper", "Bookkeeper")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/apartment-manager", "Apartment Manager")}, ${link("/career/mediator", "Mediator")}, advice to small firms.`,
      "A thing of your own, small at first: begin with what costs little, and put no savings into what promises sure gains.",
    ]),
  hinglish:
    p("Naukri ke baad bahut kuch khula hai, aur anubhav wahi hai jo bahuton ke paas nahi:") +
    ul([
      `Doosron ko sikhana: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/vocational-instructor", "Vocational Instructor")}, ${link("/career/corporate-trainer", "Corporate Trainer")}, apne field mein guest teaching.`,
      `Bharose ke kuch ghante: ${link("/career/bookkeeper", "Bookkeeper")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/apartment-manager", "Apartment Manager")}, ${link("/career/mediator", "Mediator")}, chhoti companies ko salah.`,
      "Apna kuch, shuru mein chhota: kam kharche se shuru kijiye, aur pakke munafe ke vaade mein bachat mat lagaiye.",
    ]),
  hindi:
    p("नौकरी के बाद बहुत कुछ खुला है, और अनुभव वही है जो बहुतों के पास नहीं:") +
    ul([
      `दूसरों को सिखाना: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/vocational-instructor", "Vocational Instructor")}, ${link("/career/corporate-trainer", "Corporate Trainer")}, अपने फ़ील्ड में guest teaching।`,
      `भरोसे के कुछ घंटे: ${link("/career/bookkeeper", "Bookkeeper")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/apartment-manager", "Apartment Manager")}, ${link("/career/mediator", "Mediator")}, छोटी कंपनियों को सलाह।`,
      "अपना कुछ, शुरू में छोटा: कम ख़र्च से शुरू कीजिए, और पक्के मुनाफ़े के वादे में बचत मत लगाइए।",
    ]),
};

export const TELL_FORMER_WORK_AND_HOURS: Wording = {
  english: p("Tell me what your work was and how many hours you want, and I look further."),
  hinglish: p("Bataiye aapka kaam kya tha aur ab kitne ghante chahiye, main aur dekhti hoon."),
  hindi: p("बताइए आपका काम क्या था और अब कितने घंटे चाहिए, मैं और देखती हूँ।"),
};

export const OF_LATE_BEGINNINGS: Wording = {
  english:
    p(
      "It is not too late for most work: most courses and most private employers set no upper age. Posts of the Government, the forces and some training do, and I do not hold these limits: they stand in each notification (upsc.gov.in, ssc.gov.in, your State's commission), with some years more for reserved categories and ex-servicemen.",
    ) +
    ul([
      "Count honestly: the years of training below, against the years in which you want to work, and who pays for bread meanwhile.",
      "What you have done so far counts: look first for the way in that uses it.",
    ]),
  hinglish:
    p(
      "Zyadatar kaamon ke liye der nahi hui: zyadatar course aur private companies upar ki koi umar tay nahi karte. Sarkari posts, sena aur kuch training karte hain, aur yeh seema mere paas nahi hai: woh har notification mein hai (upsc.gov.in, ssc.gov.in, aapke rajya ka aayog), reserved category aur purv sainikon ke liye kuch saal zyada ke saath.",
    ) +
    ul([
      "Imaandari se giniye: neeche likhi training ke saal, un saalon ke saamne jinme kaam karna hai, aur tab tak ghar kaun chalayega.",
      "Ab tak jo kiya woh kaam ka hai: pehle woh raasta dekhiye jisme woh kaam aaye.",
    ]),
  hindi:
    p(
      "ज़्यादातर कामों के लिए देर नहीं हुई: ज़्यादातर कोर्स और प्राइवेट कंपनियाँ ऊपर की कोई उम्र तय नहीं करते। सरकारी पद, सेना और कुछ ट्रेनिंग करते हैं, और यह सीमा मेरे पास नहीं है: वह हर नोटिफ़िकेशन में है (upsc.gov.in, ssc.gov.in, आपके राज्य का आयोग), आरक्षित वर्ग और पूर्व सैनिकों के लिए कुछ साल ज़्यादा के साथ।",
    ) +
    ul([
      "ईमानदारी से गिनिए: नीचे लिखी ट्रेनिंग के साल, उन सालों के सामने जिनमें काम करना है, और तब तक घर कौन चलाएगा।",
      "अब तक जो किया वह काम का है: पहले वह रास्ता देखिए जिसमें वह काम आए।",
    ]),
};

export const NAME_CAREER_OR_EXAM: Wording = {
  english: p(`Name the career or the exam, and I show the way there; or see what fits you now: ${assessmentLink()}.`),
  hinglish: p(`Career ya exam ka naam bataiye, main uska raasta dikhaungi; ya dekhiye ki ab aapke liye kya sahi hai: ${assessmentLink()}.`),
  hindi: p(`करियर या परीक्षा का नाम बताइए, मैं उसका रास्ता दिखाऊँगी; या देखिए कि अब आपके लिए क्या सही है: ${assessmentLink()}।`),
};

export const CHANGING_THE_STREAM: Wording = {
  english:
    p("Yes, it can be done, and the sooner the easier:") +
    ul([
      "In Class 11: ask the head of your school in the first weeks or months. Many schools allow it while the board's registration is open; later it mostly means Class 11 once more.",
      "After Class 11: the two years belong together for most boards, so ask your board before you count on it. Open schooling (nios.ac.in) lets you choose subjects anew.",
      "After Class 12 you need not change at all: degrees in arts, law, management, design and most commerce take students of science. From arts or commerce to medicine or engineering it is hard, since these ask for physics, chemistry and biology or maths.",
      "First find out whether it is the stream, one subject, or one teacher that hurts.",
    ]) +
    p(
      `What each stream keeps open: the free stream test, at the top of ${link("/", "the home page")}, or name a career and I tell you its subjects.`,
    ),
  hinglish:
    p("Haan, ho sakta hai, aur jitna jaldi utna aasaan:") +
    ul([
      "Class 11 mein: shuru ke hafton ya mahinon mein apne school ke head se poochiye. Bahut se school tab tak maante hain jab tak board ka registration khula ho; baad mein iska matlab aksar Class 11 dobara hai.",
      "Class 11 ke baad: zyadatar board ke liye dono saal saath hain, isliye bharosa karne se pehle board se poochiye. Open schooling (nios.ac.in) mein vishay naye sire se chun sakte hain.",
      "Class 12 ke baad badalne ki zarurat hi nahi: arts, law, management, design aur zyadatar commerce ki degree science walon ko leti hain. Arts ya commerce se medicine ya engineering mushkil hai, kyunki inme physics, chemistry aur biology ya maths chahiye.",
      "Pehle pata kijiye ki dikkat stream ki hai, ek vishay ki, ya ek teacher ki.",
    ]) +
    p(
      `Har stream kya khula rakhti hai: free stream test, ${link("/", "home page")} ke upar, ya career ka naam bataiye, main uske subjects bataungi.`,
    ),
  hindi:
    p("हाँ, हो सकता है, और जितना जल्दी उतना आसान:") +
    ul([
      "Class 11 में: शुरू के हफ़्तों या महीनों में अपने स्कूल के हेड से पूछिए। बहुत से स्कूल तब तक मानते हैं जब तक बोर्ड का रजिस्ट्रेशन खुला हो; बाद में इसका मतलब अक्सर Class 11 दोबारा है।",
      "Class 11 के बाद: ज़्यादातर बोर्ड के लिए दोनों साल साथ हैं, इसलिए भरोसा करने से पहले बोर्ड से पूछिए। ओपन स्कूलिंग (nios.ac.in) में विषय नए सिरे से चुन सकते हैं।",
      "Class 12 के बाद बदलने की ज़रूरत ही नहीं: आर्ट्स, लॉ, मैनेजमेंट, डिज़ाइन और ज़्यादातर कॉमर्स की डिग्री साइंस वालों को लेती हैं। आर्ट्स या कॉमर्स से मेडिसिन या इंजीनियरिंग मुश्किल है, क्योंकि इनमें फ़िज़िक्स, केमिस्ट्री और बायोलॉजी या मैथ्स चाहिए।",
      "पहले पता कीजिए कि दिक़्क़त स्ट्रीम की है, एक विषय की, या एक टीचर की।",
    ]) +
    p(`हर स्ट्रीम क्या खुला रखती है: मुफ़्त स्ट्रीम टेस्ट, ${link("/", "होम पेज")} के ऊपर, या करियर का नाम बताइए, मैं उसके विषय बताऊँगी।`),
};

export const NOT_TOO_LATE: Wording = {
  english:
    p("It is not too late, and you do not start from nothing: what you did so far counts in the next career too.") +
    ul([
      `See which careers fit you now: ${assessmentLink("twenty questions")}, with the reasons.`,
      'Look at "After another degree" on a career\'s page: that is the way in for people who change.',
      `Quick ways in: ${link("/careers?education=Short%20Course%20or%20Certificate", "careers with a short course")}.`,
    ]) +
    p(
      `Name the work that you do and what you would rather do, and I show what lies between. More: ${link("/blog/wrong-career-path", "On the wrong career path")}.`,
    ),
  hinglish:
    p("Abhi der nahi hui, aur aap shunya se shuru nahi karte: ab tak jo kiya, agle career mein bhi kaam aata hai.") +
    ul([
      `Dekhiye ki ab kaun se careers aapke liye sahi hain: ${assessmentLink("bees sawal")}, wajahon ke saath.`,
      'Career ke page par "After another degree" dekhiye: badalne walon ka raasta wahi hai.',
      `Jaldi ke raste: ${link("/careers?education=Short%20Course%20or%20Certificate", "chhote course wale careers")}.`,
    ]) +
    p(
      `Jo kaam karte hain aur jo karna chahte hain, dono ke naam bataiye, main beech ka raasta dikhaungi. Aur padhiye: ${link("/blog/wrong-career-path", "On the wrong career path")}.`,
    ),
  hindi:
    p("अभी देर नहीं हुई, और आप शून्य से शुरू नहीं करते: अब तक जो किया, अगले करियर में भी काम आता है।") +
    ul([
      `देखिए कि अब कौन से करियर आपके लिए सही हैं: ${assessmentLink("बीस सवाल")}, वजहों के साथ।`,
      'करियर के पेज पर "After another degree" देखिए: बदलने वालों का रास्ता वही है।',
      `जल्दी के रास्ते: ${link("/careers?education=Short%20Course%20or%20Certificate", "छोटे कोर्स वाले करियर")}।`,
    ]) +
    p(
      `जो काम करते हैं और जो करना चाहते हैं, दोनों के नाम बताइए, मैं बीच का रास्ता दिखाऊँगी। और पढ़िए: ${link("/blog/wrong-career-path", "On the wrong career path")}।`,
    ),
};
