import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;
const own = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("machines that take the work of others", () => {
  it.each([
    ["kya ai doctors ki job kha jayega", "General Physician"],
    ["ai lawyers ki naukri chheen lega kya", "Criminal Lawyer"],
    ["kya ai teachers ko replace kar dega", "Primary School Teacher"],
    ["ai software engineers ki jagah le lega kya", "Software Engineer"],
    ["क्या एआई डॉक्टरों की नौकरी खा जाएगा", "General Physician"],
    ["एआई से वकीलों की नौकरी जाएगी क्या", "Criminal Lawyer"],
  ])("[R140] %s: the career of those people beside what is known of machines", (question, career) => {
    expect(text(question)).toContain("Nobody knows which jobs will change how much");
    expect(text(question)).toMatch(
      new RegExp(`${career}(?:"\\w+" is said of several careers\\. This is ${career}; others are named below\\.)?Growth:`),
    );
  });

  it("[R140] work with such machines is still a career of its own", () => {
    expect(text("ai engineer ki job kaise mile")).toContain("Artificial Intelligence Specialist");
    expect(text("ai engineer ki naukri mil jayegi kya")).toContain("Artificial Intelligence Specialist");
  });
});

describe("examinations from school", () => {
  it.each([
    ["nift ki taiyari 11th se kaise kare", "creative ability"],
    ["how to start preparing for clat in class 11", "legal reasoning"],
    ["nata ki taiyari 12th ke saath kaise kare", "drawing and composition"],
    ["कक्षा 11 से नीट की तैयारी कैसे करें", "physics, chemistry and biology"],
  ])("[R141] %s: what the examination asks, whatever class one begins in", (question, asks) => {
    expect(text(question).slice(0, 200)).toContain(asks);
    expect(text(question)).toContain("First the official syllabus");
  });

  it.each([
    ["nda ke liye 11th me kaun sa subject", "For NDA you need Class 12"],
    ["एनडीए के लिए 11वीं में कौन सा विषय लें", "For NDA you need Class 12"],
    ["which subjects are required for neet", "physics, chemistry, biology or biotechnology, and English"],
    ["jee ke liye konsa stream lena hoga", "with physics and maths"],
    ["clat ke liye kaun sa subject chahiye", "Class 12 of any stream"],
  ])("[R141] %s: the subjects one must have, and not the papers", (question, needs) => {
    expect(text(question).slice(0, 200)).toContain(needs);
  });

  it.each(["what subjects are there in clat", "ssc cgl me kaun se subject aate hai"])("[R141] %s: the papers", (question) => {
    expect(text(question)).toContain("has asked in the last years");
  });

  it("[R141] whether women may sit for it comes first where it is asked", () => {
    expect(text("is NDA open to girls and what subjects needed")).toMatch(/^Yes, NDA is open to women too\.For NDA you need Class 12/);
    expect(own("nda me ladkiya ja sakti hai kya, kaun se subject chahiye")).toMatch(/^Haan, NDA ladkiyon ke liye bhi khula hai/);
  });

  it.each(["arts me kaun se subject lu upsc ke liye", "subjects needed for upsc", "यूपीएससी के लिए कौन सा विषय लें"])(
    "[R141] %s: none is a must, and which help",
    (question) => {
      expect(text(question)).toContain("no stream and no subject shuts it out");
    },
  );
});

describe("one word against the sense", () => {
  it.each([
    "left hand me problem hai, drawing achi hai",
    "ek haath kaam nahi karta drawing",
    "my left hand does not work, i like drawing",
    "एक हाथ काम नहीं करता, ड्राइंग अच्छी है",
  ])("[R142] %s: a hand that cannot be used, and then the liking", (question) => {
    expect(text(question)).toMatch(/^Begin with what you like/);
    expect(text(question)).toContain("Graphic Designer");
  });

  it("[R142] a hand is no hand where a subject is weak", () => {
    expect(text("hisaab me mera haath kamzor hai")).not.toContain("Persons with Disabilities");
  });

  it("[R142] writing with the left hand is no weakness", () => {
    expect(own("left handed hu surgeon ban sakta hu")).toMatch(/^Haan\. Ulte haath wale/);
  });

  it.each(["mute person jobs", "gunge behre ke liye job", "hearing impaired student class 12, what jobs"])(
    "[R142] %s: work of the eyes and the hands",
    (question) => {
      expect(text(question)).toMatch(/^Much good work is done with the eyes and the hands/);
      expect(text(question)).not.toContain("Tehsildar");
    },
  );

  it.each([
    "jisme kam padhna pade aur paisa accha ho",
    "kam padhai zyada paisa wali job",
    "easy course with high salary",
    "कम पढ़ाई में ज्यादा पैसा कैसे कमाएं",
  ])("[R142] %s: what is learnt soon and pays fairly, and no talk of poverty", (question) => {
    expect(text(question)).toContain("No work pays well without learning");
    expect(text(question)).toContain("Flight Attendant");
    expect(text(question)).not.toMatch(/Airline Pilot|Cardiologist|scholarships/);
  });

  it.each(["job jo 5 baje khatam ho jaye", "10 to 5 wali job", "jobs with fixed timing", "शाम को फ्री रहूं ऐसी नौकरी"])(
    "[R142] %s: which work keeps its hours",
    (question) => {
      expect(text(question)).toMatch(/^No record here measures hours/);
    },
  );

  it("[R142] hours that are refused, or weighed against a business, are another question", () => {
    expect(text("9 to 5 job or business")).toContain("They differ in who carries the risk");
    expect(text("i dont want a 9 to 5 job")).not.toContain("No record here measures hours");
  });

  it.each([
    "how many hours should a class 11 student study for neet",
    "kitne ghante padhna chahiye neet ke liye",
    "study hours for jee class 11",
    "mai 4 ghante padhta hu kya neet nikal jayega",
  ])("[R142] %s: no number fits everybody", (question) => {
    expect(text(question)).toMatch(/^No number of hours fits everybody/);
  });

  it("[R142] the hours of a post are no hours of study", () => {
    expect(text("how many hours do doctors work")).toContain("no shifts or hours of a post");
  });
});

describe("what speaks for a stream", () => {
  it.each([
    ["pcm ke fayde", "PCMWhat speaks for it: engineering"],
    ["benefits of commerce stream", "CommerceWhat speaks for it: accounts"],
    ["advantages of taking arts in class 11", "Humanities (Arts)What speaks for it: its subjects"],
    ["why should i take pcb", "PCBWhat speaks for it: medicine"],
    ["साइंस लेने के फायदे", "ScienceWhat speaks for it: the most doors"],
    ["pcmb lene ka fayda", "PCMB does keep both open"],
  ])("[R143] %s: what speaks for it and against it", (question, says) => {
    expect(text(question).startsWith(says)).toBe(true);
    expect(text(question)).not.toContain("Benefits Manager");
  });

  it("[R143] the careers that it opens stand below", () => {
    expect(text("commerce lene ke nuksan")).toMatch(/What speaks against it: .*Careers open with Commerce.*Chartered Accountant/);
  });

  it("[R143] how many subjects a short name stands for is told as its meaning", () => {
    expect(text("pcmb me kitne subject")).toContain("all four");
  });
});

describe("known answers in other words", () => {
  it.each([
    ["btech ka kharcha kaise uthau papa majdoor hai", "Software Engineer"],
    ["मेरे पापा मजदूर हैं इंजीनियरिंग की फीस कैसे भरूं", "Civil Engineer"],
  ])("[R144] %s: help with money, and not the parents' work", (question, career) => {
    expect(text(question)).toMatch(/^Little money closes fewer doors/);
    expect(text(question)).toContain(career);
    expect(text(question)).not.toContain("Construction Labourer");
  });

  it.each(["mera result save kaise karu taki papa ko dikha sake", "result pdf download kaise kare", "can i save my test result as pdf"])(
    "[R144] %s: the results page",
    (question) => {
      expect(text(question)).toContain("print a page for your parents");
    },
  );

  it.each(["12th result pdf download", "neet result download kaise kare"])("[R144] %s: none of this site", (question) => {
    expect(text(question)).not.toContain("Your results");
  });

  it.each(["ye website hindi me hai kya", "kya website hindi me dikh sakti hai", "क्या यह वेबसाइट हिंदी में है"])(
    "[R144] %s: the languages of this site, and no career",
    (question) => {
      expect(text(question)).toContain("Ask me in Hindi or Hinglish");
    },
  );

  it.each([
    "As a school counsellor, how do I use this stream test with my class 10 batch?",
    "i am a school counsellor, how to use this site with students",
    "can we use your stream test for whole school",
    "class 9 ke bachcho ko stream test kaise karaye",
  ])("[R144] %s: how a class uses it", (question) => {
    expect(text(question)).toContain("One way to fill two lessons");
  });

  it.each(["write my physics project for class 12", "make a project on careers for class 10", "meri science project bana do"])(
    "[R144] %s: school work is written by whoever learns",
    (question) => {
      expect(text(question)).toMatch(/^I don't know about that/);
    },
  );

  it.each([
    ["can i take stream test in class 10", "takes two or three minutes"],
    ["make a career in project management", "Project Management Specialist"],
    ["i make projects in arduino, which career", "IoT Developer"],
    ["i wear spectacles -3, can i join merchant navy", "The deck, which keeps watch, is the strictest"],
    ["मुझे खेती में नई तकनीक सीखनी है", "Agriculture is far more than the field itself"],
    ["नर्सिंग का कोर्स कितने साल का होता है", "BSc Nursing (4 years, with PCB); GNM diploma (3 years, any stream in most States)"],
    ["nata exam kab hota hai aur kya aata hai", "drawing and composition"],
  ])("[R144] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});
