import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const SUBJECTS_FOR_COMPUTING: Wording = {
  english:
    p(
      `${strong("Science with maths (PCM)")} keeps all of it open: physics, chemistry and maths, with computer science as a further subject where your school has it.`,
    ) +
    ul([
      "BTech in computer science or IT asks for physics and maths; the school's computer science is a help there and no condition.",
      "BCA and BSc in computing take more streams; maths is asked for by many of them. Commerce with maths works for these.",
      "Without maths the ways are fewer, but web work, testing, design and support stay open by what you can show.",
    ]) +
    p(
      `Where it leads: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/web-developer", "Web Developer")}.`,
    ),
  hinglish:
    p(
      `${strong("Science with maths (PCM)")} se sab khula rehta hai: physics, chemistry aur maths, aur school mein ho to computer science ek aur vishay.`,
    ) +
    ul([
      "Computer science ya IT mein BTech physics aur maths maangta hai; school ki computer science madad karti hai, shart nahi hai.",
      "BCA aur computing ki BSc zyada streams lete hain; unme se bahut maths maangte hain. Maths wali commerce inke liye chalti hai.",
      "Bina maths ke raste kam hain, par web ka kaam, testing, design aur support khule rehte hain, jo aap dikha sakein uske hisaab se.",
    ]) +
    p(
      `Aage ka kaam: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/web-developer", "Web Developer")}.`,
    ),
  hindi:
    p(`${strong("साइंस मैथ्स के साथ (PCM)")} से सब खुला रहता है: फ़िज़िक्स, केमिस्ट्री और मैथ्स, और स्कूल में हो तो कंप्यूटर साइंस एक और विषय।`) +
    ul([
      "कंप्यूटर साइंस या IT में BTech फ़िज़िक्स और मैथ्स माँगता है; स्कूल की कंप्यूटर साइंस मदद करती है, शर्त नहीं है।",
      "BCA और computing की BSc ज़्यादा स्ट्रीम लेते हैं; उनमें से बहुत मैथ्स माँगते हैं। मैथ्स वाली कॉमर्स इनके लिए चलती है।",
      "बिना मैथ्स के रास्ते कम हैं, पर वेब का काम, टेस्टिंग, डिज़ाइन और सपोर्ट खुले रहते हैं, जो आप दिखा सकें उसके हिसाब से।",
    ]) +
    p(
      `आगे का काम: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/web-developer", "Web Developer")}।`,
    ),
};

export const COLLEGE_WITHOUT_CUET: Wording = {
  english:
    p("Most colleges of India take students without CUET-UG; it is asked for by central universities and some others:") +
    ul([
      "State universities and their colleges, by Class 12 marks or the State's own counselling: look at the university nearest to you first.",
      "Private and deemed universities, many by marks or a test of their own: see that UGC names them, and compare the fee.",
      "Central universities fill seats that stay empty in a last round, some by Class 12 marks: watch their admission pages.",
      "IGNOU and State open universities, with no test and twice a year; and diplomas, ITI, D.El.Ed and GNM, by their own forms.",
    ]) +
    p(
      "Forms close early: ask three offices this week. Or sit CUET-UG next year with a place held meanwhile. Tell me your stream and State, or the course, and I look further.",
    ),
  hinglish:
    p("India ke zyadatar college bina CUET-UG ke lete hain; ise central universities aur kuch aur maangti hain:") +
    ul([
      "Rajya ki universities aur unke college, Class 12 ke marks ya rajya ki apni counselling se: pehle apne sabse paas ki university dekhiye.",
      "Private aur deemed universities, bahut si marks ya apne test se: dekhiye ki UGC ki list mein hain, aur fees milaiye.",
      "Central universities khaali bachi seats aakhri round mein bharti hain, kuch Class 12 ke marks se: unke admission page dekhte rahiye.",
      "IGNOU aur rajya ki open universities, bina test ke aur saal mein do baar; aur diploma, ITI, D.El.Ed aur GNM, apne form se.",
    ]) +
    p(
      "Form jaldi band hote hain: isi hafte teen office mein poochiye. Ya agle saal CUET-UG dijiye, tab tak ek seat pakad kar. Apni stream aur rajya, ya course bataiye, main aur dekhti hoon.",
    ),
  hindi:
    p("भारत के ज़्यादातर कॉलेज बिना CUET-UG के लेते हैं; इसे केंद्रीय विश्वविद्यालय और कुछ और माँगते हैं:") +
    ul([
      "राज्य के विश्वविद्यालय और उनके कॉलेज, Class 12 के नंबरों या राज्य की अपनी काउंसलिंग से: पहले अपने सबसे पास का विश्वविद्यालय देखिए।",
      "प्राइवेट और deemed विश्वविद्यालय, बहुत से नंबर या अपने टेस्ट से: देखिए कि UGC की लिस्ट में हैं, और फ़ीस मिलाइए।",
      "केंद्रीय विश्वविद्यालय ख़ाली बची सीटें आख़िरी राउंड में भरते हैं, कुछ Class 12 के नंबरों से: उनके एडमिशन पेज देखते रहिए।",
      "IGNOU और राज्य के open विश्वविद्यालय, बिना टेस्ट के और साल में दो बार; और डिप्लोमा, ITI, D.El.Ed और GNM, अपने फ़ॉर्म से।",
    ]) +
    p(
      "फ़ॉर्म जल्दी बंद होते हैं: इसी हफ़्ते तीन ऑफ़िस में पूछिए। या अगले साल CUET-UG दीजिए, तब तक एक सीट पकड़कर। अपनी स्ट्रीम और राज्य, या कोर्स बताइए, मैं और देखती हूँ।",
    ),
};

export const COMPUTING_NOT_TAKEN: Wording = {
  english:
    p(`${strong("Yes.")} Computer science as a school subject is no condition for BTech in computer science, for IT or for BCA.`) +
    ul([
      "BTech: Class 12 with physics and maths is what counts, mostly with chemistry; JEE Main and the States' tests ask about these three and nothing of computers.",
      "BCA: any Class 12 at many colleges, maths at others: read each one's page.",
      "Colleges begin programming from the first line. A head start is an hour a day of Python in the holidays, free at swayam.gov.in.",
    ]) +
    p(
      `Where it leads: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/information-security-analyst", "Information Security Analyst")}.`,
    ),
  hinglish:
    p(`${strong("Haan.")} School mein computer science lena, computer science ya IT ke BTech aur BCA ki shart nahi hai.`) +
    ul([
      "BTech: Class 12 mein physics aur maths maayne rakhte hain, zyadatar chemistry ke saath; JEE Main aur rajyon ke test inhi teen ka poochte hain, computer ka kuch nahi.",
      "BCA: bahut se college mein kisi bhi stream ki Class 12, kuch mein maths: har ek ka page padhiye.",
      "College mein programming pehli line se shuru hoti hai. Aage rehne ke liye chhuttiyon mein roz ek ghanta Python, swayam.gov.in par free.",
    ]) +
    p(
      `Aage ka kaam: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/information-security-analyst", "Information Security Analyst")}.`,
    ),
  hindi:
    p(`${strong("हाँ।")} स्कूल में कंप्यूटर साइंस लेना, कंप्यूटर साइंस या IT के BTech और BCA की शर्त नहीं है।`) +
    ul([
      "BTech: Class 12 में फ़िज़िक्स और मैथ्स मायने रखते हैं, ज़्यादातर केमिस्ट्री के साथ; JEE Main और राज्यों के टेस्ट इन्हीं तीन का पूछते हैं, कंप्यूटर का कुछ नहीं।",
      "BCA: बहुत से कॉलेज में किसी भी स्ट्रीम की Class 12, कुछ में मैथ्स: हर एक का पेज पढ़िए।",
      "कॉलेज में प्रोग्रामिंग पहली लाइन से शुरू होती है। आगे रहने के लिए छुट्टियों में रोज़ एक घंटा Python, swayam.gov.in पर मुफ़्त।",
    ]) +
    p(
      `आगे का काम: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-scientist", "Data Scientist")}, ${link("/career/information-security-analyst", "Information Security Analyst")}।`,
    ),
};

export const COMMERCE_AND_WEAK_MATHS: Wording = {
  english:
    p(
      `${strong("Yes.")} Most schools offer Commerce without maths; accountancy, business studies and economics are its heart, and accounts need only adding, percentages and care.`,
    ) +
    ul([
      "Without maths stay open: BCom at most colleges, CA, CS and CMA, BBA at many colleges, law, teaching, banking and government exams (whose arithmetic is of Class 10).",
      "With maths more is open: economics honours at most universities, some BCom (Hons) seats, data and actuarial work. Ask the school whether applied maths can be taken, which is easier.",
      "Weak today is not weak for ever: find the class where it began to be unclear, and do ten sums a day from there (diksha.gov.in).",
    ]) +
    p(
      `Look at ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}: numbers weigh differently in each.`,
    ),
  hinglish:
    p(
      `${strong("Haan.")} Zyadatar school mein Commerce bina maths ke milti hai; uska asli hissa accountancy, business studies aur economics hai, aur accounts mein sirf jod, percentage aur dhyaan chahiye.`,
    ) +
    ul([
      "Bina maths ke khule rehte hain: zyadatar college mein BCom, CA, CS aur CMA, bahut se college mein BBA, law, teaching, banking aur sarkari exams (jinki ganit Class 10 ki hai).",
      "Maths ke saath zyada khula hai: zyadatar universities mein economics honours, BCom (Hons) ki kuch seats, data aur actuarial kaam. School se poochiye ki applied maths le sakte hain ya nahi, woh aasaan hai.",
      "Aaj kamzor hone ka matlab hamesha kamzor nahi: woh class dhoondhiye jahan se samajh aana band hua, aur wahan se roz das sawal kijiye (diksha.gov.in).",
    ]) +
    p(
      `Inhe dekhiye: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}: har ek mein ginti ka vajan alag hai.`,
    ),
  hindi:
    p(
      `${strong("हाँ।")} ज़्यादातर स्कूल में कॉमर्स बिना मैथ्स के मिलती है; उसका असली हिस्सा अकाउंटेंसी, बिज़नेस स्टडीज़ और इकोनॉमिक्स है, और अकाउंट्स में सिर्फ़ जोड़, प्रतिशत और ध्यान चाहिए।`,
    ) +
    ul([
      "बिना मैथ्स के खुले रहते हैं: ज़्यादातर कॉलेज में BCom, CA, CS और CMA, बहुत से कॉलेज में BBA, लॉ, टीचिंग, बैंकिंग और सरकारी परीक्षाएँ (जिनकी गणित Class 10 की है)।",
      "मैथ्स के साथ ज़्यादा खुला है: ज़्यादातर विश्वविद्यालयों में economics honours, BCom (Hons) की कुछ सीटें, डेटा और actuarial काम। स्कूल से पूछिए कि applied maths ले सकते हैं या नहीं, वह आसान है।",
      "आज कमज़ोर होने का मतलब हमेशा कमज़ोर नहीं: वह क्लास ढूँढ़िए जहाँ से समझ आना बंद हुआ, और वहाँ से रोज़ दस सवाल कीजिए (diksha.gov.in)।",
    ]) +
    p(
      `इन्हें देखिए: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}: हर एक में गिनती का वज़न अलग है।`,
    ),
};

export const LOW_IN_TENTH_AND_A_DOCTOR: Wording = {
  english:
    p(`${strong("Yes, you still can.")} Marks of Class 10 do not decide who becomes a doctor. What decides comes later:`) +
    ul([
      "Class 11 and 12 with physics, chemistry and biology. Some schools ask for a certain mark in Class 10 for science: if one refuses, ask another, or open schooling (nios.ac.in).",
      "In Class 12: passed, with at least half of the marks in these three together, and somewhat less for SC, ST and OBC, by the rule so far. Read it in the year's notice at nta.ac.in.",
      "Then NEET-UG: the seat goes by its rank alone, and that asks for two years of steady work. Begin with the science of Class 9 and 10 that was unclear.",
    ]) +
    p(
      `In the same hospital, with other entrances or shorter study: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/physiotherapist", "Physiotherapist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}. ${link("/career/general-physician", "General Physician")} shows the whole way.`,
    ),
  hinglish:
    p(
      `${strong("Haan, ab bhi ban sakte hain.")} Class 10 ke marks tay nahi karte ki kaun doctor banega. Jo tay karta hai woh baad mein aata hai:`,
    ) +
    ul([
      "Class 11 aur 12 physics, chemistry aur biology ke saath. Kuch school science ke liye Class 10 mein kuch marks maangte hain: ek mana kare to doosre se poochiye, ya open schooling (nios.ac.in) se.",
      "Class 12 mein: paas, aur in teen mein milakar kam se kam aadhe marks, SC, ST aur OBC ke liye kuch kam, ab tak ke niyam se. Saal ka notice nta.ac.in par padhiye.",
      "Phir NEET-UG: seat sirf uski rank se milti hai, aur uske liye do saal lagataar mehnat chahiye. Class 9 aur 10 ki jo science samajh nahi aayi, usse shuru kijiye.",
    ]) +
    p(
      `Usi hospital mein, doosre entrance ya kam padhai se: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/physiotherapist", "Physiotherapist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}. ${link("/career/general-physician", "General Physician")} ke page par poora raasta hai.`,
    ),
  hindi:
    p(`${strong("हाँ, अब भी बन सकते हैं।")} Class 10 के नंबर तय नहीं करते कि कौन डॉक्टर बनेगा। जो तय करता है वह बाद में आता है:`) +
    ul([
      "Class 11 और 12 फ़िज़िक्स, केमिस्ट्री और बायोलॉजी के साथ। कुछ स्कूल साइंस के लिए Class 10 में कुछ नंबर माँगते हैं: एक मना करे तो दूसरे से पूछिए, या ओपन स्कूलिंग (nios.ac.in) से।",
      "Class 12 में: पास, और इन तीन में मिलाकर कम से कम आधे नंबर, SC, ST और OBC के लिए कुछ कम, अब तक के नियम से। साल का नोटिस nta.ac.in पर पढ़िए।",
      "फिर NEET-UG: सीट सिर्फ़ उसकी रैंक से मिलती है, और उसके लिए दो साल लगातार मेहनत चाहिए। Class 9 और 10 की जो साइंस समझ नहीं आई, उससे शुरू कीजिए।",
    ]) +
    p(
      `उसी अस्पताल में, दूसरे entrance या कम पढ़ाई से: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/physiotherapist", "Physiotherapist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}। ${link("/career/general-physician", "General Physician")} के पेज पर पूरा रास्ता है।`,
    ),
};
