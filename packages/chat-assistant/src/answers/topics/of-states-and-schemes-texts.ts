import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const UP_POSTS = `${to("patwari", "Patwari")}, ${to("office-assistant", "Office Assistant")}`;
export const PET_OF_UP: Wording = {
  english:
    p(
      `${strong("PET")} is the Preliminary Eligibility Test of UPSSSC, Uttar Pradesh's commission for junior posts: the first stage for its Group C posts, such as lekhpal and junior assistant. It gives no post by itself.`,
    ) +
    ul([
      `${strong("Who")}: Class 10 passed, by the notices so far from 18 to 40, with more years for reserved categories; the post asks for its own schooling, mostly Class 12.`,
      `${strong("How often")}: held about once a year. By the rule of 2025 a score counts for three years, so one need not sit each year, and may to better it.`,
      `${strong("Then")}: the main examination of each post, for which so many are called by PET score. Notices: upsssc.gov.in.`,
    ]) +
    p(`Where it leads: ${UP_POSTS}.`),
  hinglish:
    p(
      `${strong("PET")}: UPSSSC (Uttar Pradesh ka junior posts ka aayog) ka Preliminary Eligibility Test, uski Group C posts, jaise lekhpal aur junior assistant, ka pehla charan. Akele isse naukri nahi milti.`,
    ) +
    ul([
      `${strong("Kaun")}: Class 10 pass, ab tak ke notice mein 18 se 40 saal, reserved category ko zyada; post apni padhai alag maangti hai, zyadatar Class 12.`,
      `${strong("Kitni baar")}: lagbhag saal mein ek baar hota hai. 2025 ke niyam se score teen saal chalta hai, isliye har saal dena zaroori nahi, par sudharne ke liye de sakte hain.`,
      `${strong("Phir")}: har post ka main exam, jiske liye PET ke score se bulate hain. Notice: upsssc.gov.in.`,
    ]) +
    p(`Aage: ${UP_POSTS}.`),
  hindi:
    p(
      `${strong("PET")}: UPSSSC (उत्तर प्रदेश का जूनियर पदों का आयोग) का Preliminary Eligibility Test, उसके Group C पदों, जैसे लेखपाल और जूनियर असिस्टेंट, का पहला चरण। अकेले इससे नौकरी नहीं मिलती।`,
    ) +
    ul([
      `${strong("कौन")}: Class 10 पास, अब तक के नोटिस में 18 से 40 साल, आरक्षित वर्ग को ज़्यादा; पद अपनी पढ़ाई अलग माँगता है, ज़्यादातर Class 12।`,
      `${strong("कितनी बार")}: लगभग साल में एक बार होता है। 2025 के नियम से स्कोर तीन साल चलता है, इसलिए हर साल देना ज़रूरी नहीं, पर सुधारने के लिए दे सकते हैं।`,
      `${strong("फिर")}: हर पद की मुख्य परीक्षा, जिसके लिए PET के स्कोर से बुलाते हैं। नोटिस: upsssc.gov.in।`,
    ]) +
    p(`आगे: ${UP_POSTS}।`),
};

export const OJEE_OF_ODISHA: Wording = {
  english:
    p(`${strong("OJEE")} is Odisha's own joint entrance (ojee.nic.in):`) +
    ul([
      `${strong("After Class 12")}: BPharm, integrated MBA and some other degrees.`,
      `${strong("After a diploma or a degree")}: lateral entry to BTech and BPharm, MBA, MCA, MTech, MPharm and some MSc courses.`,
      `${strong("Not by it")}: BTech after Class 12 and BArch in Odisha go by JEE Main (its counselling is OJEE's), MBBS, BDS, BAMS and BHMS by NEET-UG.`,
    ]) +
    p("The list of courses changes a little each year: this year's notice has it."),
  hinglish:
    p(`${strong("OJEE")}: Odisha ka apna joint entrance (ojee.nic.in):`) +
    ul([
      `${strong("Class 12 ke baad")}: BPharm, integrated MBA aur kuch aur degrees.`,
      `${strong("Diploma ya degree ke baad")}: BTech aur BPharm mein lateral entry, MBA, MCA, MTech, MPharm aur kuch MSc.`,
      `${strong("Isse nahi")}: Odisha mein Class 12 ke baad BTech aur BArch JEE Main se (counselling OJEE ki), MBBS, BDS, BAMS aur BHMS NEET-UG se.`,
    ]) +
    p("Courses ki list har saal thodi badalti hai: is saal ke notice mein dekhiye."),
  hindi:
    p(`${strong("OJEE")}: ओडिशा का अपना joint entrance (ojee.nic.in):`) +
    ul([
      `${strong("Class 12 के बाद")}: BPharm, integrated MBA और कुछ और डिग्रियाँ।`,
      `${strong("डिप्लोमा या डिग्री के बाद")}: BTech और BPharm में lateral entry, MBA, MCA, MTech, MPharm और कुछ MSc।`,
      `${strong("इससे नहीं")}: ओडिशा में Class 12 के बाद BTech और BArch JEE Main से (काउंसलिंग OJEE की), MBBS, BDS, BAMS और BHMS NEET-UG से।`,
    ]) +
    p("कोर्स की लिस्ट हर साल थोड़ी बदलती है: इस साल के नोटिस में देखिए।"),
};

const GROUP_4 = `${to("patwari", "Patwari")}, ${to("office-assistant", "Office Assistant")}, ${to("stenographer", "Stenographer")}`;
export const GROUP_4_OF_TAMIL_NADU: Wording = {
  english:
    p(
      `${strong("TNPSC Group 4")} takes people after Class 10 (SSLC): village administrative officer (VAO), junior assistant, typist, steno-typist and the like.`,
    ) +
    ul([
      `${strong("Asks for")}: SSLC passed; 18 years, 21 for the VAO; typing or shorthand certificates for typists and steno-typists. Upper ages differ by community, and for many of those who have studied further there is none.`,
      `${strong("The test")}: one written paper, with a Tamil part that one must pass and that counts, general studies, and reasoning and sums. No interview.`,
      `${strong("What to read")}: the State board's books from Class 6 to 10 first, then a year's papers of TNPSC by the clock.`,
    ]) +
    p(`Notices: tnpsc.gov.in. Where it leads: ${GROUP_4}.`),
  hinglish:
    p(
      `${strong("TNPSC Group 4")} Class 10 (SSLC) ke baad leta hai: village administrative officer (VAO), junior assistant, typist, steno-typist aur aisi posts.`,
    ) +
    ul([
      `${strong("Chahiye")}: SSLC pass; 18 saal, VAO ke liye 21; typist aur steno-typist ke liye typing ya shorthand ka certificate. Upari umar samuday ke hisaab se alag hai, aur jo aage padhe hain unmein bahuton ke liye nahi hai.`,
      `${strong("Test")}: ek likhit paper, jisme Tamil ka hissa paas karna hota hai aur judta bhi hai, general studies, reasoning aur ganit. Interview nahi.`,
      `${strong("Kya padhein")}: pehle State board ki Class 6 se 10 ki kitabein, phir TNPSC ke purane paper ghadi dekhkar.`,
    ]) +
    p(`Notice: tnpsc.gov.in. Aage: ${GROUP_4}.`),
  hindi:
    p(
      `${strong("TNPSC Group 4")} Class 10 (SSLC) के बाद लेता है: village administrative officer (VAO), जूनियर असिस्टेंट, टाइपिस्ट, स्टेनो-टाइपिस्ट और ऐसे पद।`,
    ) +
    ul([
      `${strong("चाहिए")}: SSLC पास; 18 साल, VAO के लिए 21; टाइपिस्ट और स्टेनो-टाइपिस्ट के लिए टाइपिंग या शॉर्टहैंड का सर्टिफ़िकेट। ऊपरी उम्र समुदाय के हिसाब से अलग है, और जो आगे पढ़े हैं उनमें बहुतों के लिए नहीं है।`,
      `${strong("टेस्ट")}: एक लिखित पेपर, जिसमें तमिल का हिस्सा पास करना होता है और जुड़ता भी है, सामान्य अध्ययन, reasoning और गणित। इंटरव्यू नहीं।`,
      `${strong("क्या पढ़ें")}: पहले State board की Class 6 से 10 की किताबें, फिर TNPSC के पुराने पेपर घड़ी देखकर।`,
    ]) +
    p(`नोटिस: tnpsc.gov.in। आगे: ${GROUP_4}।`),
};

const BED_LEADS = `${to("middle-school-teacher", "Middle School Teacher")}, ${to("mathematics-teacher", "Mathematics Teacher")}, ${to("hindi-teacher", "Hindi Teacher")}`;
export const BED_FOR_PRIMARY: Wording = {
  english:
    p(
      `${strong("No, a BEd alone does not serve for Classes 1 to 5 of Government schools.")} The Supreme Court decided so in August 2023: primary classes ask for the D.El.Ed (BTC) or the like, and the TET for Classes 1 to 5.`,
    ) +
    ul([
      `${strong("With a BEd")}: Classes 6 to 8 with CTET or the State TET of the second level, Classes 9 and 10, and 11 and 12 with a master's degree in the subject.`,
      `${strong("To teach Classes 1 to 5")}: D.El.Ed, two years; most States take it after Class 12, Uttar Pradesh after a degree. Then the TET and the State's recruitment.`,
      `${strong("Private schools")} choose for themselves, and many take a BEd for primary classes.`,
    ]) +
    p(`Where a BEd leads: ${BED_LEADS}.`),
  hinglish:
    p(
      `${strong("Nahi, sarkari school ki Class 1 se 5 ke liye sirf BEd se nahi hota.")} Supreme Court ne August 2023 mein yeh tay kiya: primary ke liye D.El.Ed (BTC) ya uske barabar training, aur Class 1 se 5 ka TET chahiye.`,
    ) +
    ul([
      `${strong("BEd se")}: CTET ya rajya ke TET (doosra level) ke saath Class 6 se 8, Class 9 aur 10, aur us vishay mein master's degree ke saath 11 aur 12.`,
      `${strong("Class 1 se 5 ke liye")}: D.El.Ed, do saal; zyadatar rajyon mein Class 12 ke baad, Uttar Pradesh mein graduation ke baad. Phir TET aur rajya ki bharti.`,
      `${strong("Private school")} khud chunte hain, aur bahut se primary mein BEd ko lete hain.`,
    ]) +
    p(`BEd se aage: ${BED_LEADS}.`),
  hindi:
    p(
      `${strong("नहीं, सरकारी स्कूल की Class 1 से 5 के लिए सिर्फ़ BEd से नहीं होता।")} सुप्रीम कोर्ट ने अगस्त 2023 में यह तय किया: प्राइमरी के लिए D.El.Ed (BTC) या उसके बराबर ट्रेनिंग, और Class 1 से 5 का TET चाहिए।`,
    ) +
    ul([
      `${strong("BEd से")}: CTET या राज्य के TET (दूसरा लेवल) के साथ Class 6 से 8, Class 9 और 10, और उस विषय में मास्टर डिग्री के साथ 11 और 12।`,
      `${strong("Class 1 से 5 के लिए")}: D.El.Ed, दो साल; ज़्यादातर राज्यों में Class 12 के बाद, उत्तर प्रदेश में ग्रेजुएशन के बाद। फिर TET और राज्य की भर्ती।`,
      `${strong("प्राइवेट स्कूल")} ख़ुद चुनते हैं, और बहुत से प्राइमरी में BEd को लेते हैं।`,
    ]) +
    p(`BEd से आगे: ${BED_LEADS}।`),
};

const ENGINEERS = `${to("civil-engineer", "Civil Engineer")}, ${to("mechanical-engineer", "Mechanical Engineer")}, ${to("software-engineer", "Software Engineer")}`;
export const ENGINEERING_WITHOUT_JEE: Wording = {
  english:
    p(`${strong("Yes.")} JEE Main is for NITs, IIITs and some others; most engineering seats of India go otherwise:`) +
    ul([
      `${strong("Your State's own entrance")}: a State CET in Karnataka, Maharashtra, West Bengal, Kerala, Telangana and others; in Tamil Nadu the marks of Class 12 alone. Government colleges among them cost least.`,
      `${strong("Tests of universities")}: BITSAT and those of private universities; some take Class 12 marks. Look at fees and at AICTE's approval first.`,
      `${strong("By a polytechnic")}: a diploma of three years after Class 10, then the second year of BTech.`,
    ]) +
    p(`All ask for physics and maths in Class 12 or for the diploma. Where they lead: ${ENGINEERS}.`),
  hinglish:
    p(
      `${strong("Haan.")} JEE Main NIT, IIIT aur kuch aur ke liye hai; India ki zyadatar engineering seats doosre raaston se bharti hain:`,
    ) +
    ul([
      `${strong("Rajya ka apna entrance")}: Karnataka, Maharashtra, West Bengal, Kerala, Telangana aur kai rajyon mein State CET; Tamil Nadu mein sirf Class 12 ke marks. Inme sarkari college sabse saste hain.`,
      `${strong("University ke test")}: BITSAT aur private universities ke apne; kuch Class 12 ke marks se lete hain. Pehle fees aur AICTE ki manzoori dekhiye.`,
      `${strong("Polytechnic se")}: Class 10 ke baad teen saal ka diploma, phir seedhe BTech ka doosra saal.`,
    ]) +
    p(`Sab mein Class 12 ki physics aur maths, ya diploma chahiye. Aage: ${ENGINEERS}.`),
  hindi:
    p(`${strong("हाँ।")} JEE Main NIT, IIIT और कुछ और के लिए है; भारत की ज़्यादातर इंजीनियरिंग सीटें दूसरे रास्तों से भरती हैं:`) +
    ul([
      `${strong("राज्य का अपना एंट्रेंस")}: कर्नाटक, महाराष्ट्र, पश्चिम बंगाल, केरल, तेलंगाना और कई राज्यों में State CET; तमिलनाडु में सिर्फ़ Class 12 के नंबर। इनमें सरकारी कॉलेज सबसे सस्ते हैं।`,
      `${strong("यूनिवर्सिटी के टेस्ट")}: BITSAT और प्राइवेट यूनिवर्सिटी के अपने; कुछ Class 12 के नंबरों से लेते हैं। पहले फ़ीस और AICTE की मंज़ूरी देखिए।`,
      `${strong("पॉलिटेक्निक से")}: Class 10 के बाद तीन साल का डिप्लोमा, फिर सीधे BTech का दूसरा साल।`,
    ]) +
    p(`सब में Class 12 की फ़िज़िक्स और मैथ्स, या डिप्लोमा चाहिए। आगे: ${ENGINEERS}।`),
};

export const DWARFISM_AND_CIVIL_SERVICES: Wording = {
  english:
    p(
      `${strong("Yes.")} The Civil Services ask for no height, but for the police and the like within them. Dwarfism is one of the disabilities of the law of 2016, and the IAS is among the services that UPSC's notice opens to it.`,
    ) +
    ul([
      `${strong("What it gives")}: a share of the posts is kept for people with disabilities, and by the notices so far ten years more of age and more attempts.`,
      `${strong("What it needs")}: a disability certificate of forty per cent or more, made at a Government hospital (swavlambancard.gov.in), and, like all, a degree in any subject.`,
    ]) +
    p(
      `The way: ${to("ias-officer", "IAS Officer")}. Which services are open to whom stands in a table of each year's notice (upsc.gov.in).`,
    ),
  hinglish:
    p(
      `${strong("Haan.")} Civil Services mein height nahi poochte, sirf uski police jaisi seva mein. Bauna hona 2016 ke kanoon mein viklangta hai, aur UPSC ke notice mein IAS uske liye khula hai.`,
    ) +
    ul([
      `${strong("Kya milta hai")}: posts ka ek hissa viklang logon ke liye, aur ab tak ke notice mein umar mein das saal aur zyada attempt.`,
      `${strong("Kya chahiye")}: sarkari hospital ka 40 pratishat ya zyada ka disability certificate (swavlambancard.gov.in), aur sabki tarah kisi bhi vishay mein degree.`,
    ]) +
    p(
      `Raasta: ${to("ias-officer", "IAS Officer")}. Kaun si seva kiske liye khuli hai, yeh har saal ke notice ki table mein hai (upsc.gov.in).`,
    ),
  hindi:
    p(
      `${strong("हाँ।")} सिविल सेवा में लंबाई नहीं पूछते, सिर्फ़ उसकी पुलिस जैसी सेवा में। बौनापन 2016 के क़ानून में विकलांगता है, और UPSC के नोटिस में IAS उसके लिए खुला है।`,
    ) +
    ul([
      `${strong("क्या मिलता है")}: पदों का एक हिस्सा विकलांग लोगों के लिए, और अब तक के नोटिस में उम्र में दस साल और ज़्यादा प्रयास।`,
      `${strong("क्या चाहिए")}: सरकारी अस्पताल का 40 प्रतिशत या ज़्यादा का disability certificate (swavlambancard.gov.in), और सबकी तरह किसी भी विषय में डिग्री।`,
    ]) +
    p(`रास्ता: ${to("ias-officer", "IAS Officer")}। कौन सी सेवा किसके लिए खुली है, यह हर साल के नोटिस की टेबल में है (upsc.gov.in)।`),
};

const CRAFTS = `${to("tailor", "Tailor")}, ${to("carpenter", "Carpenter")}, ${to("cobbler", "Cobbler")}`;
export const VISHWAKARMA: Wording = {
  english:
    p(
      `${strong("PM Vishwakarma")} is the Government's scheme for people who already work with their hands in one of eighteen trades, among them tailor, carpenter, blacksmith, goldsmith, potter, mason, barber, washerman, cobbler and weaver of baskets.`,
    ) +
    ul([
      `${strong("What it gives")}: an identity card, some days of training with a daily allowance, a grant for tools, and a loan at a low rate in two steps, without security.`,
      `${strong("Who")}: from 18, one person of a family, not in Government service. Registration is free, at a Common Service Centre (pmvishwakarma.gov.in).`,
      `${strong("Beside it")}: MUDRA, for any small trade, is a bank's loan at the bank's rate; who owes on it must pay it back first.`,
    ]) +
    p(`The work: ${CRAFTS}. This year's terms stand on the scheme's page; pay no agent.`),
  hinglish:
    p(
      `${strong("PM Vishwakarma")}: sarkar ki yojana un logon ke liye jo atharah kaamon mein se koi kaam haath se pehle se karte hain, jaise darzi, badhai, lohar, sunar, kumhar, raj mistri, nai, dhobi, mochi aur tokri bunne wale.`,
    ) +
    ul([
      `${strong("Kya milta hai")}: pehchan card, kuch din ki training rozana bhatte ke saath, auzaar ke liye madad, aur do kishton mein kam byaj ka loan, bina guarantee.`,
      `${strong("Kaun")}: 18 saal se, parivar mein ek, sarkari naukri mein nahi. Registration muft, Common Service Centre par (pmvishwakarma.gov.in).`,
      `${strong("Saath mein")}: MUDRA har chhote kaam ke liye bank ka loan hai, bank ke byaj par; jiska baaki hai, woh pehle chukaye.`,
    ]) +
    p(`Kaam: ${CRAFTS}. Is saal ki shartein yojana ke page par; kisi agent ko paise mat dijiye.`),
  hindi:
    p(
      `${strong("PM Vishwakarma")}: सरकार की योजना उन लोगों के लिए जो अठारह कामों में से कोई काम हाथ से पहले से करते हैं, जैसे दर्ज़ी, बढ़ई, लोहार, सुनार, कुम्हार, राजमिस्त्री, नाई, धोबी, मोची और टोकरी बुनने वाले।`,
    ) +
    ul([
      `${strong("क्या मिलता है")}: पहचान कार्ड, कुछ दिन की ट्रेनिंग रोज़ाना भत्ते के साथ, औज़ार के लिए मदद, और दो किश्तों में कम ब्याज का लोन, बिना गारंटी।`,
      `${strong("कौन")}: 18 साल से, परिवार में एक, सरकारी नौकरी में नहीं। रजिस्ट्रेशन मुफ़्त, Common Service Centre पर (pmvishwakarma.gov.in)।`,
      `${strong("साथ में")}: MUDRA हर छोटे काम के लिए बैंक का लोन है, बैंक के ब्याज पर; जिसका बाक़ी है, वह पहले चुकाए।`,
    ]) +
    p(`काम: ${CRAFTS}। इस साल की शर्तें योजना के पेज पर; किसी एजेंट को पैसे मत दीजिए।`),
};

const DRAWN = [
  to("architect", "Architect"),
  to("textile-designer", "Textile Designer"),
  to("ui-designer", "UI Designer"),
  to("illustrator", "Illustrator"),
  to("art-teacher", "Art Teacher"),
].join(", ");
export const A_FUTURE_IN_DRAWING: Wording = {
  english:
    p(
      "Drawing is paid work where it serves somebody: a building, a cloth, a screen, a film, a class. Show them these, with pay and years on each page:",
    ) +
    ul([
      `${DRAWN}.`,
      `${strong("Ways in")}: design (NID, NIFT, UCEED; any stream), BFA, architecture (physics and maths), or a diploma after Class 10.`,
      `${strong("What convinces parents")}: ten good sheets of different things, the entrance's own sample paper tried at home, and a second plan that you would also like.`,
    ]),
  hinglish:
    p(
      "Drawing se kamai wahan hai jahan woh kisi ke kaam aaye: ghar, kapda, screen, film, class. Ghar walon ko ye dikhaiye, har page par kamai aur saal hain:",
    ) +
    ul([
      `${DRAWN}.`,
      `${strong("Raste")}: design (NID, NIFT, UCEED; har stream), BFA, architecture (physics aur maths), ya Class 10 ke baad diploma.`,
      `${strong("Ghar walon ko kya manata hai")}: alag-alag cheezon ke das achhe panne, ghar par diya hua entrance ka sample paper, aur ek doosra plan jo aapko bhi pasand ho.`,
    ]),
  hindi:
    p("ड्रॉइंग से कमाई वहाँ है जहाँ वह किसी के काम आए: घर, कपड़ा, स्क्रीन, फ़िल्म, क्लास। घर वालों को ये दिखाइए, हर पेज पर कमाई और साल हैं:") +
    ul([
      `${DRAWN}।`,
      `${strong("रास्ते")}: डिज़ाइन (NID, NIFT, UCEED; हर स्ट्रीम), BFA, आर्किटेक्चर (फ़िज़िक्स और मैथ्स), या Class 10 के बाद डिप्लोमा।`,
      `${strong("घर वालों को क्या मनाता है")}: अलग-अलग चीज़ों के दस अच्छे पन्ने, घर पर दिया हुआ एंट्रेंस का sample paper, और एक दूसरा प्लान जो आपको भी पसंद हो।`,
    ]),
};

const WEAVING = `${to("weaver", "Weaver")}, ${to("textile-designer", "Textile Designer")}, ${to("textile-technologist", "Textile Technologist")}`;
export const HANDLOOM_INSTITUTES: Wording = {
  english:
    p(
      `${strong("The Indian Institutes of Handloom Technology")} (IIHT) are the Government's own for it: Varanasi, Salem, Guwahati, Jodhpur, Bargarh in Odisha and Fulia in West Bengal, and a few of States.`,
    ) +
    ul([
      `${strong("Diploma")}: Handloom and Textile Technology, three years after Class 10, by marks; a part of the seats is kept for weavers' families. The notice is on handlooms.nic.in and on the institute's page, mostly after the results of Class 10.`,
      `${strong("Design")}: after Class 12 of any stream, textile design at NIFT, NID or a State college, by its entrance.`,
      `${strong("While at home")}: a Weavers' Service Centre near you trains in new designs, dyes and looms, mostly free.`,
    ]) +
    p(`Where it leads: ${WEAVING}.`),
  hinglish:
    p(
      `${strong("Indian Institutes of Handloom Technology")} (IIHT) iske sarkari sansthan hain: Varanasi, Salem, Guwahati, Jodhpur, Odisha mein Bargarh aur West Bengal mein Fulia, aur kuch rajyon ke.`,
    ) +
    ul([
      `${strong("Diploma")}: Handloom and Textile Technology, Class 10 ke baad teen saal, marks se; kuch seats bunkar parivaron ke liye. Notice handlooms.nic.in aur sansthan ke page par, zyadatar Class 10 ke result ke baad.`,
      `${strong("Design")}: kisi bhi stream ki Class 12 ke baad NIFT, NID ya rajya ke college mein textile design, unke entrance se.`,
      `${strong("Ghar par rehte hue")}: paas ka Weavers' Service Centre naye design, rang aur karghe sikhata hai, zyadatar muft.`,
    ]) +
    p(`Aage: ${WEAVING}.`),
  hindi:
    p(
      `${strong("Indian Institutes of Handloom Technology")} (IIHT) इसके सरकारी संस्थान हैं: वाराणसी, सेलम, गुवाहाटी, जोधपुर, ओडिशा में बरगढ़ और पश्चिम बंगाल में फुलिया, और कुछ राज्यों के।`,
    ) +
    ul([
      `${strong("डिप्लोमा")}: Handloom and Textile Technology, Class 10 के बाद तीन साल, नंबरों से; कुछ सीटें बुनकर परिवारों के लिए। नोटिस handlooms.nic.in और संस्थान के पेज पर, ज़्यादातर Class 10 के रिज़ल्ट के बाद।`,
      `${strong("डिज़ाइन")}: किसी भी स्ट्रीम की Class 12 के बाद NIFT, NID या राज्य के कॉलेज में textile design, उनके एंट्रेंस से।`,
      `${strong("घर पर रहते हुए")}: पास का Weavers' Service Centre नए डिज़ाइन, रंग और करघे सिखाता है, ज़्यादातर मुफ़्त।`,
    ]) +
    p(`आगे: ${WEAVING}।`),
};

const NEAR_THE_BED = `${to("nursing-assistant", "Nursing Assistant")}, ${to("home-health-aide", "Home Health Aide")}`;
export const PARAMEDICAL_AFTER_10: Wording = {
  english:
    p(
      `${strong("Hardly any.")} Nearly all paramedical courses that a council registers (laboratory, X-ray, operation theatre, physiotherapy) ask for Class 12, most with physics, chemistry and biology; so take PCB in Class 11 if that is your aim.`,
    ) +
    ul([
      `${strong("After Class 10")}: short courses as nursing assistant or general duty assistant, in some States a hospital worker's certificate, and ITI trades such as Health Sanitary Inspector.`,
      `${strong("With arts or commerce in Class 12")}: ANM and, in most States, GNM are open.`,
      `${strong("Beware")}: a "DMLT after 10th" of an unknown institute does not register you. Ask for the council's approval in writing.`,
    ]) +
    p(`Work that begins so: ${NEAR_THE_BED}.`),
  hinglish:
    p(
      `${strong("Lagbhag koi nahi.")} Council mein register hone wale zyadatar paramedical course (laboratory, X-ray, operation theatre, physiotherapy) Class 12 maangte hain, zyadatar physics, chemistry aur biology ke saath; isliye yahi socha hai to Class 11 mein PCB lijiye.`,
    ) +
    ul([
      `${strong("Class 10 ke baad")}: nursing assistant ya general duty assistant ke chhote course, kuch rajyon mein hospital worker ka certificate, aur Health Sanitary Inspector jaise ITI trade.`,
      `${strong("Class 12 arts ya commerce se")}: ANM, aur zyadatar rajyon mein GNM khula hai.`,
      `${strong("Dhyan rakhiye")}: kisi anjaan sansthan ka "10th ke baad DMLT" registration nahi dilata. Council ki manzoori likhit mein maangiye.`,
    ]) +
    p(`Is tarah shuru hone wala kaam: ${NEAR_THE_BED}.`),
  hindi:
    p(
      `${strong("लगभग कोई नहीं।")} काउंसिल में रजिस्टर होने वाले ज़्यादातर पैरामेडिकल कोर्स (लैब, एक्स-रे, ऑपरेशन थिएटर, फ़िज़ियोथेरेपी) Class 12 माँगते हैं, ज़्यादातर फ़िज़िक्स, केमिस्ट्री और बायोलॉजी के साथ; इसलिए यही सोचा है तो Class 11 में PCB लीजिए।`,
    ) +
    ul([
      `${strong("Class 10 के बाद")}: nursing assistant या general duty assistant के छोटे कोर्स, कुछ राज्यों में hospital worker का सर्टिफ़िकेट, और Health Sanitary Inspector जैसे ITI ट्रेड।`,
      `${strong("Class 12 आर्ट्स या कॉमर्स से")}: ANM, और ज़्यादातर राज्यों में GNM खुला है।`,
      `${strong("ध्यान रखिए")}: किसी अनजान संस्थान का "10th के बाद DMLT" रजिस्ट्रेशन नहीं दिलाता। काउंसिल की मंज़ूरी लिखित में माँगिए।`,
    ]) +
    p(`इस तरह शुरू होने वाला काम: ${NEAR_THE_BED}।`),
};
