/**
 * Words that name a whole family of careers: the career that is usually meant first, then others that a student may mean. The word
 * searches the explorer for the rest.
 */
export const kindsOf: Readonly<Record<string, readonly string[]>> = {
  doctor: ["general-physician", "general-surgeon", "paediatrician", "dentist", "ayurvedic-physician", "veterinarian"],
  engineer: [
    "civil-engineer",
    "software-engineer",
    "mechanical-engineer",
    "electrical-engineer",
    "electronics-engineer",
    "chemical-engineer",
  ],
  teacher: ["primary-school-teacher", "mathematics-teacher", "english-teacher", "preschool-teacher", "physical-education-teacher"],
  lawyer: ["criminal-lawyer", "civil-lawyer", "corporate-lawyer", "family-lawyer", "high-court-advocate"],
  judge: ["civil-judge", "magistrate", "district-judge", "high-court-judge"],
  designer: ["graphic-designer", "fashion-designer", "interior-designer", "ux-designer", "jewellery-designer"],
  psychologist: ["counselling-psychologist", "clinical-psychologist", "child-psychologist", "sports-psychologist"],
  nurse: ["registered-nurse", "auxiliary-nurse-midwife", "critical-care-nurse", "community-health-nurse"],
  pilot: ["commercial-pilot", "airline-pilot", "helicopter-pilot", "air-force-pilot", "drone-pilot"],
  police: ["police-constable", "police-inspector", "ips-officer", "police-detective"],
  soldier: ["infantry-soldier", "infantry-officer", "artillery-gunner", "commando"],
  photographer: ["wedding-photographer", "portrait-photographer", "fashion-photographer", "wildlife-photographer"],
  professor: ["physics-professor", "english-professor", "economics-professor", "engineering-professor"],
  farmer: ["crop-farmer", "vegetable-grower", "dairy-farmer", "poultry-farmer", "organic-farmer"],
  driver: ["bus-driver", "truck-driver", "taxi-driver", "auto-rickshaw-driver", "locomotive-driver"],
  mechanic: ["motor-vehicle-mechanic", "motorcycle-mechanic", "diesel-mechanic", "air-conditioning-mechanic"],
  chef: ["restaurant-cook", "chef-de-partie", "sous-chef", "executive-chef", "pastry-chef", "tandoor-chef"],
  singer: ["playback-singer", "hindustani-vocalist", "carnatic-vocalist", "folk-singer"],
  writer: ["novelist", "content-writer", "screenwriter", "technical-writer", "copywriter"],
  artist: ["fine-art-painter", "illustrator", "cartoonist", "make-up-artist", "comic-artist"],
  dancer: ["choreographer", "bharatanatyam-dancer", "kathak-dancer", "dance-teacher"],
  musician: ["music-composer", "sitar-player", "tabla-player", "flutist"],
  sportsperson: ["cricketer", "football-player", "hockey-player", "badminton-player", "kabaddi-player"],
  animator: ["2d-animator", "3d-animator", "character-designer", "visual-effects-artist"],
  librarian: ["public-librarian", "school-librarian", "academic-librarian", "digital-librarian"],
  mason: ["mason", "carpenter", "electrician", "plumber"],
  dentist: ["dentist", "orthodontist", "endodontist", "dental-hygienist"],
  surgeon: ["general-surgeon", "orthopaedic-surgeon", "neurosurgeon", "cardiac-surgeon"],
};

/** Families of which no kind is usually meant: asked for by the bare word, the kinds are shown. Each with all words for it. */
export const wideKinds: readonly { readonly names: readonly string[]; readonly kinds: readonly string[] }[] = [
  {
    names: ["scientist", "vaigyanik", "vigyanik", "scientists", "वैज्ञानिक", "साइंटिस्ट"],
    kinds: [
      "satellite-engineer",
      "microbiologist",
      "data-scientist",
      "environmental-scientist",
      "organic-chemist",
      "nuclear-physicist",
      "astronomer",
      "agronomist",
    ],
  },
  {
    names: ["manager", "managers", "menager", "मैनेजर", "प्रबंधक"],
    kinds: [
      "store-manager",
      "restaurant-manager",
      "sales-manager",
      "bank-manager",
      "human-resources-manager",
      "hotel-manager",
      "it-project-manager",
      "logistics-manager",
    ],
  },
];
