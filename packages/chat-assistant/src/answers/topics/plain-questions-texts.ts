import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const QUIET_IN_SUCH_WORK: Wording = {
  english:
    p("Being quiet rules out no field. It says where you find your strength, not what you can do; but look closely at the hours:") +
    ul([
      `${strong("Nearly every field has quiet work")}: law has drafting, research, tax and patents; medicine has laboratories and X-rays; teaching has tuition for one pupil and the writing of books and tests; management has accounts, figures and supply; newspapers have editing.`,
      `${strong("What cannot be avoided")}: classes, courtrooms, patients, customers and interviews are talk for hours on most days. Read the ordinary day on the page of the career, and ask yourself whether such a day would tire you or wear you out.`,
      `${strong("Speaking is learnt")} in small steps: one question a week in class, then a talk for three friends, then for the class. Many good lawyers and teachers are quiet people who prepare well.`,
      `${strong("If fear of people stops you")} at school or among friends too, a counsellor helps, and so does Tele-MANAS (14416, free, day and night).`,
    ]),
  hinglish:
    p(
      "Shaant swabhav hone se koi field band nahi hota. Isse pata chalta hai ki taakat kahan se milti hai, yeh nahi ki aap kya kar sakte hain; par kaam ke ghante dhyan se dekhiye:",
    ) +
    ul([
      `${strong("Lagbhag har field mein shaant kaam hai")}: law mein drafting, research, tax aur patent; medicine mein lab aur X-ray; teaching mein ek bachche ka tuition, aur kitaab aur test likhna; management mein accounts, aankde aur supply; akhbaar mein editing.`,
      `${strong("Jo taala nahi ja sakta")}: class, court, mareez, customer aur interview mein zyadatar din ghanton baat hoti hai. Career ke page par aam din padhiye aur khud se poochiye ki aisa din thakayega ya tod dega.`,
      `${strong("Bolna seekha jaata hai")}, chhote kadmon se: class mein hafte mein ek sawaal, phir teen doston ke saamne, phir class ke saamne. Bahut se achhe vakil aur teacher shaant log hain jo taiyari achhi karte hain.`,
      `${strong("Agar logon ka dar")} school ya doston mein bhi rokta hai, to counsellor madad karta hai, aur Tele-MANAS bhi (14416, free, din-raat).`,
    ]),
  hindi:
    p("शांत स्वभाव होने से कोई फ़ील्ड बंद नहीं होता। इससे पता चलता है कि ताक़त कहाँ से मिलती है, यह नहीं कि आप क्या कर सकते हैं; पर काम के घंटे ध्यान से देखिए:") +
    ul([
      `${strong("लगभग हर फ़ील्ड में शांत काम है")}: क़ानून में drafting, research, tax और patent; मेडिसिन में लैब और एक्स-रे; टीचिंग में एक बच्चे का ट्यूशन, और किताब और टेस्ट लिखना; मैनेजमेंट में accounts, आँकड़े और supply; अख़बार में editing।`,
      `${strong("जो टाला नहीं जा सकता")}: क्लास, अदालत, मरीज़, ग्राहक और इंटरव्यू में ज़्यादातर दिन घंटों बात होती है। करियर के पेज पर आम दिन पढ़िए और ख़ुद से पूछिए कि ऐसा दिन थकाएगा या तोड़ देगा।`,
      `${strong("बोलना सीखा जाता है")}, छोटे क़दमों से: क्लास में हफ़्ते में एक सवाल, फिर तीन दोस्तों के सामने, फिर क्लास के सामने। बहुत से अच्छे वकील और टीचर शांत लोग हैं जो तैयारी अच्छी करते हैं।`,
      `${strong("अगर लोगों का डर")} स्कूल या दोस्तों में भी रोकता है, तो काउंसलर मदद करता है, और Tele-MANAS भी (14416, मुफ़्त, दिन-रात)।`,
    ]),
};

export const IS_A_COLLEGE_REAL: Wording = {
  english:
    p("You can check a college yourself in an evening, before you pay anything:") +
    ul([
      `${strong("The university")}: look it up in the lists of UGC (ugc.gov.in), which also names fake ones. A college gives no degree of its own: ask which university's name will stand on it, and see whether that university's site lists the college.`,
      `${strong("The course")}: engineering and management at aicte-india.org; medicine at nmc.org.in; nursing, pharmacy, law, teaching and architecture with the council of each; by distance or online at deb.ugc.ac.in. The approval must be for this course and this year.`,
      `${strong("Signs of a cheat")}: a seat promised by phone, "pay today", cash without a receipt, your original certificates kept, a degree in less time than usual, no entrance where others ask for one.`,
      `${strong("Go there")}: see classes and laboratories on a working day, and ask two students of the last year.`,
    ]) +
    p(
      "If you were cheated: keep every receipt and message, and report it at cybercrime.gov.in (1930) or to the police, and to UGC or the council.",
    ),
  hinglish:
    p("College ki jaanch aap khud ek shaam mein kar sakte hain, paise dene se pehle:") +
    ul([
      `${strong("University")}: UGC ki list mein dekhiye (ugc.gov.in), wahan farzi university ke naam bhi hain. College apni degree nahi deta: poochiye ki degree par kis university ka naam hoga, aur us university ki site par college ka naam dekhiye.`,
      `${strong("Course")}: engineering aur management aicte-india.org par; medicine nmc.org.in par; nursing, pharmacy, law, teaching aur architecture apni-apni council par; distance ya online deb.ugc.ac.in par. Manzoori isi course aur isi saal ki honi chahiye.`,
      `${strong("Thagi ke nishaan")}: phone par seat ka waada, "aaj hi paise do", bina raseed cash, asli certificate rakh lena, aam samay se jaldi degree, jahan sab entrance maangte hain wahan koi entrance nahi.`,
      `${strong("Wahan jaiye")}: kaam ke din class aur lab dekhiye, aur aakhri saal ke do students se poochiye.`,
    ]) +
    p("Agar thage gaye: har raseed aur message rakhiye, aur cybercrime.gov.in (1930) ya police ko, aur UGC ya council ko bataiye."),
  hindi:
    p("कॉलेज की जाँच आप ख़ुद एक शाम में कर सकते हैं, पैसे देने से पहले:") +
    ul([
      `${strong("यूनिवर्सिटी")}: UGC की सूची में देखिए (ugc.gov.in), वहाँ फ़र्ज़ी यूनिवर्सिटी के नाम भी हैं। कॉलेज अपनी डिग्री नहीं देता: पूछिए कि डिग्री पर किस यूनिवर्सिटी का नाम होगा, और उस यूनिवर्सिटी की साइट पर कॉलेज का नाम देखिए।`,
      `${strong("कोर्स")}: इंजीनियरिंग और मैनेजमेंट aicte-india.org पर; मेडिसिन nmc.org.in पर; नर्सिंग, फ़ार्मेसी, लॉ, टीचिंग और आर्किटेक्चर अपनी-अपनी काउंसिल पर; डिस्टेंस या ऑनलाइन deb.ugc.ac.in पर। मंज़ूरी इसी कोर्स और इसी साल की होनी चाहिए।`,
      `${strong("ठगी के निशान")}: फ़ोन पर सीट का वादा, "आज ही पैसे दो", बिना रसीद नक़द, असली सर्टिफ़िकेट रख लेना, आम समय से जल्दी डिग्री, जहाँ सब entrance माँगते हैं वहाँ कोई entrance नहीं।`,
      `${strong("वहाँ जाइए")}: काम के दिन क्लास और लैब देखिए, और आख़िरी साल के दो छात्रों से पूछिए।`,
    ]) +
    p("अगर ठगे गए: हर रसीद और मैसेज रखिए, और cybercrime.gov.in (1930) या पुलिस को, और UGC या काउंसिल को बताइए।"),
};

const TEST = link("/assessment", "Take Career Assessment");
const COMPARE = link("/compare", "Compare careers");

export const A_MIND_THAT_CHANGES: Wording = {
  english:
    p(
      "That is ordinary at your age, and no sign that something is wrong: each idea shows one thing that you look for. To find what stays the same:",
    ) +
    ul([
      "Write down each career you wanted, and beside it one thing that drew you: helping, arguing, making, respect, money. What comes twice is yours.",
      `See them side by side: ${COMPARE}. Most wishes fall away at the years, the exams or the ordinary day.`,
      "Try the two that are left for a month, an hour a week: each career's page names one cheap thing to do.",
      "Decide only what must be decided now. In Class 10 that is a stream that keeps both open, not a career for life.",
    ]) +
    p(`Twenty questions that rank careers with reasons: ${TEST}. Name two that you like most, and I compare them.`),
  hinglish:
    p(
      "Is umar mein yeh aam baat hai, koi kharabi nahi: har idea ek cheez dikhata hai jo aap dhoondh rahe hain. Jo nahi badalta, use kaise pehchanein:",
    ) +
    ul([
      "Jo-jo career chaha, likhiye, aur saath mein ek baat jo achhi lagi: madad karna, behas, banana, izzat, paisa. Jo do baar aaye, woh aapka hai.",
      `Unhe saath-saath dekhiye: ${COMPARE}. Zyadatar chaah saal, exam ya aam din dekhkar chhoot jaati hai.`,
      "Bache hue do ko ek mahina aazmaiye, hafte mein ek ghanta: har career ke page par ek sasta kaam likha hai.",
      "Abhi sirf wahi tay kijiye jo abhi tay karna hai. Class 10 mein woh ek stream hai jo dono khule rakhe, zindagi bhar ka career nahi.",
    ]) +
    p(`Bees sawal jo careers ko wajah ke saath kram mein rakhte hain: ${TEST}. Do sabse pasand ke naam bataiye, main tulna karungi.`),
  hindi:
    p("इस उम्र में यह आम बात है, कोई ख़राबी नहीं: हर विचार एक चीज़ दिखाता है जो आप ढूँढ रहे हैं। जो नहीं बदलता, उसे कैसे पहचानें:") +
    ul([
      "जो-जो करियर चाहा, लिखिए, और साथ में एक बात जो अच्छी लगी: मदद करना, बहस, बनाना, इज़्ज़त, पैसा। जो दो बार आए, वह आपका है।",
      `उन्हें साथ-साथ देखिए: ${COMPARE}। ज़्यादातर चाह साल, परीक्षा या आम दिन देखकर छूट जाती है।`,
      "बचे हुए दो को एक महीना आज़माइए, हफ़्ते में एक घंटा: हर करियर के पेज पर एक सस्ता काम लिखा है।",
      "अभी सिर्फ़ वही तय कीजिए जो अभी तय करना है। Class 10 में वह एक स्ट्रीम है जो दोनों खुले रखे, ज़िंदगी भर का करियर नहीं।",
    ]) +
    p(`बीस सवाल जो करियर को वजह के साथ क्रम में रखते हैं: ${TEST}। दो सबसे पसंद के नाम बताइए, मैं तुलना करूँगी।`),
};

export const TRAINING_IN_GERMANY: Wording = {
  english:
    p(
      "Ausbildung is Germany's paid vocational training: two to three and a half years, some days at a firm or hospital and some at a vocational school, in German.",
    ) +
    ul([
      `${strong("You need")}: Class 12 as a rule, German of about level B1, often B2 (nursing), and a training contract with an employer before the visa.`,
      `${strong("Money")}: there are mostly no fees and a monthly training pay; rent and food take most of it. Language classes, papers and the flight come first, and the embassy looks whether you can live on what you have.`,
      `${strong("Trades that take many")}: nursing, hotels and kitchens, electricians and mechatronics, bakers, logistics. ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/electrician", "Electrician")} show the work.`,
      `${strong("Where to look")}: make-it-in-germany.com, the German Government's own site, and the Goethe-Institut for the language. An agent who takes lakhs for a place, or keeps your papers, cheats: emigrate.gov.in lists the registered ones.`,
    ]) +
    p("Begin German now beside Class 12: after half a year you know whether it suits you. Rules of visas change: read the embassy's page."),
  hinglish:
    p(
      "Ausbildung Germany ki paise wali training hai: do se saadhe teen saal, kuch din company ya aspatal mein aur kuch din vocational school mein, German bhasha mein.",
    ) +
    ul([
      `${strong("Kya chahiye")}: aam taur par Class 12, German lagbhag B1, aksar B2 (nursing), aur visa se pehle employer ke saath training ka contract.`,
      `${strong("Paisa")}: zyadatar fees nahi hoti aur har mahine training ki kamai milti hai; kiraya aur khana uska zyada hissa le lete hain. Bhasha ki class, kaagaz aur ticket ka kharcha pehle hota hai, aur embassy dekhti hai ki aap guzaara kar sakte hain ya nahi.`,
      `${strong("Jahan bahut log liye jaate hain")}: nursing, hotel aur kitchen, electrician aur mechatronics, bakery, logistics. ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/electrician", "Electrician")} kaam dikhate hain.`,
      `${strong("Kahan dekhein")}: make-it-in-germany.com, Germany sarkar ki apni site, aur bhasha ke liye Goethe-Institut. Jo agent jagah ke lakhon le ya kaagaz rakh le, woh thagta hai: registered agent emigrate.gov.in par hain.`,
    ]) +
    p(
      "German abhi Class 12 ke saath shuru kijiye: aadhe saal mein pata chal jaayega ki suit karta hai ya nahi. Visa ke niyam badalte hain: embassy ka page padhiye.",
    ),
  hindi:
    p("Ausbildung जर्मनी की पैसे वाली ट्रेनिंग है: दो से साढ़े तीन साल, कुछ दिन कंपनी या अस्पताल में और कुछ दिन vocational school में, जर्मन भाषा में।") +
    ul([
      `${strong("क्या चाहिए")}: आम तौर पर Class 12, जर्मन लगभग B1, अक्सर B2 (नर्सिंग), और वीज़ा से पहले employer के साथ ट्रेनिंग का contract।`,
      `${strong("पैसा")}: ज़्यादातर फ़ीस नहीं होती और हर महीने ट्रेनिंग की कमाई मिलती है; किराया और खाना उसका ज़्यादा हिस्सा ले लेते हैं। भाषा की क्लास, काग़ज़ और टिकट का ख़र्च पहले होता है, और दूतावास देखता है कि आप गुज़ारा कर सकते हैं या नहीं।`,
      `${strong("जहाँ बहुत लोग लिए जाते हैं")}: नर्सिंग, होटल और किचन, इलेक्ट्रीशियन और mechatronics, बेकरी, logistics। ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/electrician", "Electrician")} काम दिखाते हैं।`,
      `${strong("कहाँ देखें")}: make-it-in-germany.com, जर्मनी सरकार की अपनी साइट, और भाषा के लिए Goethe-Institut। जो एजेंट जगह के लाखों ले या काग़ज़ रख ले, वह ठगता है: रजिस्टर्ड एजेंट emigrate.gov.in पर हैं।`,
    ]) +
    p("जर्मन अभी Class 12 के साथ शुरू कीजिए: आधे साल में पता चल जाएगा कि सूट करता है या नहीं। वीज़ा के नियम बदलते हैं: दूतावास का पेज पढ़िए।"),
};

const workAtIsroAndDrdo = (lead: Wording): Wording => ({
  english:
    p(lead.english) +
    ul([
      `${strong("Class 11 and 12")}: physics, chemistry and maths keep nearly all of it open.`,
      `${strong("Engineers")}: BTech in mechanical, electronics, computer science, electrical or a branch of the notice, with the marks it asks for; ISRO holds a written test and an interview (isro.gov.in), DRDO and BARC look at GATE or a test of their own (drdo.gov.in, barc.gov.in).`,
      `${strong("Scientists")}: MSc or PhD in physics, maths, chemistry or geosciences with good marks. A BTech at IIST (iist.ac.in), ISRO's own institute, by JEE Advanced, is one door and not the only one.`,
      `${strong("Technicians")}: with an ITI trade or a diploma, by notices of each centre; as a technical or scientific assistant also with a BSc in physics, chemistry, maths or another subject of the notice (at DRDO by its own test, CEPTAM).`,
      `${strong("What helps")}: keep your marks above the line of the notices, sit for GATE in the last year, build one thing that works, and ask for a project or an internship at a centre.`,
    ]) +
    p(
      `Few are taken each year, so keep private space and defence firms in view. ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/electronics-engineer", "Electronics Engineer")} show the work.`,
    ),
  hinglish:
    p(lead.hinglish) +
    ul([
      `${strong("Class 11 aur 12")}: physics, chemistry aur maths se lagbhag sab khula rehta hai.`,
      `${strong("Engineer")}: mechanical, electronics, computer science, electrical ya notice ki branch mein BTech, utne marks ke saath jitne notice maange; ISRO likhit test aur interview leta hai (isro.gov.in), DRDO aur BARC GATE ya apna test dekhte hain (drdo.gov.in, barc.gov.in).`,
      `${strong("Scientist")}: physics, maths, chemistry ya geosciences mein achhe marks ke saath MSc ya PhD. IIST (iist.ac.in), ISRO ka apna sansthan, JEE Advanced se, ek darwaza hai, akela nahi.`,
      `${strong("Technician")}: ITI trade ya diploma se, har centre ke notice se; technical ya scientific assistant physics, chemistry, maths ya notice ke kisi aur vishay mein BSc se bhi (DRDO mein uske apne test CEPTAM se).`,
      `${strong("Kya kaam aata hai")}: marks notice ki seema se upar rakhiye, aakhri saal mein GATE dijiye, chalne wali ek cheez banaiye, aur kisi centre mein project ya internship maangiye.`,
    ]) +
    p(
      `Har saal kam log liye jaate hain, isliye private space aur defence companies bhi dekhte rahiye. ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/electronics-engineer", "Electronics Engineer")} kaam dikhate hain.`,
    ),
  hindi:
    p(lead.hindi) +
    ul([
      `${strong("Class 11 और 12")}: फ़िज़िक्स, केमिस्ट्री और मैथ्स से लगभग सब खुला रहता है।`,
      `${strong("इंजीनियर")}: mechanical, electronics, computer science, electrical या नोटिस की branch में BTech, उतने अंकों के साथ जितने नोटिस माँगे; ISRO लिखित टेस्ट और इंटरव्यू लेता है (isro.gov.in), DRDO और BARC GATE या अपना टेस्ट देखते हैं (drdo.gov.in, barc.gov.in)।`,
      `${strong("वैज्ञानिक")}: physics, maths, chemistry या geosciences में अच्छे अंकों के साथ MSc या PhD। IIST (iist.ac.in), ISRO का अपना संस्थान, JEE Advanced से, एक दरवाज़ा है, अकेला नहीं।`,
      `${strong("टेक्नीशियन")}: ITI ट्रेड या डिप्लोमा से, हर centre के नोटिस से; technical या scientific assistant physics, chemistry, maths या नोटिस के किसी और विषय में BSc से भी (DRDO में उसके अपने टेस्ट CEPTAM से)।`,
      `${strong("क्या काम आता है")}: अंक नोटिस की सीमा से ऊपर रखिए, आख़िरी साल में GATE दीजिए, चलने वाली एक चीज़ बनाइए, और किसी centre में project या internship माँगिए।`,
    ]) +
    p(
      `हर साल कम लोग लिए जाते हैं, इसलिए private space और defence कंपनियाँ भी देखते रहिए। ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/electronics-engineer", "Electronics Engineer")} काम दिखाते हैं।`,
    ),
});

export const WORK_AT_ISRO_AND_DRDO: Wording = workAtIsroAndDrdo({
  english: "Yes, from any recognised college: ISRO, DRDO and BARC choose by their own notices and tests, not by the college's name.",
  hinglish: "Haan, kisi bhi manyata wale college se: ISRO, DRDO aur BARC apne notice aur test se chunte hain, college ke naam se nahi.",
  hindi: "हाँ, किसी भी मान्यता वाले कॉलेज से: ISRO, DRDO और BARC अपने नोटिस और टेस्ट से चुनते हैं, कॉलेज के नाम से नहीं।",
});
/** Who has a trade or a diploma comes in by recruitments of their own. */
export const WORK_THERE_WITH_A_TRADE: Wording = workAtIsroAndDrdo({
  english:
    "With an ITI trade or a diploma there are posts too: BARC and NPCIL take stipendiary trainees, with pay from the first day; DRDO takes technicians and technical assistants by CEPTAM; ISRO takes technicians and technical assistants by each centre's notice. Most ask for a trade or branch by name, such as fitter, electrician, electronics or mechanical. They choose by their own notices and tests.",
  hinglish:
    "ITI trade ya diploma ke saath bhi posts hain: BARC aur NPCIL stipendiary trainee lete hain, jinhe pehle din se paise milte hain; DRDO CEPTAM se technician aur technical assistant leta hai; ISRO har centre ke notice se technician aur technical assistant leta hai. Zyadatar trade ya branch ka naam dekha jaata hai, jaise fitter, electrician, electronics ya mechanical. Sab apne notice aur test se chunte hain.",
  hindi:
    "ITI ट्रेड या डिप्लोमा के साथ भी पद हैं: BARC और NPCIL stipendiary trainee लेते हैं, जिन्हें पहले दिन से पैसे मिलते हैं; DRDO CEPTAM से technician और technical assistant लेता है; ISRO हर centre के नोटिस से technician और technical assistant लेता है। ज़्यादातर ट्रेड या ब्रांच का नाम देखा जाता है, जैसे fitter, electrician, electronics या mechanical। सब अपने नोटिस और टेस्ट से चुनते हैं।",
});
/** Who has a BSc comes in by two doors. */
export const WORK_THERE_WITH_BSC: Wording = workAtIsroAndDrdo({
  english:
    "With a BSc there are two doors: now as a technical or scientific assistant, by each centre's notice and test, where the notice names your subject; or, after an MSc with good marks, as a scientist. ISRO, DRDO and BARC choose by their own notices and tests, not by the college's name.",
  hinglish:
    "BSc ke saath do darwaze hain: abhi technical ya scientific assistant, har centre ke notice aur test se, jahan notice aapka vishay maange; ya achhe marks wale MSc ke baad scientist. ISRO, DRDO aur BARC apne notice aur test se chunte hain, college ke naam se nahi.",
  hindi:
    "BSc के साथ दो दरवाज़े हैं: अभी technical या scientific assistant, हर centre के नोटिस और टेस्ट से, जहाँ नोटिस आपका विषय माँगे; या अच्छे अंकों वाले MSc के बाद वैज्ञानिक। ISRO, DRDO और BARC अपने नोटिस और टेस्ट से चुनते हैं, कॉलेज के नाम से नहीं।",
});

const TRANSLATOR = link("/career/translator", "Translator");
const LANGUAGE_TEACHER = link("/career/foreign-language-teacher", "Foreign Language Teacher");
const TOURIST_GUIDE = link("/career/tourist-guide", "Tourist Guide");

export const FOREIGN_LANGUAGES_FOR_WORK: Wording = {
  english:
    p("None is best for everybody; the one that you keep up for two or three years is worth most. What each is used for in India:") +
    ul([
      `${strong("German")}: engineering firms, training and nursing in Germany. ${strong("Japanese")}: car and software firms, and work in Japan; few know it well.`,
      `${strong("French")} and ${strong("Spanish")}: support of foreign customers, hotels, embassies, teaching at schools. ${strong("Korean")}, ${strong("Chinese")}, ${strong("Arabic")}: factories, trade and translation, the Gulf.`,
      "Work asks for about level B2, which takes two years or more; a certificate of the language's own institute counts (Goethe-Zentrum, Alliance Française, JLPT, Instituto Cervantes).",
      "A language pays best beside a second thing: accounts, nursing, engineering, hotels, software. Alone it leads to these:",
    ]) +
    p(`${TRANSLATOR}, ${LANGUAGE_TEACHER}, ${TOURIST_GUIDE}. Learn free for a month first, on a phone, and see whether you go on unasked.`),
  hinglish:
    p("Sabke liye ek best nahi hai; jo aap do-teen saal tak seekhte rahein, wahi sabse kaam ki hai. India mein kaun si kahan chalti hai:") +
    ul([
      `${strong("German")}: engineering companies, Germany mein training aur nursing. ${strong("Japanese")}: car aur software companies, aur Japan mein kaam; ise kam log achhe se jaante hain.`,
      `${strong("French")} aur ${strong("Spanish")}: videshi customer support, hotel, embassy, school mein padhana. ${strong("Korean")}, ${strong("Chinese")}, ${strong("Arabic")}: factory, vyapar aur anuvaad, Gulf.`,
      "Kaam ke liye lagbhag B2 chahiye, jisme do saal ya zyada lagte hain; us bhasha ke apne sansthan ka certificate gina jaata hai (Goethe-Zentrum, Alliance Française, JLPT, Instituto Cervantes).",
      "Bhasha kisi doosri cheez ke saath sabse zyada kaam aati hai: accounts, nursing, engineering, hotel, software. Akeli bhasha se ye kaam hain:",
    ]) +
    p(
      `${TRANSLATOR}, ${LANGUAGE_TEACHER}, ${TOURIST_GUIDE}. Pehle ek mahina phone par free seekhiye, aur dekhiye ki bina kahe karte hain ya nahi.`,
    ),
  hindi:
    p("सबके लिए एक best नहीं है; जो आप दो-तीन साल तक सीखते रहें, वही सबसे काम की है। भारत में कौन सी कहाँ चलती है:") +
    ul([
      `${strong("जर्मन")}: इंजीनियरिंग कंपनियाँ, जर्मनी में ट्रेनिंग और नर्सिंग। ${strong("जापानी")}: कार और सॉफ़्टवेयर कंपनियाँ, और जापान में काम; इसे कम लोग अच्छे से जानते हैं।`,
      `${strong("फ़्रेंच")} और ${strong("स्पैनिश")}: विदेशी ग्राहकों की मदद, होटल, दूतावास, स्कूल में पढ़ाना। ${strong("कोरियन")}, ${strong("चीनी")}, ${strong("अरबी")}: फ़ैक्टरी, व्यापार और अनुवाद, खाड़ी।`,
      "काम के लिए लगभग B2 चाहिए, जिसमें दो साल या ज़्यादा लगते हैं; उस भाषा के अपने संस्थान का सर्टिफ़िकेट गिना जाता है (Goethe-Zentrum, Alliance Française, JLPT, Instituto Cervantes)।",
      "भाषा किसी दूसरी चीज़ के साथ सबसे ज़्यादा काम आती है: accounts, नर्सिंग, इंजीनियरिंग, होटल, सॉफ़्टवेयर। अकेली भाषा से ये काम हैं:",
    ]) +
    p(`${TRANSLATOR}, ${LANGUAGE_TEACHER}, ${TOURIST_GUIDE}। पहले एक महीना फ़ोन पर मुफ़्त सीखिए, और देखिए कि बिना कहे करते हैं या नहीं।`),
};

const CHARTERED = link("/career/chartered-accountant", "Chartered Accountant");
const ACCOUNTANT = link("/career/accountant", "Accountant");
const ANALYST = link("/career/financial-analyst", "Financial Analyst");

export const WHAT_ACCA_IS: Wording = {
  english:
    p(
      "ACCA is the qualification of a British body of accountants: up to thirteen papers, and three years of work that counts. It can be done beside BCom, which then takes some papers away.",
    ) +
    ul([
      `${strong("What it opens")}: accounts and reporting at international firms, their offices in India and the large audit firms' global teams, and work abroad where it is known.`,
      `${strong("What it does not")}: only a CA of the Indian institute may sign the audit of an Indian company. Who wants that, or a practice of one's own here, does CA: ${CHARTERED}.`,
      `${strong("CA or ACCA")}: CA costs far less and is known everywhere in India, its papers are failed by very many; ACCA costs some lakhs, can be sat four times a year paper by paper, and is valued mainly by international firms.`,
      `${strong("BCom with ACCA")}: sensible if you want that work and can pay; ask the college which papers it exempts you from, and compare its fee with doing both apart. Exemptions and fees stand at accaglobal.com.`,
    ]) +
    p(`The work: ${ACCOUNTANT}, ${ANALYST}.`),
  hinglish:
    p(
      "ACCA accountants ki ek British sanstha ki qualification hai: zyada se zyada terah paper, aur teen saal ka gina jaane wala kaam. BCom ke saath ho sakti hai, tab kuch paper maaf hote hain.",
    ) +
    ul([
      `${strong("Kya khulta hai")}: international companies aur unke India wale office mein accounts aur reporting, badi audit firms ki global team, aur videsh mein jahan ise jaante hain.`,
      `${strong("Kya nahi")}: Indian company ke audit par sirf Indian institute ka CA sign kar sakta hai. Jise woh ya yahan apni practice chahiye, woh CA kare: ${CHARTERED}.`,
      `${strong("CA ya ACCA")}: CA bahut sasta hai aur India mein sab jaante hain, par iske paper mein bahut log reh jaate hain; ACCA mein kuch lakh lagte hain, saal mein chaar baar ek-ek paper de sakte hain, aur ise zyadatar international companies maanti hain.`,
      `${strong("BCom ke saath ACCA")}: theek hai agar wahi kaam chahiye aur paise hain; college se poochiye kaun se paper maaf honge, aur uski fees ko alag-alag karne ke kharche se tauliye. Maafi aur fees accaglobal.com par hain.`,
    ]) +
    p(`Kaam: ${ACCOUNTANT}, ${ANALYST}.`),
  hindi:
    p(
      "ACCA अकाउंटेंट की एक ब्रिटिश संस्था की योग्यता है: ज़्यादा से ज़्यादा तेरह पेपर, और तीन साल का गिना जाने वाला काम। BCom के साथ हो सकती है, तब कुछ पेपर माफ़ होते हैं।",
    ) +
    ul([
      `${strong("क्या खुलता है")}: अंतरराष्ट्रीय कंपनियों और उनके भारत वाले ऑफ़िस में accounts और reporting, बड़ी audit firms की global team, और विदेश में जहाँ इसे जानते हैं।`,
      `${strong("क्या नहीं")}: भारतीय कंपनी के audit पर सिर्फ़ भारतीय संस्थान का CA साइन कर सकता है। जिसे वह या यहाँ अपनी practice चाहिए, वह CA करे: ${CHARTERED}।`,
      `${strong("CA या ACCA")}: CA बहुत सस्ता है और भारत में सब जानते हैं, पर इसके पेपर में बहुत लोग रह जाते हैं; ACCA में कुछ लाख लगते हैं, साल में चार बार एक-एक पेपर दे सकते हैं, और इसे ज़्यादातर अंतरराष्ट्रीय कंपनियाँ मानती हैं।`,
      `${strong("BCom के साथ ACCA")}: ठीक है अगर वही काम चाहिए और पैसे हैं; कॉलेज से पूछिए कौन से पेपर माफ़ होंगे, और उसकी फ़ीस को अलग-अलग करने के ख़र्च से तौलिए। माफ़ी और फ़ीस accaglobal.com पर हैं।`,
    ]) +
    p(`काम: ${ACCOUNTANT}, ${ANALYST}।`),
};

const STREAM_TEST = link("/", "stream test");

export const IF_THE_STREAM_IS_WRONG: Wording = {
  english:
    p("A wrong stream costs some time; it seldom costs the career:") +
    ul([
      `${strong("In the first weeks of Class 11")} most schools still let you change, if there is a seat: write to the principal soon.`,
      `${strong("After Class 12")} law, management, design, hotels, BA, most posts of the Government and the civil services take every stream. From science you may go anywhere.`,
      `${strong("What is hard to mend")}: into engineering without physics and maths, into medicine without biology. A missing subject can be added by NIOS (nios.ac.in); polytechnic and ITI take Class 10.`,
      `${strong("Before you choose")}: name two careers and see which subjects keep both open; look at one chapter of each Class 11 book (ncert.nic.in); ten questions help: ${STREAM_TEST}.`,
    ]) +
    p("Tell me which stream you have or think of and what you would like to become, and I say what it keeps open."),
  hinglish:
    p("Galat stream se kuch samay jaata hai, career kam hi jaata hai:") +
    ul([
      `${strong("Class 11 ke pehle hafton mein")} zyadatar school badalne dete hain, agar seat ho: jaldi principal ko likhiye.`,
      `${strong("Class 12 ke baad")} law, management, design, hotel, BA, zyadatar sarkari posts aur civil services har stream lete hain. Science se kahin bhi ja sakte hain.`,
      `${strong("Kya mushkil hai")}: bina physics aur maths ke engineering, bina biology ke medicine. Chhoota hua subject NIOS (nios.ac.in) se jud sakta hai; polytechnic aur ITI Class 10 par lete hain.`,
      `${strong("Chunne se pehle")}: do career ke naam likhiye aur dekhiye kaun se subject dono khule rakhte hain; Class 11 ki har kitaab ka ek chapter dekhiye (ncert.nic.in); das sawal madad karte hain: ${STREAM_TEST}.`,
    ]) +
    p("Bataiye kaun si stream hai ya soch rahe hain aur kya banna chahte hain, main bataungi usse kya khula rehta hai."),
  hindi:
    p("ग़लत स्ट्रीम से कुछ समय जाता है, करियर कम ही जाता है:") +
    ul([
      `${strong("Class 11 के पहले हफ़्तों में")} ज़्यादातर स्कूल बदलने देते हैं, अगर सीट हो: जल्दी प्रिंसिपल को लिखिए।`,
      `${strong("Class 12 के बाद")} लॉ, मैनेजमेंट, डिज़ाइन, होटल, BA, ज़्यादातर सरकारी पद और सिविल सेवा हर स्ट्रीम लेते हैं। साइंस से कहीं भी जा सकते हैं।`,
      `${strong("क्या मुश्किल है")}: बिना फ़िज़िक्स और मैथ्स के इंजीनियरिंग, बिना बायोलॉजी के मेडिसिन। छूटा हुआ विषय NIOS (nios.ac.in) से जुड़ सकता है; पॉलिटेक्निक और ITI Class 10 पर लेते हैं।`,
      `${strong("चुनने से पहले")}: दो करियर के नाम लिखिए और देखिए कौन से विषय दोनों खुले रखते हैं; Class 11 की हर किताब का एक पाठ देखिए (ncert.nic.in); दस सवाल मदद करते हैं: ${STREAM_TEST}।`,
    ]) +
    p("बताइए कौन सी स्ट्रीम है या सोच रहे हैं और क्या बनना चाहते हैं, मैं बताऊँगी उससे क्या खुला रहता है।"),
};

export const WITH_FEW_MONTHS_LEFT: Wording = {
  english:
    p(
      "It is late and not too late: whoever begins now can still do well where the basics of Class 11 are there, and gains for the boards in any case. How to use the months:",
    ) +
    ul([
      "First an old paper under the clock, today: it shows which chapters already bring marks.",
      "Then the chapters that come every year, from the NCERT books, with the boards at the same time; leave out what you have never understood.",
      "Each week one full paper, and one day only for its mistakes. Free help: sathee.iitk.ac.in and old papers on the exam's own site.",
      "Fill in a second and a third form too (CUET-UG, your State's tests), and fix now what you do if it does not come: a course with a seat, or one more year with a date on which it ends.",
    ]) +
    p("Nobody can promise a rank from so many months. Sleep and one free hour a day belong to the plan."),
  hinglish:
    p(
      "Der hai, par bahut der nahi: jiske Class 11 ke basics theek hain woh ab bhi achha kar sakta hai, aur boards mein to fayda hoga hi. Mahinon ka upyog:",
    ) +
    ul([
      "Pehle aaj hi ghadi ke saath ek purana paper: isse dikhta hai kaun se chapter abhi marks dete hain.",
      "Phir jo chapter har saal aate hain, NCERT se, boards ke saath-saath; jo kabhi samajh nahi aaya use chhod dijiye.",
      "Har hafte ek poora paper, aur ek din sirf uski galtiyon ka. Free madad: sathee.iitk.ac.in aur exam ki apni site par purane paper.",
      "Doosra aur teesra form bhi bhariye (CUET-UG, apne rajya ke test), aur abhi tay kijiye ki na hua to kya karenge: seat wala koi course, ya ek aur saal jiske khatam hone ki tareekh ho.",
    ]) +
    p("Itne mahinon mein rank ka waada koi nahi kar sakta. Neend aur roz ek khaali ghanta plan ka hissa hain."),
  hindi:
    p("देर है, पर बहुत देर नहीं: जिसके Class 11 के basics ठीक हैं वह अब भी अच्छा कर सकता है, और बोर्ड में तो फ़ायदा होगा ही। महीनों का उपयोग:") +
    ul([
      "पहले आज ही घड़ी के साथ एक पुराना पेपर: इससे दिखता है कौन से पाठ अभी अंक देते हैं।",
      "फिर जो पाठ हर साल आते हैं, NCERT से, बोर्ड के साथ-साथ; जो कभी समझ नहीं आया उसे छोड़ दीजिए।",
      "हर हफ़्ते एक पूरा पेपर, और एक दिन सिर्फ़ उसकी ग़लतियों का। मुफ़्त मदद: sathee.iitk.ac.in और परीक्षा की अपनी साइट पर पुराने पेपर।",
      "दूसरा और तीसरा फ़ॉर्म भी भरिए (CUET-UG, अपने राज्य के टेस्ट), और अभी तय कीजिए कि न हुआ तो क्या करेंगे: सीट वाला कोई कोर्स, या एक और साल जिसके ख़त्म होने की तारीख़ हो।",
    ]) +
    p("इतने महीनों में रैंक का वादा कोई नहीं कर सकता। नींद और रोज़ एक ख़ाली घंटा योजना का हिस्सा हैं।"),
};

const AT_A_DESK = [
  link("/career/data-entry-operator", "Data Entry Operator"),
  link("/career/software-engineer", "Software Engineer"),
  link("/career/accountant", "Accountant"),
  link("/career/graphic-designer", "Graphic Designer"),
  link("/career/customer-service-representative", "Customer Service Representative"),
].join(", ");
const WITH_PEOPLE = [
  link("/career/bank-clerk", "Bank Clerk"),
  link("/career/private-tutor", "Private Tutor"),
  link("/career/civil-lawyer", "Civil Lawyer"),
  link("/career/counselling-psychologist", "Counselling Psychologist"),
].join(", ");
const SITTING = [link("/career/tailor", "Tailor"), link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")].join(
  ", ",
);

export const WITH_A_WEAK_LEG: Wording = {
  english:
    p("Very much: whatever is done sitting, with the head, the voice or the hands, is open. For example:") +
    ul([
      `${strong("At a computer")}: ${AT_A_DESK}.`,
      `${strong("With people")}: ${WITH_PEOPLE}.`,
      `${strong("With the hands, sitting")}: ${SITTING}.`,
      `${strong("Government posts and seats")}: some are kept for people with a disability of the legs under the Rights of Persons with Disabilities Act, 2016, in teaching, clerical and officers' posts too; each notice says which. The UDID card is the proof: swavlambancard.gov.in.`,
      `${strong("Scholarships, training, finding work")}: scholarships.gov.in, and the National Career Service Centres for the differently abled, ncs.gov.in, without a fee.`,
    ]) +
    p(
      "The forces, the police and railway running posts test fitness and mostly stay closed. Tell me your class and what you like, and I look further.",
    ),
  hinglish:
    p("Bahut kuch: jo kaam baithkar, dimaag, awaaz ya haathon se hota hai, woh khula hai. Jaise:") +
    ul([
      `${strong("Computer par")}: ${AT_A_DESK}.`,
      `${strong("Logon ke saath")}: ${WITH_PEOPLE}.`,
      `${strong("Baithkar, haathon se")}: ${SITTING}.`,
      `${strong("Sarkari posts aur seats")}: Rights of Persons with Disabilities Act, 2016 ke tahat pairon ki viklangta walon ke liye kuch rakhi jaati hain, teaching, clerk aur officer ki posts mein bhi; kaun si, yeh har notice mein hota hai. Praman UDID card hai: swavlambancard.gov.in.`,
      `${strong("Scholarship, training, kaam dhoondhna")}: scholarships.gov.in, aur divyang logon ke National Career Service Centre, ncs.gov.in, bina fees ke.`,
    ]) +
    p(
      "Sena, police aur railway ki train chalane wali posts fitness jaanchti hain aur zyadatar band rehti hain. Apni class aur pasand bataiye, main aage dekhungi.",
    ),
  hindi:
    p("बहुत कुछ: जो काम बैठकर, दिमाग़, आवाज़ या हाथों से होता है, वह खुला है। जैसे:") +
    ul([
      `${strong("कंप्यूटर पर")}: ${AT_A_DESK}।`,
      `${strong("लोगों के साथ")}: ${WITH_PEOPLE}।`,
      `${strong("बैठकर, हाथों से")}: ${SITTING}।`,
      `${strong("सरकारी पद और सीटें")}: Rights of Persons with Disabilities Act, 2016 के तहत पैरों की विकलांगता वालों के लिए कुछ रखी जाती हैं, शिक्षक, क्लर्क और ऑफ़िसर के पदों में भी; कौन सी, यह हर नोटिस में होता है। प्रमाण UDID कार्ड है: swavlambancard.gov.in।`,
      `${strong("छात्रवृत्ति, ट्रेनिंग, काम ढूँढना")}: scholarships.gov.in, और दिव्यांग लोगों के National Career Service Centre, ncs.gov.in, बिना फ़ीस के।`,
    ]) +
    p("सेना, पुलिस और रेलवे के ट्रेन चलाने वाले पद फ़िटनेस जाँचते हैं और ज़्यादातर बंद रहते हैं। अपनी क्लास और पसंद बताइए, मैं आगे देखूँगी।"),
};

export const FAILED_CLASS_11: Wording = {
  english:
    p("Class 11 is the school's own exam, so it can still be mended, and it stands on no board certificate:") +
    ul([
      `${strong("First ask")} for a re-exam or a retest: many schools give one within weeks. Ask in writing, together with a parent.`,
      `${strong("Repeat the class")} in the same stream, if you want what it leads to and know what went wrong (one subject, missed weeks, coaching beside school).`,
      `${strong("Change the stream")}: commerce or arts is no punishment, and right if maths and physics were the trouble all year. It closes engineering and medicine; law, management, CA, design, teaching and most posts of the Government stay open. A school may advise it; the choice is yours and your parents'.`,
      `${strong("Another way")}: Class 12 by NIOS (nios.ac.in) at your own pace, or a polytechnic diploma or ITI with Class 10.`,
    ]) +
    p(
      "Tell one person at home today. If it weighs on you, Tele-MANAS on 14416 listens for free. Name the work that you want, and I say which of these keeps it open.",
    ),
  hinglish:
    p("Class 11 school ka apna exam hai, isliye abhi theek ho sakta hai, aur yeh kisi board certificate par nahi likha jaata:") +
    ul([
      `${strong("Pehle")} re-exam ya retest maangiye: bahut se school kuch hafton mein dete hain. Likhkar maangiye, maa ya papa ke saath.`,
      `${strong("Class dobara")} usi stream mein, agar wahi chahiye jahan woh le jaati hai aur pata hai ki kya galat hua (ek subject, chhoote hafte, school ke saath coaching).`,
      `${strong("Stream badalna")}: commerce ya arts saza nahi hai, aur sahi hai agar poore saal maths aur physics hi mushkil rahe. Isse engineering aur medicine band hote hain; law, management, CA, design, teaching aur zyadatar sarkari posts khuli rehti hain. School salah de sakta hai; faisla aapka aur ghar walon ka hai.`,
      `${strong("Doosra raasta")}: NIOS (nios.ac.in) se apni raftaar se Class 12, ya Class 10 par polytechnic diploma ya ITI.`,
    ]) +
    p(
      "Aaj hi ghar mein kisi ek ko bataiye. Mann bhaari ho to Tele-MANAS 14416 free mein sunte hain. Jo kaam chahiye uska naam bataiye, main bataungi inme se kaun sa use khula rakhta hai.",
    ),
  hindi:
    p("Class 11 स्कूल की अपनी परीक्षा है, इसलिए अभी ठीक हो सकती है, और यह किसी बोर्ड सर्टिफ़िकेट पर नहीं लिखी जाती:") +
    ul([
      `${strong("पहले")} re-exam या retest माँगिए: बहुत से स्कूल कुछ हफ़्तों में देते हैं। लिखकर माँगिए, माँ या पापा के साथ।`,
      `${strong("क्लास दोबारा")} उसी स्ट्रीम में, अगर वही चाहिए जहाँ वह ले जाती है और पता है कि क्या ग़लत हुआ (एक विषय, छूटे हफ़्ते, स्कूल के साथ कोचिंग)।`,
      `${strong("स्ट्रीम बदलना")}: कॉमर्स या आर्ट्स सज़ा नहीं है, और सही है अगर पूरे साल मैथ्स और फ़िज़िक्स ही मुश्किल रहे। इससे इंजीनियरिंग और मेडिसिन बंद होते हैं; लॉ, मैनेजमेंट, CA, डिज़ाइन, टीचिंग और ज़्यादातर सरकारी पद खुले रहते हैं। स्कूल सलाह दे सकता है; फ़ैसला आपका और घर वालों का है।`,
      `${strong("दूसरा रास्ता")}: NIOS (nios.ac.in) से अपनी रफ़्तार से Class 12, या Class 10 पर पॉलिटेक्निक डिप्लोमा या ITI।`,
    ]) +
    p(
      "आज ही घर में किसी एक को बताइए। मन भारी हो तो टेली-मानस 14416 मुफ़्त में सुनते हैं। जो काम चाहिए उसका नाम बताइए, मैं बताऊँगी इनमें से कौन सा उसे खुला रखता है।",
    ),
};

export const FROM_CLASS_9: Wording = {
  english:
    p("You have the best time for it: nothing need be decided before Class 11. What helps from now:") +
    ul([
      `${strong("Keep all doors open")}: maths, science and English from the school books (ncert.nic.in); whoever understands these chapters can still choose every stream.`,
      `${strong("Try one thing a month")}: mend, draw, code a small game, sell at a fair, teach a younger child, keep plants, write. Note what you did unasked.`,
      `${strong("See work")}: ask three grown-ups what they do all day and what they dislike in it; read one career a week, with its day: ${link("/careers", "all careers")}.`,
      `${strong("Build one habit")}: ten minutes of English a day, a newspaper page, or typing. It counts in every work.`,
      "Coaching for entrance exams can wait. Ask at school for scholarships (scholarships.gov.in), and take the free stream test in Class 10.",
    ]) +
    p(`Twenty questions about what you like: ${TEST}. Or tell me one thing that you do for hours.`),
  hinglish:
    p("Aapke paas sabse achha samay hai: Class 11 se pehle kuch tay nahi karna. Abhi se kya kaam aata hai:") +
    ul([
      `${strong("Sab darwaze khule rakhiye")}: school ki kitaabon se maths, science aur English (ncert.nic.in); jo ye chapter samajhta hai woh har stream chun sakta hai.`,
      `${strong("Har mahine ek cheez aazmaiye")}: theek karna, drawing, chhota game banana, mele mein bechna, chhote bachche ko padhana, paudhe, likhna. Likhiye ki bina kahe kya kiya.`,
      `${strong("Kaam dekhiye")}: teen bade logon se poochiye din bhar kya karte hain aur kya pasand nahi; hafte mein ek career padhiye, uske din ke saath: ${link("/careers", "sabhi careers")}.`,
      `${strong("Ek aadat banaiye")}: roz das minute English, akhbaar ka ek page, ya typing. Har kaam mein gini jaati hai.`,
      "Entrance ki coaching ruk sakti hai. School mein scholarship poochiye (scholarships.gov.in), aur Class 10 mein free stream test dijiye.",
    ]) +
    p(`Pasand par bees sawal: ${TEST}. Ya ek cheez bataiye jo aap ghanton karte hain.`),
  hindi:
    p("आपके पास सबसे अच्छा समय है: Class 11 से पहले कुछ तय नहीं करना। अभी से क्या काम आता है:") +
    ul([
      `${strong("सब दरवाज़े खुले रखिए")}: स्कूल की किताबों से मैथ्स, साइंस और अंग्रेज़ी (ncert.nic.in); जो ये पाठ समझता है वह हर स्ट्रीम चुन सकता है।`,
      `${strong("हर महीने एक चीज़ आज़माइए")}: ठीक करना, ड्रॉइंग, छोटा गेम बनाना, मेले में बेचना, छोटे बच्चे को पढ़ाना, पौधे, लिखना। लिखिए कि बिना कहे क्या किया।`,
      `${strong("काम देखिए")}: तीन बड़े लोगों से पूछिए दिन भर क्या करते हैं और क्या पसंद नहीं; हफ़्ते में एक करियर पढ़िए, उसके दिन के साथ: ${link("/careers", "सभी करियर")}।`,
      `${strong("एक आदत बनाइए")}: रोज़ दस मिनट अंग्रेज़ी, अख़बार का एक पेज, या टाइपिंग। हर काम में गिनी जाती है।`,
      "Entrance की कोचिंग रुक सकती है। स्कूल में छात्रवृत्ति पूछिए (scholarships.gov.in), और Class 10 में मुफ़्त स्ट्रीम टेस्ट दीजिए।",
    ]) +
    p(`पसंद पर बीस सवाल: ${TEST}। या एक चीज़ बताइए जो आप घंटों करते हैं।`),
};

export const HALFWAY_WITHOUT_HEART: Wording = {
  english:
    p("Many feel so in the middle of a course, and it is worth finding out what it is before anything is left:") +
    ul([
      `${strong("Tired")}: after a failed paper or months without a break everything is dull. Take one free week and sleep, then look again.`,
      `${strong("The way, not the work")}: the exams and classes bore you, but the work itself would not. Spend some days beside somebody who does it, or in an internship; if you like that, finish.`,
      `${strong("The work itself")}: if its ordinary day does not draw you either, plan the change and keep what you have: hold the place until the new one is sure, ask which papers or semesters are credited elsewhere (abc.gov.in for degrees), and look which neighbouring work takes what you know.`,
      "Set a date, such as the next result, and two people with whom you decide. What is almost finished is mostly worth finishing: a completed degree opens every exam that takes graduates.",
    ]) +
    p(
      "If nothing gives joy for weeks, not only this course, talk to Tele-MANAS on 14416, free, day and night. Tell me what you would rather do, and I look for the way there.",
    ),
  hinglish:
    p("Course ke beech mein bahut logon ko aisa lagta hai, aur kuch chhodne se pehle yeh jaanna zaroori hai ki baat kya hai:") +
    ul([
      `${strong("Thakaan")}: paper rehne ke baad ya mahinon bina chhutti ke sab feeka lagta hai. Ek hafta aaram aur neend, phir dobara dekhiye.`,
      `${strong("Raasta, kaam nahi")}: exam aur class boring hain, par kaam shayad nahi. Jo yeh kaam karta hai uske saath kuch din rahiye, ya internship kijiye; woh achha lage to poora kijiye.`,
      `${strong("Kaam hi")}: agar uska aam din bhi nahi kheenchta, to badlaav plan kijiye aur jo hai use bachaiye: nayi jagah pakki hone tak seat rakhiye, poochiye kaun se paper ya semester kahin aur gine jaayenge (degree ke liye abc.gov.in), aur dekhiye ki paas ka kaun sa kaam aapki seekhi cheez leta hai.`,
      "Ek tareekh tay kijiye, jaise agla result, aur do log jinke saath faisla karenge. Jo lagbhag poora hai use zyadatar poora karna hi theek hai: poori degree har graduate wala exam kholti hai.",
    ]) +
    p(
      "Agar hafton se kisi bhi cheez mein mann nahi lagta, sirf course mein nahi, to Tele-MANAS 14416 par baat kijiye, free, din ho ya raat. Bataiye aap kya karna chahenge, main raasta dhoondhti hoon.",
    ),
  hindi:
    p("कोर्स के बीच में बहुत लोगों को ऐसा लगता है, और कुछ छोड़ने से पहले यह जानना ज़रूरी है कि बात क्या है:") +
    ul([
      `${strong("थकान")}: पेपर रहने के बाद या महीनों बिना छुट्टी के सब फीका लगता है। एक हफ़्ता आराम और नींद, फिर दोबारा देखिए।`,
      `${strong("रास्ता, काम नहीं")}: परीक्षा और क्लास उबाऊ हैं, पर काम शायद नहीं। जो यह काम करता है उसके साथ कुछ दिन रहिए, या internship कीजिए; वह अच्छा लगे तो पूरा कीजिए।`,
      `${strong("काम ही")}: अगर उसका आम दिन भी नहीं खींचता, तो बदलाव की योजना बनाइए और जो है उसे बचाइए: नई जगह पक्की होने तक सीट रखिए, पूछिए कौन से पेपर या सेमेस्टर कहीं और गिने जाएँगे (डिग्री के लिए abc.gov.in), और देखिए कि पास का कौन सा काम आपकी सीखी चीज़ लेता है।`,
      "एक तारीख़ तय कीजिए, जैसे अगला रिज़ल्ट, और दो लोग जिनके साथ फ़ैसला करेंगे। जो लगभग पूरा है उसे ज़्यादातर पूरा करना ही ठीक है: पूरी डिग्री हर ग्रेजुएट वाली परीक्षा खोलती है।",
    ]) +
    p(
      "अगर हफ़्तों से किसी भी चीज़ में मन नहीं लगता, सिर्फ़ कोर्स में नहीं, तो टेली-मानस 14416 पर बात कीजिए, मुफ़्त, दिन हो या रात। बताइए आप क्या करना चाहेंगे, मैं रास्ता ढूँढती हूँ।",
    ),
};

export const CHANGING_THE_DEGREE: Wording = {
  english:
    p("Seldom in the middle: a change to another faculty mostly means a new admission to the first year.") +
    ul([
      `${strong("Ask first")} at the office of your university: some let you change within the first weeks or the first year if a seat is free. Of what you passed, papers that both courses have may be credited (Academic Bank of Credits, abc.gov.in).`,
      `${strong("What the new one asks")}: BSc mostly PCM or PCB in Class 12, BTech physics and maths, BCA at some universities maths; BA, BBA and law take every stream.`,
      `${strong("Finish and turn then")}: after any degree there are LLB, MBA, BEd, MA, MCA (mostly with maths) and all exams for graduates. With one year left that is mostly the shorter way.`,
      "Leave the old place only when the new one is sure.",
    ]) +
    p("Name the work that you want, and I say whether the degree stands in its way at all."),
  hinglish:
    p("Beech mein kam hi hota hai: doosri faculty mein jaana zyadatar pehle saal mein naya admission hota hai.") +
    ul([
      `${strong("Pehle poochiye")} apni university ke office mein: kuch pehle hafton ya pehle saal mein badalne dete hain, agar seat khaali ho. Jo paper dono course mein hain, unki ginti ho sakti hai (Academic Bank of Credits, abc.gov.in).`,
      `${strong("Naya course kya maangta hai")}: BSc zyadatar Class 12 mein PCM ya PCB, BTech physics aur maths, BCA kuch university mein maths; BA, BBA aur law har stream lete hain.`,
      `${strong("Poora karke mudna")}: kisi bhi degree ke baad LLB, MBA, BEd, MA, MCA (zyadatar maths ke saath) aur graduate wale sab exam hain. Ek saal bacha ho to yahi aksar chhota raasta hai.`,
      "Purani seat tabhi chhodiye jab nayi pakki ho.",
    ]) +
    p("Jo kaam chahiye uska naam bataiye, main bataungi ki degree uske raaste mein aati bhi hai ya nahi."),
  hindi:
    p("बीच में कम ही होता है: दूसरी faculty में जाना ज़्यादातर पहले साल में नया एडमिशन होता है।") +
    ul([
      `${strong("पहले पूछिए")} अपनी यूनिवर्सिटी के ऑफ़िस में: कुछ पहले हफ़्तों या पहले साल में बदलने देते हैं, अगर सीट ख़ाली हो। जो पेपर दोनों कोर्स में हैं, उनकी गिनती हो सकती है (Academic Bank of Credits, abc.gov.in)।`,
      `${strong("नया कोर्स क्या माँगता है")}: BSc ज़्यादातर Class 12 में PCM या PCB, BTech फ़िज़िक्स और मैथ्स, BCA कुछ यूनिवर्सिटी में मैथ्स; BA, BBA और लॉ हर स्ट्रीम लेते हैं।`,
      `${strong("पूरा करके मुड़ना")}: किसी भी डिग्री के बाद LLB, MBA, BEd, MA, MCA (ज़्यादातर मैथ्स के साथ) और ग्रेजुएट वाली सब परीक्षाएँ हैं। एक साल बचा हो तो यही अक्सर छोटा रास्ता है।`,
      "पुरानी सीट तभी छोड़िए जब नई पक्की हो।",
    ]) +
    p("जो काम चाहिए उसका नाम बताइए, मैं बताऊँगी कि डिग्री उसके रास्ते में आती भी है या नहीं।"),
};

export const NO_ADMISSION_ANYWHERE: Wording = {
  english:
    p("Then there are still doors, and some open late. In this order:") +
    ul([
      `${strong("Late rounds")}: spot rounds and vacant seats of your State's counselling, of universities that take by CUET-UG and of colleges near by, often weeks after the first list. Look daily, and ask at the admission desk.`,
      `${strong("Without a race")}: IGNOU and State open universities (ignou.ac.in, deb.ugc.ac.in) admit twice a year; many State colleges take every pass in BA, BCom or BSc.`,
      `${strong("Another way to the same work")}: a polytechnic diploma, ITI or a paid apprenticeship (apprenticeshipindia.gov.in); degrees follow from there.`,
      `${strong("A year with a plan")}: one exam again, one skill that can be shown, some paid work, and forms in five places of different difficulty.`,
      "Pay nobody who promises a seat, and see that a private college is approved (ugc.gov.in, aicte-india.org).",
    ]) +
    p("Tell me your stream, marks and State, and I look at what is open. If it weighs on you, Tele-MANAS on 14416 listens for free."),
  hinglish:
    p("Tab bhi darwaze hain, aur kuch der se khulte hain. Is kram mein:") +
    ul([
      `${strong("Baad ke round")}: rajya ki counselling, CUET-UG wali university aur paas ke college ke spot round aur khaali seats, aksar pehli list ke hafton baad. Roz dekhiye, aur admission desk par poochiye.`,
      `${strong("Bina daud ke")}: IGNOU aur rajya ki open universities (ignou.ac.in, deb.ugc.ac.in) saal mein do baar leti hain; bahut se rajya ke college BA, BCom ya BSc mein har pass ko lete hain.`,
      `${strong("Usi kaam ka doosra raasta")}: polytechnic diploma, ITI ya kamai wali apprenticeship (apprenticeshipindia.gov.in); wahan se aage degree bhi hai.`,
      `${strong("Plan wala saal")}: ek exam dobara, dikhane layak ek hunar, kuch kamai, aur alag-alag mushkil ke paanch form.`,
      "Jo seat ka waada kare use paise mat dijiye, aur dekhiye ki private college approved hai (ugc.gov.in, aicte-india.org).",
    ]) +
    p("Apni stream, marks aur rajya bataiye, main dekhti hoon kya khula hai. Mann bhaari ho to Tele-MANAS 14416 free mein sunte hain."),
  hindi:
    p("तब भी दरवाज़े हैं, और कुछ देर से खुलते हैं। इस क्रम में:") +
    ul([
      `${strong("बाद के राउंड")}: राज्य की काउंसलिंग, CUET-UG वाली यूनिवर्सिटी और पास के कॉलेज के spot round और ख़ाली सीटें, अक्सर पहली सूची के हफ़्तों बाद। रोज़ देखिए, और admission desk पर पूछिए।`,
      `${strong("बिना दौड़ के")}: IGNOU और राज्य के open विश्वविद्यालय (ignou.ac.in, deb.ugc.ac.in) साल में दो बार लेते हैं; बहुत से राज्य के कॉलेज BA, BCom या BSc में हर पास को लेते हैं।`,
      `${strong("उसी काम का दूसरा रास्ता")}: पॉलिटेक्निक डिप्लोमा, ITI या कमाई वाली अप्रेंटिसशिप (apprenticeshipindia.gov.in); वहाँ से आगे डिग्री भी है।`,
      `${strong("योजना वाला साल")}: एक परीक्षा दोबारा, दिखाने लायक़ एक हुनर, कुछ कमाई, और अलग-अलग मुश्किल के पाँच फ़ॉर्म।`,
      "जो सीट का वादा करे उसे पैसे मत दीजिए, और देखिए कि प्राइवेट कॉलेज approved है (ugc.gov.in, aicte-india.org)।",
    ]) +
    p("अपनी स्ट्रीम, अंक और राज्य बताइए, मैं देखती हूँ क्या खुला है। मन भारी हो तो टेली-मानस 14416 मुफ़्त में सुनते हैं।"),
};

export const IS_IT_IN_ONE: Wording = {
  english:
    p("Not by marks alone. It shows in what somebody goes on with unasked, also where it is dull:") +
    ul([
      `${strong("Try the work")}: a month, an hour or two a week, with the cheap task that each career's page names. Who asks for more has it; who must be reminded does not, or not yet.`,
      `${strong("Look at the ground")}: can you follow one chapter of the Class 11 book of its subjects (ncert.nic.in) with some help? The grasp of a new chapter says more than a total.`,
      `${strong("See its ordinary day")}, and what people dislike in it; talk to one who does it.`,
      `${strong("Ask others")}: a teacher of that subject, and a friend, what they see you do well.`,
    ]) +
    p(
      `Tests give hints and no verdict; ours ranks careers with its reasons: ${TEST}. Interest and practice change much in two years, so keep one other way open.`,
    ),
  hinglish:
    p("Sirf marks se nahi. Yeh usme dikhta hai jo koi bina kahe karta rahe, boring hisse mein bhi:") +
    ul([
      `${strong("Kaam aazmaiye")}: ek mahina, hafte mein ek-do ghante, har career ke page par likhe saste kaam se. Jo aur maange usme hai; jise yaad dilana pade usme nahi, ya abhi nahi.`,
      `${strong("Neev dekhiye")}: uske subject ki Class 11 ki kitaab (ncert.nic.in) ka ek chapter thodi madad se samajh aata hai? Naya chapter samajhna total marks se zyada batata hai.`,
      `${strong("Uska aam din dekhiye")}, aur log usme kya napasand karte hain; jo karta hai usse baat kijiye.`,
      `${strong("Doosron se poochiye")}: us subject ke teacher aur ek dost se, ki unhe kya achha dikhta hai.`,
    ]) +
    p(
      `Test ishara dete hain, faisla nahi; hamara careers ko wajah ke saath kram mein rakhta hai: ${TEST}. Do saal mein ruchi aur abhyas bahut badalte hain, isliye ek doosra raasta khula rakhiye.`,
    ),
  hindi:
    p("सिर्फ़ अंकों से नहीं। यह उसमें दिखता है जो कोई बिना कहे करता रहे, उबाऊ हिस्से में भी:") +
    ul([
      `${strong("काम आज़माइए")}: एक महीना, हफ़्ते में एक-दो घंटे, हर करियर के पेज पर लिखे सस्ते काम से। जो और माँगे उसमें है; जिसे याद दिलाना पड़े उसमें नहीं, या अभी नहीं।`,
      `${strong("नींव देखिए")}: उसके विषय की Class 11 की किताब (ncert.nic.in) का एक पाठ थोड़ी मदद से समझ आता है? नया पाठ समझना कुल अंकों से ज़्यादा बताता है।`,
      `${strong("उसका आम दिन देखिए")}, और लोग उसमें क्या नापसंद करते हैं; जो करता है उससे बात कीजिए।`,
      `${strong("दूसरों से पूछिए")}: उस विषय के टीचर और एक दोस्त से, कि उन्हें क्या अच्छा दिखता है।`,
    ]) +
    p(
      `टेस्ट इशारा देते हैं, फ़ैसला नहीं; हमारा करियर को वजह के साथ क्रम में रखता है: ${TEST}। दो साल में रुचि और अभ्यास बहुत बदलते हैं, इसलिए एक दूसरा रास्ता खुला रखिए।`,
    ),
};

export const SCHOOLS_OF_THE_CENTRE: Wording = {
  english:
    p("These schools are chosen for good teaching with a hostel at little cost, not because a post follows from them:") +
    ul([
      `${strong("Jawahar Navodaya Vidyalaya")}: one in nearly every district, free of charge, boys and girls, mostly from villages; the test JNVST is for Class 6, with some places in Class 9 (navodaya.gov.in).`,
      `${strong("Sainik School")}: discipline, sport and preparation for NDA; the test AISSEE for Class 6 and 9, girls too. It costs more than Navodaya, and States give scholarships. Nobody must join the forces afterwards, and NDA is open from every school.`,
      `${strong("RIMC and Military Schools")}: few places, by tests of their own.`,
      "Which test, until what age and when stands in this year's notice. An old paper and the school books suffice to prepare; coaching is no must.",
    ]) +
    p(
      "Not taken? Nothing is lost: every career of the catalogue begins from an ordinary school as well. To see where NDA leads, ask me for it.",
    ),
  hinglish:
    p("Ye school kam kharche mein hostel ke saath achhi padhai ke liye chune jaate hain; inse koi post apne aap nahi milti:") +
    ul([
      `${strong("Jawahar Navodaya Vidyalaya")}: lagbhag har zile mein ek, muft, ladke aur ladkiyan, zyadatar gaon se; JNVST Class 6 ke liye hai, Class 9 mein bhi kuch seat (navodaya.gov.in).`,
      `${strong("Sainik School")}: anushasan, khel aur NDA ki taiyari; AISSEE Class 6 aur 9 ke liye, ladkiyan bhi. Navodaya se mehnga hai, aur rajya scholarship dete hain. Baad mein sena mein jaana zaroori nahi, aur NDA har school se khula hai.`,
      `${strong("RIMC aur Military School")}: kam seat, apne test se.`,
      "Kaun sa test, kis umar tak aur kab, yeh is saal ke notice mein hai. Taiyari ke liye purane paper aur school ki kitaabein kaafi hain; coaching zaroori nahi.",
    ]) +
    p("Na ho paaye to kuch nahi khoya: catalogue ka har career aam school se bhi shuru hota hai. NDA kahan le jaata hai, mujhse poochiye."),
  hindi:
    p("ये स्कूल कम ख़र्च में हॉस्टल के साथ अच्छी पढ़ाई के लिए चुने जाते हैं; इनसे कोई पद अपने आप नहीं मिलता:") +
    ul([
      `${strong("जवाहर नवोदय विद्यालय")}: लगभग हर ज़िले में एक, मुफ़्त, लड़के और लड़कियाँ, ज़्यादातर गाँव से; JNVST Class 6 के लिए है, Class 9 में भी कुछ सीटें (navodaya.gov.in)।`,
      `${strong("सैनिक स्कूल")}: अनुशासन, खेल और NDA की तैयारी; AISSEE Class 6 और 9 के लिए, लड़कियाँ भी। नवोदय से महँगा है, और राज्य छात्रवृत्ति देते हैं। बाद में सेना में जाना ज़रूरी नहीं, और NDA हर स्कूल से खुला है।`,
      `${strong("RIMC और Military School")}: कम सीटें, अपने टेस्ट से।`,
      "कौन सा टेस्ट, किस उम्र तक और कब, यह इस साल के नोटिस में है। तैयारी के लिए पुराने पेपर और स्कूल की किताबें काफ़ी हैं; कोचिंग ज़रूरी नहीं।",
    ]) +
    p("न हो पाए तो कुछ नहीं खोया: कैटलॉग का हर करियर आम स्कूल से भी शुरू होता है। NDA कहाँ ले जाता है, मुझसे पूछिए।"),
};

export const SKILLS_FOR_EVERY_CAREER: Wording = {
  english:
    p("A few things help in nearly every work, and can be learnt beside school:") +
    ul([
      `${strong("To write and speak plainly")}, in your own language and in English: ten minutes a day.`,
      `${strong("To calculate in the head and read a table")}: per cent, averages, a simple budget.`,
      `${strong("A computer")}: typing, a document, a table, finding out whether something on the internet is true, and using AI tools without believing all they say.`,
      `${strong("To learn something new alone")}: from a book or a free course (swayam.gov.in), to its end.`,
      `${strong("To work with others")}: be on time, ask, listen, keep a promise, mend a mistake.`,
    ]) +
    p("Take one and practise it for two months, then the next. Name a career, and I list what it asks for beside these."),
  hinglish:
    p("Kuch cheezein lagbhag har kaam mein madad karti hain, aur school ke saath seekhi ja sakti hain:") +
    ul([
      `${strong("Saaf likhna aur bolna")}, apni bhasha aur English mein: roz das minute.`,
      `${strong("Man mein hisaab aur table padhna")}: pratishat, ausat, chhota budget.`,
      `${strong("Computer")}: typing, document, table, internet ki baat sach hai ya nahi yeh jaanchna, aur AI tools chalana bina unki har baat maane.`,
      `${strong("Kuch naya khud seekhna")}: kitaab ya free course se (swayam.gov.in), ant tak.`,
      `${strong("Doosron ke saath kaam")}: samay par aana, poochna, sunna, waada nibhana, galti sudharna.`,
    ]) +
    p("Ek chuniye, do mahine abhyas kijiye, phir agli. Ek career ka naam bataiye, main bataungi ki iske alawa kya chahiye."),
  hindi:
    p("कुछ चीज़ें लगभग हर काम में मदद करती हैं, और स्कूल के साथ सीखी जा सकती हैं:") +
    ul([
      `${strong("साफ़ लिखना और बोलना")}, अपनी भाषा और अंग्रेज़ी में: रोज़ दस मिनट।`,
      `${strong("मन में हिसाब और टेबल पढ़ना")}: प्रतिशत, औसत, छोटा बजट।`,
      `${strong("कंप्यूटर")}: टाइपिंग, document, टेबल, इंटरनेट की बात सच है या नहीं यह जाँचना, और AI tools चलाना बिना उनकी हर बात माने।`,
      `${strong("कुछ नया ख़ुद सीखना")}: किताब या मुफ़्त कोर्स से (swayam.gov.in), अंत तक।`,
      `${strong("दूसरों के साथ काम")}: समय पर आना, पूछना, सुनना, वादा निभाना, ग़लती सुधारना।`,
    ]) +
    p("एक चुनिए, दो महीने अभ्यास कीजिए, फिर अगली। एक करियर का नाम बताइए, मैं बताऊँगी कि इसके अलावा क्या चाहिए।"),
};

export const IS_A_FAMOUS_COLLEGE_NEEDED: Wording = {
  english:
    p("No. A famous college helps with the first post and with friends; after some years people ask what you can do.") +
    ul([
      "Few of the very many who try are taken, and most engineers, doctors, teachers and managers of India come from other colleges.",
      "What matters anywhere: an approved course, teachers who teach, work that can be shown, an internship, and a field that you go on with unasked.",
      "Much stays open later: GATE, CAT, CUET-PG and the public exams do not ask for your college's name.",
    ]) +
    p(
      "Try for it if you like its subjects, with a second and a third form filled in, and a date on which it ends. Name the work that you want, and I show its ways.",
    ),
  hinglish:
    p("Nahi. Naami college pehli post aur doston mein madad karta hai; kuch saal baad log poochte hain ki aap kya kar sakte hain.") +
    ul([
      "Bahut koshish karne walon mein se kam liye jaate hain, aur India ke zyadatar engineer, doctor, teacher aur manager doosre college se hain.",
      "Har jagah yeh maayne rakhta hai: approved course, padhane wale teacher, dikhane layak kaam, internship, aur woh field jo aap bina kahe karte rahein.",
      "Baad mein bhi bahut khula hai: GATE, CAT, CUET-PG aur sarkari exam college ka naam nahi poochte.",
    ]) +
    p(
      "Koshish kijiye agar uske vishay pasand hain, doosre aur teesre form ke saath, aur khatam hone ki tareekh ke saath. Jo kaam chahiye uska naam bataiye, main raaste dikhaungi.",
    ),
  hindi:
    p("नहीं। नामी कॉलेज पहली पोस्ट और दोस्तों में मदद करता है; कुछ साल बाद लोग पूछते हैं कि आप क्या कर सकते हैं।") +
    ul([
      "बहुत कोशिश करने वालों में से कम लिए जाते हैं, और भारत के ज़्यादातर इंजीनियर, डॉक्टर, टीचर और मैनेजर दूसरे कॉलेज से हैं।",
      "हर जगह यह मायने रखता है: approved कोर्स, पढ़ाने वाले टीचर, दिखाने लायक़ काम, internship, और वह फ़ील्ड जो आप बिना कहे करते रहें।",
      "बाद में भी बहुत खुला है: GATE, CAT, CUET-PG और सरकारी परीक्षाएँ कॉलेज का नाम नहीं पूछतीं।",
    ]) +
    p("कोशिश कीजिए अगर उसके विषय पसंद हैं, दूसरे और तीसरे फ़ॉर्म के साथ, और ख़त्म होने की तारीख़ के साथ। जो काम चाहिए उसका नाम बताइए, मैं रास्ते दिखाऊँगी।"),
};

const STENOGRAPHER = link("/career/stenographer", "Stenographer");

export const HONOURS_OR_PLAIN: Wording = {
  english:
    p(
      "Honours means one subject studied deeper, the plain (programme, general or pass) degree several at equal weight. Under the newer rules of most universities three years give the plain degree and a fourth year the honours, some still give honours after three: read the prospectus.",
    ) +
    ul([
      `${strong("For exams of the Government, an MBA, law and BEd")}: both count the same, where just a degree is asked for.`,
      `${strong("Honours")} if you like that one subject and see a master's degree, research or college teaching in it.`,
      `${strong("The plain one")} if marks, fees or time beside CA, CS or an exam decide; it is mostly easier to get into and as good as the college.`,
    ]),
  hinglish:
    p(
      "Honours matlab ek vishay gehrai se, plain (programme, general ya pass) degree matlab kai vishay barabar. Zyadatar university ke naye niyam mein teen saal mein plain degree aur chauthe saal mein honours milta hai, kuch ab bhi teen saal mein honours deti hain: prospectus padhiye.",
    ) +
    ul([
      `${strong("Sarkari exam, MBA, law aur BEd ke liye")}: jahan sirf degree maangi jaati hai, wahan dono barabar hain.`,
      `${strong("Honours")}, agar woh ek vishay pasand ho aur usi mein master's, research ya college mein padhana dikhta ho.`,
      `${strong("Plain")}, agar marks, fees ya CA, CS ya kisi exam ke liye samay tay karta ho; admission aksar aasan hota hai, aur degree utni hi achhi jitna college.`,
    ]),
  hindi:
    p(
      "ऑनर्स मतलब एक विषय गहराई से, plain (programme, general या pass) डिग्री मतलब कई विषय बराबर। ज़्यादातर यूनिवर्सिटी के नए नियम में तीन साल में plain डिग्री और चौथे साल में ऑनर्स मिलता है, कुछ अब भी तीन साल में ऑनर्स देती हैं: प्रॉस्पेक्टस पढ़िए।",
    ) +
    ul([
      `${strong("सरकारी परीक्षा, MBA, लॉ और BEd के लिए")}: जहाँ सिर्फ़ डिग्री माँगी जाती है, वहाँ दोनों बराबर हैं।`,
      `${strong("ऑनर्स")}, अगर वह एक विषय पसंद हो और उसी में मास्टर डिग्री, रिसर्च या कॉलेज में पढ़ाना दिखता हो।`,
      `${strong("Plain")}, अगर नंबर, फ़ीस या CA, CS या किसी परीक्षा के लिए समय तय करता हो; एडमिशन अक्सर आसान होता है, और डिग्री उतनी ही अच्छी जितना कॉलेज।`,
    ]),
};

export const SPEED_OF_SHORTHAND: Wording = {
  english: p(
    `What counts is shorthand: for years SSC has asked for 100 words a minute in Grade C and 80 in Grade D, ten minutes of dictation, then typed out on a computer. Courts and States set their own, mostly 80 to 100; this year's notice has the last word. From nothing, most need about a year of daily practice; ITI and State boards teach it. Clerks are asked for typing only. ${STENOGRAPHER}.`,
  ),
  hinglish: p(
    `Asli baat shorthand ki hai: SSC saalon se Grade C mein 100 aur Grade D mein 80 shabd prati minute maangta hai, das minute ki dictation, phir computer par type. Court aur rajya apna tay karte hain, zyadatar 80 se 100; aakhri baat is saal ke notice ki hai. Shuru se zyadatar logon ko lagbhag ek saal ki roz ki practice lagti hai; ITI aur rajya ke board sikhate hain. Clerk se sirf typing maangi jaati hai. ${STENOGRAPHER}.`,
  ),
  hindi: p(
    `असली बात आशुलिपि की है: SSC सालों से Grade C में 100 और Grade D में 80 शब्द प्रति मिनट माँगता है, दस मिनट की डिक्टेशन, फिर कंप्यूटर पर टाइप। कोर्ट और राज्य अपना तय करते हैं, ज़्यादातर 80 से 100; आख़िरी बात इस साल के नोटिस की है। शुरू से ज़्यादातर लोगों को लगभग एक साल का रोज़ का अभ्यास लगता है; ITI और राज्य के बोर्ड सिखाते हैं। क्लर्क से सिर्फ़ टाइपिंग माँगी जाती है। ${STENOGRAPHER}।`,
  ),
};

export const LEFT_HANDED: Wording = {
  english: p(
    "Yes. Left-handed people do nearly every work, surgery, drawing and machines among it, and I know of no exam that shuts them out. In a training say it in the first week: many tools exist for the left hand, others are learnt with the right, and a teacher can show you the mirrored grip.",
  ),
  hinglish: p(
    "Haan. Ulte haath wale lagbhag har kaam karte hain, surgery, drawing aur machine bhi, aur mujhe koi exam nahi pata jo unhe rokta ho. Training ke pehle hafte mein hi bata dijiye: bahut se auzaar baayein haath ke bhi aate hain, baaki daayein se seekhe jaate hain, aur sikhane wala ulti pakad dikha sakta hai.",
  ),
  hindi: p(
    "हाँ। बाएँ हाथ वाले लगभग हर काम करते हैं, सर्जरी, ड्रॉइंग और मशीन भी, और मुझे कोई परीक्षा नहीं पता जो उन्हें रोकती हो। ट्रेनिंग के पहले हफ़्ते में ही बता दीजिए: बहुत से औज़ार बाएँ हाथ के भी आते हैं, बाक़ी दाएँ से सीखे जाते हैं, और सिखाने वाला उल्टी पकड़ दिखा सकता है।",
  ),
};
