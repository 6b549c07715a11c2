/** What lies open beside the posts of its own field to whoever has a degree: examinations, one thing that raises pay soon, further study. */
export const AFTER_DEGREES: Readonly<Record<string, string>> = {
  BTech:
    "Exams: GATE for public companies and MTech, SSC JE, RRB JE and your State's engineers, and Engineering Services of UPSC. What lifts pay soonest in firms is one tool of the branch with a project to show (BIM and structural software for civil, CAD and simulation for mechanical, PLC for electrical, code for computing) and a change of employer after a year or two.",
  Diploma:
    "Exams: SSC JE, RRB JE and Technician, and the State's boards. A paid apprenticeship (nats.education.gov.in), or BTech from its second year.",
  "Polytechnic diploma":
    "Exams: SSC JE, RRB JE and Technician, and the State's boards. A paid apprenticeship (nats.education.gov.in), or BTech from its second year.",
  BCom: "Soonest: assistant in accounts, GST or audit at a CA's office or a firm, with Tally, GST and Excel learnt in two to three months; a year of it counts more than another certificate. Exams: IBPS PO and Clerk, SBI, SSC CGL (with posts of auditors and accountants), your State's. Further: CA, CMA, CS, MCom or an MBA.",
  BA: "Soonest: office and computer operator, customer service and call centres, sales, tuition, with typing, Excel and clear speech. Exams that take every graduate: SSC CGL and CHSL, IBPS Clerk and PO, RRB NTPC, your State's commissions. Further: BEd for schools, LLB, BLib, MA, social work.",
  BSc: "Soonest: quality control and testing at makers of medicine, food and chemicals, and laboratories; an apprenticeship for graduates (nats.education.gov.in). Exams: SSC CGL, banks, RRB NTPC, and for MSc CUET-PG or IIT JAM. Further: BEd for schools; most research asks for an MSc.",
  BBA: "Soonest: sales, operations, recruiting and back office. Exams that take every graduate: banks, SSC CGL, your State's. An MBA counts most after two years of work.",
  BCA: "Soonest: testing, support, web work, with two projects that run. Exams: IBPS PO and IT officer's later, SSC CGL, your State's programmers' posts. Further: MCA (NIMCET and others).",
  MA: "Teaching first: BEd for schools, NET for college, tuition and online classes at once. With a language: editing, content, translation, subtitles. Exams that take every graduate are open too.",
  MSc: "Quality control and research posts, teaching with BEd, CSIR-NET or GATE for research and college, and all exams for graduates.",
  MCom: "Accounts, tax and audit posts, teaching with NET, banks and SSC CGL.",
};
