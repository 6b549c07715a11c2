import type { Family } from "../../family.ts";

export const fashionTextileAndJewelleryDesign: Family = {
  subcategory: "Fashion, Textile and Jewellery Design",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Studio", "Workshop"],
  personality: ["Imaginative", "Observant", "Confident"],
  careers: [
    {
      name: "Fashion Designer",
      description:
        "Designs a season's garments from sketch and fabric to the fitted sample, for a boutique, an export house or a bridal label.",
      skills: ["Fashion sketching", "Draping and patterns", "Fabric knowledge", "Trend reading"],
      traits: [4, 10, 4, 5, 6, 4],
      interests: "AER",
      stressLevel: "High",
      soc: "27-1022.00",
      payUsd: [53730, 107990],
      growthPercent: 2,
    },
    {
      name: "Textile Designer",
      description:
        "Creates the prints, weaves and colour schemes of cloth, such as a sari border or a bedsheet repeat, ready for loom or printer.",
      skills: ["Repeat patterns", "Weave structures", "Dyes and fibres", "Textile CAD"],
      traits: [6, 9, 4, 3, 3, 3],
      interests: "ARI",
      personality: ["Imaginative", "Precise", "Patient"],
    },
    {
      name: "Jewellery Designer",
      description:
        "Draws necklaces, rings and temple sets to the millimetre, matching stones, gold weight and budget before the karigar begins.",
      skills: ["Gouache rendering", "Rhino or MatrixGold", "Gemstone knowledge", "Setting styles"],
      traits: [5, 10, 4, 4, 3, 2],
      interests: "ARE",
      education: "Diploma",
      personality: ["Imaginative", "Precise", "Patient"],
    },
    {
      name: "Footwear Designer",
      description:
        "Designs juttis, school shoes and sneakers around the last, choosing sole, upper and stitch so that they fit and can be made.",
      skills: ["Shoe last measurement", "Upper patterns", "Leather and sole materials", "Shoe CAD"],
      traits: [6, 8, 4, 3, 3, 4],
      interests: "ARE",
      workEnvironment: ["Studio", "Factory or plant"],
      personality: ["Imaginative", "Practical", "Precise"],
    },
    {
      name: "Fashion Stylist",
      description:
        "Picks and pins the outfits, shoes and accessories for a film star, photo shoot or catalogue, borrowing them from many labels.",
      skills: ["Outfit coordination", "Sourcing from labels", "Body shape and colour", "Shoot styling"],
      traits: [2, 9, 3, 7, 5, 5],
      interests: "AES",
      travelRequired: true,
      education: "Diploma",
      workEnvironment: ["Stage or set", "Studio"],
      personality: ["Imaginative", "Outgoing", "Organised"],
    },
    {
      name: "Fashion Model",
      description: "Walks the ramp and poses for hours in clothes or jewellery, so that a buyer sees how they fall and shine on a body.",
      skills: ["Ramp walk", "Posing for camera", "Skin and fitness care", "Portfolio building"],
      traits: [1, 6, 1, 5, 2, 7],
      interests: "AE",
      education: "Class 12",
      travelRequired: true,
      workEnvironment: ["Stage or set", "Studio"],
      personality: ["Confident", "Disciplined", "Adaptable"],
      soc: "41-9012.00",
      payUsd: [45760, 89990],
      growthPercent: -1,
    },
  ],
};
