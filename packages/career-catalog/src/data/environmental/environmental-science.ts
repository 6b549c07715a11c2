import type { Family } from "../../family.ts";

export const environmentalScience: Family = {
  subcategory: "Environmental Science",
  education: "Master's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Outdoors", "Laboratory", "Office"],
  personality: ["Curious", "Observant", "Persistent"],
  careers: [
    {
      name: "Environmental Scientist",
      description:
        "Samples air, soil and water near factories, towns and rivers to find which pollutant harms whom, and recommends how to clean it up.",
      skills: ["Field sampling", "Pollutant analysis", "Environmental impact assessment", "Data interpretation"],
      traits: [6, 5, 8, 4, 4, 4],
      interests: "IRC",
      soc: "19-2041.00",
      payUsd: [62090, 103730],
      growthPercent: 4,
    },
    {
      name: "Ecologist",
      description:
        "Studies how plants, animals, soil and water depend on each other in a place such as a mangrove or grassland, by counting and mapping.",
      skills: ["Quadrat and transect surveys", "Species identification", "R statistics", "GIS mapping"],
      traits: [5, 5, 9, 3, 4, 7],
      interests: "IRA",
    },
    {
      name: "Industrial Ecologist",
      description:
        "Traces what a product takes in and throws out from mine to dustbin, and finds how one factory's waste can feed another.",
      skills: ["Life cycle assessment", "Material flow analysis", "SimaPro or openLCA", "Circular design"],
      traits: [5, 7, 10, 3, 4, 1],
      interests: "ICR",
      remote: true,
      travelRequired: false,
      workEnvironment: ["Office", "Home"],
      soc: "19-2041.03",
      payUsd: [62090, 103730],
      growthPercent: 4,
    },
    {
      name: "Limnologist",
      description:
        "Investigates fresh and brackish waters such as Dal Lake or Chilika, measuring oxygen, algae and fish to tell why they turn green or foul.",
      skills: ["Water column sampling", "Plankton counts", "Nutrient analysis", "Boat work"],
      traits: [6, 4, 8, 2, 3, 6],
      interests: "IRC",
    },
    {
      name: "Environmental Science Technician",
      description:
        "Collects water and stack-gas samples, runs the meters and titrations, and logs whether a site keeps within pollution limits.",
      skills: ["Stack sampling", "pH, BOD and COD tests", "Instrument calibration", "Chain of custody"],
      traits: [7, 2, 6, 2, 2, 6],
      interests: "RIC",
      education: "Bachelor's Degree",
      soc: "19-4042.00",
      payUsd: [38050, 64170],
      growthPercent: 4,
    },
  ],
};
