import type { Wording } from "../language.ts";

export const ON_THE_MOVE_NEAR: Wording<(career: string) => string> = {
  english: (career) => `Near ${career}, with more moving`,
  hinglish: (career) => `${career} ke paas ka kaam, jisme chalna-phirna zyada hai`,
  hindi: (career) => `${career} के पास का काम, जिसमें चलना-फिरना ज़्यादा है`,
};
export const LESS_AT_A_DESK: Wording = {
  english: "In these one stands, walks or goes out more than one sits; how much differs by the place, so ask somebody who does it.",
  hinglish: "Inme baithne se zyada khade rehna, chalna ya bahar jaana hai; kitna, yeh jagah par hai, isliye karne wale se poochiye.",
  hindi: "इनमें बैठने से ज़्यादा खड़े रहना, चलना या बाहर जाना है; कितना, यह जगह पर है, इसलिए करने वाले से पूछिए।",
};
