import type { Wording } from "../language.ts";

export const ON_THE_MOVE_NEAR: Wording<(career: string) => string> = {
  english: (career) => `Near ${career}, with more moving`,
  hinglish: (career) => `${career} ke paas ka kaam, jisme chalna-phirna zyada hai`,
  hindi: (career) => `${career} के पास का काम, जिसमें चलना-फिरना ज़्यादा है`,
};
export const LESS_SITTING: Wording<(career: string) => string> = {
  english: (career) =>
    `Beside ${career} there is less sitting in these, and more standing, walking or going out; how much differs by the place, so ask somebody who does it.`,
  hinglish: (career) =>
    `${career} ke mukable inme baithna kam hai, aur khade rehna, chalna ya bahar jaana zyada; kitna, yeh jagah par hai, isliye karne wale se poochiye.`,
  hindi: (career) => `${career} के मुक़ाबले इनमें बैठना कम है, और खड़े रहना, चलना या बाहर जाना ज़्यादा; कितना, यह जगह पर है, इसलिए करने वाले से पूछिए।`,
};
