import type { Wording } from "../language.ts";

/** Before the posts and their pay. */
export const POSTS_BEHIND_AN_MBA: Wording = {
  english: "An MBA has no pay of its own, so posts to which it leads stand here, from the first year to long experience:",
  hinglish: "MBA ki apni koi kamai nahi hoti, isliye yahan woh posts hain jin tak woh le jaata hai, shuruaat se lambe anubhav tak:",
  hindi: "MBA की अपनी कोई कमाई नहीं होती, इसलिए यहाँ वे पद हैं जिन तक वह ले जाता है, शुरुआत से लंबे अनुभव तक:",
};
/** Whose range ends higher. */
export const REACHES_AS_HIGH: Wording<(career: string) => string> = {
  english: (career) => `By our estimate ${career} reaches about as high as the posts behind an MBA, or higher.`,
  hinglish: (career) => `Hamare andaze se ${career} ki kamai MBA wali posts ke lagbhag barabar ya usse upar jaati hai.`,
  hindi: (career) => `हमारे अंदाज़े से ${career} की कमाई MBA वाले पदों के लगभग बराबर या उससे ऊपर जाती है।`,
};
export const SOME_REACH_HIGHER: Wording<(career: string) => string> = {
  english: (career) =>
    `By our estimate some posts behind an MBA reach higher than ${career}; which of them one gets goes by the college, the speciality and the years of work.`,
  hinglish: (career) =>
    `Hamare andaze se MBA wali kuch posts ki kamai ${career} se upar jaati hai; kaun si post milegi, yeh college, speciality aur kaam ke saalon par hai.`,
  hindi: (career) => `हमारे अंदाज़े से MBA वाले कुछ पदों की कमाई ${career} से ऊपर जाती है; कौन सा पद मिलेगा, यह कॉलेज, speciality और काम के सालों पर है।`,
};
