import type { Family } from "../../family.ts";

export const earthAndAtmosphericScience: Family = {
  subcategory: "Earth and Atmospheric Science",
  education: "Master's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Outdoors", "Laboratory", "Office"],
  personality: ["Curious", "Observant", "Logical"],
  careers: [
    { name: "Geologist", description: "Maps rocks on foot with hammer and compass, logs drill cores and tells where ore, water or a fault is likely to lie.", skills: ["Field mapping", "Core logging", "Rock identification", "GIS"], traits: [6, 5, 8, 3, 4, 8], interests: "IRA", soc: "19-2042.00" },
    { name: "Mineralogist", description: "Identifies and measures minerals by crystal, colour and chemistry, for museums, mines and makers of ceramics and gems.", skills: ["Polarising microscope", "X-ray diffraction", "Electron microprobe", "Crystal classification"], traits: [7, 4, 8, 2, 2, 3], interests: "IRC", travelRequired: false, workEnvironment: ["Laboratory"], soc: "19-2042.00" },
    { name: "Palaeontologist", description: "Digs out and cleans fossils, such as the dinosaurs of Gujarat, and pieces together the life and climate of lost ages.", skills: ["Fossil excavation", "Preparation tools", "Comparative anatomy", "Stratigraphy"], traits: [4, 7, 9, 3, 3, 7], interests: "IRA", education: "Doctorate", soc: "19-2042.00" },
    { name: "Geophysicist", description: "Sends sound, electric current and magnetic readings into the ground to picture the layers, oil, water or ruins hidden below.", skills: ["Seismic surveying", "Gravity and magnetic data", "Signal processing", "Inversion software"], traits: [8, 5, 10, 2, 3, 5], interests: "IRC", soc: "19-2042.00" },
    { name: "Seismologist", description: "Reads earthquake waves from a network of stations to locate shocks, map faults and say how hard the ground may shake.", skills: ["Seismogram analysis", "Hazard mapping", "Station networks", "Wave theory"], traits: [7, 5, 10, 3, 3, 3], interests: "IRC", education: "Doctorate", soc: "19-2042.00" },
    { name: "Geochemist", description: "Measures elements and isotopes in rocks, soil and springs to date them, find ore or trace where arsenic in a well comes from.", skills: ["Isotope ratio analysis", "ICP-MS", "Rock digestion", "Geochemical mapping"], traits: [7, 5, 9, 2, 3, 4], interests: "IRC", soc: "19-2042.00" },
    { name: "Oceanographer", description: "Studies currents, waves, salt and heat of the sea from ships and floats, helping to forecast cyclones and fishing grounds.", skills: ["Research cruises", "CTD casts", "Ocean models", "Satellite sea data"], traits: [7, 5, 9, 3, 3, 5], interests: "IRA", workEnvironment: ["At sea", "Office", "Laboratory"], soc: "19-2042.00" },
    { name: "Hydrologist", description: "Measures rain, rivers and snowmelt and models how much water will come, for dams, flood warnings and sharing between states.", skills: ["Stream gauging", "Rainfall-runoff modelling", "Flood frequency", "GIS"], traits: [6, 5, 9, 3, 4, 4], interests: "IRC", soc: "19-2043.00" },
    { name: "Hydrogeologist", description: "Studies how water seeps and moves through rock below the ground, where it is sweet or salty and how far pollution has crept.", skills: ["Aquifer mapping", "Pumping test analysis", "MODFLOW", "Water chemistry"], traits: [6, 5, 9, 3, 4, 6], interests: "IRC", soc: "19-2043.00" },
    { name: "Meteorologist", description: "Reads satellite pictures, balloons and computer models to forecast rain, fog and cyclones for farmers, pilots and fishermen.", skills: ["Synoptic charts", "Numerical weather models", "Doppler weather radar", "Warning bulletins"], traits: [7, 4, 9, 4, 3, 1], interests: "IRC", stressLevel: "High", travelRequired: false, workEnvironment: ["Office", "Control room"], soc: "19-2021.00" },
    { name: "Climatologist", description: "Compares decades of temperature, ice and monsoon records with models to tell how climate is shifting and what is coming.", skills: ["Climate model output", "Statistical trend analysis", "Palaeoclimate records", "Python"], traits: [5, 6, 10, 3, 3, 1], interests: "IAC", education: "Doctorate", remote: true, travelRequired: false, workEnvironment: ["Office", "Home"], soc: "19-2021.00" },
    { name: "Remote Sensing Scientist", description: "Turns satellite and drone images, as from ISRO's Cartosat, into measures of crop health, glacier melt or city growth.", skills: ["Image classification", "Spectral indices", "Google Earth Engine", "Radar imagery"], traits: [7, 5, 9, 2, 3, 1], interests: "IRC", travelRequired: false, workEnvironment: ["Office", "Laboratory"], soc: "19-2099.01" },
  ],
};
