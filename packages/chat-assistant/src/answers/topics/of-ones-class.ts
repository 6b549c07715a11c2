import { both } from "./both.ts";

/** The site, or one of its tests, used with a class. */
export const IN_A_CLASS: RegExp = both(
  "(?:(?:this|the|your|ye|yeh|is) (?:site|website|app|test|quiz|assessment)|career clarity|site|website|stream (?:test|quiz)|(?:career )?assessment|aptitude test|साइट|वेबसाइट|स्ट्रीम टेस्ट)",
  "(?:(?:my|our|in|whole|entire|meri|apni|hamari|poori|puri) (?:class|classroom|school|batch|students|pupils)(?! \\d)|(?:my|our)(?: class)? \\d+(?:th)?(?: class)? (?:batch|class|students|pupils)|(?:with|for|to)(?: (?:an?|the|all|these|some|\\d+))* (?:class|students|pupils|batch|bachch\\S*)|\\d+ (?:students|pupils|bachch\\S*|bacch\\S*|bach\\S*)|students? (?:ke saath|ko|with)|(?:bachch|bacch|bach)o\\S* (?:ko|ke saath|ke liye)|(?:class|batch|school) (?:ke saath|ko|me|mein) (?:\\S+ )?(?:kara\\S*|karwa\\S*|use)|क्लास में|(?:बच्चों|छात्रों|विद्यार्थियों) (?:को|के साथ))",
);
