import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { assessmentLink } from "../links.ts";

export const MORE_OF_WHAT: Wording = {
  english: p(
    'Gladly: more of what? Name a career, as in "like a nurse", or what matters to you, such as drawing, low stress or work from home, and I list more. ',
    link("/careers", "All careers"),
    " are in the explorer.",
  ),
  hinglish: p(
    `Zaroor, aur kis cheez ke baare mein? Koi career bataiye, jaise "nurse jaisa", ya jo aapke liye zaroori ho, jaise drawing, kam stress ya ghar se kaam, main aur bataungi. Sab yahan hain: ${link("/careers", "All careers")}.`,
  ),
  hindi: p(
    `ज़रूर, और किस चीज़ के बारे में? कोई करियर बताइए, जैसे "नर्स जैसा", या जो आपके लिए ज़रूरी हो, जैसे ड्रॉइंग, कम तनाव या घर से काम, मैं और बताऊँगी। सब यहाँ हैं: ${link("/careers", "All careers")}।`,
  ),
};

export const OF_WHICH_CAREER: Wording = {
  english: p(
    'Of which career? Name it in the same line, as in "nurse ki salary" or "CA me kitne saal lagte hai", and I tell you what the catalogue holds.',
  ),
  hinglish: p(
    'Kis career ke baare mein? Usi line mein naam likhiye, jaise "nurse ki salary" ya "CA me kitne saal lagte hai", catalogue mein jo hai woh bataungi.',
  ),
  hindi: p('किस करियर के बारे में? उसी लाइन में नाम लिखिए, जैसे "नर्स की सैलरी" या "CA में कितने साल लगते हैं", कैटलॉग में जो है वह बताऊँगी।'),
};

export const PAY_OF_WHICH: Wording = {
  english: p(
    'Pay of which career? I found none that I have a record of. Name it, or give another usual name, as in "What does a nurse earn?", and you get the range in India with its basis: I state no figure without saying where it comes from. For comparison: ',
    link("/careers?sort=salary&direction=descending", "all careers by pay"),
    ".",
  ),
  hinglish: p(
    `Kis career ki kamai? Jiska record ho, aisa koi naam nahi mila. Naam ya koi doosra aam naam bataiye, jaise "nurse kitna kamati hai", main India ki range uske aadhar ke saath bataungi: koi figure bina yeh bataye nahi deti ki woh kahan se aaya. Tulna ke liye: ${link("/careers?sort=salary&direction=descending", "kamai ke kram mein sabhi careers")}.`,
  ),
  hindi: p(
    `किस करियर की कमाई? जिसका रिकॉर्ड हो, ऐसा कोई नाम नहीं मिला। नाम या कोई दूसरा आम नाम बताइए, जैसे "नर्स कितना कमाती है", मैं भारत की रेंज उसके आधार के साथ बताऊँगी: कोई आँकड़ा बिना यह बताए नहीं देती कि वह कहाँ से आया। तुलना के लिए: ${link("/careers?sort=salary&direction=descending", "कमाई के क्रम में सभी करियर")}।`,
  ),
};

export const SUBJECTS_OF_WHICH: Wording = {
  english: p(
    `That depends on the career: name one, and I tell you which subjects keep it open. Not sure yet? The free stream test has ten questions, at the top of ${link("/", "the home page")}; and there are ${link("/careers", "careers")} without maths and without biology: ask me for them.`,
  ),
  hinglish: p(
    `Yeh career par nirbhar hai: naam bataiye, main bataungi ki kaun se subject se raasta khula rehta hai. Abhi pakka nahi? Free stream test mein das sawal hain, ${link("/", "home page")} ke upar; aur bina maths aur bina biology ke bhi ${link("/careers", "careers")} hain: mujhse poochiye.`,
  ),
  hindi: p(
    `यह करियर पर निर्भर है: नाम बताइए, मैं बताऊँगी कि कौन से विषय से रास्ता खुला रहता है। अभी पक्का नहीं? मुफ़्त स्ट्रीम टेस्ट में दस सवाल हैं, ${link("/", "होम पेज")} के ऊपर; और बिना गणित और बिना जीव विज्ञान के भी ${link("/careers", "करियर")} हैं: मुझसे पूछिए।`,
  ),
};

export const SKILLS_FOR_WHICH: Wording = {
  english: p(
    "Skills for which career? Name it, and I list them. Or name a skill that you have, such as drawing, Python or patience, and I look for careers that need it. ",
    link("/careers", "The explorer"),
    " searches skills too.",
  ),
  hinglish: p(
    `Kis career ki skills? Naam bataiye, main list karungi. Ya apni koi skill bataiye, jaise drawing, Python ya dhairya, main aise career dhoondhungi jinme woh chahiye. ${link("/careers", "Explorer")} mein bhi skill se dhoondh sakte hain.`,
  ),
  hindi: p(
    `किस करियर की स्किल? नाम बताइए, मैं लिस्ट करूँगी। या अपनी कोई स्किल बताइए, जैसे ड्रॉइंग, Python या धैर्य, मैं ऐसे करियर ढूँढ़ूँगी जिनमें वह चाहिए। ${link("/careers", "Explorer")} में भी स्किल से ढूँढ़ सकते हैं।`,
  ),
};

export const NOT_YET_KNOWN: Wording = {
  english:
    p("You need not know yet; that is what looking is for. Three ways to begin:") +
    ul([
      `${assessmentLink()}: twenty questions, and you see careers ranked with their reasons.`,
      `Before Class 11: the stream test, ten questions, at the top of ${link("/", "the home page")}.`,
      `Tell me one thing: a subject that you like, something you do for hours, or what must not be (maths, a desk, long study). I search ${link("/careers", "the careers")} for it.`,
    ]),
  hinglish:
    p("Abhi pata hona zaroori nahi hai; dekhne se hi pata chalta hai. Shuru karne ke teen tarike:") +
    ul([
      `${assessmentLink()}: bees sawal, aur careers apni wajah ke saath kram mein dikhte hain.`,
      `Class 11 se pehle: stream test, das sawal, ${link("/", "home page")} ke upar.`,
      `Mujhe ek baat bataiye: pasand ka subject, koi kaam jo aap ghanton karte hain, ya jo bilkul nahi chahiye (maths, desk, lambi padhai). Main uske hisaab se ${link("/careers", "careers")} mein dhoondhungi.`,
    ]),
  hindi:
    p("अभी पता होना ज़रूरी नहीं है; देखने से ही पता चलता है। शुरू करने के तीन तरीक़े:") +
    ul([
      `${assessmentLink()}: बीस सवाल, और करियर अपनी वजह के साथ क्रम में दिखते हैं।`,
      `Class 11 से पहले: स्ट्रीम टेस्ट, दस सवाल, ${link("/", "होम पेज")} के ऊपर।`,
      `मुझे एक बात बताइए: पसंद का विषय, कोई काम जो आप घंटों करते हैं, या जो बिल्कुल नहीं चाहिए (गणित, डेस्क, लंबी पढ़ाई)। मैं उसके हिसाब से ${link("/careers", "करियर")} में ढूँढ़ूँगी।`,
    ]),
};
