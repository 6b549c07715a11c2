import { link, p, strong, ul } from "../../html/write.ts";
import { inEach, type Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);
const told = (lead: string, rows: readonly (readonly [string, string])[], end: string): string =>
  p(lead) + ul(rows.map(([head, text]) => `${strong(head)}: ${text}`)) + p(end);

const PICTURE_WORK = [
  to("wedding-photographer", "Wedding Photographer"),
  to("photojournalist", "Photojournalist"),
  to("film-editor", "Film Editor"),
].join(", ");
export const WITHOUT_A_CAMERA: Wording = {
  english: told(
    "A camera of one's own is not how it begins; light, framing and patience are learnt on any phone.",
    [
      [
        "Now",
        "take one picture a day on a phone, of the same place in other light; choose ten good ones a month and ask somebody who knows.",
      ],
      [
        "With others' cameras",
        "assist a wedding or studio photographer in the season: bags, lights and waiting at first, then a second camera.",
      ],
      ["By the day", "cameras and lenses are rented in every larger town; a first paid job can pay for its own."],
      ["To live on", "mostly several small incomes together: weddings, products for online shops, school events, editing for others."],
    ],
    `Buy only when paid work asks for it, and used. The work itself: ${PICTURE_WORK}.`,
  ),
  hinglish: told(
    "Shuruaat apne camera se nahi hoti; roshni, frame aur sabr kisi bhi phone par seekhe jaate hain.",
    [
      ["Abhi", "roz phone se ek tasveer, ek hi jagah ki alag roshni mein; mahine mein das achhi chuniye aur kisi jaankaar se poochiye."],
      [
        "Doosron ke camera ke saath",
        "season mein shaadi ya studio photographer ke saath assistant: pehle bag, light aur intezaar, phir doosra camera.",
      ],
      ["Din ke hisaab se", "camera aur lens har bade kasbe mein kiraye par milte hain; pehla paid kaam apna kharch nikaal sakta hai."],
      [
        "Ghar chalane ke liye",
        "zyadatar kai chhoti kamaiyan saath: shaadi, online dukaan ke product, school ke event, doosron ki editing.",
      ],
    ],
    `Tabhi kharidiye jab paid kaam maange, aur purana. Yeh kaam: ${PICTURE_WORK}.`,
  ),
  hindi: told(
    "शुरुआत अपने कैमरे से नहीं होती; रोशनी, frame और सब्र किसी भी फ़ोन पर सीखे जाते हैं।",
    [
      ["अभी", "रोज़ फ़ोन से एक तस्वीर, एक ही जगह की अलग रोशनी में; महीने में दस अच्छी चुनिए और किसी जानकार से पूछिए।"],
      ["दूसरों के कैमरे के साथ", "सीज़न में शादी या studio photographer के साथ assistant: पहले बैग, लाइट और इंतज़ार, फिर दूसरा कैमरा।"],
      ["दिन के हिसाब से", "कैमरा और लेंस हर बड़े क़स्बे में किराए पर मिलते हैं; पहला paid काम अपना ख़र्च निकाल सकता है।"],
      ["घर चलाने के लिए", "ज़्यादातर कई छोटी कमाइयाँ साथ: शादी, ऑनलाइन दुकान के product, स्कूल के event, दूसरों की editing।"],
    ],
    `तभी ख़रीदिए जब paid काम माँगे, और पुराना। यह काम: ${PICTURE_WORK}।`,
  ),
};

const SMALL_PLOTS = [
  to("mushroom-cultivator", "Mushroom Cultivator"),
  to("beekeeper", "Beekeeper"),
  to("poultry-farmer", "Poultry Farmer"),
  to("dairy-farmer", "Dairy Farmer"),
].join(", ");
const FARM_SERVICES = [
  to("tractor-driver", "Tractor Driver"),
  to("drone-pilot", "Drone Pilot"),
  to("irrigation-technician", "Irrigation Technician"),
].join(", ");
export const WITHOUT_LAND: Wording = {
  english: told(
    "There is farming without land of one's own, and much work around farms:",
    [
      [
        "Land of others",
        "lease by the season or a share of the crop, with an elder of the village as witness and the terms on paper; begin with one plot and one crop.",
      ],
      [
        "Work that needs hardly any",
        `a room, a roof or a corner: ${SMALL_PLOTS}; also goats, a nursery of saplings, fish in a leased pond.`,
      ],
      ["For those who have land", `machines, sprays, pumps and advice: ${FARM_SERVICES}.`],
      [
        "Learn and money",
        "Krishi Vigyan Kendra of your district trains free; a group of farmers (FPO, self-help group) gets inputs and sells together; loans to groups of tenants (JLG) and a Kisan Credit Card for sharecroppers exist: ask the bank branch.",
      ],
    ],
    "A degree in agriculture needs no land either. Your class and State, and I show the way.",
  ),
  hinglish: told(
    "Apni zameen ke bina bhi kheti hai, aur kheti ke aas-paas bahut kaam hai:",
    [
      [
        "Doosron ki zameen",
        "season ke liye theke ya batai par, gaon ke kisi bade ke saamne aur sharten kaagaz par; ek tukde aur ek fasal se shuru kijiye.",
      ],
      [
        "Jisme zameen lagbhag nahi chahiye",
        `ek kamra, chhat ya kona: ${SMALL_PLOTS}; bakri, paudhon ki nursery, theke ke talab mein machhli bhi.`,
      ],
      ["Zameen walon ke liye kaam", `machine, spray, pump aur salah: ${FARM_SERVICES}.`],
      [
        "Seekhna aur paisa",
        "zile ka Krishi Vigyan Kendra free sikhata hai; kisanon ka samooh (FPO, self-help group) saath kharidta aur bechta hai; batai walon ke samooh (JLG) ko loan aur Kisan Credit Card milta hai: bank branch mein poochiye.",
      ],
    ],
    "Agriculture ki degree ke liye bhi zameen nahi chahiye. Apni class aur rajya bataiye, main raasta dikhati hoon.",
  ),
  hindi: told(
    "अपनी ज़मीन के बिना भी खेती है, और खेती के आस-पास बहुत काम है:",
    [
      ["दूसरों की ज़मीन", "सीज़न के लिए ठेके या बटाई पर, गाँव के किसी बड़े के सामने और शर्तें काग़ज़ पर; एक टुकड़े और एक फ़सल से शुरू कीजिए।"],
      ["जिसमें ज़मीन लगभग नहीं चाहिए", `एक कमरा, छत या कोना: ${SMALL_PLOTS}; बकरी, पौधों की nursery, ठेके के तालाब में मछली भी।`],
      ["ज़मीन वालों के लिए काम", `मशीन, spray, pump और सलाह: ${FARM_SERVICES}।`],
      [
        "सीखना और पैसा",
        "ज़िले का कृषि विज्ञान केंद्र मुफ़्त सिखाता है; किसानों का समूह (FPO, self-help group) साथ ख़रीदता और बेचता है; बटाई वालों के समूह (JLG) को लोन और किसान क्रेडिट कार्ड मिलता है: बैंक में पूछिए।",
      ],
    ],
    "कृषि की डिग्री के लिए भी ज़मीन नहीं चाहिए। अपनी क्लास और राज्य बताइए, मैं रास्ता दिखाती हूँ।",
  ),
};

const DOCTOR = to("general-physician", "General Physician");
const OF_HEALTH = inEach(() =>
  [
    to("biomedical-engineer", "Biomedical Engineer"),
    to("medical-physicist", "Medical Physicist"),
    to("pharmacist", "Pharmacist"),
    to("optometrist", "Optometrist"),
    to("hospital-administrator", "Hospital Administrator"),
  ].join(", "),
);
export const DOCTOR_AFTER_MATHS: Wording = {
  english: told(
    `Yes, it can still be done: since a notice of the National Medical Commission of November 2023, biology taken as an additional subject after Class 12 counts for NEET-UG. For ${DOCTOR}:`,
    [
      [
        "Add biology",
        "with its practicals, from your own board as a private candidate where it allows that, or from open schooling (nios.ac.in); a year mostly.",
      ],
      [
        "Then NEET-UG",
        "two years' biology must be learnt beside it, and half of its questions are biology. Physics and chemistry you have.",
      ],
      [
        "Before you decide",
        "read the eligibility page of this year's NEET bulletin (neet.nta.nic.in), and try one month of Class 11 biology from NCERT: do you like it?",
      ],
      ["With maths, near medicine", OF_HEALTH.english],
    ],
    "Pharmacy and optometry take PCM as well; a degree in engineering or physics leads into hospitals too.",
  ),
  hinglish: told(
    `Haan, ab bhi ho sakta hai: National Medical Commission ke November 2023 ke notice se, Class 12 ke baad additional subject ki tarah ki gayi biology NEET-UG ke liye maani jaati hai. ${DOCTOR} ke liye:`,
    [
      [
        "Biology jodiye",
        "practical ke saath, apne board se private candidate ki tarah jahan ijazat ho, ya open school (nios.ac.in) se; zyadatar ek saal.",
      ],
      [
        "Phir NEET-UG",
        "saath mein do saal ki biology padhni hai, aur aadhe sawal biology ke hote hain. Physics aur chemistry aapke paas hain.",
      ],
      [
        "Faisle se pehle",
        "is saal ke NEET bulletin ka eligibility page padhiye (neet.nta.nic.in), aur NCERT se Class 11 ki biology ek mahina padhkar dekhiye: achhi lagti hai?",
      ],
      ["Maths ke saath, medicine ke paas", OF_HEALTH.hinglish],
    ],
    "Pharmacy aur optometry mein PCM bhi chalta hai; engineering ya physics ki degree bhi hospital tak le jaati hai.",
  ),
  hindi: told(
    `हाँ, अब भी हो सकता है: National Medical Commission के नवंबर 2023 के नोटिस से, Class 12 के बाद additional subject की तरह की गई biology NEET-UG के लिए मानी जाती है। ${DOCTOR} के लिए:`,
    [
      [
        "Biology जोड़िए",
        "practical के साथ, अपने बोर्ड से private candidate की तरह जहाँ इजाज़त हो, या open school (nios.ac.in) से; ज़्यादातर एक साल।",
      ],
      ["फिर NEET-UG", "साथ में दो साल की biology पढ़नी है, और आधे सवाल biology के होते हैं। Physics और chemistry आपके पास हैं।"],
      [
        "फ़ैसले से पहले",
        "इस साल के NEET bulletin का eligibility पेज पढ़िए (neet.nta.nic.in), और NCERT से Class 11 की biology एक महीना पढ़कर देखिए: अच्छी लगती है?",
      ],
      ["Maths के साथ, मेडिसिन के पास", OF_HEALTH.hindi],
    ],
    "Pharmacy और optometry में PCM भी चलता है; इंजीनियरिंग या physics की डिग्री भी अस्पताल तक ले जाती है।",
  ),
};

export const STUDY_BESIDE_WORK: Wording = {
  english: told(
    "Yes, many finish school or a degree beside work. By what comes next for you:",
    [
      ["Class 10 or 12", "open schooling, at your own pace, examinations twice a year (nios.ac.in, or your State's open school)."],
      [
        "A degree",
        "by distance or online: IGNOU (ignou.ac.in), State open universities and others whose course stands at deb.ugc.ac.in. BA, BCom, BBA, BCA; it counts for posts that ask for any degree. Some colleges teach in the evening.",
      ],
      [
        "A diploma or BTech",
        "AICTE lets some colleges teach working professionals in the evening; ITIs and polytechnics in some towns too: ask at the nearest.",
      ],
      [
        "Paid while you learn",
        "an apprenticeship of a year or so, after Class 10, 12, ITI (apprenticeshipindia.gov.in), a diploma or a degree (nats.education.gov.in).",
      ],
      ["Not by distance", "nursing, medicine, pharmacy, law, architecture and full BTech need attendance."],
    ],
    "Eight hours of work leave about one and a half a day: fix the hour, study two subjects at a time, and ask the employer now for the days of the examination.",
  ),
  hinglish: told(
    "Haan, bahut log kaam ke saath school ya degree poori karte hain. Aapke liye aage kya hai, us hisaab se:",
    [
      ["Class 10 ya 12", "open school, apni raftaar se, saal mein do baar exam (nios.ac.in, ya aapke rajya ka open school)."],
      [
        "Degree",
        "door se ya online: IGNOU (ignou.ac.in), rajyon ki open university aur doosri jinka course deb.ugc.ac.in par ho. BA, BCom, BBA, BCA; jo post koi bhi degree maange uske liye maani jaati hai. Kuch college shaam ko padhate hain.",
      ],
      [
        "Diploma ya BTech",
        "AICTE kuch college ko kaam karne walon ko shaam mein padhane deta hai; kuch sheharon mein ITI aur polytechnic bhi: paas wale se poochiye.",
      ],
      [
        "Seekhte hue kamai",
        "apprenticeship, lagbhag ek saal, Class 10, 12, ITI (apprenticeshipindia.gov.in), diploma ya degree ke baad (nats.education.gov.in).",
      ],
      ["Door se nahi", "nursing, medicine, pharmacy, law, architecture aur poora BTech haaziri maangte hain."],
    ],
    "Aath ghante kaam ke baad roz lagbhag dedh ghanta bachta hai: samay tay kijiye, ek baar mein do subject, aur exam ke din ki chhutti abhi maang lijiye.",
  ),
  hindi: told(
    "हाँ, बहुत लोग काम के साथ स्कूल या डिग्री पूरी करते हैं। आपके लिए आगे क्या है, उस हिसाब से:",
    [
      ["Class 10 या 12", "open school, अपनी रफ़्तार से, साल में दो बार परीक्षा (nios.ac.in, या आपके राज्य का open school)।"],
      [
        "डिग्री",
        "दूर से या ऑनलाइन: IGNOU (ignou.ac.in), राज्यों के open विश्वविद्यालय और दूसरे जिनका कोर्स deb.ugc.ac.in पर हो। BA, BCom, BBA, BCA; जो पद कोई भी डिग्री माँगे उसके लिए मानी जाती है। कुछ कॉलेज शाम को पढ़ाते हैं।",
      ],
      ["डिप्लोमा या BTech", "AICTE कुछ कॉलेजों को काम करने वालों को शाम में पढ़ाने देता है; कुछ शहरों में ITI और polytechnic भी: पास वाले से पूछिए।"],
      [
        "सीखते हुए कमाई",
        "apprenticeship, लगभग एक साल, Class 10, 12, ITI (apprenticeshipindia.gov.in), डिप्लोमा या डिग्री के बाद (nats.education.gov.in)।",
      ],
      ["दूर से नहीं", "नर्सिंग, मेडिसिन, फ़ार्मेसी, लॉ, आर्किटेक्चर और पूरा BTech हाज़िरी माँगते हैं।"],
    ],
    "आठ घंटे काम के बाद रोज़ लगभग डेढ़ घंटा बचता है: समय तय कीजिए, एक बार में दो विषय, और परीक्षा के दिन की छुट्टी अभी माँग लीजिए।",
  ),
};

const NEAR_HOME = {
  taught: [
    to("primary-school-teacher", "Primary School Teacher"),
    to("auxiliary-nurse-midwife", "Auxiliary Nurse Midwife"),
    to("registered-nurse", "Registered Nurse"),
  ].join(", "),
  hands: [
    to("tailor", "Tailor"),
    to("beautician", "Beautician"),
    to("business-correspondent", "Business Correspondent"),
    to("dairy-farmer", "Dairy Farmer"),
  ].join(", "),
};
export const NEAR_HOME_FOR_GIRLS: Wording = {
  english: told(
    "Much can be learnt within a bus ride of the village, and it leads to work there too:",
    [
      [
        "In the district town",
        `D.El.Ed at the DIET, ANM or GNM at the district hospital's school, a trade at a Government ITI (many keep seats for girls), a Government girls' college: ${NEAR_HOME.taught}.`,
      ],
      ["From home", "BA, BCom or BSc by IGNOU or a State open university, with a study centre near by; free lessons at swayam.gov.in."],
      ["Work in the village", `Anganwadi and health posts, bank and service points, a trade of her own: ${NEAR_HOME.hands}.`],
      [
        "If the door opens a little",
        "Government girls' hostels and Kasturba Gandhi schools have wardens and cost little; two girls of one village who go together, a bus pass and a visit of the parents have changed many minds.",
      ],
    ],
    "Ask her first what she likes, and name her class and State: I show what is near. Money: scholarships.gov.in and the State's schemes for girls.",
  ),
  hinglish: told(
    "Gaon se bus ki doori par bahut kuch seekha ja sakta hai, aur usse wahin kaam bhi milta hai:",
    [
      [
        "Zile ke kasbe mein",
        `DIET mein D.El.Ed, zila aspatal ke school mein ANM ya GNM, sarkari ITI mein trade (kai mein ladkiyon ki seat alag), sarkari girls' college: ${NEAR_HOME.taught}.`,
      ],
      ["Ghar se", "IGNOU ya rajya ki open university se BA, BCom ya BSc, paas ke study centre ke saath; swayam.gov.in par free lesson."],
      ["Gaon mein kaam", `Anganwadi aur swasthya ki posts, bank aur seva kendra, apna hunar: ${NEAR_HOME.hands}.`],
      [
        "Agar darwaza thoda khule",
        "sarkari girls' hostel aur Kasturba Gandhi school mein warden hoti hai aur kharch kam; ek hi gaon ki do ladkiyan saath jaayein, bus pass ho aur maata-pita ek baar dekh aayein, to bahut gharon ka mann badla hai.",
      ],
    ],
    "Pehle usse poochiye ki kya pasand hai, aur class aur rajya bataiye: main paas ka dikhati hoon. Paise: scholarships.gov.in aur ladkiyon ke liye rajya ki yojanayein.",
  ),
  hindi: told(
    "गाँव से बस की दूरी पर बहुत कुछ सीखा जा सकता है, और उससे वहीं काम भी मिलता है:",
    [
      [
        "ज़िले के क़स्बे में",
        `DIET में D.El.Ed, ज़िला अस्पताल के स्कूल में ANM या GNM, सरकारी ITI में ट्रेड (कई में लड़कियों की सीटें अलग), सरकारी गर्ल्स कॉलेज: ${NEAR_HOME.taught}।`,
      ],
      ["घर से", "IGNOU या राज्य के open विश्वविद्यालय से BA, BCom या BSc, पास के study centre के साथ; swayam.gov.in पर मुफ़्त पाठ।"],
      ["गाँव में काम", `आंगनवाड़ी और स्वास्थ्य के पद, बैंक और सेवा केंद्र, अपना हुनर: ${NEAR_HOME.hands}।`],
      [
        "अगर दरवाज़ा थोड़ा खुले",
        "सरकारी girls' hostel और कस्तूरबा गांधी स्कूल में वॉर्डन होती है और ख़र्च कम; एक ही गाँव की दो लड़कियाँ साथ जाएँ, बस पास हो और माता-पिता एक बार देख आएँ, तो बहुत घरों का मन बदला है।",
      ],
    ],
    "पहले उससे पूछिए कि क्या पसंद है, और क्लास और राज्य बताइए: मैं पास का दिखाती हूँ। पैसे: scholarships.gov.in और लड़कियों के लिए राज्य की योजनाएँ।",
  ),
};

export const HALFWAY_WITHOUT_MONEY: Wording = {
  english: told(
    "Don't leave yet: a course half done opens less than one that is finished, and money for the rest can often be found if you ask this week.",
    [
      [
        "The college",
        "go to the principal or the accounts office with a letter: fees in parts or later, a waiver, work in the library or laboratory. Ask before the last date, not after.",
      ],
      [
        "Scholarships, also in the middle of a course",
        "scholarships.gov.in and your State's portal (fees are paid back to many SC, ST, OBC and poor families); AICTE's Pragati for girls and Saksham for students with a disability in diplomas and degrees.",
      ],
      [
        "A loan for the rest",
        "pmvidyalaxmi.co.in or the bank near home; for a small sum and an approved college it mostly needs no security, and interest is borne in part for low incomes.",
      ],
      [
        "If you must stop",
        "ask for a break in writing and until when you may come back; take every certificate of what you passed, and earn meanwhile by an apprenticeship or tuition.",
      ],
    ],
    "Tell me your course, State and category, and I name where to look. If it weighs on you: Tele-MANAS, 14416, free, day and night.",
  ),
  hinglish: told(
    "Abhi mat chhodiye: aadhe course se poore ke mukable kam khulta hai, aur isi hafte poochne par baaki paise aksar mil jaate hain.",
    [
      [
        "College",
        "principal ya accounts office mein chitthi lekar jaiye: fees kishton mein ya baad mein, maafi, library ya lab mein kaam. Aakhri tareekh se pehle poochiye, baad mein nahi.",
      ],
      [
        "Scholarship, beech course mein bhi",
        "scholarships.gov.in aur rajya ka portal (bahut se SC, ST, OBC aur gareeb parivaron ko fees lautayi jaati hai); diploma aur degree mein ladkiyon ke liye AICTE ki Pragati aur viklang students ke liye Saksham.",
      ],
      [
        "Baaki ke liye loan",
        "pmvidyalaxmi.co.in ya ghar ke paas ka bank; chhoti rakam aur manzoor college ke liye zyadatar guarantee nahi lagti, aur kam aamdani par byaaj ka hissa sarkar deti hai.",
      ],
      [
        "Agar rukna hi pade",
        "likhit mein break maangiye aur poochiye kab tak lautna hai; jo paas kiya uske saare certificate lijiye, aur tab tak apprenticeship ya tuition se kamaiye.",
      ],
    ],
    "Course, rajya aur category bataiye, main batati hoon kahan dekhna hai. Mann bhaari ho to Tele-MANAS 14416, free, din-raat.",
  ),
  hindi: told(
    "अभी मत छोड़िए: आधे कोर्स से पूरे के मुक़ाबले कम खुलता है, और इसी हफ़्ते पूछने पर बाक़ी पैसे अक्सर मिल जाते हैं।",
    [
      [
        "कॉलेज",
        "principal या accounts office में चिट्ठी लेकर जाइए: फ़ीस किश्तों में या बाद में, माफ़ी, library या लैब में काम। आख़िरी तारीख़ से पहले पूछिए, बाद में नहीं।",
      ],
      [
        "छात्रवृत्ति, बीच कोर्स में भी",
        "scholarships.gov.in और राज्य का पोर्टल (बहुत से SC, ST, OBC और ग़रीब परिवारों को फ़ीस लौटाई जाती है); डिप्लोमा और डिग्री में लड़कियों के लिए AICTE की Pragati और विकलांग छात्रों के लिए Saksham।",
      ],
      [
        "बाक़ी के लिए लोन",
        "pmvidyalaxmi.co.in या घर के पास का बैंक; छोटी रक़म और मंज़ूर कॉलेज के लिए ज़्यादातर गारंटी नहीं लगती, और कम आमदनी पर ब्याज का हिस्सा सरकार देती है।",
      ],
      [
        "अगर रुकना ही पड़े",
        "लिखित में break माँगिए और पूछिए कब तक लौटना है; जो पास किया उसके सारे certificate लीजिए, और तब तक apprenticeship या tuition से कमाइए।",
      ],
    ],
    "कोर्स, राज्य और category बताइए, मैं बताती हूँ कहाँ देखना है। मन भारी हो तो Tele-MANAS 14416, मुफ़्त, दिन-रात।",
  ),
};
