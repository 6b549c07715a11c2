import { inEach, type Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";

/** Where a State shows its own scholarships and loans for study: completes "look at". Read as text. */
export const STATE_AID: readonly { readonly name: Wording; readonly cue: RegExp; readonly place: Wording; readonly loan?: Wording }[] = [
  {
    name: inEach(() => "Uttar Pradesh"),
    cue: phrases("up|uttar pradesh|uttarpradesh|यूपी|उत्तर प्रदेश"),
    place: inEach(() => "scholarship.up.gov.in"),
  },
  {
    name: inEach(() => "Bihar"),
    cue: phrases("bihar|बिहार"),
    place: {
      english: "pmsonline.bihar.gov.in for post-matric scholarships and medhasoft.bihar.gov.in for those of its boards and universities",
      hinglish: "post-matric scholarship ke liye pmsonline.bihar.gov.in, aur board aur university wali ke liye medhasoft.bihar.gov.in",
      hindi: "पोस्ट-मैट्रिक छात्रवृत्ति के लिए pmsonline.bihar.gov.in, और बोर्ड और यूनिवर्सिटी वाली के लिए medhasoft.bihar.gov.in",
    },
    loan: {
      english:
        "the Student Credit Card, a loan for study after Class 12, asked for at the district's registration and counselling centre (DRCC) by way of 7nishchay-yuvaupmission.bihar.gov.in",
      hinglish:
        "Student Credit Card, jo Class 12 ke baad ki padhai ka loan hai; aavedan 7nishchay-yuvaupmission.bihar.gov.in se hokar zile ke registration aur counselling centre (DRCC) mein hota hai",
      hindi:
        "Student Credit Card, जो Class 12 के बाद की पढ़ाई का लोन है; आवेदन 7nishchay-yuvaupmission.bihar.gov.in से होकर ज़िले के रजिस्ट्रेशन और काउंसलिंग केंद्र (DRCC) में होता है",
    },
  },
  {
    name: inEach(() => "West Bengal"),
    cue: phrases("west bengal|bengal|wb|kolkata|पश्चिम बंगाल|बंगाल"),
    place: {
      english: "svmcm.wb.gov.in for merit-cum-means and oasis.gov.in for SC, ST and OBC",
      hinglish: "merit-cum-means ke liye svmcm.wb.gov.in, aur SC, ST aur OBC ke liye oasis.gov.in",
      hindi: "मेरिट-कम-मीन्स के लिए svmcm.wb.gov.in, और SC, ST और OBC के लिए oasis.gov.in",
    },
    loan: {
      english: "the Student Credit Card, wbscc.wb.gov.in",
      hinglish: "Student Credit Card, wbscc.wb.gov.in",
      hindi: "Student Credit Card, wbscc.wb.gov.in",
    },
  },
  {
    name: inEach(() => "Jharkhand"),
    cue: phrases("jharkhand|झारखंड"),
    place: {
      english: "the State's e-Kalyan portal, ekalyan.cgg.gov.in",
      hinglish: "rajya ka e-Kalyan portal, ekalyan.cgg.gov.in",
      hindi: "राज्य का e-Kalyan पोर्टल, ekalyan.cgg.gov.in",
    },
    loan: {
      english: "the Guruji Student Credit Card, asked for on the State's own portal",
      hinglish: "Guruji Student Credit Card, aavedan rajya ke apne portal par",
      hindi: "Guruji Student Credit Card, आवेदन राज्य के अपने पोर्टल पर",
    },
  },
  {
    name: inEach(() => "Rajasthan"),
    cue: phrases("rajasthan|राजस्थान"),
    place: {
      english: "the scholarship page of the State's single sign-on, sso.rajasthan.gov.in",
      hinglish: "rajya ke single sign-on ka scholarship page, sso.rajasthan.gov.in",
      hindi: "राज्य के सिंगल साइन-ऑन का छात्रवृत्ति पेज, sso.rajasthan.gov.in",
    },
  },
  {
    name: inEach(() => "Maharashtra"),
    cue: phrases("maharashtra|mahadbt|महाराष्ट्र"),
    place: inEach(() => "MahaDBT, mahadbt.maharashtra.gov.in"),
  },
  {
    name: inEach(() => "Gujarat"),
    cue: phrases("gujarat|mysy|गुजरात"),
    place: {
      english: "digitalgujarat.gov.in, and mysy.guj.nic.in for the Mukhyamantri Yuva Swavalamban Yojana",
      hinglish: "digitalgujarat.gov.in, aur Mukhyamantri Yuva Swavalamban Yojana ke liye mysy.guj.nic.in",
      hindi: "digitalgujarat.gov.in, और मुख्यमंत्री युवा स्वावलंबन योजना के लिए mysy.guj.nic.in",
    },
  },
  {
    name: inEach(() => "Karnataka"),
    cue: phrases("karnataka|कर्नाटक"),
    place: {
      english: "the State Scholarship Portal, ssp.karnataka.gov.in",
      hinglish: "State Scholarship Portal, ssp.karnataka.gov.in",
      hindi: "State Scholarship Portal, ssp.karnataka.gov.in",
    },
  },
  {
    name: inEach(() => "Tamil Nadu"),
    cue: phrases("tamil ?nadu|tamilnadu|tn|तमिलनाडु"),
    place: {
      english:
        "the State's scholarship portal and your college; the first graduate concession is claimed with a certificate of the taluk office at the State's counselling",
      hinglish:
        "rajya ka scholarship portal aur aapka college; first graduate ki chhoot taluk office ke certificate se rajya ki counselling mein milti hai",
      hindi: "राज्य का छात्रवृत्ति पोर्टल और आपका कॉलेज; first graduate की छूट तालुक ऑफ़िस के सर्टिफ़िकेट से राज्य की काउंसलिंग में मिलती है",
    },
  },
  { name: inEach(() => "Telangana"), cue: phrases("telangana|तेलंगाना"), place: inEach(() => "ePASS, telanganaepass.cgg.gov.in") },
  {
    name: inEach(() => "Andhra Pradesh"),
    cue: phrases("andhra|andhra pradesh|आंध्र प्रदेश"),
    place: inEach(() => "Jnanabhumi, jnanabhumi.ap.gov.in"),
  },
  { name: inEach(() => "Kerala"), cue: phrases("kerala|केरल"), place: inEach(() => "e-Grantz, egrantz.kerala.gov.in") },
  {
    name: inEach(() => "Odisha"),
    cue: phrases("odisha|orissa|ओडिशा"),
    place: {
      english: "the State Scholarship Portal, scholarship.odisha.gov.in",
      hinglish: "State Scholarship Portal, scholarship.odisha.gov.in",
      hindi: "State Scholarship Portal, scholarship.odisha.gov.in",
    },
  },
  { name: inEach(() => "Madhya Pradesh"), cue: phrases("mp|madhya pradesh|मध्य प्रदेश"), place: inEach(() => "scholarshipportal.mp.nic.in") },
  { name: inEach(() => "Punjab"), cue: phrases("punjab|पंजाब"), place: inEach(() => "scholarships.punjab.gov.in") },
  {
    name: { english: "your State", hinglish: "aapke rajya", hindi: "आपके राज्य" },
    cue: phrases(
      "chhattisgarh|haryana|delhi|himachal|uttarakhand|assam|tripura|manipur|nagaland|mizoram|meghalaya|sikkim|arunachal|goa|jammu|kashmir|ladakh|puducherry",
    ),
    place: {
      english: "the page of your State's welfare or higher education department; several of these States also use scholarships.gov.in",
      hinglish:
        "aapke rajya ke welfare ya higher education department ka page; inme se kai rajya scholarships.gov.in bhi istemal karte hain",
      hindi: "आपके राज्य के कल्याण या उच्च शिक्षा विभाग का पेज; इनमें से कई राज्य scholarships.gov.in भी इस्तेमाल करते हैं",
    },
  },
];

/** Aid of the Centre that is asked for by name, and who holds it. */
export const NAMED_AID: readonly { readonly cue: RegExp; readonly says: Wording }[] = [
  {
    cue: phrases(
      "post ?matric|pre ?matric|sc student\\S*|st student\\S*|obc student\\S*|(?:sc|st|obc) (?:ki |ke |ka )?scholarship|scholarship (?:for|of) (?:sc|st|obc)",
    ),
    says: {
      english:
        "Pre-matric and post-matric scholarships are paid for by the Centre and the States together and given by your State: the form is on its own portal or at scholarships.gov.in. You need caste and income certificates and a bank account linked with Aadhaar.",
      hinglish:
        "Pre-matric aur post-matric scholarship ka paisa Kendra aur rajya milkar dete hain, aur aapka rajya ise deta hai: form uske apne portal ya scholarships.gov.in par hai. Jaati aur aay pramaan patra aur Aadhaar se juda bank account chahiye.",
      hindi:
        "प्री-मैट्रिक और पोस्ट-मैट्रिक छात्रवृत्ति का पैसा केंद्र और राज्य मिलकर देते हैं, और आपका राज्य इसे देता है: फ़ॉर्म उसके अपने पोर्टल या scholarships.gov.in पर है। जाति और आय प्रमाण पत्र और आधार से जुड़ा बैंक खाता चाहिए।",
    },
  },
  {
    cue: phrases("nmms|means cum merit|merit cum means|ninth|class 8|8th|9th"),
    says: {
      english:
        "NMMS, for Classes 9 to 12, is won by a test in Class 8: your school and your State's council for education (SCERT) have the form.",
      hinglish: "NMMS Class 9 se 12 tak milti hai, Class 8 mein hone wale test se: form aapke school aur rajya ki SCERT ke paas hai.",
      hindi: "NMMS Class 9 से 12 तक मिलती है, Class 8 में होने वाले टेस्ट से: फ़ॉर्म आपके स्कूल और राज्य की SCERT के पास है।",
    },
  },
  {
    cue: phrases("inspire"),
    says: {
      english: "INSPIRE (SHE), for who studies natural sciences after a high place in Class 12: online-inspire.gov.in.",
      hinglish: "INSPIRE (SHE) unke liye hai jo Class 12 mein bahut achhe number laakar science padhte hain: online-inspire.gov.in.",
      hindi: "INSPIRE (SHE) उनके लिए है जो Class 12 में बहुत अच्छे नंबर लाकर साइंस पढ़ते हैं: online-inspire.gov.in।",
    },
  },
  {
    cue: phrases("pmsss|j ?k special"),
    says: {
      english: "PMSSS, for students of Jammu and Kashmir and Ladakh: AICTE, aicte.gov.in.",
      hinglish: "PMSSS, Jammu-Kashmir aur Ladakh ke students ke liye: AICTE, aicte.gov.in.",
      hindi: "PMSSS, जम्मू-कश्मीर और लद्दाख के छात्रों के लिए: AICTE, aicte.gov.in।",
    },
  },
  {
    cue: phrases(
      "pragati|saksham|swanath|(?:girls?|ladki\\S*|women)(?: \\S+){0,3} (?:engineering|btech|diploma|polytechnic)|(?:engineering|btech|diploma|polytechnic)(?: \\S+){0,3} (?:girls?|ladki\\S*|women)",
    ),
    says: {
      english: "Pragati (girls), Saksham (disability) and Swanath for technical degrees and diplomas: AICTE, by scholarships.gov.in.",
      hinglish: "Technical degree aur diploma ke liye Pragati (ladkiyan), Saksham (viklangta) aur Swanath: AICTE, scholarships.gov.in se.",
      hindi: "टेक्निकल डिग्री और डिप्लोमा के लिए Pragati (लड़कियाँ), Saksham (विकलांगता) और Swanath: AICTE, scholarships.gov.in से।",
    },
  },
  {
    cue: phrases("(?:engineering|btech|b tech|polytechnic|diploma|इंजीनियरिंग)"),
    says: {
      english:
        "For engineering, in this order: a government college or polytechnic costs a small part of a private one; ask at the counselling for the fee waiver seats (TFW) for low incomes and for what your State pays back; then AICTE's schemes (Pragati for girls, Saksham, Swanath) and the others at scholarships.gov.in, with an income certificate. What is still missing: a study loan by pmvidyalaxmi.co.in, small ones without security.",
      hinglish:
        "Engineering ke liye is kram mein: sarkari college ya polytechnic private se bahut kam mein hota hai; counselling mein kam aamdani wali fee waiver seats (TFW) aur yeh poochiye ki aapka rajya kitni fees wapas deta hai; phir AICTE ki yojanayein (ladkiyon ke liye Pragati, Saksham, Swanath) aur scholarships.gov.in ki baaki, aay pramaan patra ke saath. Phir bhi jo kam pade: pmvidyalaxmi.co.in se padhai ka loan, chhota loan bina guarantee ke.",
      hindi:
        "इंजीनियरिंग के लिए इस क्रम में: सरकारी कॉलेज या पॉलिटेक्निक प्राइवेट से बहुत कम में होता है; काउंसलिंग में कम आमदनी वाली फ़ीस माफ़ी की सीटें (TFW) और यह पूछिए कि आपका राज्य कितनी फ़ीस वापस देता है; फिर AICTE की योजनाएँ (लड़कियों के लिए Pragati, Saksham, Swanath) और scholarships.gov.in की बाक़ी, आय प्रमाण पत्र के साथ। फिर भी जो कम पड़े: pmvidyalaxmi.co.in से पढ़ाई का लोन, छोटा लोन बिना गारंटी के।",
    },
  },
  {
    cue: phrases("minority|muslim|alpsankhyak|jain|christian"),
    says: {
      english: "For minorities look at your State's minority welfare department, and at scholarships.gov.in.",
      hinglish: "Alpsankhyak students ke liye apne rajya ka minority welfare department aur scholarships.gov.in dekhiye.",
      hindi: "अल्पसंख्यक छात्रों के लिए अपने राज्य का अल्पसंख्यक कल्याण विभाग और scholarships.gov.in देखिए।",
    },
  },
];

export const OTHER_LOANS: Wording = {
  english: "Other loans for study: the PM Vidyalaxmi portal, pmvidyalaxmi.co.in, or any bank.",
  hinglish: "Padhai ke doosre loan: PM Vidyalaxmi portal, pmvidyalaxmi.co.in, ya koi bhi bank.",
  hindi: "पढ़ाई के दूसरे लोन: PM Vidyalaxmi पोर्टल, pmvidyalaxmi.co.in, या कोई भी बैंक।",
};

export const LOAN: Wording = {
  english:
    "A loan for study is asked for at the PM Vidyalaxmi portal, pmvidyalaxmi.co.in, or at any bank: take the letter of admission, the list of fees and a parent as co-borrower. Small ones mostly ask for no security; interest runs, and paying back begins some months after the course. Borrow what a first salary of that work can carry.",
  hinglish:
    "Padhai ke loan ka aavedan PM Vidyalaxmi portal, pmvidyalaxmi.co.in, ya kisi bhi bank mein hota hai: admission letter, fees ki list, aur saath mein loan lene wale maata ya pita chahiye. Chhote loan mein zyadatar koi guarantee nahi maangi jaati; byaaj chalta rehta hai, aur chukana course ke kuch mahine baad shuru hota hai. Utna hi lijiye jitna us kaam ki pehli salary utha sake.",
  hindi:
    "पढ़ाई के लोन का आवेदन PM Vidyalaxmi पोर्टल, pmvidyalaxmi.co.in, या किसी भी बैंक में होता है: एडमिशन लेटर, फ़ीस की लिस्ट, और साथ में लोन लेने वाले माता या पिता चाहिए। छोटे लोन में ज़्यादातर कोई गारंटी नहीं माँगी जाती; ब्याज चलता रहता है, और चुकाना कोर्स के कुछ महीने बाद शुरू होता है। उतना ही लीजिए जितना उस काम की पहली सैलरी उठा सके।",
};

/** Who sets the fee of something, by what was named; the first that fits is told. Amounts are left to those pages. */
export const FEES: readonly {
  readonly careers?: RegExp;
  readonly degrees?: RegExp;
  readonly cue?: RegExp;
  readonly says: Wording;
}[] = [
  {
    careers: /^(?:chartered-accountant)$/,
    cue: phrases("ca foundation|ca inter|articleship"),
    says: {
      english:
        "The fees for registration and exams of CA are the same all over India and stand on the institute's own page, icai.org. They are small beside a private degree, and training pays a stipend; what differs is coaching, which is no must.",
      hinglish:
        "CA ke registration aur exam ki fees poore India mein ek hi hai aur institute ke apne page icai.org par likhi hai. Private degree ke saamne yeh bahut kam hai, aur training mein stipend milta hai; farak sirf coaching ka hai, jo zaroori nahi hai.",
      hindi:
        "CA के रजिस्ट्रेशन और परीक्षा की फ़ीस पूरे भारत में एक ही है और इंस्टीट्यूट के अपने पेज icai.org पर लिखी है। प्राइवेट डिग्री के सामने यह बहुत कम है, और ट्रेनिंग में स्टाइपेंड मिलता है; फ़र्क़ सिर्फ़ कोचिंग का है, जो ज़रूरी नहीं है।",
    },
  },
  {
    careers: /^flight-attendant$/,
    says: {
      english:
        "Cabin crew need no paid course: airlines train whom they choose in an interview, from 18 years on. Institutes that promise a post take much and can promise none.",
      hinglish:
        "Cabin crew ke liye paise wala course zaroori nahi: airline interview mein jise chunti hai, use khud sikhati hai, 18 saal ki umar se. Jo institute naukri ka vaada karte hain, woh bahut paise lete hain aur vaada kar hi nahi sakte.",
      hindi:
        "केबिन क्रू के लिए पैसे वाला कोर्स ज़रूरी नहीं: एयरलाइन इंटरव्यू में जिसे चुनती है, उसे ख़ुद सिखाती है, 18 साल की उम्र से। जो इंस्टीट्यूट नौकरी का वादा करते हैं, वे बहुत पैसे लेते हैं और वादा कर ही नहीं सकते।",
    },
  },
  {
    degrees: /^(?:BDes|BFA)$/,
    careers: /designer$/,
    cue: phrases("nift|nid|design(?:ing)?"),
    says: {
      english:
        "NIFT, NID and the design schools of the IITs are the Government's and show their fees in the prospectus and waive part of them for low incomes or reserved categories; State art colleges and polytechnics cost least. Set a private fee against what its last class shows and earns.",
      hinglish:
        "NIFT, NID aur IIT ke design school sarkari hain, apni fees prospectus mein dikhate hain aur kam aamdani ya reserved category ke liye uska kuch hissa maaf karte hain; rajya ke art college aur polytechnic sabse saste hain. Private fees ko is se tauliye ki uski pichli class ka kaam kaisa hai aur woh kitna kamati hai.",
      hindi:
        "NIFT, NID और IIT के डिज़ाइन स्कूल सरकारी हैं, अपनी फ़ीस प्रॉस्पेक्टस में दिखाते हैं और कम आमदनी या आरक्षित वर्ग के लिए उसका कुछ हिस्सा माफ़ करते हैं; राज्य के आर्ट कॉलेज और पॉलिटेक्निक सबसे सस्ते हैं। प्राइवेट फ़ीस को इससे तौलिए कि उसकी पिछली क्लास का काम कैसा है और वह कितना कमाती है।",
    },
  },
  {
    careers: /^company-secretary$/,
    cue: phrases("icsi|cs (?:ki |course |executive )?fees?"),
    says: {
      english: "The fees of CS stand on the institute's own page, icsi.edu, the same all over India; coaching is no must.",
      hinglish: "CS ki fees institute ke apne page icsi.edu par hai, poore India mein ek hi; coaching zaroori nahi hai.",
      hindi: "CS की फ़ीस इंस्टीट्यूट के अपने पेज icsi.edu पर है, पूरे भारत में एक ही; कोचिंग ज़रूरी नहीं है।",
    },
  },
  {
    careers: /^cost-accountant$/,
    cue: phrases("icmai|cma (?:ki |course |inter )?fees?"),
    says: {
      english: "The fees of CMA stand on the institute's own page, icmai.in, the same all over India; coaching is no must.",
      hinglish: "CMA ki fees institute ke apne page icmai.in par hai, poore India mein ek hi; coaching zaroori nahi hai.",
      hindi: "CMA की फ़ीस इंस्टीट्यूट के अपने पेज icmai.in पर है, पूरे भारत में एक ही; कोचिंग ज़रूरी नहीं है।",
    },
  },
  {
    careers: /^drone-/,
    cue: phrases("drones?|ड्रोन"),
    says: {
      english:
        "The licence of a drone costs a small part of a pilot's: a course of about a week at a school that DGCA has approved, whose page shows its fee (dgca.gov.in lists the schools). Several States and farm schemes pay a part, and small drones that are not flown for money need no licence; the page says which.",
      hinglish:
        "Drone ka licence pilot ke licence ke bahut chhote hisse mein hota hai: DGCA ke approved school mein lagbhag ek hafte ka course, jiski fees school ke page par hoti hai (schools ki list dgca.gov.in par). Kai rajya aur kheti ki yojanayein ek hissa deti hain, aur chhote drone, jo kamai ke liye na udayein, unke liye licence nahi chahiye; kaun se, yeh usi page par hai.",
      hindi:
        "ड्रोन का लाइसेंस पायलट के लाइसेंस के बहुत छोटे हिस्से में होता है: DGCA से मंज़ूर स्कूल में लगभग एक हफ़्ते का कोर्स, जिसकी फ़ीस स्कूल के पेज पर होती है (स्कूलों की सूची dgca.gov.in पर)। कई राज्य और खेती की योजनाएँ एक हिस्सा देती हैं, और छोटे ड्रोन, जो कमाई के लिए न उड़ाए जाएँ, उनके लिए लाइसेंस नहीं चाहिए; कौन से, यह उसी पेज पर है।",
    },
  },
  {
    careers: /pilot/,
    cue: phrases("pilot|cpl|flying|पायलट"),
    says: {
      english:
        "Training for a commercial licence costs tens of lakhs of rupees, and a type rating comes on top; there is no cheap way to it, and a job is not sure after it. Have the Class 1 medical done first (dgca.gov.in names the doctors) and compare the schools that DGCA has approved. Banks lend a part against security. Who flies for the forces pays nothing: NDA, AFCAT.",
      hinglish:
        "Commercial licence ki training mein kai dus lakh rupaye lagte hain, aur type rating uske upar; iska koi sasta raasta nahi hai, aur iske baad naukri pakki nahi hai. Pehle Class 1 medical karwaiye (doctor ke naam dgca.gov.in par hain) aur un schools ko compare kijiye jinhe DGCA ne approve kiya hai. Bank guarantee par ek hissa loan dete hain. Sena ke liye udne wala kuch nahi deta: NDA, AFCAT.",
      hindi:
        "कमर्शियल लाइसेंस की ट्रेनिंग में कई दस लाख रुपये लगते हैं, और टाइप रेटिंग उसके ऊपर; इसका कोई सस्ता रास्ता नहीं है, और इसके बाद नौकरी पक्की नहीं है। पहले Class 1 मेडिकल करवाइए (डॉक्टरों के नाम dgca.gov.in पर हैं) और उन स्कूलों की तुलना कीजिए जिन्हें DGCA ने मंज़ूरी दी है। बैंक गारंटी पर एक हिस्सा लोन देते हैं। सेना के लिए उड़ने वाला कुछ नहीं देता: NDA, AFCAT।",
    },
  },
  {
    degrees: /^(?:MBBS|BDS|BAMS|BHMS|BUMS|BNYS|BVSc|MD|MS|MDS)$/,
    careers: /physician|surgeon|doctor|dentist|veterinar|paediatric|cardiolog/,
    cue: phrases("medical (?:college|seat|course|ki|padhai)|private medical|aiims|मेडिकल"),
    says: {
      english:
        "A government college costs a small part of a private one. What a private college may take is set by a fee committee of the State and stands, college by college, in the papers of the counselling (mcc.nic.in and your State's page). Ask who pays for bond, hostel and books; a donation beside the fee is forbidden.",
      hinglish:
        "Sarkari college private ke bahut chhote hisse mein hota hai. Private college kitna le sakta hai, yeh rajya ki fee committee tay karti hai, aur har college ki fees counselling ke kaagzon mein likhi hoti hai (mcc.nic.in aur aapke rajya ka page). Poochiye ki bond, hostel aur kitabon ka kharcha kiska hai; fees ke alawa donation lena mana hai.",
      hindi:
        "सरकारी कॉलेज प्राइवेट के बहुत छोटे हिस्से में होता है। प्राइवेट कॉलेज कितना ले सकता है, यह राज्य की फ़ीस कमेटी तय करती है, और हर कॉलेज की फ़ीस काउंसलिंग के काग़ज़ों में लिखी होती है (mcc.nic.in और आपके राज्य का पेज)। पूछिए कि बॉन्ड, हॉस्टल और किताबों का ख़र्च किसका है; फ़ीस के अलावा डोनेशन लेना मना है।",
    },
  },
  {
    degrees: /^(?:MBA|PGDM|BBA)$/,
    cue: phrases("iims?"),
    says: {
      english:
        "Each institute sets its own fee and shows it on its page: the IIMs and known private schools take many lakhs, departments of State universities far less. Set it against the median pay of its last class, which it must be able to show you.",
      hinglish:
        "Har institute apni fees khud tay karta hai aur apne page par dikhata hai: IIM aur jaane-maane private school kai lakh lete hain, rajya ki university ke department bahut kam. Fees ko uski pichli class ki beech wali (median) salary se tauliye, jo use aapko dikhani chahiye.",
      hindi:
        "हर इंस्टीट्यूट अपनी फ़ीस ख़ुद तय करता है और अपने पेज पर दिखाता है: IIM और जाने-माने प्राइवेट स्कूल कई लाख लेते हैं, राज्य की यूनिवर्सिटी के विभाग बहुत कम। फ़ीस को उसकी पिछली क्लास की बीच वाली (median) सैलरी से तौलिए, जो उसे आपको दिखानी चाहिए।",
    },
  },
  {
    degrees: /^(?:BTech|MTech|BArch)$/,
    careers: /engineer$|architect$/,
    cue: phrases("iits?|nits?|engineering|polytechnic|इंजीनियरिंग"),
    says: {
      english:
        "Government colleges and polytechnics cost far less than private ones, whose fees a committee of the State sets; the list stands in the papers of its counselling. IITs and NITs waive tuition wholly or in part for low family incomes, SC, ST and students with a disability.",
      hinglish:
        "Sarkari college aur polytechnic private se bahut saste hain; private ki fees rajya ki committee tay karti hai, list uski counselling ke kaagzon mein hai. IIT aur NIT kam aamdani wale parivar, SC, ST aur viklang students ki tuition fees poori ya kuch maaf karte hain.",
      hindi:
        "सरकारी कॉलेज और पॉलिटेक्निक प्राइवेट से बहुत सस्ते हैं; प्राइवेट की फ़ीस राज्य की कमेटी तय करती है, लिस्ट उसकी काउंसलिंग के काग़ज़ों में है। IIT और NIT कम आमदनी वाले परिवार, SC, ST और विकलांग छात्रों की ट्यूशन फ़ीस पूरी या कुछ माफ़ करते हैं।",
    },
  },
  {
    degrees: /^(?:LLB|BA LLB|BBA LLB|LLM)$/,
    careers: /lawyer|advocate|judge/,
    cue: phrases("nlus?|law"),
    says: {
      english:
        "Government law colleges and university departments cost least; each National Law University sets its own fee, far higher, on its page.",
      hinglish:
        "Sarkari law college aur university ke department sabse saste hain; har National Law University ki fees apni hai, bahut zyada, aur uske page par likhi hai.",
      hindi: "सरकारी लॉ कॉलेज और यूनिवर्सिटी के विभाग सबसे सस्ते हैं; हर National Law University की फ़ीस अपनी है, बहुत ज़्यादा, और उसके पेज पर लिखी है।",
    },
  },
  {
    degrees: /^(?:BSc Nursing|GNM|ANM|BPharm|DPharm|BPT|DMLT|BMLT)$/,
    careers: /nurse|pharmacist|physiotherapist|technician|radiograph/,
    cue: phrases("nursing|pharmacy|paramedical|radiology|operation theatre|dialysis|lab|x ?ray|technician|mlt|physiotherapy"),
    says: {
      english:
        "Government colleges and hospitals train for a small part of what private ones take; private fees are set by the State in many places and stand in the papers of its counselling. See that the council of the profession has approved the college before you pay.",
      hinglish:
        "Sarkari college aur hospital private ke bahut chhote hisse mein sikhate hain; private fees kai jagah rajya tay karta hai aur uski counselling ke kaagzon mein likhi hoti hai. Paise dene se pehle dekhiye ki us peshe ki council ne college ko approve kiya hai.",
      hindi:
        "सरकारी कॉलेज और अस्पताल प्राइवेट के बहुत छोटे हिस्से में सिखाते हैं; प्राइवेट फ़ीस कई जगह राज्य तय करता है और उसकी काउंसलिंग के काग़ज़ों में लिखी होती है। पैसे देने से पहले देखिए कि उस पेशे की काउंसिल ने कॉलेज को मंज़ूरी दी है।",
    },
  },
  {
    cue: phrases("coaching|tuition classes|kota"),
    says: {
      english:
        "Coaching is a private trade and sets its own fees: ask for all of it in writing, hostel included, and what is paid back when you leave. Free beside it: SATHEE (sathee.iitk.ac.in), and coaching that several States pay for.",
      hinglish:
        "Coaching private dhandha hai aur apni fees khud tay karti hai: hostel samet poori fees likhwa lijiye, aur yeh bhi ki beech mein chhodne par kitna wapas milega. Bina fees ke: SATHEE (sathee.iitk.ac.in), aur woh coaching jiska paisa kai rajya dete hain.",
      hindi:
        "कोचिंग प्राइवेट धंधा है और अपनी फ़ीस ख़ुद तय करती है: हॉस्टल समेत पूरी फ़ीस लिखवा लीजिए, और यह भी कि बीच में छोड़ने पर कितना वापस मिलेगा। बिना फ़ीस के: SATHEE (sathee.iitk.ac.in), और वह कोचिंग जिसका पैसा कई राज्य देते हैं।",
    },
  },
];

export const AID_ABROAD: Wording = {
  english:
    "For study abroad: the university's own scholarships first, the National Overseas Scholarship for SC, landless labourers' children and some others (nosmsje.gov.in), and at banks a loan with security. See that the degree counts in India before you borrow.",
  hinglish:
    "Videsh mein padhai ke liye: pehle university ki apni scholarship, SC, bhoomiheen mazdooron ke bachchon aur kuch auron ke liye National Overseas Scholarship (nosmsje.gov.in), aur bank se guarantee par loan. Loan lene se pehle dekhiye ki woh degree India mein maani jaati hai.",
  hindi:
    "विदेश में पढ़ाई के लिए: पहले यूनिवर्सिटी की अपनी छात्रवृत्ति, SC, भूमिहीन मज़दूरों के बच्चों और कुछ औरों के लिए National Overseas Scholarship (nosmsje.gov.in), और बैंक से गारंटी पर लोन। लोन लेने से पहले देखिए कि वह डिग्री भारत में मानी जाती है।",
};

/** What students of these categories need not pay. */
export const FEES_OF_CATEGORIES: Wording = {
  english:
    "SC and ST students, and in many States OBC, from homes with a low income mostly get the fee back or need not pay it: by the post-matric scholarship, which your State gives. IITs and some other government institutes waive the tuition fee of SC and ST students. Get the caste and income certificates and a bank account with Aadhaar early, apply in the first weeks on your State's portal or at scholarships.gov.in, and ask the college's office for its form: some private colleges are left out.",
  hinglish:
    "Kam aamdani wale ghar ke SC aur ST students ko, aur kai rajyon mein OBC ko bhi, fees zyadatar wapas mil jaati hai ya deni hi nahi padti: post-matric scholarship se, jo aapka rajya deta hai. IIT aur kuch doosre sarkari institute SC aur ST students ki tuition fees maaf karte hain. Jaati aur aay pramaan patra aur Aadhaar wala bank account pehle se banwa lijiye, shuru ke hafton mein rajya ke portal ya scholarships.gov.in par apply kijiye, aur college ke office se unka form poochiye: kuch private college isme nahi aate.",
  hindi:
    "कम आमदनी वाले घर के SC और ST छात्रों को, और कई राज्यों में OBC को भी, फ़ीस ज़्यादातर वापस मिल जाती है या देनी ही नहीं पड़ती: पोस्ट-मैट्रिक छात्रवृत्ति से, जो आपका राज्य देता है। IIT और कुछ दूसरे सरकारी इंस्टीट्यूट SC और ST छात्रों की ट्यूशन फ़ीस माफ़ करते हैं। जाति और आय प्रमाण पत्र और आधार वाला बैंक खाता पहले से बनवा लीजिए, शुरू के हफ़्तों में राज्य के पोर्टल या scholarships.gov.in पर आवेदन कीजिए, और कॉलेज के ऑफ़िस से उनका फ़ॉर्म पूछिए: कुछ प्राइवेट कॉलेज इसमें नहीं आते।",
};

export const FEES_ELSE: Wording = {
  english:
    "They differ from college to college: government ones cost far less than private ones, whose page or prospectus must show the whole of it. Ask what hostel, books and exams cost beside the fee.",
  hinglish:
    "Har college ki fees alag hai: sarkari private se bahut saste hain, aur private ke page ya prospectus mein poori fees likhi honi chahiye. Poochiye ki fees ke alawa hostel, kitabon aur exam ka kitna lagta hai.",
  hindi:
    "हर कॉलेज की फ़ीस अलग है: सरकारी प्राइवेट से बहुत सस्ते हैं, और प्राइवेट के पेज या प्रॉस्पेक्टस में पूरी फ़ीस लिखी होनी चाहिए। पूछिए कि फ़ीस के अलावा हॉस्टल, किताबों और परीक्षा का कितना लगता है।",
};

export const HELP_WITH_FEES: Wording = {
  english: "Help: scholarships.gov.in for those of the Centre and many States, your State's own portal, and for loans pmvidyalaxmi.co.in.",
  hinglish:
    "Madad: Kendra aur bahut se rajyon ki scholarship ke liye scholarships.gov.in, aapke rajya ka apna portal, aur loan ke liye pmvidyalaxmi.co.in.",
  hindi: "मदद: केंद्र और बहुत से राज्यों की छात्रवृत्ति के लिए scholarships.gov.in, आपके राज्य का अपना पोर्टल, और लोन के लिए pmvidyalaxmi.co.in।",
};

export const NATIONAL: Wording = {
  english:
    "Scholarships of the Centre, and of many States, stand in one place: scholarships.gov.in. Those of a State are on its own portal, and its welfare department knows them.",
  hinglish:
    "Kendra ki aur bahut se rajyon ki scholarship ek hi jagah milti hain: scholarships.gov.in. Rajya ki apni scholarship uske portal par hain, aur uska welfare department unhe jaanta hai.",
  hindi:
    "केंद्र की और बहुत से राज्यों की छात्रवृत्तियाँ एक ही जगह मिलती हैं: scholarships.gov.in। राज्य की अपनी छात्रवृत्तियाँ उसके पोर्टल पर हैं, और उसका कल्याण विभाग उन्हें जानता है।",
};
export const CHECKED: Wording = {
  english:
    "Who may have them and until when changes each year; your school or college office helps with the form, and none asks for money.",
  hinglish:
    "Kise milegi aur kab tak, yeh har saal badalta hai; form mein aapke school ya college ka office madad karta hai, aur isme koi paise nahi maangta.",
  hindi: "किसे मिलेगा और कब तक, यह हर साल बदलता है; फ़ॉर्म में आपके स्कूल या कॉलेज का ऑफ़िस मदद करता है, और इसमें कोई पैसे नहीं माँगता।",
};
export const OF_STATE: Wording<(state: string, place: string) => string> = {
  english: (state, place) => `For the scholarships of ${state} look at ${place}.`,
  hinglish: (state, place) => `${state} ki scholarship yahan dekhiye: ${place}.`,
  hindi: (state, place) => `${state} की छात्रवृत्ति यहाँ देखिए: ${place}।`,
};
export const STATE_LENDS: Wording<(state: string, loan: string) => string> = {
  english: (state, loan) => `${state} lends for study by ${loan}.`,
  hinglish: (state, loan) => `${state} padhai ke liye yeh loan deta hai: ${loan}.`,
  hindi: (state, loan) => `${state} पढ़ाई के लिए यह लोन देता है: ${loan}।`,
};
export const FEE_OF_FORM: Wording<(exam: string, heldBy: string) => string> = {
  english: (exam, heldBy) =>
    `The fee of the form stands in this year's notice of ${exam}, held by ${heldBy}; it is mostly lower for reserved categories and people with disabilities. Pay it there alone, and to no agent.`,
  hinglish: (exam, heldBy) =>
    `Form ki fees ${exam} ke is saal ke notice mein hai, jo yeh nikaalte hain: ${heldBy}; reserved category aur viklang logon ke liye zyadatar kam hoti hai. Fees sirf wahin jama kijiye, kisi agent ko nahi.`,
  hindi: (exam, heldBy) =>
    `फ़ॉर्म की फ़ीस ${exam} के इस साल के नोटिस में है, जो ये निकालते हैं: ${heldBy}; आरक्षित वर्ग और विकलांग लोगों के लिए ज़्यादातर कम होती है। फ़ीस सिर्फ़ वहीं जमा कीजिए, किसी एजेंट को नहीं।`,
};
