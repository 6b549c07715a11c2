import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const EXAM_OR_BREAD: Wording = {
  english:
    p("An exam that few pass should not cost you your bread. What helps to decide:") +
    ul([
      `${strong("Keep the job")} if money at home hangs on it, or if you have not yet sat the paper once: two hours a day and the weekends show within months whether you come near.`,
      `${strong("Leave it")} only with a year's costs saved, marks that came near the last cut-off, and a date on which you return.`,
      `${strong("After two or three tries")}: look at how far you were. If the marks did not rise, the hours are better spent on exams that share the syllabus (State PSC, SSC, banks) or on work; what you learnt counts in teaching, writing, policy and offices.`,
    ]) +
    p("Write the stopping date down today, and tell one person. If it weighs on you, Tele-MANAS on 14416 listens for free."),
  hinglish:
    p("Jo exam kam log paas karte hain, uske liye roti nahi jaani chahiye. Faisle mein kya kaam aata hai:") +
    ul([
      `${strong("Naukri rakhiye")}, agar ghar ka kharcha usi par hai, ya aapne paper ek baar bhi nahi diya: roz do ghante aur weekend se kuch hi mahinon mein pata chalta hai ki aap paas pahunch rahe hain ya nahi.`,
      `${strong("Tabhi chhodiye")}, jab ek saal ka kharcha bacha ho, marks pichli cut-off ke paas aaye hon, aur laut aane ki ek tareekh tay ho.`,
      `${strong("Do ya teen koshish ke baad")}: dekhiye ki aap kitna door the. Marks nahi badhe to samay un exams ko dijiye jinka syllabus milta hai (State PSC, SSC, bank) ya kaam ko; jo seekha, woh teaching, likhne, policy aur office mein kaam aata hai.`,
    ]) +
    p("Rukne ki tareekh aaj hi likh lijiye, aur ek vyakti ko bataiye. Mann bhaari ho to Tele-MANAS 14416 par free mein sunta hai."),
  hindi:
    p("जो परीक्षा कम लोग पास करते हैं, उसके लिए रोटी नहीं जानी चाहिए। फ़ैसले में क्या काम आता है:") +
    ul([
      `${strong("नौकरी रखिए")}, अगर घर का ख़र्च उसी पर है, या आपने पेपर एक बार भी नहीं दिया: रोज़ दो घंटे और वीकेंड से कुछ ही महीनों में पता चलता है कि आप पास पहुँच रहे हैं या नहीं।`,
      `${strong("तभी छोड़िए")}, जब एक साल का ख़र्च बचा हो, नंबर पिछली कट-ऑफ़ के पास आए हों, और लौट आने की एक तारीख़ तय हो।`,
      `${strong("दो या तीन कोशिश के बाद")}: देखिए कि आप कितना दूर थे। नंबर नहीं बढ़े तो समय उन परीक्षाओं को दीजिए जिनका सिलेबस मिलता है (State PSC, SSC, बैंक) या काम को; जो सीखा, वह टीचिंग, लिखने, पॉलिसी और ऑफ़िस में काम आता है।`,
    ]) +
    p("रुकने की तारीख़ आज ही लिख लीजिए, और एक व्यक्ति को बताइए। मन भारी हो तो Tele-MANAS 14416 पर मुफ़्त में सुनता है।"),
};

export const MATHS_WITH_COMMERCE: Wording = {
  english:
    p("Take maths with commerce if you can carry it: it shuts nothing and keeps more open.") +
    ul([
      `${strong("With maths")}: economics at good colleges, statistics, data, actuarial work, BCA and some BBA and BCom honours seats ask for it. ${link("/career/economist", "Economist")}, ${link("/career/actuary", "Actuary")}.`,
      `${strong("Without maths")}: BCom, CA, CS, law, banking, management and media are open all the same; the hours go to accounts and to better marks.`,
    ]) +
    p("Applied Mathematics, where a school offers it, is the easier middle: ask whether the course that you want accepts it."),
  hinglish:
    p("Commerce ke saath maths sambhal sakte hain to lijiye: isse kuch band nahi hota aur zyada khula rehta hai.") +
    ul([
      `${strong("Maths ke saath")}: achhe college mein economics, statistics, data, actuarial kaam, BCA aur BBA, BCom honours ki kuch seats ise maangti hain. ${link("/career/economist", "Economist")}, ${link("/career/actuary", "Actuary")}.`,
      `${strong("Bina maths ke")}: BCom, CA, CS, law, banking, management aur media phir bhi khule hain; samay accounts aur behtar marks par lagta hai.`,
    ]) +
    p("Applied Mathematics, jahan school mein ho, beech ka aasaan raasta hai: poochiye ki aapka course ise maanta hai ya nahi."),
  hindi:
    p("कॉमर्स के साथ मैथ्स सँभाल सकते हैं तो लीजिए: इससे कुछ बंद नहीं होता और ज़्यादा खुला रहता है।") +
    ul([
      `${strong("मैथ्स के साथ")}: अच्छे कॉलेज में इकोनॉमिक्स, स्टैटिस्टिक्स, डेटा, actuarial काम, BCA और BBA, BCom honours की कुछ सीटें इसे माँगती हैं। ${link("/career/economist", "Economist")}, ${link("/career/actuary", "Actuary")}।`,
      `${strong("बिना मैथ्स के")}: BCom, CA, CS, लॉ, बैंकिंग, मैनेजमेंट और मीडिया फिर भी खुले हैं; समय अकाउंट्स और बेहतर नंबरों पर लगता है।`,
    ]) +
    p("Applied Mathematics, जहाँ स्कूल में हो, बीच का आसान रास्ता है: पूछिए कि आपका कोर्स इसे मानता है या नहीं।"),
};

export const WORK_OR_FURTHER_DEGREE: Wording = {
  english:
    p("With two or more years of work a further degree counts most, but only a good one is worth the pay that you give up:") +
    ul([
      `${strong("Go")} if you have a seat whose graduates of the last year found the work that you want, and the loan stays below what that work pays in its first year or two.`,
      `${strong("Stay")} while you prepare: CAT, XAT and GATE are sat beside a job by very many. A name that nobody recruits from is not worth leaving for.`,
      `${strong("Between")}: executive and part-time courses of known institutes, or another post at your own firm, leave your pay.`,
    ]),
  hinglish:
    p(
      "Do ya zyada saal ke kaam ke baad aage ki degree sabse zyada maani jaati hai, par sirf achhi degree us kamai ke layak hai jo aap chhodte hain:",
    ) +
    ul([
      `${strong("Jaiye")}, agar aapke paas aisi seat hai jiske pichle saal ke students ko wahi kaam mila jo aap chahte hain, aur loan us kaam ki pehle ek-do saal ki kamai se kam hai.`,
      `${strong("Rukiye")}, jab tak taiyari kar rahe hain: CAT, XAT aur GATE bahut log naukri ke saath dete hain. Aisa naam jahan koi company nahi aati, naukri chhodne layak nahi.`,
      `${strong("Beech ka raasta")}: jaane-maane institute ke executive aur part-time course, ya apni hi company mein doosri post, jisse kamai bani rehti hai.`,
    ]),
  hindi:
    p("दो या ज़्यादा साल के काम के बाद आगे की डिग्री सबसे ज़्यादा मानी जाती है, पर सिर्फ़ अच्छी डिग्री उस कमाई के लायक़ है जो आप छोड़ते हैं:") +
    ul([
      `${strong("जाइए")}, अगर आपके पास ऐसी सीट है जिसके पिछले साल के छात्रों को वही काम मिला जो आप चाहते हैं, और लोन उस काम की पहले एक-दो साल की कमाई से कम है।`,
      `${strong("रुकिए")}, जब तक तैयारी कर रहे हैं: CAT, XAT और GATE बहुत लोग नौकरी के साथ देते हैं। ऐसा नाम जहाँ कोई कंपनी नहीं आती, नौकरी छोड़ने लायक़ नहीं।`,
      `${strong("बीच का रास्ता")}: जाने-माने इंस्टीट्यूट के executive और पार्ट-टाइम कोर्स, या अपनी ही कंपनी में दूसरा पद, जिससे कमाई बनी रहती है।`,
    ]),
};

export const GOVERNMENT_OR_PRIVATE_WORK: Wording = {
  english:
    p("Neither is better for everybody. What differs in most posts:") +
    ul([
      `${strong("Government")}: pay, leave and promotion by fixed rules, and a post that is hard to lose. The way in is an exam of which few of many are taken, it may cost years, and you may be posted far from home.`,
      `${strong("Private")}: joined sooner, by what you can do and an interview. Pay and rise differ much from firm to firm and person to person, and so do hours; a job can end.`,
      "Both at once is possible: work or learn a trade while you prepare, with a date on which you stop and a second plan.",
    ]) +
    p('Name two careers, as in "bank PO or data analyst", and I compare their pay and way in.'),
  hinglish:
    p("Sabke liye koi ek behtar nahi hai. Zyadatar posts mein yeh farak hai:") +
    ul([
      `${strong("Sarkari")}: kamai, chhutti aur promotion tay niyamon se, aur post aasani se nahi jaati. Raasta aisa exam hai jisme bahuton mein se kam liye jaate hain, saal lag sakte hain, aur posting ghar se door ho sakti hai.`,
      `${strong("Private")}: jaldi shuru hota hai, aapke kaam aur interview se. Kamai aur tarakki har company aur vyakti mein alag hai, aur samay bhi; naukri ja sakti hai.`,
      "Dono ek saath ho sakta hai: taiyari ke saath kaam kijiye ya hunar seekhiye, rukne ki ek tareekh aur doosre plan ke saath.",
    ]) +
    p('Do careers ke naam bataiye, jaise "bank PO ya data analyst", main unki kamai aur raste ki tulna karungi.'),
  hindi:
    p("सबके लिए कोई एक बेहतर नहीं है। ज़्यादातर पदों में यह फ़र्क़ है:") +
    ul([
      `${strong("सरकारी")}: कमाई, छुट्टी और प्रमोशन तय नियमों से, और पद आसानी से नहीं जाता। रास्ता ऐसी परीक्षा है जिसमें बहुतों में से कम लिए जाते हैं, साल लग सकते हैं, और पोस्टिंग घर से दूर हो सकती है।`,
      `${strong("प्राइवेट")}: जल्दी शुरू होता है, आपके काम और इंटरव्यू से। कमाई और तरक़्क़ी हर कंपनी और व्यक्ति में अलग है, और समय भी; नौकरी जा सकती है।`,
      "दोनों एक साथ हो सकता है: तैयारी के साथ काम कीजिए या हुनर सीखिए, रुकने की एक तारीख़ और दूसरे प्लान के साथ।",
    ]) +
    p('दो करियर के नाम बताइए, जैसे "बैंक PO या डेटा एनालिस्ट", मैं उनकी कमाई और रास्ते की तुलना करूँगी।'),
};

export const JOB_OR_BUSINESS: Wording = {
  english:
    p("They differ in who carries the risk:") +
    ul([
      `${strong("A job")}: pay each month from the first, colleagues to learn from, and somebody else decides.`,
      `${strong("A business")}: you decide, and you also live with months without income; many close in their first years. It needs selling, figures and patience more than an idea.`,
      "A middle way: work some years in the line in which you want to begin, learn its customers and prices with another's money, and start small beside it.",
    ]) +
    p(
      "Nearest in the catalogue: ",
      link("/career/entrepreneur", "Entrepreneur"),
      ". Loans and training for small businesses: udyamimitra.in and your district industries centre.",
    ),
  hinglish:
    p("Farak is baat ka hai ki jokhim kaun uthata hai:") +
    ul([
      `${strong("Naukri")}: pehle din se har mahine kamai, seekhne ko saathi, aur faisla kisi aur ka.`,
      `${strong("Business")}: faisla aapka, aur bina kamai ke mahine bhi; bahut se pehle kuch saalon mein band ho jaate hain. Isme idea se zyada bechna, hisaab aur dheeraj chahiye.`,
      "Beech ka raasta: jis line mein shuru karna hai, usme kuch saal kaam kijiye, doosre ke paise se uske grahak aur daam seekhiye, aur saath mein chhota shuru kijiye.",
    ]) +
    p(
      `Catalogue mein sabse paas: ${link("/career/entrepreneur", "Entrepreneur")}. Chhote business ke loan aur training: udyamimitra.in aur aapka zila udyog kendra.`,
    ),
  hindi:
    p("फ़र्क़ इस बात का है कि जोखिम कौन उठाता है:") +
    ul([
      `${strong("नौकरी")}: पहले दिन से हर महीने कमाई, सीखने को साथी, और फ़ैसला किसी और का।`,
      `${strong("बिज़नेस")}: फ़ैसला आपका, और बिना कमाई के महीने भी; बहुत से पहले कुछ सालों में बंद हो जाते हैं। इसमें आइडिया से ज़्यादा बेचना, हिसाब और धीरज चाहिए।`,
      "बीच का रास्ता: जिस लाइन में शुरू करना है, उसमें कुछ साल काम कीजिए, दूसरे के पैसे से उसके ग्राहक और दाम सीखिए, और साथ में छोटा शुरू कीजिए।",
    ]) +
    p(`कैटलॉग में सबसे पास: ${link("/career/entrepreneur", "Entrepreneur")}। छोटे बिज़नेस के लोन और ट्रेनिंग: udyamimitra.in और आपका ज़िला उद्योग केंद्र।`),
};

export const WORK_OF_ONES_OWN: Wording = {
  english:
    p("Much work is done on one's own account, some of it from the first year, most of it after some years for others:") +
    ul([
      `${strong("Trades")}: ${link("/career/electrician", "Electrician")}, ${link("/career/tailor", "Tailor")}, ${link("/career/beautician", "Beautician")}, ${link("/career/motorcycle-mechanic", "Motorcycle Mechanic")}.`,
      `${strong("By the project, also from home")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/translator", "Translator")}, ${link("/career/private-tutor", "Private Tutor")}.`,
      `${strong("With a licence and a practice")}: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/architect", "Architect")}, ${link("/career/dentist", "Dentist")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}.`,
      `${strong("Selling and feeding")}: ${link("/career/kirana-store-owner", "Kirana Store Owner")}, ${link("/career/caterer", "Caterer")}; and ${link("/career/entrepreneur", "Entrepreneur")}.`,
    ]) +
    p(
      "Begin small, beside school or work; write down every rupee that comes and goes. Help with loans and training: udyamimitra.in and your district industries centre.",
    ),
  hinglish:
    p("Bahut sa kaam apne dam par hota hai, kuch pehle saal se, zyadatar doosron ke yahan kuch saal ke baad:") +
    ul([
      `${strong("Haath ka hunar")}: ${link("/career/electrician", "Electrician")}, ${link("/career/tailor", "Tailor")}, ${link("/career/beautician", "Beautician")}, ${link("/career/motorcycle-mechanic", "Motorcycle Mechanic")}.`,
      `${strong("Project ke hisaab se, ghar se bhi")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/translator", "Translator")}, ${link("/career/private-tutor", "Private Tutor")}.`,
      `${strong("Licence aur practice ke saath")}: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/architect", "Architect")}, ${link("/career/dentist", "Dentist")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}.`,
      `${strong("Bechna aur khilana")}: ${link("/career/kirana-store-owner", "Kirana Store Owner")}, ${link("/career/caterer", "Caterer")}; aur ${link("/career/entrepreneur", "Entrepreneur")}.`,
    ]) +
    p(
      "Chhota shuru kijiye, school ya kaam ke saath; har aane-jaane wala rupaya likhiye. Loan aur training mein madad: udyamimitra.in aur aapka zila udyog kendra.",
    ),
  hindi:
    p("बहुत सा काम अपने दम पर होता है, कुछ पहले साल से, ज़्यादातर दूसरों के यहाँ कुछ साल के बाद:") +
    ul([
      `${strong("हाथ का हुनर")}: ${link("/career/electrician", "Electrician")}, ${link("/career/tailor", "Tailor")}, ${link("/career/beautician", "Beautician")}, ${link("/career/motorcycle-mechanic", "Motorcycle Mechanic")}।`,
      `${strong("प्रोजेक्ट के हिसाब से, घर से भी")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/translator", "Translator")}, ${link("/career/private-tutor", "Private Tutor")}।`,
      `${strong("लाइसेंस और प्रैक्टिस के साथ")}: ${link("/career/chartered-accountant", "Chartered Accountant")}, ${link("/career/architect", "Architect")}, ${link("/career/dentist", "Dentist")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}।`,
      `${strong("बेचना और खिलाना")}: ${link("/career/kirana-store-owner", "Kirana Store Owner")}, ${link("/career/caterer", "Caterer")}; और ${link("/career/entrepreneur", "Entrepreneur")}।`,
    ]) +
    p("छोटा शुरू कीजिए, स्कूल या काम के साथ; हर आने-जाने वाला रुपया लिखिए। लोन और ट्रेनिंग में मदद: udyamimitra.in और आपका ज़िला उद्योग केंद्र।"),
};

export const JOB_OR_STUDY: Wording = {
  english:
    p("It depends on what the work that you want asks for:") +
    ul([
      "Study on if it asks for that degree: college teaching, research, clinical psychology and most of science do. MTech by GATE and a PhD by NET mostly come with a stipend.",
      "Work first if it does not, if money at home decides, or if you do not know yet what to study: one or two years tell you, and you can go back.",
      "Many do both: a degree by distance or in the evening beside a job.",
    ]) +
    p("Name the career that you have in mind, and I tell you what its record asks for."),
  hinglish:
    p("Yeh is par hai ki jo kaam aap chahte hain woh kya maangta hai:") +
    ul([
      "Aage padhiye agar woh wahi degree maangta hai: college mein padhana, research, clinical psychology aur zyadatar science maangte hain. GATE se MTech aur NET se PhD mein aksar stipend milta hai.",
      "Pehle kaam kijiye agar nahi maangta, agar ghar ke paise tay karte hain, ya abhi pata nahi ki kya padhein: ek-do saal mein pata chalta hai, aur aap laut sakte hain.",
      "Bahut log dono karte hain: naukri ke saath distance ya shaam ki degree.",
    ]) +
    p("Jo career aapke mann mein hai uska naam bataiye, main bataungi ki uska record kya maangta hai."),
  hindi:
    p("यह इस पर है कि जो काम आप चाहते हैं वह क्या माँगता है:") +
    ul([
      "आगे पढ़िए अगर वह वही डिग्री माँगता है: कॉलेज में पढ़ाना, रिसर्च, clinical psychology और ज़्यादातर साइंस माँगते हैं। GATE से MTech और NET से PhD में अक्सर स्टाइपेंड मिलता है।",
      "पहले काम कीजिए अगर नहीं माँगता, अगर घर के पैसे तय करते हैं, या अभी पता नहीं कि क्या पढ़ें: एक-दो साल में पता चलता है, और आप लौट सकते हैं।",
      "बहुत लोग दोनों करते हैं: नौकरी के साथ डिस्टेंस या शाम की डिग्री।",
    ]) +
    p("जो करियर आपके मन में है उसका नाम बताइए, मैं बताऊँगी कि उसका रिकॉर्ड क्या माँगता है।"),
};

export const CSE_OR_IT: Wording = {
  english: p(
    "Computer science (CSE) and information technology (IT) lead to the same careers: ",
    link("/career/software-engineer", "Software Engineer"),
    ", ",
    link("/career/data-analyst", "Data Analyst"),
    ", ",
    link("/career/information-security-analyst", "Information Security Analyst"),
    " and others. CSE has a little more of theory and machines, IT more of running systems; a branch called AI, ML or data science has the same base with more mathematics, and its subjects can mostly be chosen in CSE too. Employers ask what you can build. Take the better college, CSE where both are alike, and compare the lists of subjects.",
  ),
  hinglish: p(
    `Computer science (CSE) aur information technology (IT) ek hi careers tak le jaate hain: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/information-security-analyst", "Information Security Analyst")} aur doosre. CSE mein theory aur machine thodi zyada hai, IT mein system chalana; AI, ML ya data science naam ki branch ki neev wahi hai, maths zyada, aur uske vishay aksar CSE mein bhi chun sakte hain. Companies poochti hain ki aap kya bana sakte hain. Behtar college lijiye, dono ek jaise hon to CSE, aur vishayon ki list milaiye.`,
  ),
  hindi: p(
    `Computer science (CSE) और information technology (IT) एक ही करियर तक ले जाते हैं: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/data-analyst", "Data Analyst")}, ${link("/career/information-security-analyst", "Information Security Analyst")} और दूसरे। CSE में थ्योरी और मशीन थोड़ी ज़्यादा है, IT में सिस्टम चलाना; AI, ML या data science नाम की ब्रांच की नींव वही है, मैथ्स ज़्यादा, और उसके विषय अक्सर CSE में भी चुन सकते हैं। कंपनियाँ पूछती हैं कि आप क्या बना सकते हैं। बेहतर कॉलेज लीजिए, दोनों एक जैसे हों तो CSE, और विषयों की लिस्ट मिलाइए।`,
  ),
};

export const WHICH_BRANCH: Wording = {
  english:
    p("No branch is best for everybody; choose by the work behind it:") +
    ul([
      `${strong("Computer science or IT")}: programs and data, mostly at a desk. ${link("/career/software-engineer", "Software Engineer")}.`,
      `${strong("Electronics")}: circuits, chips and networks; software firms take it as well. ${link("/career/electronics-engineer", "Electronics Engineer")}.`,
      `${strong("Electrical")}: power, motors, railways and public companies. ${link("/career/electrical-engineer", "Electrical Engineer")}.`,
      `${strong("Mechanical")}: machines, vehicles, factories. ${link("/career/mechanical-engineer", "Mechanical Engineer")}.`,
      `${strong("Civil")}: buildings, roads, water, on site; many government posts. ${link("/career/civil-engineer", "Civil Engineer")}.`,
      `${strong("Chemical")}: plants for medicine, fuel, food. ${link("/career/chemical-engineer", "Chemical Engineer")}.`,
    ]) +
    p('The same holds of a polytechnic diploma. Name two, as in "civil or mechanical", and I compare them with pay and growth.'),
  hinglish:
    p("Koi branch sabke liye sabse achhi nahi hai; uske kaam se chuniye:") +
    ul([
      `${strong("Computer science ya IT")}: program aur data, zyadatar desk par. ${link("/career/software-engineer", "Software Engineer")}.`,
      `${strong("Electronics")}: circuit, chip aur network; software companies bhi leti hain. ${link("/career/electronics-engineer", "Electronics Engineer")}.`,
      `${strong("Electrical")}: bijli, motor, railway aur sarkari companies. ${link("/career/electrical-engineer", "Electrical Engineer")}.`,
      `${strong("Mechanical")}: machine, gaadiyan, factory. ${link("/career/mechanical-engineer", "Mechanical Engineer")}.`,
      `${strong("Civil")}: imaarat, sadak, paani, site par; bahut si sarkari posts. ${link("/career/civil-engineer", "Civil Engineer")}.`,
      `${strong("Chemical")}: dawai, fuel, khane ke plant. ${link("/career/chemical-engineer", "Chemical Engineer")}.`,
    ]) +
    p(
      'Polytechnic diploma mein bhi yehi baat hai. Do ke naam bataiye, jaise "civil ya mechanical", main kamai aur growth ke saath tulna karungi.',
    ),
  hindi:
    p("कोई ब्रांच सबके लिए सबसे अच्छी नहीं है; उसके काम से चुनिए:") +
    ul([
      `${strong("Computer science या IT")}: प्रोग्राम और डेटा, ज़्यादातर डेस्क पर। ${link("/career/software-engineer", "Software Engineer")}।`,
      `${strong("Electronics")}: सर्किट, चिप और नेटवर्क; सॉफ़्टवेयर कंपनियाँ भी लेती हैं। ${link("/career/electronics-engineer", "Electronics Engineer")}।`,
      `${strong("Electrical")}: बिजली, मोटर, रेलवे और सरकारी कंपनियाँ। ${link("/career/electrical-engineer", "Electrical Engineer")}।`,
      `${strong("Mechanical")}: मशीन, गाड़ियाँ, फ़ैक्टरी। ${link("/career/mechanical-engineer", "Mechanical Engineer")}।`,
      `${strong("Civil")}: इमारत, सड़क, पानी, साइट पर; बहुत से सरकारी पद। ${link("/career/civil-engineer", "Civil Engineer")}।`,
      `${strong("Chemical")}: दवाई, ईंधन, खाने के प्लांट। ${link("/career/chemical-engineer", "Chemical Engineer")}।`,
    ]) +
    p('पॉलिटेक्निक डिप्लोमा में भी यही बात है। दो के नाम बताइए, जैसे "सिविल या मैकेनिकल", मैं कमाई और ग्रोथ के साथ तुलना करूँगी।'),
};

export const WITH_MBBS_ALONE: Wording = {
  english:
    p("With MBBS and registration you may practise, and there is more than a postgraduate seat:") +
    ul([
      `${strong("Care for patients")}: medical officer of a State's health service, of Railways or the Central Health Service (UPSC CMS), rural and emergency posts, the forces (Short Service), own practice. ${link("/career/general-physician", "General Physician")}, ${link("/career/rural-medical-officer", "Rural Medical Officer")}, ${link("/career/army-doctor", "Army Doctor")}.`,
      `${strong("Health of many")}: a master's degree in public health. ${link("/career/epidemiologist", "Epidemiologist")}.`,
      `${strong("Running hospitals")}: a degree in hospital management. ${link("/career/hospital-administrator", "Hospital Administrator")}.`,
      `${strong("Away from the ward")}: research on new medicines, health records and software, medical writing, insurance. ${link("/career/health-informatics-specialist", "Health Informatics Specialist")}.`,
      `${strong("Something else")}: civil services and an MBA take every graduate.`,
    ]) +
    p("Try one of these for some months before you decide: a PG seat can still be sought later."),
  hinglish:
    p("MBBS aur registration ke saath aap practice kar sakte hain, aur PG seat se aage bhi bahut kuch hai:") +
    ul([
      `${strong("Mareezon ki dekhbhal")}: rajya ki swasthya seva, Railway ya Central Health Service ke medical officer (UPSC CMS), gaon aur emergency ki posts, sena (Short Service), apni practice. ${link("/career/general-physician", "General Physician")}, ${link("/career/rural-medical-officer", "Rural Medical Officer")}, ${link("/career/army-doctor", "Army Doctor")}.`,
      `${strong("Bahuton ki sehat")}: public health mein master's degree. ${link("/career/epidemiologist", "Epidemiologist")}.`,
      `${strong("Hospital chalana")}: hospital management ki degree. ${link("/career/hospital-administrator", "Hospital Administrator")}.`,
      `${strong("Ward se door")}: nayi dawaiyon ki research, health record aur software, medical writing, bima. ${link("/career/health-informatics-specialist", "Health Informatics Specialist")}.`,
      `${strong("Kuch aur")}: civil services aur MBA har graduate ko lete hain.`,
    ]) +
    p("Faisle se pehle inme se ek ko kuch mahine aazmaiye: PG seat baad mein bhi le sakte hain."),
  hindi:
    p("MBBS और रजिस्ट्रेशन के साथ आप प्रैक्टिस कर सकते हैं, और PG सीट से आगे भी बहुत कुछ है:") +
    ul([
      `${strong("मरीज़ों की देखभाल")}: राज्य की स्वास्थ्य सेवा, रेलवे या Central Health Service के मेडिकल ऑफ़िसर (UPSC CMS), गाँव और इमरजेंसी के पद, सेना (Short Service), अपनी प्रैक्टिस। ${link("/career/general-physician", "General Physician")}, ${link("/career/rural-medical-officer", "Rural Medical Officer")}, ${link("/career/army-doctor", "Army Doctor")}।`,
      `${strong("बहुतों की सेहत")}: पब्लिक हेल्थ में मास्टर डिग्री। ${link("/career/epidemiologist", "Epidemiologist")}।`,
      `${strong("अस्पताल चलाना")}: हॉस्पिटल मैनेजमेंट की डिग्री। ${link("/career/hospital-administrator", "Hospital Administrator")}।`,
      `${strong("वार्ड से दूर")}: नई दवाइयों की रिसर्च, हेल्थ रिकॉर्ड और सॉफ़्टवेयर, मेडिकल राइटिंग, बीमा। ${link("/career/health-informatics-specialist", "Health Informatics Specialist")}।`,
      `${strong("कुछ और")}: सिविल सर्विस और MBA हर ग्रेजुएट को लेते हैं।`,
    ]) +
    p("फ़ैसले से पहले इनमें से एक को कुछ महीने आज़माइए: PG सीट बाद में भी ले सकते हैं।"),
};

export const STARTUP_OR_LARGE_COMPANY: Wording = {
  english:
    p("I hold no record of single companies. What differs is what you learn, and who carries the risk:") +
    ul([
      `${strong("A large company")}: training in the first months, fixed rules and pay day, a name that the next employer knows; the work of a beginner is a small part, and rising takes its time.`,
      `${strong("A startup")}: many kinds of work from the first month and results that are yours; less training, long hours, and it may close or pay late. Shares in place of pay are worth nothing until somebody buys them.`,
      "Ask both before you sign: who teaches you, what did the last beginner do after a year, is there a bond, is pay in hand the same each month?",
      "From a college that few companies visit: projects that can be shown, internships and referrals count in both. Take the first real offer, learn for one or two years, then choose.",
    ]) +
    p('Name the work, as in "software engineer" or "data analyst", and I tell you its pay and its way.'),
  hinglish:
    p("Ek-ek company ka record mere paas nahi hai. Farak is baat ka hai ki aap kya seekhte hain aur jokhim kaun uthata hai:") +
    ul([
      `${strong("Badi company")}: pehle mahinon mein training, tay niyam aur tay tareekh par salary, ek naam jo agla employer jaanta hai; naye ka kaam ek chhota hissa hota hai, aur upar jaane mein samay lagta hai.`,
      `${strong("Startup")}: pehle mahine se kai tarah ka kaam, aur nateeja aapka; training kam, ghante lambe, aur woh band ho sakti hai ya salary der se de sakti hai. Salary ki jagah mile shares tab tak kuch nahi jab tak koi khareede nahi.`,
      "Sign karne se pehle dono se poochiye: sikhata kaun hai, pichla naya vyakti ek saal baad kya kar raha tha, bond hai kya, har mahine haath mein utna hi aata hai kya?",
      "Jis college mein kam company aati hain, wahan se: dikhane wale project, internship aur referral dono mein kaam aate hain. Pehla asli offer lijiye, ek-do saal seekhiye, phir chuniye.",
    ]) +
    p('Kaam ka naam bataiye, jaise "software engineer" ya "data analyst", main uski kamai aur raasta bataungi.'),
  hindi:
    p("एक-एक कंपनी का रिकॉर्ड मेरे पास नहीं है। फ़र्क़ इस बात का है कि आप क्या सीखते हैं और जोखिम कौन उठाता है:") +
    ul([
      `${strong("बड़ी कंपनी")}: पहले महीनों में ट्रेनिंग, तय नियम और तय तारीख़ पर सैलरी, एक नाम जो अगला नियोक्ता जानता है; नए का काम एक छोटा हिस्सा होता है, और ऊपर जाने में समय लगता है।`,
      `${strong("स्टार्टअप")}: पहले महीने से कई तरह का काम, और नतीजा आपका; ट्रेनिंग कम, घंटे लंबे, और वह बंद हो सकती है या सैलरी देर से दे सकती है। सैलरी की जगह मिले शेयर तब तक कुछ नहीं जब तक कोई ख़रीदे नहीं।`,
      "साइन करने से पहले दोनों से पूछिए: सिखाता कौन है, पिछला नया व्यक्ति एक साल बाद क्या कर रहा था, बॉन्ड है क्या, हर महीने हाथ में उतना ही आता है क्या?",
      "जिस कॉलेज में कम कंपनियाँ आती हैं, वहाँ से: दिखाने वाले प्रोजेक्ट, इंटर्नशिप और रेफ़रल दोनों में काम आते हैं। पहला असली ऑफ़र लीजिए, एक-दो साल सीखिए, फिर चुनिए।",
    ]) +
    p('काम का नाम बताइए, जैसे "software engineer" या "data analyst", मैं उसकी कमाई और रास्ता बताऊँगी।'),
};
