import type { ToldTexts } from "../told-texts.ts";

export const transportation: ToldTexts = {
  "Training costs as much as a house, before any job offer": {
    hinglish: "Naukri milne se pehle hi training ka kharch ek ghar jitna",
    hindi: "नौकरी मिलने से पहले ही ट्रेनिंग का ख़र्च एक घर जितना",
  },
  "Body clock ruined by reporting for duty at two in the night": {
    hinglish: "Raat do baje duty par pahunchne se neend ka samay bigad jaana",
    hindi: "रात दो बजे ड्यूटी पर पहुँचने से नींद का समय बिगड़ जाना",
  },
  "One medical examination can end your flying": {
    hinglish: "Ek medical jaanch se aapka udna hamesha ke liye band ho sakta hai",
    hindi: "एक मेडिकल जाँच से आपका उड़ना हमेशा के लिए बंद हो सकता है",
  },
  "Follow a flight from your nearest city on Flightradar24, note height and speed every five minutes, and explain each change.": {
    hinglish:
      "Flightradar24 par apne sabse nazdeeki shehar ki ek flight dekhte rahiye, har paanch minute mein oonchai aur raftaar likhiye, aur har badlaav samjhaiye.",
    hindi: "Flightradar24 पर अपने सबसे नज़दीकी शहर की एक फ़्लाइट देखते रहिए, हर पाँच मिनट में ऊँचाई और रफ़्तार लिखिए, और हर बदलाव समझाइए।",
  },
  "A call at nine in the evening decides where you sleep tomorrow": {
    hinglish: "Raat nau baje ka ek phone tay karta hai ki kal raat kahan kategi",
    hindi: "रात नौ बजे का एक फ़ोन तय करता है कि कल रात कहाँ कटेगी",
  },
  "You load the bags, file the plan and chase the fuel truck yourself": {
    hinglish: "Saamaan chadhana, flight plan bharna aur fuel truck ke peeche daudna, sab khud",
    hindi: "सामान चढ़ाना, फ़्लाइट प्लान भरना और फ़्यूल ट्रक के पीछे दौड़ना, सब ख़ुद",
  },
  "Small charter firms that pay for your landings months later": {
    hinglish: "Chhoti charter company, jo aapki landing ke paise mahinon baad deti hai",
    hindi: "छोटी चार्टर कंपनी, जो आपकी लैंडिंग के पैसे महीनों बाद देती है",
  },
  "Fold the same paper glider with three nose weights, throw each ten times and graph which balance flies farthest.": {
    hinglish:
      "Kaagaz ka ek hi glider naak par teen alag wazan lagakar banaiye, har ek ko das baar udaiye aur graph banaiye ki kaun sa santulan sabse door jaata hai.",
    hindi: "काग़ज़ का एक ही ग्लाइडर नाक पर तीन अलग वज़न लगाकर बनाइए, हर एक को दस बार उड़ाइए और ग्राफ़ बनाइए कि कौन सा संतुलन सबसे दूर जाता है।",
  },
  "Rotor noise and shaking that reach your spine": {
    hinglish: "Rotor ka shor aur kampan jo reedh tak pahunchta hai",
    hindi: "रोटर का शोर और कंपन जो रीढ़ तक पहुँचता है",
  },
  "Few civil training seats and very dear hours": {
    hinglish: "Civil training ki kam seatein aur udaan ke bahut mehnge ghante",
    hindi: "सिविल ट्रेनिंग की कम सीटें और उड़ान के बहुत महँगे घंटे",
  },
  "Hill pads where others have crashed": {
    hinglish: "Pahaadi helipad, jahan doosre helicopter gir chuke hain",
    hindi: "पहाड़ी हेलीपैड, जहाँ दूसरे हेलीकॉप्टर गिर चुके हैं",
  },
  "Hang a ruler by a thread from a stick and keep it still while walking; then find out what collective and cyclic do.": {
    hinglish:
      "Ek scale ko dhaage se chhadi par latkaiye aur chalte hue use sthir rakhiye; phir pata kijiye ki collective aur cyclic kya karte hain.",
    hindi: "एक स्केल को धागे से छड़ी पर लटकाइए और चलते हुए उसे स्थिर रखिए; फिर पता कीजिए कि collective और cyclic क्या करते हैं।",
  },
  "A learner who freezes can turn a calm landing bad in a second": {
    hinglish: "Learner ghabrakar jam jaye to shaant landing ek second mein bigad sakti hai",
    hindi: "सीखने वाला घबराकर जम जाए तो शांत लैंडिंग एक सेकंड में बिगड़ सकती है",
  },
  "Summer heat on the open tarmac at Gondia or Baramati": {
    hinglish: "Gondia ya Baramati ke khule tarmac par garmi",
    hindi: "गोंदिया या बारामती के खुले टारमैक पर गर्मी",
  },
  "Juniors leave for airline pay three times yours": {
    hinglish: "Junior airline mein aapse teen guna tankhwah ke liye chale jaate hain",
    hindi: "जूनियर एयरलाइन में आपसे तीन गुना तनख़्वाह के लिए चले जाते हैं",
  },
  "Teach a younger cousin to ride a bicycle or fold a glider with words only, and note where your words failed.": {
    hinglish:
      "Kisi chhote cousin ko sirf shabdon se cycle chalana ya glider modna sikhaiye, aur likhiye ki aapke shabd kahan kam pad gaye.",
    hindi: "किसी छोटे कज़िन को सिर्फ़ शब्दों से साइकिल चलाना या ग्लाइडर मोड़ना सिखाइए, और लिखिए कि आपके शब्द कहाँ कम पड़ गए।",
  },
  "Wind cancels the only paid day of the week": {
    hinglish: "Hafte ka ek hi kamai wala din, aur woh bhi tez hawa se radd",
    hindi: "हफ़्ते का एक ही कमाई वाला दिन, और वह भी तेज़ हवा से रद्द",
  },
  "Police and neighbours who think that you spy": {
    hinglish: "Police aur padosi, jinhe lagta hai ki jaasoosi ho rahi hai",
    hindi: "पुलिस और पड़ोसी, जिन्हें लगता है कि जासूसी हो रही है",
  },
  "Cheap rivals who fly without papers": {
    hinglish: "Saste competitor, jo bina kaagazaat ke udaate hain",
    hindi: "सस्ते प्रतियोगी, जो बिना काग़ज़ात के उड़ाते हैं",
  },
  "Read the airspace map on DGCA's Digital Sky site and mark where near home flying is green, yellow and red.": {
    hinglish:
      "DGCA ki Digital Sky site par airspace ka naksha padhiye aur nishan lagaiye ki ghar ke paas udaan ke liye kaun sa ilaaka green, yellow aur red hai.",
    hindi: "DGCA की Digital Sky साइट पर एयरस्पेस का नक़्शा पढ़िए और निशान लगाइए कि घर के पास उड़ान के लिए कौन सा इलाक़ा हरा, पीला और लाल है।",
  },
  "Two jets sent to one height by a slip of the tongue": {
    hinglish: "Zubaan phisli, aur do jet ek hi oonchai par bhej diye gaye",
    hindi: "ज़बान फिसली, और दो जेट एक ही ऊँचाई पर भेज दिए गए",
  },
  "Two hours at the screen without one stray thought, at night too": {
    hinglish: "Screen par do ghante bina dhyaan bhatkaye, raat ko bhi",
    hindi: "स्क्रीन पर दो घंटे बिना ध्यान भटकाए, रात को भी",
  },
  "Posting to any of India's airports, family or not": {
    hinglish: "Desh ke kisi bhi airport par posting, parivaar saath ho ya nahi",
    hindi: "देश के किसी भी एयरपोर्ट पर पोस्टिंग, परिवार साथ हो या नहीं",
  },
  "Learn the aviation alphabet, listen to a public tower recording online, and write down six exchanges that you understood.": {
    hinglish:
      "Aviation ki varnamala seekhiye, kisi tower ki public recording online suniye, aur chhe aisi baatcheet likhiye jo aapko samajh aayi.",
    hindi: "एविएशन की वर्णमाला सीखिए, किसी टावर की सार्वजनिक रिकॉर्डिंग ऑनलाइन सुनिए, और छह ऐसी बातचीत लिखिए जो आपको समझ आईं।",
  },
  "Blame for delay falls first on your desk": {
    hinglish: "Der ka dosh sabse pehle aapki desk par aata hai",
    hindi: "देर का दोष सबसे पहले आपकी डेस्क पर आता है",
  },
  "Fog that shuts the second airport as well as the first": {
    hinglish: "Kohra jo pehle ke saath doosra airport bhi band kar deta hai",
    hindi: "कोहरा जो पहले के साथ दूसरा एयरपोर्ट भी बंद कर देता है",
  },
  "Approval examinations for each new aircraft type": {
    hinglish: "Har nayi tarah ke vimaan ke liye manzoori ki pariksha",
    hindi: "हर नई तरह के विमान के लिए मंज़ूरी की परीक्षा",
  },
  "Plan a Chennai to Guwahati flight on paper: distance, time at 800 km/h, two alternates, and what weather would change it.": {
    hinglish:
      "Kaagaz par Chennai se Guwahati ki udaan plan kijiye: doori, 800 km/h par samay, do alternate airport, aur kaun sa mausam use badal dega.",
    hindi: "काग़ज़ पर चेन्नई से गुवाहाटी की उड़ान प्लान कीजिए: दूरी, 800 किमी/घंटा पर समय, दो वैकल्पिक एयरपोर्ट, और कौन सा मौसम उसे बदल देगा।",
  },
  "Weight, height and hair rules in the contract": {
    hinglish: "Contract mein hi wazan, kad aur baalon ke niyam",
    hindi: "कॉन्ट्रैक्ट में ही वज़न, क़द और बालों के नियम",
  },
  "Drunk or groping passengers and no exit": {
    hinglish: "Nashe mein dhut ya badtameezi se chhoone wale yatri, aur jaayein kahan",
    hindi: "नशे में धुत या बदतमीज़ी से छूने वाले यात्री, और जाएँ कहाँ",
  },
  "Layovers that look glamorous and are mostly sleep": {
    hinglish: "Doosre shehar mein rukna, jo shaandaar dikhta hai par zyadatar sone mein nikalta hai",
    hindi: "दूसरे शहर में रुकना, जो शानदार दिखता है पर ज़्यादातर सोने में निकलता है",
  },
  "Take a free St John or Red Cross first aid session, or explain your school bus's emergency exits to ten children.": {
    hinglish: "St John ya Red Cross ke free first aid session mein jaiye, ya das bachchon ko apni school bus ke emergency exit samjhaiye.",
    hindi: "St John या Red Cross के मुफ़्त फ़र्स्ट एड सेशन में जाइए, या दस बच्चों को अपनी स्कूल बस के इमरजेंसी दरवाज़े समझाइए।",
  },
  "Tarmac that melts shoes in May": { hinglish: "Tarmac jo May mein joote pighla deta hai", hindi: "टारमैक जो मई में जूते पिघला देता है" },
  "On your knees in an airless hold for bag after bag": {
    hinglish: "Vimaan ke saamaan rakhne wale band hisse mein ghutnon par, ek ke baad ek bag",
    hindi: "विमान के सामान रखने वाले बंद हिस्से में घुटनों पर, एक के बाद एक बैग",
  },
  "Thirty minutes' turn-round, whatever the rain": {
    hinglish: "Baarish kaisi bhi ho, vimaan ko tees minute mein wapas bhejna",
    hindi: "बारिश कैसी भी हो, विमान को तीस मिनट में वापस भेजना",
  },
  "Load a car boot with odd boxes three ways, time each, and see which lets you reach the first one needed.": {
    hinglish:
      "Car ki dikki mein alag-alag aakaar ke dibbe teen tarah se rakhiye, har baar samay naapiye, aur dekhiye ki jo dibba sabse pehle chahiye woh kismein aasani se nikalta hai.",
    hindi:
      "कार की डिक्की में अलग-अलग आकार के डिब्बे तीन तरह से रखिए, हर बार समय नापिए, और देखिए कि जो डिब्बा सबसे पहले चाहिए वह किसमें आसानी से निकलता है।",
  },
  "Shouted at for a storm that you did not make": {
    hinglish: "Us toofaan ke liye daant sunna jismein aapki koi galti nahi",
    hindi: "उस तूफ़ान के लिए डाँट सुनना जिसमें आपकी कोई ग़लती नहीं",
  },
  "First shift starts at half past two in the night": {
    hinglish: "Pehli shift raat dhai baje shuru hoti hai",
    hindi: "पहली शिफ़्ट रात ढाई बजे शुरू होती है",
  },
  "A family repacks three heavy bags at your scale while the queue glares": {
    hinglish: "Parivaar aapke taraazu par teen bhaari bag phir se pack karta hai aur line ghoorti hai",
    hindi: "परिवार आपके तराज़ू पर तीन भारी बैग फिर से पैक करता है और लाइन घूरती है",
  },
  "Read one airline's baggage rules and visa needs for Singapore, then advise a family on their real packed bag.": {
    hinglish:
      "Kisi ek airline ke baggage niyam aur Singapore ke visa ki zaroorat padhiye, phir kisi parivaar ko unke sach mein pack kiye bag par salah dijiye.",
    hindi: "किसी एक एयरलाइन के बैगेज नियम और सिंगापुर के वीज़ा की ज़रूरत पढ़िए, फिर किसी परिवार को उनके सच में पैक किए बैग पर सलाह दीजिए।",
  },
  "A minister's visit that shuts the entrance while passengers miss their flights": {
    hinglish: "Mantri ke daure mein entry band, aur yatriyon ki flight chhoot jaati hai",
    hindi: "मंत्री के दौरे में प्रवेश बंद, और यात्रियों की फ़्लाइट छूट जाती है",
  },
  "A blocked toilet and a burst tyre on the same call": {
    hinglish: "Ek hi phone call par jaam toilet aur phata tyre",
    hindi: "एक ही फ़ोन कॉल पर जाम टॉयलेट और फटा टायर",
  },
  "A dog on the runway puts you in tomorrow's newspaper": {
    hinglish: "Runway par kutta aaya, aur kal ke akhbaar mein aapka naam",
    hindi: "रनवे पर कुत्ता आया, और कल के अख़बार में आपका नाम",
  },
  "At a railway or bus station, count people at three queues for ten minutes and redraw the hall to move them faster.": {
    hinglish:
      "Railway ya bus station par teen lineon mein das minute tak log giniye aur hall ka naya naksha banaiye jismein log jaldi nikal sakein.",
    hindi: "रेलवे या बस स्टेशन पर तीन लाइनों में दस मिनट तक लोग गिनिए और हॉल का नया नक़्शा बनाइए जिसमें लोग जल्दी निकल सकें।",
  },
  "Kerosene smell in skin and uniform": { hinglish: "Chamdi aur uniform mein kerosene ki gandh", hindi: "चमड़ी और वर्दी में केरोसिन की गंध" },
  "No mobile phone near the hose, and no hurrying though the captain waits": {
    hinglish: "Fuel pipe ke paas mobile mana, aur captain intezaar kare tab bhi jaldbaazi nahi",
    hindi: "फ़्यूल पाइप के पास मोबाइल मना, और कैप्टन इंतज़ार करे तब भी जल्दबाज़ी नहीं",
  },
  "Lifting stiff hoses in dust and rain": {
    hinglish: "Dhool aur baarish mein kade, bhaari pipe uthana",
    hindi: "धूल और बारिश में कड़े, भारी पाइप उठाना",
  },
  "Shake a little cooking oil with a spoon of water in a clear jar, let it stand, and see how settling shows the water.": {
    hinglish:
      "Saaf jaar mein thoda khane ka tel ek chammach paani ke saath hilaiye, use rakha rehne dijiye, aur dekhiye ki neeche baith kar paani kaise dikhne lagta hai.",
    hindi: "साफ़ जार में थोड़ा खाने का तेल एक चम्मच पानी के साथ हिलाइए, उसे रखा रहने दीजिए, और देखिए कि पानी नीचे बैठकर कैसे दिखने लगता है।",
  },
  "Pilots fall silent when you walk into the crew room": {
    hinglish: "Aapke crew room mein aate hi pilot chup ho jaate hain",
    hindi: "आपके क्रू रूम में आते ही पायलट चुप हो जाते हैं",
  },
  "Birds go on hitting engines, for the rubbish heap is the town's and not yours to clear": {
    hinglish: "Pakshi engine se takraate rehte hain, kyunki kachre ka dher shehar ka hai, use hatana aapke haath mein nahi",
    hindi: "पक्षी इंजन से टकराते रहते हैं, क्योंकि कचरे का ढेर शहर का है, उसे हटाना आपके हाथ में नहीं",
  },
  "Writing up a mistake of the senior captain whom everybody admires": {
    hinglish: "Us senior captain ki galti likhna jiski sab tareef karte hain",
    hindi: "उस सीनियर कैप्टन की ग़लती लिखना जिसकी सब तारीफ़ करते हैं",
  },
  "Keep an anonymous near-miss box in class or at home for two weeks, sort the slips, and fix one cause.": {
    hinglish:
      "Class ya ghar mein do hafte ek dibba rakhiye jismein log bina naam ke baal-baal bachi ghatnaen likhkar daalein, parchiyan chhaantiye, aur ek wajah door kijiye.",
    hindi: "क्लास या घर में दो हफ़्ते एक डिब्बा रखिए जिसमें लोग बिना नाम के बाल-बाल बची घटनाएँ लिखकर डालें, पर्चियाँ छाँटिए, और एक वजह दूर कीजिए।",
  },
  "Charged in a foreign court for another's oil spill": {
    hinglish: "Kisi aur ke tel risaav ke liye videshi adaalat mein mukadma",
    hindi: "किसी और के तेल रिसाव के लिए विदेशी अदालत में मुक़दमा",
  },
  "Children who grow by video call": { hinglish: "Bachche jo video call par bade hote hain", hindi: "बच्चे जो वीडियो कॉल पर बड़े होते हैं" },
  "Customs, health and police forms before a rope is tied": {
    hinglish: "Rassi bandhne se pehle hi customs, health aur police ke form",
    hindi: "रस्सी बँधने से पहले ही कस्टम, हेल्थ और पुलिस के फ़ॉर्म",
  },
  "Pick a ship on the free map of MarineTraffic, follow it for a week, and explain one change of course or speed.": {
    hinglish: "MarineTraffic ke free map par ek jahaaz chuniye, ek hafta use dekhte rahiye, aur disha ya raftaar ka ek badlaav samjhaiye.",
    hindi: "MarineTraffic के मुफ़्त नक़्शे पर एक जहाज़ चुनिए, एक हफ़्ता उसे देखते रहिए, और दिशा या रफ़्तार का एक बदलाव समझाइए।",
  },
  "Four on, eight off, day and night for months": {
    hinglish: "Chaar ghante duty, aath ghante chhutti, mahinon tak din-raat",
    hindi: "चार घंटे ड्यूटी, आठ घंटे छुट्टी, महीनों तक दिन-रात",
  },
  "Alone in a dark wheelhouse with a hundred nets": {
    hinglish: "Andhere wheelhouse mein akele, aur saamne machhuaaron ke sau jaal",
    hindi: "अँधेरे व्हीलहाउस में अकेले, और सामने मछुआरों के सौ जाल",
  },
  "Contracts of months, then leave that is often unpaid": {
    hinglish: "Kuch mahinon ka contract, phir chhutti jo aksar bina paise ki hoti hai",
    hindi: "कुछ महीनों का कॉन्ट्रैक्ट, फिर छुट्टी जो अक्सर बिना पैसे की होती है",
  },
  "With a ruler and an atlas, draw a ship's course from Mumbai to Kochi clear of the coast, and work out the hours at twelve knots (22 km an hour).":
    {
      hinglish:
        "Scale aur atlas lekar Mumbai se Kochi tak jahaaz ka raasta kinaare se door rakhkar kheenchiye, aur baarah knot (22 km ek ghante mein) par kitne ghante lagenge nikaliye.",
      hindi: "स्केल और एटलस लेकर मुंबई से कोच्चि तक जहाज़ का रास्ता किनारे से दूर रखकर खींचिए, और बारह नॉट (22 किमी प्रति घंटा) पर कितने घंटे लगेंगे निकालिए।",
    },
  "Forty-five degrees and noise you feel in your teeth": {
    hinglish: "Paintalees degree garmi aur shor jo daanton tak mehsoos hota hai",
    hindi: "पैंतालीस डिग्री गर्मी और शोर जो दाँतों तक महसूस होता है",
  },
  "Oily-water rules that can put you in prison": {
    hinglish: "Tel wale paani ke niyam, jinke tootne par jail ho sakti hai",
    hindi: "तेल वाले पानी के नियम, जिनके टूटने पर जेल हो सकती है",
  },
  "The alarm panel rings in your cabin": {
    hinglish: "Alarm ki ghanti aapke cabin mein bajti hai",
    hindi: "अलार्म की घंटी आपके केबिन में बजती है",
  },
  "Keep an engine log of your building's water pump for a week: start, stop, sound, minutes to fill the tank; explain each change.": {
    hinglish:
      "Ek hafta apni building ke paani ke pump ki log book rakhiye: kab chala, kab ruka, kaisi awaaz, tanki kitne minute mein bhari; har badlaav samjhaiye.",
    hindi: "एक हफ़्ता अपनी बिल्डिंग के पानी के पंप की लॉग बुक रखिए: कब चला, कब रुका, कैसी आवाज़, टंकी कितने मिनट में भरी; हर बदलाव समझाइए।",
  },
  "Nobody else on board understands your job": {
    hinglish: "Jahaaz par aapka kaam aur koi nahi samajhta",
    hindi: "जहाज़ पर आपका काम और कोई नहीं समझता",
  },
  "The wrong spare and the next port nine days off": {
    hinglish: "Spare part galat nikla, aur agla bandargaah nau din door",
    hindi: "स्पेयर पार्ट ग़लत निकला, और अगला बंदरगाह नौ दिन दूर",
  },
  "Salt air eats what you mended last month": {
    hinglish: "Jo pichhle mahine theek kiya, use khaari hawa kha jaati hai",
    hindi: "जो पिछले महीने ठीक किया, उसे खारी हवा खा जाती है",
  },
  "With a torch cell, wire and switch, make two faults on purpose in a lamp circuit and let a friend trace both.": {
    hinglish:
      "Torch ke cell, taar aur switch se bane lamp circuit mein jaan-boojhkar do kharabiyan kijiye aur kisi dost se dono dhoondhwaiye.",
    hindi: "टॉर्च के सेल, तार और स्विच से बने लैंप सर्किट में जान-बूझकर दो ख़राबियाँ कीजिए और किसी दोस्त से दोनों ढूँढ़वाइए।",
  },
  "One slip between boat and hull": {
    hinglish: "Naav aur jahaaz ke beech pair phisla to jaan gayi",
    hindi: "नाव और जहाज़ के बीच पैर फिसला तो जान गई",
  },
  "A stranger's ship, engine and crew, every few hours": {
    hinglish: "Har kuch ghante mein anjaan jahaaz, anjaan engine aur anjaan crew",
    hindi: "हर कुछ घंटे में अनजान जहाज़, अनजान इंजन और अनजान क्रू",
  },
  "Called with the tide, not the sun": {
    hinglish: "Bulawa jwaar ke samay par aata hai, sooraj dekhkar nahi",
    hindi: "बुलावा ज्वार के समय पर आता है, सूरज देखकर नहीं",
  },
  "Find the tide table of Kandla or Mumbai online, graph two days, and mark the hours when a ship that needs three metres of tide could enter.":
    {
      hinglish:
        "Kandla ya Mumbai ki tide table online dhoondhiye, do din ka graph banaiye, aur un ghanton par nishan lagaiye jab teen meter jwaar ki zaroorat wala jahaaz andar aa sake.",
      hindi:
        "कांडला या मुंबई की टाइड टेबल ऑनलाइन ढूँढ़िए, दो दिन का ग्राफ़ बनाइए, और उन घंटों पर निशान लगाइए जब तीन मीटर ज्वार की ज़रूरत वाला जहाज़ अंदर आ सके।",
    },
  "You answer for the slip that another man made": {
    hinglish: "Chook doosre ki, jawab aapko dena padta hai",
    hindi: "चूक दूसरे की, जवाब आपको देना पड़ता है",
  },
  "Orders from the bridge, grumbles from the mess": {
    hinglish: "Upar bridge se hukm, neeche mess se shikayatein",
    hindi: "ऊपर ब्रिज से हुक्म, नीचे मेस से शिकायतें",
  },
  "Called out to anchor and ropes at each port, at three in the night too": {
    hinglish: "Har bandargaah par langar aur rassiyon ke liye bulawa, raat teen baje bhi",
    hindi: "हर बंदरगाह पर लंगर और रस्सियों के लिए बुलावा, रात तीन बजे भी",
  },
  "Lift a filled bucket straight up by a rope, then tie the rope's end to a rail, pass it under the handle and pull up; compare how heavy it feels.":
    {
      hinglish:
        "Bhari baalti ko rassi se seedhe upar uthaiye, phir rassi ka sira railing se baandhiye, use handle ke neeche se nikaliye aur upar kheenchiye; dekhiye ki kab kitni bhaari lagti hai.",
      hindi:
        "भरी बाल्टी को रस्सी से सीधे ऊपर उठाइए, फिर रस्सी का सिरा रेलिंग से बाँधिए, उसे हैंडल के नीचे से निकालिए और ऊपर खींचिए; देखिए कि कब कितनी भारी लगती है।",
    },
  "Mooring ropes under strain can cut a man in two": {
    hinglish: "Jahaaz baandhne ki tani hui rassi insaan ke do tukde kar sakti hai",
    hindi: "जहाज़ बाँधने की तनी हुई रस्सी इंसान के दो टुकड़े कर सकती है",
  },
  "Sleep on a bed that rolls all night": { hinglish: "Raat bhar hilte bistar par neend", hindi: "रात भर हिलते बिस्तर पर नींद" },
  "Agents who ask two lakh for a job; never pay": {
    hinglish: "Agent jo naukri ke do lakh maangte hain; kabhi mat dijiye",
    hindi: "एजेंट जो नौकरी के दो लाख माँगते हैं; कभी मत दीजिए",
  },
  "While a friend calls port (left), midships (straight) or starboard (right), steer a bicycle round an empty yard, saying each order aloud first.":
    {
      hinglish:
        "Khaali maidan mein cycle chalaiye aur dost port (baayen), midships (seedhe) ya starboard (daayen) bole, to har hukm pehle zor se dohraiye, phir mudiye.",
      hindi: "ख़ाली मैदान में साइकिल चलाइए और दोस्त port (बाएँ), midships (सीधे) या starboard (दाएँ) बोले, तो हर हुक्म पहले ज़ोर से दोहराइए, फिर मुड़िए।",
    },
  "No second cook, no day off": { hinglish: "Na doosra cook, na chhutti ka din", hindi: "न दूसरा कुक, न छुट्टी का दिन" },
  "The same faces judge every meal": { hinglish: "Wahi chehre har khane par faisla sunate hain", hindi: "वही चेहरे हर खाने पर फ़ैसला सुनाते हैं" },
  "Weevils in the flour and a cold room that quits": {
    hinglish: "Aate mein ghun aur cold room jo achanak band ho jaata hai",
    hindi: "आटे में घुन और कोल्ड रूम जो अचानक बंद हो जाता है",
  },
  "Write a week's menu for six people from things that need no fridge, cook one dinner, and cost it.": {
    hinglish:
      "Chhe logon ke liye hafte bhar ka menu un cheezon se likhiye jinhe fridge nahi chahiye, ek raat ka khana pakaiye, aur uski laagat nikaliye.",
    hindi: "छह लोगों के लिए हफ़्ते भर का मेन्यू उन चीज़ों से लिखिए जिन्हें फ़्रिज नहीं चाहिए, एक रात का खाना पकाइए, और उसकी लागत निकालिए।",
  },
  "Silt returns as fast as you lift it": {
    hinglish: "Gaad jitni jaldi nikaalo, utni jaldi wapas aa jaati hai",
    hindi: "गाद जितनी जल्दी निकालो, उतनी जल्दी वापस आ जाती है",
  },
  "Twelve hours of shaking and pump noise at a stretch": {
    hinglish: "Lagataar baarah ghante hilna aur pump ka shor",
    hindi: "लगातार बारह घंटे हिलना और पंप का शोर",
  },
  "Work stops at a turtle, a cable, a court order": {
    hinglish: "Kachhua mile, cable mile ya court ka order aaye, kaam ruk jaata hai",
    hindi: "कछुआ मिले, केबल मिले या कोर्ट का आदेश आए, काम रुक जाता है",
  },
  "Pour sand into a tub of water, scoop a channel, drip water from one end and see how it fills again.": {
    hinglish:
      "Paani ke tub mein ret daaliye, ek naali khodiye, ek sire se boond-boond paani giraiye aur dekhiye ki woh phir kaise bhar jaati hai.",
    hindi: "पानी के टब में रेत डालिए, एक नाली खोदिए, एक सिरे से बूँद-बूँद पानी गिराइए और देखिए कि वह फिर कैसे भर जाती है।",
  },
  "No tourists, no wage, from June to August": {
    hinglish: "June se August tak na tourist, na kamai",
    hindi: "जून से अगस्त तक न टूरिस्ट, न कमाई",
  },
  "Water hyacinth wound round the propeller": { hinglish: "Propeller mein lipti jalkumbhi", hindi: "प्रोपेलर में लिपटी जलकुंभी" },
  "Overloading bosses who call you a coward": {
    hinglish: "Maalik jo zyada sawari bharwate hain aur mana karne par darpok kehte hain",
    hindi: "मालिक जो ज़्यादा सवारी भरवाते हैं और मना करने पर डरपोक कहते हैं",
  },
  "Float a lid with coins and find where one more makes it tip; then say where passengers should sit.": {
    hinglish:
      "Ek dhakkan paani par tairaiye, us par sikke rakhiye aur dekhiye ki kahan ek aur sikka rakhne par woh jhuk jaata hai; phir bataiye ki yatri kahan baithein.",
    hindi: "एक ढक्कन पानी पर तैराइए, उस पर सिक्के रखिए और देखिए कि कहाँ एक और सिक्का रखने पर वह झुक जाता है; फिर बताइए कि यात्री कहाँ बैठें।",
  },
  "Ships that come days after the promise": {
    hinglish: "Jahaaz jo vaade ke kai din baad aate hain",
    hindi: "जहाज़ जो वादे के कई दिन बाद आते हैं",
  },
  "Nights when wind parks every crane": {
    hinglish: "Raatein jab tez hawa har crane ko khada kar deti hai",
    hindi: "रातें जब तेज़ हवा हर क्रेन को खड़ा कर देती है",
  },
  "One crane breaks down, and the agents of four waiting ships all ring you": {
    hinglish: "Ek crane kharab, aur intezaar karte chaar jahaazon ke agent sab aapko phone karte hain",
    hindi: "एक क्रेन ख़राब, और इंतज़ार करते चार जहाज़ों के एजेंट सब आपको फ़ोन करते हैं",
  },
  "From a port website's list of ships due, plan berths for two days with coloured strips and no overlaps.": {
    hinglish:
      "Kisi bandargaah ki website par aane wale jahaazon ki list se, rangeen pattiyon se do din ki berth plan kijiye, taaki koi do jahaaz ek hi jagah na aayen.",
    hindi: "किसी बंदरगाह की वेबसाइट पर आने वाले जहाज़ों की सूची से, रंगीन पट्टियों से दो दिन की बर्थ प्लान कीजिए, ताकि कोई दो जहाज़ एक ही जगह न आएँ।",
  },
  "Neck bent to look down between your knees": {
    hinglish: "Ghutnon ke beech se neeche dekhte-dekhte jhuki gardan",
    hindi: "घुटनों के बीच से नीचे देखते-देखते झुकी गर्दन",
  },
  "Ranked by moves an hour on a public list": {
    hinglish: "Ghante mein kitne container uthe, sabke saamne tangi list mein aapki ranking",
    hindi: "घंटे में कितने कंटेनर उठे, सबके सामने टँगी सूची में आपकी रैंकिंग",
  },
  "The nearest toilet is on the ground, far below your seat": {
    hinglish: "Sabse nazdeeki toilet zameen par hai, aapki seat se bahut neeche",
    hindi: "सबसे नज़दीकी टॉयलेट ज़मीन पर है, आपकी सीट से बहुत नीचे",
  },
  "Swing a padlock on a string, kill the swing by moving only your hand sideways, then lower it on to a coin.": {
    hinglish: "Dhaage par ek taala jhulaiye, sirf haath daayen-baayen chalakar uska jhoolna rokiye, phir use ek sikke par utaariye.",
    hindi: "धागे पर एक ताला झुलाइए, सिर्फ़ हाथ दाएँ-बाएँ चलाकर उसका झूलना रोकिए, फिर उसे एक सिक्के पर उतारिए।",
  },
  "Falling cargo gives no second warning": { hinglish: "Girta maal doosri chetavni nahi deta", hindi: "गिरता माल दूसरी चेतावनी नहीं देता" },
  "Gangs that quarrel over who gets the easier hold": {
    hinglish: "Toliyan jo jahaaz ke aasan wale hold ke liye jhagadti hain",
    hindi: "टोलियाँ जो जहाज़ के आसान वाले होल्ड के लिए झगड़ती हैं",
  },
  "No shade in a hold at noon": {
    hinglish: "Dopahar mein jahaaz ke hold mein zara bhi chhaanv nahi",
    hindi: "दोपहर में जहाज़ के होल्ड में ज़रा भी छाँव नहीं",
  },
  "Load a shoebox with tins and jars so that nothing moves when it is tilted to thirty degrees; list what you wedged.": {
    hinglish:
      "Joote ke dibbe mein tin aur jar aise rakhiye ki tees degree jhukane par bhi kuch na hile; list banaiye ki kahan kya phansaya.",
    hindi: "जूते के डिब्बे में टिन और जार ऐसे रखिए कि तीस डिग्री झुकाने पर भी कुछ न हिले; सूची बनाइए कि कहाँ क्या फँसाया।",
  },
  "Ships that come at two in the night with a sick man or a broken winch aboard": {
    hinglish: "Jahaaz jo raat do baje beemar aadmi ya tooti winch lekar aate hain",
    hindi: "जहाज़ जो रात दो बजे बीमार आदमी या टूटी विंच लेकर आते हैं",
  },
  "Every owner is sure that you overcharge": {
    hinglish: "Har maalik ko yakeen hai ki aapka bill badha-chadhakar banta hai",
    hindi: "हर मालिक को यक़ीन है कि आपका बिल बढ़ा-चढ़ाकर बनता है",
  },
  "An owner abroad goes silent, and the port sends his unpaid dues to you": {
    hinglish: "Videsh mein baitha maalik chup ho jaata hai, aur port uske bakaya ka bill aapko bhejta hai",
    hindi: "विदेश में बैठा मालिक चुप हो जाता है, और पोर्ट उसके बक़ाया का बिल आपको भेजता है",
  },
  "List what a ship of twenty people needs for a three-day stay, then find who in a port town sells each.": {
    hinglish:
      "List banaiye ki bees logon ke jahaaz ko teen din rukne mein kya-kya chahiye, phir pata kijiye ki bandargaah wale shehar mein har cheez kaun bechta hai.",
    hindi: "सूची बनाइए कि बीस लोगों के जहाज़ को तीन दिन रुकने में क्या-क्या चाहिए, फिर पता कीजिए कि बंदरगाह वाले शहर में हर चीज़ कौन बेचता है।",
  },
  "Whole days on the barge, waiting for the current to slacken": {
    hinglish: "Poore din barge par, paani ka bahaav dheema hone ke intezaar mein",
    hindi: "पूरे दिन बजरे पर, पानी का बहाव धीमा होने के इंतज़ार में",
  },
  "Years of deep diving can harm hip and shoulder bones": {
    hinglish: "Saalon gehre gote kulhe aur kandhe ki haddiyon ko nuksaan pahuncha sakte hain",
    hindi: "सालों गहरे ग़ोते कूल्हे और कंधे की हड्डियों को नुक़सान पहुँचा सकते हैं",
  },
  "Your air hangs on a helper on the deck who may look away": {
    hinglish: "Aapki saans deck par khade ek helper ke haath mein hai, jiska dhyaan bhatak sakta hai",
    hindi: "आपकी साँस डेक पर खड़े एक हेल्पर के हाथ में है, जिसका ध्यान भटक सकता है",
  },
  "Put your hands in a bucket of muddy water, eyes shut, and join nuts and bolts of three sizes; time ten attempts.": {
    hinglish:
      "Aankhen band karke kichad wale paani ki baalti mein haath daaliye aur teen size ke nut-bolt jodiye; das koshishon ka samay naapiye.",
    hindi: "आँखें बंद करके कीचड़ वाले पानी की बाल्टी में हाथ डालिए और तीन आकार के नट-बोल्ट जोड़िए; दस कोशिशों का समय नापिए।",
  },
  "People jump and you cannot stop": {
    hinglish: "Log patri par koodte hain aur train ruk nahi paati",
    hindi: "लोग पटरी पर कूदते हैं और ट्रेन रुक नहीं पाती",
  },
  "Long hours in a cabin that mostly has no toilet": {
    hinglish: "Lambe ghante aise cabin mein jismein zyadatar toilet nahi hota",
    hindi: "लंबे घंटे ऐसे केबिन में जिसमें ज़्यादातर टॉयलेट नहीं होता",
  },
  "Years as assistant before your own train": {
    hinglish: "Apni train milne se pehle saalon assistant rehna",
    hindi: "अपनी ट्रेन मिलने से पहले सालों असिस्टेंट रहना",
  },
  "Watch a cab-ride video of an Indian train, pause at each signal, and say what its colour orders.": {
    hinglish: "Kisi Indian train ka cab ride video dekhiye, har signal par rokiye, aur bataiye ki uska rang kya karne ko kehta hai.",
    hindi: "किसी भारतीय ट्रेन का कैब राइड वीडियो देखिए, हर सिग्नल पर रोकिए, और बताइए कि उसका रंग क्या करने को कहता है।",
  },
  "Dark tunnels, then low sun in the eyes on the viaduct": {
    hinglish: "Andheri surang, phir upar ke pul par aankhon mein chubhta neecha sooraj",
    hindi: "अँधेरी सुरंग, फिर ऊपर के पुल पर आँखों में चुभता नीचा सूरज",
  },
  "A stop one metre past the mark is logged against you": {
    hinglish: "Nishan se ek meter aage ruki train aapke khilaaf darj hoti hai",
    hindi: "निशान से एक मीटर आगे रुकी ट्रेन आपके ख़िलाफ़ दर्ज होती है",
  },
  "Shifts built round the two rush hours": {
    hinglish: "Shift jo subah-shaam ki bheed ke hisaab se bani hai",
    hindi: "शिफ़्ट जो सुबह-शाम की भीड़ के हिसाब से बनी है",
  },
  "Stop a bicycle with its front wheel exactly on a chalk line, twenty times, and measure the misses in centimetres.": {
    hinglish: "Cycle ko bees baar aise rokiye ki agla pahiya theek chalk ki lakeer par ho, aur har baar ki chook centimeter mein naapiye.",
    hindi: "साइकिल को बीस बार ऐसे रोकिए कि अगला पहिया ठीक चॉक की लकीर पर हो, और हर बार की चूक सेंटीमीटर में नापिए।",
  },
  "Alone at a small roadside station with no school for the children": {
    hinglish: "Chhote se roadside station par akele, jahan bachchon ke liye school nahi",
    hindi: "छोटे से रोडसाइड स्टेशन पर अकेले, जहाँ बच्चों के लिए स्कूल नहीं",
  },
  "One wrong signal may kill": { hinglish: "Ek galat signal jaan le sakta hai", hindi: "एक ग़लत सिग्नल जान ले सकता है" },
  "One wagon off the rails in your yard at night, and every train behind waits on you": {
    hinglish: "Raat ko aapke yard mein ek wagon patri se utra, aur peeche ki har train aapke intezaar mein",
    hindi: "रात को आपके यार्ड में एक वैगन पटरी से उतरा, और पीछे की हर ट्रेन आपके इंतज़ार में",
  },
  "With two friends and paper tokens, run trains on a one-line table track so that none may meet.": {
    hinglish:
      "Do doston ke saath, kaagaz ke token lekar, mez par bani ek hi patri par trainein aise chalaiye ki koi do aamne-saamne na aayen.",
    hindi: "दो दोस्तों के साथ, काग़ज़ के टोकन लेकर, मेज़ पर बनी एक ही पटरी पर ट्रेनें ऐसे चलाइए कि कोई दो आमने-सामने न आएँ।",
  },
  "Alone in a rocking brake van with monsoon for company": {
    hinglish: "Hilte brake van mein akele, saath mein bas barsaat",
    hindi: "हिलते ब्रेक वैन में अकेले, साथ में बस बरसात",
  },
  "Train stalled at midnight, and you walk back along the dark line with a lamp": {
    hinglish: "Aadhi raat ko train ruki, aur lamp lekar andheri patri par peeche tak paidal jaana",
    hindi: "आधी रात को ट्रेन रुकी, और लैंप लेकर अँधेरी पटरी पर पीछे तक पैदल जाना",
  },
  "Nights in railway rest houses, then home only to sleep": {
    hinglish: "Raatein railway rest house mein, phir ghar sirf sone ke liye",
    hindi: "रातें रेलवे रेस्ट हाउस में, फिर घर सिर्फ़ सोने के लिए",
  },
  "Travel in the last coach of a local train; log its stops, halts and signals, and guess each cause.": {
    hinglish:
      "Local train ke aakhiri dibbe mein safar kijiye; station, beech mein rukna aur signal likhiye, aur har ek ki wajah ka andaaza lagaiye.",
    hindi: "लोकल ट्रेन के आख़िरी डिब्बे में सफ़र कीजिए; स्टेशन, बीच में रुकना और सिग्नल लिखिए, और हर एक की वजह का अंदाज़ा लगाइए।",
  },
  "Gangs who travel without tickets and dare you to act": {
    hinglish: "Toliyan jo bina ticket chalti hain aur kehti hain, kar lo jo karna hai",
    hindi: "टोलियाँ जो बिना टिकट चलती हैं और कहती हैं, कर लो जो करना है",
  },
  "The same false excuse, fifty times a night": {
    hinglish: "Wahi jhootha bahana, ek raat mein pachaas baar",
    hindi: "वही झूठा बहाना, एक रात में पचास बार",
  },
  "Meals and sleep in shared rest houses": {
    hinglish: "Khana aur neend, dono doosron ke saath saajhe rest house mein",
    hindi: "खाना और नींद, दोनों दूसरों के साथ साझे रेस्ट हाउस में",
  },
  "Before a family train trip, find out what CNF, RAC and WL on a ticket mean, and say who sleeps, who sits and who stays behind.": {
    hinglish:
      "Parivaar ke train safar se pehle pata kijiye ki ticket par CNF, RAC aur WL ka kya matlab hai, aur bataiye ki kaun soyega, kaun baithega aur kaun peeche rahega.",
    hindi: "परिवार के ट्रेन सफ़र से पहले पता कीजिए कि टिकट पर CNF, RAC और WL का क्या मतलब है, और बताइए कि कौन सोएगा, कौन बैठेगा और कौन पीछे रहेगा।",
  },
  "Standing between wagons has cost many lives": {
    hinglish: "Wagonon ke beech khade hone se bahut jaanein gayi hain",
    hindi: "वैगनों के बीच खड़े होने से बहुत जानें गई हैं",
  },
  "Grease and darkness on the lowest railway pay level": {
    hinglish: "Railway ke sabse neeche ke pay level par grease aur andhera",
    hindi: "रेलवे के सबसे नीचे के पे लेवल पर ग्रीस और अँधेरा",
  },
  "Winter nights of fog in which the driver may not see your lamp": {
    hinglish: "Sardi ki kohre wali raatein, jinmein driver ko shayad aapka lamp na dikhe",
    hindi: "सर्दी की कोहरे वाली रातें, जिनमें ड्राइवर को शायद आपका लैंप न दिखे",
  },
  "Build two sidings of chalk, with matchboxes as wagons, and reverse their order in the fewest moves.": {
    hinglish: "Chalk se do siding banaiye, maachis ki dibbiyon ko wagon maaniye, aur sabse kam chaalon mein unka kram ulta kijiye.",
    hindi: "चॉक से दो साइडिंग बनाइए, माचिस की डिब्बियों को वैगन मानिए, और सबसे कम चालों में उनका क्रम उलटा कीजिए।",
  },
  "Trains pass an arm's length from your back": {
    hinglish: "Trainein peeth se haath bhar ki doori par guzarti hain",
    hindi: "ट्रेनें पीठ से हाथ भर की दूरी पर गुज़रती हैं",
  },
  "Iron burns at noon in Rajasthan": { hinglish: "Rajasthan ki dopahar mein jalta loha", hindi: "राजस्थान की दोपहर में जलता लोहा" },
  "Night patrol alone with a lamp and a whistle": {
    hinglish: "Raat ki gasht akele, bas ek lamp aur seeti ke saath",
    hindi: "रात की गश्त अकेले, बस एक लैंप और सीटी के साथ",
  },
  "Push a ruler through a loose and a packed heap of gravel, and say why stones and not mud carry sleepers.": {
    hinglish:
      "Bajri ke ek dheele aur ek dabe hue dher mein scale ghusaiye, aur bataiye ki sleeper ke neeche mitti nahi, patthar kyon hote hain.",
    hindi: "बजरी के एक ढीले और एक दबे हुए ढेर में स्केल घुसाइए, और बताइए कि स्लीपर के नीचे मिट्टी नहीं, पत्थर क्यों होते हैं।",
  },
  "A red signal stops forty trains and every phone rings": {
    hinglish: "Ek laal signal chaalis trainein rok deta hai, aur har phone bajne lagta hai",
    hindi: "एक लाल सिग्नल चालीस ट्रेनें रोक देता है, और हर फ़ोन बजने लगता है",
  },
  "Rats in the relay box beside the line, and lightning in June": {
    hinglish: "Patri kinaare ke relay box mein chuhe, aur June mein bijli girna",
    hindi: "पटरी किनारे के रिले बॉक्स में चूहे, और जून में बिजली गिरना",
  },
  "One loop of wire would let the train go and could kill, so you refuse while all wait": {
    hinglish:
      "Taar ka ek tukda jodne se train nikal jaati par kisi ki jaan ja sakti hai, isliye mana karna padta hai aur sab intezaar karte hain",
    hindi: "तार का एक टुकड़ा जोड़ने से ट्रेन निकल जाती पर किसी की जान जा सकती है, इसलिए मना करना पड़ता है और सब इंतज़ार करते हैं",
  },
  "Wire a battery, two bulbs and a switch so that green and red can never shine together; sketch it.": {
    hinglish: "Battery, do bulb aur switch ko aise jodiye ki hara aur laal kabhi ek saath na jalein; uska chitra banaiye.",
    hindi: "बैटरी, दो बल्ब और स्विच को ऐसे जोड़िए कि हरा और लाल कभी एक साथ न जलें; उसका चित्र बनाइए।",
  },
  "Eight hours at the train board, hardly leaving the chair": {
    hinglish: "Train board ke saamne aath ghante, kursi se uthna bhi mushkil",
    hindi: "ट्रेन बोर्ड के सामने आठ घंटे, कुर्सी से उठना भी मुश्किल",
  },
  "Morning meetings that dissect each minute you lost": {
    hinglish: "Subah ki meeting jo khoye hue har minute ka post-mortem karti hai",
    hindi: "सुबह की मीटिंग जो खोए हुए हर मिनट का पोस्टमार्टम करती है",
  },
  "No good choice when four trains need one platform": {
    hinglish: "Chaar trainon ko ek hi platform chahiye, aur koi achha raasta nahi",
    hindi: "चार ट्रेनों को एक ही प्लेटफ़ॉर्म चाहिए, और कोई अच्छा रास्ता नहीं",
  },
  "Draw a time-distance graph of four trains at your station from the timetable, and find where they must cross.": {
    hinglish:
      "Timetable se apne station ki chaar trainon ka samay aur doori ka graph banaiye, aur dhoondhiye ki woh ek doosre ko kahan paar karengi.",
    hindi: "टाइमटेबल से अपने स्टेशन की चार ट्रेनों का समय और दूरी का ग्राफ़ बनाइए, और ढूँढ़िए कि वे एक दूसरे को कहाँ पार करेंगी।",
  },
  "Queue touts at the window before sunrise": {
    hinglish: "Suraj nikalne se pehle hi khidki par line mein lage dalal",
    hindi: "सूरज निकलने से पहले ही खिड़की पर लाइन में लगे दलाल",
  },
  "Everyone believes that you hid a berth": {
    hinglish: "Har koi maanta hai ki berth aapne chhupa li",
    hindi: "हर कोई मानता है कि बर्थ आपने छुपा ली",
  },
  "The terminal hangs in the very minute that tatkal opens": {
    hinglish: "Theek usi minute terminal atak jaata hai jab tatkal khulta hai",
    hindi: "ठीक उसी मिनट टर्मिनल अटक जाता है जब तत्काल खुलता है",
  },
  "Fill in a paper reservation form for five people with no error, then time it until you can do it in a minute.": {
    hinglish:
      "Paanch logon ka kaagaz wala reservation form bina galti bhariye, phir ghadi dekhkar tab tak bhariye jab tak woh ek minute mein na ho jaye.",
    hindi: "पाँच लोगों का काग़ज़ वाला आरक्षण फ़ॉर्म बिना ग़लती भरिए, फिर घड़ी देखकर तब तक भरिए जब तक वह एक मिनट में न हो जाए।",
  },
  "Coal dust in the ledger and in the tea": {
    hinglish: "Bahi mein bhi aur chai mein bhi koyle ki dhool",
    hindi: "बही में भी और चाय में भी कोयले की धूल",
  },
  "Traders who plead over each hour of late fee (demurrage)": {
    hinglish: "Vyapari jo deri ke jurmaane (demurrage) ke har ghante par minnat karte hain",
    hindi: "व्यापारी जो देरी के जुर्माने (डेमरेज) के हर घंटे पर मिन्नत करते हैं",
  },
  "Trains placed at two in the morning, in rain": {
    hinglish: "Raat do baje, baarish mein, siding par lagti trainein",
    hindi: "रात दो बजे, बारिश में, साइडिंग पर लगती ट्रेनें",
  },
  "From a safe place watch one goods train pass, count its wagons, name the load, and work out how many lorries it saves.": {
    hinglish:
      "Surakshit jagah se ek maalgaadi guzarte dekhiye, dibbe giniye, maal ka naam bataiye, aur hisaab lagaiye ki usne kitne truck bachaye.",
    hindi: "सुरक्षित जगह से एक मालगाड़ी गुज़रते देखिए, डिब्बे गिनिए, माल का नाम बताइए, और हिसाब लगाइए कि उसने कितने ट्रक बचाए।",
  },
  "Blamed for jams that you sit in too": {
    hinglish: "Us jaam ka dosh jismein aapki bus bhi phansi hai",
    hindi: "उस जाम का दोष जिसमें आपकी बस भी फँसी है",
  },
  "Split duty: morning rush, dead noon, evening rush": {
    hinglish: "Do hisson ki duty: subah ki bheed, khaali dopahar, shaam ki bheed",
    hindi: "दो हिस्सों की ड्यूटी: सुबह की भीड़, ख़ाली दोपहर, शाम की भीड़",
  },
  "A crowd's anger after any scratch, guilty or not": {
    hinglish: "Zara si kharonch par bheed ka gussa, galti ho ya na ho",
    hindi: "ज़रा सी खरोंच पर भीड़ का ग़ुस्सा, ग़लती हो या न हो",
  },
  "Ride one city route end to end with a notebook: log each stop, hard brake and why it happened.": {
    hinglish: "Copy lekar shehar ke ek route par shuru se ant tak bus mein baithiye: har stop, har zor ka brake aur uski wajah likhiye.",
    hindi: "कॉपी लेकर शहर के एक रूट पर शुरू से अंत तक बस में बैठिए: हर स्टॉप, हर ज़ोर का ब्रेक और उसकी वजह लिखिए।",
  },
  "Quarrels over two rupees of change": { hinglish: "Do rupaye chhutte ke liye jhagde", hindi: "दो रुपये छुट्टे के लिए झगड़े" },
  "Standing and swaying until the legs swell": {
    hinglish: "Khade-khade hilte rehna, jab tak pair soojh na jayen",
    hindi: "खड़े-खड़े हिलते रहना, जब तक पैर सूज न जाएँ",
  },
  "Checking squads who treat a mistake as theft": {
    hinglish: "Checking wale jo galti ko chori maan lete hain",
    hindi: "चेकिंग वाले जो ग़लती को चोरी मान लेते हैं",
  },
  "Act as cashier for a family trip: collect each fare, give change, note every stage and close with no difference.": {
    hinglish:
      "Parivaar ke kisi safar mein cashier baniye: har kiraya lijiye, chhutta lautaiye, har stage likhiye aur ant mein hisaab poora milaiye.",
    hindi: "परिवार के किसी सफ़र में कैशियर बनिए: हर किराया लीजिए, छुट्टा लौटाइए, हर स्टेज लिखिए और अंत में हिसाब पूरा मिलाइए।",
  },
  "Weeks on the road, and the next load booked before you see home": {
    hinglish: "Hafton sadak par, aur ghar dekhne se pehle hi agla maal book",
    hindi: "हफ़्तों सड़क पर, और घर देखने से पहले ही अगला माल बुक",
  },
  "Bribes asked and thieves at diesel tanks": {
    hinglish: "Rishwat ki maang aur diesel ki tanki par chor",
    hindi: "रिश्वत की माँग और डीज़ल की टंकी पर चोर",
  },
  "Days of unpaid waiting outside a factory gate": {
    hinglish: "Factory ke gate ke bahar bina paise ke kai din ka intezaar",
    hindi: "फ़ैक्टरी के गेट के बाहर बिना पैसे के कई दिन का इंतज़ार",
  },
  "Plan Ludhiana to Kochi on a map with eight driving hours a day: mark night halts, State borders and fuel stops.": {
    hinglish:
      "Naksha dekhkar Ludhiana se Kochi ka safar plan kijiye, din mein aath ghante gaadi chalane par: raat ke padaav, rajyon ki seema aur fuel ke stop par nishan lagaiye.",
    hindi: "नक़्शा देखकर लुधियाना से कोच्चि का सफ़र प्लान कीजिए, दिन में आठ घंटे गाड़ी चलाने पर: रात के पड़ाव, राज्यों की सीमा और ईंधन के स्टॉप पर निशान लगाइए।",
  },
  "Map pins that lead to the wrong lane": {
    hinglish: "Map ka pin jo galat gali mein le jaata hai",
    hindi: "मैप का पिन जो ग़लत गली में ले जाता है",
  },
  "Fourth-floor fridges without a lift": { hinglish: "Bina lift ke chauthi manzil tak fridge", hindi: "बिना लिफ़्ट के चौथी मंज़िल तक फ़्रिज" },
  "Unpaid for parcels that nobody accepts": {
    hinglish: "Jo parcel koi nahi leta, uske paise nahi milte",
    hindi: "जो पार्सल कोई नहीं लेता, उसके पैसे नहीं मिलते",
  },
  "Put ten neighbourhood addresses in the best order on paper, walk it, and count how many metres you could still save.": {
    hinglish:
      "Mohalle ke das pate kaagaz par sabse achhe kram mein likhiye, us raaste par chaliye, aur giniye ki aur kitne meter bach sakte the.",
    hindi: "मोहल्ले के दस पते काग़ज़ पर सबसे अच्छे क्रम में लिखिए, उस रास्ते पर चलिए, और गिनिए कि और कितने मीटर बच सकते थे।",
  },
  "Commission, loan and fuel come before your own meal": {
    hinglish: "Commission, loan aur fuel pehle, apna khana baad mein",
    hindi: "कमीशन, लोन और ईंधन पहले, अपना खाना बाद में",
  },
  "Ratings by people whom you never see again": {
    hinglish: "Rating un logon ki jo phir kabhi nahi milte",
    hindi: "रेटिंग उन लोगों की जो फिर कभी नहीं मिलते",
  },
  "A ride that ends far outside the city, and an empty drive back at your own cost": {
    hinglish: "Sawari jo shehar se bahut door khatm hoti hai, aur wapas khaali gaadi apne kharch par",
    hindi: "सवारी जो शहर से बहुत दूर ख़त्म होती है, और वापसी ख़ाली गाड़ी से अपने ख़र्च पर",
  },
  "Guide a parent through your town for an hour without phone maps, using two routes each way and naming landmarks.": {
    hinglish:
      "Bina phone ke map ke ek ghanta apne mata ya pita ko shehar mein raasta bataiye, jaane aur aane ke do-do raaste lijiye aur pehchaan ki jagahon ke naam boliye.",
    hindi: "बिना फ़ोन के मैप के एक घंटा अपने माता या पिता को शहर में रास्ता बताइए, जाने और आने के दो-दो रास्ते लीजिए और पहचान की जगहों के नाम बोलिए।",
  },
  "Smoke at the height of your nose": { hinglish: "Theek naak ki oonchai par dhuan", hindi: "ठीक नाक की ऊँचाई पर धुआँ" },
  "Daily rent to the owner, whether passengers come or not": {
    hinglish: "Maalik ko roz ka kiraya, sawari mile ya na mile",
    hindi: "मालिक को रोज़ का किराया, सवारी मिले या न मिले",
  },
  "App firms and meters argue over your fare": {
    hinglish: "Aapke bhaade par app company aur meter ki kheenchtaan",
    hindi: "आपके भाड़े पर ऐप कंपनी और मीटर की खींचतान",
  },
  "Note the meter and kilometres of auto trips that your family makes, work out the fare by the city's chart, and compare with what was asked.":
    {
      hinglish:
        "Aapka parivaar auto se jo safar kare uska meter aur kilometre likhiye, shehar ke rate card se bhaada nikaliye, aur maange gaye bhaade se milaiye.",
      hindi: "आपका परिवार ऑटो से जो सफ़र करे उसका मीटर और किलोमीटर लिखिए, शहर के रेट कार्ड से भाड़ा निकालिए, और माँगे गए भाड़े से मिलाइए।",
    },
  "Hours of waiting in basements for one short drive": {
    hinglish: "Ek chhoti si drive ke liye basement mein ghanton intezaar",
    hindi: "एक छोटी सी ड्राइव के लिए बेसमेंट में घंटों इंतज़ार",
  },
  "Fetching vegetables although you were hired to drive": {
    hinglish: "Naukri gaadi chalane ki, aur kaam sabzi lane ka",
    hindi: "नौकरी गाड़ी चलाने की, और काम सब्ज़ी लाने का",
  },
  "Your evening goes when the employer's dinner runs late": {
    hinglish: "Maalik ka dinner lamba khinche to aapki shaam gayi",
    hindi: "मालिक का डिनर लंबा खिंचे तो आपकी शाम गई",
  },
  "Ride beside a careful family driver for ten kilometres, count every jerk, and write what each could have avoided by looking ahead.": {
    hinglish:
      "Parivaar mein sambhalkar gaadi chalane wale kisi ke bagal mein das kilometre baithiye, har jhatka giniye, aur likhiye ki aage dekhkar kaun sa bach sakta tha.",
    hindi: "परिवार में सँभलकर गाड़ी चलाने वाले किसी के बग़ल में दस किलोमीटर बैठिए, हर झटका गिनिए, और लिखिए कि आगे देखकर कौन सा बच सकता था।",
  },
  "No stop in a bazaar, however tired": {
    hinglish: "Kitni bhi thakaan ho, bazaar mein rukna mana",
    hindi: "कितनी भी थकान हो, बाज़ार में रुकना मना",
  },
  "Fumes that stay in your head": { hinglish: "Bhaap aur gandh jo sir mein chadhi rehti hai", hindi: "भाप और गंध जो सिर में चढ़ी रहती है" },
  "After a spill, people run towards it with buckets": {
    hinglish: "Maal gira, to log baalti lekar usi ki taraf daudte hain",
    hindi: "माल गिरा, तो लोग बाल्टी लेकर उसी की तरफ़ दौड़ते हैं",
  },
  "Half fill a plastic bottle, lay it on a toy car, brake suddenly, then add card baffles and compare the surge.": {
    hinglish:
      "Plastic ki bottle aadhi bhariye, use khilauna gaadi par litaiye, achanak rokiye, phir andar gatte ki deewarein lagaiye aur dekhiye ki paani ka dhakka kitna badla.",
    hindi:
      "प्लास्टिक की बोतल आधी भरिए, उसे खिलौना गाड़ी पर लिटाइए, अचानक रोकिए, फिर अंदर गत्ते की दीवारें लगाइए और देखिए कि पानी का धक्का कितना बदला।",
  },
  "Forty children singing while you reverse": {
    hinglish: "Bus peeche lete samay chaalis bachchon ka gaana",
    hindi: "बस पीछे लेते समय चालीस बच्चों का गाना",
  },
  "Idle from nine to one, yet not free": {
    hinglish: "Nau se ek baje tak khaali, phir bhi azaad nahi",
    hindi: "नौ से एक बजे तक ख़ाली, फिर भी आज़ाद नहीं",
  },
  "Parents' cars three deep at the gate, just where you must turn the bus": {
    hinglish: "Gate par maa-baap ki cars teen kataar mein, theek wahin jahan bus modni hai",
    hindi: "गेट पर माँ-बाप की कारें तीन क़तार में, ठीक वहीं जहाँ बस मोड़नी है",
  },
  "For a week write down every risk between the bus door and the school gate, then suggest to a teacher how to end one of them.": {
    hinglish:
      "Ek hafte tak bus ke darwaze aur school ke gate ke beech har khatra likhiye, phir kisi teacher ko sujhaiye ki unmein se ek kaise khatm ho.",
    hindi: "एक हफ़्ते तक बस के दरवाज़े और स्कूल के गेट के बीच हर ख़तरा लिखिए, फिर किसी टीचर को सुझाइए कि उनमें से एक कैसे ख़त्म हो।",
  },
  "Clock and rating push you to ride badly": {
    hinglish: "Ghadi aur rating jo aapse bike galat tareeke se chalwati hain",
    hindi: "घड़ी और रेटिंग जो आपसे बाइक ग़लत तरीक़े से चलवाती हैं",
  },
  "Petrol, repairs and falls come out of your own pay": {
    hinglish: "Petrol, repair aur girne ka kharch apni kamai se jaata hai",
    hindi: "पेट्रोल, मरम्मत और गिरने का ख़र्च अपनी कमाई से जाता है",
  },
  "Guards who send you to the back stairs": {
    hinglish: "Guard jo aapko peeche ki seedhi se bhejte hain",
    hindi: "गार्ड जो आपको पीछे की सीढ़ी से भेजते हैं",
  },
  "Ask a delivery rider for one day's orders, kilometres, petrol and waiting, and work out what an hour of it really paid.": {
    hinglish:
      "Kisi delivery rider se ek din ke order, kilometre, petrol aur intezaar poochiye, aur hisaab lagaiye ki ek ghante mein asal mein kitna mila.",
    hindi: "किसी डिलीवरी राइडर से एक दिन के ऑर्डर, किलोमीटर, पेट्रोल और इंतज़ार पूछिए, और हिसाब लगाइए कि एक घंटे में असल में कितना मिला।",
  },
  "Agents who offer envelopes for a pass": {
    hinglish: "Dalal jo test paas karwane ke liye lifaafa badhate hain",
    hindi: "दलाल जो टेस्ट पास करवाने के लिए लिफ़ाफ़ा बढ़ाते हैं",
  },
  "All day beside learners whose feet shake on the clutch": {
    hinglish: "Poore din un seekhne walon ke bagal mein, jinke pair clutch par kaanpte hain",
    hindi: "पूरे दिन उन सीखने वालों के बग़ल में, जिनके पैर क्लच पर काँपते हैं",
  },
  "The worry that someone you passed will hurt somebody": {
    hinglish: "Yeh chinta ki jise aapne test mein paas kiya woh kisi ko chot pahuncha dega",
    hindi: "यह चिंता कि जिसे आपने टेस्ट में पास किया वह किसी को चोट पहुँचा देगा",
  },
  "Read the official licence handbook's signs, sit the mock learner's test on Parivahan's site, and explain each mistake.": {
    hinglish:
      "Sarkari licence handbook ke road signs padhiye, Parivahan ki site par learner's test ka mock dijiye, aur har galti samjhaiye.",
    hindi: "सरकारी लाइसेंस हैंडबुक के सड़क संकेत पढ़िए, Parivahan की साइट पर लर्नर टेस्ट का मॉक दीजिए, और हर ग़लती समझाइए।",
  },
  "No power to fine, yet all the abuse": {
    hinglish: "Chalaan ka haq nahi, phir bhi saari gaaliyan",
    hindi: "चालान का हक़ नहीं, फिर भी सारी गालियाँ",
  },
  "Diesel in the lungs and horns in the ears": {
    hinglish: "Phephdon mein diesel ka dhuan aur kaanon mein horn",
    hindi: "फेफड़ों में डीज़ल का धुआँ और कानों में हॉर्न का शोर",
  },
  "In many cities it is unpaid or paid by the day": {
    hinglish: "Kai shehron mein paise nahi milte, ya roz ke hisaab se milte hain",
    hindi: "कई शहरों में पैसे नहीं मिलते, या रोज़ के हिसाब से मिलते हैं",
  },
  "Learn six standard police hand signals and practise before a mirror; then explain them to ten younger pupils.": {
    hinglish:
      "Police ke haath ke chhe tay sanket seekhiye aur sheeshe ke saamne abhyaas kijiye; phir unhe das chhote students ko samjhaiye.",
    hindi: "पुलिस के हाथ के छह तय संकेत सीखिए और शीशे के सामने अभ्यास कीजिए; फिर उन्हें दस छोटे छात्र-छात्राओं को समझाइए।",
  },
  "Breakdown calls at three in the night, with ice cream melting in the van": {
    hinglish: "Raat teen baje gaadi kharab hone ka phone, aur van mein ice cream pighal rahi hai",
    hindi: "रात तीन बजे गाड़ी ख़राब होने का फ़ोन, और वैन में आइसक्रीम पिघल रही है",
  },
  "Fuel thieves cleverer than your sensors": {
    hinglish: "Tel ke chor jo aapke sensor se zyada chaalaak hain",
    hindi: "तेल के चोर जो आपके सेंसर से ज़्यादा चालाक हैं",
  },
  "A van parked for the night that has somehow run forty kilometres": {
    hinglish: "Van jo raat bhar khadi thi, phir bhi na jaane kaise chaalis kilometre chal gayi",
    hindi: "वैन जो रात भर खड़ी थी, फिर भी न जाने कैसे चालीस किलोमीटर चल गई",
  },
  "Keep a full log for the family scooter for a month (km, petrol, air, repair) and state cost per kilometre.": {
    hinglish: "Ek mahine ghar ke scooter ka poora record rakhiye (km, petrol, hawa, repair) aur bataiye ki ek kilometre kitne ka pada.",
    hindi: "एक महीने घर के स्कूटर का पूरा रिकॉर्ड रखिए (किमी, पेट्रोल, हवा, मरम्मत) और बताइए कि एक किलोमीटर कितने का पड़ा।",
  },
  "Unions, politicians and passengers at one door": {
    hinglish: "Ek hi darwaze par union, neta aur yatri",
    hindi: "एक ही दरवाज़े पर यूनियन, नेता और यात्री",
  },
  "Old buses that break down, and an office that counts missed trips": {
    hinglish: "Purani bus jo kharab hoti hain, aur office jo chhoote hue phere ginta hai",
    hindi: "पुरानी बसें जो ख़राब होती हैं, और दफ़्तर जो छूटे हुए फेरे गिनता है",
  },
  "Strikes on the day before Holi": { hinglish: "Holi se theek ek din pehle hadtaal", hindi: "होली से ठीक एक दिन पहले हड़ताल" },
  "Stand at a stop for an hour with a timetable and record each bus's delay; draw the chart and guess the cause.": {
    hinglish:
      "Timetable lekar ek ghanta bus stop par khade rahiye aur har bus ki deri likhiye; chart banaiye aur wajah ka andaaza lagaiye.",
    hindi: "टाइमटेबल लेकर एक घंटा बस स्टॉप पर खड़े रहिए और हर बस की देरी लिखिए; चार्ट बनाइए और वजह का अंदाज़ा लगाइए।",
  },
  "Big men who refuse to pay and threaten the collector": {
    hinglish: "Rasookhdaar log jo paise dene se mana karte hain aur collector ko dhamkaate hain",
    hindi: "रसूख़दार लोग जो पैसे देने से मना करते हैं और कलेक्टर को धमकाते हैं",
  },
  "Exhaust, dust and fans that only move it": {
    hinglish: "Dhuan, dhool aur pankhe jo use bas idhar-udhar ghumate hain",
    hindi: "धुआँ, धूल और पंखे जो उसे बस इधर-उधर घुमाते हैं",
  },
  "Nights between two towns, far from any police post": {
    hinglish: "Do shehron ke beech highway par raatein, har police chowki se door",
    hindi: "दो शहरों के बीच हाईवे पर रातें, हर पुलिस चौकी से दूर",
  },
  "From the footpath time ten vehicles through a parking gate, note why the slowest took longest, and suggest one change.": {
    hinglish:
      "Footpath se dekhiye ki das gaadiyon ko parking ke gate se nikalne mein kitna samay laga, sabse dheemi ki wajah likhiye, aur ek badlaav sujhaiye.",
    hindi: "फ़ुटपाथ से देखिए कि दस गाड़ियों को पार्किंग के गेट से निकलने में कितना समय लगा, सबसे धीमी की वजह लिखिए, और एक बदलाव सुझाइए।",
  },
  "One scratch costs a month's wage": {
    hinglish: "Ek kharonch, aur mahine bhar ki tankhwah gayi",
    hindi: "एक खरोंच, और महीने भर की तनख़्वाह गई",
  },
  "Fumes under low ceilings": { hinglish: "Neechi chhat ke neeche gaadiyon ka dhuan", hindi: "नीची छत के नीचे गाड़ियों का धुआँ" },
  "Guests who throw a key and not a word": {
    hinglish: "Guest jo chaabi phenkte hain aur ek shabd nahi kehte",
    hindi: "मेहमान जो चाबी फेंकते हैं और एक शब्द नहीं कहते",
  },
  "Cut paper cars to scale and fit twenty into your school yard, with room for each to leave; count moves.": {
    hinglish:
      "Sahi paimaane par kaagaz ki cars kaatiye aur school ke maidan mein bees aise jamaiye ki har ek nikal sake; giniye ki kitni baar hilana pada.",
    hindi: "सही पैमाने पर काग़ज़ की कारें काटिए और स्कूल के मैदान में बीस ऐसे जमाइए कि हर एक निकल सके; गिनिए कि कितनी बार हिलाना पड़ा।",
  },
  "A strike at one border wrecks a month's saving": {
    hinglish: "Ek border par hadtaal, aur mahine bhar ki bachat khatm",
    hindi: "एक बॉर्डर पर हड़ताल, और महीने भर की बचत ख़त्म",
  },
  "A whole load held at the roadside for one wrong e-way bill": {
    hinglish: "Ek galat e-way bill ki wajah se poora maal sadak kinaare ruk jaana",
    hindi: "एक ग़लत ई-वे बिल की वजह से पूरा माल सड़क किनारे रुक जाना",
  },
  "Lorries that stand for days at the plant's gate, with each day charged to you": {
    hinglish: "Plant ke gate par kai din khade truck, aur har din ka kharch aapke naam",
    hindi: "प्लांट के गेट पर कई दिन खड़े ट्रक, और हर दिन का ख़र्च आपके नाम",
  },
  "Price sending one bag of rice from your town to Mumbai by bus parcel, train and courier, and choose for speed and cost.": {
    hinglish:
      "Apne shehar se Mumbai tak chawal ki ek bori bhejne ka kharch bus parcel, train aur courier se nikaliye, aur raftaar aur kharch dekhkar chuniye.",
    hindi: "अपने शहर से मुंबई तक चावल की एक बोरी भेजने का ख़र्च बस पार्सल, ट्रेन और कूरियर से निकालिए, और रफ़्तार और ख़र्च देखकर चुनिए।",
  },
  "Sales and factory each believe that you serve the other": {
    hinglish: "Sales ko lagta hai aap factory ki taraf hain, aur factory ko lagta hai sales ki taraf",
    hindi: "सेल्स को लगता है आप फ़ैक्टरी की तरफ़ हैं, और फ़ैक्टरी को लगता है सेल्स की तरफ़",
  },
  "A flood in one town empties shelves in five States": {
    hinglish: "Ek shehar mein baadh, aur paanch rajyon ki shelf khaali",
    hindi: "एक शहर में बाढ़, और पाँच राज्यों की शेल्फ़ें ख़ाली",
  },
  "A ten-rupee part that stops a whole factory line": {
    hinglish: "Das rupaye ka ek purza jo poori factory line rok deta hai",
    hindi: "दस रुपये का एक पुर्ज़ा जो पूरी फ़ैक्टरी लाइन रोक देता है",
  },
  "With three friends as shop, wholesaler and factory, pass orders on paper for twenty rounds, chart each one's stock, and find who caused the swings.":
    {
      hinglish:
        "Teen doston ko dukaan, thok vyapari aur factory banakar kaagaz par bees baar order aage badhaiye, har ek ke stock ka chart banaiye, aur dhoondhiye ki utaar-chadhaav kisne paida kiya.",
      hindi:
        "तीन दोस्तों को दुकान, थोक व्यापारी और फ़ैक्टरी बनाकर काग़ज़ पर बीस बार ऑर्डर आगे बढ़ाइए, हर एक के स्टॉक का चार्ट बनाइए, और ढूँढ़िए कि उतार-चढ़ाव किसने पैदा किया।",
    },
  'The depot answers with "we have always done it so"': {
    hinglish: "Depot ka jawab: hamesha se aise hi hota aaya hai",
    hindi: "डिपो का जवाब: हमेशा से ऐसे ही होता आया है",
  },
  "GPS gaps that ruin a lovely chart": {
    hinglish: "GPS ke beech mein gayab hisse, jo badhiya chart bigaad dete hain",
    hindi: "GPS के बीच में ग़ायब हिस्से, जो बढ़िया चार्ट बिगाड़ देते हैं",
  },
  "You save crores but never see a truck": {
    hinglish: "Bachat karodon ki, par truck kabhi dekhne ko nahi milta",
    hindi: "बचत करोड़ों की, पर ट्रक कभी देखने को नहीं मिलता",
  },
  "Log ten of your own errands with start, distance and minutes in a sheet, then reorder them and compute the saving.": {
    hinglish:
      "Apne bahar ke das kaam ek sheet mein likhiye, kahan se shuru, kitni doori aur kitne minute, phir kram badalkar nikaliye ki kitna bacha.",
    hindi: "अपने बाहर के दस काम एक शीट में लिखिए, कहाँ से शुरू, कितनी दूरी और कितने मिनट, फिर क्रम बदलकर निकालिए कि कितना बचा।",
  },
  "Tin roofs that reach forty-five degrees": {
    hinglish: "Tin ki chhat ke neeche paintalees degree tak garmi",
    hindi: "टिन की छत के नीचे पैंतालीस डिग्री तक गर्मी",
  },
  "Contract labour that leaves after the festival": {
    hinglish: "Theke ke mazdoor jo tyohaar ke baad chale jaate hain",
    hindi: "ठेके के मज़दूर जो त्योहार के बाद चले जाते हैं",
  },
  "Cartons that leave with a driver, helped by someone you trusted": {
    hinglish: "Carton jo driver ke saath gayab ho jaate hain, aur madad karne wala aapka bharosemand nikalta hai",
    hindi: "कार्टन जो ड्राइवर के साथ ग़ायब हो जाते हैं, और मदद करने वाला आपका भरोसेमंद निकलता है",
  },
  "Rearrange one kitchen shelf by how often things are used, and time ten fetches before and after.": {
    hinglish:
      "Rasoi ki ek shelf is hisaab se phir jamaiye ki kaun si cheez kitni baar kaam aati hai, aur pehle aur baad mein das baar cheez lane ka samay naapiye.",
    hindi: "रसोई की एक शेल्फ़ इस हिसाब से फिर जमाइए कि कौन सी चीज़ कितनी बार काम आती है, और पहले और बाद में दस बार चीज़ लाने का समय नापिए।",
  },
  "Lorry boxes like ovens, to be emptied by hand at noon": {
    hinglish: "Bhatti jaise truck ke dibbe, jo dopahar mein haath se khaali karne padte hain",
    hindi: "भट्टी जैसे ट्रक के डिब्बे, जो दोपहर में हाथ से ख़ाली करने पड़ते हैं",
  },
  "A carton marked fragile at the bottom of a tall stack": {
    hinglish: "Oonche dher ke sabse neeche fragile likha hua carton",
    hindi: "ऊँचे ढेर के सबसे नीचे नाज़ुक लिखा हुआ कार्टन",
  },
  "Agency job that ends when the sale ends": {
    hinglish: "Agency ki naukri jo sale khatm hote hi khatm",
    hindi: "एजेंसी की नौकरी जो सेल ख़त्म होते ही ख़त्म",
  },
  "Hide thirty labelled cards around home and fetch them from a list, first in list order, then in your own order; compare times.": {
    hinglish:
      "Label lage tees card ghar mein chhupaiye aur list dekhkar laiye, pehle list ke kram mein, phir apne kram mein; dono ke samay ki tulna kijiye.",
    hindi: "लेबल लगे तीस कार्ड घर में छुपाइए और सूची देखकर लाइए, पहले सूची के क्रम में, फिर अपने क्रम में; दोनों के समय की तुलना कीजिए।",
  },
  "Twisting your neck backwards all shift": {
    hinglish: "Poori shift gardan peeche modkar chalana",
    hindi: "पूरी शिफ़्ट गर्दन पीछे मोड़कर चलाना",
  },
  "One tap and a rack comes down like dominoes": {
    hinglish: "Zara si takkar, aur rack taash ke patton ki tarah gir jaati hai",
    hindi: "ज़रा सी टक्कर, और रैक ताश के पत्तों की तरह गिर जाती है",
  },
  "Helpers who walk under a lifted load": {
    hinglish: "Helper jo uthe hue maal ke neeche se chalte hain",
    hindi: "हेल्पर जो उठे हुए माल के नीचे से चलते हैं",
  },
  "Push a loaded cardboard box on two rulers and find where its weight tips it; mark the safe centre.": {
    hinglish:
      "Bhare gatte ke dibbe ko do scale par khiskaiye aur dhoondhiye ki kahan uska wazan use palta deta hai; surakshit beech par nishan lagaiye.",
    hindi: "भरे गत्ते के डिब्बे को दो स्केल पर खिसकाइए और ढूँढ़िए कि कहाँ उसका वज़न उसे पलटा देता है; सुरक्षित बीच पर निशान लगाइए।",
  },
  'Rates that doubled while the client said "let me think"': {
    hinglish: "Client sochta raha aur itne mein rate doguna ho gaya",
    hindi: "क्लाइंट सोचता रहा और इतने में रेट दोगुना हो गया",
  },
  "Time zones: Shanghai at seven, Hamburg at ten": {
    hinglish: "Samay ka fark: saat baje Shanghai, das baje Hamburg",
    hindi: "समय का फ़र्क़: सात बजे शंघाई, दस बजे हैम्बर्ग",
  },
  "Clients leave over twenty dollars a box": {
    hinglish: "Ek container par bees dollar ke liye client chhod jaate hain",
    hindi: "एक कंटेनर पर बीस डॉलर के लिए क्लाइंट छोड़ जाते हैं",
  },
  "Choose a T-shirt with a foreign tag, trace its likely route on a world map, and list who touched it.": {
    hinglish:
      "Videshi label wali ek T-shirt chuniye, duniya ke nakshe par uska sambhav raasta banaiye, aur likhiye ki use kis-kis ne chhua.",
    hindi: "विदेशी लेबल वाली एक टी-शर्ट चुनिए, दुनिया के नक़्शे पर उसका संभव रास्ता बनाइए, और लिखिए कि उसे किस-किस ने छुआ।",
  },
  "A wrong heading means fine, delay and a lost client": {
    hinglish: "Galat tariff heading ka matlab jurmaana, deri aur client haath se gaya",
    hindi: "ग़लत टैरिफ़ हेडिंग का मतलब जुर्माना, देरी और क्लाइंट हाथ से गया",
  },
  "Notifications change at midnight on Budget day": {
    hinglish: "Budget ke din aadhi raat ko niyam badalne wali notification",
    hindi: "बजट के दिन आधी रात को नियम बदलने वाली अधिसूचना",
  },
  "Importers who want a false value and leave when you refuse": {
    hinglish: "Importer jo jhoothi keemat likhwana chahte hain aur mana karne par chale jaate hain",
    hindi: "आयातक जो झूठी क़ीमत लिखवाना चाहते हैं और मना करने पर चले जाते हैं",
  },
  "Guess the customs code (HS code) of five things at home, look up India's tariff on the CBIC site, and see how close you were.": {
    hinglish:
      "Ghar ki paanch cheezon ka customs code (HS code) andaaze se bataiye, CBIC ki site par Bharat ka tariff dekhiye, aur jaaniye ki andaaza kitna sahi tha.",
    hindi: "घर की पाँच चीज़ों का कस्टम कोड (HS code) अंदाज़े से बताइए, CBIC की साइट पर भारत का टैरिफ़ देखिए, और जानिए कि अंदाज़ा कितना सही था।",
  },
  "Everyone's bad news comes to one headset": {
    hinglish: "Sabki buri khabar ek hi headset par aati hai",
    hindi: "सबकी बुरी ख़बर एक ही हेडसेट पर आती है",
  },
  "Sending a tired driver out once more, because nobody else is near": {
    hinglish: "Thake driver ko ek baar aur bhejna, kyonki aas-paas koi aur nahi",
    hindi: "थके ड्राइवर को एक बार और भेजना, क्योंकि आस-पास कोई और नहीं",
  },
  "The evening hour when every driver and customer rings at once": {
    hinglish: "Shaam ka woh ghanta jab har driver aur customer ek saath phone karte hain",
    hindi: "शाम का वह घंटा जब हर ड्राइवर और ग्राहक एक साथ फ़ोन करते हैं",
  },
  "With a friend on a phone and a city map, direct him to three shops without naming streets.": {
    hinglish: "Sheher ka naksha lekar phone par kisi dost ko sadkon ke naam liye bina teen dukaanon tak pahunchaiye.",
    hindi: "शहर का नक़्शा लेकर फ़ोन पर किसी दोस्त को सड़कों के नाम लिए बिना तीन दुकानों तक पहुँचाइए।",
  },
  "Audit week, when each missing bearing is your fault": {
    hinglish: "Audit ka hafta, jab har gaayab bearing aapki galti hoti hai",
    hindi: "ऑडिट का हफ़्ता, जब हर ग़ायब बेयरिंग आपकी ग़लती होती है",
  },
  "Dust and the same codes for years": { hinglish: "Dhool aur saalon tak wahi code", hindi: "धूल और सालों तक वही कोड" },
  "Fitters who take a part without signing for it": {
    hinglish: "Fitter jo bina sign kiye purza le jaate hain",
    hindi: "फ़िटर जो बिना दस्तख़त किए पुर्ज़ा ले जाते हैं",
  },
  "Count everything in a grocery shelf or toolbox at home, log it for a week, and find each missing item.": {
    hinglish:
      "Ghar ke raashan ki shelf ya auzaaron ke dibbe ki har cheez giniye, ek hafte hisaab likhiye aur jo cheez kam nikle use dhoondhiye.",
    hindi: "घर के राशन की शेल्फ़ या औज़ारों के डिब्बे की हर चीज़ गिनिए, एक हफ़्ते हिसाब लिखिए और जो चीज़ कम निकले उसे ढूँढ़िए।",
  },
  "A cracked mirror becomes an evening's quarrel": {
    hinglish: "Ek chatka hua aaina poori shaam ka jhagda ban jaata hai",
    hindi: "एक चटका हुआ आईना पूरी शाम का झगड़ा बन जाता है",
  },
  "Fourth floors without a lift in June": { hinglish: "June mein bina lift ki chauthi manzil", hindi: "जून में बिना लिफ़्ट की चौथी मंज़िल" },
  "Crooked firms that seize goods spoil every firm's name": {
    hinglish: "Saamaan daba lene wali beimaan firmein har firm ka naam kharab karti hain",
    hindi: "सामान दबा लेने वाली बेईमान फ़र्में हर फ़र्म का नाम ख़राब करती हैं",
  },
  "Wrap an egg with newspaper only, drop it from one metre, and improve until three in a row survive.": {
    hinglish:
      "Ek ande ko sirf akhbaar mein lapetiye, ek metre se giraiye, aur tareeka tab tak sudhaariye jab tak lagaataar teen ande bach na jaayein.",
    hindi: "एक अंडे को सिर्फ़ अख़बार में लपेटिए, एक मीटर से गिराइए, और तरीक़ा तब तक सुधारिए जब तक लगातार तीन अंडे बच न जाएँ।",
  },
  "A padded coat inside, forty-four degrees outside": {
    hinglish: "Andar rooi wala coat, bahar chauwalees degree",
    hindi: "अंदर रूई वाला कोट, बाहर चौवालीस डिग्री",
  },
  "A compressor that fails in April puts a village's crop at risk": {
    hinglish: "April mein compressor band hua to gaon bhar ki fasal khatre mein",
    hindi: "अप्रैल में कंप्रेसर बंद हुआ तो गाँव भर की फ़सल ख़तरे में",
  },
  "Farmers leave their sacks behind when prices crash": {
    hinglish: "Daam girte hi kisaan apni boriyan yahin chhod jaate hain",
    hindi: "दाम गिरते ही किसान अपनी बोरियाँ यहीं छोड़ जाते हैं",
  },
  "Keep three potatoes in the fridge, three in a dark box and three on the sill; weigh them weekly and note sprouts and skin.": {
    hinglish:
      "Teen aalu fridge mein, teen andhere dibbe mein aur teen khidki par rakhiye; har hafte tauliye aur ankur aur chhilke ka haal likhiye.",
    hindi: "तीन आलू फ़्रिज में, तीन अँधेरे डिब्बे में और तीन खिड़की पर रखिए; हर हफ़्ते तौलिए और अंकुर और छिलके का हाल लिखिए।",
  },
  "Parcels with half an address, still on the floor at dawn": {
    hinglish: "Aadhe pate wale parcel, jo subah tak farsh par hi pade hain",
    hindi: "आधे पते वाले पार्सल, जो सुबह तक फ़र्श पर ही पड़े हैं",
  },
  "Sale weeks bring three times the parcels to the same floor": {
    hinglish: "Sale ke hafton mein usi jagah par teen guna parcel",
    hindi: "सेल के हफ़्तों में उसी जगह पर तीन गुना पार्सल",
  },
  "Every lost parcel is counted against your name": {
    hinglish: "Har khoya parcel aapke naam par gina jaata hai",
    hindi: "हर खोया पार्सल आपके नाम पर गिना जाता है",
  },
  "Sort a hundred mixed letters or cards to ten pin codes alone, then with two friends and a plan; compare.": {
    hinglish:
      "Sau mile-jule khat ya card das pin code ke hisaab se pehle akele chhaantiye, phir do doston aur ek plan ke saath; dono ki tulna kijiye.",
    hindi: "सौ मिले-जुले ख़त या कार्ड दस पिन कोड के हिसाब से पहले अकेले छाँटिए, फिर दो दोस्तों और एक प्लान के साथ; दोनों की तुलना कीजिए।",
  },
  "Containers that come late to the gate ruin a lovely plan": {
    hinglish: "Gate par der se aane wale container achhe-khaase plan ko bigaad dete hain",
    hindi: "गेट पर देर से आने वाले कंटेनर अच्छे-ख़ासे प्लान को बिगाड़ देते हैं",
  },
  "A queue of lorry drivers, all waiting on your screen": {
    hinglish: "Lorry driveron ki kataar, sab aapki screen ke intezaar mein",
    hindi: "लॉरी ड्राइवरों की क़तार, सब आपकी स्क्रीन के इंतज़ार में",
  },
  "A ship that changes its load list an hour before it berths": {
    hinglish: "Jahaz jo kinaare lagne se ek ghanta pehle apni load list badal deta hai",
    hindi: "जहाज़ जो किनारे लगने से एक घंटा पहले अपनी लोड लिस्ट बदल देता है",
  },
  "Stack twelve books of random return dates in three piles so that the first needed is always on top, and count the moves.": {
    hinglish:
      "Baarah kitaabon par bina kisi kram ke lautane ki taareekh likhiye, unhein teen dheron mein aise rakhiye ki pehle lautne wali hamesha sabse upar rahe, aur giniye kitni baar kitaabein hataani padi.",
    hindi:
      "बारह किताबों पर बिना किसी क्रम के लौटाने की तारीख़ लिखिए, उन्हें तीन ढेरों में ऐसे रखिए कि पहले लौटने वाली हमेशा सबसे ऊपर रहे, और गिनिए कितनी बार किताबें हटानी पड़ीं।",
  },
  "Buses do not see you": { hinglish: "Bus walon ko aap dikhte hi nahi", hindi: "बस वालों को आप दिखते ही नहीं" },
  "Rates cut by the app overnight": { hinglish: "App raaton-raat rate ghata deta hai", hindi: "ऐप रातों-रात रेट घटा देता है" },
  "Monsoon in shoes from June to September": {
    hinglish: "June se September tak jooton mein baarish ka paani",
    hindi: "जून से सितंबर तक जूतों में बारिश का पानी",
  },
  "Ride a safe five-kilometre loop with an upright paper cup of water in the basket, and note where it spilled and why.": {
    hinglish:
      "Tokri mein paani bhara khula paper cup seedha rakhkar paanch kilometre ke surakshit chakkar par cycle chalaiye, aur likhiye paani kahan aur kyon chhalka.",
    hindi: "टोकरी में पानी भरा खुला पेपर कप सीधा रखकर पाँच किलोमीटर के सुरक्षित चक्कर पर साइकिल चलाइए, और लिखिए पानी कहाँ और क्यों छलका।",
  },
  "Control room calls through every winter night": {
    hinglish: "Sardi ki har raat control room ke phone",
    hindi: "सर्दी की हर रात कंट्रोल रूम के फ़ोन",
  },
  "Ministers, traders and passengers who all want the same track first": {
    hinglish: "Mantri, vyapari aur yaatri, jinhe wahi ek patri pehle chahiye",
    hindi: "मंत्री, व्यापारी और यात्री, जिन्हें वही एक पटरी पहले चाहिए",
  },
  "Engineers beg three hours without trains to mend the track, and you have one to give": {
    hinglish: "Patri ki marammat ko engineer bina train ke teen ghante maangte hain, aur aapke paas ek hi hai",
    hindi: "पटरी की मरम्मत को इंजीनियर बिना ट्रेन के तीन घंटे माँगते हैं, और आपके पास एक ही है",
  },
  "Watch one junction on the NTES running-status page for a week and explain which late train held up which others.": {
    hinglish:
      "NTES ke running status page par ek hafte tak ek junction dekhiye aur samjhaiye ki kis late train ne kin doosri trainon ko roka.",
    hindi: "NTES के रनिंग स्टेटस पेज पर एक हफ़्ते तक एक जंक्शन देखिए और समझाइए कि किस लेट ट्रेन ने किन दूसरी ट्रेनों को रोका।",
  },
  "Drivers switch off when you most need them": {
    hinglish: "Sabse zyada zaroorat ke waqt driver ka phone band",
    hindi: "सबसे ज़्यादा ज़रूरत के वक़्त ड्राइवर का फ़ोन बंद",
  },
  "Trucks turned back for a gate pass with one wrong digit": {
    hinglish: "Gate pass ke ek galat ank par truck ka lauta diya jaana",
    hindi: "गेट पास के एक ग़लत अंक पर ट्रक का लौटा दिया जाना",
  },
  "Month-end loads that arrive all at once": {
    hinglish: "Mahine ke aakhir ka maal jo ek saath aa jaata hai",
    hindi: "महीने के आख़िर का माल जो एक साथ आ जाता है",
  },
  "Follow one parcel to your home scan by scan, draw its path on a map, and say where a day went missing.": {
    hinglish:
      "Apne ghar aane wale ek parcel ko scan dar scan dekhiye, nakshe par uska raasta banaiye, aur bataiye ki ek din kahan gum hua.",
    hindi: "अपने घर आने वाले एक पार्सल को स्कैन दर स्कैन देखिए, नक़्शे पर उसका रास्ता बनाइए, और बताइए कि एक दिन कहाँ गुम हुआ।",
  },
  "A person on the track stays in your mind": {
    hinglish: "Patri par aaya koi insaan mann se nahi nikalta",
    hindi: "पटरी पर आया कोई इंसान मन से नहीं निकलता",
  },
  "First train means waking at half past three": {
    hinglish: "Pehli train ka matlab saadhe teen baje uthna",
    hindi: "पहली ट्रेन का मतलब साढ़े तीन बजे उठना",
  },
  "A room full of alarms, often underground and without a window": {
    hinglish: "Alarm se bhara kamra, aksar zameen ke neeche aur bina khidki ka",
    hindi: "अलार्म से भरा कमरा, अक्सर ज़मीन के नीचे और बिना खिड़की का",
  },
  "Stand at a bus or metro exit for fifteen minutes, count people per minute, and find the second when the queue begins.": {
    hinglish:
      "Bus ya metro ke nikaas par pandrah minute khade hokar har minute ke log giniye, aur woh second pakdiye jab line lagna shuru hoti hai.",
    hindi: "बस या मेट्रो के निकास पर पंद्रह मिनट खड़े होकर हर मिनट के लोग गिनिए, और वह सेकंड पकड़िए जब लाइन लगना शुरू होती है।",
  },
  "Stuck cabins and screaming people above a gorge": {
    hinglish: "Khaai ke upar atke cabin aur cheekhte log",
    hindi: "खाई के ऊपर अटके केबिन और चीख़ते लोग",
  },
  "Parents who lift a child over the barrier for a photograph": {
    hinglish: "Mata-pita jo photo ke liye bachche ko railing ke paar utaar dete hain",
    hindi: "माता-पिता जो फ़ोटो के लिए बच्चे को रेलिंग के पार उतार देते हैं",
  },
  "Greasing the cable's wheels on a mast in mist": {
    hinglish: "Dhundh mein oonche khambhe par cable ke pahiyon mein grease lagana",
    hindi: "धुंध में ऊँचे खंभे पर केबल के पहियों में ग्रीस लगाना",
  },
  "Run a thread loop over two cotton reels, hang a matchbox cabin, and find how weight and slack change its path.": {
    hinglish:
      "Silai ke dhaage ki do reel ke beech dhaage ka ghera chadhaiye, usse maachis ki dibbi ka cabin latkaiye, aur dekhiye ki wazan aur dheel se uska raasta kaise badalta hai.",
    hindi:
      "सिलाई के धागे की दो रीलों के बीच धागे का घेरा चढ़ाइए, उससे माचिस की डिब्बी का केबिन लटकाइए, और देखिए कि वज़न और ढील से उसका रास्ता कैसे बदलता है।",
  },
  "Sometimes the patient dies behind your seat": {
    hinglish: "Kabhi mareez aapki seat ke peeche hi dum tod deta hai",
    hindi: "कभी मरीज़ आपकी सीट के पीछे ही दम तोड़ देता है",
  },
  "A call at two in the night, then three days without any": {
    hinglish: "Raat do baje call, phir teen din tak ek bhi nahi",
    hindi: "रात दो बजे कॉल, फिर तीन दिन तक एक भी नहीं",
  },
  "Saying no to a crying family because of cloud": {
    hinglish: "Badal ki wajah se rote parivaar ko mana karna",
    hindi: "बादल की वजह से रोते परिवार को मना करना",
  },
  "Pick a hill village, find its nearest airstrip, helipad and big hospital on a map, and time road against air.": {
    hinglish:
      "Pahaad ka koi gaanv chuniye, nakshe par uski sabse kareebi hawai patti, helipad aur bada hospital dhoondhiye, aur sadak aur hawai raaste ke samay ki tulna kijiye.",
    hindi: "पहाड़ का कोई गाँव चुनिए, नक़्शे पर उसकी सबसे क़रीबी हवाई पट्टी, हेलीपैड और बड़ा अस्पताल ढूँढ़िए, और सड़क और हवाई रास्ते के समय की तुलना कीजिए।",
  },
  "One pallet weighed wrong upsets the balance, and you signed the sheet": {
    hinglish: "Ek pallet galat taula to santulan bigda, aur sheet par dastkhat aapke",
    hindi: "एक पैलेट ग़लत तौला तो संतुलन बिगड़ा, और शीट पर दस्तख़त आपके",
  },
  "Night freighters land when shops and buses are shut": {
    hinglish: "Maal ke jahaaz raat mein utarte hain, jab dukaan aur bus band hoti hain",
    hindi: "माल के जहाज़ रात में उतरते हैं, जब दुकानें और बसें बंद होती हैं",
  },
  "A pilot who must leave, and an agent whose pallet is still on the road": {
    hinglish: "Pilot jinhe nikalna hi hai, aur agent jinka pallet abhi raaste mein hai",
    hindi: "पायलट जिन्हें निकलना ही है, और एजेंट जिनका पैलेट अभी रास्ते में है",
  },
  "Balance a ruler on a pencil, load coins in three places, and work out by arithmetic where the next must go.": {
    hinglish: "Ek scale ko pencil par santulit kijiye, teen jagah sikke rakhiye, aur hisaab lagaakar bataiye ki agla kahan rakhna hoga.",
    hindi: "एक स्केल को पेंसिल पर संतुलित कीजिए, तीन जगह सिक्के रखिए, और हिसाब लगाकर बताइए कि अगला कहाँ रखना होगा।",
  },
  "Months at sea far from home, then months of waiting for a ship": {
    hinglish: "Mahinon ghar se door samudra mein, phir mahinon jahaaz ka intezaar",
    hindi: "महीनों घर से दूर समुद्र में, फिर महीनों जहाज़ का इंतज़ार",
  },
  "Fake agents who sell jobs that do not exist": {
    hinglish: "Farzi agent jo aisi naukri bechte hain jo hai hi nahi",
    hindi: "फ़र्ज़ी एजेंट जो ऐसी नौकरी बेचते हैं जो है ही नहीं",
  },
  "Rust and paint all day when you came to learn navigation": {
    hinglish: "Navigation seekhne ki jagah din bhar zang aur paint ka kaam",
    hindi: "नेविगेशन सीखने की जगह दिन भर ज़ंग और पेंट का काम",
  },
  "With an adult, lower a chalked string with a weight into your water tank each morning for a week, and work out the litres from the wet mark.":
    {
      hinglish:
        "Kisi bade ke saath ek hafte tak har subah wazan bandhi, chalk lagi dori apni paani ki tanki mein utaariye, aur geele nishan se litre nikaaliye.",
      hindi: "किसी बड़े के साथ एक हफ़्ते तक हर सुबह वज़न बँधी, चॉक लगी डोरी अपनी पानी की टंकी में उतारिए, और गीले निशान से लीटर निकालिए।",
    },
  "A lorry that vanishes, with the goods and your good name": {
    hinglish: "Lorry jo maal aur aapka naam, dono lekar gaayab ho jaati hai",
    hindi: "लॉरी जो माल और आपका नाम, दोनों लेकर ग़ायब हो जाती है",
  },
  "Commission pressed down by an app": { hinglish: "App ki wajah se ghatta commission", hindi: "ऐप की वजह से घटता कमीशन" },
  "Calls at midnight about a breakdown near Nagpur": {
    hinglish: "Aadhi raat ko phone ki gaadi Nagpur ke paas kharab ho gayi",
    hindi: "आधी रात को फ़ोन कि गाड़ी नागपुर के पास ख़राब हो गई",
  },
  "Ask a transport office what a lorry to three cities costs today, work out rupees per tonne and kilometre, and explain the odd one.": {
    hinglish:
      "Kisi transport office se poochiye ki aaj teen shehron ki lorry kitne ki hai, prati ton aur kilometre rupaye nikaaliye, aur jo sabse alag ho uski wajah samjhaiye.",
    hindi: "किसी ट्रांसपोर्ट ऑफ़िस से पूछिए कि आज तीन शहरों की लॉरी कितने की है, प्रति टन और किलोमीटर रुपये निकालिए, और जो सबसे अलग हो उसकी वजह समझाइए।",
  },
  "Little or no pay in the summer holidays": {
    hinglish: "Garmi ki chhuttiyon mein paisa kam ya bilkul nahi",
    hindi: "गर्मी की छुट्टियों में पैसा कम या बिल्कुल नहीं",
  },
  "Parents text while you drive": { hinglish: "Gaadi chalate samay mata-pita ke message", hindi: "गाड़ी चलाते समय माता-पिता के मैसेज" },
  "Horns behind you while a child looks for a shoe": {
    hinglish: "Bachcha joota dhoondhta hai aur peeche gaadiyan horn bajaati hain",
    hindi: "बच्चा जूता ढूँढ़ता है और पीछे गाड़ियाँ हॉर्न बजाती हैं",
  },
  "Draw the shortest round for ten classmates' homes, then the safest one, and explain the difference.": {
    hinglish: "Das saathiyon ke gharon ka pehle sabse chhota phera banaiye, phir sabse surakshit, aur dono ka fark samjhaiye.",
    hindi: "दस साथियों के घरों का पहले सबसे छोटा फेरा बनाइए, फिर सबसे सुरक्षित, और दोनों का फ़र्क़ समझाइए।",
  },
  "Traffic passes your elbow at a hundred": {
    hinglish: "Kohni ke paas se sau ki raftaar par guzarti gaadiyan",
    hindi: "कोहनी के पास से सौ की रफ़्तार पर गुज़रती गाड़ियाँ",
  },
  "Some nights there is blood on a seat": { hinglish: "Kisi-kisi raat seat par khoon", hindi: "किसी-किसी रात सीट पर ख़ून" },
  "Owners who take an old dent for yours": {
    hinglish: "Maalik jo purane dent ko aapka bataate hain",
    hindi: "मालिक जो पुराने डेंट को आपका बताते हैं",
  },
  "On a parked car, with its owner, find the tow eye (the ring for the rope), hazard switch, jack and warning triangle, and draw a card for the glove box.":
    {
      hinglish:
        "Kisi khadi car mein, uske maalik ke saath, tow eye (rassi ka chhalla), hazard switch, jack aur chetavni ka trikon dhoondhiye, aur glove box mein rakhne ke liye ek card banaiye.",
      hindi:
        "किसी खड़ी कार में, उसके मालिक के साथ, टो आई (रस्सी का छल्ला), हैज़र्ड स्विच, जैक और चेतावनी का त्रिकोण ढूँढ़िए, और ग्लव बॉक्स में रखने के लिए एक कार्ड बनाइए।",
    },
  "Nothing but work and a shared cabin for nine months": {
    hinglish: "Nau mahine bas kaam aur saajha cabin",
    hindi: "नौ महीने बस काम और साझा केबिन",
  },
  "Festivals at home that you see on a phone, if there is a signal": {
    hinglish: "Ghar ke tyohaar jo phone par dikhte hain, woh bhi signal ho to",
    hindi: "घर के त्योहार जो फ़ोन पर दिखते हैं, वह भी सिग्नल हो तो",
  },
  "Paint fumes in narrow lockers": { hinglish: "Tang kothriyon mein paint ki gandh", hindi: "तंग कोठरियों में पेंट की गंध" },
  "Throw a ten-metre rope at a bucket until it lands five times in a row, and learn the bowline by touch.": {
    hinglish:
      "Das metre ki rassi balti par phenkiye jab tak woh lagaataar paanch baar usmein na gire, aur bowline gaanth bina dekhe, chhookar lagana seekhiye.",
    hindi: "दस मीटर की रस्सी बाल्टी पर फेंकिए जब तक वह लगातार पाँच बार उसमें न गिरे, और बोलाइन गाँठ बिना देखे, छूकर लगाना सीखिए।",
  },
};
