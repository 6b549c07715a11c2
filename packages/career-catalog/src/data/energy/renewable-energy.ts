import type { Family } from "../../family.ts";

export const renewableEnergy: Family = {
  subcategory: "Renewable Energy",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Office", "Outdoors"],
  personality: ["Curious", "Practical", "Logical"],
  careers: [
    { name: "Solar Energy Engineer", description: "Designs solar parks and rooftop plants, fixing tilt, shading, inverters and cables so that each panel yields its most over the year.", skills: ["PVsyst", "Inverter and string sizing", "Shading analysis", "Grid connection rules"], traits: [8, 6, 8, 3, 5, 3], interests: "RIC", soc: "17-2199.11" },
    { name: "Solar Panel Installer", description: "Fixes frames and modules on roofs and ground mounts, wires them to inverters and checks the output before handing over to the owner.", skills: ["Module mounting", "DC wiring", "Earthing", "Multimeter testing"], traits: [7, 2, 4, 4, 2, 9], interests: "RC", education: "ITI Certificate", workEnvironment: ["Outdoors", "On the road"], personality: ["Practical", "Energetic", "Cautious"], soc: "47-2231.00" },
    { name: "Wind Energy Engineer", description: "Works out where turbines should stand on windy ridges and coasts of Tamil Nadu or Gujarat, and improves blades, towers and output.", skills: ["Wind resource assessment", "WAsP or WindPRO", "Turbine loads", "Micrositing"], traits: [8, 6, 9, 3, 4, 3], interests: "IRC", soc: "17-2199.10" },
    { name: "Wind Turbine Technician", description: "Climbs towers in a harness to grease bearings, replace sensors and repair blades and gearboxes high above the fields.", skills: ["Tower climbing and rescue", "Bolt torquing", "Hydraulics", "Fault codes"], traits: [8, 2, 5, 2, 2, 10], interests: "RIC", education: "Diploma", stressLevel: "High", workEnvironment: ["Outdoors", "On the road"], personality: ["Energetic", "Cautious", "Practical"], soc: "49-9081.00" },
    { name: "Hydropower Engineer", description: "Designs and upgrades plants that turn falling river water into electricity, from intake and penstock to turbine choice.", skills: ["Head and flow calculation", "Turbine selection", "Penstock design", "Small hydro planning"], traits: [8, 5, 9, 3, 5, 4], interests: "RIC" },
    { name: "Biogas Technician", description: "Feeds dung, kitchen waste or crop straw into digesters, checks gas and acidity, and mends the pumps and burners.", skills: ["Digester feeding", "Gas analysis", "pH control", "Pump repair"], traits: [6, 2, 4, 4, 2, 8], interests: "RCI", education: "ITI Certificate", workEnvironment: ["Farm or forest", "Factory or plant"] },
    { name: "Fuel Cell Engineer", description: "Develops cells that turn hydrogen into electricity for buses and backup towers, testing membranes and stacks for life and output.", skills: ["Electrochemistry", "Stack assembly", "Hydrogen safety", "Test bench control"], traits: [9, 7, 10, 2, 3, 2], interests: "IRC", education: "Master's Degree", travelRequired: false, workEnvironment: ["Laboratory", "Office"], soc: "17-2141.01" },
    { name: "Geothermal Engineer", description: "Designs ways to use the earth's heat, as in Ladakh's Puga valley, drawing hot water for power, greenhouses or warm buildings.", skills: ["Heat flow modelling", "Geothermal wells", "Heat exchangers", "Heat pump systems"], traits: [8, 5, 9, 3, 4, 4], interests: "IRC" },
  ],
};
