import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { DONT_KNOW } from "../dont-know.ts";
import { afterCareer, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const FOUR_YEARS = "(?:4|char|chaar|four|चार) (?:saal|sal|years?|yrs|साल)";
const LECTURER = "(?:lecturers?|professors?|assistant professors?|asst professors?|prof|college teachers?|लेक्चरर|प्रोफेसर|प्राध्यापक)";
const ITI = "(?:iti|i t i|आईटीआई)";
const POLYTECHNIC = "(?:diplomas?|polytechnics?|डिप्लोमा|पॉलिटेक्निक)";
const NO_EXAM =
  "(?:(?:without|no)(?: any| an| giving| writing| entrance| competitive)* (?:exams?|tests?|paper)|(?:bina|bagair|बिना)(?: kisi| koi| किसी)? (?:exams?|pariksha|paper|test|परीक्षा|एग्जाम)|(?:exams?|pariksha|paper|परीक्षा|एग्जाम) (?:ke|k|के) (?:bina|bagair|बिना)|direct (?:bharti|recruitment|joining)|सीधी भर्ती)";
const GOVERNMENT = "(?:government|govt|goverment|gov|sarkari|sarkaari|public sector|psu|सरकारी)";

const CIVIL_SERVICES = "(?:upsc|ias|ips|ifs|civil services?|यूपीएससी|आईएएस)";
const STUDY = "(?:subjects?|degree|graduation|stream|optional|courses?|vishay|b ?a|bachelors?|विषय|ग्रेजुएशन|डिग्री|स्ट्रीम)";
const WHICH_STUDY = `(?:which|what|best|konsa|kaunsa|kaun sa|konsi|kaunsi|kaun si|कौन सा|कौनसा)(?: \\S+){0,3} ${STUDY}`;

/** Questions so common that the catalogue's records, one by one, are no answer to them. */
export const SINGLE_WAY_TOPICS: readonly Topic[] = [
  {
    cue: both(GOVERNMENT, NO_EXAM),
    reply:
      p(
        "Nearly every permanent government post is filled by an exam, so be careful with whoever promises one without. These are the real exceptions:",
      ) +
      ul([
        `${strong("Gramin Dak Sevak")} of India Post: by the marks of Class 10; notices at indiapost.gov.in.`,
        `${strong("Apprenticeships")} in Railways and public companies, mostly by marks of Class 10, ITI or diploma: paid training, not a post. See apprenticeshipindia.gov.in.`,
        `${strong("Anganwadi and ASHA workers")}: chosen locally, mostly by marks and residence: ${link("/career/anganwadi-worker", "Anganwadi Worker")}.`,
        `${strong("Contract posts")} in hospitals, schools and missions: by interview, for a fixed time.`,
        `${strong("Sportspersons")}: posts advertised by Railways, the forces, police and banks, by trials.`,
      ]) +
      p("Government recruitment never asks for money beyond the form's fee. Who sells a post cheats."),
  },
  {
    cue: phrases(
      `agni ?(?:veer|path|vir)\\S*(?: \\S+){0,6} ${FOUR_YEARS}(?: .*)?|${FOUR_YEARS}(?: \\S+){0,5} agni ?(?:veer|path|vir)\\S*(?: .*)?|agni ?(?:veer|path)(?: scheme| yojana)? (?:kya (?:h|hai|he|hota|hoti)|means?|scheme)(?: .*)?|(?:what is|whats|explain)(?: an?| the)? agni ?(?:veer|path)(?: .*)?|अग्नि(?:वीर|पथ)(?: \\S+){0,4} (?:क्या|साल|बाद)(?: .*)?|agni ?(?:veer|path|vir)(?: \\S+){0,4} (?:pension|permanent|seva nidhi|baad me|after)(?: .*)?|agni ?(?:veer|path|vir)\\S* (?:ban\\S* )?(?:ke|k) (?:baad|bad)(?: .*)?|(?:after|post) agni ?(?:veer|path|vir)\\S*(?: .*)?`,
    ),
    unless: phrases("exam|exams|salary|pay|syllabus|bharti|recruitment"),
    ofCareers: true,
    reply:
      p("An Agniveer is a young person enrolled in the Army, Navy or Air Force for four years, training included.") +
      ul([
        "By the rule so far, after four years at most one in four of each batch is kept for regular service, chosen by record and tests.",
        "The others leave with Seva Nidhi, one payment saved from their pay with the same sum added by the Government, and a certificate of skills; there is no pension from these four years.",
        "Central armed police forces, and some States in their police, keep posts for those who leave, often with more years of age: read their notices. The certificate of skills counts where that skill is asked for.",
        "Finish Class 12 (nios.ac.in) or a degree (ignou.ac.in) by open study meanwhile, so that you have more than one door.",
      ]) +
      p("Conditions of each year: joinindianarmy.nic.in, joinindiannavy.gov.in, agnipathvayu.cdac.in."),
    below: [afterCareer],
  },
  {
    cue: both(LECTURER, "(?:net|ugc net|slet|set exam|phd|ph d|नेट|पीएचडी)"),
    ofCareers: true,
    reply: p(
      "For a permanent post as assistant professor in a university or a college of arts, science or commerce: in general yes. UGC asks for a master's degree and NET or your State's SET; a PhD by its rules can stand in place of NET, and is asked for on higher posts. Engineering, law and medical colleges follow rules of their own council, and guest posts are often freer. Read the rule in force at ugc.gov.in.",
    ),
    below: [wayToCareer],
  },
  {
    cue: phrases(
      "(?:group d|ग्रुप डी|railway level 1)(?: \\S+){0,5} (?:taiyari|tayari|prepare|preparation|syllabus|pattern|crack|pass|clear|selection|kaise (?:kar|padh)\\S*|तैयारी)(?: .*)?|(?:how to|prepare|preparation|taiyari)(?: \\S+){0,4} (?:group d|railway level 1)(?: .*)?",
    ),
    reply:
      p("Group D, now called Level 1, is the Railways' first grade: track, workshop, yard and hospital helpers. How to prepare:") +
      ul([
        "Who may apply: in general Class 10 or ITI; the notice says what counts.",
        "First a test on the computer: maths and reasoning of school level, general science as in Class 10, and current affairs. It can be taken in Hindi and other Indian languages.",
        "Then a physical test (a run and lifting a weight), papers and a medical check: begin to run early.",
        "NCERT science of Classes 9 and 10, half an hour of sums a day, one old paper a week with a clock.",
      ]) +
      p("Notices and forms stand only on the sites of the Railway Recruitment Boards, such as rrbcdg.gov.in. Free courses: swayam.gov.in."),
  },
  {
    cue: phrases(
      `(?:can|could)(?: \\S+){0,2} ${ITI}(?: \\S+){0,4} ${POLYTECHNIC}(?: .*)?|${ITI}(?: \\S+){0,2} (?:ke baad|k baad|ke bad|karke|karne ke baad|pass|passed|complete|completed|holders?|students?|then|to|se|के बाद|से)(?: \\S+){0,3} ${POLYTECHNIC}(?: .*)?|${POLYTECHNIC} after(?: \\S+){0,2} ${ITI}(?: .*)?|${ITI}(?: \\S+){0,3} ${POLYTECHNIC}(?: \\S+){0,2} lateral(?: .*)?`,
    ),
    unless: phrases("or|ya|vs|versus|better|difference|salary|या"),
    ofCareers: true,
    reply:
      p("Yes, a diploma can follow an ITI trade, in two ways:") +
      ul([
        `${strong("Into the second year")} (lateral entry): the polytechnics of most States take those with a two-year trade into the second year of a branch that fits it, so that two years are left. Seats are few and go by marks or a test.`,
        `${strong("Into the first year")}: through the State's polytechnic admission after Class 10, in any branch.`,
      ]) +
      p(
        "Which trades and marks count stands in this year's notice of your State's board or directorate of technical education. A paid apprenticeship first (apprenticeshipindia.gov.in) makes the trade worth more; after the diploma the second year of BTech is open in the same way.",
      ),
  },
  {
    cue: phrases(
      "(?:cruise|cruises|क्रूज)(?: (?!directors?)\\S+){0,4} ?(?:jobs?|work|kaam|naukri|career|join|me|mein|ship|ships|line|liner|crew|नौकरी)(?: .*)?",
    ),
    unless: phrases("cruise (?:ship )?directors?|research cruise"),
    ofCareers: true,
    reply:
      p("A diploma in hotel management is a usual way onto a cruise ship, mostly by way of a hotel first:") +
      ul([
        `${strong("The work")}: kitchen, restaurant, bar, cabins, front desk and guests' days; on land it is that of ${link("/career/chef-de-partie", "Chef de Partie")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")} and ${link("/career/hotel-receptionist", "Hotel Receptionist")}.`,
        "What lines ask for: good spoken English, mostly a year or more in a hotel of repute, an age that the notice names.",
        "Papers: a passport, a seafarer's medical, the basic safety courses (STCW) at an institute approved by the Directorate General of Shipping, and a seafarer's document (CDC).",
        "Contracts run for months with work on every day, then leave without pay: ask somebody who has done one.",
      ]) +
      p(
        `${strong("Pay no agent for the post.")} Only companies licensed to recruit seafarers may send you: their list is at dgshipping.gov.in.`,
      ),
  },
  {
    cue: phrases(
      `${ITI}(?: \\S+){0,5} (?:trades?|ट्रेड)(?: .*)?|${ITI}(?: \\S+){0,3} (?:which|best|konsa|kaunsa|konsi|kaunsi) (?:\\S+ )?courses?(?: .*)?|(?:which|best|konsi|kaunsi|kaun si|konsa|good)(?: \\S+){0,3} ${ITI}(?: \\S+){0,2} (?:trades?|courses?|branch)(?: .*)?|(?:which|best|konsi|kaunsi|good)(?: \\S+){0,2} trades?(?: \\S+){0,2} ${ITI}(?: .*)?|(?:कौन सी|कौनसी|सबसे अच्छी) ट्रेड(?: .*)?`,
    ),
    reply:
      p("The best trade is the one whose work you like and whose workshops are near you. By liking:") +
      ul([
        `Current and wires: ${link("/career/electrician", "Electrician")}, ${link("/career/industrial-electrician", "Industrial Electrician")}; the trade that railways, power companies and factories take most widely, with Fitter.`,
        `Metal and machines: ${link("/career/fitter", "Fitter")}, ${link("/career/machinist", "Machinist")}, ${link("/career/turner", "Turner")}, ${link("/career/welder", "Welder")}.`,
        `Cooling and repair: ${link("/career/refrigeration-mechanic", "Refrigeration Mechanic")}, ${link("/career/auto-electrician", "Auto Electrician")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}.`,
        `Desk and drawing: COPA (computer operator), ${link("/career/mechanical-draughtsperson", "Draughtsperson")}.`,
        `Care and style: ${link("/career/beautician", "Beautician")}, ${link("/career/tailor", "Tailor")}; water and buildings: ${link("/career/plumber", "Plumber")}.`,
      ]) +
      p(
        "All trades are open to girls, and many ITIs keep seats for them. Before you choose, ask the ITI where last year's trainees work, and whether the trade is NCVT certified: then a paid apprenticeship can follow (apprenticeshipindia.gov.in).",
      ),
  },
  {
    cue: phrases(
      "(?:law|llb|ba llb|लॉ)(?: \\S+){0,4} (?:3|three|teen|5|five|paanch)(?: \\S+){0,4} (?:3|three|teen|5|five|paanch)(?: .*)?|(?:3|three|teen|5|five|paanch) (?:years?|saal|yr)(?: \\S+){0,4} (?:3|three|teen|5|five|paanch) (?:years?|saal|yr)(?: \\S+){0,3} (?:law|llb)(?: .*)?|(?:integrated|5 year|five year) (?:law|llb|ba llb)(?: \\S+){0,3} (?:or|vs|ya|better|worth)(?: .*)?|llb (?:vs|or|ya) (?:ba|bba) llb|(?:ba|bba) llb (?:vs|or|ya) llb",
    ),
    reply:
      p("Both make you an advocate with the same rights; what differs is when you decide:") +
      ul([
        `${strong("Five years")} (BA LLB, BBA LLB), that is five years after Class 12: two degrees in one, a year sooner than a degree and then LLB. Good if you are sure of law. Entrances: CLAT, AILET, a State's law CET.`,
        `${strong("Three years")} (LLB), after any other degree: six years in all. Good if you want another subject first, are still unsure, or already have a degree.`,
        "After either: enrolment with the State Bar Council and the Bar examination (AIBE). See that the Bar Council of India approves the college.",
      ]) +
      p(
        `If you have just passed Class 12 and want law, five years save one. What the work is like: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}.`,
      ),
  },
  {
    cue: phrases(
      "forensics?(?: .*)?|(?:crime|murder) scene(?: .*)?|(?:solve|solving)(?: \\S+){0,2} (?:murders?|crimes?|mysteries|mystery|cases?)(?: .*)?|(?:criminals?|crimes?|murder\\S*|apradhi|mujrim|kaatil)(?: \\S+){0,4} (?:evidence|saboot|samples?|blood|khoon|dna|lab)(?: .*)?|(?:blood|khoon|dna|samples?|saboot|evidence)(?: \\S+){0,4} (?:criminals?|crimes?|murder\\S*|apradhi|mujrim)(?: .*)?|फॉरेंसिक(?: .*)?|फोरेंसिक(?: .*)?",
    ),
    unless: phrases(
      "(?:digital|cyber|computer|wildlife|forensic) (?:forensics?|accountants?|accounting|auditors?|pathologists?|medicine|doctors?|psycholog\\S*)",
    ),
    reply:
      p(
        `${link("/career/forensic-scientist", "Forensic Scientist")}: whoever tests what a crime scene leaves behind, in a police laboratory. The usual way there:`,
      ) +
      ul([
        "Class 12 with science: PCB for biology, blood and DNA, PCM for physics, cyber or ballistics; chemistry for both.",
        "BSc and then MSc in forensic science, or an MSc in chemistry, physics, biology or a like subject. The National Forensic Sciences University (nfsu.ac.in) teaches little else.",
        "Posts in State and central forensic science laboratories are filled by recruitment: notices of the State's commission or board, and of upsc.gov.in and ssc.gov.in. They are few, so keep a second use of your degree open.",
      ]) +
      p(
        `Near it: ${link("/career/fingerprint-expert", "Fingerprint Expert")}, ${link("/career/digital-forensics-analyst", "Digital Forensics Analyst")}, ${link("/career/forensic-pathologist", "Forensic Pathologist")} (after MBBS), ${link("/career/criminologist", "Criminologist")}.`,
      ),
  },
  {
    cue: phrases(
      `${WHICH_STUDY}(?: \\S+){0,5} ${CIVIL_SERVICES}(?: .*)?`,
      `${CIVIL_SERVICES}(?: \\S+){0,5} ${WHICH_STUDY}(?: .*)?`,
      `${STUDY} (?:for|before) ${CIVIL_SERVICES}(?: .*)?`,
    ),
    unless: phrases("after (?:my )?(?:degree|graduation)|salary|pay"),
    ofCareers: true,
    reply:
      p("UPSC Civil Services asks for any degree, so no stream and no subject shuts it out. How to choose:") +
      ul([
        "Take the stream and the degree that you like and do well in, and that give you other work too: most who sit for it do not get a post.",
        "Much of the syllabus is history, geography, polity, economy, environment and ethics; a degree in such a subject helps, and engineers, doctors and commerce graduates get in as well.",
        "In the main examination one optional subject is chosen from UPSC's list: mostly one's degree, or another that one likes to read.",
      ]) +
      p(
        `The syllabus and the list stand at upsc.gov.in. What the work is like: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}.`,
      ),
  },
  {
    cue: phrases("hang ?m[ae]n|executioners?|jallad|(?:phansi|fansi|faansi|phaansi) (?:dene|par latkane) \\S+|जल्लाद|फांसी देने \\S+"),
    reply:
      p(
        `${DONT_KNOW} a career of that name: it is none that one trains for. Executions in India are very rare, and a State's prison department then asks one of the few whom it pays for it.`,
      ) +
      p(
        `Steady work in a prison: ${link("/career/jail-warder", "Jail Warder")}, ${link("/career/jail-superintendent", "Jail Superintendent")}, ${link("/career/prison-instructor", "Prison Instructor")}.`,
      ),
  },
  {
    cue: phrases(
      "astronauts?(?: .*)?|antriksh ?yatri|gaganya\\S+|gagannaut|vyomnaut|(?:go|going|jana|jaana|fly) (?:to |in |into )?(?:space|antariksh|अंतरिक्ष)|अंतरिक्ष यात्री",
    ),
    unless: phrases("food|suit|tourism|history"),
    reply:
      p(
        `${DONT_KNOW} a career of exactly that name: the catalogue holds none, since India has chosen only a handful of astronauts. This is how those were chosen:`,
      ) +
      ul([
        "ISRO took the first crew for Gaganyaan from the test pilots of the Indian Air Force: after Class 12 with physics and maths through NDA, or after a degree through AFCAT or CDS; then years as a fighter pilot, and the test pilots' course.",
        "Later crews may also need scientists, engineers and doctors; ISRO (isro.gov.in) says so when it looks for them.",
        "So choose a way that is a good life in itself, with health, physics and calm under strain.",
      ]) +
      p(
        `Near it: ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/robotics-engineer", "Robotics Engineer")}.`,
      ),
  },
  {
    cue: phrases(
      "(?:mehendi|mehndi|mehandi|henna|parlou?r|beauty|silai|tailoring|stitching|tiffin|baking|cakes?|achaar|achar|papad|handicraft|embroidery|kadhai|मेहंदी|पार्लर|सिलाई|टिफिन)(?: \\S+){0,5} (?:ghar (?:se|par|pe|baithe)|from home|at home|घर (?:से|पर))(?: .*)?|(?:ghar (?:se|par|pe|baithe)|from home|at home|घर (?:से|पर))(?: \\S+){0,4} (?:mehendi|mehndi|mehandi|henna|parlou?r|silai|tailoring|stitching|tiffin|baking|cakes?|achaar|achar|papad|handicraft|embroidery|मेहंदी|पार्लर|सिलाई|टिफिन)(?: .*)?",
    ),
    reply:
      p("Such work is begun from home by many, with little money at first. What helps:") +
      ul([
        "Learn it well for some months: an ITI, a Jan Shikshan Sansthan, a Skill India centre (skillindiadigital.gov.in), or beside somebody who does it.",
        "Begin with neighbours and relatives at a fixed price, keep photographs of the work, and write down every rupee in and out.",
        "Free registration as a small firm at udyamregistration.gov.in; food for sale also needs FSSAI's registration (foscos.fssai.gov.in). Small loans: ask a bank for MUDRA; pay no agent.",
      ]) +
      p(
        `What the work is like: ${link("/career/henna-artist", "Henna Artist")}, ${link("/career/beautician", "Beautician")}, ${link("/career/make-up-artist", "Make-up Artist")}, ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}.`,
      ),
  },
];
