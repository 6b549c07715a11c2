/** A trade of an ITI, or a branch of a polytechnic: how people say it, its name, and how routes of careers name it. */
export type Training = { readonly said: string; readonly name: string; readonly inWays: RegExp };

export const TRADES: readonly Training[] = [
  { said: "copa|computer operator|कोपा", name: "COPA", inWays: /\bCOPA\b/ },
  { said: "electricians?|इलेक्ट्रीशियन", name: "Electrician", inWays: /\bElectrician\b/ },
  { said: "wireman|वायरमैन", name: "Wireman", inWays: /\bWireman\b/ },
  { said: "fitters?|फिटर", name: "Fitter", inWays: /\bFitter\b/ },
  { said: "welders?|welding|वेल्डर|वेल्डिंग", name: "Welder", inWays: /\bWelder\b/ },
  { said: "turners?|टर्नर", name: "Turner", inWays: /\bTurner\b/ },
  { said: "machinists?|मशीनिस्ट", name: "Machinist", inWays: /\bMachinist\b/ },
  { said: "plumbers?|प्लंबर", name: "Plumber", inWays: /\bPlumber\b/ },
  { said: "carpenters?|कारपेंटर", name: "Carpenter", inWays: /\bCarpenter\b/ },
  { said: "diesel(?: mechanics?)?|mechanic diesel|डीजल", name: "Mechanic Diesel", inWays: /\bDiesel\b/ },
  { said: "motor mechanics?|mmv|motor vehicle|मोटर मैकेनिक", name: "Mechanic Motor Vehicle", inWays: /\bMotor (?:Vehicle|Mechanic)\b/ },
  { said: "electronics?(?: mechanics?)?|इलेक्ट्रॉनिक्स", name: "Electronics Mechanic", inWays: /\bElectronics\b/ },
  { said: "refrigeration|rac|ac mechanic", name: "Refrigeration and Air Conditioning", inWays: /\bRefrigeration\b/ },
  { said: "instrument mechanics?|instrumentation", name: "Instrument Mechanic", inWays: /\bInstrument Mechanic\b/ },
  { said: "draughtsm[ae]n|draftsm[ae]n|ड्राफ्ट्समैन", name: "Draughtsman", inWays: /\bDraughtsman\b/ },
  { said: "surveyors?|सर्वेयर", name: "Surveyor", inWays: /\bSurveyor\b/ },
  { said: "stenographers?|stenography|steno|स्टेनो", name: "Stenographer", inWays: /\bStenographer\b/ },
  {
    said: "sewing(?: technology)?|dress making|cutting tailoring|silai|सिलाई",
    name: "Sewing Technology",
    inWays: /\b(?:Sewing|Dress Making)\b/,
  },
  { said: "cosmetology|beautician|beauty|ब्यूटीशियन", name: "Cosmetology", inWays: /\bCosmetology\b/ },
  { said: "bakery|baker(?: and confectioner)?|बेकरी", name: "Baker and Confectioner", inWays: /\bBaker and\b/ },
  { said: "food production|cookery", name: "Food Production", inWays: /\bFood Production\b/ },
  { said: "computer hardware|hardware(?: and)?(?: networking)?", name: "Computer Hardware", inWays: /\bComputer Hardware\b/ },
  { said: "tool and die|tool die", name: "Tool and Die Maker", inWays: /\bTool (?:&|and) Die\b/ },
  { said: "tractor(?: mechanics?)?|ट्रैक्टर", name: "Mechanic Tractor", inWays: /\b(?:Tractor|Agricultural Machinery)\b/ },
];

export const BRANCHES: readonly Training[] = [
  { said: "mechanical|mech|मैकेनिकल", name: "Mechanical Engineering", inWays: /\bMechanical\b/ },
  { said: "civil|सिविल", name: "Civil Engineering", inWays: /\bCivil\b/ },
  { said: "electrical|इलेक्ट्रिकल", name: "Electrical Engineering", inWays: /\bElectrical\b/ },
  { said: "electronics?|ece|telecommunications?|इलेक्ट्रॉनिक्स", name: "Electronics", inWays: /\bElectronics\b/ },
  { said: "computer(?: science| engineering)?|cse?|it|कंप्यूटर", name: "Computer Engineering", inWays: /\b(?:Computer|IT)\b/ },
  { said: "chemical|केमिकल", name: "Chemical Engineering", inWays: /\bChemical\b/ },
  { said: "automobile|auto|ऑटोमोबाइल", name: "Automobile Engineering", inWays: /\bAutomobile\b/ },
  { said: "mining|माइनिंग", name: "Mining Engineering", inWays: /\bMining\b/ },
  { said: "textile|टेक्सटाइल", name: "Textile Technology", inWays: /\bTextile\b/ },
  { said: "instrumentation", name: "Instrumentation", inWays: /\bInstrumentation\b/ },
  { said: "agriculture|agricultural|krishi|कृषि", name: "Agriculture", inWays: /\bAgricultur(?:e|al)\b/ },
  { said: "fashion(?: design\\S*)?|फैशन", name: "Fashion Design", inWays: /\bFashion\b/ },
  { said: "hotel management|होटल मैनेजमेंट", name: "Hotel Management", inWays: /\b(?:Hotel|Front Office|Food Production)\b/ },
];
