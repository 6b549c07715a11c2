import type { WorkEnvironment } from "@career-clarity/career-catalog";
import type { Wording } from "../language.ts";

/** The places of the records, as they are told in a sentence. */
export const PLACES: Readonly<Record<WorkEnvironment, Wording>> = {
  Office: { english: "in an office", hinglish: "office mein", hindi: "ऑफ़िस में" },
  Home: { english: "at home", hinglish: "ghar se", hindi: "घर से" },
  Outdoors: { english: "outdoors", hinglish: "khule mein, bahar", hindi: "खुले में, बाहर" },
  "Factory or plant": {
    english: "in a factory, plant or mine",
    hinglish: "factory, plant ya khadaan mein",
    hindi: "फ़ैक्टरी, प्लांट या खदान में",
  },
  "Hospital or clinic": { english: "in a hospital or clinic", hinglish: "hospital ya clinic mein", hindi: "अस्पताल या क्लिनिक में" },
  Laboratory: { english: "in a laboratory", hinglish: "lab mein", hindi: "लैब में" },
  "Community or field visits": {
    english: "on visits in the field, to villages, homes or sites",
    hinglish: "field mein, gaon, gharon ya site par jaakar",
    hindi: "फ़ील्ड में, गाँव, घरों या साइट पर जाकर",
  },
  "Classroom or campus": { english: "in a classroom or on a campus", hinglish: "classroom ya campus mein", hindi: "क्लासरूम या कैंपस में" },
  "On the road": { english: "on the road", hinglish: "raste par, ghoomte hue", hindi: "रास्ते पर, घूमते हुए" },
  Workshop: { english: "in a workshop", hinglish: "workshop mein", hindi: "वर्कशॉप में" },
  "Court or government office": {
    english: "in a court or government office",
    hinglish: "court ya sarkari daftar mein",
    hindi: "अदालत या सरकारी दफ़्तर में",
  },
  "Construction site": { english: "on a construction site", hinglish: "construction site par", hindi: "निर्माण की साइट पर" },
  Studio: { english: "in a studio", hinglish: "studio mein", hindi: "स्टूडियो में" },
  "Farm or forest": { english: "on a farm or in a forest", hinglish: "khet ya jungle mein", hindi: "खेत या जंगल में" },
  "Shop or showroom": { english: "in a shop or showroom", hinglish: "dukaan ya showroom mein", hindi: "दुकान या शोरूम में" },
  "Hotel or restaurant": { english: "in a hotel or restaurant", hinglish: "hotel ya restaurant mein", hindi: "होटल या रेस्टोरेंट में" },
  "Control room": { english: "in a control room", hinglish: "control room mein", hindi: "कंट्रोल रूम में" },
  "Sports ground": { english: "on a sports ground", hinglish: "khel ke maidan par", hindi: "खेल के मैदान पर" },
  "Stage or set": { english: "on a stage or set", hinglish: "stage ya set par", hindi: "स्टेज या सेट पर" },
  "At sea": { english: "at sea", hinglish: "samudra mein, jahaz par", hindi: "समुद्र में, जहाज़ पर" },
  "In the air": { english: "in the air", hinglish: "hawa mein, udaan par", hindi: "हवा में, उड़ान पर" },
};

export const DONE_THERE: Wording<(career: string, places: string) => string> = {
  english: (career, places) => `${career}: by its record the work is done ${places}.`,
  hinglish: (career, places) => `${career}: record ke hisaab se kaam ${places} hota hai.`,
  hindi: (career, places) => `${career}: रिकॉर्ड के हिसाब से काम ${places} होता है।`,
};

/** The records name kinds of places and no regions. */
export const VILLAGE_OR_CITY: Wording = {
  english: "Whether that is in a village or in a city hangs on the employer; the record does not say.",
  hinglish: "Yeh gaon mein hoga ya shahar mein, yeh kaam dene wale par hai; record mein yeh nahi likha.",
  hindi: "यह गाँव में होगा या शहर में, यह काम देने वाले पर है; रिकॉर्ड में यह नहीं लिखा।",
};
