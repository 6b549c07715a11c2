import type { Wording } from "../language.ts";
import type { OfMachines } from "./of-machines-texts.ts";

/** Work with the body, with people in need and with guests. */

export const MACHINES_IN_MEDICINE: Wording<OfMachines> = {
  english: {
    work: "Doctors, dentists and vets",
    done: "notes of a visit, reminders, a first look at X-rays (the TB programme sorts chest X-rays so), at ECGs and pictures of the eye.",
    kept: "examining by hand, operating, deciding when signs contradict each other, bad news, trust. Only a registered practitioner may treat and prescribe, and answers for it by law.",
    learn:
      "biology and chemistry with understanding, enough statistics to doubt a test, listening, your patients' language, and later where such a tool goes wrong.",
  },
  hinglish: {
    work: "Doctor, dentist aur pashu chikitsak",
    done: "mulaqat ke note, reminder, X-ray par pehli nazar (TB karyakram chest X-ray aise chhaantta hai), ECG aur aankh ki tasveer par bhi.",
    kept: "haath se jaanch, operation, lakshan aapas mein na milein to faisla, buri khabar, bharosa. Ilaaj sirf registered doctor kar sakta hai, aur kanoon mein jawab deta hai.",
    learn:
      "biology aur chemistry samajh ke saath, test parakhne layak statistics, sunna, mareez ki bhasha, aur baad mein yeh ki aisa tool kahan galti karta hai.",
  },
  hindi: {
    work: "डॉक्टर, दंत चिकित्सक और पशु चिकित्सक",
    done: "मुलाक़ात के नोट, रिमाइंडर, X-ray पर पहली नज़र (TB कार्यक्रम छाती के X-ray ऐसे छाँटता है), ECG और आँख की तस्वीर पर भी।",
    kept: "हाथ से जाँच, ऑपरेशन, लक्षण आपस में न मिलें तो फ़ैसला, बुरी ख़बर, भरोसा। इलाज सिर्फ़ रजिस्टर्ड चिकित्सक कर सकता है, और क़ानून में जवाब देता है।",
    learn: "जीव विज्ञान और रसायन समझ के साथ, टेस्ट परखने लायक़ सांख्यिकी, सुनना, मरीज़ की भाषा, और बाद में यह कि ऐसा टूल कहाँ ग़लती करता है।",
  },
};

export const MACHINES_IN_READING_IMAGES: Wording<OfMachines> = {
  english: {
    work: "Radiology and pathology",
    done: "sorting normal from doubtful chest X-rays in TB screening, marking spots on scans and slides, measuring, counting cells, first drafts of reports.",
    kept: "rare and contradictory findings, a patient's whole story, biopsies by hand, talking with the treating doctor. The report that counts is signed by a doctor, who answers for it by law.",
    learn: "biology and physics for NEET first; later anatomy, statistics, and on which patients such a program fails.",
  },
  hinglish: {
    work: "Radiology aur pathology",
    done: "TB ki jaanch mein theek aur shak wale chest X-ray alag karna, scan aur slide par nishaan, naapna, cell ginna, report ka pehla draft.",
    kept: "durlabh ya ulajhe case, mareez ki poori kahani, haath se biopsy, ilaaj karne wale doctor se baat. Asli report par doctor sign karta hai aur kanoon mein jawab deta hai.",
    learn: "pehle NEET ki biology aur physics; baad mein anatomy, statistics, aur aisa program kin mareezon par chookta hai.",
  },
  hindi: {
    work: "रेडियोलॉजी और पैथोलॉजी",
    done: "TB की जाँच में ठीक और शक वाले छाती के X-ray अलग करना, स्कैन और स्लाइड पर निशान, नापना, कोशिकाएँ गिनना, रिपोर्ट का पहला ड्राफ़्ट।",
    kept: "दुर्लभ या उलझे केस, मरीज़ की पूरी कहानी, हाथ से बायोप्सी, इलाज करने वाले डॉक्टर से बात। असली रिपोर्ट पर डॉक्टर साइन करता है और क़ानून में जवाब देता है।",
    learn: "पहले NEET की जीव विज्ञान और भौतिकी; बाद में शरीर रचना, सांख्यिकी, और ऐसा प्रोग्राम किन मरीज़ों पर चूकता है।",
  },
};

export const MACHINES_IN_LABORATORIES: Wording<OfMachines> = {
  english: {
    work: "Imaging and laboratory",
    done: "counting blood cells, sorting normal from doubtful X-rays and slides (TB screening), marking spots on a scan, sending results.",
    kept: "drawing blood, placing a frightened patient, a clean sample, noticing that a device is wrong, the hard cases; the report that counts is signed by a doctor, who answers for it.",
    learn: "the physics and biology behind the device, quality control, digital records (PACS), first aid, and why a result can be false.",
  },
  hinglish: {
    work: "Imaging aur laboratory",
    done: "khoon ke cell ginna, theek aur shak wale X-ray aur slide alag karna (TB ki jaanch), scan par nishaan, nateeja bhejna.",
    kept: "khoon lena, dare hue mareez ko sahi rakhna, saaf sample, pakadna ki machine galat hai, mushkil case; jo report maani jaati hai us par doctor sign karta hai aur jawab deta hai.",
    learn:
      "machine ke peeche ki physics aur biology, quality control, digital record (PACS), first aid, aur nateeja galat kyon ho sakta hai.",
  },
  hindi: {
    work: "इमेजिंग और प्रयोगशाला",
    done: "ख़ून की कोशिकाएँ गिनना, ठीक और शक वाले X-ray और स्लाइड अलग करना (TB की जाँच), स्कैन पर निशान, नतीजा भेजना।",
    kept: "ख़ून लेना, डरे हुए मरीज़ को सही रखना, साफ़ सैंपल, पकड़ना कि मशीन ग़लत है, मुश्किल केस; जो रिपोर्ट मानी जाती है उस पर डॉक्टर साइन करता है और जवाब देता है।",
    learn: "मशीन के पीछे की भौतिकी और जीव विज्ञान, क्वालिटी कंट्रोल, डिजिटल रिकॉर्ड (PACS), प्राथमिक उपचार, और नतीजा ग़लत क्यों हो सकता है।",
  },
};

export const MACHINES_IN_NURSING: Wording<OfMachines> = {
  english: {
    work: "Nursing and care",
    done: "little: monitors read pulse and oxygen and give alarms, programs keep charts, doses and shifts.",
    kept: "nearly all of it: washing, lifting, injections, the night watch, a face that has changed, a family that is afraid, acting in an emergency. Registered nurses answer for what they give.",
    learn:
      "biology, first aid, calm and kind speech, digital records and devices, and one speciality later, such as critical care, children or old people.",
  },
  hinglish: {
    work: "Nursing aur dekhbhal",
    done: "kam: monitor nabz aur oxygen naapte aur alarm dete hain, program chart, dose aur shift sambhalte hain.",
    kept: "lagbhag sab: nehlana, uthana, injection, raat ki nigrani, badla hua chehra, dara hua parivaar, emergency mein kaam. Di gayi dawa ki zimmedari registered nurse ki hoti hai.",
    learn:
      "biology, first aid, shaant aur narm baat, digital record aur machine, aur baad mein ek khaas kaam, jaise critical care, bachche ya bujurg.",
  },
  hindi: {
    work: "नर्सिंग और देखभाल",
    done: "कम: मॉनिटर नब्ज़ और ऑक्सीजन नापते और अलार्म देते हैं, प्रोग्राम चार्ट, डोज़ और शिफ़्ट सँभालते हैं।",
    kept: "लगभग सब: नहलाना, उठाना, इंजेक्शन, रात की निगरानी, बदला हुआ चेहरा, डरा हुआ परिवार, आपात स्थिति में काम। दी गई दवा की ज़िम्मेदारी रजिस्टर्ड नर्स की होती है।",
    learn: "जीव विज्ञान, प्राथमिक उपचार, शांत और नरम बात, डिजिटल रिकॉर्ड और मशीन, और बाद में एक ख़ास काम, जैसे क्रिटिकल केयर, बच्चे या बुज़ुर्ग।",
  },
};

export const MACHINES_IN_THERAPY: Wording<OfMachines> = {
  english: {
    work: "Therapy, counselling and nutrition",
    done: "exercise videos, counting steps and calories, reminders, questionnaires, chat programs for small worries.",
    kept: "hands on a stiff joint, a talk in which somebody dares to speak, noticing that a person is in danger, a plan that fits a family's kitchen and means, secrecy, trust.",
    learn:
      "psychology or biology, listening without judging, volunteering with children or old people, the registration that your field asks for, and where such an app does harm.",
  },
  hinglish: {
    work: "Therapy, counselling aur nutrition",
    done: "exercise ke video, kadam aur calorie ginna, reminder, prashnavali, chhoti chinta ke liye chat program.",
    kept: "akde jod par haath, woh baatcheet jisme koi bolne ki himmat kare, pakadna ki koi khatre mein hai, plan jo parivaar ki rasoi aur kamai par baithe, gopniyata, bharosa.",
    learn:
      "psychology ya biology, bina tole sunna, bachchon ya bujurgon ke saath seva, aapke field ka registration, aur aisa app kahan nuksan karta hai.",
  },
  hindi: {
    work: "थेरेपी, काउंसलिंग और पोषण",
    done: "व्यायाम के वीडियो, क़दम और कैलोरी गिनना, रिमाइंडर, प्रश्नावली, छोटी चिंता के लिए चैट प्रोग्राम।",
    kept: "अकड़े जोड़ पर हाथ, वह बातचीत जिसमें कोई बोलने की हिम्मत करे, पकड़ना कि कोई ख़तरे में है, योजना जो परिवार की रसोई और कमाई पर बैठे, गोपनीयता, भरोसा।",
    learn: "मनोविज्ञान या जीव विज्ञान, बिना तौले सुनना, बच्चों या बुज़ुर्गों के साथ सेवा, आपके फ़ील्ड का रजिस्ट्रेशन, और ऐसा ऐप कहाँ नुक़सान करता है।",
  },
};

export const MACHINES_IN_PHARMACY: Wording<OfMachines> = {
  english: {
    work: "Medicines and pharmacy",
    done: "stock and expiry dates, warnings of drugs that do not go together, sorting reports of side effects, first drafts of study papers.",
    kept: "prescription medicines are by law given out under a registered pharmacist; asking the doctor about a doubtful dose, telling an old patient how to take it, and people's consent in a trial.",
    learn: "chemistry and biology, how a drug is tested, good records, English for reports, and plain words in your customers' language.",
  },
  hinglish: {
    work: "Dawa aur pharmacy",
    done: "stock aur expiry, jo dawayein saath nahi chalti unki chetavani, side effect ki report chhaantna, study ke kaagaz ka pehla draft.",
    kept: "parche ki dawa kanoon mein registered pharmacist ki dekhrekh mein di jaati hai; shak wali dose par doctor se poochhna, bujurg ko lene ka tareeka batana, aur trial mein logon ki sehmati.",
    learn:
      "chemistry aur biology, dawa kaise parakhi jaati hai, achhe record, report ke liye English, aur grahak ki bhasha mein aasan shabd.",
  },
  hindi: {
    work: "दवा और फ़ार्मेसी",
    done: "स्टॉक और एक्सपायरी, जो दवाएँ साथ नहीं चलतीं उनकी चेतावनी, साइड इफ़ेक्ट की रिपोर्ट छाँटना, अध्ययन के काग़ज़ का पहला ड्राफ़्ट।",
    kept: "पर्चे की दवा क़ानून में रजिस्टर्ड फ़ार्मासिस्ट की देखरेख में दी जाती है; शक वाली डोज़ पर डॉक्टर से पूछना, बुज़ुर्ग को लेने का तरीक़ा बताना, और ट्रायल में लोगों की सहमति।",
    learn: "रसायन और जीव विज्ञान, दवा कैसे परखी जाती है, अच्छे रिकॉर्ड, रिपोर्ट के लिए अंग्रेज़ी, और ग्राहक की भाषा में आसान शब्द।",
  },
};

export const MACHINES_IN_SOCIAL_WORK: Wording<OfMachines> = {
  english: {
    work: "Social work and NGOs",
    done: "surveys on a tablet, forms, first drafts of reports and proposals, translations, lists of schemes that may fit.",
    kept: "home visits, the trust of somebody who has been hurt, a village meeting, going along to an office, seeing that a child is in danger, and answering for what is done then.",
    learn:
      "the languages of your area, the main schemes and rights, simple statistics and accounts, volunteering, and keeping people's stories safe from such tools.",
  },
  hinglish: {
    work: "Social work aur NGO",
    done: "tablet par survey, form, report aur proposal ka pehla draft, anuvaad, kaam aa sakne wali yojanaon ki list.",
    kept: "ghar jaana, us insaan ka bharosa jise chot lagi, gaon ki baithak, daftar tak saath jaana, dekhna ki bachcha khatre mein hai, aur uske baad jo kiya uska jawab dena.",
    learn:
      "apne ilaake ki bhashayein, mukhya yojanayein aur haq, aasan statistics aur hisaab, seva ka kaam, aur logon ki baatein aise tools se bachana.",
  },
  hindi: {
    work: "समाज कार्य और NGO",
    done: "टैबलेट पर सर्वे, फ़ॉर्म, रिपोर्ट और प्रस्ताव का पहला ड्राफ़्ट, अनुवाद, काम आ सकने वाली योजनाओं की सूची।",
    kept: "घर जाना, उस इंसान का भरोसा जिसे चोट लगी, गाँव की बैठक, दफ़्तर तक साथ जाना, देखना कि बच्चा ख़तरे में है, और उसके बाद जो किया उसका जवाब देना।",
    learn: "अपने इलाक़े की भाषाएँ, मुख्य योजनाएँ और हक़, आसान सांख्यिकी और हिसाब, सेवा का काम, और लोगों की बातें ऐसे टूल से बचाना।",
  },
};

export const MACHINES_IN_HOSPITALITY: Wording<OfMachines> = {
  english: {
    work: "Hotels, kitchens and travel",
    done: "bookings and bills, orders by QR code, check-in, prices of rooms, itineraries; machines wash, knead and fry the same thing many times.",
    kept: "taste and the hand in a kitchen, a welcome, a guest in trouble at midnight, weddings, a guide who knows the story and the road, and hygiene, for which somebody answers.",
    learn:
      "cooking or service by doing it, spoken English and another language, costs and food safety rules (FSSAI), and calm in a full house.",
  },
  hinglish: {
    work: "Hotel, rasoi aur travel",
    done: "booking aur bill, QR code se order, check-in, kamron ke daam, yatra ka plan; machine ek hi cheez baar baar dhoti, goondhti aur talti hai.",
    kept: "rasoi mein swaad aur haath, swagat, aadhi raat ko pareshan mehmaan, shaadiyan, guide jo kahani aur raasta jaanta hai, aur safai, jiska koi jawab deta hai.",
    learn:
      "khana banana ya service karke seekhna, bolne ki English aur ek aur bhasha, laagat aur khaane ki suraksha ke niyam (FSSAI), aur bheed mein shaanti.",
  },
  hindi: {
    work: "होटल, रसोई और पर्यटन",
    done: "बुकिंग और बिल, QR कोड से ऑर्डर, चेक-इन, कमरों के दाम, यात्रा की योजना; मशीन एक ही चीज़ बार-बार धोती, गूँधती और तलती है।",
    kept: "रसोई में स्वाद और हाथ, स्वागत, आधी रात को परेशान मेहमान, शादियाँ, गाइड जो कहानी और रास्ता जानता है, और सफ़ाई, जिसका कोई जवाब देता है।",
    learn: "खाना बनाना या सर्विस करके सीखना, बोलने की अंग्रेज़ी और एक और भाषा, लागत और खाने की सुरक्षा के नियम (FSSAI), और भीड़ में शांति।",
  },
};

export const MACHINES_IN_BEAUTY: Wording<OfMachines> = {
  english: {
    work: "Beauty and personal services",
    done: "little: bookings, bills, reminders, a preview of a haircut, make-up or a design on a phone.",
    kept: "nearly all of it: touch, an eye for this face and this hair, clean tools, talk, trust, a customer who comes back to one pair of hands.",
    learn:
      "the craft under somebody good, hygiene and skin reactions, new treatments with a real certificate, photographs of your work, prices and accounts for a chair of your own.",
  },
  hinglish: {
    work: "Beauty aur personal service",
    done: "kam: booking, bill, reminder, phone par baal, make-up ya design ka namoona.",
    kept: "lagbhag sab: chhoona, isi chehre aur inhi baalon ki parakh, saaf auzaar, baatcheet, bharosa, grahak jo ek hi haath ke paas laut kar aata hai.",
    learn:
      "kisi achhe ke paas hunar, safai aur skin ki pratikriya, asli certificate ke saath naye treatment, apne kaam ki photo, apni kursi ke liye daam aur hisaab.",
  },
  hindi: {
    work: "सौंदर्य और व्यक्तिगत सेवा",
    done: "कम: बुकिंग, बिल, रिमाइंडर, फ़ोन पर बाल, मेकअप या डिज़ाइन का नमूना।",
    kept: "लगभग सब: छूना, इसी चेहरे और इन्हीं बालों की परख, साफ़ औज़ार, बातचीत, भरोसा, ग्राहक जो एक ही हाथ के पास लौटकर आता है।",
    learn: "किसी अच्छे के पास हुनर, सफ़ाई और त्वचा की प्रतिक्रिया, असली सर्टिफ़िकेट के साथ नए ट्रीटमेंट, अपने काम की फ़ोटो, अपनी कुर्सी के लिए दाम और हिसाब।",
  },
};

export const MACHINES_IN_SPORT: Wording<OfMachines> = {
  english: {
    work: "Sport and fitness",
    done: "following ball and players by camera, checks of lines and no-balls, statistics, standard training plans in an app.",
    kept: "playing itself, which people watch because people do it; coaching a body and a mood, safety in water and on rock, children who trust you, an umpire who answers for the last word.",
    learn:
      "sport science beside your game, first aid, a coach's or trainer's certificate, reading match data, speaking well, and studies that hold if an injury ends it.",
  },
  hinglish: {
    work: "Khel aur fitness",
    done: "camera se ball aur khiladi par nazar, line aur no-ball ki jaanch, aankde, app mein aam training plan.",
    kept: "khud khelna, jo log isliye dekhte hain ki insaan khelta hai; shareer aur mann ko sikhana, paani aur pahaad par suraksha, bharosa karne wale bachche, aakhri faisle ka jawab dene wala umpire.",
    learn:
      "khel ke saath sport science, first aid, coach ya trainer ka certificate, match ke aankde padhna, achha bolna, aur padhai jo chot lagne par kaam aaye.",
  },
  hindi: {
    work: "खेल और फ़िटनेस",
    done: "कैमरे से गेंद और खिलाड़ी पर नज़र, लाइन और नो-बॉल की जाँच, आँकड़े, ऐप में आम ट्रेनिंग योजना।",
    kept: "ख़ुद खेलना, जो लोग इसलिए देखते हैं कि इंसान खेलता है; शरीर और मन को सिखाना, पानी और पहाड़ पर सुरक्षा, भरोसा करने वाले बच्चे, आख़िरी फ़ैसले का जवाब देने वाला अंपायर।",
    learn: "खेल के साथ खेल विज्ञान, प्राथमिक उपचार, कोच या ट्रेनर का सर्टिफ़िकेट, मैच के आँकड़े पढ़ना, अच्छा बोलना, और पढ़ाई जो चोट लगने पर काम आए।",
  },
};
