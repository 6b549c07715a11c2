import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { coursesOfStream } from "../courses-of-stream.ts";
import { listAfterClass12, listWithinReach, listWithoutExams, readList, wayToCareer } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const FAILED =
  "(?:fail|failed|fails|failing|flunk\\S*|flop|phail|faill|unsuccessful|nahi (?:nikla|nikal\\S*|hua|hui|clear\\S*|niklega|ho paya|ho paaya|hota)|nhi (?:nikla|nikal\\S*|hua|hui|clear\\S*|niklega|ho paya)|clear nahi|clear nhi|crack nahi|crack nhi|qualify nahi|reh gay[ai]|नहीं निकला|नहीं हुआ|नहीं हो पाया|फेल|असफल)";
const NOT_CLEARED =
  "(?:didnt|did not|couldnt|could not|not able to|havent|unable to|cant|cannot|can not|never) (?:clear|crack|qualify|pass|get (?:through|in|selected))";
const EXAM =
  "(?:neet|jee|iit|mains|upsc|clat|cuet|nda|gate|cat|ssc|ca|cs|cma|foundation|ibps|bank|nift|nata|entrance|prelims|ctet|net|exam|एनईईटी|नीट|जेईई|यूपीएससी|सीए)";
const ACCOUNTS = "(?:ca|cma|cs|icai|सीए)(?: (?:foundation|inter|intermediate|final|executive))?";
const CLASS =
  "(?:10|10th|12|12th|11|11th|9|9th|tenth|twelfth|boards?|board exam|matric|inter|intermediate|class|hsc|ssc board|10वीं|12वीं|दसवीं|बारहवीं|बोर्ड)";
const LOW = "(?:[1-5]\\d)";
const MARKS = "(?:marks|percent|percentage|percentile|score|scores|grades|grade|rank|number|numbers|ank|अंक|नंबर|प्रतिशत)";
const FEW = "(?:low|less|poor|bad|average|kam|kharab|ganda|gande|bekar|worst|disappointing|कम|खराब)";

const SMALL_STEP = p(`Tell me a subject or something that you like to do, or let twenty questions find it: ${assessmentLink()}.`);

const WHAT_NOW =
  "(?:options?|now what|ab kya|aage kya|kya kar\\S*|what (?:can|should|next|now|to|are)|konsa course|kaunsa course|which course|courses?|विकल्प|क्या कर\\S*|अब क्या|आगे क्या)";
const MEDICAL = "(?:neet|neet ug|medical|नीट)";
const ENGINEERING = "(?:jee|jee mains?|mains|iit|जेईई)";
/** A score and the question what is open with it: a mark alone asks for a cut-off. */
const scoredIn = (exam: string): RegExp =>
  phrases(
    `${exam}(?: \\S+){0,4} \\d{1,3}(?: \\S+){0,10} ${WHAT_NOW}(?: .*)?|\\d{1,3}(?: \\S+){0,3} ${exam}(?: \\S+){0,8} ${WHAT_NOW}(?: .*)?`,
  );
const GAP_YEAR =
  "(?:gap years?|year gap|years gap|gap (?:of|in)(?: \\S+){0,3} (?:years?|studies|education)|(?:ek|do|1|2|one|two|\\d) (?:saal|sal|years?|yr) (?:ka |ki |of )?gap|(?:saal|sal|साल) (?:ka|का) (?:gap|गैप)|study gap|education gap|padhai me gap|गैप ईयर)";

const COLLEGE =
  "(?:college|engineering|b ?tech|be|bcom|b com|bsc|ba|bba|bca|mbbs|phd|mba|msc|mcom|mca|degree|graduation|bpharm|llb|इंजीनियरिंग|कॉलेज|बीटेक|ग्रेजुएशन)";
const LEFT =
  "(?:chh?od\\S*|chh?ut\\S*|drop(?:ped)? ?out|dropout|dropped|drop kar\\S*|left|quit|leave|leaving|discontinu\\S*|incomplete|adhur\\S*|छोड\\S*|छूट\\S*|अधूर\\S*)";

/** One result that was not as hoped, said with what is open after it. */
export const SET_BACK_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:upsc|ias|civil services?|ssc|cgl|psc|bpsc|uppsc|mppsc|bank (?:exams?|po)|government exams?|govt exams?|sarkari (?:exams?|naukri)|यूपीएससी|एसएससी)",
      "(?:thak\\S*|tired|exhausted|burnt|burn ?out|fed up|haar gay\\S*|give up|giving up|plan b|chh?od (?:du|dun|doon|de|dena)|थक\\S*|हार गय\\S*|छोड दूं|प्लान बी)",
    ),
    unless: phrases("(?:job|naukri) (?:chh?od\\S*|se thak\\S*)|salary|pay"),
    ofCareers: true,
    reply:
      p("Years of preparing tire everybody, and to stop is a decision like another, no defeat. What helps to decide:") +
      ul([
        `${strong("First rest")}: two weeks without books, with sleep and people. Decide after them, not before.`,
        `${strong("Count")}: which attempts and years of age are left by the notice, how near you came (prelims, mains, interview), and what home can carry. Then either one last attempt with a date at which it ends, or an end now.`,
        `${strong("What uses the same reading")}: your State's commission, EPFO, CAPF, SSC, banks and insurers; teaching it as ${link("/career/test-preparation-tutor", "Test Preparation Tutor")}; ${link("/career/policy-analyst", "Policy Analyst")}, ${link("/career/content-writer", "Content Writer")}; a master's degree in policy, law or management.`,
        `${strong("Work beside it")}: a post, even a small one, takes the weight off the next result. In the resume the years stand in one honest line, with what you learnt.`,
      ]) +
      p("If the tiredness stays, Tele-MANAS on 14416 listens for free, day and night. Tell me your degree, and I list what it leads to."),
    below: [listWithinReach],
  },
  {
    cue: phrases(
      `${COLLEGE}(?: \\S+){0,5} ${LEFT}(?: .*)?|(?:dropped out|drop out|dropout|left|quit|leave|leaving|discontinued)(?: \\S+){0,3} ${COLLEGE}(?: .*)?`,
    ),
    unless: phrases("school", "(?:army|teaching|nursing|job) (?:chh?od\\S*)", "(?:scholarship|admission|result)"),
    reply:
      p("A degree that was left is not lost time: what you learnt counts, and there are three ways on.") +
      ul([
        "Ask your university what your passed semesters are worth: many give a certificate or a diploma for finished years, keep the credits (Academic Bank of Credits, abc.gov.in) and let you come back.",
        "Finish in another way: a degree beside work by distance or online (ignou.ac.in), or a course that suits you better; Class 12 is still enough for both.",
        "Work now and learn on: a paid apprenticeship (apprenticeshipindia.gov.in) or a skill that can be shown. If you have not left yet, hold a place elsewhere first.",
      ]) +
      p(
        "If it was money or health and not the subject, ask the college for help before you go. If it weighs on you, Tele-MANAS on 14416 listens for free.",
      ),
    ofCareers: true,
    below: [listAfterClass12],
  },
  {
    cue: scoredIn(MEDICAL),
    reply:
      p(
        "I know no cut-offs: they change every year with category, State and quota. The closing ranks of the last years stand at mcc.nic.in and on your State's counselling page; register there before you decide. Then look in this order:",
      ) +
      ul([
        "With the same NEET-UG result: MBBS or BDS if your rank allows it, then BAMS, BHMS, BUMS and BSMS in AYUSH counselling (aaccc.gov.in), and BVSc for animals (vci.nic.in). Take part in the State's counselling and in the national one.",
        "Without it, or where only some colleges ask for it: BSc Nursing, physiotherapy, pharmacy, laboratory and imaging work, optometry, biotechnology, agriculture.",
        "Once more, if you know what went wrong: best with a place taken at the same time, so that the year is not empty.",
      ]),
    below: [listWithoutExams],
  },
  {
    cue: scoredIn(ENGINEERING),
    reply:
      p(
        "I know no cut-offs: they change every year with category, State and branch. Opening and closing ranks of the last years stand at josaa.nic.in. Then look in this order:",
      ) +
      ul([
        "JoSAA counselling for NITs, IIITs and others, and after it the special rounds (csab.nic.in); fill in every branch that you would study.",
        "Your State's own engineering counselling, where seats for its residents are often easier to get, and entrances of single universities.",
        "Ways without this score: BCA, BSc in computing, maths or physics through CUET-UG, BArch through NATA, a diploma with lateral entry.",
      ]),
    below: [listWithoutExams],
  },
  {
    cue: phrases(`(?:\\S+ )?${GAP_YEAR}(?: .*)?`),
    unless: phrases(EXAM, FAILED, NOT_CLEARED, "drop|dropper|repeat", "(?:marriage|shaadi|shadi|baby|child|delivery|housewife)(?: .*)?"),
    ofCareers: true,
    reply:
      p("No, a gap year is not bad in itself. Colleges and employers ask one thing: what did you do in it?") +
      ul([
        "Admission: most colleges take students after a gap of a year or two; some ask for a gap certificate, a short statement signed before a notary. Read the form.",
        "Work: a year is easily explained if you can name something, such as a course, a job, care for somebody at home, an exam that you prepared for. Say it in one honest sentence.",
        "Posts of the Government ask for age and qualification, not for a year without a break.",
        "If you are in it now: one thing learnt that can be shown, one paid or unpaid work, a fixed time to get up.",
      ]),
    below: [readList],
    alone: SMALL_STEP,
  },
  {
    cue: phrases(
      "(?:\\S+ )?(?:\\d backs?|backs? (?:hai|lagi|lag\\S*)|backlogs?|atkt|kts?|arrears?|year ?back|year down|detained|बैकलॉग)(?: .*)?",
      "(?:semester|sem|college|polytechnic|diploma|iti|engineering|btech|bcom|bsc|bba|bca|degree)(?: \\S+){0,4} (?:fail|failed|fail ho\\S*|back lag\\S*|back aa\\S*|back hai)(?: .*)?",
    ),
    unless: phrases("(?:ca|cs|cma|neet|jee|upsc|gate|cat) (?:\\S+ ){0,3}(?:fail|failed)", "backlog (?:management|grooming)"),
    reply:
      p("Papers left over in college are common, and they can be cleared. What they change, and what not:") +
      ul([
        "Most employers ask that they be cleared by the time you join; some recruiters on campus also ask for none at that moment. Ask your placement cell for each one's rule.",
        "Many exams for posts and for further study ask for the degree by a certain day, not for a degree without a failed paper: read the notification.",
        "Make a list of the papers, begin with the one that others rest on, and ask a senior who has cleared it for old papers.",
        "Beside marks, work that can be shown counts: a project, an internship, an apprenticeship (nats.education.gov.in).",
      ]),
    below: [readList],
    alone: p("Name your degree, and I list where it leads."),
  },
  {
    cue: phrases(
      `${ACCOUNTS}(?: \\S+){0,6} (?:${FAILED}|attempts?|baar)(?: .*)?|(?:${FAILED}|${NOT_CLEARED})(?: \\S+){0,4} ${ACCOUNTS}(?: .*)?`,
    ),
    unless: phrases("(?:how many|number of|kitne) (?:attempts?|times)"),
    ofCareers: true,
    reply:
      p("Failing a paper of these exams is common, and it says little about you. What is open now:") +
      ul([
        "Once more, with the groups taken one at a time where the rules allow it, and your own marked answers looked at before you begin again.",
        "After a degree in commerce the first step can be left out: graduates with the marks that the institute asks for enter CA Intermediate, CMA Intermediate or CS Executive directly.",
        "What you have learnt counts elsewhere: accounts, tax and audit work in firms, bank exams, MCom, MBA.",
      ]),
    below: [listWithoutExams, wayToCareer],
    alone: SMALL_STEP,
  },
  {
    cue: phrases(
      `${EXAM}(?: \\S+){0,5} ${FAILED}(?: .*)?|${FAILED}(?: \\S+){0,4} ${EXAM}(?: .*)?`,
      `${NOT_CLEARED}(?: .*)?|(?:missed|lost)(?: \\S+){0,2} (?:cut ?off|${EXAM})(?: .*)?`,
      "(?:another|one more|second|third|2nd|3rd|ek aur|dobara|partial) (?:drop|attempt)(?: .*)?|(?:drop|gap) (?:year|years|lena|lu|lun|loon|le|liya|lekar|ke baad|saal|karu|karna|kar|student|after|ya|or)(?: .*)?|dropper(?: .*)?",
      "(?:take|taking|took|taken|should i)(?: a| an| one| another)?(?: year)? (?:drop|gap)(?: .*)?|(?:year|years|saal|sal|साल) (?:ka |ki |of |का )?(?:drop|gap|गैप)(?: .*)?|(?:ड्रॉप|गैप)(?: .*)?",
    ),
    unless: phrases(
      `(?<! (?:ca|cs|cma) )${CLASS} (?:\\S+ ){0,2}(?:fail|failed|फेल)`,
      "drop ?(?:shipping|out|servicing)",
      "(?:how many|number of|kitne) (?:attempts?|times)",
      "(?:generation|skill|gender|communication) gap",
    ),
    ofCareers: true,
    reply:
      p("An exam that was not cleared measures one day, and many who now do good work missed it once. Think of three ways:") +
      ul([
        "Once more, if you know exactly what went wrong, have a plan for it and are well enough to carry it. Then take a place somewhere at the same time if you can, so that the year is not empty.",
        "On with what you have: most degrees, also good ones, ask for another exam such as CUET-UG, or only for Class 12 marks. A gap year closes few of them; the application form may ask for the reason.",
        "Beside it: what lies near the goal and does not ask for this exam.",
      ]) +
      p(
        "A private college is worth its fee only if its course is approved (UGC, AICTE, or the council of the profession) and you have seen who was placed where.",
      ),
    below: [wayToCareer, listWithoutExams],
    alone: SMALL_STEP,
  },
  {
    cue: phrases(
      `${CLASS}(?: \\S+){0,6} ${FAILED}(?: .*)?|${FAILED}(?: \\S+){0,6} ${CLASS}(?: .*)?`,
      "compartment(?: .*)?|supplementary(?: .*)?|supply (?:exam|aa\\S*|lag\\S*|hai)(?: .*)?|re ?appear(?: .*)?|essential repeat|कंपार्टमेंट",
      `${FAILED}(?: \\S+){0,3} (?:maths?|science|english|hindi|physics|chemistry|biology|accounts|subjects?|papers?|विषय|गणित)(?: .*)?`,
      `(?:maths?|science|english|hindi|physics|chemistry|biology|accounts|subjects?|papers?|विषय|गणित) (?:\\S+ ){0,2}${FAILED}(?: .*)?`,
      "(?:dropped out|drop ?out|left school|school chhod\\S*|(?:school|padhai) chh?(?:oo|u)t\\S*|पढाई छूट\\S*)(?: .*)?",
      "(?:fail|failed|flunk\\S*|fail ho\\S*|fail hu\\S*|फेल)(?: \\S+){0,5}",
    ),
    unless: phrases(
      "fail safe|failsafe|(?:startup|start up|business|project|engine|machine|system|test case|heart|kidney)s? (?:\\S+ )?fail\\S*",
      "failure analysis",
    ),
    ofCareers: true,
    reply:
      p("A failed paper, or a failed year, is not the end of the road, and there is a way to mend it:") +
      ul([
        "Boards hold compartment or supplementary exams within months: ask your school for the form. The year is then not lost. If it was too many papers for that, sit for the whole exam again next year.",
        "Open schooling (NIOS, nios.ac.in) lets you finish Class 10 or 12 at your own pace, and colleges and employers take its certificate.",
        `Some ways on do not wait for it: ${link("/careers?education=ITI%20Certificate", "ITI trades")} (some already after Class 8), ${link("/careers?education=Short%20Course%20or%20Certificate", "short courses")} and ${link("/careers?education=Class%2010", "work after Class 10")}, such as ${link("/career/electrician", "Electrician")} or ${link("/career/restaurant-cook", "Restaurant Cook")}.`,
      ]) +
      p(
        "Tell one person at home today; it gets lighter then. And if it weighs on you, Tele-MANAS on 14416 listens for free, day and night.",
      ),
    below: [wayToCareer, readList],
    alone: SMALL_STEP,
  },
  {
    cue: phrases(
      `(?:only|just|got|scored|have|had|sirf|bas|mere|i have|with|मेरे)(?: \\S+){0,2} ${LOW}(?: percent\\S*| marks| in| hai| aaye| me)(?: .*)?`,
      `${LOW} (?:percent\\S*|percentile|प्रतिशत)(?: .*)?|${LOW} (?:in|me|mein|se|marks)(?: \\S+){0,2} ${CLASS}(?: .*)?`,
      `${CLASS}(?: \\S+){0,3} ${LOW} (?:percent\\S*|aaye?|aye|aaya|mile|marks|hai|hain|only|hi)(?: .*)?`,
      `${FEW} (?:\\S+ )?${MARKS}(?: .*)?|${MARKS} (?:\\S+ ){0,3}${FEW}(?: .*)?`,
      "(?:just|only|barely|sirf|bas) (?:pass|passed|passing|pass hua|pass hui)(?: marks?)?(?: .*)?|pass(?:ing)? marks (?:only|hi|just)(?: .*)?",
      "(?:average|weak|poor|below average|back ?bencher|bad|kamzor|kamjor) (?:student|in studies|in study|in academics|at studies|padhai|hu|hoon)(?: .*)?|(?:padhai|studies|study|पढाई) (?:me|mein|में) (?:weak|kamzor|kamjor|average|accha nahi|acha nahi|कमजोर)(?: .*)?",
      "(?:not|nahi) (?:good|smart|intelligent|topper|hoshiyar)(?: \\S+){0,2} (?:in|at)? ?(?:studies|study|academics|student)(?: .*)?",
    ),
    unless: phrases(
      "without (?:\\S+ )?marks",
      "(?:minimum|required|how many|how much|kitne|kitna|cut ?off)(?: \\S+){0,3} (?:marks|percent|percentage|rank|score)",
    ),
    ofCareers: true,
    reply:
      p("Marks decide some entrances; many good careers never ask for them.") +
      ul([
        "Streams of Class 11 and seats in colleges: each school and university sets its own lowest marks, and they differ. Ask at two or three before you give a stream or a course up.",
        "Many degrees go by an entrance exam, such as CUET-UG, CLAT or a State's own: there Class 12 marks often need only reach a line.",
        `Careers with other ways in: ${link("/careers?education=ITI%20Certificate", "with an ITI trade")}, ${link("/careers?education=Diploma", "with a diploma")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "with a short course")}, ${link("/careers?education=Class%2012", "after Class 12")}.`,
      ]),
    below: [wayToCareer, coursesOfStream, listWithoutExams],
    alone: SMALL_STEP,
  },
];
