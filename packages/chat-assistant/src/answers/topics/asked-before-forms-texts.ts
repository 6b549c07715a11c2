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
      `${strong("Stream")}: any for the Army; physics, chemistry and maths in Class 12 for the Air Force and the Navy.`,
      `${strong("Height")}: by UPSC's notices of recent years 152 cm for women, about 162.5 for flying, and some 5 cm less for Gorkhas and hill regions; weight by height and age. This year's table stands at the end of the notice.`,
    ]) +
    p(
      `Two papers, then five days of SSB, then the medical. The notice is free at upsc.gov.in, twice a year. It leads to ${to("infantry-officer", "Infantry Officer")} and others; women are not taken into every arm.`,
    ),
  hinglish:
    p(
      `${strong("Haan, 2021 se ladkiyan NDA de sakti hain")}: avivahit, Class 12 pass ya aakhri saal mein, aur course shuru hote samay lagbhag saadhe solah se saadhe unnees saal ki. Janm tithi har notice mein likhi hoti hai.`,
    ) +
    ul([
      `${strong("Stream")}: Army ke liye koi bhi; Air Force aur Navy ke liye Class 12 mein physics, chemistry aur maths.`,
      `${strong("Height")}: UPSC ke pichhle saalon ke notice mein mahilaon ke liye 152 cm, udaan ke liye lagbhag 162.5, Gorkha aur pahaadi ilaakon ke liye kareeb 5 cm kam; vajan height aur umar ke hisaab se. Is saal ki table notice ke ant mein hai.`,
    ]) +
    p(
      `Do paper, phir paanch din ka SSB, phir medical. Notice upsc.gov.in par free hai, saal mein do baar. Aage: ${to("infantry-officer", "Infantry Officer")} aur bhi; har shaakha mein mahilayein nahi li jaatin.`,
    ),
  hindi:
    p(
      `${strong("हाँ, 2021 से लड़कियाँ NDA दे सकती हैं")}: अविवाहित, Class 12 पास या आख़िरी साल में, और कोर्स शुरू होते समय लगभग साढ़े सोलह से साढ़े उन्नीस साल की। जन्म तिथि हर नोटिस में लिखी होती है।`,
    ) +
    ul([
      `${strong("स्ट्रीम")}: आर्मी के लिए कोई भी; एयर फ़ोर्स और नेवी के लिए Class 12 में फ़िज़िक्स, केमिस्ट्री और मैथ्स।`,
      `${strong("लंबाई")}: UPSC के पिछले सालों के नोटिस में महिलाओं के लिए 152 सेमी, उड़ान के लिए लगभग 162.5, गोरखा और पहाड़ी इलाक़ों के लिए क़रीब 5 सेमी कम; वज़न लंबाई और उम्र के हिसाब से। इस साल की तालिका नोटिस के अंत में है।`,
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

/** What holds of physiotherapy and NEET-UG, behind the word that answers. */
const physiotherapyByNeet = (first: Wording): Wording => ({
  english:
    p(
      `${strong(first.english)} The National Commission for Allied and Healthcare Professions (NCAHP) put it off by a notice of March 2026: for 2026-27 BPT still went by marks or each State's and university's own test, from 2027-28 by NEET-UG, as occupational therapy does.`,
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
      `${strong(first.hinglish)} National Commission for Allied and Healthcare Professions (NCAHP) ne March 2026 ke notice se ise ek saal aage kiya: 2026-27 mein BPT marks ya rajya aur university ke apne test se thi, 2027-28 se NEET-UG se, occupational therapy ki tarah.`,
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
      `${strong(first.hindi)} National Commission for Allied and Healthcare Professions (NCAHP) ने मार्च 2026 के नोटिस से इसे एक साल आगे किया: 2026-27 में BPT नंबरों या राज्य और यूनिवर्सिटी के अपने टेस्ट से थी, 2027-28 से NEET-UG से, ऑक्यूपेशनल थेरेपी की तरह।`,
    ) +
    ul([
      "BPT अब पाँच साल की है, एक साल की इंटर्नशिप समेत।",
      "Class 12 में फ़िज़िक्स, केमिस्ट्री, बायोलॉजी, अंग्रेज़ी पास, और तीनों में आधे नंबर (SC, ST, OBC और PwBD को 40 प्रतिशत)।",
    ]) +
    p(
      `फ़ॉर्म से पहले अपने साल का NEET बुलेटिन (neet.nta.nic.in) या ncahp.abdm.gov.in देखिए। रिकॉर्ड: ${to("physiotherapist", "Physiotherapist")}। NEET-UG के बिना: ज़्यादातर कॉलेज में नर्सिंग, लैबोरेटरी, इमेजिंग, फ़ार्मेसी।`,
    ),
});

export const NEET_FOR_PHYSIOTHERAPY: Wording = physiotherapyByNeet({
  english: "Yes, from the session 2027-28.",
  hinglish: "Haan, session 2027-28 se.",
  hindi: "हाँ, सत्र 2027-28 से।",
});
export const PHYSIOTHERAPY_WITHOUT_NEET: Wording = physiotherapyByNeet({
  english: "No, not from the session 2027-28 on.",
  hinglish: "Nahi, session 2027-28 se nahi.",
  hindi: "नहीं, सत्र 2027-28 से नहीं।",
});

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
      `${strong("Maths of Class 12 by NIOS")} (nios.ac.in) beside it opens BSc Statistics and, for whoever took physics, most BTech seats.`,
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
      `${strong("NIOS se Class 12 ki maths")} (nios.ac.in) saath mein, to BSc Statistics, aur physics li ho to zyadatar BTech bhi.`,
    ]) +
    p(
      `Pehle statistics ka ek free course kijiye (swayam.gov.in): ek mahina dar se zyada bata deta hai. Kam maths wale: ${NEAR_DATA}. Record: ${to("data-scientist", "Data Scientist")}.`,
    ),
  hindi:
    p(`${strong("हाँ, पर रास्ते कम हैं")}, और मैथ्स कोर्स में फिर आती है: काम ही सांख्यिकी का है, इसलिए उससे बचा नहीं जा सकता, बस बाद में सीखी जा सकती है।`) +
    ul([
      `${strong("IIT Madras का BS Data Science")}, ऑनलाइन: कोई भी स्ट्रीम, Class 10 में मैथ्स और अंग्रेज़ी, चार हफ़्ते के पाठ और क्वालिफ़ायर के बाद।`,
      `${strong("BCA")}, जहाँ यूनिवर्सिटी मैथ्स नहीं माँगती, फिर MCA या MSc; पहले देखिए MSc क्या माँगती है।`,
      `${strong("NIOS से Class 12 की मैथ्स")} (nios.ac.in) साथ में, तो BSc Statistics, और फ़िज़िक्स ली हो तो ज़्यादातर BTech भी।`,
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

const IN_MOTION = `${to("2d-animator", "2D Animator")}, ${to("3d-animator", "3D Animator")}, ${to("motion-graphics-artist", "Motion Graphics Artist")}`;

export const COLLEGES_OF_ANIMATION: Wording = {
  english:
    p("There is no official ranking of animation colleges; the public ones that studios know go by an entrance of their own:") +
    ul([
      `${strong("NID")} (admissions.nid.edu): by its Design Aptitude Test; animation film design at some of its campuses.`,
      `${strong("IITs")}: IDC at IIT Bombay and the design schools of other IITs, BDes by UCEED, MDes by CEED.`,
      `${strong("Film institutes and art colleges")}: FTII and SRFTI, mostly after a degree; BFA at State art colleges, for drawing, at small fees.`,
    ]) +
    p(
      "Of a private institute ask three things before you pay: the showreels of last year's students, where those work now, and the fee of all years in writing. Studios hire by your own reel, so draw daily and learn Blender, which is free. Where it leads: " +
        `${IN_MOTION}.`,
    ),
  hinglish:
    p("Animation college ki koi sarkari ranking nahi hai; jin public college ko studio jaante hain, woh apne entrance se lete hain:") +
    ul([
      `${strong("NID")} (admissions.nid.edu): Design Aptitude Test se; kuch campus mein animation film design.`,
      `${strong("IIT")}: IIT Bombay ka IDC aur doosre IIT ke design school, UCEED se BDes, CEED se MDes.`,
      `${strong("Film institute aur art college")}: FTII aur SRFTI, zyadatar degree ke baad; rajya ke art college ki BFA, drawing ke liye, kam fees mein.`,
    ]) +
    p(
      `Private institute ko paise dene se pehle teen baatein poochiye: pichhle saal ke chhatron ke showreel, woh ab kahan kaam karte hain, aur saare saalon ki fees likhit mein. Studio aapki apni reel dekhta hai, isliye roz drawing kijiye aur Blender seekhiye, jo free hai. Aage: ${IN_MOTION}.`,
    ),
  hindi:
    p("एनिमेशन कॉलेज की कोई सरकारी रैंकिंग नहीं है; जिन सरकारी कॉलेजों को स्टूडियो जानते हैं, वे अपने एंट्रेंस से लेते हैं:") +
    ul([
      `${strong("NID")} (admissions.nid.edu): Design Aptitude Test से; कुछ कैंपस में एनिमेशन फ़िल्म डिज़ाइन।`,
      `${strong("IIT")}: IIT Bombay का IDC और दूसरे IIT के डिज़ाइन स्कूल, UCEED से BDes, CEED से MDes।`,
      `${strong("फ़िल्म संस्थान और आर्ट कॉलेज")}: FTII और SRFTI, ज़्यादातर डिग्री के बाद; राज्य के आर्ट कॉलेज की BFA, ड्रॉइंग के लिए, कम फ़ीस में।`,
    ]) +
    p(
      `निजी संस्थान को पैसे देने से पहले तीन बातें पूछिए: पिछले साल के छात्रों के शोरील, वे अब कहाँ काम करते हैं, और सारे सालों की फ़ीस लिखित में। स्टूडियो आपकी अपनी रील देखता है, इसलिए रोज़ ड्रॉइंग कीजिए और Blender सीखिए, जो मुफ़्त है। आगे: ${IN_MOTION}।`,
    ),
};

export const CUT_OFF_OF_DELHI: Wording = {
  english:
    p(
      "I hold no cut-off; Delhi University shows them itself at admission.uod.ac.in: for each college, course and category the lowest CUET score that got a seat, round by round, for the last years too.",
    ) +
    ul([
      "Look at the last round, not only the first, and at your own category. BCom (Hons) at SRCC has been among the highest of all.",
      "The score is the sum of the CUET papers that the course asks for; the university's bulletin names them. Class 12 marks only decide a tie.",
      "List many colleges with the same course: BCom (Hons) is one syllabus in all of them, and CA can run beside it from each.",
    ]) +
    p("JoSAA and MCC have nothing to do with it. Paying somebody for a seat there is a fraud."),
  hinglish:
    p(
      "Cut-off mere paas nahi hai; Delhi University khud admission.uod.ac.in par dikhati hai: har college, course aur category ka sabse kam CUET score jis par seat mili, har round ka, pichhle saalon ka bhi.",
    ) +
    ul([
      "Sirf pehla nahi, aakhri round dekhiye, aur apni category. SRCC ki BCom (Hons) sabse oonchi mein rahi hai.",
      "Score un CUET papers ka jod hai jo course maangta hai; university ke bulletin mein unke naam hain. Class 12 ke marks sirf barabari par dekhe jaate hain.",
      "Usi course ke saath bahut se college list mein rakhiye: BCom (Hons) ka syllabus sab mein ek hai, aur CA har jagah saath chal sakta hai.",
    ]) +
    p("JoSAA aur MCC ka isse koi lena-dena nahi. Wahan seat ke liye kisi ko paise dena thagi hai."),
  hindi:
    p(
      "कट-ऑफ़ मेरे पास नहीं है; Delhi University ख़ुद admission.uod.ac.in पर दिखाती है: हर कॉलेज, कोर्स और वर्ग का सबसे कम CUET स्कोर जिस पर सीट मिली, हर राउंड का, पिछले सालों का भी।",
    ) +
    ul([
      "सिर्फ़ पहला नहीं, आख़िरी राउंड देखिए, और अपना वर्ग। SRCC की BCom (Hons) सबसे ऊँची में रही है।",
      "स्कोर उन CUET पेपरों का जोड़ है जो कोर्स माँगता है; यूनिवर्सिटी के bulletin में उनके नाम हैं। Class 12 के नंबर सिर्फ़ बराबरी पर देखे जाते हैं।",
      "उसी कोर्स के साथ बहुत से कॉलेज सूची में रखिए: BCom (Hons) का सिलेबस सबमें एक है, और CA हर जगह साथ चल सकता है।",
    ]) +
    p("JoSAA और MCC का इससे कोई लेना-देना नहीं। वहाँ सीट के लिए किसी को पैसे देना ठगी है।"),
};

const OF_SMALL_CLASSES = to("primary-school-teacher", "Primary School Teacher");

export const GOVERNMENT_TEACHER_BY_DELED: Wording = {
  english:
    p(
      `${strong("Yes, for Classes 1 to 5 D.El.Ed is exactly the training that counts")}; a BEd no longer does there, by the Supreme Court's judgment of August 2023.`,
    ) +
    ul([
      `${strong("Then the test")}: CTET or your State's TET, Paper 1; it stays valid for life.`,
      `${strong("Then the post")}: the recruitment of your State's primary schools, or that of KVS, NVS or Delhi, by the marks of an examination or a merit list. TET alone gives no post.`,
      `${strong("Classes 6 to 8")}: a degree in the subject as well, and Paper 2.`,
    ]) +
    p(
      `Posts come in waves, so fill CTET and your State's form in the same season, and teach at a private school meanwhile. The record: ${OF_SMALL_CLASSES}.`,
    ),
  hinglish:
    p(
      `${strong("Haan, Class 1 se 5 ke liye D.El.Ed hi woh training hai jo chalti hai")}; BEd ab wahan nahi chalti, Supreme Court ke August 2023 ke faisle se.`,
    ) +
    ul([
      `${strong("Phir test")}: CTET ya apne rajya ka TET, Paper 1; yeh umar bhar maanya hai.`,
      `${strong("Phir post")}: rajya ke primary school ki bharti, ya KVS, NVS ya Delhi ki, exam ke marks ya merit list se. Sirf TET se post nahi milti.`,
      `${strong("Class 6 se 8")}: subject ki degree bhi, aur Paper 2.`,
    ]) +
    p(
      `Bharti lehron mein aati hai, isliye CTET aur rajya ka form ek hi season mein bhariye, aur tab tak private school mein padhaiye. Record: ${OF_SMALL_CLASSES}.`,
    ),
  hindi:
    p(`${strong("हाँ, Class 1 से 5 के लिए D.El.Ed ही वह ट्रेनिंग है जो चलती है")}; BEd अब वहाँ नहीं चलती, सुप्रीम कोर्ट के अगस्त 2023 के फ़ैसले से।`) +
    ul([
      `${strong("फिर टेस्ट")}: CTET या अपने राज्य का TET, पेपर 1; यह उम्र भर मान्य है।`,
      `${strong("फिर पद")}: राज्य के प्राथमिक स्कूलों की भर्ती, या KVS, NVS या दिल्ली की, परीक्षा के नंबर या मेरिट लिस्ट से। सिर्फ़ TET से पद नहीं मिलता।`,
      `${strong("Class 6 से 8")}: विषय की डिग्री भी, और पेपर 2।`,
    ]) +
    p(`भर्ती लहरों में आती है, इसलिए CTET और राज्य का फ़ॉर्म एक ही सीज़न में भरिए, और तब तक निजी स्कूल में पढ़ाइए। रिकॉर्ड: ${OF_SMALL_CLASSES}।`),
};

export const CHEAPEST_WAY_TO_TEACH: Wording = {
  english:
    p(
      `${strong("D.El.Ed at a government institute, a DIET, straight after Class 12")}: two years at a small fee, and no degree before it.`,
    ) +
    ul([
      `${strong("To get in")}: Class 12 with half of the marks by the rules of NCTE, forty-five in a hundred for reserved categories in most States; by merit list or your State's own test, once a year.`,
      `${strong("Then")}: CTET or State TET, Paper 1, and your State's recruitment.`,
      `${strong("Not needed")}: a BEd. Since the Supreme Court's judgment of August 2023 it no longer counts for Classes 1 to 5, so do not pay for one to teach there.`,
    ]) +
    p(
      `Ask your SCERT for the dates; private D.El.Ed colleges cost more for the same diploma, and it should be one that NCTE lists (ncte.gov.in). Scholarships: scholarships.gov.in. The record: ${OF_SMALL_CLASSES}.`,
    ),
  hinglish:
    p(`${strong("Sarkari sansthan, yaani DIET, se D.El.Ed, seedhe Class 12 ke baad")}: do saal, kam fees, aur pehle degree nahi chahiye.`) +
    ul([
      `${strong("Daakhila")}: NCTE ke niyam se Class 12 mein aadhe marks, zyadatar rajyon mein reserved category ko sau mein 45; merit list ya rajya ke apne test se, saal mein ek baar.`,
      `${strong("Phir")}: CTET ya State TET, Paper 1, aur rajya ki bharti.`,
      `${strong("Zaroori nahi")}: BEd. Supreme Court ke August 2023 ke faisle ke baad Class 1 se 5 ke liye nahi chalti, isliye uske liye paise mat dijiye.`,
    ]) +
    p(
      `Taareekh apne rajya ke SCERT se poochiye; private college mein wahi diploma mehenga hai, aur woh NCTE ki list mein hona chahiye (ncte.gov.in). Scholarship: scholarships.gov.in. Record: ${OF_SMALL_CLASSES}.`,
    ),
  hindi:
    p(`${strong("सरकारी संस्थान, यानी DIET, से D.El.Ed, सीधे Class 12 के बाद")}: दो साल, कम फ़ीस, और पहले डिग्री नहीं चाहिए।`) +
    ul([
      `${strong("दाख़िला")}: NCTE के नियम से Class 12 में आधे नंबर, ज़्यादातर राज्यों में आरक्षित वर्ग को सौ में 45; मेरिट लिस्ट या राज्य के अपने टेस्ट से, साल में एक बार।`,
      `${strong("फिर")}: CTET या State TET, पेपर 1, और राज्य की भर्ती।`,
      `${strong("ज़रूरी नहीं")}: BEd। सुप्रीम कोर्ट के अगस्त 2023 के फ़ैसले के बाद Class 1 से 5 के लिए नहीं चलती, इसलिए उसके लिए पैसे मत दीजिए।`,
    ]) +
    p(
      `तारीख़ अपने राज्य के SCERT से पूछिए; निजी कॉलेज में वही डिप्लोमा महँगा है, और वह NCTE की सूची में होना चाहिए (ncte.gov.in)। छात्रवृत्ति: scholarships.gov.in। रिकॉर्ड: ${OF_SMALL_CLASSES}।`,
    ),
};

const OF_POLICE = `${to("police-constable", "Police Constable")}, ${to("police-inspector", "Police Inspector")}, ${to("police-detective", "Police Detective")}`;

export const INTO_THE_CRIME_BRANCH: Wording = {
  english:
    p("The crime branch recruits nobody directly: it takes police officers who have shown some years of good work.") +
    ul([
      `${strong("First join the State police")}: constable after Class 12, or sub-inspector with a degree in any subject, by your State's recruitment board. In Delhi both go by SSC.`,
      `${strong("Then a posting")}: after station work you ask for crime branch, CID or the cyber cell; good investigations, law and computers help.`,
      `${strong("CBI")} is another house: sub-inspector by SSC CGL with any degree.`,
    ]) +
    p(
      `Read law and forensic basics, keep fit and have no case of your own. Without uniform, forensic laboratories do a part of the same work. The records: ${OF_POLICE}.`,
    ),
  hinglish:
    p("Crime branch seedhe bharti nahi karti: woh un police walon ko leti hai jinhone kuch saal achha kaam kiya ho.") +
    ul([
      `${strong("Pehle rajya police mein jaiye")}: Class 12 ke baad constable, ya kisi bhi subject ki degree ke saath sub-inspector, rajya ke recruitment board se. Delhi mein dono SSC se.`,
      `${strong("Phir posting")}: thane ke kaam ke baad crime branch, CID ya cyber cell maangiye; achhi jaanch, kanoon aur computer kaam aate hain.`,
      `${strong("CBI")} alag hai: kisi bhi degree ke saath SSC CGL se sub-inspector.`,
    ]) +
    p(
      `Kanoon aur forensic ki shuruaati baatein padhiye, fit rahiye, aur aap par koi case na ho. Bina vardi, forensic laboratory bhi isi kaam ka ek hissa karti hai. Record: ${OF_POLICE}.`,
    ),
  hindi:
    p("क्राइम ब्रांच सीधे भर्ती नहीं करती: वह उन पुलिसवालों को लेती है जिन्होंने कुछ साल अच्छा काम किया हो।") +
    ul([
      `${strong("पहले राज्य पुलिस में जाइए")}: Class 12 के बाद कांस्टेबल, या किसी भी विषय की डिग्री के साथ सब-इंस्पेक्टर, राज्य के भर्ती बोर्ड से। दिल्ली में दोनों SSC से।`,
      `${strong("फिर पोस्टिंग")}: थाने के काम के बाद क्राइम ब्रांच, CID या साइबर सेल माँगिए; अच्छी जाँच, क़ानून और कंप्यूटर काम आते हैं।`,
      `${strong("CBI")} अलग है: किसी भी डिग्री के साथ SSC CGL से सब-इंस्पेक्टर।`,
    ]) +
    p(
      `क़ानून और फ़ोरेंसिक की शुरुआती बातें पढ़िए, फ़िट रहिए, और आप पर कोई केस न हो। बिना वर्दी, फ़ोरेंसिक लैबोरेटरी भी इसी काम का एक हिस्सा करती है। रिकॉर्ड: ${OF_POLICE}।`,
    ),
};

const CONSTABLE = to("police-constable", "Police Constable");

export const HEIGHT_OF_A_WOMAN_IN_UP: Wording = {
  english:
    p(
      `${strong("152 cm for women of the general, OBC and SC categories, and 147 cm for ST")}, by the Uttar Pradesh police board's constable notices of 2018 and 2023; check this year's at uppbpb.gov.in.`,
    ) +
    p(
      "Those notices also asked women for 40 kg at least and a run of 2.4 km within 14 minutes, after the written test; no chest is measured. Height is measured with an instrument and without shoes, and nothing can be paid to change it. Class 12 passed is enough, from any stream. If some centimetres are missing, the police's clerk and computer posts ask otherwise, and so do other services. " +
        `The record: ${CONSTABLE}.`,
    ),
  hinglish:
    p(
      `${strong("General, OBC aur SC mahila ke liye 152 cm, ST ke liye 147 cm")}, Uttar Pradesh police board ke 2018 aur 2023 ke constable notice se; is saal ka uppbpb.gov.in par dekhiye.`,
    ) +
    p(
      `Un notice mein mahilaon se kam se kam 40 kg vajan aur likhit test ke baad 14 minute mein 2.4 km daud bhi maangi thi; seena nahi naapte. Height machine se, bina joote naapi jaati hai, paise se kuch nahi badalta. Kisi bhi stream se Class 12 pass kaafi hai. Kuch cm kam ho to police ki clerk aur computer wali posts aur doosri sevayein alag maangti hain. Record: ${CONSTABLE}.`,
    ),
  hindi:
    p(
      `${strong("जनरल, OBC और SC महिला के लिए 152 cm, ST के लिए 147 cm")}, उत्तर प्रदेश पुलिस बोर्ड के 2018 और 2023 के कांस्टेबल नोटिस से; इस साल का uppbpb.gov.in पर देखिए।`,
    ) +
    p(
      `उन नोटिस में महिलाओं से कम से कम 40 kg वज़न और लिखित परीक्षा के बाद 14 मिनट में 2.4 km दौड़ भी माँगी थी; सीना नहीं नापते। लंबाई मशीन से, बिना जूते नापी जाती है, पैसे से कुछ नहीं बदलता। किसी भी स्ट्रीम से Class 12 पास काफ़ी है। कुछ cm कम हो तो पुलिस के क्लर्क और कंप्यूटर वाले पद और दूसरी सेवाएँ अलग माँगती हैं। रिकॉर्ड: ${CONSTABLE}।`,
    ),
};

export const SUBJECT_OF_A_SUB_INSPECTOR: Wording = {
  english:
    p(
      `${strong("In any subject.")} A sub-inspector needs a degree of a recognised university, BA, BSc, BCom or any other, also by distance.`,
    ) +
    p(
      `Only technical posts (radio, fingerprints, computers) ask for science or computers. If you choose the degree for this work, take one that you pass well beside the preparation; political science, history, geography and law help with general studies, and physical training with the run. The test asks for reasoning, school maths, general knowledge and Hindi or your State's language; then come measures, run and medical. State police by your State's board, Delhi Police and the central forces by SSC CPO (ssc.gov.in). The record: ${to("police-inspector", "Police Inspector")}.`,
    ),
  hinglish:
    p(
      `${strong("Kisi bhi subject mein.")} Sub-inspector ke liye maanyata wali university ki degree chahiye, BA, BSc, BCom ya koi aur, distance bhi.`,
    ) +
    p(
      `Sirf technical posts (radio, fingerprint, computer) science ya computer maangti hain. Degree isi ke liye chun rahe hain to woh lijiye jo taiyari ke saath achhe se pass ho; political science, history, geography aur law general studies mein kaam aate hain. Test mein reasoning, school ki maths, general knowledge aur Hindi ya rajya ki bhasha; phir naap, daud aur medical. Rajya police apne board se, Delhi Police aur kendriya force SSC CPO se (ssc.gov.in). Record: ${to("police-inspector", "Police Inspector")}.`,
    ),
  hindi:
    p(`${strong("किसी भी विषय में।")} सब-इंस्पेक्टर के लिए मान्यता वाली यूनिवर्सिटी की डिग्री चाहिए, BA, BSc, BCom या कोई और, डिस्टेंस भी।`) +
    p(
      `सिर्फ़ तकनीकी पद (रेडियो, फ़िंगरप्रिंट, कंप्यूटर) साइंस या कंप्यूटर माँगते हैं। डिग्री इसी के लिए चुन रहे हैं तो वह लीजिए जो तैयारी के साथ अच्छे से पास हो; राजनीति विज्ञान, इतिहास, भूगोल और क़ानून सामान्य अध्ययन में काम आते हैं। परीक्षा में रीज़निंग, स्कूल की गणित, सामान्य ज्ञान और हिंदी या राज्य की भाषा; फिर नाप, दौड़ और मेडिकल। राज्य पुलिस अपने बोर्ड से, दिल्ली पुलिस और केंद्रीय बल SSC CPO से (ssc.gov.in)। रिकॉर्ड: ${to("police-inspector", "Police Inspector")}।`,
    ),
};

export const GRADE_B_OF_RBI: Wording = {
  english:
    p(
      "RBI Grade B is the examination by which the Reserve Bank of India takes its young officers, who watch over banks, money and markets.",
    ) +
    ul([
      `${strong("Who may apply (General)")}: a degree in any subject with sixty per cent (fifty for SC, ST and PwBD), or a master's degree with fifty-five.`,
      `${strong("Age")}: 21 to 30 by the notices of recent years, more for reserved categories and for MPhil and PhD; six attempts in the general category.`,
      `${strong("Two small lists beside it")}: DEPR asks for a master's degree in economics, DSIM in statistics.`,
    ]) +
    p(
      `Two written phases (general awareness, reasoning, English, maths; then economics, finance and management) and an interview. This year's notice counts: opportunities.rbi.org.in. Near it: ${to("bank-examiner", "Bank Examiner")}, ${to("economist", "Economist")}.`,
    ),
  hinglish:
    p("RBI Grade B woh exam hai jisse Reserve Bank of India apne naye officer leta hai, jo bank, paise aur bazaar par nazar rakhte hain.") +
    ul([
      `${strong("Kaun apply kar sakta hai (General)")}: kisi bhi subject ki degree mein 60 pratishat (SC, ST, PwBD ko 50), ya master's degree mein 55.`,
      `${strong("Umar")}: pichhle saalon ke notice mein 21 se 30, reserved category aur MPhil, PhD ko zyada; general category mein chhah attempt.`,
      `${strong("Saath mein do chhoti list")}: DEPR ke liye economics, DSIM ke liye statistics ki master's degree.`,
    ]) +
    p(
      `Do likhit charan (general awareness, reasoning, English, maths; phir economics, finance, management) aur interview. Is saal ka notice hi chalega: opportunities.rbi.org.in. Iske paas: ${to("bank-examiner", "Bank Examiner")}, ${to("economist", "Economist")}.`,
    ),
  hindi:
    p("RBI Grade B वह परीक्षा है जिससे Reserve Bank of India अपने नए अफ़सर लेता है, जो बैंक, पैसे और बाज़ार पर नज़र रखते हैं।") +
    ul([
      `${strong("कौन आवेदन कर सकता है (General)")}: किसी भी विषय की डिग्री में 60 प्रतिशत (SC, ST, PwBD को 50), या मास्टर डिग्री में 55।`,
      `${strong("उम्र")}: पिछले सालों के नोटिस में 21 से 30, आरक्षित वर्ग और MPhil, PhD को ज़्यादा; जनरल वर्ग में छह प्रयास।`,
      `${strong("साथ में दो छोटी सूचियाँ")}: DEPR के लिए अर्थशास्त्र, DSIM के लिए सांख्यिकी की मास्टर डिग्री।`,
    ]) +
    p(
      `दो लिखित चरण (सामान्य जागरूकता, रीज़निंग, अंग्रेज़ी, गणित; फिर अर्थशास्त्र, वित्त, प्रबंधन) और इंटरव्यू। इस साल का नोटिस ही चलेगा: opportunities.rbi.org.in। इसके पास: ${to("bank-examiner", "Bank Examiner")}, ${to("economist", "Economist")}।`,
    ),
};

const AT_A_BANK = `${to("bank-officer", "Bank Officer")}, ${to("bank-clerk", "Bank Clerk")}`;

export const MATHS_FOR_A_BANK: Wording = {
  english:
    p(
      `${strong("As a subject no; in the test yes, school maths.")} IBPS and SBI take a degree in any subject, and nobody asks whether you had maths in Class 11 and 12.`,
    ) +
    ul([
      "The test has a part on numbers: percentages, ratio, average, interest, time and work, number series, and tables and charts to read. It is the maths of Classes 6 to 10, against the clock.",
      "Each part of the first round has a cut-off of its own, so it cannot be left out. Reasoning and English weigh as much.",
    ]) +
    p(
      `Half an hour a day for six months, beginning with tables, squares and fractions, carries most arts graduates through. Free old papers and lessons: sathee.iitk.ac.in. Where it leads: ${AT_A_BANK}.`,
    ),
  hinglish:
    p(
      `${strong("Subject ki tarah nahi; test mein haan, school wali maths.")} IBPS aur SBI kisi bhi subject ki degree lete hain, koi nahi poochta ki Class 11 aur 12 mein maths thi ya nahi.`,
    ) +
    ul([
      "Test mein ganit ka hissa hai: pratishat, ratio, average, byaaj, samay aur kaam, number series, aur table aur chart padhna. Yeh Class 6 se 10 ki maths hai, ghadi ke saath.",
      "Pehle charan ke har hisse ka apna cut-off hai, isliye ise chhoda nahi ja sakta. Reasoning aur English bhi utne hi.",
    ]) +
    p(
      `Roz aadha ghanta, chhah mahine, pahaade, varg aur fraction se shuru karke, zyadatar arts wale nikal jaate hain. Free purane paper aur lesson: sathee.iitk.ac.in. Aage: ${AT_A_BANK}.`,
    ),
  hindi:
    p(
      `${strong("विषय की तरह नहीं; टेस्ट में हाँ, स्कूल वाली गणित।")} IBPS और SBI किसी भी विषय की डिग्री लेते हैं, कोई नहीं पूछता कि Class 11 और 12 में गणित थी या नहीं।`,
    ) +
    ul([
      "टेस्ट में गणित का हिस्सा है: प्रतिशत, अनुपात, औसत, ब्याज, समय और काम, संख्या शृंखला, और तालिका और चार्ट पढ़ना। यह Class 6 से 10 की गणित है, घड़ी के साथ।",
      "पहले चरण के हर हिस्से का अपना कट-ऑफ़ है, इसलिए इसे छोड़ा नहीं जा सकता। रीज़निंग और अंग्रेज़ी भी उतने ही।",
    ]) +
    p(
      `रोज़ आधा घंटा, छह महीने, पहाड़े, वर्ग और भिन्न से शुरू करके, ज़्यादातर आर्ट्स वाले निकल जाते हैं। मुफ़्त पुराने पेपर और पाठ: sathee.iitk.ac.in। आगे: ${AT_A_BANK}।`,
    ),
};

const OF_RAILWAYS = `${to("station-master", "Station Master")}, ${to("ticket-collector", "Ticket Collector")}`;
const OF_POWER = `${to("electrical-engineer", "Electrical Engineer")}, ${to("power-plant-operator", "Power Plant Operator")}`;

export const TWO_OF_THE_NAME_NTPC: Wording = {
  english:
    p("They share only the letters: RRB NTPC is an examination of the railways, NTPC Limited a company that makes electricity.") +
    ul([
      `${strong("RRB NTPC")}, Non-Technical Popular Categories: clerks, goods guards, station masters, ticket posts. Class 12 for some, any degree for others; by the railway boards' own notice (rrbapply.gov.in): ${OF_RAILWAYS}.`,
      `${strong("NTPC Limited")}, a public company of the Centre: engineers mostly by their GATE score, diploma and ITI holders, accountants and others by the company's own notices (ntpc.co.in): ${OF_POWER}.`,
    ]) +
    p(
      "With a BA or Class 12 prepare for the railways; with BTech in electrical, mechanical or electronics plan GATE; with an ITI or a diploma watch both. Neither takes money beyond the fee of the form.",
    ),
  hinglish:
    p("Dono ke sirf akshar ek hain: RRB NTPC railway ka exam hai, NTPC Limited bijli banane wali company.") +
    ul([
      `${strong("RRB NTPC")}, Non-Technical Popular Categories: clerk, goods guard, station master, ticket wali posts. Kuch ke liye Class 12, kuch ke liye koi bhi degree; railway board ke apne notice se (rrbapply.gov.in): ${OF_RAILWAYS}.`,
      `${strong("NTPC Limited")}, kendra ki company: engineer zyadatar GATE score se, diploma aur ITI wale, accounts aur baaki company ke apne notice se (ntpc.co.in): ${OF_POWER}.`,
    ]) +
    p(
      "BA ya Class 12 ho to railway ki taiyari; electrical, mechanical ya electronics ki BTech ho to GATE; ITI ya diploma ho to dono dekhiye. Form ki fees ke alawa koi paisa nahi leta.",
    ),
  hindi:
    p("दोनों के सिर्फ़ अक्षर एक हैं: RRB NTPC रेलवे की परीक्षा है, NTPC Limited बिजली बनाने वाली कंपनी।") +
    ul([
      `${strong("RRB NTPC")}, Non-Technical Popular Categories: क्लर्क, गुड्स गार्ड, स्टेशन मास्टर, टिकट वाले पद। कुछ के लिए Class 12, कुछ के लिए कोई भी डिग्री; रेलवे बोर्ड के अपने नोटिस से (rrbapply.gov.in): ${OF_RAILWAYS}।`,
      `${strong("NTPC Limited")}, केंद्र की कंपनी: इंजीनियर ज़्यादातर GATE स्कोर से, डिप्लोमा और ITI वाले, अकाउंट्स और बाक़ी कंपनी के अपने नोटिस से (ntpc.co.in): ${OF_POWER}।`,
    ]) +
    p(
      "BA या Class 12 हो तो रेलवे की तैयारी; इलेक्ट्रिकल, मैकेनिकल या इलेक्ट्रॉनिक्स की BTech हो तो GATE; ITI या डिप्लोमा हो तो दोनों देखिए। फ़ॉर्म की फ़ीस के अलावा कोई पैसा नहीं लेता।",
    ),
};

export const PRIVATE_OR_GOVERNMENT_MEDICAL: Wording = {
  english:
    p(
      `${strong("If your rank gives you a government seat, take it")}: the degree and the licence are the same, the fee is a small part of the private one.`,
    ) +
    ul([
      `${strong("Government")}: far more patients, so more is seen and done by your own hand; crowded hostels; in many States a bond of some years in rural service, or money in its place.`,
      `${strong("Private or deemed")}: a lower rank is enough; buildings are often newer; whether the hospital has patients is what counts. Ask for the fee of all the years, hostel and deposit in writing.`,
      `${strong("Check")}: that the National Medical Commission lists the college with its seats (nmc.org.in), how full the beds are, and the stipend of the internship.`,
    ]) +
    p(
      `Seats of both go only by NEET-UG and counselling, mcc.nic.in and your State; nobody can sell one. A loan that eats ten years' pay is worth one more attempt or another course. The record: ${to("general-physician", "General Physician")}.`,
    ),
  hinglish:
    p(`${strong("Rank se sarkari seat mile to wahi lijiye")}: degree aur licence ek hi hain, fees private ka chhota hissa.`) +
    ul([
      `${strong("Sarkari")}: mareez kahin zyada, isliye zyada dekhne aur khud karne ko milta hai; hostel bhare hue; kai rajyon mein kuch saal ki gaon mein seva ka bond, ya uski jagah paisa.`,
      `${strong("Private ya deemed")}: kam rank mein milta hai; building aksar nayi; asli baat yeh ki hospital mein mareez hain ya nahi. Saare saalon ki fees, hostel aur deposit likhit mein lijiye.`,
      `${strong("Dekhiye")}: National Medical Commission ki list mein college aur uski seats (nmc.org.in), bed kitne bhare hain, aur internship ka stipend.`,
    ]) +
    p(
      `Dono ki seat sirf NEET-UG aur counselling se, mcc.nic.in aur aapka rajya; koi bech nahi sakta. Jo loan das saal ki kamai kha jaye, usse ek aur attempt ya doosra course achha. Record: ${to("general-physician", "General Physician")}.`,
    ),
  hindi:
    p(`${strong("रैंक से सरकारी सीट मिले तो वही लीजिए")}: डिग्री और लाइसेंस एक ही हैं, फ़ीस निजी का छोटा हिस्सा।`) +
    ul([
      `${strong("सरकारी")}: मरीज़ कहीं ज़्यादा, इसलिए ज़्यादा देखने और ख़ुद करने को मिलता है; हॉस्टल भरे हुए; कई राज्यों में कुछ साल की गाँव में सेवा का बॉन्ड, या उसकी जगह पैसा।`,
      `${strong("निजी या डीम्ड")}: कम रैंक में मिलता है; बिल्डिंग अक्सर नई; असली बात यह कि अस्पताल में मरीज़ हैं या नहीं। सारे सालों की फ़ीस, हॉस्टल और डिपॉज़िट लिखित में लीजिए।`,
      `${strong("देखिए")}: National Medical Commission की सूची में कॉलेज और उसकी सीटें (nmc.org.in), बेड कितने भरे हैं, और इंटर्नशिप का स्टाइपेंड।`,
    ]) +
    p(
      `दोनों की सीट सिर्फ़ NEET-UG और काउंसलिंग से, mcc.nic.in और आपका राज्य; कोई बेच नहीं सकता। जो लोन दस साल की कमाई खा जाए, उससे एक और प्रयास या दूसरा कोर्स अच्छा। रिकॉर्ड: ${to("general-physician", "General Physician")}।`,
    ),
};

const BY_COMMERCE = `${to("chartered-accountant", "Chartered Accountant")}, ${to("investment-banker", "Investment Banker")}, ${to("actuary", "Actuary")}, ${to("bank-officer", "Bank Officer")}`;

export const COMMERCE_IS_NOT_FOR_THE_DULL: Wording = {
  english:
    p(
      `${strong("No, that is not true.")} No stream is useless, and none is for the dull: it says what you want to learn, not how clever you are, and CA is among the hardest examinations of the country in any stream.`,
    ) +
    p(
      `Commerce asks for exact work with numbers, clear reading of rules and a sense for people and markets. It leads to ${BY_COMMERCE}, to law, to one's own business and to every government post that takes any degree. What it does shut is engineering, medicine and most pure science, so the fair question is whether you want one of those. If not, and accounts or economics hold your attention, choose it with your head up.`,
    ) +
    p(
      `Teachers often repeat what they once heard; you may thank him and decide by yourself. The ${link("/assessment", "assessment")} takes some minutes and asks what you like, not which marks you have.`,
    ),
  hinglish:
    p(
      `${strong("Nahi, yeh sach nahi hai.")} Stream batati hai ki aap kya seekhna chahte hain, na ki aap kitne hoshiyar hain; aur CA kisi bhi stream ke sabse kathin exam mein se ek hai.`,
    ) +
    p(
      `Commerce mein number ke saath sahi kaam, niyam saaf padhna, aur log aur bazaar ki samajh lagti hai. Aage ${BY_COMMERCE}, law, apna business, aur har sarkari post jo koi bhi degree leti hai. Band hote hain engineering, medical aur zyadatar pure science; sahi sawal yahi hai ki aap inme se kuch chahte hain ya nahi. Nahi, aur accounts ya economics mein mann lagta hai, to sir utha kar chuniye.`,
    ) +
    p(
      `Teacher aksar suni hui baat dohrate hain; faisla aapka hai. ${link("/assessment", "Assessment")} kuch minute leta hai aur pasand poochta hai, marks nahi.`,
    ),
  hindi:
    p(
      `${strong("नहीं, यह सच नहीं है।")} स्ट्रीम बताती है कि आप क्या सीखना चाहते हैं, न कि आप कितने होशियार हैं; और CA किसी भी स्ट्रीम की सबसे कठिन परीक्षाओं में से एक है।`,
    ) +
    p(
      `कॉमर्स में संख्या के साथ सही काम, नियम साफ़ पढ़ना, और लोग और बाज़ार की समझ लगती है। आगे ${BY_COMMERCE}, लॉ, अपना व्यवसाय, और हर सरकारी पद जो कोई भी डिग्री लेता है। बंद होते हैं इंजीनियरिंग, मेडिकल और ज़्यादातर शुद्ध विज्ञान; सही सवाल यही है कि आप इनमें से कुछ चाहते हैं या नहीं। नहीं, और अकाउंट्स या अर्थशास्त्र में मन लगता है, तो सिर उठाकर चुनिए।`,
    ) +
    p(`शिक्षक अक्सर सुनी हुई बात दोहराते हैं; फ़ैसला आपका है। ${link("/assessment", "असेसमेंट")} कुछ मिनट लेता है और पसंद पूछता है, नंबर नहीं।`),
};

export const WHAT_AN_ACTUARY_IS: Wording = {
  english:
    p(
      `An actuary is an expert who reckons, from many years of deaths, illnesses and claims, what an insurance or a pension must cost so that it can be paid when it is due.`,
    ) +
    ul([
      `${strong("The day")}: data, statistics, spreadsheets and code, then explaining the result to people who decide. Mostly at insurers, consultants and banks.`,
      `${strong("The way")}: the entrance test ACET of the Institute of Actuaries of India after Class 12, then its papers one by one, most beside a degree or a job; it takes six to ten years to the end, and pay begins after some papers.`,
      `${strong("It suits")} who likes maths and probability and can bear to fail a paper and sit again.`,
    ]) +
    p(`Rules and dates: actuariesindia.org. Pay and years stand in the record: ${to("actuary", "Actuary")}.`),
  hinglish:
    p(
      "Actuary woh expert hai jo saalon ki maut, beemari aur claim ke data se hisaab lagata hai ki insurance ya pension kitne ki ho, taaki samay par paisa diya ja sake.",
    ) +
    ul([
      `${strong("Din bhar")}: data, statistics, spreadsheet aur code, phir faisla karne walon ko nateeja samjhana. Zyadatar insurance company, consultant aur bank mein.`,
      `${strong("Raasta")}: Class 12 ke baad Institute of Actuaries of India ka entrance ACET, phir ek-ek karke uske paper, zyadatar degree ya naukri ke saath; poora hone mein chhah se das saal, kamai kuch paper ke baad shuru.`,
      `${strong("Kiske liye")}: jise maths aur probability pasand ho, aur jo paper fail hone par phir baith sake.`,
    ]) +
    p(`Niyam aur taareekh: actuariesindia.org. Kamai aur saal record mein: ${to("actuary", "Actuary")}.`),
  hindi:
    p("एक्चुअरी वह विशेषज्ञ है जो सालों की मृत्यु, बीमारी और क्लेम के आँकड़ों से हिसाब लगाता है कि बीमा या पेंशन कितने की हो, ताकि समय पर पैसा दिया जा सके।") +
    ul([
      `${strong("दिन भर")}: आँकड़े, सांख्यिकी, स्प्रेडशीट और कोड, फिर फ़ैसला करने वालों को नतीजा समझाना। ज़्यादातर बीमा कंपनी, सलाहकार और बैंक में।`,
      `${strong("रास्ता")}: Class 12 के बाद Institute of Actuaries of India का एंट्रेंस ACET, फिर एक-एक करके उसके पेपर, ज़्यादातर डिग्री या नौकरी के साथ; पूरा होने में छह से दस साल, कमाई कुछ पेपर के बाद शुरू।`,
      `${strong("किसके लिए")}: जिसे गणित और प्रायिकता पसंद हो, और जो पेपर फ़ेल होने पर फिर बैठ सके।`,
    ]) +
    p(`नियम और तारीख़: actuariesindia.org। कमाई और साल रिकॉर्ड में: ${to("actuary", "Actuary")}।`),
};

const BANKING_RECORD = to("investment-banker", "Investment Banker");

export const INVESTMENT_BANKING_FROM_BCOM: Wording = {
  english:
    p(
      `${strong("Yes, it is possible from BCom")}, but hardly with BCom alone: the banks choose by what comes after it and by internships.`,
    ) +
    ul([
      `${strong("MBA in finance")} at a college where banks come to hire, by CAT or XAT: the usual way.`,
      `${strong("CA")}, beside or after BCom: strong for valuing companies and deals, and without a large fee.`,
      `${strong("CFA")}, by examinations beside a job: respected, mostly added to one of the two; it costs money in dollars.`,
      `${strong("In between")}: analyst posts at research firms, audit firms and the back offices of banks, where one learns Excel, models and reading accounts.`,
    ]) +
    p(
      `Start now: valuation from free lessons, one company's annual report each month, an internship in the second year. A "guaranteed placement" course of some months rarely opens that door. The record: ${BANKING_RECORD}.`,
    ),
  hinglish:
    p(`${strong("Haan, BCom se ho sakta hai")}, par sirf BCom se mushkil: bank uske baad ki padhai aur internship dekhte hain.`) +
    ul([
      `${strong("Finance mein MBA")}, CAT ya XAT se, aise college mein jahan bank hire karne aate hain: sabse aam raasta.`,
      `${strong("CA")}, BCom ke saath ya baad: company ki keemat aur deal ke liye mazboot, aur badi fees ke bina.`,
      `${strong("CFA")}, naukri ke saath exam: izzat hai, zyadatar inhi do ke upar; fees dollar mein.`,
      `${strong("Beech mein")}: research firm, audit firm aur bank ke back office mein analyst, jahan Excel, model aur hisaab padhna aata hai.`,
    ]) +
    p(
      `Abhi shuru kijiye: free lesson se valuation, har mahine ek company ki annual report, doosre saal mein internship. Kuch mahine ka "guaranteed placement" course yeh darwaza kam hi kholta hai. Record: ${BANKING_RECORD}.`,
    ),
  hindi:
    p(`${strong("हाँ, BCom से हो सकता है")}, पर सिर्फ़ BCom से मुश्किल: बैंक उसके बाद की पढ़ाई और इंटर्नशिप देखते हैं।`) +
    ul([
      `${strong("फ़ाइनेंस में MBA")}, CAT या XAT से, ऐसे कॉलेज में जहाँ बैंक भर्ती करने आते हैं: सबसे आम रास्ता।`,
      `${strong("CA")}, BCom के साथ या बाद: कंपनी की क़ीमत और सौदे के लिए मज़बूत, और बड़ी फ़ीस के बिना।`,
      `${strong("CFA")}, नौकरी के साथ परीक्षा: इज़्ज़त है, ज़्यादातर इन्हीं दो के ऊपर; फ़ीस डॉलर में।`,
      `${strong("बीच में")}: रिसर्च फ़र्म, ऑडिट फ़र्म और बैंक के बैक ऑफ़िस में एनालिस्ट, जहाँ Excel, मॉडल और हिसाब पढ़ना आता है।`,
    ]) +
    p(
      `अभी शुरू कीजिए: मुफ़्त पाठ से वैल्यूएशन, हर महीने एक कंपनी की वार्षिक रिपोर्ट, दूसरे साल में इंटर्नशिप। कुछ महीने का "guaranteed placement" कोर्स यह दरवाज़ा कम ही खोलता है। रिकॉर्ड: ${BANKING_RECORD}।`,
    ),
};

export const NATA_OR_JEE: Wording = {
  english:
    p(`${strong("Neither is compulsory by itself, and NATA opens most colleges.")} Which one depends on where you want to study:`) +
    ul([
      `${strong("NATA")} (nata.in), by the Council of Architecture: State and private colleges, most seats.`,
      `${strong("JEE Main Paper 2")}: NITs, SPAs and some others, by JoSAA; many private colleges take it too.`,
      `${strong("JEE Advanced and then AAT")}: only the IITs that have BArch.`,
    ]) +
    p(
      `All ask for physics and maths in Class 12. Then BArch of five years with office training, and registration with the Council (coa.gov.in), without which nobody may use the name. Practise drawing, proportion and looking at buildings half an hour a day; take NATA and Paper 2 in the same year, as they overlap. The record: ${to("architect", "Architect")}.`,
    ),
  hinglish:
    p(`${strong("Akela koi bhi zaroori nahi; NATA se zyadatar college khulte hain.")} Kaun sa, yeh is par hai ki kahan padhna hai:`) +
    ul([
      `${strong("NATA")} (nata.in), Council of Architecture ka: rajya aur private college, sabse zyada seats.`,
      `${strong("JEE Main Paper 2")}: NIT, SPA aur kuch aur, JoSAA se; kai private college bhi lete hain.`,
      `${strong("JEE Advanced aur phir AAT")}: sirf woh IIT jinme BArch hai.`,
    ]) +
    p(
      `Sab Class 12 mein physics aur maths maangte hain. Phir paanch saal ki BArch, office training samet, aur Council mein registration (coa.gov.in), jiske bina yeh naam koi nahi lagata. Roz aadha ghanta drawing, anupaat aur building dekhna; NATA aur Paper 2 ek hi saal dijiye, taiyari milti hai. Record: ${to("architect", "Architect")}.`,
    ),
  hindi:
    p(`${strong("अकेला कोई भी ज़रूरी नहीं; NATA से ज़्यादातर कॉलेज खुलते हैं।")} कौन सा, यह इस पर है कि कहाँ पढ़ना है:`) +
    ul([
      `${strong("NATA")} (nata.in), Council of Architecture का: राज्य और निजी कॉलेज, सबसे ज़्यादा सीटें।`,
      `${strong("JEE Main Paper 2")}: NIT, SPA और कुछ और, JoSAA से; कई निजी कॉलेज भी लेते हैं।`,
      `${strong("JEE Advanced और फिर AAT")}: सिर्फ़ वे IIT जिनमें BArch है।`,
    ]) +
    p(
      `सब Class 12 में फ़िज़िक्स और मैथ्स माँगते हैं। फिर पाँच साल की BArch, ऑफ़िस ट्रेनिंग समेत, और Council में रजिस्ट्रेशन (coa.gov.in), जिसके बिना यह नाम कोई नहीं लगाता। रोज़ आधा घंटा ड्रॉइंग, अनुपात और इमारत देखना; NATA और Paper 2 एक ही साल दीजिए, तैयारी मिलती है। रिकॉर्ड: ${to("architect", "Architect")}।`,
    ),
};

export const SCHOLARSHIPS_OF_CLASS_11: Wording = {
  english:
    p(
      "Yes, in Class 11 several scholarships of the Centre and your State stand open; most are asked for on one site, scholarships.gov.in:",
    ) +
    ul([
      `${strong("Post-Matric Scholarship")} for SC, ST and OBC pupils, from Class 11 on, below a family income; in many States on the State's own portal.`,
      `${strong("PM-YASASVI")}, for OBC, EBC and denotified tribes in Classes 9 to 12.`,
      `${strong("NMMSS")}: only if you won it in Class 8; it then runs to Class 12 at government schools. Renew it each year.`,
      `${strong("CBSE's for a single girl child")}, after Class 10 with good marks at a CBSE school (cbse.gov.in).`,
      `${strong("Your State")}: its welfare and minority departments, for general category too in some.`,
    ]) +
    p(
      "Have ready: income certificate of this year, caste certificate, Aadhaar joined to your own bank account, Class 10 marksheet. Forms mostly run from summer to autumn; ask the school's nodal teacher for the dates. It costs nothing, and nobody may ask money for it.",
    ),
  hinglish:
    p("Haan, Class 11 mein kendra aur rajya ki kai scholarship hain; zyadatar ek hi site par, scholarships.gov.in:") +
    ul([
      `${strong("Post-Matric Scholarship")}, SC, ST aur OBC ke liye, Class 11 se, parivar ki aay ki seema ke neeche; kai rajyon mein rajya ke apne portal par.`,
      `${strong("PM-YASASVI")}, OBC, EBC aur vimukt janjatiyon ke liye, Class 9 se 12.`,
      `${strong("NMMSS")}: tabhi jab Class 8 mein jeeti ho; phir sarkari school mein Class 12 tak. Har saal renew kijiye.`,
      `${strong("CBSE ki single girl child")}, Class 10 mein achhe marks ke saath, CBSE school mein (cbse.gov.in).`,
      `${strong("Aapka rajya")}: samaj kalyan aur alpsankhyak vibhag, kahin general category ko bhi.`,
    ]) +
    p(
      "Taiyar rakhiye: is saal ka income certificate, jaati praman patra, apne bank account se juda Aadhaar, Class 10 ki marksheet. Form zyadatar garmi se sharad tak; taareekh school ke nodal teacher se poochiye. Yeh free hai, koi paise nahi maang sakta.",
    ),
  hindi:
    p("हाँ, Class 11 में केंद्र और राज्य की कई छात्रवृत्तियाँ हैं; ज़्यादातर एक ही साइट पर, scholarships.gov.in:") +
    ul([
      `${strong("Post-Matric Scholarship")}, SC, ST और OBC के लिए, Class 11 से, परिवार की आय की सीमा के नीचे; कई राज्यों में राज्य के अपने पोर्टल पर।`,
      `${strong("PM-YASASVI")}, OBC, EBC और विमुक्त जनजातियों के लिए, Class 9 से 12।`,
      `${strong("NMMSS")}: तभी जब Class 8 में जीती हो; फिर सरकारी स्कूल में Class 12 तक। हर साल रिन्यू कीजिए।`,
      `${strong("CBSE की single girl child")}, Class 10 में अच्छे नंबर के साथ, CBSE स्कूल में (cbse.gov.in)।`,
      `${strong("आपका राज्य")}: समाज कल्याण और अल्पसंख्यक विभाग, कहीं जनरल वर्ग को भी।`,
    ]) +
    p(
      "तैयार रखिए: इस साल का आय प्रमाणपत्र, जाति प्रमाणपत्र, अपने बैंक खाते से जुड़ा आधार, Class 10 की मार्कशीट। फ़ॉर्म ज़्यादातर गर्मी से शरद तक; तारीख़ स्कूल के नोडल शिक्षक से पूछिए। यह मुफ़्त है, कोई पैसे नहीं माँग सकता।",
    ),
};

const WITH_A_BA_IN_BIHAR = `${to("police-constable", "Police Constable")}, ${to("postman", "Postman")}, ${to("bank-clerk", "Bank Clerk")}, ${to("retail-sales-associate", "Retail Sales Associate")}`;

export const GRADUATE_OF_BIHAR: Wording = {
  english:
    p("Your BA opens more than you think, also with weak English. Three things that you can begin this month:") +
    ul([
      `${strong("Kushal Yuva Program")} of Bihar, at a centre in each block: about three months of computers, English and Hindi speaking and conduct at work, for who is 15 to 28 (longer for OBC, SC, ST and PwD) and has passed Class 10: skillmissionbihar.org.`,
      `${strong("A paid apprenticeship for graduates")}: NATS (nats.education.gov.in), a year in an office or plant with a stipend; also in Patna, Ranchi or Delhi.`,
      `${strong("Examinations in Hindi, with any degree")}: Bihar Police constable (csbc.bihar.gov.in) and sub-inspector (bpssc.bihar.gov.in), BSSC (bssc.bihar.gov.in), SSC, railways.`,
    ]) +
    p(
      `Until then shops, warehouses, delivery and calls in Hindi pay from the first month; ask for pay, hours and PF in writing. With D.El.Ed or BEd teaching is open too. Records: ${WITH_A_BA_IN_BIHAR}.`,
    ),
  hinglish:
    p("Aapki BA se jitna lagta hai usse zyada khulta hai, English kamzor ho tab bhi. Teen cheezein isi mahine shuru ho sakti hain:") +
    ul([
      `${strong("Bihar ka Kushal Yuva Program")}, har block ke centre mein: lagbhag teen mahine computer, English aur Hindi bolna aur kaam ka vyavahar, 15 se 28 saal (OBC, SC, ST aur PwD ko zyada) aur Class 10 pass ke liye: skillmissionbihar.org.`,
      `${strong("Graduate ki kamai wali apprenticeship")}: NATS (nats.education.gov.in), ek saal office ya plant mein stipend ke saath; Patna, Ranchi ya Delhi mein bhi.`,
      `${strong("Hindi mein exam, kisi bhi degree se")}: Bihar Police constable (csbc.bihar.gov.in) aur daroga (bpssc.bihar.gov.in), BSSC (bssc.bihar.gov.in), SSC, railway.`,
    ]) +
    p(
      `Tab tak dukaan, godown, delivery aur Hindi ke call centre pehle mahine se dete hain; pay, ghante aur PF likhit mein lijiye. D.El.Ed ya BEd se padhana bhi khulta hai. Record: ${WITH_A_BA_IN_BIHAR}.`,
    ),
  hindi:
    p("आपकी BA से जितना लगता है उससे ज़्यादा खुलता है, अंग्रेज़ी कमज़ोर हो तब भी। तीन चीज़ें इसी महीने शुरू हो सकती हैं:") +
    ul([
      `${strong("बिहार का कुशल युवा प्रोग्राम")}, हर ब्लॉक के केंद्र में: लगभग तीन महीने कंप्यूटर, अंग्रेज़ी और हिंदी बोलना और काम का व्यवहार, 15 से 28 साल (OBC, SC, ST और PwD को ज़्यादा) और Class 10 पास के लिए: skillmissionbihar.org।`,
      `${strong("ग्रेजुएट की कमाई वाली अप्रेंटिसशिप")}: NATS (nats.education.gov.in), एक साल दफ़्तर या प्लांट में स्टाइपेंड के साथ; पटना, राँची या दिल्ली में भी।`,
      `${strong("हिंदी में परीक्षा, किसी भी डिग्री से")}: बिहार पुलिस कांस्टेबल (csbc.bihar.gov.in) और दरोगा (bpssc.bihar.gov.in), BSSC (bssc.bihar.gov.in), SSC, रेलवे।`,
    ]) +
    p(
      `तब तक दुकान, गोदाम, डिलीवरी और हिंदी के कॉल सेंटर पहले महीने से देते हैं; वेतन, घंटे और PF लिखित में लीजिए। D.El.Ed या BEd से पढ़ाना भी खुलता है। रिकॉर्ड: ${WITH_A_BA_IN_BIHAR}।`,
    ),
};
