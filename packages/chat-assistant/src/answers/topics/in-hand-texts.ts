import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

/** What opens from a training or an examination that somebody has done. */

const said = (lead: string, rows: readonly string[]): string => p(lead) + ul(rows);

const SCHOOL_TEACHER = link("/career/primary-school-teacher", "Primary School Teacher");
const TUTOR = link("/career/private-tutor", "Private Tutor");

export const TET_IN_HAND: Wording = {
  english: said("CTET or a State's TET is passed: it gives no post itself, but you may now apply for one. It stays valid for life.", [
    `${strong("Government")}: KVS, NVS, schools of Delhi and the union territories with CTET; your State's recruitment, many with its own TET. Put a monthly look at their notices into your calendar.`,
    `${strong("At once")}: private schools near you, which like to see it on the resume; ${TUTOR} beside it.`,
    `${strong("Further")}: the other paper of the test, if your training allows; a master's degree for Classes 11 and 12. The work: ${SCHOOL_TEACHER}.`,
  ]),
  hinglish: said(
    "CTET ya rajya ka TET pass hai: isse seedhe post nahi milti, par ab aap post ke liye form bhar sakte hain. Yeh jeevan bhar maanya hai.",
    [
      `${strong("Sarkari")}: CTET se KVS, NVS, Delhi aur union territory ke school; apne rajya ki bharti, jahan aksar uska apna TET chahiye. Har mahine unke notice dekhiye.`,
      `${strong("Abhi")}: paas ke private school, jinhe resume par yeh achha lagta hai; saath mein ${TUTOR}.`,
      `${strong("Aage")}: training ho to test ka doosra paper; Class 11 aur 12 ke liye master's degree. Kaam kaisa hai: ${SCHOOL_TEACHER}.`,
    ],
  ),
  hindi: said("CTET या राज्य का TET पास है: इससे सीधे पोस्ट नहीं मिलती, पर अब आप पोस्ट के लिए फ़ॉर्म भर सकते हैं। यह जीवन भर मान्य है।", [
    `${strong("सरकारी")}: CTET से KVS, NVS, दिल्ली और केंद्र शासित प्रदेशों के स्कूल; अपने राज्य की भर्ती, जहाँ अक्सर उसका अपना TET चाहिए। हर महीने उनके नोटिस देखिए।`,
    `${strong("अभी")}: पास के प्राइवेट स्कूल, जिन्हें resume पर यह अच्छा लगता है; साथ में ${TUTOR}।`,
    `${strong("आगे")}: ट्रेनिंग हो तो टेस्ट का दूसरा पेपर; Class 11 और 12 के लिए मास्टर डिग्री। काम कैसा है: ${SCHOOL_TEACHER}।`,
  ]),
};

export const TEACHING_IN_HAND: Wording = {
  english: said("With BEd or D.El.Ed done, this opens:", [
    `${strong("First")}: CTET (ctet.nic.in) or your State's TET; without it hardly any government school takes teachers up to Class 8. D.El.Ed is for Classes 1 to 5, BEd from 6 on.`,
    `${strong("Government")}: recruitment of your State, KVS and NVS; for Classes 11 and 12 a master's degree in the subject with BEd.`,
    `${strong("At once")}: private schools near you, coaching, ${TUTOR}; each year of teaching counts.`,
    `${strong("Further")}: a degree after D.El.Ed, a master's degree, or special education. The work: ${SCHOOL_TEACHER}.`,
  ]),
  hinglish: said("BEd ya D.El.Ed ke baad yeh khulta hai:", [
    `${strong("Pehle")}: CTET (ctet.nic.in) ya apne rajya ka TET; iske bina sarkari school Class 8 tak shayad hi lete hain. D.El.Ed Class 1 se 5 ke liye hai, BEd Class 6 se aage.`,
    `${strong("Sarkari")}: apne rajya, KVS aur NVS ki bharti; Class 11 aur 12 ke liye us subject ki master's degree aur BEd.`,
    `${strong("Abhi")}: paas ke private school, coaching, ${TUTOR}; padhane ka har saal gina jaata hai.`,
    `${strong("Aage")}: D.El.Ed ke baad degree, master's degree, ya special education. Kaam kaisa hai: ${SCHOOL_TEACHER}.`,
  ]),
  hindi: said("BEd या D.El.Ed के बाद यह खुलता है:", [
    `${strong("पहले")}: CTET (ctet.nic.in) या अपने राज्य का TET; इसके बिना सरकारी स्कूल Class 8 तक शायद ही लेते हैं। D.El.Ed Class 1 से 5 के लिए है, BEd Class 6 से आगे।`,
    `${strong("सरकारी")}: अपने राज्य, KVS और NVS की भर्ती; Class 11 और 12 के लिए उस विषय की मास्टर डिग्री और BEd।`,
    `${strong("अभी")}: पास के प्राइवेट स्कूल, कोचिंग, ${TUTOR}; पढ़ाने का हर साल गिना जाता है।`,
    `${strong("आगे")}: D.El.Ed के बाद डिग्री, मास्टर डिग्री, या special education। काम कैसा है: ${SCHOOL_TEACHER}।`,
  ]),
};

const NURSE = link("/career/registered-nurse", "Registered Nurse");
export const NURSING_IN_HAND: Wording = {
  english: said("With nursing done, this opens:", [
    `${strong("First")}: registration with your State Nursing Council; without it nobody may employ you as a nurse.`,
    `${strong("Work now")}: hospitals and nursing homes near you, home care, clinics: a year on a ward counts everywhere.`,
    `${strong("Government, by notice")}: NORCET for AIIMS (GNM with some experience, or BSc), your State's nursing officers, railways, ESIC, health missions; ANM for health centres.`,
    `${strong("Further")}: after ANM the GNM, after GNM (General Nursing and Midwifery) the Post Basic BSc, after BSc the MSc; critical care, dialysis or operating room as a speciality. ${NURSE}.`,
  ]),
  hinglish: said("Nursing ke baad yeh khulta hai:", [
    `${strong("Pehle")}: State Nursing Council mein registration; iske bina koi nurse ki tarah rakh nahi sakta.`,
    `${strong("Abhi kaam")}: paas ke hospital aur nursing home, ghar par dekhbhal, clinic: ward ka ek saal har jagah gina jaata hai.`,
    `${strong("Sarkari, notice se")}: AIIMS ke liye NORCET (GNM ke saath kuch anubhav, ya BSc), rajya ke nursing officer, railway, ESIC, health mission; ANM ke liye swasthya kendra.`,
    `${strong("Aage")}: ANM ke baad GNM, GNM (General Nursing and Midwifery) ke baad Post Basic BSc, BSc ke baad MSc; critical care, dialysis ya operation theatre mein visheshagyata. ${NURSE}.`,
  ]),
  hindi: said("नर्सिंग के बाद यह खुलता है:", [
    `${strong("पहले")}: State Nursing Council में रजिस्ट्रेशन; इसके बिना कोई नर्स की तरह रख नहीं सकता।`,
    `${strong("अभी काम")}: पास के अस्पताल और नर्सिंग होम, घर पर देखभाल, क्लिनिक: वार्ड का एक साल हर जगह गिना जाता है।`,
    `${strong("सरकारी, नोटिस से")}: AIIMS के लिए NORCET (GNM के साथ कुछ अनुभव, या BSc), राज्य के nursing officer, रेलवे, ESIC, health mission; ANM के लिए स्वास्थ्य केंद्र।`,
    `${strong("आगे")}: ANM के बाद GNM, GNM (General Nursing and Midwifery) के बाद Post Basic BSc, BSc के बाद MSc; critical care, dialysis या operation theatre में विशेषज्ञता। ${NURSE}।`,
  ]),
};

const PHARMACY_LINKS = [
  link("/career/pharmacist", "Pharmacist"),
  link("/career/quality-control-chemist", "Quality Control Chemist"),
  link("/career/medical-device-sales-representative", "Medical Device Sales Representative"),
].join(", ");
export const PHARMACY_IN_HAND: Wording = {
  english: said("With DPharm or BPharm done, this opens beside a medical shop:", [
    `${strong("First")}: registration with the State Pharmacy Council, at any rate.`,
    `${strong("Hospitals and the State")}: pharmacist posts of hospitals, railways, ESIC and health departments, by notice.`,
    `${strong("Makers of medicine")}: production, quality control, sales to doctors, drug safety; mostly with BPharm. Drugs inspectors are chosen by the State's commission from BPharm.`,
    `${strong("Further")}: after DPharm the second year of BPharm; after BPharm MPharm or an MBA. ${PHARMACY_LINKS}.`,
  ]),
  hinglish: said("DPharm ya BPharm ke baad, medical store ke alawa yeh khulta hai:", [
    `${strong("Pehle")}: har haal mein State Pharmacy Council mein registration.`,
    `${strong("Hospital aur sarkar")}: hospital, railway, ESIC aur swasthya vibhag mein pharmacist ki post, notice se.`,
    `${strong("Dawa banane wali company")}: production, quality control, doctoron ko bikri, drug safety; zyadatar BPharm se. Drugs inspector rajya ki commission BPharm walon se chunti hai.`,
    `${strong("Aage")}: DPharm ke baad BPharm ka doosra saal; BPharm ke baad MPharm ya MBA. ${PHARMACY_LINKS}.`,
  ]),
  hindi: said("DPharm या BPharm के बाद, मेडिकल स्टोर के अलावा यह खुलता है:", [
    `${strong("पहले")}: हर हाल में State Pharmacy Council में रजिस्ट्रेशन।`,
    `${strong("अस्पताल और सरकार")}: अस्पताल, रेलवे, ESIC और स्वास्थ्य विभाग में फार्मासिस्ट की पोस्ट, नोटिस से।`,
    `${strong("दवा बनाने वाली कंपनी")}: production, quality control, डॉक्टरों को बिक्री, drug safety; ज़्यादातर BPharm से। Drugs inspector राज्य का आयोग BPharm वालों से चुनता है।`,
    `${strong("आगे")}: DPharm के बाद BPharm का दूसरा साल; BPharm के बाद MPharm या MBA। ${PHARMACY_LINKS}।`,
  ]),
};

const LAW_LINKS = [
  link("/career/civil-lawyer", "Civil Lawyer"),
  link("/career/corporate-lawyer", "Corporate Lawyer"),
  link("/career/civil-judge", "Civil Judge"),
].join(", ");
export const LAW_IN_HAND: Wording = {
  english: said("With the law degree done, this opens:", [
    `${strong("First")}: enrolment with your State Bar Council, then the Bar examination (AIBE), to practise in court.`,
    `${strong("At a senior's chamber")}: the first years pay little and teach most; civil, criminal, tax or family matters by what the chamber does.`,
    `${strong("In a firm or company")}: contracts and compliance, with a fixed pay and no court.`,
    `${strong("Judge and State")}: the judicial service of your State, which now asks for three years of practice; assistant public prosecutor by the State's exam; LLM by CLAT-PG. ${LAW_LINKS}.`,
  ]),
  hinglish: said("Law ki degree ke baad yeh khulta hai:", [
    `${strong("Pehle")}: court mein vakalat ke liye State Bar Council mein enrolment, phir Bar exam (AIBE).`,
    `${strong("Senior ke chamber mein")}: pehle saal kam dete hain aur sabse zyada sikhate hain; diwani, faujdari, tax ya parivarik mamle, jaisa chamber kare.`,
    `${strong("Firm ya company mein")}: contract aur compliance, tay vetan, bina court ke.`,
    `${strong("Judge aur sarkar")}: apne rajya ki judicial service, jo ab teen saal ki vakalat maangti hai; rajya ke exam se assistant public prosecutor; CLAT-PG se LLM. ${LAW_LINKS}.`,
  ]),
  hindi: said("लॉ की डिग्री के बाद यह खुलता है:", [
    `${strong("पहले")}: कोर्ट में वकालत के लिए State Bar Council में enrolment, फिर Bar परीक्षा (AIBE)।`,
    `${strong("सीनियर के चेंबर में")}: पहले साल कम देते हैं और सबसे ज़्यादा सिखाते हैं; दीवानी, फ़ौजदारी, टैक्स या पारिवारिक मामले, जैसा चेंबर करे।`,
    `${strong("फ़र्म या कंपनी में")}: contract और compliance, तय वेतन, बिना कोर्ट के।`,
    `${strong("जज और सरकार")}: अपने राज्य की judicial service, जो अब तीन साल की वकालत माँगती है; राज्य की परीक्षा से assistant public prosecutor; CLAT-PG से LLM। ${LAW_LINKS}।`,
  ]),
};

const LAB_LINKS = [
  link("/career/medical-laboratory-technician", "Medical Laboratory Technician"),
  link("/career/phlebotomist", "Phlebotomist"),
  link("/career/blood-bank-technologist", "Blood Bank Technologist"),
].join(", ");
export const LABORATORY_IN_HAND: Wording = {
  english: said("With DMLT or BMLT done, this opens:", [
    `${strong("Work now")}: hospitals, test chains, collection centres and blood banks near you; six months there count more than another certificate.`,
    `${strong("Government, by notice")}: laboratory technicians of the State's health department, AIIMS, railways, ESIC and health missions.`,
    `${strong("Further")}: after DMLT the second year of BMLT in many colleges; after BMLT the MSc, blood banking, microbiology. ${LAB_LINKS}.`,
  ]),
  hinglish: said("DMLT ya BMLT ke baad yeh khulta hai:", [
    `${strong("Abhi kaam")}: paas ke hospital, jaanch kendra, collection centre aur blood bank; wahan ke chhe mahine ek aur certificate se zyada gine jaate hain.`,
    `${strong("Sarkari, notice se")}: rajya ke swasthya vibhag, AIIMS, railway, ESIC aur health mission ke laboratory technician.`,
    `${strong("Aage")}: DMLT ke baad kai college mein BMLT ka doosra saal; BMLT ke baad MSc, blood banking, microbiology. ${LAB_LINKS}.`,
  ]),
  hindi: said("DMLT या BMLT के बाद यह खुलता है:", [
    `${strong("अभी काम")}: पास के अस्पताल, जाँच केंद्र, collection centre और ब्लड बैंक; वहाँ के छह महीने एक और certificate से ज़्यादा गिने जाते हैं।`,
    `${strong("सरकारी, नोटिस से")}: राज्य के स्वास्थ्य विभाग, AIIMS, रेलवे, ESIC और health mission के laboratory technician।`,
    `${strong("आगे")}: DMLT के बाद कई कॉलेजों में BMLT का दूसरा साल; BMLT के बाद MSc, blood banking, microbiology। ${LAB_LINKS}।`,
  ]),
};

export const NET_IN_HAND: Wording = {
  english: said("With NET passed, this opens:", [
    `${strong("Teaching")}: assistant professor, by the notices of universities, colleges and your State's commission; guest and contract posts first, mostly at colleges near you.`,
    `${strong("Research")}: a PhD at a university that takes NET scores; whoever has the JRF is paid a fellowship. For most permanent posts a PhD or publications help.`,
    `${strong("Beside it")}: your State's SET, editing, coaching for NET. Keep the certificate: for teaching posts it does not expire, the JRF does.`,
  ]),
  hinglish: said("NET pass hone par yeh khulta hai:", [
    `${strong("Padhana")}: assistant professor, university, college aur rajya ki commission ke notice se; pehle guest ya contract post, aksar paas ke college mein.`,
    `${strong("Research")}: PhD us university mein jo NET score leti hai; JRF walon ko fellowship milti hai. Zyadatar pakki post ke liye PhD ya chhape lekh madad karte hain.`,
    `${strong("Saath mein")}: rajya ka SET, editing, NET ki coaching. Certificate sambhaliye: padhane ki post ke liye woh khatam nahi hota, JRF hota hai.`,
  ]),
  hindi: said("NET पास होने पर यह खुलता है:", [
    `${strong("पढ़ाना")}: assistant professor, यूनिवर्सिटी, कॉलेज और राज्य के आयोग के नोटिस से; पहले guest या contract पोस्ट, अक्सर पास के कॉलेज में।`,
    `${strong("रिसर्च")}: PhD उस यूनिवर्सिटी में जो NET स्कोर लेती है; JRF वालों को fellowship मिलती है। ज़्यादातर पक्की पोस्ट के लिए PhD या छपे लेख मदद करते हैं।`,
    `${strong("साथ में")}: राज्य का SET, editing, NET की कोचिंग। सर्टिफ़िकेट सँभालिए: पढ़ाने की पोस्ट के लिए वह ख़त्म नहीं होता, JRF होता है।`,
  ]),
};

export const GATE_IN_HAND: Wording = {
  english: said("With GATE passed, this opens; look at each notice early, for they close soon after the result:", [
    `${strong("MTech")}: IITs by COAP, NITs by CCMT, other colleges by the State's counselling; GATE scholars are paid a stipend there.`,
    `${strong("Public companies")}: some call engineers by the GATE score of the year, each on its own page.`,
    `${strong("Research")}: posts of junior research fellows, PhD, and some recruitment of DRDO, ISRO or BARC beside their own tests. ${link("/career/engineering-professor", "Engineering Professor")}, ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/petroleum-engineer", "Petroleum Engineer")}.`,
  ]),
  hinglish: said("GATE pass hone par yeh khulta hai; notice jaldi dekhiye, result ke baad jaldi band hote hain:", [
    `${strong("MTech")}: IIT mein COAP se, NIT mein CCMT se, baaki college rajya ki counselling se; GATE walon ko wahan stipend milta hai.`,
    `${strong("Public companies")}: kuch companiyan us saal ke GATE score se engineer bulati hain, har ek apne page par.`,
    `${strong("Research")}: junior research fellow ki post, PhD, aur DRDO, ISRO ya BARC ki kuch bharti, unke apne test ke saath. ${link("/career/engineering-professor", "Engineering Professor")}, ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/petroleum-engineer", "Petroleum Engineer")}.`,
  ]),
  hindi: said("GATE पास होने पर यह खुलता है; नोटिस जल्दी देखिए, रिज़ल्ट के बाद जल्दी बंद होते हैं:", [
    `${strong("MTech")}: IIT में COAP से, NIT में CCMT से, बाक़ी कॉलेज राज्य की counselling से; GATE वालों को वहाँ stipend मिलता है।`,
    `${strong("सरकारी कंपनियाँ")}: कुछ कंपनियाँ उस साल के GATE स्कोर से इंजीनियर बुलाती हैं, हर एक अपने पेज पर।`,
    `${strong("रिसर्च")}: junior research fellow की पोस्ट, PhD, और DRDO, ISRO या BARC की कुछ भर्ती, उनके अपने टेस्ट के साथ। ${link("/career/engineering-professor", "Engineering Professor")}, ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/petroleum-engineer", "Petroleum Engineer")}।`,
  ]),
};
