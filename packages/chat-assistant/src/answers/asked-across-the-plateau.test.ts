import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { careFor, warmthFor } from "../guard/distress.ts";

const textOf = (question: string, language?: "hindi"): string =>
  parsed(groundedReply(question, explorer, language === undefined ? { language: "english" } : {})).text;
const linksOf = (question: string): readonly string[] => [
  ...new Set([...groundedReply(question, explorer, { language: "english" }).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id)),
];

describe("[R408] where work is done", () => {
  it.each([
    ["is food technologist work in a lab or in a factory", "in a factory, plant or mine and in a laboratory"],
    ["where does a marine biologist work", "at sea, in a laboratory and outdoors"],
    ["is a geologist a field job or office job", "It usually means travel"],
    ["kya nurse ko field me jana padta hai", "in a hospital or clinic"],
    ["is sericulture work in the village or in a factory", "hangs on the employer"],
  ])("%s: %s", (question, says) => expect(textOf(question)).toContain(says));

  it("is told in Hindi", () => {
    expect(textOf("क्या कृषि अधिकारी को खेत में जाना पड़ता है", "hindi")).toContain("रिकॉर्ड के हिसाब से काम");
  });

  it("is no wish of somebody's own", () => {
    expect(textOf("i like outdoor work is geologist good")).not.toContain("by its record the work is done");
    expect(linksOf("outdoor careers").length).toBeGreaterThan(3);
  });
});

describe("[R409] several likings", () => {
  it.each([
    ["mehndi aur drawing mein interest hai", "henna-artist", "graphic-designer"],
    ["mujhe drawing aur mitti ke khilone banana pasand hai", "clay-modeller", "graphic-designer"],
    ["i am good at repairing mobile and computers", "mobile-phone-repair-technician", "computer-programmer"],
  ])("%s: the one that is a career, and others", (question, itself, other) => {
    expect(linksOf(question)[0]).toBe(itself);
    expect(linksOf(question)).toContain(other);
  });

  it("beside a career that is wished are no list of it", () => {
    expect(textOf("I love music and want to become doctor")).not.toContain("is work by itself");
  });

  it.each(["gane", "naachne", "likhne", "tairne"])("are read as they are said before their verb: %s", (liking) => {
    expect(linksOf(`mujhe ${liking} ka shauk hai koi career batao`).length).toBeGreaterThan(1);
  });
});

describe("[R407] what people dislike, asked in Hindi", () => {
  it.each([
    "electrician me kya bura lagta hai",
    "electrician ki kamiya kya hai",
    "electrician ki sabse buri baat kya hai",
    "इलेक्ट्रीशियन के काम में क्या परेशानी आती है",
  ])("%s", (question) => expect(textOf(question)).toContain("What people in the work dislike"));

  it("leaves a trouble that is not of the work", () => {
    expect(textOf("ghar me pareshani hai electrician banna hai")).not.toContain("What people in the work dislike");
  });
});

describe("[R410] without an examination", () => {
  it("names those of its kind alone", () => {
    expect(textOf("can I become architect without NATA")).toContain("There are ways without NATA: JEE Main Paper 2 also");
    expect(textOf("can I become doctor without NEET")).toContain("I know of no usual way without it");
  });

  it("is told of beside the career that it is for", () => {
    expect(textOf("IMU CET for merchant navy")).toMatch(/^IMU-CET is the entrance .+Deck Cadet/s);
  });
});

describe("[R411] a post and the word that says where it is", () => {
  it.each([
    ["my daughter wants to become ANM nurse, what is the process", "auxiliary-nurse-midwife"],
    ["fauj me lieutenant ki salary kitni hai", "infantry-officer"],
    ["mereku pilot banna but father auto driver. koi raasta h kya", "commercial-pilot"],
    ["Pashmina shawl designer kitna kama lete hain", "textile-designer"],
    ["HR recruiter matlab sirf phone karna?", "recruiter"],
    ["i want to help deaf children", "deaf-education-teacher"],
    ["प्रोफेसर की तनख्वाह कितनी होती है कॉलेज में", "physics-professor"],
    ["loco pilot kaise bante hai, iti karna padega ya diploma", "locomotive-driver"],
    ["which subjects should i keep for archaeology, i have history, pol sc, education", "archaeologist"],
    ["where does one learn sign language interpreting and how long does it take", "sign-language-interpreter"],
    ["कपड़े की क्वालिटी जांचने वाले को क्या बोलते हैं, वो क्या क्या करता है", "garment-inspector"],
    ["mujhe logo ki problem sunna accha lagta hai", "counselling-psychologist"],
    ["I am from Meghalaya and want to become IFS officer of forest dept", "indian-forest-service-officer"],
    ["political science ka professor banne ke liye arts lena zaruri hai kya", "political-science-professor"],
    ["how to become tatoo artist in banglore", "tattoo-artist"],
    ["how to become town planer, i live in pune", "town-planner"],
    ["सब रजिस्ट्रार ऑफिस में साहब का काम क्या होता है", "sub-registrar"],
    ["होमियोपैथी डाक्टर बनने के लिए क्या पढ़ना होगा", "homeopathic-physician"],
  ])("%s: %s", (question, id) => expect(linksOf(question)[0]).toBe(id));

  it("leaves two that are weighed", () => {
    expect(linksOf("doctor or dentist")).toEqual(expect.arrayContaining(["general-physician", "dentist"]));
    expect(linksOf("nurse and anm difference")).toEqual(expect.arrayContaining(["registered-nurse", "auxiliary-nurse-midwife"]));
  });

  it("takes no science for another that differs in its stem", () => {
    expect(linksOf("what does a pomologist do")[0]).not.toBe("cosmologist");
    expect(linksOf("gynacologist kaise bane")[0]).toBe("gynaecologist");
  });
});

describe("[R412] what only sounds like something else", () => {
  it.each(["wildlife biologist jungle me akela rehta hai kya", "childline unicef types ke liye kuch karna chahta hu"])(
    "is no strain: %s",
    (question) => {
      expect(careFor(question)).toBeNull();
      expect(warmthFor(question)).toBeNull();
    },
  );

  it("knows work on ropes from distress", () => {
    expect(careFor("building pe rassi se latak ke kaam karne wale ka kaam kya hai")).toBeNull();
    expect(careFor("rassi se latak ke kaam tamam karna hai")).not.toBeNull();
    expect(careFor("rassi se latak jau kya")).not.toBeNull();
  });

  it("leaves those who are lonely", () => {
    expect(warmthFor("main hostel me akela rehta hu")).not.toBeNull();
    expect(warmthFor("mera beta akela rehta hai")).not.toBeNull();
  });

  it.each([
    ["I want government job with less study", "Government posts after Class 10"],
    ["UKPSC or HPPSC exam details", "Himachal Pradesh recruits by HPPSC"],
    ["electrician or fitter or welder, who earns more", "reaches equally high, and higher than the rest"],
    ["chef salary after 10 years", "Executive Chef (₹"],
    ["staff nurse salary in government hospital", "In government service"],
    ["is the quiz for class 9 students", "made for students from Class 9 on"],
    ["compare me ek saath kitne career daal sakte hain", "up to three careers"],
    ["dehradun to mandi bus timing", "careers are all I know"],
    ["my father says bank PO is good for us, is it", "Probationary Officer"],
    ["quiz wapas se dena hai pehle wala galat bhar diya tha", "Retake Stream Test"],
    ["assessment ka result mummy ke sath share kaise karu", "Your results"],
    ["mere phone me jo career dekhe the vo kahan milenge dobara", "Saved careers"],
    ["air traffic controller vs pilot kaun zyada tension me rehta hai", "Stress: High"],
    ["maths chhod ke law me ja sakta hu kya", "every stream leads to law"],
    ["peace and conflict researcher, what is that", "Political Scientist"],
    ["what can I become through AFCAT", "Air Force Ground Duty Officer: "],
  ])("%s: %s", (question, says) => expect(textOf(question)).toContain(says));
});
