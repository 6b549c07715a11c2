import type { Family } from "../../family.ts";

export const powerGenerationAndGrid: Family = {
  subcategory: "Power Generation and Grid",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Factory or plant", "Control room"],
  personality: ["Logical", "Practical", "Calm under pressure"],
  careers: [
    { name: "Power Generation Engineer", description: "Looks after the efficiency and upgrades of coal, gas or waste-heat power stations, from fuel feed to generator output.", skills: ["Heat rate analysis", "Boiler and turbine systems", "Overhaul planning", "Emission control"], traits: [9, 4, 8, 3, 6, 4], interests: "RIC" },
    { name: "Power Systems Engineer", description: "Studies how faults, storms and solar surges ripple through a state's grid and sets relays and plans lines to keep it stable.", skills: ["Load flow studies", "Protection relay settings", "PSS/E", "Stability analysis"], traits: [8, 4, 10, 2, 4, 1], interests: "IRC", workEnvironment: ["Office"], soc: "17-2071.00" },
    { name: "Power Distribution Engineer", description: "Designs and upgrades the feeders, transformers and poles that bring electricity from substation to street, and cuts losses and theft.", skills: ["Feeder planning", "Transformer loading", "Loss reduction", "Smart metering"], traits: [8, 4, 7, 5, 6, 4], interests: "RIC", travelRequired: true, workEnvironment: ["Office", "Outdoors"], soc: "17-2071.00" },
    { name: "Substation Engineer", description: "Designs and maintains the yards of transformers, breakers and busbars where voltage is stepped up or down, with no room for a wrong switch.", skills: ["Switchyard layout", "Circuit breaker testing", "Earthing design", "Relay coordination"], traits: [9, 4, 8, 3, 5, 4], interests: "RIC", stressLevel: "High", workEnvironment: ["Outdoors", "Control room", "Office"], soc: "17-2071.00" },
    { name: "Power Plant Operator", description: "Starts, watches and stops the boilers and generators of a power station shift by shift, matching output to what the grid asks.", skills: ["Control panel operation", "Start-up sequences", "Log keeping", "Alarm response"], traits: [8, 1, 6, 2, 3, 4], interests: "RCI", education: "Diploma", stressLevel: "High", soc: "51-8013.00" },
    { name: "Turbine Operator", description: "Runs steam or water turbines at the right speed, listening and checking oil, bearings and valves so that the generator holds its frequency.", skills: ["Governor control", "Lubrication checks", "Vibration readings", "Synchronising"], traits: [7, 1, 5, 2, 2, 5], interests: "RCI", education: "ITI Certificate", soc: "51-8013.00" },
    { name: "Boiler Operator", description: "Fires and tends steam boilers, watching water level, pressure and fuel by the gauge, with a certificate of competency under the Boilers Act.", skills: ["Water level control", "Burner adjustment", "Feedwater treatment", "Safety valve checks"], traits: [7, 1, 4, 2, 2, 6], interests: "RC", education: "ITI Certificate", stressLevel: "High", workEnvironment: ["Factory or plant"], personality: ["Cautious", "Observant", "Disciplined"], soc: "51-8021.00" },
    { name: "Load Dispatcher", description: "Balances a region's electricity minute by minute from a control room, telling stations to raise or drop output and rerouting round failed lines.", skills: ["SCADA monitoring", "Load forecasting", "Switching orders", "Grid code"], traits: [7, 2, 8, 4, 6, 1], interests: "CRI", stressLevel: "High", workEnvironment: ["Control room"], personality: ["Calm under pressure", "Decisive", "Precise"], soc: "51-8012.00" },
  ],
};
