import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("money that is asked for work, a seat or a result", () => {
  it.each([
    "online exam me paas kara denge 50 hazar me bol raha hai ek sir, kya karu",
    "merchant navy me 10th ke baad ek agent 4 lakh maang raha hai sahi hai kya",
    "Someone offering railway group D job for 5 lakh backdoor entry. should we pay",
    "they ask 2500 registration fee for a data entry job",
    "is this work from home offer a scam or real",
    "एजेंट नौकरी के लिए 50 हजार मांग रहा है",
    "ek company 5000 rupaye maang rahi hai railway me job dene ke liye sahi hai kya",
    "naukri ke liye paise maang rahe hai",
    "naukri k liye pase mang rhe h",
    "नौकरी के लिए पैसे मांग रहे हैं क्या करूं",
    "Got an offer letter from a company asking 5000 rupees for registration and laptop. is it genuine",
    "HR ne bola laptop ke liye 8000 jama karo phir joining milegi",
    "they want me to pay 2000 for training kit before joining, should I",
    "telegram par like karne ke paise, ye sach hai?",
    "anganwadi bharti ke liye sarpanch paise maang raha hai",
    "paying 2 lakh to a consultancy for guaranteed job, is it safe?",
    "is it safe to pay consultancy for job",
    "consultancy ko paise dekar job leni chahiye kya",
  ])("[R48] is warned of first: %s", (question) => {
    expect(text(question)).toMatch(/^Pay nothing/);
    expect(text(question)).toContain("1930");
  });
  it.each([
    "how to catch people who take bribes, which job",
    "recruitment consultant salary",
    "travel agent kaise bane",
    "fraud examiner kya karta hai",
    "phir kya karu",
    "how much do consultancies pay in the first job",
    "is it safe",
    "training fees of pilot job",
    "interviewer asking expected salary 50000 job",
    "jobs in demand with good money",
    "security guard job paise kitne milte hai",
    "is it safe to answer the test",
  ])("[R48] is not suspected in %j", (question) => {
    expect(text(question)).not.toContain("Pay nothing");
  });
  it("[R48] is told apart from a case, which closes not every door", () => {
    expect(text("my brother has FIR pending, can he join bank")).toContain("State it truthfully");
    expect(text("jail superintendent kaise bane")).not.toContain("State it truthfully");
  });
});

describe("an examination that is ruled out", () => {
  it("[R49] leaves the other ways of a career, where there are any", () => {
    expect(text("bina NEET ke nurse ban sakte hai kya")).toContain("There are ways without NEET-UG");
    expect(text("bina NEET ke doctor ban sakte hai kya")).toContain("no usual way without it");
  });
});

describe("a script that is read here by nobody", () => {
  it.each(["நான் பிகாம் முடித்தேன் என்ன வேலை", "আমি বিএ পাস করেছি কী করব", "میں نے بی اے کیا ہے"])(
    "[R50] is answered in itself: %s",
    (question) => {
      expect(text(question)).toContain("Tele-MANAS listens in your language: 14416");
    },
  );
  it("[R50] hinders nothing where a career is named", () => {
    expect(text("IAS ఎలా అవ్వాలి")).toContain("IAS Officer");
  });
});
