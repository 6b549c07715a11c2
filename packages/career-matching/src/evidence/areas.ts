import type { CareerCategory } from "@career-clarity/career-catalog";
import type { ChoiceEvidence, OptionEvidence } from "./evidence.ts";

/** An area names its home categories, and the word beginnings that its careers have in their name, field or skills. */
const area = (means: string, homes: readonly CareerCategory[], words: readonly string[]): OptionEvidence => ({
  means,
  homes,
  words,
});

/** Question 17: career areas. */
export const areas: ChoiceEvidence = {
  kind: "choice",
  about: "areas",
  combination: "wish",
  reach: 2.4,
  options: {
    "Software and app development": area(
      "software and app development",
      ["Technology"],
      ["software", "web dev", "mobile app", "developer", "programming", "programmer"],
    ),
    "Artificial intelligence and machine learning": area(
      "artificial intelligence and machine learning",
      ["Technology"],
      ["machine learning", "artificial intel", "deep learning", "ai ", "computer vision", "nlp"],
    ),
    "Data science and analytics": area(
      "data science and analytics",
      ["Technology"],
      ["data scien", "data anal", "analytics", "statistic", "business intelligence"],
    ),
    "Cyber security and ethical hacking": area(
      "cyber security and ethical hacking",
      ["Technology"],
      ["security", "penetration", "cyber", "forensic", "malware"],
    ),
    "Cloud computing and networks": area(
      "cloud computing and networks",
      ["Technology"],
      ["cloud", "network", "devops", "infrastructure", "telecom"],
    ),
    "Website and app screen design": area(
      "website and app screen design",
      ["Technology", "Arts"],
      ["user interface", "user experience", "web design", "interaction", "ux", "ui "],
    ),
    "Computer repair and IT support": area(
      "computer repair and IT support",
      ["Technology"],
      ["support", "hardware", "help desk", "repair"],
    ),
    "Medicine and surgery": area(
      "medicine and surgery",
      ["Healthcare"],
      ["physician", "surg", "doctor", "cardiolog", "medicine", "paediatric", "anaesthe"],
    ),
    "Nursing and patient care": area("nursing and patient care", ["Healthcare"], ["nurs", "midwi", "patient care", "ward", "caregiv"]),
    "Dentistry and oral care": area("dentistry and oral care", ["Healthcare"], ["dent", "oral"]),
    "Pharmacy and medicines": area("pharmacy and medicines", ["Healthcare"], ["pharma", "drug"]),
    "Physiotherapy and rehabilitation": area(
      "physiotherapy and rehabilitation",
      ["Healthcare"],
      ["physio", "rehabil", "occupational therap", "prosthe", "speech"],
    ),
    "Ayurveda, homoeopathy and Unani": area(
      "Ayurveda, homoeopathy and Unani",
      ["Healthcare"],
      ["ayurved", "homoeo", "unani", "siddha", "naturopath", "yoga"],
    ),
    "Mental health and counselling": area(
      "mental health and counselling",
      ["Healthcare", "Nonprofit"],
      ["psycholog", "psychiatr", "counsel", "mental", "addiction"],
    ),
    "Medical lab tests and scans": area(
      "medical lab tests and scans",
      ["Healthcare"],
      ["laboratory", "radiograph", "radiolog", "ultrasound", "patholog", "phlebotom", "imaging"],
    ),
    "Diet, nutrition and public health": area(
      "diet, nutrition and public health",
      ["Healthcare"],
      ["diet", "nutrition", "public health", "epidemi", "health educat", "community health"],
    ),
    "Mechanical and automobile engineering": area(
      "mechanical and automobile engineering",
      ["Engineering"],
      ["mechanical", "automo", "vehicle", "machine design"],
    ),
    "Electrical and electronics engineering": area(
      "electrical and electronics engineering",
      ["Engineering"],
      ["electrical", "electronic", "instrumentation"],
    ),
    "Civil and structural engineering": area(
      "civil and structural engineering",
      ["Engineering", "Construction"],
      ["civil", "structur", "bridge", "highway", "geotech"],
    ),
    "Aircraft, rocket and drone engineering": area(
      "aircraft, rocket and drone engineering",
      ["Engineering"],
      ["aero", "aircraft", "rocket", "drone", "satellite", "spacecraft"],
    ),
    "Robotics and automation": area(
      "robotics and automation",
      ["Engineering", "Technology"],
      ["robot", "automation", "mechatron", "control"],
    ),
    "Chemical and materials engineering": area(
      "chemical and materials engineering",
      ["Engineering", "Science"],
      ["chemical", "materials", "metallurg", "polymer", "process eng"],
    ),
    "Computer chip and semiconductor design": area(
      "computer chip and semiconductor design",
      ["Engineering", "Technology"],
      ["semiconductor", "chip", "vlsi", "embedded", "integrated circuit"],
    ),
    "Accounting, audit and tax": area("accounting, audit and tax", ["Business"], ["account", "audit", "tax", "bookkeep"]),
    "Banking and insurance": area("banking and insurance", ["Business"], ["bank", "insur", "loan", "credit", "underwrit", "actuar"]),
    "Investment and share markets": area(
      "investment and share markets",
      ["Business"],
      ["invest", "stock", "securities", "fund", "equity", "trader", "portfolio"],
    ),
    "Marketing and brand building": area("marketing and brand building", ["Business"], ["market", "brand", "advertis"]),
    "Sales and business development": area(
      "sales and business development",
      ["Business", "Retail"],
      ["sales", "business development", "account manag"],
    ),
    "Human resources and hiring": area(
      "human resources and hiring",
      ["Business"],
      ["human resource", "recruit", "hr ", "training", "payroll"],
    ),
    "Management and consulting": area("management and consulting", ["Business"], ["manage", "consult", "operations", "strategy"]),
    "Starting my own business": area(
      "starting my own business",
      ["Business"],
      ["entrepreneur", "founder", "owner", "start-up", "proprietor"],
    ),
    "Teaching in a school": area("teaching in a school", ["Education"], ["teacher", "school"]),
    "Teaching in a college or university": area(
      "teaching in a college or university",
      ["Education"],
      ["professor", "lecturer", "university", "college"],
    ),
    "Preschool and early childhood education": area(
      "preschool and early childhood education",
      ["Education"],
      ["preschool", "nursery", "kindergarten", "anganwadi", "early childhood", "montessori"],
    ),
    "Teaching children with special needs": area(
      "teaching children with special needs",
      ["Education", "Healthcare"],
      ["special educat", "special need", "braille", "sign language", "autism", "hearing"],
    ),
    "Coaching classes and online courses": area(
      "coaching classes and online courses",
      ["Education"],
      ["tutor", "coaching", "instructional", "e-learning", "course", "trainer"],
    ),
    "Painting, drawing and illustration": area(
      "painting, drawing and illustration",
      ["Arts"],
      ["paint", "illustrat", "draw", "cartoon", "mural"],
    ),
    "Graphic design and branding": area(
      "graphic design and branding",
      ["Arts"],
      ["graphic", "brand", "typograph", "visual design", "layout"],
    ),
    "Fashion and textile design": area(
      "fashion and textile design",
      ["Arts"],
      ["fashion", "textile", "costume", "apparel", "garment design"],
    ),
    "Interior and furniture design": area("interior and furniture design", ["Arts"], ["interior", "furniture", "set design", "exhibit"]),
    "Music and singing": area("music and singing", ["Arts"], ["music", "sing", "vocal", "compos", "instrument", "tabla", "sitar"]),
    "Dance and theatre": area("dance and theatre", ["Arts"], ["danc", "theatre", "actor", "choreograph", "drama"]),
    "Pottery, jewellery and handicrafts": area(
      "pottery, jewellery and handicrafts",
      ["Arts"],
      ["pott", "jewel", "craft", "weav", "ceramic", "carv", "embroider"],
    ),
    "Arguing cases in court": area("arguing cases in court", ["Legal"], ["advocate", "litigat", "lawyer", "prosecut", "barrister"]),
    "Company and business law": area(
      "company and business law",
      ["Legal"],
      ["corporate", "company", "contract", "compliance", "tax law", "banking law"],
    ),
    "Becoming a judge or magistrate": area("becoming a judge or magistrate", ["Legal"], ["judge", "magistrate", "tribunal", "arbitrat"]),
    "Human rights and public interest law": area(
      "human rights and public interest law",
      ["Legal", "Nonprofit"],
      ["human rights", "public interest", "legal aid", "family law", "labour law"],
    ),
    "Cyber law and patents": area("cyber law and patents", ["Legal"], ["cyber", "patent", "intellectual", "trademark", "copyright"]),
    "Factory production and quality checks": area(
      "factory production and quality checks",
      ["Manufacturing"],
      ["quality", "production", "inspector", "plant manager", "operator"],
    ),
    "Welding, fitting and machine tools": area(
      "welding, fitting and machine tools",
      ["Manufacturing"],
      ["weld", "fitter", "machinist", "lathe", "cnc", "tool"],
    ),
    "Garment and textile making": area(
      "garment and textile making",
      ["Manufacturing"],
      ["garment", "textile", "sewing", "tailor", "weav", "knit", "spinning", "pattern"],
    ),
    "Food processing and packaging": area(
      "food processing and packaging",
      ["Manufacturing", "Agriculture"],
      ["food", "packag", "dairy", "beverage", "milling", "baker"],
    ),
    "Phone and electronics assembly": area("phone and electronics assembly", ["Manufacturing"], ["electronic", "assembl", "circuit"]),
    "Flying as a pilot": area("flying as a pilot", ["Transportation"], ["pilot", "flight", "flying"]),
    "Cabin crew and airport services": area(
      "cabin crew and airport services",
      ["Transportation"],
      ["cabin", "airport", "airline", "air traffic", "ground staff"],
    ),
    "Merchant navy and shipping": area(
      "merchant navy and shipping",
      ["Transportation"],
      ["ship", "marine", "deck", "port", "sailor", "captain", "navy"],
    ),
    "Railway and metro operations": area("railway and metro operations", ["Transportation"], ["rail", "metro", "train", "loco", "station"]),
    "Logistics, delivery and driving": area(
      "logistics, delivery and driving",
      ["Transportation"],
      ["logistic", "driver", "deliver", "warehouse", "courier", "freight", "supply"],
    ),
    "Architecture and town planning": area(
      "architecture and town planning",
      ["Construction"],
      ["architect", "urban", "town plan", "planner", "landscape"],
    ),
    "Supervising building sites": area(
      "supervising building sites",
      ["Construction"],
      ["site", "supervis", "construction", "foreman", "building"],
    ),
    "Wiring, plumbing and air-conditioning": area(
      "wiring, plumbing and air-conditioning",
      ["Construction"],
      ["electric", "plumb", "wiring", "air-condition", "refriger", "lift"],
    ),
    "Carpentry, masonry and tiling": area(
      "carpentry, masonry and tiling",
      ["Construction"],
      ["carpent", "mason", "til", "brick", "plaster", "joiner", "roof"],
    ),
    "Land survey and real estate": area(
      "land survey and real estate",
      ["Construction", "Business"],
      ["survey", "real estate", "property", "quantity", "valuer"],
    ),
    "Civil services such as IAS and IPS": area(
      "Civil services such as IAS and IPS",
      ["Government"],
      ["ias", "ips", "collector", "civil serv", "administrative", "revenue officer", "foreign service"],
    ),
    "Army, Navy or Air Force": area(
      "Army, Navy or Air Force",
      ["Government"],
      ["army", "navy", "air force", "soldier", "military", "coast guard", "commando"],
    ),
    "Police, fire and emergency services": area(
      "police, fire and emergency services",
      ["Government"],
      ["police", "fire", "emergency", "detective", "rescue", "prison"],
    ),
    "Government office jobs through SSC exams": area(
      "government office jobs through SSC exams",
      ["Government"],
      ["clerk", "inspector", "section", "assistant", "tax", "customs", "postal", "auditor"],
    ),
    "Diplomacy and foreign affairs": area(
      "diplomacy and foreign affairs",
      ["Government"],
      ["diplomat", "foreign", "ambassador", "consular", "protocol"],
    ),
    "Public policy and city administration": area(
      "public policy and city administration",
      ["Government"],
      ["policy", "municipal", "administrat", "planning", "panchayat"],
    ),
    "Growing crops, fruit and flowers": area(
      "growing crops, fruit and flowers",
      ["Agriculture"],
      ["farmer", "grower", "crop", "horticult", "orchard", "florist", "garden"],
    ),
    "Dairy, poultry and fish farming": area(
      "dairy, poultry and fish farming",
      ["Agriculture"],
      ["dairy", "poultry", "fish", "aquacult", "goat", "livestock", "bee"],
    ),
    "Treating animals as a vet": area("treating animals as a vet", ["Healthcare", "Agriculture"], ["veterinar", "animal"]),
    "Agricultural science and better seeds": area(
      "agricultural science and better seeds",
      ["Agriculture", "Science"],
      ["agronom", "soil", "seed", "plant", "agricultural scien", "entomolog"],
    ),
    "Farm business and rural markets": area(
      "farm business and rural markets",
      ["Agriculture"],
      ["farm manag", "agribusiness", "grain", "commodity", "cooperative", "agricultural market"],
    ),
    "Solar and wind power": area("solar and wind power", ["Energy"], ["solar", "wind", "renewable", "photovolt"]),
    "Power plants and electricity supply": area(
      "power plants and electricity supply",
      ["Energy"],
      ["power", "grid", "turbine", "substation", "transmission", "boiler"],
    ),
    "Oil, gas and mining": area(
      "oil, gas and mining",
      ["Energy", "Engineering"],
      ["oil", "gas", "petrol", "drill", "mining", "refin", "reservoir"],
    ),
    "Electric vehicles and batteries": area(
      "electric vehicles and batteries",
      ["Energy", "Engineering"],
      ["batter", "electric vehicle", "charging", "motor"],
    ),
    "Nuclear and hydrogen energy": area("nuclear and hydrogen energy", ["Energy"], ["nuclear", "hydrogen", "reactor", "radiation"]),
    "Running a shop or showroom": area("running a shop or showroom", ["Retail"], ["shop", "store", "showroom", "retail manag"]),
    "Online selling and e-commerce": area("online selling and e-commerce", ["Retail"], ["e-commerce", "online", "marketplace", "digital"]),
    "Choosing fashion and goods to sell": area(
      "choosing fashion and goods to sell",
      ["Retail"],
      ["buyer", "merchandis", "stylist", "visual"],
    ),
    "Customer care and support": area("customer care and support", ["Retail"], ["customer", "call cent", "service", "support"]),
    "Hotel and resort management": area(
      "hotel and resort management",
      ["Hospitality"],
      ["hotel", "resort", "front office", "hospitality", "housekeep"],
    ),
    "Cooking as a chef": area("cooking as a chef", ["Hospitality"], ["chef", "cook", "cuisine", "kitchen"]),
    "Baking and cafés": area("baking and cafés", ["Hospitality"], ["bak", "pastry", "café", "barista", "confection"]),
    "Travel planning and tour guiding": area("travel planning and tour guiding", ["Hospitality"], ["travel", "tour", "guide", "ticket"]),
    "Wedding and event planning": area("wedding and event planning", ["Hospitality"], ["event", "wedding", "banquet", "conference"]),
    "Physics and space science": area("physics and space science", ["Science"], ["physic", "astro", "space", "optic"]),
    "Chemistry and new materials": area("chemistry and new materials", ["Science"], ["chem", "material"]),
    "Biology, genetics and biotechnology": area(
      "biology, genetics and biotechnology",
      ["Science"],
      ["biolog", "genet", "biotech", "microb", "zoolog", "botan", "cell"],
    ),
    "Mathematics and statistics": area(
      "mathematics and statistics",
      ["Science"],
      ["mathemat", "statistic", "actuar", "operations research"],
    ),
    "Weather, oceans and earth science": area(
      "weather, oceans and earth science",
      ["Science"],
      ["meteorolog", "ocean", "geolog", "seismo", "climat", "hydrolog", "geophys"],
    ),
    "Forensic science and crime labs": area(
      "forensic science and crime labs",
      ["Science"],
      ["forensic", "crime", "fingerprint", "toxicolog"],
    ),
    "Economics, psychology and social research": area(
      "economics, psychology and social research",
      ["Science"],
      ["econom", "psycholog", "sociolog", "anthropolog", "social research", "demograph"],
    ),
    "News reporting and journalism": area(
      "news reporting and journalism",
      ["Media"],
      ["report", "journalis", "news", "correspondent", "anchor"],
    ),
    "Film and television making": area(
      "film and television making",
      ["Media"],
      ["film", "televis", "director", "producer", "cinema", "editor"],
    ),
    "Writing, editing and publishing": area(
      "writing, editing and publishing",
      ["Media", "Arts"],
      ["writ", "edit", "publish", "author", "poet", "copy"],
    ),
    "Photography and video": area("photography and video", ["Media", "Arts"], ["photo", "video", "camera", "cinemato"]),
    "Animation, games and visual effects": area(
      "animation, games and visual effects",
      ["Media", "Arts", "Technology"],
      ["animat", "game", "visual effect", "vfx", "3d"],
    ),
    "Social media and content creation": area(
      "social media and content creation",
      ["Media"],
      ["social media", "content", "influenc", "podcast", "digital"],
    ),
    "Advertising and public relations": area(
      "advertising and public relations",
      ["Media", "Business"],
      ["advertis", "public relation", "campaign", "copywrit", "communicat"],
    ),
    "Social work in communities": area("social work in communities", ["Nonprofit"], ["social work", "communit", "case work", "outreach"]),
    "Child welfare and women's rights": area(
      "child welfare and women's rights",
      ["Nonprofit"],
      ["child", "women", "welfare", "protection"],
    ),
    "Rural development and village livelihoods": area(
      "rural development and village livelihoods",
      ["Nonprofit"],
      ["rural", "livelihood", "village", "self-help", "microfinance"],
    ),
    "Disaster relief and NGO management": area(
      "disaster relief and NGO management",
      ["Nonprofit"],
      ["disaster", "relief", "fundrais", "programme", "humanitarian", "ngo"],
    ),
    "Playing a sport professionally": area(
      "playing a sport professionally",
      ["Sports"],
      ["player", "athlete", "cricketer", "footballer", "professional", "wrestler", "boxer"],
    ),
    "Sports coaching and training": area("sports coaching and training", ["Sports"], ["coach", "trainer"]),
    "Fitness, gym and yoga teaching": area(
      "fitness, gym and yoga teaching",
      ["Sports", "Healthcare"],
      ["fitness", "gym", "yoga", "personal train", "aerobic"],
    ),
    "Sports management and events": area(
      "sports management and events",
      ["Sports"],
      ["sports manag", "agent", "event", "club", "marketing"],
    ),
    "Sports commentary and match analysis": area(
      "sports commentary and match analysis",
      ["Sports", "Media"],
      ["comment", "analyst", "scout", "umpire", "referee", "scorer", "sports journal"],
    ),
    "Wildlife and forest protection": area(
      "wildlife and forest protection",
      ["Environmental", "Agriculture"],
      ["wildlife", "forest", "conservation", "ranger"],
    ),
    "Climate change and sustainability": area(
      "climate change and sustainability",
      ["Environmental"],
      ["climate", "sustainab", "carbon", "environmental policy"],
    ),
    "Clean water and pollution control": area(
      "clean water and pollution control",
      ["Environmental"],
      ["water", "pollution", "air quality", "environmental eng"],
    ),
    "Waste management and recycling": area("waste management and recycling", ["Environmental"], ["waste", "recycl", "sanitat", "landfill"]),
    "Gardens, parks and landscape design": area(
      "gardens, parks and landscape design",
      ["Environmental", "Agriculture", "Construction"],
      ["garden", "park", "landscape", "horticult", "nursery"],
    ),
  },
};
