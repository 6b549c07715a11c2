import { anyCue, phrases } from "../../reading/words.ts";
import type { SpokenAnswer } from "../answer.ts";
import { payOfCareer, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import { BEST_COLLEGE_AND_FEES, CHILD_WITH_A_CHANNEL, COST_OF_A_START, GEM_TESTING } from "./wish-and-condition-texts.ts";

const CHILD = "(?:son|daughter|beta|beti|bete|child|kid|bachcha|bachche|brother|sister|bhai|behen|बेटा|बेटी|बेटे|बच्चा|बच्चे)";
const CHANNEL =
  "(?:you ?tubers?|you ?tube channel|vlogg?(?:er|ers|ing)?|influencers?|content creators?|insta(?:gram)? (?:star|famous)|यूट्यूबर|यूट्यूब चैनल|इन्फ्लुएंसर)";

/** A business or a farm of one's own, and no college. */
const OWN_WORK =
  "(?:(?:dairy|poultry|murgi|fish|goat|bakri|pig|mushroom|bee|organic|machhli|egg) ?(?:farm(?:ing)?|palan|unit|business)?|farm|bakery|salon|parlou?r|gym(?! trainer)|cafe|dhaba|restaurant(?! cook)|dukan|dukaan|shop|store|boutique|workshop|garage|tiffin(?: service)?|petrol pump|udyog|factory|(?:apna|own|small|chhota) business|nursery|(?:dairy|poultry|fish|shrimp|organic|hydroponic) farmer|goat breeder|pig breeder|beekeeper|mushroom cultivator|restaurant manager|gym manager|pastry chef|beautician|tea stall owner|kirana store owner|street food vendor|tiffin service owner|plant nursery manager|डेयरी|मुर्गी पालन|बकरी पालन|मछली पालन|पोल्ट्री|फार्म|बेकरी|सैलून|पार्लर|जिम|ढाबा|दुकान|मशरूम)";
const COST =
  "(?:kharch\\S*|cost\\S*|investment|invest|lagat|lagega|pais[ae] (?:lag|chahiye)\\S*|kitn[ae] (?:pais[ae]|rup\\S*|lag\\S*)|how much (?:money|to start|do i need|is needed)|budget|खर्च\\S*|लागत|पैस[ाे] (?:लग|चाहिए)\\S*|निवेश)";
const SEAT =
  "(?:ban(?:na|ne|u|un|e|en)|become|बन\\S*|course|college|degree|fees?|tuition|diploma|training|padhai|admission|loans?|subsidy|कोर्स|कॉलेज|फीस|पढाई|ट्रेनिंग|लोन)";

const COLLEGE = "(?:colleges?|universit(?:y|ies)|institutes?|कॉलेज|यूनिवर्सिटी)";
const BEST = "(?:best|top|good|acch?[aei]|achh?[aei]|sabse acch?[aei]|number (?:one|1)|सबसे अच्छ[ाेी]|अच्छ[ाेी])";
const FEES = "(?:fees?|fee structure|kharch\\S*|costs?|फीस|खर्च\\S*)";

const below: readonly SpokenAnswer[] = [wayToCareer];

/** A wish with what it hangs on, and what has a name and no record: a channel, the cost of a start, a college with its fees, gems. */
export const WISH_AND_CONDITION_TOPICS: readonly Topic[] = [
  {
    cue: both(CHILD, CHANNEL),
    unless: phrases(
      "salary|fees?|college|exam|course|kitna kama\\S*|how much|addict\\S*|din bhar|all day|gamers?|gaming|e ?sports?|padh(?:ta|ti|na|ai) nahi",
    ),
    ofCareers: true,
    reply: CHILD_WITH_A_CHANNEL,
    below,
  },
  {
    cue: both(OWN_WORK, COST),
    unless: phrases(SEAT, "vs|versus|or|ya|या"),
    ofCareers: true,
    reply: COST_OF_A_START,
    below: [payOfCareer],
  },
  {
    cue: anyCue(
      phrases(
        "gemm?ologists?|gemm?ology|gemstone (?:expert|specialist|tester|testing|grading)|ratna (?:visheshagya|shastri|parkhi)|जेमोलॉजिस्ट|जेमोलॉजी|रत्न विशेषज्ञ",
      ),
      both("(?:gemstones?|ratna|heera|diamonds?|रत्न)", "(?:test\\S*|ja+nch\\S*|parakh\\S*|identify|grading|expert|जांच\\S*|परख\\S*)"),
    ),
    ofCareers: true,
    reply: GEM_TESTING,
  },
  {
    cue: both(`${BEST}(?: \\S+){0,3} ${COLLEGE}`, FEES),
    unless: phrases("(?:low|lowest|kam|cheap\\S*|sast[aei]|less) (?:fees?|cost)|abroad|russia|vs|versus|or|ya"),
    ofCareers: true,
    reply: BEST_COLLEGE_AND_FEES,
  },
];
