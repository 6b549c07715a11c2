import { assessmentLink } from "./answers/links.ts";
import { WELCOME } from "./answers/small-talk-texts.ts";
import type { Topic } from "./answers/topic.ts";
import { link, p, ul } from "./html/write.ts";
import type { Wording } from "./language.ts";
import { phrases } from "./reading/words.ts";

/** What the local fallback answers without the catalogue, by keyword (specification, section 8). The first that fits is given. */
export const KEYWORD_TOPICS: readonly Topic[] = [
  {
    cue: phrases("r[eé]sum[eé]s?|cv|bio ?data|cover letter"),
    reply: {
      english:
        p("A good first resume fits on one page:") +
        ul([
          "Name, phone, e-mail and town on top.",
          "Then projects, internships and volunteering, each with one result.",
          "Skills that you could show tomorrow.",
        ]) +
        p("With examples: ", link("/blog/resume-tips", "Resume tips"), "."),
      hinglish:
        p("Achha pehla resume ek page ka hota hai:") +
        ul([
          "Sabse upar naam, phone, e-mail aur shehar.",
          "Phir projects, internship aur volunteering, har ek ka ek nateeja.",
          "Wahi skills jo aap kal karke dikha sakein.",
        ]) +
        p("Udaharan ke saath: ", link("/blog/resume-tips", "Resume tips"), "."),
      hindi:
        p("अच्छा पहला रिज़्यूमे एक पेज का होता है:") +
        ul(["सबसे ऊपर नाम, फ़ोन, ई-मेल और शहर।", "फिर प्रोजेक्ट, इंटर्नशिप और वॉलंटियरिंग, हर एक का एक नतीजा।", "वही स्किल जो आप कल करके दिखा सकें।"]) +
        p("उदाहरण के साथ: ", link("/blog/resume-tips", "Resume tips"), "।"),
    },
  },
  {
    cue: phrases("interview\\S*|group discussion"),
    reply: {
      english:
        p("For an interview:") +
        ul([
          "Read about the work, and prepare one question on it.",
          "Prepare three short stories: a problem solved, a mistake learnt from, something done with others.",
          "Say them aloud to a friend twice.",
        ]),
      hinglish:
        p("Interview ke liye:") +
        ul([
          "Kaam ke baare mein padhiye, aur uspar ek sawal taiyar rakhiye.",
          "Teen chhoti kahaniyan taiyar kijiye: ek samasya jo sulajhayi, ek galti jisse seekha, ek kaam jo doosron ke saath kiya.",
          "Kisi dost ke saamne do baar bolkar dekhiye.",
        ]),
      hindi:
        p("इंटरव्यू के लिए:") +
        ul([
          "काम के बारे में पढ़िए, और उस पर एक सवाल तैयार रखिए।",
          "तीन छोटी कहानियाँ तैयार कीजिए: एक समस्या जो सुलझाई, एक ग़लती जिससे सीखा, एक काम जो दूसरों के साथ किया।",
          "किसी दोस्त के सामने दो बार बोलकर देखिए।",
        ]),
    },
  },
  {
    cue: phrases("salar(?:y|ies)|pay|paid|earn(?:s|ing|ings)?|income|package(?! tour)|money|tankhwah|kamai|vetan|paisa|paise|वेतन|सैलरी"),
    reply: {
      english: p(
        "Each career's page shows its pay in India as a range, marked as an estimate with its year, and the American figure with its source beside it. I quote no figure without its basis, so please look there: ",
        link("/careers", "all careers"),
        ".",
      ),
      hinglish: p(
        "Har career ke page par India ki kamai ek range mein likhi hai, estimate aur saal ke saath, aur uske paas America ka figure apne source ke saath. Main bina aadhar ke koi figure nahi batati, isliye wahan dekhiye: ",
        link("/careers", "all careers"),
        ".",
      ),
      hindi: p(
        "हर करियर के पेज पर भारत की कमाई एक रेंज में लिखी है, estimate और साल के साथ, और उसके पास अमेरिका का आँकड़ा अपने स्रोत के साथ। मैं बिना आधार के कोई आँकड़ा नहीं बताती, इसलिए वहाँ देखिए: ",
        link("/careers", "all careers"),
        "।",
      ),
    },
  },
  {
    cue: phrases("personality|introverts?|extroverts?|my nature|strengths?|weakness(?:es)?|suits? me|fits? me|swabhav"),
    reply: {
      english: p(
        "What you enjoy and how you like to work say more than any label. Twenty questions turn them into careers with reasons: ",
        assessmentLink(),
        ".",
      ),
      hinglish: p(
        "Aapko kya achha lagta hai aur aap kaise kaam karna pasand karte hain, yeh kisi bhi label se zyada batata hai. Bees sawal inse career nikalte hain, wajah ke saath: ",
        assessmentLink(),
        ".",
      ),
      hindi: p(
        "आपको क्या अच्छा लगता है और आप कैसे काम करना पसंद करते हैं, यह किसी भी लेबल से ज़्यादा बताता है। बीस सवाल इनसे करियर निकालते हैं, वजह के साथ: ",
        assessmentLink(),
        "।",
      ),
    },
  },
  {
    cue: phrases(
      "(?:fin|ed)?tech|tech(?:ie|y)\\S*|technolog\\S*|software(?: \\S+)?|coding|programm\\S*|computers?|ai|developers?",
      "it (?:jobs?|careers?|field|sector|industry|compan\\S*|line|work)|data (?:scien\\S*|analy\\S*|engineer\\S*)",
    ),
    reply: {
      english: p(
        "Careers with computers range from building software to testing, data, networks, design and security. Most keep open with maths in Class 11; some need no degree in engineering. See them all: ",
        link("/careers?category=Technology", "Technology careers"),
        ".",
      ),
      hinglish: p(
        "Computer ke careers mein software banane se lekar testing, data, network, design aur security tak sab hai. Class 11 mein maths se zyadatar ka raasta khula rehta hai; kuch mein engineering ki degree nahi chahiye. Sab yahan dekhiye: ",
        link("/careers?category=Technology", "Technology careers"),
        ".",
      ),
      hindi: p(
        "कंप्यूटर के करियर में सॉफ़्टवेयर बनाने से लेकर टेस्टिंग, डेटा, नेटवर्क, डिज़ाइन और सिक्योरिटी तक सब है। Class 11 में गणित से ज़्यादातर का रास्ता खुला रहता है; कुछ में इंजीनियरिंग की डिग्री नहीं चाहिए। सब यहाँ देखिए: ",
        link("/careers?category=Technology", "Technology careers"),
        "।",
      ),
    },
  },
  {
    cue: phrases("thanks?|thank ?you|thx|shukriya|dhanyavad|dhanyawad|धन्यवाद|शुक्रिया"),
    reply: WELCOME,
  },
  {
    cue: phrases("hi+|hey+|hello+|namaste|namaskar|good (?:morning|afternoon|evening)|नमस्ते|नमस्कार"),
    reply: {
      english: p(
        "Namaste! I am Disha. I cannot reach the catalogue just now, but the whole site is open to you: ",
        link("/careers", "careers"),
        ", ",
        assessmentLink("the assessment"),
        " and ",
        link("/blog", "career guides"),
        ".",
      ),
      hinglish: p(
        "Namaste! Main Disha hoon. Abhi main catalogue tak nahi pahunch pa rahi, par poori site aapke liye khuli hai: ",
        link("/careers", "careers"),
        ", ",
        assessmentLink("assessment"),
        " aur ",
        link("/blog", "career guides"),
        ".",
      ),
      hindi: p(
        "नमस्ते! मैं दिशा (Disha) हूँ। अभी मैं कैटलॉग तक नहीं पहुँच पा रही, पर पूरी साइट आपके लिए खुली है: ",
        link("/careers", "careers"),
        ", ",
        assessmentLink("assessment"),
        " और ",
        link("/blog", "career guides"),
        "।",
      ),
    },
  },
];

export const KEYWORD_DEFAULT: Wording = {
  english:
    p("I cannot reach the catalogue just now, so I would rather not guess. Meanwhile:") +
    ul([
      `${link("/careers", "All careers")}: search by name or skill.`,
      `${assessmentLink()}: twenty questions, with reasons for each result.`,
      `${link("/blog", "Career guides")}: streams, courses, resumes, first jobs.`,
    ]) +
    p("Please ask me again in a moment."),
  hinglish:
    p("Abhi main catalogue tak nahi pahunch pa rahi, isliye andaza nahi lagaungi. Tab tak:") +
    ul([
      `${link("/careers", "All careers")}: naam ya skill se dhoondhiye.`,
      `${assessmentLink()}: bees sawal, har nateeje ki wajah ke saath.`,
      `${link("/blog", "Career guides")}: stream, course, resume, pehli naukri.`,
    ]) +
    p("Please thodi der mein phir poochiye."),
  hindi:
    p("अभी मैं कैटलॉग तक नहीं पहुँच पा रही, इसलिए अंदाज़ा नहीं लगाऊँगी। तब तक:") +
    ul([
      `${link("/careers", "All careers")}: नाम या स्किल से ढूँढ़िए।`,
      `${assessmentLink()}: बीस सवाल, हर नतीजे की वजह के साथ।`,
      `${link("/blog", "Career guides")}: स्ट्रीम, कोर्स, रिज़्यूमे, पहली नौकरी।`,
    ]) +
    p("कृपया थोड़ी देर में फिर पूछिए।"),
};
