import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const INTO_AN_ITI: Wording = {
  english:
    p("Into an ITI one gets by a form, mostly with the marks of Class 10 and without an entrance test:") +
    ul([
      "Who: Class 10 for most trades, Class 8 for some, such as welder or plumber; from 14 years.",
      "How: your State's department of technical or vocational training opens an online form after the results of Class 10; then lists by merit and choice, mostly in several rounds. A Common Service Centre or the ITI itself helps with the form.",
      "Have ready: mark sheet, Aadhaar, caste and income certificates, photo, bank account. Seats are kept for girls, SC, ST, OBC and people with disabilities.",
      "Government first: its fee is small. Before a private one ask whether it has the affiliation of NCVT (dgt.gov.in) for just this trade, and see the workshop.",
    ]) +
    p(
      `Trades and what they lead to: ${link("/careers?education=ITI%20Certificate", "careers with an ITI trade")}. Tell me what you like, and I name a trade.`,
    ),
  hinglish:
    p("ITI mein form bharkar jaate hain, zyadatar Class 10 ke marks se, bina entrance test ke:") +
    ul([
      "Kaun: zyadatar trades ke liye Class 10, kuch ke liye Class 8, jaise welder ya plumber; umar 14 saal se.",
      "Kaise: aapke rajya ka technical ya vocational training vibhag Class 10 ke result ke baad online form nikaalta hai; phir marks aur pasand ke hisaab se list, zyadatar kai round mein. Form mein Common Service Centre ya khud ITI madad karta hai.",
      "Taiyar rakhiye: marksheet, Aadhaar, jaati aur aay pramaan patra, photo, bank account. Ladkiyon, SC, ST, OBC aur viklang logon ke liye seats rakhi jaati hain.",
      "Pehle sarkari: uski fees kam hai. Private se pehle poochiye ki isi trade ke liye NCVT ki manyata hai ya nahi (dgt.gov.in), aur workshop dekhiye.",
    ]) +
    p(
      `Trades aur unke aage ka kaam: ${link("/careers?education=ITI%20Certificate", "ITI trade ke careers")}. Apni pasand bataiye, main trade ka naam bataungi.`,
    ),
  hindi:
    p("ITI में फ़ॉर्म भरकर जाते हैं, ज़्यादातर Class 10 के नंबरों से, बिना entrance टेस्ट के:") +
    ul([
      "कौन: ज़्यादातर ट्रेड के लिए Class 10, कुछ के लिए Class 8, जैसे वेल्डर या प्लंबर; उम्र 14 साल से।",
      "कैसे: आपके राज्य का तकनीकी या व्यावसायिक प्रशिक्षण विभाग Class 10 के रिज़ल्ट के बाद ऑनलाइन फ़ॉर्म निकालता है; फिर नंबर और पसंद के हिसाब से लिस्ट, ज़्यादातर कई राउंड में। फ़ॉर्म में Common Service Centre या ख़ुद ITI मदद करता है।",
      "तैयार रखिए: मार्कशीट, आधार, जाति और आय प्रमाण पत्र, फ़ोटो, बैंक खाता। लड़कियों, SC, ST, OBC और विकलांग लोगों के लिए सीटें रखी जाती हैं।",
      "पहले सरकारी: उसकी फ़ीस कम है। प्राइवेट से पहले पूछिए कि इसी ट्रेड के लिए NCVT की मान्यता है या नहीं (dgt.gov.in), और वर्कशॉप देखिए।",
    ]) +
    p(`ट्रेड और उनके आगे का काम: ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड के करियर")}। अपनी पसंद बताइए, मैं ट्रेड का नाम बताऊँगी।`),
};

export const WITH_THE_TRADE: Wording = {
  english:
    p("With the trade in hand there are four doors; try the first two at once:") +
    ul([
      `${strong("Paid apprenticeship")}, mostly a year, in a factory, the railways or a power company: apprenticeshipindia.gov.in. Many are kept afterwards, and it counts in later recruitment.`,
      `${strong("Government, by notice")}: Assistant Loco Pilot and Technician of the railways (rrbapply.gov.in), technicians and line staff of the State's electricity company, metro, transport corporations, ordnance and public companies. ITI is asked for by name.`,
      `${strong("Firms near you")}: the institute's placement cell, apprenticeship fairs, ncs.gov.in; maintenance in factories, hospitals, hotels, housing societies.`,
      `${strong("On your own")}: after a year or two with a master. An electrician needs the State's wireman permit or licence for house wiring; tools by a Mudra loan (udyamimitra.in).`,
    ]) +
    p(
      `Higher later: the second year of a polytechnic diploma (lateral entry), or CITS, to teach at an ITI. Pay nobody for a post. The work behind some trades: ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}, ${link("/career/welder", "Welder")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}. Tell me yours and your State, and I look further.`,
    ),
  hinglish:
    p("Trade haath mein hai to chaar darwaze hain; pehle do ek saath aazmaiye:") +
    ul([
      `${strong("Paise wali apprenticeship")}, zyadatar ek saal, factory, railway ya bijli company mein: apprenticeshipindia.gov.in. Bahut se log baad mein wahin rakh liye jaate hain, aur aage ki bharti mein yeh kaam aati hai.`,
      `${strong("Sarkari, notice se")}: Railway ke Assistant Loco Pilot aur Technician (rrbapply.gov.in), rajya ki bijli company, metro, transport corporation, ordnance aur sarkari companies ke technician aur line staff. ITI naam lekar maangi jaati hai.`,
      `${strong("Aapke paas ki companies")}: institute ka placement cell, apprenticeship mele, ncs.gov.in; factory, hospital, hotel aur housing society mein maintenance.`,
      `${strong("Apna kaam")}: kisi ustaad ke saath ek-do saal ke baad. Ghar ki wiring ke liye electrician ko rajya ka wireman permit ya licence chahiye; auzaar Mudra loan se (udyamimitra.in).`,
    ]) +
    p(
      `Aage: polytechnic diploma ka doosra saal (lateral entry), ya ITI mein padhane ke liye CITS. Post ke liye kisi ko paise mat dijiye. Kuch trades ka kaam: ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}, ${link("/career/welder", "Welder")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}. Apni trade aur rajya bataiye, main aur dekhti hoon.`,
    ),
  hindi:
    p("ट्रेड हाथ में है तो चार दरवाज़े हैं; पहले दो एक साथ आज़माइए:") +
    ul([
      `${strong("पैसे वाली अप्रेंटिसशिप")}, ज़्यादातर एक साल, फ़ैक्टरी, रेलवे या बिजली कंपनी में: apprenticeshipindia.gov.in। बहुत से लोग बाद में वहीं रख लिए जाते हैं, और आगे की भर्ती में यह काम आती है।`,
      `${strong("सरकारी, नोटिस से")}: रेलवे के Assistant Loco Pilot और Technician (rrbapply.gov.in), राज्य की बिजली कंपनी, मेट्रो, ट्रांसपोर्ट कॉर्पोरेशन, ordnance और सरकारी कंपनियों के टेक्नीशियन और लाइन स्टाफ़। ITI नाम लेकर माँगी जाती है।`,
      `${strong("आपके पास की कंपनियाँ")}: इंस्टीट्यूट का प्लेसमेंट सेल, अप्रेंटिसशिप मेले, ncs.gov.in; फ़ैक्टरी, अस्पताल, होटल और हाउसिंग सोसाइटी में मेंटेनेंस।`,
      `${strong("अपना काम")}: किसी उस्ताद के साथ एक-दो साल के बाद। घर की वायरिंग के लिए इलेक्ट्रीशियन को राज्य का wireman permit या लाइसेंस चाहिए; औज़ार मुद्रा लोन से (udyamimitra.in)।`,
    ]) +
    p(
      `आगे: पॉलिटेक्निक डिप्लोमा का दूसरा साल (lateral entry), या ITI में पढ़ाने के लिए CITS। पद के लिए किसी को पैसे मत दीजिए। कुछ ट्रेड का काम: ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}, ${link("/career/welder", "Welder")}, ${link("/career/motor-vehicle-mechanic", "Motor Vehicle Mechanic")}। अपनी ट्रेड और राज्य बताइए, मैं और देखती हूँ।`,
    ),
};

export const SPORTS_QUOTA: Wording = {
  english:
    p(
      `${strong("Yes.")} Players get government posts by the sports quota, and for some also by the rank of their medals. What counts is the level at which you played:`,
    ) +
    ul([
      "Who recruits: railways, police and paramilitary forces, the Army and the other services, Income Tax and other central offices, India Post, banks, public companies, and the States.",
      "What they ask: for India, a national championship, All India Inter-University or National School Games, of a recognised federation and in a game on the list of the notice. District level alone is seldom enough; the State team is the first step.",
      "You still need the class or degree of the post and pass a trial and a fitness test; the written exam is mostly light or left out. Ages stand in each notice.",
      "Keep each certificate in the form of the federation, with date and place, and ask your coach which notices come: rrcb and zone pages of the railways, ssc.gov.in, your State's sports department.",
    ]) +
    p(
      `Beside it: a degree, and ${link("/career/physical-education-teacher", "Physical Education Teacher")} (BPEd) or coach by the NIS diploma. No agent can sell such a post.`,
    ),
  hinglish:
    p(
      `${strong("Haan.")} Khiladiyon ko sports quota se sarkari posts milti hain, aur kuch mein medal ke darje se bhi. Maayne yeh rakhta hai ki aap kis level par khele:`,
    ) +
    ul([
      "Kaun bharti karta hai: railway, police aur ardhsainik bal, Army aur baaki sena, Income Tax aur Kendra ke doosre office, India Post, bank, sarkari companies, aur rajya.",
      "Kya maangte hain: India ke liye, national championship, All India Inter-University ya National School Games mein khelna, manyata wali federation ka, aur notice ki list wale khel mein. Sirf district level kam hi kaafi hota hai; pehla kadam rajya ki team hai.",
      "Post ki class ya degree phir bhi chahiye, aur trial aur fitness test paas karna hota hai; likhit exam zyadatar halka hota hai ya nahi hota. Umar har notice mein hai.",
      "Har certificate federation ke form mein, tareekh aur jagah ke saath rakhiye, aur apne coach se poochiye ki kaun se notice aate hain: railway ke rrcb aur zone ke page, ssc.gov.in, aapke rajya ka khel vibhag.",
    ]) +
    p(
      `Saath mein: degree, aur ${link("/career/physical-education-teacher", "Physical Education Teacher")} (BPEd) ya NIS diploma se coach. Koi agent aisi post nahi bech sakta.`,
    ),
  hindi:
    p(`${strong("हाँ।")} खिलाड़ियों को स्पोर्ट्स कोटा से सरकारी पद मिलते हैं, और कुछ में मेडल के दर्जे से भी। मायने यह रखता है कि आप किस स्तर पर खेले:`) +
    ul([
      "कौन भर्ती करता है: रेलवे, पुलिस और अर्धसैनिक बल, आर्मी और बाक़ी सेना, इनकम टैक्स और केंद्र के दूसरे दफ़्तर, India Post, बैंक, सरकारी कंपनियाँ, और राज्य।",
      "क्या माँगते हैं: भारत के लिए, राष्ट्रीय चैंपियनशिप, All India Inter-University या National School Games में खेलना, मान्यता वाली फ़ेडरेशन का, और नोटिस की लिस्ट वाले खेल में। सिर्फ़ ज़िला स्तर कम ही काफ़ी होता है; पहला क़दम राज्य की टीम है।",
      "पद की क्लास या डिग्री फिर भी चाहिए, और ट्रायल और फ़िटनेस टेस्ट पास करना होता है; लिखित परीक्षा ज़्यादातर हल्की होती है या नहीं होती। उम्र हर नोटिस में है।",
      "हर सर्टिफ़िकेट फ़ेडरेशन के फ़ॉर्म में, तारीख़ और जगह के साथ रखिए, और अपने कोच से पूछिए कि कौन से नोटिस आते हैं: रेलवे के rrcb और ज़ोन के पेज, ssc.gov.in, आपके राज्य का खेल विभाग।",
    ]) +
    p(
      `साथ में: डिग्री, और ${link("/career/physical-education-teacher", "Physical Education Teacher")} (BPEd) या NIS डिप्लोमा से कोच। कोई एजेंट ऐसा पद नहीं बेच सकता।`,
    ),
};

export const A_MEDICAL_SHOP: Wording = {
  english:
    p(
      `What is called a compounder is today the ${link("/career/pharmacist", "Pharmacist")}, and a medical shop may be run only with one who is registered.`,
    ) +
    ul([
      "Class 12 with physics, chemistry and biology or maths; then DPharm (two years and some months of training) or BPharm (four years), at a college approved by the Pharmacy Council of India (pci.nic.in).",
      "Registration with the State Pharmacy Council: without it no dispensing.",
      "For the shop: a retail drug licence of the State's drugs control, for a room of the size that the rules name, with a refrigerator and the pharmacist's papers; GST and the shop's registration. Loan: udyamimitra.in. First a year in another's shop.",
      "Posts: pharmacists of State hospitals, railways and the services, by notice.",
    ]) +
    p(
      `To help in a clinic sooner, without science: ${link("/career/nursing-assistant", "Nursing Assistant")}, a course of some months. Nobody may give injections or sell medicines on prescription without training.`,
    ),
  hinglish:
    p(
      `Jise compounder kehte hain, woh aaj ${link("/career/pharmacist", "Pharmacist")} hai, aur medical shop sirf registered pharmacist ke saath hi chal sakti hai.`,
    ) +
    ul([
      "Class 12 physics, chemistry aur biology ya maths ke saath; phir DPharm (do saal aur kuch mahine ki training) ya BPharm (chaar saal), Pharmacy Council of India se approved college mein (pci.nic.in).",
      "State Pharmacy Council mein registration: iske bina dawai nahi de sakte.",
      "Dukaan ke liye: rajya ke drugs control ka retail drug licence, niyamon mein likhe size ke kamre ke liye, fridge aur pharmacist ke kaagzon ke saath; GST aur dukaan ka registration. Loan: udyamimitra.in. Pehle ek saal kisi aur ki dukaan mein.",
      "Posts: rajya ke hospital, railway aur sena ke pharmacist, notice se.",
    ]) +
    p(
      `Bina science ke clinic mein jaldi kaam ke liye: ${link("/career/nursing-assistant", "Nursing Assistant")}, kuch mahine ka course. Bina training ke koi injection nahi laga sakta, na parchi wali dawai bech sakta hai.`,
    ),
  hindi:
    p(`जिसे कंपाउंडर कहते हैं, वह आज ${link("/career/pharmacist", "Pharmacist")} है, और मेडिकल शॉप सिर्फ़ रजिस्टर्ड फ़ार्मासिस्ट के साथ ही चल सकती है।`) +
    ul([
      "Class 12 फ़िज़िक्स, केमिस्ट्री और बायोलॉजी या मैथ्स के साथ; फिर DPharm (दो साल और कुछ महीने की ट्रेनिंग) या BPharm (चार साल), Pharmacy Council of India से मान्य कॉलेज में (pci.nic.in)।",
      "State Pharmacy Council में रजिस्ट्रेशन: इसके बिना दवाई नहीं दे सकते।",
      "दुकान के लिए: राज्य के drugs control का retail drug licence, नियमों में लिखे साइज़ के कमरे के लिए, फ़्रिज और फ़ार्मासिस्ट के काग़ज़ों के साथ; GST और दुकान का रजिस्ट्रेशन। लोन: udyamimitra.in। पहले एक साल किसी और की दुकान में।",
      "पद: राज्य के अस्पताल, रेलवे और सेना के फ़ार्मासिस्ट, नोटिस से।",
    ]) +
    p(
      `बिना साइंस के क्लीनिक में जल्दी काम के लिए: ${link("/career/nursing-assistant", "Nursing Assistant")}, कुछ महीने का कोर्स। बिना ट्रेनिंग के कोई इंजेक्शन नहीं लगा सकता, न पर्ची वाली दवाई बेच सकता है।`,
    ),
};

export const HEAVY_LICENCE: Wording = {
  english:
    p("For a bus or a truck you need a transport licence; the way is the same in all States, at parivahan.gov.in:") +
    ul([
      "First a learner's and then a driving licence for light vehicles, from 18 years; for transport vehicles from 20, mostly after a year with the light licence.",
      "For heavy vehicles: training at a driving school that is approved for them, its certificate, a doctor's certificate with a test of the eyes, and the test on the vehicle. For passengers also a badge (PSV) after a police check.",
      "No class of school is asked for the licence; government posts ask for Class 8 or 10.",
      "Work: State transport corporations, schools, city buses, by notice; firms and transporters. Government posts of drivers ask for the heavy licence and some years.",
    ]) +
    p(
      `See pay and days: ${link("/career/truck-driver", "Truck Driver")}, ${link("/career/bus-driver", "Bus Driver")}, ${link("/career/school-bus-driver", "School Bus Driver")}, ${link("/career/tanker-driver", "Tanker Driver")}. Never buy a licence: it is worth nothing after an accident.`,
    ),
  hinglish:
    p("Bus ya truck ke liye transport licence chahiye; raasta har rajya mein ek jaisa hai, parivahan.gov.in par:") +
    ul([
      "Pehle halki gaadi ka learner aur phir driving licence, 18 saal se; transport gaadi ke liye 20 saal se, zyadatar halke licence ke ek saal baad.",
      "Bhaari gaadi ke liye: iske liye approved driving school mein training aur uska certificate, aankhon ke test wala doctor ka certificate, aur us gaadi par test. Sawari ke liye police jaanch ke baad badge (PSV) bhi.",
      "Licence ke liye school ki koi class nahi maangi jaati; sarkari posts mein Class 8 ya 10 chahiye.",
      "Kaam: rajya ki transport corporation, school, city bus, notice se; companies aur transporter. Sarkari driver ki post mein bhaari licence aur kuch saal chahiye.",
    ]) +
    p(
      `Kamai aur din dekhiye: ${link("/career/truck-driver", "Truck Driver")}, ${link("/career/bus-driver", "Bus Driver")}, ${link("/career/school-bus-driver", "School Bus Driver")}, ${link("/career/tanker-driver", "Tanker Driver")}. Licence kabhi mat kharidiye: durghatna ke baad uski koi keemat nahi.`,
    ),
  hindi:
    p("बस या ट्रक के लिए ट्रांसपोर्ट लाइसेंस चाहिए; रास्ता हर राज्य में एक जैसा है, parivahan.gov.in पर:") +
    ul([
      "पहले हल्की गाड़ी का लर्नर और फिर ड्राइविंग लाइसेंस, 18 साल से; ट्रांसपोर्ट गाड़ी के लिए 20 साल से, ज़्यादातर हल्के लाइसेंस के एक साल बाद।",
      "भारी गाड़ी के लिए: इसके लिए मान्य ड्राइविंग स्कूल में ट्रेनिंग और उसका सर्टिफ़िकेट, आँखों के टेस्ट वाला डॉक्टर का सर्टिफ़िकेट, और उस गाड़ी पर टेस्ट। सवारी के लिए पुलिस जाँच के बाद बैज (PSV) भी।",
      "लाइसेंस के लिए स्कूल की कोई क्लास नहीं माँगी जाती; सरकारी पदों में Class 8 या 10 चाहिए।",
      "काम: राज्य की ट्रांसपोर्ट कॉर्पोरेशन, स्कूल, सिटी बस, नोटिस से; कंपनियाँ और ट्रांसपोर्टर। सरकारी ड्राइवर के पद में भारी लाइसेंस और कुछ साल चाहिए।",
    ]) +
    p(
      `कमाई और दिन देखिए: ${link("/career/truck-driver", "Truck Driver")}, ${link("/career/bus-driver", "Bus Driver")}, ${link("/career/school-bus-driver", "School Bus Driver")}, ${link("/career/tanker-driver", "Tanker Driver")}। लाइसेंस कभी मत ख़रीदिए: दुर्घटना के बाद उसकी कोई क़ीमत नहीं।`,
    ),
};

export const AFTER_BSC_AGRICULTURE: Wording = {
  english:
    p("BSc Agriculture leads to offices and firms more than to a field of one's own:") +
    ul([
      `${strong("State")}: agriculture officer, and supervisors below, by the State's commission or board: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}.`,
      `${strong("Banks")}: agricultural field officer by IBPS SO: ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}; NABARD's own exam.`,
      `${strong("Centre and public bodies")}: Food Corporation of India, seed and fertiliser companies, by notices of their own.`,
      `${strong("Firms")}: ${link("/career/agricultural-sales-representative", "seeds, fertiliser, machines")}, ${link("/career/farmer-producer-company-manager", "farmer companies")}, food, insurance.`,
      `${strong("Further study")}: MSc by ICAR's entrance for ${link("/career/agronomist", "Agronomist")} and research; an MBA in agribusiness.`,
    ]) +
    p("Name one, and I tell the way and the pay; tell me your State, and I name who recruits there."),
  hinglish:
    p("BSc Agriculture apne khet se zyada office aur companies tak le jaati hai:") +
    ul([
      `${strong("Rajya")}: krishi adhikari, aur neeche supervisor, rajya ke aayog ya board se: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}.`,
      `${strong("Bank")}: IBPS SO se agricultural field officer: ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}; NABARD ka apna exam.`,
      `${strong("Kendra aur sarkari sansthan")}: Food Corporation of India, beej aur khaad companies, apne notice se.`,
      `${strong("Companies")}: ${link("/career/agricultural-sales-representative", "beej, khaad, machine")}, ${link("/career/farmer-producer-company-manager", "kisan companies")}, food, bima.`,
      `${strong("Aage ki padhai")}: ${link("/career/agronomist", "Agronomist")} aur research ke liye ICAR ke entrance se MSc; agribusiness mein MBA.`,
    ]) +
    p("Ek ka naam bataiye, main raasta aur kamai bataungi; apna rajya bataiye, main bataungi ki wahan kaun bharti karta hai."),
  hindi:
    p("BSc Agriculture अपने खेत से ज़्यादा दफ़्तर और कंपनियों तक ले जाती है:") +
    ul([
      `${strong("राज्य")}: कृषि अधिकारी, और नीचे सुपरवाइज़र, राज्य के आयोग या बोर्ड से: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}।`,
      `${strong("बैंक")}: IBPS SO से agricultural field officer: ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}; NABARD की अपनी परीक्षा।`,
      `${strong("केंद्र और सरकारी संस्थान")}: Food Corporation of India, बीज और खाद कंपनियाँ, अपने नोटिस से।`,
      `${strong("कंपनियाँ")}: ${link("/career/agricultural-sales-representative", "बीज, खाद, मशीन")}, ${link("/career/farmer-producer-company-manager", "किसान कंपनियाँ")}, फ़ूड, बीमा।`,
      `${strong("आगे की पढ़ाई")}: ${link("/career/agronomist", "Agronomist")} और रिसर्च के लिए ICAR के entrance से MSc; agribusiness में MBA।`,
    ]) +
    p("एक का नाम बताइए, मैं रास्ता और कमाई बताऊँगी; अपना राज्य बताइए, मैं बताऊँगी कि वहाँ कौन भर्ती करता है।"),
};
