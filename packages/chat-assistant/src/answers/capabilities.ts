import { link, p, ul } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";

/** What Disha can do, as examples to try. */
export const CAPABILITIES: Wording = {
  english: ul([
    'What a career is and pays: "What does a physiotherapist do?", "CA ki salary kitni hai?"',
    'How to get there: "How do I become a pilot after Class 12?"',
    'Comparisons: "doctor or dentist?"',
    'Careers by stream, subject, skill or wish: "PCB without NEET", "jobs with Python", "work from home"',
    `What an exam leads to: "What is CLAT for?" Or browse ${link("/careers", "all careers")} yourself.`,
  ]),
  hinglish: ul([
    'Koi career kya hai aur kitna kamata hai: "physiotherapist kya karta hai", "CA ki salary kitni hai"',
    'Wahan tak kaise pahunche: "Class 12 ke baad pilot kaise bane"',
    'Do careers ki tulna: "doctor ya dentist"',
    'Stream, subject, skill ya pasand se career: "PCB bina NEET", "Python wali job", "ghar se kaam"',
    `Kisi exam se kya milta hai: "CLAT kis liye hai". Ya khud dekhiye: ${link("/careers", "all careers")}.`,
  ]),
  hindi: ul([
    'कोई करियर क्या है और कितना कमाता है: "फिजियोथेरेपिस्ट क्या करता है", "CA की सैलरी कितनी है"',
    'वहाँ तक कैसे पहुँचें: "Class 12 के बाद पायलट कैसे बनें"',
    'दो करियर की तुलना: "डॉक्टर या डेंटिस्ट"',
    'स्ट्रीम, विषय, स्किल या पसंद से करियर: "PCB बिना NEET", "Python वाली जॉब", "घर से काम"',
    `किसी परीक्षा से क्या मिलता है: "CLAT किस लिए है"। या ख़ुद देखिए: ${link("/careers", "all careers")}।`,
  ]),
};

export const WHAT_I_CAN_DO: Wording = inEach((language) => {
  const lead: Wording = { english: "Here is what I can do:", hinglish: "Main yeh bata sakti hoon:", hindi: "मैं यह बता सकती हूँ:" };
  return p(lead[language]) + CAPABILITIES[language];
});
export const whatICanDo: string = WHAT_I_CAN_DO.english;
