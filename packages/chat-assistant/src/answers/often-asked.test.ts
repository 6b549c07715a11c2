import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import * as texts from "./topics/often-asked-texts.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("what many ask", () => {
  it.each([
    ["what exams do i have to give for becoming a teacher in government school", "The course goes by the classes"],
    ["sarkari teacher kaise bane", "The course goes by the classes"],
    ["how much does a school teacher earn and is it a good job for women", "For many women it is"],
    ["my son got 52% in 12th PCM, which engineering options are there", "Yes, BTech stays open"],
    ["12th me 58 percent hai kya btech kar sakta hu", "Yes, BTech stays open"],
    ["meri family ke paas paise nahi hai, engineering kaise karu", "Engineering can be had for little"],
    ["how can I pay for engineering if my parents are labourers", "Engineering can be had for little"],
    ["can i do engineering with biology", "Mostly not: nearly every branch"],
    ["I failed in class 12 maths, can I still do BCA", "First Class 12 has to stand as passed"],
    ["how many hours should i study for upsc", "six to eight hours a day"],
    ["I'm a mechanical engineer with 3 years experience want to switch to IT", "Take your years along"],
    ["work from home jobs for housewife 35 years graduate", "Yes, there is work from home for a graduate"],
    ["my eyesight is -6 can i join indian army or airforce", "A number like that mostly closes it"],
    ["is ethical hacking legal in india", "Yes, with permission"],
    ["which course after 10th for quick job", "The shortest courses after Class 10"],
    ["i want to work with computers but i hate coding", "Much computer work has hardly any code"],
    ["can i become scientist without iit", "most scientists in India come from other universities"],
    ["kya 12th fail army me ja sakta hai", "Yes, with Class 10"],
    ["can a physically handicapped person become ias", "candidates with disabilities have become IAS officers"],
    ["does law require good english", "It depends on where you would practise"],
    ["lost my job at 41, what should i learn", "Learn what joins on to your years"],
    ["cricket me jana hai 19 saal ka hu state nahi khela", "Give it one season"],
    ["cricket player banna hai mai 17 saal ka hu", "Give it one season"],
    ["mbbs abroad russia safe or not", "at least 54 months in English"],
    ["i want to study in germany after 12th how", "Studienkolleg"],
    ["best colleges for fashion design in india", "the public ones go by their entrance"],
    ["can i give jee advanced third time", "at most twice"],
    ["12th me 48% aaye hai kya mai BCA kar sakta hu", "Yes, at many places"],
    ["papa ki dukan hai ghar me paisa nahi hai 12th ke baad jaldi kamai wala course batao", "The shortest courses after Class 12"],
    ["married woman 32 with gap of 8 years, BCom, wants work from home", "Yes, there is work from home for a graduate"],
    [
      "Am 27 with bA english and 4 year gap due to marriage, want to start working from home",
      "Yes, there is work from home for a graduate",
    ],
    ["pandit ji ka kaam / sanskrit se shastri ke baad naukri", "Shastri counts as a BA"],
    ["IT job se bore ho gaya 32 age, want to switch to something outdoors", "Take along what you know"],
    ["mujhe ghar se door nahi jane dete, ladki hu, 12th pass, ghar ke paas koi naukri", "in nearly every town and block"],
    ["icse student, dropped maths in 11th, want to do economics hons", "Mostly not at the known honours courses"],
    ["law after 12th or after graduation which is better", "Both end at the same enrolment"],
    ["how to join RAW or IB", "The two are entered quite differently"],
    ["how do I become a pilot if my family cant afford the training", "Flying need not be bought"],
    ["beautician course free govt", "without a fee or nearly so"],
    ["which exam to become assistant professor in college", "a master's degree and a test"],
    ["college me padhane ke liye kya karna padta hai", "a master's degree and a test"],
    ["agniveer army ke physical me kya kya hota hai", "a run with some exercises"],
    ["up police physical me kya hota hai", "a run with some exercises"],
    ["यूपी पुलिस कांस्टेबल की परीक्षा में क्या क्या पूछा जाता है", "the level of Class 10 to 12"],
    ["one eye se dikhta hai govt job mil sakti hai", "reckoned below"],
    ["cuet dena zaruri hai kya sab college ke liye", "No, not for every college"],
    ["mujhe maths pasand nahi hai fir bhi science le sakta hu kya", "with biology (PCB) there is no maths paper"],
    ["ghar wale bahar padhne nahi bhej rahe ghar se kaunsa course kar sakti hu", "without leaving home"],
    ["i want to start small business after bcom how to begin", "on one's own account"],
    ["mera beta 10th me hai din bhar mobile game khelta hai uske career ka kya kare", "14416"],
    ["रेलवे ग्रुप डी और एनटीपीसी में क्या अंतर है", "RRB Group D or RRB NTPC"],
    ["नेवी में एमआर की भर्ती के लिए क्या पढ़ाई चाहिए", "Navy Sailor"],
    ["मोटर मैकेनिक का काम कहां से सीखूं 10वीं पास हूं", "Motor Vehicle Mechanic"],
    ["how to become college professor is phd must", "a PhD by its rules can stand in place of NET"],
    ["can i take both maths and bio in class 11, is it too much presure", "many schools offer it (PCMB)"],
    ["pcmb lena sahi hai kya", "many schools offer it (PCMB)"],
    ["what is cuet and which colleges take admission through it", "Nearly all central universities"],
    ["वन विभाग में नौकरी कैसे मिलेगी, फॉरेस्ट गार्ड के लिए क्या योग्यता चाहिए", "at four steps"],
    ["forest department me range officer kaise bane", "at four steps"],
    ["how to become forest range officer", "Forest Range Officer stands in this record"],
    ["electrician ka kaam seekhna hai 8th pass hu, kaha se seekhu", "With Class 8 the ITI is open"],
    ["कंप्यूटर का कौन सा कोर्स करें जिससे जल्दी नौकरी मिल जाए", "Choose by the post that you want"],
    ["nda ke liye 11th me pcm lena zaruri hai kya, mera pcb hai", "For the Army no, any stream"],
    ["difference between jee main and jee advanced, and is coaching compulsary", "JEE Main or JEE Advanced"],
    ["passed 10th with 48 percent from a village in odisha i want to start earning soon", "The shortest courses after Class 10"],
    ["my daughter got 91 in 12th pcb but not getting mbbs seat what other good courses are there", "With PCB there is much beside NEET-UG"],
    ["mbbs me seat nahi mili ab kya kare pcb wale", "With PCB there is much beside NEET-UG"],
  ])("[R352] %j says %j", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["how to become a primary school teacher in government school", "The course goes by the classes"],
    ["is engineering or teaching better for girls", "For many women it is"],
    ["i have 52 percent in commerce can i do engineering", "Yes, BTech stays open"],
    ["which jobs need biology and engineering, i like both", "Mostly not: nearly every branch"],
    ["how many hours do upsc aspirants with a job study", "six to eight hours"],
    ["my eyesight is weak -2.5 can i join nda", "A number like that mostly closes it"],
    ["my glasses number is 2 can i join army", "A number like that mostly closes it"],
    ["germany me ausbildung kya hota hai 12th ke baad", "Studienkolleg"],
    ["graduation me 48% hai cat de sakta hu kya", "Yes, at many places"],
    ["nursing abroad after bsc nursing in canada", "at least 54 months"],
    ["how to become physics professor", "a master's degree and a test"],
    ["indian forest service salary", "at four steps"],
    ["cuet ke liye best coaching", "Nearly all central universities"],
    ["which careers need both maths and biology", "many schools offer it (PCMB)"],
    ["physical education teacher kaise bane", "a run with some exercises"],
    ["mbbs seat nahi mili drop lu kya", "With PCB there is much beside NEET-UG"],
    ["police constable ka kaam kya hota hai", "the level of Class 10 to 12"],
  ])("[R352] %j does not say %j", (question, says) => {
    expect(text(question)).not.toContain(says);
  });

  it("[R352] links only careers that are there, by their names", () => {
    const linked = Object.values(texts).flatMap((wording) =>
      Object.values(wording).flatMap((html) =>
        [...html.matchAll(/href="\/career\/([^"]+)"[^>]*>([^<]+)</g)].map(([, id = "", name]) => ({ id, name })),
      ),
    );
    expect(linked.length).toBeGreaterThan(50);
    for (const { id, name } of linked) expect(explorer.byId(id)?.name, id).toBe(name);
  });
});

describe("whether a career is good", () => {
  it.each([
    ["hotel management after 12th is it good or not", "Hotel Manager is worth it if you would gladly do its ordinary day"],
    ["ca karna sahi hai kya", "Chartered Accountant is worth it if"],
    ["data analyst accha career hai kya", "Choose it if you like tables and questions"],
    ["software engineer banna sahi rahega kya", "Software Engineer is worth it if"],
    ["is pharmacist good or bad career", "Pharmacist is worth it if"],
  ])("[R361] %j says %j", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each(["how to become a good software engineer", "software engineer kaise bane", "good colleges for hotel management"])(
    "[R361] %j is another question",
    (question) => {
      expect(text(question)).not.toContain("is worth it if");
    },
  );
});

describe("one examination", () => {
  it.each([
    ["is there negative marking in neet", /^Yes: in NEET-UG/],
    ["jee main me negative marking hai kya", /^Yes, in part: in JEE Main/],
    ["ctet me negative marking hota hai kya", /^No: in CTET/],
    ["does the wbcs like state psc have negative marking", /^In some papers/],
    ["do i need coaching for clat", /^No, coaching is no must for CLAT/],
    ["nda without coaching possible", /^No, coaching is no must for NDA/],
    ["is ssc cgl tough", /^SSC CGL is hard above all because/],
    ["is ctet easy", /^CTET asks for a line and not for a rank/],
    ["do i need coaching for neet", /^Coaching is help, not a must/],
  ])("[R353] %j", (question, says) => {
    expect(text(question)).toMatch(says);
  });
});

describe("the verdict", () => {
  it.each([
    ["do i need a degree to become a chef", /^No, it can be done without a degree/],
    ["can i become a chef without a degree", /^Yes, without a degree too/],
    ["is a degree compulsory for software engineer", /^Mostly yes: every way/],
    ["can i become a judge after ba llb directly", /^Not at once: years of work come between/],
    ["can i become a lawyer after ba llb directly", /^(?!Not at once)/],
    ["difference between tehsildar and sdm", /^Tehsildar or Revenue OfficerSDM stands in this record, under the name Revenue Officer/],
    ["is hotel management only for cooking", /^(?:Hotel Manager)?No, not only\. Of an ordinary day/],
    ["is ca only for toppers", /^No: Chartered Accountant is for whoever keeps at its way/],
    ["is mechanical engineering only for boys", /^Nearly every career here is open to you/],
    ["is data science good for freshers", /^Yes, people begin in it: Data Scientist/],
    ["can freshers become a hotel manager", /^Nobody begins as Hotel Manager/],
    ["do you give my number away", /^Your answers, results and bookmarks stay on your device/],
    ["is chartered accountancy harder than cs", /^Chartered Accountant or Company Secretary/],
    ["diploma in civil engg done, can i get direct admission in 2nd year btech", /^BTech after Diploma: yes, from its second year/],
    ["can commerce student become a pilot", /asks for Physics and Maths of Class 12 alone/],
    ["my daughter wants to become a fashion designer but we live in a small town, is there future in it", /^Fashion DesignerGrowth/],
    ["how do i see my quiz results again", /^After the assessment your results open/],
    ["retake the quiz", /^Yes, take them again/],
    ["<script>alert('xss')</script> best career", /^You need not know yet/],
    ["<b>nurse</b> salary", /^Registered Nurse/],
    ["is 5 < 6 true for the salary of a nurse", /Registered Nurse/],
  ])("[R354] %j", (question, says) => {
    expect(text(question).replace(/^(?:Restaurant Cook|Civil Judge|Criminal Lawyer|Software Engineer)(?=No|Yes|Not|Mostly)/, "")).toMatch(
      says,
    );
  });

  it.each([
    [
      "how to become ias officer after 12th",
      /^No examination leads to the post of IAS Officer right after Class 12: first a degree, then UPSC/,
    ],
    ["how to become bank po after 12th", /^No examination leads to the post of Bank Officer/],
    ["12th ke baad police constable kaise bane", /^(?!No examination)/],
    ["how to become ca after 12th", /^(?!No examination)/],
    ["how to become ias officer after bcom", /^(?!No examination)/],
    ["veterinary doctor banne ke liye neet chahiye kya", /^Yes, as a rule: NEET-UG is the one examination/],
    ["is maths compulsory for bba", /^Maths for BBA: as a rule no/],
    ["I have pcm and like both physics and design, dont want to do jee", /Its course also by NATA\./],
  ])("[R355] %j", (question, says) => {
    expect(text(question).replace(/^(?:IAS Officer|Bank Officer)(?=No)/, "")).toMatch(says);
  });

  it.each([
    ["i love animals but dont want to be a doctor for humans", /^Careers about animals, other than doctor/],
    ["career without sitting in office all day", /^Careers in the open air/],
    ["i want to help poor people but also earn decent, from BA sociology, and i cant leave my city", /^Careers that stand by the poor/],
    [
      "my son is in class 11 science but wants to leave science for commerce, is it possible now?",
      /^Yes, it can be done, and the sooner the easier/,
    ],
    ["i am 27 and never had a job, preparing upsc since 4 years. what can i do now", /^What you learnt counts elsewhere/],
    ["how to become pilot without physics and maths in 12th", /asks for Physics and Maths of Class 12, and for these alone/],
    ["i like cooking, should i do hotel management or culinary course", /^Hotel Manager or Restaurant Cook.*This post is reached/s],
    ["i like physics and sports, dont like coding, 11th pcm", /^Work that has both in it(?!.*Sports Physiotherapist)/s],
    ["can a diploma mechanical student join btech directly in 2nd year", /^BTech after Diploma: yes, from its second year/],
    ["idk", /^You need not know yet/],
    ["i am a teacher, my class 10 students cannot study further because of money which careers", /^Little money closes fewer doors/],
    ["i cant study at all, feeling so low", /^That sounds heavy/],
    ["Is there any career in beekeeping", /^Beekeeper/],
    ["bank po or lic aao or ssc", /^IBPS PO, LIC AAO or SSC CGL/],
    ["my daughter is in class 9 and loves animals but she faints seeing blood. what careers", /^Careers about animals, without blood/],
    ["u are useless bot give straight answer which career is best", /^I am sorry that I was no help.*You need not know yet/s],
    ["which job has no exam and no degree needed", /^Careers with no examination but for a course, that usually ask for no degree/],
    [
      "how to become chartered accountant after bba and how long will it take",
      /^Yes: the record of Chartered Accountant names "Direct entry/,
    ],
    ["vet doctor without neet possible?", /Hardly: most seats go by NEET-UG/],
    ["python sikh raha hu data analyst banne ke liye maths zaroori hai?", /^(?:Data Analyst)?No, maths/],
    ["i cant leave college in the middle, what now", /^(?!Careers that stand by)/],
  ])("[R356] %j", (question, says) => {
    expect(text(question)).toMatch(says);
  });

  it("[R356] girls at sea are answered in Hindi too", () => {
    expect(parsed(groundedReply("क्या लड़कियां मर्चेंट नेवी में जा सकती हैं", explorer)).text).toMatch(/^हाँ, महिलाएँ मर्चेंट नेवी में/);
  });

  it("[R355] what somebody studies is no side of what is weighed, and pay is told of both degrees", () => {
    expect(text("ibps clerk or po, which one should i try, i am a bcom final year")).not.toContain("no pay of its own");
    expect(text("b pharma vs d pharma salary").match(/holds for everybody with/g)).toHaveLength(2);
  });

  it("[R355] a degree of one field shows posts of that field first", () => {
    expect(linksOf("government jobs after bsc agriculture")).toContain("agricultural-extension-agent");
  });

  it("[R354] the course of hotels is the cook's too", () => {
    expect(linksOf("chef kaise bane hotel management ka entrance konsa hai")[0]).toBe("restaurant-cook");
    expect(linksOf("hotel management ke baad kya salary")[0]).toBe("hotel-manager");
  });

  it("[R354] high pay without maths names no examination of maths", () => {
    expect(text("high paying jobs without maths")).not.toMatch(/JEE|IPMAT|NDA|GATE/);
  });
});

describe("work of private employers, and without examinations", () => {
  it.each(["private jobs after 12th", "private jobs without exam after 12th", "bina exam ke naukri 12th ke baad", "jobs without exam"])(
    "[R360] %s: no post of the State",
    (question) => {
      const ids = linksOf(question);
      expect(ids.length).toBeGreaterThan(3);
      for (const id of ids) expect(explorer.byId(id)?.category, id).not.toBe("Government");
    },
  );

  it("[R360] without exams: no work that one qualifies for by an examination", () => {
    expect(linksOf("jobs without exam")).not.toContain("criminal-lawyer");
  });

  it.each([
    ["private or government job which is better", "Neither is better for everybody"],
    ["sarkari naukri bina exam ke", "India Post"],
    ["private bank job kaise mile", "Private banks"],
  ])("[R360] and %j keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });
});
