import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("one way, and what there is beside it", () => {
  it.each([
    ["B.Ed ke baad sirf teacher hi ban sakte hai kya", "without a classroom"],
    ["does BEd only lead to teaching or other jobs too", "without a classroom"],
    ["बीएड के बाद सिर्फ टीचर ही बन सकते हैं क्या", "without a classroom"],
    ["is teaching the only option after MA history", "about history, without Education"],
    ["BPharm karke sirf medical store khol sakte hain ya kuch aur bhi", "beside a medical shop"],
    ["MA in Hindi, what jobs other than teaching?", "about hindi, without Education"],
  ])("[R230] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["psychology degree jobs without masters", "Recruiter", "Clinical Psychologist"],
    ["what can I do with a degree in psychology without doing masters", "Recruiter", "Clinical Psychologist"],
    ["economics graduate jobs without doing post graduation", "that ask for no master's degree, about economics", "Paediatrician"],
    ["jobs for biotech graduates without doing MSc", "that ask for no master's degree", "- Paediatrician"],
    ["BA political science ke baad PG kiye bina kaunsi job", "Is BA enough?", "IAS Officer: Heads"],
  ])("[R231] %s: %s, and not %s", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });
});

describe("what somebody has", () => {
  it.each([
    ["हमारे पास 2 एकड़ जमीन है, खेती के अलावा क्या करें", "Krishi Vigyan Kendra"],
    ["2 acre land what business can we do", "Krishi Vigyan Kendra"],
    ["mere paas ek auto hai, chalane ke alawa kya kar sakta hu", "school children"],
    ["हमारे पास ट्रैक्टर है, इससे कमाई कैसे करें", "custom hiring centre"],
    ["we have a small shop, apart from grocery what can we sell or start", "needs no rent"],
    ["I have an empty room at home how can I use it to earn", "police verification"],
    ["do bhains hai ghar par kaise kamaye", "milk cooperative"],
    ["मैं गृहिणी हूँ और सिलाई जानती हूँ, इससे कमाई कैसे करूँ", "sewing can earn from home"],
    ["mehndi lagana aata hai isse paise kaise kamau", "From skill to income"],
    ["khana bahut acha banati hu isse paise kaise kamau", "From skill to income"],
  ])("[R232] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each(["shopkeeper kaise bane", "medical shop kholna hai", "land surveyor kaise bane", "i have no laptop how to study"])(
    "[R232] %s: is no such thing",
    (question) => {
      expect(text(question)).not.toMatch(/needs no rent|Land is a good beginning|A computer is a tool/u);
    },
  );
});

describe("from one work to another, and back", () => {
  it.each([
    ["I am 35 working in a bank and hate sales targets. What other careers can use my experience", "Next to Bank Officer"],
    ["bank me kaam karta hu kuch aur karna hai", "Next to Bank Officer"],
    ["45 saal ki umar me naya career start kar sakte hai? driver hu abhi", "Next to Bus Driver"],
    ["delivery boy se aage kya ban sakte hai", "Motorcycle Delivery DriverPeople of this work often turn here"],
    ["HR job se thak gayi hu kuch creative karna hai", "people turn to other work at every age"],
    ["I am a software engineer burnt out, want to work outdoors in nature", "Naturalist"],
    ["10 years in call centre, bored, want to move into something with animals", "Careers about animals"],
    ["Can a teacher become a psychologist or counsellor? how", "come to the work of Counselling Psychologist from other work"],
    ["sales se HR me kaise jaye", "come to the work of Human Resources Manager from other work"],
    ["marketing se finance me switch kaise kare", "come to the work of Financial Analyst from other work"],
    ["kya nurse doctor ban sakti hai", "only by the whole course: General Physician is entered by MBBS"],
    ["Mechanical engineer graduate 2021 no job, should I move to IT or do something else", "engineers of every branch work in software"],
  ])("[R233] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["I left my accounting job 8 years ago to raise kids. How can I go back", "Accountant"],
    ["accounting job after 8 years break", "Accountant"],
    ["want to return to teaching after 6 years at home with kids", "Primary School Teacher"],
    ["teacher thi shadi se pehle ab 12 saal baad dobara kaise shuru karu", "Primary School Teacher"],
    ["बच्चों के बाद 7 साल से घर पर हूँ, बैंक की नौकरी छोड़ी थी, वापस कैसे जाऊँ", "Bank Officer"],
  ])("[R234] %s: back to the work of %s", (question, work) => {
    expect(text(question)).toContain("People come back after years");
    expect(text(question)).toContain(work);
  });
});

describe("cheaper ways, and a field without its best-known post", () => {
  it.each([
    ["cheaper alternatives to becoming a doctor", "Pharmacist: usual qualification Diploma", "General Physician"],
    ["doctor se sasta career", "Medical Laboratory Technician", "General Physician"],
    ["alternatives to MBBS that cost less", "Radiographer", "Cardiologist"],
    ["cheaper way into aviation than pilot", "Flight Attendant", "Commercial Pilot"],
    ["पायलट से सस्ता करियर एविएशन में", "Aircraft Ground Handler", "Commercial Pilot"],
    ["law se saste course", "Court Stenographer", "Criminal Lawyer"],
    ["cheaper option than CA for commerce student", "Bookkeeper", "keeps Chartered Accountant open"],
  ])("[R235] %s: %s, and not %s", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).toContain("I hold no fees");
    expect(text(question)).not.toContain(never);
  });

  it.each(["cheapest college for MBBS", "sabse sasta MBBS kahan hota hai"])("[R235] %s: asks for no other work", (question) => {
    expect(text(question)).not.toContain("whose way in mostly costs less");
  });

  it.each([
    ["sports me interest hai par player nahi ban sakta, aur kya options hai", "Sports Physiotherapist", "Chess Player"],
    ["khiladi nahi banna sports me career", "Physical Education Teacher", "Khelo India"],
    ["cricketer nahi banna par cricket me hi kaam karna hai", "Cricket Umpire", "The way in"],
    ["doctor nahi banna par medical field me rehna hai", "Radiographer", "Clinical Psychologist"],
    ["acting nahi par film line me career", "Make-up Artist", "Film Producer"],
    ["dancer nahi banna par dance field me kaam karna hai", "Choreographer", "The way in"],
    ["want to work in hospital but not as doctor or nurse", "Pharmacist", "Registered Nurse"],
    ["army nahi ja sakta par desh ki sewa karni hai", "the notice of each recruitment", "Infantry Soldier"],
  ])("[R236] %s: %s, and not %s", (question, says, never) => {
    expect(text(question)).toContain("A field has much more work than its best-known post");
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });
});

describe("who comes back to work, looks for it long or far away", () => {
  it.each([
    ["work from home jobs for mothers only 4 hours a day", "Few hours"],
    ["main housewife hu 38 saal, 12th pass, ghar se kya kaam kar sakti hu", "Few hours"],
    ["मेरी पत्नी 12वीं पास है, घर से क्या काम कर सकती है", "Few hours"],
    ["part time job for housewife with english MA", "With a degree you begin higher"],
  ])("[R237] %s: a text for them, and no list that leaves out the hours", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toMatch(/Software Engineer|Esports Player|Deck Cadet/u);
  });

  it.each([
    ["I have 4 year gap after graduation, will anyone hire me", "people are hired after years without work", "gap certificate"],
    ["5 year career gap will companies reject me", "people are hired after years without work", "fit you now"],
    ["BA pass hu 3 saal se ghar baitha hu koi job nahi mil rahi kya karu", "With BA in hand", "News Anchor"],
    ["village boy 10th pass no english want job in city", "work in a city for you", "Navodaya"],
    ["bihar ke gaon se hu 12th pass delhi me kaam chahiye", "work in a city for you", "Navodaya"],
  ])("[R238] %s: %s, and not %s", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });
});

describe("a general name and a bound of schooling", () => {
  it.each(["i want to be a chef", "chef kaise bane 10th ke baad", "शेफ कैसे बनें"])(
    "[R239] %s: the post where one begins, and the later one as the goal",
    (question) => {
      expect(text(question)).toMatch(/^Restaurant Cook/u);
      expect(text(question)).toContain("Later, from there: Executive Chef");
    },
  );

  it.each([
    ["can i become a chef without 12th", "Yes, without Class 12 too"],
    ["can i become a lawyer without 12th", "No, not without Class 12"],
    ["can I become a pilot without science", "No, not without Science"],
    ["can I be a nurse without science", "Yes, without Science too"],
    ["can I become a teacher without BEd", "Yes, without BEd too"],
    ["manager banna hai", "Which kind of manager"],
  ])("[R239] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});
