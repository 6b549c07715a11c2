import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what passers-by asked", () => {
  it.each([
    "jobs for ppl who love drawing and dont want to talk to clients all day",
    "sketching jobs for introverts",
    "ड्राइंग पसंद है, लोगों से बात करना पसंद नहीं",
    "drawing pasand hai par clients se baat nahi karni",
  ])("[R320] %j shows work that draws", (question) => {
    expect(text(question)).toContain("Comic Artist");
    expect(text(question)).not.toContain("Software Engineer");
  });

  it("[R320] drawing and computers still has the work of both", () => {
    expect(text("drawing and computers")).toContain("UI Designer");
  });

  it.each([
    [
      "medical coder vs clinical research coordinator for a bsc nurse",
      "Medical Coder or Clinical Research Coordinator",
      "Registered Nurse",
    ],
    ["nurse ke liye medical coder ya clinical research coordinator", "Medical Coder or Clinical Research Coordinator", "Registered Nurse"],
    ["which is better for a nurse, medical coder or clinical research coordinator", "Medical Coder or", "Registered Nurse"],
    ["data analyst or product manager for a mechanical engineer", "Data Analyst or Product Manager", "Mechanical Engineer"],
    ["मैकेनिकल इंजीनियर के लिए डेटा एनालिस्ट या वेब डेवलपर", "Data Analyst or Web Developer", "Mechanical Engineer"],
  ])("[R321] %j weighs what is weighed", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(`Choose ${never}`);
  });

  it.each([
    ["doctor vs engineer vs lawyer", "Criminal Lawyer"],
    ["which stream is best for a doctor, engineer or lawyer", "General Physician"],
  ])("[R321] %j leaves none out", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["ux writer or digital marketing, which is faster to switch into at 26", "UX Writer or Digital Marketing Specialist"],
    ["which is quicker to shift to at 30, data analyst or web developer", "Data Analyst or Web Developer"],
    ["teacher hu, hr ya content writer kisme jaldi switch kar sakte hai", "Human Resources Manager or Content Writer"],
    ["डेटा एनालिस्ट या वेब डेवलपर, किसमें जल्दी जा सकते हैं", "Data Analyst or Web Developer"],
  ])("[R322] %j weighs both, and which is quicker", (question, says) => {
    const told = text(question);
    expect(told).toContain(says);
    expect(told).toMatch(/soonest|none is plainly the shorter way/);
  });

  it("[R322] who turns from one to the other weighs nothing", () => {
    expect(text("switch from teacher to counsellor")).toContain("Yes, people come to the work of Counselling Psychologist");
  });

  it.each([
    ["army me signals me radio operator tha, civil me isi line ka koi kaam hai", "Telecommunications Technician"],
    ["i was a driver in the army, what civilian jobs can i get", "Driving Instructor"],
    ["army me cook tha, ab civil me kya kaam mil sakta hai", "Institutional Cook"],
    ["सेना में नर्सिंग असिस्टेंट था, अब सिविल में कौन सा काम मिलेगा", "Operation Theatre Technician"],
    ["fauj se mechanic retire hua, civil me kya karu", "Diesel Mechanic"],
    ["i served as a clerk in the indian army, which jobs outside now", "Bank Clerk"],
  ])("[R323] %j is told civil work of the trade", (question, says) => {
    expect(text(question)).toContain("Next to your trade in the forces");
    expect(text(question)).toContain(says);
  });

  it.each([
    "indian army me radio operator kaise bane",
    "my father was army driver, which job can i do",
    "ex army driver want to become teacher",
  ])("[R323] %j is no question of such a trade", (question) => {
    expect(text(question)).not.toContain("your trade in the forces");
  });

  it.each([
    "ex serviceman quota is there in which exams",
    "kya bank exam me ex serviceman ka reservation hota hai",
    "भूतपूर्व सैनिक के लिए आरक्षण किन परीक्षाओं में होता है",
    "retired fauji ke liye quota kis kis exam me hai",
  ])("[R324] %j is told which examinations keep posts", (question) => {
    expect(text(question)).toContain("Posts are kept for ex-servicemen in many examinations");
  });

  it.each(["ex serviceman jobs", "army reservation for girls"])("[R324] %j is not", (question) => {
    expect(text(question)).not.toContain("Posts are kept for ex-servicemen");
  });

  it.each([
    ["tu robot hai na bakwas mat kar, seedha bata night shift chhod ke kya karu", "no nights"],
    ["are you a robot? tell me the salary of a nurse", "Registered Nurse"],
    ["तुम रोबोट हो ना, सीधा बताओ 12वीं के बाद क्या करूं", "After Class 12"],
    ["bakwas band kar, b.com ke baad kya karu", "BCom"],
  ])("[R325] %j is answered for what it asks", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("when I do not know something, I say so");
  });

  it.each(["are you a robot", "tu robot hai kya"])("[R325] %j asks who she is", (question) => {
    expect(text(question)).toContain("I am Disha");
  });

  it.each(["night shift chhod ke kya karu", "i want to quit night shift, what else can i do", "नाइट शिफ्ट छोड़कर क्या करूं"])(
    "[R326] %j is shown work by day",
    (question) => {
      expect(text(question)).toContain("whose records tell of no nights, that take beginners");
    },
  );

  it("[R326] what nights a career has is told of it", () => {
    expect(text("does a nurse have night shift")).not.toContain("that take beginners");
  });
});
