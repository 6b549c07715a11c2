import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;
const linksOf = (question: string): readonly string[] =>
  [...groundedReply(question, explorer, { language: "english" }).matchAll(/href="\/career\/([^"]+)"/g)].map(([, id = ""]) => id);

const MATCHED = "Your answers are compared with each career's record";
const ON_YOUR_DEVICE = "stay on your device";
const I_AM = "I am Disha";
const AIRLINE = "An airline takes people for four kinds of work";
const IT = "Large IT companies take beginners";
const SBI = "SBI takes people by examinations of its own";
const RBI = "The Reserve Bank takes people";
const SHOPS = "sell or deliver online";
const FACTORY = "takes people by what they have learnt";
const CGL = "SSC CGL fills posts";
const NTPC = "two lists of posts";
const FARM = "are entered like BSc Agriculture";
const SCIENTIST = "one becomes a scientist with little money";
const SPACE = "not all work around space is physics";
const BUSINESS = "the sums of Class 8";
const STREAM = "three streams in Class 11";
const SHORT = "Short courses after Class 10";
const AGRICULTURE = "From Class 12 with agriculture";
const AIR_FORCE = "No, not by NDA";
const DETECTIVE = "two kinds of detective";
const GAMES = "What a child loves so much";
const CITY = "Who wants to stay in the own city";
const CALM = "No post of the Government is free of load";

describe("what strangers ask in other words", () => {
  it.each([
    ["ye site decide kaise karti hai", MATCHED],
    ["yeh website career suggest kaise karti hai", MATCHED],
    ["kis basis pe career batate ho", MATCHED],
    ["on what basis do you recommend careers", MATCHED],
    ["kya meri quiz ki details kisi ko dikhti hai", ON_YOUR_DEVICE],
    ["what data do you store", ON_YOUR_DEVICE],
    ["disha kaun hai, insaan ya robot", I_AM],
    ["दिशा कौन है", I_AM],
    ["quiz dubara kaise de", "as often as you like"],
    ["as a school counsellor how can i use this website with 40 students", "One way to fill two lessons"],
    ["can you compare colleges like iit bombay and bits", "single colleges"],
  ])("[R200] tells of the site: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each(["kaise decide kare kya banu", "difference between college and university", "neet dubara de sakte hai"])(
    "[R200] asks something else: %s",
    (question) => {
      expect(text(question)).not.toMatch(/are compared with each career|single colleges|as often as you like/);
    },
  );

  it.each([
    ["indigo me job kaise paye", AIRLINE],
    ["इंडिगो में नौकरी कैसे मिलेगी", AIRLINE],
    ["infosys me kaise jaye after bca", IT],
    ["how to get job in google", IT],
    ["flipkart me job after btech cse", IT],
    ["sbi me job chahiye graduation ke baad", SBI],
    ["एसबीआई में नौकरी कैसे मिलेगी", SBI],
    ["rbi me job kaise paye", RBI],
    ["hdfc bank me job kaise mile", "Private banks take people themselves"],
    ["amazon me job chahiye 12th pass", SHOPS],
    ["tata motors me job iti", FACTORY],
  ])("[R201] names an employer: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["i work in tcs and want to change career", IT],
    ["tcs me job karta hu, teacher banna hai", IT],
    ["sbi clerk salary", SBI],
    ["indigo me air hostess kaise bane", AIRLINE],
    ["bank me job kaise paye", SBI],
  ])("[R201] asks something else: %s", (question, never) => {
    expect(text(question)).not.toContain(never);
  });

  it.each([
    ["ssc cgl se kaun kaun si post milti hai", CGL],
    ["posts in ssc cgl", CGL],
    ["सीजीएल से कौन सी पोस्ट मिलती है", CGL],
    ["rrb ntpc me 12th pass wale kaun si post le sakte hai", NTPC],
    ["bsc forestry me admission ka entrance kaunsa hai", FARM],
    ["bfsc fisheries admission exam", FARM],
  ])("[R202] gives or is entered by: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["ssc cgl ki salary", CGL],
    ["ntpc power plant me job", NTPC],
    ["bsc forestry ke baad job", FARM],
  ])("[R202] asks something else: %s", (question, never) => {
    expect(text(question)).not.toContain(never);
  });

  it.each([
    ["imu cet ke liye 12th me kitne marks chahiye", "least percentage in the three together"],
    ["merchant navy ke liye 12th me kitne percent chahiye", "Sixty per cent in physics, chemistry and maths together"],
    ["mains kitni baar de sakte hai", "JEE Main"],
    ["mains me 85 percentile aaye kya nit milega", "JoSAA"],
    ["जेईई मेन और एडवांस्ड में क्या फर्क है", "JEE Advanced is the entrance to the IITs"],
  ])("[R203] means it: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it("[R203] leaves other mains alone, and flies for the airline that is named", () => {
    expect(text("upsc mains ka syllabus")).not.toContain("JEE Main");
    expect(linksOf("pilot ki salary indigo me kitni hoti hai starting")[0]).toBe("airline-pilot");
    expect(linksOf("pilot ki salary")[0]).toBe("commercial-pilot");
  });

  it.each(["ca ki salary zyada hai ya mba finance ki", "ca ya mba finance kisme zyada paisa", "who earns more ca or mba finance"])(
    "[R204] weighs its pay with an MBA: %s",
    (question) => {
      const reply = text(question);
      expect(reply).toMatch(/Chartered Accountant: ₹.*Financial Analyst: ₹/s);
      expect(reply).toContain("estimate, 2026");
    },
  );

  it("[R204] keeps what is weighed without pay", () => {
    expect(text("mba ya ca kaun better hai")).toContain("Choose it if");
  });

  it.each([
    ["scientist banna hai par ghar me paise nahi hai", SCIENTIST],
    ["वैज्ञानिक बनना है पर घर में पैसे नहीं हैं", SCIENTIST],
    ["i want to work in space but my physics is weak", SPACE],
    ["space me jana hai physics nahi aati", SPACE],
    ["business karna hai par numbers se dar lagta hai", BUSINESS],
    ["बिजनेस करना है पर हिसाब से डर लगता है", BUSINESS],
    ["i am scared of maths which stream should i take", STREAM],
    ["मुझे गणित से डर लगता है कौन सा विषय लूं", STREAM],
  ])("[R205] answers both: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["data scientist banna hai paise nahi hai", SCIENTIST],
    ["physics kamzor hai par astronaut banna hai", SPACE],
    ["commerce lena chahti hu par maths se dar lagta hai", BUSINESS],
    ["ganit kamzor hai kya banu", STREAM],
  ])("[R205] asks something else: %s", (question, never) => {
    expect(text(question)).not.toContain(never);
  });

  it.each([
    ["10th ke baad short term course kaun se hai", SHORT],
    ["दसवीं के बाद कौन से छोटे कोर्स हैं", SHORT],
    ["agriculture stream se 12th kiya hai ab kya kare", AGRICULTURE],
    ["12वीं कृषि से की है अब क्या करें", AGRICULTURE],
    ["kya arts wali ladki nda se air force me ja sakti hai", AIR_FORCE],
    ["can arts girls join air force through nda", AIR_FORCE],
  ])("[R206] tells the ways: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["short term computer course after 10th", SHORT],
    ["bsc agriculture after 12th", AGRICULTURE],
    ["air force me kaise jaye", AIR_FORCE],
  ])("[R206] asks something else: %s", (question, never) => {
    expect(text(question)).not.toContain(never);
  });

  it.each([
    ["detective kaise bane india me", DETECTIVE],
    ["जासूस कैसे बनें", DETECTIVE],
    ["my son is addicted to gaming, says he will be a esports player. should i be worried", GAMES],
    ["beta din bhar game khelta hai pro gamer banna chahta hai", GAMES],
    ["which career is best for a girl who wants to stay in her own city", CITY],
    ["apne sheher me rehkar kaunsi job mil sakti hai", CITY],
    ["shanti wali sarkari naukri graduation ke baad", CALM],
    ["low stress government jobs after graduation", CALM],
  ])("[R207] is told: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["private detective kaise bane", DETECTIVE],
    ["my son wants to become game designer", GAMES],
    ["sarkari naukri 12th ke baad", CALM],
  ])("[R207] asks something else: %s", (question, never) => {
    expect(text(question)).not.toContain(never);
  });

  it.each([
    ["mujhe gaane likhne ka shauk hai", "lyricist"],
    ["i write songs can it be a career", "lyricist"],
    ["mujhe logo ko samjhana accha lagta hai", "primary-school-teacher"],
    ["मशीन खोलना जोड़ना पसंद है", "industrial-machinery-mechanic"],
    ["photography se paise kaise kamaye", "wedding-photographer"],
    ["mere pita ji kisan hai, mujhe dairy kholni hai", "dairy-farmer"],
    ["restaurant kholna hai", "restaurant-manager"],
    ["ठेकेदार कैसे बने", "labour-contractor"],
  ])("[R208] is such work: %s", (question, first) => {
    expect(linksOf(question)[0]).toBe(first);
  });

  it("[R208] shows work by hand to who is weak at books", () => {
    expect(linksOf("mujhe machine kholna jodna pasand hai, padhai me weak hu")).toContain("fitter");
    expect(linksOf("padhai me weak hu cooking pasand hai")).toContain("restaurant-cook");
  });

  it.each([
    "pcb career except doctor with high salary",
    "doctor ke alawa bio me sabse zyada salary",
    "show me careers in medical field except doctor",
    "except doctor highest paid jobs in india",
    "डॉक्टर छोड़कर बायो में सबसे ज्यादा सैलरी",
    "top 10 careers except doctor",
  ])("[R209] holds no doctor: %s", (question) => {
    const links = linksOf(question);
    expect(links.length).toBeGreaterThan(3);
    for (const id of links) expect(id).not.toMatch(/physician|surgeon|dentist|veterinar|army-doctor/);
  });

  it("[R209] leaves two fields for others", () => {
    const links = linksOf("list of jobs except doctor and engineer");
    expect(links.some((id) => /engineer|nurse|physician/.test(id))).toBe(false);
    expect(links).toContain("ias-officer");
  });

  it("[R210] asks for the careers, the family and the stream", () => {
    expect(linksOf("i am a physics teacher, how do i explain careers in physics to class 11")).toContain("astronomer");
    expect(text("ladki hu, gaon se hu, papa college nahi bhej rahe")).toContain("Your wish to learn is right");
    expect(text("gaon me college nahi hai")).toContain("That a place has no such college");
    expect(text("class 10 boards in 2 months and i still dont know my stream")).not.toContain("It is late and not too late");
    expect(text("stream decide nahi ho rahi")).toContain("A stream is a set of doors");
  });

  it.each([
    ["mlt kaise bane", "medical-laboratory-technician"],
    ["bmrit course", "radiographer"],
    ["ASO kaise bane", "section-officer"],
    ["nanny job", "day-care-worker"],
    ["driving licence se naukri", "taxi-driver"],
    ["neet ke bina medical line", "pharmacist"],
  ])("[R211] is known: %s", (question, first) => {
    expect(linksOf(question)[0]).toBe(first);
  });

  it.each(["difference between bba and bms", "baf course kya hai"])("[R211] tells the degrees apart: %s", (question) => {
    expect(text(question)).toContain("BCom in accounting and finance");
  });

  it.each(["diploma ke baad isro", "iti ke baad isro me job", "job in isro after bsc physics"])("[R212] is taken there: %s", (question) => {
    expect(text(question)).toContain("choose by their own notices and tests");
  });
});
