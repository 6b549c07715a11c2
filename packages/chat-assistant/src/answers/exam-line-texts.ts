import type { Wording } from "../language.ts";

type ExamLine = {
  readonly onTheWay: string;
  readonly without: string;
  readonly none: string;
  /** Tests of one employer, where the ways that name them stand above. */
  readonly above: string;
} & Readonly<Record<"entersCourse" | "qualifies" | "givesPost" | "own", (exams: string) => string>>;

export const EXAM_LINE: Wording<ExamLine> = {
  english: {
    onTheWay: "Exams on the way",
    without: "Exams: the catalogue names none, neither to enter a course nor for the post",
    none: "none",
    above: "a test or recruitment of one employer, as the ways above name it",
    entersCourse: (exams) => `to enter a course ${exams}`,
    qualifies: (exams) => `to qualify ${exams}`,
    givesPost: (exams) => `for the post itself ${exams}`,
    own: (exams) => `a test or recruitment of its own: ${exams}`,
  },
  hinglish: {
    onTheWay: "Raste mein exam",
    without: "Exam: catalogue mein koi nahi likha hai, na course mein jaane ke liye, na post ke liye",
    none: "koi nahi",
    above: "kaam dene wale ke apne test, jo upar ke raston mein likhe hain",
    entersCourse: (exams) => `course mein jaane ke liye ${exams}`,
    qualifies: (exams) => `yogyata ke liye ${exams}`,
    givesPost: (exams) => `post ke liye ${exams}`,
    own: (exams) => `apna alag test ya bharti: ${exams}`,
  },
  hindi: {
    onTheWay: "रास्ते में परीक्षाएँ",
    without: "परीक्षा: कैटलॉग में कोई नहीं लिखी है, न कोर्स में जाने के लिए, न पद के लिए",
    none: "कोई नहीं",
    above: "काम देने वाले के अपने टेस्ट, जो ऊपर के रास्तों में लिखे हैं",
    entersCourse: (exams) => `कोर्स में जाने के लिए ${exams}`,
    qualifies: (exams) => `योग्यता के लिए ${exams}`,
    givesPost: (exams) => `पद के लिए ${exams}`,
    own: (exams) => `अपना अलग टेस्ट या भर्ती: ${exams}`,
  },
};
