import type { Wording } from "../language.ts";

/** A subject of a degree: whether it is one of several that begin alike or has posts of its own, how it is said, what speaks for it (completes "Choose it if you"), and where it leads, by the ids of careers. */
export type SubjectOfDegree = {
  readonly kind: "science" | "society" | "own";
  readonly said: string;
  /** Taught in Class 11 and 12 too, where choosing it is another question. */
  readonly atSchool?: true;
  readonly title: Wording;
  readonly choice: Wording;
  readonly leads: readonly string[];
};

export const SUBJECTS_OF_DEGREES: readonly SubjectOfDegree[] = [
  {
    kind: "science",
    said: "micro ?bio(?:logy)?|माइक्रोबायोलॉजी|सूक्ष्मजीव विज्ञान",
    title: { english: "Microbiology", hinglish: "Microbiology", hindi: "माइक्रोबायोलॉजी" },
    choice: {
      english: "like one thing deeply, bacteria, viruses and fungi, and bench work in hospitals, food, dairy and medicine plants",
      hinglish:
        "aapko ek hi cheez gehrai se pasand ho, bacteria, virus aur fungus, aur hospital, food, dairy aur dawa company ki lab ka kaam",
      hindi: "आपको एक ही चीज़ गहराई से पसंद हो, बैक्टीरिया, वायरस और फ़ंगस, और हॉस्पिटल, फ़ूड, डेयरी और दवा कंपनी की लैब का काम",
    },
    leads: ["microbiologist", "quality-control-chemist", "food-technologist"],
  },
  {
    kind: "science",
    said: "bio ?tech(?:nology)?|बायोटेक(?:्नोलॉजी|नोलॉजी)?|जैव प्रौद्योगिकी",
    title: { english: "Biotechnology", hinglish: "Biotechnology", hindi: "बायोटेक्नोलॉजी" },
    choice: {
      english: "like genes, cells and some chemistry and computing together, and see an MSc or PhD ahead: it is wider, with less of each",
      hinglish:
        "aapko gene, cell, thodi chemistry aur computer saath mein pasand ho, aur aage MSc ya PhD dikhta ho: yeh chauda hai, har cheez thodi",
      hindi: "आपको जीन, कोशिका, थोड़ी केमिस्ट्री और कंप्यूटर साथ में पसंद हो, और आगे MSc या PhD दिखता हो: यह चौड़ा है, हर चीज़ थोड़ी",
    },
    leads: ["biotechnologist", "plant-breeder", "clinical-research-associate"],
  },
  {
    kind: "science",
    said: "bio ?chemistry|बायोकेमिस्ट्री|जैव रसायन",
    title: { english: "Biochemistry", hinglish: "Biochemistry", hindi: "बायोकेमिस्ट्री" },
    choice: {
      english: "like the chemistry of the living body, and medicines, tests and proteins more than whole plants or animals",
      hinglish: "aapko sharir ki chemistry, dawaiyan, jaanch aur protein poore paudhe ya janwar se zyada pasand hon",
      hindi: "आपको शरीर की केमिस्ट्री, दवाइयाँ, जाँच और प्रोटीन पूरे पौधे या जानवर से ज़्यादा पसंद हों",
    },
    leads: ["biochemist", "quality-control-chemist", "clinical-research-associate"],
  },
  {
    kind: "science",
    said: "botany|बॉटनी|वनस्पति (?:विज्ञान|शास्त्र)",
    title: { english: "Botany", hinglish: "Botany", hindi: "बॉटनी" },
    choice: {
      english: "like plants, fields and forests, and think of seeds, nurseries, forest posts or teaching",
      hinglish: "aapko paudhe, khet aur jungle pasand hon, aur beej, nursery, van vibhag ya padhane ka socha ho",
      hindi: "आपको पौधे, खेत और जंगल पसंद हों, और बीज, नर्सरी, वन विभाग या पढ़ाने का सोचा हो",
    },
    leads: ["botanist", "plant-breeder", "horticulture-specialist"],
  },
  {
    kind: "science",
    said: "zoology|जूलॉजी|जंतु (?:विज्ञान|शास्त्र)|प्राणी (?:विज्ञान|शास्त्र)",
    title: { english: "Zoology", hinglish: "Zoology", hindi: "जूलॉजी" },
    choice: {
      english: "like animals, insects and bodies, and think of wildlife, fisheries or teaching",
      hinglish: "aapko janwar, keede aur sharir ki rachna pasand ho, aur wildlife, machhli palan vibhag ya padhane ka socha ho",
      hindi: "आपको जानवर, कीड़े और शरीर की रचना पसंद हो, और वन्यजीव, मछली पालन विभाग या पढ़ाने का सोचा हो",
    },
    leads: ["zoologist", "wildlife-biologist", "fisheries-biologist"],
  },
  {
    kind: "science",
    said: "genetics|जेनेटिक्स",
    title: { english: "Genetics", hinglish: "Genetics", hindi: "जेनेटिक्स" },
    choice: {
      english: "are drawn to inheritance and can study on: nearly all of its own posts ask for a master's degree",
      hinglish: "aapko anuvanshikta kheenchti ho aur aage padh sakein: iski lagbhag saari apni posts master's maangti hain",
      hindi: "आपको आनुवंशिकता खींचती हो और आगे पढ़ सकें: इसके लगभग सारे अपने पद मास्टर डिग्री माँगते हैं",
    },
    leads: ["genetic-counsellor", "geneticist", "plant-breeder"],
  },
  {
    kind: "science",
    said: "environmental (?:science|studies)|पर्यावरण (?:विज्ञान|अध्ययन)",
    title: { english: "Environmental science", hinglish: "Environmental science", hindi: "पर्यावरण विज्ञान" },
    choice: {
      english: "like air, water and soil measured in the field, and rules as much as laboratories",
      hinglish: "aapko hawa, paani aur mitti ki field mein jaanch, aur lab jitne hi niyam pasand hon",
      hindi: "आपको हवा, पानी और मिट्टी की फ़ील्ड में जाँच, और लैब जितने ही नियम पसंद हों",
    },
    leads: ["environmental-scientist"],
  },
  {
    kind: "science",
    said: "chemistry|केमिस्ट्री|रसायन (?:विज्ञान|शास्त्र)",
    atSchool: true,
    title: { english: "Chemistry", hinglish: "Chemistry", hindi: "केमिस्ट्री" },
    choice: {
      english: "like substances, mixing and measuring: medicine, paint, food and fertiliser plants take it in many towns",
      hinglish: "aapko padarth, milana aur naapna pasand ho: dawa, paint, food aur khaad ki factory kai shehron mein ise leti hain",
      hindi: "आपको पदार्थ, मिलाना और नापना पसंद हो: दवा, पेंट, फ़ूड और खाद की फ़ैक्ट्री कई शहरों में इसे लेती हैं",
    },
    leads: ["quality-control-chemist", "organic-chemist", "forensic-scientist"],
  },
  {
    kind: "science",
    said: "physics|फिजिक्स|भौतिकी|भौतिक (?:विज्ञान|शास्त्र)",
    atSchool: true,
    title: { english: "Physics", hinglish: "Physics", hindi: "फ़िज़िक्स" },
    choice: {
      english:
        "like maths used on real things, and see an MSc, teaching, weather, space or computing ahead: few posts follow the BSc alone",
      hinglish:
        "aapko asli cheezon par maths pasand ho, aur aage MSc, padhana, mausam, antariksh ya computer dikhta ho: sirf BSc par posts kam hain",
      hindi: "आपको असली चीज़ों पर मैथ्स पसंद हो, और आगे MSc, पढ़ाना, मौसम, अंतरिक्ष या कंप्यूटर दिखता हो: सिर्फ़ BSc पर पद कम हैं",
    },
    leads: ["meteorologist", "physics-teacher", "nuclear-physicist"],
  },
  {
    kind: "science",
    said: "maths?|mathematics|मैथ्स?|गणित",
    atSchool: true,
    title: { english: "Maths", hinglish: "Maths", hindi: "गणित" },
    choice: {
      english: "enjoy proving as much as calculating; with computing or statistics beside it, it opens data and finance, with BEd teaching",
      hinglish:
        "aapko ginne jitna hi sabit karna pasand ho; saath mein computer ya statistics ho to data aur finance, BEd ho to padhana khulta hai",
      hindi: "आपको गिनने जितना ही सिद्ध करना पसंद हो; साथ में कंप्यूटर या स्टैटिस्टिक्स हो तो डेटा और फ़ाइनेंस, BEd हो तो पढ़ाना खुलता है",
    },
    leads: ["mathematics-teacher", "actuary", "data-analyst"],
  },
  {
    kind: "science",
    said: "statistics|stats|स्टैटिस्टिक्स|सांख्यिकी",
    title: { english: "Statistics", hinglish: "Statistics", hindi: "स्टैटिस्टिक्स" },
    choice: {
      english:
        "like finding what figures say and will learn a language such as R or Python: data, insurance, and posts of their own at the Government (SSC CGL, ISS)",
      hinglish:
        "aapko aankdon se baat nikaalna pasand ho aur R ya Python jaisi bhasha seekhein: data, bima, aur sarkar mein apni posts (SSC CGL, ISS)",
      hindi: "आपको आँकड़ों से बात निकालना पसंद हो और R या Python जैसी भाषा सीखें: डेटा, बीमा, और सरकार में अपने पद (SSC CGL, ISS)",
    },
    leads: ["statistician", "data-analyst", "actuary"],
  },
  {
    kind: "society",
    said: "psychology|साइकोलॉजी|मनोविज्ञान",
    title: { english: "Psychology", hinglish: "Psychology", hindi: "साइकोलॉजी" },
    choice: {
      english:
        "are curious about single people's minds and can study on: counsellors need an MA or MSc, clinical psychologists a course approved by RCI. It uses some statistics",
      hinglish:
        "aapko ek-ek insaan ka mann samajhna ho aur aage padh sakein: counsellor ko MA ya MSc chahiye, clinical psychologist ko RCI ka approved course. Thodi statistics bhi hai",
      hindi:
        "आपको एक-एक इंसान का मन समझना हो और आगे पढ़ सकें: काउंसलर को MA या MSc चाहिए, क्लिनिकल साइकोलॉजिस्ट को RCI का मान्य कोर्स। थोड़ी स्टैटिस्टिक्स भी है",
    },
    leads: ["counselling-psychologist", "school-psychologist", "human-resources-manager"],
  },
  {
    kind: "society",
    said: "sociology|सोशियोलॉजी|समाजशास्त्र|समाज शास्त्र",
    title: { english: "Sociology", hinglish: "Sociology", hindi: "समाजशास्त्र" },
    choice: {
      english: "ask why groups, castes, villages and cities live as they do; it helps with UPSC and leads to NGOs, surveys and teaching",
      hinglish:
        "aap poochte hon ki samooh, jaati, gaon aur shehar aise kyun jeete hain; UPSC mein kaam aata hai, aur NGO, survey aur padhane tak le jaata hai",
      hindi: "आप पूछते हों कि समूह, जाति, गाँव और शहर ऐसे क्यों जीते हैं; UPSC में काम आता है, और NGO, सर्वे और पढ़ाने तक ले जाता है",
    },
    leads: ["sociologist", "social-worker", "survey-researcher"],
  },
  {
    kind: "society",
    said: "history|हिस्ट्री|इतिहास",
    atSchool: true,
    title: { english: "History", hinglish: "History", hindi: "इतिहास" },
    choice: {
      english: "like reading long and weighing sources; archaeology, museums, tourism, teaching and UPSC lie near",
      hinglish: "aapko lamba padhna aur srot parakhna pasand ho; puratatva, museum, tourism, padhana aur UPSC paas hain",
      hindi: "आपको लंबा पढ़ना और स्रोत परखना पसंद हो; पुरातत्व, संग्रहालय, पर्यटन, पढ़ाना और UPSC पास हैं",
    },
    leads: ["archaeologist", "history-teacher", "tourist-guide"],
  },
  {
    kind: "society",
    said: "political science|politics|pol ?sci(?:ence)?|राजनीति (?:विज्ञान|शास्त्र)|पॉलिटिकल साइंस",
    title: { english: "Political science", hinglish: "Political science", hindi: "राजनीति विज्ञान" },
    choice: {
      english: "read the news for its reasons; law, policy, journalism and UPSC share much of what it teaches",
      hinglish: "aap khabron ki wajah padhte hon; law, policy, patrakarita aur UPSC mein iska bahut kuch kaam aata hai",
      hindi: "आप ख़बरों की वजह पढ़ते हों; लॉ, नीति, पत्रकारिता और UPSC में इसका बहुत कुछ काम आता है",
    },
    leads: ["political-scientist", "policy-analyst", "news-reporter"],
  },
  {
    kind: "society",
    said: "public administration|pub ad|लोक प्रशासन",
    title: { english: "Public administration", hinglish: "Public administration", hindi: "लोक प्रशासन" },
    choice: {
      english:
        "want to know how offices, districts and schemes are run; it has few posts of its own and helps with State services and UPSC",
      hinglish:
        "aapko jaanna ho ki daftar, zile aur yojnayein kaise chalti hain; iski apni posts kam hain, rajya ki sevaon aur UPSC mein kaam aata hai",
      hindi: "आपको जानना हो कि दफ़्तर, ज़िले और योजनाएँ कैसे चलती हैं; इसके अपने पद कम हैं, राज्य की सेवाओं और UPSC में काम आता है",
    },
    leads: ["policy-analyst", "block-development-officer"],
  },
  {
    kind: "society",
    said: "geography|भूगोल|ज्योग्राफी",
    atSchool: true,
    title: { english: "Geography", hinglish: "Geography", hindi: "भूगोल" },
    choice: {
      english: "like maps, land and climate, and will learn GIS on a computer, which has paid work of its own",
      hinglish: "aapko naksha, zameen aur jalvayu pasand ho, aur computer par GIS seekhein, jiska apna kaam hai",
      hindi: "आपको नक़्शा, ज़मीन और जलवायु पसंद हो, और कंप्यूटर पर GIS सीखें, जिसका अपना काम है",
    },
    leads: ["gis-analyst", "geographer", "geography-teacher"],
  },
  {
    kind: "society",
    said: "economics|eco|इकोनॉमिक्स|अर्थशास्त्र",
    atSchool: true,
    title: { english: "Economics", hinglish: "Economics", hindi: "अर्थशास्त्र" },
    choice: {
      english: "like graphs and figures as well as reading, and have maths or can bear it: banks, data and research look for it",
      hinglish:
        "aapko padhne ke saath graph aur aankde bhi pasand hon, aur maths ho ya jheli ja sake: bank, data aur research mein maang hai",
      hindi: "आपको पढ़ने के साथ ग्राफ़ और आँकड़े भी पसंद हों, और मैथ्स हो या झेली जा सके: बैंक, डेटा और रिसर्च में माँग है",
    },
    leads: ["economist", "financial-analyst", "data-analyst"],
  },
  {
    kind: "society",
    said: "english(?: (?:literature|lit|hons|honours))?|अंग्रेजी(?: साहित्य)?|इंग्लिश",
    atSchool: true,
    title: { english: "English", hinglish: "English", hindi: "अंग्रेज़ी" },
    choice: {
      english: "like reading and writing every day: teaching, content, publishing and translation",
      hinglish: "aapko roz padhna aur likhna pasand ho: padhana, content, publishing aur anuvaad",
      hindi: "आपको रोज़ पढ़ना और लिखना पसंद हो: पढ़ाना, कंटेंट, प्रकाशन और अनुवाद",
    },
    leads: ["english-teacher", "content-writer", "copywriter"],
  },
  {
    kind: "society",
    said: "hindi(?: (?:literature|sahitya|hons|honours))?|हिंदी(?: साहित्य)?",
    atSchool: true,
    title: { english: "Hindi", hinglish: "Hindi", hindi: "हिंदी" },
    choice: {
      english: "love its books and want teaching, translation and Rajbhasha posts of the Government, or media in Hindi",
      hinglish: "aapko iska sahitya pasand ho, aur padhana, anuvaad, sarkar ki Rajbhasha posts ya Hindi media chahiye",
      hindi: "आपको इसका साहित्य पसंद हो, और पढ़ाना, अनुवाद, सरकार के राजभाषा पद या हिंदी मीडिया चाहिए",
    },
    leads: ["hindi-teacher", "translator", "news-reporter"],
  },
  {
    kind: "society",
    said: "philosophy|फिलॉसफी|दर्शनशास्त्र|दर्शन शास्त्र",
    title: { english: "Philosophy", hinglish: "Philosophy", hindi: "दर्शनशास्त्र" },
    choice: {
      english: "like arguing to the end of a question and have a second plan: its own posts are few, law, teaching and UPSC lie near",
      hinglish: "aapko sawal ki tah tak behas pasand ho aur doosra plan ho: iski apni posts kam hain, law, padhana aur UPSC paas hain",
      hindi: "आपको सवाल की तह तक बहस पसंद हो और दूसरा प्लान हो: इसके अपने पद कम हैं, लॉ, पढ़ाना और UPSC पास हैं",
    },
    leads: ["policy-analyst", "civil-judge"],
  },
  {
    kind: "own",
    said: "radiology|radiography|radio ?imaging|medical imaging|रेडियोलॉजी",
    title: { english: "Radiology (imaging)", hinglish: "Radiology (imaging)", hindi: "रेडियोलॉजी (इमेजिंग)" },
    choice: {
      english:
        "like machines that show the body and short meetings with many patients: X-ray, CT and MRI, three years and at most colleges an internship",
      hinglish:
        "aapko sharir dikhane wali machinein aur bahut se mareezon se chhoti mulaqat pasand ho: X-ray, CT aur MRI, teen saal aur zyadatar college mein internship",
      hindi: "आपको शरीर दिखाने वाली मशीनें और बहुत से मरीज़ों से छोटी मुलाक़ात पसंद हो: X-ray, CT और MRI, तीन साल और ज़्यादातर कॉलेज में इंटर्नशिप",
    },
    leads: ["radiographer", "cath-lab-technician"],
  },
  {
    kind: "own",
    said: "mlt|medical lab(?:oratory)?(?: tech\\S*)?|lab technology",
    title: { english: "Medical laboratory technology", hinglish: "Medical laboratory technology", hindi: "मेडिकल लैब टेक्नोलॉजी" },
    choice: {
      english: "would rather find the illness in blood and samples than stand at the bed, and like exact work at the bench",
      hinglish: "aapko bistar ke paas khade rehne se zyada khoon aur sample mein bimari dhoondhna aur lab ka sateek kaam pasand ho",
      hindi: "आपको बिस्तर के पास खड़े रहने से ज़्यादा ख़ून और सैंपल में बीमारी ढूँढ़ना और लैब का सटीक काम पसंद हो",
    },
    leads: ["medical-laboratory-technologist", "medical-laboratory-technician"],
  },
  {
    kind: "own",
    said: "optometry|ऑप्टोमेट्री",
    title: { english: "Optometry", hinglish: "Optometry", hindi: "ऑप्टोमेट्री" },
    choice: {
      english: "like testing eyes and fitting glasses, at a clinic or a shop of your own: four years with an internship",
      hinglish: "aapko aankh ki jaanch aur chashma dena pasand ho, clinic mein ya apni dukaan mein: internship ke saath chaar saal",
      hindi: "आपको आँख की जाँच और चश्मा देना पसंद हो, क्लिनिक में या अपनी दुकान में: इंटर्नशिप के साथ चार साल",
    },
    leads: ["optometrist"],
  },
  {
    kind: "own",
    said: "forensics?(?: science)?|फोरेंसिक(?: साइंस)?",
    title: { english: "Forensic science", hinglish: "Forensic science", hindi: "फ़ोरेंसिक साइंस" },
    choice: {
      english: "want evidence for courts and can study on: posts in State laboratories are few and mostly ask for an MSc",
      hinglish:
        "aapko adaalat ke liye saboot ki jaanch pasand ho aur aage padh sakein: rajya ki lab mein posts kam hain aur zyadatar MSc maangti hain",
      hindi: "आपको अदालत के लिए सबूत की जाँच पसंद हो और आगे पढ़ सकें: राज्य की लैब में पद कम हैं और ज़्यादातर MSc माँगते हैं",
    },
    leads: ["forensic-scientist"],
  },
  {
    kind: "own",
    said: "food (?:technology|tech|science)|फूड (?:टेक्नोलॉजी|साइंस)",
    title: { english: "Food technology", hinglish: "Food technology", hindi: "फ़ूड टेक्नोलॉजी" },
    choice: {
      english: "like chemistry on things that people eat, and work in plants for milk, bakery, oil or drinks",
      hinglish: "aapko khaane ki cheezon par chemistry, aur doodh, bakery, tel ya peene ki cheezon ki factory ka kaam pasand ho",
      hindi: "आपको खाने की चीज़ों पर केमिस्ट्री, और दूध, बेकरी, तेल या पीने की चीज़ों की फ़ैक्ट्री का काम पसंद हो",
    },
    leads: ["food-technologist"],
  },
  {
    kind: "own",
    said: "nutrition(?: and dietetics)?|dietetics|न्यूट्रिशन",
    title: { english: "Nutrition", hinglish: "Nutrition", hindi: "न्यूट्रिशन" },
    choice: {
      english: "want to help people by what they eat, and can add a master's degree, which most hospitals ask of dietitians",
      hinglish:
        "aapko logon ki madad unke khaane se karni ho, aur aage master's kar sakein, jo zyadatar hospital dietitian se maangte hain",
      hindi: "आपको लोगों की मदद उनके खाने से करनी हो, और आगे मास्टर डिग्री कर सकें, जो ज़्यादातर हॉस्पिटल डाइटीशियन से माँगते हैं",
    },
    leads: ["dietitian", "nutritionist"],
  },
  {
    kind: "own",
    said: "b ?sc it|information technology|आईटी",
    title: { english: "Information technology", hinglish: "Information technology", hindi: "आईटी" },
    choice: {
      english: "want software, websites and networks in three years, like a BCA, and build projects beside it",
      hinglish: "aapko BCA ki tarah teen saal mein software, website aur network ka kaam chahiye, aur saath mein project banayein",
      hindi: "आपको BCA की तरह तीन साल में सॉफ़्टवेयर, वेबसाइट और नेटवर्क का काम चाहिए, और साथ में प्रोजेक्ट बनाएँ",
    },
    leads: ["web-developer", "network-administrator"],
  },
  {
    kind: "own",
    said: "computer science|cs|कंप्यूटर साइंस",
    title: { english: "Computer science", hinglish: "Computer science", hindi: "कंप्यूटर साइंस" },
    atSchool: true,
    choice: {
      english: "like maths and code together, and may go on to MCA or MSc; many colleges ask for maths in Class 12",
      hinglish:
        "aapko maths aur code saath mein pasand hon, aur aage MCA ya MSc ka socha ho; bahut se college Class 12 mein maths maangte hain",
      hindi: "आपको मैथ्स और कोड साथ में पसंद हों, और आगे MCA या MSc का सोचा हो; बहुत से कॉलेज Class 12 में मैथ्स माँगते हैं",
    },
    leads: ["software-engineer", "web-developer"],
  },
];

export const LEADS_AMONG_OTHERS: Wording<(careers: string) => string> = {
  english: (careers) => ` It leads, among others, to ${careers}.`,
  hinglish: (careers) => ` Isse jo kaam khulte hain, unme: ${careers}.`,
  hindi: (careers) => ` इससे जो काम खुलते हैं, उनमें: ${careers}।`,
};

/** What holds of both, and how to decide. */
export const OF_BOTH_SUBJECTS: Readonly<Record<"science" | "society" | "different", Wording>> = {
  science: {
    english:
      "With the BSc alone, both begin in testing, quality control, sales of instruments or an exam for graduates; research and college teaching ask for an MSc, mostly with NET or a PhD. So take the one whose laboratory hours you would not mind every day, at the better department that you can reach.",
    hinglish:
      "Sirf BSc ke saath dono ki shuruaat testing, quality control, lab ke saamaan ki sales ya graduate wale exam se hoti hai; research aur college mein padhane ke liye MSc chahiye, zyadatar NET ya PhD ke saath. Isliye woh lijiye jiski lab mein roz kaam karna aapko achha lage, aur us college se jahan department behtar ho aur aap pahunch sakein.",
    hindi:
      "सिर्फ़ BSc के साथ दोनों की शुरुआत टेस्टिंग, क्वालिटी कंट्रोल, लैब के सामान की सेल्स या ग्रेजुएट वाली परीक्षा से होती है; रिसर्च और कॉलेज में पढ़ाने के लिए MSc चाहिए, ज़्यादातर NET या PhD के साथ। इसलिए वह लीजिए जिसकी लैब में रोज़ काम करना आपको अच्छा लगे, और उस कॉलेज से जहाँ विभाग बेहतर हो और आप पहुँच सकें।",
  },
  society: {
    english:
      "Exams for graduates, BEd, law and an MBA stay open with either. What differs is the work after a master's degree. Read the first-year syllabus of both at a college that you can reach, and one chapter of each: take the one that you would read without an exam.",
    hinglish:
      "Graduate wale exam, BEd, law aur MBA dono se khule rehte hain. Fark master's ke baad ke kaam mein hai. Jis college mein ja sakte hain wahan dono ka pehle saal ka syllabus aur ek-ek chapter padhiye: jise bina exam ke bhi padhte, wahi lijiye.",
    hindi:
      "ग्रेजुएट वाली परीक्षाएँ, BEd, लॉ और MBA दोनों से खुले रहते हैं। फ़र्क़ मास्टर डिग्री के बाद के काम में है। जिस कॉलेज में जा सकते हैं वहाँ दोनों का पहले साल का सिलेबस और एक-एक अध्याय पढ़िए: जिसे बिना परीक्षा के भी पढ़ते, वही लीजिए।",
  },
  different: {
    english:
      "They lead to different days, so look at those first: open one career of each and read what people dislike in it. Exams that take any degree stay open with either.",
    hinglish:
      "Dono alag tarah ke din tak le jaate hain, isliye pehle wahi dekhiye: dono ka ek-ek career kholiye aur padhiye ki logon ko usme kya pasand nahi. Kisi bhi degree wale exam dono se khule rehte hain.",
    hindi:
      "दोनों अलग तरह के दिन तक ले जाते हैं, इसलिए पहले वही देखिए: दोनों का एक-एक करियर खोलिए और पढ़िए कि लोगों को उसमें क्या पसंद नहीं। किसी भी डिग्री वाली परीक्षाएँ दोनों से खुली रहती हैं।",
  },
};
