import type { Wording } from "../language.ts";
import type { OfMachines } from "./of-machines-texts.ts";

/** Work with figures, papers, customers and the law. */

export const MACHINES_IN_ACCOUNTS: Wording<OfMachines> = {
  english: {
    work: "Accounts, audit and tax",
    done: "matching invoices with GSTR-2B, bank entries in Tally, payroll, first drafts of GST and income tax returns.",
    kept: "audit reports and certificates, which a member of the institute (CA, CMA, CS) signs and answers for by law; doubtful entries, notices, advice that an owner trusts.",
    learn:
      "why an entry stands where it does, not only how it is typed; Excel, Tally and GST well; checking what a program matched, and explaining figures.",
  },
  hinglish: {
    work: "Accounts, audit aur tax",
    done: "GSTR-2B se bill milana, Tally mein bank ki entry, payroll, GST aur income tax return ka pehla draft.",
    kept: "audit report aur certificate, jin par institute ka member (CA, CMA, CS) sign karta hai aur kanoon mein jawab deta hai; shak wali entry, notice, aisi salah jis par malik bharosa kare.",
    learn:
      "entry wahan kyon hai, sirf type karna nahi; Excel, Tally aur GST achhe se; program ne jo milaya use jaanchna, aur aankde samjhana.",
  },
  hindi: {
    work: "अकाउंट, ऑडिट और टैक्स",
    done: "GSTR-2B से बिल मिलाना, Tally में बैंक की एंट्री, पेरोल, GST और इनकम टैक्स रिटर्न का पहला ड्राफ़्ट।",
    kept: "ऑडिट रिपोर्ट और सर्टिफ़िकेट, जिन पर संस्थान का सदस्य (CA, CMA, CS) साइन करता है और क़ानून में जवाब देता है; शक वाली एंट्री, नोटिस, ऐसी सलाह जिस पर मालिक भरोसा करे।",
    learn: "एंट्री वहाँ क्यों है, सिर्फ़ टाइप करना नहीं; Excel, Tally और GST अच्छे से; प्रोग्राम ने जो मिलाया उसे जाँचना, और आँकड़े समझाना।",
  },
};

export const MACHINES_IN_BANKS: Wording<OfMachines> = {
  english: {
    work: "Banking and insurance",
    done: "UPI payments, balance questions (chatbots), reading KYC papers, first scores for small loans, alerts for odd payments, simple motor claims from photos.",
    kept: "large or unusual loans, a visit to the shop or field behind one, fraud, disputed claims, customers who trust a face. An officer signs and answers for it.",
    learn: "accounts, the rules of RBI and IRDAI, how frauds work, Excel, and talking with customers in their own language.",
  },
  hinglish: {
    work: "Banking aur insurance",
    done: "UPI payment, balance ke sawaal (chatbot), KYC ke kaagaz padhna, chhote loan ka pehla score, ajeeb payment par alert, photo se gaadi ke aasan claim.",
    kept: "bade ya alag tarah ke loan, unke peeche ki dukaan ya khet dekhna, fraud, vivaad wale claim, chehre par bharosa karne wale customer. Officer sign karta hai aur jawab deta hai.",
    learn: "accounts, RBI aur IRDAI ke niyam, fraud kaise hote hain, Excel, aur customer se uski bhasha mein baat karna.",
  },
  hindi: {
    work: "बैंकिंग और बीमा",
    done: "UPI पेमेंट, बैलेंस के सवाल (चैटबॉट), KYC के काग़ज़ पढ़ना, छोटे लोन का पहला स्कोर, अजीब पेमेंट पर अलर्ट, फ़ोटो से गाड़ी के आसान क्लेम।",
    kept: "बड़े या अलग तरह के लोन, उनके पीछे की दुकान या खेत देखना, धोखाधड़ी, विवाद वाले क्लेम, चेहरे पर भरोसा करने वाले ग्राहक। अधिकारी साइन करता है और जवाब देता है।",
    learn: "अकाउंट, RBI और IRDAI के नियम, धोखाधड़ी कैसे होती है, Excel, और ग्राहक से उसकी भाषा में बात करना।",
  },
};

export const MACHINES_IN_INVESTMENT: Wording<OfMachines> = {
  english: {
    work: "Investment and financial advice",
    done: "collecting figures, screening shares, charts, first drafts of reports, and many of the orders on the exchange.",
    kept: "deciding with other people's money, reading what a company leaves unsaid, keeping a frightened client calm. Who advises on investments for a fee must be registered with SEBI and answers for it.",
    learn: "accounts and statistics, Excel and a little Python, the NISM certificates, and writing down why you believe a figure.",
  },
  hinglish: {
    work: "Investment aur paise ki salah",
    done: "aankde jutana, share chhaantna, chart, report ka pehla draft, aur exchange par bahut se order.",
    kept: "doosron ke paise se faisla lena, company jo nahi kehti use padhna, ghabraye client ko shaant rakhna. Fees lekar investment ki salah dene wale ko SEBI mein register hona hota hai, aur woh jawab deta hai.",
    learn: "accounts aur statistics, Excel aur thodi Python, NISM ke certificate, aur yeh likhna ki kisi aankde par bharosa kyon hai.",
  },
  hindi: {
    work: "निवेश और पैसे की सलाह",
    done: "आँकड़े जुटाना, शेयर छाँटना, चार्ट, रिपोर्ट का पहला ड्राफ़्ट, और एक्सचेंज पर बहुत से ऑर्डर।",
    kept: "दूसरों के पैसे से फ़ैसला लेना, कंपनी जो नहीं कहती उसे पढ़ना, घबराए ग्राहक को शांत रखना। फ़ीस लेकर निवेश की सलाह देने वाले को SEBI में रजिस्टर होना होता है, और वह जवाब देता है।",
    learn: "अकाउंट और सांख्यिकी, Excel और थोड़ी Python, NISM के सर्टिफ़िकेट, और यह लिखना कि किसी आँकड़े पर भरोसा क्यों है।",
  },
};

export const MACHINES_IN_OFFICE_WORK: Wording<OfMachines> = {
  english: {
    work: "Office work and data entry",
    done: "reading and typing from paper, filling forms, sorting mail, diaries, transcripts, form letters. Typing alone is the most exposed part.",
    kept: "entries that do not fit, papers that contradict each other, secrets, people at the desk, and standing for what goes out.",
    learn:
      "Excel properly (formulas, pivot tables), good letters in English and your State's language, one field beside it such as accounts, stores or hospital records, and checking what a program has read.",
  },
  hinglish: {
    work: "Office ka kaam aur data entry",
    done: "kaagaz se padhkar type karna, form bharna, mail chhaantna, diary, transcript, ek jaise letter. Sirf typing par sabse zyada asar hai.",
    kept: "jo entry baithti nahi, jo kaagaz aapas mein nahi milte, gopniya baatein, desk par aaye log, aur jo bahar jaata hai uski zimmedari.",
    learn:
      "Excel theek se (formula, pivot table), English aur apne rajya ki bhasha mein achhe letter, saath mein ek field jaise accounts, store ya hospital ke record, aur program ne jo padha use jaanchna.",
  },
  hindi: {
    work: "दफ़्तर का काम और डेटा एंट्री",
    done: "काग़ज़ से पढ़कर टाइप करना, फ़ॉर्म भरना, मेल छाँटना, डायरी, ट्रांसक्रिप्ट, एक जैसे पत्र। सिर्फ़ टाइपिंग पर सबसे ज़्यादा असर है।",
    kept: "जो एंट्री बैठती नहीं, जो काग़ज़ आपस में नहीं मिलते, गोपनीय बातें, डेस्क पर आए लोग, और जो बाहर जाता है उसकी ज़िम्मेदारी।",
    learn:
      "Excel ठीक से (फ़ॉर्मूला, पिवट टेबल), अंग्रेज़ी और अपने राज्य की भाषा में अच्छे पत्र, साथ में एक फ़ील्ड जैसे अकाउंट, स्टोर या अस्पताल के रिकॉर्ड, और प्रोग्राम ने जो पढ़ा उसे जाँचना।",
  },
};

export const MACHINES_IN_LAW: Wording<OfMachines> = {
  english: {
    work: "Law and courts",
    done: "searching judgments, first drafts of notices and contracts, reading heaps of documents, first translations of judgments (SUVAS at the Supreme Court).",
    kept: "pleading, deciding, settling, advice to somebody in trouble: advocates and judges answer by name. Indian courts have already censured papers that cited judgments a chatbot had invented.",
    learn:
      "reading and writing precisely in English and your State's language, checking each judgment at its source, debating, cyber and data protection law.",
  },
  hinglish: {
    work: "Kanoon aur court",
    done: "judgment dhoondhna, notice aur contract ka pehla draft, kaagazon ke dher padhna, judgment ka pehla anuvaad (Supreme Court mein SUVAS).",
    kept: "behas karna, faisla dena, samjhauta, musibat mein fanse ko salah: vakil aur judge apne naam se jawab dete hain. Indian court aise kaagazon par pehle hi fatkaar laga chuke hain jinme chatbot ke banaye jhoothe judgment the.",
    learn:
      "English aur apne rajya ki bhasha mein saaf padhna-likhna, har judgment ko asli jagah par jaanchna, debate, cyber aur data protection kanoon.",
  },
  hindi: {
    work: "क़ानून और अदालत",
    done: "फ़ैसले ढूँढना, नोटिस और कॉन्ट्रैक्ट का पहला ड्राफ़्ट, काग़ज़ों के ढेर पढ़ना, फ़ैसलों का पहला अनुवाद (सुप्रीम कोर्ट में SUVAS)।",
    kept: "बहस करना, फ़ैसला देना, समझौता, मुसीबत में फँसे को सलाह: वकील और जज अपने नाम से जवाब देते हैं। भारत की अदालतें ऐसे काग़ज़ों पर पहले ही फटकार लगा चुकी हैं जिनमें चैटबॉट के बनाए झूठे फ़ैसले थे।",
    learn: "अंग्रेज़ी और अपने राज्य की भाषा में साफ़ पढ़ना-लिखना, हर फ़ैसले को असली जगह पर जाँचना, वाद-विवाद, साइबर और डेटा सुरक्षा क़ानून।",
  },
};

export const MACHINES_IN_CUSTOMER_SERVICE: Wording<OfMachines> = {
  english: {
    work: "Customer service and call centres",
    done: "questions on balances, orders, refunds and UPI payments (chatbots, voice menus), sorting complaints, notes of calls. Reading out fixed answers is the most exposed part.",
    kept: "callers who are angry, old or afraid, cases that fit no menu, suspected fraud, and deciding when a rule may bend.",
    learn:
      "clear speech and writing in two languages, one product or field deeply, spreadsheets, and checking and improving what a bot answers.",
  },
  hinglish: {
    work: "Customer service aur call centre",
    done: "balance, order, refund aur UPI payment ke sawaal (chatbot, voice menu), shikayat chhaantna, call ke note. Sirf likhe hue jawab padhne par sabse zyada asar hai.",
    kept: "gusse mein, bujurg ya dare hue log, jo baat kisi menu mein nahi aati, fraud ka shak, aur yeh faisla ki niyam kab naram ho.",
    learn: "do bhashaon mein saaf bolna aur likhna, ek product ya field gehrai se, spreadsheet, aur bot ke jawab jaanchna aur sudhaarna.",
  },
  hindi: {
    work: "ग्राहक सेवा और कॉल सेंटर",
    done: "बैलेंस, ऑर्डर, रिफ़ंड और UPI पेमेंट के सवाल (चैटबॉट, वॉइस मेन्यू), शिकायत छाँटना, कॉल के नोट। सिर्फ़ लिखे हुए जवाब पढ़ने पर सबसे ज़्यादा असर है।",
    kept: "ग़ुस्से में, बुज़ुर्ग या डरे हुए लोग, जो बात किसी मेन्यू में नहीं आती, धोखाधड़ी का शक, और यह फ़ैसला कि नियम कब नरम हो।",
    learn: "दो भाषाओं में साफ़ बोलना और लिखना, एक प्रोडक्ट या फ़ील्ड गहराई से, स्प्रेडशीट, और बॉट के जवाब जाँचना और सुधारना।",
  },
};

export const MACHINES_IN_SALES: Wording<OfMachines> = {
  english: {
    work: "Selling, shops and property",
    done: "billing, stock counts, reordering, price comparison, lists of likely buyers, first messages, suggestions in an app.",
    kept: "trust over the counter, bargaining, cloth or jewellery in the hand, credit to somebody known, and large deals in which a person shows, negotiates and stands by a word.",
    learn:
      "knowing the goods better than the buyer's phone does, accounts and GST bills, selling online beside the shop, and listening before you speak.",
  },
  hinglish: {
    work: "Bikri, dukaan aur property",
    done: "bill, stock ki ginti, dobara order, daam ki tulna, sambhav grahak ki list, pehla message, app mein sujhav.",
    kept: "counter par bharosa, mol-bhaav, haath mein kapda ya gehna, jaan-pehchaan wale ko udhaar, aur bade saude jinme koi dikhata hai, baat karta hai aur zubaan par tikta hai.",
    learn: "maal ko grahak ke phone se behtar jaanna, hisaab aur GST bill, dukaan ke saath online bechna, aur bolne se pehle sunna.",
  },
  hindi: {
    work: "बिक्री, दुकान और प्रॉपर्टी",
    done: "बिल, स्टॉक की गिनती, दोबारा ऑर्डर, दाम की तुलना, संभावित ग्राहकों की सूची, पहला मैसेज, ऐप में सुझाव।",
    kept: "काउंटर पर भरोसा, मोल-भाव, हाथ में कपड़ा या गहना, जान-पहचान वाले को उधार, और बड़े सौदे जिनमें कोई दिखाता है, बात करता है और ज़ुबान पर टिकता है।",
    learn: "माल को ग्राहक के फ़ोन से बेहतर जानना, हिसाब और GST बिल, दुकान के साथ ऑनलाइन बेचना, और बोलने से पहले सुनना।",
  },
};

export const MACHINES_IN_MARKETING: Wording<OfMachines> = {
  english: {
    work: "Marketing and advertising",
    done: "buying ads online, captions, many versions of one picture, mailings, lists of keywords, weekly reports.",
    kept: "knowing what buyers in one town want and fear, the idea behind a brand, the budget, a bad day when something goes wrong in public, and answering for a claim that is not true.",
    learn:
      "writing short and true, figures and simple statistics, one small thing that you really sell (a fair, a shop's page), and judging what such tools hand you.",
  },
  hinglish: {
    work: "Marketing aur vigyapan",
    done: "online ad khareedna, caption, ek tasveer ke kai roop, mailing, keyword ki list, hafte ki report.",
    kept: "ek sheher ke grahak kya chahte aur kisse darte hain yeh jaanna, brand ka idea, budget, woh bura din jab sabke saamne kuch bigde, aur jhoothe daave ka jawab.",
    learn:
      "chhota aur sach likhna, aankde aur aasan statistics, ek chhoti cheez sach mein bechna (mela, dukaan ka page), aur aise tools ka kaam parakhna.",
  },
  hindi: {
    work: "मार्केटिंग और विज्ञापन",
    done: "ऑनलाइन विज्ञापन ख़रीदना, कैप्शन, एक तस्वीर के कई रूप, मेलिंग, कीवर्ड की सूची, हफ़्ते की रिपोर्ट।",
    kept: "एक शहर के ग्राहक क्या चाहते और किससे डरते हैं यह जानना, ब्रांड का विचार, बजट, वह बुरा दिन जब सबके सामने कुछ बिगड़े, और झूठे दावे का जवाब।",
    learn: "छोटा और सच लिखना, आँकड़े और आसान सांख्यिकी, एक छोटी चीज़ सच में बेचना (मेला, दुकान का पेज), और ऐसे टूल का काम परखना।",
  },
};

export const MACHINES_IN_MANAGEMENT: Wording<OfMachines> = {
  english: {
    work: "Management and human resources",
    done: "sorting CVs, attendance, payroll, interview dates, notes of meetings, slides, dashboards, first drafts of plans.",
    kept: "judging a person fairly, settling quarrels, hiring and dismissal, deciding with half the facts, winning people for a change, and answering for it to owners, workers and the law.",
    learn:
      "leading something small (a team, a fest, a shop), accounts and Excel, the basics of labour law, listening, and asking whom a program has sorted out unfairly.",
  },
  hinglish: {
    work: "Management aur HR",
    done: "CV chhaantna, hazri, payroll, interview ki tareekh, meeting ke note, slide, dashboard, plan ka pehla draft.",
    kept: "kisi ko insaaf se parakhna, jhagde suljhana, rakhna aur hataana, aadhi jaankari mein faisla, logon ko badlaav ke liye manana, aur malik, karmchari aur kanoon ko jawab dena.",
    learn:
      "kuch chhota sambhalna (team, fest, dukaan), accounts aur Excel, labour law ki buniyaad, sunna, aur poochhna ki program ne kise galat chhaanta.",
  },
  hindi: {
    work: "मैनेजमेंट और HR",
    done: "CV छाँटना, हाज़िरी, पेरोल, इंटरव्यू की तारीख़, मीटिंग के नोट, स्लाइड, डैशबोर्ड, योजना का पहला ड्राफ़्ट।",
    kept: "किसी को इंसाफ़ से परखना, झगड़े सुलझाना, रखना और हटाना, आधी जानकारी में फ़ैसला, लोगों को बदलाव के लिए मनाना, और मालिक, कर्मचारी और क़ानून को जवाब देना।",
    learn: "कुछ छोटा सँभालना (टीम, फ़ेस्ट, दुकान), अकाउंट और Excel, श्रम क़ानून की बुनियाद, सुनना, और पूछना कि प्रोग्राम ने किसे ग़लत छाँटा।",
  },
};

export const MACHINES_IN_PUBLIC_SERVICE: Wording<OfMachines> = {
  english: {
    work: "Government offices",
    done: "applications, certificates and payments online (DigiLocker, direct benefit transfer), matching tax returns, sorting grievances, first drafts of letters.",
    kept: "hearing both sides, inspections on the spot, elections, floods, and every order: an officer signs it, and it can be appealed against. Posts come by recruitment notices, not by what a program can do.",
    learn: "the Constitution and one law well, drafting, figures, your district's language, and patience with people at a counter.",
  },
  hinglish: {
    work: "Sarkari daftar",
    done: "online aavedan, certificate aur payment (DigiLocker, DBT), tax return milana, shikayat chhaantna, letter ka pehla draft.",
    kept: "dono taraf ki sunna, mauke par jaanch, chunav, baadh, aur har aadesh: officer sign karta hai, aur uske khilaf appeal ho sakti hai. Post bharti ke notice se aati hai, isse nahi ki program kya kar sakta hai.",
    learn: "samvidhan aur ek kanoon achhe se, drafting, aankde, apne zile ki bhasha, aur counter par aaye logon ke saath dhairya.",
  },
  hindi: {
    work: "सरकारी दफ़्तर",
    done: "ऑनलाइन आवेदन, प्रमाणपत्र और भुगतान (DigiLocker, DBT), टैक्स रिटर्न मिलाना, शिकायत छाँटना, पत्र का पहला ड्राफ़्ट।",
    kept: "दोनों पक्ष सुनना, मौक़े पर जाँच, चुनाव, बाढ़, और हर आदेश: अधिकारी साइन करता है, और उसके ख़िलाफ़ अपील हो सकती है। पद भर्ती की अधिसूचना से आते हैं, इससे नहीं कि प्रोग्राम क्या कर सकता है।",
    learn: "संविधान और एक क़ानून अच्छे से, ड्राफ़्टिंग, आँकड़े, अपने ज़िले की भाषा, और काउंटर पर आए लोगों के साथ धैर्य।",
  },
};

export const MACHINES_IN_LOGISTICS: Wording<OfMachines> = {
  english: {
    work: "Warehouses and logistics",
    done: "tracking, labels, route plans, counting by scanner, e-way bills; in large warehouses belts and robots sort parcels.",
    kept: "odd loads, damaged goods, a road that is shut, customs papers that do not agree (a customs broker holds a licence and answers for it), drivers and customers who want a person.",
    learn:
      "Excel and one ERP program, GST and customs papers, how goods are stored safely, a forklift licence or the like, and planning for the day when the plan fails.",
  },
  hinglish: {
    work: "Godown aur logistics",
    done: "tracking, label, raaste ka plan, scanner se ginti, e-way bill; bade warehouse mein belt aur robot parcel chhaante hain.",
    kept: "alag tarah ka maal, toota saamaan, band sadak, custom ke kaagaz jo nahi milte (customs broker ke paas licence hota hai aur woh jawab deta hai), driver aur customer jo insaan se baat chahte hain.",
    learn:
      "Excel aur ek ERP program, GST aur custom ke kaagaz, maal surakshit rakhna, forklift jaisi machine chalana, aur us din ki taiyari jab plan fail ho.",
  },
  hindi: {
    work: "गोदाम और लॉजिस्टिक्स",
    done: "ट्रैकिंग, लेबल, रास्ते की योजना, स्कैनर से गिनती, ई-वे बिल; बड़े गोदामों में बेल्ट और रोबोट पार्सल छाँटते हैं।",
    kept: "अलग तरह का माल, टूटा सामान, बंद सड़क, कस्टम के काग़ज़ जो नहीं मिलते (कस्टम ब्रोकर के पास लाइसेंस होता है और वह जवाब देता है), ड्राइवर और ग्राहक जो इंसान से बात चाहते हैं।",
    learn: "Excel और एक ERP प्रोग्राम, GST और कस्टम के काग़ज़, माल सुरक्षित रखना, फ़ोर्कलिफ़्ट जैसी मशीन चलाना, और उस दिन की तैयारी जब योजना फ़ेल हो।",
  },
};
