import type { Family } from "../../family.ts";

export const roboticsBiomedicalAndOpticalEngineering: Family = {
  subcategory: "Robotics, Biomedical and Optical Engineering",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Laboratory", "Office"],
  personality: ["Curious", "Imaginative", "Logical"],
  careers: [
    { name: "Robotics Engineer", description: "Builds robots that weld, pick parcels or explore drains, joining arms, sensors and software until the machine acts on its own.", skills: ["ROS", "Kinematics", "Motion planning", "Sensor integration"], traits: [10, 8, 9, 3, 4, 3], interests: "IRA", soc: "17-2199.08" },
    { name: "Mechatronics Engineer", description: "Merges mechanics, electronics and code in one product, such as an ATM, antilock brake or washing machine that senses its load.", skills: ["Embedded C", "Servo control", "CAD", "Sensors and actuators"], traits: [10, 7, 8, 3, 3, 3], interests: "RIC", soc: "17-2199.05" },
    { name: "Biomedical Engineer", description: "Applies engineering to the body, developing low-cost ventilators, implants and monitors together with doctors.", skills: ["Medical instrumentation", "Biosignal processing", "Biomaterials", "Prototype trials"], traits: [8, 8, 9, 4, 4, 2], interests: "IRA", soc: "17-2031.00" },
    { name: "Clinical Engineer", description: "Selects, checks and manages the ventilators, scanners and monitors of a hospital, so that none fails beside a patient.", skills: ["Medical equipment safety testing", "Maintenance contracts", "Equipment planning", "User training"], traits: [8, 3, 7, 6, 5, 4], interests: "RIS", workEnvironment: ["Hospital or clinic"], soc: "17-2031.00" },
    { name: "Rehabilitation Engineer", description: "Designs wheelchairs, artificial limbs and switches around one person's disability, fitting and changing them till the user copes alone.", skills: ["Assistive device design", "Gait analysis", "3D printing", "User assessment"], traits: [7, 8, 7, 8, 3, 4], interests: "RSI", workEnvironment: ["Hospital or clinic", "Workshop"], personality: ["Empathetic", "Imaginative", "Patient"], soc: "17-2031.00" },
    { name: "Medical Device Engineer", description: "Takes products such as stents or glucose meters from sketch to approval, with risk files, bench tests and trial batches.", skills: ["ISO 13485", "Design controls", "Biocompatibility testing", "Risk management files"], traits: [8, 7, 8, 3, 4, 2], interests: "IRC", workEnvironment: ["Office", "Laboratory"], soc: "17-2031.00" },
    { name: "Nanoengineer", description: "Builds and arranges matter at the scale of a few atoms, for sharper sensors, water filters or drug carriers, in a clean room.", skills: ["Thin film deposition", "Electron microscopy", "Lithography", "Nanoparticle synthesis"], traits: [9, 8, 9, 2, 3, 2], interests: "IRA", education: "Doctorate", soc: "17-2199.09" },
    { name: "Photonics Engineer", description: "Works with lasers, fibres and light sensors to cut metal, carry internet data or measure oxygen in the blood.", skills: ["Laser systems", "Optical fibre testing", "Optical simulation", "Detector alignment"], traits: [9, 6, 9, 2, 3, 3], interests: "IRC", education: "Master's Degree", soc: "17-2199.07" },
    { name: "Optical Engineer", description: "Designs lens and mirror systems for telescopes, phone cameras and microscopes, and corrects blur down to a fraction of a wavelength.", skills: ["Zemax", "Lens tolerancing", "Interferometry", "Optical coatings"], traits: [8, 7, 10, 2, 3, 2], interests: "IRC", education: "Master's Degree", soc: "17-2199.07" },
    { name: "Microsystems Engineer", description: "Etches tiny machines into silicon, such as the sensor that makes a phone screen turn or an airbag fire.", skills: ["MEMS design", "Photolithography", "Wafer testing", "COMSOL"], traits: [9, 7, 9, 2, 3, 2], interests: "IRC", education: "Master's Degree", soc: "17-2199.06" },
  ],
};
