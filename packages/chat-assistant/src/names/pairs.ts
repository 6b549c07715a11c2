import type { Wording } from "../language.ts";

const PSYCHIATRIST_OR_PSYCHOLOGIST: Wording = {
  english:
    "A psychiatrist is a doctor: NEET-UG, MBBS and then MD, and may prescribe medicines. A psychologist studies psychology from any stream (BA or BSc, then MA or MSc; for clinical work a course approved by RCI too), tests and treats by talking, and may not prescribe.",
  hinglish:
    "Psychiatrist doctor hota hai: NEET-UG, MBBS aur phir MD, aur dawai likh sakta hai. Psychologist kisi bhi stream se psychology padhta hai (BA ya BSc, phir MA ya MSc; clinical kaam ke liye RCI ka approved course bhi), jaanch aur baatcheet se ilaaj karta hai, aur dawai nahi likh sakta.",
  hindi:
    "Psychiatrist डॉक्टर होता है: NEET-UG, MBBS और फिर MD, और दवाई लिख सकता है। Psychologist किसी भी स्ट्रीम से psychology पढ़ता है (BA या BSc, फिर MA या MSc; clinical काम के लिए RCI का मान्य कोर्स भी), जाँच और बातचीत से इलाज करता है, और दवाई नहीं लिख सकता।",
};

/** The same of the course and of the work that it leads to. */
const ANM_OR_GNM: Wording = {
  english: "GNM makes you a full nurse; ANM is shorter and leads to health work near home.",
  hinglish: "GNM se aap poori nurse bante hain; ANM chhota hai aur ghar ke paas swasthya ke kaam tak le jaata hai.",
  hindi: "GNM से आप पूरी नर्स बनते हैं; ANM छोटा है और घर के पास स्वास्थ्य के काम तक ले जाता है।",
};

/** What decides between two things that are weighed often, said first; by both names. */
export const PAIRS: readonly (readonly [one: string, other: string, verdict: Wording])[] = [
  [
    "chartered-accountant",
    "financial-analyst",
    {
      english:
        "CA is India's own profession: only its members sign audits, and it is the cheaper way. CFA is a charter of the CFA Institute in three levels, paid in dollars and open from the last years of a degree; it is for research and investing, and signs nothing.",
      hinglish:
        "CA Bharat ka apna profession hai: audit par sirf wahi sign karte hain, aur kharch kam hai. CFA, CFA Institute ka teen level ka charter hai, fees dollar mein, degree ke aakhri saalon se; yeh research aur investing ke liye hai, sign kisi par nahi.",
      hindi:
        "CA भारत का अपना profession है: audit पर सिर्फ़ वही sign करते हैं, और ख़र्च कम है। CFA, CFA Institute का तीन level का charter है, फ़ीस डॉलर में, डिग्री के आख़िरी सालों से; यह research और investing के लिए है, sign किसी पर नहीं।",
    },
  ],
  [
    "BSc Agriculture",
    "BSc Forestry",
    {
      english:
        "For posts of the Government agriculture opens more: the States' agriculture officers ask for it by name. Forestry is the closer way to forester and range officer. The Indian Forest Service and the agricultural officers of banks (IBPS SO) take both.",
      hinglish:
        "Sarkari posts ke liye agriculture zyada kholti hai: rajyon ke krishi adhikari ise naam se maangte hain. Forestry forester aur range officer ka zyada seedha raasta hai. Indian Forest Service aur bank ke krishi officer (IBPS SO) dono lete hain.",
      hindi:
        "सरकारी पदों के लिए agriculture ज़्यादा खोलती है: राज्यों के कृषि अधिकारी इसे नाम से माँगते हैं। Forestry वनपाल और रेंज अफ़सर का ज़्यादा सीधा रास्ता है। Indian Forest Service और बैंकों के कृषि अधिकारी (IBPS SO) दोनों लेते हैं।",
    },
  ],
  [
    "news-reporter",
    "public-relations-officer",
    {
      english:
        "As courses: journalism teaches to find out, check and report; mass communication is the wider one, with advertising, public relations, radio and film besides. Many colleges join both in one BA (BJMC), so compare what is taught and which practice there is, and not the names.",
      hinglish:
        "Course ke taur par: journalism pata lagana, jaanchna aur khabar dena sikhati hai; mass communication zyada chaudi hai, usme advertising, public relations, radio aur film bhi hain. Bahut se college dono ek BA (BJMC) mein dete hain, isliye naam nahi, yeh dekhiye ki kya padhate hain aur kitna practice karaate hain.",
      hindi:
        "कोर्स के तौर पर: journalism पता लगाना, जाँचना और ख़बर देना सिखाती है; mass communication ज़्यादा चौड़ी है, उसमें विज्ञापन, पब्लिक रिलेशन, रेडियो और फ़िल्म भी हैं। बहुत से कॉलेज दोनों एक BA (BJMC) में देते हैं, इसलिए नाम नहीं, यह देखिए कि क्या पढ़ाते हैं और कितनी प्रैक्टिस कराते हैं।",
    },
  ],
  [
    "clinical-psychologist",
    "counselling-psychologist",
    {
      english:
        "Clinical work needs registration with the Rehabilitation Council of India. The MPhil, long its way in, is ending; RCI-approved courses such as the MA Clinical Psychology and the PsyD take its place (rehabcouncil.nic.in). Counselling asks for an MA or MSc in psychology and no MPhil.",
      hinglish:
        "Clinical kaam ke liye Rehabilitation Council of India mein registration chahiye. MPhil, jo lambe samay tak iska raasta tha, band ho raha hai; uski jagah RCI ke approved course hain, jaise MA Clinical Psychology aur PsyD (rehabcouncil.nic.in). Counselling ke liye psychology mein MA ya MSc chahiye, MPhil nahi.",
      hindi:
        "Clinical काम के लिए Rehabilitation Council of India में रजिस्ट्रेशन चाहिए। MPhil, जो लंबे समय तक इसका रास्ता था, बंद हो रहा है; उसकी जगह RCI के मान्य कोर्स हैं, जैसे MA Clinical Psychology और PsyD (rehabcouncil.nic.in)। Counselling के लिए psychology में MA या MSc चाहिए, MPhil नहीं।",
    },
  ],
  [
    "IPMAT",
    "CAT",
    {
      english:
        "They come at different ages, and one does not shut the other. IPMAT follows Class 12 and leads into five years at some IIMs; CAT follows any degree and leads into the MBA of all IIMs and many other schools. Who does not get in by IPMAT takes a degree and sits for CAT.",
      hinglish:
        "Dono alag umar ke hain, aur ek doosre ko band nahi karta. IPMAT Class 12 ke baad hota hai aur kuch IIM mein paanch saal ka course deta hai; CAT kisi bhi degree ke baad hota hai aur sab IIM aur bahut se doosre school ke MBA tak le jaata hai. IPMAT na nikle to degree kijiye aur CAT dijiye.",
      hindi:
        "दोनों अलग उम्र के हैं, और एक दूसरे को बंद नहीं करता। IPMAT Class 12 के बाद होता है और कुछ IIM में पाँच साल का कोर्स देता है; CAT किसी भी डिग्री के बाद होता है और सब IIM और बहुत से दूसरे स्कूलों के MBA तक ले जाता है। IPMAT न निकले तो डिग्री कीजिए और CAT दीजिए।",
    },
  ],
  [
    "GATE",
    "CAT",
    {
      english:
        "Choose by the work after it: GATE keeps you in engineering and its result also counts for public companies; CAT leaves it for management. Preparing fully for both in one year seldom works. Marks of Class 10, 12 and the degree weigh at many IIMs, hardly for GATE.",
      hinglish:
        "Uske aage ke kaam se chuniye: GATE engineering mein rakhta hai aur iska result sarkari companies mein bhi chalta hai; CAT management ki taraf le jaata hai. Ek hi saal mein dono ki poori taiyari kam hi ho paati hai. Class 10, 12 aur degree ke marks kai IIM dekhte hain, GATE mein na ke barabar.",
      hindi:
        "उसके आगे के काम से चुनिए: GATE इंजीनियरिंग में रखता है और इसका रिज़ल्ट सरकारी कंपनियों में भी चलता है; CAT मैनेजमेंट की तरफ़ ले जाता है। एक ही साल में दोनों की पूरी तैयारी कम ही हो पाती है। Class 10, 12 और डिग्री के नंबर कई IIM देखते हैं, GATE में न के बराबर।",
    },
  ],
  [
    "RRB NTPC",
    "SSC CHSL",
    {
      english:
        "Neither is easy, and which is easier goes by you: CHSL has an English part and a typing or skill test; NTPC has no English part, but more general awareness. NTPC has posts for Class 12 and, separately, for graduates (station master, train manager), which begin higher. In both, promotion goes by years and departmental exams and differs from post to post.",
      hinglish:
        "Aasan koi nahi; kaun sa aapke liye aasan hai, yeh aap par hai: CHSL mein English ka hissa aur typing ya skill test hai; NTPC mein English nahi, par general awareness zyada hai. NTPC mein Class 12 ki posts hain aur alag se graduate ki (station master, train manager), jo upar se shuru hoti hain. Promotion dono mein saal aur vibhagiya exam se hota hai, aur har post mein alag.",
      hindi:
        "आसान कोई नहीं; कौन सा आपके लिए आसान है, यह आप पर है: CHSL में अंग्रेज़ी का हिस्सा और टाइपिंग या skill test है; NTPC में अंग्रेज़ी नहीं, पर general awareness ज़्यादा है। NTPC में Class 12 के पद हैं और अलग से ग्रेजुएट के (station master, train manager), जो ऊपर से शुरू होते हैं। प्रमोशन दोनों में साल और विभागीय परीक्षा से होता है, और हर पद में अलग।",
    },
  ],
  ["clinical-psychologist", "psychiatrist", PSYCHIATRIST_OR_PSYCHOLOGIST],
  [
    "NATA",
    "JEE Main Paper 2",
    {
      english:
        "Neither is compulsory by itself: either of the two leads into BArch, and colleges differ. NITs, SPAs and other colleges of the Centre take JEE Main Paper 2 (IITs a drawing test after JEE Advanced); most private and many State colleges take NATA, and some take both. Look up which of them your colleges name; many sit for both.",
      hinglish:
        "Apne aap mein koi zaroori nahi: dono mein se koi ek BArch tak le jaata hai, aur college alag-alag hain. NIT, SPA aur Kendra ke doosre college JEE Main Paper 2 lete hain (IIT JEE Advanced ke baad drawing test); zyadatar private aur bahut se rajya ke college NATA lete hain, aur kuch dono. Dekhiye ki aapke college kaun sa maangte hain; bahut log dono dete hain.",
      hindi:
        "अपने आप में कोई ज़रूरी नहीं: दोनों में से कोई एक BArch तक ले जाता है, और कॉलेज अलग-अलग हैं। NIT, SPA और केंद्र के दूसरे कॉलेज JEE Main Paper 2 लेते हैं (IIT JEE Advanced के बाद ड्रॉइंग टेस्ट); ज़्यादातर प्राइवेट और बहुत से राज्य के कॉलेज NATA लेते हैं, और कुछ दोनों। देखिए कि आपके कॉलेज कौन सा माँगते हैं; बहुत लोग दोनों देते हैं।",
    },
  ],
  [
    "CLAT",
    "AILET",
    {
      english:
        "CLAT leads to the national law universities and many others; AILET to National Law University Delhi alone. They share most of what they ask, and many sit for both.",
      hinglish:
        "CLAT se national law universities aur bahut si doosri khulti hain; AILET se sirf National Law University Delhi. Dono mein zyadatar ek hi poocha jaata hai, aur bahut log dono dete hain.",
      hindi:
        "CLAT से national law universities और बहुत सी दूसरी खुलती हैं; AILET से सिर्फ़ National Law University Delhi। दोनों में ज़्यादातर एक ही पूछा जाता है, और बहुत लोग दोनों देते हैं।",
    },
  ],
  [
    "CTET",
    "State TET",
    {
      english:
        "CTET counts for schools of the Centre, such as KVS and NVS, and in several States; a State's TET for its own schools. Classes 1 to 5 go by Paper 1, Classes 6 to 8 by Paper 2. Many sit for both.",
      hinglish:
        "CTET Kendra ke school mein chalta hai, jaise KVS aur NVS, aur kai rajyon mein bhi; rajya ka TET uske apne school mein. Class 1 se 5 ke liye Paper 1 hai, Class 6 se 8 ke liye Paper 2. Bahut log dono dete hain.",
      hindi:
        "CTET केंद्र के स्कूलों में चलता है, जैसे KVS और NVS, और कई राज्यों में भी; राज्य का TET उसके अपने स्कूलों में। Class 1 से 5 के लिए Paper 1 है, Class 6 से 8 के लिए Paper 2। बहुत लोग दोनों देते हैं।",
    },
  ],
  [
    "JEE Main",
    "State engineering CET",
    {
      english:
        "JEE Main leads to NITs, IIITs and, by JEE Advanced, to IITs; the State's CET to its government and private colleges, with seats for its residents. They share the subjects: sit for both.",
      hinglish:
        "JEE Main se NIT, IIIT aur JEE Advanced se hokar IIT khulte hain; rajya ke CET se uske sarkari aur private college, jahan apne niwasiyon ki seats hain. Vishay ek hi hain: dono dijiye.",
      hindi:
        "JEE Main से NIT, IIIT और JEE Advanced से होकर IIT खुलते हैं; राज्य के CET से उसके सरकारी और प्राइवेट कॉलेज, जहाँ अपने निवासियों की सीटें हैं। विषय एक ही हैं: दोनों दीजिए।",
    },
  ],
  [
    "NIFT entrance",
    "NID DAT",
    {
      english:
        "NIFT is for fashion, textiles and their trade; NID for design of products, film, print and more. Many sit for both, and for UCEED.",
      hinglish:
        "NIFT fashion, textile aur unke vyapar ke liye hai; NID product, film, print aur baaki design ke liye. Bahut log dono dete hain, aur UCEED bhi.",
      hindi: "NIFT फ़ैशन, टेक्सटाइल और उनके व्यापार के लिए है; NID प्रोडक्ट, फ़िल्म, प्रिंट और बाक़ी डिज़ाइन के लिए। बहुत लोग दोनों देते हैं, और UCEED भी।",
    },
  ],
  [
    "company-secretary",
    "Legal",
    {
      english:
        "Who likes reading, rules and writing but no courtroom is well placed in both: a Company Secretary never pleads, and much of law is done at a desk too, in companies, contracts, tax and compliance. CS is earned by its own exams beside BCom and costs least; LLB takes three years after a degree or five after Class 12 and is wider. Many do CS first and LLB after it.",
      hinglish:
        "Jise padhna, niyam aur likhna pasand ho par court nahi, woh dono mein sahi jagah hai: Company Secretary kabhi bahas nahi karta, aur law ka bahut kaam bhi desk par hota hai, company, contract, tax aur compliance mein. CS apne exam se BCom ke saath hota hai aur sabse sasta hai; LLB degree ke baad teen saal ya Class 12 ke baad paanch saal leta hai aur zyada chauda hai. Bahut log pehle CS aur phir LLB karte hain.",
      hindi:
        "जिसे पढ़ना, नियम और लिखना पसंद हो पर कोर्ट नहीं, वह दोनों में सही जगह है: Company Secretary कभी बहस नहीं करता, और लॉ का बहुत काम भी डेस्क पर होता है, कंपनी, कॉन्ट्रैक्ट, टैक्स और compliance में। CS अपनी परीक्षाओं से BCom के साथ होता है और सबसे सस्ता है; LLB डिग्री के बाद तीन साल या Class 12 के बाद पाँच साल लेता है और ज़्यादा चौड़ा है। बहुत लोग पहले CS और फिर LLB करते हैं।",
    },
  ],
  [
    "counselling-psychologist",
    "clinical-psychologist",
    {
      english:
        "Both begin with BA or BSc Psychology and a master's degree. Counselling is for stress, choices and relations, in schools, colleges, firms or own practice, and begins after MA. Clinical work is with illnesses of the mind, mostly in hospitals, and asks for one more course that RCI has approved, with few seats and an entrance.",
      hinglish:
        "Dono BA ya BSc Psychology aur master's degree se shuru hote hain. Counselling tension, faislon aur rishton ke liye hai, school, college, company ya apni practice mein, aur MA ke baad shuru hoti hai. Clinical kaam mann ki bimariyon ka hai, zyada tar hospital mein, aur iske liye RCI ka approved ek aur course chahiye, jisme seat kam hain aur entrance hota hai.",
      hindi:
        "दोनों BA या BSc Psychology और मास्टर डिग्री से शुरू होते हैं। Counselling तनाव, फ़ैसलों और रिश्तों के लिए है, स्कूल, कॉलेज, कंपनी या अपनी प्रैक्टिस में, और MA के बाद शुरू होती है। Clinical काम मन की बीमारियों का है, ज़्यादातर अस्पताल में, और इसके लिए RCI का मान्य एक और कोर्स चाहिए, जिसमें सीटें कम हैं और entrance होता है।",
    },
  ],
  ["counselling-psychologist", "psychiatrist", PSYCHIATRIST_OR_PSYCHOLOGIST],
  [
    "BPharm",
    "BSc Nursing",
    {
      english:
        "Nursing has more posts, in every hospital, in government service and abroad, and begins with shifts and patients; BPharm leads to fewer posts, in medicine makers, quality control, sales and shops, mostly by day.",
      hinglish:
        "Nursing mein posts zyada hain, har hospital mein, sarkari seva mein aur videsh mein, aur shuruaat shift aur mareezon se hoti hai; BPharm mein posts kam hain, dawai companies, quality control, sales aur dukaan mein, zyadatar din ki.",
      hindi:
        "नर्सिंग में पद ज़्यादा हैं, हर अस्पताल में, सरकारी सेवा में और विदेश में, और शुरुआत शिफ़्ट और मरीज़ों से होती है; BPharm में पद कम हैं, दवाई कंपनियों, क्वालिटी कंट्रोल, सेल्स और दुकान में, ज़्यादातर दिन के।",
    },
  ],
  [
    "ux-designer",
    "graphic-designer",
    {
      english:
        "Graphic design makes what is seen: logos, posters, pages. UX decides how an app works for people, asks for research and tests, and is mostly paid better. Both begin with a folder of work; BDes (UCEED, NID, NIFT) or BFA is the usual degree for both, psychology or computing also leads to UX, and neither shuts the other.",
      hinglish:
        "Graphic design woh banata hai jo dikhta hai: logo, poster, page. UX tay karta hai ki app logon ke liye kaise chale, isme research aur test hote hain, aur kamai aksar behtar hai. Dono apne kaam ke folder se shuru hote hain; aam degree BDes (UCEED, NID, NIFT) ya BFA hai, UX tak psychology ya computing se bhi pahunchte hain, aur ek doosre ko band nahi karta.",
      hindi:
        "Graphic design वह बनाता है जो दिखता है: लोगो, पोस्टर, पेज। UX तय करता है कि ऐप लोगों के लिए कैसे चले, इसमें रिसर्च और टेस्ट होते हैं, और कमाई अक्सर बेहतर है। दोनों अपने काम के फ़ोल्डर से शुरू होते हैं; आम डिग्री BDes (UCEED, NID, NIFT) या BFA है, UX तक psychology या computing से भी पहुँचते हैं, और एक दूसरे को बंद नहीं करता।",
    },
  ],
  [
    "electrician",
    "fitter",
    {
      english:
        "Both are ITI trades of two years, and railways, factories and public companies ask for both. Electrician also feeds you on your own in every town; Fitter is at home inside factories and workshops. Look which of them the firms and the ITI near you have.",
      hinglish:
        "Dono do saal ki ITI trade hain, aur railway, factory aur sarkari companies dono maangti hain. Electrician har sheher mein apna kaam karke bhi kama sakta hai; Fitter factory aur workshop ke andar ka kaam hai. Dekhiye ki aapke paas ki companies aur ITI mein kaun si hai.",
      hindi:
        "दोनों दो साल की ITI ट्रेड हैं, और रेलवे, फ़ैक्टरी और सरकारी कंपनियाँ दोनों माँगती हैं। इलेक्ट्रीशियन हर शहर में अपना काम करके भी कमा सकता है; फ़िटर फ़ैक्टरी और वर्कशॉप के अंदर का काम है। देखिए कि आपके पास की कंपनियों और ITI में कौन सी है।",
    },
  ],
  [
    "BCA",
    "BTech",
    {
      english:
        "Both lead to software. BTech is the wider door, mostly a year longer and dearer; a BCA with projects and an internship beats a BTech from a college that nobody recruits from.",
      hinglish:
        "Dono software tak le jaate hain. BTech zyada chauda darwaza hai, aksar ek saal lamba aur mehnga; project aur internship wala BCA us BTech se behtar hai jiske college mein koi company nahi aati.",
      hindi:
        "दोनों सॉफ़्टवेयर तक ले जाते हैं। BTech ज़्यादा चौड़ा दरवाज़ा है, अक्सर एक साल लंबा और महँगा; प्रोजेक्ट और इंटर्नशिप वाला BCA उस BTech से बेहतर है जिसके कॉलेज में कोई कंपनी नहीं आती।",
    },
  ],
  [
    "BCA",
    "MCA",
    {
      english: "BCA is enough for a first software post if you can show what you built; MCA helps where a post asks for a master's degree.",
      hinglish:
        "Software ki pehli post ke liye BCA kaafi hai agar aap dikha sakein ki kya banaya; MCA wahan kaam aata hai jahan post master's degree maangti hai.",
      hindi: "सॉफ़्टवेयर के पहले पद के लिए BCA काफ़ी है अगर आप दिखा सकें कि क्या बनाया; MCA वहाँ काम आता है जहाँ पद मास्टर डिग्री माँगता है।",
    },
  ],
  [
    "BCA",
    "BBA",
    {
      english: "BCA is for programs, BBA for business: look which subjects of the two you would read on a free evening.",
      hinglish: "BCA program ke liye hai, BBA business ke liye: dekhiye ki dono mein se kiske vishay aap khaali shaam mein padhenge.",
      hindi: "BCA प्रोग्राम के लिए है, BBA बिज़नेस के लिए: देखिए कि दोनों में से किसके विषय आप ख़ाली शाम में पढ़ेंगे।",
    },
  ],
  [
    "BCA",
    "BSc",
    {
      english: "For software both count alike; BCA holds more programming, BSc more mathematics and science.",
      hinglish: "Software ke liye dono barabar hain; BCA mein programming zyada hai, BSc mein maths aur science.",
      hindi: "सॉफ़्टवेयर के लिए दोनों बराबर हैं; BCA में प्रोग्रामिंग ज़्यादा है, BSc में मैथ्स और साइंस।",
    },
  ],
  [
    "BCom",
    "BA",
    {
      english: "Both are open to every post for graduates; BCom leads on to accounts and banks, BA to law, teaching and civil services.",
      hinglish:
        "Graduate wali har post dono ke liye khuli hai; BCom accounts aur bank tak le jaata hai, BA law, teaching aur civil services tak.",
      hindi: "ग्रेजुएट वाला हर पद दोनों के लिए खुला है; BCom अकाउंट्स और बैंक तक ले जाता है, BA लॉ, टीचिंग और सिविल सर्विस तक।",
    },
  ],
  [
    "BCom",
    "BBA",
    {
      english: "BCom is more figures and the base for CA, CS and CMA; BBA more marketing and people, and mostly followed by an MBA.",
      hinglish:
        "BCom mein hisaab zyada hai aur yeh CA, CS aur CMA ki neev hai; BBA mein marketing aur log zyada hain, aur iske baad aksar MBA hota hai.",
      hindi: "BCom में हिसाब ज़्यादा है और यह CA, CS और CMA की नींव है; BBA में मार्केटिंग और लोग ज़्यादा हैं, और इसके बाद अक्सर MBA होता है।",
    },
  ],
  [
    "GNM",
    "BSc Nursing",
    {
      english: "Both make you a registered nurse. GNM is a year shorter; the degree opens teaching and more senior posts.",
      hinglish:
        "Dono se aap registered nurse bante hain. GNM ek saal chhota hai; degree padhane aur zyada senior posts ka raasta kholti hai.",
      hindi: "दोनों से आप रजिस्टर्ड नर्स बनते हैं। GNM एक साल छोटा है; डिग्री पढ़ाने और ज़्यादा सीनियर पदों का रास्ता खोलती है।",
    },
  ],
  ["ANM", "GNM", ANM_OR_GNM],
  ["auxiliary-nurse-midwife", "GNM", ANM_OR_GNM],
  [
    "BPharm",
    "DPharm",
    {
      english:
        "Both register you as a pharmacist, and either can open a medical shop. BPharm is two years longer and opens industry and further study.",
      hinglish:
        "Dono aapko pharmacist ke roop mein register karte hain, aur dono se medical shop khul sakti hai. BPharm DPharm se do saal zyada leta hai aur industry aur aage ki padhai kholta hai.",
      hindi: "दोनों आपको फ़ार्मासिस्ट के रूप में रजिस्टर करते हैं, और दोनों से मेडिकल शॉप खुल सकती है। BPharm दो साल लंबा है और इंडस्ट्री और आगे की पढ़ाई खोलता है।",
    },
  ],
  [
    "MBA",
    "MTech",
    {
      english: "MTech keeps you in engineering, MBA takes you to managing and selling: choose by the work, not by the title.",
      hinglish: "MTech aapko engineering mein rakhta hai, MBA sambhalne aur bechne ki taraf le jaata hai: kaam se chuniye, naam se nahi.",
      hindi: "MTech आपको इंजीनियरिंग में रखता है, MBA सँभालने और बेचने की तरफ़ ले जाता है: काम से चुनिए, नाम से नहीं।",
    },
  ],
  [
    "BDS",
    "BAMS",
    {
      english: "A dentist treats teeth, an Ayurvedic doctor the whole body in another way of medicine: they are different work for life.",
      hinglish:
        "Dentist daant ka ilaaj karta hai, Ayurveda doctor poore sharir ka, doosri tarah ki medicine se: zindagi bhar ke alag kaam hain.",
      hindi: "डेंटिस्ट दाँत का इलाज करता है, आयुर्वेद डॉक्टर पूरे शरीर का, दूसरी तरह की मेडिसिन से: ज़िंदगी भर के अलग काम हैं।",
    },
  ],
  [
    "MBBS",
    "BDS",
    {
      english:
        "MBBS is wider and longer, and mostly asks for an MD or MS after it; BDS is a full profession of its own with fewer salaried posts.",
      hinglish:
        "MBBS zyada chauda aur lamba hai, aur iske baad aksar MD ya MS chahiye; BDS apne aap mein poora pesha hai, par salary wali posts kam hain.",
      hindi: "MBBS ज़्यादा चौड़ा और लंबा है, और इसके बाद अक्सर MD या MS चाहिए; BDS अपने आप में पूरा पेशा है, पर सैलरी वाले पद कम हैं।",
    },
  ],
  [
    "MBBS",
    "BAMS",
    {
      english: "They are different medicine for life: BAMS is no way to MBBS, and does not allow most surgery and modern medicine.",
      hinglish:
        "Yeh zindagi bhar ke liye alag medicine hain: BAMS se MBBS ka raasta nahi hai, aur zyadatar surgery aur modern medicine ki ijazat nahi hai.",
      hindi: "ये ज़िंदगी भर के लिए अलग मेडिसिन हैं: BAMS से MBBS का रास्ता नहीं है, और ज़्यादातर सर्जरी और मॉडर्न मेडिसिन की इजाज़त नहीं है।",
    },
  ],
  [
    "ITI",
    "Polytechnic diploma",
    {
      english: "ITI is shorter and for the hands; the diploma is longer, leads to junior engineers' posts and on to BTech.",
      hinglish: "ITI chhota hai aur haath ke kaam ka; diploma lamba hai, junior engineer ki posts aur aage BTech tak le jaata hai.",
      hindi: "ITI छोटा है और हाथ के काम का; डिप्लोमा लंबा है, जूनियर इंजीनियर के पदों और आगे BTech तक ले जाता है।",
    },
  ],
  [
    "ITI",
    "Diploma",
    {
      english: "ITI is shorter and for the hands; the diploma is longer, leads to junior engineers' posts and on to BTech.",
      hinglish: "ITI chhota hai aur haath ke kaam ka; diploma lamba hai, junior engineer ki posts aur aage BTech tak le jaata hai.",
      hindi: "ITI छोटा है और हाथ के काम का; डिप्लोमा लंबा है, जूनियर इंजीनियर के पदों और आगे BTech तक ले जाता है।",
    },
  ],
  [
    "LLB",
    "BA LLB",
    {
      english:
        "Both make you an advocate alike. Five years after Class 12 save a year; three years after a degree leave you time to be sure.",
      hinglish:
        "Dono se aap ek jaise vakil bante hain. Class 12 ke baad paanch saal wala ek saal bachata hai; degree ke baad teen saal wala sochne ka samay deta hai.",
      hindi: "दोनों से आप एक जैसे वकील बनते हैं। Class 12 के बाद पाँच साल वाला एक साल बचाता है; डिग्री के बाद तीन साल वाला सोचने का समय देता है।",
    },
  ],
  [
    "BEd",
    "MA",
    {
      english: "For Classes 6 to 10 BEd comes first; for Classes 11 and 12 you need both; for college the MA and NET.",
      hinglish: "Class 6 se 10 ke liye pehle BEd; Class 11 aur 12 ke liye dono chahiye; college ke liye MA aur NET.",
      hindi: "Class 6 से 10 के लिए पहले BEd; Class 11 और 12 के लिए दोनों चाहिए; कॉलेज के लिए MA और NET।",
    },
  ],
  [
    "BEd",
    "MSc",
    {
      english: "For Classes 6 to 10 BEd comes first; for Classes 11 and 12 you need both; for college the MSc and NET.",
      hinglish: "Class 6 se 10 ke liye pehle BEd; Class 11 aur 12 ke liye dono chahiye; college ke liye MSc aur NET.",
      hindi: "Class 6 से 10 के लिए पहले BEd; Class 11 और 12 के लिए दोनों चाहिए; कॉलेज के लिए MSc और NET।",
    },
  ],
  [
    "BEd",
    "D.El.Ed",
    {
      english: "They are for different classes: D.El.Ed for 1 to 5, BEd for 6 to 12. Choose by the children whom you want to teach.",
      hinglish:
        "Yeh alag classes ke liye hain: D.El.Ed 1 se 5 ke liye, BEd 6 se 12 ke liye. Unhi bachchon se chuniye jinhe aap padhana chahte hain.",
      hindi: "ये अलग क्लासों के लिए हैं: D.El.Ed 1 से 5 के लिए, BEd 6 से 12 के लिए। उन्हीं बच्चों से चुनिए जिन्हें आप पढ़ाना चाहते हैं।",
    },
  ],
  [
    "BTech",
    "BSc",
    {
      english: "BTech is the wider door to firms and costs more; BSc is for who likes the science itself and will study on.",
      hinglish: "BTech companies ka zyada chauda darwaza hai aur mehnga hai; BSc uske liye hai jise khud science pasand ho aur aage padhe.",
      hindi: "BTech कंपनियों का ज़्यादा चौड़ा दरवाज़ा है और महँगा है; BSc उसके लिए है जिसे ख़ुद साइंस पसंद हो और आगे पढ़े।",
    },
  ],
  [
    "BTech",
    "Diploma",
    {
      english:
        "After Class 10 the diploma is shorter, cheaper and still reaches BTech in its second year; by Class 12 more colleges and JEE are open, and you may still change your mind.",
      hinglish:
        "Class 10 ke baad diploma chhota aur sasta hai aur BTech ke doosre saal tak phir bhi pahunchata hai; Class 12 se zyada college aur JEE khulte hain, aur mann badalne ka samay rehta hai.",
      hindi:
        "Class 10 के बाद डिप्लोमा छोटा और सस्ता है और BTech के दूसरे साल तक फिर भी पहुँचाता है; Class 12 से ज़्यादा कॉलेज और JEE खुलते हैं, और मन बदलने का समय रहता है।",
    },
  ],
  [
    "BTech",
    "Polytechnic diploma",
    {
      english:
        "After Class 10 the diploma is shorter, cheaper and still reaches BTech in its second year; by Class 12 more colleges and JEE are open, and you may still change your mind.",
      hinglish:
        "Class 10 ke baad diploma chhota aur sasta hai aur BTech ke doosre saal tak phir bhi pahunchata hai; Class 12 se zyada college aur JEE khulte hain, aur mann badalne ka samay rehta hai.",
      hindi:
        "Class 10 के बाद डिप्लोमा छोटा और सस्ता है और BTech के दूसरे साल तक फिर भी पहुँचाता है; Class 12 से ज़्यादा कॉलेज और JEE खुलते हैं, और मन बदलने का समय रहता है।",
    },
  ],
  [
    "chartered-accountant",
    "MBA",
    {
      english:
        "CA is a profession of its own: low fees, hard papers, work in finance. An MBA is wider, dearer, and worth what its college is worth.",
      hinglish:
        "CA apne aap mein ek pesha hai: kam fees, mushkil paper, finance ka kaam. MBA zyada chauda aur mehnga hai, aur utna hi sahi jitna uska college.",
      hindi: "CA अपने आप में एक पेशा है: कम फ़ीस, मुश्किल पेपर, फ़ाइनेंस का काम। MBA ज़्यादा चौड़ा और महँगा है, और उतना ही सही जितना उसका कॉलेज।",
    },
  ],
  [
    "chartered-accountant",
    "BCom",
    {
      english: "They go together: most do BCom beside CA, so that a degree is there if CA takes longer.",
      hinglish: "Dono saath chalte hain: zyadatar log CA ke saath BCom karte hain, taaki CA mein der lage to degree ho.",
      hindi: "दोनों साथ चलते हैं: ज़्यादातर लोग CA के साथ BCom करते हैं, ताकि CA में देर लगे तो डिग्री हो।",
    },
  ],
  [
    "PCM",
    "PCB",
    {
      english:
        "Ask which of maths and biology you would do for an hour each day without being told: that decides. Who likes both may take PCMB.",
      hinglish:
        "Khud se poochiye ki maths aur biology mein se kaun si aap bina kahe roz ek ghanta karenge: wahi tay karta hai. Jise dono pasand hon, woh PCMB le sakta hai.",
      hindi: "ख़ुद से पूछिए कि मैथ्स और बायोलॉजी में से कौन सी आप बिना कहे रोज़ एक घंटा करेंगे: वही तय करता है। जिसे दोनों पसंद हों, वह PCMB ले सकता है।",
    },
  ],
  [
    "Science",
    "Commerce",
    {
      english:
        "Science can turn to commerce degrees later, hardly the other way round; but Class 11 science taken for the name alone costs marks.",
      hinglish:
        "Science se baad mein commerce ki degree ho sakti hai, ulta mushkil hai; par sirf naam ke liye li hui Class 11 science mein number kam aate hain.",
      hindi: "साइंस से बाद में कॉमर्स की डिग्री हो सकती है, उल्टा मुश्किल है; पर सिर्फ़ नाम के लिए ली हुई Class 11 साइंस में नंबर कम आते हैं।",
    },
  ],
  [
    "Science",
    "Humanities (Arts)",
    {
      english: "Science can turn to arts degrees later, not the other way round; but science taken for the name alone costs marks.",
      hinglish:
        "Science se baad mein arts ki degree ho sakti hai, ulta nahi; par sirf naam ke liye li hui science mein number kam aate hain.",
      hindi: "साइंस से बाद में आर्ट्स की डिग्री हो सकती है, उल्टा नहीं; पर सिर्फ़ नाम के लिए ली हुई साइंस में नंबर कम आते हैं।",
    },
  ],
  [
    "Commerce",
    "Humanities (Arts)",
    {
      english: "Both lead to law, UPSC, banks and management. Take figures if you like figures, and reading if you like reading.",
      hinglish: "Dono se law, UPSC, bank aur management khulte hain. Hisaab pasand ho to hisaab lijiye, padhna pasand ho to padhna.",
      hindi: "दोनों से लॉ, UPSC, बैंक और मैनेजमेंट खुलते हैं। हिसाब पसंद हो तो हिसाब लीजिए, पढ़ना पसंद हो तो पढ़ना।",
    },
  ],
  [
    "Polytechnic diploma",
    "Class 11 and 12",
    {
      english:
        "The diploma is the shorter way to technical work and still reaches BTech in its second year; Class 12 leaves every door open two years longer.",
      hinglish:
        "Diploma technical kaam ka chhota raasta hai aur BTech ke doosre saal tak phir bhi pahunchata hai; Class 12 har darwaza do saal aur khula rakhti hai.",
      hindi: "डिप्लोमा टेक्निकल काम का छोटा रास्ता है और BTech के दूसरे साल तक फिर भी पहुँचाता है; Class 12 हर दरवाज़ा दो साल और खुला रखती है।",
    },
  ],
  [
    "ITI",
    "Class 11 and 12",
    {
      english: "ITI pays soonest; Class 12 leaves every door open. Class 12 can also be done beside or after ITI by open schooling.",
      hinglish:
        "ITI mein kamai sabse jaldi hai; Class 12 har darwaza khula rakhti hai. Class 12 ITI ke saath ya baad mein open schooling se bhi ho sakti hai.",
      hindi: "ITI में कमाई सबसे जल्दी है; Class 12 हर दरवाज़ा खुला रखती है। Class 12 ITI के साथ या बाद में ओपन स्कूलिंग से भी हो सकती है।",
    },
  ],
  [
    "MBA",
    "Work now",
    {
      english:
        "Mostly work first: good colleges and employers value two or three years of it, and you learn which field you want. Study at once only with a seat that places its students.",
      hinglish:
        "Zyadatar pehle kaam: achhe college aur companies do ya teen saal ka kaam maante hain, aur aapko pata chalta hai ki kaun si field chahiye. Turant padhai tabhi jab seat aisi ho jo apne students ko naukri dilati hai.",
      hindi:
        "ज़्यादातर पहले काम: अच्छे कॉलेज और कंपनियाँ दो या तीन साल का काम मानते हैं, और आपको पता चलता है कि कौन सी फ़ील्ड चाहिए। तुरंत पढ़ाई तभी जब सीट ऐसी हो जो अपने छात्रों को नौकरी दिलाती है।",
    },
  ],
  [
    "MSc",
    "Work now",
    {
      english: "MSc first if your subject asks for it (research, teaching, most laboratories); work first if money decides.",
      hinglish: "Pehle MSc, agar aapka vishay ise maangta ho (research, teaching, zyadatar lab); pehle kaam, agar paisa tay karta ho.",
      hindi: "पहले MSc, अगर आपका विषय इसे माँगता हो (रिसर्च, टीचिंग, ज़्यादातर लैब); पहले काम, अगर पैसा तय करता हो।",
    },
  ],
  [
    "MTech",
    "Work now",
    {
      english: "Work first if you have an offer; MTech with a GATE stipend if you want research, teaching or a special field.",
      hinglish: "Offer ho to pehle kaam; GATE ke stipend ke saath MTech, agar research, teaching ya koi khaas field chahiye.",
      hindi: "ऑफ़र हो तो पहले काम; GATE के स्टाइपेंड के साथ MTech, अगर रिसर्च, टीचिंग या कोई ख़ास फ़ील्ड चाहिए।",
    },
  ],
  [
    "MCA",
    "Work now",
    {
      english:
        "With an offer in hand work first: experience counts as much. Without one MCA gives two years and a second round of campus jobs.",
      hinglish:
        "Offer haath mein ho to pehle kaam: anubhav utna hi maana jaata hai. Offer na ho to MCA do saal aur campus jobs ka doosra mauka deta hai.",
      hindi: "ऑफ़र हाथ में हो तो पहले काम: अनुभव उतना ही माना जाता है। ऑफ़र न हो तो MCA दो साल और कैंपस जॉब का दूसरा मौक़ा देता है।",
    },
  ],
  [
    "BBA",
    "hotel-manager",
    {
      english: "Hotel management trains for one industry with long shifts; BBA is wider and less of a craft.",
      hinglish: "Hotel management ek hi industry ke liye sikhata hai, lambi shift ke saath; BBA zyada chauda hai aur hunar kam.",
      hindi: "होटल मैनेजमेंट एक ही इंडस्ट्री के लिए सिखाता है, लंबी शिफ़्ट के साथ; BBA ज़्यादा चौड़ा है और हुनर कम।",
    },
  ],
  [
    "MBA",
    "Preparing for government or bank exams",
    {
      english:
        "They lead to different lives: fixed rules and one exam that few pass, or firms, where the college's name and your results count. Money at home speaks against an MBA on a large loan.",
      hinglish:
        "Yeh alag zindagi tak le jaate hain: tay niyam aur ek exam jo kam log paas karte hain, ya companies, jahan college ka naam aur aapka kaam maana jaata hai. Ghar mein paise kam hon to bade loan par MBA mat lijiye.",
      hindi:
        "ये अलग ज़िंदगी तक ले जाते हैं: तय नियम और एक परीक्षा जो कम लोग पास करते हैं, या कंपनियाँ, जहाँ कॉलेज का नाम और आपका काम माना जाता है। घर में पैसे कम हों तो बड़े लोन पर MBA मत लीजिए।",
    },
  ],
  [
    "Work now",
    "A degree first",
    {
      english:
        "Both at once is a good answer for many: a job or an apprenticeship by day, and a degree by distance beside it. Posts that ask for any degree stay shut without one.",
      hinglish:
        "Bahuton ke liye dono ek saath achha jawab hai: din mein job ya apprenticeship, aur saath mein distance se degree. Jo posts koi bhi degree maangti hain, woh iske bina band rehti hain.",
      hindi:
        "बहुतों के लिए दोनों एक साथ अच्छा जवाब है: दिन में जॉब या अप्रेंटिसशिप, और साथ में डिस्टेंस से डिग्री। जो पद कोई भी डिग्री माँगते हैं, वे इसके बिना बंद रहते हैं।",
    },
  ],
  [
    "chartered-accountant",
    "company-secretary",
    {
      english:
        "Many papers are near to each other, and both may be done, one after the other or side by side; who tries both at once often finishes neither soon. Begin with the one whose work you want.",
      hinglish:
        "Dono ke bahut se paper milte-julte hain, aur dono kiye ja sakte hain, ek ke baad ek ya saath-saath; jo dono ek saath karte hain, woh aksar koi bhi jaldi poora nahi kar paate. Usse shuru kijiye jiska kaam aapko chahiye.",
      hindi:
        "दोनों के बहुत से पेपर मिलते-जुलते हैं, और दोनों किए जा सकते हैं, एक के बाद एक या साथ-साथ; जो दोनों एक साथ करते हैं, वे अक्सर कोई भी जल्दी पूरा नहीं कर पाते। उससे शुरू कीजिए जिसका काम आपको चाहिए।",
    },
  ],
  [
    "chartered-accountant",
    "cost-accountant",
    {
      english:
        "Many papers are near to each other, and both may be done; begin with the one whose work you want. Only a CA signs audits of accounts.",
      hinglish:
        "Dono ke bahut se paper milte-julte hain, aur dono kiye ja sakte hain; usse shuru kijiye jiska kaam aapko chahiye. Accounts ke audit par sirf CA sign karta hai.",
      hindi: "दोनों के बहुत से पेपर मिलते-जुलते हैं, और दोनों किए जा सकते हैं; उससे शुरू कीजिए जिसका काम आपको चाहिए। खातों के ऑडिट पर सिर्फ़ CA हस्ताक्षर करता है।",
    },
  ],
  [
    "electronics-engineer",
    "electrical-engineer",
    {
      english: "They share their base; at a college that firms visit either is good.",
      hinglish: "Dono ki neev ek hi hai; jis college mein companies aati hain, wahan dono achhe hain.",
      hindi: "दोनों की नींव एक ही है; जिस कॉलेज में कंपनियाँ आती हैं, वहाँ दोनों अच्छे हैं।",
    },
  ],
  [
    "mechanical-engineer",
    "civil-engineer",
    {
      english: "Civil has more government posts, mechanical more kinds of factory; pay at the start is alike.",
      hinglish: "Civil mein sarkari posts zyada hain, mechanical mein factory ke kaam zyada tarah ke; shuru ki kamai ek jaisi hai.",
      hindi: "सिविल में सरकारी पद ज़्यादा हैं, मैकेनिकल में फ़ैक्टरी के काम ज़्यादा तरह के; शुरू की कमाई एक जैसी है।",
    },
  ],
];
