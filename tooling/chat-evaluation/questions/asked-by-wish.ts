import type { QuestionGroup } from "../question.ts";

/** What is liked in everyday words, what is ruled out, what is weighed, and kinds of a family: asked by strangers, and further wordings of the same. */
export const askedByWish: QuestionGroup = {
  group: "Asked by wish and mended",
  tunedOn: true,
  questions: [
    { ask: "i like stars and planets what can i become", links: ["astronomer"], never: ["Warehousing"] },
    { ask: "I like making reels", links: ["content-creator"] },
    { ask: "something with my hands", links: ["carpenter"], never: ["Hand Therapist"] },
    { ask: "mujhe machhliyan pasand hai", links: ["fish-farmer"] },
    { ask: "mujhe logo ko hasana accha lagta hai", links: ["stand-up-comedian"] },
    { ask: "bachcho ke saath khelna accha lagta hai", never: ["Banana"] },
    { ask: "careers in ocean", links: ["marine-biologist"] },
    { ask: "jobs with old people", links: ["geriatric-nurse"] },
    { ask: "kapdo ka shauk hai", links: ["fashion-designer"] },
    { ask: "मुझे तारे और ग्रह पसंद हैं", links: ["astronomer"] },
    { ask: "sports and medicine together", links: ["sports-medicine-physician"] },
    { ask: "depression ke doctor", first: "psychiatrist" },
    { ask: "self defence trainer", first: "martial-arts-instructor" },
    { ask: "i love animals but dont want to be a doctor", never: ["Veterinarian"], links: ["wildlife-biologist"] },
    { ask: "hospital me kaam but doctor nahi", never: ["General Physician"], links: ["registered-nurse"] },
    { ask: "डॉक्टर के अलावा मेडिकल में क्या", never: ["General Physician"], links: ["pharmacist"] },
    { ask: "cricket pasand hai par player nahi ban sakta", links: ["cricket-coach"], never: ["Cricketer"] },
    { ask: "music field but cant sing", links: ["music-composer"], never: ["Playback Singer"] },
    { ask: "jobs with law but no court", links: ["corporate-lawyer"], never: ["Criminal Lawyer"] },
    { ask: "ece engineer but i hate coding what jobs", never: ["Software Engineer"], links: ["technical-sales-engineer"] },
    { ask: "bank me nahi but finance me", links: ["financial-analyst"], never: ["Bank Officer"] },
    { ask: "science but not medical or engineering", never: ["General Physician", "Civil Engineer"], links: ["/career/*"] },
    { ask: "BTech CS vs BTech mechanical", links: ["software-engineer", "mechanical-engineer"], never: ["Company Secretary"] },
    {
      ask: "aerospace vs mechanical which has more jobs",
      says: ["no count of open posts", "sourced, 2024"],
      links: ["aeronautical-engineer"],
    },
    { ask: "veterinary doctor vs human doctor income", pay: ["veterinarian", "general-physician"] },
    { ask: "judiciary ya corporate law", links: ["civil-judge", "corporate-lawyer"] },
    { ask: "jobs with no boss", links: ["entrepreneur"] },
    { ask: "careers in agriculture other than farming", links: ["agronomist"], never: ["Crop Farmer"] },
  ],
};

/** The same, written when that was mended. */
export const askedByWishLater: QuestionGroup = {
  group: "Asked by wish, afterwards",
  questions: [
    { ask: "i love the moon and galaxies", links: ["astronomer"] },
    { ask: "i like acting but not films", links: ["/career/*"], never: ["I don't know"] },
    { ask: "mechanical ya ece konsa lu", links: ["mechanical-engineer", "electronics-engineer", "/compare?ids=*"] },
    { ask: "biology pasand hai par doctor nahi banna", never: ["General Physician"], links: ["/career/*"] },
    { ask: "kinds of farmers", links: ["dairy-farmer"] },
    { ask: "machines se khelna pasand hai", links: ["/career/*"], never: ["Banana"] },
    { ask: "mujhe pedh paudhe pasand hai", links: ["/career/*"], never: ["I don't know"] },
    { ask: "hotel line but not as chef", never: ["Executive Chef"], links: ["/career/*"] },
    { ask: "वकील नहीं बनना पर कानून पसंद है", never: ["Criminal Lawyer"], links: ["/career/*"] },
  ],
};
