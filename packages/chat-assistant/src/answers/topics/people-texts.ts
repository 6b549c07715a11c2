import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

const HELP_WITH_DISABILITY: Wording<readonly string[]> = {
  english: [
    "In government service and in public colleges posts and seats are kept for people with disabilities under the Rights of Persons with Disabilities Act, 2016. Which posts suit which disability stands in an official list of the Department of Empowerment of Persons with Disabilities; the catalogue does not hold it.",
    "The UDID card is the proof that forms ask for: swavlambancard.gov.in. Scholarships for students with disabilities are at scholarships.gov.in.",
    "Boards and entrance exams give more time and a scribe on request: ask your school, or read the exam's own notice.",
  ],
  hinglish: [
    "Sarkari naukri aur sarkari college mein Rights of Persons with Disabilities Act, 2016 ke tahat viklang logon ke liye posts aur seats rakhi jaati hain. Kaun si post kis viklangta ke liye theek hai, yeh Department of Empowerment of Persons with Disabilities ki sarkari list mein hai; catalogue mein nahi hai.",
    "Form mein UDID card ka praman maangte hain: swavlambancard.gov.in. Viklang students ki scholarship scholarships.gov.in par hai.",
    "Board aur entrance exam kehne par zyada samay aur likhne wala saathi dete hain: apne school se poochiye, ya exam ka notice padhiye.",
  ],
  hindi: [
    "सरकारी नौकरी और सरकारी कॉलेज में Rights of Persons with Disabilities Act, 2016 के तहत विकलांग लोगों के लिए पद और सीटें रखी जाती हैं। कौन सा पद किस विकलांगता के लिए ठीक है, यह Department of Empowerment of Persons with Disabilities की सरकारी लिस्ट में है; कैटलॉग में नहीं है।",
    "फ़ॉर्म में UDID कार्ड का प्रमाण माँगते हैं: swavlambancard.gov.in। विकलांग छात्रों की छात्रवृत्ति scholarships.gov.in पर है।",
    "बोर्ड और entrance परीक्षाएँ कहने पर ज़्यादा समय और लिखने वाला साथी देती हैं: अपने स्कूल से पूछिए, या परीक्षा का नोटिस पढ़िए।",
  ],
};

export const WOMEN_AT_SEA: Wording = {
  english:
    p(
      "Yes, women sail in the merchant navy as officers and cadets; it belongs to no force, but to companies that carry goods and people.",
    ) +
    ul([
      `On deck: ${link("/career/deck-cadet", "Deck Cadet")}, later ${link("/career/deck-officer", "Deck Officer")}; in the engine room: ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}; with current: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}. The ways in are the same as for men, mostly PCM and IMU-CET.`,
      "Women are still few on board, contracts last months, and the sea is far from home. Ask the company how many women it sails with, whether two are sent together, and whom one turns to on board.",
      "Sponsored places and cabins differ from company to company. Courses and agents must be approved by the Directorate General of Shipping: dgshipping.gov.in. Who sells a job on a ship cheats.",
    ]),
  hinglish:
    p(
      "Haan, mahilayein merchant navy mein officer aur cadet ke roop mein jaati hain; yeh koi sena nahi, saamaan aur logon ko le jaane wali companies ki hai.",
    ) +
    ul([
      `Deck par: ${link("/career/deck-cadet", "Deck Cadet")}, baad mein ${link("/career/deck-officer", "Deck Officer")}; engine room mein: ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}; bijli ka kaam: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}. Raste purushon jaise hi hain, zyadatar PCM aur IMU-CET.`,
      "Jahaz par mahilayein abhi kam hain, contract mahinon ke hote hain, aur samudra ghar se door hai. Company se poochiye ki uske saath kitni mahilayein jaati hain, kya do saath bheji jaati hain, aur jahaz par kisse baat kar sakte hain.",
      "Sponsored seat aur cabin har company mein alag hain. Course aur agent Directorate General of Shipping se approved hone chahiye: dgshipping.gov.in. Jo jahaz ki naukri bechta hai, woh thagta hai.",
    ]),
  hindi:
    p("हाँ, महिलाएँ मर्चेंट नेवी में ऑफ़िसर और कैडेट के रूप में जाती हैं; यह कोई सेना नहीं, सामान और लोगों को ले जाने वाली कंपनियों की है।") +
    ul([
      `डेक पर: ${link("/career/deck-cadet", "Deck Cadet")}, बाद में ${link("/career/deck-officer", "Deck Officer")}; इंजन रूम में: ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}; बिजली का काम: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}। रास्ते पुरुषों जैसे ही हैं, ज़्यादातर PCM और IMU-CET।`,
      "जहाज़ पर महिलाएँ अभी कम हैं, कॉन्ट्रैक्ट महीनों के होते हैं, और समुद्र घर से दूर है। कंपनी से पूछिए कि उसके साथ कितनी महिलाएँ जाती हैं, क्या दो साथ भेजी जाती हैं, और जहाज़ पर किससे बात कर सकते हैं।",
      "Sponsored सीट और केबिन हर कंपनी में अलग हैं। कोर्स और एजेंट Directorate General of Shipping से मान्य होने चाहिए: dgshipping.gov.in। जो जहाज़ की नौकरी बेचता है, वह ठगता है।",
    ]),
};

export const WOMEN_FLY_FIGHTERS: Wording = {
  english:
    "Yes: women have flown fighters in the Indian Air Force since 2016, and its transport aircraft and helicopters since the nineties.",
  hinglish: "Haan: Indian Air Force mein mahilayein 2016 se fighter jet udati hain, aur transport jahaz aur helicopter nabbe ke dashak se.",
  hindi: "हाँ: भारतीय वायु सेना में महिलाएँ 2016 से लड़ाकू विमान उड़ाती हैं, और ट्रांसपोर्ट विमान और हेलीकॉप्टर नब्बे के दशक से।",
};

export const WOMEN_IN_THE_FORCES: Wording = {
  english:
    p("Yes, the forces take women, in most of their branches though not in all:") +
    ul([
      `After Class 12: NDA since 2021, for all three services (PCM for Navy and Air Force), and, with PCB and NEET-UG, MBBS at the Armed Forces Medical College: ${link("/career/navy-officer", "Navy Officer")}, ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/army-doctor", "Army Doctor")}.`,
      `Military Nursing Service, for women alone: ${link("/career/army-nurse", "Army Nurse")}.`,
      `After a degree: CDS for the Officers Training Academy, AFCAT for the Air Force, Short Service Commission for engineers and lawyers: ${link("/career/air-force-ground-duty-officer", "Air Force Ground Duty Officer")}, ${link("/career/military-lawyer", "Military Lawyer")}.`,
      `As Agniveer: in the Navy and the Air Force; in the Army so far in the Military Police. Border and police forces take women as constables through SSC GD: ${link("/career/border-guard", "Border Guard")}.`,
      "Not open to women so far: some fighting arms of the Army, such as infantry and armoured corps.",
    ]) +
    p(
      "Which branches are open, and from what age, height and marks, stands in each year's notification: upsc.gov.in for NDA and CDS, joinindianarmy.nic.in, joinindiannavy.gov.in and afcat.cdac.in.",
    ),
  hinglish:
    p("Haan, sena mahilaon ko leti hai, zyadatar branch mein, par sab mein nahi:") +
    ul([
      `Class 12 ke baad: 2021 se NDA, teeno senaon ke liye (Navy aur Air Force ke liye PCM), aur PCB aur NEET-UG ke saath Armed Forces Medical College mein MBBS: ${link("/career/navy-officer", "Navy Officer")}, ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/army-doctor", "Army Doctor")}.`,
      `Military Nursing Service, sirf mahilaon ke liye: ${link("/career/army-nurse", "Army Nurse")}.`,
      `Degree ke baad: Officers Training Academy ke liye CDS, Air Force ke liye AFCAT, engineer aur vakil ke liye Short Service Commission: ${link("/career/air-force-ground-duty-officer", "Air Force Ground Duty Officer")}, ${link("/career/military-lawyer", "Military Lawyer")}.`,
      `Agniveer ke roop mein: Navy aur Air Force mein; Army mein ab tak Military Police mein. Seema aur police bal SSC GD se mahila constable lete hain: ${link("/career/border-guard", "Border Guard")}.`,
      "Ab tak mahilaon ke liye nahi: Army ki kuch ladne wali branch, jaise infantry aur armoured corps.",
    ]) +
    p(
      "Kaun si branch khuli hai, aur kis umar, height aur marks se, yeh har saal ke notification mein hai: NDA aur CDS ke liye upsc.gov.in, joinindianarmy.nic.in, joinindiannavy.gov.in aur afcat.cdac.in.",
    ),
  hindi:
    p("हाँ, सेना महिलाओं को लेती है, ज़्यादातर ब्रांच में, पर सब में नहीं:") +
    ul([
      `Class 12 के बाद: 2021 से NDA, तीनों सेनाओं के लिए (नेवी और एयर फ़ोर्स के लिए PCM), और PCB और NEET-UG के साथ Armed Forces Medical College में MBBS: ${link("/career/navy-officer", "Navy Officer")}, ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/army-doctor", "Army Doctor")}।`,
      `Military Nursing Service, सिर्फ़ महिलाओं के लिए: ${link("/career/army-nurse", "Army Nurse")}।`,
      `डिग्री के बाद: Officers Training Academy के लिए CDS, एयर फ़ोर्स के लिए AFCAT, इंजीनियर और वकील के लिए Short Service Commission: ${link("/career/air-force-ground-duty-officer", "Air Force Ground Duty Officer")}, ${link("/career/military-lawyer", "Military Lawyer")}।`,
      `अग्निवीर के रूप में: नेवी और एयर फ़ोर्स में; आर्मी में अब तक Military Police में। सीमा और पुलिस बल SSC GD से महिला कांस्टेबल लेते हैं: ${link("/career/border-guard", "Border Guard")}।`,
      "अब तक महिलाओं के लिए नहीं: आर्मी की कुछ लड़ने वाली ब्रांच, जैसे infantry और armoured corps।",
    ]) +
    p(
      "कौन सी ब्रांच खुली है, और किस उम्र, लंबाई और नंबरों से, यह हर साल के नोटिफ़िकेशन में है: NDA और CDS के लिए upsc.gov.in, joinindianarmy.nic.in, joinindiannavy.gov.in और afcat.cdac.in।",
    ),
};

export const GOVERNMENT_WITH_A_DISABILITY: Wording = {
  english:
    p(
      "Yes: in each recruitment of the Centre and the States some posts are kept for people with disabilities, in most of the work done at a desk or a counter:",
    ) +
    ul([
      `After Class 10 or 12: ${link("/career/office-assistant", "Office Assistant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/stenographer", "Stenographer")}, by SSC MTS, CHSL and Stenographer and by your State's board.`,
      `After a degree: ${link("/career/bank-clerk", "Bank Clerk")} and ${link("/career/bank-officer", "Bank Officer")} (IBPS, SBI), ${link("/career/income-tax-inspector", "Income Tax Inspector")} and others by SSC CGL; with D.El.Ed or BEd ${link("/career/primary-school-teacher", "Primary School Teacher")}; with a library degree ${link("/career/public-librarian", "Librarian")}.`,
      "Kept posts ask for a certificate of at least 40 in the hundred, the benchmark of the Act of 2016; exactly 40 is enough.",
      "Police, forces and most railway posts on the line ask for full fitness; the notice says of each post which disability it is found suitable for.",
    ]) +
    ul(HELP_WITH_DISABILITY.english),
  hinglish:
    p(
      "Haan: Kendra aur rajyon ki har bharti mein kuch posts viklang logon ke liye rakhi jaati hain, zyadatar desk ya counter ke kaam mein:",
    ) +
    ul([
      `Class 10 ya 12 ke baad: ${link("/career/office-assistant", "Office Assistant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/stenographer", "Stenographer")}, SSC MTS, CHSL aur Stenographer se aur aapke rajya ke board se.`,
      `Degree ke baad: ${link("/career/bank-clerk", "Bank Clerk")} aur ${link("/career/bank-officer", "Bank Officer")} (IBPS, SBI), SSC CGL se ${link("/career/income-tax-inspector", "Income Tax Inspector")} aur doosre; D.El.Ed ya BEd ke saath ${link("/career/primary-school-teacher", "Primary School Teacher")}; library ki degree ke saath ${link("/career/public-librarian", "Librarian")}.`,
      "Rakhi hui posts mein 40 pratishat ya zyada ka certificate chahiye, yeh 2016 ke kanoon ki seema hai; 40 pratishat bhi chalta hai.",
      "Police, sena aur line par railway ki zyadatar posts poori fitness maangti hain; notice har post ke liye batata hai ki kis viklangta mein woh theek maani gayi hai.",
    ]) +
    ul(HELP_WITH_DISABILITY.hinglish),
  hindi:
    p("हाँ: केंद्र और राज्यों की हर भर्ती में कुछ पद विकलांग लोगों के लिए रखे जाते हैं, ज़्यादातर डेस्क या काउंटर के काम में:") +
    ul([
      `Class 10 या 12 के बाद: ${link("/career/office-assistant", "Office Assistant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/stenographer", "Stenographer")}, SSC MTS, CHSL और Stenographer से और आपके राज्य के बोर्ड से।`,
      `डिग्री के बाद: ${link("/career/bank-clerk", "Bank Clerk")} और ${link("/career/bank-officer", "Bank Officer")} (IBPS, SBI), SSC CGL से ${link("/career/income-tax-inspector", "Income Tax Inspector")} और दूसरे; D.El.Ed या BEd के साथ ${link("/career/primary-school-teacher", "Primary School Teacher")}; लाइब्रेरी की डिग्री के साथ ${link("/career/public-librarian", "Librarian")}।`,
      "रखे हुए पदों में 40 प्रतिशत या ज़्यादा का सर्टिफ़िकेट चाहिए, यह 2016 के क़ानून की सीमा है; 40 प्रतिशत भी चलता है।",
      "पुलिस, सेना और लाइन पर रेलवे के ज़्यादातर पद पूरी फ़िटनेस माँगते हैं; नोटिस हर पद के लिए बताता है कि किस विकलांगता में वह ठीक माना गया है।",
    ]) +
    ul(HELP_WITH_DISABILITY.hindi),
};

export const TELL_CLASS_FOR_POSTS: Wording = {
  english: p("Tell me your class or degree and what you like, and I look for posts that fit."),
  hinglish: p("Apni class ya degree aur pasand bataiye, main sahi posts dekhungi."),
  hindi: p("अपनी क्लास या डिग्री और पसंद बताइए, मैं सही पद देखूँगी।"),
};

export const WITH_A_DISABILITY: Wording = {
  english:
    p(
      "Begin with what you like, as everybody does: most of what stands here can be done in more than one way, and tools and workplaces can be fitted to you.",
    ) + ul(HELP_WITH_DISABILITY.english),
  hinglish:
    p(
      "Apni pasand se shuru kijiye, jaise sab karte hain: yahan ka zyadatar kaam ek se zyada tareeke se ho sakta hai, aur auzaar aur jagah aapke hisaab se banaye ja sakte hain.",
    ) + ul(HELP_WITH_DISABILITY.hinglish),
  hindi:
    p("अपनी पसंद से शुरू कीजिए, जैसे सब करते हैं: यहाँ का ज़्यादातर काम एक से ज़्यादा तरीक़े से हो सकता है, और औज़ार और जगह आपके हिसाब से बनाए जा सकते हैं।") +
    ul(HELP_WITH_DISABILITY.hindi),
};

/** Work of many kinds at a desk or with the voice, where nothing else tells what to show. */
const WORK_OF_MANY = [
  link("/career/data-entry-operator", "Data Entry Operator"),
  link("/career/customer-service-representative", "Customer Service Representative"),
  link("/career/accountant", "Accountant"),
  link("/career/bank-clerk", "Bank Clerk"),
  link("/career/software-engineer", "Software Engineer"),
  link("/career/private-tutor", "Private Tutor"),
  link("/career/counselling-psychologist", "Counselling Psychologist"),
].join(", ");

export const ASK_BY_NEED: Wording = {
  english: p(
    `Work that many do: ${WORK_OF_MANY}. Ask me for work from home in a field, for careers with little travel or low stress, or tell me a subject or something that you like to do. Twenty questions find it too: ${assessmentLink()}.`,
  ),
  hinglish: p(
    `Bahut log yeh kaam karte hain: ${WORK_OF_MANY}. Mujhse kisi field mein ghar se kaam, kam safar ya kam tension wale careers poochiye, ya koi vishay ya pasand bataiye. Bees sawal bhi dhoondh dete hain: ${assessmentLink()}.`,
  ),
  hindi: p(
    `बहुत लोग यह काम करते हैं: ${WORK_OF_MANY}। मुझसे किसी फ़ील्ड में घर से काम, कम सफ़र या कम तनाव वाले करियर पूछिए, या कोई विषय या पसंद बताइए। बीस सवाल भी ढूँढ़ देते हैं: ${assessmentLink()}।`,
  ),
};

export const OPEN_TO_ALL: Wording = {
  english: p(
    "Nearly every career here is open to you, whoever you are. A few posts are for women alone, such as nursing officer in the forces, Anganwadi and ASHA worker, and some fighting arms of the Army take only men so far; the career's page says so where we know it.",
  ),
  hinglish: p(
    "Yahan ka lagbhag har career aapke liye khula hai, aap koi bhi hon. Kuch posts sirf mahilaon ki hain, jaise sena mein nursing officer, Anganwadi aur ASHA karyakarta, aur Army ki kuch ladne wali branch ab tak sirf purush leti hain; jahan hum jaante hain, career ke page par likha hai.",
  ),
  hindi: p(
    "यहाँ का लगभग हर करियर आपके लिए खुला है, आप कोई भी हों। कुछ पद सिर्फ़ महिलाओं के हैं, जैसे सेना में नर्सिंग ऑफ़िसर, आंगनवाड़ी और आशा कार्यकर्ता, और आर्मी की कुछ लड़ने वाली ब्रांच अब तक सिर्फ़ पुरुष लेती हैं; जहाँ हम जानते हैं, करियर के पेज पर लिखा है।",
  ),
};

export const SO_BEGIN_WITH_YOUR_LIKING: Wording = {
  english: p(
    `So begin with what you like. Twenty questions turn that into careers with reasons: ${assessmentLink()}. Or tell me a subject, or what matters, such as low stress, work from home or good pay, and I search ${link("/careers", "the careers")} for it.`,
  ),
  hinglish: p(
    `Isliye apni pasand se shuru kijiye. Bees sawal use wajahon ke saath careers mein badalte hain: ${assessmentLink()}. Ya koi vishay bataiye, ya jo zaroori hai, jaise kam tension, ghar se kaam ya achhi kamai, main ${link("/careers", "careers")} mein dhoondhti hoon.`,
  ),
  hindi: p(
    `इसलिए अपनी पसंद से शुरू कीजिए। बीस सवाल उसे वजहों के साथ करियर में बदलते हैं: ${assessmentLink()}। या कोई विषय बताइए, या जो ज़रूरी है, जैसे कम तनाव, घर से काम या अच्छी कमाई, मैं ${link("/careers", "करियर")} में ढूँढ़ती हूँ।`,
  ),
};

/** Who asks what a girl must have for an officers' examination. */
export const WOMEN_QUALIFY_ALIKE: Wording = {
  english: p(
    "Age and schooling are asked of girls as of boys; heights and weights are lower, and the notice tells how many places are theirs.",
  ),
  hinglish: p(
    "Ladkiyon ke liye umar aur padhai ki shart ladkon jaisi hi hai; height aur vajan ki seema kam hai, aur unki kitni jagah hain, yeh notice mein hota hai.",
  ),
  hindi: p("लड़कियों के लिए उम्र और पढ़ाई की शर्त लड़कों जैसी ही है; लंबाई और वज़न की सीमा कम है, और उनकी कितनी जगहें हैं, यह नोटिस में होता है।"),
};

const CENTRAL_POLICE = [link("/career/border-guard", "Border Guard"), link("/career/crpf-constable", "CRPF Constable")].join(", ");

/** By the notices so far; they are read anew each year. */
export const MARRIED_AND_THE_FORCES: Wording = {
  english:
    p("By the notices so far most ways into the Army, Navy and Air Force take only those who are unmarried until the training ends:") +
    ul([
      "Agniveer, NDA and CDS ask for it of men and women. At the Officers Training Academy widows and divorced women without children, who have not married again, count as unmarried; at the Air Force Academy whoever is 25 may be married.",
      "Other entries, such as those of doctors and of the Territorial Army, have rules of their own: read them in the notice.",
      `The central police forces, by SSC GD and UPSC CAPF, and the States' police take the married too; what bars there is a second wife or husband: ${CENTRAL_POLICE}.`,
    ]) +
    p("The notice of the year decides: upsc.gov.in, joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in and ssc.gov.in."),
  hinglish:
    p("Ab tak ke notice mein Army, Navy aur Air Force ke zyadatar raste sirf unhe lete hain jo training khatam hone tak avivahit hon:") +
    ul([
      "Agniveer, NDA aur CDS purush aur mahila dono se yeh maangte hain. Officers Training Academy mein bina bachche wali vidhva ya talaakshuda mahila, jisne dobara shaadi na ki ho, avivahit maani jaati hai; Air Force Academy mein 25 saal se shaadishuda bhi chalte hain.",
      "Doosri entry, jaise doctor ki aur Territorial Army ki, apne niyam rakhti hain: notice mein padhiye.",
      `Kendriya police bal, SSC GD aur UPSC CAPF se, aur rajya ki police shaadishuda ko bhi lete hain; rok wahan doosri patni ya pati hone par hai: ${CENTRAL_POLICE}.`,
    ]) +
    p("Faisla is saal ke notice ka hai: upsc.gov.in, joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in aur ssc.gov.in."),
  hindi:
    p("अब तक के नोटिस में थल सेना, नौसेना और वायु सेना के ज़्यादातर रास्ते सिर्फ़ उन्हें लेते हैं जो ट्रेनिंग ख़त्म होने तक अविवाहित हों:") +
    ul([
      "अग्निवीर, NDA और CDS पुरुष और महिला दोनों से यह माँगते हैं। Officers Training Academy में बिना बच्चे वाली विधवा या तलाक़शुदा महिला, जिसने दोबारा शादी न की हो, अविवाहित मानी जाती है; Air Force Academy में 25 साल से शादीशुदा भी चलते हैं।",
      "दूसरी entry, जैसे डॉक्टर की और Territorial Army की, अपने नियम रखती हैं: नोटिस में पढ़िए।",
      `केंद्रीय पुलिस बल, SSC GD और UPSC CAPF से, और राज्य की पुलिस शादीशुदा को भी लेते हैं; रोक वहाँ दूसरी पत्नी या पति होने पर है: ${CENTRAL_POLICE}।`,
    ]) +
    p("फ़ैसला इस साल के नोटिस का है: upsc.gov.in, joinindianarmy.nic.in, joinindiannavy.gov.in, afcat.cdac.in और ssc.gov.in।"),
};
