import { ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

const SCIENCE_WITH_MATHS: Wording = {
  english: ul([
    "What speaks for it: engineering, computing, architecture, flying and the officers' ways into the Navy and the Air Force ask for it, and after Class 12 one can still turn to commerce, law or arts.",
    "What speaks against it: physics and maths each day, in depth and with many hours; medicine stays closed. Who takes it for its name alone has two hard years.",
  ]),
  hinglish: ul([
    "Iske paksh mein: engineering, computer, architecture, flying, aur Navy aur Air Force ke officer wale raste isi ko maangte hain, aur Class 12 ke baad commerce, law ya arts mein bhi ja sakte hain.",
    "Iske khilaf: roz physics aur maths, gehri aur bahut ghante; medical band rehta hai. Jo sirf naam ke liye leta hai, uske do saal kathin hote hain.",
  ]),
  hindi: ul([
    "इसके पक्ष में: इंजीनियरिंग, कंप्यूटर, आर्किटेक्चर, फ़्लाइंग, और नेवी और एयर फ़ोर्स के ऑफ़िसर वाले रास्ते इसी को माँगते हैं, और Class 12 के बाद कॉमर्स, लॉ या आर्ट्स में भी जा सकते हैं।",
    "इसके ख़िलाफ़: रोज़ फ़िज़िक्स और मैथ्स, गहरी और बहुत घंटे; मेडिकल बंद रहता है। जो सिर्फ़ नाम के लिए लेता है, उसके दो साल कठिन होते हैं।",
  ]),
};
const SCIENCE_WITH_BIOLOGY: Wording = {
  english: ul([
    "What speaks for it: medicine, dentistry, veterinary work, physiotherapy and the other degrees of health ask for it, and it leads to agriculture, food and the life sciences; after Class 12 one can still turn to law, psychology or arts.",
    "What speaks against it: much to read and remember, and engineering is closed by its usual way. Far more sit for NEET-UG than there are seats of MBBS: choose a second way that you would like too.",
  ]),
  hinglish: ul([
    "Iske paksh mein: medical, dental, pashu chikitsa, physiotherapy aur swasthya ki doosri degree isi ko maangti hain, aur agriculture, food aur life sciences tak bhi pahunchte hain; Class 12 ke baad law, psychology ya arts mein bhi ja sakte hain.",
    "Iske khilaf: padhne aur yaad rakhne ko bahut, aur engineering apne aam raste se band. NEET-UG dene wale MBBS ki seats se kahin zyada hain: ek doosra raasta bhi chuniye jo aapko pasand ho.",
  ]),
  hindi: ul([
    "इसके पक्ष में: मेडिकल, डेंटल, पशु चिकित्सा, फिजियोथेरेपी और स्वास्थ्य की दूसरी डिग्रियाँ इसी को माँगती हैं, और कृषि, फ़ूड और life sciences तक भी पहुँचते हैं; Class 12 के बाद लॉ, मनोविज्ञान या आर्ट्स में भी जा सकते हैं।",
    "इसके ख़िलाफ़: पढ़ने और याद रखने को बहुत, और इंजीनियरिंग अपने आम रास्ते से बंद। NEET-UG देने वाले MBBS की सीटों से कहीं ज़्यादा हैं: एक दूसरा रास्ता भी चुनिए जो आपको पसंद हो।",
  ]),
};
const SCIENCE: Wording = {
  english: ul([
    "What speaks for it: the most doors. With maths engineering, computing and flying, with biology medicine and the life sciences; and from science one may turn to commerce or arts later, hardly the other way round.",
    "What speaks against it: the most hours, and often fees for coaching. Each of its halves closes the other: without biology no medicine, without maths no engineering by the usual way.",
  ]),
  hinglish: ul([
    "Iske paksh mein: sabse zyada darwaze. Maths ke saath engineering, computer aur flying, biology ke saath medical aur life sciences; aur science se baad mein commerce ya arts mein ja sakte hain, ulta mushkil se.",
    "Iske khilaf: sabse zyada ghante, aur aksar coaching ki fees. Iska ek hissa doosre ko band karta hai: bina biology medical nahi, bina maths aam raste se engineering nahi.",
  ]),
  hindi: ul([
    "इसके पक्ष में: सबसे ज़्यादा दरवाज़े। गणित के साथ इंजीनियरिंग, कंप्यूटर और फ़्लाइंग, बायोलॉजी के साथ मेडिकल और life sciences; और साइंस से बाद में कॉमर्स या आर्ट्स में जा सकते हैं, उल्टा मुश्किल से।",
    "इसके ख़िलाफ़: सबसे ज़्यादा घंटे, और अक्सर कोचिंग की फ़ीस। इसका एक हिस्सा दूसरे को बंद करता है: बिना बायोलॉजी मेडिकल नहीं, बिना गणित आम रास्ते से इंजीनियरिंग नहीं।",
  ]),
};
const COMMERCE: Wording = {
  english: ul([
    "What speaks for it: accounts and business from Class 11, which CA, CS and CMA, banks, companies and a shop of one's own build on; CA, CS and CMA can be begun right after Class 12. With maths economics, data and actuarial work stay open too.",
    "What speaks against it: engineering and medicine are closed, and a plain BCom alone opens little: a professional course, an examination for posts or a skill beside it decides.",
  ]),
  hinglish: ul([
    "Iske paksh mein: Class 11 se accounts aur business, jin par CA, CS aur CMA, bank, company aur apni dukaan tike hain; CA, CS aur CMA Class 12 ke turant baad shuru ho sakte hain. Maths ke saath economics, data aur actuarial kaam bhi khule rehte hain.",
    "Iske khilaf: engineering aur medical band hain, aur sirf saada BCom kam kholta hai: saath ka professional course, naukri ka exam ya hunar tay karta hai.",
  ]),
  hindi: ul([
    "इसके पक्ष में: Class 11 से accounts और बिज़नेस, जिन पर CA, CS और CMA, बैंक, कंपनी और अपनी दुकान टिके हैं; CA, CS और CMA Class 12 के तुरंत बाद शुरू हो सकते हैं। गणित के साथ अर्थशास्त्र, डेटा और actuarial काम भी खुले रहते हैं।",
    "इसके ख़िलाफ़: इंजीनियरिंग और मेडिकल बंद हैं, और सिर्फ़ सादा BCom कम खोलता है: साथ का professional कोर्स, नौकरी की परीक्षा या हुनर तय करता है।",
  ]),
};
const HUMANITIES: Wording = {
  english: ul([
    "What speaks for it: its subjects are those of much of law, the civil services, teaching, psychology, media and social work; design, hotel management and most examinations for posts are open as well, and there is time for a language or a skill.",
    "What speaks against it: engineering and medicine are closed, and a BA alone opens little: law, BEd, a master's, an examination for posts or a skill beside it decides.",
  ]),
  hinglish: ul([
    "Iske paksh mein: law, civil services, teaching, psychology, media aur social work mein iske vishay kaam aate hain; design, hotel management aur naukri ke zyadatar exam bhi khule hain, aur kisi bhasha ya hunar ke liye samay milta hai.",
    "Iske khilaf: engineering aur medical band hain, aur sirf BA kam kholta hai: law, BEd, master's, naukri ka exam ya saath ka hunar tay karta hai.",
  ]),
  hindi: ul([
    "इसके पक्ष में: लॉ, सिविल सेवा, शिक्षण, मनोविज्ञान, मीडिया और social work में इसके विषय काम आते हैं; डिज़ाइन, होटल मैनेजमेंट और नौकरी की ज़्यादातर परीक्षाएँ भी खुली हैं, और किसी भाषा या हुनर के लिए समय मिलता है।",
    "इसके ख़िलाफ़: इंजीनियरिंग और मेडिकल बंद हैं, और सिर्फ़ BA कम खोलता है: लॉ, BEd, master's, नौकरी की परीक्षा या साथ का हुनर तय करता है।",
  ]),
};

/** By the names of the streams; PCMB, which is both sciences, has its own text. */
export const GOOD_OF_STREAMS: Readonly<Record<string, Wording>> = {
  PCM: SCIENCE_WITH_MATHS,
  PCB: SCIENCE_WITH_BIOLOGY,
  Science: SCIENCE,
  Commerce: COMMERCE,
  "Commerce with Maths": COMMERCE,
  "Commerce without Maths": COMMERCE,
  "Humanities (Arts)": HUMANITIES,
};
