import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const FROM_ITI_TO_JUNIOR_ENGINEER: Wording = {
  english:
    p("Not with the ITI alone: a junior engineer's post asks for a diploma or a degree in engineering. From the ITI the way is short:") +
    ul([
      `${strong("Diploma by lateral entry")}: after a two-year trade most States let you into the second year of a polytechnic, by their own test or marks; two more years.`,
      `${strong("Then the posts")}: SSC JE, RRB JE, the State's junior engineers and power companies, in the branch of the diploma (civil, mechanical, electrical or electronics).`,
      `${strong("Meanwhile")}: a paid apprenticeship, RRB ALP and RRB Technician are open with the ITI itself, and experience counts later.`,
    ]) +
    p(
      `What such work is: ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}. Seats and tests of lateral entry stand on your State's technical education site.`,
    ),
  hinglish:
    p("Sirf ITI se nahi: junior engineer ki post ke liye engineering ka diploma ya degree chahiye. ITI se raasta chhota hai:") +
    ul([
      `${strong("Lateral entry se diploma")}: do saal ke trade ke baad zyadatar rajya polytechnic ke doosre saal mein lete hain, apne test ya marks se; phir do saal.`,
      `${strong("Phir posts")}: SSC JE, RRB JE, rajya ke junior engineer aur bijli companies, diploma ki branch mein (civil, mechanical, electrical ya electronics).`,
      `${strong("Tab tak")}: paise wali apprenticeship, RRB ALP aur RRB Technician ITI se hi khule hain, aur anubhav baad mein kaam aata hai.`,
    ]) +
    p(
      `Aisa kaam kya hota hai: ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}. Lateral entry ki seat aur test aapke rajya ki technical education site par hain.`,
    ),
  hindi:
    p("सिर्फ़ ITI से नहीं: जूनियर इंजीनियर के पद के लिए इंजीनियरिंग का डिप्लोमा या डिग्री चाहिए। ITI से रास्ता छोटा है:") +
    ul([
      `${strong("लेटरल एंट्री से डिप्लोमा")}: दो साल के ट्रेड के बाद ज़्यादातर राज्य पॉलिटेक्निक के दूसरे साल में लेते हैं, अपने टेस्ट या अंकों से; फिर दो साल।`,
      `${strong("फिर पद")}: SSC JE, RRB JE, राज्य के जूनियर इंजीनियर और बिजली कंपनियाँ, डिप्लोमा की ब्रांच में (सिविल, मैकेनिकल, इलेक्ट्रिकल या इलेक्ट्रॉनिक्स)।`,
      `${strong("तब तक")}: पैसे वाली अप्रेंटिसशिप, RRB ALP और RRB Technician ITI से ही खुले हैं, और अनुभव बाद में काम आता है।`,
    ]) +
    p(
      `ऐसा काम क्या होता है: ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}। लेटरल एंट्री की सीट और टेस्ट आपके राज्य की technical education साइट पर हैं।`,
    ),
};

export const IAS_OR_PCS: Wording = {
  english:
    p("Both run the administration; they are chosen by different commissions and serve in different reach.") +
    ul([
      `${strong("IAS")}: by UPSC Civil Services, once a year for the whole country. A service of the whole of India: posted in a State's cadre, later also in Delhi; heads a district after some years. ${link("/career/ias-officer", "IAS Officer")}.`,
      `${strong("PCS")} (in other States called RAS, BAS, KAS and so on): by the State's own Public Service Commission, such as UPPSC or BPSC. Serves in that State alone, and begins as Deputy Collector (SDM), Deputy Superintendent of Police, tehsildar or in tax. ${link("/career/revenue-officer", "Revenue Officer")}, ${link("/career/tehsildar", "Tehsildar")}.`,
      `${strong("Rank and pay")}: in many States both begin at about the same pay level; the IAS rises faster and higher. Some PCS officers are promoted into the IAS after many years.`,
      `${strong("The examination")}: both take any degree and have Prelims, Mains and interview; the State's has its own history, geography and often language. Far more sit for UPSC; many prepare for both at once.`,
    ]) +
    p(
      "Choose the IAS if you would serve anywhere and can give the years; the PCS if you want to stay in your State. Have other work in hand for either.",
    ),
  hinglish:
    p("Dono prashasan chalate hain; dono ko alag aayog chunte hain, aur dono ka daayra alag hai.") +
    ul([
      `${strong("IAS")}: UPSC Civil Services se, poore desh ke liye saal mein ek baar. All India service: kisi rajya ke cadre mein, baad mein Delhi mein bhi; kuch saal baad zile ka mukhiya. ${link("/career/ias-officer", "IAS Officer")}.`,
      `${strong("PCS")} (doosre rajyon mein RAS, BAS, KAS waghera): rajya ke apne Public Service Commission se, jaise UPPSC ya BPSC. Sirf usi rajya mein, shuruaat Deputy Collector (SDM), DSP, tehsildar ya tax mein. ${link("/career/revenue-officer", "Revenue Officer")}, ${link("/career/tehsildar", "Tehsildar")}.`,
      `${strong("Pad aur kamai")}: kai rajyon mein dono lagbhag ek hi pay level se shuru hote hain; IAS zyada tezi se aur oopar tak badhta hai. Kuch PCS adhikari kai saal baad promotion se IAS bante hain.`,
      `${strong("Exam")}: dono mein koi bhi degree, aur Prelims, Mains, interview; rajya wale mein uska apna itihas, bhugol aur aksar bhasha. UPSC mein kahin zyada log baithte hain; bahut se log dono ki taiyari saath karte hain.`,
    ]) +
    p(
      "IAS tab chuniye jab kahin bhi seva karni ho aur saal de sakein; PCS tab jab apne rajya mein rehna ho. Dono ke saath doosra kaam haath mein rakhiye.",
    ),
  hindi:
    p("दोनों प्रशासन चलाते हैं; दोनों को अलग आयोग चुनते हैं, और दोनों का दायरा अलग है।") +
    ul([
      `${strong("IAS")}: UPSC Civil Services से, पूरे देश के लिए साल में एक बार। अखिल भारतीय सेवा: किसी राज्य के काडर में, बाद में दिल्ली में भी; कुछ साल बाद ज़िले का मुखिया। ${link("/career/ias-officer", "IAS Officer")}।`,
      `${strong("PCS")} (दूसरे राज्यों में RAS, BAS, KAS वग़ैरह): राज्य के अपने लोक सेवा आयोग से, जैसे UPPSC या BPSC। सिर्फ़ उसी राज्य में, शुरुआत डिप्टी कलेक्टर (SDM), DSP, तहसीलदार या टैक्स में। ${link("/career/revenue-officer", "Revenue Officer")}, ${link("/career/tehsildar", "Tehsildar")}।`,
      `${strong("पद और कमाई")}: कई राज्यों में दोनों लगभग एक ही पे लेवल से शुरू होते हैं; IAS ज़्यादा तेज़ी से और ऊपर तक बढ़ता है। कुछ PCS अधिकारी कई साल बाद प्रमोशन से IAS बनते हैं।`,
      `${strong("परीक्षा")}: दोनों में कोई भी डिग्री, और Prelims, Mains, इंटरव्यू; राज्य वाली में उसका अपना इतिहास, भूगोल और अक्सर भाषा। UPSC में कहीं ज़्यादा लोग बैठते हैं; बहुत से लोग दोनों की तैयारी साथ करते हैं।`,
    ]) +
    p("IAS तब चुनिए जब कहीं भी सेवा करनी हो और साल दे सकें; PCS तब जब अपने राज्य में रहना हो। दोनों के साथ दूसरा काम हाथ में रखिए।"),
};

export const PUBLIC_POSTS_WITHOUT_MATHS: Wording = {
  english:
    p(
      "Hardly any notice asks for maths as a school subject beyond Class 10, but most examinations have a paper of arithmetic (Class 8 to 10). So by what they ask:",
    ) +
    ul([
      `${strong("No arithmetic paper")}: SSC Stenographer (after Class 12, with shorthand), CDS for the Officers Training Academy (degree), judicial services after LLB, NET for lecturers, and in many States forest, court and school posts by their own subject. ${link("/career/stenographer", "Stenographer")}, ${link("/career/infantry-officer", "Infantry Officer")}, ${link("/career/civil-judge", "Civil Judge")}.`,
      `${strong("Arithmetic that must only be passed")}: UPSC Civil Services and many State PSCs (the CSAT paper). ${link("/career/ias-officer", "IAS Officer")}.`,
      `${strong("Arithmetic that counts")}: SSC CGL and CHSL, banks, railways, insurance, most police posts. It is of school level and learnt in six months of daily practice; ${link("/career/police-constable", "constable")} and clerk posts ask for the least.`,
    ]) +
    p("So weak maths shuts little, and a decision never to touch it shuts much. The notice of each year lists its papers."),
  hinglish:
    p(
      "Shayad hi koi notice Class 10 ke baad maths subject maangta hai, par zyadatar exam mein ganit (arithmetic) ka paper hota hai (Class 8 se 10 ka). Isliye paper ke hisaab se:",
    ) +
    ul([
      `${strong("Ganit ka paper nahi")}: SSC Stenographer (Class 12 ke baad, shorthand ke saath), CDS mein Officers Training Academy (degree), LLB ke baad judicial service, lecturer ke liye NET, aur kai rajyon mein van, court aur school ki posts apne subject se. ${link("/career/stenographer", "Stenographer")}, ${link("/career/infantry-officer", "Infantry Officer")}, ${link("/career/civil-judge", "Civil Judge")}.`,
      `${strong("Ganit jo sirf paas karna hai")}: UPSC Civil Services aur kai State PSC (CSAT paper). ${link("/career/ias-officer", "IAS Officer")}.`,
      `${strong("Ganit jiske number judte hain")}: SSC CGL aur CHSL, bank, railway, insurance, zyadatar police posts. School level ka hai, chhe mahine roz abhyas se aa jaata hai; ${link("/career/police-constable", "constable")} aur clerk ki posts sabse kam maangti hain.`,
    ]) +
    p(
      "Yaani kamzor ganit kam band karta hai, par use kabhi na chhoone ka faisla bahut kuch. Har saal ke notice mein paper likhe hote hain.",
    ),
  hindi:
    p(
      "शायद ही कोई नोटिस Class 10 के बाद गणित विषय माँगता है, पर ज़्यादातर परीक्षाओं में अंकगणित का पेपर होता है (Class 8 से 10 का)। इसलिए पेपर के हिसाब से:",
    ) +
    ul([
      `${strong("गणित का पेपर नहीं")}: SSC Stenographer (Class 12 के बाद, शॉर्टहैंड के साथ), CDS में Officers Training Academy (डिग्री), LLB के बाद न्यायिक सेवा, लेक्चरर के लिए NET, और कई राज्यों में वन, कोर्ट और स्कूल के पद अपने विषय से। ${link("/career/stenographer", "Stenographer")}, ${link("/career/infantry-officer", "Infantry Officer")}, ${link("/career/civil-judge", "Civil Judge")}।`,
      `${strong("गणित जो सिर्फ़ पास करना है")}: UPSC Civil Services और कई State PSC (CSAT पेपर)। ${link("/career/ias-officer", "IAS Officer")}।`,
      `${strong("गणित जिसके अंक जुड़ते हैं")}: SSC CGL और CHSL, बैंक, रेलवे, बीमा, ज़्यादातर पुलिस के पद। स्कूल स्तर का है, छह महीने रोज़ अभ्यास से आ जाता है; ${link("/career/police-constable", "constable")} और क्लर्क के पद सबसे कम माँगते हैं।`,
    ]) +
    p("यानी कमज़ोर गणित कम बंद करता है, पर उसे कभी न छूने का फ़ैसला बहुत कुछ। हर साल के नोटिस में पेपर लिखे होते हैं।"),
};

export const PCM_WITHOUT_ENGINEERING: Wording = {
  english:
    p("PCM opens nearly everything but medicine. Beside engineering, after Class 12:") +
    ul([
      `${strong("Computers and data")}: BCA, BSc in computer science, statistics or maths, data science. ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/statistician", "Statistician")}, ${link("/career/actuary", "Actuary")}.`,
      `${strong("Science")}: BSc, or the IISERs and NISER by their own entrance, then MSc. ${link("/career/nuclear-physicist", "Nuclear Physicist")}, ${link("/career/geologist", "Geologist")}.`,
      `${strong("Architecture and design")}: BArch by NATA or JEE Main Paper 2; NID, NIFT, UCEED for any stream. ${link("/career/architect", "Architect")}, ${link("/career/industrial-designer", "Industrial Designer")}.`,
      `${strong("Forces, sea and air")}: NDA, merchant navy by IMU-CET, pilot's licence (costly). ${link("/career/infantry-officer", "Infantry Officer")}, ${link("/career/deck-cadet", "Deck Cadet")}, ${link("/career/commercial-pilot", "Commercial Pilot")}.`,
      `${strong("Money and law")}: CA, BCom or BBA, economics, five-year law by CLAT. ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/economist", "Economist")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      `${strong("Teaching")}: BSc and BEd, or the four-year ITEP. ${link("/career/mathematics-teacher", "Mathematics Teacher")}.`,
      `${strong("Public posts")}: SSC CHSL and railways at once; with any degree UPSC, SSC CGL and banks.`,
    ]) +
    p(
      `More in ${link("/careers", "the explorer")}. Tell me one subject that you like, and I narrow it down; or ${link("/assessment", "Take Career Assessment")}.`,
    ),
  hinglish:
    p("PCM se medical ke siwa lagbhag sab khula hai. Engineering ke alawa, Class 12 ke baad:") +
    ul([
      `${strong("Computer aur data")}: BCA, computer science, statistics ya maths mein BSc, data science. ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/statistician", "Statistician")}, ${link("/career/actuary", "Actuary")}.`,
      `${strong("Science")}: BSc, ya IISER aur NISER apne entrance se, phir MSc. ${link("/career/nuclear-physicist", "Nuclear Physicist")}, ${link("/career/geologist", "Geologist")}.`,
      `${strong("Architecture aur design")}: NATA ya JEE Main Paper 2 se BArch; NID, NIFT, UCEED har stream ke liye. ${link("/career/architect", "Architect")}, ${link("/career/industrial-designer", "Industrial Designer")}.`,
      `${strong("Sena, samundar aur hawa")}: NDA, IMU-CET se merchant navy, pilot licence (mehnga). ${link("/career/infantry-officer", "Infantry Officer")}, ${link("/career/deck-cadet", "Deck Cadet")}, ${link("/career/commercial-pilot", "Commercial Pilot")}.`,
      `${strong("Paisa aur kanoon")}: CA, BCom ya BBA, economics, CLAT se paanch saal ka law. ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/economist", "Economist")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      `${strong("Teaching")}: BSc aur BEd, ya chaar saal ka ITEP. ${link("/career/mathematics-teacher", "Mathematics Teacher")}.`,
      `${strong("Sarkari posts")}: SSC CHSL aur railway turant; kisi bhi degree ke saath UPSC, SSC CGL aur bank.`,
    ]) +
    p(
      `Aur ${link("/careers", "explorer")} mein. Apni pasand ka ek vishay bataiye, main list chhoti kar dungi; ya ${link("/assessment", "Take Career Assessment")}.`,
    ),
  hindi:
    p("PCM से मेडिकल के सिवा लगभग सब खुला है। इंजीनियरिंग के अलावा, Class 12 के बाद:") +
    ul([
      `${strong("कंप्यूटर और डेटा")}: BCA, कंप्यूटर साइंस, स्टैटिस्टिक्स या मैथ्स में BSc, डेटा साइंस। ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/statistician", "Statistician")}, ${link("/career/actuary", "Actuary")}।`,
      `${strong("साइंस")}: BSc, या IISER और NISER अपने entrance से, फिर MSc। ${link("/career/nuclear-physicist", "Nuclear Physicist")}, ${link("/career/geologist", "Geologist")}।`,
      `${strong("आर्किटेक्चर और डिज़ाइन")}: NATA या JEE Main Paper 2 से BArch; NID, NIFT, UCEED हर स्ट्रीम के लिए। ${link("/career/architect", "Architect")}, ${link("/career/industrial-designer", "Industrial Designer")}।`,
      `${strong("सेना, समुद्र और हवा")}: NDA, IMU-CET से मर्चेंट नेवी, पायलट लाइसेंस (महँगा)। ${link("/career/infantry-officer", "Infantry Officer")}, ${link("/career/deck-cadet", "Deck Cadet")}, ${link("/career/commercial-pilot", "Commercial Pilot")}।`,
      `${strong("पैसा और क़ानून")}: CA, BCom या BBA, इकोनॉमिक्स, CLAT से पाँच साल का लॉ। ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/economist", "Economist")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}।`,
      `${strong("टीचिंग")}: BSc और BEd, या चार साल का ITEP। ${link("/career/mathematics-teacher", "Mathematics Teacher")}।`,
      `${strong("सरकारी पद")}: SSC CHSL और रेलवे तुरंत; किसी भी डिग्री के साथ UPSC, SSC CGL और बैंक।`,
    ]) +
    p(
      `और ${link("/careers", "explorer")} में। अपनी पसंद का एक विषय बताइए, मैं सूची छोटी कर दूँगी; या ${link("/assessment", "Take Career Assessment")}।`,
    ),
};

export const COMMERCE_WORK_WITHOUT_MATHS: Wording = {
  english:
    p("Commerce without maths keeps most of commerce open; the arithmetic of Class 10 is enough for nearly all of these:") +
    ul([
      `${strong("Accounts and tax")}: BCom with Tally and GST. CA and CMA take you without maths too, but their Foundation has a paper of business maths and statistics to be learnt for it. ${link("/career/accountant", "Accountant")}, ${link("/career/tax-consultant", "Tax Consultant")}, ${link("/career/chartered-accountant", "Chartered Accountant")}.`,
      `${strong("Company law")}: CS by CSEET, or BCom LLB. ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      `${strong("Banks")}: any degree, with an examination that has school arithmetic. ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/bank-officer", "Bank Officer")}.`,
      `${strong("People and selling")}: BBA or BCom. ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/digital-marketing-specialist", "Digital Marketing Specialist")}, ${link("/career/sales-manager", "Sales Manager")}.`,
      `${strong("Teaching")}: BCom and BEd, MCom and NET. ${link("/career/commerce-teacher", "Commerce Teacher")}.`,
    ]) +
    p(
      "Shut or hard without maths: actuary, statistics, BCom and economics honours at some universities, IPMAT and CAT in part. Read what each college asks for.",
    ),
  hinglish:
    p("Bina maths ke commerce mein zyadatar kaam khule hain; inme se zyadatar ke liye Class 10 ka ganit kaafi hai:") +
    ul([
      `${strong("Accounts aur tax")}: BCom, Tally aur GST ke saath. CA aur CMA bhi bina maths ke lete hain, par unke Foundation mein business maths aur statistics ka paper hai, jo uske liye seekhna hota hai. ${link("/career/accountant", "Accountant")}, ${link("/career/tax-consultant", "Tax Consultant")}, ${link("/career/chartered-accountant", "Chartered Accountant")}.`,
      `${strong("Company law")}: CSEET se CS, ya BCom LLB. ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      `${strong("Bank")}: koi bhi degree, exam mein school ka ganit. ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/bank-officer", "Bank Officer")}.`,
      `${strong("Log aur bikri")}: BBA ya BCom. ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/digital-marketing-specialist", "Digital Marketing Specialist")}, ${link("/career/sales-manager", "Sales Manager")}.`,
      `${strong("Teaching")}: BCom aur BEd, MCom aur NET. ${link("/career/commerce-teacher", "Commerce Teacher")}.`,
    ]) +
    p(
      "Bina maths ke band ya mushkil: actuary, statistics, kuch university mein BCom aur economics honours, IPMAT aur CAT kuch had tak. Har college ki shart padhiye.",
    ),
  hindi:
    p("बिना मैथ्स के कॉमर्स में ज़्यादातर काम खुले हैं; इनमें से ज़्यादातर के लिए Class 10 का गणित काफ़ी है:") +
    ul([
      `${strong("अकाउंट्स और टैक्स")}: BCom, Tally और GST के साथ। CA और CMA भी बिना मैथ्स के लेते हैं, पर उनके Foundation में बिज़नेस मैथ्स और स्टैटिस्टिक्स का पेपर है, जो उसके लिए सीखना होता है। ${link("/career/accountant", "Accountant")}, ${link("/career/tax-consultant", "Tax Consultant")}, ${link("/career/chartered-accountant", "Chartered Accountant")}।`,
      `${strong("कंपनी लॉ")}: CSEET से CS, या BCom LLB। ${link("/career/company-secretary", "Company Secretary")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}।`,
      `${strong("बैंक")}: कोई भी डिग्री, परीक्षा में स्कूल का गणित। ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/bank-officer", "Bank Officer")}।`,
      `${strong("लोग और बिक्री")}: BBA या BCom। ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/digital-marketing-specialist", "Digital Marketing Specialist")}, ${link("/career/sales-manager", "Sales Manager")}।`,
      `${strong("टीचिंग")}: BCom और BEd, MCom और NET। ${link("/career/commerce-teacher", "Commerce Teacher")}।`,
    ]) +
    p("बिना मैथ्स के बंद या मुश्किल: एक्चुअरी, स्टैटिस्टिक्स, कुछ यूनिवर्सिटी में BCom और इकोनॉमिक्स ऑनर्स, IPMAT और CAT कुछ हद तक। हर कॉलेज की शर्त पढ़िए।"),
};

export const WITH_LOW_MARKS_OF_CLASS_12: Wording = {
  english:
    p(
      "With a pass below half of the marks in Class 12 most of work stays open; some courses close until the marks are better. Each university and school of nursing sets its own lowest marks, for reserved categories mostly five of a hundred less: ask at two or three.",
    ) +
    ul([
      `${strong("Open with a pass")}: BA, BCom and most BSc at State universities and IGNOU, BBA and BCA at many, ITI, polytechnic (by Class 10 marks), hotel and design diplomas; SSC CHSL, State police, railways, Agniveer (some entries ask 45 to 50). ${link("/career/police-constable", "Police Constable")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      `${strong("From about 40 to 45")}: GNM and BSc Nursing, five-year law (CLAT 45), paramedical courses. ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/civil-lawyer", "Civil Lawyer")}.`,
      `${strong("From 50 and more")}: D.El.Ed, MBBS and BDS by NEET, BTech (45 to 75 by college). BEd counts the marks of the degree, not of Class 12.`,
    ]) +
    p(
      "After a degree nobody asks for Class 12 at UPSC, SSC CGL or banks. A board's improvement examination or NIOS (nios.ac.in) can raise the marks within a year. Tell me one subject that you like, and I name ways from it.",
    ),
  hinglish:
    p(
      "Class 12 mein aadhe se kam marks ho tab bhi zyadatar kaam khule rehte hain; kuch course marks badhne tak band hain. Har university aur nursing school apne sabse kam marks khud tay karta hai, reserved category ke liye aksar sau mein paanch kam: do-teen jagah poochiye.",
    ) +
    ul([
      `${strong("Paas hone se khule")}: State university aur IGNOU mein BA, BCom aur zyadatar BSc, kai jagah BBA aur BCA, ITI, polytechnic (Class 10 ke marks se), hotel aur design ke diploma; SSC CHSL, rajya police, railway, Agniveer (kuch entry 45 se 50 maangti hain). ${link("/career/police-constable", "Police Constable")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      `${strong("Lagbhag 40 se 45 par")}: GNM aur BSc Nursing, paanch saal ka law (CLAT 45), paramedical course. ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/civil-lawyer", "Civil Lawyer")}.`,
      `${strong("50 ya zyada par")}: D.El.Ed, NEET se MBBS aur BDS, BTech (college ke hisaab se 45 se 75). BEd mein degree ke marks gine jaate hain, Class 12 ke nahi.`,
    ]) +
    p(
      "Degree ke baad UPSC, SSC CGL ya bank mein Class 12 ke marks koi nahi poochta. Board ka improvement exam ya NIOS (nios.ac.in) ek saal mein marks badha sakta hai. Apni pasand ka ek vishay bataiye, main usse raste bataungi.",
    ),
  hindi:
    p(
      "Class 12 में आधे से कम अंक हों तब भी ज़्यादातर काम खुले रहते हैं; कुछ कोर्स अंक बढ़ने तक बंद हैं। हर यूनिवर्सिटी और नर्सिंग स्कूल अपने सबसे कम अंक ख़ुद तय करता है, आरक्षित वर्ग के लिए अक्सर सौ में पाँच कम: दो-तीन जगह पूछिए।",
    ) +
    ul([
      `${strong("पास होने से खुले")}: राज्य की यूनिवर्सिटी और IGNOU में BA, BCom और ज़्यादातर BSc, कई जगह BBA और BCA, ITI, पॉलिटेक्निक (Class 10 के अंकों से), होटल और डिज़ाइन के डिप्लोमा; SSC CHSL, राज्य पुलिस, रेलवे, अग्निवीर (कुछ एंट्री 45 से 50 माँगती हैं)। ${link("/career/police-constable", "Police Constable")}, ${link("/career/data-entry-operator", "Data Entry Operator")}।`,
      `${strong("लगभग 40 से 45 पर")}: GNM और BSc Nursing, पाँच साल का लॉ (CLAT 45), पैरामेडिकल कोर्स। ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/civil-lawyer", "Civil Lawyer")}।`,
      `${strong("50 या ज़्यादा पर")}: D.El.Ed, NEET से MBBS और BDS, BTech (कॉलेज के हिसाब से 45 से 75)। BEd में डिग्री के अंक गिने जाते हैं, Class 12 के नहीं।`,
    ]) +
    p(
      "डिग्री के बाद UPSC, SSC CGL या बैंक में Class 12 के अंक कोई नहीं पूछता। बोर्ड की improvement परीक्षा या NIOS (nios.ac.in) एक साल में अंक बढ़ा सकता है। अपनी पसंद का एक विषय बताइए, मैं उससे रास्ते बताऊँगी।",
    ),
};

export const THREE_WAYS_AFTER_CLASS_10: Wording = {
  english:
    p("Three good ways, by how soon one must earn and how sure one is:") +
    ul([
      `${strong("ITI")}, mostly one or two years: one trade, for the hands; the soonest pay, then apprenticeship, RRB ALP and Technician, or the second year of a polytechnic. ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}.`,
      `${strong("Polytechnic diploma")}, three years: for who is sure of engineering and likes maths and machines; junior engineers' posts (SSC JE, RRB JE), or the second year of BTech. ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}, ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}.`,
      `${strong("Class 11 and 12")}, two years: for who is not sure yet, or wants medicine, law, teaching, commerce, the forces as an officer, or any degree; nearly everything stays open, and the pay comes latest.`,
    ]) +
    p(
      `None shuts the others for ever: from the ITI one may go on to the diploma, from the diploma to BTech. Not sure? The stream test of ten questions, at the top of ${link("/", "the home page")}, takes three minutes.`,
    ),
  hinglish:
    p("Teen achhe raste, is hisaab se ki kamana kitni jaldi hai aur mann kitna pakka hai:") +
    ul([
      `${strong("ITI")}, zyadatar ek ya do saal: ek trade, haath ka kaam; sabse jaldi kamai, phir apprenticeship, RRB ALP aur Technician, ya polytechnic ka doosra saal. ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}.`,
      `${strong("Polytechnic diploma")}, teen saal: jise engineering pakki lagti ho aur ganit aur machine pasand ho; junior engineer ki posts (SSC JE, RRB JE), ya BTech ka doosra saal. ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}, ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}.`,
      `${strong("Class 11 aur 12")}, do saal: jiska mann abhi pakka nahi, ya jise medical, law, teaching, commerce, sena mein officer ya koi degree chahiye; lagbhag sab khula rehta hai, kamai sabse der se.`,
    ]) +
    p(
      `Koi raasta baaki ko hamesha ke liye band nahi karta: ITI se diploma, diploma se BTech ja sakte hain. Pakka nahi? Das sawal ka stream test, ${link("/", "home page")} ke upar, teen minute leta hai.`,
    ),
  hindi:
    p("तीन अच्छे रास्ते, इस हिसाब से कि कमाना कितनी जल्दी है और मन कितना पक्का है:") +
    ul([
      `${strong("ITI")}, ज़्यादातर एक या दो साल: एक ट्रेड, हाथ का काम; सबसे जल्दी कमाई, फिर अप्रेंटिसशिप, RRB ALP और Technician, या पॉलिटेक्निक का दूसरा साल। ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}।`,
      `${strong("पॉलिटेक्निक डिप्लोमा")}, तीन साल: जिसे इंजीनियरिंग पक्की लगती हो और गणित और मशीनें पसंद हों; जूनियर इंजीनियर के पद (SSC JE, RRB JE), या BTech का दूसरा साल। ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}, ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}।`,
      `${strong("Class 11 और 12")}, दो साल: जिसका मन अभी पक्का नहीं, या जिसे मेडिकल, लॉ, टीचिंग, कॉमर्स, सेना में ऑफ़िसर या कोई डिग्री चाहिए; लगभग सब खुला रहता है, कमाई सबसे देर से।`,
    ]) +
    p(
      `कोई रास्ता बाक़ी को हमेशा के लिए बंद नहीं करता: ITI से डिप्लोमा, डिप्लोमा से BTech जा सकते हैं। पक्का नहीं? दस सवालों का स्ट्रीम टेस्ट, ${link("/", "home page")} के ऊपर, तीन मिनट लेता है।`,
    ),
};

export const FROM_ITI_TO_POLYTECHNIC: Wording = {
  english:
    p("From the ITI one enters a polytechnic mostly in its second year, by lateral entry:") +
    ul([
      `${strong("Who")}: a trade of two years, passed, in a branch that fits (Electrician to electrical, Fitter or Turner to mechanical); some States take one-year trades or ask for Class 10 with maths and science beside it.`,
      `${strong("How")}: your State's board of technical education opens the form between March and July; some hold a test (such as LEET), others go by the marks of the ITI. Seats are a small share of each branch.`,
      `${strong("Otherwise")}: from Class 10 marks into the first year, as everybody.`,
    ]) +
    p(
      `Two years later the diploma opens SSC JE, RRB JE and BTech's second year. What such work is: ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/electrical-engineering-technician", "Electrical Engineering Technician")}.`,
    ),
  hinglish:
    p("ITI se polytechnic mein zyadatar doosre saal mein jaate hain, lateral entry se:") +
    ul([
      `${strong("Kaun")}: do saal ka paas trade, milti branch mein (Electrician se electrical, Fitter ya Turner se mechanical); kuch rajya ek saal ke trade bhi lete hain, ya saath mein maths aur science wali Class 10 maangte hain.`,
      `${strong("Kaise")}: aapke rajya ka technical education board March se July ke beech form nikaalta hai; kahin test hota hai (jaise LEET), kahin ITI ke marks se. Har branch mein seat kam hoti hain.`,
      `${strong("Warna")}: Class 10 ke marks se pehle saal mein, sabki tarah.`,
    ]) +
    p(
      `Do saal baad diploma se SSC JE, RRB JE aur BTech ka doosra saal khulta hai. Aisa kaam kya hota hai: ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/electrical-engineering-technician", "Electrical Engineering Technician")}.`,
    ),
  hindi:
    p("ITI से पॉलिटेक्निक में ज़्यादातर दूसरे साल में जाते हैं, लेटरल एंट्री से:") +
    ul([
      `${strong("कौन")}: दो साल का पास ट्रेड, मिलती ब्रांच में (Electrician से इलेक्ट्रिकल, Fitter या Turner से मैकेनिकल); कुछ राज्य एक साल के ट्रेड भी लेते हैं, या साथ में गणित और विज्ञान वाली Class 10 माँगते हैं।`,
      `${strong("कैसे")}: आपके राज्य का तकनीकी शिक्षा बोर्ड मार्च से जुलाई के बीच फ़ॉर्म निकालता है; कहीं टेस्ट होता है (जैसे LEET), कहीं ITI के अंकों से। हर ब्रांच में सीटें कम होती हैं।`,
      `${strong("वरना")}: Class 10 के अंकों से पहले साल में, सबकी तरह।`,
    ]) +
    p(
      `दो साल बाद डिप्लोमा से SSC JE, RRB JE और BTech का दूसरा साल खुलता है। ऐसा काम क्या होता है: ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/electrical-engineering-technician", "Electrical Engineering Technician")}।`,
    ),
};

export const DIPLOMAS_AFTER_CLASS_10: Wording = {
  english:
    p(
      "After Class 10 a diploma is a polytechnic's: three years, in one branch, by your State's polytechnic entrance or by the marks of Class 10.",
    ) +
    ul([
      `${strong("Civil, mechanical, electrical")}: most seats and most junior engineers' posts (SSC JE, RRB JE, the State's). ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}, ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/electrical-engineering-technician", "Electrical Engineering Technician")}.`,
      `${strong("Computer, electronics")}: code, networks and devices; mostly with BTech or projects after it. ${link("/career/web-developer", "Web Developer")}, ${link("/career/network-engineer", "Network Engineer")}.`,
      `${strong("Of the region")}: mining, metallurgy, chemical, textile, automobile or agriculture, where such work is near. ${link("/career/mine-surveyor", "Mine Surveyor")}, ${link("/career/textile-technologist", "Textile Technologist")}.`,
      `${strong("Without much maths")}: fashion, interior, hotel, office and library diplomas at polytechnics for women and others.`,
    ]) +
    p(
      "Nursing, laboratory and pharmacy diplomas begin after Class 12, mostly with science. Look at your State's board of technical education for branches, seats and the form, and choose a government polytechnic first.",
    ),
  hinglish:
    p(
      "Class 10 ke baad diploma polytechnic ka hota hai: teen saal, ek branch mein, rajya ke polytechnic entrance se ya Class 10 ke marks se.",
    ) +
    ul([
      `${strong("Civil, mechanical, electrical")}: sabse zyada seat aur junior engineer ki posts (SSC JE, RRB JE, rajya ki). ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}, ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/electrical-engineering-technician", "Electrical Engineering Technician")}.`,
      `${strong("Computer, electronics")}: code, network aur machine; zyadatar aage BTech ya project ke saath. ${link("/career/web-developer", "Web Developer")}, ${link("/career/network-engineer", "Network Engineer")}.`,
      `${strong("Ilaake ke hisaab se")}: mining, metallurgy, chemical, textile, automobile ya agriculture, jahan aisa kaam paas ho. ${link("/career/mine-surveyor", "Mine Surveyor")}, ${link("/career/textile-technologist", "Textile Technologist")}.`,
      `${strong("Kam maths wale")}: fashion, interior, hotel, office aur library ke diploma, mahila polytechnic aur doosri jagah.`,
    ]) +
    p(
      "Nursing, lab aur pharmacy ke diploma Class 12 ke baad shuru hote hain, zyadatar science ke saath. Branch, seat aur form aapke rajya ke technical education board par hain; pehle sarkari polytechnic chuniye.",
    ),
  hindi:
    p("Class 10 के बाद डिप्लोमा पॉलिटेक्निक का होता है: तीन साल, एक ब्रांच में, राज्य की पॉलिटेक्निक प्रवेश परीक्षा से या Class 10 के अंकों से।") +
    ul([
      `${strong("सिविल, मैकेनिकल, इलेक्ट्रिकल")}: सबसे ज़्यादा सीटें और जूनियर इंजीनियर के पद (SSC JE, RRB JE, राज्य के)। ${link("/career/civil-engineering-technician", "Civil Engineering Technician")}, ${link("/career/mechanical-engineering-technician", "Mechanical Engineering Technician")}, ${link("/career/electrical-engineering-technician", "Electrical Engineering Technician")}।`,
      `${strong("कंप्यूटर, इलेक्ट्रॉनिक्स")}: कोड, नेटवर्क और उपकरण; ज़्यादातर आगे BTech या प्रोजेक्ट के साथ। ${link("/career/web-developer", "Web Developer")}, ${link("/career/network-engineer", "Network Engineer")}।`,
      `${strong("इलाक़े के हिसाब से")}: माइनिंग, धातु, केमिकल, टेक्सटाइल, ऑटोमोबाइल या कृषि, जहाँ ऐसा काम पास हो। ${link("/career/mine-surveyor", "Mine Surveyor")}, ${link("/career/textile-technologist", "Textile Technologist")}।`,
      `${strong("कम मैथ्स वाले")}: फ़ैशन, इंटीरियर, होटल, ऑफ़िस और लाइब्रेरी के डिप्लोमा, महिला पॉलिटेक्निक और दूसरी जगह।`,
    ]) +
    p(
      "नर्सिंग, लैब और फ़ार्मेसी के डिप्लोमा Class 12 के बाद शुरू होते हैं, ज़्यादातर साइंस के साथ। ब्रांच, सीटें और फ़ॉर्म आपके राज्य के तकनीकी शिक्षा बोर्ड पर हैं; पहले सरकारी पॉलिटेक्निक चुनिए।",
    ),
};

export const ENTRANCES_OF_MBA: Wording = {
  english:
    p("These are entrances to an MBA, all after a degree in any subject:") +
    ul([
      `${strong("CAT")}: the IIMs and most well-known schools. ${strong("XAT")}: XLRI and others.`,
      `${strong("SNAP")}: Symbiosis. ${strong("NMAT")}: NMIMS and others. ${strong("CMAT")} and ${strong("MAT")}: many colleges that AICTE approves. ${strong("KMAT")} and State CETs: colleges of one State.`,
      "They ask for English, arithmetic, reasoning and, some, general knowledge. Who prepares for CAT is prepared for most of the others.",
    ]) +
    p(
      `An MBA is worth what its college is worth: ask how many were placed at which pay, before the fee. Where it leads: ${link("/career/marketing-manager", "Marketing Manager")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/product-manager", "Product Manager")}.`,
    ),
  hinglish:
    p("Ye MBA ke entrance hain, sab kisi bhi vishay ki degree ke baad:") +
    ul([
      `${strong("CAT")}: IIM aur zyadatar jaane-maane school. ${strong("XAT")}: XLRI aur doosre.`,
      `${strong("SNAP")}: Symbiosis. ${strong("NMAT")}: NMIMS aur doosre. ${strong("CMAT")} aur ${strong("MAT")}: AICTE ke manzoor bahut se college. ${strong("KMAT")} aur rajya ke CET: ek rajya ke college.`,
      "Inme English, ganit, reasoning aur kuch mein general knowledge aata hai. Jo CAT ki taiyari karta hai, uski zyadatar doosron ki bhi ho jaati hai.",
    ]) +
    p(
      `MBA utna hi kaam ka hai jitna uska college: fees se pehle poochiye ki kitnon ko kitni kamai par naukri mili. Isse aage: ${link("/career/marketing-manager", "Marketing Manager")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/product-manager", "Product Manager")}.`,
    ),
  hindi:
    p("ये MBA के entrance हैं, सब किसी भी विषय की डिग्री के बाद:") +
    ul([
      `${strong("CAT")}: IIM और ज़्यादातर जाने-माने स्कूल। ${strong("XAT")}: XLRI और दूसरे।`,
      `${strong("SNAP")}: Symbiosis। ${strong("NMAT")}: NMIMS और दूसरे। ${strong("CMAT")} और ${strong("MAT")}: AICTE से मंज़ूर बहुत से कॉलेज। ${strong("KMAT")} और राज्यों के CET: एक राज्य के कॉलेज।`,
      "इनमें अंग्रेज़ी, गणित, रीज़निंग और कुछ में सामान्य ज्ञान आता है। जो CAT की तैयारी करता है, उसकी ज़्यादातर दूसरों की भी हो जाती है।",
    ]) +
    p(
      `MBA उतना ही काम का है जितना उसका कॉलेज: फ़ीस से पहले पूछिए कि कितनों को कितनी कमाई पर नौकरी मिली। इससे आगे: ${link("/career/marketing-manager", "Marketing Manager")}, ${link("/career/human-resources-manager", "Human Resources Manager")}, ${link("/career/product-manager", "Product Manager")}।`,
    ),
};

export const ENTRANCES_OF_ONE_UNIVERSITY: Wording = {
  english:
    p("These are entrances of one private university or group each, after Class 12:") +
    ul([
      `${strong("VITEEE")} (VIT), ${strong("SRMJEEE")} (SRM), ${strong("MET")} (Manipal), ${strong("BITSAT")} (BITS): BTech, with PCM. ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/mechanical-engineer", "Mechanical Engineer")}.`,
      `${strong("NPAT")} (NMIMS), ${strong("SET")} (Symbiosis): BBA, BCom and others, any stream. ${strong("JIPMAT")}: the five-year management course at two of the IIMs. ${link("/career/marketing-manager", "Marketing Manager")}.`,
      `${strong("SLAT")} (Symbiosis): five-year law, any stream. ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
    ]) +
    p(
      "Fees there are several times those of government colleges. JEE Main, CUET-UG and CLAT open many more doors with one form; sit for these beside them, and read each university's own notice.",
    ),
  hinglish:
    p("Ye ek-ek private university ya group ke apne entrance hain, Class 12 ke baad:") +
    ul([
      `${strong("VITEEE")} (VIT), ${strong("SRMJEEE")} (SRM), ${strong("MET")} (Manipal), ${strong("BITSAT")} (BITS): BTech, PCM ke saath. ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/mechanical-engineer", "Mechanical Engineer")}.`,
      `${strong("NPAT")} (NMIMS), ${strong("SET")} (Symbiosis): BBA, BCom aur doosre, koi bhi stream. ${strong("JIPMAT")}: do IIM ka paanch saal ka management course. ${link("/career/marketing-manager", "Marketing Manager")}.`,
      `${strong("SLAT")} (Symbiosis): paanch saal ka law, koi bhi stream. ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
    ]) +
    p(
      "Wahan fees sarkari college se kai guna hoti hai. JEE Main, CUET-UG aur CLAT ek form se kahin zyada darwaze kholte hain; inhe unke saath dijiye, aur har university ka apna notice padhiye.",
    ),
  hindi:
    p("ये एक-एक प्राइवेट यूनिवर्सिटी या समूह के अपने entrance हैं, Class 12 के बाद:") +
    ul([
      `${strong("VITEEE")} (VIT), ${strong("SRMJEEE")} (SRM), ${strong("MET")} (Manipal), ${strong("BITSAT")} (BITS): BTech, PCM के साथ। ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/mechanical-engineer", "Mechanical Engineer")}।`,
      `${strong("NPAT")} (NMIMS), ${strong("SET")} (Symbiosis): BBA, BCom और दूसरे, कोई भी स्ट्रीम। ${strong("JIPMAT")}: दो IIM का पाँच साल का मैनेजमेंट कोर्स। ${link("/career/marketing-manager", "Marketing Manager")}।`,
      `${strong("SLAT")} (Symbiosis): पाँच साल का लॉ, कोई भी स्ट्रीम। ${link("/career/corporate-lawyer", "Corporate Lawyer")}।`,
    ]) +
    p(
      "वहाँ फ़ीस सरकारी कॉलेज से कई गुना होती है। JEE Main, CUET-UG और CLAT एक फ़ॉर्म से कहीं ज़्यादा दरवाज़े खोलते हैं; इन्हें उनके साथ दीजिए, और हर यूनिवर्सिटी का अपना नोटिस पढ़िए।",
    ),
};
