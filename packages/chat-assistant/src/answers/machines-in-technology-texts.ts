import type { Wording } from "../language.ts";
import type { OfMachines } from "./of-machines-texts.ts";

/** Work with programs, data, research and engineering. */

export const MACHINES_IN_SOFTWARE: Wording<OfMachines> = {
  english: {
    work: "Software and testing",
    done: "simple code, small pages, copied programs, routine tests. Where work is only that, first posts may be harder to get.",
    kept: "finding out what is needed, deciding how the parts fit, seeing that code is right and safe, mending old systems, and answering when payments stop.",
    learn:
      "programming with such tools and without them; data structures, databases, security; two or three things that others really use; one field beside it, such as health or banking.",
  },
  hinglish: {
    work: "Software aur testing",
    done: "aasan code, chhote page, copy kiye program, rozmarra ke test. Jahan kaam sirf itna hai, wahan pehli naukri milna mushkil ho sakta hai.",
    kept: "samajhna ki kya chahiye, tay karna ki hisse kaise judein, dekhna ki code sahi aur surakshit hai, purane system sudhaarna, aur payment ruke to jawab dena.",
    learn:
      "aise tools ke saath aur unke bina programming; data structure, database, security; do-teen cheezein jo log sach mein chalayein; saath mein ek field, jaise sehat ya banking.",
  },
  hindi: {
    work: "सॉफ़्टवेयर और टेस्टिंग",
    done: "आसान कोड, छोटे पेज, कॉपी किए प्रोग्राम, रोज़मर्रा के टेस्ट। जहाँ काम सिर्फ़ इतना है, वहाँ पहली नौकरी मिलना मुश्किल हो सकता है।",
    kept: "समझना कि क्या चाहिए, तय करना कि हिस्से कैसे जुड़ें, देखना कि कोड सही और सुरक्षित है, पुराने सिस्टम सुधारना, और पेमेंट रुके तो जवाब देना।",
    learn: "ऐसे टूल के साथ और उनके बिना प्रोग्रामिंग; डेटा स्ट्रक्चर, डेटाबेस, सुरक्षा; दो-तीन चीज़ें जो लोग सच में चलाएँ; साथ में एक फ़ील्ड, जैसे सेहत या बैंकिंग।",
  },
};

export const MACHINES_IN_SYSTEMS: Wording<OfMachines> = {
  english: {
    work: "IT systems, networks and support",
    done: "password resets, first answers to tickets, alerts, updates, setting up servers by script.",
    kept: "faults that nobody has seen before, cables and machines on the spot, deciding when a hospital's or a bank's systems stop, and access: somebody answers for who may see what.",
    learn: "Linux, networks, one cloud, scripts in Python or Bash, reading logs, basic security, and calm plain words for annoyed users.",
  },
  hinglish: {
    work: "IT system, network aur support",
    done: "password reset, ticket ka pehla jawab, alert, update, script se server banana.",
    kept: "aisi kharabi jo pehle kisi ne nahi dekhi, mauke par cable aur machine, hospital ya bank ka system ruke to faisla, aur access: koi jawab deta hai ki kaun kya dekh sakta hai.",
    learn:
      "Linux, network, ek cloud, Python ya Bash mein script, log padhna, security ki buniyaad, aur pareshan user se shaant, aasan baat.",
  },
  hindi: {
    work: "IT सिस्टम, नेटवर्क और सपोर्ट",
    done: "पासवर्ड रीसेट, टिकट का पहला जवाब, अलर्ट, अपडेट, स्क्रिप्ट से सर्वर बनाना।",
    kept: "ऐसी ख़राबी जो पहले किसी ने नहीं देखी, मौक़े पर केबल और मशीन, अस्पताल या बैंक का सिस्टम रुके तो फ़ैसला, और एक्सेस: कोई जवाब देता है कि कौन क्या देख सकता है।",
    learn: "Linux, नेटवर्क, एक क्लाउड, Python या Bash में स्क्रिप्ट, लॉग पढ़ना, सुरक्षा की बुनियाद, और परेशान यूज़र से शांत, आसान बात।",
  },
};

export const MACHINES_IN_SECURITY: Wording<OfMachines> = {
  english: {
    work: "Cyber security",
    done: "sorting alerts, looking for known holes, spotting known malware and odd log-ins. Attackers use the same tools.",
    kept: "judging which alert is real, thinking as an attacker does, leading a company through an attack, evidence that holds in court, and reports to CERT-In, for which people answer.",
    learn:
      "networks, Linux and programming first; practice labs that are allowed; clear reports; and the law on what may not be tested without leave.",
  },
  hinglish: {
    work: "Cyber security",
    done: "alert chhaantna, jaani hui kamzori dhoondhna, jaana hua malware aur ajeeb log-in pakadna. Hamla karne wale bhi yahi tools chalate hain.",
    kept: "parakhna ki kaun sa alert sach hai, hamlavar ki tarah sochna, hamle mein company ko sambhalna, court mein tikne wala saboot, aur CERT-In ko report, jiska jawab log dete hain.",
    learn:
      "pehle network, Linux aur programming; aisi practice lab jinki ijazat hai; saaf report; aur kanoon ki bina ijazat kya test nahi karna.",
  },
  hindi: {
    work: "साइबर सुरक्षा",
    done: "अलर्ट छाँटना, जानी हुई कमज़ोरी ढूँढना, जाना हुआ मैलवेयर और अजीब लॉग-इन पकड़ना। हमला करने वाले भी यही टूल चलाते हैं।",
    kept: "परखना कि कौन सा अलर्ट सच है, हमलावर की तरह सोचना, हमले में कंपनी को सँभालना, अदालत में टिकने वाला सबूत, और CERT-In को रिपोर्ट, जिसका जवाब लोग देते हैं।",
    learn: "पहले नेटवर्क, Linux और प्रोग्रामिंग; ऐसी प्रैक्टिस लैब जिनकी इजाज़त है; साफ़ रिपोर्ट; और क़ानून कि बिना इजाज़त क्या टेस्ट नहीं करना।",
  },
};

export const MACHINES_IN_DATA: Wording<OfMachines> = {
  english: {
    work: "Data and AI",
    done: "cleaning tables, queries, charts, standard reports, labelling easy pictures, trying many models at once.",
    kept: "asking the right question, noticing that data are wrong or unfair, privacy, explaining a result to those who must decide, and answering for a model that refuses somebody a loan.",
    learn: "probability and statistics, SQL and Python, one field (health, farming, money), and testing a result before you believe it.",
  },
  hinglish: {
    work: "Data aur AI",
    done: "table saaf karna, query, chart, ek jaisi report, aasan tasveeron par label, kai model ek saath aazmana.",
    kept: "sahi sawaal poochhna, pakadna ki data galat ya pakshpaati hai, privacy, nateeja unhe samjhana jo faisla lete hain, aur us model ka jawab dena jo kisi ko loan se mana karta hai.",
    learn: "probability aur statistics, SQL aur Python, ek field (sehat, kheti, paisa), aur maanne se pehle nateeje ko jaanchna.",
  },
  hindi: {
    work: "डेटा और AI",
    done: "टेबल साफ़ करना, क्वेरी, चार्ट, एक जैसी रिपोर्ट, आसान तस्वीरों पर लेबल, कई मॉडल एक साथ आज़माना।",
    kept: "सही सवाल पूछना, पकड़ना कि डेटा ग़लत या पक्षपाती है, निजता, नतीजा उन्हें समझाना जो फ़ैसला लेते हैं, और उस मॉडल का जवाब देना जो किसी को लोन से मना करता है।",
    learn: "प्रायिकता और सांख्यिकी, SQL और Python, एक फ़ील्ड (सेहत, खेती, पैसा), और मानने से पहले नतीजे को जाँचना।",
  },
};

export const MACHINES_IN_ENGINEERING: Wording<OfMachines> = {
  english: {
    work: "Engineering",
    done: "drawings from a model, standard calculations, simulation, quantities and schedules, watching machines for faults.",
    kept: "deciding what is to be built and for whom, tests and problems on site, weighing cost against safety, and responsibility: an engineer stands by name behind a bridge, a lift or a machine.",
    learn:
      "mathematics and physics well enough to see that a result cannot be right; CAD and simulation, some Python, the Indian Standards, and time in a workshop or on a site.",
  },
  hinglish: {
    work: "Engineering",
    done: "model se drawing, aam calculation, simulation, maatra aur schedule, machine mein kharabi par nazar.",
    kept: "tay karna ki kya bane aur kiske liye, site par test aur dikkatein, kharch aur suraksha mein santulan, aur zimmedari: pul, lift ya machine ke peeche engineer apne naam se khada hota hai.",
    learn:
      "maths aur physics itni ki dikh jaye ki nateeja sahi nahi ho sakta; CAD aur simulation, thodi Python, Indian Standards, aur workshop ya site par samay.",
  },
  hindi: {
    work: "इंजीनियरिंग",
    done: "मॉडल से ड्रॉइंग, आम गणना, सिमुलेशन, मात्रा और शेड्यूल, मशीन में ख़राबी पर नज़र।",
    kept: "तय करना कि क्या बने और किसके लिए, साइट पर टेस्ट और दिक़्क़तें, ख़र्च और सुरक्षा में संतुलन, और ज़िम्मेदारी: पुल, लिफ़्ट या मशीन के पीछे इंजीनियर अपने नाम से खड़ा होता है।",
    learn: "गणित और भौतिकी इतनी कि दिख जाए कि नतीजा सही नहीं हो सकता; CAD और सिमुलेशन, थोड़ी Python, भारतीय मानक, और वर्कशॉप या साइट पर समय।",
  },
};

export const MACHINES_IN_ARCHITECTURE: Wording<OfMachines> = {
  english: {
    work: "Architecture, interiors and planning",
    done: "drawings and quantities from a model, quick views of a room, checks of sunlight, many variants of one plan.",
    kept: "listening to those who will live there, the site with its ground and neighbours, approvals, the choice, and responsibility: only who is registered with the Council of Architecture may use the title architect.",
    learn: "sketching, how things are really built, by-laws, BIM or GIS programs, and explaining a plan to a family.",
  },
  hinglish: {
    work: "Architecture, interior aur planning",
    done: "model se drawing aur maatra, kamre ki jhatpat tasveer, dhoop ki jaanch, ek plan ke kai roop.",
    kept: "wahan rehne walon ki sunna, zameen aur padosi ke saath site, manzoori, chunaav, aur zimmedari: architect ka naam sirf woh likh sakta hai jo Council of Architecture mein register hai.",
    learn: "sketch, cheezein sach mein kaise banti hain, building ke niyam, BIM ya GIS program, aur parivaar ko plan samjhana.",
  },
  hindi: {
    work: "आर्किटेक्चर, इंटीरियर और प्लानिंग",
    done: "मॉडल से ड्रॉइंग और मात्रा, कमरे की झटपट तस्वीर, धूप की जाँच, एक प्लान के कई रूप।",
    kept: "वहाँ रहने वालों की सुनना, ज़मीन और पड़ोसी के साथ साइट, मंज़ूरी, चुनाव, और ज़िम्मेदारी: आर्किटेक्ट का नाम सिर्फ़ वह लिख सकता है जो Council of Architecture में रजिस्टर है।",
    learn: "स्केच, चीज़ें सच में कैसे बनती हैं, भवन के नियम, BIM या GIS प्रोग्राम, और परिवार को प्लान समझाना।",
  },
};

export const MACHINES_IN_SCIENCE: Wording<OfMachines> = {
  english: {
    work: "Science and research",
    done: "searching papers, counting and measuring in pictures, predicting the shapes of proteins, routine analyses, first drafts of code.",
    kept: "the question worth asking, an experiment that works, field trips, doubt, care for people and animals in a study, and a name that stands behind a result.",
    learn:
      "mathematics and statistics, Python or R, clean work at a bench or in the field, reading the original paper, and writing clearly.",
  },
  hinglish: {
    work: "Science aur research",
    done: "paper dhoondhna, tasveeron mein ginna aur naapna, protein ka aakaar batana, rozmarra ki jaanch, code ka pehla draft.",
    kept: "poochhne layak sawaal, experiment jo chale, field mein jaana, shak karna, study mein logon aur janwaron ka dhyan, aur nateeje ke peeche ek naam.",
    learn: "maths aur statistics, Python ya R, lab ya field mein saaf kaam, asli paper padhna, aur saaf likhna.",
  },
  hindi: {
    work: "विज्ञान और शोध",
    done: "पेपर ढूँढना, तस्वीरों में गिनना और नापना, प्रोटीन का आकार बताना, रोज़मर्रा की जाँच, कोड का पहला ड्राफ़्ट।",
    kept: "पूछने लायक़ सवाल, प्रयोग जो चले, फ़ील्ड में जाना, शक करना, अध्ययन में लोगों और जानवरों का ध्यान, और नतीजे के पीछे एक नाम।",
    learn: "गणित और सांख्यिकी, Python या R, लैब या फ़ील्ड में साफ़ काम, असली पेपर पढ़ना, और साफ़ लिखना।",
  },
};
