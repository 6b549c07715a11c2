/** Other names of careers in the catalogue that, alone, nearly always mean something else. */
export const NOT_TITLES: ReadonlySet<string> = new Set([
  "ab",
  "acting",
  "builder",
  "buyer",
  "captain",
  "cha",
  "coe",
  "deo",
  "gre",
  "id",
  "keeper",
  "maharaj",
  "mst",
  "ot",
  "pet",
  "pro",
  "raider",
  "spotter",
]);

/** Those of them that in capitals, where a career is asked for, are its name. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(["cha", "coe", "mst", "pro"]);
