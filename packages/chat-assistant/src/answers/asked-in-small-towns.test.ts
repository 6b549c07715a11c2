import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;
const careers = (question: string): readonly string[] =>
  [...groundedReply(question, explorer).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);

describe("the question proper before the circumstance", () => {
  it.each([
    ["mujhe cricket me career banana hai gaon se hu", "cricketer"],
    ["drawing pasand hai gaon me rehta hu", "comic-artist"],
    ["village se hu singer banna hai", "playback-singer"],
  ])("[R62] %j is answered for what is wished, with a line on the village", (question, id) => {
    expect(text(question)).not.toMatch(/^Where you live/);
    expect(text(question)).toContain("Far from a city");
    expect(careers(question)).toContain(id);
  });
  it("[R62] a village alone is answered as one", () => {
    expect(text("gaon se hu kya kar sakta hu")).toMatch(/^Where you live/);
  });
  it("[R62] who is poor and asks what it costs reads of costs and not of boys", () => {
    expect(text("pilot banne me kitna kharcha aata hai gareeb ladka ban sakta hai kya")).toMatch(/tens of lakhs/);
  });
  it("[R62] what a teacher says is no career", () => {
    expect(text("my teacher says commerce is only for weak students")).toContain("No stream is useless");
  });
  it("[R62] the language of a school and one's own cut-off are no topics", () => {
    const reply = text("Tamil medium 12th bio maths student, cutoff 150, which course should i take, not engineering");
    expect(reply).toContain("Physiotherapist");
    expect(reply).not.toMatch(/about tamil|josaa/);
  });
});

describe("short words that only sound like the records'", () => {
  it.each(["mere bhai ne 12th commerce me 70 percent laye hai ab kya karna chahiye", "boards ke baad 3 mahine free hu kya karu"])(
    "[R25] find no careers: %s",
    (question) => {
      expect(text(question)).not.toMatch(/about (?:laye|machine)|Floor Layer/);
    },
  );
});

describe("what is asked in small towns", () => {
  it.each([
    ["village me rehkar konsa business kare 12th ke baad", "RSETI"],
    ["गांव में क्या बिजनेस करें", "RSETI"],
    ["computer seekhna hai but ghar pe laptop nahi hai sirf mobile", "You can begin with the phone alone"],
    ["i dont have laptop how to learn excel", "You can begin with the phone alone"],
    ["english nahi aati interview me dar lagta hai kaun si naukri jisme english na chahiye", "your own language counts"],
    ["kabaddi player hu sports quota se naukri milegi kya", "by the sports quota"],
    ["national level athlete government job", "by the sports quota"],
    ["ITI electrician kar liya ab job kaha milegi", "apprenticeshipindia.gov.in"],
    ["आईटीआई कर लिया अब नौकरी कहां मिलेगी", "four doors"],
    ["compounder banna h medical store kholna h", "State Pharmacy Council"],
    ["driver ki naukri bus truck heavy license", "parivahan.gov.in"],
    ["50000 mahina wali naukri 12th ke baad", "right after school, that is rare"],
    ["agriculture bsc karne ke baad kya naukri hai", "IBPS SO"],
    ["saap pakadne ka kaam karta hu isme sarkari naukri hai?", "Wildlife Protection Act"],
    ["bhoot pret pakadne wala career hai kya", "There is no such career here"],
    ["CUET nahi diya ab kaunse college", "without CUET-UG"],
    ["12वीं के बाद क्या करें आर्ट्स वालों के लिए", "D.El.Ed"],
    ["maths me kamjor hu commerce le sakta hu kya", "Most schools offer Commerce without maths"],
    ["mere 10th me 45% aaye hai kya mai doctor ban sakta hu", "Marks of Class 10 do not decide"],
    ["btech cse ke liye 12th me computer subject nahi liya to chalega, mil jayega kya", "no condition for BTech"],
    ["science le li par samajh me nahi aati arts me badal sakta hu kya class 11", "Yes, it can be done"],
    ["mai ladka hu nurse ban sakta hu kya log hasenge", "Yes, men do this work"],
    ["mai viklang hu ek pair se kaun si sarkari naukri mil sakti hai", "posts are kept"],
    ["mera dost keh raha hai network marketing join karo lakho kamaoge", "1915"],
    ["AI ke aane se naukri khatam ho jayegi kya phir ITI copa ka kya fayda", "COPA"],
  ])("[R63] %j is answered by %j", (question, expected) => {
    expect(text(question)).toContain(expected);
  });

  it.each([
    ["papa ko lagta hai isme paise nahi hai, fashion designing", "fashion-designer"],
    ["pashu doctor kaise bane", "veterinarian"],
    ["silai kadhai aati hai usse kya kar sakte hai", "hand-embroiderer"],
    ["drone udana sikhna hai kheti ke liye", "agricultural-drone-operator"],
    ["mera favourite subject history hai usse kya ban sakte hai", "historian"],
    ["night shift se thak gaya hu call center, koi din wali job batao jisme communication skill kaam aaye", "corporate-trainer"],
    ["my daughter wants to be a Kpop idol / dancer. What do I tell her", "choreographer"],
  ])("[R63] %j leads to %s", (question, id) => {
    expect(careers(question)).toContain(id);
  });

  it("[R63] whether it pays is answered with the pay first", () => {
    expect(text("beti ko fashion designing karna hai, papa ko lagta hai isme paise nahi hai")).toMatch(/^A worry about pay.*₹/);
  });
});

describe("the post of a State", () => {
  it.each([
    ["बिहार पुलिस में दरोगा कैसे बनें", "BPSSC"],
    ["patwari kaise bane rajasthan", "RS-CIT"],
    ["haryana police constable kaise bane", "HSSC"],
  ])("[R57] %j names who fills it: %s", (question, body) => {
    expect(text(question)).toContain(body);
  });
  it("[R57] and nobody where no State recruits", () => {
    expect(text("bihar me software engineer kaise bane")).not.toContain("recruits by");
  });
});

describe("whether a stream leads to each of two careers", () => {
  it("[R22] is answered of each, and nothing is weighed", () => {
    const reply = text("my school has only arts. Can I become a nurse or lab technician?");
    expect(reply).toMatch(/Registered Nurse: Yes.*Medical Laboratory Technician: Not by the usual way/);
    expect(reply).not.toContain("Choose");
  });
});

describe("examinations", () => {
  it("[R25] that stand side by side are ruled out together", () => {
    expect(text("12th science ke baad bina NEET JEE ke kya kare")).toContain("without NEET-UG or JEE Main");
  });
  it("[R24] stand for the post that is got by them", () => {
    expect(text("SSC CGL aur bank PO me se kiski taiyari karu")).toContain("Bank Officer or Income Tax Inspector");
  });
});
