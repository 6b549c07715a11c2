import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const GOVERNMENT_BEFORE_TENTH: Wording = {
  english:
    p("Honestly: nearly every permanent government post asks for Class 10 at least, and only a few for Class 8.") +
    ul([
      `${strong("Shortest way")}: Class 10 by open schooling (nios.ac.in), which has no upper age. Then come Gramin Dak Sevak, Railway Level 1, SSC MTS and GD constable, ${link("/career/infantry-soldier", "Agniveer")} by its age limit.`,
      `${strong("With Class 8")}: some trades of Agniveer Tradesman, posts of helpers and drivers in some States, and ${link("/careers?education=ITI%20Certificate", "ITI trades")} such as welder or plumber, after which railways and public companies take apprentices. Read each notice.`,
      `${strong("Local posts")}: cleaning, cooking of school meals, helpers of Anganwadis; the municipality, the school or the panchayat gives them.`,
    ]) +
    p("Government recruitment never asks for money beyond the form's fee. Who sells a post cheats."),
  hinglish:
    p("Sach baat: lagbhag har permanent sarkari post kam se kam Class 10 maangti hai, aur kuch hi Class 8.") +
    ul([
      `${strong("Sabse chhota raasta")}: open schooling (nios.ac.in) se Class 10, jisme upar ki koi umar nahi. Phir Gramin Dak Sevak, Railway Level 1, SSC MTS aur GD constable, aur umar ke hisaab se ${link("/career/infantry-soldier", "Agniveer")}.`,
      `${strong("Class 8 ke saath")}: Agniveer Tradesman ki kuch trades, kuch rajyon mein helper aur driver ki posts, aur ${link("/careers?education=ITI%20Certificate", "ITI trades")} jaise welder ya plumber, jinke baad railway aur sarkari companies apprentice leti hain. Har notice padhiye.`,
      `${strong("Local posts")}: safai, school ka khana banana, Anganwadi ki sahayika; nagar palika, school ya panchayat deti hai.`,
    ]) +
    p("Sarkari bharti mein form ki fees ke alawa kabhi paise nahi lagte. Jo post bechta hai, woh thagta hai."),
  hindi:
    p("सच बात: लगभग हर स्थायी सरकारी पद कम से कम Class 10 माँगता है, और कुछ ही Class 8।") +
    ul([
      `${strong("सबसे छोटा रास्ता")}: ओपन स्कूलिंग (nios.ac.in) से Class 10, जिसमें ऊपर की कोई उम्र नहीं। फिर ग्रामीण डाक सेवक, Railway Level 1, SSC MTS और GD कांस्टेबल, और उम्र के हिसाब से ${link("/career/infantry-soldier", "अग्निवीर")}।`,
      `${strong("Class 8 के साथ")}: Agniveer Tradesman की कुछ ट्रेड, कुछ राज्यों में हेल्पर और ड्राइवर के पद, और ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड")} जैसे वेल्डर या प्लंबर, जिनके बाद रेलवे और सरकारी कंपनियाँ अप्रेंटिस लेती हैं। हर नोटिस पढ़िए।`,
      `${strong("लोकल पद")}: सफ़ाई, स्कूल का खाना बनाना, आंगनवाड़ी की सहायिका; नगर पालिका, स्कूल या पंचायत देती है।`,
    ]) +
    p("सरकारी भर्ती में फ़ॉर्म की फ़ीस के अलावा कभी पैसे नहीं लगते। जो पद बेचता है, वह ठगता है।"),
};

export const WORK_BEFORE_TENTH: Wording = {
  english:
    p("Work does not wait for a certificate, and you can get one later beside it:") +
    ul([
      `${strong("A trade, learnt with the hands")}: some ITI trades take Class 8, such as ${link("/career/welder", "Welder")}, ${link("/career/plumber", "Plumber")} or ${link("/career/carpenter", "Carpenter")}. With less: beside a master, or free short courses at skillindiadigital.gov.in and Jan Shikshan Sansthan centres.`,
      `${strong("Work that asks for no class")}: ${link("/career/household-cook", "Household Cook")}, ${link("/career/house-painter", "House Painter")}, ${link("/career/custom-tailor", "Tailor")}, ${link("/career/room-attendant", "Room Attendant")}, ${link("/career/street-food-vendor", "Street Food Vendor")}; for ${link("/career/auto-rickshaw-driver", "driving")} the licence counts.`,
      `${strong("Class 10, at any age")}: open schooling (nios.ac.in) at your own pace; it opens most doors that are shut now.`,
    ]) +
    p("Apprenticeships pay while they teach (apprenticeshipindia.gov.in). Pay nobody to get work."),
  hinglish:
    p("Kaam certificate ka intezaar nahi karta, aur woh baad mein saath-saath le sakte hain:") +
    ul([
      `${strong("Haath ka hunar")}: kuch ITI trades mein Class 8 chalti hai, jaise ${link("/career/welder", "Welder")}, ${link("/career/plumber", "Plumber")} ya ${link("/career/carpenter", "Carpenter")}. Usse kam mein: kisi ustaad ke saath, ya skillindiadigital.gov.in aur Jan Shikshan Sansthan ke free chhote course.`,
      `${strong("Jis kaam mein koi class nahi poochte")}: ${link("/career/household-cook", "Household Cook")}, ${link("/career/house-painter", "House Painter")}, ${link("/career/custom-tailor", "Tailor")}, ${link("/career/room-attendant", "Room Attendant")}, ${link("/career/street-food-vendor", "Street Food Vendor")}; ${link("/career/auto-rickshaw-driver", "gaadi chalane")} mein licence dekhte hain.`,
      `${strong("Class 10, kisi bhi umar mein")}: open schooling (nios.ac.in) se apni raftaar par; isse zyadatar band darwaze khul jaate hain.`,
    ]) +
    p("Apprenticeship sikhate hue paise deti hai (apprenticeshipindia.gov.in). Kaam pane ke liye kisi ko paise mat dijiye."),
  hindi:
    p("काम सर्टिफ़िकेट का इंतज़ार नहीं करता, और वह बाद में साथ-साथ ले सकते हैं:") +
    ul([
      `${strong("हाथ का हुनर")}: कुछ ITI ट्रेड में Class 8 चलती है, जैसे ${link("/career/welder", "Welder")}, ${link("/career/plumber", "Plumber")} या ${link("/career/carpenter", "Carpenter")}। उससे कम में: किसी उस्ताद के साथ, या skillindiadigital.gov.in और जन शिक्षण संस्थान के मुफ़्त छोटे कोर्स।`,
      `${strong("जिस काम में कोई क्लास नहीं पूछते")}: ${link("/career/household-cook", "Household Cook")}, ${link("/career/house-painter", "House Painter")}, ${link("/career/custom-tailor", "Tailor")}, ${link("/career/room-attendant", "Room Attendant")}, ${link("/career/street-food-vendor", "Street Food Vendor")}; ${link("/career/auto-rickshaw-driver", "गाड़ी चलाने")} में लाइसेंस देखते हैं।`,
      `${strong("Class 10, किसी भी उम्र में")}: ओपन स्कूलिंग (nios.ac.in) से अपनी रफ़्तार पर; इससे ज़्यादातर बंद दरवाज़े खुल जाते हैं।`,
    ]) +
    p("अप्रेंटिसशिप सिखाते हुए पैसे देती है (apprenticeshipindia.gov.in)। काम पाने के लिए किसी को पैसे मत दीजिए।"),
};

export const TELL_WHAT_YOU_DO_WELL: Wording = {
  english: p("Tell me what you do well or like, such as cooking, driving, sewing or repair, and I look further."),
  hinglish: p(
    "Bataiye aap kya achha karte hain ya kya pasand hai, jaise khana banana, gaadi chalana, silai ya repair, main aur dekhti hoon.",
  ),
  hindi: p("बताइए आप क्या अच्छा करते हैं या क्या पसंद है, जैसे खाना बनाना, गाड़ी चलाना, सिलाई या रिपेयर, मैं और देखती हूँ।"),
};

export const SEARCHING_FOR_WORK: Wording = {
  english:
    p("A search that takes months is common and says little about you. What mostly changes it:") +
    ul([
      "Be where posts stand: ncs.gov.in, your college's or ITI's placement office, the pages of firms near you. Ten letters a week in the words of each notice, and one person asked about each.",
      "A paid way in: apprenticeships after an ITI (apprenticeshipindia.gov.in), a diploma or a degree (nats.education.gov.in). Many are kept afterwards.",
      `One piece of work that can be shown, and a resume of one page: ${link("/blog/resume-tips", "Resume tips")}. Widen the search by one town or one neighbouring kind of work.`,
    ]) +
    p("Never pay for a post. If it weighs on you, Tele-MANAS on 14416 listens for free."),
  hinglish:
    p("Kai mahine ki talaash aam baat hai aur aapke baare mein kam batati hai. Isse zyadatar farak padta hai:") +
    ul([
      "Wahan rahiye jahan posts nikalti hain: ncs.gov.in, aapke college ya ITI ka placement office, paas ki companies ke page. Hafte mein das aavedan, har notice ke shabdon mein, aur har ek ke baare mein ek vyakti se poochiye.",
      "Paise wala raasta: ITI (apprenticeshipindia.gov.in), diploma ya degree (nats.education.gov.in) ke baad apprenticeship. Bahut se log baad mein rakh liye jaate hain.",
      `Dikhane layak ek kaam, aur ek page ka resume: ${link("/blog/resume-tips", "Resume tips")}. Talaash ko ek sheher ya ek milte-julte kaam tak badhaiye.`,
    ]) +
    p("Post ke liye kabhi paise mat dijiye. Mann bhaari ho to Tele-MANAS 14416 par free mein sunta hai."),
  hindi:
    p("कई महीने की तलाश आम बात है और आपके बारे में कम बताती है। इससे ज़्यादातर फ़र्क़ पड़ता है:") +
    ul([
      "वहाँ रहिए जहाँ पद निकलते हैं: ncs.gov.in, आपके कॉलेज या ITI का प्लेसमेंट ऑफ़िस, पास की कंपनियों के पेज। हफ़्ते में दस आवेदन, हर नोटिस के शब्दों में, और हर एक के बारे में एक व्यक्ति से पूछिए।",
      "पैसे वाला रास्ता: ITI (apprenticeshipindia.gov.in), डिप्लोमा या डिग्री (nats.education.gov.in) के बाद अप्रेंटिसशिप। बहुत से लोग बाद में रख लिए जाते हैं।",
      `दिखाने लायक़ एक काम, और एक पेज का रिज़्यूमे: ${link("/blog/resume-tips", "Resume tips")}। तलाश को एक शहर या एक मिलते-जुलते काम तक बढ़ाइए।`,
    ]) +
    p("पद के लिए कभी पैसे मत दीजिए। मन भारी हो तो Tele-MANAS 14416 पर मुफ़्त में सुनता है।"),
};

/** Years without work, and whether one is hired all the same. */
export const HIRED_AFTER_A_GAP: Wording = {
  english:
    p(
      "Yes, people are hired after years without work: a gap makes the first post harder to get, and it does not shut you out. What helps:",
    ) +
    ul([
      "One honest line for the years: care at home, an exam that you prepared for, illness that is over, work without papers. Then at once what you can do today.",
      "Something from this month: a short course with a project (swayam.gov.in, skillindiadigital.gov.in), a few weeks with a firm near you, work done for somebody you know.",
      `Doors that ask less about gaps: small firms, shops, schools, call centres, an apprenticeship for graduates (nats.education.gov.in), and examinations, which ask for age and degree alone. Posts stand at ncs.gov.in; for the letter: ${link("/blog/resume-tips", "Resume tips")}.`,
    ]) +
    p(
      "The first year may pay less than you hoped; after it the gap is old. Never pay for a post. If it weighs on you, Tele-MANAS on 14416 listens for free.",
    ),
  hinglish:
    p(
      "Haan, gap year ya kai saal ke gap ke baad bhi log rakhe jaate hain: gap pehli post ko mushkil banata hai, par aapko bahar nahi karta. Kya kaam aata hai:",
    ) +
    ul([
      "Un saalon ki ek imaandaar line: ghar ki zimmedari, kisi exam ki taiyari, bimari jo theek ho gayi, bina kaagaz ka kaam. Phir turant yeh ki aaj aap kya kar sakte hain.",
      "Isi mahine ka kuch: project wala chhota course (swayam.gov.in, skillindiadigital.gov.in), paas ki kisi company mein kuch hafte, kisi jaan-pehchaan wale ke liye kiya kaam.",
      `Jo gap kam poochte hain: chhoti company, dukaan, school, call centre, graduates ki apprenticeship (nats.education.gov.in), aur exam, jo sirf umar aur degree maangte hain. Posts ncs.gov.in par; resume ke liye: ${link("/blog/resume-tips", "Resume tips")}.`,
    ]) +
    p(
      "Pehle saal kamai ummeed se kam ho sakti hai; uske baad gap purana ho jaata hai. Post ke liye paise mat dijiye. Mann bhaari ho to Tele-MANAS 14416 par free mein sunta hai.",
    ),
  hindi:
    p("हाँ, सालों के गैप के बाद भी लोग रखे जाते हैं: गैप पहले पद को मुश्किल बनाता है, पर आपको बाहर नहीं करता। क्या काम आता है:") +
    ul([
      "उन सालों की एक ईमानदार लाइन: घर की ज़िम्मेदारी, किसी परीक्षा की तैयारी, बीमारी जो ठीक हो गई, बिना काग़ज़ का काम। फिर तुरंत यह कि आज आप क्या कर सकते हैं।",
      "इसी महीने का कुछ: प्रोजेक्ट वाला छोटा कोर्स (swayam.gov.in, skillindiadigital.gov.in), पास की किसी कंपनी में कुछ हफ़्ते, किसी जान-पहचान वाले के लिए किया काम।",
      `जो गैप कम पूछते हैं: छोटी कंपनी, दुकान, स्कूल, कॉल सेंटर, ग्रेजुएट की अप्रेंटिसशिप (nats.education.gov.in), और परीक्षाएँ, जो सिर्फ़ उम्र और डिग्री माँगती हैं। पद ncs.gov.in पर; रिज़्यूमे के लिए: ${link("/blog/resume-tips", "Resume tips")}।`,
    ]) +
    p(
      "पहले साल कमाई उम्मीद से कम हो सकती है; उसके बाद गैप पुराना हो जाता है। पद के लिए पैसे मत दीजिए। मन भारी हो तो Tele-MANAS 14416 पर मुफ़्त में सुनता है।",
    ),
};

export const TELL_WHAT_YOU_HAVE: Wording = {
  english: p("Tell me your class, trade or degree, and I list what lies near it."),
  hinglish: p("Apni class, trade ya degree bataiye, main uske paas ka kaam bataungi."),
  hindi: p("अपनी क्लास, ट्रेड या डिग्री बताइए, मैं उसके पास का काम बताऊँगी।"),
};

/** The general sentence; what is known of one kind of work stands below it. */
export const WHAT_MACHINES_CHANGE: Wording = {
  english: p(
    "Nobody knows which jobs will change how much, and whoever names a date is guessing. Tasks change faster than whole careers. What is known and what is only claimed: ",
    link("/blog/future-of-work-2035", "The future of work"),
    ".",
  ),
  hinglish: p(
    `Kaun sa kaam kitna badlega, koi nahi jaanta, aur jo tareekh batata hai woh andaza laga raha hai. Poore career se jaldi uske kaam badalte hain. Kya pata hai aur kya sirf kaha jaata hai: ${link("/blog/future-of-work-2035", "The future of work")}.`,
  ),
  hindi: p(
    `कौन सा काम कितना बदलेगा, कोई नहीं जानता, और जो तारीख़ बताता है वह अंदाज़ा लगा रहा है। पूरे करियर से जल्दी उसके काम बदलते हैं। क्या पता है और क्या सिर्फ़ कहा जाता है: ${link("/blog/future-of-work-2035", "The future of work")}।`,
  ),
};

/** Where no work is named of which more is known. */
export const WHAT_CHANGES_LAST: Wording = {
  english:
    "What needs hands on the spot, care for people or responsibility changes last, and who knows a craft and uses such tools well is ahead.",
  hinglish:
    "Jahan maujood haath, logon ki dekhbhal ya zimmedari chahiye woh sabse baad mein badalta hai, aur jo apna hunar jaanta hai aur aise tools achhe se chalata hai, woh aage hai.",
  hindi: "जहाँ मौजूद हाथ, लोगों की देखभाल या ज़िम्मेदारी चाहिए वह सबसे बाद में बदलता है, और जो अपना हुनर जानता है और ऐसे टूल अच्छे से चलाता है, वह आगे है।",
};

export const EXAMPLES_OF_WHAT_LASTS: Wording = {
  english: p(
    WHAT_CHANGES_LAST.english,
    " Examples of each: ",
    link("/career/electrician", "Electrician"),
    " and ",
    link("/career/plumber", "Plumber"),
    " (hands), ",
    link("/career/registered-nurse", "Registered Nurse"),
    " and ",
    link("/career/special-education-teacher", "Special Education Teacher"),
    " (care), ",
    link("/career/civil-judge", "Civil Judge"),
    " and ",
    link("/career/civil-engineer", "Civil Engineer"),
    " (responsibility). No job is proof against change. Name one career and I tell you which of its tasks software already does, and the projection that the catalogue has, with its source.",
  ),
  hinglish: p(
    `${WHAT_CHANGES_LAST.hinglish} Har ek ke udaharan: ${link("/career/electrician", "Electrician")} aur ${link("/career/plumber", "Plumber")} (haath), ${link("/career/registered-nurse", "Registered Nurse")} aur ${link("/career/special-education-teacher", "Special Education Teacher")} (dekhbhal), ${link("/career/civil-judge", "Civil Judge")} aur ${link("/career/civil-engineer", "Civil Engineer")} (zimmedari). Koi kaam badlaav se bacha hua nahi hai. Ek career ka naam likhiye, main bataungi ki uske kaun se kaam software pehle se karta hai, aur catalogue ka anumaan uske source ke saath.`,
  ),
  hindi: p(
    `${WHAT_CHANGES_LAST.hindi} हर एक के उदाहरण: ${link("/career/electrician", "Electrician")} और ${link("/career/plumber", "Plumber")} (हाथ), ${link("/career/registered-nurse", "Registered Nurse")} और ${link("/career/special-education-teacher", "Special Education Teacher")} (देखभाल), ${link("/career/civil-judge", "Civil Judge")} और ${link("/career/civil-engineer", "Civil Engineer")} (ज़िम्मेदारी)। कोई काम बदलाव से बचा हुआ नहीं है। एक करियर का नाम लिखिए, मैं बताऊँगी कि उसके कौन से काम सॉफ़्टवेयर पहले से करता है, और कैटलॉग का अनुमान उसके स्रोत के साथ।`,
  ),
};

export const WHAT_RIASEC_IS: Wording = {
  english: p(
    "RIASEC is six kinds of interest, named by John Holland: Realistic (hands and machines), Investigative (finding out), Artistic (making something new), Social (helping and teaching), Enterprising (leading and selling) and Conventional (order and figures). Most people have two or three, and so has each career here. How they count: ",
    link("/how-matching-works", "how matching works"),
    ".",
  ),
  hinglish: p(
    `RIASEC ruchi ke chhah prakar hain, jinke naam John Holland ne rakhe: Realistic (haath aur machine), Investigative (khojna), Artistic (kuch naya banana), Social (madad karna aur sikhana), Enterprising (lead karna aur bechna) aur Conventional (kram aur hisaab). Zyadatar logon mein do ya teen hote hain, aur yahan har career mein bhi. Yeh kaise gine jaate hain: ${link("/how-matching-works", "how matching works")}.`,
  ),
  hindi: p(
    `RIASEC रुचि के छह प्रकार हैं, जिनके नाम John Holland ने रखे: Realistic (हाथ और मशीन), Investigative (खोजना), Artistic (कुछ नया बनाना), Social (मदद करना और सिखाना), Enterprising (लीड करना और बेचना) और Conventional (क्रम और हिसाब)। ज़्यादातर लोगों में दो या तीन होते हैं, और यहाँ हर करियर में भी। ये कैसे गिने जाते हैं: ${link("/how-matching-works", "how matching works")}।`,
  ),
};

export const FIRST_RESUME: Wording = {
  english:
    p("A good first resume fits on one page and shows, rather than claims:") +
    ul([
      "Name, phone, e-mail and town on top; no photo, caste, religion or parents' names needed.",
      "Then what you have done: projects, internships, volunteering, each with one result.",
      "Skills that you could show in an interview tomorrow; nothing else.",
      "One resume for each kind of post, in the words of its advertisement.",
    ]) +
    p("With examples: ", link("/blog/resume-tips", "Resume tips"), "."),
  hinglish:
    p("Achha pehla resume ek page ka hota hai aur daave ki jagah dikhata hai:") +
    ul([
      "Upar naam, phone, email aur sheher; photo, jaati, dharm ya maata-pita ke naam ki zarurat nahi.",
      "Phir jo kiya hai: project, internship, seva ka kaam, har ek ka ek nateeja.",
      "Wahi skills jo kal interview mein dikha sakein; aur kuch nahi.",
      "Har tarah ki post ke liye ek resume, uske vigyapan ke shabdon mein.",
    ]) +
    p(`Udaharan ke saath: ${link("/blog/resume-tips", "Resume tips")}.`),
  hindi:
    p("अच्छा पहला रिज़्यूमे एक पेज का होता है और दावे की जगह दिखाता है:") +
    ul([
      "ऊपर नाम, फ़ोन, ईमेल और शहर; फ़ोटो, जाति, धर्म या माता-पिता के नाम की ज़रूरत नहीं।",
      "फिर जो किया है: प्रोजेक्ट, इंटर्नशिप, सेवा का काम, हर एक का एक नतीजा।",
      "वही स्किल जो कल इंटरव्यू में दिखा सकें; और कुछ नहीं।",
      "हर तरह के पद के लिए एक रिज़्यूमे, उसके विज्ञापन के शब्दों में।",
    ]) +
    p(`उदाहरण के साथ: ${link("/blog/resume-tips", "Resume tips")}।`),
};

export const WHAT_INTERVIEWS_ASK: Wording = {
  english:
    p("What interviews mostly ask, in a bank, an office of the Government or a firm:") +
    ul([
      "About you: two minutes on where you come from, what you studied and why you want this very post.",
      "About your subject: the basics of your degree, and a question on whatever you wrote in the form.",
      "About the work and the news: what the post does all day, and for banks and Government the news of the last months in that field.",
      "One hard case, such as an angry customer: say calmly what you would do first.",
      "Say it aloud to a friend twice. If you do not know an answer, say so; that is better than a guess.",
    ]) +
    p("The weight of the interview stands in the notice of each exam. Your resume: ", link("/blog/resume-tips", "Resume tips"), "."),
  hinglish:
    p("Bank, sarkari office ya company ke interview mein zyadatar yeh poochte hain:") +
    ul([
      "Aapke baare mein: do minute mein aap kahan se hain, kya padha aur yahi post kyun chahiye.",
      "Aapke vishay ka: degree ki mool baatein, aur form mein likhi kisi cheez par sawal.",
      "Kaam aur khabrein: post mein din bhar kya hota hai, aur bank aur sarkari mein us field ki pichle mahinon ki khabrein.",
      "Ek mushkil sthiti, jaise naaraz grahak: shaanti se kahiye ki pehle kya karenge.",
      "Kisi dost ke saamne do baar bolkar dekhiye. Jawab nahi pata to keh dijiye; yeh andaze se behtar hai.",
    ]) +
    p(`Interview ke kitne number hain, yeh har exam ke notice mein hai. Aapka resume: ${link("/blog/resume-tips", "Resume tips")}.`),
  hindi:
    p("बैंक, सरकारी दफ़्तर या कंपनी के इंटरव्यू में ज़्यादातर यह पूछते हैं:") +
    ul([
      "आपके बारे में: दो मिनट में आप कहाँ से हैं, क्या पढ़ा और यही पद क्यों चाहिए।",
      "आपके विषय का: डिग्री की मूल बातें, और फ़ॉर्म में लिखी किसी चीज़ पर सवाल।",
      "काम और ख़बरें: पद में दिन भर क्या होता है, और बैंक और सरकारी में उस फ़ील्ड की पिछले महीनों की ख़बरें।",
      "एक मुश्किल स्थिति, जैसे नाराज़ ग्राहक: शांति से कहिए कि पहले क्या करेंगे।",
      "किसी दोस्त के सामने दो बार बोलकर देखिए। जवाब नहीं पता तो कह दीजिए; यह अंदाज़े से बेहतर है।",
    ]) +
    p(`इंटरव्यू के कितने नंबर हैं, यह हर परीक्षा के नोटिस में है। आपका रिज़्यूमे: ${link("/blog/resume-tips", "Resume tips")}।`),
};

export const FOR_AN_INTERVIEW: Wording = {
  english:
    p("For an interview, three things help most:") +
    ul([
      "Know the work: read the career's ordinary day on its page, and prepare one question about it.",
      "Prepare three short stories: a problem you solved, a mistake you learnt from, something you did with others.",
      "Say it aloud to a friend twice. If you do not know an answer, say so and say how you would find out.",
    ]) +
    p("Your resume comes first: ", link("/blog/resume-tips", "Resume tips"), "."),
  hinglish:
    p("Interview mein teen cheezein sabse zyada kaam aati hain:") +
    ul([
      "Kaam jaaniye: career ke page par uska aam din padhiye, aur uske baare mein ek sawal taiyar rakhiye.",
      "Teen chhoti kahaniyan taiyar kijiye: ek samasya jo suljhayi, ek galti jisse seekha, kuch jo doosron ke saath kiya.",
      "Kisi dost ke saamne do baar bolkar dekhiye. Jawab nahi pata to keh dijiye aur bataiye ki kaise pata karenge.",
    ]) +
    p(`Pehle resume: ${link("/blog/resume-tips", "Resume tips")}.`),
  hindi:
    p("इंटरव्यू में तीन चीज़ें सबसे ज़्यादा काम आती हैं:") +
    ul([
      "काम जानिए: करियर के पेज पर उसका आम दिन पढ़िए, और उसके बारे में एक सवाल तैयार रखिए।",
      "तीन छोटी कहानियाँ तैयार कीजिए: एक समस्या जो सुलझाई, एक ग़लती जिससे सीखा, कुछ जो दूसरों के साथ किया।",
      "किसी दोस्त के सामने दो बार बोलकर देखिए। जवाब नहीं पता तो कह दीजिए और बताइए कि कैसे पता करेंगे।",
    ]) +
    p(`पहले रिज़्यूमे: ${link("/blog/resume-tips", "Resume tips")}।`),
};

export const PAY_BY_SUBJECT: Wording = {
  english:
    "The catalogue has the pay of school teachers by subject, public and private schools together, from entry to experienced. A PGT's is above a TGT's, and a TGT's above a PRT's; the pay level of KVS, NVS or the State stands in the notice.",
  hinglish:
    "Catalogue mein school teacher ki kamai vishay ke hisaab se hai, sarkari aur private school milakar, shuruaat se anubhavi tak. PGT ki TGT se aur TGT ki PRT se zyada hoti hai; KVS, NVS ya rajya ka pay level notice mein likha hota hai.",
  hindi:
    "कैटलॉग में स्कूल टीचर की कमाई विषय के हिसाब से है, सरकारी और प्राइवेट स्कूल मिलाकर, शुरुआत से अनुभवी तक। PGT की TGT से और TGT की PRT से ज़्यादा होती है; KVS, NVS या राज्य का पे लेवल नोटिस में लिखा होता है।",
};

/** The posts of teachers in schools of the State, and what each asks for. */
export const SCHOOL_POSTS: Wording = {
  english:
    p("Central and many State schools name their posts for teachers so:") +
    ul([
      "PRT, primary teacher: Classes 1 to 5, with a D.El.Ed. A BEd does not count for these classes since the Supreme Court's judgment of 2023.",
      "TGT, trained graduate teacher: Classes 6 to 10, one subject, with a degree and a BEd.",
      "PGT, post graduate teacher: Classes 11 and 12, one subject, with a master's degree and a BEd.",
      "For PRT and TGT the teacher eligibility test comes first, CTET (ctet.nic.in) or that of the State; then the recruitment of the State, KVS or NVS.",
    ]) +
    p('Name a subject, as in "physics teacher", and I tell you the way there and the pay.'),
  hinglish:
    p("Kendra ke aur bahut se rajyon ke school teacher ki posts ko yeh naam dete hain:") +
    ul([
      "PRT, primary teacher: Class 1 se 5, D.El.Ed ke saath. Supreme Court ke 2023 ke faisle ke baad in classes ke liye BEd nahi chalta.",
      "TGT, trained graduate teacher: Class 6 se 10, ek vishay, degree aur BEd ke saath.",
      "PGT, post graduate teacher: Class 11 aur 12, ek vishay, master's degree aur BEd ke saath.",
      "PRT aur TGT ke liye pehle teacher eligibility test hota hai, CTET (ctet.nic.in) ya rajya ka; phir rajya, KVS ya NVS ki bharti.",
    ]) +
    p('Vishay bataiye, jaise "physics teacher", main uska raasta aur kamai bataungi.'),
  hindi:
    p("केंद्र के और बहुत से राज्यों के स्कूल टीचर के पदों को ये नाम देते हैं:") +
    ul([
      "PRT, primary teacher: Class 1 से 5, D.El.Ed के साथ। सुप्रीम कोर्ट के 2023 के फ़ैसले के बाद इन क्लासों के लिए BEd नहीं चलता।",
      "TGT, trained graduate teacher: Class 6 से 10, एक विषय, डिग्री और BEd के साथ।",
      "PGT, post graduate teacher: Class 11 और 12, एक विषय, मास्टर डिग्री और BEd के साथ।",
      "PRT और TGT के लिए पहले शिक्षक पात्रता परीक्षा होती है, CTET (ctet.nic.in) या राज्य की; फिर राज्य, KVS या NVS की भर्ती।",
    ]) +
    p('विषय बताइए, जैसे "फ़िज़िक्स टीचर", मैं उसका रास्ता और कमाई बताऊँगी।'),
};
