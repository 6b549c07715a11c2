import type { Exam } from "@career-clarity/career-catalog";
import { strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

/** What examinations have asked for years, without numbers of questions or marks, which change. */
export const EXAM_PAPERS: Partial<Readonly<Record<Exam, Wording>>> = {
  "JEE Main": {
    english: "physics, chemistry and maths of Classes 11 and 12, by computer",
    hinglish: "Class 11 aur 12 ki physics, chemistry aur maths, computer par",
    hindi: "Class 11 और 12 की फ़िज़िक्स, केमिस्ट्री और मैथ्स, कंप्यूटर पर",
  },
  "JEE Main Paper 2": {
    english: "maths, aptitude and drawing for architecture; maths, aptitude and questions on planning for planning",
    hinglish: "architecture ke liye maths, aptitude aur drawing; planning ke liye maths, aptitude aur planning ke sawal",
    hindi: "आर्किटेक्चर के लिए मैथ्स, aptitude और ड्रॉइंग; planning के लिए मैथ्स, aptitude और planning के सवाल",
  },
  "JEE Advanced": {
    english: "two papers on one day, each with physics, chemistry and maths of Classes 11 and 12, deeper than JEE Main",
    hinglish: "ek din mein do paper, dono mein Class 11 aur 12 ki physics, chemistry aur maths, JEE Main se gehri",
    hindi: "एक दिन में दो पेपर, दोनों में Class 11 और 12 की फ़िज़िक्स, केमिस्ट्री और मैथ्स, JEE Main से गहरी",
  },
  BITSAT: {
    english: "physics, chemistry, maths, English and reasoning, by computer",
    hinglish: "physics, chemistry, maths, English aur reasoning, computer par",
    hindi: "फ़िज़िक्स, केमिस्ट्री, मैथ्स, अंग्रेज़ी और रीज़निंग, कंप्यूटर पर",
  },
  "State engineering CET": {
    english: "physics, chemistry and maths of Classes 11 and 12, mostly by the State's own books",
    hinglish: "Class 11 aur 12 ki physics, chemistry aur maths, zyadatar rajya ki apni kitabon se",
    hindi: "Class 11 और 12 की फ़िज़िक्स, केमिस्ट्री और मैथ्स, ज़्यादातर राज्य की अपनी किताबों से",
  },
  "NEET-UG": {
    english: "physics, chemistry and biology (botany and zoology) of Classes 11 and 12, by the NCERT books; wrong answers cost marks",
    hinglish:
      "Class 11 aur 12 ki physics, chemistry aur biology (botany aur zoology), NCERT ki kitabon se; galat jawab par marks katte hain",
    hindi: "Class 11 और 12 की फ़िज़िक्स, केमिस्ट्री और बायोलॉजी (botany और zoology), NCERT की किताबों से; ग़लत जवाब पर नंबर कटते हैं",
  },
  "NEET-PG": {
    english: "all subjects of the MBBS course",
    hinglish: "MBBS ke saare vishay",
    hindi: "MBBS के सारे विषय",
  },
  "CUET-UG": {
    english:
      "language, subjects of Class 12 (domain papers) and a general test; you choose the papers that the course asks for at each university",
    hinglish:
      "bhasha, Class 12 ke vishay (domain paper) aur ek general test; har university ka course jo paper maange, aap woh chunte hain",
    hindi: "भाषा, Class 12 के विषय (domain पेपर) और एक general test; हर यूनिवर्सिटी का कोर्स जो पेपर माँगे, आप वे चुनते हैं",
  },
  CLAT: {
    english:
      "English, current affairs with general knowledge, legal reasoning, logical reasoning and quantitative techniques (maths of Class 10). Nearly all questions hang on short passages, so fast reading decides; no law need be known",
    hinglish:
      "English, current affairs aur general knowledge, legal reasoning, logical reasoning aur quantitative techniques (Class 10 ki maths). Lagbhag saare sawal chhote passage par hote hain, isliye tez padhna tay karta hai; kanoon pehle se aana zaroori nahi",
    hindi:
      "अंग्रेज़ी, करंट अफ़ेयर्स और सामान्य ज्ञान, legal reasoning, logical reasoning और quantitative techniques (Class 10 की मैथ्स)। लगभग सारे सवाल छोटे passage पर होते हैं, इसलिए तेज़ पढ़ना तय करता है; क़ानून पहले से आना ज़रूरी नहीं",
  },
  AILET: {
    english: "English, current affairs and general knowledge, and logical reasoning",
    hinglish: "English, current affairs aur general knowledge, aur logical reasoning",
    hindi: "अंग्रेज़ी, करंट अफ़ेयर्स और सामान्य ज्ञान, और logical reasoning",
  },
  NATA: {
    english: "drawing and composition, and aptitude: form, space, logic and general knowledge of design",
    hinglish: "drawing aur composition, aur aptitude: aakaar, jagah, logic aur design ki aam jaankari",
    hindi: "ड्रॉइंग और composition, और aptitude: आकार, जगह, तर्क और डिज़ाइन की आम जानकारी",
  },
  "NID DAT": {
    english: "design thinking, drawing and observation; then a studio test and a talk",
    hinglish: "design ki soch, drawing aur dekhne ki nazar; phir studio test aur baatcheet",
    hindi: "डिज़ाइन की सोच, ड्रॉइंग और देखने की नज़र; फिर studio test और बातचीत",
  },
  "NIFT entrance": {
    english: "a test of creative ability, a general one (English, figures, general knowledge), and a studio test or a talk",
    hinglish: "creative ability ka test, ek general test (English, ginti, general knowledge), aur studio test ya baatcheet",
    hindi: "creative ability का टेस्ट, एक general टेस्ट (अंग्रेज़ी, गिनती, सामान्य ज्ञान), और studio test या बातचीत",
  },
  UCEED: {
    english: "observation, visual reasoning, design thinking and logic, and a drawing part",
    hinglish: "dekhne ki nazar, visual reasoning, design ki soch aur logic, aur drawing ka hissa",
    hindi: "देखने की नज़र, visual reasoning, डिज़ाइन की सोच और तर्क, और ड्रॉइंग का हिस्सा",
  },
  CEED: {
    english: "visual and logical reasoning, and a part with drawing and design",
    hinglish: "visual aur logical reasoning, aur drawing aur design ka hissa",
    hindi: "visual और logical reasoning, और ड्रॉइंग और डिज़ाइन का हिस्सा",
  },
  "NCHM JEE": {
    english: "numbers, reasoning, general knowledge, English and aptitude for service",
    hinglish: "ginti, reasoning, general knowledge, English aur service ka aptitude",
    hindi: "गिनती, रीज़निंग, सामान्य ज्ञान, अंग्रेज़ी और service का aptitude",
  },
  "CA Foundation": {
    english: "four papers: accounts, business law, maths with statistics and reasoning, and economics",
    hinglish: "chaar paper: accounts, business law, maths ke saath statistics aur reasoning, aur economics",
    hindi: "चार पेपर: accounts, business law, मैथ्स के साथ statistics और reasoning, और economics",
  },
  CSEET: {
    english: "business communication, law and reasoning, economic and business surroundings, and current affairs",
    hinglish: "business communication, law aur reasoning, economic aur business environment, aur current affairs",
    hindi: "business communication, law और reasoning, economic और business environment, और करंट अफ़ेयर्स",
  },
  "CMA Foundation": {
    english: "law and communication, accounts, maths and statistics, and economics and management",
    hinglish: "law aur communication, accounts, maths aur statistics, aur economics aur management",
    hindi: "law और communication, accounts, मैथ्स और statistics, और economics और management",
  },
  ACET: {
    english: "maths, statistics, reading of data, English and logical reasoning",
    hinglish: "maths, statistics, data padhna, English aur logical reasoning",
    hindi: "मैथ्स, statistics, डेटा पढ़ना, अंग्रेज़ी और logical reasoning",
  },
  IPMAT: {
    english: "maths, and English; at some IIMs reasoning too",
    hinglish: "maths aur English; kuch IIM mein reasoning bhi",
    hindi: "मैथ्स और अंग्रेज़ी; कुछ IIM में रीज़निंग भी",
  },
  CAT: {
    english: "reading and English, reading of data with logic, and quantitative ability up to Class 10",
    hinglish: "reading aur English, data aur logic, aur Class 10 tak ki quantitative ability",
    hindi: "reading और अंग्रेज़ी, डेटा और तर्क, और Class 10 तक की quantitative ability",
  },
  XAT: {
    english: "English and logic, decision making, maths with data, and general knowledge",
    hinglish: "English aur logic, decision making, data ke saath maths, aur general knowledge",
    hindi: "अंग्रेज़ी और तर्क, decision making, डेटा के साथ मैथ्स, और सामान्य ज्ञान",
  },
  MAT: {
    english: "English, maths, data, reasoning, and the economy",
    hinglish: "English, maths, data, reasoning, aur arthvyavastha",
    hindi: "अंग्रेज़ी, मैथ्स, डेटा, रीज़निंग, और अर्थव्यवस्था",
  },
  GATE: {
    english: "general aptitude, engineering maths in most papers, and the subject of your degree",
    hinglish: "general aptitude, zyadatar paper mein engineering maths, aur aapki degree ka vishay",
    hindi: "general aptitude, ज़्यादातर पेपर में engineering maths, और आपकी डिग्री का विषय",
  },
  "CSIR-NET": {
    english: "general aptitude and the science of your master's degree",
    hinglish: "general aptitude aur aapki master's degree ka science vishay",
    hindi: "general aptitude और आपकी मास्टर डिग्री का साइंस विषय",
  },
  "UGC-NET": {
    english: "Paper 1 on teaching, research and reasoning, the same for all; Paper 2 on your subject",
    hinglish: "Paper 1 padhane, research aur reasoning par, sabke liye ek; Paper 2 aapke vishay par",
    hindi: "Paper 1 पढ़ाने, रिसर्च और रीज़निंग पर, सबके लिए एक; Paper 2 आपके विषय पर",
  },
  NDA: {
    english:
      "maths of Classes 11 and 12, and general ability (English and general knowledge). Then five days before the Services Selection Board (SSB), and a medical examination",
    hinglish:
      "Class 11 aur 12 ki maths, aur general ability (English aur general knowledge). Phir Services Selection Board (SSB) ke saamne paanch din, aur medical",
    hindi: "Class 11 और 12 की मैथ्स, और general ability (अंग्रेज़ी और सामान्य ज्ञान)। फिर Services Selection Board (SSB) के सामने पाँच दिन, और मेडिकल",
  },
  CDS: {
    english: "English, general knowledge and maths; for the Officers Training Academy no maths. Then SSB and a medical examination",
    hinglish: "English, general knowledge aur maths; Officers Training Academy ke liye maths nahi. Phir SSB aur medical",
    hindi: "अंग्रेज़ी, सामान्य ज्ञान और मैथ्स; Officers Training Academy के लिए मैथ्स नहीं। फिर SSB और मेडिकल",
  },
  AFCAT: {
    english: "general knowledge, English, numbers and reasoning. Then the Air Force's selection board and a medical examination",
    hinglish: "general knowledge, English, ginti aur reasoning. Phir Air Force ka selection board aur medical",
    hindi: "सामान्य ज्ञान, अंग्रेज़ी, गिनती और रीज़निंग। फिर एयर फ़ोर्स का selection board और मेडिकल",
  },
  "Agniveer recruitment": {
    english:
      "general knowledge, science, maths, by the post English and reasoning too; then running, tests of fitness and a medical examination",
    hinglish: "general knowledge, science, maths, post ke hisaab se English aur reasoning bhi; phir daud, fitness ke test aur medical",
    hindi: "सामान्य ज्ञान, साइंस, मैथ्स, पद के हिसाब से अंग्रेज़ी और रीज़निंग भी; फिर दौड़, फ़िटनेस के टेस्ट और मेडिकल",
  },
  "UPSC Civil Services": {
    english:
      "three stages: Prelims (general studies, and CSAT, which must only be passed), Mains (essay, four papers of general studies, one optional subject, two language papers to pass), and the interview",
    hinglish:
      "teen charan: Prelims (general studies, aur CSAT, jise sirf paas karna hota hai), Mains (essay, general studies ke chaar paper, ek optional vishay, paas karne ke do bhasha paper), aur interview",
    hindi:
      "तीन चरण: Prelims (सामान्य अध्ययन, और CSAT, जिसे सिर्फ़ पास करना होता है), Mains (निबंध, सामान्य अध्ययन के चार पेपर, एक optional विषय, पास करने के दो भाषा पेपर), और इंटरव्यू",
  },
  "State PSC": {
    english: "mostly as UPSC: Prelims, Mains and interview, with the history, geography and language of the State",
    hinglish: "zyadatar UPSC jaisa: Prelims, Mains aur interview, rajya ke itihaas, bhugol aur bhasha ke saath",
    hindi: "ज़्यादातर UPSC जैसा: Prelims, Mains और इंटरव्यू, राज्य के इतिहास, भूगोल और भाषा के साथ",
  },
  "UPSC CAPF": {
    english: "general ability, and an essay paper; then fitness, a medical examination and interview",
    hinglish: "general ability, aur ek essay paper; phir fitness, medical aur interview",
    hindi: "general ability, और एक निबंध पेपर; फिर फ़िटनेस, मेडिकल और इंटरव्यू",
  },
  "SSC CGL": {
    english:
      "reasoning, general knowledge, maths up to Class 10 and English; in the second stage also computers, and statistics for some posts",
    hinglish:
      "reasoning, general knowledge, Class 10 tak ki maths aur English; doosre charan mein computer bhi, aur kuch posts ke liye statistics",
    hindi: "रीज़निंग, सामान्य ज्ञान, Class 10 तक की मैथ्स और अंग्रेज़ी; दूसरे चरण में कंप्यूटर भी, और कुछ पदों के लिए statistics",
  },
  "SSC CHSL": {
    english: "English, general knowledge, maths up to Class 10 and reasoning; then computers and a typing or skill test",
    hinglish: "English, general knowledge, Class 10 tak ki maths aur reasoning; phir computer aur typing ya skill test",
    hindi: "अंग्रेज़ी, सामान्य ज्ञान, Class 10 तक की मैथ्स और रीज़निंग; फिर कंप्यूटर और टाइपिंग या स्किल टेस्ट",
  },
  "SSC MTS": {
    english: "maths, reasoning, general knowledge and English, all of Class 10",
    hinglish: "maths, reasoning, general knowledge aur English, sab Class 10 ka",
    hindi: "मैथ्स, रीज़निंग, सामान्य ज्ञान और अंग्रेज़ी, सब Class 10 का",
  },
  "SSC GD": {
    english: "reasoning, general knowledge, simple maths, and English or Hindi; then running, measurements and a medical examination",
    hinglish: "reasoning, general knowledge, aasan maths, aur English ya Hindi; phir daud, naap aur medical",
    hindi: "रीज़निंग, सामान्य ज्ञान, आसान मैथ्स, और अंग्रेज़ी या हिंदी; फिर दौड़, नाप और मेडिकल",
  },
  "SSC Delhi Police Constable": {
    english:
      "general knowledge, reasoning, simple maths and basics of the computer, in Hindi or English; then a run, a long and a high jump, measurements and a medical examination",
    hinglish:
      "general knowledge, reasoning, aasan maths aur computer ki buniyaadi baatein, Hindi ya English mein; phir daud, lambi aur oonchi kood, naap aur medical",
    hindi: "सामान्य ज्ञान, रीज़निंग, आसान मैथ्स और कंप्यूटर की बुनियादी बातें, हिंदी या अंग्रेज़ी में; फिर दौड़, लंबी और ऊँची कूद, नाप और मेडिकल",
  },
  "ESIC SSO": {
    english:
      "English, reasoning and maths; then the same deeper, with the economy, money and insurance; then a test at the computer and written English",
    hinglish:
      "English, reasoning aur maths; phir wahi aur gehra, economy, paise aur insurance ke saath; phir computer par test aur English mein likhna",
    hindi: "अंग्रेज़ी, रीज़निंग और मैथ्स; फिर वही और गहरा, economy, पैसे और insurance के साथ; फिर कंप्यूटर पर टेस्ट और अंग्रेज़ी में लिखना",
  },
  "NSNIS entrance": {
    english: "a paper by computer on sport and coaching, a test of fitness, and an interview; the greatest players are spared the paper",
    hinglish: "sport aur coaching par computer paper, fitness ka test aur interview; sabse bade khiladiyon ko paper nahi dena padta",
    hindi: "खेल और कोचिंग पर कंप्यूटर पेपर, फ़िटनेस का टेस्ट और इंटरव्यू; सबसे बड़े खिलाड़ियों को पेपर नहीं देना पड़ता",
  },
  "SSC CPO": {
    english: "reasoning, general knowledge, maths and English; then running and measurements, and a second paper of English",
    hinglish: "reasoning, general knowledge, maths aur English; phir daud aur naap, aur English ka doosra paper",
    hindi: "रीज़निंग, सामान्य ज्ञान, मैथ्स और अंग्रेज़ी; फिर दौड़ और नाप, और अंग्रेज़ी का दूसरा पेपर",
  },
  "SSC JE": {
    english: "reasoning, general knowledge and the subject of your branch; then a second paper of the branch",
    hinglish: "reasoning, general knowledge aur aapki branch ka vishay; phir branch ka doosra paper",
    hindi: "रीज़निंग, सामान्य ज्ञान और आपकी ब्रांच का विषय; फिर ब्रांच का दूसरा पेपर",
  },
  "SSC Stenographer": {
    english: "reasoning, general knowledge and English; then a test of shorthand",
    hinglish: "reasoning, general knowledge aur English; phir shorthand ka test",
    hindi: "रीज़निंग, सामान्य ज्ञान और अंग्रेज़ी; फिर शॉर्टहैंड का टेस्ट",
  },
  "RRB NTPC": {
    english: "general knowledge, maths and reasoning, in two stages; for some posts typing or an aptitude test",
    hinglish: "general knowledge, maths aur reasoning, do charan mein; kuch posts ke liye typing ya aptitude test",
    hindi: "सामान्य ज्ञान, मैथ्स और रीज़निंग, दो चरण में; कुछ पदों के लिए टाइपिंग या aptitude test",
  },
  "RRB Group D": {
    english: "science of Class 10, maths, reasoning and general knowledge; then a test of strength",
    hinglish: "Class 10 ki science, maths, reasoning aur general knowledge; phir shaaririk test",
    hindi: "Class 10 की साइंस, मैथ्स, रीज़निंग और सामान्य ज्ञान; फिर शारीरिक टेस्ट",
  },
  "RRB ALP": {
    english: "maths, reasoning, basic science and engineering, and the trade; then an aptitude test by computer",
    hinglish: "maths, reasoning, basic science aur engineering, aur trade; phir computer par aptitude test",
    hindi: "मैथ्स, रीज़निंग, basic science और engineering, और ट्रेड; फिर कंप्यूटर पर aptitude test",
  },
  "RRB JE": {
    english: "maths, reasoning, general knowledge and science; then the technical subject",
    hinglish: "maths, reasoning, general knowledge aur science; phir technical vishay",
    hindi: "मैथ्स, रीज़निंग, सामान्य ज्ञान और साइंस; फिर technical विषय",
  },
  "IBPS PO": {
    english:
      "English, quantitative aptitude and reasoning first; then reasoning with computers, general and banking knowledge, English with a written part, and data; then an interview",
    hinglish:
      "pehle English, quantitative aptitude aur reasoning; phir computer ke saath reasoning, general aur banking knowledge, likhne ke hisse ke saath English, aur data; phir interview",
    hindi:
      "पहले अंग्रेज़ी, quantitative aptitude और रीज़निंग; फिर कंप्यूटर के साथ रीज़निंग, सामान्य और बैंकिंग ज्ञान, लिखने के हिस्से के साथ अंग्रेज़ी, और डेटा; फिर इंटरव्यू",
  },
  "IBPS Clerk": {
    english:
      "English, numbers and reasoning first; then general and banking knowledge, English, reasoning with computers, and quantitative aptitude",
    hinglish:
      "pehle English, ginti aur reasoning; phir general aur banking knowledge, English, computer ke saath reasoning, aur quantitative aptitude",
    hindi: "पहले अंग्रेज़ी, गिनती और रीज़निंग; फिर सामान्य और बैंकिंग ज्ञान, अंग्रेज़ी, कंप्यूटर के साथ रीज़निंग, और quantitative aptitude",
  },
  "SBI PO": {
    english:
      "English, quantitative aptitude and reasoning first; then deeper the same with banking and a written part; then group work and an interview",
    hinglish:
      "pehle English, quantitative aptitude aur reasoning; phir wahi zyada gehra, banking aur likhne ke hisse ke saath; phir group work aur interview",
    hindi: "पहले अंग्रेज़ी, quantitative aptitude और रीज़निंग; फिर वही ज़्यादा गहरा, बैंकिंग और लिखने के हिस्से के साथ; फिर group work और इंटरव्यू",
  },
  "SBI Clerk": {
    english:
      "English, numbers and reasoning first; then general and banking knowledge, English, quantitative aptitude and reasoning with computers",
    hinglish:
      "pehle English, ginti aur reasoning; phir general aur banking knowledge, English, quantitative aptitude aur computer ke saath reasoning",
    hindi: "पहले अंग्रेज़ी, गिनती और रीज़निंग; फिर सामान्य और बैंकिंग ज्ञान, अंग्रेज़ी, quantitative aptitude और कंप्यूटर के साथ रीज़निंग",
  },
  "RBI Grade B": {
    english:
      "general knowledge, English, maths and reasoning first; then the economy and society, English writing, finance and management; then an interview",
    hinglish:
      "pehle general knowledge, English, maths aur reasoning; phir economy aur society, English likhna, finance aur management; phir interview",
    hindi: "पहले सामान्य ज्ञान, अंग्रेज़ी, मैथ्स और रीज़निंग; फिर economy और society, अंग्रेज़ी लिखना, finance और management; फिर इंटरव्यू",
  },
  CTET: {
    english:
      "child development and how to teach, two languages, and maths with environment for Classes 1 to 5, or maths with science or social science for Classes 6 to 8",
    hinglish:
      "child development aur padhane ka tareeka, do bhashayein, aur Class 1 se 5 ke liye maths aur environment, ya Class 6 se 8 ke liye maths aur science ya social science",
    hindi:
      "child development और पढ़ाने का तरीक़ा, दो भाषाएँ, और Class 1 से 5 के लिए मैथ्स और environment, या Class 6 से 8 के लिए मैथ्स और साइंस या social science",
  },
  "State TET": {
    english: "mostly as CTET: child development, two languages, and the subjects of the classes that you would teach",
    hinglish: "zyadatar CTET jaisa: child development, do bhashayein, aur un classes ke vishay jinhe aap padhayenge",
    hindi: "ज़्यादातर CTET जैसा: child development, दो भाषाएँ, और उन क्लासों के विषय जिन्हें आप पढ़ाएँगे",
  },
  "IMU-CET": {
    english: "English, general aptitude, physics, chemistry and maths of Classes 11 and 12",
    hinglish: "English, general aptitude, Class 11 aur 12 ki physics, chemistry aur maths",
    hindi: "अंग्रेज़ी, general aptitude, Class 11 और 12 की फ़िज़िक्स, केमिस्ट्री और मैथ्स",
  },
  "Bar examination (AIBE)": {
    english: "the main acts and subjects of the law course, with the bare acts beside you",
    hinglish: "law course ke mukhya kanoon aur vishay, bare acts saath rakhkar",
    hindi: "लॉ कोर्स के मुख्य क़ानून और विषय, bare acts साथ रखकर",
  },
  "Judicial services": {
    english: "Prelims, Mains (civil and criminal law, procedure, evidence, language) and interview, by the State",
    hinglish: "Prelims, Mains (civil aur criminal law, procedure, evidence, bhasha) aur interview, rajya ke hisaab se",
    hindi: "Prelims, Mains (civil और criminal law, procedure, evidence, भाषा) और इंटरव्यू, राज्य के हिसाब से",
  },
  "IISER IAT": {
    english: "physics, chemistry, maths and biology of Classes 11 and 12",
    hinglish: "Class 11 aur 12 ki physics, chemistry, maths aur biology",
    hindi: "Class 11 और 12 की फ़िज़िक्स, केमिस्ट्री, मैथ्स और बायोलॉजी",
  },
};

export const HAS_ASKED: Wording<(exam: string, papers: string) => string> = {
  english: (exam, papers) => `${exam} has asked in the last years: ${papers}.`,
  hinglish: (exam, papers) => `${exam} mein pichle saalon mein yeh aaya hai: ${papers}.`,
  hindi: (exam, papers) => `${exam} में पिछले सालों में यह आया है: ${papers}।`,
};
export const SYLLABUS_IN_FORCE: Wording<(heldBy: string) => string> = {
  english: (heldBy) => `The syllabus in force, with marks and times, stands in this year's notice: it is held by ${heldBy}.`,
  hinglish: (heldBy) => `Abhi ka syllabus, marks aur samay ke saath, is saal ke notice mein hai. Ise yeh karwate hain: ${heldBy}.`,
  hindi: (heldBy) => `अभी का सिलेबस, नंबर और समय के साथ, इस साल के नोटिस में है। इसे ये करवाते हैं: ${heldBy}।`,
};
export const DATES_TOO: Wording = {
  english: "Its dates change each year and stand in the same notice: take them from nowhere else.",
  hinglish: "Tareekh har saal badalti hai aur usi notice mein hoti hai: kahin aur se mat lijiye.",
  hindi: "तारीख़ हर साल बदलती है और उसी नोटिस में होती है: कहीं और से मत लीजिए।",
};
export const HOW_TO_PREPARE: Wording = {
  english: ul([
    "First the official syllabus and one old paper, so that you know what it wants and where you stand.",
    "Then stage by stage as above: the school books for what rests on them, old papers by the clock each week, and a list of your own mistakes.",
    "Free lessons and tests: SATHEE (sathee.iitk.ac.in), swayam.gov.in, and the old papers on the site of whoever holds it. No coaching is a must.",
  ]),
  hinglish: ul([
    "Pehle official syllabus aur ek purana paper, taaki pata ho ki kya maangte hain aur aap kahan hain.",
    "Phir upar likhe charan ke hisaab se: jo school ki kitabon par tika hai uske liye wahi kitabein, har hafte ghadi ke saath purane paper, aur apni galtiyon ki list.",
    "Free lesson aur test: SATHEE (sathee.iitk.ac.in), swayam.gov.in, aur exam karwane wale ki site par purane paper. Coaching zaroori nahi hai.",
  ]),
  hindi: ul([
    "पहले आधिकारिक सिलेबस और एक पुराना पेपर, ताकि पता हो कि क्या माँगते हैं और आप कहाँ हैं।",
    "फिर ऊपर लिखे चरणों के हिसाब से: जो स्कूल की किताबों पर टिका है उसके लिए वही किताबें, हर हफ़्ते घड़ी के साथ पुराने पेपर, और अपनी गलतियों की सूची।",
    "मुफ़्त पाठ और टेस्ट: SATHEE (sathee.iitk.ac.in), swayam.gov.in, और परीक्षा कराने वाले की साइट पर पुराने पेपर। कोचिंग ज़रूरी नहीं है।",
  ]),
};
export const PREPARING: Wording = {
  english:
    "How long to prepare: an entrance after Class 12 is mostly prepared for beside Classes 11 and 12; who begins in the last year needs some six to twelve months of two or three hours a day. Exams for posts take about a year from the beginning. Sit one old paper with a clock in the first week: its marks tell you more than any rule.",
  hinglish:
    "Taiyari mein kitna samay: Class 12 ke baad wale entrance ki taiyari zyadatar Class 11 aur 12 ke saath hoti hai; jo aakhri saal mein shuru karta hai use chhah se baarah mahine, roz do-teen ghante chahiye. Naukri wale exam mein shuru se lagbhag ek saal lagta hai. Pehle hafte mein ghadi ke saath ek purana paper dijiye: uske marks kisi bhi niyam se zyada batate hain.",
  hindi:
    "तैयारी में कितना समय: Class 12 के बाद वाले entrance की तैयारी ज़्यादातर Class 11 और 12 के साथ होती है; जो आख़िरी साल में शुरू करता है उसे छह से बारह महीने, रोज़ दो-तीन घंटे चाहिए। नौकरी वाली परीक्षाओं में शुरू से लगभग एक साल लगता है। पहले हफ़्ते में घड़ी के साथ एक पुराना पेपर दीजिए: उसके नंबर किसी भी नियम से ज़्यादा बताते हैं।",
};
/** Which papers of CUET to sit is decided by the university, not by the exam. */
export const OF_CUET: Wording = {
  english:
    "As a rule a course asks for one language, and two or three domain papers, mostly subjects that you have in Class 12 and near to the course: maths for economics, statistics and computing, physics, chemistry and maths or biology for the sciences, accounts or maths for commerce, history, political science, geography, sociology or psychology for arts. Some courses take the general test instead. Delhi University's BA (Hons) Economics has asked for maths so far. Open this year's bulletin of each university that you want, note its papers for the course, and then choose the fewest papers that serve all of them: du.ac.in, cuet.nta.nic.in.",
  hinglish:
    "Aam taur par course ek bhasha aur do ya teen domain paper maangta hai, zyadatar aapke Class 12 ke aur course ke paas ke vishay: economics, statistics aur computing ke liye maths, science ke liye physics, chemistry aur maths ya biology, commerce ke liye accounts ya maths, arts ke liye history, political science, geography, sociology ya psychology. Kuch course iski jagah general test lete hain. Delhi University ki BA (Hons) Economics ne ab tak maths maangi hai. Jo universities aapko chahiye unka is saal ka bulletin kholiye, course ke paper likhiye, aur phir sabse kam paper chuniye jo sab mein chalein: du.ac.in, cuet.nta.nic.in.",
  hindi:
    "आम तौर पर कोर्स एक भाषा और दो या तीन domain पेपर माँगता है, ज़्यादातर आपके Class 12 के और कोर्स के पास के विषय: इकोनॉमिक्स, स्टैटिस्टिक्स और computing के लिए मैथ्स, साइंस के लिए फ़िज़िक्स, केमिस्ट्री और मैथ्स या बायोलॉजी, कॉमर्स के लिए अकाउंट्स या मैथ्स, आर्ट्स के लिए history, political science, geography, sociology या psychology। कुछ कोर्स इसकी जगह general test लेते हैं। दिल्ली यूनिवर्सिटी की BA (Hons) Economics ने अब तक मैथ्स माँगी है। जो विश्वविद्यालय आपको चाहिए उनका इस साल का बुलेटिन खोलिए, कोर्स के पेपर लिखिए, और फिर सबसे कम पेपर चुनिए जो सब में चलें: du.ac.in, cuet.nta.nic.in।",
};

export const STEPS_OF_EXAM: Wording<(exam: string, heldBy: string, papers: string) => string> = {
  english: (exam, heldBy, papers) =>
    `${strong(`The steps of ${exam}`)}: fill in the form yourself when the notice comes (${heldBy}); then ${papers}; the merit list; and the training.`,
  hinglish: (exam, heldBy, papers) =>
    `${strong(`${exam} ke kadam`)}: notice aane par form khud bhariye (${heldBy}); phir ${papers}; merit list; aur training.`,
  hindi: (exam, heldBy, papers) => `${strong(`${exam} के क़दम`)}: नोटिस आने पर फ़ॉर्म ख़ुद भरिए (${heldBy}); फिर ${papers}; मेरिट लिस्ट; और ट्रेनिंग।`,
};

/** Whether wrong answers have cost marks, where that has been so from notice to notice. */
export type Negative = "all" | "choices" | "some" | "none";
const ofAll = (kind: Negative, exams: readonly Exam[]): readonly (readonly [Exam, Negative])[] => exams.map((exam) => [exam, kind]);
export const NEGATIVE_MARKING: Partial<Readonly<Record<Exam, Negative>>> = Object.fromEntries([
  ...ofAll("all", [
    "NEET-UG",
    "NEET-PG",
    "BITSAT",
    "CUET-UG",
    "CLAT",
    "AILET",
    "NCHM JEE",
    "IISER IAT",
    "NDA",
    "CDS",
    "AFCAT",
    "UPSC CAPF",
  ]),
  ...ofAll("all", ["SSC CGL", "SSC CHSL", "SSC GD", "SSC CPO", "SSC JE", "SSC Stenographer", "SSC Delhi Police Constable"]),
  ...ofAll("all", ["RRB NTPC", "RRB Group D", "RRB ALP", "RRB JE", "RRB Technician"]),
  ...ofAll("all", ["IBPS PO", "IBPS Clerk", "IBPS SO", "IBPS RRB", "SBI PO", "SBI Clerk", "RBI Grade B", "RBI Assistant", "LIC AAO"]),
  ...ofAll("choices", ["JEE Main", "JEE Advanced", "GATE", "CAT", "CSIR-NET", "IPMAT", "XAT", "UCEED"]),
  ...ofAll("some", ["UPSC Civil Services", "SSC MTS", "CA Foundation", "State PSC", "State engineering CET"]),
  ...ofAll("none", ["UGC-NET", "CTET", "State TET", "NATA", "Bar examination (AIBE)"]),
]);
type OfExam = Wording<(exam: string) => string>;
export const NEGATIVE: Readonly<Record<Negative, OfExam>> = {
  all: {
    english: (exam) =>
      `Yes: in ${exam} a wrong answer has cost part of a mark or a mark, and a question left open nothing. Guess only where you can rule out most of the choices.`,
    hinglish: (exam) =>
      `Haan: ${exam} mein galat jawab par mark ka hissa ya ek mark katta aaya hai, aur khaali chhode sawal par kuch nahi. Andaaza tabhi lagaiye jab zyadatar vikalp hata sakein.`,
    hindi: (exam) =>
      `हाँ: ${exam} में ग़लत जवाब पर अंक का हिस्सा या एक अंक कटता आया है, और ख़ाली छोड़े सवाल पर कुछ नहीं। अंदाज़ा तभी लगाइए जब ज़्यादातर विकल्प हटा सकें।`,
  },
  choices: {
    english: (exam) =>
      `Yes, in part: in ${exam} a wrong choice among several has cost marks, while for some kinds of question it has been otherwise; its instructions say which.`,
    hinglish: (exam) =>
      `Haan, kuch mein: ${exam} mein kai vikalpon mein se galat chunne par marks katte aaye hain, kuch tarah ke sawalon mein alag niyam raha hai; kaun se, yeh uske instructions mein hai.`,
    hindi: (exam) => `हाँ, कुछ में: ${exam} में कई विकल्पों में से ग़लत चुनने पर अंक कटते आए हैं, कुछ तरह के सवालों में अलग नियम रहा है; कौन से, यह उसके निर्देशों में है।`,
  },
  some: {
    english: (exam) =>
      `In some papers or sessions of ${exam} wrong answers have cost marks, in others, or in some States, not: the notice names them.`,
    hinglish: (exam) =>
      `${exam} ke kuch paper ya session mein galat jawab par marks katte aaye hain, baaki mein ya kuch rajyon mein nahi: notice mein likha hota hai.`,
    hindi: (exam) => `${exam} के कुछ पेपर या सेशन में ग़लत जवाब पर अंक कटते आए हैं, बाक़ी में या कुछ राज्यों में नहीं: नोटिस में लिखा होता है।`,
  },
  none: {
    english: (exam) => `No: in ${exam} wrong answers have cost nothing so far, so leave no question open.`,
    hinglish: (exam) => `Nahi: ${exam} mein ab tak galat jawab par kuch nahi katta, isliye koi sawal khaali mat chhodiye.`,
    hindi: (exam) => `नहीं: ${exam} में अब तक ग़लत जवाब पर कुछ नहीं कटता, इसलिए कोई सवाल ख़ाली मत छोड़िए।`,
  },
};
export const NEGATIVE_UNKNOWN: OfExam = {
  english: (exam) => `I don't hold whether wrong answers cost marks in ${exam}; the first page of its notice says it.`,
  hinglish: (exam) =>
    `${exam} mein galat jawab par marks katte hain ya nahi, yeh mere paas nahi hai; uske notice ke pehle panne par likha hota hai.`,
  hindi: (exam) => `${exam} में ग़लत जवाब पर अंक कटते हैं या नहीं, यह मेरे पास नहीं है; उसके नोटिस के पहले पन्ने पर लिखा होता है।`,
};
export const NO_COACHING_NEEDED: OfExam = {
  english: (exam) =>
    `No, coaching is no must for ${exam}: its papers can be prepared for alone. What pays most often is a series of mock tests in the last months; a class helps who keeps to no plan alone.`,
  hinglish: (exam) =>
    `Nahi, ${exam} ke liye coaching zaroori nahi: iski taiyari khud ho sakti hai. Sabse zyada kaam aati hai aakhri mahinon mein mock test ki series; jo akele plan par nahi tikta, use class madad karti hai.`,
  hindi: (exam) =>
    `नहीं, ${exam} के लिए कोचिंग ज़रूरी नहीं: इसकी तैयारी ख़ुद हो सकती है। सबसे ज़्यादा काम आती है आख़िरी महीनों में मॉक टेस्ट की सीरीज़; जो अकेले योजना पर नहीं टिकता, उसे क्लास मदद करती है।`,
};
export const HOW_HARD: Wording<(exam: string, isPassed: boolean) => string> = {
  english: (exam, isPassed) =>
    isPassed
      ? `${exam} asks for a line and not for a rank: who learns its papers well passes, and may sit again.`
      : `${exam} is hard above all because very many sit for few places: the papers can be learnt by most who keep at them for months, the rank cannot be promised to anybody. So prepare with a second plan beside it, and measure yourself by old papers under the clock.`,
  hinglish: (exam, isPassed) =>
    isPassed
      ? `${exam} rank nahi, ek line maangta hai: jo iske paper achhe se seekhe woh paas hota hai, aur dobara bhi de sakta hai.`
      : `${exam} sabse zyada isliye mushkil hai ki thodi jagahon ke liye bahut log baithte hain: mahinon tak lage rehne wale zyadatar log paper seekh lete hain, par rank ka vaada koi nahi kar sakta. Isliye saath mein doosra plan rakhiye, aur purane paper samay baandhkar karke khud ko naapiye.`,
  hindi: (exam, isPassed) =>
    isPassed
      ? `${exam} रैंक नहीं, एक लाइन माँगता है: जो इसके पेपर अच्छे से सीखे वह पास होता है, और दोबारा भी दे सकता है।`
      : `${exam} सबसे ज़्यादा इसलिए मुश्किल है कि थोड़ी जगहों के लिए बहुत लोग बैठते हैं: महीनों तक लगे रहने वाले ज़्यादातर लोग पेपर सीख लेते हैं, पर रैंक का वादा कोई नहीं कर सकता। इसलिए साथ में दूसरी योजना रखिए, और पुराने पेपर समय बाँधकर करके ख़ुद को नापिए।`,
};
