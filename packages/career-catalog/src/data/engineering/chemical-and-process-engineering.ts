import type { Family } from "../../family.ts";

export const chemicalAndProcessEngineering: Family = {
  subcategory: "Chemical and Process Engineering",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Factory or plant", "Office"],
  personality: ["Logical", "Precise", "Practical"],
  careers: [
    {
      name: "Chemical Engineer",
      description:
        "Scales a reaction from a flask to a plant making fertiliser, paint or medicine, by designing reactors, columns and heat exchangers.",
      skills: ["Aspen simulation", "Mass and energy balances", "Reactor design", "Distillation"],
      traits: [9, 6, 9, 3, 5, 3],
      interests: "IRC",
      soc: "17-2041.00",
      payUsd: [96040, 152290],
      growthPercent: 3,
    },
    {
      name: "Process Engineer",
      description:
        "Tunes a running plant to get more product from the same raw material, by studying its data and changing flows, temperatures and steps.",
      skills: ["Process optimisation", "Statistical process control", "Flow diagrams", "Root cause analysis"],
      traits: [8, 6, 9, 3, 5, 4],
      interests: "RIC",
      soc: "17-2041.00",
      payUsd: [96040, 152290],
      growthPercent: 3,
    },
    {
      name: "Process Safety Engineer",
      description:
        "Looks for what could leak, burn or explode in a chemical plant and adds the alarms and relief valves that stop another Bhopal.",
      skills: ["HAZOP studies", "Relief valve sizing", "Risk assessment", "Dispersion modelling"],
      traits: [7, 4, 9, 4, 5, 3],
      interests: "ICR",
      stressLevel: "High",
      personality: ["Cautious", "Logical", "Ethical"],
      soc: "17-2111.00",
      payUsd: [85400, 136150],
      growthPercent: 4,
    },
    {
      name: "Biochemical Engineer",
      description:
        "Grows microbes and cells in steel fermenters to make vaccines, enzymes or insulin, keeping the broth fed, stirred and sterile.",
      skills: ["Fermentation scale-up", "Bioreactor control", "Downstream purification", "Aseptic technique"],
      traits: [8, 6, 9, 2, 4, 3],
      interests: "IRC",
      education: "Master's Degree",
      workEnvironment: ["Laboratory", "Factory or plant"],
      soc: "17-2041.00",
      payUsd: [96040, 152290],
      growthPercent: 3,
    },
    {
      name: "Pharmaceutical Engineer",
      description:
        "Designs clean rooms, tablet lines and water systems for drug factories, and documents that every batch meets inspectors' rules.",
      skills: ["Good manufacturing practice", "Clean room design", "Equipment qualification", "Tablet and vial lines"],
      traits: [8, 4, 7, 3, 4, 3],
      interests: "RIC",
      soc: "17-2041.00",
      payUsd: [96040, 152290],
      growthPercent: 3,
    },
    {
      name: "Food Technologist",
      description:
        "Creates and scales up foods such as instant idli mix or fruit drinks, making them safe, tasty and lasting on the shelf.",
      skills: ["Food preservation", "FSSAI rules", "Shelf-life testing", "Recipe scale-up"],
      traits: [6, 7, 7, 3, 4, 4],
      interests: "IRC",
      workEnvironment: ["Factory or plant", "Laboratory"],
      soc: "19-1012.00",
      payUsd: [65240, 111700],
      growthPercent: 6,
    },
    {
      name: "Sugar Technologist",
      description:
        "Controls the crushing, boiling and crystallising of cane in a sugar mill, so that little sugar is lost in bagasse and molasses.",
      skills: ["Cane juice clarification", "Pan boiling", "Brix and polarisation tests", "Mill loss control"],
      traits: [7, 4, 7, 3, 6, 4],
      interests: "RIC",
      education: "Master's Degree",
    },
    {
      name: "Dairy Technologist",
      description:
        "Runs the processing that turns collected milk into packets, paneer, ghee and ice cream, guarding temperature and hygiene at each step.",
      skills: ["Pasteurisation", "Milk fat and SNF testing", "Clean-in-place systems", "Cheese and ghee processing"],
      traits: [7, 5, 7, 3, 5, 4],
      interests: "RIC",
      soc: "19-1012.00",
      payUsd: [65240, 111700],
      growthPercent: 6,
    },
    {
      name: "Textile Technologist",
      description:
        "Develops yarns, fabrics and finishes for saris, sportswear or bandages, and finds out why cloth shrinks, pills or fades.",
      skills: ["Spinning and weaving technology", "Fabric testing", "Dyeing and finishing", "Fibre properties"],
      traits: [7, 7, 7, 3, 4, 4],
      interests: "RIC",
    },
    {
      name: "Leather Technologist",
      description:
        "Directs tanning, dyeing and finishing of hides in a tannery, choosing chemicals that give soft shoes and clean waste water.",
      skills: ["Tanning chemistry", "Leather grading", "Finishing and dyeing", "Effluent control"],
      traits: [7, 6, 6, 3, 5, 4],
      interests: "RIC",
    },
    {
      name: "Paper Technologist",
      description:
        "Turns wood, straw or old paper into sheets of the needed strength and whiteness, by adjusting pulp, fillers and machine speed.",
      skills: ["Pulping and bleaching", "Paper testing", "Fibre recovery", "Machine wet-end chemistry"],
      traits: [7, 4, 7, 2, 4, 4],
      interests: "RIC",
    },
    {
      name: "Rubber Technologist",
      description:
        "Formulates compounds for tyres, gloves and seals, and adjusts curing until the rubber grips, stretches and lasts as asked.",
      skills: ["Rubber compounding", "Rheometer testing", "Vulcanisation", "Latex processing"],
      traits: [7, 6, 7, 2, 3, 4],
      interests: "IRC",
      workEnvironment: ["Laboratory", "Factory or plant"],
    },
    {
      name: "Plastics Technologist",
      description:
        "Selects polymers and sets moulding conditions for buckets, pipes and car parts, and finds why a part warps or turns brittle.",
      skills: ["Injection moulding", "Polymer selection", "Extrusion", "Melt flow testing"],
      traits: [8, 6, 7, 2, 4, 4],
      interests: "RIC",
      education: "Diploma",
    },
    {
      name: "Glass Technologist",
      description:
        "Controls the recipe and furnace behind bottles, windscreens and bulbs, hunting the bubbles and stresses that make glass shatter.",
      skills: ["Batch formulation", "Furnace control", "Stress inspection", "Annealing"],
      traits: [7, 5, 7, 2, 4, 5],
      interests: "RIC",
    },
    {
      name: "Ceramic Technologist",
      description:
        "Develops tiles, insulators and furnace bricks from clay and oxides, setting the glaze and the firing so that they do not crack.",
      skills: ["Clay body formulation", "Kiln firing curves", "Glaze chemistry", "Refractory testing"],
      traits: [7, 7, 7, 2, 4, 4],
      interests: "IRC",
    },
  ],
};
