import { anyOf, FILL, gap, hindi, NOT, some } from "../said-words.ts";
import type { Meaning } from "./meaning.ts";

const NO_FOOD = `(?:${anyOf("stop stopped stopping quit skip skips skipped skipping avoid avoiding refuse dont do_not didnt cant cannot barely hardly never not havent starting_to_hate hate hating fear scared_of afraid_of")})(?: \\S+){0,2} (?:eat|eating|eaten|ate|food|meals?|lunch|dinner|breakfast)(?! (?:junk|sweets|sugar|fast|outside|street|meat|non|oily|rice|chicken|eggs?|beef|pork|industry|science|technology|safety|delivery|business|court))`;
const SHAPE = anyOf("fat ugly weight thin slim skinny lean body obese chubby calories");
const ILLNESS = anyOf("eating_disorder eating_disorders anorexia anorexic bulimia bulimic binge_eating binge_eating_disorder");

const HEAVY = hindi("mota moti mote motapa motapaa patla patli vajan wajan weight slim", "मोटा मोटी मोटापा पतला पतली वजन वज़न");
const FOOD = hindi("khana khaana bhojan", "खाना भोजन");
const GIVEN_UP = hindi(
  "chhod_diya chod_diya chhor_diya chhod_di band_kar_diya band_kr_diya band_kar band_kiya nahi_khata nahi_khati nhi_khata nhi_khati nahi_kha nhi_kha nahi_khaya nhi_khaya",
  "छोड़_दिया बंद_कर_दिया बंद_किया नहीं_खाता नहीं_खाती नहीं_खा नहीं_खाया",
);
const VOMIT = hindi("ulti vomit vomiting", "उल्टी उलटी");

/** Not eating, or giving food up again, for fear of one's own body. */
export const EATING_DISORDERED: Meaning = {
  english: [
    `(?:i|im|ive|id|me)${gap(4)} ${NO_FOOD}${gap(6)} ${SHAPE}`,
    `(?:i|im|ive|my|me)${gap(5)} ${SHAPE}${gap(5)} ${NO_FOOD}`,
    `${anyOf("throw_up throwing_up vomit vomiting puke puking purge purging make_myself_sick made_myself_sick")}(?: \\S+){0,3} (?:after|every|each)(?: \\S+){0,2} (?:eat|eating|ate|meals?|food|lunch|dinner)(?! (?:outside|street|spicy))(?!(?: \\S+){0,4} (?:doctor|treated|specialist|disease|patients))`,
    `(?:make|making|made|force|forcing|forced) myself (?:to )?(?:vomit|throw up|puke|sick)`,
    `(?:i|im|ive|my)(?: \\S+){0,3} (?:have|having|has|suffering from|struggling with|fighting|developed|got|am|becoming|getting|think|had|from|with|my|an|a|is)(?: (?:an|a|with|from|my))? ${ILLNESS}(?! (?:counsell?ors?|specialist|therap\\S*|treatment|patients|as a career))`,
    "(?:help|cure|recover|recovering)(?: me| from| with| my)* (?:anorexia|bulimia|an eating disorder|eating disorder)",
  ],
  hindi: [
    `${FOOD}${some(FILL)} ${GIVEN_UP}${gap(6)} ${HEAVY}`,
    `${HEAVY}${gap(8)} ${FOOD}${some(FILL)} ${GIVEN_UP}`,
    `${hindi("khane khana kha kuch_bhi_kha", "खाने खाना खा")}${some(hindi("ke k baad bad ke_baad kar", "के बाद कर"))}${some(FILL)} ${VOMIT} ${hindi("kar* kr*", "कर*")}`,
    `${hindi("khane khana", "खाने खाना")} ${hindi("se", "से")}${some(FILL)} ${hindi("dar darr nafrat", "डर नफरत")}${gap(4)} ${HEAVY}`,
    `${HEAVY}${gap(4)} ${hindi("dar darr", "डर")}${gap(3)} ${FOOD}${some(FILL)} ${NOT}`,
  ],
};
