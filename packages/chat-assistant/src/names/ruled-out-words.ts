import type { WorkEnvironment } from "@career-clarity/career-catalog";

/** Something that is ruled out of work: what people call it, its first name for showing, and the words with which records speak of it. */
type RuledOut = {
  readonly said: readonly string[];
  readonly words: readonly string[];
  /** Fields of the catalogue that are made of it, whatever words their records have. */
  readonly fields?: readonly string[];
  /** Places where such work is done. */
  readonly places?: readonly WorkEnvironment[];
};

const RULED_OUT: readonly RuledOut[] = [
  {
    said: ["coding", "code", "coder", "programming", "program", "कोडिंग", "प्रोग्रामिंग"],
    words: [
      "coding",
      "code",
      "software",
      "programming",
      "programmer",
      "javascript",
      "python",
      "debugging",
      "html",
      "frontend",
      "wordpress",
      "sql",
      "blockchain",
      "unity",
      "penetration",
      "scripting",
      "linux",
    ],
    fields: ["Software Development", "AI and Computing Research"],
  },
  {
    said: [
      "blood",
      "khoon",
      "khun",
      "surgery",
      "surgeries",
      "operation",
      "operations",
      "injection",
      "injections",
      "needle",
      "needles",
      "खून",
      "रक्त",
    ],
    words: [
      "blood",
      "surgery",
      "surgeon",
      "surgical",
      "veterinary",
      "veterinarian",
      "nurse",
      "nursing",
      "wound",
      "injured",
      "physician",
      "doctor",
      "midwife",
      "pathologist",
      "phlebotomist",
      "autopsy",
      "slaughter",
      "butcher",
      "dental",
      "dentist",
      "trauma",
      "ambulance",
      "incision",
      "anaesthesia",
      "haematology",
      "injection",
    ],
    fields: ["Medical Specialists", "Surgery, Anaesthesia and Emergency Medicine", "Nursing and Midwifery", "Animal Health"],
  },
  {
    said: ["dissection", "dissecting", "dissections", "dissect", "cutting", "चीरफाड"],
    words: ["dissection", "dissections", "dissect", "dissects", "autopsy", "slaughter", "surgeon", "taxidermist", "carcass"],
    fields: ["Surgery, Anaesthesia and Emergency Medicine"],
  },
  { said: ["english", "angrezi", "angreji", "अंग्रेजी", "इंग्लिश"], words: ["english", "translator", "translation", "interpreter"] },
  {
    said: ["drawing", "sketching", "draw", "ड्राइंग"],
    words: ["drawing", "sketch", "illustrator", "illustration", "painter", "draughtsman"],
  },
  { said: ["animals", "animal", "janwar", "jaanwar", "जानवर"], words: ["animal", "livestock", "veterinary", "cattle", "wildlife", "dog"] },
  {
    said: ["computer", "computers", "laptop", "कंप्यूटर"],
    words: ["computer", "software", "spreadsheet", "data", "digital", "web", "coding"],
  },
  {
    said: ["playing", "player", "play", "players", "khiladi", "khelna", "खिलाडी", "खेलना"],
    words: [],
    fields: ["Athletes"],
  },
  { said: ["singing", "sing", "gaana", "gana", "गाना"], words: ["singer", "vocalist", "singing"] },
  { said: ["acting", "actor", "अभिनय"], words: ["actor", "acting"], fields: ["Dance, Acting and Performance"] },
  { said: ["school", "schools", "स्कूल"], words: ["school"], fields: ["School Teaching", "Early Childhood Education"] },
  {
    said: ["children", "kids", "bachche", "bacche", "bachcho", "bachchon", "बच्चे", "बच्चों"],
    words: ["children", "child", "toddler", "pupils"],
    fields: ["School Teaching", "Early Childhood Education"],
  },
  { said: ["court", "courts", "courtroom", "अदालत"], words: ["court", "trial"], fields: ["Litigation", "Judiciary and Court Officers"] },
  {
    said: ["camera", "कैमरा"],
    words: ["anchor", "presenter", "camera", "cameraperson", "actor", "newsreader", "vlogger"],
    fields: ["Dance, Acting and Performance"],
  },
  { said: ["hotel", "hotels", "होटल"], words: ["hotel", "restaurant"], places: ["Hotel or restaurant"] },
  { said: ["hospital", "hospitals", "aspatal", "अस्पताल"], words: [], places: ["Hospital or clinic"] },
  {
    said: ["patients", "patient", "mareez", "मरीज"],
    words: ["patient", "patients"],
    fields: [
      "Nursing and Midwifery",
      "Medical Specialists",
      "Surgery, Anaesthesia and Emergency Medicine",
      "Dentistry and Eye Care",
      "Therapy and Mental Health",
      "Emergency and Clinical Support",
      "AYUSH and Traditional Medicine",
    ],
  },
  {
    said: ["fight", "fighting", "combat", "war", "ladai", "लडाई"],
    words: ["fights", "rifle", "gunner", "raid", "raids", "commando", "infantry", "artillery", "fighter"],
  },
  { said: ["lab", "labs", "laboratory", "लैब"], words: ["lab", "laboratory"], places: ["Laboratory"] },
  { said: ["sales", "selling", "marketing", "target", "targets"], words: ["sales", "selling", "salesperson", "marketing"] },
];

/** Every word that may be ruled out. */
export const RULED_OUT_NAMES: readonly string[] = RULED_OUT.flatMap(({ said }) => said);

const bySaid: ReadonlyMap<string, RuledOut> = new Map(RULED_OUT.flatMap((row) => row.said.map((word) => [word, row] as const)));

/** What a word that is ruled out means in records, with its plain name; null for words that mean only themselves. */
export function ruledOutWords(word: string): (Required<Omit<RuledOut, "said">> & { readonly name: string }) | null {
  const row = bySaid.get(word);
  return row === undefined ? null : { name: row.said[0] ?? word, words: row.words, fields: row.fields ?? [], places: row.places ?? [] };
}
