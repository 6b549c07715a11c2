import { link, p, strong, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";

const VILLAGE =
  "(?:pahad\\S*|hills|kheti (?:ke|k) (?:saath|sath)|farming ke saath|पहाड|खेती के साथ|village|gaon|gaav|gav|gao|rural|dehat|small town|kasba|गांव|गाँव|देहात|ग्रामीण)";
const OWN_BUSINESS =
  "(?:business|bijness|bizness|dhandha|dhanda|vyapar|vyavasay|self employ\\S*|swarojgar|startup|shop|dukan|dukaan|khud ka (?:kaam|kam)|apna (?:kaam|kam)|own work|बिजनेस|व्यापार|व्यवसाय|धंधा|दुकान|स्वरोजगार|अपना काम)";

const LEARN = "(?:learn\\S*|seekh\\S*|sikh\\S*|study|practice|practise|course|सीख\\S*|कोर्स)";
const COMPUTER = "(?:computers?|coding|programming|typing|excel|ms office|software|कंप्यूटर|कोडिंग)";
const PHONE_ALONE =
  "(?:(?:laptop|computer|pc|लैपटॉप|कंप्यूटर)(?: \\S+){0,3} (?:nahi|nhi|nahin|not|नहीं)|(?:no|without|dont have|bina)(?: \\S+){0,2} (?:laptop|computer|pc)|(?:sirf|only|bas|just|keval|सिर्फ)(?: \\S+){0,2} (?:mobile|phone|smartphone|मोबाइल|फोन)|(?:mobile|phone|smartphone|मोबाइल|फोन) (?:se|par|pe|on|hi|par hi|से|पर))";

const ENGLISH = "(?:english|angrezi|angreji|इंग्लिश|अंग्रेजी)";
const NO_ENGLISH = `(?:${ENGLISH}(?: \\S+){0,3} (?:nahi|nhi|nahin|na|weak|kamzor|kamjor|not|zero|नहीं|न|ना|कमजोर)|(?:without|no|bina|weak|dont know|cant speak|बिना)(?: \\S+){0,2} ${ENGLISH})`;
const WHICH_WORK =
  "(?:(?:which|what|kaun ?s[aie]|kons[aie]|koi|kya)(?: \\S+)? (?:jobs?|naukri|nokri|kaam|career|careers|work)|jobs? (?:without|in which|jisme|jis)|(?:naukri|job|kaam) (?:jisme|jis|batao|bataiye|bataye|chahiye)|कौन सी नौकरी|कौन सा काम|नौकरी जिस)";

const SNAKES = "(?:snakes?|sa+n?p|saanp|sarp|सांप|साँप|सर्प)";
const GHOSTS = "(?:ghosts?|bhoo?t|bhuto?|pret|tantrik|tantra|jadu ?tona|kala jadu|black magic|exorci\\S*|paranormal|भूत|प्रेत|तांत्रिक)";

const AMOUNT = "(?:[3-9]0000|[3-9]0 ?(?:k|hazaa?r|hajar|thousand|हजार)|[1-9] ?(?:lakh|lac|लाख)|[1-9]00000)";
const A_MONTH = "(?:mahina|mahine|month|monthly|per month|महीना|महीने)";
const AT_SCHOOL_LEVEL =
  "(?:(?:12|12th|twelfth|inter|10|10th|12वीं|10वीं|बारहवीं)(?: \\S+){0,2} (?:baad|bad|pass|after|के बाद|पास)|(?:after|pass) (?:12|12th|10|10th|inter)|without (?:a )?(?:degree|graduation)|bina (?:degree|padhai)|fresher|freshers)";

/** Ways of one's own: a business where one lives, learning on a phone, work without English, and what is no career. */
export const OWN_WAY_TOPICS: readonly Topic[] = [
  {
    cue: both(
      VILLAGE,
      `(?:${OWN_BUSINESS}|(?:nahi|nhi|not)(?: \\S+)? (?:chh?od\\S*|leave)|reh ?(?:kar|ke)(?= .*(?:kya|kaam|kama\\S*|job))|side (?:income|business|kaam)|(?:extra|aur|dusr[ai]) (?:income|kamai|kaam)|kya kar\\S*(?= .*(?:income|kamai)))`,
    ),
    unless: phrases("(?:mba|bba|degree|manager|loan officer|salary|administration)"),
    ofCareers: true,
    reply:
      p("Begin with what the village buys each day or carries to the town, small and with what you have. What often goes:") +
      ul([
        `${strong("Animals and land")}: ${link("/career/dairy-farmer", "milk")}, ${link("/career/poultry-farmer", "hens")}, ${link("/career/goat-breeder", "goats")}, ${link("/career/mushroom-cultivator", "mushrooms")}, ${link("/career/beekeeper", "bees")}. Training: the Krishi Vigyan Kendra of your district.`,
        `${strong("Repair and service")}: ${link("/career/mobile-phone-repair-technician", "phones")}, ${link("/career/motorcycle-mechanic", "motorcycles")}, ${link("/career/electrician", "wiring")}, ${link("/career/farm-machinery-mechanic", "tractors and pumps")}, ${link("/career/tailor", "sewing")}.`,
        `${strong("Shop and office")}: ${link("/career/kirana-store-owner", "a small store")}, flour and oil mill, forms and payments as a Common Service Centre (csc.gov.in).`,
        `${strong("Learn without a fee")}: RSETI, a training institute of the banks in nearly every district, with a short course, lodging and help with the loan. Loans: PMEGP (kviconline.gov.in) and Mudra, at your bank or at udyamimitra.in.`,
      ]) +
      p(
        "First ask ten households what they pay for and miss; then one month small, before any loan. Nobody may ask you money for a loan. Name one, and I tell what it takes and brings.",
      ),
  },
  {
    cue: new RegExp(`^(?=.* ${LEARN} )(?=.* ${COMPUTER} )(?=.* ${PHONE_ALONE} )`, "u"),
    unless: phrases("(?:mobile|phone) (?:repair\\S*|app|apps|application)"),
    ofCareers: true,
    reply:
      p("You can begin with the phone alone; much of the basics needs no laptop:") +
      ul([
        "On the phone: documents, tables and slides with the free apps, typing with a cheap keyboard, email, forms. Lessons without a fee: swayam.gov.in, diksha.gov.in, skillindiadigital.gov.in. First programs also run in the phone's browser.",
        "An hour at a real computer each week: the school's computer lab after class, a library, a Common Service Centre, a friend. Write down before what you will do there.",
        "A paper that posts ask for: CCC of NIELIT (nielit.gov.in), some weeks of basics; you can learn for it yourself and only sit the exam.",
        "Later a used laptop is enough for coding; buy it when you have kept up for two months.",
      ]) +
      p(
        `Where it leads first: ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/web-developer", "Web Developer")}.`,
      ),
  },
  {
    cue: both(NO_ENGLISH, WHICH_WORK),
    unless: phrases("(?:english|hindi) (?:teachers?|professor|tutor|literature|honours)", "improve|sudhar\\S*"),
    ofCareers: true,
    reply:
      p("Very many, and English is a tool that can be learnt late: in most of India's work your own language counts. For example:") +
      ul([
        `${strong("With the hands")}: ${link("/career/electrician", "Electrician")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}, ${link("/career/tailor", "Tailor")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/beautician", "Beautician")}.`,
        `${strong("Government, with the exam in Hindi or your language")}: ${link("/career/police-constable", "Police Constable")}, ${link("/career/forest-guard", "Forest Guard")}, ${link("/career/patwari", "Patwari")}, ${link("/career/postman", "Postman")}; SSC and railway papers too can be written in Indian languages.`,
        `${strong("With people")}: ${link("/career/primary-school-teacher", "Primary School Teacher")} in a Hindi or State-language school, ${link("/career/auxiliary-nurse-midwife", "Auxiliary Nurse Midwife")}, ${link("/career/retail-sales-associate", "Retail Sales Associate")}, ${link("/career/bus-driver", "Bus Driver")}.`,
      ]) +
      p(
        "In an interview say it early: “I understand, may I answer in Hindi?” Prepare three answers aloud with a friend; ten minutes of English a day, and in a year much is open. Tell me your class and what you like, and I choose with you.",
      ),
  },
  {
    cue: both(SNAKES, "(?:pakad\\S*|catch\\S*|rescue\\S*|bacha\\S*|job|jobs|naukri|kaam|career|work|पकड\\S*|नौकरी|काम)"),
    ofCareers: true,
    reply:
      p("There is no post for catching snakes alone, but what you know is wanted near it:") +
      ul([
        `Forest departments: ${link("/career/forest-guard", "Forest Guard")} (mostly Class 12, by the State's recruitment), and rescue teams that work by the day or on contract. Ask the divisional forest officer for training and a permit: to catch or keep a snake without one is an offence under the Wildlife Protection Act.`,
        "Zoos and rescue centres take animal keepers, and some bodies that rescue wildlife train helpers: send them what you have done, with dates and pictures.",
        `With study: ${link("/career/wildlife-biologist", "Wildlife Biologist")}, ${link("/career/wildlife-veterinarian", "Wildlife Veterinarian")}, ${link("/career/naturalist-guide", "Naturalist Guide")}.`,
      ]) +
      p(
        "For safety: hook and bag, never alone, never for show; after a bite at once to the hospital (call 108 or 112). Tell me your class, and I show the way to one of these.",
      ),
  },
  {
    cue: both(
      GHOSTS,
      "(?:pakad\\S*|catch\\S*|hunt\\S*|bhaga\\S*|career|job|jobs|kaam|naukri|bann?[ae]|become|seekh\\S*|पकड\\S*|करियर|काम|बनना)",
    ),
    unless: phrases("ghost ?writ\\S*", "film|movie|story|stories|comics?"),
    reply:
      p(
        "There is no such career here, and whoever takes money for driving out ghosts lives on the fear of others; in several States it is punishable.",
      ) +
      ul([
        `If mysteries draw you: ${link("/career/forensic-scientist", "Forensic Scientist")}, ${link("/career/private-detective", "Private Detective")}, ${link("/career/archaeologist", "Archaeologist")}.`,
        `If it is the show: ${link("/career/magician", "Magician")}, ${link("/career/screenwriter", "Screenwriter")}. If you would help people in fear: ${link("/career/clinical-psychologist", "Clinical Psychologist")}.`,
      ]),
    alone: p("Tell me your class and what you like, and I look further."),
  },
  {
    cue: new RegExp(`^(?=.* ${AMOUNT} )(?=.* ${A_MONTH} )(?=.* ${AT_SCHOOL_LEVEL} )`, "u"),
    ofCareers: true,
    reply:
      p(
        "Honestly: at the start, right after school, that is rare. Who promises it for a fee, or for a few hours at home, mostly cheats. What can grow to it in some years:",
      ) +
      ul([
        `${strong("Government posts after Class 12")}: pay by level with allowances, below that at first and rising for sure: SSC CHSL, RRB NTPC, ${link("/career/police-constable", "Police Constable")}.`,
        `${strong("Paid by results")}: ${link("/career/car-salesperson", "Car Salesperson")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/real-estate-agent", "Real Estate Agent")}; good months and bad ones.`,
        `${strong("A skill of one's own")}: ${link("/career/electrician", "Electrician")} with a licence, ${link("/career/web-developer", "Web Developer")}, ${link("/career/news-video-editor", "video editing")}, ${link("/career/make-up-artist", "Make-up Artist")}: what counts is what you can show after two or three years.`,
        `${strong("With some study first")}: ${link("/career/deck-cadet", "merchant navy")}, ${link("/career/registered-nurse", "nursing")}, ${link("/career/software-engineer", "software")}.`,
      ]) +
      p(
        `Name one, and I tell its range of pay with its basis. ${link("/careers?sort=salary&direction=descending", "All careers by pay")}.`,
      ),
  },
];
