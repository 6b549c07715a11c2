import type { CareerCategory, WorkEnvironment } from "@career-clarity/career-catalog";
import type { Kind } from "./kinds.ts";

/** What else a day's work is like, beside its kinds: loads and conditions, each in standard deviations of the catalogue. */
export const CONDITIONS = ["physical", "screen", "stress", "travel", "remote", "pay", "schooling", "permanent", "people"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** How much more likely a person says this, for each standard deviation of enjoying that kind of day. */
export type Says = Readonly<Partial<Record<Kind | Condition, number>>>;

/**
 * Who says this: for each option of the questions on ways of being, what days the people enjoy who choose it.
 * Written from the options' texts, without the evidence table and over other things than the evidence speaks of.
 */
export const says: Readonly<Record<number, Readonly<Record<string, Says>>>> = {
  1: {
    "Solving technical challenges with code or machines": { code: 0.9, machines: 0.9, repair: 0.3, invent: 0.3 },
    "Helping people feel better or do better": { care: 0.9, listen: 0.8, community: 0.4, serve: 0.2, people: 0.2 },
    "Creative work such as art, music or writing": { draw: 0.8, music: 0.7, stage: 0.6, write: 0.6, film: 0.6 },
    "Working with numbers, data and patterns": { numbers: 1, money: 0.7, code: 0.3 },
    "Finding out how and why things happen": { research: 1, laboratory: 0.6, nature: 0.2, argue: 0.2 },
    "Making or repairing things with my hands": { craft: 0.9, repair: 0.8, build: 0.6, cook: 0.4, physical: 0.3 },
    "Leading a team towards a goal": { lead: 1.1, protect: 0.3, sport: 0.2 },
    "Persuading people and making a sale": { sell: 1.1, argue: 0.4, people: 0.2 },
    "Organising events, records and plans": { records: 0.9, plan: 0.5, serve: 0.3, lead: 0.2 },
    "Being outdoors with nature or animals": { nature: 1, grow: 1, move: 0.2 },
    "Playing sport and training my body": { sport: 1.3, protect: 0.4, physical: 0.4 },
    "Explaining things so that others understand": { teach: 1.2, write: 0.3, people: 0.2 },
  },
  5: {
    "Earning well and living comfortably": { pay: 0.8, money: 0.4, sell: 0.3, code: 0.2 },
    "A safe job with a steady income": { permanent: 0.9, records: 0.4, teach: 0.2, stage: -0.4 },
    "Being of service to others": { care: 0.7, listen: 0.6, community: 0.6, protect: 0.3 },
    "Making something new and original": { invent: 0.7, draw: 0.6, music: 0.4, film: 0.4 },
    "Respect and recognition from people": { stage: 0.5, argue: 0.5, lead: 0.4, schooling: 0.4 },
    "Freedom to work in my own way": { draw: 0.4, write: 0.5, remote: 0.5, grow: 0.3, permanent: -0.4 },
    "Power to take big decisions": { lead: 0.9, argue: 0.4, protect: 0.2 },
    "Learning something new every day": { research: 0.8, code: 0.5, schooling: 0.4 },
    "Becoming a true expert in one skill": { craft: 0.5, music: 0.4, sport: 0.4, repair: 0.4, care: 0.2 },
    "Doing what is right and fair": { argue: 0.7, community: 0.5, check: 0.4, protect: 0.4 },
    "Adventure, risk and new places": { travel: 0.7, move: 0.6, nature: 0.4, protect: 0.4, sport: 0.2 },
    "Friendly people and good teamwork": { people: 0.7, serve: 0.5, teach: 0.3, build: 0.2 },
  },
  7: {
    "I break it into small logical steps": { code: 0.8, machines: 0.4, numbers: 0.4 },
    "I collect facts and numbers first": { numbers: 0.8, money: 0.5, research: 0.4 },
    "I dig for the real cause": { research: 0.7, laboratory: 0.4, repair: 0.4, argue: 0.2, care: 0.2 },
    "I imagine new and unusual answers": { draw: 0.6, invent: 0.6, film: 0.4, music: 0.3 },
    "I draw it or build a model": { plan: 0.8, draw: 0.5, build: 0.3, machines: 0.2 },
    "I try things until something works": { repair: 0.7, craft: 0.5, cook: 0.4, grow: 0.3 },
    "I follow a method that is known to work": { check: 0.5, laboratory: 0.4, move: 0.4, craft: 0.2, records: 0.2, care: 0.2 },
    "I check every small detail twice": { check: 0.8, records: 0.5, money: 0.3, laboratory: 0.3 },
    "I talk it through with others": { people: 0.6, listen: 0.5, teach: 0.4, sell: 0.2 },
    "I think of the people it affects": { listen: 0.7, care: 0.6, community: 0.6 },
    "I take charge and divide the work": { lead: 1, build: 0.2, protect: 0.2 },
    "I decide fast and trust my instinct": { sport: 0.5, protect: 0.6, sell: 0.4, stress: 0.3 },
  },
  10: {
    "Speaking on a stage or to a class": { stage: 0.8, teach: 0.7, film: 0.2 },
    "Listening and talking one to one": { listen: 0.9, care: 0.5, people: 0.3 },
    "Writing messages, reports or articles": { write: 0.9, research: 0.4, argue: 0.4, records: 0.3 },
    "Showing charts, pictures or slides": { numbers: 0.5, draw: 0.5, plan: 0.4, code: 0.2 },
    "Debating and changing people's minds": { argue: 1, sell: 0.5, community: 0.2 },
    "Explaining hard things in simple words": { teach: 0.8, research: 0.3, care: 0.2 },
    "Making videos or posts for social media": { film: 1, draw: 0.4, sell: 0.2 },
    "Chatting easily with people I just met": { serve: 0.7, sell: 0.6, people: 0.4 },
    "Using different languages with different people": { serve: 0.4, community: 0.4, travel: 0.4, write: 0.3 },
    "Showing how by doing it myself": { craft: 0.5, cook: 0.4, sport: 0.5, repair: 0.4, build: 0.4 },
    "Working quietly, with few conversations": { people: -0.8, craft: 0.3, code: 0.4, laboratory: 0.3, records: 0.2 },
  },
  12: {
    "I stay calm and keep working": { stress: 0.4, protect: 0.4, care: 0.3, move: 0.3 },
    "I do my best work near deadlines": { stress: 0.4, film: 0.5, write: 0.4, sell: 0.2 },
    "I make a list and a plan": { records: 0.5, lead: 0.4, plan: 0.3, code: 0.2 },
    "I talk to friends or family": { people: 0.6, listen: 0.3, serve: 0.3 },
    "I go for a run, game or yoga": { sport: 0.9, physical: 0.3 },
    "I take quiet time on my own": { people: -0.5, research: 0.3, write: 0.3 },
    "I turn to music, art or prayer": { music: 0.6, draw: 0.5, stage: 0.3 },
    "I ask an experienced person for help": { craft: 0.3, repair: 0.2, stress: -0.2 },
    "I worry a lot and sleep badly": { stress: -0.5, protect: -0.3 },
    "I would rather avoid stressful work": { stress: -0.8 },
  },
  13: {
    "Healthier people and longer lives": { care: 1.2, sport: 0.3, laboratory: 0.2 },
    "Better education for every child": { teach: 1.2, community: 0.2 },
    "Justice and safety for ordinary people": { argue: 0.9, protect: 0.9 },
    "Cleaner air, rivers and forests": { nature: 1.2 },
    "New inventions and scientific discoveries": { research: 0.8, invent: 0.7, laboratory: 0.5 },
    "Technology that makes daily life easier": { code: 1, machines: 0.6 },
    "New businesses and jobs in India": { sell: 0.7, money: 0.6, lead: 0.5 },
    "Good roads, homes and power for all": { build: 1, plan: 0.4, machines: 0.4 },
    "Art and stories that move people": { stage: 0.6, music: 0.6, write: 0.6, film: 0.7, draw: 0.6 },
    "Better lives for farmers and villages": { grow: 1, community: 0.6 },
    "Pride for India in sport or defence": { sport: 1, protect: 0.6 },
    "A better life for my own family": { pay: 0.3, records: 0.2, craft: 0.2, move: 0.2, serve: 0.2 },
  },
  15: {
    "No travel, home every evening": { travel: -0.9 },
    "Daily trips within my own city": { move: 0.4, sell: 0.3, repair: 0.3 },
    "A few work trips in a year": { schooling: 0.3, screen: 0.2 },
    "Other cities nearly every month": { travel: 0.7, sell: 0.4, lead: 0.2 },
    "Visits to villages and small towns": { community: 0.8, grow: 0.5, travel: 0.2 },
    "Postings to different parts of India": { protect: 0.6, permanent: 0.5, travel: 0.3 },
    "Work trips or a job abroad": { pay: 0.3, research: 0.2, code: 0.2, travel: 0.3 },
    "Weeks away at sea, site or camp": { travel: 0.8, nature: 0.4, move: 0.4, build: 0.2 },
  },
  16: {
    "Fixed hours from Monday to Friday": { permanent: 0.5, records: 0.4, stress: -0.3, screen: 0.2 },
    "Flexible hours that I choose myself": { remote: 0.7, draw: 0.3, write: 0.3 },
    "Shifts, with some nights": { care: 0.4, machines: 0.3, protect: 0.3, craft: 0.2 },
    "Early mornings and free afternoons": { grow: 0.5, teach: 0.4, sport: 0.4 },
    "Evenings and weekends when others relax": { stage: 0.6, serve: 0.5, cook: 0.5, music: 0.4 },
    "Long hours when the work needs it": { stress: 0.6, lead: 0.3, schooling: 0.3 },
    "On call for emergencies at any hour": { protect: 0.6, care: 0.5, stress: 0.5 },
    "Busy seasons, then long breaks": { grow: 0.4, sport: 0.4, travel: 0.3, film: 0.2 },
    "Short projects, one after another": { film: 0.5, draw: 0.4, invent: 0.2, plan: 0.3 },
    "Part-time beside study or family": { serve: 0.3, teach: 0.2, stress: -0.4, schooling: -0.2 },
  },
};

/** Scales: what moves the answer from the middle, in points of the scale for each standard deviation. */
export const scaleSays: Readonly<Record<number, Says>> = {
  2: { stress: -0.9, travel: -0.5, permanent: 0.3 },
  4: { screen: 1.8, code: 0.6, machines: 0.3 },
  14: { lead: 1.4, sell: 0.3, physical: -0.2 },
  18: { sell: 0.7, code: 0.4, permanent: -1.2, pay: 0.3 },
  19: { film: 0.6, draw: 0.4, travel: 0.7, records: -0.8, check: -0.5 },
  20: { research: 0.8, schooling: 1, code: 0.4 },
};

/** Question 3: the places that an option means. */
export const placesSaid: Readonly<Record<string, readonly WorkEnvironment[]>> = {
  "An office desk with a computer": ["Office", "Control room"],
  "My own home, working online": ["Home"],
  "A hospital or clinic": ["Hospital or clinic"],
  "A science laboratory": ["Laboratory"],
  "A school, college or coaching centre": ["Classroom or campus"],
  "Outdoors, in fields, forests or grounds": ["Outdoors", "Farm or forest", "Sports ground", "Community or field visits"],
  "A factory, workshop or garage": ["Factory or plant", "Workshop"],
  "A building or project site": ["Construction site"],
  "A studio, stage or film set": ["Studio", "Stage or set"],
  "A shop, hotel or restaurant": ["Shop or showroom", "Hotel or restaurant"],
  "A court or government office": ["Court or government office"],
  "On the move by road, sea or air": ["On the road", "At sea", "In the air"],
};

/** Question 6: the industry that a person who has decided for a field names. */
export const industrySaid: Readonly<Record<string, CareerCategory>> = {
  "Software, apps and the internet": "Technology",
  "Hospitals, clinics and medicines": "Healthcare",
  "Machines, electronics and engineering design": "Engineering",
  "Banks, finance and company management": "Business",
  "Schools, colleges and online learning": "Education",
  "Design, music, dance and fine arts": "Arts",
  "Law firms, courts and legal services": "Legal",
  "Factories making cars, phones or clothes": "Manufacturing",
  "Airlines, railways, shipping and delivery": "Transportation",
  "Buildings, roads and housing": "Construction",
  "Government, police and the armed forces": "Government",
  "Farming, dairy and fisheries": "Agriculture",
  "Electricity, solar power, oil and gas": "Energy",
  "Shops, malls and online stores": "Retail",
  "Hotels, restaurants and tourism": "Hospitality",
  "Scientific research and space missions": "Science",
  "Films, news and social media": "Media",
  "NGOs, charities and social work": "Nonprofit",
  "Cricket, fitness and other sports": "Sports",
  "Wildlife, forests and clean surroundings": "Environmental",
};
