import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("what every counsellor of a school knows", () => {
  it.each([
    ["12वीं के बाद बिना नीट के मेडिकल कोर्स कौन से हैं", "BPharm"],
    ["bina neet ke medical line me kya kya courses hai", "Optometry"],
    ["difference between cuet and normal admission in my district college", "prospectus"],
    ["kya do degree ek saath kar sakte hai", "2022"],
    ["can I do two degrees together, BCom regular and BCA from IGNOU", "deb.ugc.ac.in"],
    ["is clat compulsory to become a lawyer", "CLAT is not needed"],
    ["clat ke bina vakil kaise bane", "CLAT zaroori nahi"],
    ["psychologist banna hai par psychology mere school me nahi hai", "Psychology zaroori nahi"],
    ["12th pcm ke baad without jee kya options hai", "rajyon ka apna test"],
    ["half yearly me maths me fail ho gayi class 11, stream badlu kya", "board ka result nahi"],
    ["pre board me fail ho gaya ab kya hoga", "board ka result nahi"],
    ["is it tough to manage pcmb for both engineering and medical", "PCMB does keep both open"],
    ["civil diploma 2nd year me hu, je ka exam de sakta hu", "poora diploma"],
    ["I am in class 8, how do I prepare for IAS", "any subject"],
    ["streamer banna hai 12th chhod du", "padhai chhodna: nahi"],
    ["forensic science karke cbi me job lagegi kya", "SSC CGL"],
    ["how to become a cricket scorer", "State's cricket association"],
    ["10th me 55% hai kya commerce mil jayega", "har school khud"],
    ["institute says 100% job guarantee, fees 70000", "Do not pay"],
    ["welder hu, qatar jaana hai kaam ke liye", "emigrate.gov.in"],
    ["ladki hu, bahar nahi jaane dete, ghar baithe paise kaise kamau", "nios.ac.in"],
  ])("[R80] %j says %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it.each([
    ["failed in class 11 final exam", "no board result"],
    ["salary of electrician in dubai vs india for engineers", "trade test"],
    ["should I leave school, papa is forcing me to leave school for cricket", "padhai chhodna"],
  ])("[R80] %j does not say %j", (question, said) => {
    expect(textOf(question)).not.toContain(said);
  });

  it("[R81] tells the start of hotel management as a trainee's", () => {
    const text = textOf("hotel management me shuru me salary kitni milti hai");
    expect(text).toContain("trainee");
    expect(text).not.toContain("₹");
  });

  it("[R81] keeps the trades of loco pilots and technicians apart", () => {
    expect(textOf("loco pilot ke liye iti ki kaunsi trade le")).toContain("Welder wahan chalta hai, ALP mein nahi");
  });

  it.each([
    "which career is best for me i like animals but blood dekh ke chakkar aata hai",
    "what work suits me, I love dogs but I faint at blood",
  ])("[R82] %j", (question) => {
    expect(textOf(question)).not.toContain("Veterinarian:");
  });

  it.each([
    ["teacher banna hai, bed karu ya deled, aur ctet kab hota hai", "saal mein do baar"],
    ["ssc gd ki umar aur physical kya hai", "daud (PET)"],
    ["jee main january miss ho gaya, april me de sakte hai? kitne percentile chahiye", "doosra session"],
    ["agniveer 4 saal baad kya, aur 10th pass bhar sakta hai", "General Duty"],
    ["nda ka form kab aayega aur ladkiya bhar sakti hai", "2021"],
    ["ek aankh se dikhta hai, sarkari naukri me quota milega kya", "aankh achhi ho"],
  ])("[R83] %j has its line %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it("[R83] says nothing of eyes to a hand", () => {
    const text = textOf("mujhe ek haath se viklang hai, kaun si sarkari naukri me quota hai");
    expect(text).toContain("40 pratishat");
    expect(text).not.toContain("aankh");
  });

  it("[R84] links nothing against parents where peace with them is advised", () => {
    expect(groundedReply("my parents want me to be a doctor but I like art", explorer)).not.toContain("never-take-career-advice");
  });

  it("[R84] tells limits in the language of the question", () => {
    expect(textOf("ssc gd ke liye age limit kya hai")).toContain("18 se 23");
    expect(textOf("ssc cpo ke liye age limit kya hai")).toContain("Mujhe yeh nahi pata");
  });
});
