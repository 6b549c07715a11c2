import type { Family } from "../../family.ts";

export const conservation: Family = {
  subcategory: "Conservation",
  education: "Master's Degree",
  stressLevel: "Low",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Outdoors", "Farm or forest", "Office"],
  personality: ["Observant", "Patient", "Independent"],
  careers: [
    {
      name: "Conservation Scientist",
      description:
        "Plans with landowners and forest departments how grazing, timber and water can be used year after year without wearing the land out.",
      skills: ["Land management plans", "Watershed surveys", "Vegetation monitoring", "Stakeholder meetings"],
      traits: [5, 5, 7, 6, 6, 5],
      interests: "IRS",
      soc: "19-1031.00",
      payUsd: [53190, 87980],
      growthPercent: 3,
    },
    {
      name: "Forest Ecologist",
      description:
        "Measures how a forest grows, burns and recovers, tagging trees and studying soil and seedlings to advise which stands to protect.",
      skills: ["Tree inventory", "Soil and litter sampling", "Fire ecology", "Remote sensing"],
      traits: [5, 4, 9, 2, 3, 8],
      interests: "IRC",
    },
    {
      name: "Restoration Ecologist",
      description:
        "Brings mined hills, drained wetlands or burnt slopes back to life by choosing native plants, rebuilding soil and watching what returns.",
      skills: ["Native plant nurseries", "Soil amendment", "Site monitoring", "Restoration plans"],
      traits: [5, 7, 7, 4, 5, 7],
      interests: "IRA",
      soc: "19-2041.02",
      payUsd: [62090, 103730],
      growthPercent: 4,
    },
    {
      name: "Soil Conservationist",
      description:
        "Shows farmers how bunds, terraces and cover crops hold topsoil on their slopes, and designs check dams for the gullies.",
      skills: ["Contour bunding", "Erosion measurement", "Watershed planning", "Farmer advice"],
      traits: [5, 5, 6, 7, 5, 7],
      interests: "RIS",
      education: "Bachelor's Degree",
      soc: "19-1031.00",
      payUsd: [53190, 87980],
      growthPercent: 3,
    },
    {
      name: "Naturalist",
      description:
        "Leads visitors through parks such as Kanha or Periyar, reading pugmarks and bird calls aloud and teaching them to watch without disturbing.",
      skills: ["Bird and track identification", "Guiding", "Nature interpretation", "First aid"],
      traits: [3, 6, 4, 9, 5, 7],
      interests: "SAR",
      education: "Short Course or Certificate",
      travelRequired: false,
      personality: ["Outgoing", "Observant", "Patient"],
      soc: "19-1031.03",
      payUsd: [53190, 87980],
      growthPercent: 3,
    },
  ],
};
