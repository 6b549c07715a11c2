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
