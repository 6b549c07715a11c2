import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

export const WITH_STREAMS: Of = {
  english: (streams) => `With ${streams}`,
  hinglish: (streams) => `${streams} ke saath`,
  hindi: (streams) => `${streams} के साथ`,
};
export const COLLEGES_DIFFER: Of = {
  english: (assessment) =>
    `Colleges and States differ in what they ask: read the notice, or ask at the college's office. Name one, and I tell the whole way and the pay. Which would suit you: ${assessment}.`,
  hinglish: (assessment) =>
    `Har college aur rajya alag maangta hai: notice padhiye, ya college ke office mein poochiye. Inme se ek ka naam likhiye, main poora raasta aur kamai batati hoon. Aapke liye kaun sa sahi rahega: ${assessment}.`,
  hindi: (assessment) =>
    `हर कॉलेज और राज्य अलग माँगता है: नोटिस पढ़िए, या कॉलेज के ऑफ़िस में पूछिए। इनमें से एक का नाम लिखिए, मैं पूरा रास्ता और कमाई बताती हूँ। आपके लिए कौन सा सही रहेगा: ${assessment}।`,
};
