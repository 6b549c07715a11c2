import type { Family } from "../../family.ts";

export const advocacyAndCampaigns: Family = {
  subcategory: "Advocacy and Campaigns",
  education: "Bachelor's Degree",
  stressLevel: "High",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Community or field visits", "Office"],
  personality: ["Persuasive", "Outgoing", "Persistent"],
  careers: [
    {
      name: "Community Organiser",
      description: "Brings neighbours together until the drain, the school or the wage is put right.",
      skills: ["Meetings", "Local surveys", "Campaigns", "Negotiation"],
      traits: [1, 6, 5, 10, 9, 5],
      interests: "SEA",
    },
    {
      name: "Campaign Manager",
      description: "Plans how a petition, a march or a film can get a bad law changed.",
      skills: ["Strategy", "Messages", "Coalitions", "Media"],
      traits: [2, 8, 6, 9, 9, 3],
      interests: "EAS",
    },
    {
      name: "Advocacy Officer",
      description: "Brings evidence from the field to the officials who write the rules.",
      skills: ["Policy briefs", "Meetings", "Research", "Public speaking"],
      traits: [2, 6, 8, 8, 7, 2],
      interests: "ESI",
    },
  ],
};
