import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { TEACHING_IN_HAND } from "./in-hand-texts.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const SCHOOL_TEACHERS = `${to("commerce-teacher", "Commerce Teacher")}, ${to("english-teacher", "English Teacher")}, ${to("physics-teacher", "Physics Teacher")}`;
const PROFESSORS = `${to("management-professor", "Management Professor")}, ${to("economics-professor", "Economics Professor")}`;
export const NET_OR_BED: Wording = {
  english:
    p("They lead to different classrooms, so decide first whom you would teach:") +
    ul([
      `${strong("NET")} is for colleges and universities: Assistant Professor, after a master's degree in the subject; no BEd is asked there. Kinds: ${PROFESSORS}. A State may hold its own SET instead.`,
      `${strong("BEd with the master's degree")} is for Classes 11 and 12 (post graduate teacher, PGT): ${SCHOOL_TEACHERS}.`,
      `${strong("BEd with a degree")} is for Classes 6 to 10 (TGT), up to Class 8 with CTET or your State's TET.`,
      `${strong("Neither stands in for the other")}: NET alone is not enough at most schools, and BEd alone is not enough at a college. There are many more schools than colleges, so BEd finds a post sooner, mostly near home.`,
    ]) +
    p(
      "A good order: give NET in the last year of the master's degree or just after it, since it costs only its form, and take the BEd if you want a school or a second door. Papers and rules of this year: ugcnet.nta.ac.in for NET, ncte.gov.in for approved BEd colleges.",
    ),
  hinglish:
    p("Dono alag class tak le jaate hain, isliye pehle sochiye ki kisko padhana hai:") +
    ul([
      `${strong("NET")} college aur university ke liye hai: Assistant Professor, us vishay ki master's degree ke baad; wahan BEd nahi maangte. Jaise ${PROFESSORS}. Kuch rajya apna SET bhi karwate hain.`,
      `${strong("Master's degree ke saath BEd")} Class 11 aur 12 ke liye hai (post graduate teacher, PGT): ${SCHOOL_TEACHERS}.`,
      `${strong("Degree ke saath BEd")} Class 6 se 10 ke liye hai (TGT), Class 8 tak CTET ya apne rajya ka TET bhi.`,
      `${strong("Ek doosre ki jagah nahi lete")}: zyadatar school mein sirf NET kaafi nahi, aur college mein sirf BEd kaafi nahi. School college se bahut zyada hain, isliye BEd se post jaldi milti hai, aksar ghar ke paas.`,
    ]) +
    p(
      "Achha kram: master's ke aakhri saal mein ya turant baad NET dijiye, kyunki uska kharch sirf form hai; school chahiye ya doosra darwaza chahiye to BEd kijiye. Is saal ke niyam: NET ke liye ugcnet.nta.ac.in, manya BEd college ke liye ncte.gov.in.",
    ),
  hindi:
    p("दोनों अलग क्लास तक ले जाते हैं, इसलिए पहले सोचिए कि किसे पढ़ाना है:") +
    ul([
      `${strong("NET")} कॉलेज और यूनिवर्सिटी के लिए है: Assistant Professor, उस विषय की मास्टर डिग्री के बाद; वहाँ BEd नहीं माँगते। जैसे ${PROFESSORS}। कुछ राज्य अपना SET भी करवाते हैं।`,
      `${strong("मास्टर डिग्री के साथ BEd")} Class 11 और 12 के लिए है (post graduate teacher, PGT): ${SCHOOL_TEACHERS}।`,
      `${strong("डिग्री के साथ BEd")} Class 6 से 10 के लिए है (TGT), Class 8 तक CTET या अपने राज्य का TET भी।`,
      `${strong("एक दूसरे की जगह नहीं लेते")}: ज़्यादातर स्कूलों में सिर्फ़ NET काफ़ी नहीं, और कॉलेज में सिर्फ़ BEd काफ़ी नहीं। स्कूल कॉलेजों से बहुत ज़्यादा हैं, इसलिए BEd से पद जल्दी मिलता है, अक्सर घर के पास।`,
    ]) +
    p(
      "अच्छा क्रम: मास्टर डिग्री के आख़िरी साल में या तुरंत बाद NET दीजिए, क्योंकि उसका ख़र्च सिर्फ़ फ़ॉर्म है; स्कूल चाहिए या दूसरा दरवाज़ा चाहिए तो BEd कीजिए। इस साल के नियम: NET के लिए ugcnet.nta.ac.in, मान्य BEd कॉलेज के लिए ncte.gov.in।",
    ),
};

export const BED_AT_ANY_AGE: Wording = {
  english:
    p(
      "Yes, the BEd is open to you: most universities set no upper age for it, and many come back to it after years; the notice of your university or State entrance says it for this year.",
    ) +
    ul([
      `${strong("A degree is needed")}, with the marks that the notice names. If yours was left halfway, finish it first; an open university such as IGNOU (ignou.ac.in) counts alike.`,
      `${strong("Only Class 12 so far")}: the D.El.Ed, two years, for Classes 1 to 5; or the degree first and then the BEd.`,
      `${strong("The BEd")} takes two years, by your State's entrance or the university's own. See at ncte.gov.in that the college is approved; a BEd by distance is mostly kept for teachers already at work.`,
      `${strong("Age later")}: recruitment of government schools names an upper age, often with more years for women, widows or categories of the State; private schools name none.`,
    ]) +
    TEACHING_IN_HAND.english,
  hinglish:
    p(
      "Haan, BEd aapke liye khuli hai: zyadatar university iske liye upar ki koi umar nahi rakhti, aur bahut log saalon baad isme lautte hain; is saal ka niyam aapki university ya rajya ke entrance ke notice mein hai.",
    ) +
    ul([
      `${strong("Degree chahiye")}, notice mein likhe marks ke saath. Aapki beech mein chhoot gayi ho to pehle use poora kijiye; IGNOU (ignou.ac.in) jaisi open university utni hi maani jaati hai.`,
      `${strong("Abhi sirf Class 12")}: D.El.Ed, do saal, Class 1 se 5 ke liye; ya pehle degree aur phir BEd.`,
      `${strong("BEd")} do saal ki hai, rajya ke entrance se ya university ke apne se. ncte.gov.in par dekhiye ki college manya hai; distance wali BEd zyadatar un teachers ke liye hai jo pehle se padha rahe hain.`,
      `${strong("Baad ki umar")}: sarkari school ki bharti mein upar ki umar hoti hai, aksar mahilaon, vidhvaon ya rajya ki categories ke liye kuch saal zyada; private school koi umar nahi rakhte.`,
    ]) +
    TEACHING_IN_HAND.hinglish,
  hindi:
    p(
      "हाँ, BEd आपके लिए खुली है: ज़्यादातर यूनिवर्सिटी इसके लिए ऊपर की कोई उम्र नहीं रखतीं, और बहुत लोग सालों बाद इसमें लौटते हैं; इस साल का नियम आपकी यूनिवर्सिटी या राज्य के entrance के नोटिस में है।",
    ) +
    ul([
      `${strong("डिग्री चाहिए")}, नोटिस में लिखे नंबरों के साथ। आपकी बीच में छूट गई हो तो पहले उसे पूरा कीजिए; IGNOU (ignou.ac.in) जैसी ओपन यूनिवर्सिटी उतनी ही मानी जाती है।`,
      `${strong("अभी सिर्फ़ Class 12")}: D.El.Ed, दो साल, Class 1 से 5 के लिए; या पहले डिग्री और फिर BEd।`,
      `${strong("BEd")} दो साल की है, राज्य के entrance से या यूनिवर्सिटी के अपने से। ncte.gov.in पर देखिए कि कॉलेज मान्य है; distance वाली BEd ज़्यादातर उन शिक्षकों के लिए है जो पहले से पढ़ा रहे हैं।`,
      `${strong("बाद की उम्र")}: सरकारी स्कूल की भर्ती में ऊपर की उम्र होती है, अक्सर महिलाओं, विधवाओं या राज्य की श्रेणियों के लिए कुछ साल ज़्यादा; प्राइवेट स्कूल कोई उम्र नहीं रखते।`,
    ]) +
    TEACHING_IN_HAND.hindi,
};

const TYPIST = to("typist", "Typist");
const DATA_ENTRY = to("data-entry-operator", "Data Entry Operator");
const OFFICE_ASSISTANT = to("office-assistant", "Office Assistant");
const BOOKKEEPER = to("bookkeeper", "Bookkeeper");
const ACCOUNTS = to("accounts-executive", "Accounts Executive");
const RECEPTIONIST = to("receptionist", "Receptionist");
const CALLS = to("customer-service-representative", "Customer Service Representative");
export const OFFICE_WORK_BY_A_SHORT_COURSE: Wording = {
  english:
    p("With Class 12 and a short course an office is open to you. Courses, and the post that each leads to:") +
    ul([
      `${strong("Typing")}, in English and your own language, two or three months: ${TYPIST} (clerk).`,
      `${strong("Computer")}: CCC of NIELIT, about three months, or a DCA, six months to a year; with a year the ITI trade COPA. ${DATA_ENTRY}, ${OFFICE_ASSISTANT}.`,
      `${strong("Tally with GST")}, three to six months: accounts clerk in a shop or firm (${BOOKKEEPER}), later ${ACCOUNTS}.`,
      `${strong("Front desk")}, if you speak well with people: ${RECEPTIONIST}, ${CALLS}.`,
    ]) +
    p(
      "For six months I would take typing and the computer first and Tally after them, and, who works already, in an evening or Sunday batch, so that the pay goes on. Free or cheap: skillindiadigital.gov.in, the nearest ITI, NIELIT centre or PMKVY centre. Whoever promises a sure job for fees cheats; ask to see who was placed. Posts of the Government with Class 12 and typing come by SSC CHSL and your State's board.",
    ),
  hinglish:
    p("Class 12 aur ek chhote course se office ka darwaza khul jaata hai. Course, aur har ek kis post tak jaata hai:") +
    ul([
      `${strong("Typing")}, English aur apni bhasha mein, do-teen mahine: ${TYPIST} (clerk).`,
      `${strong("Computer")}: NIELIT ka CCC, lagbhag teen mahine, ya DCA, chhah mahine se ek saal; ek saal ho to ITI ki COPA trade. ${DATA_ENTRY}, ${OFFICE_ASSISTANT}.`,
      `${strong("GST ke saath Tally")}, teen se chhah mahine: dukaan ya firm mein accounts clerk (${BOOKKEEPER}), baad mein ${ACCOUNTS}.`,
      `${strong("Front desk")}, agar logon se achhi baat karte hain: ${RECEPTIONIST}, ${CALLS}.`,
    ]) +
    p(
      "Chhah mahine mein main pehle typing aur computer karti, phir Tally; kaam kar rahe hain to shaam ya Sunday ke batch mein, taaki kamai chalti rahe. Free ya sasta: skillindiadigital.gov.in, paas ki ITI, NIELIT ya PMKVY centre. Jo fees lekar pakki naukri ka vaada kare, woh thag hai; poochiye ki kise kahan lagaya. Class 12 aur typing wali sarkari posts SSC CHSL aur aapke rajya ke board se aati hain.",
    ),
  hindi:
    p("Class 12 और एक छोटे कोर्स से दफ़्तर का दरवाज़ा खुल जाता है। कोर्स, और हर एक किस पद तक जाता है:") +
    ul([
      `${strong("टाइपिंग")}, अंग्रेज़ी और अपनी भाषा में, दो-तीन महीने: ${TYPIST} (क्लर्क)।`,
      `${strong("कंप्यूटर")}: NIELIT का CCC, लगभग तीन महीने, या DCA, छह महीने से एक साल; एक साल हो तो ITI की COPA ट्रेड। ${DATA_ENTRY}, ${OFFICE_ASSISTANT}।`,
      `${strong("GST के साथ Tally")}, तीन से छह महीने: दुकान या फ़र्म में accounts clerk (${BOOKKEEPER}), बाद में ${ACCOUNTS}।`,
      `${strong("फ़्रंट डेस्क")}, अगर लोगों से अच्छी बात करते हैं: ${RECEPTIONIST}, ${CALLS}।`,
    ]) +
    p(
      "छह महीने में मैं पहले टाइपिंग और कंप्यूटर करती, फिर Tally; काम कर रहे हैं तो शाम या रविवार के बैच में, ताकि कमाई चलती रहे। मुफ़्त या सस्ता: skillindiadigital.gov.in, पास की ITI, NIELIT या PMKVY केंद्र। जो फ़ीस लेकर पक्की नौकरी का वादा करे, वह ठग है; पूछिए कि किसे कहाँ लगाया। Class 12 और टाइपिंग वाले सरकारी पद SSC CHSL और आपके राज्य के बोर्ड से आते हैं।",
    ),
};

const COOK = to("restaurant-cook", "Restaurant Cook");
const SWEETS = to("sweetmeat-maker", "Sweetmeat Maker");
const PASTRY = to("pastry-chef", "Pastry Chef");
const CATERER = to("caterer", "Caterer");
const FRONT = to("hotel-receptionist", "Hotel Receptionist");
const GUESTS = to("guest-relations-officer", "Guest Relations Officer");
export const VEGETARIAN_IN_A_KITCHEN: Wording = {
  english:
    p(
      "A vegetarian can become a chef. In most hotel management courses meat, fish and eggs are part of the kitchen practicals, though, also for those who do not eat them:",
    ) +
    ul([
      `${strong("Ask the institute before the fees")}, best in writing: some offer a vegetarian option or let you watch and do other dishes. Nobody may make you eat it; tasting is asked of those who become cooks.`,
      `${strong("After the course")} you choose the kitchen: vegetarian, Jain, Gujarati, Rajasthani and South Indian restaurants and hotels, temple and hospital kitchens, wedding caterers (${COOK}, ${CATERER}).`,
      `${strong("Parts of the kitchen with little of it")}: sweets (${SWEETS}), bakery and pastry (${PASTRY}), where eggs are common but eggless kitchens exist.`,
      `${strong("Without a kitchen")}: after the first year front office, housekeeping and events: ${FRONT}, ${GUESTS}.`,
    ]) +
    p(
      "To learn without any of it: a year with a sweet shop, a vegetarian restaurant or caterer counts as experience too. In large hotels and on ships a cook is mostly expected to handle everything.",
    ),
  hinglish:
    p(
      "Shakahari bhi chef ban sakte hain. Par zyadatar hotel management course mein meat, machhli aur ande kitchen ke practical ka hissa hain, unke liye bhi jo khaate nahi:",
    ) +
    ul([
      `${strong("Fees se pehle institute se poochiye")}, ho sake to likhit mein: kuch veg option dete hain ya dekhne aur doosri dish banane dete hain. Khaane ke liye koi majboor nahi kar sakta; cook banne walon se chakhne ko kaha jaata hai.`,
      `${strong("Course ke baad")} kitchen aap chunte hain: veg, Jain, Gujarati, Rajasthani aur South Indian restaurant aur hotel, mandir aur hospital ki rasoi, shaadi ke caterer (${COOK}, ${CATERER}).`,
      `${strong("Kitchen ke woh hisse jahan yeh kam hai")}: mithai (${SWEETS}), bakery aur pastry (${PASTRY}), jahan ande aam hain par eggless kitchen bhi hain.`,
      `${strong("Kitchen ke bina")}: pehle saal ke baad front office, housekeeping aur events: ${FRONT}, ${GUESTS}.`,
    ]) +
    p(
      "Bina iske seekhna ho to mithai ki dukaan, veg restaurant ya caterer ke saath ek saal bhi anubhav gina jaata hai. Bade hotel aur jahaz par cook se zyadatar sab kuch sambhalne ki ummeed hoti hai.",
    ),
  hindi:
    p("शाकाहारी भी शेफ़ बन सकते हैं। पर ज़्यादातर होटल मैनेजमेंट कोर्स में मांस, मछली और अंडे रसोई के प्रैक्टिकल का हिस्सा हैं, उनके लिए भी जो खाते नहीं:") +
    ul([
      `${strong("फ़ीस से पहले संस्थान से पूछिए")}, हो सके तो लिखित में: कुछ शाकाहारी विकल्प देते हैं या देखने और दूसरी डिश बनाने देते हैं। खाने के लिए कोई मजबूर नहीं कर सकता; कुक बनने वालों से चखने को कहा जाता है।`,
      `${strong("कोर्स के बाद")} रसोई आप चुनते हैं: शाकाहारी, जैन, गुजराती, राजस्थानी और दक्षिण भारतीय रेस्टोरेंट और होटल, मंदिर और अस्पताल की रसोई, शादी के कैटरर (${COOK}, ${CATERER})।`,
      `${strong("रसोई के वे हिस्से जहाँ यह कम है")}: मिठाई (${SWEETS}), बेकरी और पेस्ट्री (${PASTRY}), जहाँ अंडे आम हैं पर eggless रसोई भी हैं।`,
      `${strong("रसोई के बिना")}: पहले साल के बाद फ़्रंट ऑफ़िस, हाउसकीपिंग और इवेंट: ${FRONT}, ${GUESTS}।`,
    ]) +
    p(
      "बिना इसके सीखना हो तो मिठाई की दुकान, शाकाहारी रेस्टोरेंट या कैटरर के साथ एक साल भी अनुभव गिना जाता है। बड़े होटल और जहाज़ पर कुक से ज़्यादातर सब कुछ सँभालने की उम्मीद होती है।",
    ),
};

const KIRANA = to("kirana-store-owner", "Kirana Store Owner");
const ONLINE = to("online-merchant", "Online Merchant");
const WHOLESALER = to("wholesaler", "Wholesaler");
const BANK_AGENT = to("business-correspondent", "Business Correspondent");
export const LEARNT_BESIDE_A_SHOP: Wording = {
  english:
    p("Keep the shop and learn in the evening what earns in it first. What helps most, and Class 10 is enough to begin with:") +
    ul([
      `${strong("Accounts and GST")}: write down every sale and credit; then Tally with GST in a few months. With it you keep other shops' books too: ${BOOKKEEPER}.`,
      `${strong("Digital payments and orders")}: UPI and a card machine, orders by phone and WhatsApp, home delivery in the lane, and listing goods on a selling site: ${ONLINE}.`,
      `${strong("Buying in bulk")}: straight from the ${WHOLESALER}, or together with neighbouring shops, and only what sells before its date. This often brings more than a new line.`,
      `${strong("Services over the same counter")}: bank agent (${BANK_AGENT}, with computer skills and the IIBF certificate, from 18) or a Common Service Centre for forms, bills and recharge (csc.gov.in).`,
      `${strong("Food under your own name")}: packed spices, snacks or flour, with registration at foscos.fssai.gov.in.`,
    ]) +
    p(
      `RSETI in your district teaches accounts and small business without a fee; courses also at skillindiadigital.gov.in. Class 12 by NIOS (nios.ac.in) opens more later. The work and the pay: ${KIRANA}.`,
    ),
  hinglish:
    p(
      "Dukaan chalne dijiye aur shaam ko woh seekhiye jo pehle usi mein kamaaye. Sabse zyada kaam ka, aur shuru karne ke liye Class 10 kaafi hai:",
    ) +
    ul([
      `${strong("Hisaab aur GST")}: har bikri aur udhaar likhiye; phir kuch mahinon mein GST ke saath Tally. Isse doosri dukaanon ka hisaab bhi rakh sakte hain: ${BOOKKEEPER}.`,
      `${strong("Digital payment aur order")}: UPI aur card machine, phone aur WhatsApp par order, gali mein home delivery, aur selling site par saamaan: ${ONLINE}.`,
      `${strong("Thok mein kharidna")}: seedhe ${WHOLESALER} se, ya paas ki dukaanon ke saath milkar, aur utna hi jo date se pehle bike. Isse aksar nayi cheez se zyada bachta hai.`,
      `${strong("Usi counter par sewa")}: bank mitra (${BANK_AGENT}, computer aana chahiye aur IIBF ka certificate, 18 saal se) ya form, bill aur recharge ke liye Common Service Centre (csc.gov.in).`,
      `${strong("Apne naam ka khaana")}: pack kiya masala, namkeen ya aata, foscos.fssai.gov.in par registration ke saath.`,
    ]) +
    p(
      `Aapke zile ki RSETI hisaab aur chhota vyapar bina fees sikhati hai; course skillindiadigital.gov.in par bhi hain. NIOS (nios.ac.in) se Class 12 aage aur darwaze kholti hai. Kaam aur kamai: ${KIRANA}.`,
    ),
  hindi:
    p("दुकान चलने दीजिए और शाम को वह सीखिए जो पहले उसी में कमाए। सबसे ज़्यादा काम का, और शुरू करने के लिए Class 10 काफ़ी है:") +
    ul([
      `${strong("हिसाब और GST")}: हर बिक्री और उधार लिखिए; फिर कुछ महीनों में GST के साथ Tally। इससे दूसरी दुकानों का हिसाब भी रख सकते हैं: ${BOOKKEEPER}।`,
      `${strong("डिजिटल पेमेंट और ऑर्डर")}: UPI और कार्ड मशीन, फ़ोन और WhatsApp पर ऑर्डर, गली में होम डिलीवरी, और बेचने वाली साइट पर सामान: ${ONLINE}।`,
      `${strong("थोक में ख़रीदना")}: सीधे ${WHOLESALER} से, या पास की दुकानों के साथ मिलकर, और उतना ही जो तारीख़ से पहले बिके। इससे अक्सर नई चीज़ से ज़्यादा बचता है।`,
      `${strong("उसी काउंटर पर सेवा")}: बैंक मित्र (${BANK_AGENT}, कंप्यूटर आना चाहिए और IIBF का सर्टिफ़िकेट, 18 साल से) या फ़ॉर्म, बिल और रिचार्ज के लिए कॉमन सर्विस सेंटर (csc.gov.in)।`,
      `${strong("अपने नाम का खाना")}: पैक किया मसाला, नमकीन या आटा, foscos.fssai.gov.in पर रजिस्ट्रेशन के साथ।`,
    ]) +
    p(
      `आपके ज़िले की RSETI हिसाब और छोटा व्यापार बिना फ़ीस सिखाती है; कोर्स skillindiadigital.gov.in पर भी हैं। NIOS (nios.ac.in) से Class 12 आगे और दरवाज़े खोलती है। काम और कमाई: ${KIRANA}।`,
    ),
};

const LAB = to("medical-laboratory-technician", "Medical Laboratory Technician");
const XRAY = to("radiographer", "Radiographer");
const THEATRE = to("operation-theatre-technician", "Operation Theatre Technician");
const NURSE = to("registered-nurse", "Registered Nurse");
const PHARMACIST = to("pharmacist", "Pharmacist");
const FITTER = to("fitter", "Fitter");
const ELECTRICIAN = to("electrician", "Electrician");
const CIVIL = to("civil-engineering-technician", "Civil Engineering Technician");
export const CHEAP_AND_QUICK_AFTER_SCIENCE: Wording = {
  english:
    p(
      "Short courses with work at their end, which cost little at a government institute; the first pay comes mostly one to four years after Class 12:",
    ) +
    ul([
      `${strong("With biology, two years")}: DMLT (${LAB}), a diploma in X-ray or theatre work (${XRAY}, ${THEATRE}), DPharm (${PHARMACIST}).`,
      `${strong("Nursing, three years")}: GNM, open to every stream, with posts in every district: ${NURSE}. Government schools of nursing charge least.`,
      `${strong("With physics and maths, two years")}: polytechnic diploma, mostly by lateral entry into its second year (${CIVIL} and others).`,
      `${strong("One or two years")}: ITI (${ELECTRICIAN}, ${FITTER}), then an apprenticeship, which pays while it teaches: apprenticeshipindia.gov.in.`,
      `${strong("Pay at once")}: Agniveer entries, police constable, SSC CHSL and railway posts after Class 12; a BSc at a government college or IGNOU can run beside them.`,
    ]) +
    p(
      "What keeps it cheap: government and aided institutes only, the bus instead of a hostel, and the form for scholarships.gov.in and your State's portal in the first weeks. Ask the fee in writing for all years, and see that the State's council or AICTE knows the course: a private diploma without that brings no registration.",
    ),
  hinglish:
    p(
      "Chhote course jinke baad kaam milta hai aur jo sarkari institute mein kam kharch ke hain; pehli kamai zyadatar Class 12 ke ek se chaar saal baad:",
    ) +
    ul([
      `${strong("Biology ke saath, do saal")}: DMLT (${LAB}), X-ray ya operation theatre ka diploma (${XRAY}, ${THEATRE}), DPharm (${PHARMACIST}).`,
      `${strong("Nursing, teen saal")}: GNM, har stream ke liye khuli, har zile mein posts: ${NURSE}. Sarkari nursing school sabse kam lete hain.`,
      `${strong("Physics aur maths ke saath, do saal")}: polytechnic diploma, zyadatar lateral entry se seedhe doosre saal mein (${CIVIL} aur doosre).`,
      `${strong("Ek-do saal")}: ITI (${ELECTRICIAN}, ${FITTER}), phir apprenticeship, jo sikhate hue paise deti hai: apprenticeshipindia.gov.in.`,
      `${strong("Turant kamai")}: Class 12 ke baad Agniveer, police constable, SSC CHSL aur railway ki posts; saath mein sarkari college ya IGNOU se BSc.`,
    ]) +
    p(
      "Kharch kam aise rehta hai: sirf sarkari aur aided institute, hostel ki jagah bus, aur pehle hafton mein scholarships.gov.in aur apne rajya ke portal ka form. Sab saalon ki fees likhit mein poochiye, aur dekhiye ki rajya ki council ya AICTE course ko maanti hai: iske bina private diploma se registration nahi milta.",
    ),
  hindi:
    p("छोटे कोर्स जिनके बाद काम मिलता है और जो सरकारी संस्थान में कम ख़र्च के हैं; पहली कमाई ज़्यादातर Class 12 के एक से चार साल बाद:") +
    ul([
      `${strong("बायोलॉजी के साथ, दो साल")}: DMLT (${LAB}), X-ray या ऑपरेशन थिएटर का डिप्लोमा (${XRAY}, ${THEATRE}), DPharm (${PHARMACIST})।`,
      `${strong("नर्सिंग, तीन साल")}: GNM, हर स्ट्रीम के लिए खुली, हर ज़िले में पद: ${NURSE}। सरकारी नर्सिंग स्कूल सबसे कम लेते हैं।`,
      `${strong("फ़िज़िक्स और मैथ्स के साथ, दो साल")}: पॉलिटेक्निक डिप्लोमा, ज़्यादातर lateral entry से सीधे दूसरे साल में (${CIVIL} और दूसरे)।`,
      `${strong("एक-दो साल")}: ITI (${ELECTRICIAN}, ${FITTER}), फिर apprenticeship, जो सिखाते हुए पैसे देती है: apprenticeshipindia.gov.in।`,
      `${strong("तुरंत कमाई")}: Class 12 के बाद अग्निवीर, पुलिस कांस्टेबल, SSC CHSL और रेलवे के पद; साथ में सरकारी कॉलेज या IGNOU से BSc।`,
    ]) +
    p(
      "ख़र्च कम ऐसे रहता है: सिर्फ़ सरकारी और aided संस्थान, हॉस्टल की जगह बस, और पहले हफ़्तों में scholarships.gov.in और अपने राज्य के पोर्टल का फ़ॉर्म। सब सालों की फ़ीस लिखित में पूछिए, और देखिए कि राज्य की काउंसिल या AICTE कोर्स को मानती है: इसके बिना प्राइवेट डिप्लोमा से रजिस्ट्रेशन नहीं मिलता।",
    ),
};

const INFANTRY = to("infantry-officer", "Infantry Officer");
const MILITARY_ENGINEER = to("military-engineer", "Military Engineer");
const NAVY = to("navy-officer", "Navy Officer");
export const NDA_AFTER_A_DIPLOMA: Wording = {
  english:
    p(
      "Not with the diploma alone: NDA asks for Class 12 (10+2), with physics, chemistry and maths for the Navy and the Air Force. A polytechnic diploma after Class 10 is not taken in its place, and the notice sets a low upper age (upsc.gov.in).",
    ) +
    ul([
      `${strong("With Class 12 as well")}, before the diploma or by NIOS (nios.ac.in), and within the age of the notice: NDA is open, whatever else you studied.`,
      `${strong("With the diploma")}, soldiers and technicians: the technical entries of the Agniveer notices, of the Air Force among them, and Yantrik in the Coast Guard (only men so far); each notice names the branches. Civil posts for the forces, as of a Junior Engineer of the Military Engineer Services, come by SSC JE.`,
      `${strong("As an officer")}, by a degree: lateral entry takes the diploma into the second year of a BTech. Then CDS, AFCAT for the technical branches, or the Army's and the Navy's short service entries for engineers: ${MILITARY_ENGINEER}, ${INFANTRY}, ${NAVY}.`,
    ]) +
    p(
      "Look at joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in and joinindiancoastguard.cdac.in for the schooling and the ages of this year.",
    ),
  hinglish:
    p(
      "Sirf diploma se nahi: NDA Class 12 (10+2) maangta hai, Navy aur Air Force ke liye physics, chemistry aur maths ke saath. Class 10 ke baad wala polytechnic diploma uski jagah nahi maana jaata, aur notice mein upar ki umar kam hoti hai (upsc.gov.in).",
    ) +
    ul([
      `${strong("Class 12 bhi ho")}, diploma se pehle ya NIOS (nios.ac.in) se, aur notice ki umar ke andar: to NDA khula hai, aapne aur jo bhi padha ho.`,
      `${strong("Diploma ke saath")}, sainik aur technician: Agniveer notice ki technical entry, Air Force ki bhi, aur Coast Guard mein Yantrik (abhi tak sirf ladke); har notice branch ke naam batata hai. Forces ki civil posts, jaise Military Engineer Services ke Junior Engineer, SSC JE se aati hain.`,
      `${strong("Officer banna ho")} to degree se: lateral entry diploma wale ko BTech ke doosre saal mein leti hai. Phir CDS, technical branch ke liye AFCAT, ya Army aur Navy ki engineers wali short service entry: ${MILITARY_ENGINEER}, ${INFANTRY}, ${NAVY}.`,
    ]) +
    p(
      "Is saal ki padhai aur umar ke liye dekhiye: joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in aur joinindiancoastguard.cdac.in.",
    ),
  hindi:
    p(
      "सिर्फ़ डिप्लोमा से नहीं: NDA Class 12 (10+2) माँगता है, नेवी और एयर फ़ोर्स के लिए फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ। Class 10 के बाद वाला पॉलिटेक्निक डिप्लोमा उसकी जगह नहीं माना जाता, और नोटिस में ऊपर की उम्र कम होती है (upsc.gov.in)।",
    ) +
    ul([
      `${strong("Class 12 भी हो")}, डिप्लोमा से पहले या NIOS (nios.ac.in) से, और नोटिस की उम्र के अंदर: तो NDA खुला है, आपने और जो भी पढ़ा हो।`,
      `${strong("डिप्लोमा के साथ")}, सैनिक और टेक्नीशियन: अग्निवीर नोटिस की तकनीकी entry, एयर फ़ोर्स की भी, और कोस्ट गार्ड में Yantrik (अभी तक सिर्फ़ लड़के); हर नोटिस ब्रांच के नाम बताता है। सेनाओं के सिविल पद, जैसे Military Engineer Services के Junior Engineer, SSC JE से आते हैं।`,
      `${strong("अधिकारी बनना हो")} तो डिग्री से: lateral entry डिप्लोमा वाले को BTech के दूसरे साल में लेती है। फिर CDS, तकनीकी ब्रांच के लिए AFCAT, या थल सेना और नेवी की इंजीनियरों वाली short service entry: ${MILITARY_ENGINEER}, ${INFANTRY}, ${NAVY}।`,
    ]) +
    p("इस साल की पढ़ाई और उम्र के लिए देखिए: joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in और joinindiancoastguard.cdac.in।"),
};

const FISH_FARMER = to("fish-farmer", "Fish Farmer");
const HATCHERY = to("fish-hatchery-technician", "Fish Hatchery Technician");
const INSPECTOR = to("fisheries-inspector", "Fisheries Inspector");
const PROCESSOR = to("fish-processor", "Fish Processor");
const BIOLOGIST = to("fisheries-biologist", "Fisheries Biologist");
const ORNAMENTAL = to("ornamental-fish-breeder", "Ornamental Fish Breeder");
export const FISH_FOR_ONESELF_OR_OTHERS: Wording = {
  english:
    p("Both ways are open; which one depends on whether you have water and can wait for the first harvest:") +
    ul([
      `${strong("Your own pond")}, also leased or together with others: ${FISH_FARMER}; in tanks at home ${ORNAMENTAL}. No schooling is asked for; the first harvest comes after months, and disease or a flood can take it, so begin small.`,
      `${strong("A job")}: the State's fisheries department (${INSPECTOR}), hatcheries (${HATCHERY}), feed and export firms (${PROCESSOR}), research (${BIOLOGIST}).`,
      `${strong("A course")}: for a pond a short one at the Krishi Vigyan Kendra (kvk.icar.gov.in) or the State's training centre. For a job a diploma in fisheries after Class 10, where a polytechnic has it, or the BFSc, four years after Class 12 with biology.`,
      `${strong("The scheme")}: PMMSY (Pradhan Mantri Matsya Sampada Yojana) bears a part of the cost of ponds, tanks, seed and cold storage; you apply through the State's fisheries department: pmmsy.dof.gov.in. The Kisan Credit Card is given for fish too, by a bank.`,
    ]) +
    p(
      "First step for both: an hour with the district fisheries officer. Ask what sells near you, what the soil and water test says, and which parts of the scheme are open this year; pay no agent for the form.",
    ),
  hinglish:
    p("Dono raaste khule hain; kaun sa, yeh is par hai ki aapke paas paani hai aur pehli fasal tak ruk sakte hain ya nahi:") +
    ul([
      `${strong("Apna talab")}, kiraye ka ya milkar bhi: ${FISH_FARMER}; ghar ki tanki mein ${ORNAMENTAL}. Koi padhai nahi maangi jaati; pehli fasal mahinon baad aati hai, aur beemari ya baadh use le ja sakti hai, isliye chhota shuru kijiye.`,
      `${strong("Naukri")}: rajya ka matsya vibhag (${INSPECTOR}), hatchery (${HATCHERY}), feed aur export companies (${PROCESSOR}), research (${BIOLOGIST}).`,
      `${strong("Course")}: talab ke liye Krishi Vigyan Kendra (kvk.icar.gov.in) ya rajya ke training centre ka chhota course. Naukri ke liye Class 10 ke baad fisheries ka diploma, jahan polytechnic mein ho, ya BFSc, biology wali Class 12 ke baad chaar saal.`,
      `${strong("Yojana")}: PMMSY (Pradhan Mantri Matsya Sampada Yojana) talab, tanki, beej aur cold storage ke kharch ka ek hissa deti hai; form rajya ke matsya vibhag se bharte hain: pmmsy.dof.gov.in. Kisan Credit Card machhli ke liye bhi bank se milta hai.`,
    ]) +
    p(
      "Dono ka pehla kadam: zile ke matsya adhikari ke saath ek ghanta. Poochiye ki aapke paas kya bikta hai, mitti aur paani ki jaanch kya kehti hai, aur yojana ke kaun se hisse is saal khule hain; form ke liye kisi agent ko paise mat dijiye.",
    ),
  hindi:
    p("दोनों रास्ते खुले हैं; कौन सा, यह इस पर है कि आपके पास पानी है और पहली फ़सल तक रुक सकते हैं या नहीं:") +
    ul([
      `${strong("अपना तालाब")}, किराये का या मिलकर भी: ${FISH_FARMER}; घर की टंकी में ${ORNAMENTAL}। कोई पढ़ाई नहीं माँगी जाती; पहली फ़सल महीनों बाद आती है, और बीमारी या बाढ़ उसे ले जा सकती है, इसलिए छोटा शुरू कीजिए।`,
      `${strong("नौकरी")}: राज्य का मत्स्य विभाग (${INSPECTOR}), हैचरी (${HATCHERY}), फ़ीड और निर्यात कंपनियाँ (${PROCESSOR}), रिसर्च (${BIOLOGIST})।`,
      `${strong("कोर्स")}: तालाब के लिए कृषि विज्ञान केंद्र (kvk.icar.gov.in) या राज्य के ट्रेनिंग सेंटर का छोटा कोर्स। नौकरी के लिए Class 10 के बाद fisheries का डिप्लोमा, जहाँ पॉलिटेक्निक में हो, या BFSc, बायोलॉजी वाली Class 12 के बाद चार साल।`,
      `${strong("योजना")}: PMMSY (प्रधानमंत्री मत्स्य संपदा योजना) तालाब, टंकी, बीज और cold storage के ख़र्च का एक हिस्सा देती है; फ़ॉर्म राज्य के मत्स्य विभाग से भरते हैं: pmmsy.dof.gov.in। किसान क्रेडिट कार्ड मछली के लिए भी बैंक से मिलता है।`,
    ]) +
    p(
      "दोनों का पहला क़दम: ज़िले के मत्स्य अधिकारी के साथ एक घंटा। पूछिए कि आपके पास क्या बिकता है, मिट्टी और पानी की जाँच क्या कहती है, और योजना के कौन से हिस्से इस साल खुले हैं; फ़ॉर्म के लिए किसी एजेंट को पैसे मत दीजिए।",
    ),
};
