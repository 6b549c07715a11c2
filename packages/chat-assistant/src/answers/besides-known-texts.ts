import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const WHEN_CTET: Wording = {
  english: `${strong("CTET")}: as a rule twice a year, at the end of the course or after it; dates and the form at ctet.nic.in. The certificate holds for life. Posts of a State mostly ask for its own TET.`,
  hinglish: `${strong("CTET")}: aam taur par saal mein do baar, course ke aakhir mein ya baad mein; tareekh aur form ctet.nic.in par. Certificate jeevan bhar chalta hai. Rajya ki posts aksar apna TET maangti hain.`,
  hindi: `${strong("CTET")}: आम तौर पर साल में दो बार, कोर्स के आख़िर में या बाद में; तारीख़ और फ़ॉर्म ctet.nic.in पर। सर्टिफ़िकेट जीवन भर चलता है। राज्य के पद अक्सर अपना TET माँगते हैं।`,
};

export const PHYSICAL_OF_SSC_GD: Wording = {
  english: `${strong("Physical test of SSC GD")}: after the written paper a run against the clock (PET), then height, weight and for men the chest (PST), then the doctor. Women, hill areas and some communities have their own figures: ssc.gov.in.`,
  hinglish: `${strong("SSC GD ka physical")}: likhit ke baad samay mein daud (PET), phir height, wazan aur purushon ka seena (PST), phir doctor ki jaanch. Mahilaon, pahadi ilaakon aur kuch samudayon ke liye naap alag hain: ssc.gov.in.`,
  hindi: `${strong("SSC GD का फ़िज़िकल")}: लिखित के बाद समय में दौड़ (PET), फिर लंबाई, वज़न और पुरुषों का सीना (PST), फिर डॉक्टर की जाँच। महिलाओं, पहाड़ी इलाक़ों और कुछ समुदायों के लिए नाप अलग हैं: ssc.gov.in।`,
};

export const SESSIONS_OF_JEE: Wording = {
  english: `${strong("The second session of JEE Main")}: of late there were two each year, about January and April, each with a form of its own window; who missed the first may sit for the second alone. Dates only at jeemain.nta.nic.in.`,
  hinglish: `${strong("JEE Main ka doosra session")}: pichhle saalon mein do hue, lagbhag January aur April mein, form dono ka alag samay par khulta hai; jo pehla chook gaya woh sirf doosra de sakta hai. Tareekh sirf jeemain.nta.nic.in par.`,
  hindi: `${strong("JEE Main का दूसरा सत्र")}: पिछले सालों में दो हुए, लगभग जनवरी और अप्रैल में, फ़ॉर्म दोनों का अलग समय पर खुलता है; जो पहला चूक गया वह सिर्फ़ दूसरा दे सकता है। तारीख़ सिर्फ़ jeemain.nta.nic.in पर।`,
};

export const COMPUTER_COURSE_BESIDE: Wording = {
  english: `${strong("A computer course beside it")}: yes, and it helps: typing counts in clerks' tests, and some posts ask for CCC (NIELIT) or COPA (ITI). Take one that your State's notices name: six months in the evening are enough.`,
  hinglish: `${strong("Saath mein computer course")}: haan, aur kaam aata hai: clerk ke test mein typing dekhi jaati hai, aur kuch posts CCC (NIELIT) ya COPA (ITI) maangti hain. Wahi kijiye jiska naam aapke rajya ke notice mein ho: shaam ke chhe mahine kaafi hain.`,
  hindi: `${strong("साथ में कंप्यूटर कोर्स")}: हाँ, और काम आता है: क्लर्क के टेस्ट में टाइपिंग देखी जाती है, और कुछ पद CCC (NIELIT) या COPA (ITI) माँगते हैं। वही कीजिए जिसका नाम आपके राज्य के नोटिस में हो: शाम के छह महीने काफ़ी हैं।`,
};

export const AGNIVEER_WITH_CLASS_10: Wording = {
  english: `${strong("Agniveer with Class 10")}: yes, for some entries, such as General Duty in the Army; clerks and technical entries ask for Class 12. There is a tradesman entry from Class 8 too. Marks and subjects stand in this year's notice.`,
  hinglish: `${strong("10th pass Agniveer")}: haan, kuch bharti mein, jaise Army ki General Duty; clerk aur technical mein Class 12 chahiye. Tradesman ki ek bharti Class 8 se bhi hai. Marks aur subject is saal ke notice mein hain.`,
  hindi: `${strong("10वीं पास अग्निवीर")}: हाँ, कुछ भर्ती में, जैसे Army की General Duty; क्लर्क और तकनीकी में Class 12 चाहिए। Tradesman की एक भर्ती Class 8 से भी है। अंक और विषय इस साल के नोटिस में हैं।`,
};

export const GIRLS_IN_NDA: Wording = {
  english: `${strong("Girls in NDA")}: yes, since 2021 unmarried girls sit for it too, for the Army, Navy and Air Force; the notice names the seats and the heights.`,
  hinglish: `${strong("NDA mein ladkiyan")}: haan, 2021 se avivahit ladkiyan bhi exam deti hain, Army, Navy aur Air Force ke liye; seat aur height notice mein hain.`,
  hindi: `${strong("NDA में लड़कियाँ")}: हाँ, 2021 से अविवाहित लड़कियाँ भी परीक्षा देती हैं, Army, Navy और Air Force के लिए; सीटें और लंबाई नोटिस में हैं।`,
};

export const NIFT_IN_HINDI: Wording = {
  english: `${strong("NIFT from Hindi medium")}: yes, every medium and board may sit for it. Drawing asks for no English, but one part tests it, and the classes are in English. In which languages the paper comes stands in this year's notice (nift.ac.in).`,
  hinglish: `${strong("Hindi medium se NIFT")}: haan, har medium aur board wale exam de sakte hain. Drawing mein English nahi chahiye, par ek hissa English jaanchta hai, aur padhai English mein hoti hai. Paper kin bhashaon mein aata hai, yeh is saal ke notice mein hai (nift.ac.in).`,
  hindi: `${strong("हिंदी माध्यम से NIFT")}: हाँ, हर माध्यम और बोर्ड वाले परीक्षा दे सकते हैं। ड्रॉइंग में अंग्रेज़ी नहीं चाहिए, पर एक हिस्सा अंग्रेज़ी जाँचता है, और पढ़ाई अंग्रेज़ी में होती है। पेपर किन भाषाओं में आता है, यह इस साल के नोटिस में है (nift.ac.in)।`,
};

export const SIGHT_OF_ONE_EYE: Wording = {
  english: `${strong("One good eye")}: is often rated below the benchmark for kept posts; then the open lists count, and the eyesight that each notice names.`,
  hinglish: `${strong("Ek achhi aankh")}: darja aksar rakhi hui posts ki seema se kam hota hai; tab aam list chalti hai, aur har notice mein likhi nazar.`,
  hindi: `${strong("एक अच्छी आँख")}: दर्जा अक्सर रखे हुए पदों की सीमा से कम होता है; तब आम लिस्ट चलती है, और हर नोटिस में लिखी नज़र।`,
};

export const LANGUAGE_OF_THE_PAPER: Wording = {
  english: `${strong("In Hindi")}: NEET-UG, JEE Main, CUET-UG, UPSC Civil Services and very many of SSC, the Railways and the States can be written in Hindi and mostly in other Indian languages too; CLAT and CAT are in English. The language is chosen in the form, and this year's notice has the list.`,
  hinglish: `${strong("Hindi mein")}: NEET-UG, JEE Main, CUET-UG, UPSC Civil Services aur SSC, Railway aur rajyon ke bahut se exam Hindi mein, aur zyadatar doosri bhashaon mein bhi, diye ja sakte hain; CLAT aur CAT English mein hain. Bhasha form mein chunte hain, aur list is saal ke notice mein hoti hai.`,
  hindi: `${strong("हिंदी में")}: NEET-UG, JEE Main, CUET-UG, UPSC Civil Services और SSC, रेलवे और राज्यों की बहुत सी परीक्षाएँ हिंदी में, और ज़्यादातर दूसरी भाषाओं में भी, दी जा सकती हैं; CLAT और CAT अंग्रेज़ी में हैं। भाषा फ़ॉर्म में चुनते हैं, और सूची इस साल के नोटिस में होती है।`,
};

export const AGE_FOR_POSTS: Wording = {
  english: `${strong("Age")}: soldiers, sailors and constables are mostly taken until the early twenties, clerks and many inspectors until the later twenties, Group D, post office and most State posts into the thirties; SC, ST and OBC have some years more. Look at the upper age of each notice first.`,
  hinglish: `${strong("Umar")}: sainik aur constable zyadatar bees-baais-teis saal ki umar tak liye jaate hain, clerk aur bahut se inspector lagbhag sattais tak, Group D, dak vibhag aur rajyon ki zyadatar posts tees ke baad tak; SC, ST aur OBC ko kuch saal zyada milte hain. Har notice mein pehle upar ki umar dekhiye.`,
  hindi: `${strong("उम्र")}: सैनिक और कांस्टेबल ज़्यादातर बीस-बाईस-तेईस साल की उम्र तक लिए जाते हैं, क्लर्क और बहुत से इंस्पेक्टर लगभग सत्ताईस तक, Group D, डाक विभाग और राज्यों के ज़्यादातर पद तीस के बाद तक; SC, ST और OBC को कुछ साल ज़्यादा मिलते हैं। हर नोटिस में पहले ऊपर की उम्र देखिए।`,
};

export const PROMOTION: Wording = {
  english: `${strong("Promotion")}: in government service by years of service and vacancies, and sooner by the department's own exams, for which a degree taken beside the work helps; pay rises a step each year. In firms by what you bring in, and often by moving to another.`,
  hinglish: `${strong("Promotion")}: sarkari seva mein seva ke saalon aur khaali posts se, aur department ke apne exam se jaldi, jisme kaam ke saath ki gayi degree kaam aati hai; kamai har saal ek kadam badhti hai. Companies mein aapke kaam se, aur aksar doosri company mein jaane se.`,
  hindi: `${strong("प्रमोशन")}: सरकारी सेवा में सेवा के सालों और ख़ाली पदों से, और विभाग की अपनी परीक्षा से जल्दी, जिसमें काम के साथ की गई डिग्री काम आती है; कमाई हर साल एक क़दम बढ़ती है। कंपनियों में आपके काम से, और अक्सर दूसरी कंपनी में जाने से।`,
};
/** Work after marriage, where the record names no condition of it. */
export const AFTER_MARRIAGE: Wording = {
  english: `${strong("After marriage")}: the record names no such condition. For some entries one must be unmarried, such as the NDA and the first years as an Agniveer: the notice says so.`,
  hinglish: `${strong("Shaadi ke baad")}: record mein aisi koi shart nahi hai. Kahin join karte samay avivahit hona padta hai, jaise NDA mein aur Agniveer ke pehle saalon mein: yeh notice mein likha hota hai.`,
  hindi: `${strong("शादी के बाद")}: रिकॉर्ड में ऐसी कोई शर्त नहीं है। कहीं join करते समय अविवाहित होना पड़ता है, जैसे NDA में और अग्निवीर के पहले सालों में: यह नोटिस में लिखा होता है।`,
};
