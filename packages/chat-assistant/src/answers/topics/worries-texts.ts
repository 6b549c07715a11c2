import { link, p, strong, ul } from "../../html/write.ts";
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

export const CHILD_WHO_WOULD_ACT: Wording = {
  english:
    p("Say neither no nor yes at once: take the wish seriously, and look at it together as at any other work.") +
    ul([
      "Honestly: few live from acting alone, and the first years bring little and uncertain pay; many live well beside it, from dubbing, teaching drama, casting and events.",
      "The way: school plays and a theatre group near you now, school to Class 12 in any stream, then a degree in theatre or any other; after it the National School of Drama (nsd.gov.in) or FTII (ftii.ac.in), each by its own entrance.",
      "For auditions: no real company takes money for one, a contract of a child is read by a lawyer first, and a parent goes along. See where it is held and who holds it, and go home when something feels wrong.",
      `Near it: ${link("/career/actor", "Actor")}, ${link("/career/theatre-performer", "Theatre Performer")}, ${link("/career/voice-artist", "Voice Artist")}, ${link("/career/drama-teacher", "Drama Teacher")}, ${link("/career/casting-director", "Casting Director")}.`,
    ]) +
    p("Name one of them, and I tell its pay and its way."),
  hinglish:
    p("Turant na haan kahiye na nahi: ichchha ko gambhirta se lijiye, aur ise saath mein kisi bhi kaam ki tarah dekhiye.") +
    ul([
      "Sach baat: sirf acting se kam log jeete hain, aur pehle saalon mein kamai kam aur kabhi-kabhi hoti hai; uske saath bahut log achhe jeete hain, dubbing, drama sikhane, casting aur event se.",
      "Raasta: abhi school ke natak aur paas ka theatre group, kisi bhi stream se Class 12 tak padhai, phir theatre ki ya koi aur degree; uske baad National School of Drama (nsd.gov.in) ya FTII (ftii.ac.in), apne-apne entrance se.",
      "Audition ke liye: asli company paise nahi leti, bachche ka contract pehle vakil padhta hai, aur maata ya pita saath jaate hain. Dekhiye ki kahan hai aur kaun le raha hai, aur kuch galat lage to ghar laut aaiye.",
      `Iske paas: ${link("/career/actor", "Actor")}, ${link("/career/theatre-performer", "Theatre Performer")}, ${link("/career/voice-artist", "Voice Artist")}, ${link("/career/drama-teacher", "Drama Teacher")}, ${link("/career/casting-director", "Casting Director")}.`,
    ]) +
    p("Inme se ek ka naam bataiye, main kamai aur raasta bataungi."),
  hindi:
    p("तुरंत न हाँ कहिए न नहीं: इच्छा को गंभीरता से लीजिए, और इसे साथ में किसी भी काम की तरह देखिए।") +
    ul([
      "सच बात: सिर्फ़ एक्टिंग से कम लोग जीते हैं, और पहले सालों में कमाई कम और कभी-कभी होती है; उसके साथ बहुत लोग अच्छे जीते हैं, डबिंग, नाटक सिखाने, कास्टिंग और इवेंट से।",
      "रास्ता: अभी स्कूल के नाटक और पास का थिएटर ग्रुप, किसी भी स्ट्रीम से Class 12 तक पढ़ाई, फिर थिएटर की या कोई और डिग्री; उसके बाद National School of Drama (nsd.gov.in) या FTII (ftii.ac.in), अपनी-अपनी प्रवेश परीक्षा से।",
      "ऑडिशन के लिए: असली कंपनी पैसे नहीं लेती, बच्चे का कॉन्ट्रैक्ट पहले वकील पढ़ता है, और माता या पिता साथ जाते हैं। देखिए कि कहाँ है और कौन ले रहा है, और कुछ ग़लत लगे तो घर लौट आइए।",
      `इसके पास: ${link("/career/actor", "Actor")}, ${link("/career/theatre-performer", "Theatre Performer")}, ${link("/career/voice-artist", "Voice Artist")}, ${link("/career/drama-teacher", "Drama Teacher")}, ${link("/career/casting-director", "Casting Director")}।`,
    ]) +
    p("इनमें से एक का नाम बताइए, मैं कमाई और रास्ता बताऊँगी।"),
};

export const CHILD_AT_PLAY: Wording = {
  english:
    p("What a child loves so much is worth taking seriously, and it needs a second way beside it. What you can do now:") +
    ul([
      `${strong("See how far it goes")}: a coach or a club, and contests of the district, then of the State. Two years of results tell more than any opinion at home.`,
      `${strong("Be honest together")}: few live from playing, and not for long years. School goes on to Class 12; fix hours for practice, for study and for sleep.`,
      `${strong("In sport")}: SAI centres and Khelo India (kheloindia.gov.in), State sports hostels, and later the sports quota of colleges, railways, police and banks, which looks at certificates of recognised contests: keep each one.`,
      `${strong("In video games and on YouTube")}: take no contract without reading it with a grown-up, and pay nobody for a place in a team. What is learnt beside it lasts longer: editing, coding, English, running events.`,
      `${strong("Work near it")}: ${link("/career/physical-education-teacher", "Physical Education Teacher")}, ${link("/career/physiotherapist", "Physiotherapist")}, ${link("/career/game-developer", "Game Developer")}, ${link("/career/film-editor", "Film Editor")}.`,
    ]) +
    p('Tell your child: "Show me your plan for a year, and I will help with it as long as school goes on."'),
  hinglish:
    p("Jo bachche ko itna pasand hai use gambhirta se lijiye, par saath mein doosra raasta bhi chahiye. Abhi kya karein:") +
    ul([
      `${strong("Dekhiye kahan tak jaata hai")}: coach ya club, aur pehle zile ki, phir rajya ki pratiyogita. Do saal ke result ghar ki kisi bhi rai se zyada batate hain.`,
      `${strong("Saath baithkar sach boliye")}: khelne se kam hi log jeete hain, aur lambe samay tak nahi. Class 12 tak padhai chalti rahe; practice, padhai aur neend ke ghante tay kijiye.`,
      `${strong("Khel mein")}: SAI centre aur Khelo India (kheloindia.gov.in), rajya ke sports hostel, aur baad mein college, railway, police aur bank ka sports quota, jo maani hui pratiyogitaon ke certificate dekhta hai: har ek sambhal kar rakhiye.`,
      `${strong("Video game aur YouTube mein")}: koi contract kisi bade ke saath padhe bina mat lijiye, aur team mein jagah ke liye kisi ko paise mat dijiye. Saath mein jo seekha woh zyada chalta hai: editing, coding, English, event chalana.`,
      `${strong("Paas ka kaam")}: ${link("/career/physical-education-teacher", "Physical Education Teacher")}, ${link("/career/physiotherapist", "Physiotherapist")}, ${link("/career/game-developer", "Game Developer")}, ${link("/career/film-editor", "Film Editor")}.`,
    ]) +
    p('Bachche se kahiye: "Ek saal ka plan dikhao; padhai chalti rahe to main saath doonga ya doongi."'),
  hindi:
    p("जो बच्चे को इतना पसंद है उसे गंभीरता से लीजिए, पर साथ में दूसरा रास्ता भी चाहिए। अभी क्या करें:") +
    ul([
      `${strong("देखिए कहाँ तक जाता है")}: कोच या क्लब, और पहले ज़िले की, फिर राज्य की प्रतियोगिता। दो साल के नतीजे घर की किसी भी राय से ज़्यादा बताते हैं।`,
      `${strong("साथ बैठकर सच बोलिए")}: खेलने से कम ही लोग जीते हैं, और लंबे समय तक नहीं। Class 12 तक पढ़ाई चलती रहे; अभ्यास, पढ़ाई और नींद के घंटे तय कीजिए।`,
      `${strong("खेल में")}: SAI centre और Khelo India (kheloindia.gov.in), राज्य के sports hostel, और बाद में कॉलेज, रेलवे, पुलिस और बैंक का sports quota, जो मानी हुई प्रतियोगिताओं के सर्टिफ़िकेट देखता है: हर एक संभाल कर रखिए।`,
      `${strong("वीडियो गेम और YouTube में")}: कोई contract किसी बड़े के साथ पढ़े बिना मत लीजिए, और टीम में जगह के लिए किसी को पैसे मत दीजिए। साथ में जो सीखा वह ज़्यादा चलता है: एडिटिंग, कोडिंग, अंग्रेज़ी, इवेंट चलाना।`,
      `${strong("पास का काम")}: ${link("/career/physical-education-teacher", "Physical Education Teacher")}, ${link("/career/physiotherapist", "Physiotherapist")}, ${link("/career/game-developer", "Game Developer")}, ${link("/career/film-editor", "Film Editor")}।`,
    ]) +
    p('बच्चे से कहिए: "एक साल का प्लान दिखाओ; पढ़ाई चलती रहे तो मैं साथ दूँगा या दूँगी।"'),
};

export const NOT_BEHIND: Wording = {
  english: p(
    "It feels so when others post their admissions and jobs, and it hurts. But a year or two decides very little: colleges and most exams take people of your age every year, and nobody asks at thirty who was first. What you have studied is not lost either. One step this week is enough: choose two courses or jobs that you can begin this year, and one person to tell about it. If it weighs on you day after day, talk free of charge, day or night: Tele-MANAS 14416.",
  ),
  hinglish: p(
    "Jab doosre apne admission aur naukri dikhate hain to aisa lagta hai, aur dukhta bhi hai. Par ek-do saal se bahut kam tay hota hai: college aur zyadatar exam har saal aapki umar ke logon ko lete hain, aur tees ki umar mein koi nahi poochta ki pehle kaun pahuncha. Jo padha hai woh bhi bekaar nahi gaya. Is hafte ek kadam kaafi hai: do course ya kaam chuniye jo isi saal shuru ho sakein, aur kisi ek ko bataiye. Agar yeh roz mann par bhaari rahe, to free mein baat kijiye, din ho ya raat: Tele-MANAS 14416.",
  ),
  hindi: p(
    "जब दूसरे अपने एडमिशन और नौकरी दिखाते हैं तो ऐसा लगता है, और दुखता भी है। पर एक-दो साल से बहुत कम तय होता है: कॉलेज और ज़्यादातर परीक्षाएँ हर साल आपकी उम्र के लोगों को लेती हैं, और तीस की उम्र में कोई नहीं पूछता कि पहले कौन पहुँचा। जो पढ़ा है वह भी बेकार नहीं गया। इस हफ़्ते एक क़दम काफ़ी है: दो कोर्स या काम चुनिए जो इसी साल शुरू हो सकें, और किसी एक को बताइए। अगर यह रोज़ मन पर भारी रहे, तो मुफ़्त में बात कीजिए, दिन हो या रात: Tele-MANAS 14416।",
  ),
};
export const TELL_WHAT_YOU_HAVE_DONE: Wording = {
  english: p("Tell me your last class, its subjects and what you like, and I show what can begin this year."),
  hinglish: p("Apni aakhri class, uske subject aur apni pasand bataiye, main dikhaungi ki isi saal kya shuru ho sakta hai."),
  hindi: p("अपनी आख़िरी कक्षा, उसके विषय और अपनी पसंद बताइए, मैं दिखाऊँगी कि इसी साल क्या शुरू हो सकता है।"),
};

export const IS_IT_CROWDED: Wording = {
  english:
    p("Nobody counts how many are in a field and how many it needs, so whoever says full or empty is guessing. What can be said:") +
    ul([
      "Where everybody goes, the first job gets harder for those with only a certificate, and less so for those who can show work of their own.",
      "See for yourself in an hour: look for notices in your city that take beginners (ncs.gov.in and the firms' own pages), and write down what they ask for.",
      "A wide base outlasts fashions: maths, statistics and programming, or the craft itself, before one tool.",
    ]),
  hinglish:
    p(
      "Kisi field mein kitne log hain aur kitne chahiye, yeh koi nahi ginta; jo bhara ya khaali kahta hai woh andaza lagata hai. Itna kaha ja sakta hai:",
    ) +
    ul([
      "Jahan sab jaate hain, wahan pehli naukri unke liye mushkil hoti hai jinke paas sirf certificate hai; jo apna kaam dikha sakte hain unke liye kam.",
      "Ek ghante mein khud dekhiye: apne shehar ke woh notice dhoondhiye jo naye logon ko lete hain (ncs.gov.in aur companies ke apne page), aur likhiye ki woh kya maangte hain.",
      "Chaudi neev fashion se zyada chalti hai: ek tool se pehle maths, statistics aur programming, ya woh hunar khud.",
    ]),
  hindi:
    p("किसी फ़ील्ड में कितने लोग हैं और कितने चाहिए, यह कोई नहीं गिनता; जो भरा या ख़ाली कहता है वह अंदाज़ा लगाता है। इतना कहा जा सकता है:") +
    ul([
      "जहाँ सब जाते हैं, वहाँ पहली नौकरी उनके लिए मुश्किल होती है जिनके पास सिर्फ़ सर्टिफ़िकेट है; जो अपना काम दिखा सकते हैं उनके लिए कम।",
      "एक घंटे में ख़ुद देखिए: अपने शहर के वे नोटिस ढूँढ़िए जो नए लोगों को लेते हैं (ncs.gov.in और कंपनियों के अपने पेज), और लिखिए कि वे क्या माँगते हैं।",
      "चौड़ी नींव फ़ैशन से ज़्यादा चलती है: एक टूल से पहले मैथ्स, स्टैटिस्टिक्स और प्रोग्रामिंग, या वह हुनर ख़ुद।",
    ]),
};
