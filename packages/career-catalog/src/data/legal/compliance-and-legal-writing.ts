import type { Family } from "../../family.ts";

export const complianceAndLegalWriting: Family = {
  subcategory: "Compliance and Legal Writing",
  education: "Professional Degree",
  stressLevel: "Medium",
  remote: true,
  travelRequired: false,
  workEnvironment: ["Office"],
  personality: ["Precise", "Logical", "Ethical"],
  careers: [
    {
      name: "Compliance Officer",
      description: "Translates new rules into what each department must do by Monday, and checks that it did.",
      skills: ["Regulations", "Policy writing", "Audits", "Training"],
      traits: [3, 3, 9, 6, 6, 1],
      interests: "CEI",
      soc: "13-1041.00",
      payUsd: [59130, 104800],
      growthPercent: 3,
    },
    {
      name: "Legislative Drafter",
      description: "Writes the sentences of bills and rules so that they mean one thing only.",
      skills: ["Statutory drafting", "Legal research", "Plain language", "Comparative law"],
      traits: [2, 6, 10, 3, 3, 1],
      interests: "ICA",
      remote: false,
      workEnvironment: ["Court or government office"],
    },
    {
      name: "Legal Process Outsourcing Analyst",
      description: "Reviews thousands of documents for foreign lawyers and codes which ones matter.",
      skills: ["Document review", "Contract coding", "Legal English", "Confidentiality"],
      traits: [4, 2, 8, 2, 2, 1],
      interests: "CI",
    },
    {
      name: "Contract Drafter",
      description: "Turns what business people agreed over dinner into clauses that will hold.",
      skills: ["Clause drafting", "Negotiation points", "Version control", "Company law"],
      traits: [3, 4, 9, 4, 4, 1],
      interests: "CIE",
    },
    {
      name: "E-Discovery Specialist",
      description: "Searches millions of e-mails and chats for the few that prove or break a case.",
      skills: ["Document review software", "Search queries", "Evidence rules", "Data export"],
      traits: [7, 3, 9, 3, 3, 1],
      interests: "CIR",
    },
  ],
};
