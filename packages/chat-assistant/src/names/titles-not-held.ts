/** Well-known titles that no record of the catalogue has, by all their spellings, with the ids of the careers that come nearest. */
export const TITLES_NOT_HELD: readonly { readonly names: readonly string[]; readonly near: readonly string[] }[] = [
  {
    names: ["musicologist", "ethnomusicologist", "musicology", "ethnomusicology"],
    near: ["music-composer", "music-teacher", "cultural-anthropologist"],
  },
  { names: ["flavourist", "flavorist", "food flavourist", "flavour chemist"], near: ["food-technologist", "food-chemist", "perfumer"] },
  { names: ["penologist", "penology"], near: ["criminologist", "jail-superintendent", "prison-instructor"] },
  { names: ["herpetologist", "herpetology", "snake catcher", "snake rescuer"], near: ["zoologist", "wildlife-biologist", "zookeeper"] },
  { names: ["primatologist", "primatology"], near: ["wildlife-biologist", "zoologist", "physical-anthropologist"] },
  { names: ["psephologist", "psephology", "election analyst"], near: ["political-scientist", "statistician", "survey-researcher"] },
  { names: ["mortician", "embalmer"], near: ["funeral-director"] },
  { names: ["volcanologist", "vulcanologist", "volcanology"], near: ["geologist", "seismologist"] },
  { names: ["lexicographer", "lexicography", "dictionary maker"], near: ["copy-editor", "translator", "computational-linguist"] },
  { names: ["linguist", "linguistics expert"], near: ["computational-linguist", "translator", "interpreter", "speech-therapist"] },
  { names: ["philatelist"], near: ["numismatist", "antique-dealer", "museum-curator"] },
  { names: ["lobbyist"], near: ["public-relations-officer", "policy-analyst", "political-scientist"] },
  { names: ["doula", "birth companion"], near: ["midwife", "lactation-consultant", "labour-and-delivery-nurse"] },
  { names: ["mahout", "mahavat", "महावत"], near: ["zookeeper", "forest-guard", "wildlife-veterinarian"] },
  { names: ["bodyguard", "body guard", "angrakshak", "अंगरक्षक", "बॉडीगार्ड"], near: ["security-guard", "security-manager", "commando"] },
  {
    names: ["handwriting expert", "polygraph examiner", "ballistics expert", "ballistic expert"],
    near: ["forensic-scientist", "police-detective", "criminologist"],
  },
  { names: ["bioethicist", "ethicist", "ai ethicist"], near: ["philosophy-professor", "policy-analyst", "data-protection-counsel"] },
  { names: ["futurist", "futurologist"], near: ["policy-analyst", "market-research-analyst", "town-planner"] },
  { names: ["emcee", "event anchor", "event host", "anchoring at events"], near: ["television-presenter", "radio-host", "event-manager"] },
];
