import { phrases } from "../reading/words.ts";

/** Where a State shows its own scholarships and loans for study: completes "look at". Read as text. */
export const STATE_AID: readonly { readonly name: string; readonly cue: RegExp; readonly place: string; readonly loan?: string }[] = [
  { name: "Uttar Pradesh", cue: phrases("up|uttar pradesh|uttarpradesh|यूपी|उत्तर प्रदेश"), place: "scholarship.up.gov.in" },
  {
    name: "Bihar",
    cue: phrases("bihar|बिहार"),
    place: "pmsonline.bihar.gov.in for post-matric scholarships and medhasoft.bihar.gov.in for those of its boards and universities",
    loan: "the Student Credit Card, a loan for study after Class 12, asked for at the district's registration and counselling centre (DRCC) by way of 7nishchay-yuvaupmission.bihar.gov.in",
  },
  {
    name: "West Bengal",
    cue: phrases("west bengal|bengal|wb|kolkata|पश्चिम बंगाल|बंगाल"),
    place: "svmcm.wb.gov.in for merit-cum-means and oasis.gov.in for SC, ST and OBC",
    loan: "the Student Credit Card, wbscc.wb.gov.in",
  },
  {
    name: "Jharkhand",
    cue: phrases("jharkhand|झारखंड"),
    place: "the State's e-Kalyan portal, ekalyan.cgg.gov.in",
    loan: "the Guruji Student Credit Card, asked for on the State's own portal",
  },
  {
    name: "Rajasthan",
    cue: phrases("rajasthan|राजस्थान"),
    place: "the scholarship page of the State's single sign-on, sso.rajasthan.gov.in",
  },
  { name: "Maharashtra", cue: phrases("maharashtra|mahadbt|महाराष्ट्र"), place: "MahaDBT, mahadbt.maharashtra.gov.in" },
  {
    name: "Gujarat",
    cue: phrases("gujarat|mysy|गुजरात"),
    place: "digitalgujarat.gov.in, and mysy.guj.nic.in for the Mukhyamantri Yuva Swavalamban Yojana",
  },
  { name: "Karnataka", cue: phrases("karnataka|कर्नाटक"), place: "the State Scholarship Portal, ssp.karnataka.gov.in" },
  {
    name: "Tamil Nadu",
    cue: phrases("tamil ?nadu|tamilnadu|tn|तमिलनाडु"),
    place:
      "the State's scholarship portal and your college; the first graduate concession is claimed with a certificate of the taluk office at the State's counselling",
  },
  { name: "Telangana", cue: phrases("telangana|तेलंगाना"), place: "ePASS, telanganaepass.cgg.gov.in" },
  { name: "Andhra Pradesh", cue: phrases("andhra|andhra pradesh|आंध्र प्रदेश"), place: "Jnanabhumi, jnanabhumi.ap.gov.in" },
  { name: "Kerala", cue: phrases("kerala|केरल"), place: "e-Grantz, egrantz.kerala.gov.in" },
  { name: "Odisha", cue: phrases("odisha|orissa|ओडिशा"), place: "the State Scholarship Portal, scholarship.odisha.gov.in" },
  { name: "Madhya Pradesh", cue: phrases("mp|madhya pradesh|मध्य प्रदेश"), place: "scholarshipportal.mp.nic.in" },
  { name: "Punjab", cue: phrases("punjab|पंजाब"), place: "scholarships.punjab.gov.in" },
  {
    name: "your State",
    cue: phrases(
      "chhattisgarh|haryana|delhi|himachal|uttarakhand|assam|tripura|manipur|nagaland|mizoram|meghalaya|sikkim|arunachal|goa|jammu|kashmir|ladakh|puducherry",
    ),
    place: "the page of your State's welfare or higher education department; several of these States also use scholarships.gov.in",
  },
];

/** Aid of the Centre that is asked for by name, and who holds it. */
export const NAMED_AID: readonly { readonly cue: RegExp; readonly says: string }[] = [
  {
    cue: phrases(
      "post ?matric|pre ?matric|sc student\\S*|st student\\S*|obc student\\S*|(?:sc|st|obc) (?:ki |ke |ka )?scholarship|scholarship (?:for|of) (?:sc|st|obc)",
    ),
    says: "Pre-matric and post-matric scholarships are paid for by the Centre and the States together and given by your State: the form is on its own portal or at scholarships.gov.in. You need caste and income certificates and a bank account linked with Aadhaar.",
  },
  {
    cue: phrases("nmms|means cum merit|merit cum means|ninth|class 8|8th|9th"),
    says: "NMMS, for Classes 9 to 12, is won by a test in Class 8: your school and your State's council for education (SCERT) have the form.",
  },
  {
    cue: phrases("inspire"),
    says: "INSPIRE (SHE), for who studies natural sciences after a high place in Class 12: online-inspire.gov.in.",
  },
  { cue: phrases("pmsss|j ?k special"), says: "PMSSS, for students of Jammu and Kashmir and Ladakh: AICTE, aicte.gov.in." },
  {
    cue: phrases(
      "pragati|saksham|swanath|(?:girls?|ladki\\S*|women)(?: \\S+){0,3} (?:engineering|btech|diploma|polytechnic)|(?:engineering|btech|diploma|polytechnic)(?: \\S+){0,3} (?:girls?|ladki\\S*|women)",
    ),
    says: "Pragati (girls), Saksham (disability) and Swanath for technical degrees and diplomas: AICTE, by scholarships.gov.in.",
  },
  {
    cue: phrases("(?:engineering|btech|b tech|polytechnic|diploma|इंजीनियरिंग)"),
    says: "For engineering, in this order: a government college or polytechnic costs a small part of a private one; ask at the counselling for the fee waiver seats (TFW) for low incomes and for what your State pays back; then AICTE's schemes (Pragati for girls, Saksham, Swanath) and the others at scholarships.gov.in, with an income certificate. What is still missing: a study loan by pmvidyalaxmi.co.in, small ones without security.",
  },
  {
    cue: phrases("minority|muslim|alpsankhyak|jain|christian"),
    says: "For minorities look at your State's minority welfare department, and at scholarships.gov.in.",
  },
];

export const OTHER_LOANS = "Other loans for study: the PM Vidyalaxmi portal, pmvidyalaxmi.co.in, or any bank.";

export const LOAN =
  "A loan for study is asked for at the PM Vidyalaxmi portal, pmvidyalaxmi.co.in, or at any bank: take the letter of admission, the list of fees and a parent as co-borrower. Small ones mostly ask for no security; interest runs, and paying back begins some months after the course. Borrow what a first salary of that work can carry.";

/** Who sets the fee of something, by what was named; the first that fits is told. Amounts are left to those pages. */
export const FEES: readonly {
  readonly careers?: RegExp;
  readonly degrees?: RegExp;
  readonly cue?: RegExp;
  readonly says: string;
}[] = [
  {
    careers: /^(?:chartered-accountant)$/,
    cue: phrases("ca foundation|ca inter|articleship"),
    says: "The fees for registration and exams of CA are the same all over India and stand on the institute's own page, icai.org. They are small beside a private degree, and training pays a stipend; what differs is coaching, which is no must.",
  },
  {
    careers: /^flight-attendant$/,
    says: "Cabin crew need no paid course: airlines train whom they choose in an interview, from 18 years on. Institutes that promise a post take much and can promise none.",
  },
  {
    degrees: /^(?:BDes|BFA)$/,
    careers: /designer$/,
    cue: phrases("nift|nid|design(?:ing)?"),
    says: "NIFT, NID and the design schools of the IITs are the Government's and show their fees in the prospectus and waive part of them for low incomes or reserved categories; State art colleges and polytechnics cost least. Set a private fee against what its last class shows and earns.",
  },
  {
    careers: /^company-secretary$/,
    cue: phrases("icsi|cs (?:ki |course |executive )?fees?"),
    says: "The fees of CS stand on the institute's own page, icsi.edu, the same all over India; coaching is no must.",
  },
  {
    careers: /^cost-accountant$/,
    cue: phrases("icmai|cma (?:ki |course |inter )?fees?"),
    says: "The fees of CMA stand on the institute's own page, icmai.in, the same all over India; coaching is no must.",
  },
  {
    careers: /pilot/,
    cue: phrases("pilot|cpl|flying|पायलट"),
    says: "Training for a commercial licence costs tens of lakhs of rupees, and a type rating comes on top; there is no cheap way to it, and a job is not sure after it. Have the Class 1 medical done first (dgca.gov.in names the doctors) and compare the schools that DGCA has approved. Banks lend a part against security. Who flies for the forces pays nothing: NDA, AFCAT.",
  },
  {
    degrees: /^(?:MBBS|BDS|BAMS|BHMS|BUMS|BNYS|BVSc|MD|MS|MDS)$/,
    careers: /physician|surgeon|doctor|dentist|veterinar|paediatric|cardiolog/,
    cue: phrases("medical (?:college|seat|course|ki|padhai)|private medical|aiims|मेडिकल"),
    says: "A government college costs a small part of a private one. What a private college may take is set by a fee committee of the State and stands, college by college, in the papers of the counselling (mcc.nic.in and your State's page). Ask who pays for bond, hostel and books; a donation beside the fee is forbidden.",
  },
  {
    degrees: /^(?:MBA|PGDM|BBA)$/,
    cue: phrases("iims?"),
    says: "Each institute sets its own fee and shows it on its page: the IIMs and known private schools take many lakhs, departments of State universities far less. Set it against the median pay of its last class, which it must be able to show you.",
  },
  {
    degrees: /^(?:BTech|MTech|BArch)$/,
    careers: /engineer$|architect$/,
    cue: phrases("iits?|nits?|engineering|polytechnic|इंजीनियरिंग"),
    says: "Government colleges and polytechnics cost far less than private ones, whose fees a committee of the State sets; the list stands in the papers of its counselling. IITs and NITs waive tuition wholly or in part for low family incomes, SC, ST and students with a disability.",
  },
  {
    degrees: /^(?:LLB|BA LLB|BBA LLB|LLM)$/,
    careers: /lawyer|advocate|judge/,
    cue: phrases("nlus?|law"),
    says: "Government law colleges and university departments cost least; each National Law University sets its own fee, far higher, on its page.",
  },
  {
    degrees: /^(?:BSc Nursing|GNM|ANM|BPharm|DPharm|BPT|DMLT|BMLT)$/,
    careers: /nurse|pharmacist|physiotherapist|technician|radiograph/,
    cue: phrases("nursing|pharmacy|paramedical|radiology|operation theatre|dialysis|lab|x ?ray|technician|mlt|physiotherapy"),
    says: "Government colleges and hospitals train for a small part of what private ones take; private fees are set by the State in many places and stand in the papers of its counselling. See that the council of the profession has approved the college before you pay.",
  },
  {
    cue: phrases("coaching|tuition classes|kota"),
    says: "Coaching is a private trade and sets its own fees: ask for all of it in writing, hostel included, and what is paid back when you leave. Free beside it: SATHEE (sathee.iitk.ac.in), and coaching that several States pay for.",
  },
];

export const AID_ABROAD =
  "For study abroad: the university's own scholarships first, the National Overseas Scholarship for SC, landless labourers' children and some others (nosmsje.gov.in), and at banks a loan with security. See that the degree counts in India before you borrow.";

/** What students of these categories need not pay. */
export const FEES_OF_CATEGORIES =
  "SC and ST students, and in many States OBC, from homes with a low income mostly get the fee back or need not pay it: by the post-matric scholarship, which your State gives. IITs and some other government institutes waive the tuition fee of SC and ST students. Get the caste and income certificates and a bank account with Aadhaar early, apply in the first weeks on your State's portal or at scholarships.gov.in, and ask the college's office for its form: some private colleges are left out.";

export const FEES_ELSE =
  "They differ from college to college: government ones cost far less than private ones, whose page or prospectus must show the whole of it. Ask what hostel, books and exams cost beside the fee.";

export const HELP_WITH_FEES =
  "Help: scholarships.gov.in for those of the Centre and many States, your State's own portal, and for loans pmvidyalaxmi.co.in.";
