import type { Wording } from "../language.ts";

/** What lies open beside the posts of its own field to whoever has a degree: examinations, one thing that raises pay soon, further study. */
export const AFTER_DEGREES: Readonly<Record<string, Wording>> = {
  BTech: {
    english:
      "Exams: GATE for public companies and MTech, SSC JE, RRB JE and your State's engineers, and Engineering Services of UPSC. What lifts pay soonest in firms is one tool of the branch with a project to show (BIM and structural software for civil, CAD and simulation for mechanical, PLC for electrical, code for computing) and a change of employer after a year or two.",
    hinglish:
      "Exams: GATE se sarkari companies aur MTech, SSC JE, RRB JE aur aapke rajya ke engineer, aur UPSC ki Engineering Services. Companies mein kamai sabse jaldi branch ke ek tool se badhti hai, jisme dikhane ko project ho (civil mein BIM aur structural software, mechanical mein CAD aur simulation, electrical mein PLC, computer mein code), aur ek-do saal baad company badalne se.",
    hindi:
      "परीक्षाएँ: GATE से सरकारी कंपनियाँ और MTech, SSC JE, RRB JE और आपके राज्य के इंजीनियर, और UPSC की Engineering Services। कंपनियों में कमाई सबसे जल्दी ब्रांच के एक टूल से बढ़ती है, जिसमें दिखाने को प्रोजेक्ट हो (सिविल में BIM और स्ट्रक्चरल सॉफ़्टवेयर, मैकेनिकल में CAD और सिमुलेशन, इलेक्ट्रिकल में PLC, कंप्यूटर में कोड), और एक-दो साल बाद कंपनी बदलने से।",
  },
  Diploma: {
    english:
      "Exams: SSC JE, RRB JE and Technician, and the State's boards. A paid apprenticeship (nats.education.gov.in), or BTech from its second year.",
    hinglish:
      "Exams: SSC JE, RRB JE aur Technician, aur rajya ke boards. Paise wali apprenticeship (nats.education.gov.in), ya BTech uske doosre saal se.",
    hindi: "परीक्षाएँ: SSC JE, RRB JE और Technician, और राज्य के बोर्ड। पैसे वाली अप्रेंटिसशिप (nats.education.gov.in), या BTech उसके दूसरे साल से।",
  },
  "Polytechnic diploma": {
    english:
      "Exams: SSC JE, RRB JE and Technician, and the State's boards. A paid apprenticeship (nats.education.gov.in), or BTech from its second year.",
    hinglish:
      "Exams: SSC JE, RRB JE aur Technician, aur rajya ke boards. Paise wali apprenticeship (nats.education.gov.in), ya BTech uske doosre saal se.",
    hindi: "परीक्षाएँ: SSC JE, RRB JE और Technician, और राज्य के बोर्ड। पैसे वाली अप्रेंटिसशिप (nats.education.gov.in), या BTech उसके दूसरे साल से।",
  },
  BCom: {
    english:
      "Soonest: assistant in accounts, GST or audit at a CA's office or a firm, with Tally, GST and Excel learnt in two to three months; a year of it counts more than another certificate. Exams: IBPS PO and Clerk, SBI, SSC CGL (with posts of auditors and accountants), your State's. Further: CA, CMA, CS, MCom or an MBA.",
    hinglish:
      "Sabse jaldi: CA ke office ya company mein accounts, GST ya audit ka assistant, Tally, GST aur Excel do-teen mahine mein seekhkar; iska ek saal ek aur certificate se zyada maana jaata hai. Exams: IBPS PO aur Clerk, SBI, SSC CGL (auditor aur accountant ki posts), aapke rajya ke. Aage: CA, CMA, CS, MCom ya MBA.",
    hindi:
      "सबसे जल्दी: CA के ऑफ़िस या कंपनी में अकाउंट्स, GST या ऑडिट का असिस्टेंट, Tally, GST और Excel दो-तीन महीने में सीखकर; इसका एक साल एक और सर्टिफ़िकेट से ज़्यादा माना जाता है। परीक्षाएँ: IBPS PO और Clerk, SBI, SSC CGL (ऑडिटर और अकाउंटेंट के पद), आपके राज्य की। आगे: CA, CMA, CS, MCom या MBA।",
  },
  BA: {
    english:
      "Soonest: office and computer operator, customer service and call centres, sales, tuition, with typing, Excel and clear speech. Exams that take every graduate: SSC CGL and CHSL, IBPS Clerk and PO, RRB NTPC, your State's commissions. Further: BEd for schools, LLB, BLib, MA, social work.",
    hinglish:
      "Sabse jaldi: office aur computer operator, customer service aur call centre, sales, tuition; typing, Excel aur saaf bolne ke saath. Jin exams mein har graduate baith sakta hai: SSC CGL aur CHSL, IBPS Clerk aur PO, RRB NTPC, aapke rajya ke aayog. Aage: school ke liye BEd, LLB, BLib, MA, social work.",
    hindi:
      "सबसे जल्दी: ऑफ़िस और कंप्यूटर ऑपरेटर, कस्टमर सर्विस और कॉल सेंटर, सेल्स, ट्यूशन; टाइपिंग, Excel और साफ़ बोलने के साथ। जिन परीक्षाओं में हर ग्रेजुएट बैठ सकता है: SSC CGL और CHSL, IBPS Clerk और PO, RRB NTPC, आपके राज्य के आयोग। आगे: स्कूल के लिए BEd, LLB, BLib, MA, सोशल वर्क।",
  },
  BSc: {
    english:
      "Soonest: quality control and testing at makers of medicine, food and chemicals, and laboratories; an apprenticeship for graduates (nats.education.gov.in). Exams: SSC CGL, banks, RRB NTPC, and for MSc CUET-PG or IIT JAM. Further: BEd for schools; most research asks for an MSc.",
    hinglish:
      "Sabse jaldi: dawai, khane aur chemical banane wali companies mein quality control aur testing, aur lab; graduate ki apprenticeship (nats.education.gov.in). Exams: SSC CGL, bank, RRB NTPC, aur MSc ke liye CUET-PG ya IIT JAM. Aage: school ke liye BEd; zyadatar research MSc maangti hai.",
    hindi:
      "सबसे जल्दी: दवाई, खाने और केमिकल बनाने वाली कंपनियों में क्वालिटी कंट्रोल और टेस्टिंग, और लैब; ग्रेजुएट की अप्रेंटिसशिप (nats.education.gov.in)। परीक्षाएँ: SSC CGL, बैंक, RRB NTPC, और MSc के लिए CUET-PG या IIT JAM। आगे: स्कूल के लिए BEd; ज़्यादातर रिसर्च MSc माँगती है।",
  },
  BBA: {
    english:
      "Soonest: sales, operations, recruiting and back office. Exams that take every graduate: banks, SSC CGL, your State's. An MBA counts most after two years of work.",
    hinglish:
      "Sabse jaldi: sales, operations, bharti (recruiting) aur back office. Jin exams mein har graduate baith sakta hai: bank, SSC CGL, aapke rajya ke. MBA do saal kaam ke baad sabse zyada maana jaata hai.",
    hindi:
      "सबसे जल्दी: सेल्स, ऑपरेशन, भर्ती (recruiting) और बैक ऑफ़िस। जिन परीक्षाओं में हर ग्रेजुएट बैठ सकता है: बैंक, SSC CGL, आपके राज्य की। MBA दो साल काम के बाद सबसे ज़्यादा माना जाता है।",
  },
  BCA: {
    english:
      "Soonest: testing, support, web work, with two projects that run. Exams: IBPS PO and IT officer's later, SSC CGL, your State's programmers' posts. Further: MCA (NIMCET and others).",
    hinglish:
      "Sabse jaldi: testing, support, web ka kaam, do chalne wale project ke saath. Exams: IBPS PO aur baad mein IT officer, SSC CGL, aapke rajya ki programmer ki posts. Aage: MCA (NIMCET aur doosre).",
    hindi:
      "सबसे जल्दी: टेस्टिंग, सपोर्ट, वेब का काम, दो चलने वाले प्रोजेक्ट के साथ। परीक्षाएँ: IBPS PO और बाद में IT officer, SSC CGL, आपके राज्य के प्रोग्रामर के पद। आगे: MCA (NIMCET और दूसरे)।",
  },
  MA: {
    english:
      "Teaching first: BEd for schools, NET for college, tuition and online classes at once. With a language: editing, content, translation, subtitles. Exams that take every graduate are open too.",
    hinglish:
      "Pehle teaching: school ke liye BEd, college ke liye NET, tuition aur online class turant. Bhasha ke saath: editing, content, anuvaad, subtitle. Jin exams mein har graduate baith sakta hai, woh bhi khule hain.",
    hindi:
      "पहले टीचिंग: स्कूल के लिए BEd, कॉलेज के लिए NET, ट्यूशन और ऑनलाइन क्लास तुरंत। भाषा के साथ: एडिटिंग, कंटेंट, अनुवाद, सबटाइटल। जिन परीक्षाओं में हर ग्रेजुएट बैठ सकता है, वे भी खुली हैं।",
  },
  MSc: {
    english:
      "Quality control and research posts, teaching with BEd, CSIR-NET or GATE for research and college, and all exams for graduates.",
    hinglish:
      "Quality control aur research ki posts, BEd ke saath teaching, research aur college ke liye CSIR-NET ya GATE, aur graduate wale saare exam.",
    hindi: "क्वालिटी कंट्रोल और रिसर्च के पद, BEd के साथ टीचिंग, रिसर्च और कॉलेज के लिए CSIR-NET या GATE, और ग्रेजुएट वाली सारी परीक्षाएँ।",
  },
  MCom: {
    english: "Accounts, tax and audit posts, teaching with NET, banks and SSC CGL.",
    hinglish: "Accounts, tax aur audit ki posts, NET ke saath teaching, bank aur SSC CGL.",
    hindi: "अकाउंट्स, टैक्स और ऑडिट के पद, NET के साथ टीचिंग, बैंक और SSC CGL।",
  },
};
