import type { ChoiceEvidence } from "./evidence.ts";

/** Question 3: places of work. */
export const places: ChoiceEvidence = {
  kind: "choice",
  about: "environment",
  combination: "best",
  reach: 1.3,
  options: {
    "An office desk with a computer": { means: "desk work", environments: ["Office"] },
    "My own home, working online": { means: "work from home", environments: ["Home"], remote: 0.6 },
    "A hospital or clinic": { means: "hospitals and clinics", environments: ["Hospital or clinic"] },
    "A science laboratory": { means: "laboratory work", environments: ["Laboratory"] },
    "A school, college or coaching centre": { means: "schools and colleges", environments: ["Classroom or campus"] },
    "Outdoors, in fields, forests or grounds": {
      means: "the outdoors",
      environments: ["Outdoors", "Farm or forest", "Sports ground", "Community or field visits"],
    },
    "A factory, workshop or garage": { means: "factories and workshops", environments: ["Factory or plant", "Workshop", "Control room"] },
    "A building or project site": { means: "building sites", environments: ["Construction site"] },
    "A studio, stage or film set": { means: "studios and stages", environments: ["Studio", "Stage or set"] },
    "A shop, hotel or restaurant": { means: "shops, hotels and restaurants", environments: ["Shop or showroom", "Hotel or restaurant"] },
    "A court or government office": { means: "courts and government offices", environments: ["Court or government office"] },
    "On the move by road, sea or air": { means: "being on the move", environments: ["On the road", "At sea", "In the air"] },
  },
};

/** Question 8: physical activity. */
export const activity: ChoiceEvidence = {
  kind: "choice",
  about: "activity",
  combination: "best",
  reach: 0.5,
  options: {
    "Sitting at a desk nearly all day": { means: "sitting work", physicalTarget: 1 },
    "Mostly sitting, with short walks": { means: "mostly sitting work", physicalTarget: 2.5 },
    "About half sitting and half moving": { means: "a mix of sitting and moving", physicalTarget: 4.5 },
    "On my feet most of the day": { means: "work on your feet", physicalTarget: 6.5 },
    "Active work with my hands and body": { means: "active work", physicalTarget: 8 },
    "Hard physical work or intense training": { means: "hard physical work", physicalTarget: 10 },
    "Any of these would suit me": { means: "any amount of movement", anything: true },
  },
};

/** Question 9: study and training. An entry qualification that a person is ready for is a fit; others are further away. */
export const study: ChoiceEvidence = {
  kind: "choice",
  about: "education",
  combination: "best",
  reach: 1,
  options: {
    "Start earning soon after Class 10 or 12": { means: "an early start", educations: ["No formal requirement", "Class 10", "Class 12"] },
    "An ITI trade or short skill course": { means: "a short training", educations: ["ITI Certificate", "Short Course or Certificate"] },
    "A diploma or polytechnic course": { means: "entry by diploma", educations: ["Diploma"] },
    "Earning and learning together in an apprenticeship": {
      means: "learning on the job",
      educations: ["ITI Certificate", "Class 10", "Class 12", "No formal requirement"],
    },
    "A three-year degree such as BCom or BSc": { means: "entry by a three-year degree", educations: ["Bachelor's Degree"] },
    "A four-year degree such as BTech or BSc Nursing": { means: "entry by a four-year degree", educations: ["Bachelor's Degree"] },
    "A long degree such as MBBS, LLB or BArch": { means: "a long professional degree", educations: ["Professional Degree"] },
    "A professional course such as CA or CS": { means: "a professional qualification", educations: ["Professional Degree"] },
    "A master's degree such as MBA or MSc": { means: "entry by a master's degree", educations: ["Master's Degree"] },
    "Years of specialist study up to MD or PhD": { means: "years of specialist study", educations: ["Doctorate", "Master's Degree"] },
    "A year or more preparing for competitive exams": {
      means: "entry by competitive exam",
      categories: { Government: 0.5, Business: 0.3, Education: 0.3, Legal: 0.2, Transportation: 0.2 },
      educations: ["Professional Degree"],
    },
  },
};

/** Question 11: pay after five years. The catalogue's figures are American, so only their order is used. */
export const salary: ChoiceEvidence = {
  kind: "choice",
  about: "pay",
  combination: "mean",
  reach: 0.7,
  options: {
    "Up to ₹3 lakh a year": { means: "modest pay", pay: -0.3 },
    "₹3 lakh to ₹6 lakh a year": { means: "pay of that size" },
    "₹6 lakh to ₹10 lakh a year": { means: "fair pay", pay: 0.3 },
    "₹10 lakh to ₹15 lakh a year": { means: "good pay", pay: 0.6 },
    "₹15 lakh to ₹25 lakh a year": { means: "high pay", pay: 0.8 },
    "Above ₹25 lakh a year": { means: "very high pay", pay: 1 },
    "Salary is not my first concern": { means: "other things than pay", anything: true },
  },
};

/** Question 15: travel. */
export const travel: ChoiceEvidence = {
  kind: "choice",
  about: "travel",
  combination: "mean",
  reach: 0.8,
  options: {
    "No travel, home every evening": { means: "evenings at home", travel: -1 },
    "Daily trips within my own city": { means: "short daily trips", environments: ["On the road", "Community or field visits"] },
    "A few work trips in a year": { means: "staying in one place", travel: -0.2 },
    "Other cities nearly every month": { means: "regular travel", travel: 0.8 },
    "Visits to villages and small towns": {
      means: "visits to villages and towns",
      travel: 0.6,
      environments: ["Community or field visits", "Farm or forest"],
    },
    "Postings to different parts of India": {
      means: "postings across India",
      travel: 0.7,
      categories: { Government: 0.4, Energy: 0.3, Transportation: 0.3 },
    },
    "Work trips or a job abroad": { means: "chances abroad", travel: 0.6, pay: 0.3 },
    "Weeks away at sea, site or camp": {
      means: "weeks away from home",
      travel: 1,
      environments: ["At sea", "Construction site", "Outdoors"],
    },
  },
};

/** Question 16: working hours. Records hold no hours; stress, place and category stand in for them. */
export const hours: ChoiceEvidence = {
  kind: "choice",
  about: "schedule",
  combination: "mean",
  reach: 0.6,
  options: {
    "Fixed hours from Monday to Friday": {
      means: "regular office hours",
      environments: ["Office", "Court or government office"],
      stress: -0.6,
    },
    "Flexible hours that I choose myself": { means: "flexible hours", remote: 0.9, personality: ["Independent"] },
    "Shifts, with some nights": {
      means: "shift work",
      environments: ["Hospital or clinic", "Factory or plant", "Control room"],
      stress: 0.2,
    },
    "Early mornings and free afternoons": {
      means: "early hours",
      environments: ["Farm or forest", "Classroom or campus", "Sports ground"],
    },
    "Evenings and weekends when others relax": {
      means: "evening and weekend work",
      categories: { Hospitality: 0.8, Arts: 0.4, Sports: 0.4, Media: 0.3, Retail: 0.4 },
      environments: ["Hotel or restaurant", "Stage or set"],
    },
    "Long hours when the work needs it": { means: "long hours when they count", stress: 0.8, personality: ["Persistent"] },
    "On call for emergencies at any hour": {
      means: "emergencies",
      stress: 0.9,
      personality: ["Calm under pressure"],
      environments: ["Hospital or clinic", "Control room"],
    },
    "Busy seasons, then long breaks": {
      means: "seasonal work",
      categories: { Agriculture: 0.5, Education: 0.4, Sports: 0.4 },
      environments: ["At sea", "Stage or set", "Farm or forest"],
    },
    "Short projects, one after another": {
      means: "one project after another",
      traits: { creative: 0.6 },
      categories: { Media: 0.5, Arts: 0.4, Construction: 0.3, Technology: 0.3 },
    },
    "Part-time beside study or family": {
      means: "part-time chances",
      stress: -0.6,
      remote: 0.5,
      categories: { Education: 0.3, Retail: 0.3, Arts: 0.2 },
    },
  },
};
