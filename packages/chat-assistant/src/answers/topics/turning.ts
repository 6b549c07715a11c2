import { CITIES } from "../../reading/cities.ts";
import { FURTHER_STUDY_LEFT_OUT } from "../../reading/direction.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { FROM_VILLAGE_TO_CITY, PSYCHOLOGY_WITHOUT_MASTERS } from "./turning-texts.ts";

const FROM_A_VILLAGE =
  "(?:villages?|villager|gaon|gaav|gaanv|gav|rural|dehat|dehati|गांव|गाव|देहात)(?: (?:ka|ki|se|me|area|background|boy|girl|ladka|ladki|का|की|से))*";
const CITY = `(?:(?:in|to|at)(?: an?| the| big| any)* (?:city|cities|metro|town|${CITIES})|(?:bade? )?(?:sh?aha?r|shehe?r|seher|city)(?:on)? (?:me|mein|m|ja\\S*|aa\\S*)|city jobs?|(?:बडे |बड़े )?शहर (?:में|जा\\S*|आ\\S*)|${CITIES} (?:me|mein|m|ja\\S*|में))`;
const WORK = "(?:jobs?|naukri|nokri|work|kaam|kam|kama\\S*|earn\\S*|नौकरी|काम|कमा\\S*)";
const PSYCHOLOGY = "(?:psychology|psycology|psychlogy|साइकोलॉजी|मनोविज्ञान)";

/** From one place to another, and from a degree into work without the next. */
export const TURNING_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${FROM_A_VILLAGE} )(?=.* ${CITY} )(?=.* ${WORK} )`, "u"),
    unless: phrases(
      "(?:not|dont|do not|without|nahi|nhi|never)(?: \\S+){0,3} (?:city|cities|shahar|sheher)|(?:stay|live|rehna|rahna)(?: \\S+)? (?:in|me|mein) (?:my |apne )?(?:village|gaon)|(?:village|gaon) itself|(?:gaon|गांव) (?:me|mein|में) (?:hi|ही)|without (?:going|leaving|moving)|degree|graduat\\S*|btech|engineer\\S*|bsc|bcom|ba|mba|teacher|doctor|bank|police|army|sarkari|government|govt|college|study|padhai|coaching|vs|versus|or|ya|better|salary|leave (?:the )?city|back to (?:the )?village|gaon wapas|या|सरकारी|कॉलेज",
    ),
    ofCareers: true,
    reply: FROM_VILLAGE_TO_CITY,
  },
  {
    cue: new RegExp(`^(?=.* ${PSYCHOLOGY} )(?=.*(?:${FURTHER_STUDY_LEFT_OUT.source}))`, "u"),
    unless: phrases(
      "(?:is|are) (?:masters?|ma|msc|pg) (?:necessary|compulsory|needed|required|must)|salary|pay|vs|versus|12th|class 12|सैलरी",
    ),
    ofCareers: true,
    reply: PSYCHOLOGY_WITHOUT_MASTERS,
  },
];
