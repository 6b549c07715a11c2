import { link, p, strong, ul } from "../../html/write.ts";
import { NEED } from "../../reading/asks.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import { payOfCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const BED = "(?:b ?ed|बीएड)";
const TEACHING = "(?:teachers?|teaching|adhyapa\\S*|shiksha\\S*|shikshika|master|teach|शिक्षक|शिक्षिका|टीचर|अध्यापक|अध्यापिका)";

const CIVIL_SERVICES = "(?:upsc|ias|ips|civil services?|यूपीएससी|आईएएस|आईपीएस)";
const TWELFTH =
  "(?:8th|9|9th|class 9|10|10th|class 10|11|11th|class 11|9वीं|10वीं|11वीं|school|12|12th|class 12|twelfth|inter|intermediate|baarvi|barvi|barahvi|12वीं|12वी|बारहवीं)";
const PREPARING = "(?:taiyari|tayari|taiyyari|prepar\\S*|shuru|start|begin|abhi se|kaise kar\\S*|kaise ban\\S*|तैयारी|शुरू|कैसे कर\\S*)";

const FARMING = "(?:kheti\\S*|kisan\\S*|kisaan\\S*|farming|farmers?|agriculture|krishi|agri|खेती|किसान|कृषि)";
const FARMER_CHILD = "(?:beta|bete|beti|ladka|ladki|son|daughter|pariwar|parivar|family|ghar|papa|father|pita|बेटा|बेटी|परिवार|पिता|पापा)";
const WITH_FARMING =
  "(?:careers?|scope|future|options?|field|line|bada|kuch|modern|aage|jobs?|naukri|kya kar\\S*|करियर|स्कोप|बडा|कुछ|भविष्य|नौकरी)";

const PERCENTILE = "(?:[1-8]?\\d(?: \\d+)?) ?(?:percentile|percent ile|%ile|ile|पर्सेंटाइल)";
const JEE = "(?:jee(?: mains?| main)?|mains|जेईई)";

const DIPLOMA = "(?:diploma|polytechnic|poly|पॉलिटेक्निक|डिप्लोमा)";
const BRANCH = "(?: (?:in|me|mein|ka|ki|se|engineering|mechanical|civil|electrical|electronics|computer|automobile|it|cs|cse|ece|में|से))*";
const DONE =
  "(?:final year|last year|third year|3rd year|ke baad|k baad|ke bad|kar li\\S*|kar chuk\\S*|kiya|ki hai|kar ke|karke|ho gay\\S*|complete\\S*|pass|passed|done|finish\\S*|pura|poora|holder|के बाद|कर ली\\S*|किया)";
const WHAT_NEXT = "(?:jobs?|naukri|ab|aage|kya|btech|b tech|degree|next|what|now|options?|lateral|नौकरी|अब|आगे|क्या)";

const MATHS = "(?:maths?|mathematics|ganit|calculation|गणित|मैथ्स|मैथ)";
const WEAK_IN_MATHS = `(?:(?:bad|weak|poor|not good|very weak|really bad|terrible|worst|scared|afraid|hate|fear)(?: (?:at|in|of|with))? ${MATHS}|${MATHS}(?: (?:me|mein|mai|bahut|bohot|bilkul|thodi|meri|subject|is|very|really|में|बिल्कुल|बिलकुल|बहुत|मेरी|से))* (?:weak|kamz?jo?r|kamzor|kamjor|kharab|bad|nahi aat\\S*|nhi aat\\S*|nahi ban\\S*|se dar\\S*|samajh nahi\\S*|कमजोर|खराब|नहीं आत\\S*|नही आत\\S*|डर\\S*))`;
const WHICH_WORK =
  "(?:careers?|jobs?|field|banu|banun|banoon|kya ban\\S*|kya kar\\S*|what (?:should|can|to)|options?|करियर|कैरियर|नौकरी|बनूं|क्या बन\\S*|क्या कर\\S*)";

const STARS =
  "(?:gamers?|gaming|esports?|e sports|pubg|bgmi|free fire|streamers?|streaming|you ?tubers?|you ?tube|influencers?|vlogg?ers?|instagram|reels|गेमर|गेमिंग|यूट्यूबर|यूट्यूब)";
const MUCH_MONEY =
  "(?:(?:bahut|bohot|boht|itna|kitna|khoob|jyada|zyada|lakho|lakhon|crore\\S*|a lot of|lots of|much|good|so much|real|बहुत|लाखों)(?: \\S+)? (?:paisa|paise|money|kama\\S*|earn\\S*|income|पैसा|पैसे|कमा\\S*)|(?:earn|earns|kama\\S*|make|makes)(?: \\S+){0,2} (?:lakhs?|crores?|a lot|lots|money|lakho|lakhon))";

const AI = "(?:ai|a i|artificial intelligence|chat ?gpt|एआई)";
const CODING = "(?:coding|coders?|programming|programmers?|developers?|software|it (?:jobs?|sector|field)|btech cse|cse|कोडिंग|प्रोग्रामिंग)";
const LASTS =
  "(?:bach\\S*|khatam|khatm|jobs?|naukri|future|scope|safe|replac\\S*|end|dead|worth|survive\\S*|take|seekh\\S*|learn|chali|बच\\S*|खत्म|नौकरी|भविष्य)";

const POOR =
  "(?:garee?b\\S*|poor|middle class|bpl|low income|paise? (?:nahi|nhi|kam|nahin)|paisa (?:nahi|nhi|kam)|no money|cant afford|cannot afford|fees? (?:nahi|nhi)|गरीब\\S*|पैसे (?:नहीं|नही|कम))";
const DOCTOR = "(?:doctors?|mbbs|neet|medical|daktar|डॉक्टर|डाक्टर|एमबीबीएस|नीट)";

const HOTEL = "(?:hotel management|hotel mgmt|hotel managment|hotel line|होटल मैनेजमेंट)";
const MERCHANT_NAVY = "(?:merchant navy|merchant nevy|marchant navy|merchent navy|मर्चेंट नेवी)";
const OF_A_FIELD =
  "(?:scope|future|careers?|jobs?|naukri|courses?|kya|kaise|chahiye|join|jana|jaana|how|eligib\\S*|qualification|after|ke baad|worth|padhai|karna|karni|karu|karun|स्कोप|भविष्य|नौकरी|करियर|कैसे|क्या|चाहिए|कोर्स)";

const FAMILY = "(?:papa|father|dad|mummy|mom|parents?|ghar ?wale|family|pita|पापा|पिता|मम्मी|घर ?वाले|परिवार)";
const ENGINEERING = "(?:engineering|engineer|btech|इंजीनियर\\S*)";
const DRAWING = "(?:drawing|sketch\\S*|painting|art|arts|design\\S*|draw|ड्राइंग|पेंटिंग|चित्र\\S*)";

const DEAF_AND_MUTE =
  "(?:deaf(?: (?:and|or|aur))? (?:mute|dumb)|(?:bolna|bol|sunna|sun)(?: (?:aur|ya|and|or))? (?:sunna|sun|bolna|bol) (?:nahi|nhi|nahin|na)(?: sakt\\S*| paat\\S*| pat\\S*| aat\\S*)?|(?:na|nahi) (?:sun|bol) (?:sakt\\S*|pat\\S*|paat\\S*)(?: \\S+)? (?:na|nahi) (?:sun|bol) (?:sakt\\S*|pat\\S*|paat\\S*)|(?:gung[ai]|goong[ai])(?: \\S+)? (?:be?hr[ai])|mook badhir|deaf|मूक ?बधिर|बधिर)";
const WORK = "(?:jobs?|naukri|kaam|work|careers?|kya kar\\S*|kya ban\\S*|become|नौकरी|काम|करियर|क्या कर\\S*)";

/** What so many ask that the reply is the way of a whole field, with the posts that one begins in. */
export const COMMON_WAY_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${BED} )(?=.* ${TEACHING} )(?=.*${NEED.source})`, "u"),
    ofCareers: true,
    reply:
      p("That depends on the classes that you would teach:") +
      ul([
        `${strong("Classes 1 to 5")}: no. The D.El.Ed is asked for; the BEd no longer counts for these classes. ${link("/career/primary-school-teacher", "Primary School Teacher")}.`,
        `${strong("Classes 6 to 10")}: yes, a degree in the subject and BEd. ${link("/career/mathematics-teacher", "Mathematics Teacher")}, ${link("/career/english-teacher", "English Teacher")}.`,
        `${strong("Classes 11 and 12")}: mostly a master's degree in the subject and BEd.`,
        `${strong("College")}: no BEd, but a master's degree and NET.`,
      ]) +
      p(
        "Government schools ask for a teacher eligibility test too (CTET, ctet.nic.in, or that of your State) for Classes 1 to 8, and choose by their own recruitment. After Class 12 the four-year ITEP is a degree and the training in one. Rules change: read the notice, and see that NCTE approves the college.",
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${CIVIL_SERVICES} )(?=.* ${TWELFTH} )(?=.* ${PREPARING} )`, "u"),
    unless: phrases("nda", "agniveer", "subjects?|stream|vishay", "(?:salary|pay|vetan)"),
    ofCareers: true,
    reply:
      p(
        "After Class 12 you begin with a degree, and prepare for the Civil Services beside it: the exam asks for any degree and 21 years.",
      ) +
      ul([
        `${strong("Degree")}: any subject that you like and do well in, at a college that leaves you time. It must also lead to other work: most who sit for the exam get no post.`,
        `${strong("First year")}: the NCERT books of Classes 6 to 12 in history, geography, polity and economy, and one newspaper a day.`,
        `${strong("Second year")}: the standard books, one optional subject from UPSC's list, and short answers written by hand each week.`,
        `${strong("Third year")}: old papers with a clock. Some sit for the first stage in the last year of the degree.`,
        "Coaching is help, not a must; several States and universities give it for little or nothing. Your State's PSC, SSC CGL and bank exams share much of the syllabus: a second plan.",
      ]) +
      p(
        `The syllabus and the age limits stand at upsc.gov.in. What the work is like: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}. A UPSC exam right after Class 12 is NDA, for the armed forces.`,
      ),
  },
  {
    cue: new RegExp(
      `^(?=.* ${FARMING} )(?=.* ${WITH_FARMING} )(?=.* (?:${FARMER_CHILD} |(?:careers?|jobs?|scope|future|options?|bada|modern|करियर|स्कोप|भविष्य|बडा) ))`,
      "u",
    ),
    unless: phrases(
      "(?:bsc|b sc|btech|diploma|msc|professor|teacher|doctor|engineer|engineering|ias|upsc|neet|army|police)",
      "(?:nahi|nhi|not|dont|without|except|other than|besides|apart|alawa|bina|chhod\\S*|chod\\S*|नहीं|छोड\\S*)",
      "(?:dairy|poultry|fish|organic|mushroom|bee|goat|shrimp)(?: \\S+)? (?:farm\\S*|keep\\S*)",
      "salary|pay|kamai",
    ),
    ofCareers: true,
    reply:
      p("Agriculture is far more than the field itself, and who knows a farm from home begins with a lead:") +
      ul([
        `${strong("BSc Agriculture")}, four years after Class 12 with PCB, PCM or agriculture, by CUET-UG or your State's exam; see that ICAR approves the college. Then officer of the State's agriculture department or of a rural bank: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}, ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}.`,
        `${strong("Agribusiness")}: farmers who sell together earn more. ${link("/career/farmer-producer-company-manager", "Farmer Producer Company Manager")} (FPO), ${link("/career/agricultural-sales-representative", "Agricultural Sales Representative")}.`,
        `${strong("Dairy and food processing")}: milk, pickle or flour often bring more than the raw harvest. ${link("/career/dairy-farmer", "Dairy Farmer")}, ${link("/career/food-technologist", "Food Technologist")}, ${link("/career/food-technician", "Food Technician")}.`,
        `${strong("Machines and drones")}: ${link("/career/agricultural-engineer", "Agricultural Engineer")}, ${link("/career/agricultural-drone-operator", "Agricultural Drone Operator")}, ${link("/career/farm-machinery-mechanic", "Farm Machinery Mechanic")}.`,
        `${strong("Your own land, done anew")}: ${link("/career/mushroom-cultivator", "mushrooms")}, ${link("/career/organic-farmer", "organic crops")}, ${link("/career/beekeeper", "bees")}. Begin on a small corner, and learn free at the Krishi Vigyan Kendra of your district.`,
      ]) +
      p(`All of them: ${link("/careers?category=Agriculture", "careers in Agriculture")}. Name one, and I tell you the way and the pay.`),
  },
  {
    cue: phrases(`${JEE}(?: \\S+){0,4} ${PERCENTILE}(?: .*)?|${PERCENTILE}(?: \\S+){0,4} ${JEE}(?: .*)?`),
    unless: phrases(
      "(?:9\\d)(?: \\d+)? percentile",
      "(?:nits?|iits?|iiits?|cut ?off|seat)(?: .*)?|mil\\S*",
      "(?:bca|bba|diploma|nit|iiit) (?:or|vs|ya)",
    ),
    reply:
      p(
        "I know no cut-offs: they change every year with category, State and branch. The ranks with which seats closed in the last years stand at josaa.nic.in. One result is not the end; look in this order:",
      ) +
      ul([
        `${strong("Counselling")}: your State's own engineering counselling, where seats for its residents are easier to get, and JoSAA and CSAB if your rank is in their lists. Register; it closes early.`,
        `${strong("Other entrance tests")}: your State's CET, single universities, CUET-UG; NATA for architecture.`,
        `${strong("Without an engineering entrance")}: ${link("/careers?search=software", "software")} by BCA or BSc in computing; BSc in maths, physics or statistics; a polytechnic diploma with BTech from its second year.`,
        `${strong("Before you pay a private college")}: AICTE's approval, and who was placed where with what pay last year, from students and not from the leaflet.`,
        `${strong("Once more")}: the second session of the same year, or another year if you know what went wrong, with a place held meanwhile.`,
      ]) +
      p(
        `Work that these lead to: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/civil-engineer", "Civil Engineer")}. Tell me your State or what you like, and I look further.`,
      ),
  },
  {
    cue: phrases(
      `${DIPLOMA}${BRANCH} ${DONE}(?: \\S+){0,4} ${WHAT_NEXT}(?: .*)?`,
      `(?:completed|finished|passed|did|done|after)(?: my| a| the)? (?:\\S+ )?${DIPLOMA}${BRANCH} ${WHAT_NEXT}(?: .*)?`,
    ),
    unless: phrases(
      "(?:10|10th|12|12th|11|11th|tenth|dasvi|10वीं|12वीं)(?: .*)?",
      "salary|pay|kitna|kitni|package|vetan",
      "(?:nursing|education|pharmacy|deled|hotel|design|fashion|yoga|dmlt|gnm|agriculture|computer application|bsc|bca)",
      "(?:teacher|ias|upsc|army|police|doctor|mba|nda)",
      "(?:sarkari|government|govt|सरकारी)",
      "computer (?:diploma|course)",
    ),
    ofCareers: true,
    reply:
      p(
        "With the diploma in hand there are three good ways, and they can follow one another. The diploma is enough for junior technical posts; BTech is asked for in engineers' posts:",
      ) +
      ul([
        `${strong("BTech from its second year")}: lateral entry, by your State's test or counselling for diploma holders. Best for engineers' posts and later rises, if the college is approved and its placements are real. Some colleges also teach people in work in the evening.`,
        `${strong("Work now, in private firms")}: supervisor, technician, draughtsperson, quality control. A paid apprenticeship for diploma holders of one year brings the first experience: nats.education.gov.in.`,
        `${strong("Junior Engineer of the Government")}: SSC JE and RRB JE take diplomas in civil, mechanical and electrical branches, and so do the State's boards and public companies. Read each notice.`,
      ]) +
      p(
        "If money is needed, work first and the degree beside or after it; if not, and marks are good, the lateral seat first, since it is given soonest after the diploma. Ask me for “mechanical diploma jobs list”, or for another branch, and I list the careers.",
      ),
  },
  {
    cue: both(WEAK_IN_MATHS, WHICH_WORK),
    unless: phrases(
      "(?:government|govt|sarkari|bank|ssc|railway|upsc|nda|army|defence|सरकारी)",
      "(?:salary|pay|paying|package|paisa|money|high)",
      "(?:science|commerce|arts|humanities|pcm|pcb|bio(?:logy)?|btech|engineering|bba|bca|bsc|computer|coding|data|degree)",
      "(?:and|aur|but|par|lekin|because|like|love|pasand|good|english|physics|chemistry|या|और|पर|लेकिन|पसंद)",
      "(?:10|10th|12|12th|class)",
    ),
    reply:
      p("Many good careers live without maths beyond shop sums. From different fields, with pay that one can live on:") +
      ul([
        `${strong("Law")}: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
        `${strong("Care")}: ${link("/career/registered-nurse", "Registered Nurse")} (PCB, or GNM from any stream), ${link("/career/counselling-psychologist", "Counselling Psychologist")}; psychology has some statistics, taught from the beginning.`,
        `${strong("Design")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/fashion-designer", "Fashion Designer")}, ${link("/career/interior-designer", "Interior Designer")}.`,
        `${strong("Words")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/translator", "Translator")}, ${link("/career/english-teacher", "English Teacher")}, ${link("/career/hindi-teacher", "Hindi Teacher")}.`,
        `${strong("Guests")}: ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/pastry-chef", "Pastry Chef")}.`,
        `${strong("Uniform")}: ${link("/career/police-constable", "Police Constable")}; the written test has some simple arithmetic.`,
      ]) +
      p("Tell me a subject or something that you like, and I look more closely."),
  },
  {
    cue: both(STARS, MUCH_MONEY),
    ofCareers: true,
    reply:
      p(
        "Some earn a lot there, and one sees only those. Most who try earn little or nothing, for years, and income stops when an app changes its rules.",
      ) +
      ul([
        "So begin beside school or a degree, with a fixed hour a day, and look after a year at what came in.",
        "Skills that are learnt there are paid elsewhere too: editing, speaking, design, marketing, coding.",
        "Games for stakes are no career, and who sells a course in quick money earns by the course.",
      ]) +
      p(
        `Steadier work near it: ${link("/career/game-developer", "Game Developer")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/news-video-editor", "News Video Editor")}, ${link("/career/graphic-designer", "Graphic Designer")}.`,
      ),
    below: [payOfCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${AI} )(?=.* ${CODING} )(?=.* ${LASTS} )`, "u"),
    unless: phrases(`${AI} (?:\\S+ )?(?:engineers?|developers?|course|degree|specialist|researcher)`),
    reply:
      p("Nobody knows for certain, and whoever names a date is guessing. What can be said of coding today:") +
      ul([
        "Tools already write simple code. Work that is only that, such as small pages and copied programs, shrinks first, and first posts may be harder to get.",
        "Somebody must still find out what is needed, check whether the code is right and safe, and answer for it. That asks for understanding: logic, data, how systems fit together.",
        "So learn to program with these tools and without them, build two or three things that work, and know one field beside it, such as health, money or machines.",
      ]) +
      p(
        `What the work is like: ${link("/career/software-engineer", "Software Engineer")}. Near it: ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/data-scientist", "Data Scientist")}. What is known and what is only claimed: ${link("/blog/future-of-work-2035", "The future of work")}.`,
      ),
  },
  {
    cue: both(POOR, DOCTOR),
    unless: phrases("help|seva|ilaj|treat\\S*|serve|gareebon|garibo\\S*", "dentist|bds|bams|vet|nurse|nursing"),
    ofCareers: true,
    reply:
      p("Yes, children of poor families become doctors, by the government colleges. The fee there is a small part of a private one:") +
      ul([
        "MBBS at government colleges and AIIMS, all by NEET-UG. AIIMS and a part of the seats elsewhere go by the national counselling (mcc.nic.in), the others by your State's own: register in both. Seats are kept by category and for low incomes (EWS): get the certificates early.",
        "Scholarships: scholarships.gov.in and your State's welfare department. A loan without a guarantor may be had through pmvidyalaxmi.co.in. AFMC in Pune trains Army doctors, who then serve for years.",
        "Preparing without a fee: NCERT books (ncert.nic.in), SATHEE (sathee.iitk.ac.in), and the free coaching of many States; ask at your school and at the district welfare office.",
        "A seat for a donation, or abroad on a loan of many lakhs, is the risk to avoid: who sells a seat cheats.",
      ]) +
      p(
        `The way: PCB in Class 11 and 12, NEET-UG, MBBS with a year of internship, which pays a stipend. ${link("/career/general-physician", "General Physician")}. With shorter study and lower fees in the same hospital: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}.`,
      ),
  },
  {
    cue: new RegExp(`^(?!.* (?:cruise|ships?|क्रूज) )(?=.* ${HOTEL} )(?=.* ${OF_A_FIELD} )`, "u"),
    unless: phrases(
      "or|vs|versus|ya|better|difference|fark|या",
      "salary|pay|kitna|package|fees?|vetan",
      "(?:nahi|not|without|except|alawa)",
    ),
    ofCareers: true,
    reply:
      p("Hotel management leads to hotels, restaurants, airlines, ships, hospitals and event firms. Nobody begins as a manager:") +
      ul([
        `${strong("Where one begins")}: ${link("/career/hotel-receptionist", "Hotel Receptionist")}, ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")}.`,
        `${strong("Later")}: head of a kitchen or a department, then ${link("/career/hotel-manager", "Hotel Manager")}, after many years.`,
        `${strong("The way")}: after Class 12 of any stream a degree of three or four years; NCHM JEE is the entrance to the government's institutes (IHM), others have their own. Diplomas and craft courses of a year or so, some after Class 10, cost less and lead to kitchens and service.`,
        `${strong("Honestly")}: hotels always look for people, also abroad and on ships. First pay is low, shifts are long, with nights and festivals on duty. A month of work in a hotel before you pay a fee tells you whether you like it.`,
      ]) +
      p("Name one of these, and I tell you its pay and its way."),
  },
  {
    cue: new RegExp(`^(?=.* ${MERCHANT_NAVY} )(?=.* ${OF_A_FIELD} )`, "u"),
    unless: phrases(
      "or|vs|versus|ya|better|difference|fark|या",
      "salary|pay|kitna|package|fees?|vetan",
      "(?:girls?|women|ladki\\S*|female|ladies|beti|daughter|mahila\\S*)",
      "(?:height|eyes?|eyesight|chashma|glasses|tattoo|age|lambai|aankh\\S*)",
    ),
    ofCareers: true,
    reply:
      p("The merchant navy is the ships that carry goods and people; it belongs to companies and not to the forces. The doors in:") +
      ul([
        `${strong("Officer on deck")}: Class 12 with PCM and good English, IMU-CET, then DNS (one year) or BSc Nautical Science, and months at sea: ${link("/career/deck-cadet", "Deck Cadet")}, later ${link("/career/deck-officer", "Deck Officer")}.`,
        `${strong("Officer in the engine room")}: BTech Marine Engineering after PCM and IMU-CET, or a course of a year after BTech Mechanical: ${link("/career/marine-engineer", "Marine Engineer")}, ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}. With an electrical degree: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}.`,
        `${strong("Crew")}: after Class 10 or 12 the GP Rating course of about half a year: ${link("/career/deckhand", "Deckhand")}, ${link("/career/able-seaman", "Able Seaman")}; with a course in cooking: ${link("/career/ships-cook", "Ship's Cook")}.`,
        `${strong("All need")}: a doctor's certificate with tests of eyes and colour vision, a passport, CDC and basic safety courses. Marks and ages stand in the notices: dgshipping.gov.in.`,
      ]) +
      p(
        "Months without home, long watches, good pay at sea, and none between contracts. A place with a company that sponsors you before the course is the safest. Choose only institutes and agents that the Directorate General of Shipping has approved; who sells a post on a ship cheats.",
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${FAMILY} )(?=.* ${ENGINEERING} )(?=.* ${DRAWING} )`, "u"),
    unless: phrases(
      "(?:fashion|interior|web|jewell?ery|make ?up|film|dance|martial)",
      "(?:engineering|engineer) (?:nahi|nhi|nahin|not|नहीं)",
      "(?:no|not|hate|dont want|dont like)(?: \\S+){0,2} engineering",
    ),
    ofCareers: true,
    reply:
      p("You need not choose between the two at once: some work is both drawing and engineering, and it may be a bridge at home too.") +
      ul([
        `${strong("Closest to both")}: ${link("/career/architect", "Architect")} (NATA or JEE Main Paper 2, with maths), ${link("/career/industrial-designer", "Product Designer")} and ${link("/career/automobile-designer", "Automobile Designer")} (UCEED for BDes at IITs, NID DAT).`,
        `${strong("Drawing for screens")}: ${link("/career/ui-designer", "UI Designer")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/game-developer", "Game Developer")}.`,
        `${strong("Moving pictures")}: ${link("/career/2d-animator", "2D Animator")}, ${link("/career/3d-animator", "3D Animator")}, ${link("/career/illustrator", "Illustrator")}.`,
      ]) +
      p(
        "At home facts help both sides: show one of these with its pay, its entrance and one college, and a folder of ten of your drawings. PCM in Class 11 keeps all of them and engineering open, so nothing is lost while you look together.",
      ) +
      p(`To see which fits you: ${link("/assessment", "Take Career Assessment")}.`),
  },
  {
    cue: both(DEAF_AND_MUTE, WORK),
    unless: phrases(
      "(?:help|helping|teach|teaching|teachers?|educators?|therapists?|work(?:ing)? with|school for|training|train)(?: \\S+){0,3} (?:deaf|mook badhir)(?: .*)?|(?:deaf|mook badhir) (?:children|kids|students|bachch\\S*|education|people)",
      "driv\\S*|pilot|army|police|navy|doctor|teacher|engineer",
    ),
    reply:
      p("Much good work is done with the eyes and the hands, and talked over in writing or in sign language. For example:") +
      ul([
        `${strong("On the computer")}: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/accountant", "Accountant")}, ${link("/career/2d-animator", "2D Animator")}.`,
        `${strong("With the hands")}: ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}, ${link("/career/fitter", "Fitter")}.`,
        `${strong("For others who are deaf")}: ${link("/career/sign-language-teacher", "Sign Language Teacher")}, taught by the Indian Sign Language centre, islrtc.nic.in.`,
        `${strong("Government posts")}: some are kept for deaf people under the Rights of Persons with Disabilities Act, 2016; each notice names them. The UDID card is the proof: swavlambancard.gov.in. Exams give help on request.`,
        `${strong("Training and finding work")}: the National Career Service Centres for the differently abled, ncs.gov.in, without a fee.`,
      ]) +
      p("Begin with what you like: tell me a subject or something that you do gladly, and your class, and I look further."),
  },
  {
    cue: anyCue(
      /^(?=.* (?:pcb|pcmb|bio(?:logy)?(?: maths?)?|maths? bio|बायोलॉजी) )(?=.* (?:not|no|without|except|other than|nahi|dont want)(?: \S+){0,3} engineering |.* engineering(?: \S+)? (?:nahi|nhi|not|ke alawa) )(?=.* (?:which|what|course|courses|options?|kya|konsa|kaunsa) )/u,
      both(
        "(?:pcb|bio(?:logy)?|medical|medical line|बायोलॉजी|पीसीबी)",
        "(?:neet (?:ke|k) (?:alawa|alaawa|siwa|ilawa|elawa)|(?:other than|besides|apart from|except|instead of) neet|नीट के (?:अलावा|सिवा))",
      ),
    ),
    unless: phrases("doctors?|mbbs|salary|pay"),
    reply:
      p("With PCB there is much beside NEET-UG. Where to look first:") +
      ul([
        `${strong("Nursing")}: BSc Nursing or GNM, needed everywhere: ${link("/career/registered-nurse", "Registered Nurse")}.`,
        `${strong("Physiotherapy")}: ${link("/career/physiotherapist", "Physiotherapist")}.`,
        `${strong("Agriculture")}: BSc Agriculture, by CUET-UG or your State's exam: ${link("/career/agronomist", "Agronomist")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}.`,
        `${strong("Biotechnology and microbiology")}: BSc and then MSc: ${link("/career/biotechnologist", "Biotechnologist")}, ${link("/career/microbiologist", "Microbiologist")}.`,
        `${strong("Pharmacy, laboratory, imaging, eyes")}: ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/radiographer", "Radiographer")}, ${link("/career/optometrist", "Optometrist")}.`,
        `${strong("Food and nutrition")}: ${link("/career/dietitian", "Dietitian")}, ${link("/career/food-technologist", "Food Technologist")}.`,
      ]) +
      p(
        "Some States and colleges ask for the NEET-UG score for nursing or physiotherapy as well: read each notice. Law, design, psychology, hotel management and teaching take you too. Name one, and I tell you the way and the pay.",
      ),
  },
];
