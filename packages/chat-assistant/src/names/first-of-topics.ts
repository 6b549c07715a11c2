const PHOTOGRAPHY = [
  "wedding-photographer",
  "product-photographer",
  "photojournalist",
  "wildlife-photographer",
  "fashion-photographer",
  "camera-operator",
] as const;
const COOKING = ["restaurant-cook", "pastry-chef", "caterer", "executive-chef", "food-technologist", "tiffin-service-owner"] as const;

const LETTERING = ["calligrapher", "font-designer", "engraver", "book-illustrator"] as const;
const LANGUAGES = [
  "translator",
  "interpreter",
  "foreign-language-teacher",
  "tourist-guide",
  "subtitler",
  "foreign-service-officer",
] as const;
const FOREST = [
  "forester",
  "forest-guard",
  "indian-forest-service-officer",
  "wildlife-biologist",
  "wildlife-photographer",
  "botanist",
] as const;
const ADVISING = ["counselling-psychologist", "career-counsellor", "social-worker", "school-counsellor", "mediator"] as const;

const CHILDREN = [
  "preschool-teacher",
  "primary-school-teacher",
  "paediatrician",
  "child-psychologist",
  "special-education-teacher",
  "kindergarten-teacher",
] as const;
const MUSEUMS = ["museum-curator", "museum-technician", "archivist", "art-conservator", "archaeologist", "historian"] as const;

/** Of degrees that lead to many posts: the work that they are mostly taken for, by the ids of careers. */
export const FIRST_OF_DEGREES: Readonly<Record<string, readonly string[]>> = {
  "BSc Agriculture": [
    "agronomist",
    "agricultural-extension-agent",
    "agricultural-loan-officer",
    "seed-specialist",
    "plant-breeder",
    "horticulture-specialist",
    "agricultural-sales-representative",
  ],
  "BSc Forestry": ["forester", "indian-forest-service-officer", "forest-ecologist", "wildlife-biologist"],
  BFSc: ["fisheries-inspector", "fish-hatchery-technician", "fish-farmer", "fisheries-biologist"],
  BFA: ["graphic-designer", "fine-art-painter", "art-teacher", "2d-animator", "comic-artist", "sculptor"],
};

/** Of subjects and likings that very many name: the work that most of them mean, by the ids of careers, before what only speaks of the word. */
export const FIRST_OF_TOPICS: Readonly<Record<string, readonly string[]>> = {
  handwriting: LETTERING,
  calligrapher: LETTERING,
  language: LANGUAGES,
  forest: FOREST,
  jungle: FOREST,
  driving: ["taxi-driver", "truck-driver", "delivery-van-driver", "bus-driver", "driving-instructor", "auto-rickshaw-driver"],
  explaining: [
    "primary-school-teacher",
    "corporate-trainer",
    "private-tutor",
    "career-counsellor",
    "science-journalist",
    "computer-trainer",
  ],
  machine: ["industrial-machinery-mechanic", "fitter", "machinist", "mechanical-engineer", "electrician", "motor-vehicle-mechanic"],
  counsellor: ADVISING,
  advice: ADVISING,
  writing: ["content-writer", "copywriter", "news-reporter", "novelist", "screenwriter", "technical-writer"],
  writer: ["content-writer", "copywriter", "news-reporter", "novelist", "screenwriter", "technical-writer"],
  drawing: ["graphic-designer", "architect", "2d-animator", "fashion-designer", "interior-designer", "comic-artist"],
  painting: ["comic-artist", "graphic-designer", "art-teacher", "textile-designer", "2d-animator", "art-conservator"],
  painter: ["fine-art-painter", "graphic-designer", "art-teacher", "textile-designer", "2d-animator", "art-conservator"],
  biology: ["microbiologist", "biotechnologist", "wildlife-biologist", "botanist", "forensic-scientist", "biology-teacher"],
  botany: ["botanist", "horticulture-specialist", "plant-breeder", "forester", "seed-specialist", "plant-nursery-manager"],
  zoology: ["zoologist", "wildlife-biologist", "entomologist", "fisheries-biologist", "ornithologist", "biology-teacher"],
  animal: ["veterinarian", "wildlife-biologist", "livestock-inspector", "dairy-farmer", "pet-groomer", "zoologist"],
  chemistry: ["organic-chemist", "quality-control-chemist", "pharmacist", "chemical-engineer", "food-technologist", "forensic-scientist"],
  physics: ["nuclear-physicist", "astronomer", "electronics-engineer", "physics-teacher", "meteorologist", "mechanical-engineer"],
  geography: ["geographer", "gis-analyst", "cartographer", "geography-teacher", "land-surveyor"],
  psychology: ["counselling-psychologist", "clinical-psychologist", "school-psychologist", "human-resources-manager", "child-psychologist"],
  vehicle: [
    "motor-vehicle-mechanic",
    "motorcycle-mechanic",
    "automotive-engineer",
    "electric-vehicle-engineer",
    "auto-electrician",
    "car-salesperson",
  ],
  bike: ["motorcycle-mechanic", "automotive-engineer", "automobile-designer", "motor-vehicle-mechanic", "vehicle-painter"],
  gardener: ["landscape-gardener", "horticulture-specialist", "plant-nursery-manager", "botanist", "landscape-architect", "floriculturist"],
  plant: ["landscape-gardener", "horticulture-specialist", "plant-nursery-manager", "botanist", "forester", "plant-breeder"],
  child: CHILDREN,
  kid: CHILDREN,
  children: CHILDREN,
  museum: MUSEUMS,
  sanskrit: ["sanskrit-teacher", "epigraphist", "translator", "archivist", "museum-curator"],
  puzzle: ["software-engineer", "data-scientist", "statistician", "game-designer", "cryptographer", "mathematics-teacher"],
  reading: ["public-librarian", "copy-editor", "translator", "content-writer", "archivist", "proofreader"],
  fire: ["firefighter", "fire-officer", "fire-prevention-officer", "fire-inspector", "fire-protection-engineer", "fire-alarm-technician"],
  tally: ["accountant", "bookkeeper", "computer-trainer"],
  photography: PHOTOGRAPHY,
  photo: PHOTOGRAPHY,
  cook: COOKING,
  cooking: COOKING,
};
