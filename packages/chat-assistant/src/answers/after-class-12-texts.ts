import { link, p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

const LAST: Wording = {
  english: p(`Tell me one subject that you like, and I narrow it down; or ${link("/assessment", "Take Career Assessment")}.`),
  hinglish: p(`Apni pasand ka ek vishay bataiye, main list chhoti kar dungi; ya ${link("/assessment", "Take Career Assessment")}.`),
  hindi: p(`अपनी पसंद का एक विषय बताइए, मैं सूची छोटी कर दूँगी; या ${link("/assessment", "Take Career Assessment")}।`),
};

const OF_ENGINEERS = [
  link("/career/software-engineer", "Software Engineer"),
  link("/career/civil-engineer", "Civil Engineer"),
  link("/career/electrical-engineer", "Electrical Engineer"),
].join(", ");

/** Stands above what PCM opens beside it. */
export const ENGINEERING_FIRST: Wording = {
  english: p(
    `${strong("Engineering after PCM")}: BTech by JEE Main or your State's own test, at some colleges by the marks of Class 12; in many States also the second year of a polytechnic diploma. ${OF_ENGINEERS}.`,
  ),
  hinglish: p(
    `${strong("PCM ke baad engineering")}: JEE Main ya apne rajya ke test se BTech, kuch college mein Class 12 ke marks se; kai rajyon mein polytechnic diploma ka doosra saal bhi. ${OF_ENGINEERS}.`,
  ),
  hindi: p(
    `${strong("PCM के बाद इंजीनियरिंग")}: JEE Main या अपने राज्य के टेस्ट से BTech, कुछ कॉलेजों में Class 12 के अंकों से; कई राज्यों में पॉलिटेक्निक डिप्लोमा का दूसरा साल भी। ${OF_ENGINEERS}।`,
  ),
};

const CARE = {
  doctors: [
    link("/career/general-physician", "General Physician"),
    link("/career/dentist", "Dentist"),
    link("/career/ayurvedic-physician", "Ayurvedic Physician"),
    link("/career/veterinarian", "Veterinarian"),
  ].join(", "),
  others: [
    link("/career/registered-nurse", "Registered Nurse"),
    link("/career/pharmacist", "Pharmacist"),
    link("/career/physiotherapist", "Physiotherapist"),
    link("/career/medical-laboratory-technician", "Medical Laboratory Technician"),
    link("/career/radiographer", "Radiographer"),
    link("/career/optometrist", "Optometrist"),
  ].join(", "),
  scientists: [
    link("/career/microbiologist", "Microbiologist"),
    link("/career/biotechnologist", "Biotechnologist"),
    link("/career/forensic-scientist", "Forensic Scientist"),
  ].join(", "),
  farms: [link("/career/agronomist", "Agronomist"), link("/career/dietitian", "Dietitian")].join(", "),
  teacher: link("/career/biology-teacher", "Biology Teacher"),
} as const;

export const AFTER_PCB: Wording = {
  english:
    p("After Class 12 with PCB there is much more than one entrance:") +
    ul([
      `${strong("To treat people or animals, by NEET-UG")}: MBBS, BDS, BAMS, BHMS, and BVSc in most States. ${CARE.doctors}.`,
      `${strong("Beside the doctor")}: BSc Nursing, pharmacy, physiotherapy, laboratory, imaging, eyes; by a State's test or by marks, and some of it by NEET-UG: look at each record. ${CARE.others}.`,
      `${strong("Life sciences")}: BSc by CUET-UG or marks, then MSc. ${CARE.scientists}.`,
      `${strong("Farms and food")}: BSc Agriculture, fisheries, dairy or food technology by CUET-UG or the State's agriculture test; nutrition. ${CARE.farms}.`,
      `${strong("To work soon")}: a diploma of about two years in laboratory, operation theatre or dialysis work; SSC CHSL, police, railways.`,
      `${strong("Open to any stream")}: teaching (${CARE.teacher} by BSc and BEd), psychology, law by CLAT, design, hotels, BBA.`,
    ]) +
    LAST.english,
  hinglish:
    p("PCB ke saath Class 12 ke baad ek hi entrance nahi, bahut kuch hai:") +
    ul([
      `${strong("Logon ya janwaron ka ilaaj, NEET-UG se")}: MBBS, BDS, BAMS, BHMS, aur zyadatar rajyon mein BVSc. ${CARE.doctors}.`,
      `${strong("Doctor ke saath ka kaam")}: BSc Nursing, pharmacy, physiotherapy, lab, X-ray aur scan, aankhein; rajya ke test ya marks se, aur kuch NEET-UG se: har record mein dekhiye. ${CARE.others}.`,
      `${strong("Life sciences")}: CUET-UG ya marks se BSc, phir MSc. ${CARE.scientists}.`,
      `${strong("Kheti aur khana")}: CUET-UG ya rajya ke agriculture test se BSc Agriculture, fisheries, dairy ya food technology; nutrition. ${CARE.farms}.`,
      `${strong("Jaldi kaam")}: lab, operation theatre ya dialysis ka lagbhag do saal ka diploma; SSC CHSL, police, railway.`,
      `${strong("Jo har stream se khula hai")}: teaching (BSc aur BEd se ${CARE.teacher}), psychology, CLAT se law, design, hotel, BBA.`,
    ]) +
    LAST.hinglish,
  hindi:
    p("PCB के साथ Class 12 के बाद एक ही परीक्षा नहीं, बहुत कुछ है:") +
    ul([
      `${strong("लोगों या जानवरों का इलाज, NEET-UG से")}: MBBS, BDS, BAMS, BHMS, और ज़्यादातर राज्यों में BVSc। ${CARE.doctors}।`,
      `${strong("डॉक्टर के साथ का काम")}: BSc Nursing, फ़ार्मेसी, फ़िज़ियोथेरेपी, लैब, एक्स-रे और स्कैन, आँखें; राज्य के टेस्ट या अंकों से, और कुछ NEET-UG से: हर रिकॉर्ड में देखिए। ${CARE.others}।`,
      `${strong("जीव विज्ञान की पढ़ाई")}: CUET-UG या अंकों से BSc, फिर MSc। ${CARE.scientists}।`,
      `${strong("खेती और भोजन")}: CUET-UG या राज्य के कृषि टेस्ट से BSc Agriculture, मत्स्य, डेयरी या फ़ूड टेक्नोलॉजी; पोषण। ${CARE.farms}।`,
      `${strong("जल्दी काम")}: लैब, ऑपरेशन थिएटर या डायलिसिस का लगभग दो साल का डिप्लोमा; SSC CHSL, पुलिस, रेलवे।`,
      `${strong("जो हर स्ट्रीम से खुला है")}: टीचिंग (BSc और BEd से ${CARE.teacher}), मनोविज्ञान, CLAT से लॉ, डिज़ाइन, होटल, BBA।`,
    ]) +
    LAST.hindi,
};

const WITH_MATHS = [
  OF_ENGINEERS,
  link("/career/architect", "Architect"),
  link("/career/commercial-pilot", "Commercial Pilot"),
  link("/career/deck-cadet", "Deck Cadet"),
].join(", ");
const OF_DATA = [link("/career/data-analyst", "Data Analyst"), link("/career/geologist", "Geologist"), CARE.scientists].join(", ");

export const AFTER_SCIENCE: Wording = {
  english:
    p("After Class 12 with Science it depends on maths and biology:") +
    ul([
      `${strong("With maths (PCM)")}: BTech by JEE Main or the State's test, BArch, NDA, merchant navy, flying. ${WITH_MATHS}.`,
      `${strong("With biology (PCB)")}: by NEET-UG MBBS, BDS, AYUSH and BVSc: ${CARE.doctors}. Beside the doctor: ${CARE.others}.`,
      `${strong("With either")}: BSc by CUET-UG or marks, BCA and data, agriculture. ${OF_DATA}, ${CARE.farms}.`,
      `${strong("Open to any stream")}: law by CLAT, CA, BBA, design, hotels, psychology, teaching by BEd.`,
      `${strong("To work soon")}: SSC CHSL, railways, police; diplomas of about two years in laboratory or operation theatre work (biology).`,
    ]) +
    LAST.english,
  hinglish:
    p("Science ke saath Class 12 ke baad baat maths aur biology par hai:") +
    ul([
      `${strong("Maths ke saath (PCM)")}: JEE Main ya rajya ke test se BTech, BArch, NDA, merchant navy, flying. ${WITH_MATHS}.`,
      `${strong("Biology ke saath (PCB)")}: NEET-UG se MBBS, BDS, AYUSH aur BVSc: ${CARE.doctors}. Doctor ke saath ka kaam: ${CARE.others}.`,
      `${strong("Dono mein se kisi ke saath")}: CUET-UG ya marks se BSc, BCA aur data, agriculture. ${OF_DATA}, ${CARE.farms}.`,
      `${strong("Jo har stream se khula hai")}: CLAT se law, CA, BBA, design, hotel, psychology, BEd se teaching.`,
      `${strong("Jaldi kaam")}: SSC CHSL, railway, police; lab ya operation theatre ka lagbhag do saal ka diploma (biology).`,
    ]) +
    LAST.hinglish,
  hindi:
    p("साइंस के साथ Class 12 के बाद बात मैथ्स और बायोलॉजी पर है:") +
    ul([
      `${strong("मैथ्स के साथ (PCM)")}: JEE Main या राज्य के टेस्ट से BTech, BArch, NDA, मर्चेंट नेवी, फ़्लाइंग। ${WITH_MATHS}।`,
      `${strong("बायोलॉजी के साथ (PCB)")}: NEET-UG से MBBS, BDS, AYUSH और BVSc: ${CARE.doctors}। डॉक्टर के साथ का काम: ${CARE.others}।`,
      `${strong("दोनों में से किसी के साथ")}: CUET-UG या अंकों से BSc, BCA और डेटा, कृषि। ${OF_DATA}, ${CARE.farms}।`,
      `${strong("जो हर स्ट्रीम से खुला है")}: CLAT से लॉ, CA, BBA, डिज़ाइन, होटल, मनोविज्ञान, BEd से टीचिंग।`,
      `${strong("जल्दी काम")}: SSC CHSL, रेलवे, पुलिस; लैब या ऑपरेशन थिएटर का लगभग दो साल का डिप्लोमा (बायोलॉजी)।`,
    ]) +
    LAST.hindi,
};

export const AFTER_ARTS: Wording = {
  english:
    p("After Class 12 with Humanities (Arts), from short ways to long ones; most need no entrance but marks or CUET-UG:") +
    ul([
      `${strong("To work soon")}: SSC CHSL, ${link("/career/police-constable", "Police Constable")}, RRB NTPC, India Post; ${link("/career/retail-sales-associate", "shop")}, ${link("/career/receptionist", "reception")}, ${link("/career/data-entry-operator", "data entry")} with a computer course.`,
      `${strong("A trade in two or three years")}: D.El.Ed for ${link("/career/primary-school-teacher", "Primary School Teacher")}; GNM for ${link("/career/registered-nurse", "Registered Nurse")}, where many schools take arts; a diploma in hotels, design or beauty.`,
      `${strong("A degree")}: BA in a subject that you like (with BEd ${link("/career/history-teacher", "Teacher")}; any degree opens SSC CGL, banks and State posts), BBA, journalism (${link("/career/news-reporter", "News Reporter")}), social work, ${link("/career/graphic-designer", "design")}, hotel management, BA LLB for ${link("/career/civil-lawyer", "law")}.`,
      `${strong("The long exams")}: UPSC and the State's commission, after any degree; begin with the degree, not with coaching.`,
    ]) +
    p(`Which suits you: ${link("/assessment", "Take Career Assessment")}, twenty questions. Or tell me one subject that you like.`),
  hinglish:
    p("Humanities (Arts) mein Class 12 ke baad, chhote raste se lambe tak; zyadatar mein entrance nahi, marks ya CUET-UG chahiye:") +
    ul([
      `${strong("Jaldi kaam")}: SSC CHSL, ${link("/career/police-constable", "Police Constable")}, RRB NTPC, India Post; computer course ke saath ${link("/career/retail-sales-associate", "dukaan")}, ${link("/career/receptionist", "reception")}, ${link("/career/data-entry-operator", "data entry")}.`,
      `${strong("Do-teen saal mein hunar")}: ${link("/career/primary-school-teacher", "Primary School Teacher")} ke liye D.El.Ed; ${link("/career/registered-nurse", "Registered Nurse")} ke liye GNM, jahan bahut se school arts wale lete hain; hotel, design ya beauty ka diploma.`,
      `${strong("Degree")}: pasand ke vishay mein BA (BEd ke saath ${link("/career/history-teacher", "Teacher")}; koi bhi degree SSC CGL, bank aur rajya ki posts kholti hai), BBA, journalism (${link("/career/news-reporter", "News Reporter")}), social work, ${link("/career/graphic-designer", "design")}, hotel management, ${link("/career/civil-lawyer", "law")} ke liye BA LLB.`,
      `${strong("Lambe exam")}: UPSC aur rajya ka aayog, kisi bhi degree ke baad; degree se shuru kijiye, coaching se nahi.`,
    ]) +
    p(`Aapke liye kaun sa sahi rahega: ${link("/assessment", "Take Career Assessment")}, bees sawal. Ya apni pasand ka ek vishay bataiye.`),
  hindi:
    p("Humanities (Arts) में Class 12 के बाद, छोटे रास्ते से लंबे तक; ज़्यादातर में entrance नहीं, नंबर या CUET-UG चाहिए:") +
    ul([
      `${strong("जल्दी काम")}: SSC CHSL, ${link("/career/police-constable", "Police Constable")}, RRB NTPC, India Post; कंप्यूटर कोर्स के साथ ${link("/career/retail-sales-associate", "दुकान")}, ${link("/career/receptionist", "रिसेप्शन")}, ${link("/career/data-entry-operator", "डेटा एंट्री")}।`,
      `${strong("दो-तीन साल में हुनर")}: ${link("/career/primary-school-teacher", "Primary School Teacher")} के लिए D.El.Ed; ${link("/career/registered-nurse", "Registered Nurse")} के लिए GNM, जहाँ बहुत से स्कूल आर्ट्स वाले लेते हैं; होटल, डिज़ाइन या ब्यूटी का डिप्लोमा।`,
      `${strong("डिग्री")}: पसंद के विषय में BA (BEd के साथ ${link("/career/history-teacher", "Teacher")}; कोई भी डिग्री SSC CGL, बैंक और राज्य के पद खोलती है), BBA, पत्रकारिता (${link("/career/news-reporter", "News Reporter")}), सोशल वर्क, ${link("/career/graphic-designer", "डिज़ाइन")}, होटल मैनेजमेंट, ${link("/career/civil-lawyer", "लॉ")} के लिए BA LLB।`,
      `${strong("लंबी परीक्षाएँ")}: UPSC और राज्य का आयोग, किसी भी डिग्री के बाद; डिग्री से शुरू कीजिए, कोचिंग से नहीं।`,
    ]) +
    p(`आपके लिए कौन सा सही रहेगा: ${link("/assessment", "Take Career Assessment")}, बीस सवाल। या अपनी पसंद का एक विषय बताइए।`),
};

export const AFTER_COMMERCE: Wording = {
  english:
    p(
      "After Class 12 with Commerce, from short ways to long ones; marks matter for few of them, and none of the professional exams asks for a high per cent:",
    ) +
    ul([
      `${strong("To work soon")}: Tally, GST and Excel in three to six months, then ${link("/career/bookkeeper", "Bookkeeper")} or a shop's or office's accounts; SSC CHSL, RRB NTPC, ${link("/career/data-entry-operator", "data entry")}.`,
      `${strong("A degree")}: BCom (with accounts and tax, for banks and SSC CGL after it), BBA, BCA, hotel management or a five-year ${link("/career/corporate-lawyer", "law")} course; CUET-UG or marks.`,
      `${strong("A profession beside the degree")}: ${link("/career/chartered-accountant", "CA")} by CA Foundation, ${link("/career/company-secretary", "CS")} by CSEET, ${link("/career/cost-accountant", "CMA")}: low fees, hard papers, any marks to begin with for most.`,
      `${strong("With maths")}: economics honours, statistics, ${link("/career/actuary", "actuary")}, five-year management by IPMAT.`,
      `${strong("After any degree")}: ${link("/career/bank-officer", "Bank Officer")} and ${link("/career/bank-clerk", "Bank Clerk")} by IBPS and SBI, MBA, UPSC and the State's commission.`,
    ]) +
    p(`Which suits you: ${link("/assessment", "Take Career Assessment")}, twenty questions. Or tell me one subject that you like.`),
  hinglish:
    p(
      "Commerce mein Class 12 ke baad, chhote raste se lambe tak; marks kam hi jagah tay karte hain, aur koi professional exam bahut zyada percent nahi maangta:",
    ) +
    ul([
      `${strong("Jaldi kaam")}: Tally, GST aur Excel teen se chhe mahine mein, phir ${link("/career/bookkeeper", "Bookkeeper")} ya dukaan aur office ke accounts; SSC CHSL, RRB NTPC, ${link("/career/data-entry-operator", "data entry")}.`,
      `${strong("Degree")}: BCom (accounts aur tax, baad mein bank aur SSC CGL), BBA, BCA, hotel management ya paanch saal ka ${link("/career/corporate-lawyer", "law")}; CUET-UG ya marks se.`,
      `${strong("Degree ke saath profession")}: CA Foundation se ${link("/career/chartered-accountant", "CA")}, CSEET se ${link("/career/company-secretary", "CS")}, ${link("/career/cost-accountant", "CMA")}: fees kam, paper mushkil, zyadatar mein shuru karne ke liye koi bhi marks.`,
      `${strong("Maths ke saath")}: economics honours, statistics, ${link("/career/actuary", "actuary")}, IPMAT se paanch saal ka management.`,
      `${strong("Kisi bhi degree ke baad")}: IBPS aur SBI se ${link("/career/bank-officer", "Bank Officer")} aur ${link("/career/bank-clerk", "Bank Clerk")}, MBA, UPSC aur rajya ka aayog.`,
    ]) +
    p(`Aapke liye kaun sa sahi rahega: ${link("/assessment", "Take Career Assessment")}, bees sawal. Ya apni pasand ka ek vishay bataiye.`),
  hindi:
    p("कॉमर्स में Class 12 के बाद, छोटे रास्ते से लंबे तक; अंक कम ही जगह तय करते हैं, और कोई प्रोफ़ेशनल परीक्षा बहुत ज़्यादा प्रतिशत नहीं माँगती:") +
    ul([
      `${strong("जल्दी काम")}: Tally, GST और Excel तीन से छह महीने में, फिर ${link("/career/bookkeeper", "Bookkeeper")} या दुकान और ऑफ़िस के अकाउंट्स; SSC CHSL, RRB NTPC, ${link("/career/data-entry-operator", "डेटा एंट्री")}।`,
      `${strong("डिग्री")}: BCom (अकाउंट्स और टैक्स, बाद में बैंक और SSC CGL), BBA, BCA, होटल मैनेजमेंट या पाँच साल का ${link("/career/corporate-lawyer", "लॉ")}; CUET-UG या अंकों से।`,
      `${strong("डिग्री के साथ प्रोफ़ेशन")}: CA Foundation से ${link("/career/chartered-accountant", "CA")}, CSEET से ${link("/career/company-secretary", "CS")}, ${link("/career/cost-accountant", "CMA")}: फ़ीस कम, पेपर मुश्किल, ज़्यादातर में शुरू करने के लिए कोई भी अंक।`,
      `${strong("मैथ्स के साथ")}: इकोनॉमिक्स ऑनर्स, स्टैटिस्टिक्स, ${link("/career/actuary", "एक्चुअरी")}, IPMAT से पाँच साल का मैनेजमेंट।`,
      `${strong("किसी भी डिग्री के बाद")}: IBPS और SBI से ${link("/career/bank-officer", "Bank Officer")} और ${link("/career/bank-clerk", "Bank Clerk")}, MBA, UPSC और राज्य का आयोग।`,
    ]) +
    p(`आपके लिए कौन सा सही रहेगा: ${link("/assessment", "Take Career Assessment")}, बीस सवाल। या अपनी पसंद का एक विषय बताइए।`),
};
