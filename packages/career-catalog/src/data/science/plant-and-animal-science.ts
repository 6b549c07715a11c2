import type { Family } from "../../family.ts";

export const plantAndAnimalScience: Family = {
  subcategory: "Plant and Animal Science",
  education: "Doctorate",
  stressLevel: "Low",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Outdoors", "Laboratory", "Farm or forest"],
  personality: ["Observant", "Patient", "Curious"],
  careers: [
    { name: "Botanist", description: "Collects and names wild plants, from Himalayan herbs to mangroves, presses them for a herbarium and studies how they grow, spread and die out.", skills: ["Plant identification", "Herbarium methods", "Field collection", "Plant anatomy"], traits: [4, 5, 8, 3, 3, 6], interests: "IRA", soc: "19-1013.00" },
    { name: "Plant Physiologist", description: "Measures how plants breathe, drink and make food, to understand why one rice variety survives drought and its neighbour wilts.", skills: ["Gas exchange meters", "Growth chambers", "Chlorophyll assays", "Field trials"], traits: [6, 5, 9, 2, 3, 5], interests: "IRC", travelRequired: false, soc: "19-1013.00" },
    { name: "Mycologist", description: "Studies mushrooms, moulds and yeasts, telling edible from deadly and finding those that kill crops or yield medicines.", skills: ["Spore microscopy", "Fungal culture", "DNA barcoding", "Foray collecting"], traits: [5, 5, 8, 3, 2, 5], interests: "IRA", travelRequired: false, soc: "19-1022.00" },
    { name: "Phycologist", description: "Collects and grows algae and seaweeds to learn which bloom and poison water and which give food, fuel or fertiliser.", skills: ["Algal culture", "Light microscopy", "Bloom monitoring", "Photobioreactors"], traits: [6, 5, 8, 2, 2, 5], interests: "IRA" },
    { name: "Zoologist", description: "Studies how animals are built, behave, breed and evolve, through field watching, museum specimens and laboratory work.", skills: ["Animal behaviour records", "Dissection and anatomy", "Species surveys", "Statistics"], traits: [4, 5, 8, 4, 4, 6], interests: "IRA", soc: "19-1023.00" },
    { name: "Entomologist", description: "Examines insects, from locusts and malaria mosquitoes to bees, to control those that harm and protect those that pollinate.", skills: ["Insect trapping", "Pest identification", "Rearing colonies", "Specimen pinning"], traits: [5, 5, 8, 3, 3, 6], interests: "IRA" },
    { name: "Ornithologist", description: "Rings, tracks and counts birds such as bar-headed geese and bustards to learn where they nest, feed and fly.", skills: ["Bird ringing", "Call identification", "GPS tags", "Population modelling"], traits: [5, 5, 8, 3, 3, 8], interests: "IRA", education: "Master's Degree", workEnvironment: ["Outdoors", "Farm or forest", "Office"], soc: "19-1023.00" },
    { name: "Parasitologist", description: "Traces the life cycles of worms, ticks and malaria germs through mosquito, snail or dog to find the step where they can be stopped.", skills: ["Blood smear reading", "Host infection studies", "Drug sensitivity tests", "Vector surveys"], traits: [6, 5, 9, 3, 3, 4], interests: "IRA", workEnvironment: ["Laboratory", "Community or field visits"] },
    { name: "Marine Biologist", description: "Dives and trawls to study corals, fish and whales off coasts such as Lakshadweep, and how warming and nets affect them.", skills: ["Scuba surveys", "Plankton nets", "Fish stock assessment", "Coral monitoring"], traits: [5, 5, 8, 3, 3, 8], interests: "IRA", education: "Master's Degree", workEnvironment: ["At sea", "Laboratory", "Outdoors"], personality: ["Energetic", "Curious", "Observant"], soc: "19-1023.00" },
    { name: "Wildlife Biologist", description: "Counts tigers and elephants with camera traps and dung, follows collared animals and advises parks on corridors and conflict.", skills: ["Camera trapping", "Radio telemetry", "Distance sampling", "Capture protocols"], traits: [5, 5, 8, 4, 5, 8], interests: "IRA", education: "Master's Degree", workEnvironment: ["Outdoors", "Farm or forest", "Office"], soc: "19-1023.00" },
    { name: "Taxonomist", description: "Describes, names and classifies living things, comparing a newly found frog or orchid with museum types and its DNA.", skills: ["Type specimen comparison", "Identification keys", "Phylogenetic trees", "Scientific nomenclature"], traits: [4, 5, 9, 1, 2, 3], interests: "IAC", personality: ["Precise", "Patient", "Observant"] },
  ],
};
