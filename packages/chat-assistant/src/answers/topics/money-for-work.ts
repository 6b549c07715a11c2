import { phrases } from "../../reading/words.ts";

const AMOUNT =
  "(?:\\d+ ?(?:lakhs?|lacs?|lac|hazaa?r|thousand|k|crore|rupees|rupay\\S*|rupe|rs)|(?:rs|inr) \\d+|\\d{3,}|pais[ae]|pais[eo]n|pase|paisa|money|rupees|rupay\\S*|rupe|deposit|रुपय\\S*|रुपए|पैसे|पैसा|लाख|हजार)";
const WORK =
  "(?:jobs?|naukri|nokri|noukri|naukari|bharti|posting|appointment|joining|offer|offers|internship|placement|selection|work from home|data entry|typing|vacancy|hr|company|नौकरी|जॉब|भर्ती|ज्वाइनिंग|जॉइनिंग|कंपनी)";
const ASKED =
  "(?:ma+ng(?:[aei]|t[aei]|n[ae]|enge|ega|egi)?|ma+ng (?:rah|rh)[aei]|asking(?: (?:me|us|him|her))?(?: for)?|ask(?:s|ed) (?:me |us |him |her )?(?:for|to pay)|(?:they|who|he|she) ask|demanding|demanded|demand kar\\S*|charging|मांग (?:रह\\S*|लि\\S*)|मांग(?:[ेीा]|ते|ता|ती|ने))";
const SENT =
  "(?:jama|bhej\\S*|transfer|deposit|pay|जमा|भेज\\S*)(?: kar\\S*)?(?: (?:ko|ke liye|karne|करने|को))? (?:bol\\S*|keh\\S*|kah\\S*|hoga|honge|padega|padenge|phir|tab|then|karo|karao|kar do|बोल\\S*|कह\\S*|होगा|होंगे|करो)";
const BEFORE_WORK = "(?:joining|registration|laptop|kit|id card|uniform|verification|offer letter|security|background)";
const MIDDLEMAN = "(?:agents?|dalal|brokers?|consultanc(?:y|ies)|एजेंट|दलाल)";

/** Money that goes the wrong way: from whoever looks for work to whoever offers it. */
export const MONEY_FOR_WORK: RegExp = new RegExp(
  [
    `^(?=.* ${ASKED} )(?=.* ${AMOUNT} )(?=.* ${WORK} )`,
    `^(?=.* ${SENT} )(?=.* ${AMOUNT} )(?=.* ${WORK} )`,
    phrases(
      `(?:pay|paying|deposit|submit|transfer|send) (?:rs )?${AMOUNT}(?: \\S+){0,8} ${BEFORE_WORK}`,
      `${AMOUNT} (?:ki |ka |for )?(?:registration|joining|security|deposit|training fee)(?: .*)? (?:real|genuine|fake|safe|sahi|sach|fraud|scam|asli)|(?:work|${WORK})(?: \\S+){0,4} ${AMOUNT} (?:registration|joining|security|deposit)`,
      `(?:i|we|maine|papa|father) (?:have |had |already )*paid(?: \\S+){0,3} ${AMOUNT}(?: \\S+){0,5} ${WORK}`,
      `${WORK}(?: \\S+){0,5} (?:through|via)(?: an?| the)? ${MIDDLEMAN}|${MIDDLEMAN} (?:ke through|ke zariye|ke dwara|के जरिए)(?: \\S+){0,4} ${WORK}`,
      `(?:telegram|whatsapp)(?: \\S+){0,6} (?:like|likes|task|tasks|review|reviews|rating|subscribe)(?: \\S+){0,6} (?:${AMOUNT}|earn\\S*|kama\\S*)`,
    ).source,
  ].join("|"),
  "u",
);
