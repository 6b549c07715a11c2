import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

export const BED_AFTER_BCA: Wording = {
  english:
    p(
      `${strong("At many universities yes.")} By the council's rule (NCTE) the BEd takes a degree with half of the marks, less for reserved categories; some universities also ask for a school subject in the degree, so read your State's BEd notice.`,
    ) +
    ul([
      `${strong("With BCA and BEd")}: computer teacher in private schools and in many States' recruitment for lower classes; each notice names the degrees that it takes.`,
      `${strong("For Classes 11 and 12")}: MCA or MSc Computer Science is mostly asked for, by some notices without a BEd.`,
      `${strong("Without a BEd")}: PGDCA or a NIELIT level serves for contract posts and private schools.`,
    ]) +
    p(`The ways: ${to("computer-teacher", "Computer Teacher")}, ${to("computer-trainer", "Computer Trainer")}.`),
  hinglish:
    p(
      `${strong("Bahut si universities mein haan.")} NCTE ke niyam se BEd aadhe marks wali degree leta hai, reserved category ke liye kam; kuch universities degree mein school ka subject bhi maangti hain, isliye apne rajya ka BEd notice padhiye.`,
    ) +
    ul([
      `${strong("BCA aur BEd se")}: private school mein computer teacher, aur kai rajyon ki chhoti classes ki bharti; har notice likhta hai ki kaun si degree chalegi.`,
      `${strong("Class 11 aur 12 ke liye")}: zyadatar MCA ya MSc Computer Science, kuch notice mein bina BEd ke.`,
      `${strong("Bina BEd ke")}: PGDCA ya NIELIT ka level contract posts aur private school ke kaam aata hai.`,
    ]) +
    p(`Raste: ${to("computer-teacher", "Computer Teacher")}, ${to("computer-trainer", "Computer Trainer")}.`),
  hindi:
    p(
      `${strong("बहुत सी यूनिवर्सिटी में हाँ।")} NCTE के नियम से BEd आधे नंबरों वाली डिग्री लेता है, आरक्षित वर्ग के लिए कम; कुछ यूनिवर्सिटी डिग्री में स्कूल का विषय भी माँगती हैं, इसलिए अपने राज्य का BEd नोटिस पढ़िए।`,
    ) +
    ul([
      `${strong("BCA और BEd से")}: प्राइवेट स्कूल में कंप्यूटर टीचर, और कई राज्यों की छोटी कक्षाओं की भर्ती; हर नोटिस लिखता है कि कौन सी डिग्री चलेगी।`,
      `${strong("Class 11 और 12 के लिए")}: ज़्यादातर MCA या MSc Computer Science, कुछ नोटिस में बिना BEd के।`,
      `${strong("बिना BEd के")}: PGDCA या NIELIT का लेवल contract पदों और प्राइवेट स्कूल के काम आता है।`,
    ]) +
    p(`रास्ते: ${to("computer-teacher", "Computer Teacher")}, ${to("computer-trainer", "Computer Trainer")}।`),
};

export const ARTS_TO_SCIENCE_AFTER_12: Wording = {
  english:
    p(`${strong("Yes, with more time.")} A pass in arts or commerce does not end science; it needs the subjects:`) +
    ul([
      `${strong("The subjects")}: physics, chemistry and maths or biology, as a new Class 12 or as additional subjects, through NIOS (nios.ac.in) or your own board, mostly in one to two years.`,
      `${strong("For medicine")}: since the notice of November 2023 the National Medical Commission counts subjects that were passed in addition after Class 12. NEET-UG as for all.`,
      `${strong("For engineering")}: ask the counselling first which year of passing it counts; a polytechnic diploma takes Class 10 and leads into the second year of BTech.`,
      `${strong("Without new subjects")}: BCA at many colleges, psychology, design, nursing by GNM in most States, data and computers by BS or certificate courses online.`,
    ]) +
    p("Try one chapter of Class 11 physics or biology for a week before you decide."),
  hinglish:
    p(`${strong("Haan, thoda samay lagega.")} Arts ya commerce pass karne se science band nahi hoti; subject chahiye:`) +
    ul([
      `${strong("Subject")}: physics, chemistry aur maths ya biology, nayi Class 12 ke roop mein ya additional subject, NIOS (nios.ac.in) ya apne board se, zyadatar ek-do saal mein.`,
      `${strong("Medicine ke liye")}: November 2023 ke notice se National Medical Commission Class 12 ke baad pass kiye additional subject bhi maanta hai. NEET-UG sabki tarah.`,
      `${strong("Engineering ke liye")}: pehle counselling se poochiye ki pass hone ka kaun sa saal maana jaata hai; polytechnic diploma Class 10 ke baad hota hai aur BTech ke doosre saal mein le jaata hai.`,
      `${strong("Bina naye subject ke")}: bahut se college mein BCA, psychology, design, zyadatar rajyon mein GNM nursing, online BS ya certificate se data aur computer.`,
    ]) +
    p("Faisle se pehle Class 11 ki physics ya biology ka ek chapter ek hafta padhkar dekhiye."),
  hindi:
    p(`${strong("हाँ, थोड़ा समय लगेगा।")} आर्ट्स या कॉमर्स पास करने से साइंस बंद नहीं होती; विषय चाहिए:`) +
    ul([
      `${strong("विषय")}: फ़िज़िक्स, केमिस्ट्री और मैथ्स या बायोलॉजी, नई Class 12 के रूप में या अतिरिक्त विषय, NIOS (nios.ac.in) या अपने बोर्ड से, ज़्यादातर एक-दो साल में।`,
      `${strong("मेडिसिन के लिए")}: नवंबर 2023 के नोटिस से National Medical Commission Class 12 के बाद पास किए अतिरिक्त विषय भी मानता है। NEET-UG सबकी तरह।`,
      `${strong("इंजीनियरिंग के लिए")}: पहले काउंसलिंग से पूछिए कि पास होने का कौन सा साल माना जाता है; पॉलिटेक्निक डिप्लोमा Class 10 के बाद होता है और BTech के दूसरे साल में ले जाता है।`,
      `${strong("बिना नए विषय के")}: बहुत से कॉलेज में BCA, साइकोलॉजी, डिज़ाइन, ज़्यादातर राज्यों में GNM नर्सिंग, ऑनलाइन BS या सर्टिफ़िकेट से डेटा और कंप्यूटर।`,
    ]) +
    p("फ़ैसले से पहले Class 11 की फ़िज़िक्स या बायोलॉजी का एक चैप्टर एक हफ़्ता पढ़कर देखिए।"),
};

const ENGINEERS = `${to("civil-engineer", "Civil Engineer")}, ${to("mechanical-engineer", "Mechanical Engineer")}`;
export const ENGINEERING_AFTER_COMPARTMENT: Wording = {
  english:
    p(`${strong("Yes.")} Who passes the compartment (supplementary) of the same year has passed Class 12. What to watch:`) +
    ul([
      `${strong("Time")}: the result must come before your State's counselling or the university closes its list: ask for the date, and show the receipt of the form meanwhile.`,
      `${strong("Marks")}: State and private colleges ask for somewhat under half in physics, maths and a third subject, less for reserved categories; NITs and IIITs for about three quarters overall, or a place among the best fifth of the board, beside JEE Main.`,
      `${strong("If it comes late")}: JEE Main and the State's entrance can be sat again next year, or a polytechnic diploma leads into the second year of BTech.`,
    ]) +
    p(`One paper is months and not a verdict. Where it leads: ${ENGINEERS}.`),
  hinglish:
    p(`${strong("Haan.")} Jo usi saal ka compartment (supplementary) pass kar le, usne Class 12 pass kar li. Dhyan rakhiye:`) +
    ul([
      `${strong("Samay")}: result aapke rajya ki counselling ya university ki list band hone se pehle aana chahiye: tareekh poochiye, aur tab tak form ki raseed dikhaiye.`,
      `${strong("Marks")}: rajya aur private college physics, maths aur teesre subject mein aadhe se thode kam maangte hain, reserved category ke liye kam; NIT aur IIIT JEE Main ke saath kul lagbhag teen chauthai, ya board ke sabse achhe paanchve hisse mein jagah.`,
      `${strong("Der se aaye to")}: JEE Main aur rajya ka entrance agle saal phir de sakte hain, ya polytechnic diploma se BTech ke doosre saal mein.`,
    ]) +
    p(`Ek paper kuch mahine hai, faisla nahi. Aage: ${ENGINEERS}.`),
  hindi:
    p(`${strong("हाँ।")} जो उसी साल का कंपार्टमेंट (supplementary) पास कर ले, उसने Class 12 पास कर ली। ध्यान रखिए:`) +
    ul([
      `${strong("समय")}: रिज़ल्ट आपके राज्य की काउंसलिंग या यूनिवर्सिटी की लिस्ट बंद होने से पहले आना चाहिए: तारीख़ पूछिए, और तब तक फ़ॉर्म की रसीद दिखाइए।`,
      `${strong("नंबर")}: राज्य और प्राइवेट कॉलेज फ़िज़िक्स, मैथ्स और तीसरे विषय में आधे से थोड़े कम माँगते हैं, आरक्षित वर्ग के लिए कम; NIT और IIIT JEE Main के साथ कुल लगभग तीन चौथाई, या बोर्ड के सबसे अच्छे पाँचवें हिस्से में जगह।`,
      `${strong("देर से आए तो")}: JEE Main और राज्य का एंट्रेंस अगले साल फिर दे सकते हैं, या पॉलिटेक्निक डिप्लोमा से BTech के दूसरे साल में।`,
    ]) +
    p(`एक पेपर कुछ महीने है, फ़ैसला नहीं। आगे: ${ENGINEERS}।`),
};

export const IB_AND_INDIAN_COLLEGES: Wording = {
  english:
    p(
      `${strong("Yes, the full IB Diploma counts as Class 12 in India")}: the Association of Indian Universities (aiu.ac.in) has long held it equal. Single IB certificates without the diploma mostly do not.`,
    ) +
    ul([
      `${strong("Subjects")}: engineering asks for physics and maths, mostly with chemistry, medicine for physics, chemistry and biology. Whether Higher or Standard Level is needed each university says in its bulletin.`,
      `${strong("Entrances")}: JEE Main, NEET-UG and CUET-UG follow the NCERT books, so look at those beside the IB syllabus.`,
      `${strong("Time and papers")}: IB results come in July; ask your school early for the transcript in per cent and, where the university wants it, an equivalence certificate of the AIU.`,
    ]),
  hinglish:
    p(
      `${strong("Haan, poora IB Diploma India mein Class 12 ke barabar hai")}: Association of Indian Universities (aiu.ac.in) use kab se barabar maanta hai. Diploma ke bina akele IB certificate zyadatar nahi chalte.`,
    ) +
    ul([
      `${strong("Subject")}: engineering ke liye physics aur maths, zyadatar chemistry ke saath; medicine ke liye physics, chemistry aur biology. Higher Level chahiye ya Standard, yeh har university ke bulletin mein hai.`,
      `${strong("Entrance")}: JEE Main, NEET-UG aur CUET-UG NCERT par chalte hain, isliye IB ke saath woh kitabein bhi dekhiye.`,
      `${strong("Samay aur kaagaz")}: IB ka result July mein aata hai; school se pratishat wala transcript pehle hi maangiye, aur university kahe to AIU ka equivalence certificate.`,
    ]),
  hindi:
    p(
      `${strong("हाँ, पूरा IB Diploma भारत में Class 12 के बराबर है")}: Association of Indian Universities (aiu.ac.in) उसे कब से बराबर मानता है। डिप्लोमा के बिना अकेले IB सर्टिफ़िकेट ज़्यादातर नहीं चलते।`,
    ) +
    ul([
      `${strong("विषय")}: इंजीनियरिंग के लिए फ़िज़िक्स और मैथ्स, ज़्यादातर केमिस्ट्री के साथ; मेडिसिन के लिए फ़िज़िक्स, केमिस्ट्री और बायोलॉजी। Higher Level चाहिए या Standard, यह हर यूनिवर्सिटी के bulletin में है।`,
      `${strong("एंट्रेंस")}: JEE Main, NEET-UG और CUET-UG NCERT पर चलते हैं, इसलिए IB के साथ वे किताबें भी देखिए।`,
      `${strong("समय और काग़ज़")}: IB का रिज़ल्ट जुलाई में आता है; स्कूल से प्रतिशत वाला transcript पहले ही माँगिए, और यूनिवर्सिटी कहे तो AIU का equivalence certificate।`,
    ]),
};

export const LEAVING_A_PAID_COACHING: Wording = {
  english:
    p(
      "What was paid is paid whichever way you choose; what counts is the years before you. Telling them early is kinder than a year more of not wanting it:",
    ) +
    ul([
      `${strong("Before")}: write down in three lines what you do not want, what you would do instead, and what it costs. Choose a calm hour, one parent first.`,
      `${strong("Say")}: "I know what it cost you, and I am grateful. I have tried, and I am not well with it. I would like to try this instead, and be judged by it." Listen to what they fear.`,
      `${strong("The money")}: ask the institute in writing for what is left. The Ministry of Education's guidelines of January 2024 ask for the unused part of the fees back within ten days.`,
      `${strong("What stays open")}: with PCM still the State's entrance, CUET-UG for BSc, BCA or BA, NDA, architecture, design and law.`,
    ]) +
    p("If it weighs on you, Tele-MANAS 14416 listens for free, day and night. A teacher or aunt whom they trust can sit beside you."),
  hinglish:
    p(
      "Jo paisa lag gaya woh lag gaya, raasta koi bhi ho; aage ke saal maayne rakhte hain. Bina mann ke ek saal aur karne se behtar hai abhi bata dena:",
    ) +
    ul([
      `${strong("Pehle")}: teen line mein likhiye: kya nahi karna, uski jagah kya karna hai, aur usme kitna lagega. Shaant samay chuniye, pehle ek se baat kijiye.`,
      `${strong("Kahiye")}: "Mujhe pata hai aapne kitna lagaya, aur main aabhari hoon. Maine koshish ki, par ab theek nahi lag raha. Main yeh karna chahti/chahta hoon, isi se mujhe parkhiye." Unka dar suniye.`,
      `${strong("Paisa")}: bachi hui fees institute se likhit mein maangiye. Shiksha mantralaya ki January 2024 ki guidelines ke hisaab se bacha hua hissa das din mein lautana chahiye.`,
      `${strong("Kya khula hai")}: PCM se ab bhi rajya ka entrance, CUET-UG se BSc, BCA ya BA, NDA, architecture, design aur law.`,
    ]) +
    p(
      "Mann bhaari ho to Tele-MANAS 14416 din-raat muft sunta hai. Koi teacher ya rishtedaar jinki ghar wale maante hain, saath baith sakte hain.",
    ),
  hindi:
    p("जो पैसा लग गया वह लग गया, रास्ता कोई भी हो; आगे के साल मायने रखते हैं। बिना मन के एक साल और करने से बेहतर है अभी बता देना:") +
    ul([
      `${strong("पहले")}: तीन लाइन में लिखिए: क्या नहीं करना, उसकी जगह क्या करना है, और उसमें कितना लगेगा। शांत समय चुनिए, पहले एक से बात कीजिए।`,
      `${strong("कहिए")}: "मुझे पता है आपने कितना लगाया, और मैं आभारी हूँ। मैंने कोशिश की, पर अब ठीक नहीं लग रहा। मैं यह करना चाहती/चाहता हूँ, इसी से मुझे परखिए।" उनका डर सुनिए।`,
      `${strong("पैसा")}: बची हुई फ़ीस institute से लिखित में माँगिए। शिक्षा मंत्रालय की जनवरी 2024 की guidelines के हिसाब से बचा हुआ हिस्सा दस दिन में लौटाना चाहिए।`,
      `${strong("क्या खुला है")}: PCM से अब भी राज्य का एंट्रेंस, CUET-UG से BSc, BCA या BA, NDA, आर्किटेक्चर, डिज़ाइन और लॉ।`,
    ]) +
    p("मन भारी हो तो Tele-MANAS 14416 दिन-रात मुफ़्त सुनता है। कोई टीचर या रिश्तेदार जिनकी घर वाले मानते हैं, साथ बैठ सकते हैं।"),
};

const BIOTECH = `${to("biotechnologist", "Biotechnologist")}, ${to("microbiologist", "Microbiologist")}`;
export const BIOTECHNOLOGY_WITH_PCB: Wording = {
  english:
    p(
      `${strong("At some universities yes.")} AICTE's list of subjects for engineering has had biology in it for some years, and many private and some State universities take PCB for BTech Biotechnology, with a course in maths in the first year. IITs, NITs and most Government colleges ask for maths.`,
    ) +
    ul([
      `${strong("Sure with PCB")}: BSc Biotechnology, Microbiology or Life Sciences, then MSc.`,
      `${strong("Work")}: with the first degree mostly quality control, vaccine and medicine plants, and clinical trials; research asks for an MSc or more.`,
    ]) +
    p(`Read "eligibility" in the bulletin of each university that you want. Where it leads: ${BIOTECH}.`),
  hinglish:
    p(
      `${strong("Kuch universities mein haan.")} AICTE ki engineering ke subjects ki list mein kuch saal se biology bhi hai, aur bahut si private aur kuch State universities BTech Biotechnology mein PCB leti hain, pehle saal maths ke course ke saath. IIT, NIT aur zyadatar sarkari college maths maangte hain.`,
    ) +
    ul([
      `${strong("PCB se pakka")}: BSc Biotechnology, Microbiology ya Life Sciences, phir MSc.`,
      `${strong("Kaam")}: pehli degree se zyadatar quality control, vaccine aur dawa ke plant, clinical trial; research ke liye MSc ya aage.`,
    ]) +
    p(`Jo universities chahiye, unke bulletin mein "eligibility" padhiye. Aage: ${BIOTECH}.`),
  hindi:
    p(
      `${strong("कुछ यूनिवर्सिटी में हाँ।")} AICTE की इंजीनियरिंग के विषयों की लिस्ट में कुछ साल से बायोलॉजी भी है, और बहुत सी प्राइवेट और कुछ State universities BTech Biotechnology में PCB लेती हैं, पहले साल मैथ्स के कोर्स के साथ। IIT, NIT और ज़्यादातर सरकारी कॉलेज मैथ्स माँगते हैं।`,
    ) +
    ul([
      `${strong("PCB से पक्का")}: BSc Biotechnology, Microbiology या Life Sciences, फिर MSc।`,
      `${strong("काम")}: पहली डिग्री से ज़्यादातर quality control, वैक्सीन और दवा के प्लांट, clinical trial; रिसर्च के लिए MSc या आगे।`,
    ]) +
    p(`जो यूनिवर्सिटी चाहिए, उनके bulletin में "eligibility" पढ़िए। आगे: ${BIOTECH}।`),
};
