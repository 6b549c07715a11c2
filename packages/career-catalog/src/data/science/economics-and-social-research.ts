import type { Family } from "../../family.ts";

export const economicsAndSocialResearch: Family = {
  subcategory: "Economics and Social Research",
  education: "Master's Degree",
  stressLevel: "Low",
  remote: true,
  travelRequired: false,
  workEnvironment: ["Office", "Classroom or campus", "Home"],
  personality: ["Curious", "Logical", "Independent"],
  careers: [
    { name: "Economist", description: "Studies prices, jobs, trade and taxes with data and theory, to explain inflation or advise the Reserve Bank or a ministry.", skills: ["Econometrics", "Stata or R", "Policy evaluation", "Macroeconomic data"], traits: [3, 6, 10, 4, 5, 1], interests: "ICE", stressLevel: "Medium", soc: "19-3011.00" },
    { name: "Agricultural Economist", description: "Analyses what farmers earn and why, from support prices, mandis and credit to weather, and tests which policy would help them.", skills: ["Farm household surveys", "Price analysis", "Cost of cultivation data", "Commodity markets"], traits: [3, 5, 9, 4, 4, 3], interests: "ICS", remote: false, travelRequired: true, workEnvironment: ["Office", "Community or field visits"], soc: "19-3011.00" },
    { name: "Labour Economist", description: "Examines wages, skills, unemployment and women's work from household surveys to learn who gets jobs and who is left out.", skills: ["Labour force surveys", "Panel data", "Causal inference", "Wage models"], traits: [2, 5, 10, 3, 4, 1], interests: "ICS", education: "Doctorate", soc: "19-3011.00" },
    { name: "Economic Investigator", description: "Visits homes, shops and factories to gather prices, wages and spending for official surveys, and checks each schedule for slips.", skills: ["Field interviewing", "Price collection", "Survey schedules", "Data scrutiny"], traits: [2, 2, 6, 6, 2, 5], interests: "CIS", education: "Bachelor's Degree", remote: false, travelRequired: true, workEnvironment: ["Community or field visits", "Office"], personality: ["Observant", "Outgoing", "Precise"] },
    { name: "Sociologist", description: "Studies how caste, family, religion and city life shape people, by living among them, interviewing and counting.", skills: ["Ethnographic interviews", "Survey design", "Qualitative coding", "Social theory"], traits: [1, 6, 8, 6, 4, 2], interests: "ISA", remote: false, workEnvironment: ["Office", "Classroom or campus", "Community or field visits"], soc: "19-3041.00" },
    { name: "Criminologist", description: "Looks for why crime happens and what lessens it, comparing police records, prisons, victims and neighbourhoods.", skills: ["Crime data analysis", "Offender interviews", "Programme evaluation", "Criminal justice systems"], traits: [2, 5, 8, 5, 4, 1], interests: "ISE" },
    { name: "Political Scientist", description: "Researches elections, parties and constitutions, asking why people vote as they do and how states make or break policy.", skills: ["Comparative politics", "Election data", "Archival research", "Survey analysis"], traits: [1, 6, 8, 5, 5, 1], interests: "IAS", education: "Doctorate", soc: "19-3094.00" },
    { name: "Geographer", description: "Explains why cities, crops, diseases and people are where they are, by joining field visits with maps and spatial data.", skills: ["Spatial analysis", "GIS", "Field surveys", "Regional studies"], traits: [5, 5, 8, 4, 3, 3], interests: "IRA", remote: false, travelRequired: true, workEnvironment: ["Office", "Outdoors", "Classroom or campus"], soc: "19-3092.00" },
    { name: "Survey Researcher", description: "Words the questions, chooses the sample and tests the forms of opinion and household surveys so that the answers can be trusted.", skills: ["Questionnaire design", "Sampling frames", "Pilot testing", "SPSS"], traits: [3, 6, 8, 4, 4, 1], interests: "ICE", soc: "19-3022.00" },
    { name: "Social Science Research Assistant", description: "Searches papers, transcribes interviews and runs tables for a study of schools, health or jobs led by a senior scholar.", skills: ["Literature search", "Interview transcription", "Data entry and Stata", "Reference managers"], traits: [3, 3, 6, 4, 1, 1], interests: "CIS", soc: "19-4061.00" },
  ],
};
