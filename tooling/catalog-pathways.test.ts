import { buildCatalog, type Career, EXAMS, type Pathway } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { pathwayFindings } from "./catalog-pathways.ts";

const [any] = buildCatalog();
const broken = (path: Partial<Pathway>, education: Career["education"] = "Bachelor's Degree"): readonly string[] => {
  const pathway = { ...any?.pathway, afterClass10: [], afterClass12: ["BA History"], afterDegree: [], yearsToFirstPay: [5, 8], ...path };
  return pathwayFindings([{ ...any, education, pathway } as Career]).flatMap(([rule, what]) => (what.length === 0 ? [] : [rule]));
};

describe("an examination that gives a post", () => {
  it("stands in the list where a route names it, its service or its post", () => {
    const exams = ["CUET-UG", "SSC CGL"] as const;
    expect(broken({ exams })).toEqual(["pathways with SSC CGL without a route that names the post"]);
    expect(broken({ exams, afterDegree: ["Inspector's post by SSC CGL"] })).toEqual([]);
  });

  it("of Delhi Police and of ESIC stands where they are named", () => {
    const exams = ["CUET-UG", "SSC Delhi Police Constable", "ESIC SSO"] as const;
    expect(broken({ exams })).toEqual([
      "pathways with ESIC SSO without a route that names the post",
      "pathways with SSC Delhi Police Constable without a route that names the post",
    ]);
    expect(broken({ exams, afterDegree: ["Constable of Delhi Police", "Officer of ESIC"] })).toEqual([]);
  });

  it("of teachers stands beside their training", () => {
    const exams = ["CUET-UG", "KVS and NVS recruitment"] as const;
    expect(broken({ exams: [...exams, "State BEd CET"], afterDegree: ["B.Ed with history as method"] })).toEqual([]);
    expect(broken({ exams: [...exams, "CUET-PG"], afterDegree: ["MA History"] })).toEqual([
      "pathways with KVS and NVS recruitment without a route that names the post",
    ]);
  });

  it("is listed where a route names it, save beside private work", () => {
    const path = { exams: ["CUET-UG", "State ITI admission"], yearsToFirstPay: [2, 8] } as const;
    const listed = "pathways with an examination that a route names and no list holds";
    expect(broken({ ...path, afterClass10: ["ITI trade Fitter, for RRB Technician posts"] })).toEqual([listed]);
    expect(broken({ ...path, afterClass10: ["ITI trade Fitter (also for RRB Technician posts)"] })).toEqual([]);
  });

  it("is named whole: C-CAT is not CAT", () => {
    const exams = ["CUET-UG", "C-CAT"] as const;
    expect(broken({ exams, afterDegree: ["PG Diploma in Advanced Computing (C-DAC, by C-CAT)"] })).toEqual([]);
  });
});

describe("a bachelor's course after Class 12", () => {
  it("in engineering says that it asks for PCM where other subjects are open", () => {
    const bare = "pathways with subjects without PCM open beside a BTech or BE that does not say with PCM";
    const path = { exams: ["JEE Main"], subjects: ["PCM", "PCMB", "Commerce with Maths"], yearsToFirstPay: [6, 8] } as const;
    expect(broken({ ...path, afterClass12: ["BTech in Civil Engineering"] })).toEqual([bare]);
    expect(broken({ ...path, afterClass12: ["BTech in Civil Engineering (with PCM)"] })).toEqual([]);
    expect(broken({ ...path, afterClass12: ["BTech in Food Technology"] })).toEqual([]);
    expect(broken({ ...path, subjects: ["PCM", "PCMB"], afterClass12: ["BTech in Civil Engineering"] })).toEqual([]);
  });

  const none = "pathways with a bachelor's course for a career that asks for a degree, and no examination at all";

  it("stands beside one examination at least where the career asks for a degree", () => {
    const path = { afterClass12: ["BSc in Perfusion Technology"] };
    expect(broken({ ...path, exams: [] })).toEqual([none]);
    expect(broken({ ...path, exams: ["AIIMS Paramedical"] })).toEqual([]);
    expect(broken({ ...path, exams: [] }, "Short Course or Certificate")).not.toContain(none);
  });

  it("of health technology is what AIIMS Paramedical leads to", () => {
    expect(broken({ exams: ["CUET-UG", "AIIMS Paramedical"] })).toEqual([
      "pathways with AIIMS Paramedical without a route that it leads to",
    ]);
  });
});

describe("a master's in engineering after a degree", () => {
  it("stands beside GATE, or what agriculture and general universities ask for in its place", () => {
    const without = "pathways with an MTech or ME without GATE, ICAR-AIEEA (PG), CUET-PG";
    const path = { afterDegree: ["MTech in Dairy Technology"] };
    expect(broken({ ...path, exams: ["CUET-UG"] })).toContain(without);
    expect(broken({ ...path, exams: ["CUET-UG", "GATE"] })).not.toContain(without);
    expect(broken({ ...path, exams: ["CUET-UG", "ICAR-AIEEA (PG)"] })).not.toContain(without);
  });
});

describe("a master's of a university after a degree", () => {
  const without = "pathways with an MA, MCom, MFA, MPA, MSW or another master's of a university that the career asks for without CUET-PG";

  it.each(["MFA or MVA", "MPA in Theatre", "MLISc", "MSW", "MA in any subject", "MCom", "M.Ed after B.Ed"])(
    "stands beside CUET-PG where the career asks for a degree: %s",
    (way) => {
      const exams = ["CUET-UG", "State BEd CET"] as const;
      expect(broken({ afterDegree: [way], exams })).toContain(without);
      expect(broken({ afterDegree: [way], exams: [...exams, "CUET-PG"] })).not.toContain(without);
      expect(broken({ afterDegree: [way], exams }, "No formal requirement")).not.toContain(without);
    },
  );

  it("is not asked for one with a test of its own", () => {
    for (const way of ["MFA in Animation Cinema (SRFTI)", "MA in Organisation Development (TISS, by CAT)"])
      expect(broken({ afterDegree: [way], exams: ["CUET-UG"] })).not.toContain(without);
  });

  it("in a science stands beside one of its entrances", () => {
    const none = "pathways with an MSc in a science that the career asks for without CUET-PG, IIT JAM, ICAR-AIEEA (PG), GAT-B";
    for (const way of ["MSc in Chemistry", "MTech or MSc in Computer Science", "MPharm, or MSc Chemistry"]) {
      expect(broken({ afterDegree: [way], exams: ["CUET-UG"] })).toContain(none);
      expect(broken({ afterDegree: [way], exams: ["CUET-UG", "IIT JAM"] })).not.toContain(none);
    }
    for (const way of ["MSc Nursing after BSc Nursing", "MSc Sugar Technology at Mandya, after BSc with Chemistry"])
      expect(broken({ afterDegree: [way], exams: ["CUET-UG"] })).not.toContain(none);
  });
});

describe("a degree that names no subject", () => {
  const bare = "pathways with a BTech, BSc, BA or a master's that does not say in what, or in any branch";
  const exams = ["CUET-UG", "JEE Main"] as const;

  it.each([
    "BTech",
    "BTech (with PCM)",
    "BE or BTech",
    "BA",
    "BCom or BA",
    "BA, BSc or BCom, then B.Ed",
    "BTech (with PCM), then years on a rig",
    "MTech by GATE, for the first posts",
    "MSc",
    "BA, with a course in e-learning tools",
  ])("stands nowhere: %s", (way) => {
    expect(broken({ afterClass12: [way], exams })).toContain(bare);
  });

  it.each([
    "BTech in any branch (with PCM)",
    "BCom, or BA in any subject",
    "BA or BSc Economics (many universities ask for maths)",
    "BSc with Physics and Mathematics",
    "BA LLB or BBA LLB (5-year)",
    "BCom",
    "Assistant in a firm, after BTech",
  ])("is not one that says so: %s", (way) => {
    expect(broken({ afterClass12: [way], exams })).not.toContain(bare);
  });
});

describe("a training for teachers", () => {
  it("stands beside the State's entrance, where it has none of its own", () => {
    const without = "pathways with a BEd without State BEd CET";
    const exams = ["CUET-UG"] as const;
    for (const way of ["BA, then B.Ed", "BEd after a degree", "B.Ed Special Education"])
      expect(broken({ afterDegree: [way], exams })).toContain(without);
    for (const way of ["Four-year ITEP (BA-B.Ed)", "Shiksha Shastri (B.Ed in Sanskrit)"])
      expect(broken({ afterDegree: [way], exams })).not.toContain(without);
    expect(broken({ afterDegree: ["B.Ed"], exams: [...exams, "State BEd CET"] })).not.toContain(without);
  });

  it("of instructors stands beside the entrance to it", () => {
    const path = { afterClass10: ["ITI in the trade, then Craft Instructor Training (CITS)"] };
    const without = "pathways with Craft Instructor Training without CITS entrance";
    expect(broken({ ...path, exams: ["State ITI admission"] })).toContain(without);
    expect(broken({ ...path, exams: ["State ITI admission", "CITS entrance"] })).not.toContain(without);
  });
});

describe("an entrance of one course", () => {
  it.each([
    ["a BSc Nursing", "afterClass12", "BSc Nursing (4 years, with PCB)", "State nursing CET"],
    ["a BSc Nursing", "afterClass12", "BSc in Life Sciences or Nursing (with PCB)", "State nursing CET"],
    ["a D.El.Ed", "afterClass12", "D.El.Ed (two years)", "State DElEd entrance"],
    ["a BPEd", "afterDegree", "BPEd after a degree", "State BPEd CET"],
    ["a course of CIFNET", "afterClass10", "Vessel Navigator course (CIFNET, by its own test)", "CIFNET entrance"],
    ["a fellowship of the National Board (FNB)", "afterDegree", "Sports medicine fellowship (FNB)", "FET"],
    ["a PhD at TIFR", "afterDegree", "MSc Physics, then PhD at TIFR", "TIFR GS"],
    ["an MCA", "afterDegree", "MCA (NIMCET for the NITs)", "State MCA CET"],
    ["a PhD in a farm science", "afterDegree", "MSc in Genetics and Plant Breeding, then often a PhD", "ICAR-AICE (PhD)"],
    ["a PhD in a farm science", "afterDegree", "MSc Virology or Microbiology, or MVSc, then PhD", "ICAR-AICE (PhD)"],
    [
      "a PhD in a farm science",
      "afterDegree",
      "ASRB NET, or later, with a PhD, the same board's ARS examination for ICAR scientists",
      "ICAR-AICE (PhD)",
    ],
    ["NET for college teachers", "afterDegree", "MA History, then NET or PhD", "State SET"],
  ] as const)("%s stands beside it: %s, %s", (course, field, way, exam) => {
    const without = `pathways with ${course} without ${exam}`;
    const astray = `pathways with ${exam} without a route that it leads to`;
    expect(broken({ [field]: [way], exams: ["CUET-UG"] })).toContain(without);
    const listed = broken({ [field]: [way], exams: ["CUET-UG", exam] });
    expect(listed).not.toContain(without);
    expect(listed).not.toContain(astray);
    expect(broken({ exams: ["CUET-UG", exam] })).toContain(astray);
  });

  it("is not asked of another that is named alike", () => {
    const nursing = "pathways with a BSc Nursing without State nursing CET";
    const set = "pathways with NET for college teachers without State SET";
    const deled = "pathways with a D.El.Ed without State DElEd entrance";
    expect(broken({ afterClass12: ["GNM diploma (any stream), then post-basic BSc Nursing"] })).not.toContain(nursing);
    for (const way of ["MSc, then PhD (by CSIR-NET, GATE or JEST)", "MSc Agriculture, then ASRB NET or PhD"])
      expect(broken({ afterDegree: [way] })).not.toContain(set);
    expect(broken({ afterClass12: ["D.Ed Special Education"] })).not.toContain(deled);
    for (const way of ["IB's ACIO (Technical) post, by GATE, after BTech or MCA in computers", "Officer's post after MCA"])
      expect(broken({ afterDegree: [way] })).not.toContain("pathways with an MCA without State MCA CET");
    const farm = "pathways with a PhD in a farm science without ICAR-AICE (PhD)";
    expect(broken({ afterDegree: ["MSc in Forestry", "PhD in Botany"] })).not.toContain(farm);
  });
});

describe("an examination that no way of the career leads to", () => {
  it.each([
    ["NEET-PG", "MD or DNB in Dermatology, after MBBS"],
    ["INI-CET", "MDS in Orthodontics, after BDS"],
    ["NEET-MDS", "MDS in Orthodontics, after BDS"],
    ["AIAPGET", "MD (Unani), after BUMS"],
    ["NIFT entrance", "MFM at NIFT"],
    ["NCHM JEE", "Hotel management degree"],
    ["CA Foundation", "CA"],
    ["CSEET", "Company Secretary course (ICSI)"],
    ["CMA Foundation", "BCom with CMA"],
    ["ACET", "ACET and actuarial papers"],
    ["ISI entrance", "BStat at ISI"],
    ["CMI entrance", "BSc Mathematics (CMI or university)"],
    ["IMU-CET", "BSc in Nautical Science"],
    ["Merchant Navy sponsorship tests", "GME course after a BTech"],
    ["DGCA pilot papers", "CPL training after any degree"],
    ["NSD entrance", "Diploma of the National School of Drama"],
    ["RIE CEE", "B.Ed with history as method"],
    ["BPharm state CET", "BPharm, then a drug maker"],
    ["CUET-PG", "MA History"],
    ["UGC-NET", "PhD, for research and college teaching"],
  ] as const)("is %s without: %s", (exam, way) => {
    const astray = `pathways with ${exam} without a route that it leads to`;
    expect(broken({ exams: ["CUET-UG", exam] })).toContain(astray);
    expect(broken({ exams: ["CUET-UG", exam], afterDegree: [way] })).not.toContain(astray);
  });

  it("is UGC-NET beside a master's alone", () => {
    expect(broken({ exams: ["CUET-UG", "CUET-PG", "UGC-NET"], afterDegree: ["MA History"] })).toContain(
      "pathways with UGC-NET without a route that it leads to",
    );
  });

  it("is CUET-PG beside a doctor's degree alone", () => {
    for (const way of ["State post, after MBBS", "MD in Pathology", "MPT in Sports"])
      expect(broken({ exams: ["CUET-UG", "CUET-PG"], afterDegree: [way] })).toContain(
        "pathways with CUET-PG without a route that it leads to",
      );
  });

  it("is CUET-UG without a university's degree after Class 12", () => {
    const astray = "pathways with CUET-UG without a university's degree after Class 12";
    const exams = ["CUET-UG", "UCEED", "JEE Main", "NEET-UG"] as const;
    for (const way of ["BDes in Interaction Design", "BTech in Computer Science (with PCM)", "MBBS (with PCB)"])
      expect(broken({ exams, afterClass12: [way] })).toContain(astray);
    for (const way of ["BPharm", "BA LLB (5-year)", "BTech in Dairy Technology", "Any degree"])
      expect(broken({ exams, afterClass12: [way] })).not.toContain(astray);
  });

  it.each([
    ["Bar examination (AIBE)", "Enrolment with the State Bar Council"],
    ["NISM certification", "NISM certificate to sell mutual funds"],
    ["IRDAI licence exam", "Agent's licence under IRDAI's rules"],
    ["Patent agent examination", "Registration as patent agent"],
    ["DGMS certificates", "DGMS manager's certificate of competency"],
  ] as const)("is %s without: %s", (exam, licence) => {
    const astray = `pathways with ${exam} without a licence or route that it is for`;
    expect(broken({ exams: ["CUET-UG", exam], licence: null })).toContain(astray);
    expect(broken({ exams: ["CUET-UG", exam], licence })).not.toContain(astray);
  });

  it("is looked for, whichever it is", () => {
    const rules = pathwayFindings([]).map(([rule]) => rule);
    expect(EXAMS.filter((exam) => !rules.some((rule) => rule.startsWith(`pathways with ${exam} without a `)))).toEqual([]);
  });
});

describe("an eligibility or rank of its own", () => {
  it.each([
    ["NHTET", "Hospitality degree, then NHTET"],
    ["Advocate-on-Record examination", "A year under an Advocate-on-Record, then the Advocate-on-Record examination"],
  ] as const)("%s is listed where a route names it, and nowhere else", (exam, way) => {
    expect(broken({ afterDegree: [way] })).toContain("pathways with an examination that a route names and no list holds");
    expect(broken({ afterDegree: [way], exams: ["CUET-UG", exam] })).toEqual([]);
    expect(broken({ exams: ["CUET-UG", exam] })).toEqual([`pathways with ${exam} without a route that it leads to`]);
  });

  it.each([
    ["IBBI examination", "IBBI registration for valuations under company law"],
    ["Customs broker examination", "Customs Broker licence; a broker's staff work on cards of the customs"],
    ["State electrical licence test", "Wireman permit from the State Electrical Licensing Board"],
    ["State electrical licence test", "State electrical supervisor's certificate, where you supervise a contractor's work"],
    ["State electrical licence test", "Supervisor's certificate of competency from the State Licensing Board"],
  ] as const)("%s stand beside the licence: %s", (exam, licence) => {
    expect(broken({ licence, exams: ["CUET-UG"] })).toEqual([`pathways with a licence or route that ${exam} are for, and not listed`]);
    expect(broken({ licence, exams: ["CUET-UG", exam] })).toEqual([]);
    expect(broken({ exams: ["CUET-UG", exam] })).toEqual([`pathways with ${exam} without a licence or route that it is for`]);
  });
});

it("an energy auditor's certificate stands beside its examination", () => {
  const without = "pathways with an energy auditor's or manager's certificate without BEE energy examination";
  const afterDegree = ["BEE energy auditor examination after some years of work"];
  expect(broken({ afterDegree, exams: ["CUET-UG"] })).toContain(without);
  expect(broken({ afterDegree, exams: ["CUET-UG", "BEE energy examination"] })).not.toContain(without);
});

describe("a post that one employer fills", () => {
  it.each([
    ["a post of a railway hospital", "Pharmacist of a railway hospital by RRB Paramedical", "RRB Paramedical"],
    ["a post at Eklavya schools", "Warden of an Eklavya school (EMRS), by its own examination", "EMRS recruitment"],
    ["a post of the Food Corporation", "Technical posts of the Food Corporation (FCI)", "FCI recruitment"],
    ["the training school of BARC", "BARC training school (OCES) after BTech or MSc", "BARC OCES"],
    ["a post of the Airports Authority", "AAI Junior Executive post by GATE, after BTech", "AAI recruitment"],
    ["a post of the Airports Authority", "The airport fire service of the AAI", "AAI recruitment"],
    ["a post of a State's power company", "Discom's own engineer examination after BTech", "State power company recruitment"],
    ["a post of a State's power company", "ITI Fitter (also for a State generating company)", "State power company recruitment"],
    ["a post of a metro company", "Metro rail company by its own test, after BTech", "Metro rail recruitment"],
    ["a post of a metro company", "Polytechnic diploma, then a metro company's own test", "Metro rail recruitment"],
    ["a post that UPSC fills by itself", "Drugs inspector of the Centre (CDSCO) by UPSC recruitment", "UPSC recruitment"],
    ["a stipendiary trainee's post of atomic energy", "NPCIL stipendiary trainee after a diploma", "DAE stipendiary trainee"],
    ["a technical post of DRDO", "Technical assistant of a DRDO laboratory", "DRDO CEPTAM"],
    ["a post of the Border Roads Organisation", "Border Roads Organisation, with a heavy licence", "BRO recruitment"],
    ["the examination of the Patent Office", "MSc in a science or a BTech, then the CGPDTM examination", "Patent examiner examination"],
  ] as const)("%s stands beside its examination: %s", (post, way, exam) => {
    const without = `pathways with ${post} without ${exam}`;
    expect(broken({ afterDegree: [way], exams: ["CUET-UG"] })).toContain(without);
    expect(broken({ afterDegree: [way], exams: ["CUET-UG", exam] })).not.toContain(without);
    expect(broken({ exams: ["CUET-UG", exam] })).toContain(`pathways with ${exam} without a route that names the post`);
  });

  it.each([
    ["SSC JHT", "Junior translator by SSC JHT"],
    ["SSC Selection Posts", "Assistant Archaeologist by SSC Selection Posts"],
  ] as const)("is listed where a route names %s", (exam, way) => {
    expect(broken({ afterDegree: [way] })).toContain("pathways with an examination that a route names and no list holds");
    expect(broken({ afterDegree: [way], exams: ["CUET-UG", exam] })).toEqual([]);
    expect(broken({ exams: ["CUET-UG", exam] })).toEqual([`pathways with ${exam} without a route that names the post`]);
  });
});

it("a controller's post of the Airports Authority has an examination of its own", () => {
  const without = "pathways with a post of the Airports Authority without AAI recruitment";
  expect(broken({ afterDegree: ["AAI Junior Executive (ATC), then training"], exams: ["CUET-UG", "AAI ATC"] })).not.toContain(without);
});

describe("a farm degree", () => {
  it("stands beside the State's entrance where the career asks for a degree", () => {
    const without = "pathways with a farm degree that the career asks for without State agriculture CET";
    const path = { afterClass12: ["BSc (Hons) Agriculture (with science or agriculture)"] };
    expect(broken({ ...path, exams: ["CUET-UG"] })).toContain(without);
    expect(broken({ ...path, exams: ["CUET-UG", "State agriculture CET"] })).not.toContain(without);
    expect(broken({ ...path, exams: ["CUET-UG"] }, "Class 12")).not.toContain(without);
  });

  it.each([
    "BFSc Fisheries Science (with biology)",
    "BTech in Agricultural Engineering (with PCM)",
    "BTech Civil or Agricultural Engineering (with PCM)",
    "BTech in Dairy Technology",
  ])("may be one of fisheries, engineering or dairying: %s", (way) => {
    const without = "pathways with a farm degree that the career asks for without State agriculture CET";
    const exams = ["CUET-UG", "JEE Main"] as const;
    expect(broken({ afterClass12: [way], exams })).toContain(without);
    expect(broken({ afterClass12: [way], exams: [...exams, "State agriculture CET"] })).not.toContain(without);
  });

  it("that nobody has to take stands beside one of its entrances", () => {
    const without = "pathways with a farm degree that nobody has to take, without State agriculture CET and CUET-UG";
    const path = { afterClass12: ["BSc Sericulture (with science), if you wish"] };
    expect(broken({ ...path, exams: [] }, "No formal requirement")).toContain(without);
    expect(broken({ ...path, exams: ["State agriculture CET"] }, "No formal requirement")).not.toContain(without);
    const nautical = { afterClass12: ["BFSc in Nautical Science (with maths, by CIFNET entrance)"] };
    expect(broken({ ...nautical, exams: ["CIFNET entrance"] }, "No formal requirement")).not.toContain(without);
  });
});

describe("work from 18", () => {
  const early = "pathways with work from 18 within two years of Class 10, and no other way that is through by then";
  const exams = ["CUET-UG", "State ITI admission"] as const;

  it("does not begin before 18 where no other way does", () => {
    expect(broken({ exams, afterClass10: ["Helper in a workshop, from 18"], yearsToFirstPay: [1, 8] })).toContain(early);
    expect(broken({ exams, afterClass10: ["Helper in a workshop, from 18"], yearsToFirstPay: [2, 8] })).not.toContain(early);
  });

  it("may stand beside a quicker way that asks for no age", () => {
    const quick = ["Direct entry", "Course of some weeks (from 18)"];
    expect(broken({ exams, afterClass10: quick, yearsToFirstPay: [0.5, 8] })).not.toContain(early);
    const trade = ["ITI trade Fitter", "Helper in a workshop, from 18"];
    expect(broken({ exams, afterClass10: trade, yearsToFirstPay: [1, 8] })).not.toContain(early);
    expect(broken({ exams, afterClass10: trade, yearsToFirstPay: [0.5, 8] })).toContain(early);
  });
});

describe("a diploma after Class 10", () => {
  it("is followed by a degree where a master's is asked for", () => {
    const path = { exams: ["CUET-UG", "State polytechnic admission"], afterDegree: ["MPlan"], yearsToFirstPay: [7, 8] } as const;
    const short = "pathways with a master's degree as education and a diploma after Class 10 that stops short of it";
    expect(broken({ ...path, afterClass10: ["Polytechnic diploma in Civil Engineering"] }, "Master's Degree")).toContain(short);
    expect(broken({ ...path, afterClass10: ["Polytechnic diploma, then BArch"] }, "Master's Degree")).not.toContain(short);
  });
});
