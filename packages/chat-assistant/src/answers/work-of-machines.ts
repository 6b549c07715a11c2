import type { Career, CareerCategory } from "@career-clarity/career-catalog";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import {
  MACHINES_AT_SEA,
  MACHINES_IN_AVIATION,
  MACHINES_IN_FACTORIES,
  MACHINES_IN_PLANTS,
  MACHINES_IN_TRADES,
  MACHINES_IN_UNIFORM,
  MACHINES_ON_LAND,
  MACHINES_ON_RAILWAYS,
  MACHINES_ON_ROADS,
} from "./machines-at-hand-texts.ts";
import {
  MACHINES_IN_COLLECTIONS,
  MACHINES_IN_CRAFTS,
  MACHINES_IN_DESIGN,
  MACHINES_IN_FILM,
  MACHINES_IN_JOURNALISM,
  MACHINES_IN_PERFORMANCE,
  MACHINES_IN_TEACHING,
  MACHINES_IN_TRANSLATION,
  MACHINES_IN_WRITING,
} from "./machines-in-arts-texts.ts";
import {
  MACHINES_IN_BEAUTY,
  MACHINES_IN_HOSPITALITY,
  MACHINES_IN_LABORATORIES,
  MACHINES_IN_MEDICINE,
  MACHINES_IN_NURSING,
  MACHINES_IN_PHARMACY,
  MACHINES_IN_READING_IMAGES,
  MACHINES_IN_SOCIAL_WORK,
  MACHINES_IN_SPORT,
  MACHINES_IN_THERAPY,
} from "./machines-in-care-texts.ts";
import {
  MACHINES_IN_ACCOUNTS,
  MACHINES_IN_BANKS,
  MACHINES_IN_CUSTOMER_SERVICE,
  MACHINES_IN_INVESTMENT,
  MACHINES_IN_LAW,
  MACHINES_IN_LOGISTICS,
  MACHINES_IN_MANAGEMENT,
  MACHINES_IN_MARKETING,
  MACHINES_IN_OFFICE_WORK,
  MACHINES_IN_PUBLIC_SERVICE,
  MACHINES_IN_SALES,
} from "./machines-in-offices-texts.ts";
import {
  MACHINES_IN_ARCHITECTURE,
  MACHINES_IN_DATA,
  MACHINES_IN_ENGINEERING,
  MACHINES_IN_SCIENCE,
  MACHINES_IN_SECURITY,
  MACHINES_IN_SOFTWARE,
  MACHINES_IN_SYSTEMS,
} from "./machines-in-technology-texts.ts";
import type { OfMachines } from "./of-machines-texts.ts";

type Text = Wording<OfMachines>;

/** The kind of work that all careers of a subcategory are, but for those that are named below; null where nothing is known that holds of all. */
export const OF_SUBCATEGORY: Readonly<Record<string, Text | null>> = {
  "Accounting and Audit": MACHINES_IN_ACCOUNTS,
  Banking: MACHINES_IN_BANKS,
  "Insurance and Actuarial Work": MACHINES_IN_BANKS,
  "Investment and Financial Advice": MACHINES_IN_INVESTMENT,
  "Office Administration": MACHINES_IN_OFFICE_WORK,
  "Human Resources": MACHINES_IN_MANAGEMENT,
  "Management and Consulting": MACHINES_IN_MANAGEMENT,
  "Operations and Business Analysis": MACHINES_IN_MANAGEMENT,
  "Marketing and Advertising Business": MACHINES_IN_MARKETING,
  "Sales and Real Estate": MACHINES_IN_SALES,

  "Software Development": MACHINES_IN_SOFTWARE,
  "Web, Mobile and Interface Design": MACHINES_IN_SOFTWARE,
  "Testing, Hardware and Embedded Systems": MACHINES_IN_SOFTWARE,
  "Games and Graphics": MACHINES_IN_SOFTWARE,
  "Cloud, Systems and IT Support": MACHINES_IN_SYSTEMS,
  "Networks and Telecom": MACHINES_IN_SYSTEMS,
  "IT Management and Consulting": MACHINES_IN_MANAGEMENT,
  Cybersecurity: MACHINES_IN_SECURITY,
  "Data and Databases": MACHINES_IN_DATA,
  "AI and Computing Research": MACHINES_IN_DATA,

  "Animation and Visual Effects": MACHINES_IN_DESIGN,
  "Graphic, Interior and Product Design": MACHINES_IN_DESIGN,
  "Fashion, Textile and Jewellery Design": MACHINES_IN_DESIGN,
  "Fine Art and Illustration": MACHINES_IN_CRAFTS,
  Crafts: MACHINES_IN_CRAFTS,
  "Dance, Acting and Performance": MACHINES_IN_PERFORMANCE,
  Music: MACHINES_IN_PERFORMANCE,
  "Theatre and Stage Production": MACHINES_IN_PERFORMANCE,
  "Museums, Galleries and Photography": MACHINES_IN_COLLECTIONS,
  "Writing and Languages": MACHINES_IN_WRITING,
  "Film and Video Production": MACHINES_IN_FILM,
  Journalism: MACHINES_IN_JOURNALISM,
  "Radio and Television": MACHINES_IN_JOURNALISM,
  "Public Relations and Content": MACHINES_IN_WRITING,
  Publishing: MACHINES_IN_WRITING,

  "Arts and Hobby Teaching": MACHINES_IN_TEACHING,
  "College and University Teaching": MACHINES_IN_TEACHING,
  "Early Childhood Education": MACHINES_IN_TEACHING,
  "Education Administration": MACHINES_IN_TEACHING,
  "Educational Content and Assessment": MACHINES_IN_TEACHING,
  "School Teaching": MACHINES_IN_TEACHING,
  "Special and Inclusive Education": MACHINES_IN_TEACHING,
  "Student Counselling and Support": MACHINES_IN_THERAPY,
  "Tutoring and Training": MACHINES_IN_TEACHING,
  Libraries: MACHINES_IN_COLLECTIONS,

  "AYUSH and Traditional Medicine": MACHINES_IN_MEDICINE,
  "Animal Health": MACHINES_IN_MEDICINE,
  "Dentistry and Eye Care": MACHINES_IN_MEDICINE,
  "Medical Specialists": MACHINES_IN_MEDICINE,
  "Surgery, Anaesthesia and Emergency Medicine": MACHINES_IN_MEDICINE,
  "Emergency and Clinical Support": MACHINES_IN_NURSING,
  "Nursing and Midwifery": MACHINES_IN_NURSING,
  "Pharmacy, Laboratory and Imaging": MACHINES_IN_LABORATORIES,
  "Public Health and Administration": null,
  "Therapy and Mental Health": MACHINES_IN_THERAPY,

  "Business and Commercial Law": MACHINES_IN_LAW,
  "Compliance and Legal Writing": MACHINES_IN_LAW,
  "Dispute Resolution and Legal Aid": MACHINES_IN_LAW,
  "Intellectual Property and Technology Law": MACHINES_IN_LAW,
  "Judiciary and Court Officers": MACHINES_IN_LAW,
  "Legal Support and Documentation": MACHINES_IN_LAW,
  Litigation: MACHINES_IN_LAW,

  "Customer Service": MACHINES_IN_CUSTOMER_SERVICE,
  "Beauty and Personal Care": MACHINES_IN_BEAUTY,
  "Buying and Merchandising": MACHINES_IN_SALES,
  "E-commerce": MACHINES_IN_SALES,
  "Personal and Household Services": MACHINES_IN_BEAUTY,
  "Store Management": MACHINES_IN_SALES,
  "Store Sales": MACHINES_IN_SALES,
  "Wholesale and Trading": MACHINES_IN_SALES,

  "Road Transport": MACHINES_ON_ROADS,
  Aviation: MACHINES_IN_AVIATION,
  "Railways and Metro": MACHINES_ON_RAILWAYS,
  "Shipping and Ports": MACHINES_AT_SEA,
  "Logistics and Warehousing": MACHINES_IN_LOGISTICS,

  "Electronics and Equipment Assembly": MACHINES_IN_FACTORIES,
  "Food and Beverage Processing": MACHINES_IN_FACTORIES,
  "Machining and Toolmaking": MACHINES_IN_FACTORIES,
  "Plant and Process Operation": MACHINES_IN_PLANTS,
  "Printing, Wood and Craft Production": MACHINES_IN_FACTORIES,
  "Production Management and Quality": MACHINES_IN_FACTORIES,
  "Repair and Service Mechanics": MACHINES_IN_TRADES,
  "Textiles and Garments": MACHINES_IN_FACTORIES,
  "Welding and Metal Processing": MACHINES_IN_FACTORIES,

  "Architecture and Planning": MACHINES_IN_ARCHITECTURE,
  "Carpentry and Finishing": MACHINES_IN_TRADES,
  "Electrical and Building Services": MACHINES_IN_TRADES,
  "Heavy Equipment": MACHINES_IN_TRADES,
  "Facilities and Maintenance": MACHINES_IN_TRADES,
  "Masonry, Concrete and Structure": MACHINES_IN_TRADES,
  "Site Management and Supervision": MACHINES_IN_ENGINEERING,

  "Armed Forces and Border Security": MACHINES_IN_UNIFORM,
  "Fire, Rescue and Prisons": MACHINES_IN_UNIFORM,
  "Police and Intelligence": MACHINES_IN_UNIFORM,
  "Civil Services and Policy": MACHINES_IN_PUBLIC_SERVICE,
  "Local Administration and Postal Services": MACHINES_IN_PUBLIC_SERVICE,
  "Tax, Customs and Inspection": MACHINES_IN_PUBLIC_SERVICE,

  "Advisory, Machinery and Agribusiness": MACHINES_ON_LAND,
  "Crop and Plantation Farming": MACHINES_ON_LAND,
  "Fisheries and Aquaculture": MACHINES_ON_LAND,
  "Forestry and Trees": MACHINES_ON_LAND,
  "Livestock, Dairy and Poultry": MACHINES_ON_LAND,

  "Events and Attractions": MACHINES_IN_HOSPITALITY,
  "Food and Beverage Service": MACHINES_IN_HOSPITALITY,
  "Hotel Management and Front Office": MACHINES_IN_HOSPITALITY,
  Housekeeping: MACHINES_IN_HOSPITALITY,
  Kitchens: MACHINES_IN_HOSPITALITY,
  "Tourism and Travel": MACHINES_IN_HOSPITALITY,

  "Archaeology, History and Anthropology": MACHINES_IN_SCIENCE,
  "Biomedical and Molecular Science": MACHINES_IN_SCIENCE,
  Chemistry: MACHINES_IN_SCIENCE,
  "Earth and Atmospheric Science": MACHINES_IN_SCIENCE,
  "Economics and Social Research": MACHINES_IN_SCIENCE,
  "Laboratory and Field Technicians": MACHINES_IN_SCIENCE,
  "Mathematics and Statistics": MACHINES_IN_DATA,
  "Physics and Astronomy": MACHINES_IN_SCIENCE,
  "Plant and Animal Science": MACHINES_IN_SCIENCE,
  "Psychology Research": MACHINES_IN_SCIENCE,

  "Aerospace, Automotive and Marine Engineering": MACHINES_IN_ENGINEERING,
  "Chemical and Process Engineering": MACHINES_IN_ENGINEERING,
  "Civil and Structural Engineering": MACHINES_IN_ENGINEERING,
  "Drafting and Engineering Technicians": MACHINES_IN_ENGINEERING,
  "Electrical and Electronics Engineering": MACHINES_IN_ENGINEERING,
  "Industrial, Quality and Safety Engineering": MACHINES_IN_ENGINEERING,
  "Mechanical Engineering": MACHINES_IN_ENGINEERING,
  "Mining, Metallurgy and Materials": MACHINES_IN_ENGINEERING,
  "Robotics, Biomedical and Optical Engineering": MACHINES_IN_ENGINEERING,
  "Surveying and Mapping": MACHINES_IN_ENGINEERING,
  "Energy Efficiency and Markets": MACHINES_IN_ENGINEERING,
  "Nuclear Energy": MACHINES_IN_ENGINEERING,
  "Oil and Gas Engineering": MACHINES_IN_ENGINEERING,
  "Oil and Gas Operations": MACHINES_IN_PLANTS,
  "Power Generation and Grid": MACHINES_IN_PLANTS,
  "Renewable Energy": MACHINES_IN_PLANTS,
  "Environmental Engineering": MACHINES_IN_ENGINEERING,
  "Environmental Science": MACHINES_IN_SCIENCE,
  Conservation: MACHINES_IN_SCIENCE,
  "Sustainability and Policy": null,
  "Waste and Recycling": null,

  "Advocacy and Welfare": MACHINES_IN_SOCIAL_WORK,
  "Community and Rural Development": MACHINES_IN_SOCIAL_WORK,
  "NGO Management and Fundraising": MACHINES_IN_SOCIAL_WORK,
  "Relief, Shelter and Crisis Help": MACHINES_IN_SOCIAL_WORK,
  "Social Work": MACHINES_IN_SOCIAL_WORK,

  Athletes: MACHINES_IN_SPORT,
  "Coaching and Instruction": MACHINES_IN_SPORT,
  "Fitness and Recreation": MACHINES_IN_SPORT,
  "Match Officials and Venues": MACHINES_IN_SPORT,
  "Sports Management and Performance": MACHINES_IN_SPORT,
};

/** Careers whose work is of another kind than their neighbours', or of none that is known here: their ids, apart by spaces. */
export const OTHER_THAN_NEIGHBOURS: readonly (readonly [Text | null, string])[] = [
  [MACHINES_IN_ACCOUNTS, "company-secretary"],
  [MACHINES_IN_BANKS, "medical-claims-examiner mortgage-broker"],
  [MACHINES_IN_INVESTMENT, "investment-banker foreign-exchange-trader energy-trader energy-trading-analyst"],
  [
    MACHINES_IN_OFFICE_WORK,
    `data-entry-operator domestic-biometric-data-operator computer-operator payroll-officer accounts-payable-clerk
      judicial-clerk court-clerk court-stenographer legal-secretary municipal-clerk census-enumerator mail-sorter
      medical-coder medical-transcriptionist medical-records-technician medical-records-manager medical-receptionist
      order-processor returns-clerk timekeeper train-reservation-clerk reservation-clerk document-management-specialist`,
  ],
  [MACHINES_IN_CUSTOMER_SERVICE, "call-centre-manager telemarketer telemarketing-fundraiser help-desk-technician"],
  [
    MACHINES_IN_SALES,
    `import-export-specialist export-executive medical-representative medical-device-sales-representative
      agricultural-sales-representative ict-presales-engineer customer-success-manager personal-shopper
      rental-clerk`,
  ],
  [MACHINES_IN_MARKETING, "fundraising-manager public-relations-officer"],
  [
    MACHINES_IN_MANAGEMENT,
    `hospital-administrator hospital-superintendent airport-manager port-operations-manager fleet-manager
      bus-transportation-manager rail-operations-manager sports-administrator sports-agent gym-manager swimming-pool-manager
      stadium-manager sustainability-manager recycling-manager placement-officer vice-chancellor university-registrar
      plant-manager`,
  ],
  [MACHINES_IN_LOGISTICS, "home-delivery-manager order-picker stock-controller receiving-inspector demand-planner"],
  [
    MACHINES_IN_PUBLIC_SERVICE,
    `sanitary-inspector health-officer driver-examiner school-inspector district-education-officer
      environmental-compliance-inspector waste-management-officer building-inspector fisheries-inspector
      labour-welfare-officer indian-forest-service-officer`,
  ],
  [
    MACHINES_IN_SYSTEMS,
    `field-service-engineer data-recovery-specialist data-centre-manager database-administrator
      health-information-technology-specialist`,
  ],
  [
    MACHINES_IN_DATA,
    `health-informatics-specialist actuary marketing-analyst market-research-analyst energy-analyst
      sports-performance-analyst quantitative-analyst logistics-analyst pricing-analyst`,
  ],
  [
    MACHINES_IN_SCIENCE,
    `epidemiologist computer-scientist quantum-computing-researcher energy-economist environmental-economist
      health-physicist preventive-medicine-specialist research-engineer dairy-scientist plant-breeder`,
  ],
  [
    MACHINES_IN_ENGINEERING,
    `embedded-systems-designer fpga-design-engineer plc-programmer scada-engineer robot-programmer
      vehicle-controls-engineer hardware-test-engineer digital-signal-processing-engineer rf-test-engineer
      microwave-engineer satellite-communications-engineer telecommunication-design-engineer transmission-engineer
      robotics-application-engineer power-generation-engineer power-systems-engineer power-distribution-engineer
      substation-engineer solar-energy-engineer wind-energy-engineer hydropower-engineer fuel-cell-engineer
      geothermal-engineer green-hydrogen-engineer loss-prevention-engineer technical-sales-engineer`,
  ],
  [MACHINES_IN_ARCHITECTURE, "interior-designer"],
  [
    MACHINES_IN_DESIGN,
    `web-designer ux-designer ui-designer interaction-designer user-experience-analyst usability-analyst game-designer
      level-designer environment-artist technical-artist illustrator cartoonist comic-artist book-illustrator
      medical-illustrator automobile-designer pre-press-technician visual-merchandiser fashion-pattern-maker
      costume-designer set-designer`,
  ],
  [
    MACHINES_IN_CRAFTS,
    `jewellery-artist floral-designer prop-maker scenic-painter goldsmith musical-instrument-maker watch-repairer
      cabinet-maker tailor custom-tailor weaver jacquard-loom-weaver shoemaker leather-worker blacksmith coppersmith
      glass-blower toy-maker papad-maker agarbatti-maker engraver bookbinder florist cobbler artificial-eye-maker
      taxidermist heritage-stonemason ornamental-painter`,
  ],
  [MACHINES_IN_TRANSLATION, "translator interpreter sign-language-interpreter legal-translator medical-interpreter subtitler"],
  [MACHINES_IN_WRITING, "web-content-manager content-strategist ux-writer proposal-writer grant-writer textbook-writer law-writer"],
  [MACHINES_IN_JOURNALISM, "law-reporter"],
  [
    MACHINES_IN_FILM,
    `wedding-photographer portrait-photographer wildlife-photographer fashion-photographer product-photographer
      content-creator food-vlogger photojournalist broadcast-technician vision-mixer television-producer news-video-editor
      podcast-producer programming-director multimedia-developer`,
  ],
  [MACHINES_IN_PERFORMANCE, "radio-host radio-announcer television-presenter fashion-model fit-model"],
  [MACHINES_IN_COLLECTIONS, "records-manager museum-scientist"],
  [MACHINES_IN_TEACHING, "corporate-trainer health-educator diabetes-educator"],
  [MACHINES_IN_MEDICINE, "occupational-physician army-doctor"],
  [MACHINES_IN_LABORATORIES, "ophthalmic-technician dental-technician optical-laboratory-technician"],
  [MACHINES_IN_READING_IMAGES, "radiologist pathologist forensic-pathologist veterinary-pathologist"],
  [
    MACHINES_IN_NURSING,
    `dental-assistant dental-hygienist veterinary-technologist asha-worker community-health-worker lactation-consultant
      immunisation-coordinator tuberculosis-health-visitor transplant-coordinator elderly-home-manager army-nurse
      day-care-worker telehealth-coordinator blood-donor-recruiter`,
  ],
  [MACHINES_ON_ROADS, "ambulance-driver tractor-driver"],
  [
    MACHINES_IN_PHARMACY,
    `pharmacist clinical-pharmacist pharmacy-technician hospital-pharmacist industrial-pharmacist drug-safety-associate
      drug-regulatory-affairs-specialist clinical-research-coordinator clinical-research-associate medical-science-liaison
      pharmacy-manager pharmacy-salesperson`,
  ],
  [
    MACHINES_IN_THERAPY,
    `dietitian nutritionist public-health-nutritionist sports-nutritionist nutrition-counsellor genetic-counsellor
      health-coach dietary-manager yoga-therapist panchakarma-therapist acupuncturist organisational-psychologist crisis-intervention-counsellor domestic-violence-counsellor`,
  ],
  [
    MACHINES_IN_SOCIAL_WORK,
    `mental-health-social-worker oncology-social-worker anganwadi-worker public-health-programme-manager corporate-social-responsibility-manager`,
  ],
  [MACHINES_IN_HOSPITALITY, "ships-cook"],
  [MACHINES_IN_BEAUTY, "cosmetics-consultant"],
  [MACHINES_IN_PLANTS, "nuclear-reactor-operator nuclear-technician wastewater-treatment-plant-operator"],
  [
    MACHINES_IN_TRADES,
    `network-technician telecommunications-technician pbx-installer telephone-lineman optical-fibre-technician
      optical-fibre-splicer broadband-technician telecommunication-tower-technician network-cable-installer
      cable-television-installer set-top-box-installer cctv-technician access-controls-installation-technician
      computer-repair-technician mobile-phone-repair-technician television-repair-technician printer-repair-technician
      atm-technician smart-home-engineer electrical-lineman solar-panel-installer wind-turbine-technician biogas-technician
      electrical-energy-storage-technician wind-turbine-blade-repair-technician medical-equipment-technician
      farm-machinery-mechanic irrigation-technician fitter pipe-fitter millwright labour-contractor`,
  ],
  [MACHINES_IN_UNIFORM, "security-manager fire-prevention-officer excise-constable traffic-warden"],
  [MACHINES_ON_LAND, "wildlife-conservation-officer soil-conservationist"],
  [
    null,
    "funeral-director mortuary-technician driving-instructor commercial-diver hostel-warden security-guard apartment-manager building-caretaker home-inspector window-cleaner swimming-pool-attendant groundskeeper pest-control-technician",
  ],
];

const OWN: ReadonlyMap<string, Text | null> = new Map(
  OTHER_THAN_NEIGHBOURS.flatMap(([text, ids]) => ids.split(/\s+/).map((id) => [id, text] as const)),
);

/** What machines change in the work of a career; null where nothing is known that is not known of all work. */
export const machinesInWorkOf = ({ id, subcategory }: Career): Text | null =>
  (OWN.has(id) ? OWN.get(id) : OF_SUBCATEGORY[subcategory]) ?? null;

/** How a field of work is named where no career of it is. The first that fits is meant. */
const OF_FIELD: readonly (readonly [RegExp, Text])[] = [
  [
    phrases("data entry|typing|typists?|clerks?|clerical|back office|office (?:jobs?|work)|डाटा एंट्री|डेटा एंट्री|टाइपिंग|क्लर्क"),
    MACHINES_IN_OFFICE_WORK,
  ],
  [phrases("bpo|call cent(?:re|er)s?|customer (?:care|service|support)|बीपीओ|कॉल सेंटर"), MACHINES_IN_CUSTOMER_SERVICE],
  [phrases("accounts?|accounting|accountancy|audit(?:ing)?|tally|gst|tax(?:ation)?|अकाउंट\\S*|एकाउंट\\S*|टैक्स"), MACHINES_IN_ACCOUNTS],
  [phrases("banks?|banking|insurance|बैंक|बैंकिंग|बीमा"), MACHINES_IN_BANKS],
  [phrases("stock market|share market|trading|investment|finance|शेयर (?:बाजार|मार्केट)"), MACHINES_IN_INVESTMENT],
  [phrases("cyber ?security|cyber|ethical hacking|hacking|साइबर"), MACHINES_IN_SECURITY],
  [phrases("data (?:science|analytics|analysis)|analytics|डेटा साइंस|डाटा साइंस"), MACHINES_IN_DATA],
  [phrases("networking|cloud|it support"), MACHINES_IN_SYSTEMS],
  [
    phrases(
      "coding|programming|software|web development|web design(?:ing)?|app development|it (?:jobs?|sector|field|industry|company|companies)|कोडिंग|प्रोग्रामिंग|सॉफ्टवेयर",
    ),
    MACHINES_IN_SOFTWARE,
  ],
  [
    phrases("graphics?|graphic design(?:ing)?|design(?:ing|ers?)?|animation|vfx|illustration|fashion|ग्राफिक|डिजाइन\\S*|एनिमेशन"),
    MACHINES_IN_DESIGN,
  ],
  [phrases("architecture|interior|आर्किटेक्चर"), MACHINES_IN_ARCHITECTURE],
  [phrases("translation|translating|anuvaa?d|अनुवाद"), MACHINES_IN_TRANSLATION],
  [phrases("journalism|patrakarita|news|पत्रकारिता"), MACHINES_IN_JOURNALISM],
  [phrases("writing|content|copywriting|publishing|लेखन|कंटेंट"), MACHINES_IN_WRITING],
  [phrases("film ?making|films?|photography|video editing|editing|vlogging|फिल्म|फोटोग्राफी|एडिटिंग"), MACHINES_IN_FILM],
  [phrases("music|singing|dance|dancing|acting|theatre|संगीत|गायन|डांस|एक्टिंग"), MACHINES_IN_PERFORMANCE],
  [phrases("mbbs|bds|neet|doctors?|एमबीबीएस|नीट|डॉक्टर\\S*"), MACHINES_IN_MEDICINE],
  [phrases("llb|vaka+lat|judiciary|एलएलबी|वकालत"), MACHINES_IN_LAW],
  [phrases("b ?ed|teaching|बीएड"), MACHINES_IN_TEACHING],
  [phrases("nursing|नर्सिंग"), MACHINES_IN_NURSING],
  [phrases("pharmacy|pharma|फार्मेसी|फार्मा"), MACHINES_IN_PHARMACY],
  [phrases("imaging|lab(?:oratory)?|mlt|dmlt|लैब"), MACHINES_IN_LABORATORIES],
  [phrases("radiology|pathology|रेडियोलॉजी|पैथोलॉजी"), MACHINES_IN_READING_IMAGES],
  [phrases("psychology|counsell?ing|therapy|physiotherapy|nutrition|मनोविज्ञान|काउंसलिंग|फिजियोथेरेपी"), MACHINES_IN_THERAPY],
  [phrases("marketing|advertising|seo|मार्केटिंग|विज्ञापन"), MACHINES_IN_MARKETING],
  [phrases("hr|human resources?|management|mba|मैनेजमेंट|एमबीए"), MACHINES_IN_MANAGEMENT],
  [phrases("sales|selling|shop ?keeping|dukaa?n|real estate|सेल्स|दुकान"), MACHINES_IN_SALES],
  [phrases("logistics|warehous\\S*|supply chain|लॉजिस्टिक्स"), MACHINES_IN_LOGISTICS],
  [phrases("aviation|airlines?|flying|एविएशन"), MACHINES_IN_AVIATION],
  [phrases("railways?|metro|रेलवे|मेट्रो"), MACHINES_ON_RAILWAYS],
  [phrases("shipping|merchant navy|मर्चेंट नेवी"), MACHINES_AT_SEA],
  [phrases("driving|ड्राइविंग"), MACHINES_ON_ROADS],
  [phrases("welding|machining|cnc|factory|factories|वेल्डिंग|फैक्ट्री"), MACHINES_IN_FACTORIES],
  [phrases("iti|electrical work|plumbing|carpentry|repair(?:ing)?|आईटीआई|मरम्मत"), MACHINES_IN_TRADES],
  [phrases("police|army|navy|air force|defen[cs]e|पुलिस|सेना|आर्मी"), MACHINES_IN_UNIFORM],
  [phrases("government|govt|sarkari|upsc|ssc|सरकारी"), MACHINES_IN_PUBLIC_SERVICE],
  [phrases("hotels?|hotel management|cooking|tourism|travel|होटल|पर्यटन"), MACHINES_IN_HOSPITALITY],
  [phrases("beauty|salon|parlou?r|ब्यूटी|पार्लर"), MACHINES_IN_BEAUTY],
];

const OF_CATEGORY: Readonly<Record<CareerCategory, Text>> = {
  Technology: MACHINES_IN_SOFTWARE,
  Healthcare: MACHINES_IN_MEDICINE,
  Engineering: MACHINES_IN_ENGINEERING,
  Business: MACHINES_IN_MANAGEMENT,
  Education: MACHINES_IN_TEACHING,
  Arts: MACHINES_IN_DESIGN,
  Legal: MACHINES_IN_LAW,
  Manufacturing: MACHINES_IN_FACTORIES,
  Transportation: MACHINES_ON_ROADS,
  Construction: MACHINES_IN_TRADES,
  Government: MACHINES_IN_PUBLIC_SERVICE,
  Agriculture: MACHINES_ON_LAND,
  Energy: MACHINES_IN_PLANTS,
  Retail: MACHINES_IN_SALES,
  Hospitality: MACHINES_IN_HOSPITALITY,
  Science: MACHINES_IN_SCIENCE,
  Media: MACHINES_IN_JOURNALISM,
  Nonprofit: MACHINES_IN_SOCIAL_WORK,
  Sports: MACHINES_IN_SPORT,
  Environmental: MACHINES_IN_SCIENCE,
};

/** What machines change in a field that is named by a word of its own, or else by its category. */
export function machinesInField(text: string, [category]: readonly CareerCategory[]): Text | null {
  const field = OF_FIELD.find(([cue]) => cue.test(text));
  return field?.[1] ?? (category === undefined ? null : OF_CATEGORY[category]);
}
