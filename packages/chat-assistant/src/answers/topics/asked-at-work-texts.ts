import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const NURSE = to("registered-nurse", "Registered Nurse");
const AUXILIARY_NURSE = to("auxiliary-nurse-midwife", "Auxiliary Nurse Midwife");

export const NEET_WITHOUT_BIOLOGY: Wording = {
  english:
    p(
      `${strong("Without biology, no; but you can add it, also after Class 12.")} NEET-UG asks for physics, chemistry, biology or biotechnology, and English in Class 12.`,
    ) +
    ul([
      `${strong("The rule")}: by the National Medical Commission's notice of November 2023, biology or biotechnology counts too if you passed it as an additional subject after Class 12, from a recognised board.`,
      `${strong("How")}: ask your own board for one additional subject, or NIOS (nios.ac.in). The practicals belong to it.`,
      `${strong("Time")}: count a year for the subject, and read this year's NEET bulletin (neet.nta.nic.in) before you pay.`,
    ]) +
    p("If biology itself draws you little, ask me for health work that takes PCM, such as biomedical engineering or radiation physics."),
  hinglish:
    p(
      `${strong("Biology ke bina nahi; par aap use jod sakte hain, Class 12 ke baad bhi.")} NEET-UG ke liye Class 12 mein physics, chemistry, biology ya biotechnology, aur English chahiye.`,
    ) +
    ul([
      `${strong("Niyam")}: National Medical Commission ke November 2023 ke notice se biology ya biotechnology tab bhi maani jaati hai jab aapne use Class 12 ke baad, maanyata prapt board se, additional subject ke roop mein pass kiya ho.`,
      `${strong("Kaise")}: apne board se ek additional subject maangiye, ya NIOS (nios.ac.in) se. Practical bhi usi mein hain.`,
      `${strong("Samay")}: is subject ke liye ek saal maaniye, aur paise dene se pehle is saal ka NEET bulletin (neet.nta.nic.in) padhiye.`,
    ]) +
    p("Agar biology mein hi mann nahi hai, to mujhse PCM wale health ke kaam poochiye, jaise biomedical engineering ya radiation physics."),
  hindi:
    p(
      `${strong("बायोलॉजी के बिना नहीं; पर आप उसे जोड़ सकते हैं, Class 12 के बाद भी।")} NEET-UG के लिए Class 12 में फ़िज़िक्स, केमिस्ट्री, बायोलॉजी या बायोटेक्नोलॉजी, और अंग्रेज़ी चाहिए।`,
    ) +
    ul([
      `${strong("नियम")}: राष्ट्रीय चिकित्सा आयोग (NMC) के नवंबर 2023 के नोटिस से बायोलॉजी या बायोटेक्नोलॉजी तब भी मानी जाती है जब आपने उसे Class 12 के बाद, मान्यता प्राप्त बोर्ड से, अतिरिक्त विषय के रूप में पास किया हो।`,
      `${strong("कैसे")}: अपने बोर्ड से एक अतिरिक्त विषय माँगिए, या NIOS (nios.ac.in) से। प्रैक्टिकल भी उसी में हैं।`,
      `${strong("समय")}: इस विषय के लिए एक साल मानिए, और पैसे देने से पहले इस साल का NEET बुलेटिन (neet.nta.nic.in) पढ़िए।`,
    ]) +
    p("अगर बायोलॉजी में ही मन नहीं है, तो मुझसे PCM वाले हेल्थ के काम पूछिए, जैसे बायोमेडिकल इंजीनियरिंग या रेडिएशन फ़िज़िक्स।"),
};

export const NDA_WITH_GLASSES: Wording = {
  english:
    p(`${strong("For the Army perhaps yes, for the Navy and for flying mostly no.")} By the notices of the last years:`) +
    ul([
      `${strong("Army")}: short sight was allowed up to about 2.5, by newer notices somewhat more, if you read the whole chart with glasses. A number of 2.5 is near the limit.`,
      `${strong("Navy")}: less than 1. ${strong("Air Force, flying")}: hardly any short sight.`,
      `${strong("LASIK")}: not accepted for NDA. Some entries after a degree take it, with an age and a waiting time of their own: do not have it done for NDA.`,
    ]) +
    p(
      "The exact limits stand in the appendix of this year's NDA notice (upsc.gov.in); the board of doctors after the SSB decides. Have an eye doctor write down your number and whether it still grows.",
    ),
  hinglish:
    p(`${strong("Army ke liye shayad haan, Navy aur udaan ke liye zyadatar nahi.")} Pichhle saalon ke notice mein:`) +
    ul([
      `${strong("Army")}: door ki nazar ka number lagbhag 2.5 tak, naye notice mein kuch zyada, agar chashme se poora chart padh lete hain. 2.5 seema ke paas hai.`,
      `${strong("Navy")}: 1 se kam. ${strong("Air Force ki udaan")}: lagbhag koi number nahi.`,
      `${strong("LASIK")}: NDA ke liye nahi chalta. Degree ke baad ki kuch entry mein chalta hai, apni umar aur intezaar ke niyam ke saath: NDA ke liye mat karwaiye.`,
    ]) +
    p(
      "Pakki seema is saal ke NDA notice (upsc.gov.in) ke appendix mein hai; SSB ke baad doctoron ka board faisla karta hai. Aankh ke doctor se likhwaiye ki number kitna hai aur badh raha hai ya nahi.",
    ),
  hindi:
    p(`${strong("थल सेना के लिए शायद हाँ, नौसेना और उड़ान के लिए ज़्यादातर नहीं।")} पिछले सालों के नोटिस में:`) +
    ul([
      `${strong("थल सेना")}: दूर की नज़र का नंबर लगभग 2.5 तक, नए नोटिस में कुछ ज़्यादा, अगर चश्मे से पूरा चार्ट पढ़ लेते हैं। 2.5 सीमा के पास है।`,
      `${strong("नौसेना")}: 1 से कम। ${strong("वायु सेना की उड़ान")}: लगभग कोई नंबर नहीं।`,
      `${strong("LASIK")}: NDA के लिए नहीं चलता। डिग्री के बाद की कुछ एंट्री में चलता है, अपनी उम्र और इंतज़ार के नियम के साथ: NDA के लिए मत करवाइए।`,
    ]) +
    p(
      "पक्की सीमा इस साल के NDA नोटिस (upsc.gov.in) के परिशिष्ट में है; SSB के बाद डॉक्टरों का बोर्ड फ़ैसला करता है। आँख के डॉक्टर से लिखवाइए कि नंबर कितना है और बढ़ रहा है या नहीं।",
    ),
};

export const HEIGHT_FOR_DELHI_POLICE: Wording = {
  english:
    p(
      `${strong("By the notice of 2023 it was 157 cm for women and 170 cm for men")}, somewhat less for some communities, hill regions and children of Delhi Police staff.`,
    ) +
    ul([
      `${strong("Women")}: no chest measure, but a run, a long jump and a high jump, all to be passed and without marks.`,
      `${strong("Who conducts it")}: the Staff Selection Commission (ssc.gov.in) the computer test, Delhi Police the measures and the run. People from every State may apply.`,
      `${strong("Before you pay")}: have yourself measured without shoes in the morning, and read the height in this year's notice.`,
    ]) +
    p(
      `${to("police-constable", "Police Constable")} has the rest. Too short for it? Your State's police, the writing posts of the police and ${to("data-entry-operator", "Data Entry Operator")} have other rules.`,
    ),
  hinglish:
    p(
      `${strong("2023 ke notice mein mahila ke liye 157 cm aur purush ke liye 170 cm thi")}, kuch samuday, pahaadi ilaakon aur Delhi Police karmiyon ke bachchon ke liye kuch kam.`,
    ) +
    ul([
      `${strong("Mahila")}: seene ki naap nahi, par daud, long jump aur high jump; teeno pass karne hote hain, inke marks nahi judte.`,
      `${strong("Kaun karata hai")}: computer test Staff Selection Commission (ssc.gov.in), naap aur daud Delhi Police. Har rajya ke log form bhar sakte hain.`,
      `${strong("Form ke paise se pehle")}: subah bina joote ke height napwaiye, aur is saal ke notice mein height padhiye.`,
    ]) +
    p(
      `Baaki ${to("police-constable", "Police Constable")} mein hai. Height kam hai? Aapke rajya ki police, police ki likhne wali posts aur ${to("data-entry-operator", "Data Entry Operator")} ke niyam alag hain.`,
    ),
  hindi:
    p(
      `${strong("2023 के नोटिस में महिला के लिए 157 cm और पुरुष के लिए 170 cm थी")}, कुछ समुदायों, पहाड़ी इलाक़ों और दिल्ली पुलिस कर्मियों के बच्चों के लिए कुछ कम।`,
    ) +
    ul([
      `${strong("महिला")}: सीने की नाप नहीं, पर दौड़, लंबी कूद और ऊँची कूद; तीनों पास करने होते हैं, इनके नंबर नहीं जुड़ते।`,
      `${strong("कौन कराता है")}: कंप्यूटर टेस्ट Staff Selection Commission (ssc.gov.in), नाप और दौड़ दिल्ली पुलिस। हर राज्य के लोग फ़ॉर्म भर सकते हैं।`,
      `${strong("फ़ॉर्म के पैसे से पहले")}: सुबह बिना जूते के लंबाई नपवाइए, और इस साल के नोटिस में लंबाई पढ़िए।`,
    ]) +
    p(
      `बाक़ी ${to("police-constable", "Police Constable")} में है। लंबाई कम है? आपके राज्य की पुलिस, पुलिस के लिखने वाले पद और ${to("data-entry-operator", "Data Entry Operator")} के नियम अलग हैं।`,
    ),
};

export const MEASURES_OF_CABIN_CREW: Wording = {
  english:
    p(`${strong("Most Indian airlines ask about 155 cm of women and 170 cm of men, and no tattoo that shows in uniform.")}`) +
    ul([
      `${strong("Reach")}: many measure instead, or as well, how high your fingers reach on the tips of your toes, about 212 cm; the airlines of the Gulf go by this.`,
      `${strong("Tattoo")}: where the uniform covers it, several airlines take you; face, neck, hands and lower legs mostly shut the door. Do not hide it: the medical and the grooming check see it.`,
      `${strong("Also")}: Class 12, clear English and Hindi, weight that fits the height, a passport, and the age of the notice.`,
    ]) +
    p(
      `Each airline sets its own, so read the page of its recruitment. Walk-ins cost nothing; whoever asks money for a seat cheats. ${to("flight-attendant", "Flight Attendant")} has the way; ground staff at airports need no such height.`,
    ),
  hinglish:
    p(
      `${strong("Zyadatar Indian airlines mahila se lagbhag 155 cm aur purush se 170 cm maangti hain, aur uniform mein dikhne wala tattoo nahi.")}`,
    ) +
    ul([
      `${strong("Pahunch (reach)")}: kai airlines panjon par khade hokar ungliyon ki oonchai naapti hain, lagbhag 212 cm; Gulf ki airlines isi se chalti hain.`,
      `${strong("Tattoo")}: uniform se dhak jaaye to kai airlines leti hain; chehra, gardan, haath aur pair ke neeche ka zyadatar nahi. Chhupaiye mat: medical aur grooming mein dikh jaata hai.`,
      `${strong("Saath mein")}: Class 12, saaf English aur Hindi, height ke hisaab se weight, passport, aur notice wali umar.`,
    ]) +
    p(
      `Har airline ka niyam apna hai, uski bharti ka page padhiye. Walk-in free hota hai; seat ke liye paise maangne wala thagta hai. Raasta ${to("flight-attendant", "Flight Attendant")} mein hai; airport ki ground staff mein itni height nahi lagti.`,
    ),
  hindi:
    p(`${strong("ज़्यादातर भारतीय एयरलाइन महिला से लगभग 155 cm और पुरुष से 170 cm माँगती हैं, और यूनिफ़ॉर्म में दिखने वाला टैटू नहीं।")}`) +
    ul([
      `${strong("पहुँच (reach)")}: कई एयरलाइन पंजों पर खड़े होकर उँगलियों की ऊँचाई नापती हैं, लगभग 212 cm; खाड़ी की एयरलाइन इसी से चलती हैं।`,
      `${strong("टैटू")}: यूनिफ़ॉर्म से ढक जाए तो कई एयरलाइन लेती हैं; चेहरा, गर्दन, हाथ और पैर के नीचे का ज़्यादातर नहीं। छुपाइए मत: मेडिकल और ग्रूमिंग में दिख जाता है।`,
      `${strong("साथ में")}: Class 12, साफ़ अंग्रेज़ी और हिंदी, लंबाई के हिसाब से वज़न, पासपोर्ट, और नोटिस वाली उम्र।`,
    ]) +
    p(
      `हर एयरलाइन का नियम अपना है, उसकी भर्ती का पेज पढ़िए। वॉक-इन मुफ़्त होता है; सीट के लिए पैसे माँगने वाला ठगता है। रास्ता ${to("flight-attendant", "Flight Attendant")} में है; एयरपोर्ट के ग्राउंड स्टाफ़ में इतनी लंबाई नहीं लगती।`,
    ),
};

const OF_ANGANWADI = to("anganwadi-worker", "Anganwadi Worker");
const NEAR_ANGANWADI = `${to("asha-worker", "ASHA Worker")}, ${to("day-care-worker", "Day Care Worker")}`;

export const ANGANWADI_BY_CLASS: Wording = {
  english:
    p(
      `${strong("An Anganwadi worker needs Class 12")} by the central guidelines of 2022, is a woman of 18 to 35 when she is taken, and lives in that village or ward. Some States keep rules of their own.`,
    ) +
    ul([
      `${strong("With Class 8")}: finish Class 10 by open schooling (nios.ac.in) and then Class 12, from home and beside work. A few States still take helpers (Sahayika) with less: ask at the block's ICDS or CDPO office.`,
      `${strong("Helper first")}: part of the workers' posts are filled from helpers with some years of service, once they have the class that is asked.`,
      `${strong("How")}: the district or the State portal gives notice; marks decide, with preference for widows and women left alone. No money is taken: whoever asks for it cheats.`,
    ]) +
    p(`The record: ${OF_ANGANWADI}. Near to it: ${NEAR_ANGANWADI}.`),
  hinglish:
    p(
      `${strong("Anganwadi worker ke liye Class 12 chahiye")}, 2022 ki kendriya guidelines se; mahila, lete samay 18 se 35 saal, aur usi gaon ya ward ki. Kuch rajyon ke apne niyam hain.`,
    ) +
    ul([
      `${strong("Class 8 ke saath")}: open schooling (nios.ac.in) se pehle Class 10, phir Class 12 kijiye, ghar se, kaam ke saath bhi. Kuch rajya sahayika (helper) kam padhai par bhi lete hain: block ke ICDS ya CDPO office mein poochiye.`,
      `${strong("Pehle sahayika")}: worker ki kuch posts kai saal kaam kar chuki sahayika se bharti hain, jab unke paas maangi hui class ho.`,
      `${strong("Kaise")}: zila ya rajya ke portal par notice aata hai; marks se chunaav, vidhwa aur akeli mahilaon ko pehle. Paise nahi lagte: jo maange, woh thagta hai.`,
    ]) +
    p(`Poora record: ${OF_ANGANWADI}. Iske paas ke kaam: ${NEAR_ANGANWADI}.`),
  hindi:
    p(
      `${strong("आंगनवाड़ी कार्यकर्ता के लिए Class 12 चाहिए")}, 2022 की केंद्रीय गाइडलाइन से; महिला, लेते समय 18 से 35 साल, और उसी गाँव या वार्ड की। कुछ राज्यों के अपने नियम हैं।`,
    ) +
    ul([
      `${strong("Class 8 के साथ")}: ओपन स्कूल (nios.ac.in) से पहले Class 10, फिर Class 12 कीजिए, घर से, काम के साथ भी। कुछ राज्य सहायिका कम पढ़ाई पर भी लेते हैं: ब्लॉक के ICDS या CDPO दफ़्तर में पूछिए।`,
      `${strong("पहले सहायिका")}: कार्यकर्ता के कुछ पद कई साल काम कर चुकी सहायिकाओं से भरते हैं, जब उनके पास माँगी हुई क्लास हो।`,
      `${strong("कैसे")}: ज़िला या राज्य के पोर्टल पर नोटिस आता है; नंबर से चुनाव, विधवा और अकेली महिलाओं को पहले। पैसे नहीं लगते: जो माँगे, वह ठगता है।`,
    ]) +
    p(`पूरा रिकॉर्ड: ${OF_ANGANWADI}। इसके पास के काम: ${NEAR_ANGANWADI}।`),
};

export const NIT_FOR_COMMERCE: Wording = {
  english:
    p(`${strong("Not for BTech")}: it asks for physics and maths in Class 12, by JEE Main. After a degree an NIT is open to you:`) +
    ul([
      `${strong("MBA")}: after BCom, BBA or any degree, mostly by CAT and an interview; several NITs have it.`,
      `${strong("MCA")}: by NIMCET, with maths in Class 12 or in the degree. Commerce with maths keeps this way, so keep maths if you can.`,
      `${strong("Known colleges for commerce right now")}: Delhi University and others by CUET-UG, management after Class 12 by IPMAT and JIPMAT at IIMs.`,
    ]) +
    p(
      `Where it leads: ${to("accountant", "Accountant")}, ${to("management-consultant", "Management Consultant")}, ${to("software-engineer", "Software Engineer")} by MCA. The NIT's own page has this year's conditions.`,
    ),
  hinglish:
    p(
      `${strong("BTech ke liye nahi")}: usme Class 12 mein physics aur maths chahiye, JEE Main se. Degree ke baad NIT aapke liye bhi khula hai:`,
    ) +
    ul([
      `${strong("MBA")}: BCom, BBA ya kisi bhi degree ke baad, zyadatar CAT aur interview se; kai NIT mein hai.`,
      `${strong("MCA")}: NIMCET se, Class 12 ya degree mein maths ke saath. Commerce with maths se yeh raasta bacha rehta hai, to ho sake to maths rakhiye.`,
      `${strong("Abhi commerce ke jaane-maane college")}: CUET-UG se Delhi University aur doosri, aur Class 12 ke baad IPMAT ya JIPMAT se IIM mein management.`,
    ]) +
    p(
      `Aage ke kaam: ${to("accountant", "Accountant")}, ${to("management-consultant", "Management Consultant")}, MCA se ${to("software-engineer", "Software Engineer")}. Is saal ki sharten NIT ke apne page par hain.`,
    ),
  hindi:
    p(`${strong("BTech के लिए नहीं")}: उसमें Class 12 में फ़िज़िक्स और मैथ्स चाहिए, JEE Main से। डिग्री के बाद NIT आपके लिए भी खुला है:`) +
    ul([
      `${strong("MBA")}: BCom, BBA या किसी भी डिग्री के बाद, ज़्यादातर CAT और इंटरव्यू से; कई NIT में है।`,
      `${strong("MCA")}: NIMCET से, Class 12 या डिग्री में मैथ्स के साथ। मैथ्स वाले कॉमर्स से यह रास्ता बचा रहता है, तो हो सके तो मैथ्स रखिए।`,
      `${strong("अभी कॉमर्स के जाने-माने कॉलेज")}: CUET-UG से दिल्ली यूनिवर्सिटी और दूसरी, और Class 12 के बाद IPMAT या JIPMAT से IIM में मैनेजमेंट।`,
    ]) +
    p(
      `आगे के काम: ${to("accountant", "Accountant")}, ${to("management-consultant", "Management Consultant")}, MCA से ${to("software-engineer", "Software Engineer")}। इस साल की शर्तें NIT के अपने पेज पर हैं।`,
    ),
};

export const CUET_AFTER_A_GAP: Wording = {
  english:
    p(`${strong("Yes, a gap is no bar")}: CUET-UG sets no upper age, and Class 12 may have been passed in an earlier year.`) +
    ul([
      `${strong("Delhi University")}: its regular undergraduate courses go by CUET-UG alone; Class 12 need only be passed. The School of Open Learning (SOL) and NCWEB, for women of Delhi, need no CUET.`,
      `${strong("Papers")}: DU counts only those that you had in Class 12, with a language; look up your course's combination in its bulletin before you fill the form.`,
      `${strong("Two forms")}: CUET's at cuet.nta.nic.in, then the university's own (for DU the CSAS at admission.uod.ac.in). The score alone gives no seat.`,
    ]) +
    p("Other universities set their own conditions, mostly the same. Which subjects did you have in Class 12? I name courses."),
  hinglish:
    p(`${strong("Haan, gap se rok nahi hai")}: CUET-UG mein upar ki umar seema nahi hai, aur Class 12 pehle ke saal ki bhi chalti hai.`) +
    ul([
      `${strong("Delhi University")}: uske regular UG course sirf CUET-UG se hain; Class 12 bas pass honi chahiye. School of Open Learning (SOL) aur Delhi ki mahilaon ke NCWEB mein CUET nahi chahiye.`,
      `${strong("Paper")}: DU sirf wahi subject ginti hai jo Class 12 mein the, ek bhasha ke saath; form se pehle bulletin mein apne course ka combination dekhiye.`,
      `${strong("Do form")}: pehle CUET ka (cuet.nta.nic.in), phir university ka apna (DU ka CSAS, admission.uod.ac.in). Sirf score se seat nahi milti.`,
    ]) +
    p("Doosri universities ki sharten apni hain, zyadatar aisi hi. Class 12 mein kaun se subject the? Main course bataungi."),
  hindi:
    p(`${strong("हाँ, गैप से रोक नहीं है")}: CUET-UG में ऊपर की उम्र सीमा नहीं है, और Class 12 पहले के साल की भी चलती है।`) +
    ul([
      `${strong("दिल्ली यूनिवर्सिटी")}: उसके रेगुलर UG कोर्स सिर्फ़ CUET-UG से हैं; Class 12 बस पास होनी चाहिए। School of Open Learning (SOL) और दिल्ली की महिलाओं के NCWEB में CUET नहीं चाहिए।`,
      `${strong("पेपर")}: DU सिर्फ़ वही विषय गिनती है जो Class 12 में थे, एक भाषा के साथ; फ़ॉर्म से पहले बुलेटिन में अपने कोर्स का कॉम्बिनेशन देखिए।`,
      `${strong("दो फ़ॉर्म")}: पहले CUET का (cuet.nta.nic.in), फिर यूनिवर्सिटी का अपना (DU का CSAS, admission.uod.ac.in)। सिर्फ़ स्कोर से सीट नहीं मिलती।`,
    ]) +
    p("दूसरी यूनिवर्सिटी की शर्तें अपनी हैं, ज़्यादातर ऐसी ही। Class 12 में कौन से विषय थे? मैं कोर्स बताऊँगी।"),
};

export const CUET_FOR_DELHI_UNIVERSITY: Wording = {
  english:
    p(`${strong("Yes: the regular undergraduate courses of Delhi University go by CUET-UG alone")}, and Class 12 need only be passed.`) +
    p(
      "Without it: the School of Open Learning (SOL), and NCWEB for women who live in Delhi, both with DU's degree, and IGNOU. Choose CUET papers that you had in Class 12: others DU does not count. A few courses, such as the BTech by JEE Main, have an entrance of their own. admission.uod.ac.in has the bulletin.",
    ),
  hinglish:
    p(`${strong("Haan: Delhi University ke regular UG course sirf CUET-UG se hain")}, aur Class 12 bas pass honi chahiye.`) +
    p(
      "Iske bina: School of Open Learning (SOL), aur Delhi mein rehne wali mahilaon ke liye NCWEB, dono mein degree DU ki hi hai; aur IGNOU. CUET mein wahi paper chuniye jo Class 12 mein the: doosre DU nahi ginti. Kuch course ka raasta alag hai, jaise BTech JEE Main se. Bulletin admission.uod.ac.in par hai.",
    ),
  hindi:
    p(`${strong("हाँ: दिल्ली यूनिवर्सिटी के रेगुलर UG कोर्स सिर्फ़ CUET-UG से हैं")}, और Class 12 बस पास होनी चाहिए।`) +
    p(
      "इसके बिना: School of Open Learning (SOL), और दिल्ली में रहने वाली महिलाओं के लिए NCWEB, दोनों में डिग्री DU की ही है; और IGNOU। CUET में वही पेपर चुनिए जो Class 12 में थे: दूसरे DU नहीं गिनती। कुछ कोर्स का रास्ता अलग है, जैसे BTech JEE Main से। बुलेटिन admission.uod.ac.in पर है।",
    ),
};

export const NURSING_BY_OPEN_SCHOOL: Wording = {
  english:
    p(`${strong("Yes. NIOS is a board like any other, and nursing takes its Class 12.")} Which course depends on the subjects:`) +
    ul([
      `${strong("GNM (three years)")}: any stream by the Indian Nursing Council, with English, so that physics can be left. ${strong("ANM (two years)")}: any stream too. Some States prefer science: read your State's form.`,
      `${strong("BSc Nursing (four years)")}: physics, chemistry and biology each have to be passed, with English. Take physics anew at NIOS only if you want this one.`,
      `${strong("NIOS (nios.ac.in)")}: it can take over marks of subjects that you have passed, holds exams twice a year and some on demand. You choose other subjects than those that failed you.`,
    ]) +
    p(
      `To fail one paper twice says nothing about how you would nurse. The school of nursing must be on the list of your State's nursing council. ${NURSE}, ${AUXILIARY_NURSE}. If it weighs on you, Tele-MANAS on 14416 listens, free.`,
    ),
  hinglish:
    p(
      `${strong("Haan. NIOS baaki board jaisa hi board hai, aur nursing uski Class 12 maanti hai.")} Kaun sa course, yeh subject se tay hota hai:`,
    ) +
    ul([
      `${strong("GNM (teen saal)")}: Indian Nursing Council ke niyam se koi bhi stream, English ke saath; yaani physics chhod sakte hain. ${strong("ANM (do saal)")}: yeh bhi kisi bhi stream se. Kuch rajya science ko pehle lete hain: apne rajya ka form padhiye.`,
      `${strong("BSc Nursing (chaar saal)")}: physics, chemistry aur biology, teeno pass, English ke saath. Physics NIOS se dobara tabhi lijiye jab yahi chahiye.`,
      `${strong("NIOS (nios.ac.in)")}: pass kiye subject ke marks jud sakte hain, exam saal mein do baar aur kuch on demand. Jis subject mein fail hue, uski jagah doosra le sakte hain.`,
    ]) +
    p(
      `Ek paper mein do baar fail hona yeh nahi batata ki aap kaisi nurse banenge. Nursing school aapke rajya ki nursing council ki list mein hona chahiye. ${NURSE}, ${AUXILIARY_NURSE}. Mann bhaari ho to Tele-MANAS 14416 free mein sunta hai.`,
    ),
  hindi:
    p(`${strong("हाँ। NIOS बाक़ी बोर्ड जैसा ही बोर्ड है, और नर्सिंग उसकी Class 12 मानती है।")} कौन सा कोर्स, यह विषय से तय होता है:`) +
    ul([
      `${strong("GNM (तीन साल)")}: भारतीय नर्सिंग परिषद (INC) के नियम से कोई भी स्ट्रीम, अंग्रेज़ी के साथ; यानी फ़िज़िक्स छोड़ सकते हैं। ${strong("ANM (दो साल)")}: यह भी किसी भी स्ट्रीम से। कुछ राज्य साइंस को पहले लेते हैं: अपने राज्य का फ़ॉर्म पढ़िए।`,
      `${strong("BSc Nursing (चार साल)")}: फ़िज़िक्स, केमिस्ट्री और बायोलॉजी, तीनों पास, अंग्रेज़ी के साथ। फ़िज़िक्स NIOS से दोबारा तभी लीजिए जब यही चाहिए।`,
      `${strong("NIOS (nios.ac.in)")}: पास किए विषयों के नंबर जुड़ सकते हैं, परीक्षा साल में दो बार और कुछ ऑन डिमांड। जिस विषय में फ़ेल हुए, उसकी जगह दूसरा ले सकते हैं।`,
    ]) +
    p(
      `एक पेपर में दो बार फ़ेल होना यह नहीं बताता कि आप कैसी नर्स बनेंगे। नर्सिंग स्कूल आपके राज्य की नर्सिंग काउंसिल की लिस्ट में होना चाहिए। ${NURSE}, ${AUXILIARY_NURSE}। मन भारी हो तो टेली-मानस 14416 मुफ़्त में सुनता है।`,
    ),
};

const JUNIOR_POSTS = `${to("civil-engineering-technician", "Civil Engineering Technician")}, ${to("mechanical-draughtsperson", "Mechanical Draughtsperson")}, ${to("electrician", "Electrician")}`;

export const POLYTECHNIC_AFTER_TWELFTH: Wording = {
  english:
    p(`${strong("No, if it gives you work sooner than a degree would; and you need not begin at the first year.")}`) +
    ul([
      `${strong("Lateral entry")}: with physics, chemistry and maths in Class 12, or a two-year ITI, you may join the second year by your State's polytechnic counselling. It then takes two years and not three.`,
      `${strong("Worth it")}: for junior engineer posts (SSC JE, RRB JE, the State), which take a diploma; for work at once; at a government polytechnic, where fees are low.`,
      `${strong("Think twice")}: if a BTech seat that you can pay is open now, compare: diploma and then BTech by lateral entry is about five years, BTech alone four. Without maths in Class 12 the first year is needed.`,
    ]) +
    p(`Ask the polytechnic who took its last batch, and where. It leads among others to ${JUNIOR_POSTS}.`),
  hinglish:
    p(`${strong("Nahi, agar isse degree se jaldi kaam milta hai; aur pehle saal se shuru karna zaroori nahi.")}`) +
    ul([
      `${strong("Lateral entry")}: Class 12 mein physics, chemistry aur maths ho, ya do saal ki ITI, to rajya ki polytechnic counselling se seedhe doosre saal mein. Tab teen nahi, do saal lagte hain.`,
      `${strong("Faydemand")}: junior engineer posts (SSC JE, RRB JE, rajya) jo diploma leti hain; jaldi kaam; sarkari polytechnic, jahan fees kam hai.`,
      `${strong("Do baar sochiye")}: agar aisi BTech seat abhi khuli hai jiski fees de sakte hain: diploma aur phir lateral entry se BTech lagbhag paanch saal, seedhe BTech chaar. Class 12 mein maths nahi thi to pehla saal karna hoga.`,
    ]) +
    p(`Polytechnic se poochiye ki pichhle batch ko kisne, kahan liya. Aage ke kaam, jaise: ${JUNIOR_POSTS}.`),
  hindi:
    p(`${strong("नहीं, अगर इससे डिग्री से जल्दी काम मिलता है; और पहले साल से शुरू करना ज़रूरी नहीं।")}`) +
    ul([
      `${strong("लेटरल एंट्री")}: Class 12 में फ़िज़िक्स, केमिस्ट्री और मैथ्स हो, या दो साल की ITI, तो राज्य की पॉलिटेक्निक काउंसलिंग से सीधे दूसरे साल में। तब तीन नहीं, दो साल लगते हैं।`,
      `${strong("फ़ायदेमंद")}: जूनियर इंजीनियर के पद (SSC JE, RRB JE, राज्य) जो डिप्लोमा लेते हैं; जल्दी काम; सरकारी पॉलिटेक्निक, जहाँ फ़ीस कम है।`,
      `${strong("दो बार सोचिए")}: अगर ऐसी BTech सीट अभी खुली है जिसकी फ़ीस दे सकते हैं: डिप्लोमा और फिर लेटरल एंट्री से BTech लगभग पाँच साल, सीधे BTech चार। Class 12 में मैथ्स नहीं थी तो पहला साल करना होगा।`,
    ]) +
    p(`पॉलिटेक्निक से पूछिए कि पिछले बैच को किसने, कहाँ लिया। आगे के काम, जैसे: ${JUNIOR_POSTS}।`),
};

export const GATE_SCORE_AND_PSUS: Wording = {
  english:
    p(`${strong("A GATE score is valid for three years from its result, but most public companies take only the current year's.")}`) +
    ul([
      `${strong("For MTech and fellowships")}: the three years count.`,
      `${strong("Companies that have hired by GATE")}: IOCL, ONGC, NTPC, Power Grid, BHEL, BPCL, HPCL, GAIL, NPCIL and others. Not each one every year: some hold a test of their own instead.`,
      `${strong("How")}: each gives its own notice, with branches, an age and the year of GATE; you apply there with your GATE number, and interview or group task follow. Notices mostly come from the autumn to the spring.`,
    ]) +
    p(
      `So sit for GATE in the year in which you mean to apply. The way of the engineers: ${to("electrical-engineer", "Electrical Engineer")}, ${to("mechanical-engineer", "Mechanical Engineer")}, ${to("civil-engineer", "Civil Engineer")}.`,
    ),
  hinglish:
    p(`${strong("GATE score result se teen saal tak maanya hai, par zyadatar PSU sirf usi saal ka score leti hain.")}`) +
    ul([
      `${strong("MTech aur fellowship")}: teen saal chalta hai.`,
      `${strong("GATE se lene wali companies")}: IOCL, ONGC, NTPC, Power Grid, BHEL, BPCL, HPCL, GAIL, NPCIL aur doosri. Har saal har ek nahi: kuch apna test leti hain.`,
      `${strong("Kaise")}: har company ka apna notice aata hai, branch, umar aur GATE ke saal ke saath; wahan GATE number se form bhariye, phir interview ya group task. Notice zyadatar sardi ke aas-paas aate hain.`,
    ]) +
    p(
      `Isliye GATE usi saal dijiye jab form bharna ho. Engineers ka raasta: ${to("electrical-engineer", "Electrical Engineer")}, ${to("mechanical-engineer", "Mechanical Engineer")}, ${to("civil-engineer", "Civil Engineer")}.`,
    ),
  hindi:
    p(`${strong("GATE स्कोर रिज़ल्ट से तीन साल तक मान्य है, पर ज़्यादातर PSU सिर्फ़ उसी साल का स्कोर लेती हैं।")}`) +
    ul([
      `${strong("MTech और फ़ेलोशिप")}: तीन साल चलता है।`,
      `${strong("GATE से लेने वाली कंपनियाँ")}: IOCL, ONGC, NTPC, Power Grid, BHEL, BPCL, HPCL, GAIL, NPCIL और दूसरी। हर साल हर एक नहीं: कुछ अपना टेस्ट लेती हैं।`,
      `${strong("कैसे")}: हर कंपनी का अपना नोटिस आता है, ब्रांच, उम्र और GATE के साल के साथ; वहाँ GATE नंबर से फ़ॉर्म भरिए, फिर इंटरव्यू या ग्रुप टास्क। नोटिस ज़्यादातर सर्दी के आस-पास आते हैं।`,
    ]) +
    p(
      `इसलिए GATE उसी साल दीजिए जब फ़ॉर्म भरना हो। इंजीनियरों का रास्ता: ${to("electrical-engineer", "Electrical Engineer")}, ${to("mechanical-engineer", "Mechanical Engineer")}, ${to("civil-engineer", "Civil Engineer")}।`,
    ),
};

export const TYPING_FOR_CLERKS: Wording = {
  english:
    p(
      `${strong("For clerks by SSC CHSL: 35 words a minute in English or 30 in Hindi, for ten minutes on a computer.")} By the notices of the last years:`,
    ) +
    ul([
      `${strong("LDC and JSA")}: that speed; the language is chosen in the form and cannot be changed.`,
      `${strong("Data entry operator")}: 8,000 key depressions an hour, 15,000 for some offices, in a test of fifteen minutes.`,
      `${strong("Stenographer")}: no typing speed but shorthand, 100 words a minute for Grade C and 80 for Grade D, written out on a computer.`,
      `${strong("It only has to be passed")}: no marks are added, but too many mistakes end it.`,
    ]) +
    p(
      `From nothing most need four to six months of half an hour a day, on a plain keyboard, with free lessons; Hindi by the layout that the notice names. ${to("data-entry-operator", "Data Entry Operator")}, ${to("stenographer", "Stenographer")}, ${to("typist", "Typist")}.`,
    ),
  hinglish:
    p(
      `${strong("SSC CHSL mein clerk ke liye: English mein 35 ya Hindi mein 30 shabd prati minute, computer par das minute.")} Pichhle saalon ke notice mein:`,
    ) +
    ul([
      `${strong("LDC aur JSA")}: yahi speed; bhasha form mein chunte hain, baad mein nahi badalti.`,
      `${strong("Data entry operator")}: ghante mein 8,000 key depressions, kuch office ke liye 15,000, pandrah minute ke test mein.`,
      `${strong("Stenographer")}: typing nahi, shorthand: Grade C mein 100 aur Grade D mein 80 shabd prati minute, phir computer par likhna.`,
      `${strong("Sirf pass karna hai")}: marks nahi judte, par zyada galti hui to bahar.`,
    ]) +
    p(
      `Shuru se zyadatar logon ko roz aadha ghanta, chaar se chhah mahine lagte hain; free lesson kaafi hain, Hindi usi layout mein jo notice mein likha ho. ${to("data-entry-operator", "Data Entry Operator")}, ${to("stenographer", "Stenographer")}, ${to("typist", "Typist")}.`,
    ),
  hindi:
    p(`${strong("SSC CHSL में क्लर्क के लिए: अंग्रेज़ी में 35 या हिंदी में 30 शब्द प्रति मिनट, कंप्यूटर पर दस मिनट।")} पिछले सालों के नोटिस में:`) +
    ul([
      `${strong("LDC और JSA")}: यही गति; भाषा फ़ॉर्म में चुनते हैं, बाद में नहीं बदलती।`,
      `${strong("डेटा एंट्री ऑपरेटर")}: घंटे में 8,000 key depressions, कुछ दफ़्तरों के लिए 15,000, पंद्रह मिनट के टेस्ट में।`,
      `${strong("स्टेनोग्राफ़र")}: टाइपिंग नहीं, शॉर्टहैंड: Grade C में 100 और Grade D में 80 शब्द प्रति मिनट, फिर कंप्यूटर पर लिखना।`,
      `${strong("सिर्फ़ पास करना है")}: नंबर नहीं जुड़ते, पर ज़्यादा ग़लती हुई तो बाहर।`,
    ]) +
    p(
      `शुरू से ज़्यादातर लोगों को रोज़ आधा घंटा, चार से छह महीने लगते हैं; मुफ़्त पाठ काफ़ी हैं, हिंदी उसी लेआउट में जो नोटिस में लिखा हो। ${to("data-entry-operator", "Data Entry Operator")}, ${to("stenographer", "Stenographer")}, ${to("typist", "Typist")}।`,
    ),
};

const OF_EYES = to("optometrist", "Optometrist");

export const YEARS_OF_OPTOMETRY: Wording = {
  english:
    p(`${strong("The degree (BOptom or BSc Optometry) takes four years, of which the last is an internship")}; the diploma takes two.`) +
    ul([
      "A few universities count five, with the internship: the prospectus says so.",
      `${strong("Degree or diploma")}: the degree for eye hospitals, contact lenses, teaching and work abroad; the diploma for optical shops and some State posts.`,
      "After a diploma some universities let you into the second year of the degree.",
    ]) +
    p(`Both after Class 12, mostly with physics, chemistry and biology or maths. The record: ${OF_EYES}.`),
  hinglish:
    p(`${strong("Degree (BOptom ya BSc Optometry) chaar saal ki hai, jisme aakhri saal internship hai")}; diploma do saal ka.`) +
    ul([
      "Kuch universities internship ke saath paanch saal ginti hain: prospectus mein likha hota hai.",
      `${strong("Degree ya diploma")}: degree aankh ke aspatal, contact lens, padhane aur videsh ke liye; diploma chashme ki dukan aur rajya ki kuch posts ke liye.`,
      "Diploma ke baad kuch universities degree ke doosre saal mein leti hain.",
    ]) +
    p(`Dono Class 12 ke baad, zyadatar physics, chemistry aur biology ya maths ke saath. Poora record: ${OF_EYES}.`),
  hindi:
    p(`${strong("डिग्री (BOptom या BSc Optometry) चार साल की है, जिसमें आख़िरी साल इंटर्नशिप है")}; डिप्लोमा दो साल का।`) +
    ul([
      "कुछ यूनिवर्सिटी इंटर्नशिप के साथ पाँच साल गिनती हैं: प्रॉस्पेक्टस में लिखा होता है।",
      `${strong("डिग्री या डिप्लोमा")}: डिग्री आँख के अस्पताल, कॉन्टैक्ट लेंस, पढ़ाने और विदेश के लिए; डिप्लोमा चश्मे की दुकान और राज्य के कुछ पदों के लिए।`,
      "डिप्लोमा के बाद कुछ यूनिवर्सिटी डिग्री के दूसरे साल में लेती हैं।",
    ]) +
    p(`दोनों Class 12 के बाद, ज़्यादातर फ़िज़िक्स, केमिस्ट्री और बायोलॉजी या मैथ्स के साथ। पूरा रिकॉर्ड: ${OF_EYES}।`),
};

const OF_COOLING = to("air-conditioning-mechanic", "Air-Conditioning Mechanic");

export const MONTHS_OF_COOLING: Wording = {
  english:
    p(
      `${strong("The ITI trade Refrigeration and Air Conditioning Technician takes two years after Class 10; short courses take three to six months.")}`,
    ) +
    ul([
      `${strong("ITI")}: with science and maths in Class 10. Best for companies, railways and apprenticeships; at a government ITI the fee is small.`,
      `${strong("Short course")}: at a Jan Shikshan Sansthan, under PMKVY (skillindiadigital.gov.in), or at a maker's own training centre; several are free. Then a season as a helper.`,
      `${strong("Ask for")}: split and inverter machines, brazing, gas charging, and hours on real machines. No course of a few days makes a mechanic.`,
    ]) +
    p(`Begin before the summer, when every workshop looks for hands. The record: ${OF_COOLING}.`),
  hinglish:
    p(
      `${strong("ITI trade Refrigeration and Air Conditioning Technician Class 10 ke baad do saal ki hai; chhote course teen se chhah mahine ke.")}`,
    ) +
    ul([
      `${strong("ITI")}: Class 10 mein science aur maths ke saath. Company, railway aur apprenticeship ke liye sabse achhi; sarkari ITI ki fees kam hai.`,
      `${strong("Chhota course")}: Jan Shikshan Sansthan, PMKVY (skillindiadigital.gov.in) ya company ke apne training centre mein; kai free hain. Phir ek season helper.`,
      `${strong("Poochiye")}: split aur inverter AC, brazing, gas charging, aur asli machine par kitne ghante. Kuch din ke course se mechanic nahi bante.`,
    ]) +
    p(`Garmi se pehle shuru kijiye, tab har workshop ko log chahiye. Poora record: ${OF_COOLING}.`),
  hindi:
    p(`${strong("ITI ट्रेड Refrigeration and Air Conditioning Technician Class 10 के बाद दो साल की है; छोटे कोर्स तीन से छह महीने के।")}`) +
    ul([
      `${strong("ITI")}: Class 10 में साइंस और मैथ्स के साथ। कंपनी, रेलवे और अप्रेंटिसशिप के लिए सबसे अच्छी; सरकारी ITI की फ़ीस कम है।`,
      `${strong("छोटा कोर्स")}: जन शिक्षण संस्थान, PMKVY (skillindiadigital.gov.in) या कंपनी के अपने ट्रेनिंग सेंटर में; कई मुफ़्त हैं। फिर एक सीज़न हेल्पर।`,
      `${strong("पूछिए")}: स्प्लिट और इन्वर्टर AC, ब्रेज़िंग, गैस चार्जिंग, और असली मशीन पर कितने घंटे। कुछ दिन के कोर्स से मैकेनिक नहीं बनते।`,
    ]) +
    p(`गर्मी से पहले शुरू कीजिए, तब हर वर्कशॉप को लोग चाहिए। पूरा रिकॉर्ड: ${OF_COOLING}।`),
};

const OF_SECRETARIES = to("company-secretary", "Company Secretary");

export const YEARS_OF_COMPANY_SECRETARY: Wording = {
  english:
    p(`${strong("After a degree about three years, if you pass at the first try")}; after Class 12 about four.`) +
    ul([
      `${strong("After a degree")}: you register for CS Executive directly; by ICSI's rules of the last years most graduates are spared the entrance CSEET. ${strong("After Class 12")}: CSEET first.`,
      `${strong("Executive, then Professional")}: two levels, with exams twice a year; each takes most people a year.`,
      `${strong("Training")}: about two years with a company or a practising secretary (ICSI's rule of recent years is 21 months), much of it beside the Professional level.`,
    ]) +
    p(`Each level that is not passed adds half a year. The exact terms: icsi.edu. The record: ${OF_SECRETARIES}.`),
  hinglish:
    p(`${strong("Degree ke baad lagbhag teen saal, agar pehli baar mein pass hon")}; Class 12 ke baad lagbhag chaar.`) +
    ul([
      `${strong("Degree ke baad")}: seedhe CS Executive mein register; ICSI ke pichhle saalon ke niyam se zyadatar graduates ko CSEET nahi dena padta. ${strong("Class 12 ke baad")}: pehle CSEET.`,
      `${strong("Executive, phir Professional")}: do level, saal mein do baar exam; zyadatar ko har ek mein ek saal lagta hai.`,
      `${strong("Training")}: company ya practising CS ke saath lagbhag do saal (ICSI ka haal ka niyam 21 mahine), kaafi hissa Professional ke saath-saath.`,
    ]) +
    p(`Jo level pass na ho, usse chhah mahine badhte hain. Pakki baat: icsi.edu. Poora record: ${OF_SECRETARIES}.`),
  hindi:
    p(`${strong("डिग्री के बाद लगभग तीन साल, अगर पहली बार में पास हों")}; Class 12 के बाद लगभग चार।`) +
    ul([
      `${strong("डिग्री के बाद")}: सीधे CS Executive में रजिस्टर; ICSI के पिछले सालों के नियम से ज़्यादातर ग्रेजुएट को CSEET नहीं देना पड़ता। ${strong("Class 12 के बाद")}: पहले CSEET।`,
      `${strong("Executive, फिर Professional")}: दो लेवल, साल में दो बार परीक्षा; ज़्यादातर को हर एक में एक साल लगता है।`,
      `${strong("ट्रेनिंग")}: कंपनी या प्रैक्टिसिंग CS के साथ लगभग दो साल (ICSI का हाल का नियम 21 महीने), काफ़ी हिस्सा Professional के साथ-साथ।`,
    ]) +
    p(`जो लेवल पास न हो, उससे छह महीने बढ़ते हैं। पक्की बात: icsi.edu। पूरा रिकॉर्ड: ${OF_SECRETARIES}।`),
};

const BANK_STEPS = `${to("bank-clerk", "Bank Clerk")}, ${to("bank-officer", "Bank Officer")}, ${to("bank-manager", "Bank Manager")}`;

export const FROM_CLERK_TO_OFFICER: Wording = {
  english:
    p(
      `${strong("Mostly three to six years: each public bank has its own test for clerks, and lets you sit for it after some years of service.")}`,
    ) +
    ul([
      `${strong("Quicker")}: with JAIIB and CAIIB (the exams of the institute of bankers, iibf.org.in) many banks shorten the wait; two or three years have then been enough.`,
      `${strong("By seniority")}: without the test it comes later, with fewer seats.`,
      `${strong("Beside that")}: a clerk may sit for IBPS PO or SBI PO from outside as long as the age allows, with leave of the bank.`,
      `${strong("The price")}: as an officer you can be moved all over India. Many clerks stay for that reason.`,
    ]) +
    p(`Your bank's promotion circular has the years and the marks. The steps: ${BANK_STEPS}.`),
  hinglish:
    p(
      `${strong("Zyadatar teen se chhah saal: har sarkari bank ka clerk ke liye apna test hai, jo kuch saal ki naukri ke baad de sakte hain.")}`,
    ) +
    ul([
      `${strong("Jaldi")}: JAIIB aur CAIIB (bankers ke institute ke exam, iibf.org.in) se kai bank intezaar kam karte hain; tab do-teen saal bhi kaafi rahe hain.`,
      `${strong("Seniority se")}: bina test ke der se, kam seats par.`,
      `${strong("Saath mein")}: umar ho to clerk bahar se IBPS PO ya SBI PO de sakta hai, bank ki ijazat ke saath.`,
      `${strong("Keemat")}: officer ka transfer poore India mein ho sakta hai. Kai clerk isi liye clerk rehte hain.`,
    ]) +
    p(`Saal aur marks aapke bank ke promotion circular mein hain. Seedhiyan: ${BANK_STEPS}.`),
  hindi:
    p(`${strong("ज़्यादातर तीन से छह साल: हर सरकारी बैंक का क्लर्क के लिए अपना टेस्ट है, जो कुछ साल की नौकरी के बाद दे सकते हैं।")}`) +
    ul([
      `${strong("जल्दी")}: JAIIB और CAIIB (बैंकरों के संस्थान की परीक्षाएँ, iibf.org.in) से कई बैंक इंतज़ार कम करते हैं; तब दो-तीन साल भी काफ़ी रहे हैं।`,
      `${strong("वरिष्ठता से")}: बिना टेस्ट के देर से, कम सीटों पर।`,
      `${strong("साथ में")}: उम्र हो तो क्लर्क बाहर से IBPS PO या SBI PO दे सकता है, बैंक की इजाज़त के साथ।`,
      `${strong("क़ीमत")}: अफ़सर का तबादला पूरे भारत में हो सकता है। कई क्लर्क इसीलिए क्लर्क रहते हैं।`,
    ]) +
    p(`साल और नंबर आपके बैंक के प्रमोशन सर्कुलर में हैं। सीढ़ियाँ: ${BANK_STEPS}।`),
};

export const NURSE_IN_GERMANY: Wording = {
  english:
    p(
      `${strong("German at B1 to go, and B2 for the licence as a nurse.")} So the language comes first, and takes most people about a year:`,
    ) +
    ul([
      `${strong("1. Nurse at home")}: BSc Nursing or GNM, registration with your State Nursing Council, and better some hospital work.`,
      `${strong("2. German")}: a certificate by Goethe, telc or ÖSD.`,
      `${strong("3. Recognition")}: the German Land compares your training; until a test or an adaptation course is done you work as an assistant, mostly a year.`,
      `${strong("4. The way")}: Triple Win of the German employment agency, in India with NORKA Roots (Kerala): language lessons are paid and no agent's fee is due.`,
      `${strong("Without a nursing course")}: after Class 12, with B1, a paid nursing apprenticeship (Ausbildung) of three years.`,
    ]) +
    p(
      `Pay no agent for a post, and sign no bond that you cannot read; recruiters must stand at emigrate.gov.in. ${NURSE} has the first step.`,
    ),
  hinglish:
    p(`${strong("Jaane ke liye German B1, aur nurse ke licence ke liye B2.")} Isliye pehle bhasha, zyadatar ko lagbhag ek saal:`) +
    ul([
      `${strong("1. Yahan nurse")}: BSc Nursing ya GNM, State Nursing Council mein registration, aur behtar kuch samay aspatal ka kaam.`,
      `${strong("2. German")}: Goethe, telc ya ÖSD ka certificate.`,
      `${strong("3. Recognition")}: wahan ka rajya (Land) aapki training jaanchta hai; test ya course poora hone tak assistant ka kaam, zyadatar ek saal.`,
      `${strong("4. Raasta")}: German employment agency ka Triple Win, India mein NORKA Roots (Kerala) ke saath: bhasha ki class ka kharcha mil jaata hai aur agent ki fees nahi.`,
      `${strong("Nursing ki padhai ke bina")}: Class 12 ke baad, B1 ke saath, teen saal ki kamai wali nursing Ausbildung.`,
    ]) +
    p(
      `Post ke liye agent ko paise mat dijiye, aur jo bond padh na sakein us par sign mat kijiye; recruiter emigrate.gov.in par hona chahiye. Pehla kadam: ${NURSE}.`,
    ),
  hindi:
    p(`${strong("जाने के लिए जर्मन B1, और नर्स के लाइसेंस के लिए B2।")} इसलिए पहले भाषा, ज़्यादातर को लगभग एक साल:`) +
    ul([
      `${strong("1. यहाँ नर्स")}: BSc Nursing या GNM, राज्य नर्सिंग काउंसिल में रजिस्ट्रेशन, और बेहतर कुछ समय अस्पताल का काम।`,
      `${strong("2. जर्मन")}: Goethe, telc या ÖSD का सर्टिफ़िकेट।`,
      `${strong("3. मान्यता")}: वहाँ का राज्य (Land) आपकी ट्रेनिंग जाँचता है; टेस्ट या कोर्स पूरा होने तक सहायक का काम, ज़्यादातर एक साल।`,
      `${strong("4. रास्ता")}: जर्मन रोज़गार एजेंसी का Triple Win, भारत में NORKA Roots (केरल) के साथ: भाषा की क्लास का ख़र्च मिल जाता है और एजेंट की फ़ीस नहीं।`,
      `${strong("नर्सिंग की पढ़ाई के बिना")}: Class 12 के बाद, B1 के साथ, तीन साल की कमाई वाली नर्सिंग Ausbildung।`,
    ]) +
    p(
      `पद के लिए एजेंट को पैसे मत दीजिए, और जो बॉन्ड पढ़ न सकें उस पर हस्ताक्षर मत कीजिए; भर्ती करने वाला emigrate.gov.in पर होना चाहिए। पहला क़दम: ${NURSE}।`,
    ),
};

const AFTER_CALLS = `${to("customer-service-supervisor", "Customer Service Supervisor")}, ${to("anti-money-laundering-analyst", "Anti-Money Laundering Analyst")}, ${to("medical-claims-examiner", "Medical Claims Examiner")}, ${to("data-quality-analyst", "Data Quality Analyst")}, ${to("customer-success-manager", "Customer Success Manager")}, ${to("insurance-agent", "Insurance Agent")}`;

export const AFTER_A_CALL_CENTRE: Wording = {
  english:
    p(
      `${strong("Your years at a call centre are what you sell now")}: talking to angry people, typing while listening, targets, English or Hindi under pressure.`,
    ) +
    ul([
      `${strong("One step up, no degree asked at many firms")}: team leader, quality analyst (listening to calls), trainer, workforce desk.`,
      `${strong("One step aside")}: back office and KYC checks, medical claims, inside sales by phone, collections, help desk of a hospital, bank or online shop.`,
      `${strong("Beside work")}: a degree from IGNOU (ignou.ac.in) in three years, and Excel now; with it customer success and operations open.`,
      `${strong("Government")}: most age limits end near thirty for the general category, later for reserved ones and in several States. Look at your State first, and keep private work going.`,
    ]) +
    p(`In the catalogue: ${AFTER_CALLS}. Pay nobody for a post.`),
  hinglish:
    p(
      `${strong("Call centre ke saal hi ab aapki poonji hain")}: gusse wale customer se baat, sunte hue typing, target, dabav mein English ya Hindi.`,
    ) +
    ul([
      `${strong("Ek kadam upar, kai company degree nahi maangti")}: team leader, quality analyst (call sunna), trainer, workforce desk.`,
      `${strong("Bagal mein")}: back office aur KYC, medical claims, phone par sales (inside sales), collections, aspatal, bank ya online shop ka help desk.`,
      `${strong("Kaam ke saath")}: IGNOU (ignou.ac.in) se teen saal mein degree, aur Excel abhi; phir customer success aur operations khulte hain.`,
      `${strong("Sarkari")}: general category ki zyadatar umar seema tees ke aas-paas khatam, reserved aur kai rajyon mein aage tak. Pehle apna rajya dekhiye, private kaam chalne dijiye.`,
    ]) +
    p(`Catalogue mein: ${AFTER_CALLS}. Post ke liye kisi ko paise mat dijiye.`),
  hindi:
    p(`${strong("कॉल सेंटर के साल ही अब आपकी पूँजी हैं")}: ग़ुस्से वाले ग्राहक से बात, सुनते हुए टाइपिंग, टारगेट, दबाव में अंग्रेज़ी या हिंदी।`) +
    ul([
      `${strong("एक क़दम ऊपर, कई कंपनियाँ डिग्री नहीं माँगतीं")}: टीम लीडर, क्वालिटी एनालिस्ट (कॉल सुनना), ट्रेनर, वर्कफ़ोर्स डेस्क।`,
      `${strong("बग़ल में")}: बैक ऑफ़िस और KYC, मेडिकल क्लेम, फ़ोन पर सेल्स (inside sales), कलेक्शन, अस्पताल, बैंक या ऑनलाइन दुकान का हेल्प डेस्क।`,
      `${strong("काम के साथ")}: IGNOU (ignou.ac.in) से तीन साल में डिग्री, और Excel अभी; फिर कस्टमर सक्सेस और ऑपरेशन खुलते हैं।`,
      `${strong("सरकारी")}: सामान्य वर्ग की ज़्यादातर उम्र सीमा तीस के आस-पास ख़त्म, आरक्षित वर्ग और कई राज्यों में आगे तक। पहले अपना राज्य देखिए, प्राइवेट काम चलने दीजिए।`,
    ]) +
    p(`कैटलॉग में: ${AFTER_CALLS}। पद के लिए किसी को पैसे मत दीजिए।`),
};

const WHO_DRIVES = `${to("bus-driver", "Bus Driver")}, ${to("chauffeur", "Chauffeur")}, ${to("ambulance-driver", "Ambulance Driver")}, ${to("truck-driver", "Truck Driver")}`;

export const DRIVING_FOR_THE_STATE: Wording = {
  english:
    p(`${strong("Yes, there are government posts for drivers; most ask for Class 10, a heavy licence and some years of driving.")}`) +
    ul([
      `${strong("State transport corporation")}: bus drivers, the most posts; a heavy passenger licence and a driving test.`,
      `${strong("Staff car driver")}: in ministries, courts, India Post, municipal bodies and State offices; mostly a light licence and three years.`,
      `${strong("In uniform")}: constable (driver) in CISF, BSF and other central forces, Delhi Police and State police; driver of a fire engine; drivers in Army and Air Force.`,
    ]) +
    p(
      `If you have only a light licence: get the transport or heavy one (parivahan.gov.in), which needs a year with the first. Eyes and colours are tested. Notices: your State's recruitment board, indiapost.gov.in, the forces' own sites; nobody can sell such a post. ${WHO_DRIVES}.`,
    ),
  hinglish:
    p(`${strong("Haan, driver ki sarkari posts hain; zyadatar mein Class 10, heavy licence aur kuch saal chalane ka anubhav chahiye.")}`) +
    ul([
      `${strong("Rajya parivahan nigam (roadways)")}: bus driver, sabse zyada posts; heavy passenger licence aur driving test.`,
      `${strong("Staff car driver")}: mantralaya, court, India Post, nagar nigam aur rajya ke office; zyadatar light licence aur teen saal.`,
      `${strong("Vardi mein")}: CISF, BSF aur doosri kendriya force, Delhi Police aur rajya police mein constable (driver); fire brigade ki gaadi; Army aur Air Force mein driver.`,
    ]) +
    p(
      `Sirf light licence hai? Transport ya heavy licence banwaiye (parivahan.gov.in); pehle licence ko ek saal hona chahiye. Aankh aur rang dekhe jaate hain. Notice: rajya ka bharti board, indiapost.gov.in, force ki apni site; aisi post koi bech nahi sakta. ${WHO_DRIVES}.`,
    ),
  hindi:
    p(`${strong("हाँ, ड्राइवर के सरकारी पद हैं; ज़्यादातर में Class 10, हेवी लाइसेंस और कुछ साल चलाने का अनुभव चाहिए।")}`) +
    ul([
      `${strong("राज्य परिवहन निगम (रोडवेज़)")}: बस ड्राइवर, सबसे ज़्यादा पद; हेवी पैसेंजर लाइसेंस और ड्राइविंग टेस्ट।`,
      `${strong("स्टाफ़ कार ड्राइवर")}: मंत्रालय, अदालत, India Post, नगर निगम और राज्य के दफ़्तर; ज़्यादातर लाइट लाइसेंस और तीन साल।`,
      `${strong("वर्दी में")}: CISF, BSF और दूसरे केंद्रीय बल, दिल्ली पुलिस और राज्य पुलिस में कांस्टेबल (ड्राइवर); फ़ायर ब्रिगेड की गाड़ी; थल सेना और वायु सेना में ड्राइवर।`,
    ]) +
    p(
      `सिर्फ़ लाइट लाइसेंस है? ट्रांसपोर्ट या हेवी लाइसेंस बनवाइए (parivahan.gov.in); पहले लाइसेंस को एक साल होना चाहिए। आँख और रंग देखे जाते हैं। नोटिस: राज्य का भर्ती बोर्ड, indiapost.gov.in, बल की अपनी साइट; ऐसा पद कोई बेच नहीं सकता। ${WHO_DRIVES}।`,
    ),
};

const OFFICERS = `${to("air-force-pilot", "Air Force Pilot")}, ${to("infantry-officer", "Infantry Officer")}, ${to("navy-officer", "Navy Officer")}`;

export const ENTRY_BY_NCC: Wording = {
  english:
    p(`${strong("NCC special entry means no written test: with the C certificate you go straight to the interview board.")}`) +
    ul([
      `${strong("Air Force")}: you apply in the AFCAT notice under "NCC Special Entry", with the C certificate of the Air Wing (senior division), and are called to the AFSB; it is for flying, so Class 12 with physics and maths is asked.`,
      `${strong("Army")}: NCC Special Entry, by the notices of the last years a degree with 50 per cent, two or three years in the senior division and at least B grade in the C certificate; then the SSB. joinindianarmy.nic.in.`,
      `${strong("By CDS")}: a part of the seats of the academies is kept for holders of the C certificate, after the written test.`,
    ]) +
    p(
      `Interview of five days and medical stay as for all, and seats are few. The certificate must be fresh enough: read the notice. ${OFFICERS}.`,
    ),
  hinglish:
    p(`${strong("NCC special entry ka matlab: likhit test nahi; C certificate ke saath seedhe interview board.")}`) +
    ul([
      `${strong("Air Force")}: AFCAT ke notice mein "NCC Special Entry" chuniye, Air Wing (senior division) ke C certificate ke saath; AFSB ka bulaava aata hai. Yeh udaan ke liye hai, to Class 12 mein physics aur maths chahiye.`,
      `${strong("Army")}: NCC Special Entry, pichhle saalon ke notice mein 50 per cent ke saath degree, senior division mein do-teen saal aur C certificate mein kam se kam B grade; phir SSB. joinindianarmy.nic.in.`,
      `${strong("CDS se")}: academies ki kuch seats C certificate walon ke liye hain, likhit test ke baad.`,
    ]) +
    p(
      `Paanch din ka interview aur medical sabke jaisa hai, aur seats kam. Certificate kitna purana chalega, notice mein dekhiye. ${OFFICERS}.`,
    ),
  hindi:
    p(`${strong("NCC special entry का मतलब: लिखित परीक्षा नहीं; C सर्टिफ़िकेट के साथ सीधे इंटरव्यू बोर्ड।")}`) +
    ul([
      `${strong("वायु सेना")}: AFCAT के नोटिस में "NCC Special Entry" चुनिए, Air Wing (senior division) के C सर्टिफ़िकेट के साथ; AFSB का बुलावा आता है। यह उड़ान के लिए है, तो Class 12 में फ़िज़िक्स और मैथ्स चाहिए।`,
      `${strong("थल सेना")}: NCC Special Entry, पिछले सालों के नोटिस में 50 प्रतिशत के साथ डिग्री, senior division में दो-तीन साल और C सर्टिफ़िकेट में कम से कम B ग्रेड; फिर SSB। joinindianarmy.nic.in.`,
      `${strong("CDS से")}: अकादमियों की कुछ सीटें C सर्टिफ़िकेट वालों के लिए हैं, लिखित परीक्षा के बाद।`,
    ]) +
    p(`पाँच दिन का इंटरव्यू और मेडिकल सबके जैसा है, और सीटें कम। सर्टिफ़िकेट कितना पुराना चलेगा, नोटिस में देखिए। ${OFFICERS}।`),
};

const BY_MS = `${to("software-engineer", "Software Engineer")}, ${to("machine-learning-engineer", "Machine Learning Engineer")}, ${to("data-scientist", "Data Scientist")}`;
const BY_MBA = `${to("product-manager", "Product Manager")}, ${to("management-consultant", "Management Consultant")}`;

export const MS_OR_MBA_ABROAD: Wording = {
  english:
    p(`${strong("With about two years at work, an MS if you want to stay with the technology; an MBA rather a few years later.")}`) +
    ul([
      `${strong("MS (computer science, data)")}: deeper technical work; your degree and projects count most, then GRE or IELTS/TOEFL where asked. Leads to ${BY_MS}.`,
      `${strong("MBA")}: people, products, money; known schools want three to five years with responsibility, and GMAT or GRE. Leads to ${BY_MBA}. In India by CAT it is open now, for far less money.`,
      `${strong("Count first")}: fees and living against a loan, how long the country lets you look for work, and what happens if no visa follows. Public universities in Germany ask for little or no fee.`,
    ]) +
    p("No agent is needed: each university has its own form. Do you like the code more, or deciding what is built?"),
  hinglish:
    p(`${strong("Do saal ke kaam ke saath: technology mein rehna hai to MS; MBA kuch saal baad behtar.")}`) +
    ul([
      `${strong("MS (computer science, data)")}: gehra technical kaam; degree aur project sabse zyada gine jaate hain, phir GRE ya IELTS/TOEFL jahan maange. Aage: ${BY_MS}.`,
      `${strong("MBA")}: log, product, paisa; jaane-maane school teen se paanch saal ka zimmedari wala kaam chahte hain, GMAT ya GRE ke saath. Aage: ${BY_MBA}. India mein CAT se abhi bhi khula hai, bahut kam paise mein.`,
      `${strong("Pehle hisaab")}: fees aur rehna loan ke saamne, padhai ke baad kaam dhoondhne ko kitna samay milta hai, aur visa na mile to kya. Germany ki sarkari universities mein fees nahi ke barabar.`,
    ]) +
    p("Agent ki zaroorat nahi: har university ka apna form hai. Aapko code zyada pasand hai, ya yeh tay karna ki kya bane?"),
  hindi:
    p(`${strong("दो साल के काम के साथ: टेक्नोलॉजी में रहना है तो MS; MBA कुछ साल बाद बेहतर।")}`) +
    ul([
      `${strong("MS (computer science, data)")}: गहरा तकनीकी काम; डिग्री और प्रोजेक्ट सबसे ज़्यादा गिने जाते हैं, फिर GRE या IELTS/TOEFL जहाँ माँगें। आगे: ${BY_MS}।`,
      `${strong("MBA")}: लोग, प्रोडक्ट, पैसा; जाने-माने स्कूल तीन से पाँच साल का ज़िम्मेदारी वाला काम चाहते हैं, GMAT या GRE के साथ। आगे: ${BY_MBA}। भारत में CAT से अभी भी खुला है, बहुत कम पैसे में।`,
      `${strong("पहले हिसाब")}: फ़ीस और रहना लोन के सामने, पढ़ाई के बाद काम ढूँढने को कितना समय मिलता है, और वीज़ा न मिले तो क्या। जर्मनी की सरकारी यूनिवर्सिटी में फ़ीस नहीं के बराबर।`,
    ]) +
    p("एजेंट की ज़रूरत नहीं: हर यूनिवर्सिटी का अपना फ़ॉर्म है। आपको कोड ज़्यादा पसंद है, या यह तय करना कि क्या बने?"),
};

const COMMERCE_AT_LAW = `${to("tax-lawyer", "Tax Lawyer")}, ${to("corporate-lawyer", "Corporate Lawyer")}, ${to("insolvency-lawyer", "Insolvency Lawyer")}`;

export const LAW_AFTER_A_FIRST_DEGREE: Wording = {
  english:
    p(
      `${strong("Three years. With a degree in hand you take the three-year LLB")}; the five-year course is for after Class 12 and would cost you two years more.`,
    ) +
    ul([
      `${strong("How")}: CUET-PG for Delhi University, BHU and others; your State's law CET (Maharashtra, Telangana and others); the test of a single university.`,
      `${strong("The college")}: approved by the Bar Council of India, with classes that you attend: law is not had by distance.`,
      `${strong("After it")}: enrolment with the State Bar Council and the All India Bar Examination, just as after five years.`,
      `${strong("If you are still in Class 12")}: then the five-year course (CLAT, AILET, CUET-UG) is a year shorter in all.`,
    ]) +
    p(`With commerce behind you tax and company law lie near: ${COMMERCE_AT_LAW}. Many do CS beside it.`),
  hinglish:
    p(
      `${strong("Teen saal. Degree haath mein hai to teen saal wali LLB kijiye")}; paanch saal wala course Class 12 ke baad ke liye hai aur aapke do saal zyada lega.`,
    ) +
    ul([
      `${strong("Kaise")}: Delhi University, BHU aur doosri mein CUET-PG; aapke rajya ka law CET (Maharashtra, Telangana wagairah); kisi university ka apna test.`,
      `${strong("College")}: Bar Council of India se approved, jahan class mein jaana ho: law distance se nahi hota.`,
      `${strong("Baad mein")}: State Bar Council mein enrolment aur All India Bar Examination, paanch saal walon jaisa hi.`,
      `${strong("Agar abhi Class 12 mein hain")}: tab paanch saal wala (CLAT, AILET, CUET-UG) kul ek saal chhota hai.`,
    ]) +
    p(`Commerce ke saath tax aur company law paas hain: ${COMMERCE_AT_LAW}. Kai log saath mein CS karte hain.`),
  hindi:
    p(`${strong("तीन साल। डिग्री हाथ में है तो तीन साल वाली LLB कीजिए")}; पाँच साल वाला कोर्स Class 12 के बाद के लिए है और आपके दो साल ज़्यादा लेगा।`) +
    ul([
      `${strong("कैसे")}: दिल्ली यूनिवर्सिटी, BHU और दूसरी में CUET-PG; आपके राज्य का law CET (महाराष्ट्र, तेलंगाना वग़ैरह); किसी यूनिवर्सिटी का अपना टेस्ट।`,
      `${strong("कॉलेज")}: Bar Council of India से मान्य, जहाँ क्लास में जाना हो: लॉ डिस्टेंस से नहीं होता।`,
      `${strong("बाद में")}: State Bar Council में नामांकन और All India Bar Examination, पाँच साल वालों जैसा ही।`,
      `${strong("अगर अभी Class 12 में हैं")}: तब पाँच साल वाला (CLAT, AILET, CUET-UG) कुल एक साल छोटा है।`,
    ]) +
    p(`कॉमर्स के साथ टैक्स और कंपनी लॉ पास हैं: ${COMMERCE_AT_LAW}। कई लोग साथ में CS करते हैं।`),
};

const BY_MTECH = `${to("structural-engineer", "Structural Engineer")}, ${to("geotechnical-engineer", "Geotechnical Engineer")}, ${to("transportation-engineer", "Transportation Engineer")}, ${to("hydraulic-engineer", "Hydraulic Engineer")}`;
const BY_SITE = `${to("civil-engineer", "Civil Engineer")}, ${to("construction-manager", "Construction Manager")}`;

export const MTECH_OR_WORK_IN_CIVIL: Wording = {
  english:
    p(`${strong("MTech if you want design or teaching; work first if you want the site, a government post, or pay now.")}`) +
    ul([
      `${strong("MTech, two years by GATE")}: structures, soil and foundations, transport, water, construction management. By GATE there is a monthly stipend, and the known institutes place well; without GATE at an unknown college it adds little. Leads to ${BY_MTECH}.`,
      `${strong("Work")}: site or planning engineer; the first two years are long days at low pay, and then it climbs. Learn AutoCAD, estimating, and STAAD or Revit. Leads to ${BY_SITE}.`,
      `${strong("Government with the BTech")}: SSC JE, RRB JE, State AE and JE by the PSC, ESE by UPSC, public companies by GATE.`,
    ]),
  hinglish:
    p(`${strong("Design ya teaching chahiye to MTech; site, sarkari post ya abhi kamai chahiye to pehle kaam.")}`) +
    ul([
      `${strong("MTech, GATE se do saal")}: structures, mitti aur foundation, transport, paani, construction management. GATE se har mahine stipend milta hai aur jaane-maane institute se kaam achha milta hai; bina GATE anjaan college se kam fayda. Aage: ${BY_MTECH}.`,
      `${strong("Kaam")}: site ya planning engineer; pehle do saal lambe din aur kam kamai, phir badhti hai. AutoCAD, estimating, aur STAAD ya Revit seekhiye. Aage: ${BY_SITE}.`,
      `${strong("BTech se hi sarkari")}: SSC JE, RRB JE, rajya ke AE aur JE (PSC), UPSC ka ESE, GATE se PSU.`,
    ]),
  hindi:
    p(`${strong("डिज़ाइन या पढ़ाना चाहिए तो MTech; साइट, सरकारी पद या अभी कमाई चाहिए तो पहले काम।")}`) +
    ul([
      `${strong("MTech, GATE से दो साल")}: structures, मिट्टी और नींव, transport, पानी, construction management। GATE से हर महीने stipend मिलता है और जाने-माने संस्थान से काम अच्छा मिलता है; बिना GATE अनजान कॉलेज से कम फ़ायदा। आगे: ${BY_MTECH}।`,
      `${strong("काम")}: साइट या प्लानिंग इंजीनियर; पहले दो साल लंबे दिन और कम कमाई, फिर बढ़ती है। AutoCAD, estimating, और STAAD या Revit सीखिए। आगे: ${BY_SITE}।`,
      `${strong("BTech से ही सरकारी")}: SSC JE, RRB JE, राज्य के AE और JE (PSC), UPSC का ESE, GATE से PSU।`,
    ]),
};

const WITH_BSC = `${to("quality-control-chemist", "Quality Control Chemist")}, ${to("chemical-laboratory-technician", "Chemical Laboratory Technician")}, ${to("medical-representative", "Medical Representative")}`;
const WITH_MSC = `${to("analytical-chemist", "Analytical Chemist")}, ${to("organic-chemist", "Organic Chemist")}, ${to("forensic-scientist", "Forensic Scientist")}`;

export const TRUTH_OF_BSC_CHEMISTRY: Wording = {
  english:
    p(`${strong("Honestly: with the BSc alone there is work, but mostly at low pay in the first years; with one step more it opens.")}`) +
    ul([
      `${strong("At once")}: quality control and production in pharma, paint, food and chemicals (much of it in Gujarat, Maharashtra, Telangana and Himachal, in shifts), lab assistant, pharma sales. ${WITH_BSC}.`,
      `${strong("MSc")}, two years by IIT JAM or CUET-PG: better lab posts, research by CSIR-NET, college teaching. ${WITH_MSC}.`,
      `${strong("BEd")}, by your State's test: ${to("chemistry-teacher", "Chemistry Teacher")}, needed in nearly every school.`,
      `${strong("Any degree counts")}: SSC CGL, banks, State PSC; MBA by CAT.`,
    ]) +
    p("It is worth it if you like the lab or plan the second step; if neither, tell me what you like, and we look on."),
  hinglish:
    p(
      `${strong("Sach yeh hai: sirf BSc se kaam milta hai, par shuru ke saalon mein zyadatar kam kamai par; ek kadam aur se raste khulte hain.")}`,
    ) +
    ul([
      `${strong("Turant")}: pharma, paint, food aur chemical mein quality control aur production (zyadatar Gujarat, Maharashtra, Telangana, Himachal mein, shift mein), lab assistant, pharma sales. ${WITH_BSC}.`,
      `${strong("MSc")}, IIT JAM ya CUET-PG se do saal: behtar lab posts, CSIR-NET se research, college mein padhana. ${WITH_MSC}.`,
      `${strong("BEd")}, rajya ke test se: ${to("chemistry-teacher", "Chemistry Teacher")}, lagbhag har school ko chahiye.`,
      `${strong("Jahan koi bhi degree chalti hai")}: SSC CGL, bank, State PSC; CAT se MBA.`,
    ]) +
    p("Lab pasand hai ya doosra kadam socha hai to yeh sahi hai; dono nahi, to apni pasand bataiye, aage dekhte hain."),
  hindi:
    p(`${strong("सच यह है: सिर्फ़ BSc से काम मिलता है, पर शुरू के सालों में ज़्यादातर कम कमाई पर; एक क़दम और से रास्ते खुलते हैं।")}`) +
    ul([
      `${strong("तुरंत")}: फ़ार्मा, पेंट, फ़ूड और केमिकल में क्वालिटी कंट्रोल और प्रोडक्शन (ज़्यादातर गुजरात, महाराष्ट्र, तेलंगाना, हिमाचल में, शिफ़्ट में), लैब असिस्टेंट, फ़ार्मा सेल्स। ${WITH_BSC}।`,
      `${strong("MSc")}, IIT JAM या CUET-PG से दो साल: बेहतर लैब पद, CSIR-NET से रिसर्च, कॉलेज में पढ़ाना। ${WITH_MSC}।`,
      `${strong("BEd")}, राज्य के टेस्ट से: ${to("chemistry-teacher", "Chemistry Teacher")}, लगभग हर स्कूल को चाहिए।`,
      `${strong("जहाँ कोई भी डिग्री चलती है")}: SSC CGL, बैंक, State PSC; CAT से MBA।`,
    ]) +
    p("लैब पसंद है या दूसरा क़दम सोचा है तो यह सही है; दोनों नहीं, तो अपनी पसंद बताइए, आगे देखते हैं।"),
};

const WHO_CUTS = `${to("film-editor", "Film Editor")}, ${to("news-video-editor", "News Video Editor")}`;

export const EARNING_BY_EDITING: Wording = {
  english:
    p(`${strong("You earn with it once you can show three to five finished pieces; clients look at these and not at certificates.")}`) +
    ul([
      `${strong("Learn one program well")}: DaVinci Resolve is free and enough; Premiere Pro is what most studios use; CapCut on a phone for a beginning. Cuts, sound, subtitles, colour.`,
      `${strong("Samples")}: re-edit a wedding, a reel, a lesson of a teacher and a shop's advertisement, each under a minute or two, with music that you may use.`,
      `${strong("First clients")}: the wedding studios of your town (they need hands in every season), coaching teachers and YouTubers with many uploads, shops that want reels.`,
      `${strong("Price")}: by the video and its length, half before, two rounds of changes included, all in one message. Raise it after every five clients.`,
      `${strong("Never")}: pay a "registration" for editing work, or give the finished file before the money.`,
    ]) +
    p(`As a post: ${WHO_CUTS}.`),
  hinglish:
    p(`${strong("Kamai tab shuru hoti hai jab aap teen se paanch poore kaam dikha saken; client yahi dekhte hain, certificate nahi.")}`) +
    ul([
      `${strong("Ek software achhe se")}: DaVinci Resolve free hai aur kaafi hai; zyadatar studio Premiere Pro chalate hain; shuru mein phone par CapCut. Cut, sound, subtitle, colour.`,
      `${strong("Sample")}: ek shaadi, ek reel, kisi teacher ka lesson aur ek dukan ka ad, har ek ek-do minute ka, aise music ke saath jo istemaal kar sakte hain.`,
      `${strong("Pehle client")}: shehar ke wedding studio (har season mein log chahiye), coaching teacher aur zyada upload wale YouTuber, reel chahne wali dukanein.`,
      `${strong("Daam")}: video aur uski lambai se, aadha pehle, do baar badlav shaamil, sab ek message mein likhkar. Har paanch client ke baad badhaiye.`,
      `${strong("Kabhi nahi")}: editing ke kaam ke liye "registration" ke paise dena, ya paise se pehle poori file dena.`,
    ]) +
    p(`Naukri mein: ${WHO_CUTS}.`),
  hindi:
    p(`${strong("कमाई तब शुरू होती है जब आप तीन से पाँच पूरे काम दिखा सकें; ग्राहक यही देखते हैं, सर्टिफ़िकेट नहीं।")}`) +
    ul([
      `${strong("एक सॉफ़्टवेयर अच्छे से")}: DaVinci Resolve मुफ़्त है और काफ़ी है; ज़्यादातर स्टूडियो Premiere Pro चलाते हैं; शुरू में फ़ोन पर CapCut। कट, आवाज़, सबटाइटल, रंग।`,
      `${strong("नमूने")}: एक शादी, एक रील, किसी शिक्षक का पाठ और एक दुकान का विज्ञापन, हर एक एक-दो मिनट का, ऐसे संगीत के साथ जो इस्तेमाल कर सकते हैं।`,
      `${strong("पहले ग्राहक")}: शहर के वेडिंग स्टूडियो (हर सीज़न में लोग चाहिए), कोचिंग शिक्षक और ज़्यादा अपलोड वाले यूट्यूबर, रील चाहने वाली दुकानें।`,
      `${strong("दाम")}: वीडियो और उसकी लंबाई से, आधा पहले, दो बार बदलाव शामिल, सब एक संदेश में लिखकर। हर पाँच ग्राहक के बाद बढ़ाइए।`,
      `${strong("कभी नहीं")}: एडिटिंग के काम के लिए "रजिस्ट्रेशन" के पैसे देना, या पैसे से पहले पूरी फ़ाइल देना।`,
    ]) +
    p(`नौकरी में: ${WHO_CUTS}।`),
};

export const ABOUT_YOURSELF: Wording = {
  english:
    p(
      `${strong("Speak for about a minute, in four steps")}: who you are, what you studied, one thing you did with its result, and why this post.`,
    ) +
    ul([
      `${strong("An example")}: "I am Ravi from Nashik. I have just finished BCom. In my last year I kept the accounts of my uncle's shop in Tally and found a tax mistake that would have cost him a month's rent. I like it when figures come out right, and so I want to begin in your accounts team."`,
      `${strong("Leave out")}: father's and mother's work, marks of every class, "I am hard-working and honest" without a proof, and hobbies that you cannot talk about.`,
      `${strong("Without work yet")}: a project, a fest, a tuition, care for a family shop count too.`,
    ]) +
    p("Tell me your course and the post, and I help you to find the one thing to tell."),
  hinglish:
    p(
      `${strong("Lagbhag ek minute boliye, chaar kadam mein")}: aap kaun hain, kya padha, ek kaam jo kiya aur uska nateeja, aur yeh post kyun.`,
    ) +
    ul([
      `${strong("Udaharan")}: "Main Nashik se Ravi hoon. Abhi BCom poora kiya hai. Aakhri saal mein maine chacha ki dukan ka hisaab Tally mein rakha aur tax ki ek galti pakdi jo ek mahine ke kiraye jitni mehngi padti. Hisaab sahi nikle to mujhe achha lagta hai, isliye aapki accounts team mein shuru karna chahta hoon."`,
      `${strong("Mat boliye")}: papa-mummy ka kaam, har class ke marks, bina saboot "main mehnati aur imaandaar hoon", aur aise shauk jin par baat na kar saken.`,
      `${strong("Abhi kaam nahi kiya")}: project, college fest, tuition, ghar ki dukan sambhalna bhi gina jaata hai.`,
    ]) +
    p("Apna course aur post bataiye, main woh ek baat dhoondhne mein madad karti hoon."),
  hindi:
    p(`${strong("लगभग एक मिनट बोलिए, चार क़दम में")}: आप कौन हैं, क्या पढ़ा, एक काम जो किया और उसका नतीजा, और यह पद क्यों।`) +
    ul([
      `${strong("उदाहरण")}: "मैं नाशिक से रवि हूँ। अभी BCom पूरा किया है। आख़िरी साल में मैंने चाचा की दुकान का हिसाब Tally में रखा और टैक्स की एक ग़लती पकड़ी जो एक महीने के किराए जितनी महँगी पड़ती। हिसाब सही निकले तो मुझे अच्छा लगता है, इसलिए आपकी अकाउंट्स टीम में शुरू करना चाहता हूँ।"`,
      `${strong("मत बोलिए")}: पिता-माता का काम, हर कक्षा के नंबर, बिना सबूत "मैं मेहनती और ईमानदार हूँ", और ऐसे शौक़ जिन पर बात न कर सकें।`,
      `${strong("अभी काम नहीं किया")}: प्रोजेक्ट, कॉलेज फ़ेस्ट, ट्यूशन, घर की दुकान सँभालना भी गिना जाता है।`,
    ]) +
    p("अपना कोर्स और पद बताइए, मैं वह एक बात ढूँढने में मदद करती हूँ।"),
};

const OF_ACCOUNTS = to("chartered-accountant", "Chartered Accountant");

export const CA_BESIDE_BCOM: Wording = {
  english:
    p(`${strong("No, it is not late: ICAI sets no upper age, and there are two ways in from where you stand.")}`) +
    ul([
      `${strong("Foundation now")}: register with Class 12 and sit for it beside the BCom; Intermediate follows at once, perhaps before the degree ends.`,
      `${strong("Direct entry")}: finish the BCom with 55 per cent (60 for other degrees) and go to Intermediate without Foundation; in the final year you may already register provisionally.`,
      `${strong("Which")}: from the second year both take about as long. Foundation if you are quick at papers and want to try yourself; direct entry if 55 per cent is sure.`,
      `${strong("Then")}: Intermediate, articleship of two years by the rules of 2023 (paid, at low pay), Final: mostly four to five years from the start, longer for who fails a group.`,
    ]) +
    p(`Fees and dates: icai.org. The record: ${OF_ACCOUNTS}.`),
  hinglish:
    p(`${strong("Nahi, der nahi hui: ICAI mein upar ki umar seema nahi hai, aur aapke paas do raste hain.")}`) +
    ul([
      `${strong("Foundation abhi")}: Class 12 ke aadhaar par register kijiye aur BCom ke saath dijiye; phir turant Intermediate, shayad degree se pehle.`,
      `${strong("Direct entry")}: BCom 55 per cent se (doosri degree 60) poora karke seedhe Intermediate, bina Foundation; final year mein provisional register ho sakte hain.`,
      `${strong("Kaun sa")}: second year se dono mein lagbhag utna hi samay. Exam mein tez hain aur khud ko parakhna hai to Foundation; 55 per cent pakka hai to direct entry.`,
      `${strong("Phir")}: Intermediate, 2023 ke niyam se do saal articleship (thodi kamai ke saath), Final: shuru se zyadatar chaar-paanch saal, group reh jaaye to zyada.`,
    ]) +
    p(`Fees aur tareekh: icai.org. Poora record: ${OF_ACCOUNTS}.`),
  hindi:
    p(`${strong("नहीं, देर नहीं हुई: ICAI में ऊपर की उम्र सीमा नहीं है, और आपके पास दो रास्ते हैं।")}`) +
    ul([
      `${strong("Foundation अभी")}: Class 12 के आधार पर रजिस्टर कीजिए और BCom के साथ दीजिए; फिर तुरंत Intermediate, शायद डिग्री से पहले।`,
      `${strong("सीधा प्रवेश (direct entry)")}: BCom 55 प्रतिशत से (दूसरी डिग्री 60) पूरा करके सीधे Intermediate, बिना Foundation; अंतिम साल में provisional रजिस्टर हो सकते हैं।`,
      `${strong("कौन सा")}: दूसरे साल से दोनों में लगभग उतना ही समय। परीक्षा में तेज़ हैं और ख़ुद को परखना है तो Foundation; 55 प्रतिशत पक्का है तो सीधा प्रवेश।`,
      `${strong("फिर")}: Intermediate, 2023 के नियम से दो साल articleship (थोड़ी कमाई के साथ), Final: शुरू से ज़्यादातर चार-पाँच साल, ग्रुप रह जाए तो ज़्यादा।`,
    ]) +
    p(`फ़ीस और तारीख़: icai.org। पूरा रिकॉर्ड: ${OF_ACCOUNTS}।`),
};

export const DENTIST_HOMOEOPATH_OR_VET: Wording = {
  english:
    p(`${strong("All three begin with NEET-UG and take five to five and a half years; what tells them apart is the work.")}`) +
    ul([
      `${strong("BDS")}, five years with internship, counselling at mcc.nic.in and your State: fine work with the hands, mostly in a clinic of one's own later; few government posts. ${to("dentist", "Dentist")}.`,
      `${strong("BHMS")}, five and a half years with internship, at aaccc.gov.in and your State: consulting, long talks, small clinics, some AYUSH posts of States. ${to("homeopathic-physician", "Homeopathic Physician")}.`,
      `${strong("BVSc & AH")}, five and a half years with internship by the Veterinary Council's rules, seats by VCI (vci.nic.in) and your State: farms, surgery, pets, dirt and nights too; government veterinary officer posts in most States. ${to("veterinarian", "Veterinarian")}.`,
    ]) +
    p(
      "For a secure post after the degree the vet mostly stands best; for a practice in town the dentist. Homoeopathy only if you believe in it.",
    ),
  hinglish:
    p(`${strong("Teeno NEET-UG se hain aur paanch se saadhe paanch saal ke; fark kaam ka hai.")}`) +
    ul([
      `${strong("BDS")}, internship ke saath paanch saal, counselling mcc.nic.in aur rajya: haath ka baareek kaam, aage zyadatar apni clinic; sarkari post kam. ${to("dentist", "Dentist")}.`,
      `${strong("BHMS")}, internship ke saath saadhe paanch saal, aaccc.gov.in aur rajya: mareez se lambi baat, chhoti clinic, rajyon ki kuch AYUSH posts. ${to("homeopathic-physician", "Homeopathic Physician")}.`,
      `${strong("BVSc & AH")}, Veterinary Council ke niyam se internship ke saath saadhe paanch saal, seat VCI (vci.nic.in) aur rajya se: farm, operation, paaltu jaanwar, gandagi aur raat bhi; zyadatar rajyon mein sarkari veterinary officer. ${to("veterinarian", "Veterinarian")}.`,
    ]) +
    p(
      "Degree ke baad pakki post ke liye zyadatar vet aage hai; shehar mein apni practice ke liye dentist. Homoeopathy tabhi jab us par vishwas ho.",
    ),
  hindi:
    p(`${strong("तीनों NEET-UG से हैं और पाँच से साढ़े पाँच साल के; फ़र्क़ काम का है।")}`) +
    ul([
      `${strong("BDS")}, इंटर्नशिप के साथ पाँच साल, काउंसलिंग mcc.nic.in और राज्य: हाथ का बारीक काम, आगे ज़्यादातर अपनी क्लिनिक; सरकारी पद कम। ${to("dentist", "Dentist")}.`,
      `${strong("BHMS")}, इंटर्नशिप के साथ साढ़े पाँच साल, aaccc.gov.in और राज्य: मरीज़ से लंबी बात, छोटी क्लिनिक, राज्यों के कुछ AYUSH पद। ${to("homeopathic-physician", "Homeopathic Physician")}.`,
      `${strong("BVSc & AH")}, Veterinary Council के नियम से इंटर्नशिप के साथ साढ़े पाँच साल, सीट VCI (vci.nic.in) और राज्य से: फ़ार्म, ऑपरेशन, पालतू जानवर, गंदगी और रात भी; ज़्यादातर राज्यों में सरकारी पशु चिकित्सा अधिकारी। ${to("veterinarian", "Veterinarian")}.`,
    ]) +
    p("डिग्री के बाद पक्के पद के लिए ज़्यादातर पशु चिकित्सक आगे है; शहर में अपनी प्रैक्टिस के लिए दंत चिकित्सक। होम्योपैथी तभी जब उस पर विश्वास हो।"),
};
