import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("how the site works, in everyday words", () => {
  it.each([
    ["ye quiz kitni der ka hai", "two or three minutes"],
    ["how many questions are there in the quiz", "20 questions"],
    ["क्विज में कितने सवाल हैं", "20 questions"],
    ["net nahi ho to website khulegi", "once a page was open"],
    ["site internet ke bina khulegi", "once a page was open"],
    ["how to save a career to see later", "Press the bookmark"],
    ["career save kaise kare", "Press the bookmark"],
    ["app hai kya iska play store pe", "no app in a store"],
    ["do you have an android app", "no app in a store"],
    ["quiz me mera result arts aaya but i like science", "Trust yourself before a result"],
    ["assessment said teacher but i love coding", "Trust yourself before a result"],
  ])("[R182] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["app developer kaise bane", "mobile-app-developer"],
    ["jobs for ios", "ios-developer"],
    ["how to save my job from ai", "chatbot-developer"],
  ])("[R182] and %j is about a career", (question, id) => {
    expect(linksOf(question)).toContain(id);
  });
});

describe("what is wished of work beside what it is about", () => {
  it.each([
    ["mujhe 9 to 5 nahi karna hai", "mostly not nine to five"],
    ["9 से 5 वाली नौकरी नहीं करनी", "mostly not nine to five"],
    ["i cant wake up early which job", "begins late in the day"],
    ["job with lots of holidays", "No record here counts holidays"],
    ["jobs where i dont have to wear formals", "nobody asks for formals"],
    ["uniform wali job chahiye par army nahi", "the Army is only one of them"],
    ["वर्दी वाली नौकरी", "the Army is only one of them"],
    ["mujhe famous hona hai", "To want to be known is no fault"],
    ["duniya ghumne wali job", "pays for the journey"],
    ["गरीब बच्चों को पढ़ाना चाहता हूं", "Teach For India"],
  ])("[R183] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["how to get a job early with no degree", "ask for no degree"],
    ["bcom kiya abhi it me shift karna hai coding nahi aati", "Software Engineer"],
    ["job with 10 to 5 timing", "keeps much the same ones each day"],
    ["teacher ko kitni chutti milti hai", "Primary School Teacher"],
    ["how to become famous singer", "Playback Singer"],
    ["famous colleges for law", "no single colleges"],
    ["travel abroad for study", "studying or working abroad"],
    ["i want to join police because i like uniform", "Police Constable"],
    ["which career suits me if i dont like maths", "open without maths"],
  ])("[R183] and %j keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["i dont want a job where i have to talk to customers", "for quiet people"],
    ["customer se baat na karni pade aisi job", "for quiet people"],
    ["ग्राहकों से बात नहीं करनी कौन सा काम", "for quiet people"],
    ["jobs for people who like silence", "for quiet people"],
    ["i like talking to people", "for people who talk well"],
    ["sukoon wali naukri", "with low stress"],
    ["jobs where i can work from my village with internet", "from home"],
    ["IT job without night shift", "in Technology, whose records tell of no nights"],
    ["engineering but no coding and no field work", "at a desk, in Engineering, without coding"],
    ["engineering without coding", "in Engineering, without coding"],
  ])("[R184] %j is a list of careers %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["meri handwriting bahut acchi hai koi career hai kya", "calligrapher"],
    ["मेरी लिखावट अच्छी है", "calligrapher"],
    ["mujhe logo ki problem sunna aur salah dena accha lagta hai", "counselling-psychologist"],
    ["i like giving advice to friends", "counselling-psychologist"],
    ["mujhe gadiyan modify karna pasand hai", "motor-vehicle-mechanic"],
    ["i love modifying bikes", "motorcycle-mechanic"],
    ["jungle me rehna pasand hai kaunsi naukri", "forester"],
    ["i know 4 languages what can i do with it", "translator"],
    ["mujhe alag alag bhasha seekhna pasand hai", "translator"],
  ])("[R184] %j begins with %s", (question, id) => {
    expect(linksOf(question)[0]).toBe(id);
  });
});

describe("what a stream leaves open", () => {
  it.each([
    ["pcm se designing me ja sakte hai kya", "design takes every stream"],
    ["can a commerce student go into design", "design takes every stream"],
    ["12th science pass, no interest in science now", "nearly every field outside it is open"],
    ["12वीं साइंस से की है पर अब साइंस पसंद नहीं", "nearly every field outside it is open"],
    ["10th 92 percent aaye, science hi lena chahiye kya", "good marks choose no stream"],
    ["12th vocational kiya hai aage kya", "is a full Class 12"],
    ["bio with maths lene se kya fayda", "PCMB does keep both open"],
    ["is commerce easier than science", "None is easy or hard for everybody"],
    ["arts vs science for upsc", "asks for any degree"],
    ["upsc ke liye minimum qualification", "asks for any degree"],
    ["iti electrician ke baad aage padhai", "Yes, if you also have Class 12"],
    ["iti welder ke baad videsh me job", "the Gulf takes people"],
    ["mbbs ke baad pg na kare to", "With MBBS and registration"],
  ])("[R185] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["can i do fashion designing with pcb", "PCB keeps Fashion Designer open"],
    ["i like both maths and biology", "Work that has both in it"],
    ["pcmb lena sahi hai kya", "it keeps medicine and engineering both open"],
    ["humanities with economics scope", "about economics"],
    ["upsc capf qualification", "For UPSC CAPF you need any degree"],
  ])("[R185] and %j keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("whether a stream may sit for an examination", () => {
  it.each([
    ["can a commerce student give neet", "No, not for medicine with Commerce alone."],
    ["kya pcm wale neet de sakte hai", "No, not for medicine with PCM alone."],
    ["pcb students can give jee?", "No, not for engineering with PCB alone."],
    ["nata commerce wale de sakte hai", "No, not for architecture with Commerce alone."],
    ["can arts students appear for clat", "Yes, with Humanities (Arts)."],
    ["ca foundation science wale de sakte hai", "Yes, with Science."],
    ["how many marks in 12th are required for jee main", "no marks of Class 12 are asked"],
    ["gate exam ke fayde", "With GATE passed, this opens"],
    ["nata ya jee paper 2, architecture ke liye kaunsa", "Neither is compulsory by itself"],
  ])("[R186] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R186] where it hangs on the subjects of the stream, neither is said", () => {
    expect(text("can science students give jee")).not.toMatch(/^(?:Yes|No)/);
    expect(text("pcb wala nda de sakta hai")).not.toMatch(/^(?:Yes|No)/);
    expect(text("is science compulsory for cuet")).not.toMatch(/^(?:Yes|No)/);
  });
});

describe("a body that is afraid of an examination", () => {
  it.each(["exam ke pehle haath kaanpte hai aur saans phoolti hai", "my hands shake before every exam", "परीक्षा से पहले हाथ काँपते हैं"])(
    "[R187] %s",
    (question) => {
      expect(text(question)).toContain("14416");
    },
  );

  it("[R187] and breath that is short in a run is no fear", () => {
    expect(text("running test me saans phoolti hai police bharti")).not.toContain("14416");
  });
});
