import type { Family } from "../../family.ts";

export const physicsAndAstronomy: Family = {
  subcategory: "Physics and Astronomy",
  education: "Doctorate",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Laboratory", "Office", "Classroom or campus"],
  personality: ["Curious", "Logical", "Persistent"],
  careers: [
    { name: "Astronomer", description: "Observes stars and galaxies through telescopes such as the one at Hanle, and works out from faint light how far, hot and old they are.", skills: ["Telescope observation", "Spectroscopy", "Python and image reduction", "Proposal writing"], traits: [6, 7, 10, 2, 3, 2], interests: "IAR", soc: "19-2011.00" },
    { name: "Cosmologist", description: "Builds theories of how the universe began and spreads, checking them against maps of ancient radiation and millions of galaxies.", skills: ["General relativity", "Bayesian statistics", "Large simulations", "Survey data"], traits: [5, 8, 10, 2, 2, 1], interests: "IA", remote: true, workEnvironment: ["Office", "Classroom or campus"], soc: "19-2011.00" },
    { name: "Planetary Scientist", description: "Studies the Moon, Mars and asteroids from orbiter images and meteorites, and helps choose where a probe like Chandrayaan should land.", skills: ["Crater and mineral mapping", "Mission data analysis", "Meteorite study", "Orbital mechanics"], traits: [6, 7, 9, 2, 3, 2], interests: "IAR" },
    { name: "Nuclear Physicist", description: "Bombards atomic nuclei with beams to learn what holds them together, with uses from reactor fuel to cancer scans.", skills: ["Accelerator experiments", "Radiation detectors", "Nuclear models", "ROOT analysis"], traits: [8, 7, 10, 2, 3, 2], interests: "IRA", soc: "19-2012.00" },
    { name: "Particle Physicist", description: "Sifts collisions at giant machines such as CERN's for traces of the smallest building blocks, often in a team spread across the world.", skills: ["Detector physics", "Monte Carlo simulation", "C++ and machine learning", "Quantum field theory"], traits: [7, 8, 10, 3, 3, 1], interests: "IRA", soc: "19-2012.00" },
    { name: "Plasma Physicist", description: "Confines gas hotter than the sun with magnets, as at Gandhinagar's Institute for Plasma Research, in search of fusion power.", skills: ["Tokamak diagnostics", "Magnetic confinement", "Vacuum systems", "Plasma simulation"], traits: [8, 7, 10, 2, 3, 3], interests: "IRA", soc: "19-2012.00" },
    { name: "Condensed Matter Physicist", description: "Explores why solids conduct, magnetise or superconduct, growing crystals and cooling them close to absolute zero.", skills: ["Cryogenics", "Crystal growth", "Electron transport measurement", "Quantum mechanics"], traits: [8, 7, 10, 2, 3, 3], interests: "IRA", soc: "19-2012.00" },
    { name: "Metrologist", description: "Keeps a nation's standards of the second, metre and kilogram exact, as at the National Physical Laboratory, and judges how far a measurement can be trusted.", skills: ["Atomic clocks", "Uncertainty budgets", "Laser interferometry", "Standards comparison"], traits: [8, 4, 10, 2, 3, 2], interests: "IRC", education: "Master's Degree", stressLevel: "Low", workEnvironment: ["Laboratory"], personality: ["Precise", "Patient", "Logical"] },
    { name: "Materials Scientist", description: "Discovers how atoms in metals, ceramics and polymers are arranged, to invent a lighter battery, clearer glass or tougher fibre.", skills: ["X-ray diffraction", "Electron microscopy", "Thin films", "Density functional theory"], traits: [8, 8, 9, 2, 3, 3], interests: "IRA", workEnvironment: ["Laboratory", "Office"], soc: "19-2032.00" },
  ],
};
