import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("what is said not to be meant", () => {
  it("[R118] leads no list, and the game that is meant has its record below the way of players", () => {
    const question = "sports me career banana hai lekin cricket nahi kabaddi";
    expect(text(question)).toContain("the way in is much the same whatever the game");
    expect(linksOf(question)).toContain("kabaddi-player");
    expect(linksOf(question)).not.toContain("cricketer");
  });

  it.each([
    ["kho kho me career kaise banaye", "State sports hostel"],
    ["want to play volleyball for india", "State sports hostel"],
    ["स्पोर्ट्स में करियर बनाना है पर क्रिकेट नहीं", "State sports hostel"],
    ["cricket me career kaise banaye", "Age-group trials"],
    ["jobs in sports that are not playing", "Personal Trainer"],
  ])("[R118] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["i like animals but not want to be a doctor", "general-physician", "wildlife-biologist"],
    ["doctor nahi engineer banna hai", "general-physician", "civil-engineer"],
  ])("[R118] %s", (question, out, meant) => {
    expect(linksOf(question)).not.toContain(out);
    expect(linksOf(question)).toContain(meant);
  });
});

describe("a subject that is not liked", () => {
  it.each([
    ["good at maths and hate biology but parents want doctor", "Doctor stands on biology", "chartered-accountant"],
    ["मुझे गणित पसंद नहीं है लेकिन पापा इंजीनियर बनाना चाहते हैं, मुझे इतिहास पसंद है", "Engineer stands on maths", "historian"],
  ])("[R119] %s", (question, says, opens) => {
    expect(text(question)).toContain(says);
    expect(text(question)).toContain("parents mostly want safety");
    expect(linksOf(question)).toContain(opens);
  });

  it("[R119] says so without a word of parents where none are named, and only where the record hangs on it", () => {
    expect(text("I hate biology but want to become a doctor")).toContain("Doctor stands on biology");
    expect(text("I hate biology but want to become a doctor")).not.toContain("parents mostly");
    expect(text("I hate biology but want to become a software engineer")).not.toContain("stands on");
  });
});

describe("a degree and no income", () => {
  it("[R120] shows what the degree opens before what pays at once, after a kind word", () => {
    const told = text("my sister is 22 did BA, marriage pressure, wants to earn");
    expect(told).toMatch(/to marry is for each to decide.*SSC CGL.*BEd.*Money within weeks/s);
    expect(told).not.toContain("₹");
    expect(text("bcom done need to earn for family")).not.toContain("marry");
  });

  it("[R120] leaves who has no degree in hand, or learns still, to the other answers", () => {
    expect(text("12th pass hu turant kamana hai")).not.toContain("a degree is a good start");
    expect(text("i am a bcom 2nd year student want to earn part time")).not.toContain("a degree is a good start");
  });
});

describe("the second half of a question", () => {
  it.each([
    ["loco pilot ki salary aur ghar kab aate hai", "mostly has no toilet"],
    ["truck driver salary and how many days home", "Weeks on the road"],
    ["merchant navy me jaane ke liye kya padhe aur kitna time ghar se dur rehna padta hai", "It usually means travel"],
  ])("[R121] %s", (question, says) => {
    expect(text(question)).toContain("Time at home");
    expect(text(question)).toContain(says);
  });
});

describe("ages and rules", () => {
  it.each([
    ["bank exam ki age limit", "IBPS Clerk: 20 to 28 (2024)"],
    ["bank exam ki age limit", "SBI PO: 21 to 30 (2024)"],
    ["sbi age limit", "SBI Clerk: 20 to 28 (2024)"],
    ["railway exam age limit", "RRB Group D: 18 to 33 (2026)"],
  ])("[R122] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("I hold no limits");
  });

  it("[R122] one examination, or an age that is told, keeps its own answer", () => {
    expect(text("ibps clerk age limit")).toContain("By the notice of 2024 the age is 20 to 28");
    expect(text("sbi po age limit and attempts")).toContain("the number of attempts is limited, but not for SC and ST");
    expect(text("railway job after 10th age limit")).toContain("RRB Group D: By the notice of 2026");
  });

  it.each([
    ["nursing ke liye NEET zaroori hai kya", "There are ways without NEET-UG: AIIMS Nursing, CUET-UG, State nursing CET also stand"],
    ["mba ke liye kaun sa exam dena padta hai", "CAT"],
    ["Is 75% in boards compulsory for JEE and what if I got 68", "no marks of Class 12 are asked"],
    ["mujhe maths nahi aati lekin computer pasand hai kya bca kar sakta hu", "Maths for BCA"],
    ["what is actuarial science and is it a good career in india", "Actuary is worth it if"],
    ["i got 92% in 10th so everyone says take science but i love history", "good marks choose no stream"],
    ["which jobs will be there after 10 years", "Nobody knows which jobs"],
    ["kheti ke saath kya kaam kar sakte hai gaon me", "Krishi Vigyan Kendra"],
  ])("[R123] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R123] names no entrance of Class 12 for a degree that comes after another", () => {
    expect(text("mba ke liye kaun sa exam dena padta hai")).not.toMatch(/CUET-UG|JEE Main/);
  });
});

describe("ordinary questions with a turn", () => {
  it.each([
    ["maths weak hai engineer ban sakta hu kya", "Yes, if you mend it"],
    ["गणित में कमजोर हूँ क्या इंजीनियर बन सकता हूँ", "Yes, if you mend it"],
    ["can I become an engineer", "Civil Engineer"],
  ])("[R124] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R124] is not said of work that is open without maths", () => {
    expect(text("maths weak hai lawyer ban sakta hu kya")).not.toContain("if you mend it");
  });

  it.each([
    ["whats the difference between BA psychology and BSc psychology", "The subject is the same"],
    ["humanities students earn less is it true", "Not by the stream"],
    ["main BA kar rahi hu saath me kya karu", "one or two of these beside it"],
    ["मैं बी ए कर रही हूँ साथ में क्या करूँ", "one or two of these beside it"],
  ])("[R125] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["mera 12th me compartment aaya hai maths me ab jee ka kya", "by the day the counselling names"],
    ["air hostess banne ke liye height aur english kitni chahiye", "how much is asked stands in the notice"],
    ["i am good at talking and dont want to study too much, what job", "with little study"],
    ["beta 10th me hai cricket khelta hai padhai me mann nahi, kya karu", "School goes on"],
    ["food technology vs biotechnology after pcb", "Food Technologist or Biotechnologist"],
    ["medical rep job kaisi hai", "On an ordinary day"],
    ["IIT ke liye 11th se coaching zaroori hai kya", "Coaching is help, not a must"],
    ["sister wants to do MBBS from Russia is it safe", "nmc.org.in"],
  ])("[R126] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["acter banna h kya padhai zaroori hai", "No, it can be done without a degree"],
    ["what does a product manager do and do i need engineering for it", "BTech is not a must"],
    ["biology leke ethical hacker ban sakte hai", "With biology: PCB or PCMB keep it open"],
    ["which is better ca or engineering for a commerce student who likes maths", "Careers in Engineering"],
    ["10वीं के बाद आईटीआई करूँ या 11वीं", "ITI pays soonest"],
    ["पुलिस और आर्मी में से कौन अच्छा है", "Police Constable or Infantry Soldier"],
  ])("[R127] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["ssb interview me kya hota hai nda ke baad", "five days"],
    ["ghar pe rehke ssc ki tayari kaise karu, coaching ke paise nahi", "How preparation goes depends on what"],
  ])("[R128] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["12th science ke baad nda nahi nikla ab airforce me kaise jau", "Agniveer recruitment"],
    ["best career for introvert girl who likes reading", "Copy Editor"],
    ["i want to be a pilot but i wear specs and my family is middle class", "igrua.gov.in"],
  ])("[R129] %s", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toMatch(/National Defence Academy examination|open to you, whoever you are/);
  });

  it.each([
    ["kya bina maths ke economics kar sakte hai", "Mostly not at the known honours courses"],
    ["my daughter wants to be an interior designer is it a stable career", "Interior Designer is worth it if"],
  ])("[R123] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});
