import type { Family } from "../../family.ts";

export const sportsManagementAndAnalysis: Family = {
  subcategory: "Sports Management and Analysis",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Sports ground", "Office"],
  personality: ["Decisive", "Observant", "Confident"],
  careers: [
    {
      name: "Sports Agent",
      description: "Negotiates players' contracts and endorsements and answers their midnight calls.",
      skills: ["Contract negotiation", "Sponsor deals", "Player care", "Law basics"],
      traits: [2, 5, 7, 9, 9, 2],
      interests: "ESC",
      stressLevel: "High",
      soc: "13-1011.00",
      payUsd: [63100, 168850],
    },
    {
      name: "Sports Performance Analyst",
      description: "Cuts match video and counts every ball to show the coach what the eye missed.",
      skills: ["Video tagging", "Statistics", "Report building", "Game knowledge"],
      traits: [7, 4, 9, 4, 4, 2],
      interests: "ICR",
      travelRequired: false,
    },
    {
      name: "Talent Scout",
      description: "Watches village tournaments and junior matches for the one who will be great.",
      skills: ["Player assessment", "Travel", "Reports", "Game knowledge"],
      traits: [2, 4, 8, 7, 5, 4],
      interests: "ESI",
      soc: "27-2022.00",
      payUsd: [33960, 61930],
      growthPercent: 6,
    },
    {
      name: "Stadium Manager",
      description: "Prepares pitch, gates, toilets and floodlights for forty thousand people and an over of rain.",
      skills: ["Event operations", "Ground care", "Crowd safety", "Contracts"],
      traits: [5, 5, 6, 7, 9, 5],
      interests: "ERC",
    },
  ],
};
