import type { Family } from "../../family.ts";

export const biomedicalAndMolecularScience: Family = {
  subcategory: "Biomedical and Molecular Science",
  education: "Doctorate",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Laboratory", "Classroom or campus"],
  personality: ["Curious", "Precise", "Persistent"],
  careers: [
    { name: "Microbiologist", description: "Grows and identifies bacteria and fungi from patients, food, soil or factories to learn which spoil, which cure and which resist drugs.", skills: ["Culture plating", "Gram staining", "Aseptic technique", "DNA sequencing"], traits: [6, 4, 8, 3, 4, 3], interests: "IRC", education: "Master's Degree", soc: "19-1022.00" },
    { name: "Virologist", description: "Studies how viruses such as dengue, Nipah or influenza enter cells and mutate, working in sealed laboratories towards tests and vaccines.", skills: ["Cell culture", "RT-PCR", "Biosafety levels", "Genome tracking"], traits: [7, 6, 9, 3, 4, 3], interests: "IRA", stressLevel: "High", personality: ["Cautious", "Curious", "Persistent"], soc: "19-1022.00" },
    { name: "Immunologist", description: "Explores how the body's defences know friend from germ, to improve vaccines, allergy care and transplants.", skills: ["Flow cytometry", "Antibody assays", "Animal models", "Experiment design"], traits: [6, 6, 9, 3, 4, 3], interests: "IRA", soc: "19-1042.00" },
    { name: "Biochemist", description: "Isolates proteins, enzymes and sugars from living cells and traces the chain of reactions that digests, moves or sickens the body.", skills: ["Protein purification", "Enzyme assays", "Mass spectrometry", "Electrophoresis"], traits: [7, 6, 9, 3, 4, 3], interests: "IRA", soc: "19-1021.00" },
    { name: "Biophysicist", description: "Uses physics on living matter, shining X-rays on proteins or pulling a single DNA strand to learn how they fold and move.", skills: ["Protein crystallography", "Cryo-electron microscopy", "Molecular dynamics", "Optical tweezers"], traits: [8, 7, 10, 2, 3, 2], interests: "IRA", soc: "19-1021.00" },
    { name: "Geneticist", description: "Tracks how traits and diseases such as sickle cell pass down families, crops or animals, by reading and comparing genes.", skills: ["Genome sequencing", "Pedigree analysis", "CRISPR editing", "Population genetics"], traits: [6, 6, 9, 4, 4, 2], interests: "IRA", soc: "19-1029.03" },
    { name: "Molecular Biologist", description: "Cuts, copies and rejoins DNA to see what a gene does, or to make bacteria produce a hormone or vaccine.", skills: ["PCR", "Gene cloning", "Gel electrophoresis", "Primer design"], traits: [7, 6, 9, 3, 3, 3], interests: "IRA", soc: "19-1029.02" },
    { name: "Cell Biologist", description: "Watches living cells divide, move and die under the microscope to learn what goes wrong in cancer or ageing.", skills: ["Fluorescence microscopy", "Stem cell culture", "Cell staining", "Image analysis"], traits: [7, 6, 9, 2, 3, 3], interests: "IRA", soc: "19-1029.02" },
    { name: "Neuroscientist", description: "Records signals from nerve cells and brains of animals and people to learn how memory, movement and mood arise.", skills: ["Electrophysiology", "Brain imaging analysis", "Behavioural experiments", "MATLAB or Python"], traits: [7, 8, 9, 3, 3, 2], interests: "IA", soc: "19-1042.00" },
    { name: "Pharmacologist", description: "Finds out what a drug does to cells, animals and volunteers, how much is enough and when it begins to harm.", skills: ["Dose-response studies", "Animal trial ethics", "Pharmacokinetics", "Good laboratory practice"], traits: [6, 5, 9, 4, 4, 3], interests: "IRS", education: "Master's Degree", soc: "19-1042.00" },
    { name: "Toxicologist", description: "Tests how pesticides, metals, venoms and medicines damage living bodies, and sets the dose below which they can be called safe.", skills: ["Toxicity testing", "Poison analysis", "Risk assessment", "Study reports"], traits: [6, 4, 9, 3, 4, 3], interests: "IRC", education: "Master's Degree", personality: ["Cautious", "Precise", "Ethical"], soc: "19-1042.00" },
  ],
};
