import type { Family } from "../../family.ts";

export const publicRelationsAndContent: Family = {
  subcategory: "Public Relations and Content",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: true,
  travelRequired: false,
  workEnvironment: ["Office", "Home"],
  personality: ["Imaginative", "Curious", "Adaptable"],
  careers: [
    {
      name: "Public Relations Officer",
      description:
        "Speaks for a company, hospital or ministry to the press, writes releases and answers the hard questions when something goes wrong.",
      skills: ["Press releases", "Media relations", "Crisis statements", "Press conferences"],
      traits: [3, 7, 5, 8, 8, 2],
      interests: "EAS",
      stressLevel: "High",
      remote: false,
      workEnvironment: ["Office"],
      personality: ["Outgoing", "Persuasive", "Calm under pressure"],
      soc: "27-3031.00",
      payUsd: [51970, 95940],
      growthPercent: 5,
    },
    {
      name: "Copywriter",
      description:
        "Finds the line that sells a soap, a scooter or a vaccine drive, for hoardings, radio spots and banners, and writes dozens to keep one.",
      skills: ["Headlines and slogans", "Advertising concepts", "Script writing for spots", "Brand voice"],
      traits: [3, 10, 5, 4, 4, 1],
      interests: "AE",
      personality: ["Imaginative", "Persuasive", "Persistent"],
      soc: "27-3043.00",
      payUsd: [52890, 98320],
      growthPercent: 4,
    },
    {
      name: "Content Writer",
      description:
        "Researches and writes the articles, product pages and newsletters that fill websites and that a search engine must be able to find.",
      skills: ["Web writing", "SEO keywords", "Topic research", "WordPress publishing"],
      traits: [4, 7, 5, 3, 2, 1],
      interests: "AC",
      soc: "27-3043.00",
      payUsd: [52890, 98320],
      growthPercent: 4,
    },
    {
      name: "YouTuber",
      description:
        "Plans, films and edits videos for a channel of their own on cooking, phones or exam tips, and lives by views and sponsors.",
      skills: ["Filming with a phone or camera", "Video editing", "Thumbnails and titles", "Channel analytics"],
      traits: [6, 9, 4, 6, 5, 3],
      interests: "AES",
      education: "No formal requirement",
      workEnvironment: ["Home", "Studio"],
      personality: ["Imaginative", "Outgoing", "Persistent"],
    },
    {
      name: "Subtitler",
      description: "Times and words the text at the foot of a film, squeezing fast speech into two lines that can be read before the cut.",
      skills: ["Subtitle timing software", "Condensing speech", "Two-language fluency", "Reading speed rules"],
      traits: [6, 5, 5, 2, 1, 1],
      interests: "ACI",
      workEnvironment: ["Home", "Studio"],
      personality: ["Precise", "Patient", "Independent"],
    },
    {
      name: "Speechwriter",
      description:
        "Writes what a minister, founder or vice-chancellor will say aloud, in that person's rhythm, with facts that stand up next morning.",
      skills: ["Writing for the ear", "Background research", "Catching a voice", "Rewriting at short notice"],
      traits: [2, 8, 7, 4, 4, 1],
      interests: "AEI",
      stressLevel: "High",
      personality: ["Observant", "Precise", "Adaptable"],
      soc: "27-3043.00",
      payUsd: [52890, 98320],
      growthPercent: 4,
    },
  ],
};
