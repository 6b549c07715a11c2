import { link, p } from "../html/write.ts";
import { COUNTRIES } from "../reading/countries.ts";
import { phrases } from "../reading/words.ts";
import type { Topic } from "./topic.ts";

const HERE = "(?:this|the|your|ur|ye|yeh|is|here|yahan|website|site|app|career clarity|page)";

const FREE = p(
  "Everything here is free: the stream test, the assessment, every career and every article. No college, coaching institute or employer pays to be recommended, and there is no account to open.",
);

/** Whether something is free, without saying what: the site, where nothing else was named. */
export const FREE_TOPICS: readonly Topic[] = [
  { cue: phrases("free (?:hai|h|he|hain)|paise lagte(?: .*)?|paisa lag\\S*(?: .*)?|is (?:it|everything|all) free|मुफ्त|फ्री"), reply: FREE },
];

/** Somewhere else something is free, or not. */
const ABROAD = phrases(COUNTRIES, "(?:study|studying|work|working|college|university) (?:in|at|abroad)");

const COMPARE = p(
  "Press Compare on up to three careers, then open ",
  link("/compare", "Compare careers"),
  ': subjects, exams, years, pay, growth and stress side by side. Or name them to me, as in "doctor vs dentist".',
);

/** How the site works. */
export const SITE_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `(?:website|web site|site|page|app|quiz|assessment|test|button|chat|वेबसाइट|साइट|पेज)(?: \\S+){0,4} (?:khul nah[ie]|nahi khul\\S*|nhi khul\\S*|nahi chal\\S*|nhi chal\\S*|chal nahi|not (?:open|work|load|show)\\S*|isnt (?:open|work|load)\\S*|doesnt (?:open|work|load)|wont (?:open|load)|hang\\S*|crash\\S*|stuck|slow|blank|broken|atak\\S*|load nahi|error|नहीं खुल\\S*|खुल नहीं|नहीं चल\\S*)(?: .*)?`,
      "(?:khul|chal|load|open) (?:hi )?(?:nahi|nhi|nahin) (?:\\S+ ){0,3}(?:website|site|page|app)(?: .*)?",
    ),
    unless: phrases("(?:make|build|design|develop\\S*|banana|banani|testing|test engineer)(?: .*)?"),
    reply: p(
      "I am sorry for the trouble. Load the page again, close other tabs, and try another browser or network; what you answered is kept on your device. If it stays so, tell the team with the feedback button at the edge of the page, or by the ways on ",
      link("/about", "About us"),
      ": which phone, which page, and what you saw.",
    ),
  },
  {
    cue: phrases(
      `compare (?:kaise|kese|kahan|kaha|kar|karna|karu|kare)(?: .*)?|(?:career|careers|do career|two careers)(?: \\S+){0,2} compare (?:\\S+ )?(?:kar\\S*|kaise|website|site|yahan)(?: .*)?`,
    ),
    unless: phrases("salary|pay"),
    reply: COMPARE,
  },
  {
    cue: phrases(
      `(?:use|open|run|access|dekh\\S*|chal\\S*)(?: \\S+){0,2} ${HERE}(?: \\S+){0,2} (?:without|bina|no) (?:internet|net|network|wifi|data)(?: .*)?|${HERE}(?: \\S+){0,3} (?:without|bina|no) (?:internet|net|network|wifi)(?: .*)?|(?:bina|without) (?:internet|net)(?: ke)?(?: \\S+){0,2} (?:chal\\S*|work|use|khul\\S*|open)(?: .*)?|(?:internet|net) ke bina(?: \\S+){0,3} (?:chal\\S*|use|khul\\S*)(?: .*)?`,
    ),
    unless: phrases("(?:study|studies|padhai|padh\\S*|learn|village|gaon)(?: .*)?"),
    reply: p(
      "Mostly yes, once a page was open: pages that you have visited and the answers that you gave are kept on your device where the browser allows it. A page that is new needs the internet for a moment. Open the careers that matter to you while you have network, and save them with the bookmark: ",
      link("/bookmarks", "Saved careers"),
      ".",
    ),
  },
  {
    cue: phrases(
      "accura\\S*|how (?:correct|reliable|true|right|trustworthy)|(?:can i|should i) trust",
      "(?:results?|test|assessment|site|website) (?:sahi|correct|right|reliable|true|bharosa)(?: .*)?",
      "(?:how|kaise) (?:are|is|does|do|were|kaam)?(?: \\S+){0,3} (?:results?|matching|match|matches|score|scores|scoring|calculated|ranked)(?: .*)?",
      "how (?:does|do) (?:the |your )?(?:algorithm|matching|ai)(?: .*)?",
    ),
    reply: p(
      "Your answers are compared with each career's record, and the points add up to the fit that you see, with the reasons beside it. The accuracy figure on the home page is the promise that the site was started with; it is not a measurement. What has been measured, and what has not, stands in ",
      link("/how-matching-works", "How matching works"),
      ". Read a result as a list of ideas, not as a verdict.",
    ),
  },
  {
    cue: phrases(
      "privacy|(?:my|mera|meri|mere|our|personal|user) (?:data|answers|details|information|info)(?: .*)?",
      "data (?:safe|secure|private|collected|stored|sold|policy)",
      "(?:store|save|keep|read|record|see) (?:my |our |the )?(?:chats?|messages?|conversations?|talks?)|(?:save|store|sell|share|track|keep|collect)(?:s|ed)? (?:my|our|any|user|personal|the)(?: .*)?(?:answers?|data|information|details|chat)",
      "cookies?|tracking|do you (?:track|spy)(?: .*)?|delete my(?: .*)?",
      "is (?:the site|this site|the website|this website|the chat|this chat|the test|this test) (?:safe|secure|private)(?: .*)?",
      "(?:is it|is this|its) (?:safe|secure|private)(?= (?:here |on this site )?$| (?:to|if i|when i) (?:use|chat|talk|write|type|share|tell|answer|enter|give|take|put|ask)(?! .*(?:jobs?|agents?|consultan\\S*|money|lakhs?) ))",
    ),
    reply: p(
      "Your answers, results and bookmarks stay on your device, and what you write to me is not stored. There is no account, no tracking and no cookie, and nobody sells anything about you. What is kept in your browser, and how to delete it, stands in the ",
      link("/privacy-policy", "Privacy Policy"),
      ". Please do not write your name, number or address to me; I do not need them.",
    ),
  },
  {
    cue: phrases(
      `(?:is|are) ${HERE}(?: \\S+){0,3} (?:free|paid)`,
      `${HERE}(?: \\S+){0,3} free(?: .*)?`,
      "free (?:of cost|to use|website|site)",
      "(?:cost|charge|charges|price|pricing|subscription|premium|pay for|payment)(?: \\S+){0,4} (?:site|website|test|assessment|app|this|here|use|you|service)(?: .*)?",
      "(?:site|website|test|assessment|app|service|you|how much does it)(?: \\S+){0,3} (?:cost|charge|charges|price|paid)(?: .*)?",
      "do i (?:have|need) to pay(?: .*)?|(?:site|website|app|test) (?:\\S+ ){0,3}(?:free|muft|paid|मुफ्त|फ्री)(?: .*)?|(?:वेबसाइट|साइट|टेस्ट) (?:\\S+ ){0,3}(?:मुफ्त|फ्री|पैसे)(?: .*)?",
    ),
    unless: ABROAD,
    reply: FREE,
  },
  {
    cue: phrases(
      "accounts?(?= (?:on|here|needed|required|to use|banana|banani|banaye|kaise|for this))",
      "(?:make|create|need|open|have|need to make|delete)(?: \\S+){0,2} account|log ?in|sign ?(?:up|in)",
      "register(?: \\S+){0,2} (?:here|site|website)|password",
    ),
    reply: p(
      "There are no accounts here: you need not log in, and nobody asks who you are. What you answer stays on your device; clear it any time in the ",
      link("/privacy-policy", "Privacy Policy"),
      ".",
    ),
  },
  {
    cue: phrases(
      "(?:retake|redo|repeat|restart|again|dobara|phir se|reset)(?: \\S+){0,3} (?:test|quiz|assessment|answers?|exam here)",
      "(?:test|quiz|assessment)(?: \\S+){0,3} (?:again|dobara|retake|phir se|reset|restart)(?: .*)?",
      "(?:can i|how to) retake(?: .*)?",
    ),
    reply: p(
      "Yes, take them again as often as you like. After the stream test choose Retake Stream Test; the assessment begins anew at ",
      link("/assessment", "its page"),
      ". Old answers are then replaced on your device.",
    ),
  },
  {
    cue: phrases(
      "stream (?:test|quiz|selector|finder|exam)|find my stream|stream (?:test|quiz)(?: .*)?",
      "(?:test|quiz) (?:for|to find|to choose|of) (?:my )?stream",
    ),
    reply: p(
      "The stream test has 10 questions and takes two or three minutes. Each answer gives points to six streams (Science, Commerce, Arts, Humanities, Medical, Engineering), and you see your best three with what to do next. Open Stream Test at the top of any page, such as ",
      link("/", "the home page"),
      ".",
    ),
  },
  {
    cue: phrases(
      "(?:assessment|test|quiz|answers?|progress)(?: \\S+){0,4} (?:saved?|lost|continue|resume|incomplete|beech me|adhura)(?: .*)?|(?:continue|resume|lost|save)(?: \\S+){0,3} (?:assessment|test|quiz|answers)(?: .*)?",
    ),
    reply: p(
      "Your answers are kept in the browser where you gave them, so that you can go on later on the same device: ",
      link("/assessment", "Take Career Assessment"),
      ". On another device, or after the browser's data was cleared, it begins anew. Finished results are at ",
      link("/results", "Your results"),
      ".",
    ),
  },
  {
    cue: phrases(
      "(?:career )?assessment|(?:aptitude|personality|psychometric|career|main|big|20 question) (?:test|quiz)",
      "(?:take|start|give|find|where is|kahan hai|how long is)(?: \\S+){0,2} (?:test|quiz)",
      "(?:test|quiz) (?:kaise|kahan|kitna|de|dena|take|start)(?: .*)?",
    ),
    reply: p(
      "The assessment asks 20 questions about what you enjoy, value and want, and ends with a ranked list of careers, each with its reasons. Take your time; it can be continued later on the same device. Start here: ",
      link("/assessment", "Take Career Assessment"),
      ".",
    ),
  },
  {
    cue: phrases(
      "book ?marks?(?:ed)?|saved? (?:careers?|jobs?|list)",
      "(?:save|favou?rites?|wishlist|shortlist)(?: (?:a|an|my|this|these|the|some|it|them|any|for|later|kar\\S*|kaise|how|to|careers?|jobs?|here|list|pages?|options?))*(?= $)",
      "my (?:favou?rites|list|saved)",
    ),
    reply: p(
      "Press the bookmark on a career's card or page. What you saved on this device is at ",
      link("/bookmarks", "Saved careers"),
      ", where you can also compare it or take it along as a file.",
    ),
  },
  {
    cue: phrases(
      "compare (?:careers?|jobs?|them|options?)(?: \\S+){0,3} (?:here|site|website|page)",
      "(?:how|where) (?:to|do i|can i) compare(?: .*)?|comparison (?:page|tool|feature)|add to compare",
    ),
    reply: COMPARE,
  },
  {
    cue: phrases(
      "how many careers(?: .*)?",
      "(?:how|where) (?:to|do i|can i|do you)(?: \\S+){0,2} (?:search|find|browse|filter|see|explore)(?: \\S+){0,2} (?:careers?|jobs?)(?: .*)?",
      "(?:search|filter|explorer|explore page|sort)(?: \\S+){0,2} (?:here|site|website|page|careers?|work|works|kaise)(?: .*)?",
      "(?:all|list of(?: all)?|total) careers(?! (?:in|for|after|with|without|that|of|related|where|other|open|to) )|kitne careers?(?: .*)?",
    ),
    reply: p(
      "All careers of the catalogue, about two thousand, are in ",
      link("/careers", "the explorer"),
      ". Search by name or skill, filter by category, education and pay, sort, bookmark and compare. Or ask me: I search them for you.",
    ),
  },
  {
    cue: phrases(
      "(?:where|how)(?: \\S+){0,3} (?:salar(?:y|ies)|pay|figures?|numbers|data)(?: \\S+){0,2} (?:come|comes|from|get|calculated|sourced|source|estimated)(?: .*)?",
      "(?:salar(?:y|ies)|pay|data|figures?|numbers|सैलरी|डेटा)(?: \\S+){0,4} (?:kaha|kahan|kidhar|कहां) se(?: .*)?|(?:kaha|kahan) se (?:aaya|aayi|aaye|liya|mila)(?: \\S+){0,3} (?:data|salary|figures?)(?: .*)?",
      "(?:source|sources|basis) of(?: \\S+){0,3} (?:salar(?:y|ies)|pay|figures?|numbers|data|information)",
      "(?:are|is) (?:the |these |this |your )?(?:salar(?:y|ies)|pay|figures?|numbers)(?: \\S+){0,2} (?:correct|true|real|right|accurate|reliable)(?: .*)?",
    ),
    reply: p(
      "Pay in rupees is Career Clarity's own estimate, because no public table covers all these careers in India, and every figure says so with its year. Dollars, where shown, come from the United States survey of pay or are marked as an assumption; they compare careers with one another and are not what they pay in India.",
    ),
  },
  {
    cue: phrases(
      "(?:what is|whats|tell me about|about) (?:career clarity|(?:this|the|your) (?:site|website|app))(?: .*)?|(?:who is )?your (?:owner|creator|maker|boss)|who (?:made|built|created|owns|runs|is behind|started|founded)(?: .*)?",
      "(?:about|contact|email|e mail|mail|reach|call) (?:us|you|you guys|the team|team|support|career clarity|this site|this website|customer care)",
      "contact(?: .*)?|customer (?:care|support)(?: .*)?|(?:report|found) (?:a |an )?(?:bug|mistake|error|problem)(?: .*)?",
      "feedback|help ?(?:center|centre|desk)|kisne banaya(?: .*)?|founder of (?:this|the|your) (?:site|website)",
    ),
    reply: p(
      "Who is behind the site, what it holds itself to, and how to reach the team: ",
      link("/about", "About us"),
      ". For a mistake that you found, use the feedback button; it helps everybody after you.",
    ),
  },
  {
    cue: phrases(
      "(?:your|last|my|the|share|download|print|see) results?(?: (?:page|again|gone|lost|kahan|where))?",
      "(?:where|kahan|kaha)(?: \\S+){0,3} results?|results? (?:page|dekhna|kahan|kaha)(?: .*)?",
      "results?(?: \\S+){0,3} (?:dekh\\S*|again|dobara|phir se|wapas|vapas)(?: .*)?|(?:see|find|open|dekh\\S*)(?: \\S+){0,2} results? (?:again|dobara|phir|wapas)|रिजल्ट(?: \\S+){0,3} (?:देख\\S*|दोबारा|फिर)(?: .*)?|परिणाम कहां(?: .*)?",
    ),
    reply: p(
      "After the assessment your results open by themselves and can be reached again at ",
      link("/results", "Your results"),
      " on the same device. They rank careers by how well they fit your answers, with the reasons.",
    ),
  },
  {
    cue: phrases("(?:blog|articles?|guides)(?: .*)?|something to read"),
    reply: p(
      "The ",
      link("/blog", "career guides"),
      " cover streams, courses, resumes and first jobs, each written to be argued with at home.",
    ),
  },
  {
    cue: phrases(
      "(?:share|send)(?! (?:market|bazaar|bazar|trad\\S+))(?: \\S+){0,3} (?:career|page|friend|link)|(?:change|switch) (?:the )?(?:language|theme)",
      "(?:hindi|tamil|telugu|bengali|marathi|dark mode)(?: \\S+){0,2} (?:version|mode|me available|available|website|site)(?: .*)?",
      "dark mode|offline (?:mode|use|version|chal\\S*|work\\S*|available)|(?:use|work|works|open|site|app|website)(?: \\S+){0,3} offline",
    ),
    reply: p(
      "Each career's page has a share button and its own address to send to a friend. The pages are in English; to me you can also write in Hindi or Hinglish. More about the site: ",
      link("/about", "About us"),
      ".",
    ),
  },
];
