import { Pattern } from "../reading/pattern.ts";

/** Work as people describe it who do not know its name: something, and what is done with it ("AC theek karna", "murgi palan", "fix phones"). */

type Described = {
  /** What is done, as pattern. */
  readonly doing: string;
  /** With what, as pattern, and the career that does it, by its name. */
  readonly things: readonly (readonly [thing: string, career: string])[];
};

const REPAIRING =
  "repair\\S*|mend(?:s|ing)?|fix(?:es|ing)?|servic(?:e|es|ing)|theek|thik|thek|sudhar\\S*|marammat|mechanics?|mistri|mistry|ठीक|मरम्मत|सुधार\\S*|रिपेयर\\S*|मिस्त्री|मैकेनिक";
const DRIVING = "chala(?:na|ne|ni|u|un|ta|ti|te)?|driv(?:e|es|ing)|चला(?:ना|ने|ता|ती|ऊं|उं)?";
const SELLING =
  "dukan|dukaan|dukandari|shops?|stores?|stalls?|theli|thela|business|dhandha|dhanda|vyapar|bech(?:na|ne|ta|ti)|sell(?:s|ing)?|दुकान|दूकान|ठेला|बेच(?:ना|ने)|धंधा|व्यापार|बिजनेस";
const REARING =
  "pala(?:n|na)|paal(?:an|na)|palne|farm(?:ing|s)?|rear(?:s|ing)?|breeding|kheti|ugan[ae]|ugaa?na|grow(?:s|ing)?|पालन|पालना|पालने|खेती|उगा\\S*";
const MAKING = "bana(?:na|ne|ni|ta|ti|te)|mak(?:e|es|ing)|बना(?:ना|ने|ता|ती|नी)";
const GATHERING =
  "collect(?:s|ing|ion)?|gather(?:s|ing)?|bin(?:na|ne)|tod(?:na|ne)|ika?tt?h[ae]|kaam|business|बीन(?:ना|ने)|तोड(?:ना|ने)|चुन(?:ना|ने)|इकट्ठा|संग्रह|काम";
const TESTING = "ja+n?ch|test(?:ing|s)?|check(?:s|ing)?(?: ?up)?|khich(?:ne|na)|nikal(?:ne|na)|जांच|टेस्ट|चेक|निकाल(?:ने|ना)";
const CUTTING = "ka+t(?:na|ne|ta|ti)|cut(?:ting)?|set karn[ae]|काट(?:ना|ने)|कटिंग";
const CARING =
  "seva|dekhbha+l|dekh ?rekh|(?:take |taking )?care (?:of|for)|caring for|look(?:ing)? after|sambhal(?:na|ne)|सेवा|देखभाल|देखरेख|संभाल(?:ना|ने)";
const TEACHING = "sikha(?:na|ne|ta)|padha(?:na|ne|ta|ti)|teach(?:ing)?|सिखा(?:ना|ने)|पढा(?:ना|ने)";
const OPENING = "khol(?:na|ne|ni|u|un|unga|ungi|e|en|ke|kar)|खोल(?:ना|ने|नी|ूं|ें)";
/** A place of the own trade is opened by who has learnt it, and one that is weighed is no aim yet. */
const OF_OTHERS = "(?<! (?:apn[aie]|own|अपन[ाीे]|ya|or|या) )";
/** "Nal ka kaam": what somebody works at, whatever is done with it. */
const WORKING_AT = "(?:ka|ke|ki|का|के|की) (?:kaam|काम)";
const LAYING = "laga(?:na|ne|ta)|bichha(?:na|ne)|lay(?:ing)?|fit(?:ting)?|instal\\S*|लगा(?:ना|ने)|बिछा(?:ना|ने)|फिटिंग";

const DESCRIBED: readonly Described[] = [
  {
    doing: REPAIRING,
    things: [
      ["mobiles?|mobile phones?|phones?|smart ?phones?|मोबाइल|फोन", "mobile phone repair technician"],
      ["computers?|laptops?|pc|कंप्यूटर|लैपटॉप", "computer repair technician"],
      ["printers?|प्रिंटर", "printer repair technician"],
      ["tv|televisions?|टीवी", "television repair technician"],
      ["ac|air ?conditioners?|एसी", "air conditioning mechanic"],
      ["fridges?|refrigerators?|freezers?|फ्रिज", "refrigeration mechanic"],
      ["washing machines?|mixers?|mixies?|cooler|pankha|pankhe|fans?|home appliances|वाशिंग मशीन|पंखा|पंखे", "home appliance repairer"],
      ["(?:electronics?|electrical|electric) (?:gadgets?|items?|devices?|appliances?|goods|cheez\\S*)|gadgets?", "home appliance repairer"],
      ["bikes?|motorcycles?|motor ?cycles?|scooters?|scooty|two wheelers?|बाइक|मोटरसाइकिल|स्कूटर", "motorcycle mechanic"],
      ["cars?|ga+dia?n?|ga+di|vehicles?|four wheelers?|गाडी|गाडियां|कार", "motor vehicle mechanic"],
      ["tractors?|thresher|farm machin\\S*|ट्रैक्टर", "farm machinery mechanic"],
      ["trucks?|bus(?:es)?|diesel engines?|ट्रक|बस", "diesel mechanic"],
      ["pumps?|motors?(?! (?:mechanics?|mistri|mistry|मैकेनिक|मिस्त्री))|submersible|पंप|मोटर(?! (?:मैकेनिक|मिस्त्री))", "pump mechanic"],
      ["generators?|gensets?|जनरेटर", "generator mechanic"],
      ["lifts?|elevators?|लिफ्ट", "lift technician"],
      ["ghadi|ghadiyan?|watch(?:es)?|clocks?|घडी|घडियां", "watch repairer"],
      ["silai machines?|sewing machines?|सिलाई मशीन", "sewing machine mechanic"],
      ["bijli|wiring|bijali|current|बिजली|वायरिंग", "electrician"],
      ["nal|nalka|taps?|pipes?|paip|नल|पाइप", "plumber"],
      ["ju+te|jute|juta|chappal\\S*|shoes?|जूते|चप्पल", "cobbler"],
      ["ta+le|tala|locks?|ताला|ताले", "locksmith"],
      ["atm|एटीएम", "atm technician"],
      ["(?:solar )?inverters?|solar panels?|सोलर पैनल", "solar panel installer"],
      ["hawai ?jaha+j|planes?|aircrafts?|aeroplanes?|हवाई जहाज", "aircraft maintenance engineer"],
      ["hospital (?:machin\\S*|equipment)|medical (?:machin\\S*|equipment)", "medical equipment technician"],
    ],
  },
  {
    doing: DRIVING,
    things: [
      ["trains?|rail|rel|रेल|ट्रेन", "locomotive driver"],
      ["metro(?: trains?)?|मेट्रो", "metro train driver"],
      ["bus|बस", "bus driver"],
      ["trucks?|lorry|ट्रक|लॉरी", "truck driver"],
      ["taxi|cabs?|car|gaadi|gadi|टैक्सी|कैब|कार|गाडी", "taxi driver"],
      ["auto|e ?rickshaw|rickshaw|toto|ऑटो|रिक्शा", "auto rickshaw driver"],
      ["tractors?|ट्रैक्टर", "tractor driver"],
      ["cranes?|क्रेन", "crane operator"],
      ["forklifts?|फोर्कलिफ्ट", "forklift operator"],
      ["ambulance|एंबुलेंस|एम्बुलेंस", "ambulance driver"],
      ["nav|nao|naav|boats?|नाव", "boat driver"],
      ["road roller|रोड रोलर", "road roller driver"],
      ["school bus|स्कूल बस", "school bus driver"],
      ["drones?|ड्रोन", "drone pilot"],
      ["hawai ?jaha+j|planes?|aeroplanes?|हवाई जहाज|प्लेन", "commercial pilot"],
      ["helicopters?|हेलीकॉप्टर", "helicopter pilot"],
    ],
  },
  {
    doing: "uda(?:na|ne|ta|ti|ke|kar|u|un)?|fl(?:y|ying|ies)|उडा(?:ना|ने|ता|ती)",
    things: [
      ["drones?|ड्रोन", "drone pilot"],
      ["hawai ?jaha+j|planes?|aeroplanes?|jaha+j|हवाई जहाज|जहाज|प्लेन", "commercial pilot"],
      ["helicopters?|हेलीकॉप्टर", "helicopter pilot"],
    ],
  },
  {
    doing: SELLING,
    things: [
      ["chai|tea|चाय", "tea stall owner"],
      ["kirana|kirane|ration|rashan|general|किराना|राशन|जनरल", "kirana store owner"],
      ["mobiles?|मोबाइल", "mobile phone shop manager"],
      [
        "chaat|(?<!my )chat|golgappe?|pani ?puri|momos?|samosa\\S*|pakod\\S*|fast food|street food|burger|juice|चाट|गोलगप्पे|मोमोज|समोसा|जूस",
        "street food vendor",
      ],
      ["mithai|sweets?|मिठाई", "sweetmeat maker"],
      ["chashm[ae]|glasses|spectacles|चश्मा|चश्मे", "optical shop manager"],
      ["pets?|पालतू", "pet shop manager"],
      ["phool\\S*|flowers?|फूल|फूलों", "florist"],
      ["kitab\\S*|books?|किताब|किताबों", "bookseller"],
      ["kabad\\S*|raddi|scrap|कबाड|रद्दी", "scrap dealer"],
      ["sabji|sabzi|subji|phal|fruits?|vegetables?|सब्जी|फल", "street vendor"],
      ["doodh|dudh|milk|dairy|दूध|डेयरी", "dairy farmer"],
      ["tiffin|dabba|ghar ka khana|टिफिन", "tiffin service owner"],
      ["petrol pump|पेट्रोल पंप", "fuel station manager"],
      ["online|internet (?:par|pe)|ऑनलाइन", "online merchant"],
      ["zameen|jameen|plot|makan|property|real estate|जमीन|प्लॉट|मकान", "real estate agent"],
    ],
  },
  {
    doing: REARING,
    things: [
      ["murg[ia]\\S*|poultry|hens?|chickens?|anda|ande|मुर्गी|मुर्गा|मुर्गियां|अंडा", "poultry farmer"],
      ["bakri\\S*|goats?|बकरी|बकरियां", "goat breeder"],
      ["ga+y|gaye|cows?|bhains|buffalo\\S*|doodh|dairy|गाय|भैंस|डेयरी", "dairy farmer"],
      ["machh?li\\S*|machhali|machli|fish|मछली|मत्स्य", "fish farmer"],
      ["jhinga|shrimps?|prawns?|झींगा", "shrimp farmer"],
      ["madhu ?makkhi|honey ?bees?|bees?|shahad|मधुमक्खी|शहद", "beekeeper"],
      ["resham|silk ?worms?|silk|रेशम", "sericulturist"],
      ["suar|suwar|pigs?|सूअर", "pig breeder"],
      ["mushrooms?|मशरूम", "mushroom cultivator"],
      ["sabji|sabzi|subji|vegetables?|सब्जी|सब्जियां", "vegetable grower"],
      ["phool\\S*|flowers?|फूल|फूलों", "floriculturist"],
      ["phal|fruits?|aam|mango\\S*|फल|आम", "fruit farmer"],
      ["organic|jaivik|जैविक", "organic farmer"],
      ["jadi ?buti|medicinal plants?|aushadhi\\S*|tulsi|aloe vera|जडी बूटी|औषधीय", "medicinal plant grower"],
      ["ganna|ganne|sugarcane|गन्ना", "sugarcane cultivator"],
      ["hydroponic\\S*|bina mitti|हाइड्रोपोनिक", "hydroponic farmer"],
      ["paudh\\S*|plants?|nursery|पौधे|पौध", "plant nursery manager"],
    ],
  },
  {
    doing: MAKING,
    things: [
      ["mitti ke bartan|matk[ae]|clay pots?|pottery|diye|मिट्टी के बर्तन|मटका|मटके", "potter"],
      ["mitti k[aei] (?:khilon\\S*|murti\\S*|moorti\\S*)|मिट्टी क[ीेा] (?:खिलौन\\S*|मूर्ति\\S*)", "clay modeller"],
      ["murti\\S*|moorti\\S*|idols?|statues?|sculptures?|मूर्ति|मूर्तियां", "sculptor"],
      ["khilon[ae]|toys?|खिलौने|खिलौना", "toy maker"],
      ["ju+te|shoes?|जूते", "shoemaker"],
      ["gahn[ae]|ge?hn[ae]|jewell?ery|zevar|गहने|जेवर", "goldsmith"],
      ["furnitures?|almari|darwaz[ae]|फर्नीचर|दरवाजे", "carpenter"],
      ["cakes?|bakery|bread|केक|बेकरी", "pastry chef"],
      ["mithai|sweets?|मिठाई", "sweetmeat maker"],
      ["a?chaa?r|pickles?|masal[ae]|अचार|मसाले", "condiment maker"],
      ["papad|पापड", "papad maker"],
      ["agarbatt?i|अगरबत्ती", "agarbatti maker"],
      ["naksha|naksh[ae]|house plans?|नक्शा|नक्शे", "architect"],
      ["websites?|वेबसाइट", "web developer"],
      ["apps?|mobile apps?|ऐप", "mobile app developer"],
      ["(?:video )?games?|गेम", "game developer"],
      ["robots?|रोबोट", "robotics engineer"],
      ["cartoons?|कार्टून", "2d animator"],
      ["tok[rn]i\\S*|baskets?|टोकरी", "basket maker"],
      ["ghar|makan|building|imarat|मकान|इमारत", "mason"],
    ],
  },
  {
    doing: TESTING,
    things: [
      ["police (?:ke|ki|k) (?:sa+th|liye|lab) (?:khoon|khun|blood|saboot)|saboot|crime scene|सबूत", "forensic scientist"],
      ["khoon|khun|blood|peshab|urine|खून|पेशाब", "medical laboratory technician"],
      ["aa?nkh\\S*|eyes?|nazar|chashm[ae]|आंख|आंखों|नजर", "optometrist"],
      ["x ?rays?|xrey|एक्सरे|एक्स रे", "radiographer"],
      ["kaa?n|hearing|sunne ki|कान", "audiologist"],
      ["mitti|soil|मिट्टी", "soil testing technician"],
      ["paani|pani|water|पानी", "water quality technician"],
      ["doodh|dudh|milk|khan[ae]|food|खाने|दूध", "food safety officer"],
      ["softwares?|apps?|websites?", "software tester"],
    ],
  },
  {
    doing: CUTTING,
    things: [["baa?lo?n?|hair|बाल|बालों", "barber"]],
  },
  {
    doing: CARING,
    things: [
      ["buzurg\\S*|bujurg\\S*|budhe|elderly|old people|bude logo|बुजुर्ग|बुजुर्गों|बूढों", "home health aide"],
      ["mareez\\S*|mariz\\S*|marij\\S*|bimar\\S*|patients?|rogi\\S*|मरीज|मरीजों|बीमारों|बीमार", "registered nurse"],
      ["ghar pe bach\\S*|creche|chhote bach\\S*|छोटे बच्चों", "day care worker"],
      ["bagiche?|garden\\S*|bagh|बगीचे|बगीचा|बाग", "landscape gardener"],
    ],
  },
  {
    doing: GATHERING,
    things: [
      [
        "(?:lac|mahua|महुआ|tendu(?: patt\\S*| leaf| leaves)?|तेंदू(?: पत्त\\S*)?|van ?upaj|vanopaj|वनोपज|वन उपज|minor forest produce|forest produce)(?: (?:jaisi|jaise|jais[ae]|जैसी|जैसे))?(?: (?:van ?upaj|vanopaj|वनोपज))?",
        "lac gatherer",
      ],
    ],
  },
  {
    doing: TEACHING,
    things: [
      ["yoga?|योग", "yoga instructor"],
      ["dance|naach|nritya|डांस|नृत्य", "dance teacher"],
      ["sangeet|music|gaana|संगीत|गाना", "music teacher"],
      ["drawing|painting|chitrakala|ड्राइंग|पेंटिंग", "art teacher"],
      ["computers?|कंप्यूटर", "computer trainer"],
      ["driving|gaadi chalana|गाडी चलाना", "driving instructor"],
      ["silai|सिलाई", "tailoring teacher"],
      ["tairna|swimming|तैरना", "swimming coach"],
      ["karate|judo|taekwondo|कराटे", "martial arts instructor"],
      ["divyang bach\\S*|blind bach\\S*|दिव्यांग बच्चों", "special education teacher"],
    ],
  },
  {
    doing: OPENING,
    things: [
      [`${OF_OTHERS}(?:dairy|doodh ki dairy|डेयरी)`, "dairy farmer"],
      [`${OF_OTHERS}(?:restaurants?|hotel|dhaba|cafe|रेस्टोरेंट|ढाबा|होटल|कैफे)`, "restaurant manager"],
      [`${OF_OTHERS}(?:gym|jim|जिम)`, "gym manager"],
      [`${OF_OTHERS}(?:salon|parlou?r|beauty parlou?r|पार्लर|सैलून)`, "beautician"],
      [`${OF_OTHERS}(?:bakery|बेकरी)`, "pastry chef"],
      [`${OF_OTHERS}(?:coaching|tuition|कोचिंग|ट्यूशन)`, "private tutor"],
      [`${OF_OTHERS}(?:boutique|बुटीक)`, "fashion designer"],
      [`${OF_OTHERS}(?:murgi farm|poultry(?: farm)?|मुर्गी फार्म)`, "poultry farmer"],
      [`${OF_OTHERS}(?:garage|गैराज)`, "motor vehicle mechanic"],
      [`${OF_OTHERS}(?:studio|photo studio|स्टूडियो)`, "portrait photographer"],
    ],
  },
  {
    doing: WORKING_AT,
    things: [
      ["nal|nalk[ae]|pa+ip|pipe|plumbing|नल|पाइप|प्लंबिंग", "plumber"],
      ["bijli|bijali|wiring|light fitting|बिजली|वायरिंग", "electrician"],
      ["lakd[iy]\\S*|lakdi|furniture|लकडी|फर्नीचर", "carpenter"],
      ["lohe?|loha|लोहे|लोहा", "blacksmith"],
      ["sone (?:chandi|cha+ndi)|gahn[ae]|jevar|zevar|सोने चांदी|गहने|गहनों|जेवर", "goldsmith"],
      ["pat+har|पत्थर", "stone mason"],
      ["chamd[ae]|leather|चमडे|चमडा", "leather worker"],
      ["rang|paint|puta+i|pent|पेंट|पुताई|रंग", "house painter"],
      ["silai|kapde sil\\S*|सिलाई", "tailor"],
      ["chinai|eent|raj ?mistri|चिनाई|ईंट|राजमिस्त्री", "mason"],
      ["sheeshe|kaa?nch|glass|शीशे|कांच", "glazier"],
      ["kadha+i|embroidery|zari|कढाई|जरी", "hand embroiderer"],
      ["bunai|हथकरघा|बुनाई", "handloom weaver"],
      ["mit+i ke bartan|मिट्टी के बर्तन", "potter"],
      ["mithai|मिठाई", "sweetmeat maker"],
      ["welding|वेल्डिंग", "welder"],
      ["tiles?|marble|टाइल|मार्बल", "tile setter"],
      ["typing|टाइपिंग", "typist"],
      ["hisab(?: kitab)?|hisaab(?: kitaab)?|हिसाब(?: किताब)?", "accountant"],
    ],
  },
  {
    doing: LAYING,
    things: [
      ["tiles?|marble|tail|टाइल|टाइल्स|मार्बल", "tile setter"],
      ["solar(?: panels?)?|सोलर(?: पैनल)?", "solar panel installer"],
      ["cctv|cameras?|सीसीटीवी", "cctv technician"],
      ["(?:internet|fibre|fiber|broadband)(?: cables?)?", "broadband technician"],
      ["chunar?|paint|puta+i|rang|पेंट|पुताई", "house painter"],
      ["injections?|sui|इंजेक्शन", "registered nurse"],
      ["ac|एसी", "air conditioning mechanic"],
    ],
  },
];

const BETWEEN = "(?: (?:ka|ki|ke|ko|k|se|pe|par|mein|me|kaam|kam|का|की|के|को|से|में|काम))*";
const AFTER_DOING =
  "(?:(?: (?:karna|karne|karke|karta|kar|ka|ki|ke|करना|करने|का|की|के))* (?:wala|wale|wali|vala|vale|kaam|kam|वाला|वाले|वाली|काम))?";
/** What ends a name that stands already. */
const NOT_NAMED =
  "(?! (?:technicians?|engineers?|operators?|officers?|managers?|mechanics?|inspectors?|instructors?|workers?|trainers?|teachers?))";
const ARTICLES = "(?: (?:an?|the|my|old|our|people s|other))*";

type Doings = { readonly doing: RegExp; readonly things: readonly (readonly [pattern: RegExp, career: string])[] };

/** The patterns of a text in which one of the doings stands: the thing before it, as in Hindi, or after it, as in English. */
const PATTERNS: readonly Doings[] = DESCRIBED.map(({ doing, things }) => ({
  doing: new Pattern(` (?:${doing})(?= )`, "u"),
  things: things.map(([thing, career]) => [
    new Pattern(` (?:(?:${thing})${BETWEEN} (?:${doing})${AFTER_DOING}|(?:${doing})${ARTICLES} (?:${thing}))(?= )${NOT_NAMED}`, "gu"),
    career,
  ]),
}));

/** Who does something is one whose work it is: "I repair phones". */
const inPlace = (career: string, before: string): string => (before.endsWith(" i") ? ` am a ${career}` : ` ${career}`);

const described = (text: string, [pattern, career]: Doings["things"][number]): string =>
  text.replace(pattern, (_, at: number) => inPlace(career, text.slice(0, at)));

const ANY_DOING = new Pattern(` (?:${DESCRIBED.map(({ doing }) => doing).join("|")})(?= )`, "u");

/** A padded text with the name of a career in the place of its description. */
export const withDescribedWork = (text: string): string =>
  ANY_DOING.test(text)
    ? PATTERNS.filter(({ doing }) => doing.test(text)).reduce((now, { things }) => things.reduce(described, now), text)
    : text;

/** The careers that descriptions lead to, by name. */
export const DESCRIBED_CAREERS: readonly string[] = DESCRIBED.flatMap(({ things }) => things.map(([, career]) => career));
