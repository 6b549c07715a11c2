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

  it.each([
    "btech chhod diya, ab BCA distance se karu ya seedha job dhundu",
    "i dropped out of btech, should i do distance bca or look for a job",
    "बीटेक छोड़ दिया, अब दूरस्थ से बीसीए करूं या सीधे नौकरी ढूंढूं",
    "bcom adhura chhod diya, open se bba karu ya job",
  ])("[R327] %j weighs the next degree against work", (question) => {
    const told = text(question);
    expect(told).toContain("You need not choose one of the two");
    expect(told).toContain("Work now");
    expect(told).not.toMatch(/BTech is a four-year|BCom is a/);
  });

  it.each([
    ["btech vs bca distance", "BTech or BCA"],
    ["mbbs chhod diya ab bsc karu ya kaam", "bond"],
    ["bca chhod ke btech karu ya nahi", "BCA or BTech"],
  ])("[R327] %j weighs no degree that was left against work", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("You need not choose one of the two");
  });

  it.each([
    ["One of my students is colour blind and wanted to be a pilot. Which aviation roles are still open to him?", "Flight Dispatcher"],
    ["colour blind hu pilot nahi ban sakta, aviation me aur kya kar sakta hu", "Airport Manager"],
    ["कलर ब्लाइंड हूं, पायलट नहीं बन सकता, एविएशन में और क्या कर सकता हूं", "Aircraft Design Engineer"],
    ["my height is short for air hostess, which other airport jobs are open", "Airport Check-In Agent"],
    ["colour blind, loco pilot reject, railway me aur kaun si naukri", "Train Reservation Clerk"],
    ["eyesight weak hai army me nahi ja sakta, defence me aur kaun si job", "Forensic Scientist"],
  ])("[R328] %j is told what is open beside the limit", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toMatch(/Flight Attendant|Air Traffic Controller:/);
  });

  it.each(["can a colour blind person become pilot", "what is the eyesight limit for pilot job"])(
    "[R328] %j asks of the limit",
    (question) => {
      expect(text(question)).toContain("The exact limits can change");
    },
  );

  it.each([
    ["legal nurse consultant does this exist in india", 'name "legal nurse consultant"', "Legal Adviser"],
    ["legal nurse consultant kaise bane", 'name "legal nurse consultant"', "Registered Nurse"],
    ["कानूनी नर्स सलाहकार क्या भारत में होता है", "know a career of exactly", "Registered Nurse"],
    ["nurse attorney does this exist in india", 'name "nurse attorney"', "Contracts Attorney"],
    ["does a sports data engineer exist in india", 'name "sports data engineer"', "Data Engineer"],
  ])("[R329] %j is said to be missing", (question, says, near) => {
    expect(text(question)).toContain(says);
    expect(text(question)).toContain(near);
  });

  it.each([
    ["does data analyst job exist in india", "Data Analyst"],
    ["does video game designer exist in india", "Game Designer"],
    ["is yoga teacher a real career", "Yoga Instructor"],
  ])("[R329] %j is held", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("I don't know a career");
  });

  it.each([
    "गाँव में लड़की के लिए कौन कौन सी नौकरी है जिसमें रोज़ शाम को घर लौट सके",
    "gaon ki ladki ke liye job jisme shaam ko ghar aa sake",
    "jobs for a village girl where she can come home every evening",
    "gaon me ladkiyon ke liye kaun si naukri hai ghar ke paas",
    "मेरी बेटी गाँव में है, घर के पास कौन सा काम कर सकती है",
  ])("[R330] %j is shown work near a village home", (question) => {
    const told = text(question);
    for (const work of ["Anganwadi Worker", "Postman", "Primary School Teacher", "Tailor"]) expect(told).toContain(work);
  });

  it.each(["gaon ki ladki doctor kaise bane", "gaon me rehne wali ladki ko coding pasand hai, kaun si job"])(
    "[R330] %j asks for something else",
    (question) => {
      expect(text(question)).not.toContain("Anganwadi Worker");
    },
  );

  it.each([
    ["income tax inspector aur excise inspector me se kaun better hai posting ke hisab se", "Income Tax Inspector: In posts of the Centre"],
    ["income tax inspector vs gst inspector transfer kaha kaha hota hai", "Customs Officer: In posts of the Centre"],
    ["आयकर निरीक्षक और आबकारी निरीक्षक में से पोस्टिंग के हिसाब से कौन बेहतर", "In posts of a State: within the State"],
    ["teacher vs bank clerk transfer", "Bank Clerk: In public banks"],
  ])("[R331] %j is told where each is sent", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R331] what is paid tells of no transfers", () => {
    expect(text("income tax inspector or excise inspector salary")).not.toContain("In posts of the Centre");
  });
});
