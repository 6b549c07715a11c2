import { link, p } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { assessmentLink } from "./links.ts";

export const FREE: Wording = {
  english: p(
    "Everything here is free: the stream test, the assessment, every career and every article. No college, coaching institute or employer pays to be recommended, and there is no account to open. Begin with ",
    link("/assessment", "the twenty questions of the assessment"),
    "; before Class 11 with the stream test of ten questions, at the top of ",
    link("/", "the home page"),
    ".",
  ),
  hinglish: p(
    "Yahan sab kuch free hai: stream test, assessment, har career aur har article. Koi college, coaching ya company yahan sifarish ke liye paise nahi deti, aur koi account nahi banana padta. Yahan se shuru kijiye: ",
    link("/assessment", "assessment ke bees sawaal"),
    "; Class 11 se pehle das sawaalon ka stream test, jo ",
    link("/", "home page"),
    " ke upar hai.",
  ),
  hindi: p(
    "यहाँ सब कुछ मुफ़्त है: स्ट्रीम टेस्ट, assessment, हर करियर और हर लेख। कोई कॉलेज, कोचिंग या कंपनी यहाँ सिफ़ारिश के लिए पैसे नहीं देती, और कोई अकाउंट नहीं बनाना पड़ता। यहाँ से शुरू कीजिए: ",
    link("/assessment", "assessment के बीस सवाल"),
    "; Class 11 से पहले दस सवालों का स्ट्रीम टेस्ट, जो ",
    link("/", "होम पेज"),
    " के ऊपर है।",
  ),
};

export const FOR_WHOM: Wording = {
  english:
    p("Anyone may use it, free and without an account. It is made for students from Class 9 on and for job seekers, mainly in India.") +
    p(
      `Parents and teachers can read every career, ${link("/careers", "search")}, ${link("/compare", "compare")} and ask me. ${assessmentLink()} is best answered by whoever is to choose, on their own: the answers stay on that device, and the result says why.`,
    ),
  hinglish:
    p(
      "Koi bhi, free mein aur bina account ke. Yeh Class 9 se upar ke students aur naukri dhoondhne walon ke liye bani hai, khaaskar India mein.",
    ) +
    p(
      `Mata-pita aur teacher har career padh sakte hain, ${link("/careers", "dhoondh")} aur ${link("/compare", "tulna kar")} sakte hain, aur mujhse pooch sakte hain. ${assessmentLink()} wahi khud bhare jise chunna hai: jawab usi device par rehte hain, aur result apni wajah batata hai.`,
    ),
  hindi:
    p("कोई भी, मुफ़्त में और बिना अकाउंट के। यह Class 9 से ऊपर के छात्रों और नौकरी ढूँढ़ने वालों के लिए बनी है, ख़ासकर भारत में।") +
    p(
      `माता-पिता और शिक्षक हर करियर पढ़ सकते हैं, ${link("/careers", "ढूँढ़")} और ${link("/compare", "तुलना कर")} सकते हैं, और मुझसे पूछ सकते हैं। ${assessmentLink()} वही ख़ुद भरे जिसे चुनना है: जवाब उसी डिवाइस पर रहते हैं, और नतीजा अपनी वजह बताता है।`,
    ),
};

export const COMPARE: Wording = {
  english: p(
    "Press Compare on up to three careers, then open ",
    link("/compare", "Compare careers"),
    ': subjects, exams, years, pay, growth and stress side by side. Or name them to me, as in "doctor vs dentist".',
  ),
  hinglish: p(
    `Teen careers tak par Compare dabaiye, phir ${link("/compare", "Compare careers")} kholiye: subject, exam, saal, kamai, growth aur stress saath-saath. Ya mujhe naam bataiye, jaise "doctor vs dentist".`,
  ),
  hindi: p(
    `तीन करियर तक पर Compare दबाइए, फिर ${link("/compare", "Compare careers")} खोलिए: विषय, परीक्षा, साल, कमाई, ग्रोथ और तनाव साथ-साथ। या मुझे नाम बताइए, जैसे "doctor vs dentist"।`,
  ),
};

export const NOT_WORKING: Wording = {
  english: p(
    "I am sorry for the trouble. Load the page again, close other tabs, and try another browser or network; what you answered is kept on your device. If it stays so, tell the team with the feedback button at the edge of the page, or by the ways on ",
    link("/about", "About us"),
    ": which phone, which page, and what you saw.",
  ),
  hinglish: p(
    `Pareshani ke liye maaf kijiye. Page phir se kholiye, doosre tab band kijiye, aur doosra browser ya network aazmaiye; aapke jawab aapke phone ya computer par hi rehte hain. Phir bhi na chale to page ke kinare wale feedback button se, ya ${link("/about", "About us")} par likhe tarikon se team ko bataiye: kaun sa phone, kaun sa page, aur kya dikha.`,
  ),
  hindi: p(
    `परेशानी के लिए माफ़ कीजिए। पेज फिर से खोलिए, दूसरे टैब बंद कीजिए, और दूसरा ब्राउज़र या नेटवर्क आज़माइए; आपके जवाब आपके फ़ोन या कंप्यूटर पर ही रहते हैं। फिर भी न चले तो पेज के किनारे वाले फ़ीडबैक बटन से, या ${link("/about", "About us")} पर लिखे तरीक़ों से टीम को बताइए: कौन सा फ़ोन, कौन सा पेज, और क्या दिखा।`,
  ),
};

export const WITHOUT_INTERNET: Wording = {
  english: p(
    "Mostly yes, once a page was open: pages that you have visited and the answers that you gave are kept on your device where the browser allows it. A page that is new needs the internet for a moment. Open the careers that matter to you while you have network, and save them with the bookmark: ",
    link("/bookmarks", "Saved careers"),
    ".",
  ),
  hinglish: p(
    `Zyadatar haan, agar page ek baar khul chuka ho: jo page aapne dekhe hain aur jo jawab diye hain, woh aapke device par rehte hain, jahan browser rakhne de. Naye page ke liye thodi der internet chahiye. Jab network ho tab apne zaroori careers kholiye aur bookmark se save kijiye: ${link("/bookmarks", "Saved careers")}.`,
  ),
  hindi: p(
    `ज़्यादातर हाँ, अगर पेज एक बार खुल चुका हो: जो पेज आपने देखे हैं और जो जवाब दिए हैं, वे आपके डिवाइस पर रहते हैं, जहाँ ब्राउज़र रखने दे। नए पेज के लिए थोड़ी देर इंटरनेट चाहिए। जब नेटवर्क हो तब अपने ज़रूरी करियर खोलिए और बुकमार्क से सेव कीजिए: ${link("/bookmarks", "Saved careers")}।`,
  ),
};

export const HOW_MATCHED: Wording = {
  english: p(
    "Your answers are compared with each career's record, and the points add up to the fit that you see, with the reasons beside it. The accuracy figure on the home page is the promise that the site was started with; it is not a measurement. What has been measured, and what has not, stands in ",
    link("/how-matching-works", "How matching works"),
    ". Read a result as a list of ideas, not as a verdict.",
  ),
  hinglish: p(
    `Aapke jawab har career ke record se milaye jaate hain, aur points jodkar woh fit banta hai jo aapko wajah ke saath dikhta hai. Home page par jo accuracy ka figure hai, woh ek vaada hai jiske saath site shuru hui thi; woh naapa hua nahi hai. Kya naapa gaya hai aur kya nahi, yeh yahan likha hai: ${link("/how-matching-works", "How matching works")}. Nateeje ko ideas ki list samajhiye, faisla nahi.`,
  ),
  hindi: p(
    `आपके जवाब हर करियर के रिकॉर्ड से मिलाए जाते हैं, और पॉइंट जोड़कर वह फ़िट बनता है जो आपको वजह के साथ दिखता है। होम पेज पर जो accuracy का आँकड़ा है, वह एक वादा है जिसके साथ साइट शुरू हुई थी; वह नापा हुआ नहीं है। क्या नापा गया है और क्या नहीं, यह यहाँ लिखा है: ${link("/how-matching-works", "How matching works")}। नतीजे को विचारों की लिस्ट समझिए, फ़ैसला नहीं।`,
  ),
};

/** Whether parents, teachers or anybody sees what was answered. */
export const NOBODY_SEES: Wording = {
  english: p(
    "No: no school, teacher, parent or anybody else is shown your answers. Only on a phone or computer that you share can whoever opens this site after you see what is saved on it; the Privacy Policy says how to delete it.",
  ),
  hinglish: p(
    "Nahi: na school, na teacher, na mata-pita, aapke jawab kisi ko nahi dikhaye jaate. Sirf jis phone ya computer par aur log bhi hon, wahan baad mein yeh site kholne wala save kiya hua dekh sakta hai; use mitana Privacy Policy mein likha hai.",
  ),
  hindi: p(
    "नहीं: न स्कूल, न टीचर, न माता-पिता, आपके जवाब किसी को नहीं दिखाए जाते। सिर्फ़ जिस फ़ोन या कंप्यूटर पर और लोग भी हों, वहाँ बाद में यह साइट खोलने वाला सेव किया हुआ देख सकता है; उसे मिटाना Privacy Policy में लिखा है।",
  ),
};
export const PRIVACY: Wording = {
  english: p(
    "Your answers, results and bookmarks stay on your device, and what you write to me is not stored. There is no account, no tracking and no cookie, and nobody sells anything about you. What is kept in your browser, and how to delete it, stands in the ",
    link("/privacy-policy", "Privacy Policy"),
    ". Please do not write your name, number or address to me; I do not need them.",
  ),
  hinglish: p(
    `Aapke jawab, nateeje aur bookmark aapke device par hi rehte hain, aur jo aap mujhe likhte hain woh save nahi hota. Koi account nahi, koi tracking nahi, koi cookie nahi, aur aapke baare mein koi kuch nahi bechta. Aapke browser mein kya rehta hai aur use kaise mitayein, yeh ${link("/privacy-policy", "Privacy Policy")} mein likha hai. Please apna naam, number ya pata mujhe mat likhiye; mujhe unki zaroorat nahi hai.`,
  ),
  hindi: p(
    `आपके जवाब, नतीजे और बुकमार्क आपके डिवाइस पर ही रहते हैं, और जो आप मुझे लिखते हैं वह सेव नहीं होता। कोई अकाउंट नहीं, कोई ट्रैकिंग नहीं, कोई कुकी नहीं, और आपके बारे में कोई कुछ नहीं बेचता। आपके ब्राउज़र में क्या रहता है और उसे कैसे मिटाएँ, यह ${link("/privacy-policy", "Privacy Policy")} में लिखा है। कृपया अपना नाम, नंबर या पता मुझे मत लिखिए; मुझे उनकी ज़रूरत नहीं है।`,
  ),
};

export const NO_ACCOUNTS: Wording = {
  english: p(
    "There are no accounts here: you need not log in, and nobody asks who you are. What you answer stays on your device; clear it any time in the ",
    link("/privacy-policy", "Privacy Policy"),
    ".",
  ),
  hinglish: p(
    `Yahan koi account nahi hai: log in nahi karna padta, aur koi nahi poochta ki aap kaun hain. Aapke jawab aapke device par rehte hain; kabhi bhi ${link("/privacy-policy", "Privacy Policy")} mein jaakar mita sakte hain.`,
  ),
  hindi: p(
    `यहाँ कोई अकाउंट नहीं है: लॉग इन नहीं करना पड़ता, और कोई नहीं पूछता कि आप कौन हैं। आपके जवाब आपके डिवाइस पर रहते हैं; कभी भी ${link("/privacy-policy", "Privacy Policy")} में जाकर मिटा सकते हैं।`,
  ),
};

export const RETAKE: Wording = {
  english: p(
    "Yes, take them again as often as you like. After the stream test choose Retake Stream Test; the assessment begins anew at ",
    link("/assessment", "its page"),
    ". Old answers are then replaced on your device.",
  ),
  hinglish: p(
    `Haan, jitni baar chahein phir se dijiye. Stream test ke baad Retake Stream Test chuniye; assessment ${link("/assessment", "apne page")} par naye sire se shuru hota hai. Tab purane jawab aapke device par badal jaate hain.`,
  ),
  hindi: p(
    `हाँ, जितनी बार चाहें फिर से दीजिए। स्ट्रीम टेस्ट के बाद Retake Stream Test चुनिए; assessment ${link("/assessment", "अपने पेज")} पर नए सिरे से शुरू होता है। तब पुराने जवाब आपके डिवाइस पर बदल जाते हैं।`,
  ),
};

export const STREAM_TEST: Wording = {
  english: p(
    "The stream test has 10 questions and takes two or three minutes. Each answer gives points to six streams (Science, Commerce, Arts, Humanities, Medical, Engineering), and you see your best three with what to do next. Open Stream Test at the top of any page, such as ",
    link("/", "the home page"),
    ".",
  ),
  hinglish: p(
    `Stream test mein 10 sawal hain aur do-teen minute lagte hain. Har jawab chhe streams (Science, Commerce, Arts, Humanities, Medical, Engineering) ko points deta hai, aur aapko apni teen sabse achhi streams aage ke kadam ke saath dikhti hain. Kisi bhi page ke upar Stream Test kholiye, jaise ${link("/", "home page")} par.`,
  ),
  hindi: p(
    `स्ट्रीम टेस्ट में 10 सवाल हैं और दो-तीन मिनट लगते हैं। हर जवाब छह स्ट्रीम (Science, Commerce, Arts, Humanities, Medical, Engineering) को पॉइंट देता है, और आपको अपनी तीन सबसे अच्छी स्ट्रीम आगे के क़दम के साथ दिखती हैं। किसी भी पेज के ऊपर Stream Test खोलिए, जैसे ${link("/", "होम पेज")} पर।`,
  ),
};

export const PROGRESS: Wording = {
  english: p(
    "Your answers are kept in the browser where you gave them, so that you can go on later on the same device: ",
    link("/assessment", "Take Career Assessment"),
    ". On another device, or after the browser's data was cleared, it begins anew. Finished results are at ",
    link("/results", "Your results"),
    ".",
  ),
  hinglish: p(
    `Aapke jawab usi browser mein rehte hain jahan aapne diye the, isliye usi device par baad mein aage badh sakte hain: ${link("/assessment", "Take Career Assessment")}. Doosre device par, ya browser ka data mitane ke baad, yeh naye sire se shuru hota hai. Poore nateeje yahan hain: ${link("/results", "Your results")}.`,
  ),
  hindi: p(
    `आपके जवाब उसी ब्राउज़र में रहते हैं जहाँ आपने दिए थे, इसलिए उसी डिवाइस पर बाद में आगे बढ़ सकते हैं: ${link("/assessment", "Take Career Assessment")}। दूसरे डिवाइस पर, या ब्राउज़र का डेटा मिटाने के बाद, यह नए सिरे से शुरू होता है। पूरे नतीजे यहाँ हैं: ${link("/results", "Your results")}।`,
  ),
};

export const HOW_LONG: Wording = {
  english: p(
    "There are two. The stream test has 10 questions and takes two or three minutes: open Stream Test at the top of ",
    link("/", "the home page"),
    ". The career assessment has 20 questions and takes about ten minutes; there is no clock, and it can be continued later on the same device: ",
    link("/assessment", "Take Career Assessment"),
    ".",
  ),
  hinglish: p(
    `Yahan do hain. Stream test mein 10 sawal hain aur do-teen minute lagte hain: ${link("/", "home page")} ke upar Stream Test kholiye. Career assessment mein 20 sawal hain aur lagbhag das minute lagte hain; koi ghadi nahi chalti, aur usi device par baad mein aage badh sakte hain: ${link("/assessment", "Take Career Assessment")}.`,
  ),
  hindi: p(
    `यहाँ दो हैं। स्ट्रीम टेस्ट में 10 सवाल हैं और दो-तीन मिनट लगते हैं: ${link("/", "होम पेज")} के ऊपर Stream Test खोलिए। करियर assessment में 20 सवाल हैं और लगभग दस मिनट लगते हैं; कोई घड़ी नहीं चलती, और उसी डिवाइस पर बाद में आगे बढ़ सकते हैं: ${link("/assessment", "Take Career Assessment")}।`,
  ),
};

export const NO_STORE: Wording = {
  english: p(
    "There is no app in a store, and none is needed: everything works in the browser of a phone. Many browsers can put the site among your apps: open the browser's menu and choose Install or Add to home screen. Start at ",
    link("/", "the home page"),
    ".",
  ),
  hinglish: p(
    `Kisi store mein app nahi hai, aur zaroorat bhi nahi: sab kuch phone ke browser mein chalta hai. Bahut se browser site ko aapke apps ke saath rakh sakte hain: browser ke menu mein Install ya Add to home screen chuniye. Yahan se shuru kijiye: ${link("/", "home page")}.`,
  ),
  hindi: p(
    `किसी स्टोर में ऐप नहीं है, और ज़रूरत भी नहीं: सब कुछ फ़ोन के ब्राउज़र में चलता है। बहुत से ब्राउज़र साइट को आपके ऐप्स के साथ रख सकते हैं: ब्राउज़र के मेन्यू में Install या Add to home screen चुनिए। यहाँ से शुरू कीजिए: ${link("/", "होम पेज")}।`,
  ),
};

export const ASSESSMENT: Wording = {
  english: p(
    "The assessment asks 20 questions about what you enjoy, value and want, and ends with a ranked list of careers, each with its reasons. Take your time; it can be continued later on the same device. Start here: ",
    link("/assessment", "Take Career Assessment"),
    ".",
  ),
  hinglish: p(
    `Assessment mein 20 sawal hain: aapko kya achha lagta hai, kya zaroori lagta hai aur kya chahiye. Ant mein careers ki list apni wajah ke saath kram mein milti hai. Aaram se kijiye; usi device par baad mein aage badh sakte hain. Yahan shuru kijiye: ${link("/assessment", "Take Career Assessment")}.`,
  ),
  hindi: p(
    `Assessment में 20 सवाल हैं: आपको क्या अच्छा लगता है, क्या ज़रूरी लगता है और क्या चाहिए। अंत में करियर की लिस्ट अपनी वजह के साथ क्रम में मिलती है। आराम से कीजिए; उसी डिवाइस पर बाद में आगे बढ़ सकते हैं। यहाँ शुरू कीजिए: ${link("/assessment", "Take Career Assessment")}।`,
  ),
};

export const BOOKMARKS: Wording = {
  english: p(
    "Press the bookmark on a career's card or page; pressed once more, it takes the career off again. What you saved on this device is at ",
    link("/bookmarks", "Saved careers"),
    ", where you can also compare it or take it along as a file.",
  ),
  hinglish: p(
    `Career ke card ya page par bookmark dabaiye; dobara dabane se career list se hat jaata hai. Is device par jo save kiya, woh ${link("/bookmarks", "Saved careers")} mein hai; wahan tulna bhi kar sakte hain ya file ke roop mein le ja sakte hain.`,
  ),
  hindi: p(
    `करियर के कार्ड या पेज पर बुकमार्क दबाइए; दोबारा दबाने से करियर लिस्ट से हट जाता है। इस डिवाइस पर जो सेव किया, वह ${link("/bookmarks", "Saved careers")} में है; वहाँ तुलना भी कर सकते हैं या फ़ाइल के रूप में ले जा सकते हैं।`,
  ),
};

export const ALL_CAREERS: Wording = {
  english: p(
    "All careers of the catalogue, about two thousand, are in ",
    link("/careers", "the explorer"),
    ". Search by name or skill, filter by category, education and pay, sort, bookmark and compare. Or ask me: I search them for you.",
  ),
  hinglish: p(
    `Catalogue ke sabhi careers, kareeb do hazaar, ${link("/careers", "explorer")} mein hain. Naam ya skill se dhoondhiye, category, padhai aur kamai se chhaantiye, kram badaliye, bookmark aur tulna kijiye. Ya mujhse poochiye: main aapke liye dhoondhti hoon.`,
  ),
  hindi: p(
    `कैटलॉग के सभी करियर, क़रीब दो हज़ार, ${link("/careers", "explorer")} में हैं। नाम या स्किल से ढूँढ़िए, कैटेगरी, पढ़ाई और कमाई से छाँटिए, क्रम बदलिए, बुकमार्क और तुलना कीजिए। या मुझसे पूछिए: मैं आपके लिए ढूँढ़ती हूँ।`,
  ),
};

export const WHERE_PAY_COMES_FROM: Wording = {
  english: p(
    "Pay in rupees is Career Clarity's own estimate, because no public table covers all these careers in India, and every figure says so with its year. Dollars, where shown, come from the United States survey of pay or are marked as an assumption; they compare careers with one another and are not what they pay in India.",
  ),
  hinglish: p(
    "Rupaye mein kamai Career Clarity ka apna andaza (estimate) hai, kyunki India mein in sab careers ki koi public table nahi hai, aur har figure par yeh saal ke saath likha hai. Dollar, jahan dikhte hain, America ke kamai survey se aate hain ya maana hua likha hota hai; woh careers ki aapas mein tulna ke liye hain, India ki kamai nahi.",
  ),
  hindi: p(
    "रुपये में कमाई Career Clarity का अपना अंदाज़ा (estimate) है, क्योंकि भारत में इन सब करियर की कोई सार्वजनिक तालिका नहीं है, और हर आँकड़े पर यह साल के साथ लिखा है। डॉलर, जहाँ दिखते हैं, अमेरिका के कमाई सर्वे से आते हैं या माना हुआ लिखा होता है; वे करियर की आपस में तुलना के लिए हैं, भारत की कमाई नहीं।",
  ),
};

export const WHO_IS_BEHIND: Wording = {
  english: p(
    "Who is behind the site, what it holds itself to, and how to reach the team: ",
    link("/about", "About us"),
    ". For a mistake that you found, use the feedback button; it helps everybody after you.",
  ),
  hinglish: p(
    `Site ke peeche kaun hai, woh khud se kya ummeed rakhti hai, aur team tak kaise pahunche: ${link("/about", "About us")}. Koi galti mile to feedback button se bataiye; isse aapke baad aane wale sabki madad hoti hai.`,
  ),
  hindi: p(
    `साइट के पीछे कौन है, वह ख़ुद से क्या उम्मीद रखती है, और टीम तक कैसे पहुँचें: ${link("/about", "About us")}। कोई ग़लती मिले तो फ़ीडबैक बटन से बताइए; इससे आपके बाद आने वाले सबकी मदद होती है।`,
  ),
};

export const RESULTS: Wording = {
  english: p(
    "After the assessment your results open by themselves and can be reached again at ",
    link("/results", "Your results"),
    " on the same device. They rank careers by how well they fit your answers, with the reasons. There you can also print a page for your parents, make a link to share, or save them as a file. No account is needed.",
  ),
  hinglish: p(
    `Assessment ke baad aapke nateeje apne aap khulte hain, aur usi device par phir yahan mil jaate hain: ${link("/results", "Your results")}. Unme careers is kram mein hain ki woh aapke jawabon se kitne milte hain, wajah ke saath. Wahin se parents ke liye ek page print kar sakte hain, share karne ka link bana sakte hain ya file save kar sakte hain. Koi account ya login nahi chahiye.`,
  ),
  hindi: p(
    `Assessment के बाद आपके नतीजे अपने आप खुलते हैं, और उसी डिवाइस पर फिर यहाँ मिल जाते हैं: ${link("/results", "Your results")}। उनमें करियर इस क्रम में हैं कि वे आपके जवाबों से कितने मिलते हैं, वजह के साथ। वहीं से माता-पिता के लिए एक पेज प्रिंट कर सकते हैं, शेयर करने का लिंक बना सकते हैं या फ़ाइल सेव कर सकते हैं। कोई अकाउंट या लॉगिन नहीं चाहिए।`,
  ),
};

export const NEWSLETTER: Wording = {
  english: p(
    `The newsletter box stands at the foot of every page: new articles and careers, at most once a month. Under 18, ask a parent to subscribe. To leave it, write to the team; the address stands beside the box. The site sends no other messages and no notifications. What is kept of it: ${link("/privacy-policy", "Privacy Policy")}.`,
  ),
  hinglish: p(
    `Newsletter ka box har page ke neeche hai: naye article aur careers, mahine mein zyada se zyada ek baar. 18 se kam umar hai to mummy ya papa se subscribe karwaiye. Band karne ke liye team ko likhiye; pata box ke paas likha hai. Site aur koi message ya notification nahi bhejti. Isme kya rakha jaata hai: ${link("/privacy-policy", "Privacy Policy")}.`,
  ),
  hindi: p(
    `न्यूज़लेटर का बॉक्स हर पेज के नीचे है: नए लेख और करियर, महीने में ज़्यादा से ज़्यादा एक बार। 18 से कम उम्र है तो माता-पिता से सब्सक्राइब करवाइए। बंद करने के लिए टीम को लिखिए; पता बॉक्स के पास लिखा है। साइट और कोई मैसेज या नोटिफ़िकेशन नहीं भेजती। इसमें क्या रखा जाता है: ${link("/privacy-policy", "Privacy Policy")}।`,
  ),
};

export const GUIDES: Wording = {
  english: p(
    "The ",
    link("/blog", "career guides"),
    " cover streams, courses, resumes and first jobs, each written to be argued with at home.",
  ),
  hinglish: p(
    `${link("/blog", "career guides")} mein stream, course, resume aur pehli naukri ke baare mein likha hai, har ek aisa ki ghar par uspar baat ho sake.`,
  ),
  hindi: p(`${link("/blog", "career guides")} में स्ट्रीम, कोर्स, रिज़्यूमे और पहली नौकरी के बारे में लिखा है, हर एक ऐसा कि घर पर उस पर बात हो सके।`),
};

export const SHARING: Wording = {
  english: p(
    "Each career's page has a share button, its own address to send to a friend, and a button that prints it. After the first visit the stream test, the assessment, results, the explorer and the careers you opened work without internet; forms and I need it. The pages are in English; to me you can also write in Hindi or Hinglish. More about the site: ",
    link("/about", "About us"),
    ".",
  ),
  hinglish: p(
    `Har career ke page par share button, uska apna address jo dost ko bhej sakte hain, aur print ka button hai. Pehli baar khulne ke baad stream test, assessment, results, explorer aur khole hue careers bina internet bhi chalte hain; form aur main internet ke saath. Page English mein hain; mujhe aap Hindi ya Hinglish mein bhi likh sakte hain. Site ke baare mein aur: ${link("/about", "About us")}.`,
  ),
  hindi: p(
    `हर करियर के पेज पर शेयर बटन, उसका अपना पता जो दोस्त को भेज सकते हैं, और प्रिंट का बटन है। पहली बार खुलने के बाद स्ट्रीम टेस्ट, assessment, results, explorer और खोले हुए करियर बिना इंटरनेट भी चलते हैं; फ़ॉर्म और मैं इंटरनेट के साथ। पेज अंग्रेज़ी में हैं; मुझे आप हिंदी या हिंग्लिश में भी लिख सकते हैं। साइट के बारे में और: ${link("/about", "About us")}।`,
  ),
};
