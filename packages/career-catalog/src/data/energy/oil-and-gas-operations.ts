import type { Family } from "../../family.ts";

export const oilAndGasOperations: Family = {
  subcategory: "Oil and Gas Operations",
  education: "ITI Certificate",
  stressLevel: "High",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Outdoors", "At sea", "Factory or plant"],
  personality: ["Practical", "Energetic", "Disciplined"],
  careers: [
    { name: "Oil Rig Driller", description: "Works the controls that lift, turn and lower the drill pipe, watching weight and pressure gauges, and shuts the well at the first sign of a kick.", skills: ["Drawworks control", "Well control", "Pressure gauge reading", "Drill string handling"], traits: [8, 2, 6, 3, 6, 8], interests: "RCE", education: "Diploma", soc: "47-5012.00" },
    { name: "Derrickhand", description: "Works high up on the drilling mast, guiding lengths of pipe into the rack, and tends the mud pumps between trips.", skills: ["Pipe racking", "Mud mixing", "Pump upkeep", "Work at height"], traits: [6, 1, 3, 2, 2, 10], interests: "RC", soc: "47-5011.00" },
    { name: "Roustabout", description: "Loads pipe and supplies, scrapes, paints and mends the deck and gear of an oil rig or field, wherever a pair of hands is needed.", skills: ["Slinging and rigging", "Hand tools", "Deck cleaning and painting", "Crane signalling"], traits: [4, 1, 2, 2, 1, 10], interests: "RC", education: "Class 10", soc: "47-5071.00" },
    { name: "Tool Pusher", description: "Runs the drilling crew of a rig through its weeks offshore, seeing that people, spares and safety drills keep the well on plan.", skills: ["Rig operations", "Crew rostering", "Well control certificate", "Equipment ordering"], traits: [7, 3, 6, 5, 9, 5], interests: "ERC", education: "Diploma", personality: ["Decisive", "Calm under pressure", "Confident"], soc: "47-1011.00" },
    { name: "Well Cementer", description: "Mixes and pumps cement slurry down a new well so that it sets between steel casing and rock and seals out water and gas.", skills: ["Slurry mixing", "High-pressure pumping", "Cement density control", "Pump truck operation"], traits: [7, 2, 5, 2, 3, 8], interests: "RCI", soc: "47-5013.00" },
    { name: "Refinery Operator", description: "Runs the columns, furnaces and pumps that split crude into petrol, diesel and LPG, patrolling the unit and adjusting it from the console.", skills: ["DCS console", "Distillation unit operation", "Sampling", "Emergency shutdown"], traits: [8, 2, 6, 3, 3, 5], interests: "RCI", education: "Diploma", travelRequired: false, workEnvironment: ["Factory or plant", "Control room"], personality: ["Observant", "Calm under pressure", "Disciplined"], soc: "51-8093.00" },
    { name: "Gas Plant Operator", description: "Cleans, compresses and separates natural gas into pipeline gas, cooking gas and liquids, holding pressures and temperatures steady.", skills: ["Compressor operation", "Gas drying and sweetening", "Valve line-up", "Leak detection"], traits: [8, 2, 6, 2, 3, 5], interests: "RCI", education: "Diploma", travelRequired: false, workEnvironment: ["Factory or plant", "Control room"], personality: ["Observant", "Calm under pressure", "Disciplined"], soc: "51-8092.00" },
  ],
};
