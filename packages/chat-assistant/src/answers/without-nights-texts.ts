import type { Wording } from "../language.ts";

export const IN_HOSPITALS: Wording = {
  english: "It can be: hospitals are open around the clock, while most clinics close in the evening.",
  hinglish: "Ho sakta hai: hospital din-raat khule rehte hain, jabki zyadatar clinic shaam ko band ho jaate hain.",
  hindi: "हो सकता है: अस्पताल दिन-रात खुले रहते हैं, जबकि ज़्यादातर क्लिनिक शाम को बंद हो जाते हैं।",
};
export const AT_SEA: Wording = {
  english: "Yes: a ship sails day and night, and its crew takes turns.",
  hinglish: "Haan: jahaz din-raat chalta hai, aur crew baari-baari se kaam karta hai.",
  hindi: "हाँ: जहाज़ दिन-रात चलता है, और क्रू बारी-बारी से काम करता है।",
};
export const IN_THE_AIR: Wording = {
  english: "Yes, for most: flights leave at all hours.",
  hinglish: "Haan, zyadatar ke liye: flights har samay udti hain.",
  hindi: "हाँ, ज़्यादातर के लिए: उड़ानें हर समय होती हैं।",
};
export const NIGHTS_TOLD: Wording<(career: string, told: string) => string> = {
  english: (career, told) => `Yes, nights or late shifts are part of it for many: the record of ${career} tells "${told}".`,
  hinglish: (career, told) => `Haan, kai logon ke liye raat ya der ki shift iska hissa hai: ${career} ke record mein likha hai: "${told}".`,
  hindi: (career, told) => `हाँ, कई लोगों के लिए रात या देर की शिफ़्ट इसका हिस्सा है: ${career} के रिकॉर्ड में लिखा है: "${told}"।`,
};
export const ASK_HOW_MANY_NIGHTS: Wording = {
  english: "How many differs from employer to employer; ask before you join.",
  hinglish: "Kitni raatein, yeh har jagah alag hota hai; join karne se pehle poochiye.",
  hindi: "कितनी रातें, यह हर जगह अलग होता है; जॉइन करने से पहले पूछिए।",
};
