import type { Wording } from "../language.ts";

export const CLOSES_WITHOUT: Wording<(subject: string, closed: number, all: number) => string> = {
  english: (subject, closed, all) =>
    `Without ${subject} in Class 11 and 12, ${closed} of the ${all} careers here lose every way that their records name; the other ${all - closed} stay open, some by fewer courses.`,
  hinglish: (subject, closed, all) =>
    `Class 11 aur 12 mein ${subject} ke bina yahan ke ${all} mein se ${closed} careers ka har likha hua raasta band ho jaata hai; baaki ${all - closed} khule rehte hain, kuch kam courses se.`,
  hindi: (subject, closed, all) =>
    `Class 11 और 12 में ${subject} के बिना यहाँ के ${all} में से ${closed} करियर का हर लिखा हुआ रास्ता बंद हो जाता है; बाक़ी ${all - closed} खुले रहते हैं, कुछ कम कोर्स से।`,
};
export const CLOSED_AND_OPEN: Readonly<Record<"closed" | "open", Wording>> = {
  closed: { english: "Closed, among others", hinglish: "Band, jaise", hindi: "बंद, जैसे" },
  open: { english: "Open still, among others", hinglish: "Phir bhi khule, jaise", hindi: "फिर भी खुले, जैसे" },
};
export const ADD_IT_LATER: Wording<(subject: string) => string> = {
  english: (subject) =>
    `If you may still want one of the closed ones, keep ${subject}, or speak with your school this week. Later ${subject} can be added by open schooling (nios.ac.in), mostly within a year: ask the entrance and the college first whether they accept it.`,
  hinglish: (subject) =>
    `Agar band walon mein se koi kabhi chahiye ho sakta hai, to ${subject} rakhiye, ya isi hafte school mein baat kijiye. Baad mein ${subject} open schooling (nios.ac.in) se jod sakte hain, zyadatar ek saal mein: pehle entrance aur college se poochiye ki woh ise maante hain ya nahi.`,
  hindi: (subject) =>
    `अगर बंद वालों में से कोई कभी चाहिए हो सकता है, तो ${subject} रखिए, या इसी हफ़्ते स्कूल में बात कीजिए। बाद में ${subject} open schooling (nios.ac.in) से जोड़ सकते हैं, ज़्यादातर एक साल में: पहले एंट्रेंस और कॉलेज से पूछिए कि वे इसे मानते हैं या नहीं।`,
};
