import type { Family } from "../../family.ts";

export const archaeologyHistoryAndAnthropology: Family = {
  subcategory: "Archaeology, History and Anthropology",
  education: "Master's Degree",
  stressLevel: "Low",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Outdoors", "Office", "Classroom or campus"],
  personality: ["Patient", "Observant", "Curious"],
  careers: [
    { name: "Archaeologist", description: "Excavates buried towns such as Dholavira layer by layer, drawing, sieving and dating finds to rebuild how people lived.", skills: ["Trench excavation", "Pottery dating", "Site drawing", "Total station survey"], traits: [5, 5, 8, 4, 5, 8], interests: "IRA", soc: "19-3091.00" },
    { name: "Cultural Anthropologist", description: "Lives for months with a community, such as herders or migrant workers, learning its language and customs to describe life from inside.", skills: ["Participant observation", "Field notes", "Language learning", "Kinship study"], traits: [1, 7, 7, 7, 3, 4], interests: "IAS", education: "Doctorate", workEnvironment: ["Community or field visits", "Classroom or campus", "Office"], personality: ["Empathetic", "Observant", "Adaptable"], soc: "19-3091.00" },
    { name: "Physical Anthropologist", description: "Compares bones, teeth, body measurements and genes of people and apes to trace human evolution and identify remains.", skills: ["Skeletal analysis", "Anthropometry", "Ancient DNA", "Comparative primate study"], traits: [5, 5, 9, 3, 3, 3], interests: "IRA", education: "Doctorate", workEnvironment: ["Laboratory", "Outdoors", "Classroom or campus"], soc: "19-3091.00" },
    { name: "Historian", description: "Hunts through letters, court records and old newspapers in archives, weighs who can be believed, and writes what happened and why.", skills: ["Archival research", "Source criticism", "Persian or regional scripts", "Historical writing"], traits: [1, 8, 8, 3, 3, 1], interests: "IAS", remote: true, travelRequired: false, workEnvironment: ["Office", "Classroom or campus", "Home"], soc: "19-3093.00" },
    { name: "Epigraphist", description: "Takes ink rubbings of inscriptions on rocks, temples and copper plates, and deciphers Brahmi, Grantha or Persian lines that date kings and gifts.", skills: ["Estampage making", "Ancient scripts", "Sanskrit and Tamil", "Dating by letter form"], traits: [2, 5, 9, 2, 2, 4], interests: "IAR" },
    { name: "Numismatist", description: "Identifies and dates old coins by their metal, portrait and mint mark, spots fakes, and catalogues hoards for museums and collectors.", skills: ["Coin identification", "Forgery detection", "Cataloguing", "Metal testing"], traits: [4, 4, 8, 3, 2, 1], interests: "ICA", travelRequired: false, workEnvironment: ["Office", "Laboratory"], personality: ["Precise", "Patient", "Observant"] },
    { name: "Genealogist", description: "Traces families back through temple pandas' registers, parish books and ship lists, and draws up the proven tree.", skills: ["Vital records", "DNA match reading", "Family tree software", "Old handwriting"], traits: [2, 4, 7, 4, 1, 1], interests: "ICS", education: "Bachelor's Degree", remote: true, travelRequired: false, workEnvironment: ["Home", "Office"] },
  ],
};
