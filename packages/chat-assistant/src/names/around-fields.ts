/** A field that most know by one way into it: the words for that way and for the field, the other work of the field, and what of it is reached by shorter or cheaper ways, and whether its own degree has a cheaper way too. */
export type AroundField = {
  readonly star: string;
  readonly field: string;
  readonly around: readonly string[];
  readonly cheaper?: readonly string[];
  readonly isOfEngineers?: true;
};

const BY_SHORTER_MEDICINE = [
  "registered-nurse",
  "pharmacist",
  "medical-laboratory-technician",
  "radiographer",
  "operation-theatre-technician",
  "optometrist",
  "emergency-medical-technician",
] as const;

/** From the narrow to the wide: a game before all sport. */
export const AROUND_FIELDS: readonly AroundField[] = [
  {
    star: "cricketers?|(?:cricket )?players?|khiladi|khilaadi|khilari|khilaari|क्रिकेटर|खिलाडी",
    field: "cricket|क्रिकेट",
    around: [
      "cricket-coach",
      "cricket-umpire",
      "sports-performance-analyst",
      "sports-commentator",
      "sports-physiotherapist",
      "physical-education-teacher",
      "stadium-manager",
    ],
  },
  {
    star: "footballers?|(?:football )?players?|khiladi|khilaadi|khilari|khilaari|खिलाडी",
    field: "football|फुटबॉल",
    around: [
      "football-coach",
      "football-referee",
      "sports-performance-analyst",
      "sports-commentator",
      "sports-physiotherapist",
      "physical-education-teacher",
      "sports-administrator",
    ],
  },
  {
    star: "players?|pleyar|khiladi|khilaadi|khilari|khilaari|khelna|khelne|playing|sports ?(?:person|man|woman|men)|athletes?|athelete|खिलाडी|खेलना|एथलीट",
    field: "sports?|khel|khelo|khelkood|games|खेल|खेलों|स्पोर्ट्स",
    around: [
      "physical-education-teacher",
      "athletics-coach",
      "sports-physiotherapist",
      "sports-performance-analyst",
      "sports-administrator",
      "sports-commentator",
      "personal-trainer",
    ],
  },
  {
    star: "doctors?|docter|dr|mbbs|doctory|doctri|डॉक्टर|डाक्टर|एमबीबीएस",
    field: "medical|medicine|hospitals?|health ?care|health|clinics?|मेडिकल|अस्पताल|हॉस्पिटल|स्वास्थ्य",
    around: [
      "registered-nurse",
      "pharmacist",
      "physiotherapist",
      "medical-laboratory-technician",
      "radiographer",
      "optometrist",
      "hospital-administrator",
    ],
    cheaper: BY_SHORTER_MEDICINE,
  },
  {
    star: "dentists?|bds|dental|डेंटिस्ट",
    field: "dental|teeth",
    around: ["dental-hygienist", "optometrist", "pharmacist", "medical-laboratory-technician", "radiographer"],
    cheaper: ["dental-hygienist", "optometrist", "pharmacist", "medical-laboratory-technician", "radiographer"],
  },
  {
    star: "vets?|veterinary(?: doctors?)?|veterinarians?|bvsc|पशु चिकित्सक",
    field: "animals?|janwar\\S*|pashu|पशु|जानवर\\S*",
    around: ["livestock-inspector", "animal-welfare-officer", "wildlife-biologist", "pet-groomer", "dairy-farmer", "pet-shop-manager"],
    cheaper: ["livestock-inspector", "artificial-insemination-technician", "pet-groomer", "dairy-farmer", "poultry-farmer"],
  },
  {
    star: "pilots?|pailot|piolet|पायलट",
    field: "aviation|aviations|airports?|airlines?|air ?planes?|aero ?planes?|planes?|flying|flight|एविएशन|एयरपोर्ट|एयरलाइन|विमान|हवाई जहाज",
    around: [
      "flight-attendant",
      "air-traffic-controller",
      "aircraft-maintenance-engineer",
      "flight-dispatcher",
      "airport-check-in-agent",
      "aircraft-ground-handler",
      "drone-pilot",
    ],
    cheaper: [
      "flight-attendant",
      "airport-check-in-agent",
      "aircraft-ground-handler",
      "aircraft-maintenance-engineer",
      "flight-dispatcher",
      "air-traffic-controller",
      "drone-pilot",
    ],
  },
  {
    star: "engineers?|engineering|b ?tech|iits?|iitian|इंजीनियर|इंजीनियरिंग|बीटेक",
    field: "engineering|machines|technical|इंजीनियरिंग",
    isOfEngineers: true,
    around: [
      "civil-engineering-technician",
      "electrical-engineering-technician",
      "mechanical-draughtsperson",
      "electronics-technician",
      "cnc-programmer",
      "quality-control-inspector",
    ],
    cheaper: [
      "civil-engineering-technician",
      "electrical-engineering-technician",
      "mechanical-draughtsperson",
      "electronics-technician",
      "electrician",
      "cnc-machine-operator",
    ],
  },
  {
    star: "architects?|architecture|b ?arch|आर्किटेक्ट",
    field: "buildings?|architecture|construction|आर्किटेक्चर",
    around: ["architectural-draughtsperson", "bim-modeller", "interior-designer", "quantity-surveyor", "civil-engineering-technician"],
    cheaper: ["architectural-draughtsperson", "bim-modeller", "civil-engineering-technician", "interior-designer"],
  },
  {
    star: "lawyers?|advocates?|vakil|wakil|llb|law|vakalat|वकील|वकालत|लॉ",
    field: "law|legal|courts?|kanoon|kanun|कानून|अदालत|लॉ|कोर्ट",
    around: ["paralegal", "company-secretary", "compliance-officer", "court-stenographer", "legal-translator", "court-clerk"],
    cheaper: ["law-clerk", "legal-secretary", "court-stenographer", "court-clerk", "paralegal", "compliance-officer"],
  },
  {
    star: "ca|c a|chartered accountants?|सीए",
    field: "accounts?|accounting|accountancy|finance|tax|commerce|अकाउंट्स|कॉमर्स",
    around: ["accountant", "tax-consultant", "financial-analyst", "bank-clerk", "company-secretary", "bookkeeper"],
    cheaper: ["bookkeeper", "accounts-payable-clerk", "accounts-executive", "accountant", "bank-clerk", "tax-consultant"],
  },
  {
    star: "mba|pgdm|एमबीए",
    field: "management|मैनेजमेंट",
    around: [
      "office-administrator",
      "recruiter",
      "digital-marketing-specialist",
      "logistics-coordinator",
      "area-sales-officer",
      "event-manager",
    ],
    cheaper: [
      "office-administrator",
      "recruiter",
      "digital-marketing-specialist",
      "logistics-coordinator",
      "area-sales-officer",
      "bank-clerk",
    ],
  },
  {
    star: "merchant navy|marine engineers?|deck officers?|मर्चेंट नेवी",
    field: "ships?|sea|port|shipping|जहाज",
    around: ["shipping-agent", "port-crane-operator", "logistics-coordinator", "deckhand", "ships-cook"],
    cheaper: ["deckhand", "able-seaman", "ships-cook", "port-crane-operator", "shipping-agent"],
  },
  {
    star: "fashion designers?|fashion designing|nift|फैशन डिजाइनर",
    field: "fashion|clothes|kapde|फैशन",
    around: ["fashion-stylist", "fashion-pattern-maker", "visual-merchandiser", "fashion-buyer", "fashion-photographer", "custom-tailor"],
    cheaper: ["custom-tailor", "fashion-pattern-maker", "embroidery-machine-operator", "hand-embroiderer", "tailoring-teacher"],
  },
  {
    star: "dancers?|डांसर|नर्तक\\S*",
    field: "dance|dancing|nritya|डांस|नृत्य",
    around: [
      "dance-teacher",
      "choreographer",
      "zumba-instructor",
      "costume-designer",
      "stage-manager",
      "lighting-designer",
      "event-manager",
    ],
  },
  {
    star: "singers?|singing|gayak|gayika|musicians?|गायक|गायिका|सिंगर",
    field: "music|singing|sangeet|songs?|गाने|संगीत|म्यूजिक",
    around: ["music-teacher", "music-composer", "recording-engineer", "sound-editor", "lyricist", "disc-jockey", "radio-host"],
  },
  {
    star: "actors?|acting|actress|heros?|heroine|abhineta|abhinetri|एक्टर|एक्टिंग|अभिनेता|अभिनेत्री",
    field: "films?|filmo|film ?line|cinema|movies?|bollywood|theatre|drama|tv|फिल्म|फिल्मों|फिल्म लाइन|सिनेमा",
    around: [
      "camera-operator",
      "cinematographer",
      "film-editor",
      "sound-editor",
      "make-up-artist",
      "costume-designer",
      "screenwriter",
      "casting-director",
    ],
  },
  {
    star: "chefs?|cooks?|शेफ|कुक",
    field: "cooking|food|kitchens?|khan[ae]|khana banan[ae]|कुकिंग|खाना|खाने",
    around: ["food-technologist", "dietitian", "caterer", "tiffin-service-owner", "food-vlogger", "food-safety-officer"],
    cheaper: ["restaurant-cook", "fast-food-cook", "barista", "street-food-vendor", "tiffin-service-owner"],
  },
  {
    star: "army|fauj|fauji|soldiers?|sena|military|nda|सेना|आर्मी|फौज|फौजी",
    field:
      "(?:desh|country|nation|rashtra|देश)(?: (?:ki|ke|ko|की|के))?(?: \\S+){0,2}|(?:serve|serving)(?: (?:my|the|our))? (?:country|nation|people)",
    around: [
      "police-constable",
      "firefighter",
      "forest-guard",
      "emergency-dispatcher",
      "disaster-relief-coordinator",
      "block-development-officer",
    ],
  },
  {
    star: "teachers?|teaching|टीचर|शिक्षक",
    field: "education(?: (?:field|line|sector))|शिक्षा (?:क्षेत्र|के क्षेत्र)",
    around: [
      "curriculum-developer",
      "instructional-designer",
      "school-counsellor",
      "school-librarian",
      "academic-adviser",
      "educational-researcher",
    ],
  },
];
