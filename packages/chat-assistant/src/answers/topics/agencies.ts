import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { INVESTIGATORS, OF_METROS, WOMEN_OF_THE_BORDER } from "./agencies-texts.ts";
import { both } from "./both.ts";

const METRO =
  "(?:(?:delhi|mumbai|kolkata|bangalore|bengaluru|chennai|hyderabad|pune|lucknow|jaipur|noida|nagpur|kochi) )?(?:metro(?: rail)?|dmrc|मेट्रो)";
const TO_GET_IN =
  "(?:jobs?|naukri|nokri|posts?|vacanc\\S*|bharti|recruit\\S*|join(?:ing)?|kaise|kese|how|become|ban\\S*|eligib\\S*|qualification|exams?|requirements?|नौकरी|भर्ती|कैसे|बन\\S*)";
const CENTRAL_FORCES = "(?:bsf|crpf|cisf|itbp|ssb|capf|paramilitary|assam rifles|seema suraksha bal|बीएसएफ|सीआरपीएफ|सीआईएसएफ)";
const WOMEN =
  "(?:girls?|women|woman|lady|ladies|females?|ladk[iy]\\S*|larki\\S*|mahila\\S*|daughter|beti|लडकी\\S*|लडकिय\\S*|महिला\\S*|बेटी)";
const AGENCIES =
  "(?:cbi|c b i|nia|central bureau(?: of investigation)?|national investigation agency|enforcement directorate|directorate of enforcement|ed officers?|ed (?:me|mein) (?:job|officer|bharti)|सीबीआई|एनआईए)";

/** What is asked of a post there has its own answers. */
const OTHERWISE = phrases(
  "salary|pay|kamai|vetan|income|vs|versus|difference|fark|age|umar|height|eyesight|syllabus|kab|fees?|forensics?|सैलरी|वेतन|फॉरेंसिक",
);
/** The recruitment by the name of its record. */
const BY_NAME = phrases("metro rail recruitment");
/** A driver's or a controller's record tells the way. */
const DRIVES = phrases("drivers?|pilots?|loco|controllers?|operators?|chala\\S*|चला\\S*");

/** Employers with doors of their own, which are taken for those of a larger neighbour. */
export const AGENCY_TOPICS: readonly Topic[] = [
  {
    cue: both(METRO, TO_GET_IN),
    unless: new RegExp(`${OTHERWISE.source}|${DRIVES.source}|${BY_NAME.source}`, "u"),
    ofCareers: true,
    reply: OF_METROS,
  },
  { cue: both(CENTRAL_FORCES, WOMEN), unless: OTHERWISE, ofCareers: true, reply: WOMEN_OF_THE_BORDER },
  { cue: both(AGENCIES, TO_GET_IN), unless: OTHERWISE, ofCareers: true, reply: INVESTIGATORS },
];
