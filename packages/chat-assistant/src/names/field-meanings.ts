import type { Wording } from "../language.ts";

const field = (english: string, hinglish: string, hindi: string): Wording => ({ english, hinglish, hindi });

/** What fields of study are about, in a sentence, by the word that names them. */
export const FIELD_MEANINGS: Readonly<Record<string, Wording>> = {
  biotechnology: field(
    "Biotechnology uses living cells and what they make to produce things: vaccines, insulin, better seeds, enzymes for washing powder.",
    "Biotechnology jeevit cells aur unse bani cheezon se kaam ki cheezein banati hai: vaccine, insulin, behtar beej, washing powder ke enzymes.",
    "बायोटेक्नोलॉजी जीवित कोशिकाओं और उनसे बनी चीज़ों से काम की चीज़ें बनाती है: टीके, इंसुलिन, बेहतर बीज, कपड़े धोने के पाउडर के एंज़ाइम।",
  ),
  bioinformatics: field(
    "Bioinformatics reads biology with computers: it compares the long texts of DNA and proteins by programs, to find the gene behind a disease or a better crop.",
    "Bioinformatics computer se biology padhti hai: DNA aur protein ke lambe data ko program se milakar dekhti hai ki bimari ya achhi fasal ke peeche kaun sa gene hai.",
    "बायोइन्फ़ॉर्मेटिक्स कंप्यूटर से जीव विज्ञान पढ़ती है: DNA और प्रोटीन के लंबे डेटा को प्रोग्राम से मिलाकर देखती है कि बीमारी या अच्छी फ़सल के पीछे कौन सा जीन है।",
  ),
  robotics: field(
    "Robotics builds machines that sense, decide and move by themselves, from arms that weld cars to carts in a warehouse: mechanics, electronics and programs together.",
    "Robotics aisi machine banati hai jo khud mehsoos kare, tay kare aur chale, jaise car mein welding karne wali baanh ya godaam ki gaadi: mechanics, electronics aur programming saath mein.",
    "रोबोटिक्स ऐसी मशीनें बनाती है जो ख़ुद महसूस करें, तय करें और चलें, जैसे कार में वेल्डिंग करने वाली बाँह या गोदाम की गाड़ी: मैकेनिक्स, इलेक्ट्रॉनिक्स और प्रोग्रामिंग साथ में।",
  ),
  nanotechnology: field(
    "Nanotechnology makes and uses matter a few atoms thick, where gold, carbon or silver behave otherwise than in a lump: for sensors, filters, medicines and chips.",
    "Nanotechnology kuch hi atom jitni patli cheezein banati hai, jahan sona, carbon ya chaandi alag tarah se kaam karte hain: sensor, filter, dawa aur chip ke liye.",
    "नैनोटेक्नोलॉजी कुछ ही परमाणु जितनी पतली चीज़ें बनाती है, जहाँ सोना, कार्बन या चाँदी अलग तरह से काम करते हैं: सेंसर, फ़िल्टर, दवा और चिप के लिए।",
  ),
  genetics: field(
    "Genetics studies genes: how traits and illnesses pass from parents to children, in people, animals and plants.",
    "Genetics genes ki padhai hai: gun aur bimari maa-baap se bachchon tak kaise jaate hain, insaan, jaanwar aur paudhon mein.",
    "जेनेटिक्स जीनों की पढ़ाई है: गुण और बीमारियाँ माता-पिता से बच्चों तक कैसे जाती हैं, इंसानों, जानवरों और पौधों में।",
  ),
  microbiology: field(
    "Microbiology studies what is too small to see, bacteria, viruses and fungi: which make us ill, which spoil food and which make curd or medicines.",
    "Microbiology un cheezon ki padhai hai jo aankh se nahi dikhti, bacteria, virus aur fungi: kaun bimaar karta hai, kaun khaana kharab karta hai, kaun dahi ya dawa banata hai.",
    "माइक्रोबायोलॉजी उन चीज़ों की पढ़ाई है जो आँख से नहीं दिखतीं, बैक्टीरिया, वायरस और फफूँद: कौन बीमार करता है, कौन खाना ख़राब करता है, कौन दही या दवा बनाता है।",
  ),
  biochemistry: field(
    "Biochemistry is the chemistry of life: how food becomes strength, how enzymes work and how medicines act in a cell.",
    "Biochemistry jeevan ki chemistry hai: khaana taakat kaise banta hai, enzyme kaise kaam karte hain aur dawa cell mein kya karti hai.",
    "बायोकेमिस्ट्री जीवन का रसायन है: खाना ताक़त कैसे बनता है, एंज़ाइम कैसे काम करते हैं और दवा कोशिका में क्या करती है।",
  ),
  ecology: field(
    "Ecology studies how plants, animals and people live with one another and with water, soil and air in one place.",
    "Ecology is ki padhai hai ki ek jagah ke paudhe, jaanwar aur log ek doosre ke aur paani, mitti, hawa ke saath kaise jeete hain.",
    "इकोलॉजी इसकी पढ़ाई है कि एक जगह के पौधे, जानवर और लोग एक-दूसरे के और पानी, मिट्टी, हवा के साथ कैसे जीते हैं।",
  ),
  astronomy: field(
    "Astronomy studies stars, planets and galaxies by the light that comes from them, with telescopes, physics, maths and computers.",
    "Astronomy taaron, grahon aur galaxy ki padhai hai, unse aane wali roshni se: telescope, physics, maths aur computer ke saath.",
    "खगोल विज्ञान तारों, ग्रहों और आकाशगंगाओं की पढ़ाई है, उनसे आने वाली रोशनी से: टेलीस्कोप, भौतिकी, गणित और कंप्यूटर के साथ।",
  ),
  psychology: field(
    "Psychology studies how people think, feel, learn and behave, by questions, tests and watching, and how to help where that hurts.",
    "Psychology is ki padhai hai ki log kaise sochte, mehsoos karte, seekhte aur bartaav karte hain, aur takleef mein madad kaise ho.",
    "मनोविज्ञान इसकी पढ़ाई है कि लोग कैसे सोचते, महसूस करते, सीखते और बर्ताव करते हैं, और तकलीफ़ में मदद कैसे हो।",
  ),
  sociology: field(
    "Sociology studies how people live together: families, castes, classes, cities, work, and why they change.",
    "Sociology is ki padhai hai ki log saath kaise rehte hain: parivar, jaati, varg, sheher, kaam, aur yeh kyun badalte hain.",
    "समाजशास्त्र इसकी पढ़ाई है कि लोग साथ कैसे रहते हैं: परिवार, जाति, वर्ग, शहर, काम, और ये क्यों बदलते हैं।",
  ),
  anthropology: field(
    "Anthropology studies people of every place and time: their bodies, languages, customs and ways of living, often by living among them.",
    "Anthropology har jagah aur samay ke logon ki padhai hai: sharir, bhasha, reeti-riwaaj aur jeene ka tareeka, aksar unke beech rehkar.",
    "मानव विज्ञान हर जगह और समय के लोगों की पढ़ाई है: शरीर, भाषा, रीति-रिवाज और जीने का तरीक़ा, अक्सर उनके बीच रहकर।",
  ),
  archaeology: field(
    "Archaeology finds out how people lived long ago from what they left in the ground: walls, pots, tools, seeds and bones.",
    "Archaeology zameen mein bachi cheezon se pata karti hai ki log pehle kaise jeete the: deewarein, bartan, auzaar, beej aur haddiyan.",
    "पुरातत्व ज़मीन में बची चीज़ों से पता करता है कि लोग पहले कैसे जीते थे: दीवारें, बर्तन, औज़ार, बीज और हड्डियाँ।",
  ),
  economics: field(
    "Economics studies how people, firms and governments choose when money, time or land is short, and what prices, wages and taxes do.",
    "Economics is ki padhai hai ki paisa, samay ya zameen kam ho to log, company aur sarkar kaise chunte hain, aur daam, majdoori aur tax kya asar karte hain.",
    "अर्थशास्त्र इसकी पढ़ाई है कि पैसा, समय या ज़मीन कम हो तो लोग, कंपनियाँ और सरकार कैसे चुनते हैं, और दाम, मज़दूरी और टैक्स क्या असर करते हैं।",
  ),
  statistics: field(
    "Statistics draws sound conclusions from numbers: how to ask a few and know about many, and how sure one may be.",
    "Statistics aankdon se sahi nateeje nikalti hai: thode logon se poochkar bahuton ke baare mein kaise jaanein, aur kitna bharosa karein.",
    "सांख्यिकी आँकड़ों से सही नतीजे निकालती है: थोड़े लोगों से पूछकर बहुतों के बारे में कैसे जानें, और कितना भरोसा करें।",
  ),
  geology: field(
    "Geology reads the earth from its rocks: where water, coal and metals lie, how mountains rose and where the ground may slip.",
    "Geology chattaanon se dharti ko padhti hai: paani, koyla aur dhaatu kahan hain, pahaad kaise bane aur zameen kahan khisak sakti hai.",
    "भूविज्ञान चट्टानों से धरती को पढ़ता है: पानी, कोयला और धातु कहाँ हैं, पहाड़ कैसे बने और ज़मीन कहाँ खिसक सकती है।",
  ),
  meteorology: field(
    "Meteorology studies the air and the weather: it measures, computes and warns of rain, heat and cyclones.",
    "Meteorology hawa aur mausam ki padhai hai: naapna, hisaab lagana aur baarish, garmi aur cyclone ki chetavani dena.",
    "मौसम विज्ञान हवा और मौसम की पढ़ाई है: नापना, हिसाब लगाना और बारिश, गर्मी और चक्रवात की चेतावनी देना।",
  ),
  oceanography: field(
    "Oceanography studies the sea: its currents, tides, floor and life, and what it does to weather and coasts.",
    "Oceanography samudra ki padhai hai: lehrein, jwaar-bhaata, tal aur jeev, aur mausam aur tat par uska asar.",
    "समुद्र विज्ञान समुद्र की पढ़ाई है: धाराएँ, ज्वार-भाटा, तल और जीव, और मौसम और तट पर उसका असर।",
  ),
  horticulture: field(
    "Horticulture grows fruit, vegetables, flowers and spices, from the seedling to the cold store.",
    "Horticulture phal, sabzi, phool aur masaale ugaati hai, paudhe se cold store tak.",
    "बाग़वानी फल, सब्ज़ी, फूल और मसाले उगाती है, पौधे से कोल्ड स्टोर तक।",
  ),
  logistics: field(
    "Logistics brings goods to the right place in time: it plans stores, trucks, ships and papers.",
    "Logistics saamaan ko sahi jagah samay par pahunchati hai: godaam, truck, jahaz aur kaagzaat ki yojana.",
    "लॉजिस्टिक्स सामान को सही जगह समय पर पहुँचाती है: गोदाम, ट्रक, जहाज़ और काग़ज़ात की योजना।",
  ),
  animation: field(
    "Animation makes drawn or computer-built figures move, picture by picture, for films, games, advertisements and lessons.",
    "Animation haath se ya computer par bani aakritiyon ko tasveer dar tasveer chalati hai, film, game, vigyapan aur padhai ke liye.",
    "एनिमेशन हाथ से या कंप्यूटर पर बनी आकृतियों को तस्वीर-दर-तस्वीर चलाता है, फ़िल्म, गेम, विज्ञापन और पढ़ाई के लिए।",
  ),
  pharmacology: field(
    "Pharmacology studies what medicines do in the body: how much helps, how much harms, and which do not go together.",
    "Pharmacology is ki padhai hai ki dawa sharir mein kya karti hai: kitni fayda karti hai, kitni nuksaan, aur kaun si saath nahi chalti.",
    "फ़ार्माकोलॉजी इसकी पढ़ाई है कि दवा शरीर में क्या करती है: कितनी फ़ायदा करती है, कितनी नुक़सान, और कौन सी साथ नहीं चलतीं।",
  ),
  epidemiology: field(
    "Epidemiology studies how illness spreads among people, who falls ill and why, and what stops it.",
    "Epidemiology is ki padhai hai ki bimari logon mein kaise failti hai, kaun kyun bimaar padta hai aur use kaise rokein.",
    "महामारी विज्ञान इसकी पढ़ाई है कि बीमारी लोगों में कैसे फैलती है, कौन क्यों बीमार पड़ता है और उसे कैसे रोकें।",
  ),
  metallurgy: field(
    "Metallurgy wins metals from ore and makes them hard, light or free of rust, for rails, engines and implants.",
    "Metallurgy ore se dhaatu nikalti hai aur use sakht, halki ya zang-rahit banati hai, rail, engine aur implant ke liye.",
    "धातुकर्म अयस्क से धातु निकालता है और उसे सख़्त, हल्की या ज़ंग-रहित बनाता है, रेल, इंजन और इम्प्लांट के लिए।",
  ),
  mechatronics: field(
    "Mechatronics joins mechanics, electronics and programs in one machine, such as a washing machine, a drone or a packing line.",
    "Mechatronics ek hi machine mein mechanics, electronics aur program jodti hai, jaise washing machine, drone ya packing line.",
    "मेकाट्रॉनिक्स एक ही मशीन में मैकेनिक्स, इलेक्ट्रॉनिक्स और प्रोग्राम जोड़ती है, जैसे वॉशिंग मशीन, ड्रोन या पैकिंग लाइन।",
  ),
  blockchain: field(
    "A blockchain is a list of entries kept on many computers at once, in which nothing can be changed in secret: for payments, land papers or the origin of goods.",
    "Blockchain entries ki aisi list hai jo ek saath kai computers par rehti hai aur jisme chupke se kuch badla nahi ja sakta: payment, zameen ke kaagaz ya saamaan ke source ke liye.",
    "ब्लॉकचेन एंट्रियों की ऐसी सूची है जो एक साथ कई कंप्यूटरों पर रहती है और जिसमें चुपके से कुछ बदला नहीं जा सकता: भुगतान, ज़मीन के काग़ज़ या सामान के स्रोत के लिए।",
  ),
  cryptography: field(
    "Cryptography keeps messages and payments secret and genuine, by maths that is easy one way and very hard the other.",
    "Cryptography message aur payment ko gupt aur asli rakhti hai, aisi maths se jo ek taraf aasaan aur doosri taraf bahut mushkil hai.",
    "क्रिप्टोग्राफ़ी संदेशों और भुगतानों को गुप्त और असली रखती है, ऐसे गणित से जो एक तरफ़ आसान और दूसरी तरफ़ बहुत मुश्किल है।",
  ),
  neuroscience: field(
    "Neuroscience studies the brain and the nerves: how they see, remember, move and fall ill.",
    "Neuroscience dimaag aur nason ki padhai hai: woh kaise dekhte, yaad rakhte, hilaate aur bimaar padte hain.",
    "न्यूरोसाइंस दिमाग़ और नसों की पढ़ाई है: वे कैसे देखते, याद रखते, हिलाते और बीमार पड़ते हैं।",
  ),
};
