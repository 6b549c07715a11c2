import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const CUET_AND_PRIVATE: Wording = {
  english: p(
    "CUET-UG is mostly no must for private and deemed universities: most have a test of their own or go by Class 12 marks, and some take the CUET-UG score too, as one way among others. It is the central universities that ask for it. The admission page of each university says which, course by course: read it there, see that UGC names the university (ugc.gov.in), and compare the whole fee before you pay for a form.",
  ),
  hinglish: p(
    "Private aur deemed universities ke liye CUET-UG zyadatar zaroori nahi hai: aksar unka apna test hota hai ya Class 12 ke marks chalte hain, aur kuch CUET-UG ka score bhi leti hain, kai raston mein se ek. Ise central universities maangti hain. Har university ke admission page par course ke hisaab se likha hota hai: wahin padhiye, dekhiye ki UGC ki list mein university hai (ugc.gov.in), aur form ke paise dene se pehle poori fees milaiye.",
  ),
  hindi: p(
    "प्राइवेट और deemed विश्वविद्यालयों के लिए CUET-UG ज़्यादातर ज़रूरी नहीं है: अक्सर उनका अपना टेस्ट होता है या Class 12 के नंबर चलते हैं, और कुछ CUET-UG का स्कोर भी लेते हैं, कई रास्तों में से एक। इसे केंद्रीय विश्वविद्यालय माँगते हैं। हर विश्वविद्यालय के एडमिशन पेज पर कोर्स के हिसाब से लिखा होता है: वहीं पढ़िए, देखिए कि UGC की लिस्ट में विश्वविद्यालय है (ugc.gov.in), और फ़ॉर्म के पैसे देने से पहले पूरी फ़ीस मिलाइए।",
  ),
};

const MCA_LEADS_TO = [
  link("/career/software-engineer", "Software Engineer"),
  link("/career/web-developer", "Web Developer"),
  link("/career/database-administrator", "Database Administrator"),
].join(", ");
export const ENTRANCES_TO_MCA: Wording = {
  english:
    p("MCA has several entrances, by where you want to study:") +
    ul([
      `${strong("NITs")}: NIMCET, with maths in Class 12 or the degree.`,
      `${strong("Central and many other universities")}: CUET-PG.`,
      `${strong("Colleges of your State")}: its own test, such as MAH-MCA-CET in Maharashtra, TANCET in Tamil Nadu or ICET in Telangana and Andhra Pradesh; seats go to the State's residents first.`,
      `${strong("Beside work")}: IGNOU's MCA by distance, without a test (ignou.ac.in).`,
    ]) +
    p(
      `Most ask for a BCA, or a degree with maths. The notice of the State's CET cell has this year's dates and syllabus. MCA leads on to ${MCA_LEADS_TO}.`,
    ),
  hinglish:
    p("MCA ke kai entrance hain, is par ki kahan padhna hai:") +
    ul([
      `${strong("NIT")}: NIMCET, Class 12 ya degree mein maths ke saath.`,
      `${strong("Central aur bahut si doosri university")}: CUET-PG.`,
      `${strong("Aapke rajya ke college")}: rajya ka apna test, jaise Maharashtra mein MAH-MCA-CET, Tamil Nadu mein TANCET, Telangana aur Andhra mein ICET; seat pehle rajya ke niwasiyon ko milti hain.`,
      `${strong("Kaam ke saath")}: IGNOU ka distance MCA, bina test ke (ignou.ac.in).`,
    ]) +
    p(
      `Zyadatar BCA, ya maths wali degree maangte hain. Is saal ki tareekh aur syllabus rajya ki CET cell ke notice mein hain. MCA se aage: ${MCA_LEADS_TO}.`,
    ),
  hindi:
    p("MCA के कई entrance हैं, इस पर कि कहाँ पढ़ना है:") +
    ul([
      `${strong("NIT")}: NIMCET, Class 12 या डिग्री में maths के साथ।`,
      `${strong("केंद्रीय और बहुत से दूसरे विश्वविद्यालय")}: CUET-PG।`,
      `${strong("आपके राज्य के कॉलेज")}: राज्य का अपना टेस्ट, जैसे महाराष्ट्र में MAH-MCA-CET, तमिलनाडु में TANCET, तेलंगाना और आंध्र में ICET; सीटें पहले राज्य के निवासियों को मिलती हैं।`,
      `${strong("काम के साथ")}: IGNOU का डिस्टेंस MCA, बिना टेस्ट के (ignou.ac.in)।`,
    ]) +
    p(`ज़्यादातर BCA, या maths वाली डिग्री माँगते हैं। इस साल की तारीख़ और सिलेबस राज्य की CET cell के नोटिस में हैं। MCA से आगे: ${MCA_LEADS_TO}।`),
};

export const MARKS_FOR_LAW: Wording = {
  english:
    p("The Bar Council of India sets the least marks for a law degree; a college or an entrance may ask for more:") +
    ul([
      `${strong("LLB of three years")}: 45 per cent in the first degree; 42 for OBC, 40 for SC and ST.`,
      `${strong("BA LLB and other five-year degrees")}: the same in Class 12.`,
      `${strong("Age")}: the Bar Council's limits are not applied at present; read the notice of the entrance.`,
    ]) +
    p(
      "State law CETs and CUET-PG lead to Government colleges, which cost least. Marks below that: a second degree, also by distance (ignou.ac.in), can lift you over the line. See that the college stands in the Bar Council's list (barcouncilofindia.org).",
    ),
  hinglish:
    p("Law ki degree ke liye sabse kam marks Bar Council of India tay karti hai; college ya entrance zyada maang sakta hai:") +
    ul([
      `${strong("Teen saal ka LLB")}: pehli degree mein 45 percent; OBC ke liye 42, SC aur ST ke liye 40.`,
      `${strong("BA LLB aur doosri paanch saal ki degree")}: Class 12 mein utne hi.`,
      `${strong("Umar")}: Bar Council ki seema abhi laagu nahi hai; entrance ka notice padhiye.`,
    ]) +
    p(
      "Rajya ke law CET aur CUET-PG se sarkari college milte hain, jo sabse saste hain. Isse kam marks: doosri degree, door se bhi (ignou.ac.in), line ke paar le ja sakti hai. Dekhiye ki college Bar Council ki list mein hai (barcouncilofindia.org).",
    ),
  hindi:
    p("लॉ की डिग्री के लिए सबसे कम नंबर Bar Council of India तय करती है; कॉलेज या entrance ज़्यादा माँग सकता है:") +
    ul([
      `${strong("तीन साल का LLB")}: पहली डिग्री में 45 प्रतिशत; OBC के लिए 42, SC और ST के लिए 40।`,
      `${strong("BA LLB और दूसरी पाँच साल की डिग्री")}: Class 12 में उतने ही।`,
      `${strong("उम्र")}: Bar Council की सीमा अभी लागू नहीं है; entrance का नोटिस पढ़िए।`,
    ]) +
    p(
      "राज्य के law CET और CUET-PG से सरकारी कॉलेज मिलते हैं, जो सबसे सस्ते हैं। इससे कम नंबर: दूसरी डिग्री, दूर से भी (ignou.ac.in), लाइन के पार ले जा सकती है। देखिए कि कॉलेज Bar Council की लिस्ट में है (barcouncilofindia.org)।",
    ),
};

export const MBA_WITHOUT_CAT: Wording = {
  english:
    p("Yes, an MBA without CAT is common; only the IIMs and some others insist on it. Other doors:") +
    ul([
      `${strong("Tests for many schools")}: XAT (XLRI and others), MAT and CMAT; CUET-PG for some universities.`,
      `${strong("Your State's own entrance")}, such as the one of Maharashtra, Karnataka, Tamil Nadu or Telangana: seats at government and aided colleges cost least.`,
      `${strong("Tests of single schools")}, such as SNAP for Symbiosis and NMAT for NMIMS.`,
      `${strong("While you work")}: IGNOU's MBA by distance (ignou.ac.in); executive courses after some years of work.`,
    ]) +
    p(
      "The name of the test matters less than the college: ask which companies came last year and what half of the class earns, see that AICTE approves the course (aicte-india.org), and be wary of seats sold without any test. Which tests a school takes stands on its own admission page.",
    ),
  hinglish:
    p("Haan, CAT ke bina MBA aam baat hai; sirf IIM aur kuch aur school ise zaroori maante hain. Doosre darwaze:") +
    ul([
      `${strong("Kai school ke liye ek test")}: XAT (XLRI aur doosre), MAT aur CMAT; kuch universities ke liye CUET-PG.`,
      `${strong("Aapke rajya ka apna entrance")}, jaise Maharashtra, Karnataka, Tamil Nadu ya Telangana ka: sarkari aur aided college ki seat sabse sasti hoti hai.`,
      `${strong("Ek hi school ke test")}, jaise Symbiosis ka SNAP aur NMIMS ka NMAT.`,
      `${strong("Naukri ke saath")}: IGNOU ka distance MBA (ignou.ac.in); kuch saal kaam ke baad executive course.`,
    ]) +
    p(
      "Test ke naam se zyada college maayne rakhta hai: poochiye ki pichhle saal kaun si company aayi aur aadhi class kitna kamati hai, dekhiye ki course AICTE se manzoor hai (aicte-india.org), aur bina kisi test ke bikne wali seat se bachiye. Kaun sa test chalega, yeh school ke admission page par likha hota hai.",
    ),
  hindi:
    p("हाँ, CAT के बिना MBA आम बात है; सिर्फ़ IIM और कुछ और स्कूल इसे ज़रूरी मानते हैं। दूसरे दरवाज़े:") +
    ul([
      `${strong("कई स्कूलों के लिए एक टेस्ट")}: XAT (XLRI और दूसरे), MAT और CMAT; कुछ विश्वविद्यालयों के लिए CUET-PG।`,
      `${strong("आपके राज्य का अपना entrance")}, जैसे महाराष्ट्र, कर्नाटक, तमिलनाडु या तेलंगाना का: सरकारी और aided कॉलेज की सीट सबसे सस्ती होती है।`,
      `${strong("एक ही स्कूल के टेस्ट")}, जैसे Symbiosis का SNAP और NMIMS का NMAT।`,
      `${strong("नौकरी के साथ")}: IGNOU का डिस्टेंस MBA (ignou.ac.in); कुछ साल काम के बाद executive कोर्स।`,
    ]) +
    p(
      "टेस्ट के नाम से ज़्यादा कॉलेज मायने रखता है: पूछिए कि पिछले साल कौन सी कंपनियाँ आईं और आधी क्लास कितना कमाती है, देखिए कि कोर्स AICTE से मंज़ूर है (aicte-india.org), और बिना किसी टेस्ट के बिकने वाली सीट से बचिए। कौन सा टेस्ट चलेगा, यह स्कूल के admission पेज पर लिखा होता है।",
    ),
};

export const NIFT_AND_DRAWING: Wording = {
  english:
    p("That depends on the NIFT course, and drawing can be learnt:") +
    ul([
      `${strong("Design (BDes)")}: drawing is needed, for its creative ability test is drawn by hand. It looks for ideas, observation and colour more than for a fine hand; who is chosen makes a model from given material in the situation test. A general test goes with them.`,
      `${strong("Fashion technology (BFTech)")}: no drawing, but a general test, and Class 12 with physics, chemistry and maths.`,
      `${strong("Management (after a degree)")}: no drawing either.`,
    ]) +
    p(
      "To learn it: half an hour a day of what stands before you (shoes, hands, a street), then old NIFT papers with colour and a clock. The pattern of this year stands at nift.ac.in.",
    ),
  hinglish:
    p("Yeh NIFT ke course par hai, aur drawing seekhi ja sakti hai:") +
    ul([
      `${strong("Design (BDes)")}: drawing chahiye, kyunki creative ability test haath se banana hota hai. Usme safai se zyada soch, nazar aur rang dekhe jaate hain; jo chune jaate hain, woh situation test mein diye gaye saamaan se model banate hain. Saath mein ek general test hota hai.`,
      `${strong("Fashion technology (BFTech)")}: drawing nahi, sirf general test, aur Class 12 mein physics, chemistry aur maths.`,
      `${strong("Management (degree ke baad)")}: ismein bhi drawing nahi.`,
    ]) +
    p(
      "Seekhne ke liye: roz aadha ghanta jo saamne ho (joote, haath, gali) woh banaiye, phir ghadi rakhkar purane NIFT paper rang ke saath. Is saal ka pattern nift.ac.in par hota hai.",
    ),
  hindi:
    p("यह NIFT के कोर्स पर है, और ड्रॉइंग सीखी जा सकती है:") +
    ul([
      `${strong("डिज़ाइन (BDes)")}: ड्रॉइंग चाहिए, क्योंकि creative ability test हाथ से बनाना होता है। उसमें सफ़ाई से ज़्यादा सोच, नज़र और रंग देखे जाते हैं; जो चुने जाते हैं, वे situation test में दिए गए सामान से मॉडल बनाते हैं। साथ में एक general टेस्ट होता है।`,
      `${strong("फ़ैशन टेक्नोलॉजी (BFTech)")}: ड्रॉइंग नहीं, सिर्फ़ general टेस्ट, और Class 12 में फ़िज़िक्स, केमिस्ट्री और मैथ्स।`,
      `${strong("मैनेजमेंट (डिग्री के बाद)")}: इसमें भी ड्रॉइंग नहीं।`,
    ]) +
    p(
      "सीखने के लिए: रोज़ आधा घंटा जो सामने हो (जूते, हाथ, गली) वह बनाइए, फिर घड़ी रखकर पुराने NIFT पेपर रंग के साथ। इस साल का पैटर्न nift.ac.in पर होता है।",
    ),
};

const LDC = link("/career/office-assistant", "Office Assistant");
const DEO = link("/career/data-entry-operator", "Data Entry Operator");
const SORTER = link("/career/mail-sorter", "Mail Sorter");

export const POSTS_OF_CHSL: Wording = {
  english:
    p("SSC CHSL fills clerks' posts in ministries and departments of the Union, for Class 12:") +
    ul([
      `${strong("LDC or JSA")} (Lower Division Clerk, Junior Secretariat Assistant): files, letters and typing; with a typing test. ${LDC}.`,
      `${strong("Data Entry Operator")}: registers and forms on a computer; some departments ask for Class 12 science with maths. ${DEO}.`,
      `${strong("Postal and Sorting Assistant")}: only in some years; look whether this year's notice has them. ${SORTER}.`,
    ]) +
    p("Which posts there are, and where, stands in each year's notice: ssc.gov.in."),
  hinglish:
    p("SSC CHSL se Kendra ke mantralayon aur vibhagon mein clerk ki posts milti hain, Class 12 par:") +
    ul([
      `${strong("LDC ya JSA")} (Lower Division Clerk, Junior Secretariat Assistant): file, chitthi aur typing; typing test hota hai. ${LDC}.`,
      `${strong("Data Entry Operator")}: register aur form computer par; kuch vibhag Class 12 mein maths wali science maangte hain. ${DEO}.`,
      `${strong("Postal aur Sorting Assistant")}: sirf kuch saalon mein; dekhiye ki is saal ke notice mein hain ya nahi. ${SORTER}.`,
    ]) +
    p("Kaun si post hain aur kahan, yeh har saal ke notice mein hota hai: ssc.gov.in."),
  hindi:
    p("SSC CHSL से केंद्र के मंत्रालयों और विभागों में क्लर्क के पद मिलते हैं, Class 12 पर:") +
    ul([
      `${strong("LDC या JSA")} (Lower Division Clerk, Junior Secretariat Assistant): फ़ाइल, चिट्ठी और टाइपिंग; टाइपिंग टेस्ट होता है। ${LDC}।`,
      `${strong("Data Entry Operator")}: रजिस्टर और फ़ॉर्म कंप्यूटर पर; कुछ विभाग Class 12 में मैथ्स वाली साइंस माँगते हैं। ${DEO}।`,
      `${strong("Postal और Sorting Assistant")}: सिर्फ़ कुछ सालों में; देखिए कि इस साल के नोटिस में हैं या नहीं। ${SORTER}।`,
    ]) +
    p("कौन से पद हैं और कहाँ, यह हर साल के नोटिस में होता है: ssc.gov.in।"),
};

const MARKETING = [link("/career/marketing-manager", "Marketing Manager"), link("/career/brand-manager", "Brand Manager")].join(", ");
const FINANCE = [link("/career/financial-analyst", "Financial Analyst"), link("/career/investment-banker", "Investment Banker")].join(", ");
const PEOPLE = link("/career/human-resources-manager", "Human Resources Manager");
const OPERATIONS = [
  link("/career/operations-manager", "Operations Manager"),
  link("/career/supply-chain-manager", "Supply Chain Manager"),
].join(", ");
const CONSULTING = [
  link("/career/management-consultant", "Management Consultant"),
  link("/career/it-business-analyst", "IT Business Analyst"),
].join(", ");

export const WORK_AFTER_MBA: Wording = {
  english:
    p("What work follows an MBA goes by its speciality; one begins mostly as a trainee, executive or analyst, and leads later:") +
    ul([
      `${strong("Marketing and sales")}: ${MARKETING}.`,
      `${strong("Finance")}: ${FINANCE}; banks.`,
      `${strong("HR")}: ${PEOPLE}.`,
      `${strong("Operations")}: ${OPERATIONS}.`,
      `${strong("Consulting and analysis")}: ${CONSULTING}.`,
    ]) +
    p(
      "How good the first post is hangs on the college and on what you did before: ask last year's students who was placed where. Which speciality do you have, or like?",
    ),
  hinglish:
    p("MBA ke baad ka kaam uski speciality par hai; shuruaat zyadatar trainee, executive ya analyst se hoti hai, sambhalna baad mein:") +
    ul([
      `${strong("Marketing aur sales")}: ${MARKETING}.`,
      `${strong("Finance")}: ${FINANCE}; bank.`,
      `${strong("HR")}: ${PEOPLE}.`,
      `${strong("Operations")}: ${OPERATIONS}.`,
      `${strong("Consulting aur analysis")}: ${CONSULTING}.`,
    ]) +
    p(
      "Pehli post kitni achhi hogi, yeh college par aur pehle kiye kaam par hai: pichhle saal ke students se poochiye ki kaun kahan laga. Aapki speciality kya hai, ya kaun si pasand hai?",
    ),
  hindi:
    p("MBA के बाद का काम उसकी speciality पर है; शुरुआत ज़्यादातर trainee, executive या analyst से होती है, सँभालना बाद में:") +
    ul([
      `${strong("मार्केटिंग और सेल्स")}: ${MARKETING}।`,
      `${strong("फ़ाइनेंस")}: ${FINANCE}; बैंक।`,
      `${strong("HR")}: ${PEOPLE}।`,
      `${strong("ऑपरेशंस")}: ${OPERATIONS}।`,
      `${strong("कंसल्टिंग और analysis")}: ${CONSULTING}।`,
    ]) +
    p(
      "पहला पद कितना अच्छा होगा, यह कॉलेज पर और पहले किए काम पर है: पिछले साल के छात्रों से पूछिए कि कौन कहाँ लगा। आपकी speciality क्या है, या कौन सी पसंद है?",
    ),
};

const COMMERCE_TEACHER = link("/career/commerce-teacher", "Commerce Teacher");
const PRIMARY_TEACHER = link("/career/primary-school-teacher", "Primary School Teacher");

export const BCOM_TO_TEACHER: Wording = {
  english:
    p("Yes, with a BCom you can become a teacher; the course goes by the classes:") +
    ul([
      `${strong("Classes 11 and 12")}: accountancy and business studies, mostly with MCom and BEd. ${COMMERCE_TEACHER}.`,
      `${strong("Classes 6 to 10")}: BEd, two years; which subject a BCom may teach (mostly social science, at some schools maths) the notice of each State and school says, and some do not take it.`,
      `${strong("Classes 1 to 5")}: D.El.Ed, two years. ${PRIMARY_TEACHER}.`,
      "Begin now: tuition in accounts in the evenings, beside work. It earns, and shows whether you like it.",
    ]) +
    p(
      "Government schools ask for CTET or your State's TET for Classes 1 to 8. MCom can be done by distance (ignou.ac.in). Before you pay for a BEd, see that NCTE approves the college (ncte.gov.in).",
    ),
  hinglish:
    p("Haan, BCom ke saath teacher ban sakte hain; course class ke hisaab se hai:") +
    ul([
      `${strong("Class 11 aur 12")}: accountancy aur business studies, zyadatar MCom aur BEd ke saath. ${COMMERCE_TEACHER}.`,
      `${strong("Class 6 se 10")}: BEd, do saal; BCom wale kaun sa vishay padha sakte hain (zyadatar social science, kuch school mein maths), yeh har rajya aur school ka notice batata hai, aur kuch nahi lete.`,
      `${strong("Class 1 se 5")}: D.El.Ed, do saal. ${PRIMARY_TEACHER}.`,
      "Abhi se shuru: kaam ke saath shaam ko accounts ki tuition. Kamai bhi, aur pata bhi chalta hai ki pasand hai ya nahi.",
    ]) +
    p(
      "Sarkari school Class 1 se 8 ke liye CTET ya rajya ka TET maangte hain. MCom distance se ho sakta hai (ignou.ac.in). BEd ke paise dene se pehle dekhiye ki NCTE ne college ko approve kiya hai (ncte.gov.in).",
    ),
  hindi:
    p("हाँ, BCom के साथ टीचर बन सकते हैं; कोर्स क्लास के हिसाब से है:") +
    ul([
      `${strong("Class 11 और 12")}: अकाउंटेंसी और बिज़नेस स्टडीज़, ज़्यादातर MCom और BEd के साथ। ${COMMERCE_TEACHER}।`,
      `${strong("Class 6 से 10")}: BEd, दो साल; BCom वाले कौन सा विषय पढ़ा सकते हैं (ज़्यादातर सामाजिक विज्ञान, कुछ स्कूलों में मैथ्स), यह हर राज्य और स्कूल का नोटिस बताता है, और कुछ नहीं लेते।`,
      `${strong("Class 1 से 5")}: D.El.Ed, दो साल। ${PRIMARY_TEACHER}।`,
      "अभी से शुरू: काम के साथ शाम को अकाउंट्स की ट्यूशन। कमाई भी, और पता भी चलता है कि पसंद है या नहीं।",
    ]) +
    p(
      "सरकारी स्कूल Class 1 से 8 के लिए CTET या राज्य का TET माँगते हैं। MCom डिस्टेंस से हो सकता है (ignou.ac.in)। BEd के पैसे देने से पहले देखिए कि NCTE ने कॉलेज को मंज़ूरी दी है (ncte.gov.in)।",
    ),
};

const SECTION_OFFICER = link("/career/section-officer", "Section Officer");
const TAX_INSPECTOR = link("/career/income-tax-inspector", "Income Tax Inspector");
const OF_CUSTOMS = [link("/career/customs-officer", "Customs Officer"), link("/career/excise-inspector", "Excise Inspector")].join(", ");
const OF_INQUIRY = link("/career/police-detective", "Police Detective");
const OF_ACCOUNTS = [link("/career/government-auditor", "Government Auditor"), link("/career/accountant", "Accountant")].join(", ");
const OF_FIGURES = link("/career/statistical-assistant", "Statistical Assistant");

export const POSTS_OF_CGL: Wording = {
  english:
    p("SSC CGL fills posts of the Union for graduates. The best known:") +
    ul([
      `${strong("Assistant Section Officer")} in ministries, the Railways, External Affairs or the Intelligence Bureau: files and notes in an office. ${SECTION_OFFICER}.`,
      `${strong("Inspector of Income Tax")}: ${TAX_INSPECTOR}. ${strong("Inspector of GST and customs")} (Central Excise, Preventive Officer, Examiner): ${OF_CUSTOMS}.`,
      `${strong("Sub-Inspector in CBI, NIA or Narcotics, Assistant Enforcement Officer in the ED")}: ${OF_INQUIRY}.`,
      `${strong("Auditor, Accountant, Assistant Audit Officer")}: ${OF_ACCOUNTS}.`,
      `${strong("Tax Assistant, Upper Division Clerk, Inspector of Posts")}: desk work, and for posts visits to post offices.`,
      `${strong("Junior Statistical Officer")}: asks for statistics in the degree, or 60 per cent in the maths of Class 12. ${OF_FIGURES}.`,
    ]) +
    p(
      "Your marks and the order of your choices decide which you get; inspectors and sub-inspectors have tests of the body. The list of this year, with ages and pay levels, stands in the notice: ssc.gov.in.",
    ),
  hinglish:
    p("SSC CGL se graduate logon ko Kendra ki posts milti hain. Sabse jaani-maani:") +
    ul([
      `${strong("Assistant Section Officer")}, mantralay, Railways, External Affairs ya Intelligence Bureau mein: office mein file aur note. ${SECTION_OFFICER}.`,
      `${strong("Income Tax Inspector")}: ${TAX_INSPECTOR}. ${strong("GST aur customs ke Inspector")} (Central Excise, Preventive Officer, Examiner): ${OF_CUSTOMS}.`,
      `${strong("CBI, NIA ya Narcotics mein Sub-Inspector, ED mein Assistant Enforcement Officer")}: ${OF_INQUIRY}.`,
      `${strong("Auditor, Accountant, Assistant Audit Officer")}: ${OF_ACCOUNTS}.`,
      `${strong("Tax Assistant, Upper Division Clerk, Inspector of Posts")}: desk ka kaam, posts wale mein post office ki jaanch bhi.`,
      `${strong("Junior Statistical Officer")}: degree mein statistics, ya Class 12 ki maths mein 60 percent maangta hai. ${OF_FIGURES}.`,
    ]) +
    p(
      "Kaun si milegi, yeh aapke marks aur aapki choice ke kram par hai; inspector aur sub-inspector ke liye physical test bhi hota hai. Is saal ki list, umar aur pay level ke saath, notice mein hai: ssc.gov.in.",
    ),
  hindi:
    p("SSC CGL से ग्रेजुएट लोगों को केंद्र के पद मिलते हैं। सबसे जाने-माने:") +
    ul([
      `${strong("Assistant Section Officer")}, मंत्रालय, रेलवे, External Affairs या Intelligence Bureau में: दफ़्तर में फ़ाइल और नोट। ${SECTION_OFFICER}।`,
      `${strong("Income Tax Inspector")}: ${TAX_INSPECTOR}। ${strong("GST और customs के Inspector")} (Central Excise, Preventive Officer, Examiner): ${OF_CUSTOMS}।`,
      `${strong("CBI, NIA या Narcotics में Sub-Inspector, ED में Assistant Enforcement Officer")}: ${OF_INQUIRY}।`,
      `${strong("Auditor, Accountant, Assistant Audit Officer")}: ${OF_ACCOUNTS}।`,
      `${strong("Tax Assistant, Upper Division Clerk, Inspector of Posts")}: डेस्क का काम, posts वाले में डाकघरों की जाँच भी।`,
      `${strong("Junior Statistical Officer")}: डिग्री में statistics, या Class 12 की मैथ्स में 60 प्रतिशत माँगता है। ${OF_FIGURES}।`,
    ]) +
    p(
      "कौन सा मिलेगा, यह आपके अंकों और आपकी choice के क्रम पर है; inspector और sub-inspector के लिए शारीरिक टेस्ट भी होता है। इस साल की लिस्ट, उम्र और pay level के साथ, नोटिस में है: ssc.gov.in।",
    ),
};

const TICKETS = link("/career/train-reservation-clerk", "Train Reservation Clerk");
const STATION = [link("/career/station-master", "Station Master"), link("/career/train-guard", "Train Guard")].join(", ");

export const POSTS_OF_NTPC: Wording = {
  english:
    p("RRB NTPC has two lists of posts, and Class 12 is enough for one of them:") +
    ul([
      `${strong("With Class 12")}: Commercial cum Ticket Clerk, Accounts Clerk cum Typist, Junior Clerk cum Typist and Trains Clerk; typing is tested for the typists. ${TICKETS}.`,
      `${strong("With a degree")}: Station Master, Goods Train Manager (guard), Chief Commercial cum Ticket Supervisor, Junior Account Assistant and Senior Clerk. ${STATION}.`,
    ]) +
    p("Which of them are open, with ages and the medical class of each, stands in the notice: rrbapply.gov.in."),
  hinglish:
    p("RRB NTPC mein posts ki do list hain, aur ek ke liye Class 12 kaafi hai:") +
    ul([
      `${strong("Class 12 ke saath")}: Commercial cum Ticket Clerk, Accounts Clerk cum Typist, Junior Clerk cum Typist aur Trains Clerk; typist ke liye typing test hota hai. ${TICKETS}.`,
      `${strong("Degree ke saath")}: Station Master, Goods Train Manager (guard), Chief Commercial cum Ticket Supervisor, Junior Account Assistant aur Senior Clerk. ${STATION}.`,
    ]) +
    p("Inme se kaun si khuli hain, umar aur har ek ki medical class ke saath, yeh notice mein hai: rrbapply.gov.in."),
  hindi:
    p("RRB NTPC में पदों की दो लिस्ट हैं, और एक के लिए Class 12 काफ़ी है:") +
    ul([
      `${strong("Class 12 के साथ")}: Commercial cum Ticket Clerk, Accounts Clerk cum Typist, Junior Clerk cum Typist और Trains Clerk; typist के लिए टाइपिंग टेस्ट होता है। ${TICKETS}।`,
      `${strong("डिग्री के साथ")}: Station Master, Goods Train Manager (गार्ड), Chief Commercial cum Ticket Supervisor, Junior Account Assistant और Senior Clerk। ${STATION}।`,
    ]) +
    p("इनमें से कौन से खुले हैं, उम्र और हर एक की medical class के साथ, यह नोटिस में है: rrbapply.gov.in।"),
};

const OF_FOREST_AND_FARM = [
  link("/career/forester", "Forester"),
  link("/career/horticulture-specialist", "Horticulture Specialist"),
  link("/career/fisheries-inspector", "Fisheries Inspector"),
].join(", ");

export const FARM_SCIENCE_SEATS: Wording = {
  english:
    p(
      "BSc Forestry, Horticulture, Sericulture and Fisheries (BFSc) are taught at agricultural universities, and are entered like BSc Agriculture:",
    ) +
    ul([
      `${strong("CUET-UG")}: for the seats that ICAR fills all over India (icar.org.in), and for central universities.`,
      `${strong("The State's own way")}: for most seats, by its agriculture entrance, its CET or Class 12 marks; in Kerala by the rank of NEET-UG.`,
      `${strong("Private colleges")}: mostly Class 12 marks or a test of their own.`,
      "Class 12 asked for: science with biology or maths; many universities take agriculture too.",
    ]) +
    p(
      `JEE Main is not for these degrees. Where they lead: ${OF_FOREST_AND_FARM}. Which entrance each university takes stands in its prospectus of this year.`,
    ),
  hinglish:
    p(
      "BSc Forestry, Horticulture, Sericulture aur Fisheries (BFSc) agricultural universities mein hoti hain, aur admission BSc Agriculture jaisa hai:",
    ) +
    ul([
      `${strong("CUET-UG")}: poore India ki woh seats jo ICAR bharta hai (icar.org.in), aur central universities.`,
      `${strong("Rajya ka apna raasta")}: zyadatar seats, rajya ke agriculture entrance, CET ya Class 12 ke marks se; Kerala mein NEET-UG ki rank se.`,
      `${strong("Private college")}: zyadatar Class 12 ke marks ya apna test.`,
      "Class 12 mein chahiye: biology ya maths wali science; bahut si universities agriculture bhi leti hain.",
    ]) +
    p(
      `JEE Main in degrees ke liye nahi hai. Aage: ${OF_FOREST_AND_FARM}. Kaun si university kaun sa entrance leti hai, yeh uske is saal ke prospectus mein hai.`,
    ),
  hindi:
    p("BSc Forestry, Horticulture, Sericulture और Fisheries (BFSc) कृषि विश्वविद्यालयों में होती हैं, और एडमिशन BSc Agriculture जैसा है:") +
    ul([
      `${strong("CUET-UG")}: पूरे भारत की वे सीटें जो ICAR भरता है (icar.org.in), और केंद्रीय विश्वविद्यालय।`,
      `${strong("राज्य का अपना रास्ता")}: ज़्यादातर सीटें, राज्य के कृषि एंट्रेंस, CET या Class 12 के अंकों से; केरल में NEET-UG की रैंक से।`,
      `${strong("प्राइवेट कॉलेज")}: ज़्यादातर Class 12 के अंक या अपना टेस्ट।`,
      "Class 12 में चाहिए: बायोलॉजी या मैथ्स वाली साइंस; बहुत से विश्वविद्यालय कृषि भी लेते हैं।",
    ]) +
    p(`JEE Main इन डिग्रियों के लिए नहीं है। आगे: ${OF_FOREST_AND_FARM}। कौन सा विश्वविद्यालय कौन सा एंट्रेंस लेता है, यह उसके इस साल के prospectus में है।`),
};
