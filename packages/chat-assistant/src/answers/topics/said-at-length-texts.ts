import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

export const JUDGE_AND_PRACTICE: Wording = {
  english:
    p(
      `${strong("Practice is a must again.")} In May 2025 the Supreme Court brought back three years' practice at the Bar before the examination of a ${to("civil-judge", "Civil Judge")} (junior division), so not straight after the LLB.`,
    ) +
    ul([
      `${strong("What counts")}: the years from provisional enrolment with the State Bar Council, with a certificate; years as a judge's law clerk count too.`,
      `${strong("The degree")}: the LLB of three years serves as well as the law degree of five.`,
      `${strong("Meanwhile")}: work beside a senior advocate, clear the AIBE, and read for the judicial service. Courts may still settle how the rule is applied: your State's notice decides.`,
    ]),
  hinglish:
    p(
      `${strong("Practice phir se zaroori hai.")} May 2025 mein Supreme Court ne ${to("civil-judge", "Civil Judge")} (junior division) ke exam se pehle Bar par teen saal ki practice wapas laayi, isliye LLB ke turant baad nahi.`,
    ) +
    ul([
      `${strong("Kya gina jaata hai")}: State Bar Council mein provisional enrolment se saal, certificate ke saath; judge ke law clerk ke saal bhi gine jaate hain.`,
      `${strong("Degree")}: teen saal wali LLB bhi utni hi chalti hai jitni paanch saal wali.`,
      `${strong("Tab tak")}: kisi senior advocate ke saath kaam, AIBE, aur judicial service ki padhai. Niyam kaise lagega, isme court aur bata sakta hai: aapke rajya ka notice hi chalega.`,
    ]),
  hindi:
    p(
      `${strong("प्रैक्टिस फिर से ज़रूरी है।")} मई 2025 में सुप्रीम कोर्ट ने ${to("civil-judge", "Civil Judge")} (junior division) की परीक्षा से पहले बार में तीन साल की प्रैक्टिस वापस लाई, इसलिए LLB के तुरंत बाद नहीं।`,
    ) +
    ul([
      `${strong("क्या गिना जाता है")}: State Bar Council में provisional enrolment से साल, सर्टिफ़िकेट के साथ; जज के law clerk के साल भी गिने जाते हैं।`,
      `${strong("डिग्री")}: तीन साल वाली LLB भी उतनी ही चलती है जितनी पाँच साल वाली।`,
      `${strong("तब तक")}: किसी senior advocate के साथ काम, AIBE, और judicial service की पढ़ाई। नियम कैसे लगेगा, इसमें कोर्ट और बता सकता है: आपके राज्य का नोटिस ही चलेगा।`,
    ]),
};

export const AGE_OF_A_JUDGE: Wording = {
  english: p(
    `${strong("Age")}: each State sets it in its judicial service rules. The lower age is mostly 21 to 23, and with three years' practice nobody is younger than that; the upper one is mostly about 35, with years more for reserved categories. The notice of your State's High Court or commission has the figure of this year. The record: ${to("civil-judge", "Civil Judge")}.`,
  ),
  hinglish: p(
    `${strong("Umar")}: har rajya apni judicial service ke niyam mein tay karta hai. Kam se kam zyadatar 21 se 23, aur teen saal ki practice ke saath itni ho hi jaati hai; zyada se zyada aksar lagbhag 35, reserved category ko kuch saal zyada. Is saal ka ank aapke rajya ke High Court ya aayog ke notice mein hai. Record: ${to("civil-judge", "Civil Judge")}.`,
  ),
  hindi: p(
    `${strong("उम्र")}: हर राज्य अपनी judicial service के नियमों में तय करता है। कम से कम ज़्यादातर 21 से 23, और तीन साल की प्रैक्टिस के साथ इतनी हो ही जाती है; ज़्यादा से ज़्यादा अक्सर लगभग 35, आरक्षित वर्ग को कुछ साल ज़्यादा। इस साल का अंक आपके राज्य के हाई कोर्ट या आयोग के नोटिस में है। रिकॉर्ड: ${to("civil-judge", "Civil Judge")}।`,
  ),
};

export const CODING_OF_A_TESTER: Wording = {
  english:
    p(`${strong("To begin, no.")} Manual testing starts without code: test cases, clear bug reports, a little SQL, and patience.`) +
    p(
      `Later it helps much: tests that run by themselves are written in code (often Java or Python), such posts are more and pay better, and many firms ask for it within two or three years. The record: ${to("software-tester", "Software Tester")}.`,
    ),
  hinglish:
    p(
      `${strong("Shuru karne ke liye nahi.")} Manual testing bina code ke shuru hoti hai: test case, saaf bug report, thoda SQL, aur dhairya.`,
    ) +
    p(
      `Aage coding bahut kaam aati hai: apne aap chalne wale test code mein likhe jaate hain (aksar Java ya Python), aisi posts zyada hain aur behtar kamati hain, aur kai companies do-teen saal mein maangti hain. Record: ${to("software-tester", "Software Tester")}.`,
    ),
  hindi:
    p(`${strong("शुरू करने के लिए नहीं।")} Manual testing बिना कोड के शुरू होती है: test case, साफ़ bug report, थोड़ा SQL, और धैर्य।`) +
    p(
      `आगे कोडिंग बहुत काम आती है: अपने आप चलने वाले टेस्ट कोड में लिखे जाते हैं (अक्सर Java या Python), ऐसे पद ज़्यादा हैं और बेहतर कमाते हैं, और कई कंपनियाँ दो-तीन साल में माँगती हैं। रिकॉर्ड: ${to("software-tester", "Software Tester")}।`,
    ),
};

export const PAY_AT_KVS: Wording = {
  english:
    p(
      "A Kendriya or Navodaya Vidyalaya pays by the central pay levels, the same all over India, with dearness and house rent allowances:",
    ) +
    ul([
      `${strong("Classes 1 to 5 (PRT)")}: Level 6; asked for are D.El.Ed and CTET Paper 1, the BEd no longer (Supreme Court, 2023).`,
      `${strong("Classes 6 to 10 (TGT)")}: Level 7; a degree in the subject, BEd, and CTET Paper 2 up to Class 8.`,
      `${strong("Classes 11 and 12 (PGT)")}: Level 8.`,
    ]) +
    p(
      "The notice (kvsangathan.nic.in, navodaya.gov.in) names the first basic pay of each level. States pay by scales of their own, and private schools often much less; our estimate for teachers at large is on each page, for all three together.",
    ) +
    p(
      `The posts: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("mathematics-teacher", "Mathematics Teacher")}, ${to("english-teacher", "English Teacher")}.`,
    ),
  hinglish:
    p("Kendriya ya Navodaya Vidyalaya central pay level se deta hai, poore India mein ek jaisa, DA aur HRA ke saath:") +
    ul([
      `${strong("Class 1 se 5 (PRT)")}: Level 6; D.El.Ed aur CTET Paper 1 chahiye, BEd ab nahi chalta (Supreme Court, 2023).`,
      `${strong("Class 6 se 10 (TGT)")}: Level 7; subject ki degree, BEd, aur Class 8 tak CTET Paper 2.`,
      `${strong("Class 11 aur 12 (PGT)")}: Level 8.`,
    ]) +
    p(
      "Har level ki pehli basic pay notice mein likhi hoti hai (kvsangathan.nic.in, navodaya.gov.in). Rajya apne scale se dete hain, aur private school aksar kaafi kam; teacheron ka hamara estimate har page par hai, sabka ek saath.",
    ) +
    p(
      `Posts: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("mathematics-teacher", "Mathematics Teacher")}, ${to("english-teacher", "English Teacher")}.`,
    ),
  hindi:
    p("केंद्रीय या नवोदय विद्यालय केंद्र के pay level से देता है, पूरे भारत में एक जैसा, DA और HRA के साथ:") +
    ul([
      `${strong("Class 1 से 5 (PRT)")}: Level 6; D.El.Ed और CTET Paper 1 चाहिए, BEd अब नहीं चलता (सुप्रीम कोर्ट, 2023)।`,
      `${strong("Class 6 से 10 (TGT)")}: Level 7; विषय की डिग्री, BEd, और Class 8 तक CTET Paper 2.`,
      `${strong("Class 11 और 12 (PGT)")}: Level 8.`,
    ]) +
    p(
      "हर level की पहली basic pay नोटिस में लिखी होती है (kvsangathan.nic.in, navodaya.gov.in)। राज्य अपने scale से देते हैं, और प्राइवेट स्कूल अक्सर काफ़ी कम; शिक्षकों का हमारा अनुमान हर पेज पर है, सबका एक साथ।",
    ) +
    p(
      `पद: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("mathematics-teacher", "Mathematics Teacher")}, ${to("english-teacher", "English Teacher")}।`,
    ),
};

export const NURSING_OFFICER_OF_AIIMS: Wording = {
  english:
    p(`${strong("Yes, also with a GNM.")} AIIMS takes its nursing officers by NORCET (aiimsexams.ac.in).`) +
    ul([
      `${strong("Who")}: BSc Nursing, or GNM with two years of work in a hospital of at least fifty beds; both with registration at a State nursing council. The years count from registration: have the hospital write them.`,
      `${strong("Age")}: 18 to 30 by the notices so far, with years more by the rules for OBC, SC and ST.`,
      `${strong("If the age is past")}: nursing posts of your State, of ESIC and of the National Health Mission, whose limits are often higher; a Post Basic BSc opens teaching and senior posts.`,
    ]) +
    p(`The record: ${to("registered-nurse", "Registered Nurse")}.`),
  hinglish:
    p(`${strong("Haan, GNM se bhi.")} AIIMS apne nursing officer NORCET se leta hai (aiimsexams.ac.in).`) +
    ul([
      `${strong("Kaun")}: BSc Nursing, ya GNM ke saath kam se kam pachaas bed wale hospital mein do saal ka kaam; dono mein State nursing council ka registration. Saal registration ke baad se gine jaate hain: hospital se likhwa lijiye.`,
      `${strong("Umar")}: ab tak ke notice se 18 se 30, OBC, SC aur ST ko niyam se kuch saal zyada.`,
      `${strong("Umar nikal gayi ho")}: aapke rajya, ESIC aur National Health Mission ki nursing posts, jinki seema aksar zyada hai; Post Basic BSc se padhane aur senior posts ka raasta.`,
    ]) +
    p(`Record: ${to("registered-nurse", "Registered Nurse")}.`),
  hindi:
    p(`${strong("हाँ, GNM से भी।")} AIIMS अपने nursing officer NORCET से लेता है (aiimsexams.ac.in)।`) +
    ul([
      `${strong("कौन")}: BSc Nursing, या GNM के साथ कम से कम पचास बेड वाले अस्पताल में दो साल का काम; दोनों में State nursing council का registration। साल registration के बाद से गिने जाते हैं: अस्पताल से लिखवा लीजिए।`,
      `${strong("उम्र")}: अब तक के नोटिस से 18 से 30, OBC, SC और ST को नियम से कुछ साल ज़्यादा।`,
      `${strong("उम्र निकल गई हो")}: आपके राज्य, ESIC और National Health Mission के नर्सिंग पद, जिनकी सीमा अक्सर ज़्यादा है; Post Basic BSc से पढ़ाने और सीनियर पदों का रास्ता।`,
    ]) +
    p(`रिकॉर्ड: ${to("registered-nurse", "Registered Nurse")}।`),
};

export const ENGINEER_AND_COLOURS: Wording = {
  english:
    p(`${strong("Yes: engineering is open, nearly all of it.")} Colleges do not test colours.`) +
    ul([
      `${strong("Ask first")}: IITs have shut mining, petroleum, geology and geophysics to colour-blind candidates (this year's JoSAA rules); in electrical work, how wires are told apart.`,
      `${strong("Without a test")}: computers, civil and most mechanical work.`,
      `${strong("Where colours are tested")}: pilots, engine drivers and station staff, the deck and mostly the engine room of ships, many entries of the forces and the police. Printing, textiles and some laboratory work need good colours too.`,
    ]) +
    p("An eye doctor can say how strong it is; many have only a little of it."),
  hinglish:
    p(`${strong("Haan: engineering khuli hai, lagbhag poori.")} College rang ki jaanch nahi karte.`) +
    ul([
      `${strong("Pehle poochiye")}: IIT mein mining, petroleum, geology aur geophysics colour blind ke liye band rahe hain (is saal ke JoSAA niyam); electrical kaam mein, taar kaise pehchante hain.`,
      `${strong("Bina jaanch")}: computer, civil aur zyadatar mechanical kaam.`,
      `${strong("Jahan rang jaanche jaate hain")}: pilot, train driver aur station staff, jahaz ka deck aur zyadatar engine room, sena aur police ki bahut si entry. Printing, textile aur kuch lab ke kaam mein bhi rang theek chahiye.`,
    ]) +
    p("Aankh ka doctor bata sakta hai ki kami kitni hai; bahut logon mein thodi hi hoti hai."),
  hindi:
    p(`${strong("हाँ: इंजीनियरिंग खुली है, लगभग पूरी।")} कॉलेज रंग की जाँच नहीं करते।`) +
    ul([
      `${strong("पहले पूछिए")}: IIT में mining, petroleum, geology और geophysics कलर ब्लाइंड के लिए बंद रहे हैं (इस साल के JoSAA नियम); इलेक्ट्रिकल काम में, तार कैसे पहचानते हैं।`,
      `${strong("बिना जाँच")}: कंप्यूटर, सिविल और ज़्यादातर मैकेनिकल काम।`,
      `${strong("जहाँ रंग जाँचे जाते हैं")}: पायलट, ट्रेन ड्राइवर और स्टेशन स्टाफ़, जहाज़ का डेक और ज़्यादातर इंजन रूम, सेना और पुलिस की बहुत सी एंट्री। प्रिंटिंग, टेक्सटाइल और कुछ लैब के काम में भी रंग ठीक चाहिए।`,
    ]) +
    p("आँख का डॉक्टर बता सकता है कि कमी कितनी है; बहुत लोगों में थोड़ी ही होती है।"),
};

export const A_TRADE_IN_GERMANY: Wording = {
  english:
    p("It can be done, in this order, and takes a year or two:") +
    ul([
      `${strong("Recognition")}: have the ITI or diploma, mostly one of two years, compared with the German trade (anerkennung-in-deutschland.de).`,
      `${strong("The language")}: German to about B1 for most trades; without it firms seldom write.`,
      `${strong("A contract, then the visa")}: the visa for skilled work follows a written offer (make-it-in-germany.com, by the German government).`,
      `${strong("Agents")}: only those registered at emigrate.gov.in; pay nobody for a promise.`,
    ]) +
    p(
      "What it pays there I do not know: the catalogue has pay in India only. The Gulf asks for no language, but for years of practice and a trade test.",
    ),
  hinglish:
    p("Ho sakta hai, is kram mein, aur ek-do saal lagte hain:") +
    ul([
      `${strong("Manyata")}: ITI ya diploma (zyadatar do saal wala) German trade se milwaiye (anerkennung-in-deutschland.de).`,
      `${strong("Bhasha")}: zyadatar trade mein German lagbhag B1 tak; uske bina company kam hi likhti hai.`,
      `${strong("Pehle contract, phir visa")}: skilled work ka visa likhit offer ke baad milta hai (make-it-in-germany.com, German sarkar ki site).`,
      `${strong("Agent")}: sirf emigrate.gov.in par registered; vaade ke paise kisi ko mat dijiye.`,
    ]) +
    p(
      "Wahan kitni kamai hai, mujhe nahi pata: catalogue mein sirf India ki hai. Gulf bhasha nahi, par kaam ke saal aur trade test maangta hai.",
    ),
  hindi:
    p("हो सकता है, इस क्रम में, और एक-दो साल लगते हैं:") +
    ul([
      `${strong("मान्यता")}: ITI या डिप्लोमा (ज़्यादातर दो साल वाला) जर्मन ट्रेड से मिलवाइए (anerkennung-in-deutschland.de)।`,
      `${strong("भाषा")}: ज़्यादातर ट्रेड में जर्मन लगभग B1 तक; उसके बिना कंपनी कम ही लिखती है।`,
      `${strong("पहले contract, फिर visa")}: skilled work का visa लिखित offer के बाद मिलता है (make-it-in-germany.com, जर्मन सरकार की साइट)।`,
      `${strong("Agent")}: सिर्फ़ emigrate.gov.in पर registered; वादे के पैसे किसी को मत दीजिए।`,
    ]) +
    p("वहाँ कितनी कमाई है, मुझे नहीं पता: कैटलॉग में सिर्फ़ भारत की है। खाड़ी भाषा नहीं, पर काम के साल और trade test माँगती है।"),
};

export const DAY_WORK_AFTER_CALLS: Wording = {
  english:
    p(
      "Years of nights wear anybody down, and to want days is reason enough. With a degree and years on the phone in good English these are near:",
    ) +
    ul([
      `${strong("By day in the same trade")}: customer success and support for Indian customers, quality analyst, trainer, team lead: ${to("customer-service-representative", "Customer Service Representative")}, ${to("customer-success-manager", "Customer Success Manager")}.`,
      `${strong("With people")}: ${to("hr-executive", "HR Executive")}, ${to("recruiter", "Recruiter")}, front desk of a hotel or hospital, inside sales, bank and insurance relations.`,
      `${strong("By examination")}: SSC CGL, IBPS Clerk and PO, and your State's posts take any degree, up to an age that each notice names.`,
    ]) +
    p(
      "Look while you still earn: two applications a week and one skill that shows (Excel, a CRM, recruiting). Ask the firm for a day process first; that is the shortest way.",
    ),
  hinglish:
    p(
      "Saalon ki raat ki shift kisi ko bhi thaka deti hai, aur din ka kaam chahna kaafi wajah hai. Degree aur achhi English mein phone par saalon ke kaam ke saath ye paas hain:",
    ) +
    ul([
      `${strong("Isi kaam mein din ko")}: India ke graahakon ka support, customer success, quality analyst, trainer, team lead: ${to("customer-service-representative", "Customer Service Representative")}, ${to("customer-success-manager", "Customer Success Manager")}.`,
      `${strong("Logon ke saath")}: ${to("hr-executive", "HR Executive")}, ${to("recruiter", "Recruiter")}, hotel ya hospital ka front desk, inside sales, bank aur insurance.`,
      `${strong("Exam se")}: SSC CGL, IBPS Clerk aur PO, aur aapke rajya ki posts koi bhi degree leti hain, har notice ki umar tak.`,
    ]) +
    p(
      "Kamate hue dhoondhiye: hafte mein do application aur ek dikhne wala hunar (Excel, CRM, recruiting). Pehle apni company se din ki process maangiye; sabse chhota raasta wahi hai.",
    ),
  hindi:
    p("सालों की रात की शिफ़्ट किसी को भी थका देती है, और दिन का काम चाहना काफ़ी वजह है। डिग्री और अच्छी अंग्रेज़ी में फ़ोन पर सालों के काम के साथ ये पास हैं:") +
    ul([
      `${strong("इसी काम में दिन को")}: भारत के ग्राहकों का सपोर्ट, customer success, quality analyst, trainer, team lead: ${to("customer-service-representative", "Customer Service Representative")}, ${to("customer-success-manager", "Customer Success Manager")}.`,
      `${strong("लोगों के साथ")}: ${to("hr-executive", "HR Executive")}, ${to("recruiter", "Recruiter")}, होटल या अस्पताल का फ़्रंट डेस्क, inside sales, बैंक और बीमा।`,
      `${strong("परीक्षा से")}: SSC CGL, IBPS Clerk और PO, और आपके राज्य के पद कोई भी डिग्री लेते हैं, हर नोटिस की उम्र तक।`,
    ]) +
    p(
      "कमाते हुए ढूँढिए: हफ़्ते में दो आवेदन और एक दिखने वाला हुनर (Excel, CRM, recruiting)। पहले अपनी कंपनी से दिन की process माँगिए; सबसे छोटा रास्ता वही है।",
    ),
};

export const INTO_A_POLYTECHNIC: Wording = {
  english:
    p(
      `${strong("Mostly yes: a pass in Class 10 with maths and science is what the first year asks for")}, in most States about a third of the marks.`,
    ) +
    ul([
      `${strong("The seat")} is given by your State's own test or by its merit list, and not by that line: a Government college and a wanted branch, such as computers, take far more.`,
      `${strong("So")}: fill in the State's form in time, list many colleges and branches, and look at the last round of the year before on the counselling page.`,
      `${strong("If it does not come this year")}: an ITI of two years leads into the second year of the diploma in most States.`,
    ]) +
    p(`Where it leads: ${link("/careers?education=Diploma", "careers by diploma")}.`),
  hinglish:
    p(
      `${strong("Zyadatar haan: pehle saal ke liye maths aur science ke saath Class 10 paas hona chahiye")}, zyadatar rajyon mein lagbhag ek tihai marks.`,
    ) +
    ul([
      `${strong("Seat")} rajya ke apne test ya merit list se milti hai, us had se nahi: sarkari college aur pasandida branch, jaise computer, mein kaafi zyada chahiye.`,
      `${strong("Isliye")}: rajya ka form samay par bhariye, bahut se college aur branch likhiye, aur pichhle saal ka aakhri round counselling page par dekhiye.`,
      `${strong("Is saal na mile")}: do saal ki ITI se zyadatar rajyon mein diploma ke doosre saal mein ja sakte hain.`,
    ]) +
    p(`Aage: ${link("/careers?education=Diploma", "careers by diploma")}.`),
  hindi:
    p(`${strong("ज़्यादातर हाँ: पहले साल के लिए मैथ्स और साइंस के साथ Class 10 पास होना चाहिए")}, ज़्यादातर राज्यों में लगभग एक तिहाई नंबर।`) +
    ul([
      `${strong("सीट")} राज्य के अपने टेस्ट या मेरिट लिस्ट से मिलती है, उस हद से नहीं: सरकारी कॉलेज और पसंदीदा ब्रांच, जैसे कंप्यूटर, में काफ़ी ज़्यादा चाहिए।`,
      `${strong("इसलिए")}: राज्य का फ़ॉर्म समय पर भरिए, बहुत से कॉलेज और ब्रांच लिखिए, और पिछले साल का आख़िरी राउंड counselling पेज पर देखिए।`,
      `${strong("इस साल न मिले")}: दो साल की ITI से ज़्यादातर राज्यों में डिप्लोमा के दूसरे साल में जा सकते हैं।`,
    ]) +
    p(`आगे: ${link("/careers?education=Diploma", "careers by diploma")}.`),
};

export const JEE_AND_NIT_WITH_FEW_MARKS: Wording = {
  english:
    p(
      `${strong("JEE Main may be sat with any pass in Class 12 with physics and maths; a seat at an NIT, an IIIT or an IIT asks for more")}: three quarters of the marks (two thirds or a little less for SC and ST), or the best fifth of the own board.`,
    ) +
    ul([
      `${strong("So for an NIT")}: the board's improvement examination next year, beside JEE Main.`,
      `${strong("Without it")}: State and private colleges, whose BTech asks for about half in the subjects (less for reserved categories), by the State's CET or the JEE Main score.`,
      `${strong("Below half")}: a polytechnic diploma, then the second year of BTech; or BCA and BSc, which many universities give with a pass.`,
    ]) +
    p("This year's rule stands at josaa.nic.in and jeemain.nta.nic.in."),
  hinglish:
    p(
      `${strong("JEE Main physics aur maths wali Class 12 paas hokar de sakte hain; NIT, IIIT ya IIT ki seat zyada maangti hai")}: teen chauthai marks (SC aur ST ko kam), ya apne board ke sabse achhe paanchve hisse mein hona.`,
    ) +
    ul([
      `${strong("NIT ke liye")}: agle saal board ka improvement exam, JEE Main ke saath.`,
      `${strong("Uske bina")}: rajya aur private college, jinka BTech in subjects mein lagbhag aadhe marks maangta hai (reserved category ko kam), rajya ke CET ya JEE Main ke score se.`,
      `${strong("Aadhe se kam ho")}: polytechnic diploma, phir BTech ka doosra saal; ya BCA aur BSc, jo bahut si universities paas hone par deti hain.`,
    ]) +
    p("Is saal ka niyam josaa.nic.in aur jeemain.nta.nic.in par hai."),
  hindi:
    p(
      `${strong("JEE Main फ़िज़िक्स और मैथ्स वाली Class 12 पास होकर दे सकते हैं; NIT, IIIT या IIT की सीट ज़्यादा माँगती है")}: तीन चौथाई नंबर (SC और ST को कम), या अपने बोर्ड के सबसे अच्छे पाँचवें हिस्से में होना।`,
    ) +
    ul([
      `${strong("NIT के लिए")}: अगले साल बोर्ड की improvement परीक्षा, JEE Main के साथ।`,
      `${strong("उसके बिना")}: राज्य और प्राइवेट कॉलेज, जिनका BTech इन विषयों में लगभग आधे नंबर माँगता है (आरक्षित वर्ग को कम), राज्य के CET या JEE Main के score से।`,
      `${strong("आधे से कम हों")}: पॉलिटेक्निक डिप्लोमा, फिर BTech का दूसरा साल; या BCA और BSc, जो बहुत सी यूनिवर्सिटी पास होने पर देती हैं।`,
    ]) +
    p("इस साल का नियम josaa.nic.in और jeemain.nta.nic.in पर है।"),
};

export const TEACHERS_OF_BIHAR: Wording = {
  english:
    p("By the notices of the BPSC's teacher recruitment (TRE) so far it goes by the class:") +
    ul([
      `${strong("Classes 1 to 5")}: D.El.Ed and CTET Paper 1.`,
      `${strong("Classes 6 to 8")}: a degree, BEd or D.El.Ed, and CTET Paper 2.`,
      `${strong("Classes 9 and 10")}: a degree in the subject, BEd, and Bihar's own STET Paper 1.`,
      `${strong("Classes 11 and 12")}: a master's degree in the subject, BEd, and STET Paper 2.`,
    ]) +
    p(
      `Bihar holds no State TET of its own for Classes 1 to 8 any more, by reports of 2026; a BTET passed earlier was taken too. Read this round's notice: bpsc.bihar.gov.in. The posts: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("mathematics-teacher", "Mathematics Teacher")}.`,
    ),
  hinglish:
    p("BPSC ki teacher bharti (TRE) ke ab tak ke notice mein yeh class par hai:") +
    ul([
      `${strong("Class 1 se 5")}: D.El.Ed aur CTET Paper 1.`,
      `${strong("Class 6 se 8")}: degree, BEd ya D.El.Ed, aur CTET Paper 2.`,
      `${strong("Class 9 aur 10")}: subject ki degree, BEd, aur Bihar ka apna STET Paper 1.`,
      `${strong("Class 11 aur 12")}: subject ki master's degree, BEd, aur STET Paper 2.`,
    ]) +
    p(
      `Class 1 se 8 ke liye Bihar ab apna State TET nahi karata (2026 ki khabrein); pehle paas ki hui BTET bhi maani gayi. Is baar ka notice padhiye: bpsc.bihar.gov.in. Posts: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("mathematics-teacher", "Mathematics Teacher")}.`,
    ),
  hindi:
    p("BPSC की शिक्षक भर्ती (TRE) के अब तक के नोटिस में यह क्लास पर है:") +
    ul([
      `${strong("Class 1 से 5")}: D.El.Ed और CTET Paper 1.`,
      `${strong("Class 6 से 8")}: डिग्री, BEd या D.El.Ed, और CTET Paper 2.`,
      `${strong("Class 9 और 10")}: विषय की डिग्री, BEd, और बिहार का अपना STET Paper 1.`,
      `${strong("Class 11 और 12")}: विषय की master's डिग्री, BEd, और STET Paper 2.`,
    ]) +
    p(
      `Class 1 से 8 के लिए बिहार अब अपना State TET नहीं कराता (2026 की ख़बरें); पहले पास की हुई BTET भी मानी गई। इस बार का नोटिस पढ़िए: bpsc.bihar.gov.in. पद: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("mathematics-teacher", "Mathematics Teacher")}.`,
    ),
};

export const WORK_THAT_MOVES: Wording = {
  english:
    p("Look for work whose paper counts in every State, or that goes in a bag. Four kinds move well with a posting:") +
    ul([
      `${strong("On a screen, from home")}: ${to("content-writer", "Content Writer")}, ${to("graphic-designer", "Graphic Designer")}, ${to("digital-marketing-specialist", "Digital Marketing Specialist")}, accounts by Tally, online tuition.`,
      `${strong("Asked for everywhere")}: ${to("registered-nurse", "Registered Nurse")} and ${to("primary-school-teacher", "Primary School Teacher")}; Army Public Schools and Kendriya Vidyalayas stand in most stations and take teachers by their own tests.`,
      `${strong("A skill for neighbours")}: ${to("beautician", "Beautician")}, ${to("tailor", "Tailor")}, baking, yoga.`,
      `${strong("Posts with a transfer rule")}: banks and central offices post husband and wife near each other where they can, and do not promise it.`,
    ]) +
    p("Degrees and further study by IGNOU go on from any station. The Army Wives Welfare Association also has courses."),
  hinglish:
    p(
      "Aisa kaam dekhiye jiska kaagaz har rajya mein chale, ya jo jhole mein saath jaye. Posting ke saath chaar tarah ka kaam achha chalta hai:",
    ) +
    ul([
      `${strong("Screen par, ghar se")}: ${to("content-writer", "Content Writer")}, ${to("graphic-designer", "Graphic Designer")}, ${to("digital-marketing-specialist", "Digital Marketing Specialist")}, Tally se accounts, online tuition.`,
      `${strong("Jo har jagah chahiye")}: ${to("registered-nurse", "Registered Nurse")} aur ${to("primary-school-teacher", "Primary School Teacher")}; Army Public School aur Kendriya Vidyalaya zyadatar station par hain aur apne test se teacher lete hain.`,
      `${strong("Paas-pados ka hunar")}: ${to("beautician", "Beautician")}, ${to("tailor", "Tailor")}, baking, yoga.`,
      `${strong("Transfer ke niyam wali posts")}: bank aur Kendra ke office pati-patni ko jahan ho sake paas rakhte hain, par vaada nahi karte.`,
    ]) +
    p("IGNOU ki degree aur aage ki padhai kisi bhi station se chalti hai. Army Wives Welfare Association ke bhi course hain."),
  hindi:
    p("ऐसा काम देखिए जिसका काग़ज़ हर राज्य में चले, या जो झोले में साथ जाए। पोस्टिंग के साथ चार तरह का काम अच्छा चलता है:") +
    ul([
      `${strong("स्क्रीन पर, घर से")}: ${to("content-writer", "Content Writer")}, ${to("graphic-designer", "Graphic Designer")}, ${to("digital-marketing-specialist", "Digital Marketing Specialist")}, Tally से accounts, online tuition.`,
      `${strong("जो हर जगह चाहिए")}: ${to("registered-nurse", "Registered Nurse")} और ${to("primary-school-teacher", "Primary School Teacher")}; Army Public School और केंद्रीय विद्यालय ज़्यादातर स्टेशन पर हैं और अपने टेस्ट से शिक्षक लेते हैं।`,
      `${strong("पास-पड़ोस का हुनर")}: ${to("beautician", "Beautician")}, ${to("tailor", "Tailor")}, baking, yoga.`,
      `${strong("ट्रांसफ़र के नियम वाले पद")}: बैंक और केंद्र के दफ़्तर पति-पत्नी को जहाँ हो सके पास रखते हैं, पर वादा नहीं करते।`,
    ]) +
    p("IGNOU की डिग्री और आगे की पढ़ाई किसी भी स्टेशन से चलती है। Army Wives Welfare Association के भी कोर्स हैं।"),
};

export const SHOP_AND_DEGREE: Wording = {
  english:
    p(`${strong("Both together is common, and each helps the other.")}`) +
    ul([
      `${strong("The degree")}: BCom or BBA from IGNOU or your State's open university, by distance, or a college near by with morning classes. IGNOU admits twice a year and holds its examinations near home.`,
      `${strong("For the shop")}: Tally with GST and Excel in a few months, then the stock and the credit book on it; UPI and a page on maps; ask which goods turn fastest.`,
      `${strong("Later")}: the degree keeps SSC, bank and State posts open, and CA, CS or CMA can run beside BCom if accounts please you.`,
    ]) +
    p(`The work by its records: ${to("kirana-store-owner", "Kirana Store Owner")}, ${to("accountant", "Accountant")}.`),
  hinglish:
    p(`${strong("Dono saath mein bahut log karte hain, aur ek doosre ke kaam aate hain.")}`) +
    ul([
      `${strong("Degree")}: IGNOU ya apne rajya ki open university se BCom ya BBA, distance se, ya paas ke college mein subah ki class. IGNOU saal mein do baar admission leta hai aur exam ghar ke paas hota hai.`,
      `${strong("Dukaan ke liye")}: kuch mahinon mein GST aur Excel ke saath Tally, phir stock aur udhaar ka khaata usi par; UPI aur map par page; dekhiye kaun sa maal sabse jaldi bikta hai.`,
      `${strong("Aage")}: degree se SSC, bank aur rajya ki posts khuli rehti hain, aur accounts pasand ho to BCom ke saath CA, CS ya CMA.`,
    ]) +
    p(`Kaam ka record: ${to("kirana-store-owner", "Kirana Store Owner")}, ${to("accountant", "Accountant")}.`),
  hindi:
    p(`${strong("दोनों साथ में बहुत लोग करते हैं, और एक दूसरे के काम आते हैं।")}`) +
    ul([
      `${strong("डिग्री")}: IGNOU या अपने राज्य की open university से BCom या BBA, distance से, या पास के कॉलेज में सुबह की क्लास। IGNOU साल में दो बार दाख़िला लेता है और परीक्षा घर के पास होती है।`,
      `${strong("दुकान के लिए")}: कुछ महीनों में GST और Excel के साथ Tally, फिर stock और उधार का खाता उसी पर; UPI और map पर page; देखिए कौन सा माल सबसे जल्दी बिकता है।`,
      `${strong("आगे")}: डिग्री से SSC, बैंक और राज्य के पद खुले रहते हैं, और अकाउंट्स पसंद हो तो BCom के साथ CA, CS या CMA.`,
    ]) +
    p(`काम का रिकॉर्ड: ${to("kirana-store-owner", "Kirana Store Owner")}, ${to("accountant", "Accountant")}.`),
};

export const A_GAP_IN_THE_INTERVIEW: Wording = {
  english:
    p(
      "Say it first, in two sentences, without excuses: what it was, and what you did. Most interviewers ask only to see whether you stand by it.",
    ) +
    ul([
      `${strong("For example")}: "After BCom I cared for my father for a year and prepared for bank exams; I did not clear them, and in that time I learnt Tally and Excel, which I can show."`,
      `${strong("If nothing was learnt")}: begin a free course this week (swayam.gov.in, skillindiadigital.gov.in) and a small real task, such as the accounts of a shop. Then the gap ends today.`,
      `${strong("In the résumé")}: years are enough, no months; a line "Preparing for examinations" or "Family care" is no shame.`,
      `${strong("Never")}: invented work or a false certificate; firms check.`,
    ]) +
    p("For first posts a gap of two years closes little: accounts, banking operations, support and sales take BCom by skill."),
  hinglish:
    p(
      "Pehle khud boliye, do vaakya mein, bina bahaane: kya tha, aur aapne kya kiya. Zyadatar log sirf yeh dekhte hain ki aap usse kehte kaise hain.",
    ) +
    ul([
      `${strong("Jaise")}: "BCom ke baad ek saal papa ki dekhbhal ki aur bank exam ki taiyari; selection nahi hua, par isi samay Tally aur Excel seekha, jo main dikha sakta hoon."`,
      `${strong("Kuch na seekha ho")}: isi hafte free course shuru kijiye (swayam.gov.in, skillindiadigital.gov.in) aur ek chhota asli kaam, jaise kisi dukaan ka hisaab. Phir gap aaj khatam.`,
      `${strong("Resume mein")}: saal kaafi hain, mahine nahi; "Exam ki taiyari" ya "Parivar ki dekhbhal" ki line mein koi sharm nahi.`,
      `${strong("Kabhi nahi")}: jhootha kaam ya farzi certificate; company jaanchti hai.`,
    ]) +
    p("Pehli post ke liye do saal ka gap kam hi rokta hai: accounts, banking operations, support aur sales BCom ko hunar se lete hain."),
  hindi:
    p("पहले ख़ुद बोलिए, दो वाक्य में, बिना बहाने: क्या था, और आपने क्या किया। ज़्यादातर लोग सिर्फ़ यह देखते हैं कि आप उसे कहते कैसे हैं।") +
    ul([
      `${strong("जैसे")}: "BCom के बाद एक साल पापा की देखभाल की और बैंक परीक्षा की तैयारी; चयन नहीं हुआ, पर इसी समय Tally और Excel सीखा, जो मैं दिखा सकता हूँ।"`,
      `${strong("कुछ न सीखा हो")}: इसी हफ़्ते मुफ़्त कोर्स शुरू कीजिए (swayam.gov.in, skillindiadigital.gov.in) और एक छोटा असली काम, जैसे किसी दुकान का हिसाब। फिर gap आज ख़त्म।`,
      `${strong("रिज़्यूमे में")}: साल काफ़ी हैं, महीने नहीं; "परीक्षा की तैयारी" या "परिवार की देखभाल" की लाइन में कोई शर्म नहीं।`,
      `${strong("कभी नहीं")}: झूठा काम या फ़र्ज़ी सर्टिफ़िकेट; कंपनी जाँचती है।`,
    ]) +
    p("पहले पद के लिए दो साल का gap कम ही रोकता है: accounts, banking operations, support और sales BCom को हुनर से लेते हैं।"),
};

export const EITHER_FROM_AFAR: Wording = {
  english:
    p(
      `${strong("Yes, both.")} A degree by distance or online counts for SSC, UPSC, banks and the State like one from a campus, if the university and that very course were recognised in the year in which you joined (list: deb.ugc.ac.in).`,
    ) +
    ul([
      `${strong("Regular")} if a good college is near: teachers, friends, the library and campus recruiting.`,
      `${strong("Distance")} if you work or prepare beside it: IGNOU and State open universities cost little, and you learn alone.`,
    ]) +
    p("Not by distance: nursing, engineering, law, medicine and others that the councils keep to a campus."),
  hinglish:
    p(
      `${strong("Haan, dono.")} Distance ya online degree SSC, UPSC, bank aur rajya mein regular jaisi hi chalti hai, agar aapke join karne wale saal mein university aur wahi course manyata mein tha (list: deb.ugc.ac.in).`,
    ) +
    ul([
      `${strong("Regular")} tab, jab achha college paas ho: teacher, dost, library aur campus placement.`,
      `${strong("Distance")} tab, jab saath mein kaam ya taiyari ho: IGNOU aur rajya ki open university sasti hain, aur padhna khud hota hai.`,
    ]) +
    p("Distance se nahi: nursing, engineering, law, medicine aur jo council campus par hi maanti hai."),
  hindi:
    p(
      `${strong("हाँ, दोनों।")} Distance या online डिग्री SSC, UPSC, बैंक और राज्य में regular जैसी ही चलती है, अगर आपके join करने वाले साल में यूनिवर्सिटी और वही कोर्स मान्यता में था (सूची: deb.ugc.ac.in)।`,
    ) +
    ul([
      `${strong("Regular")} तब, जब अच्छा कॉलेज पास हो: शिक्षक, दोस्त, library और campus placement.`,
      `${strong("Distance")} तब, जब साथ में काम या तैयारी हो: IGNOU और राज्य की open university सस्ती हैं, और पढ़ना ख़ुद होता है।`,
    ]) +
    p("Distance से नहीं: नर्सिंग, इंजीनियरिंग, लॉ, मेडिसिन और जो council campus पर ही मानती है।"),
};

export const PROFESSOR_AT_AN_IIT: Wording = {
  english:
    p(`${strong("An IIT asks for a PhD")}, mostly with a first class before it, and for published research; NET is not asked.`) +
    ul([
      `${strong("Pay")}: by the central pay levels for teachers of the IITs, with dearness and house rent allowances: an assistant professor begins at Level 10 to 12, a professor stands at Level 14A. The IIT's own notice has the rupees; our estimate for professors at large covers small colleges too and is too low for an IIT.`,
      `${strong("PhD after MTech")} if you want research or teaching: four to six years on a fellowship (the Prime Minister's pays more).`,
      `${strong("Work now")} if you want industry or pay soon; some firms let you do a PhD later beside the work.`,
    ]) +
    p(`Records near it: ${to("physics-professor", "Physics Professor")}, ${to("electronics-engineer", "Electronics Engineer")}.`),
  hinglish:
    p(`${strong("IIT PhD maangta hai")}, zyadatar usse pehle first class ke saath, aur chhapa hua research; NET nahi.`) +
    ul([
      `${strong("Kamai")}: IIT teacheron ke central pay level se, DA aur HRA ke saath: assistant professor Level 10 se 12 par shuru, professor Level 14A par. Rupaye IIT ke apne notice mein hain; professor ka hamara estimate chhote college ko bhi ginta hai aur IIT ke liye kam hai.`,
      `${strong("MTech ke baad PhD")} tab, jab research ya padhana ho: chaar se chhah saal, fellowship ke saath (Prime Minister's fellowship zyada deti hai).`,
      `${strong("Abhi kaam")} tab, jab industry ya jaldi kamai chahiye; kuch company baad mein kaam ke saath PhD karne deti hain.`,
    ]) +
    p(`Paas ke record: ${to("physics-professor", "Physics Professor")}, ${to("electronics-engineer", "Electronics Engineer")}.`),
  hindi:
    p(`${strong("IIT PhD माँगता है")}, ज़्यादातर उससे पहले first class के साथ, और छपा हुआ शोध; NET नहीं।`) +
    ul([
      `${strong("कमाई")}: IIT शिक्षकों के केंद्रीय pay level से, DA और HRA के साथ: assistant professor Level 10 से 12 पर शुरू, professor Level 14A पर। रुपये IIT के अपने नोटिस में हैं; प्रोफ़ेसर का हमारा अनुमान छोटे कॉलेज को भी गिनता है और IIT के लिए कम है।`,
      `${strong("MTech के बाद PhD")} तब, जब शोध या पढ़ाना हो: चार से छह साल, fellowship के साथ (Prime Minister's fellowship ज़्यादा देती है)।`,
      `${strong("अभी काम")} तब, जब industry या जल्दी कमाई चाहिए; कुछ कंपनियाँ बाद में काम के साथ PhD करने देती हैं।`,
    ]) +
    p(`पास के रिकॉर्ड: ${to("physics-professor", "Physics Professor")}, ${to("electronics-engineer", "Electronics Engineer")}.`),
};

export const ANALYST_WITHOUT_CODE: Wording = {
  english:
    p(
      `${strong("To begin, yes.")} First posts of a ${to("data-analyst", "Data Analyst")} live on Excel, a dashboard tool (Power BI or Tableau) and clear writing; that asks for no code.`,
    ) +
    ul([
      `${strong("From BCom or arts")}: reporting (MIS), sales, finance or audit analysis, where you know what the figures mean: ${to("reporting-analyst", "Reporting Analyst")}, ${to("market-research-analyst", "Market Research Analyst")}.`,
      `${strong("Soon after")}: SQL, which reads like sentences and takes some weeks; most notices name it. Python later, for better posts.`,
      `${strong("What opens the door")}: two dashboards of your own from open figures (data.gov.in), to show.`,
    ]),
  hinglish:
    p(
      `${strong("Shuru karne ke liye haan.")} ${to("data-analyst", "Data Analyst")} ki pehli posts Excel, dashboard tool (Power BI ya Tableau) aur saaf likhne par chalti hain; isme code nahi.`,
    ) +
    ul([
      `${strong("BCom ya arts se")}: reporting (MIS), sales, finance ya audit ka analysis, jahan aap figures ka matlab jaante hain: ${to("reporting-analyst", "Reporting Analyst")}, ${to("market-research-analyst", "Market Research Analyst")}.`,
      `${strong("Jaldi baad")}: SQL, jo vaakya jaisa padha jaata hai aur kuch hafte leta hai; zyadatar notice mein likha hota hai. Python baad mein, behtar posts ke liye.`,
      `${strong("Darwaza kya kholta hai")}: khule figures (data.gov.in) se apne do dashboard, dikhane ke liye.`,
    ]),
  hindi:
    p(
      `${strong("शुरू करने के लिए हाँ।")} ${to("data-analyst", "Data Analyst")} के पहले पद Excel, dashboard tool (Power BI या Tableau) और साफ़ लिखने पर चलते हैं; इसमें कोड नहीं।`,
    ) +
    ul([
      `${strong("BCom या आर्ट्स से")}: reporting (MIS), sales, finance या audit का analysis, जहाँ आप आँकड़ों का मतलब जानते हैं: ${to("reporting-analyst", "Reporting Analyst")}, ${to("market-research-analyst", "Market Research Analyst")}.`,
      `${strong("जल्दी बाद")}: SQL, जो वाक्य जैसा पढ़ा जाता है और कुछ हफ़्ते लेता है; ज़्यादातर नोटिस में लिखा होता है। Python बाद में, बेहतर पदों के लिए।`,
      `${strong("दरवाज़ा क्या खोलता है")}: खुले आँकड़ों (data.gov.in) से अपने दो dashboard, दिखाने के लिए।`,
    ]),
};

export const NEITHER_SCREEN_NOR_STRAIN: Wording = {
  english:
    p("Yes: work with people or things at hand, mostly on your feet a little and seated a little:") +
    ul([
      `${strong("Teaching and advising")}: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("school-counsellor", "School Counsellor")}, ${to("dietitian", "Dietitian")}.`,
      `${strong("Care in a clinic")}: ${to("optometrist", "Optometrist")}, ${to("audiologist", "Audiologist")}, ${to("pharmacist", "Pharmacist")}, ${to("dentist", "Dentist")}.`,
      `${strong("With guests and clients")}: ${to("tourist-guide", "Tourist Guide")}, ${to("hotel-receptionist", "Hotel Receptionist")}, insurance and bank advising, ${to("civil-lawyer", "Civil Lawyer")}.`,
      `${strong("With the hands, lightly")}: ${to("tailor", "Tailor")}, ${to("jewellery-designer", "Jewellery Designer")}, ${to("beautician", "Beautician")}.`,
    ]) +
    p("A computer comes in for an hour or so a day nearly everywhere. Tell me a subject or a liking, and I choose among them."),
  hinglish:
    p("Haan: logon ya haath ki cheezon ke saath kaam, thoda khade thoda baithe:") +
    ul([
      `${strong("Padhana aur salaah")}: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("school-counsellor", "School Counsellor")}, ${to("dietitian", "Dietitian")}.`,
      `${strong("Clinic mein dekhbhal")}: ${to("optometrist", "Optometrist")}, ${to("audiologist", "Audiologist")}, ${to("pharmacist", "Pharmacist")}, ${to("dentist", "Dentist")}.`,
      `${strong("Mehmaan aur client")}: ${to("tourist-guide", "Tourist Guide")}, ${to("hotel-receptionist", "Hotel Receptionist")}, insurance aur bank ki salaah, ${to("civil-lawyer", "Civil Lawyer")}.`,
      `${strong("Haath se, halka")}: ${to("tailor", "Tailor")}, ${to("jewellery-designer", "Jewellery Designer")}, ${to("beautician", "Beautician")}.`,
    ]) +
    p("Computer din mein ek-do ghante lagbhag har jagah aata hai. Koi subject ya pasand bataiye, main inme se chunungi."),
  hindi:
    p("हाँ: लोगों या हाथ की चीज़ों के साथ काम, थोड़ा खड़े थोड़ा बैठे:") +
    ul([
      `${strong("पढ़ाना और सलाह")}: ${to("primary-school-teacher", "Primary School Teacher")}, ${to("school-counsellor", "School Counsellor")}, ${to("dietitian", "Dietitian")}.`,
      `${strong("क्लिनिक में देखभाल")}: ${to("optometrist", "Optometrist")}, ${to("audiologist", "Audiologist")}, ${to("pharmacist", "Pharmacist")}, ${to("dentist", "Dentist")}.`,
      `${strong("मेहमान और क्लाइंट")}: ${to("tourist-guide", "Tourist Guide")}, ${to("hotel-receptionist", "Hotel Receptionist")}, बीमा और बैंक की सलाह, ${to("civil-lawyer", "Civil Lawyer")}.`,
      `${strong("हाथ से, हल्का")}: ${to("tailor", "Tailor")}, ${to("jewellery-designer", "Jewellery Designer")}, ${to("beautician", "Beautician")}.`,
    ]) +
    p("कंप्यूटर दिन में एक-दो घंटे लगभग हर जगह आता है। कोई विषय या पसंद बताइए, मैं इनमें से चुनूँगी।"),
};

export const EXAMS_AFTER_BED: Wording = {
  english:
    p(
      "With a BEd you teach Classes 6 to 12; for Classes 1 to 5 of Government schools it no longer serves (Supreme Court, 2023), there the D.El.Ed is asked.",
    ) +
    ul([
      `${strong("Classes 6 to 8")}: CTET Paper 2 or your State's TET, then the recruitment of the State, KVS or NVS.`,
      `${strong("Classes 9 and 10 (TGT)")}: a degree in the subject and the BEd, then that recruitment; some States ask for a test of their own, such as STET or HTET.`,
      `${strong("Classes 11 and 12 (PGT)")}: a master's degree in the subject and the BEd, then the recruitment for lecturers.`,
    ]) +
    p(
      `CTET stands at ctet.nic.in, and your State's recruitment on its board's page. The posts: ${to("mathematics-teacher", "Mathematics Teacher")}, ${to("english-teacher", "English Teacher")}.`,
    ),
  hinglish:
    p(
      "BEd se Class 6 se 12 padhate hain; sarkari school ki Class 1 se 5 ke liye ab BEd nahi chalta (Supreme Court, 2023), wahan D.El.Ed chahiye.",
    ) +
    ul([
      `${strong("Class 6 se 8")}: CTET Paper 2 ya rajya ka TET, phir rajya, KVS ya NVS ki bharti.`,
      `${strong("Class 9 aur 10 (TGT)")}: subject ki degree aur BEd, phir wahi bharti; kuch rajya apna test maangte hain, jaise STET ya HTET.`,
      `${strong("Class 11 aur 12 (PGT)")}: subject ki master's degree aur BEd, phir lecturer ki bharti.`,
    ]) +
    p(
      `CTET ctet.nic.in par hai, aur rajya ki bharti uske board ke page par. Posts: ${to("mathematics-teacher", "Mathematics Teacher")}, ${to("english-teacher", "English Teacher")}.`,
    ),
  hindi:
    p("BEd से Class 6 से 12 पढ़ाते हैं; सरकारी स्कूल की Class 1 से 5 के लिए अब BEd नहीं चलता (सुप्रीम कोर्ट, 2023), वहाँ D.El.Ed चाहिए।") +
    ul([
      `${strong("Class 6 से 8")}: CTET Paper 2 या राज्य का TET, फिर राज्य, KVS या NVS की भर्ती।`,
      `${strong("Class 9 और 10 (TGT)")}: विषय की डिग्री और BEd, फिर वही भर्ती; कुछ राज्य अपना टेस्ट माँगते हैं, जैसे STET या HTET.`,
      `${strong("Class 11 और 12 (PGT)")}: विषय की master's डिग्री और BEd, फिर lecturer की भर्ती।`,
    ]) +
    p(
      `CTET ctet.nic.in पर है, और राज्य की भर्ती उसके बोर्ड के पेज पर। पद: ${to("mathematics-teacher", "Mathematics Teacher")}, ${to("english-teacher", "English Teacher")}.`,
    ),
};

export const FIRST_INTERNSHIP: Wording = {
  english:
    p("Make one small thing first; it takes three or four weeks, and it is what you show:") +
    ul([
      `${strong("Build")}: a website for a shop near by, a sensor on a board, a bridge in a design tool, an analysis of open figures (data.gov.in). Put it where a link shows it.`,
      `${strong("Learn the one missing piece")} free at nptel.ac.in or swayam.gov.in, with its certificate.`,
      `${strong("Ask")}: your own professors (they have small research work), seniors, the AICTE portal (internship.aicte-india.org), summer programmes of IITs, IISc and ISRO, and firms in your town by a short letter.`,
    ]) +
    p("Never pay for an internship. A page is enough for the résumé: the project, two skills, marks."),
  hinglish:
    p("Pehle ek chhoti cheez banaiye; teen-chaar hafte lagte hain, aur wahi dikhana hai:") +
    ul([
      `${strong("Banaiye")}: paas ki dukaan ki website, board par sensor, design tool mein pul, khule figures ka analysis (data.gov.in). Aisi jagah rakhiye jahan link se dikhe.`,
      `${strong("Jo ek cheez nahi aati")}, use nptel.ac.in ya swayam.gov.in par free seekhiye, certificate ke saath.`,
      `${strong("Poochiye")}: apne professor (unke paas chhota research kaam hota hai), senior, AICTE ka portal (internship.aicte-india.org), IIT, IISc aur ISRO ke summer programme, aur apne sheher ki company ko chhoti chitthi.`,
    ]) +
    p("Internship ke paise kabhi mat dijiye. Resume ek page ka kaafi hai: project, do skill, marks."),
  hindi:
    p("पहले एक छोटी चीज़ बनाइए; तीन-चार हफ़्ते लगते हैं, और वही दिखाना है:") +
    ul([
      `${strong("बनाइए")}: पास की दुकान की website, board पर sensor, design tool में पुल, खुले आँकड़ों का analysis (data.gov.in)। ऐसी जगह रखिए जहाँ link से दिखे।`,
      `${strong("जो एक चीज़ नहीं आती")}, उसे nptel.ac.in या swayam.gov.in पर मुफ़्त सीखिए, सर्टिफ़िकेट के साथ।`,
      `${strong("पूछिए")}: अपने प्रोफ़ेसर (उनके पास छोटा शोध का काम होता है), सीनियर, AICTE का portal (internship.aicte-india.org), IIT, IISc और ISRO के summer programme, और अपने शहर की कंपनी को छोटी चिट्ठी।`,
    ]) +
    p("Internship के पैसे कभी मत दीजिए। रिज़्यूमे एक पेज का काफ़ी है: project, दो skill, नंबर।"),
};

export const MARKS_FOR_CA: Wording = {
  english:
    p(
      `${strong("A pass in Class 12, of any stream, is enough for CA Foundation")}: the institute asks for no share of the marks, and there is no college that chooses.`,
    ) +
    ul([
      `${strong("With a degree")} one may enter at CA Intermediate without the Foundation: a commerce degree with fifty-five per cent, others with sixty.`,
      `${strong("What counts")}: each paper with two fifths of the marks and all together with half.`,
    ]) +
    p(`Read the rule at icai.org. The record: ${to("chartered-accountant", "Chartered Accountant")}.`),
  hinglish:
    p(
      `${strong("CA Foundation ke liye kisi bhi stream se Class 12 paas hona kaafi hai")}: institute koi percent nahi maangta, aur koi college chunta nahi.`,
    ) +
    ul([
      `${strong("Degree ke baad")} Foundation ke bina CA Intermediate mein ja sakte hain: commerce ki degree pachpan pratishat se, doosri saath se.`,
      `${strong("Kya chahiye")}: har paper mein do paanchve hisse marks aur sab milakar aadhe.`,
    ]) +
    p(`Niyam icai.org par padhiye. Record: ${to("chartered-accountant", "Chartered Accountant")}.`),
  hindi:
    p(`${strong("CA Foundation के लिए किसी भी स्ट्रीम से Class 12 पास होना काफ़ी है")}: institute कोई प्रतिशत नहीं माँगता, और कोई कॉलेज चुनता नहीं।`) +
    ul([
      `${strong("डिग्री के बाद")} Foundation के बिना CA Intermediate में जा सकते हैं: कॉमर्स की डिग्री पचपन प्रतिशत से, दूसरी साठ से।`,
      `${strong("क्या चाहिए")}: हर पेपर में दो पाँचवें हिस्से नंबर और सब मिलाकर आधे।`,
    ]) +
    p(`नियम icai.org पर पढ़िए। रिकॉर्ड: ${to("chartered-accountant", "Chartered Accountant")}.`),
};
