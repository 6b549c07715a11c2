import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const FEAR_OF_LOW_PAY: Wording = {
  english: p(
    "A worry about pay is answered best with figures. A beginner gets about the low end; only some reach the high one, after years, and with work that can be shown:",
  ),
  hinglish: p(
    "Kamai ki chinta ka sabse achha jawab aankde hain. Shuru karne wale ko lagbhag neeche wali rakam milti hai; upar wali tak kuch hi log pahunchte hain, saalon baad, aur aise kaam se jo dikhaya ja sake:",
  ),
  hindi: p(
    "कमाई की चिंता का सबसे अच्छा जवाब आँकड़े हैं। शुरू करने वाले को लगभग नीचे वाली रकम मिलती है; ऊपर वाली तक कुछ ही लोग पहुँचते हैं, सालों बाद, और ऐसे काम से जो दिखाया जा सके:",
  ),
};

export const NAME_FOR_ITS_PAY: Wording = {
  english: p(
    `Name the career, and I tell its range of pay with its basis; or look at ${link("/careers?sort=salary&direction=descending", "all careers by pay")}.`,
  ),
  hinglish: p(
    `Career ka naam bataiye, main uski kamai ki range aadhaar ke saath bataungi; ya ${link("/careers?sort=salary&direction=descending", "kamai ke hisaab se saare careers")} dekhiye.`,
  ),
  hindi: p(
    `करियर का नाम बताइए, मैं उसकी कमाई की रेंज आधार के साथ बताऊँगी; या ${link("/careers?sort=salary&direction=descending", "कमाई के हिसाब से सारे करियर")} देखिए।`,
  ),
};

export const MEN_DO_IT_TOO: Wording = {
  english:
    p("Yes, men do this work, and are trained and employed for it; in hospitals, kitchens, studios and salons they are wanted.") +
    ul([
      "Some may laugh at first; that ends when they see the pay and the skill. What counts is whether the work itself suits you.",
      "A few places differ: ANM courses and the Military Nursing Service take women alone, and some wards and salons serve women alone. GNM and BSc Nursing are open to men in most colleges: read the notice.",
      "Talk to one man who does it, and spend a day beside him: that answers more than what people say.",
    ]),
  hinglish:
    p(
      "Haan, purush yeh kaam karte hain, iski training lete hain aur naukri paate hain; hospital, kitchen, studio aur salon mein unki zarurat hai.",
    ) +
    ul([
      "Shuru mein kuch log hans sakte hain; kamai aur hunar dekhkar yeh band ho jaata hai. Maayne yeh rakhta hai ki kaam aapko suit karta hai ya nahi.",
      "Kuch jagah alag hain: ANM course aur Military Nursing Service sirf mahilaon ke liye hain, aur kuch ward aur salon sirf mahilaon ke hain. GNM aur BSc Nursing zyadatar college mein purushon ke liye khule hain: notice padhiye.",
      "Ek aise purush se baat kijiye jo yeh karta hai, aur ek din uske saath rahiye: isse logon ki baaton se zyada jawab milta hai.",
    ]),
  hindi:
    p("हाँ, पुरुष यह काम करते हैं, इसकी ट्रेनिंग लेते हैं और नौकरी पाते हैं; अस्पताल, किचन, स्टूडियो और सैलून में उनकी ज़रूरत है।") +
    ul([
      "शुरू में कुछ लोग हँस सकते हैं; कमाई और हुनर देखकर यह बंद हो जाता है। मायने यह रखता है कि काम आपको सूट करता है या नहीं।",
      "कुछ जगह अलग हैं: ANM कोर्स और Military Nursing Service सिर्फ़ महिलाओं के लिए हैं, और कुछ वार्ड और सैलून सिर्फ़ महिलाओं के हैं। GNM और BSc Nursing ज़्यादातर कॉलेज में पुरुषों के लिए खुले हैं: नोटिस पढ़िए।",
      "एक ऐसे पुरुष से बात कीजिए जो यह करता है, और एक दिन उसके साथ रहिए: इससे लोगों की बातों से ज़्यादा जवाब मिलता है।",
    ]),
};

export const CHILD_FOR_THE_STAGE: Wording = {
  english:
    p("Say neither no nor yes at once: take the wish seriously, and look at it together as at any other work.") +
    ul([
      "Honestly: few live from the stage alone, and not for long years; many live well beside it, from teaching, choreography, recording, events.",
      "So both: lessons with a good teacher, a fixed hour a day and a first performance this year, and school to the end with marks that keep another door open.",
      "For auditions: no real company takes money for one, a contract of a child is read by a lawyer first, and a parent goes along. Idol groups abroad train children for years, and most are never shown.",
      `Near it: ${link("/career/choreographer", "Choreographer")}, ${link("/career/dance-teacher", "Dance Teacher")}, ${link("/career/music-teacher", "Music Teacher")}, ${link("/career/playback-singer", "Playback Singer")}, ${link("/career/actor", "Actor")}, ${link("/career/event-manager", "Event Manager")}.`,
    ]) +
    p("Name one of them, and I tell its pay and its way."),
  hinglish:
    p("Turant na haan kahiye na nahi: ichchha ko gambhirta se lijiye, aur ise saath mein kisi bhi kaam ki tarah dekhiye.") +
    ul([
      "Sach baat: sirf stage se kam log jeete hain, aur lambe saalon tak nahi; uske saath bahut log achhe jeete hain, sikhane, choreography, recording aur event se.",
      "Isliye dono: achhe teacher ke saath lesson, roz ek tay ghanta aur isi saal ek pehla performance, aur school ant tak, aise marks ke saath jo doosra darwaza khula rakhein.",
      "Audition ke liye: asli company paise nahi leti, bachche ka contract pehle vakil padhta hai, aur maata ya pita saath jaate hain. Videsh ke idol group bachchon ko saalon sikhate hain, aur zyadatar kabhi dikhaye nahi jaate.",
      `Iske paas: ${link("/career/choreographer", "Choreographer")}, ${link("/career/dance-teacher", "Dance Teacher")}, ${link("/career/music-teacher", "Music Teacher")}, ${link("/career/playback-singer", "Playback Singer")}, ${link("/career/actor", "Actor")}, ${link("/career/event-manager", "Event Manager")}.`,
    ]) +
    p("Inme se ek ka naam bataiye, main kamai aur raasta bataungi."),
  hindi:
    p("तुरंत न हाँ कहिए न नहीं: इच्छा को गंभीरता से लीजिए, और इसे साथ में किसी भी काम की तरह देखिए।") +
    ul([
      "सच बात: सिर्फ़ स्टेज से कम लोग जीते हैं, और लंबे सालों तक नहीं; उसके साथ बहुत लोग अच्छे जीते हैं, सिखाने, कोरियोग्राफ़ी, रिकॉर्डिंग और इवेंट से।",
      "इसलिए दोनों: अच्छे टीचर के साथ लेसन, रोज़ एक तय घंटा और इसी साल एक पहला प्रदर्शन, और स्कूल अंत तक, ऐसे नंबरों के साथ जो दूसरा दरवाज़ा खुला रखें।",
      "ऑडिशन के लिए: असली कंपनी पैसे नहीं लेती, बच्चे का कॉन्ट्रैक्ट पहले वकील पढ़ता है, और माता या पिता साथ जाते हैं। विदेश के idol group बच्चों को सालों सिखाते हैं, और ज़्यादातर कभी दिखाए नहीं जाते।",
      `इसके पास: ${link("/career/choreographer", "Choreographer")}, ${link("/career/dance-teacher", "Dance Teacher")}, ${link("/career/music-teacher", "Music Teacher")}, ${link("/career/playback-singer", "Playback Singer")}, ${link("/career/actor", "Actor")}, ${link("/career/event-manager", "Event Manager")}।`,
    ]) +
    p("इनमें से एक का नाम बताइए, मैं कमाई और रास्ता बताऊँगी।"),
};
