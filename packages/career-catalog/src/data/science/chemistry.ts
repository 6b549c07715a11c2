import type { Family } from "../../family.ts";

export const chemistry: Family = {
  subcategory: "Chemistry",
  education: "Master's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Laboratory"],
  personality: ["Precise", "Curious", "Patient"],
  careers: [
    { name: "Organic Chemist", description: "Makes new carbon compounds step by step in glass flasks, for medicines, dyes or perfumes, and proves their structure.", skills: ["Multi-step synthesis", "NMR interpretation", "Column chromatography", "Fume hood safety"], traits: [7, 7, 9, 2, 2, 4], interests: "IRA", soc: "19-2031.00" },
    { name: "Inorganic Chemist", description: "Works with metals, salts and minerals to develop catalysts, pigments and battery materials, and maps how their atoms bond.", skills: ["Coordination chemistry", "Catalyst preparation", "X-ray crystallography", "Glove box work"], traits: [7, 6, 9, 2, 3, 3], interests: "IRC", education: "Doctorate", soc: "19-2031.00" },
    { name: "Physical Chemist", description: "Measures how fast and why reactions go, with lasers and calculations, so that others can predict and steer them.", skills: ["Reaction kinetics", "Laser spectroscopy", "Quantum chemistry software", "Thermodynamics"], traits: [8, 6, 10, 2, 3, 2], interests: "IRA", education: "Doctorate", soc: "19-2031.00" },
    { name: "Analytical Chemist", description: "Finds out what a sample contains and how much, down to traces of lead in turmeric or antibiotic in honey.", skills: ["HPLC and GC-MS", "Method validation", "Sample preparation", "Titration"], traits: [8, 3, 9, 2, 2, 3], interests: "IRC", soc: "19-2031.00" },
    { name: "Medicinal Chemist", description: "Designs molecules that fit a disease target, changing a few atoms at a time until one works in the body without poisoning it.", skills: ["Drug design", "Structure-activity relationships", "Docking software", "Synthesis planning"], traits: [7, 8, 10, 2, 3, 3], interests: "IRA", education: "Doctorate", soc: "19-2031.00" },
    { name: "Polymer Chemist", description: "Links small molecules into long chains to create plastics, glues, paints and gels with the stretch or strength wanted.", skills: ["Polymerisation", "Gel permeation chromatography", "Thermal analysis", "Resin formulation"], traits: [7, 7, 8, 2, 2, 3], interests: "IRC", soc: "19-2031.00" },
    { name: "Food Chemist", description: "Tests and studies what is in foods, from vitamins in millets to adulterants in ghee, and what cooking and storage do to them.", skills: ["Adulteration tests", "Nutrient analysis", "FSSAI methods", "Flavour chemistry"], traits: [7, 4, 8, 3, 2, 3], interests: "IRC", soc: "19-1012.00" },
    { name: "Quality Control Chemist", description: "Tests each batch of raw material and product in a medicine or chemical works, and holds back the lot that fails its specification.", skills: ["Pharmacopoeia tests", "HPLC", "Batch release records", "Stability samples"], traits: [7, 2, 7, 2, 3, 3], interests: "CIR", education: "Bachelor's Degree", soc: "19-4099.01" },
    { name: "Cosmetic Chemist", description: "Formulates creams, shampoos and lipsticks that feel pleasant, keep in the heat and do not irritate the skin.", skills: ["Emulsion formulation", "Preservative testing", "Skin patch trials", "Colour matching"], traits: [6, 8, 7, 3, 3, 3], interests: "IAR", soc: "19-2031.00" },
    { name: "Perfumer", description: "Composes scents by blending natural oils and synthetics, such as Kannauj attars, from a trained memory of many hundred smells.", skills: ["Scent memory", "Accord building", "Essential oils", "Fragrance evaluation"], traits: [4, 10, 5, 3, 2, 2], interests: "AIE", education: "Bachelor's Degree", stressLevel: "Low", workEnvironment: ["Laboratory", "Studio"], personality: ["Imaginative", "Observant", "Patient"] },
    { name: "Water Treatment Chemist", description: "Tests boiler, pool and town water and sets the doses of chlorine, alum or softener that keep it safe and free of scale.", skills: ["Hardness and turbidity tests", "Jar testing", "Dose calculation", "Scale and corrosion control"], traits: [6, 2, 7, 3, 2, 4], interests: "IRC", education: "Bachelor's Degree", workEnvironment: ["Laboratory", "Factory or plant"] },
  ],
};
