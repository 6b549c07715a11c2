import type { Exam } from "@career-clarity/career-catalog";

const NTA = "the National Testing Agency: nta.ac.in";
const UPSC = "the Union Public Service Commission: upsc.gov.in";
const SSC = "the Staff Selection Commission: ssc.gov.in";
const RAILWAYS = "the Railway Recruitment Boards: rrbapply.gov.in and your board's own site";
const IBPS = "the Institute of Banking Personnel Selection: ibps.in";
const NBEMS = "the National Board of Examinations in Medical Sciences: natboard.edu.in";
const AIIMS = "AIIMS, New Delhi: aiimsexams.ac.in";
const OF_THE_YEAR = "an IIT or the IISc, another each year, on a site that it names then at an address ending in ac.in";
const STATE_CET = "your State's entrance examination cell, on its own site, mostly at an address ending in gov.in, nic.in or ac.in";

/** Who holds an examination and where its notice stands: completes "It is held by". Read as text: replies link only within the site. */
export const EXAM_PLACES: Readonly<Record<Exam, string>> = {
  "JEE Main": "the National Testing Agency: jeemain.nta.nic.in",
  "JEE Advanced": "one of the IITs, another each year: jeeadv.ac.in",
  BITSAT: "BITS Pilani: bitsadmission.com",
  "State engineering CET": STATE_CET,
  "NEET-UG": "the National Testing Agency: neet.nta.nic.in",
  "NEET-PG": NBEMS,
  "NEET-MDS": NBEMS,
  "NEET-SS": NBEMS,
  "INI-CET": AIIMS,
  AIAPGET: NTA,
  "CUET-UG": "the National Testing Agency: cuet.nta.nic.in",
  "CUET-PG": NTA,
  CLAT: "the Consortium of National Law Universities: consortiumofnlus.ac.in",
  AILET: "the National Law University, Delhi: nationallawuniversitydelhi.in",
  "State law CET": STATE_CET,
  NATA: "the Council of Architecture: nata.in",
  "JEE Main Paper 2": "the National Testing Agency: jeemain.nta.nic.in",
  "NID DAT": "the National Institute of Design: admissions.nid.edu",
  "NIFT entrance": "the National Testing Agency for NIFT: nta.ac.in and nift.ac.in",
  UCEED: "IIT Bombay: uceed.iitb.ac.in",
  CEED: "IIT Bombay: ceed.iitb.ac.in",
  "NCHM JEE": NTA,
  "CA Foundation": "the Institute of Chartered Accountants of India: icai.org",
  CSEET: "the Institute of Company Secretaries of India: icsi.edu",
  "CMA Foundation": "the Institute of Cost Accountants of India: icmai.in",
  ACET: "the Institute of Actuaries of India: actuariesindia.org",
  IPMAT: "the IIMs that offer the course, each on its own site, such as iimidr.ac.in",
  CAT: "one of the IIMs, another each year: iimcat.ac.in",
  XAT: "XLRI, Jamshedpur: xatonline.in",
  MAT: "the All India Management Association: mat.aima.in",
  GATE: OF_THE_YEAR,
  "CSIR-NET": NTA,
  "UGC-NET": NTA,
  "IIT JAM": OF_THE_YEAR,
  "ICAR-AIEEA (PG)": NTA,
  NDA: UPSC,
  CDS: UPSC,
  AFCAT: "the Indian Air Force: afcat.cdac.in",
  "Agniveer recruitment":
    "each force by itself: joinindianarmy.nic.in, joinindiannavy.gov.in and, for the Air Force, the page that indianairforce.nic.in names",
  "UPSC Civil Services": UPSC,
  "UPSC Engineering Services": UPSC,
  "UPSC Indian Forest Service": UPSC,
  "UPSC CAPF": UPSC,
  "UPSC CMS": UPSC,
  "UPSC IES/ISS": UPSC,
  "State PSC": "your State's own Public Service Commission, on its site, mostly at an address ending in gov.in or nic.in",
  "SSC CGL": SSC,
  "SSC CHSL": SSC,
  "SSC GD": SSC,
  "SSC JE": SSC,
  "RRB NTPC": RAILWAYS,
  "RRB ALP": RAILWAYS,
  "RRB JE": RAILWAYS,
  "IBPS PO": IBPS,
  "IBPS Clerk": IBPS,
  "SBI PO": "the State Bank of India, on the careers page of its own site",
  "RBI Grade B": "the Reserve Bank of India, on the page for opportunities at rbi.org.in",
  "NABARD Grade A": "NABARD: nabard.org",
  "LIC AAO": "the Life Insurance Corporation of India: licindia.in",
  CTET: "the CBSE: ctet.nic.in",
  "State TET": "your State's board or department of education, on its own site",
  "IMU-CET": "the Indian Maritime University: imu.edu.in",
  "DGCA pilot papers": "the Directorate General of Civil Aviation: dgca.gov.in",
  "AAI ATC": "the Airports Authority of India: aai.aero",
  "Bar examination (AIBE)": "the Bar Council of India: allindiabarexamination.com",
  "Judicial services": "your State's High Court or Public Service Commission, on its own site",
  "IISER IAT": "the IISERs together: iiseradmission.in",
  NEST: "NISER and the Mumbai centre for basic sciences: nestexam.in",
  "ISI entrance": "the Indian Statistical Institute: isical.ac.in",
  "CMI entrance": "the Chennai Mathematical Institute: cmi.ac.in",
  "NSD entrance": "the National School of Drama: nsd.gov.in",
  "FTII and SRFTI entrance tests": "the two institutes, each by itself: ftii.ac.in and srfti.ac.in",
  NCET: NTA,
  "RIE CEE": "the NCERT: ncert.nic.in",
  "NISM certification": "the National Institute of Securities Markets: nism.ac.in",
  "IRDAI licence exam": "an institute that the regulator names, by way of your insurer: irdai.gov.in",
  "State ITI admission": "your State's directorate of training, on its own admission portal",
  "State polytechnic admission": "your State's board of technical education, on its own site",
  "AIIMS Nursing": AIIMS,
  "Merchant Navy sponsorship tests": "each shipping company by itself; which institutes are approved stands at dgshipping.gov.in",
  "BPharm state CET": STATE_CET,
};

/** What notices said of age and the number of attempts, with the year, where it is asked most. */
export const EXAM_LIMITS: Partial<Readonly<Record<Exam, string>>> = {
  "NEET-UG":
    "By the rules for 2026 there is no limit to the attempts and no upper age; one must be 17 by the end of the year of admission.",
  "JEE Main":
    "By the rules for 2026 there is no age limit; one may sit for it in the year of Class 12 and the two years after it, in both sessions of each year.",
  "JEE Advanced":
    "By the rules for 2026 one may sit for it at most twice, in two years running: that of Class 12 and the next; there is an age limit too.",
  NDA: "By the first notice for 2025 one must be about 16½ to 19½ when the course begins; no number of attempts is named.",
  "UPSC Civil Services":
    "By the notice of 2023 the age is 21 to 32, up to 35 for OBC and up to 37 for SC and ST; the attempts are six, nine for OBC, and without limit up to that age for SC and ST. Candidates with disabilities have more of both.",
  "UGC-NET":
    "Notices so far set no age and no number of attempts for assistant professors; for the research fellowship (JRF) there is an upper age.",
  GATE: "Notices so far set no age limit and no number of attempts.",
  CAT: "Notices so far set no age limit and no number of attempts.",
  CTET: "Notices so far set no number of attempts.",
  CLAT: "Notices so far set no upper age and no number of attempts.",
};
