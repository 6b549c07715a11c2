import { anyCue, phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { CHAINS_OF_MEMBERS, HONEST_SELLING, PAY_NOTHING, TELL_WHAT_YOU_LEARNT, TELL_WHICH_WORK, WITH_A_CASE } from "./dealings-texts.ts";
import { MONEY_FOR_WORK } from "./money-for-work.ts";

const MONEY =
  "(?:\\d+ ?(?:lakhs?|lacs?|lac|hazaa?r|thousand|k|crore|rupees|rs)|\\d{4,}|paise|paisa|money|rupees|ghoos|रुपये|रुपए|पैसे|पैसा|लाख|हजार)";
const SELLER =
  "(?:agents?|dalal|brokers?|consultanc(?:y|ies)|recruiters?|someone|some ?body|some one|koi|(?:ek )?(?:aadmi|admi|banda|sir|uncle)|company wale|hr|एजेंट|दलाल)";
const WANTS = "(?:ma+ng\\S*|asking|asks|asked|demand\\S*|wants|taking|le rah\\S*|bol rah\\S*|keh rah\\S*|मांग\\S*|माँग\\S*)";
const ARRANGES =
  "(?:paas|pass|select|selection|naukri|job|jobs|seat|post|admission|bharti|नौकरी|पास) (?:pakk[ai] |ki |ka )?(?:kar[aw]\\S*|krwa\\S*|dil[aw]\\S*|lag[aw]\\S*|करा\\S*|दिला\\S*|लगवा\\S*)";
const FEE = "(?:registration|joining|training|security|processing) (?:fees?|deposit|money|charges?|amount)";
const WORK = "(?:jobs?|naukri|work from home|data entry|internship|offer|posting|नौकरी)";
const PAYING = "(?:pay|paying|paid|give|giving)";
const GIVEN = "(?:dekar|deke|de kar|de ke|dena|dene|deni|diye|doon|dun|du|du kya|देकर|देना|देने)";
const CASE = "(?:fir|case|police case|criminal case|court case|mukadma|एफआईआर|केस|मुकदमा)";

/** Money that is asked for work, a seat or a result, and what stands in a police record. */
export const DEALING_TOPICS: readonly Topic[] = [
  {
    cue: anyCue(
      MONEY_FOR_WORK,
      phrases(
        `back ?door|brib(?:e|es|ing)|rishwat|ghoos|ghus de\\S*|रिश्वत|घूस|(?:setting|jugaad|jack) (?:se|laga\\S*|karke|hai|kar)`,
        `${ARRANGES}(?: \\S+){0,6} ${MONEY}|${MONEY}(?: \\S+){0,6} ${ARRANGES}`,
        `${SELLER}(?: \\S+){0,8} ${WANTS}(?: \\S+){0,6} ${MONEY}|${SELLER}(?: \\S+){0,8} ${MONEY}(?: \\S+){0,4} ${WANTS}`,
        `${PAYING}(?: (?!(?:in|of|scale|for|at) )\\S+){0,5} ${SELLER}(?: \\S+){0,3} (?:for|to)(?: \\S+){0,4} ${WORK}`,
        `${PAYING}(?: \\S+){0,4} ${MONEY}(?: \\S+){0,6} (?:guaranteed|confirmed|sure|pakk[ai]) ${WORK}`,
        `${MONEY} ${GIVEN}(?: \\S+){0,3} ${WORK}|${SELLER} (?:ko|को)(?: \\S+){0,3} ${MONEY} ${GIVEN}(?: .*)?`,
        `${SELLER}(?: \\S+){0,4} (?:offer\\S*|promis\\S*)(?: \\S+){0,8} ${MONEY}`,
        `(?:typing|data entry|work from home|online|job|jobs|kaam|टाइपिंग|काम|जॉब)(?: \\S+){0,5} (?:paise|paisa|money|rupees|पैसे|पैसा)(?: \\S+){0,3} (?:registration|register|joining|training|रजिस्ट्रेशन)(?: .*)?`,
        `${FEE}(?! of )(?: \\S+){0,8} ${WORK}|${WORK}(?: \\S+){0,8} ${FEE}`,
        `fake (?:jobs?|offers?|degrees?|certificates?|calls?|compan(?:y|ies)|agents?|marksheets?)|${WORK}(?: \\S+){0,3} (?:fake|scam|fraud|real or|genuine)(?: .*)?`,
      ),
    ),
    unless: phrases(
      "(?:stop|against|anti|fight|catch|prevent|detect|investigat\\S*) (?:\\S+ )?(?:brib\\S*|corruption|fraud|scams?)",
      "fraud (?:analyst|investigat\\S*|examin\\S*|detect\\S*|department|risk)",
      "(?:asking|asks|ask|expected)(?: (?:for|my|about|me|your|expected|current))* (?:salary|ctc|package)|in demand|demand (?:hai|me|wal\\S*)",
    ),
    ofCareers: true,
    reply: PAY_NOTHING,
    below: [wayToCareer],
    alone: TELL_WHICH_WORK,
  },
  {
    cue: phrases(
      "network marketing|mlm|multi ?level marketing|chain (?:system|marketing|business)|pyramid scheme|नेटवर्क मार्केटिंग|(?:join|jod\\S*)(?: \\S+){0,4} (?:members?|downline|logo ko jod\\S*)|(?:lakho|lakhon|crore\\S*) (?:kama\\S*)(?: \\S+){0,3} (?:join\\S*|scheme|app)|(?:qnet|vestige|amway|forever living)(?= .*(?:join|career|business|paisa|kama\\S*|earn\\S*|karu|safe))",
    ),
    ofCareers: true,
    reply: CHAINS_OF_MEMBERS,
    alone: HONEST_SELLING,
  },
  {
    cue: phrases(
      `(?:have|has|had|got|mere|mujh|uske|upar|khilaf|against me|pending|मेरे|मुझ)(?: \\S+){0,3} ${CASE}(?: .*)?|${CASE}(?: \\S+){0,2} (?:darj|pending|lag[aie]|hua|hui|ho gay\\S*|chal rah\\S*|registered|filed|against|दर्ज|चल रहा)(?: .*)?`,
      "criminal record|(?:been|went|gone|was) (?:to|in) jail|jail (?:ja chuk\\S*|gaya|gaye|se aaya|case)|जेल (?:गया|गए|जा चुक\\S*)",
    ),
    ofCareers: true,
    reply: WITH_A_CASE,
    below: [wayToCareer],
    alone: TELL_WHAT_YOU_LEARNT,
  },
];
