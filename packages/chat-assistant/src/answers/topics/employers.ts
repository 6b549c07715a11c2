import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  IN_A_FACTORY,
  IN_A_PRIVATE_BANK,
  IN_AN_AIRLINE,
  IN_AN_IT_COMPANY,
  IN_AN_ONLINE_COMPANY,
  IN_SBI,
  IN_THE_RBI,
} from "./employers-texts.ts";

const AIRLINE =
  "(?:indigo(?: airlines?)?|air india|spice ?jet|akasa(?: air)?|vistara|air ?asia|emirates|qatar airways|(?:an |any |kisi )?airlines?|इंडिगो|एयर इंडिया|स्पाइसजेट|एयरलाइन\\S*)";
const IT_COMPANY = `(?:infosys|infosis|tcs|wipro|hcl(?:tech)?|cognizant|accenture|tech mahindra|capgemini|ltimindtree|mindtree|ibm|oracle|adobe|zoho|mncs?|it compan(?:y|ies)|software compan(?:y|ies)|google|microsoft|facebook|इंफोसिस|इन्फोसिस|टीसीएस|विप्रो|गूगल|माइक्रोसॉफ्ट)`;
const SBI = "(?:sbi(?: bank)?|state bank(?: of india)?|एसबीआई|स्टेट बैंक)";
const RBI = "(?:rbi|reserve bank(?: of india)?|आरबीआई|रिजर्व बैंक)";
const PRIVATE_BANK = "(?:hdfc|icici|axis|kotak|yes bank|indusind|bandhan|private banks?|प्राइवेट बैंक)(?: bank)?";
const ONLINE_COMPANY =
  "(?:zomato|swiggy|blinkit|zepto|bigbasket|flipkart|amazon|meesho|myntra|rapido|delhivery|ekart|जोमैटो|ज़ोमैटो|स्विगी|फ्लिपकार्ट|अमेज़न|अमेजन)";
const FACTORY =
  "(?:tata (?:motors|steel|company)|maruti(?: suzuki)?|mahindra(?: company)?|hero(?: motocorp| company)|honda(?: company)?|bajaj(?: auto| company)|tvs|ashok leyland|hyundai|larsen(?: and toubro)?|l and t|reliance|adani|jindal|jsw|jcb|hindalco|vedanta|asian paints|टाटा मोटर्स|मारुति|रिलायंस|अडानी)";

const ENTERED =
  "(?:jobs?|naukri|nokri|naukari|vacanc(?:y|ies)|careers?|hire|hires|hiring|recruit\\S*|bharti|selection|select|placement|join(?:ing)?|(?:to|can i|want) work|get into|(?:me|mein|mai|में)(?: \\S+)? (?:jana|jaana|jaye|jaaye|jau|jaun|jaana|lagna|lage|lagu|ja (?:sak\\S*)|kaise|kese|kaam (?:karn[aei]|chahiye|mil\\S*))|नौकरी|भर्ती|जॉब|में (?:जाना|जाएं|कैसे|काम))";
/** What is asked of a post there, and of work that is there already, has its own answers. */
const OTHERWISE = phrases(
  "salary|salaries|pay|paid|package|kamai|vetan|ctc|in ?hand|stipend|intern(?:ship)?s?|vs|versus|or|ya|better|worth|difference|layoffs?|left|chh?od\\S*|quit|resign\\S*|leave|leaving|switch\\S*|shares?|stocks?|loan|account|fake|fraud|scam|offer|letter|fees?|deposit|exam|syllabus|po|clerk|grade b|assistant|apprentice|manager|age|umar|eligib\\S*|form|kab|last date|सैलरी|वेतन|या|फीस",
  "(?:i|main|mai|mein|मैं)(?: am| have been)?(?: \\S+)? (?:work|working|worked)|kart[aie] (?:hu|hoon|hun|hai|hain)|kar rah[aie]\\S*|employee|experience|\\d+ (?:saal|years?|yrs?) se|करता हूं|करती हूं|कर रह\\S*",
  "(?:isro|psu|upsc|ssc|government|govt|sarkari)",
);

const ofEmployer = (name: string): Pick<Topic, "cue" | "unless"> => ({ cue: both(name, ENTERED), unless: OTHERWISE });
/** Who has learnt computing asks a shop on the internet for its programmers, and else for its stores and vans. */
const WITH_COMPUTING = "btech|b tech|bca|mca|msc|cse|computer science|coding|software|python|java";

/** Whoever wants to work for an employer asks for the work there and its doors. */
export const EMPLOYER_TOPICS: readonly Topic[] = [
  { ...ofEmployer(AIRLINE), reply: IN_AN_AIRLINE },
  { cue: both("amazon|flipkart|अमेज़न|अमेजन", WITH_COMPUTING), unless: OTHERWISE, reply: IN_AN_IT_COMPANY },
  { ...ofEmployer(IT_COMPANY), reply: IN_AN_IT_COMPANY },
  { ...ofEmployer(SBI), reply: IN_SBI },
  { ...ofEmployer(RBI), reply: IN_THE_RBI },
  { ...ofEmployer(PRIVATE_BANK), unless: anyCue(OTHERWISE, phrases("bank of|sarkari|public")), reply: IN_A_PRIVATE_BANK },
  { ...ofEmployer(ONLINE_COMPANY), reply: IN_AN_ONLINE_COMPANY },
  { ...ofEmployer(FACTORY), reply: IN_A_FACTORY },
];
