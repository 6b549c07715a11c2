import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const BUSINESS_WHERE_YOU_LIVE: Wording = {
  english:
    p("Begin with what the village buys each day or carries to the town, small and with what you have. What often goes:") +
    ul([
      `${strong("Animals and land")}: ${link("/career/dairy-farmer", "milk")}, ${link("/career/poultry-farmer", "hens")}, ${link("/career/goat-breeder", "goats")}, ${link("/career/mushroom-cultivator", "mushrooms")}, ${link("/career/beekeeper", "bees")}. Training: the Krishi Vigyan Kendra of your district.`,
      `${strong("Repair and service")}: ${link("/career/mobile-phone-repair-technician", "phones")}, ${link("/career/motorcycle-mechanic", "motorcycles")}, ${link("/career/electrician", "wiring")}, ${link("/career/farm-machinery-mechanic", "tractors and pumps")}, ${link("/career/tailor", "sewing")}.`,
      `${strong("Shop and office")}: ${link("/career/kirana-store-owner", "a small store")}, flour and oil mill, forms and payments as a Common Service Centre (csc.gov.in).`,
      `${strong("Learn without a fee")}: RSETI, a training institute of the banks in nearly every district, with a short course, lodging and help with the loan. Loans: PMEGP (kviconline.gov.in) and Mudra, at your bank or at udyamimitra.in.`,
    ]) +
    p(
      "First ask ten households what they pay for and miss; then one month small, before any loan. Nobody may ask you money for a loan. Name one, and I tell what it takes and brings.",
    ),
  hinglish:
    p("Usse shuru kijiye jo gaon roz kharidta hai ya sheher le jaata hai, chhote mein aur jo aapke paas hai usse. Jo aksar chalta hai:") +
    ul([
      `${strong("Pashu aur zameen")}: ${link("/career/dairy-farmer", "doodh")}, ${link("/career/poultry-farmer", "murgi")}, ${link("/career/goat-breeder", "bakri")}, ${link("/career/mushroom-cultivator", "mushroom")}, ${link("/career/beekeeper", "madhumakkhi")}. Training: aapke zile ka Krishi Vigyan Kendra.`,
      `${strong("Repair aur seva")}: ${link("/career/mobile-phone-repair-technician", "phone")}, ${link("/career/motorcycle-mechanic", "motorcycle")}, ${link("/career/electrician", "wiring")}, ${link("/career/farm-machinery-mechanic", "tractor aur pump")}, ${link("/career/tailor", "silai")}.`,
      `${strong("Dukaan aur office")}: ${link("/career/kirana-store-owner", "chhoti dukaan")}, aata aur tel chakki, Common Service Centre ke roop mein form aur payment (csc.gov.in).`,
      `${strong("Bina fees seekhiye")}: RSETI, lagbhag har zile mein bank ka training institute, chhota course, rehna aur loan mein madad. Loan: PMEGP (kviconline.gov.in) aur Mudra, aapke bank mein ya udyamimitra.in par.`,
    ]) +
    p(
      "Pehle das gharon se poochiye ki woh kis cheez ke paise dete hain aur kya nahi milta; phir bina loan ek mahina chhote mein. Loan dilane ke liye koi paise nahi maang sakta. Ek ka naam bataiye, main bataungi ki usme kya lagta hai aur kya aata hai.",
    ),
  hindi:
    p("उससे शुरू कीजिए जो गाँव रोज़ ख़रीदता है या शहर ले जाता है, छोटे में और जो आपके पास है उससे। जो अक्सर चलता है:") +
    ul([
      `${strong("पशु और ज़मीन")}: ${link("/career/dairy-farmer", "दूध")}, ${link("/career/poultry-farmer", "मुर्गी")}, ${link("/career/goat-breeder", "बकरी")}, ${link("/career/mushroom-cultivator", "मशरूम")}, ${link("/career/beekeeper", "मधुमक्खी")}। ट्रेनिंग: आपके ज़िले का कृषि विज्ञान केंद्र।`,
      `${strong("रिपेयर और सेवा")}: ${link("/career/mobile-phone-repair-technician", "फ़ोन")}, ${link("/career/motorcycle-mechanic", "मोटरसाइकिल")}, ${link("/career/electrician", "वायरिंग")}, ${link("/career/farm-machinery-mechanic", "ट्रैक्टर और पंप")}, ${link("/career/tailor", "सिलाई")}।`,
      `${strong("दुकान और ऑफ़िस")}: ${link("/career/kirana-store-owner", "छोटी दुकान")}, आटा और तेल चक्की, Common Service Centre के रूप में फ़ॉर्म और पेमेंट (csc.gov.in)।`,
      `${strong("बिना फ़ीस सीखिए")}: RSETI, लगभग हर ज़िले में बैंक का ट्रेनिंग इंस्टीट्यूट, छोटा कोर्स, रहना और लोन में मदद। लोन: PMEGP (kviconline.gov.in) और मुद्रा, आपके बैंक में या udyamimitra.in पर।`,
    ]) +
    p(
      "पहले दस घरों से पूछिए कि वे किस चीज़ के पैसे देते हैं और क्या नहीं मिलता; फिर बिना लोन एक महीना छोटे में। लोन दिलाने के लिए कोई पैसे नहीं माँग सकता। एक का नाम बताइए, मैं बताऊँगी कि उसमें क्या लगता है और क्या आता है।",
    ),
};

export const COMPUTING_ON_A_PHONE: Wording = {
  english:
    p("You can begin with the phone alone; much of the basics needs no laptop:") +
    ul([
      "On the phone: documents, tables and slides with the free apps, typing with a cheap keyboard, email, forms. Lessons without a fee: swayam.gov.in, diksha.gov.in, skillindiadigital.gov.in. First programs also run in the phone's browser.",
      "An hour at a real computer each week: the school's computer lab after class, a library, a Common Service Centre, a friend. Write down before what you will do there.",
      "A paper that posts ask for: CCC of NIELIT (nielit.gov.in), some weeks of basics; you can learn for it yourself and only sit the exam.",
      "Later a used laptop is enough for coding; buy it when you have kept up for two months.",
    ]) +
    p(
      `Where it leads first: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}.`,
    ),
  hinglish:
    p("Sirf phone se shuru kar sakte hain; shuruaati cheezon mein laptop nahi chahiye:") +
    ul([
      "Phone par: free apps se document, table aur slides, saste keyboard se typing, email, form. Bina fees ke lesson: swayam.gov.in, diksha.gov.in, skillindiadigital.gov.in. Pehle program phone ke browser mein bhi chalte hain.",
      "Hafte mein ek ghanta asli computer par: class ke baad school ki computer lab, library, Common Service Centre, koi dost. Pehle se likh lijiye ki wahan kya karenge.",
      "Jo kaagaz posts maangti hain: NIELIT ka CCC (nielit.gov.in), kuch hafte ki basics; khud seekhkar sirf exam de sakte hain.",
      "Baad mein coding ke liye purana laptop kaafi hai; tab kharidiye jab do mahine lagataar kar liya ho.",
    ]) +
    p(
      `Pehle kahan pahunchta hai: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}.`,
    ),
  hindi:
    p("सिर्फ़ फ़ोन से शुरू कर सकते हैं; शुरुआती चीज़ों में लैपटॉप नहीं चाहिए:") +
    ul([
      "फ़ोन पर: मुफ़्त ऐप से डॉक्यूमेंट, टेबल और स्लाइड, सस्ते कीबोर्ड से टाइपिंग, ईमेल, फ़ॉर्म। बिना फ़ीस के पाठ: swayam.gov.in, diksha.gov.in, skillindiadigital.gov.in। पहले प्रोग्राम फ़ोन के ब्राउज़र में भी चलते हैं।",
      "हफ़्ते में एक घंटा असली कंप्यूटर पर: क्लास के बाद स्कूल की कंप्यूटर लैब, लाइब्रेरी, Common Service Centre, कोई दोस्त। पहले से लिख लीजिए कि वहाँ क्या करेंगे।",
      "जो काग़ज़ पद माँगते हैं: NIELIT का CCC (nielit.gov.in), कुछ हफ़्ते की बेसिक्स; ख़ुद सीखकर सिर्फ़ परीक्षा दे सकते हैं।",
      "बाद में कोडिंग के लिए पुराना लैपटॉप काफ़ी है; तब ख़रीदिए जब दो महीने लगातार कर लिया हो।",
    ]) +
    p(
      `पहले कहाँ पहुँचता है: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}।`,
    ),
};

export const WORK_WITHOUT_ENGLISH: Wording = {
  english:
    p("Very many, and English is a tool that can be learnt late: in most of India's work your own language counts. For example:") +
    ul([
      `${strong("With the hands")}: ${link("/career/electrician", "Electrician")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}, ${link("/career/tailor", "Tailor")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/beautician", "Beautician")}.`,
      `${strong("Government, with the exam in Hindi or your language")}: ${link("/career/police-constable", "Police Constable")}, ${link("/career/forest-guard", "Forest Guard")}, ${link("/career/patwari", "Patwari")}, ${link("/career/postman", "Postman")}; SSC and railway papers too can be written in Indian languages.`,
      `${strong("With people")}: ${link("/career/primary-school-teacher", "Primary School Teacher")} in a Hindi or State-language school, ${link("/career/auxiliary-nurse-midwife", "Auxiliary Nurse Midwife")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/bus-driver", "Bus Driver")}.`,
    ]) +
    p(
      "In an interview say it early: “I understand, may I answer in Hindi?” Prepare three answers aloud with a friend; ten minutes of English a day, and in a year much is open. Tell me your class and what you like, and I choose with you.",
    ),
  hinglish:
    p(
      "Bahut saare, aur English aisa auzaar hai jo der se bhi seekh sakte hain: India ke zyadatar kaam mein aapki apni bhasha chalti hai. Jaise:",
    ) +
    ul([
      `${strong("Haath se")}: ${link("/career/electrician", "Electrician")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}, ${link("/career/tailor", "Tailor")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/beautician", "Beautician")}.`,
      `${strong("Sarkari, Hindi ya aapki bhasha mein exam ke saath")}: ${link("/career/police-constable", "Police Constable")}, ${link("/career/forest-guard", "Forest Guard")}, ${link("/career/patwari", "Patwari")}, ${link("/career/postman", "Postman")}; SSC aur railway ke paper bhi Indian bhashaon mein likh sakte hain.`,
      `${strong("Logon ke saath")}: Hindi ya rajya ki bhasha ke school mein ${link("/career/primary-school-teacher", "Primary School Teacher")}, ${link("/career/auxiliary-nurse-midwife", "Auxiliary Nurse Midwife")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/bus-driver", "Bus Driver")}.`,
    ]) +
    p(
      'Interview mein pehle hi kahiye: "Maine samajh liya, kya main Hindi mein jawab doon?" Ek dost ke saath teen jawab bolkar taiyar kijiye; roz das minute English, aur ek saal mein bahut kuch khul jaata hai. Apni class aur pasand bataiye, main aapke saath chunungi.',
    ),
  hindi:
    p("बहुत सारे, और अंग्रेज़ी ऐसा औज़ार है जो देर से भी सीख सकते हैं: भारत के ज़्यादातर काम में आपकी अपनी भाषा चलती है। जैसे:") +
    ul([
      `${strong("हाथ से")}: ${link("/career/electrician", "Electrician")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}, ${link("/career/tailor", "Tailor")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/beautician", "Beautician")}।`,
      `${strong("सरकारी, हिंदी या आपकी भाषा में परीक्षा के साथ")}: ${link("/career/police-constable", "Police Constable")}, ${link("/career/forest-guard", "Forest Guard")}, ${link("/career/patwari", "Patwari")}, ${link("/career/postman", "Postman")}; SSC और रेलवे के पेपर भी भारतीय भाषाओं में लिख सकते हैं।`,
      `${strong("लोगों के साथ")}: हिंदी या राज्य की भाषा के स्कूल में ${link("/career/primary-school-teacher", "Primary School Teacher")}, ${link("/career/auxiliary-nurse-midwife", "Auxiliary Nurse Midwife")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/bus-driver", "Bus Driver")}।`,
    ]) +
    p(
      'इंटरव्यू में पहले ही कहिए: "मैंने समझ लिया, क्या मैं हिंदी में जवाब दूँ?" एक दोस्त के साथ तीन जवाब बोलकर तैयार कीजिए; रोज़ दस मिनट अंग्रेज़ी, और एक साल में बहुत कुछ खुल जाता है। अपनी क्लास और पसंद बताइए, मैं आपके साथ चुनूँगी।',
    ),
};

export const WORK_WITH_SNAKES: Wording = {
  english:
    p("There is no post for catching snakes alone, but what you know is wanted near it:") +
    ul([
      `Forest departments: ${link("/career/forest-guard", "Forest Guard")} (mostly Class 12, by the State's recruitment), and rescue teams that work by the day or on contract. Ask the divisional forest officer for training and a permit: to catch or keep a snake without one is an offence under the Wildlife Protection Act.`,
      "Zoos and rescue centres take animal keepers, and some bodies that rescue wildlife train helpers: send them what you have done, with dates and pictures.",
      `With study: ${link("/career/wildlife-biologist", "Wildlife Biologist")}, ${link("/career/wildlife-veterinarian", "Wildlife Veterinarian")}, ${link("/career/naturalist-guide", "Naturalist Guide")}.`,
    ]) +
    p(
      "For safety: hook and bag, never alone, never for show; after a bite at once to the hospital (call 108 or 112). Tell me your class, and I show the way to one of these.",
    ),
  hinglish:
    p("Sirf saanp pakadne ki koi post nahi hai, par jo aap jaante hain woh iske paas ke kaam mein chahiye:") +
    ul([
      `Van vibhag: ${link("/career/forest-guard", "Forest Guard")} (zyadatar Class 12, rajya ki bharti se), aur rescue team jo din ke hisaab se ya contract par kaam karti hain. Divisional forest officer se training aur permit poochiye: bina permit saanp pakadna ya rakhna Wildlife Protection Act mein apradh hai.`,
      "Zoo aur rescue centre animal keeper lete hain, aur jungli jaanwar bachane wali kuch sansthayein helper ko sikhati hain: jo kiya hai, tareekh aur photo ke saath bhejiye.",
      `Padhai ke saath: ${link("/career/wildlife-biologist", "Wildlife Biologist")}, ${link("/career/wildlife-veterinarian", "Wildlife Veterinarian")}, ${link("/career/naturalist-guide", "Naturalist Guide")}.`,
    ]) +
    p(
      "Suraksha ke liye: hook aur thaila, kabhi akele nahi, kabhi dikhane ke liye nahi; kaatne par turant hospital (108 ya 112 par call kijiye). Apni class bataiye, main inme se ek ka raasta dikhaungi.",
    ),
  hindi:
    p("सिर्फ़ साँप पकड़ने का कोई पद नहीं है, पर जो आप जानते हैं वह इसके पास के काम में चाहिए:") +
    ul([
      `वन विभाग: ${link("/career/forest-guard", "Forest Guard")} (ज़्यादातर Class 12, राज्य की भर्ती से), और रेस्क्यू टीम जो दिन के हिसाब से या कॉन्ट्रैक्ट पर काम करती हैं। Divisional forest officer से ट्रेनिंग और परमिट पूछिए: बिना परमिट साँप पकड़ना या रखना Wildlife Protection Act में अपराध है।`,
      "ज़ू और रेस्क्यू केंद्र animal keeper लेते हैं, और जंगली जानवर बचाने वाली कुछ संस्थाएँ हेल्पर को सिखाती हैं: जो किया है, तारीख़ और फ़ोटो के साथ भेजिए।",
      `पढ़ाई के साथ: ${link("/career/wildlife-biologist", "Wildlife Biologist")}, ${link("/career/wildlife-veterinarian", "Wildlife Veterinarian")}, ${link("/career/naturalist-guide", "Naturalist Guide")}।`,
    ]) +
    p(
      "सुरक्षा के लिए: हुक और थैला, कभी अकेले नहीं, कभी दिखाने के लिए नहीं; काटने पर तुरंत अस्पताल (108 या 112 पर कॉल कीजिए)। अपनी क्लास बताइए, मैं इनमें से एक का रास्ता दिखाऊँगी।",
    ),
};

export const NO_GHOSTS: Wording = {
  english:
    p(
      "There is no such career here, and whoever takes money for driving out ghosts lives on the fear of others; in several States it is punishable.",
    ) +
    ul([
      `If mysteries draw you: ${link("/career/forensic-scientist", "Forensic Scientist")}, ${link("/career/private-detective", "Private Detective")}, ${link("/career/archaeologist", "Archaeologist")}.`,
      `If it is the show: ${link("/career/magician", "Magician")}, ${link("/career/screenwriter", "Screenwriter")}. If you would help people in fear: ${link("/career/clinical-psychologist", "Clinical Psychologist")}.`,
    ]),
  hinglish:
    p(
      "Yahan aisa koi career nahi hai, aur jo bhoot bhagane ke paise leta hai, woh doosron ke darr par jeeta hai; kai rajyon mein iski saza hai.",
    ) +
    ul([
      `Agar rahasya kheenchte hain: ${link("/career/forensic-scientist", "Forensic Scientist")}, ${link("/career/private-detective", "Private Detective")}, ${link("/career/archaeologist", "Archaeologist")}.`,
      `Agar tamasha kheenchta hai: ${link("/career/magician", "Magician")}, ${link("/career/screenwriter", "Screenwriter")}. Agar dare hue logon ki madad karni ho: ${link("/career/clinical-psychologist", "Clinical Psychologist")}.`,
    ]),
  hindi:
    p("यहाँ ऐसा कोई करियर नहीं है, और जो भूत भगाने के पैसे लेता है, वह दूसरों के डर पर जीता है; कई राज्यों में इसकी सज़ा है।") +
    ul([
      `अगर रहस्य खींचते हैं: ${link("/career/forensic-scientist", "Forensic Scientist")}, ${link("/career/private-detective", "Private Detective")}, ${link("/career/archaeologist", "Archaeologist")}।`,
      `अगर तमाशा खींचता है: ${link("/career/magician", "Magician")}, ${link("/career/screenwriter", "Screenwriter")}। अगर डरे हुए लोगों की मदद करनी हो: ${link("/career/clinical-psychologist", "Clinical Psychologist")}।`,
    ]),
};

export const TELL_CLASS_AND_LIKING: Wording = {
  english: p("Tell me your class and what you like, and I look further."),
  hinglish: p("Apni class aur pasand bataiye, main aur dekhti hoon."),
  hindi: p("अपनी क्लास और पसंद बताइए, मैं और देखती हूँ।"),
};

const BY_THE_PIECE = [
  link("/career/content-writer", "Content Writer"),
  link("/career/translator", "Translator"),
  link("/career/graphic-designer", "Graphic Designer"),
  link("/career/film-editor", "Film Editor"),
  link("/career/web-developer", "Web Developer"),
  link("/career/private-tutor", "Private Tutor"),
].join(", ");

export const FREELANCING: Wording = {
  english:
    p("Freelancing is selling one piece of work at a time. It begins with a skill, and the website comes last:") +
    ul([
      `${strong("One skill that is paid by the piece")}: ${BY_THE_PIECE}. Count on some months of practice before anybody pays.`,
      `${strong("Three finished pieces to show")}: made for a shop, a school club or yourself. They say more than a certificate.`,
      `${strong("First clients")} mostly come through people who know you: a shop near by, a coaching centre, a wedding photographer. On the large platforms beginners wait long, and most take members from 18 years.`,
      `${strong("In writing")}: what you deliver, by when, for how much, and a part of it before you begin. Who asks you for money to get work cheats.`,
    ]) +
    p(
      "Months without work are usual in the beginning, so keep your course or job beside it. Name one of these, and I tell its ordinary day and its pay.",
    ),
  hinglish:
    p("Freelancing yaani ek-ek kaam bechna. Shuruaat hunar se hoti hai, website sabse baad mein:") +
    ul([
      `${strong("Ek hunar jiska paisa kaam ke hisaab se milta hai")}: ${BY_THE_PIECE}. Paise milne se pehle kuch mahine ka abhyas maan kar chaliye.`,
      `${strong("Dikhane ko teen poore kaam")}: kisi dukaan, school ke club ya apne liye banaye hue. Certificate se zyada yahi bolte hain.`,
      `${strong("Pehle client")} zyadatar jaan-pehchaan se aate hain: paas ki dukaan, coaching centre, shaadi ke photographer. Badi sites par naye log lamba intezaar karte hain, aur zyadatar 18 saal se leti hain.`,
      `${strong("Likhkar")}: kya denge, kab tak, kitne mein, aur shuru karne se pehle ek hissa. Kaam dilane ke liye jo paise maange, woh thagta hai.`,
    ]) +
    p(
      "Shuru mein khaali mahine aam hain, isliye padhai ya naukri saath rakhiye. Inme se ek ka naam bataiye, main uska aam din aur kamai bataungi.",
    ),
  hindi:
    p("फ़्रीलांसिंग यानी एक-एक काम बेचना। शुरुआत हुनर से होती है, वेबसाइट सबसे बाद में:") +
    ul([
      `${strong("एक हुनर जिसका पैसा काम के हिसाब से मिलता है")}: ${BY_THE_PIECE}। पैसे मिलने से पहले कुछ महीने का अभ्यास मानकर चलिए।`,
      `${strong("दिखाने को तीन पूरे काम")}: किसी दुकान, स्कूल के क्लब या अपने लिए बनाए हुए। सर्टिफ़िकेट से ज़्यादा यही बोलते हैं।`,
      `${strong("पहले ग्राहक")} ज़्यादातर जान-पहचान से आते हैं: पास की दुकान, कोचिंग सेंटर, शादी के फ़ोटोग्राफ़र। बड़ी साइटों पर नए लोग लंबा इंतज़ार करते हैं, और ज़्यादातर 18 साल से लेती हैं।`,
      `${strong("लिखकर")}: क्या देंगे, कब तक, कितने में, और शुरू करने से पहले एक हिस्सा। काम दिलाने के लिए जो पैसे माँगे, वह ठगता है।`,
    ]) +
    p("शुरू में ख़ाली महीने आम हैं, इसलिए पढ़ाई या नौकरी साथ रखिए। इनमें से एक का नाम बताइए, मैं उसका आम दिन और कमाई बताऊँगी।"),
};

export const SO_MUCH_A_MONTH: Wording = {
  english:
    p(
      "Honestly: at the start, right after school, that is rare. Who promises it for a fee, or for a few hours at home, mostly cheats. What can grow to it in some years:",
    ) +
    ul([
      `${strong("Government posts after Class 12")}: pay by level with allowances, below that at first and rising for sure: SSC CHSL, RRB NTPC, ${link("/career/police-constable", "Police Constable")}.`,
      `${strong("Paid by results")}: ${link("/career/car-salesperson", "Car Salesperson")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/real-estate-agent", "Real Estate Agent")}; good months and bad ones.`,
      `${strong("A skill of one's own")}: ${link("/career/electrician", "Electrician")} with a licence, ${link("/career/web-developer", "Web Developer")}, ${link("/career/news-video-editor", "video editing")}, ${link("/career/make-up-artist", "Make-up Artist")}: what counts is what you can show after two or three years.`,
      `${strong("With some study first")}: ${link("/career/deck-cadet", "merchant navy")}, ${link("/career/registered-nurse", "nursing")}, ${link("/career/software-engineer", "software")}.`,
    ]) +
    p(`Name one, and I tell its range of pay with its basis. ${link("/careers?sort=salary&direction=descending", "All careers by pay")}.`),
  hinglish:
    p(
      "Sach kahun: shuru mein, school ke turant baad, yeh kam hota hai. Jo fees lekar ya ghar baithe kuch ghanton ke liye iska vaada karta hai, woh zyadatar thagta hai. Kuch saal mein yahan tak pahunch sakte hain:",
    ) +
    ul([
      `${strong("Class 12 ke baad sarkari posts")}: level ke hisaab se kamai aur bhatte, shuru mein isse kam aur pakka badhti hui: SSC CHSL, RRB NTPC, ${link("/career/police-constable", "Police Constable")}.`,
      `${strong("Kaam ke nateeje se kamai")}: ${link("/career/car-salesperson", "Car Salesperson")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/real-estate-agent", "Real Estate Agent")}; achhe mahine bhi, bure bhi.`,
      `${strong("Apna hunar")}: licence ke saath ${link("/career/electrician", "Electrician")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/news-video-editor", "video editing")}, ${link("/career/make-up-artist", "Make-up Artist")}: do-teen saal baad jo dikha sakein, wahi maayne rakhta hai.`,
      `${strong("Pehle kuch padhai")}: ${link("/career/deck-cadet", "merchant navy")}, ${link("/career/registered-nurse", "nursing")}, ${link("/career/software-engineer", "software")}.`,
    ]) +
    p(
      `Ek ka naam bataiye, main uski kamai ki range aadhaar ke saath bataungi. ${link("/careers?sort=salary&direction=descending", "Kamai ke hisaab se saare careers")}.`,
    ),
  hindi:
    p(
      "सच कहूँ: शुरू में, स्कूल के तुरंत बाद, यह कम होता है। जो फ़ीस लेकर या घर बैठे कुछ घंटों के लिए इसका वादा करता है, वह ज़्यादातर ठगता है। कुछ साल में यहाँ तक पहुँच सकते हैं:",
    ) +
    ul([
      `${strong("Class 12 के बाद सरकारी पद")}: लेवल के हिसाब से कमाई और भत्ते, शुरू में इससे कम और पक्का बढ़ती हुई: SSC CHSL, RRB NTPC, ${link("/career/police-constable", "Police Constable")}।`,
      `${strong("काम के नतीजे से कमाई")}: ${link("/career/car-salesperson", "Car Salesperson")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/real-estate-agent", "Real Estate Agent")}; अच्छे महीने भी, बुरे भी।`,
      `${strong("अपना हुनर")}: लाइसेंस के साथ ${link("/career/electrician", "Electrician")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/news-video-editor", "वीडियो एडिटिंग")}, ${link("/career/make-up-artist", "Make-up Artist")}: दो-तीन साल बाद जो दिखा सकें, वही मायने रखता है।`,
      `${strong("पहले कुछ पढ़ाई")}: ${link("/career/deck-cadet", "मर्चेंट नेवी")}, ${link("/career/registered-nurse", "नर्सिंग")}, ${link("/career/software-engineer", "सॉफ़्टवेयर")}।`,
    ]) +
    p(
      `एक का नाम बताइए, मैं उसकी कमाई की रेंज आधार के साथ बताऊँगी। ${link("/careers?sort=salary&direction=descending", "कमाई के हिसाब से सारे करियर")}।`,
    ),
};
