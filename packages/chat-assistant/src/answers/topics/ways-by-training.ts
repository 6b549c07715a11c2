import { link, p, strong, ul } from "../../html/write.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const ITI = "(?:iti|i t i|आईटीआई|आइटीआई)";
const DONE =
  "(?:kar li\\S*|kar chuk\\S*|kar rakh\\S*|kiya|kia|ki hai|ho gay\\S*|complete\\S*|pass|passed|done|finish\\S*|pura|poora|kar ke|karke|ke baad|k baad|after|holder|कर लि\\S*|कर ली\\S*|किया|पास|के बाद|पूरा|पूरी)";
const JOB = "(?:jobs?|naukri|nokri|kaam|work|bharti|vacancy|नौकरी|काम|भर्ती|जॉब)";

const SPORT =
  "(?:kabaddi|kabbadi|cricket|football|hockey|kho ?kho|volleyball|basketball|wrestling|kushti|boxing|athletics?|athlete|badminton|judo|karate|swimming|shooting|archery|weightlifting|handball|khiladi|players?|sports?|khel|कबड्डी|क्रिकेट|खिलाड़ी|खिलाडी|खेल|कुश्ती)";
const QUOTA = "(?:sports? quota|khel kota|quota|kota|कोटा|कोटे)";

const PLAYED_HIGH =
  "(?:(?:national|state|district|nationals|राष्ट्रीय|राज्य) (?:level|player|athlete|khiladi|champion|medal\\S*|team|स्तर)|nationals)";

const COMPOUNDER = "(?:compounder|compunder|kampaundar|compoundar|कंपाउंडर|कम्पाउंडर)";
const MEDICAL_STORE =
  "(?:(?:medical|dawa|dawai|medicine|pharmacy|chemist|मेडिकल|दवा|दवाई)(?: ki| ka| की)? (?:store|shop|stor|dukan|dukaan|स्टोर|दुकान)|chemist shop)";
const OPENS = "(?:khol\\S*|open\\S*|start\\S*|chala\\S*|banna|bann?e|kaise|how|licen[cs]e|चाहिए|खोल\\S*|कैसे|बनना)";

const HEAVY = "(?:heavy|bhari|hmv|htv|commercial|transport|truck|trak|bus|trailer|हैवी|भारी|ट्रक|बस)";
const LICENCE = "(?:licen[cs]e|lisence|licence|laisens|dl|लाइसेंस)";
const DRIVING = "(?:driver\\S*|driving|chalana|chalane|ड्राइवर|चलाना)";

const ARTS = "(?:arts|humanities|art side|kala|आर्ट्स|आर्ट|कला|मानविकी)";
const TWELFTH = "(?:12|12th|class 12|twelfth|inter|intermediate|plus two|12वीं|12वी|बारहवीं|इंटर)";
const WHAT_NEXT = "(?:kya|what|options?|courses?|aage|next|which|kaun ?sa|best|scope|career|careers|क्या|कोर्स|आगे|कौन)";

const DEGREE_OF_FARMING = "(?:bsc ag\\S*|b sc ag\\S*|agri(?:culture)? (?:bsc|b sc|degree)|bsc (?:in )?agri\\S*)";

/** The ways of those who have one training or gift, or ask for it. */
export const TRAINING_TOPICS: readonly Topic[] = [
  {
    cue: both(ITI, "(?:admission|admissions|form|apply|entrance|dakhila|daakhila|eligib\\S*|एडमिशन|दाखिला|फॉर्म)"),
    unless: phrases("(?:iit|fees?|salary|job|jobs|naukri|or|ya|vs|what is|whats|state iti admission|meaning)"),
    reply:
      p("Into an ITI one gets by a form, mostly with the marks of Class 10 and without an entrance test:") +
      ul([
        "Who: Class 10 for most trades, Class 8 for some, such as welder or plumber; from 14 years.",
        "How: your State's department of technical or vocational training opens an online form after the results of Class 10; then lists by merit and choice, mostly in several rounds. A Common Service Centre or the ITI itself helps with the form.",
        "Have ready: mark sheet, Aadhaar, caste and income certificates, photo, bank account. Seats are kept for girls, SC, ST, OBC and people with disabilities.",
        "Government first: its fee is small. Before a private one ask whether it has the affiliation of NCVT (dgt.gov.in) for just this trade, and see the workshop.",
      ]) +
      p(
        `Trades and what they lead to: ${link("/careers?education=ITI%20Certificate", "careers with an ITI trade")}. Tell me what you like, and I name a trade.`,
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${ITI}(?: \\S+){0,3} ${DONE} |.* ${DONE}(?: \\S+){0,3} ${ITI} )(?=.* ${JOB} )`, "u"),
    unless: phrases(
      "(?:sarkari|government|govt|railway|bank|ssc|army|police|सरकारी)",
      "(?:10|10th|8|8th|12|12th|दसवीं) (?:ke baad|pass|after)",
      "salary|pay|kitna|fees?|or|ya|vs|better|diploma|polytechnic|btech|या",
      "copa|computer",
    ),
    ofCareers: true,
    reply:
      p("With the trade in hand there are four doors; try the first two at once:") +
      ul([
        `${strong("Paid apprenticeship")}, mostly a year, in a factory, the railways or a power company: apprenticeshipindia.gov.in. Many are kept afterwards, and it counts in later recruitment.`,
        `${strong("Government, by notice")}: Assistant Loco Pilot and Technician of the railways (rrbapply.gov.in), technicians and line staff of the State's electricity company, metro, transport corporations, ordnance and public companies. ITI is asked for by name.`,
        `${strong("Firms near you")}: the institute's placement cell, apprenticeship fairs, ncs.gov.in; maintenance in factories, hospitals, hotels, housing societies.`,
        `${strong("On your own")}: after a year or two with a master. An electrician needs the State's wireman permit or licence for house wiring; tools by a Mudra loan (udyamimitra.in).`,
      ]) +
      p(
        `Higher later: the second year of a polytechnic diploma (lateral entry), or CITS, to teach at an ITI. Pay nobody for a post. The work behind some trades: ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}, ${link("/career/welder", "Welder")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}. Tell me yours and your State, and I look further.`,
      ),
  },
  {
    cue: anyCue(
      both(SPORT, QUOTA),
      new RegExp(`^(?=.* ${SPORT} )(?=.* ${PLAYED_HIGH} )(?=.* (?:${JOB}|government|govt|sarkari|सरकारी) )`, "u"),
    ),
    unless: phrases("(?:admission|seat|college|university|neet|du|school)", "(?:sc|st|obc|ews) quota"),
    ofCareers: true,
    reply:
      p(
        `${strong("Yes.")} Players get government posts by the sports quota, and for some also by the rank of their medals. What counts is the level at which you played:`,
      ) +
      ul([
        "Who recruits: railways, police and paramilitary forces, the Army and the other services, Income Tax and other central offices, India Post, banks, public companies, and the States.",
        "What they ask: for India, a national championship, All India Inter-University or National School Games, of a recognised federation and in a game on the list of the notice. District level alone is seldom enough; the State team is the first step.",
        "You still need the class or degree of the post and pass a trial and a fitness test; the written exam is mostly light or left out. Ages stand in each notice.",
        "Keep each certificate in the form of the federation, with date and place, and ask your coach which notices come: rrcb and zone pages of the railways, ssc.gov.in, your State's sports department.",
      ]) +
      p(
        `Beside it: a degree, and ${link("/career/physical-education-teacher", "Physical Education Teacher")} (BPEd) or coach by the NIS diploma. No agent can sell such a post.`,
      ),
  },
  {
    cue: new RegExp(`(?: ${COMPOUNDER} )|^(?=.* ${MEDICAL_STORE} )(?=.* ${OPENS} )`, "u"),
    unless: phrases("salary|pay|kitna kama\\S*|income"),
    ofCareers: true,
    reply:
      p(
        `What is called a compounder is today the ${link("/career/pharmacist", "Pharmacist")}, and a medical shop may be run only with one who is registered.`,
      ) +
      ul([
        "Class 12 with physics, chemistry and biology or maths; then DPharm (two years and some months of training) or BPharm (four years), at a college approved by the Pharmacy Council of India (pci.nic.in).",
        "Registration with the State Pharmacy Council: without it no dispensing.",
        "For the shop: a retail drug licence of the State's drugs control, for a room of the size that the rules name, with a refrigerator and the pharmacist's papers; GST and the shop's registration. Loan: udyamimitra.in. First a year in another's shop.",
        "Posts: pharmacists of State hospitals, railways and the services, by notice.",
      ]) +
      p(
        `To help in a clinic sooner, without science: ${link("/career/nursing-assistant", "Nursing Assistant")}, a course of some months. Nobody may give injections or sell medicines on prescription without training.`,
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${DRIVING} |.* (?:chala\\S*) )(?=.* ${HEAVY} )(?=.* ${LICENCE} )`, "u"),
    ofCareers: true,
    reply:
      p("For a bus or a truck you need a transport licence; the way is the same in all States, at parivahan.gov.in:") +
      ul([
        "First a learner's and then a driving licence for light vehicles, from 18 years; for transport vehicles from 20, mostly after a year with the light licence.",
        "For heavy vehicles: training at a driving school that is approved for them, its certificate, a doctor's certificate with a test of the eyes, and the test on the vehicle. For passengers also a badge (PSV) after a police check.",
        "No class of school is asked for the licence; government posts ask for Class 8 or 10.",
        "Work: State transport corporations, schools, city buses, by notice; firms and transporters. Government posts of drivers ask for the heavy licence and some years.",
      ]) +
      p(
        `See pay and days: ${link("/career/truck-driver", "Truck Driver")}, ${link("/career/bus-driver", "Bus Driver")}, ${link("/career/school-bus-driver", "School Bus Driver")}, ${link("/career/tanker-driver", "Tanker Driver")}. Never buy a licence: it is worth nothing after an accident.`,
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${ARTS} )(?=.* ${TWELFTH} )(?=.* ${WHAT_NEXT} )`, "u"),
    unless: phrases(
      "(?:sarkari|government|govt|nurse|nursing|anm|gnm|btech|engineering|pilot|doctor|mba|ca|bca|teacher|lawyer|police|army|teaching|सरकारी|नर्स)",
      "(?:or|vs|ya|better|commerce|science|salary|high|paisa|money|fail|failed|या|फेल)",
      "(?:without|bina|nahi|not|like|love|pasand|girls?|ladki\\S*|psychology|history|नहीं|पसंद)",
    ),
    reply:
      p("After Class 12 with Humanities (Arts), from short ways to long ones; most need no entrance but marks or CUET-UG:") +
      ul([
        `${strong("To work soon")}: SSC CHSL, ${link("/career/police-constable", "Police Constable")}, RRB NTPC, India Post; ${link("/career/retail-sales-associate", "shop")}, ${link("/career/receptionist", "reception")}, ${link("/career/data-entry-operator", "data entry")} with a computer course.`,
        `${strong("A trade in two or three years")}: D.El.Ed for ${link("/career/primary-school-teacher", "Primary School Teacher")}; GNM for ${link("/career/registered-nurse", "Registered Nurse")}, where many schools take arts; a diploma in hotels, design or beauty.`,
        `${strong("A degree")}: BA in a subject that you like (with BEd ${link("/career/history-teacher", "Teacher")}; any degree opens SSC CGL, banks and State posts), BBA, journalism (${link("/career/news-reporter", "News Reporter")}), social work, ${link("/career/graphic-designer", "design")}, hotel management, BA LLB for ${link("/career/civil-lawyer", "law")}.`,
        `${strong("The long exams")}: UPSC and the State's commission, after any degree; begin with the degree, not with coaching.`,
      ]) +
      p(`Which suits you: ${link("/assessment", "Take Career Assessment")}, twenty questions. Or tell me one subject that you like.`),
  },
  {
    cue: both(DEGREE_OF_FARMING, `(?:${JOB}|career|careers|scope|future|kya kar\\S*|options?)`),
    unless: phrases("(?:sarkari|government|govt|bank|सरकारी)", "or|vs|ya|salary|pay|fees?|abroad"),
    ofCareers: true,
    reply:
      p("BSc Agriculture leads to offices and firms more than to a field of one's own:") +
      ul([
        `${strong("State")}: agriculture officer, and supervisors below, by the State's commission or board: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}.`,
        `${strong("Banks")}: agricultural field officer by IBPS SO: ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}; NABARD's own exam.`,
        `${strong("Centre and public bodies")}: Food Corporation of India, seed and fertiliser companies, by notices of their own.`,
        `${strong("Firms")}: ${link("/career/agricultural-sales-representative", "seeds, fertiliser, machines")}, ${link("/career/farmer-producer-company-manager", "farmer companies")}, food, insurance.`,
        `${strong("Further study")}: MSc by ICAR's entrance for ${link("/career/agronomist", "Agronomist")} and research; an MBA in agribusiness.`,
      ]) +
      p("Name one, and I tell the way and the pay; tell me your State, and I name who recruits there."),
  },
];
