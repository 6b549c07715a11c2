import { deepFreeze } from "@career-clarity/internal";
import type { StreamProfile } from "./profile.ts";
import type { Stream } from "./streams.ts";

/** What each stream is and where it leads, for Classes 11 and 12 in India. Colours are names of hues, not values: a screen has its own palette. */
export const streamProfiles: Readonly<Record<Stream, StreamProfile>> = /* @__PURE__ */ deepFreeze({
  Science: {
    name: "Science",
    icon: "atom",
    color: "blue",
    description:
      "For those who would rather know why than be told. Physics, Chemistry and Mathematics or Biology in Classes 11 and 12, then a B.Sc. or an integrated course such as the BS-MS of the IISERs, and research, teaching or laboratory work after it.",
    careers: [
      "Physicist",
      "Chemist",
      "Microbiologist",
      "Astronomer",
      "Statistician",
      "Geologist",
      "Data Scientist",
      "Forensic Science Technician",
      "Environmental Scientist",
      "Physics Professor",
    ],
    nextSteps: [
      "Take Physics and Chemistry with the third subject you would read about unasked: Mathematics or Biology. Taking both keeps most doors open.",
      "Look at last year's questions of the IISER Aptitude Test and CUET to see what kind of thinking they want.",
      "Do one real measurement this month, such as the rainfall or the bird calls on your street, and write down what surprised you.",
      "Ask a college student of the subject what a laboratory day is like, the dull hours included.",
    ],
  },
  Commerce: {
    name: "Commerce",
    icon: "trending-up",
    color: "gold",
    description:
      "For those who see how money, people and plans hang together. Accountancy, Business Studies and Economics, with or without Mathematics, then B.Com., BBA or Economics, or the CA Foundation straight after Class 12.",
    careers: [
      "Chartered Accountant",
      "Company Secretary",
      "Investment Banker",
      "Actuary",
      "Tax Consultant",
      "Bank Manager",
      "Human Resources Manager",
      "Marketing Manager",
      "Financial Analyst",
      "Entrepreneur",
    ],
    nextSteps: [
      "Decide on Mathematics now: Economics honours, actuarial work and many B.Com. honours seats ask for it, and adding it later is hard.",
      "Read the syllabus of the CA Foundation and of CUET's commerce papers before you choose between them.",
      "Keep the accounts of one real thing for a month: your family's groceries, a cousin's shop, a class trip.",
      "Talk with someone who runs a small business about the last month that went badly.",
    ],
  },
  Arts: {
    name: "Arts",
    icon: "palette",
    color: "pink",
    description:
      "For those who think by making: drawing, design, music, theatre, film, writing. Fine arts, applied art, music or design subjects where your school has them, mostly within its Arts or Humanities stream, then a BFA, B.Des. or a school of drama, film or music.",
    careers: [
      "Graphic Designer",
      "Fashion Designer",
      "Animator",
      "Interior Designer",
      "Film Director",
      "Classical Dancer",
      "Illustrator",
      "Photographer",
      "Musician",
      "Textile Designer",
    ],
    nextSteps: [
      "Start a portfolio today: ten pieces, with a line each on what you tried and what failed.",
      "Read the question papers of NID DAT, UCEED and NIFT: they test how you look at things more than how well you draw.",
      "Show your work to one person who does this for a living, and ask what they would take out.",
      "Choose a Class 11 school by what it lets you practise, and keep English or an Indian language strong beside it.",
    ],
  },
  Humanities: {
    name: "Humanities",
    icon: "landmark",
    color: "amber",
    description:
      "For those who want to understand people, societies and words, and to argue well about them. History, Political Science, Geography, Psychology, Sociology, Economics and languages, then a BA, a five-year law degree or the civil services.",
    careers: [
      "Lawyer",
      "IAS Officer",
      "Journalist",
      "Psychologist",
      "Historian",
      "Social Worker",
      "Diplomat",
      "Translator",
      "Policy Analyst",
      "History Teacher",
    ],
    nextSteps: [
      "Pick subjects by what you would argue about at dinner; Psychology and Economics need a school that teaches them.",
      "Try one CLAT reading passage and one CUET language paper, timed, to see where you stand.",
      "Read one newspaper's editorial a day for two weeks and write the opposite case in a hundred words.",
      "Sit in on a public hearing, a gram sabha or a court that is open to visitors, with an adult.",
    ],
  },
  Medical: {
    name: "Medical",
    icon: "heart-pulse",
    color: "red",
    description:
      "For those who want to find out what is wrong with somebody and help. In Classes 11 and 12 this is the Science stream with Physics, Chemistry and Biology (PCB). NEET-UG is the entrance exam for MBBS, BDS and AYUSH degrees; nursing, pharmacy and allied health mostly have routes of their own.",
    careers: [
      "General Physician",
      "Dentist",
      "Registered Nurse",
      "Physiotherapist",
      "Pharmacist",
      "Ayurvedic Doctor",
      "Veterinarian",
      "Medical Laboratory Technologist",
      "Optometrist",
      "Radiographer",
    ],
    nextSteps: [
      "Take Physics, Chemistry and Biology; adding Mathematics keeps biotechnology and data work in reach.",
      "Read one NEET-UG paper slowly, without a clock: half of it is Biology, and most of that is NCERT.",
      "Find out about three health careers that don't need NEET's top ranks, such as nursing, physiotherapy and laboratory work.",
      "Spend a day where care is given, at a clinic, a camp or with an elder at home, and notice what tired you and what did not.",
    ],
  },
  Engineering: {
    name: "Engineering",
    icon: "cog",
    color: "teal",
    description:
      "For those who want things to work. In Classes 11 and 12 this is the Science stream with Physics, Chemistry and Mathematics (PCM). JEE Main and JEE Advanced are the entrance exams for the NITs and IITs; states and universities hold their own, and a polytechnic diploma after Class 10 is another way to a B.Tech.",
    careers: [
      "Civil Engineer",
      "Mechanical Engineer",
      "Electrical Engineer",
      "Software Developer",
      "Aerospace Engineer",
      "Robotics Engineer",
      "Electronics Engineer",
      "Chemical Engineer",
      "Architect",
      "Marine Engineer",
    ],
    nextSteps: [
      "Take Physics, Chemistry and Mathematics, and check that you enjoy Mathematics on an ordinary day, not only before a test.",
      "Solve one JEE Main paper without a clock; look at your state's exam and at polytechnic diplomas as well.",
      "Take one broken thing apart this month, with the plug out, and put it together again.",
      "Ask two engineers of different branches what they did last Tuesday.",
    ],
  },
});
