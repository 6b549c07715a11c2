import type { Wording } from "../language.ts";

export const NO_SUCH_END: Wording<(exam: string, holder: string) => string> = {
  english: (exam, holder) =>
    `I know of no end of ${exam}: the records still name it. Before you believe that it is gone, look at the site of its holder: ${holder}.`,
  hinglish: (exam, holder) =>
    `${exam} ke band hone ki mujhe koi jaankari nahi: records mein woh ab bhi hai. Yeh maanne se pehle ki woh khatam hua, uske karwane wale ki site dekhiye: ${holder}.`,
  hindi: (exam, holder) =>
    `${exam} के बंद होने की मुझे कोई जानकारी नहीं: रिकॉर्ड में वह अब भी है। यह मानने से पहले कि वह ख़त्म हुआ, उसे कराने वाले की साइट देखिए: ${holder}।`,
};
