import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("a change of work", () => {
  it.each([
    ["bank job chhod ke teacher banna chahti hu, 31 saal ki hu", "Primary School Teacher"],
    ["बैंक की नौकरी छोड़कर टीचर बनना चाहती हूं", "Primary School Teacher"],
    ["I want to leave my bank job and become a teacher, I am 31", "Primary School Teacher"],
    ["33 yr old sales executive want to go into HR, is it possible", "Human Resources Manager"],
    ["sales se hr me kaise jau", "Human Resources Manager"],
    ["call center se nikal ke it me jana hai", "Software Engineer"],
    ["how to move from call centre to IT", "Software Engineer"],
    ["customer care me hu, it field me jana chahta hu", "Software Engineer"],
    ["nurse ki job chhod ke hospital admin me jana hai", "Hospital Administrator"],
    ["delivery boy hu, bank me job chahiye", "Bank Clerk"],
    ["software engineer to teacher at 35", "Primary School Teacher"],
    ["from banking to teaching at 40", "Primary School Teacher"],
  ])("[R159] %s: leads to %s", (question, aim) => {
    expect(text(question)).toContain(`Yes, people come to the work of ${aim} from other work`);
  });

  it.each(["freelance graphic designer hu, stable sarkari naukri chahiye", "journalist hu aur ab sarkari job"])(
    "[R159] %s: posts of the Government by schooling",
    (question) => {
      expect(text(question)).toContain("most posts of the Government ask for a class or a degree");
      expect(text(question)).toContain("SSC CGL");
    },
  );

  it.each([
    ["want to leave software because of long hours and do something with plants", "Botanist"],
    ["I want to quit my IT job and work with animals", "Wildlife Biologist"],
  ])("[R159] %s: the new liking is met", (question, says) => {
    expect(text(question)).toContain("people turn to other work at every age");
    expect(text(question)).toContain(says);
  });

  it.each([
    ["chef se food business tak kaise jaye", "Tiffin Service Owner"],
    ["cook hu, apna dhaba kholna hai", "Caterer"],
    ["tailor se boutique business kaise", "Entrepreneur"],
    ["beautician hu apna parlour kholna hai", "Entrepreneur"],
    ["I work as an electrician and want to start my own business", "Entrepreneur"],
  ])("[R160] %s: a business of one's own", (question, says) => {
    expect(text(question)).toContain("half of it you know already");
    expect(text(question)).toContain(says);
  });

  it.each([
    ["mechanic ka kaam karta hu ab 10th karke kya ban sakta hu", "Railway Group D"],
    ["mai tailor hu, 12th karke kya ban sakti hu", "SSC CHSL"],
    ["security guard hu graduation kar raha, kya ban sakta hu", "SSC CGL"],
  ])("[R160] %s: what the schooling adds", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    "main bank me clerk hu lekin mujhe photography karni hai",
    "customer care number",
    "doctor chhod ke kya ban sakte hai",
    "IT job chhod ke upsc",
    "tailor hu apni dukan hai ab kuch aur karna hai",
    "constable se inspector kaise bane",
  ])("[R159] %s: is not misread", (question) => {
    expect(text(question)).not.toMatch(/people come to the work of (?:Bank|Software|General|Police)|go from such work|Next to Software/u);
  });
});

describe("a liking beside a refusal", () => {
  it.each([
    ["science pasand hai doctor engineer dono nahi banna", "Pharmacist", "Civil Engineer"],
    ["biology pasand hai par doctor aur nurse nahi banna", "Microbiologist", "General Physician"],
    ["pcm hai par engineering nahi karni aur teaching bhi nahi", "Ship Captain", "engineer can become a teacher"],
    ["I love computers but hate coding and maths", "UX Designer", "about computers and maths"],
    ["I hate coding and maths", "without maths", "Statistician"],
    ["computer pasand hai par coding aur maths dono se nafrat hai", "without coding", "Software Engineer"],
    ["kanoon me interest hai lekin court me bahas nahi karni", "Corporate Lawyer", "Advocate"],
    ["I am interested in law but don't want to argue in court", "Corporate Lawyer", "Magistrate"],
    ["i like teaching but not children", "Professor", "Primary School Teacher"],
    ["I love animals but cannot become a vet", "Wildlife Biologist", "Which"],
    ["law pasand hai court nahi", "Corporate Lawyer", "High Court Judge"],
    ["कानून पसंद है पर अदालत में बहस नहीं करनी", "Corporate Lawyer", "Advocate"],
    ["I like journalism but not being on camera", "Data Journalist", "Camera Operator"],
    ["journalism karna hai par camera ke samne nahi aana", "Data Journalist", "News Anchor"],
    ["jmc (journalism) graduate, cannot speak on camera, want newsroom job", "without camera", "News Anchor"],
    ["cooking pasand hai par hotel me kaam nahi karna", "Tiffin Service Owner", "Restaurant Cook"],
  ])("[R161] %s: %s, and not %s", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });

  it.each(["mujhe kisi cheez me interest nahi hai", "passion hai ya nahi kaise pata kare", "interest hai nahi pata kya"])(
    "[R161] %s: a liking that is still to be found",
    (question) => {
      expect(text(question)).toContain("Four small ways to find out");
    },
  );

  it.each(["mere paas camera nahi hai photographer kaise bane", "i have no camera, want to learn photography"])(
    "[R161] %s: who has no camera refuses none",
    (question) => {
      expect(text(question)).not.toContain("without camera");
    },
  );

  it.each(["bca final year hu coding weak hai par design accha lagta hai", "I am in BCA but poor in coding, like designing"])(
    "[R162] %s: design, and no software",
    (question) => {
      expect(text(question)).toContain("UI Designer");
      expect(text(question)).not.toContain("Back-End");
    },
  );

  it.each([
    ["bsc chemistry final year, dont want to do bed or msc. what jobs", "Quality Control Chemist", "Organic Chemist"],
    ["bsc physics ke baad bina msc ke job", "Physics Laboratory Technician", "Nuclear Physicist"],
  ])("[R162] %s: %s, and not %s", (question, says, never) => {
    expect(text(question)).toContain("Is BSc enough?");
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });

  it.each([
    "travel pasand hai par family ke paas bhi rehna hai",
    "ghoomna pasand hai par ghar se door nahi rehna",
    "job near home with travel",
  ])("[R163] %s: out by day, home by night", (question) => {
    expect(text(question)).toContain("at home by night");
    expect(text(question)).toContain("Tourist Guide");
  });

  it("[R163] who wishes no travel is shown none", () => {
    expect(text("family ke saath time mile aisi job jisme travel na ho")).toContain("little travel");
  });

  it.each(["paisa accha chahiye par mba nahi karna", "अच्छा पैसा चाहिए पर एमबीए नहीं करना"])("[R163] %s: high pay without it", (question) => {
    expect(text(question)).toContain("pay the most by our estimate, without MBA");
    expect(text(question)).not.toContain("scholarships.gov.in");
  });
});
