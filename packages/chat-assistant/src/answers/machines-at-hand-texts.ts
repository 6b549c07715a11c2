import type { Wording } from "../language.ts";
import type { OfMachines } from "./of-machines-texts.ts";

/** Work with vehicles, machines, tools, land and in uniform. */

export const MACHINES_ON_ROADS: Wording<OfMachines> = {
  english: {
    work: "Driving on roads",
    done: "finding the way, giving out rides, tolls by FASTag, fines by camera, brakes that help in new vehicles.",
    kept: "the wheel itself in mixed traffic, rain, crowds and bad roads; loading, small repairs, passengers who must arrive safely. The licence, and the answer after an accident, are a person's.",
    learn:
      "a clean record, the heavy vehicle licence, electric vehicles, maps and apps, first aid, some English, and accounts if a vehicle is to be yours.",
  },
  hinglish: {
    work: "Sadak par driving",
    done: "raasta dhoondhna, ride baantna, FASTag se toll, camera se chalaan, nayi gaadiyon mein brake ki madad.",
    kept: "milay-jule traffic, baarish, bheed aur kharab sadak mein khud steering; saamaan chadhana, chhoti marammat, sawari ko surakshit pahunchana. Licence aur durghatna ke baad jawab insaan ka hota hai.",
    learn: "saaf record, heavy vehicle licence, electric gaadi, map aur app, first aid, thodi English, aur apni gaadi leni ho to hisaab.",
  },
  hindi: {
    work: "सड़क पर ड्राइविंग",
    done: "रास्ता ढूँढना, सवारी बाँटना, FASTag से टोल, कैमरे से चालान, नई गाड़ियों में ब्रेक की मदद।",
    kept: "मिले-जुले ट्रैफ़िक, बारिश, भीड़ और ख़राब सड़क में ख़ुद स्टीयरिंग; सामान चढ़ाना, छोटी मरम्मत, सवारी को सुरक्षित पहुँचाना। लाइसेंस और दुर्घटना के बाद जवाब इंसान का होता है।",
    learn: "साफ़ रिकॉर्ड, भारी वाहन का लाइसेंस, इलेक्ट्रिक गाड़ी, मैप और ऐप, प्राथमिक उपचार, थोड़ी अंग्रेज़ी, और अपनी गाड़ी लेनी हो तो हिसाब।",
  },
};

export const MACHINES_IN_AVIATION: Wording<OfMachines> = {
  english: {
    work: "Flying and airports",
    done: "holding course and height (autopilot), fuel and weight plans, check-in, sorting bags, entry by face (DigiYatra); drones survey and inspect.",
    kept: "take-off, landing and weather decisions, emergencies, safety in the cabin, guiding aircraft in a full sky. The DGCA licenses pilots by name, and they answer for it.",
    learn: "physics and mathematics, English, health and calm, understanding systems rather than buttons, and the DGCA's rules on drones.",
  },
  hinglish: {
    work: "Udaan aur airport",
    done: "disha aur oonchai pakadna (autopilot), fuel aur wazan ka plan, check-in, bag chhaantna, chehre se entry (DigiYatra); drone survey aur jaanch karte hain.",
    kept: "take-off, landing aur mausam ke faisle, emergency, cabin ki suraksha, bhare aasmaan mein jahaz ko raasta dena. DGCA pilot ko uske naam se licence deta hai, aur woh jawab deta hai.",
    learn: "physics aur maths, English, sehat aur shaanti, button nahi balki system samajhna, aur drone par DGCA ke niyam.",
  },
  hindi: {
    work: "उड़ान और हवाई अड्डे",
    done: "दिशा और ऊँचाई पकड़ना (ऑटोपायलट), ईंधन और वज़न की योजना, चेक-इन, बैग छाँटना, चेहरे से प्रवेश (DigiYatra); ड्रोन सर्वे और जाँच करते हैं।",
    kept: "टेक-ऑफ़, लैंडिंग और मौसम के फ़ैसले, आपात स्थिति, केबिन की सुरक्षा, भरे आसमान में विमान को रास्ता देना। DGCA पायलट को उसके नाम से लाइसेंस देता है, और वह जवाब देता है।",
    learn: "भौतिकी और गणित, अंग्रेज़ी, सेहत और शांति, बटन नहीं बल्कि सिस्टम समझना, और ड्रोन पर DGCA के नियम।",
  },
};

export const MACHINES_ON_RAILWAYS: Wording<OfMachines> = {
  english: {
    work: "Railways and metro",
    done: "tickets, announcements, setting signals; Kavach, where it is fitted, brakes when a signal is passed at danger; some metro lines run without a driver in front.",
    kept: "driving through fog, people and cattle, shunting, track and wires on the spot, deciding when something fails, passengers. Loco pilot and station master answer for the train.",
    learn:
      "physics or an ITI trade, electronics and signalling, reading rules exactly, sleep and health for shifts, and the recruitment notices.",
  },
  hinglish: {
    work: "Railway aur metro",
    done: "ticket, ghoshna, signal lagana; Kavach jahan laga hai, laal signal paar hone par brake lagata hai; kuch metro line bina aage driver ke chalti hain.",
    kept: "kohre, logon aur pashuon ke beech chalana, shunting, mauke par patri aur taar, kuch bigde to faisla, yatri. Train ka jawab loco pilot aur station master dete hain.",
    learn:
      "physics ya ITI trade, electronics aur signalling, niyam theek-theek padhna, shift ke liye neend aur sehat, aur bharti ke notice.",
  },
  hindi: {
    work: "रेलवे और मेट्रो",
    done: "टिकट, घोषणा, सिग्नल लगाना; कवच जहाँ लगा है, लाल सिग्नल पार होने पर ब्रेक लगाता है; कुछ मेट्रो लाइनें बिना आगे ड्राइवर के चलती हैं।",
    kept: "कोहरे, लोगों और पशुओं के बीच चलाना, शंटिंग, मौक़े पर पटरी और तार, कुछ बिगड़े तो फ़ैसला, यात्री। ट्रेन का जवाब लोको पायलट और स्टेशन मास्टर देते हैं।",
    learn: "भौतिकी या ITI ट्रेड, इलेक्ट्रॉनिक्स और सिग्नलिंग, नियम ठीक-ठीक पढ़ना, शिफ़्ट के लिए नींद और सेहत, और भर्ती की अधिसूचना।",
  },
};

export const MACHINES_AT_SEA: Wording<OfMachines> = {
  english: {
    work: "Ships and ports",
    done: "keeping course, planning routes and containers, watching engines; at some ports cranes are steered from a desk.",
    kept: "the lookout and the decision on the bridge, storms, repairs far from any workshop, cargo that shifts, piloting into harbour. International rules want a certified crew, and its master answers.",
    learn:
      "physics and mathematics, English, electronics beside engines, swimming and safety courses, and the DG Shipping list of approved institutes before paying anybody.",
  },
  hinglish: {
    work: "Jahaz aur bandargah",
    done: "disha pakadna, raaste aur container ka plan, engine par nazar; kuch port par crane desk se chalti hai.",
    kept: "bridge par nigrani aur faisla, toofan, workshop se door marammat, khiskta maal, bandargah mein jahaz laana. Antarrashtriya niyam certified crew maangte hain, aur captain jawab deta hai.",
    learn:
      "physics aur maths, English, engine ke saath electronics, tairna aur safety course, aur paise dene se pehle DG Shipping ki manya sansthanon ki list.",
  },
  hindi: {
    work: "जहाज़ और बंदरगाह",
    done: "दिशा पकड़ना, रास्ते और कंटेनर की योजना, इंजन पर नज़र; कुछ बंदरगाहों पर क्रेन डेस्क से चलती है।",
    kept: "ब्रिज पर निगरानी और फ़ैसला, तूफ़ान, वर्कशॉप से दूर मरम्मत, खिसकता माल, बंदरगाह में जहाज़ लाना। अंतरराष्ट्रीय नियम प्रमाणित क्रू माँगते हैं, और कप्तान जवाब देता है।",
    learn: "भौतिकी और गणित, अंग्रेज़ी, इंजन के साथ इलेक्ट्रॉनिक्स, तैरना और सुरक्षा कोर्स, और पैसे देने से पहले DG Shipping की मान्य संस्थानों की सूची।",
  },
};

export const MACHINES_IN_FACTORIES: Wording<OfMachines> = {
  english: {
    work: "Factory and machine work",
    done: "cutting by CNC, robots that weld and paint car bodies, placing parts on circuit boards, packing, checking by camera.",
    kept: "setting up machines, small batches, welding on site, finding why a part is bad, safety. Many Indian workshops are too small for a robot to pay.",
    learn:
      "an ITI trade with drawings and measuring; then CNC programs, PLC basics, a welder's test certificate, or the care of robots: who sets up and mends the machine is ahead.",
  },
  hinglish: {
    work: "Factory aur machine ka kaam",
    done: "CNC se kaatna, robot jo gaadi ki body weld aur paint karte hain, circuit board par purze lagana, packing, camera se jaanch.",
    kept: "machine set karna, chhote batch, site par welding, purza kharab kyon hai yeh dhoondhna, suraksha. India ki kai workshop itni chhoti hain ki robot mehnga padta hai.",
    learn:
      "drawing aur naap ke saath ITI trade; phir CNC program, PLC ki buniyaad, welder ka test certificate, ya robot ki dekhrekh: jo machine set aur theek karta hai woh aage hai.",
  },
  hindi: {
    work: "कारख़ाना और मशीन का काम",
    done: "CNC से काटना, रोबोट जो गाड़ी की बॉडी वेल्ड और पेंट करते हैं, सर्किट बोर्ड पर पुर्ज़े लगाना, पैकिंग, कैमरे से जाँच।",
    kept: "मशीन सेट करना, छोटे बैच, साइट पर वेल्डिंग, पुर्ज़ा ख़राब क्यों है यह ढूँढना, सुरक्षा। भारत की कई वर्कशॉप इतनी छोटी हैं कि रोबोट महँगा पड़ता है।",
    learn:
      "ड्रॉइंग और नाप के साथ ITI ट्रेड; फिर CNC प्रोग्राम, PLC की बुनियाद, वेल्डर का टेस्ट सर्टिफ़िकेट, या रोबोट की देखरेख: जो मशीन सेट और ठीक करता है वह आगे है।",
  },
};

export const MACHINES_IN_PLANTS: Wording<OfMachines> = {
  english: {
    work: "Plants, power and oil",
    done: "steering valves, heat and load from a control room (SCADA, DCS), reading meters, inspecting by drone and sensor.",
    kept: "starting and stopping a plant, an alarm that makes no sense, leaks, high voltage, climbing. For boilers and the like the law wants certified people, who answer for safety.",
    learn:
      "physics and chemistry or an ITI trade, instruments and PLC basics, permits and safety rules by heart, and solar, wind and batteries beside the old plants.",
  },
  hinglish: {
    work: "Plant, bijli aur tel",
    done: "control room se valve, taap aur load chalana (SCADA, DCS), meter padhna, drone aur sensor se jaanch.",
    kept: "plant chalu aur band karna, bemtlab lagta alarm, leak, high voltage, oonchai par chadhna. Boiler jaise kaam ke liye kanoon certified log maangta hai, jo suraksha ka jawab dete hain.",
    learn:
      "physics aur chemistry ya ITI trade, instrument aur PLC ki buniyaad, permit aur safety ke niyam zubaani, aur purane plant ke saath solar, hawa aur battery.",
  },
  hindi: {
    work: "प्लांट, बिजली और तेल",
    done: "कंट्रोल रूम से वाल्व, ताप और लोड चलाना (SCADA, DCS), मीटर पढ़ना, ड्रोन और सेंसर से जाँच।",
    kept: "प्लांट चालू और बंद करना, बेमतलब लगता अलार्म, रिसाव, हाई वोल्टेज, ऊँचाई पर चढ़ना। बॉयलर जैसे काम के लिए क़ानून प्रमाणित लोग माँगता है, जो सुरक्षा का जवाब देते हैं।",
    learn: "भौतिकी और रसायन या ITI ट्रेड, इंस्ट्रूमेंट और PLC की बुनियाद, परमिट और सुरक्षा के नियम ज़ुबानी, और पुराने प्लांट के साथ सोलर, हवा और बैटरी।",
  },
};

export const MACHINES_IN_TRADES: Wording<OfMachines> = {
  english: {
    work: "Trades, building and repair",
    done: "little: estimates, drawings, orders by app, fault codes read by a plug; machines mix, lift and dig.",
    kept: "hands in places of which no two are alike: old walls, leaking pipes, live wires, a motor that stops only sometimes. Somebody finds the fault, and answers for the wiring or the scaffold.",
    learn:
      "an ITI trade or an apprenticeship, reading drawings, the licence where the State asks for one, then solar, inverter AC or electric vehicles, and honest bills.",
  },
  hinglish: {
    work: "Hunar, nirmaan aur marammat",
    done: "kam: estimate, drawing, app se order, plug se kharabi ka code; machine milati, uthati aur khodti hai.",
    kept: "aisi jagah haath ka kaam jahan do jagah ek jaisi nahi: purani deewar, tapakta pipe, chalu taar, motor jo kabhi kabhi rukti hai. Koi kharabi dhoondhta hai, aur wiring ya machaan ka jawab deta hai.",
    learn:
      "ITI trade ya apprenticeship, drawing padhna, rajya maange to licence, phir solar, inverter AC ya electric gaadi, aur imaandaar bill.",
  },
  hindi: {
    work: "हुनर, निर्माण और मरम्मत",
    done: "कम: एस्टिमेट, ड्रॉइंग, ऐप से ऑर्डर, प्लग से ख़राबी का कोड; मशीन मिलाती, उठाती और खोदती है।",
    kept: "ऐसी जगह हाथ का काम जहाँ दो जगह एक जैसी नहीं: पुरानी दीवार, टपकता पाइप, चालू तार, मोटर जो कभी-कभी रुकती है। कोई ख़राबी ढूँढता है, और वायरिंग या मचान का जवाब देता है।",
    learn: "ITI ट्रेड या अप्रेंटिसशिप, ड्रॉइंग पढ़ना, राज्य माँगे तो लाइसेंस, फिर सोलर, इन्वर्टर AC या इलेक्ट्रिक गाड़ी, और ईमानदार बिल।",
  },
};

export const MACHINES_IN_UNIFORM: Wording<OfMachines> = {
  english: {
    work: "Police, forces and rescue",
    done: "traffic fines by camera, searching fingerprints and faces, records of cases (CCTNS), watching borders and fires by drone and sensor.",
    kept: "being there: a crowd, a rescue, a frightened witness, an arrest, a command. The law gives power and blame to an officer, not to a program.",
    learn:
      "fitness, law and languages; cyber crime and digital evidence, drones and radio beside it; first aid; and judgement under pressure, which NCC or team sport trains.",
  },
  hinglish: {
    work: "Police, sena aur bachav",
    done: "camera se traffic chalaan, fingerprint aur chehre khojna, case ke record (CCTNS), drone aur sensor se seema aur aag par nazar.",
    kept: "mauke par hona: bheed, bachav, dara hua gawah, giraftari, aadesh. Kanoon taakat aur zimmedari officer ko deta hai, program ko nahi.",
    learn:
      "fitness, kanoon aur bhashayein; saath mein cyber crime aur digital saboot, drone aur radio; first aid; aur dabaav mein faisla, jo NCC ya team khel sikhate hain.",
  },
  hindi: {
    work: "पुलिस, सेना और बचाव",
    done: "कैमरे से ट्रैफ़िक चालान, फ़िंगरप्रिंट और चेहरे खोजना, केस के रिकॉर्ड (CCTNS), ड्रोन और सेंसर से सीमा और आग पर नज़र।",
    kept: "मौक़े पर होना: भीड़, बचाव, डरा हुआ गवाह, गिरफ़्तारी, आदेश। क़ानून ताक़त और ज़िम्मेदारी अधिकारी को देता है, प्रोग्राम को नहीं।",
    learn: "फ़िटनेस, क़ानून और भाषाएँ; साथ में साइबर अपराध और डिजिटल सबूत, ड्रोन और रेडियो; प्राथमिक उपचार; और दबाव में फ़ैसला, जो NCC या टीम खेल सिखाते हैं।",
  },
};

export const MACHINES_ON_LAND: Wording<OfMachines> = {
  english: {
    work: "Farming, animals and forests",
    done: "harvesting and milking, spraying by drone, naming a pest from a photo (the government's NPSS app), weather and price messages.",
    kept: "the risk and the decision on one's own land, soil in the hand, a sick animal, small and steep fields, picking fruit and tea, bargaining, neighbours who share water.",
    learn:
      "soil tests, drip irrigation, accounts, courses of the Krishi Vigyan Kendra, a drone pilot's certificate, storing and selling in a producer company.",
  },
  hinglish: {
    work: "Kheti, pashu aur jungle",
    done: "katai aur doodh duhna, drone se chhidkaav, photo se keet pehchaanna (sarkar ka NPSS app), mausam aur bhaav ke message.",
    kept: "apni zameen par jokhim aur faisla, haath mein mitti, beemar pashu, chhote aur dhalaan wale khet, phal aur chai todna, mol-bhaav, paani baantne wale padosi.",
    learn:
      "mitti ki jaanch, drip sinchai, hisaab, Krishi Vigyan Kendra ke course, drone pilot ka certificate, producer company mein bhandaran aur bikri.",
  },
  hindi: {
    work: "खेती, पशु और जंगल",
    done: "कटाई और दूध दुहना, ड्रोन से छिड़काव, फ़ोटो से कीट पहचानना (सरकार का NPSS ऐप), मौसम और भाव के मैसेज।",
    kept: "अपनी ज़मीन पर जोखिम और फ़ैसला, हाथ में मिट्टी, बीमार पशु, छोटे और ढलान वाले खेत, फल और चाय तोड़ना, मोल-भाव, पानी बाँटने वाले पड़ोसी।",
    learn: "मिट्टी की जाँच, ड्रिप सिंचाई, हिसाब, कृषि विज्ञान केंद्र के कोर्स, ड्रोन पायलट का सर्टिफ़िकेट, उत्पादक कंपनी में भंडारण और बिक्री।",
  },
};
