import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { replyKind } from "../reply-kind.ts";

const replyTo = (question: string): string => groundedReply(question, explorer, { language: "english" });
const text = (question: string): string => parsed(replyTo(question)).text;

describe("marks that somebody got", () => {
  it.each([
    ["neet me 420 aaye hai general category, mbbs milega?", "BAMS"],
    ["neet 450 marks obc mbbs milega kya", "BAMS"],
    ["नीट में 400 नंबर आए हैं एमबीबीएस मिलेगा क्या", "BAMS"],
    ["neet me itne marks me mbbs mil jayega 480", "physiotherapy"],
    ["neet rank 50000 mbbs milega", "AYUSH counselling"],
    ["cuet me 600 marks aaye hai du milega kya", "CSAS"],
    ["i scored 620 in cuet can i get srcc", "CSAS"],
    ["jee main 120 marks nit milega", "JoSAA counselling"],
  ])("[R164] %s: no cut-off, and what is open", (question, says) => {
    expect(replyKind(replyTo(question))).toBe("unknown");
    expect(text(question)).toContain(says);
  });

  it.each(["neet me kam marks aaye bams milega", "low marks in neet what now", "cuet me 350 aaye ab kya kare"])("[R164] %s", (question) => {
    expect(text(question)).toContain("I know no cut-offs");
  });

  it("[R164] a year is no score, and a card no seat", () => {
    expect(text("neet 2026 me admit card kab milega")).toContain("neet.nta.nic.in");
    expect(text("neet 2026 cutoff")).not.toContain("What is open with a result");
  });

  it("[R164] asked for a cut-off alone, tells the examination", () => {
    expect(text("neet ka cutoff kitna hai")).not.toContain("What is open with a result");
  });
});

describe("the pay of a course or with an employer", () => {
  it.each([
    ["hotel management course salary", "hotel-receptionist"],
    ["होटल मैनेजमेंट करने के बाद सैलरी", "waiter"],
    ["diploma in mechanical engineering salary", "mechanical-engineering-technician"],
    ["polytechnic civil engineering ki salary", "civil-engineering-technician"],
    ["diploma in fashion designing salary", "fashion-designer"],
  ])("[R165] %s shows %s", (question, id) => {
    expect(replyTo(question)).toContain(`/career/${id}`);
  });

  it.each([
    ["railway me fitter ki salary", "The railways pay by the pay level"],
    ["railway me iti electrician ki salary", "The railways pay by the pay level"],
    ["bhel me welder ki salary", "pays by a scale of its own"],
  ])("[R165] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).toContain("₹");
  });

  it("[R165] leaves a manager's pay, and that of work only the railways have, as they are", () => {
    expect(text("hotel manager ki salary")).not.toContain("trainee");
    expect(text("railway tte salary")).not.toContain("over all employers");
  });
});

describe("little competition", () => {
  it.each(["good salary with low competition jobs", "commerce me kam competition wala career", "कम कंपटीशन वाला करियर बताओ"])(
    "[R166] %s",
    (question) => {
      expect(replyKind(replyTo(question))).toBe("unknown");
      expect(text(question)).toContain("These are heard of less");
      expect(text(question)).not.toMatch(/with (?:JEE|NEET|CAT)/);
    },
  );

  it("[R166] how much there is stays unknown", () => {
    expect(text("is there high competition in medicine")).not.toContain("heard of less");
  });
});

describe("the second half of a question", () => {
  it.each([
    ["marine engineering kya hai fees kitni hai", "IMU-CET"],
    ["what is physiotherapy and what are its fees", "exercises"],
    ["फिजियोथेरेपी क्या है और फीस कितनी है", "exercises"],
    ["animation course kya hai fees", "BDes in Animation"],
    ["police constable ke liye qualification aur height", "Usual qualification"],
    ["ssc gd height and qualification", "It asks for Class 10"],
    ["nda height age limit and qualification", "16½"],
    ["beti ke liye nda ki qualification", "16½"],
    ["afcat eligibility female", "20 to 24 for flying"],
  ])("[R167] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R167] the criteria of a height ask for no schooling", () => {
    expect(text("police constable height criteria")).not.toContain("Usual qualification");
  });

  it("[R167] asked for fees alone, tells no more of the career than before", () => {
    expect(text("physiotherapy ki fees kya hai")).not.toContain("₹");
    expect(text("what is the fees of physiotherapy")).not.toContain("₹");
  });
});

describe("least marks of Class 12", () => {
  it.each([
    ["jee mains minimum percentage in 12th", "no marks of Class 12 are asked"],
    ["nit ke liye 12th me kitne percent chahiye", "no marks of Class 12 are asked"],
    ["can i give jee main with 60 percent in 12th", "no marks of Class 12 are asked"],
    ["jee main me 75 criteria kya hai", "no marks of Class 12 are asked"],
    ["nata eligibility percentage", "Council of Architecture"],
    ["cuet ke liye minimum marks", "it sets no least percentage"],
    ["nift ke liye 12th me kitne percent", "it sets no least percentage"],
  ])("[R168] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R168] judges no marks of one's own where the rule changed more than once", () => {
    expect(text("12th me 40 percent hai nata ke liye kitne percent chahiye, de sakta hu")).not.toContain("enough to apply");
  });

  it("[R168] the marks of the test itself stay unknown", () => {
    expect(replyKind(replyTo("12th ke baad jee me kitne marks chahiye nit ke liye"))).toBe("unknown");
  });
});
