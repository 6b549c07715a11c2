import type { QuestionGroup } from "../question.ts";

/** Asked by students far from cities, who got the circumstance answered and not the question. */
export const askedInSmallTowns: QuestionGroup = {
  group: "Asked in small towns",
  questions: [
    { ask: "football me career banana hai chhote gaon se hu", links: ["/career/*"], never: ["Where you live need not"] },
    { ask: "gaon me kaunsa dhandha shuru karu", says: ["RSETI"], some: [3, ["dairy-farmer", "poultry-farmer", "goat-breeder", "tailor"]] },
    { ask: "phone se computer seekhna possible hai kya", says: ["begin with the phone alone"], never: ["Game Developer"] },
    { ask: "job jisme angrezi ki zarurat na ho", says: ["your own language counts"], links: ["electrician"] },
    { ask: "state level kabaddi khela hai sarkari naukri milegi", says: ["sports quota"], never: ["Cricket Coach"] },
    {
      ask: "iti fitter pass kar liya job kaise dhundu",
      says: ["apprenticeshipindia.gov.in", "Technician"],
      never: ["State ITI admission"],
    },
    { ask: "dawai ki dukan kholne ke liye kya karna padega", first: "pharmacist", says: ["drug licence"] },
    { ask: "truck chalane ka heavy license kaise banta hai", says: ["parivahan.gov.in"], links: ["truck-driver"] },
    { ask: "12th pass 40000 mahine ki job", says: ["rare"], never: ["Anganwadi Worker"] },
    { ask: "bsc agriculture karke kya job milti hai", links: ["agricultural-loan-officer"], never: ["Beekeeper"] },
    { ask: "naukri dilane ke liye 20000 maang raha hai, du ya nahi", says: ["Pay nothing yet", "1930"] },
    { ask: "work from home job me pehle 999 jama karne ko bol rahe hai", says: ["Pay nothing yet"] },
    { ask: "मुझे नौकरी देने के लिए पैसे मांग रहे हैं", says: ["Pay nothing yet"], never: ["Careers about"] },
    { ask: "up me lekhpal kaise bante hai", first: "patwari", says: ["UPSSSC"] },
    { ask: "bihar me police constable kaise bane", first: "police-constable", says: ["CSBC"] },
    { ask: "ladka hu makeup artist ban sakta hu", says: ["Yes, men do this work|names nothing that keeps"], links: ["make-up-artist"] },
    { ask: "can I take bca without computer science in class 12", says: ["no condition"], never: ["Common Service Centre"] },
    { ask: "commerce lena hai par maths weak hai le sakti hu kya", says: ["Yes"], never: ["Marks decide"] },
    { ask: "10th me 48 percent aaya neet ki taiyari kar sakta hu", says: ["do not decide"], links: ["registered-nurse"] },
    { ask: "arts student hu 12th ke baad kaunse course hai", says: ["D.El.Ed"], never: ["IAS Officer"] },
    { ask: "mummy bolti hai painting me paisa nahi hai", says: ["A worry about pay"], never: ["Little money closes"] },
    { ask: "arts se commerce me badal sakta hu 11th me", says: ["Yes, it can be done"], never: ["Carpenter"] },
    { ask: "my classmates are all anxious and crying before results", says: ["14416"], never: ["Careers about"] },
    { ask: "there is no chemistry teacher in our school", never: ["Chemistry Teacher Teaches"] },
    { ask: "st category hu engineering ki fees maaf hogi kya", says: ["post-matric", "caste and income"] },
    {
      ask: "humare teacher bolte hai arts sirf kamzor bachche lete hai",
      says: ["kamzor students ki stream nahi hai"],
      language: "hinglish",
    },
  ],
};
