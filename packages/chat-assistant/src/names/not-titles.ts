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
  "id",
  "keeper",
  "maharaj",
  "ot",
  "pet",
  "pro",
  "raider",
  "spotter",
]);
