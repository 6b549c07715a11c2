import type { Family } from "../../family.ts";

export const laboratoryAndFieldTechnicians: Family = {
  subcategory: "Laboratory and Field Technicians",
  education: "Bachelor's Degree",
  stressLevel: "Low",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Laboratory"],
  personality: ["Precise", "Organised", "Patient"],
  careers: [
    { name: "Biology Laboratory Technician", description: "Prepares slides, cultures and solutions, cares for laboratory animals or plants and records results for biologists.", skills: ["Slide staining", "Media preparation", "Autoclave use", "Specimen care"], traits: [6, 2, 6, 3, 2, 4], interests: "RIC", soc: "19-4021.00" },
    { name: "Chemical Laboratory Technician", description: "Mixes reagents, runs titrations and chromatographs to a written method, and keeps glassware and balances fit for use.", skills: ["Titration", "Reagent preparation", "Gas chromatograph running", "Balance care"], traits: [7, 2, 6, 2, 1, 4], interests: "RIC", soc: "19-4031.00" },
    { name: "Physics Laboratory Technician", description: "Sets up circuits, optics and vacuum pumps for experiments in colleges and institutes, and repairs apparatus that fails.", skills: ["Apparatus set-up", "Vacuum pumps", "Soldering", "Optical bench alignment"], traits: [8, 3, 6, 3, 1, 5], interests: "RIC", workEnvironment: ["Laboratory", "Classroom or campus"] },
    { name: "Geological Technician", description: "Slices rocks into thin sections, runs field instruments and logs samples and cores that geologists will study.", skills: ["Thin section cutting", "Sample cataloguing", "Sieve analysis", "Field instrument use"], traits: [6, 2, 5, 2, 2, 6], interests: "RIC", travelRequired: true, workEnvironment: ["Laboratory", "Outdoors"], soc: "19-4043.00" },
    { name: "Soil Laboratory Technician", description: "Dries, sieves and tests soil brought by farmers or builders for acidity, nitrogen, salt and grain size, and fills in the soil health card.", skills: ["Soil pH and NPK tests", "Sieve and hydrometer tests", "Flame photometer", "Sample registers"], traits: [6, 1, 5, 2, 1, 5], interests: "RCI", education: "Diploma", soc: "19-4012.00" },
    { name: "Food Science Technician", description: "Checks samples of milk, spices and packed food for fat, moisture, germs and colour beside the production line or in a state laboratory.", skills: ["Moisture and fat tests", "Plate counts", "Sensory panels", "Sample sealing"], traits: [6, 2, 6, 3, 2, 4], interests: "RIC", soc: "19-4013.00" },
    { name: "Taxidermist", description: "Preserves skins of birds and animals and mounts them lifelike on forms with glass eyes, for museums and study collections.", skills: ["Skinning and tanning", "Form sculpting", "Feather and fur setting", "Specimen restoration"], traits: [5, 9, 3, 2, 1, 6], interests: "RA", education: "Short Course or Certificate", workEnvironment: ["Workshop", "Studio"], personality: ["Patient", "Imaginative", "Precise"] },
    { name: "Weather Observer", description: "Reads thermometers, rain gauge and barometer at set hours, releases balloons and sends coded reports from station or airport.", skills: ["Rain gauge and barometer reading", "Cloud identification", "Balloon release", "METAR coding"], traits: [5, 1, 5, 2, 1, 3], interests: "RCI", education: "Diploma", workEnvironment: ["Outdoors", "Office"], personality: ["Disciplined", "Observant", "Precise"] },
  ],
};
