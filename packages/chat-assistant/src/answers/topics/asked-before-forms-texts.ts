import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const NURSES = `${to("registered-nurse", "Registered Nurse")}, ${to("auxiliary-nurse-midwife", "Auxiliary Nurse Midwife")}`;

export const NURSING_WITHOUT_BIOLOGY: Wording = {
  english:
    p(
      `${strong("No, not with PCM alone.")} By the Indian Nursing Council's rules BSc Nursing asks for physics, chemistry, biology and English in Class 12, and forty-five per cent in the three sciences together (forty for SC, ST and OBC). Two ways stay:`,
    ) +
    ul([
      `${strong("Add biology")}: through NIOS (nios.ac.in) or as an additional subject of your own board, mostly within a year. Ask the university in writing first whether it takes that.`,
      `${strong("GNM")}: three years, from every stream with English and forty per cent; after it two years of Post Basic BSc Nursing give the degree.`,
    ]) +
    p(`The numbers are those of recent years: check this year's on indiannursingcouncil.org. Where it leads: ${NURSES}.`),
  hinglish:
    p(
      `${strong("Nahi, sirf PCM se nahi.")} Indian Nursing Council ke niyam mein BSc Nursing ke liye Class 12 mein physics, chemistry, biology aur English chahiye, aur teeno science mein milakar 45 pratishat (SC, ST aur OBC ko 40). Do raste hain:`,
    ) +
    ul([
      `${strong("Biology jodiye")}: NIOS (nios.ac.in) se ya apne board ke additional subject se, zyadatar ek saal mein. Pehle university se likhit mein poochiye ki woh ise maanti hai ya nahi.`,
      `${strong("GNM")}: teen saal, har stream se, English aur 40 pratishat ke saath; uske baad do saal ki Post Basic BSc Nursing se degree.`,
    ]) +
    p(`Yeh pichhle saalon ke ank hain: is saal ke indiannursingcouncil.org par dekhiye. Aage: ${NURSES}.`),
  hindi:
    p(
      `${strong("नहीं, सिर्फ़ PCM से नहीं।")} Indian Nursing Council के नियम में BSc Nursing के लिए Class 12 में फ़िज़िक्स, केमिस्ट्री, बायोलॉजी और अंग्रेज़ी चाहिए, और तीनों विज्ञान में मिलाकर 45 प्रतिशत (SC, ST और OBC को 40)। दो रास्ते हैं:`,
    ) +
    ul([
      `${strong("बायोलॉजी जोड़िए")}: NIOS (nios.ac.in) से या अपने बोर्ड के अतिरिक्त विषय से, ज़्यादातर एक साल में। पहले यूनिवर्सिटी से लिखित में पूछिए कि वह इसे मानती है या नहीं।`,
      `${strong("GNM")}: तीन साल, हर स्ट्रीम से, अंग्रेज़ी और 40 प्रतिशत के साथ; उसके बाद दो साल की Post Basic BSc Nursing से डिग्री।`,
    ]) +
    p(`ये पिछले सालों के अंक हैं: इस साल के indiannursingcouncil.org पर देखिए। आगे: ${NURSES}।`),
};

const NEAR_BUILDING = `${to("interior-designer", "Interior Designer")}, ${to("architectural-draughtsperson", "Architectural Draughtsperson")}`;

export const ARCHITECTURE_WITHOUT_MATHS: Wording = {
  english:
    p(
      `${strong("No.")} The Council of Architecture asks every BArch college for physics and maths in Class 12, or for a three-year diploma with maths. NATA does not change that.`,
    ) +
    ul([
      `${strong("To get maths")}: NIOS (nios.ac.in) or an additional subject of your board, or a polytechnic diploma after Class 10.`,
      `${strong("Without maths")}: interior design, BDes (NID, UCEED, private colleges), drawing for buildings; planning only at some universities, as most ask for maths too.`,
    ]) +
    p(
      `Near it in the catalogue: ${NEAR_BUILDING}. The licence to call yourself an ${to("architect", "Architect")} comes only with the BArch.`,
    ),
  hinglish:
    p(
      `${strong("Nahi.")} Council of Architecture har BArch college mein Class 12 ki physics aur maths maangti hai, ya maths wala teen saal ka diploma. NATA dene se yeh nahi badalta.`,
    ) +
    ul([
      `${strong("Maths lene ke liye")}: NIOS (nios.ac.in) ya apne board ka additional subject, ya Class 10 ke baad polytechnic diploma.`,
      `${strong("Bina maths")}: interior design, BDes (NID, UCEED, private college), building ki drawing; planning sirf kuch university mein, zyadatar maths maangti hain.`,
    ]) +
    p(`Catalogue mein iske paas: ${NEAR_BUILDING}. Khud ko ${to("architect", "Architect")} kehne ka licence sirf BArch se milta hai.`),
  hindi:
    p(
      `${strong("नहीं।")} Council of Architecture हर BArch कॉलेज में Class 12 की फ़िज़िक्स और मैथ्स माँगती है, या मैथ्स वाला तीन साल का डिप्लोमा। NATA देने से यह नहीं बदलता।`,
    ) +
    ul([
      `${strong("मैथ्स लेने के लिए")}: NIOS (nios.ac.in) या अपने बोर्ड का अतिरिक्त विषय, या Class 10 के बाद पॉलिटेक्निक डिप्लोमा।`,
      `${strong("बिना मैथ्स")}: इंटीरियर डिज़ाइन, BDes (NID, UCEED, निजी कॉलेज), बिल्डिंग की ड्रॉइंग; प्लानिंग सिर्फ़ कुछ यूनिवर्सिटी में, ज़्यादातर मैथ्स माँगती हैं।`,
    ]) +
    p(`कैटलॉग में इसके पास: ${NEAR_BUILDING}। ख़ुद को ${to("architect", "Architect")} कहने का लाइसेंस सिर्फ़ BArch से मिलता है।`),
};

const BY_MATHS_OF_COMMERCE = `${to("economist", "Economist")}, ${to("statistician", "Statistician")}, ${to("actuary", "Actuary")}`;

export const COMMERCE_WITH_OR_WITHOUT_MATHS: Wording = {
  english:
    p(
      `${strong("Keep maths if it goes fairly well; drop it if it pulls your other marks down.")} Neither CA nor most BCom degrees ask for it.`,
    ) +
    ul([
      `${strong("Maths helps for")}: Economics (Hons), where Delhi University and many others ask for it, BCom (Hons) at some colleges, statistics, actuarial work, some BBA and management entrances.`,
      `${strong("CA")}: any stream is let in. CA Foundation has a paper of maths, statistics and reasoning that you then learn from the beginning, and many do.`,
      `${strong("Without")}: BCom, CA, CS, CMA, law, BBA at most colleges; informatics, economics or a language in its place often bring better marks.`,
    ]) +
    p(
      `It opens more of these: ${BY_MATHS_OF_COMMERCE}. Undecided? Keep it for the first weeks and ask your school until when it may be changed.`,
    ),
  hinglish:
    p(
      `${strong("Maths theek-thaak chal rahi ho to rakhiye; baaki marks neeche kheenchti ho to chhod dijiye.")} Na CA ko yeh chahiye, na zyadatar BCom ko.`,
    ) +
    ul([
      `${strong("Maths kaam aati hai")}: Economics (Hons) mein, jiske liye Delhi University aur kai jagah zaroori hai, kuch college ki BCom (Hons), statistics, actuary, kuch BBA aur management ke entrance.`,
      `${strong("CA")}: har stream se. CA Foundation mein maths, statistics aur reasoning ka ek paper hai, jo shuru se seekhna padta hai, aur bahut log seekh lete hain.`,
      `${strong("Bina maths")}: BCom, CA, CS, CMA, law, zyadatar BBA; uski jagah informatics, economics ya bhasha se marks aksar behtar.`,
    ]) +
    p(
      `Maths se yeh zyada khulte hain: ${BY_MATHS_OF_COMMERCE}. Tay nahi hai? Shuru ke hafte rakhiye aur school se poochiye kab tak badal sakte hain.`,
    ),
  hindi:
    p(`${strong("मैथ्स ठीक-ठाक चल रही हो तो रखिए; बाक़ी नंबर नीचे खींचती हो तो छोड़ दीजिए।")} न CA को यह चाहिए, न ज़्यादातर BCom को।`) +
    ul([
      `${strong("मैथ्स काम आती है")}: Economics (Hons) में, जिसके लिए Delhi University और कई जगह ज़रूरी है, कुछ कॉलेज की BCom (Hons), सांख्यिकी, एक्चुअरी, कुछ BBA और मैनेजमेंट के एंट्रेंस।`,
      `${strong("CA")}: हर स्ट्रीम से। CA Foundation में मैथ्स, सांख्यिकी और रीज़निंग का एक पेपर है, जो शुरू से सीखना पड़ता है, और बहुत लोग सीख लेते हैं।`,
      `${strong("बिना मैथ्स")}: BCom, CA, CS, CMA, लॉ, ज़्यादातर BBA; उसकी जगह इन्फ़ॉर्मेटिक्स, अर्थशास्त्र या भाषा से नंबर अक्सर बेहतर।`,
    ]) +
    p(`मैथ्स से ये ज़्यादा खुलते हैं: ${BY_MATHS_OF_COMMERCE}। तय नहीं है? शुरू के हफ़्ते रखिए और स्कूल से पूछिए कब तक बदल सकते हैं।`),
};

export const GIRLS_IN_NDA: Wording = {
  english:
    p(
      `${strong("Yes, since 2021 girls sit for NDA")}: unmarried, with Class 12 passed or in its last year, and about sixteen and a half to nineteen and a half years old when the course begins. The dates of birth stand in each notice.`,
    ) +
    ul([
      `${strong("Stream")}: any for the Army; physics and maths for the Air Force and the Navy, chemistry too for some entries.`,
      `${strong("Height")}: by a table at the end of UPSC's notice. Women are asked for less than men, some hill regions and tribes for less again, flying for more; weight is read against height and age. I hold no figure of this year.`,
    ]) +
    p(
      `Two papers, then five days of SSB, then the medical. The notice is free at upsc.gov.in, twice a year. It leads to ${to("infantry-officer", "Infantry Officer")} and others; women are not taken into every arm.`,
    ),
  hinglish:
    p(
      `${strong("Haan, 2021 se ladkiyan NDA de sakti hain")}: avivahit, Class 12 pass ya aakhri saal mein, aur course shuru hote samay lagbhag saadhe solah se saadhe unnees saal ki. Janm tithi har notice mein likhi hoti hai.`,
    ) +
    ul([
      `${strong("Stream")}: Army ke liye koi bhi; Air Force aur Navy ke liye physics aur maths, kuch entry mein chemistry bhi.`,
      `${strong("Height")}: UPSC ke notice ke ant mein table hai. Mahilaon se purushon se kam maangi jaati hai, kuch pahaadi ilaakon aur janjatiyon se aur kam, flying ke liye zyada; vajan height aur umar ke hisaab se. Is saal ka ank mere paas nahi hai.`,
    ]) +
    p(
      `Do paper, phir paanch din ka SSB, phir medical. Notice upsc.gov.in par free hai, saal mein do baar. Aage: ${to("infantry-officer", "Infantry Officer")} aur bhi; har shaakha mein mahilayein nahi li jaatin.`,
    ),
  hindi:
    p(
      `${strong("हाँ, 2021 से लड़कियाँ NDA दे सकती हैं")}: अविवाहित, Class 12 पास या आख़िरी साल में, और कोर्स शुरू होते समय लगभग साढ़े सोलह से साढ़े उन्नीस साल की। जन्म तिथि हर नोटिस में लिखी होती है।`,
    ) +
    ul([
      `${strong("स्ट्रीम")}: आर्मी के लिए कोई भी; एयर फ़ोर्स और नेवी के लिए फ़िज़िक्स और मैथ्स, कुछ एंट्री में केमिस्ट्री भी।`,
      `${strong("लंबाई")}: UPSC के नोटिस के अंत में तालिका है। महिलाओं से पुरुषों से कम माँगी जाती है, कुछ पहाड़ी इलाक़ों और जनजातियों से और कम, फ़्लाइंग के लिए ज़्यादा; वज़न लंबाई और उम्र के हिसाब से। इस साल का अंक मेरे पास नहीं है।`,
    ]) +
    p(
      `दो पेपर, फिर पाँच दिन का SSB, फिर मेडिकल। नोटिस upsc.gov.in पर मुफ़्त है, साल में दो बार। आगे: ${to("infantry-officer", "Infantry Officer")} और भी; हर शाखा में महिलाएँ नहीं ली जातीं।`,
    ),
};

const OTHER_DOCTORS = `${to("dentist", "Dentist")}, ${to("ayurvedic-physician", "Ayurvedic Physician")}, ${to("homeopathic-physician", "Homeopathic Physician")}, ${to("veterinarian", "Veterinarian")}`;

export const NEET_PASSED_WITH_LITTLE: Wording = {
  english:
    p(
      "With such marks one has in recent years mostly qualified, but for the general category a government MBBS seat has closed far above them. So plan on what the rank does open:",
    ) +
    ul([
      `${strong("By the same result")}: BDS, BAMS, BHMS and BVSc: ${OTHER_DOCTORS}. From the session 2027-28 also physiotherapy.`,
      `${strong("MBBS at a private or deemed college")}: only if the family can bear the fee of all the years without selling what it lives from; get it in writing.`,
      `${strong("Without that rank")}: BSc Nursing, BPharm, laboratory and imaging, agriculture, biotechnology.`,
    ]) +
    p(
      "Register for both, mcc.nic.in and your State's counselling, and aaccc.gov.in for AYUSH, and stay to the last round. The closing ranks of last year stand there; I hold none. Pay no agent for a seat.",
    ),
  hinglish:
    p(
      "Itne marks par pichhle saalon mein zyadatar qualify ho jaata hai, par general category ki sarkari MBBS seat isse kaafi upar band hui hai. Isliye jo rank se khulta hai, uski yojana banaiye:",
    ) +
    ul([
      `${strong("Isi result se")}: BDS, BAMS, BHMS aur BVSc: ${OTHER_DOCTORS}. Session 2027-28 se physiotherapy bhi.`,
      `${strong("Private ya deemed college ki MBBS")}: tabhi jab parivar saare saalon ki fees utha sake, bina woh beche jisse ghar chalta hai; fees likhit mein lijiye.`,
      `${strong("Us rank ke bina")}: BSc Nursing, BPharm, laboratory aur imaging, agriculture, biotechnology.`,
    ]) +
    p(
      "mcc.nic.in aur apne rajya ki counselling, dono mein register kijiye, AYUSH ke liye aaccc.gov.in, aur aakhri round tak rukiye. Pichhle saal ki closing rank wahin hai; mere paas nahi. Seat ke liye kisi agent ko paise mat dijiye.",
    ),
  hindi:
    p(
      "इतने नंबर पर पिछले सालों में ज़्यादातर क्वालिफ़ाई हो जाता है, पर जनरल वर्ग की सरकारी MBBS सीट इससे काफ़ी ऊपर बंद हुई है। इसलिए जो रैंक से खुलता है, उसकी योजना बनाइए:",
    ) +
    ul([
      `${strong("इसी रिज़ल्ट से")}: BDS, BAMS, BHMS और BVSc: ${OTHER_DOCTORS}। सत्र 2027-28 से फ़िज़ियोथेरेपी भी।`,
      `${strong("निजी या डीम्ड कॉलेज की MBBS")}: तभी जब परिवार सारे सालों की फ़ीस उठा सके, बिना वह बेचे जिससे घर चलता है; फ़ीस लिखित में लीजिए।`,
      `${strong("उस रैंक के बिना")}: BSc Nursing, BPharm, लैबोरेटरी और इमेजिंग, कृषि, बायोटेक्नोलॉजी।`,
    ]) +
    p(
      "mcc.nic.in और अपने राज्य की काउंसलिंग, दोनों में रजिस्टर कीजिए, AYUSH के लिए aaccc.gov.in, और आख़िरी राउंड तक रुकिए। पिछले साल की क्लोज़िंग रैंक वहीं है; मेरे पास नहीं। सीट के लिए किसी एजेंट को पैसे मत दीजिए।",
    ),
};

export const AFTER_TWO_DROPS: Wording = {
  english:
    p(
      "Two years of that work and no seat hurt, and they say nothing about what you are worth. Take a few days first; then take a seat this year rather than a third empty one.",
    ) +
    ul([
      `${strong("A third drop")} makes sense only if the marks rose clearly from one attempt to the next, you know what cost the rest, and money and strength are there. Even then join a course beside it.`,
      `${strong("Still by this result")}: the last rounds for BDS, BAMS, BHMS, BVSc (mcc.nic.in, aaccc.gov.in, your State).`,
      `${strong("This year without it")}: ${to("registered-nurse", "nursing")}, ${to("pharmacist", "pharmacy")}, ${to("medical-laboratory-technologist", "laboratory")}, ${to("optometrist", "optometry")}, ${to("biotechnologist", "biotechnology")}, agriculture; your biology counts in all of them.`,
    ]) +
    p("Tell one person at home how you feel. Tele-MANAS on 14416 listens for free, day and night."),
  hinglish:
    p(
      "Do saal ki itni mehnat ke baad seat na milna dukhta hai, aur yeh aapki kaabiliyat ka faisla nahi hai. Pehle kuch din aaram; phir teesra khaali saal lene ke bajaye isi saal kahin seat lijiye.",
    ) +
    ul([
      `${strong("Teesra drop")} tabhi, jab marks har baar saaf badhe hon, aap jaante hon ki baaki kahan kate, aur paisa aur himmat dono hon. Tab bhi saath mein koi course join kijiye.`,
      `${strong("Isi result se abhi bhi")}: BDS, BAMS, BHMS, BVSc ke aakhri round (mcc.nic.in, aaccc.gov.in, aapka rajya).`,
      `${strong("Iske bina, isi saal")}: ${to("registered-nurse", "nursing")}, ${to("pharmacist", "pharmacy")}, ${to("medical-laboratory-technologist", "laboratory")}, ${to("optometrist", "optometry")}, ${to("biotechnologist", "biotechnology")}, agriculture; sab mein aapki biology kaam aati hai.`,
    ]) +
    p("Ghar mein kisi ek ko apne mann ki baat bataiye. Tele-MANAS 14416 din-raat free sunta hai."),
  hindi:
    p(
      "दो साल की इतनी मेहनत के बाद सीट न मिलना दुखता है, और यह आपकी क़ाबिलियत का फ़ैसला नहीं है। पहले कुछ दिन आराम; फिर तीसरा ख़ाली साल लेने के बजाय इसी साल कहीं सीट लीजिए।",
    ) +
    ul([
      `${strong("तीसरा ड्रॉप")} तभी, जब नंबर हर बार साफ़ बढ़े हों, आप जानते हों कि बाक़ी कहाँ कटे, और पैसा और हिम्मत दोनों हों। तब भी साथ में कोई कोर्स जॉइन कीजिए।`,
      `${strong("इसी रिज़ल्ट से अब भी")}: BDS, BAMS, BHMS, BVSc के आख़िरी राउंड (mcc.nic.in, aaccc.gov.in, आपका राज्य)।`,
      `${strong("इसके बिना, इसी साल")}: ${to("registered-nurse", "नर्सिंग")}, ${to("pharmacist", "फ़ार्मेसी")}, ${to("medical-laboratory-technologist", "लैबोरेटरी")}, ${to("optometrist", "ऑप्टोमेट्री")}, ${to("biotechnologist", "बायोटेक्नोलॉजी")}, कृषि; सबमें आपकी बायोलॉजी काम आती है।`,
    ]) +
    p("घर में किसी एक को अपने मन की बात बताइए। Tele-MANAS 14416 दिन-रात मुफ़्त सुनता है।"),
};

export const NEET_FOR_PHYSIOTHERAPY: Wording = {
  english:
    p(
      `${strong("Yes, from the session 2027-28.")} The National Commission for Allied and Healthcare Professions (NCAHP) put it off by a notice of March 2026: for 2026-27 BPT still went by marks or each State's and university's own test, from 2027-28 by NEET-UG, as occupational therapy does.`,
    ) +
    ul([
      "BPT now takes five years, one of them an internship.",
      "It asks for Class 12 with physics, chemistry and biology, English passed and half of the marks in the three (forty per cent for SC, ST, OBC and PwBD).",
    ]) +
    p(
      `Look at ncahp.abdm.gov.in or the NEET bulletin (neet.nta.nic.in) of your year before you fill a form. The record: ${to("physiotherapist", "Physiotherapist")}. Without NEET-UG: nursing at most colleges, laboratory, imaging, pharmacy.`,
    ),
  hinglish:
    p(
      `${strong("Haan, session 2027-28 se.")} National Commission for Allied and Healthcare Professions (NCAHP) ne March 2026 ke notice se ise ek saal aage kiya: 2026-27 mein BPT marks ya rajya aur university ke apne test se thi, 2027-28 se NEET-UG se, occupational therapy ki tarah.`,
    ) +
    ul([
      "BPT ab paanch saal ki hai, ek saal ki internship samet.",
      "Class 12 mein physics, chemistry, biology, English pass, aur teeno mein aadhe marks (SC, ST, OBC aur PwBD ko 40 pratishat).",
    ]) +
    p(
      `Form se pehle apne saal ka NEET bulletin (neet.nta.nic.in) ya ncahp.abdm.gov.in dekhiye. Record: ${to("physiotherapist", "Physiotherapist")}. NEET-UG ke bina: zyadatar college mein nursing, laboratory, imaging, pharmacy.`,
    ),
  hindi:
    p(
      `${strong("हाँ, सत्र 2027-28 से।")} National Commission for Allied and Healthcare Professions (NCAHP) ने मार्च 2026 के नोटिस से इसे एक साल आगे किया: 2026-27 में BPT नंबरों या राज्य और यूनिवर्सिटी के अपने टेस्ट से थी, 2027-28 से NEET-UG से, ऑक्यूपेशनल थेरेपी की तरह।`,
    ) +
    ul([
      "BPT अब पाँच साल की है, एक साल की इंटर्नशिप समेत।",
      "Class 12 में फ़िज़िक्स, केमिस्ट्री, बायोलॉजी, अंग्रेज़ी पास, और तीनों में आधे नंबर (SC, ST, OBC और PwBD को 40 प्रतिशत)।",
    ]) +
    p(
      `फ़ॉर्म से पहले अपने साल का NEET बुलेटिन (neet.nta.nic.in) या ncahp.abdm.gov.in देखिए। रिकॉर्ड: ${to("physiotherapist", "Physiotherapist")}। NEET-UG के बिना: ज़्यादातर कॉलेज में नर्सिंग, लैबोरेटरी, इमेजिंग, फ़ार्मेसी।`,
    ),
};

const OF_SCHOOL: readonly string[] = [
  to("police-constable", "Police Constable"),
  to("infantry-soldier", "Infantry Soldier"),
  to("postman", "Postman"),
  to("ticket-collector", "Ticket Collector"),
];
const GOVERNMENT_OF_SCHOOL = OF_SCHOOL.join(", ");
const PRIVATE_OF_SCHOOL = `${to("data-entry-operator", "Data Entry Operator")}, ${to("customer-service-representative", "Customer Service Representative")}, ${to("retail-sales-associate", "Retail Sales Associate")}`;
const TRADES = `${to("electrician", "Electrician")}, ${to("fitter", "Fitter")}, ${to("welder", "Welder")}`;

export const WORK_AFTER_CLASS_12: Wording = {
  english:
    p("Several government posts and much private work ask for Class 12 and no degree:") +
    ul([
      `${strong("Government, by examination")}: SSC CHSL (clerks), RRB NTPC undergraduate posts, State police constable, and from Class 10 SSC GD, Agniveer and Gramin Dak Sevak (by marks, without a test): ${GOVERNMENT_OF_SCHOOL}.`,
      `${strong("Private, within weeks")}: ${PRIVATE_OF_SCHOOL}; typing, clear speech and honest accounts count more than marks.`,
      `${strong("A trade")}: one or two years of ITI or an apprenticeship (apprenticeshipindia.gov.in): ${TRADES}.`,
    ]) +
    p(
      "Fill each government form that fits from the official site (ssc.gov.in, indiapost.gov.in, your railway board's and State police's), work beside the preparation, and let a degree by distance run along if you can. No real employer takes money for a post.",
    ),
  hinglish:
    p("Kai sarkari posts aur kaafi private kaam sirf Class 12 maangte hain, degree nahi:") +
    ul([
      `${strong("Sarkari, exam se")}: SSC CHSL (clerk), RRB NTPC ki undergraduate posts, rajya police constable, aur Class 10 se SSC GD, Agniveer aur Gramin Dak Sevak (marks se, bina test): ${GOVERNMENT_OF_SCHOOL}.`,
      `${strong("Private, kuch hafton mein")}: ${PRIVATE_OF_SCHOOL}; typing, saaf bolna aur imaandar hisaab marks se zyada kaam aate hain.`,
      `${strong("Hunar")}: ek-do saal ki ITI ya apprenticeship (apprenticeshipindia.gov.in): ${TRADES}.`,
    ]) +
    p(
      "Jo bhi sarkari form baithta ho, official site se bhariye (ssc.gov.in, indiapost.gov.in, railway board aur rajya police ki), taiyari ke saath kaam kijiye, aur ho sake to distance degree chalne dijiye. Asli naukri dene wala post ke paise nahi leta.",
    ),
  hindi:
    p("कई सरकारी पद और काफ़ी निजी काम सिर्फ़ Class 12 माँगते हैं, डिग्री नहीं:") +
    ul([
      `${strong("सरकारी, परीक्षा से")}: SSC CHSL (क्लर्क), RRB NTPC के अंडरग्रेजुएट पद, राज्य पुलिस कांस्टेबल, और Class 10 से SSC GD, अग्निवीर और ग्रामीण डाक सेवक (नंबरों से, बिना टेस्ट): ${GOVERNMENT_OF_SCHOOL}।`,
      `${strong("निजी, कुछ हफ़्तों में")}: ${PRIVATE_OF_SCHOOL}; टाइपिंग, साफ़ बोलना और ईमानदार हिसाब नंबरों से ज़्यादा काम आते हैं।`,
      `${strong("हुनर")}: एक-दो साल की ITI या अप्रेंटिसशिप (apprenticeshipindia.gov.in): ${TRADES}।`,
    ]) +
    p(
      "जो भी सरकारी फ़ॉर्म बैठता हो, ऑफ़िशियल साइट से भरिए (ssc.gov.in, indiapost.gov.in, रेलवे बोर्ड और राज्य पुलिस की), तैयारी के साथ काम कीजिए, और हो सके तो डिस्टेंस डिग्री चलने दीजिए। असली नौकरी देने वाला पद के पैसे नहीं लेता।",
    ),
};

const NEAR_DATA = `${to("data-analyst", "Data Analyst")}, ${to("business-intelligence-analyst", "Business Intelligence Analyst")}, ${to("user-experience-analyst", "User Experience Analyst")}`;

export const DATA_SCIENCE_WITHOUT_MATHS: Wording = {
  english:
    p(
      `${strong("Yes, but by fewer ways")}, and the maths comes back in the course: the work itself is statistics, so it cannot be avoided, only learnt later.`,
    ) +
    ul([
      `${strong("BS in Data Science of IIT Madras")}, online: any stream, maths and English in Class 10, after four weeks of lessons and a qualifier.`,
      `${strong("BCA")} at universities that ask for no maths, then MCA or MSc; first see what the MSc asks for.`,
      `${strong("Maths of Class 12 by NIOS")} (nios.ac.in) beside it opens BSc Statistics and most BTech seats.`,
    ]) +
    p(
      `Try a free course in statistics first (swayam.gov.in): a month tells you more than the fear does. With less maths: ${NEAR_DATA}. The record: ${to("data-scientist", "Data Scientist")}.`,
    ),
  hinglish:
    p(
      `${strong("Haan, par raste kam hain")}, aur maths course mein phir aati hai: kaam hi statistics ka hai, isliye usse bacha nahi ja sakta, bas baad mein seekhi ja sakti hai.`,
    ) +
    ul([
      `${strong("IIT Madras ka BS Data Science")}, online: koi bhi stream, Class 10 mein maths aur English, chaar hafte ke lesson aur qualifier ke baad.`,
      `${strong("BCA")}, jahan university maths nahi maangti, phir MCA ya MSc; pehle dekhiye MSc kya maangti hai.`,
      `${strong("NIOS se Class 12 ki maths")} (nios.ac.in) saath mein, to BSc Statistics aur zyadatar BTech bhi.`,
    ]) +
    p(
      `Pehle statistics ka ek free course kijiye (swayam.gov.in): ek mahina dar se zyada bata deta hai. Kam maths wale: ${NEAR_DATA}. Record: ${to("data-scientist", "Data Scientist")}.`,
    ),
  hindi:
    p(`${strong("हाँ, पर रास्ते कम हैं")}, और मैथ्स कोर्स में फिर आती है: काम ही सांख्यिकी का है, इसलिए उससे बचा नहीं जा सकता, बस बाद में सीखी जा सकती है।`) +
    ul([
      `${strong("IIT Madras का BS Data Science")}, ऑनलाइन: कोई भी स्ट्रीम, Class 10 में मैथ्स और अंग्रेज़ी, चार हफ़्ते के पाठ और क्वालिफ़ायर के बाद।`,
      `${strong("BCA")}, जहाँ यूनिवर्सिटी मैथ्स नहीं माँगती, फिर MCA या MSc; पहले देखिए MSc क्या माँगती है।`,
      `${strong("NIOS से Class 12 की मैथ्स")} (nios.ac.in) साथ में, तो BSc Statistics और ज़्यादातर BTech भी।`,
    ]) +
    p(
      `पहले सांख्यिकी का एक मुफ़्त कोर्स कीजिए (swayam.gov.in): एक महीना डर से ज़्यादा बता देता है। कम मैथ्स वाले: ${NEAR_DATA}। रिकॉर्ड: ${to("data-scientist", "Data Scientist")}।`,
    ),
};

export const JEE_AFTER_A_COMPARTMENT: Wording = {
  english:
    p(
      `${strong("Yes.")} JEE Main is open to who sits for Class 12 in the same year or passed it in the last two, without an age limit. A compartment shuts nobody out; only admission asks for the paper to be passed.`,
    ) +
    ul([
      "Pass physics in the compartment examination, or next year, before counselling: your school has the form. NIOS (nios.ac.in) is another way to pass it.",
      "NITs, IIITs and centrally funded institutes ask for seventy-five per cent in Class 12 (65 for SC and ST), or a place in the top twenty percentile of your board. Many State and private colleges ask for much less.",
      "JEE Advanced counts from the year in which you first sat for Class 12: two years running, two attempts.",
    ]) +
    p("These are the rules of recent years: read this year's at jeemain.nta.nic.in, and how it takes an improvement of marks."),
  hinglish:
    p(
      `${strong("Haan.")} JEE Main woh de sakta hai jo usi saal Class 12 de raha ho ya pichhle do saal mein pass ho, umar ki seema ke bina. Compartment se koi bahar nahi hota; bas admission tak woh paper pass hona chahiye.`,
    ) +
    ul([
      "Physics compartment exam mein, ya agle saal, counselling se pehle pass kijiye: form school mein milta hai. NIOS (nios.ac.in) se bhi pass kar sakte hain.",
      "NIT, IIIT aur kendra ke sansthan Class 12 mein 75 pratishat maangte hain (SC aur ST ko 65), ya apne board ke percentile mein top 20 mein hona. Rajya aur private ke kai college kaafi kam maangte hain.",
      "JEE Advanced us saal se gina jaata hai jab aapne pehli baar Class 12 di: lagataar do saal, do baar.",
    ]) +
    p(
      "Yeh pichhle saalon ke niyam hain: is saal ke jeemain.nta.nic.in par padhiye, aur yeh bhi ki improvement ke marks kaise gine jaate hain.",
    ),
  hindi:
    p(
      `${strong("हाँ।")} JEE Main वह दे सकता है जो उसी साल Class 12 दे रहा हो या पिछले दो साल में पास हो, उम्र की सीमा के बिना। कंपार्टमेंट से कोई बाहर नहीं होता; बस एडमिशन तक वह पेपर पास होना चाहिए।`,
    ) +
    ul([
      "फ़िज़िक्स कंपार्टमेंट परीक्षा में, या अगले साल, काउंसलिंग से पहले पास कीजिए: फ़ॉर्म स्कूल में मिलता है। NIOS (nios.ac.in) से भी पास कर सकते हैं।",
      "NIT, IIIT और केंद्र के संस्थान Class 12 में 75 प्रतिशत माँगते हैं (SC और ST को 65), या अपने बोर्ड के टॉप 20 परसेंटाइल में होना। राज्य और निजी के कई कॉलेज काफ़ी कम माँगते हैं।",
      "JEE Advanced उस साल से गिना जाता है जब आपने पहली बार Class 12 दी: लगातार दो साल, दो बार।",
    ]) +
    p("ये पिछले सालों के नियम हैं: इस साल के jeemain.nta.nic.in पर पढ़िए, और यह भी कि इम्प्रूवमेंट के नंबर कैसे गिने जाते हैं।"),
};

export const MARKS_FOR_CLAT: Wording = {
  english:
    p(
      `${strong("Forty-five per cent in Class 12, and 40 for SC and ST")}, by the Consortium's notices of recent years; any stream, and no upper age. For candidates with disabilities read this year's notice (consortiumofnlus.ac.in).`,
    ) +
    p(
      "Who is still in Class 12 may sit for it and shows the marks at admission. They only open the form: the seat at a National Law University goes by the rank in the test alone, so plan on English, current affairs, law and logic, with a little maths. If your marks stay below, a degree in any subject and then a three-year LLB leads to the same enrolment.",
    ),
  hinglish:
    p(
      `${strong("Class 12 mein kam se kam percent: 45, SC aur ST ko 40")}, Consortium ke pichhle saalon ke notice se; koi bhi stream, aur umar ki upari seema nahi. Viklang candidate is saal ka notice dekhein (consortiumofnlus.ac.in).`,
    ) +
    p(
      "Jo abhi Class 12 mein hai woh bhi de sakta hai, marks admission par dikhane hote hain. Inse sirf form khulta hai: National Law University ki seat sirf test ki rank se milti hai, isliye English, current affairs, law aur logic par taiyari kijiye, thodi maths bhi. Marks kam reh jaayein to kisi bhi subject ki degree aur phir teen saal ki LLB se bhi wahi enrolment milta hai.",
    ),
  hindi:
    p(
      `${strong("Class 12 में 45 प्रतिशत, SC और ST को 40")}, Consortium के पिछले सालों के नोटिस से; कोई भी स्ट्रीम, और उम्र की ऊपरी सीमा नहीं। विकलांग उम्मीदवार इस साल का नोटिस देखें (consortiumofnlus.ac.in)।`,
    ) +
    p(
      "जो अभी Class 12 में है वह भी दे सकता है, नंबर एडमिशन पर दिखाने होते हैं। इनसे सिर्फ़ फ़ॉर्म खुलता है: National Law University की सीट सिर्फ़ टेस्ट की रैंक से मिलती है, इसलिए अंग्रेज़ी, करंट अफ़ेयर्स, लॉ और लॉजिक पर तैयारी कीजिए, थोड़ी मैथ्स भी। नंबर कम रह जाएँ तो किसी भी विषय की डिग्री और फिर तीन साल की LLB से भी वही एनरोलमेंट मिलता है।",
    ),
};

export const COMMERCE_PUPIL_TO_GOVERNMENT: Wording = {
  english:
    p(`${strong("Accounts stands in none of these papers, and your marks are enough")}: they ask for Class 12 passed in any stream.`) +
    ul([
      `${strong("Now")}: SSC CHSL, RRB NTPC (undergraduate), SSC GD, State police constable, State staff selection.`,
      `${strong("With any degree, also by distance")}: SSC CGL, bank clerk and PO, State services.`,
      `${strong("Study")}: maths of Classes 6 to 10, reasoning, English or your language, general knowledge and news. Two hours a day: one of maths and reasoning, half an hour each of English and news; one old paper by the clock every Sunday.`,
    ]) +
    p(
      `Papers and notices are free at ssc.gov.in; lessons at sathee.iitk.ac.in. Give it a limit, such as two seasons, and let a BA or BCom run beside. Where it leads: ${to("bank-clerk", "Bank Clerk")}, ${to("police-constable", "Police Constable")}, ${to("ticket-collector", "Ticket Collector")}.`,
    ),
  hinglish:
    p(
      `${strong("Accounts inme se kisi paper mein nahi hai, aur aapke marks kaafi hain")}: inhe kisi bhi stream se Class 12 pass chahiye.`,
    ) +
    ul([
      `${strong("Abhi")}: SSC CHSL, RRB NTPC (undergraduate), SSC GD, rajya police constable, rajya staff selection.`,
      `${strong("Kisi bhi degree ke saath, distance bhi")}: SSC CGL, bank clerk aur PO, rajya ki sevayein.`,
      `${strong("Padhai")}: Class 6 se 10 ki maths, reasoning, English ya apni bhasha, general knowledge aur khabrein. Roz do ghante: ek maths aur reasoning, aadha-aadha English aur khabrein; har Sunday ghadi ke saath ek purana paper.`,
    ]) +
    p(
      `Paper aur notice ssc.gov.in par free hain; lesson sathee.iitk.ac.in par. Ek seema rakhiye, jaise do season, aur saath mein BA ya BCom chalne dijiye. Aage: ${to("bank-clerk", "Bank Clerk")}, ${to("police-constable", "Police Constable")}, ${to("ticket-collector", "Ticket Collector")}.`,
    ),
  hindi:
    p(`${strong("अकाउंट्स इनमें से किसी पेपर में नहीं है, और आपके नंबर काफ़ी हैं")}: इन्हें किसी भी स्ट्रीम से Class 12 पास चाहिए।`) +
    ul([
      `${strong("अभी")}: SSC CHSL, RRB NTPC (अंडरग्रेजुएट), SSC GD, राज्य पुलिस कांस्टेबल, राज्य कर्मचारी चयन।`,
      `${strong("किसी भी डिग्री के साथ, डिस्टेंस भी")}: SSC CGL, बैंक क्लर्क और PO, राज्य की सेवाएँ।`,
      `${strong("पढ़ाई")}: Class 6 से 10 की गणित, रीज़निंग, अंग्रेज़ी या अपनी भाषा, सामान्य ज्ञान और ख़बरें। रोज़ दो घंटे: एक गणित और रीज़निंग, आधा-आधा अंग्रेज़ी और ख़बरें; हर रविवार घड़ी के साथ एक पुराना पेपर।`,
    ]) +
    p(
      `पेपर और नोटिस ssc.gov.in पर मुफ़्त हैं; पाठ sathee.iitk.ac.in पर। एक सीमा रखिए, जैसे दो सीज़न, और साथ में BA या BCom चलने दीजिए। आगे: ${to("bank-clerk", "Bank Clerk")}, ${to("police-constable", "Police Constable")}, ${to("ticket-collector", "Ticket Collector")}।`,
    ),
};

export const PHYSIOTHERAPY_OR_MEDICINE: Wording = {
  english:
    p("BPT trains you to heal by movement and exercise; MBBS makes you a doctor who diagnoses, prescribes and may operate.") +
    ul([
      `${strong("BPT")}: four years and one of internship; by NEET-UG from the session 2027-28. No medicines and no operations; long work with one patient, regular hours, own clinic possible: ${to("physiotherapist", "Physiotherapist")}.`,
      `${strong("MBBS")}: four and a half years and one of internship; by NEET-UG with a far higher rank. Then mostly MD or MS, three years more; nights and emergencies: ${to("general-physician", "General Physician")}.`,
    ]) +
    p(
      "Choose MBBS if you want to decide about illness and can wait ten years for your own place; BPT if you like sport, bodies and people, and want to stand sooner. One does not lead into the other: the pay of both stands in their records.",
    ),
  hinglish:
    p(
      "BPT mein aap exercise aur movement se theek karna seekhte hain; MBBS se doctor bante hain, jo beemari pehchante, dawai likhte aur operation kar sakte hain.",
    ) +
    ul([
      `${strong("BPT")}: chaar saal aur ek saal internship; session 2027-28 se NEET-UG se. Na dawai, na operation; ek mareez ke saath lamba kaam, tay ghante, apna clinic bhi: ${to("physiotherapist", "Physiotherapist")}.`,
      `${strong("MBBS")}: saadhe chaar saal aur ek saal internship; NEET-UG mein kaafi oonchi rank. Phir zyadatar MD ya MS ke teen saal; raat aur emergency: ${to("general-physician", "General Physician")}.`,
    ]) +
    p(
      "MBBS tab, jab aap beemari ka faisla khud karna chahein aur das saal ruk sakein; BPT tab, jab sport, shareer aur log pasand hon aur jaldi khade hona ho. Ek se doosre mein nahi ja sakte; dono ki kamai unke record mein hai.",
    ),
  hindi:
    p("BPT में आप व्यायाम और हरकत से ठीक करना सीखते हैं; MBBS से डॉक्टर बनते हैं, जो बीमारी पहचानते, दवाई लिखते और ऑपरेशन कर सकते हैं।") +
    ul([
      `${strong("BPT")}: चार साल और एक साल इंटर्नशिप; सत्र 2027-28 से NEET-UG से। न दवाई, न ऑपरेशन; एक मरीज़ के साथ लंबा काम, तय घंटे, अपना क्लिनिक भी: ${to("physiotherapist", "Physiotherapist")}।`,
      `${strong("MBBS")}: साढ़े चार साल और एक साल इंटर्नशिप; NEET-UG में काफ़ी ऊँची रैंक। फिर ज़्यादातर MD या MS के तीन साल; रात और इमरजेंसी: ${to("general-physician", "General Physician")}।`,
    ]) +
    p(
      "MBBS तब, जब आप बीमारी का फ़ैसला ख़ुद करना चाहें और दस साल रुक सकें; BPT तब, जब खेल, शरीर और लोग पसंद हों और जल्दी खड़े होना हो। एक से दूसरे में नहीं जा सकते; दोनों की कमाई उनके रिकॉर्ड में है।",
    ),
};

const HELPING_IN_CARE = `${to("medical-laboratory-technician", "Medical Laboratory Technician")}, ${to("radiographer", "Radiographer")}, ${to("dialysis-technician", "Dialysis Technician")}, ${to("operation-theatre-technician", "Operation Theatre Technician")}`;

export const PARAMEDICAL_WITH_LOW_MARKS: Wording = {
  english:
    p("With low marks the diplomas stay open, and GNM; only the degrees ask for about half in physics, chemistry and biology.") +
    ul([
      `${strong("Diplomas, mostly two years")}: laboratory (DMLT), X-ray, dialysis, operation theatre, ECG, ophthalmic. Most ask for Class 12 passed with science, or a little more, by State: ${HELPING_IN_CARE}.`,
      `${strong("GNM")}: forty per cent and English, every stream, by the Indian Nursing Council. ${strong("ANM")}, for women: a pass.`,
      `${strong("Degrees")}: BMLT, radiology, optometry by the rules of NCAHP about fifty per cent in the sciences, less for reserved categories.`,
    ]) +
    p(
      "Take a course that your State's paramedical or allied health council lists, at a college with a hospital of its own; a certificate that no council knows brings no licence. Seats go by merit list: apply at several places.",
    ),
  hinglish:
    p("Kam marks par diploma aur GNM khule hain; sirf degree mein physics, chemistry, biology mein lagbhag aadhe marks chahiye.") +
    ul([
      `${strong("Diploma, zyadatar do saal")}: laboratory (DMLT), X-ray, dialysis, operation theatre, ECG, aankhon ka. Zyadatar Class 12 science se pass, ya thoda zyada, rajya ke hisaab se: ${HELPING_IN_CARE}.`,
      `${strong("GNM")}: 40 pratishat aur English, har stream, Indian Nursing Council ke niyam se. ${strong("ANM")}, mahilaon ke liye: sirf pass.`,
      `${strong("Degree")}: BMLT, radiology, optometry mein NCAHP ke niyam se science mein lagbhag 50 pratishat, reserved category ko kam.`,
    ]) +
    p(
      "Wahi course lijiye jo aapke rajya ki paramedical ya allied health council ki list mein ho, aise college mein jiska apna hospital ho; jis certificate ko koi council nahi jaanti, usse licence nahi milta. Seat merit list se milti hai: kai jagah form bhariye.",
    ),
  hindi:
    p("कम नंबर पर डिप्लोमा और GNM खुले हैं; सिर्फ़ डिग्री में फ़िज़िक्स, केमिस्ट्री, बायोलॉजी में लगभग आधे नंबर चाहिए।") +
    ul([
      `${strong("डिप्लोमा, ज़्यादातर दो साल")}: लैबोरेटरी (DMLT), एक्स-रे, डायलिसिस, ऑपरेशन थिएटर, ECG, आँखों का। ज़्यादातर Class 12 साइंस से पास, या थोड़ा ज़्यादा, राज्य के हिसाब से: ${HELPING_IN_CARE}।`,
      `${strong("GNM")}: 40 प्रतिशत और अंग्रेज़ी, हर स्ट्रीम, Indian Nursing Council के नियम से। ${strong("ANM")}, महिलाओं के लिए: सिर्फ़ पास।`,
      `${strong("डिग्री")}: BMLT, रेडियोलॉजी, ऑप्टोमेट्री में NCAHP के नियम से विज्ञान में लगभग 50 प्रतिशत, आरक्षित वर्ग को कम।`,
    ]) +
    p(
      "वही कोर्स लीजिए जो आपके राज्य की पैरामेडिकल या अलाइड हेल्थ काउंसिल की सूची में हो, ऐसे कॉलेज में जिसका अपना अस्पताल हो; जिस सर्टिफ़िकेट को कोई काउंसिल नहीं जानती, उससे लाइसेंस नहीं मिलता। सीट मेरिट लिस्ट से मिलती है: कई जगह फ़ॉर्म भरिए।",
    ),
};

export const COLOUR_BLIND_ENGINEER_OR_SAILOR: Wording = {
  english:
    p(`${strong("Engineering yes, nearly all of it; the merchant navy's deck no.")}`) +
    ul([
      `${strong("Engineering")}: colleges do not test it. IITs have shut mining, petroleum, geology and geophysics to colour-blind candidates: read this year's JoSAA rules. In electrical work ask first how wires are told apart; computers, civil and most mechanical work ask for nothing.`,
      `${strong("Merchant navy")}: colours are tested by doctors approved by DG Shipping. On deck one must tell red from green lights at night, and the engine room mostly wants it too. Have the test done before you pay any school.`,
    ]) +
    p(
      `Near ships without it: ${to("naval-architect", "Naval Architect")} and shipping offices. An eye doctor can say how strong yours is; many have only a little of it.`,
    ),
  hinglish:
    p(`${strong("Engineering haan, lagbhag poori; merchant navy ka deck nahi.")}`) +
    ul([
      `${strong("Engineering")}: college ise test nahi karte. IIT mein mining, petroleum, geology aur geophysics colour blind ke liye band rahe hain: is saal ke JoSAA rules padhiye. Electrical kaam mein pehle poochiye ki taar kaise pehchante hain; computer, civil aur zyadatar mechanical mein kuch nahi.`,
      `${strong("Merchant navy")}: DG Shipping ke approved doctor rang test karte hain. Deck par raat mein laal-hari batti pehchanni hoti hai, aur engine room mein bhi zyadatar chahiye. Kisi school ko paise dene se pehle test karaiye.`,
    ]) +
    p(
      `Jahaazon ke paas, iske bina: ${to("naval-architect", "Naval Architect")} aur shipping ke office. Aankh ka doctor bata sakta hai ki aapki kami kitni hai; bahut logon mein thodi hi hoti hai.`,
    ),
  hindi:
    p(`${strong("इंजीनियरिंग हाँ, लगभग पूरी; मर्चेंट नेवी का डेक नहीं।")}`) +
    ul([
      `${strong("इंजीनियरिंग")}: कॉलेज इसे टेस्ट नहीं करते। IIT में माइनिंग, पेट्रोलियम, जियोलॉजी और जियोफ़िज़िक्स कलर ब्लाइंड के लिए बंद रहे हैं: इस साल के JoSAA नियम पढ़िए। इलेक्ट्रिकल काम में पहले पूछिए कि तार कैसे पहचानते हैं; कंप्यूटर, सिविल और ज़्यादातर मैकेनिकल में कुछ नहीं।`,
      `${strong("मर्चेंट नेवी")}: DG Shipping के अप्रूव्ड डॉक्टर रंग टेस्ट करते हैं। डेक पर रात में लाल-हरी बत्ती पहचाननी होती है, और इंजन रूम में भी ज़्यादातर चाहिए। किसी स्कूल को पैसे देने से पहले टेस्ट कराइए।`,
    ]) +
    p(
      `जहाज़ों के पास, इसके बिना: ${to("naval-architect", "Naval Architect")} और शिपिंग के दफ़्तर। आँख का डॉक्टर बता सकता है कि आपकी कमी कितनी है; बहुत लोगों में थोड़ी ही होती है।`,
    ),
};

const AT_SEA = `${to("deck-cadet", "Deck Cadet")}, ${to("marine-engineer", "Marine Engineer")}`;

export const EYES_OF_A_SAILOR: Wording = {
  english:
    p(
      `${strong("On deck 6/6 in the better eye and 6/9 in the other, with normal colour vision")}, by DG Shipping's rules as they have stood in recent years; many courses want it without glasses. In the engine room glasses are let in within limits; colours are tested there too.`,
    ) +
    p(
      `A doctor approved by DG Shipping tests it (list at dgshipping.gov.in). Go to one before you pay an institute, and ask him about glasses or laser: only his certificate counts, and no agent's word. The courses are entered by IMU-CET (imu.edu.in): ${AT_SEA}.`,
    ),
  hinglish:
    p(
      `${strong("Deck ke liye behtar aankh 6/6 aur doosri 6/9, aur rang ki pehchaan theek")}, DG Shipping ke pichhle saalon ke niyam se; kai course yeh bina chashme ke maangte hain. Engine room mein seema ke andar chashma chalta hai; rang wahan bhi dekhe jaate hain.`,
    ) +
    p(
      `Test DG Shipping ka approved doctor karta hai (list dgshipping.gov.in par). Kisi institute ko paise dene se pehle wahan jaiye, aur chashme ya laser ke baare mein usi se poochiye: sirf uska certificate chalta hai, agent ki baat nahi. Course IMU-CET (imu.edu.in) se milte hain: ${AT_SEA}.`,
    ),
  hindi:
    p(
      `${strong("डेक के लिए बेहतर आँख 6/6 और दूसरी 6/9, और रंग की पहचान ठीक")}, DG Shipping के पिछले सालों के नियम से; कई कोर्स यह बिना चश्मे के माँगते हैं। इंजन रूम में सीमा के अंदर चश्मा चलता है; रंग वहाँ भी देखे जाते हैं।`,
    ) +
    p(
      `टेस्ट DG Shipping का अप्रूव्ड डॉक्टर करता है (सूची dgshipping.gov.in पर)। किसी संस्थान को पैसे देने से पहले वहाँ जाइए, और चश्मे या लेज़र के बारे में उसी से पूछिए: सिर्फ़ उसका सर्टिफ़िकेट चलता है, एजेंट की बात नहीं। कोर्स IMU-CET (imu.edu.in) से मिलते हैं: ${AT_SEA}।`,
    ),
};

export const MARKS_OF_A_SAILOR: Wording = {
  english:
    p(
      `${strong("Sixty per cent in physics, chemistry and maths together, and 50 in English of Class 10 or 12")}, by the brochures of the Indian Maritime University and DG Shipping's rules of recent years; SC and ST are let off five per cent in the sciences, not in English.`,
    ) +
    ul([
      `${strong("With these")}: BTech Marine Engineering, BSc Nautical Science and the diploma DNS, by IMU-CET: ${AT_SEA}.`,
      `${strong("Below them, or after Class 10")}: GP Rating, a training of six months for the crew, with forty per cent and 40 in English.`,
    ]) +
    p("Eyes and colours are tested as well. Check this year's brochure at imu.edu.in, and the institute in the list at dgshipping.gov.in."),
  hinglish:
    p(
      `${strong("Physics, chemistry aur maths mein milakar 60 pratishat, aur Class 10 ya 12 ki English mein 50")}, Indian Maritime University ke brochure aur DG Shipping ke pichhle saalon ke niyam se; SC aur ST ko science mein paanch percent ki chhoot, English mein nahi.`,
    ) +
    ul([
      `${strong("Inke saath")}: BTech Marine Engineering, BSc Nautical Science aur diploma DNS, IMU-CET se: ${AT_SEA}.`,
      `${strong("Isse kam, ya Class 10 ke baad")}: GP Rating, crew ki chhah mahine ki training, 40 pratishat aur English mein 40 ke saath.`,
    ]) +
    p("Aankhein aur rang bhi test hote hain. Is saal ka brochure imu.edu.in par, aur institute dgshipping.gov.in ki list mein dekhiye."),
  hindi:
    p(
      `${strong("फ़िज़िक्स, केमिस्ट्री और मैथ्स में मिलाकर 60 प्रतिशत, और Class 10 या 12 की अंग्रेज़ी में 50")}, Indian Maritime University के brochure और DG Shipping के पिछले सालों के नियम से; SC और ST को विज्ञान में पाँच प्रतिशत की छूट, अंग्रेज़ी में नहीं।`,
    ) +
    ul([
      `${strong("इनके साथ")}: BTech Marine Engineering, BSc Nautical Science और डिप्लोमा DNS, IMU-CET से: ${AT_SEA}।`,
      `${strong("इससे कम, या Class 10 के बाद")}: GP Rating, क्रू की छह महीने की ट्रेनिंग, 40 प्रतिशत और अंग्रेज़ी में 40 के साथ।`,
    ]) +
    p("आँखें और रंग भी टेस्ट होते हैं। इस साल का brochure imu.edu.in पर, और संस्थान dgshipping.gov.in की सूची में देखिए।"),
};
