import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { HOW_TO_STUDY } from "./study-help-texts.ts";

const SUBJECT =
  "(?:maths?|mathematics|ganit|science|physics|chemistry|biology|accounts|economics|history|sst|गणित|मैथ्स?|विज्ञान|साइंस|फिजिक्स|केमिस्ट्री)";
const WEAK = "(?:weak|poor|bad|slow|kamzor|kamjor|kamzoor|kacha|kachcha|not good|कमजोर|कच्चा)";
const BETTER =
  "(?:sudhar\\S*|improve\\S*|better|strong|theek|thik|accha|achha|acha|tej|tez|badha\\S*|score|practice|सुधार\\S*|बेहतर|मजबूत|तेज)";
const FOCUS =
  "(?:focus|focussed|focused|concentrat\\S*|distract\\S*|dhyan|dhyaan|ekagra\\S*|mann|ध्यान|एकाग्र\\S*|मन|memori[sz]e|remember|yaad|याद|bhool\\S*|phone dekh\\S*|procrastinat\\S*)";
const STUDIES = "(?:study|studying|studies|padh\\S*|pdh\\S*|revis\\S*|books?|kitab|learn|syllabus|पढ\\S*)";
const TIME_TABLE = "(?:time ?tables?|study plan|study schedule|daily routine|routine|टाइम ?टेबल|दिनचर्या)";
const BOARDS = "(?:boards?|board exams?|exams?|papers?|pre ?boards?|finals?|half yearly|बोर्ड|परीक्षा|एग्जाम|पेपर)";
const DAYS = "(?:\\d{1,2}|ek|do|teen|char|one|two|three|four|few|kuch|last|kam) (?:din|days?|weeks?|hafte|mahine|months?|दिन|हफ्ते|महीने)";

/** How to study from one day to the next: the same few things help whatever the worry is. */
export const STUDY_HELP_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `${TIME_TABLE}(?: \\S+){0,5} (?:bana\\S*|bna\\S*|make|create|give|chahiye|de|do|suggest|batao|set|follow|for|बना\\S*|चाहिए)(?: .*)?|(?:make|create|give|need|bana\\S*|suggest|want)(?: \\S+){0,4} ${TIME_TABLE}(?: .*)?`,
      `${SUBJECT}(?: \\S+){0,3} ${WEAK}(?: \\S+){0,4} ${BETTER}(?: .*)?|${WEAK}(?: \\S+){0,3} ${SUBJECT}(?: \\S+){0,5} ${BETTER}(?: .*)?|(?:how|kaise)(?: \\S+){0,3} (?:improve|sudhar\\S*)(?: \\S+){0,3} ${SUBJECT}(?: .*)?|${SUBJECT}(?: \\S+){0,2} (?:kaise|कैसे) ${BETTER}(?: .*)?`,
      `${STUDIES}(?: \\S+){0,6} ${FOCUS}(?: .*)?|${FOCUS}(?: \\S+){0,4} ${STUDIES}(?: .*)?|(?:how to|cant|cannot|not able to|unable to|kaise) (?:stay )?(?:focus|concentrate)`,
      `(?:how to|kaise)(?: \\S+)? (?:study|padhu|padhe|padhun|padhai|padho)(?: \\S+){0,6} (?:hours?|ghante|ghanta|daily|roz|raat|night|long|dhyan|for exams?|better|effectively|smart)(?: .*)?|\\d{1,2} (?:hours?|ghante|घंटे)(?: \\S+){0,2} (?:study|studying|padh\\S*|पढ\\S*)(?: .*)?`,
      `${BOARDS}(?: \\S+){0,4} ${DAYS}(?: \\S+){0,6} (?:kaise|how|prepare|preparation|taiyari|tayari|padh\\S*|study|syllabus|bache|left|baki|कैसे|तैयारी|बचे)(?: .*)?|${DAYS}(?: \\S+){0,5} (?:left|before|bache|baki|me|mein|in|बचे|में)(?: \\S+){0,4} ${BOARDS}(?: .*)?|(?:days?|din) before(?: \\S+){0,2} ${BOARDS}(?: .*)?`,
      "(?:how to|tips to|tips for|how can i) (?:concentrate|focus|memori[sz]e|score|top|get (?:good|full|more) marks)(?! (?:abroad|in (?:usa|uk|canada|germany)|medicine|law|engineering))(?: .*)?|study timetable",
      "(?:study|exam|padhai) (?:tips|techniques?|methods?|plan)(?: .*)?|how to study(?= $)|how to study (?:better|well|smart|effectively|properly|daily)|padhai kaise kar\\S*|(?:पढाई|पढ़ाई) कैसे कर\\S*",
    ),
    unless: phrases(
      "(?:duty|job|naukri|shift|salary|kaam|career|careers|jobs|stream|how long|kitne saal)",
      "(?:date|kab hai|kab hoga|admit card|result|datesheet|date sheet)",
      "(?:neet|jee|upsc|clat|cat|ssc|ibps|nda|gate|cuet|ca|cs|cma)",
      "bus|train|railway|videsh|abroad|foreign|विदेश",
      "son|daughter|child|beta|bete|beti|bachch[aei]|bachche",
    ),
    reply: HOW_TO_STUDY,
  },
];
