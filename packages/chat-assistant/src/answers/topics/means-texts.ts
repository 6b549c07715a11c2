import { link, p, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const NURSERY = to("plant-nursery-manager", "Plant Nursery Manager");
const MUSHROOMS = to("mushroom-cultivator", "Mushroom Cultivator");
const BEES = to("beekeeper", "Beekeeper");
const DAIRY = to("dairy-farmer", "Dairy Farmer");
const POULTRY = to("poultry-farmer", "Poultry Farmer");
const FISH = to("fish-farmer", "Fish Farmer");
const VEGETABLES = to("vegetable-grower", "Vegetable Grower");
const ROOMS = to("bed-and-breakfast-owner", "Bed and Breakfast Owner");
const ONLINE = to("online-merchant", "Online Merchant");
const SHOP = to("shopkeeper", "Shopkeeper");
const TIFFIN = to("tiffin-service-owner", "Tiffin Service Owner");
const STREET_FOOD = to("street-food-vendor", "Street Food Vendor");
const TAILOR = to("tailor", "Tailor");
const CUSTOM_TAILOR = to("custom-tailor", "Custom Tailor");
const EMBROIDERY = to("hand-embroiderer", "Hand Embroiderer");
const TUTOR = to("private-tutor", "Private Tutor");
const TYPING = to("data-entry-operator", "Data Entry Operator");

/** Land of one's own, a few acres mostly. */
export const WITH_LAND: Wording = {
  english:
    p("Land is a good beginning, also where grain alone brings too little. What a small piece is used for:") +
    ul([
      `More from the same soil: ${VEGETABLES} near a town, ${NURSERY}, flowers, fruit.`,
      `A corner or a shed instead of the whole field: ${DAIRY}, ${POULTRY}, ${MUSHROOMS}, ${BEES}, ${FISH} where there is water.`,
      `Without farming yourself: lease it in writing, store or sort crops for others, let machines by the hour, or on a road or near a sight a tea stall, a shop or rooms (${ROOMS}).`,
      "First the soil, the water, the road and a buyer: your district's Krishi Vigyan Kendra (kvk.icar.gov.in) tests and teaches on its farm, the Kisan Call Centre 1800-180-1551 answers in your language, RSETI trains without a fee.",
      "Begin on a small part, with one thing, and keep the rest as it is until a season has paid. Building on farm land asks for permission at the tehsil. Never pay anybody who promises a tower or a loan on your land.",
    ]),
  hinglish:
    p("Zameen achhi shuruaat hai, wahan bhi jahan sirf anaaj se kam bachta hai. Chhote tukde ka istemaal aise hota hai:") +
    ul([
      `Usi mitti se zyada: sheher ke paas sabzi (${VEGETABLES}), ${NURSERY}, phool, phal.`,
      `Poore khet ki jagah ek kona ya shed: ${DAIRY}, ${POULTRY}, ${MUSHROOMS}, ${BEES}, paani ho to ${FISH}.`,
      `Khud kheti kiye bina: likhit mein patte par dijiye, doosron ki fasal rakhiye ya chhaantiye, machine ghante par dijiye, ya sadak aur ghoomne ki jagah ke paas chai, dukaan ya kamre (${ROOMS}).`,
      "Pehle mitti, paani, sadak aur kharidaar: zile ka Krishi Vigyan Kendra (kvk.icar.gov.in) jaanch aur training deta hai, Kisan Call Centre 1800-180-1551 aapki bhasha mein jawab deta hai, RSETI bina fees sikhata hai.",
      "Chhote hisse par ek cheez se shuru kijiye, aur baaki waise hi rakhiye jab tak ek mausam kamai na de. Kheti ki zameen par banane ke liye tehsil ki anumati chahiye. Jo zameen par tower ya loan ka vaada karke paise maange, use kabhi mat dijiye.",
    ]),
  hindi:
    p("ज़मीन अच्छी शुरुआत है, वहाँ भी जहाँ सिर्फ़ अनाज से कम बचता है। छोटे टुकड़े का इस्तेमाल ऐसे होता है:") +
    ul([
      `उसी मिट्टी से ज़्यादा: शहर के पास सब्ज़ी (${VEGETABLES}), ${NURSERY}, फूल, फल।`,
      `पूरे खेत की जगह एक कोना या शेड: ${DAIRY}, ${POULTRY}, ${MUSHROOMS}, ${BEES}, पानी हो तो ${FISH}।`,
      `ख़ुद खेती किए बिना: लिखित में पट्टे पर दीजिए, दूसरों की फ़सल रखिए या छाँटिए, मशीन घंटे पर दीजिए, या सड़क और घूमने की जगह के पास चाय, दुकान या कमरे (${ROOMS})।`,
      "पहले मिट्टी, पानी, सड़क और ख़रीदार: ज़िले का कृषि विज्ञान केंद्र (kvk.icar.gov.in) जाँच और ट्रेनिंग देता है, किसान कॉल सेंटर 1800-180-1551 आपकी भाषा में जवाब देता है, RSETI बिना फ़ीस सिखाता है।",
      "छोटे हिस्से पर एक चीज़ से शुरू कीजिए, और बाक़ी वैसे ही रखिए जब तक एक मौसम कमाई न दे। खेती की ज़मीन पर बनाने के लिए तहसील की अनुमति चाहिए। जो ज़मीन पर टावर या लोन का वादा करके पैसे माँगे, उसे कभी मत दीजिए।",
    ]),
};

/** A shop or a room on the road. */
export const WITH_A_SHOP: Wording = {
  english:
    p("A shop of your own needs no rent, and that is half of the beginning. What can be done with it:") +
    ul([
      "Stand outside for two days and count: who passes, and what do they walk far for? Sell that first.",
      `Goods: daily needs, stationery near a school, mobile recharge and covers, seeds and feed in a village, clothes (${SHOP}).`,
      `Work instead of goods: ${TAILOR}, parlour, mobile or bicycle repair, photocopies and forms as a Common Service Centre (csc.gov.in), tea and snacks (${STREET_FOOD}).`,
      `More from a shop that runs: order by phone and delivery in the lane, also ${ONLINE}; a second line that the same customers ask for.`,
      "Buy little at first, sell nothing on credit that you cannot lose, and write down every rupee. Free registration: udyamregistration.gov.in; food needs foscos.fssai.gov.in; RSETI teaches accounts without a fee.",
    ]),
  hinglish:
    p("Apni dukaan ka kiraya nahi lagta, aur yeh aadhi shuruaat hai. Usme yeh ho sakta hai:") +
    ul([
      "Do din bahar khade hokar giniye: kaun guzarta hai, aur log kis cheez ke liye door jaate hain? Pehle wahi bechiye.",
      `Saamaan: roz ki zaroorat, school ke paas stationery, mobile recharge aur cover, gaon mein beej aur chaara, kapde (${SHOP}).`,
      `Saamaan ki jagah kaam: ${TAILOR}, parlour, mobile ya cycle repair, Common Service Centre (csc.gov.in) ki tarah photocopy aur form, chai-nashta (${STREET_FOOD}).`,
      `Chalti dukaan se zyada: phone par order aur gali mein delivery, ${ONLINE} bhi; doosri cheez jo wahi grahak maangte hain.`,
      "Shuru mein kam kharidiye, utna hi udhaar dijiye jitna doob sake, aur har rupaya likhiye. Free registration: udyamregistration.gov.in; khane ke liye foscos.fssai.gov.in; RSETI bina fees hisaab sikhata hai.",
    ]),
  hindi:
    p("अपनी दुकान का किराया नहीं लगता, और यह आधी शुरुआत है। उसमें यह हो सकता है:") +
    ul([
      "दो दिन बाहर खड़े होकर गिनिए: कौन गुज़रता है, और लोग किस चीज़ के लिए दूर जाते हैं? पहले वही बेचिए।",
      `सामान: रोज़ की ज़रूरत, स्कूल के पास स्टेशनरी, मोबाइल रिचार्ज और कवर, गाँव में बीज और चारा, कपड़े (${SHOP})।`,
      `सामान की जगह काम: ${TAILOR}, पार्लर, मोबाइल या साइकिल रिपेयर, कॉमन सर्विस सेंटर (csc.gov.in) की तरह फ़ोटोकॉपी और फ़ॉर्म, चाय-नाश्ता (${STREET_FOOD})।`,
      `चलती दुकान से ज़्यादा: फ़ोन पर ऑर्डर और गली में डिलीवरी, ${ONLINE} भी; दूसरी चीज़ जो वही ग्राहक माँगते हैं।`,
      "शुरू में कम ख़रीदिए, उतना ही उधार दीजिए जितना डूब सके, और हर रुपया लिखिए। मुफ़्त रजिस्ट्रेशन: udyamregistration.gov.in; खाने के लिए foscos.fssai.gov.in; RSETI बिना फ़ीस हिसाब सिखाता है।",
    ]),
};

const TAXI = to("taxi-driver", "Taxi Driver");
const VAN = to("delivery-van-driver", "Delivery Van Driver");
const DELIVERY = to("motorcycle-delivery-driver", "Motorcycle Delivery Driver");
const INSTRUCTOR = to("driving-instructor", "Driving Instructor");

/** An auto, a car, a van or a motorcycle. */
export const WITH_A_VEHICLE: Wording = {
  english:
    p("A vehicle that is paid for earns in more ways than passengers alone:") +
    ul([
      `Fixed hours: school children, office staff, patients to a hospital, by the month and in writing.`,
      `Goods: vegetables from the market, parcels of online shops, gas, water and building goods (${VAN}, ${DELIVERY}); app companies join drivers in larger towns.`,
      `Hire: for weddings and trips by the day (${TAXI}), or to a driver for a fixed sum each day, with papers.`,
      `Selling from it: fruit, snacks, ice cream, clothes at weekly markets (${STREET_FOOD}). Teaching others to drive asks for a licensed school (${INSTRUCTOR}).`,
      "Papers first: a licence and permit for that use, insurance and fitness (parivahan.gov.in); a private number plate may not carry for pay. Count fuel, repair and the instalment before you call it income.",
    ]),
  hinglish:
    p("Jo gaadi apni hai, woh sirf sawari se nahi, aur tarah se bhi kamati hai:") +
    ul([
      "Tay samay: school ke bachche, office ka staff, hospital ke mareez, mahine ke hisaab se aur likhit mein.",
      `Saamaan: mandi se sabzi, online dukaanon ke parcel, gas, paani aur makaan ka saamaan (${VAN}, ${DELIVERY}); bade shehron mein app wali companies driver jodti hain.`,
      `Kiraye par: shaadi aur yatra ke liye din ke hisaab se (${TAXI}), ya tay rakam par kisi driver ko, kaagaz ke saath.`,
      `Usi se bechna: phal, nashta, ice cream, haat mein kapde (${STREET_FOOD}). Gaadi sikhane ke liye licence wala school chahiye (${INSTRUCTOR}).`,
      "Pehle kaagaz: us kaam ka licence aur permit, bima aur fitness (parivahan.gov.in); private number plate par kiraya lena mana hai. Tel, repair aur kist ghataakar hi kamai giniye.",
    ]),
  hindi:
    p("जो गाड़ी अपनी है, वह सिर्फ़ सवारी से नहीं, और तरह से भी कमाती है:") +
    ul([
      "तय समय: स्कूल के बच्चे, ऑफ़िस का स्टाफ़, अस्पताल के मरीज़, महीने के हिसाब से और लिखित में।",
      `सामान: मंडी से सब्ज़ी, ऑनलाइन दुकानों के पार्सल, गैस, पानी और मकान का सामान (${VAN}, ${DELIVERY}); बड़े शहरों में ऐप वाली कंपनियाँ ड्राइवर जोड़ती हैं।`,
      `किराए पर: शादी और यात्रा के लिए दिन के हिसाब से (${TAXI}), या तय रक़म पर किसी ड्राइवर को, काग़ज़ के साथ।`,
      `उसी से बेचना: फल, नाश्ता, आइसक्रीम, हाट में कपड़े (${STREET_FOOD})। गाड़ी सिखाने के लिए लाइसेंस वाला स्कूल चाहिए (${INSTRUCTOR})।`,
      "पहले काग़ज़: उस काम का लाइसेंस और परमिट, बीमा और फ़िटनेस (parivahan.gov.in); प्राइवेट नंबर प्लेट पर किराया लेना मना है। तेल, रिपेयर और क़िस्त घटाकर ही कमाई गिनिए।",
    ]),
};

const TRACTOR = to("tractor-driver", "Tractor Driver");
const HARVESTER = to("harvesting-machine-operator", "Harvesting Machine Operator");

/** A tractor or another machine of the fields. */
export const WITH_A_TRACTOR: Wording = {
  english:
    p("A tractor earns on the fields of others, for most of them have none:") +
    ul([
      `By the hour or the acre: ploughing, levelling, sowing, threshing, spraying; the more implements, the more months (${TRACTOR}, ${HARVESTER}).`,
      "As a custom hiring centre with neighbours or a self help group: the agriculture department of your State says which help there is for implements (agrimachinery.nic.in).",
      "Between the seasons: water, earth and bricks by trolley, with the commercial papers for it (parivahan.gov.in).",
      "Agree on the price before the work, write the hours and the diesel down, and keep a part for tyres and repair.",
    ]),
  hinglish:
    p("Tractor doosron ke kheton par kamata hai, kyunki zyadatar ke paas nahi hota:") +
    ul([
      `Ghante ya acre ke hisaab se: jutai, samtal karna, buwai, thresher, spray; jitne yantra, utne zyada mahine kaam (${TRACTOR}, ${HARVESTER}).`,
      "Padosiyon ya self help group ke saath custom hiring centre: yantron par kya madad hai, yeh rajya ka krishi vibhag batata hai (agrimachinery.nic.in).",
      "Mausam ke beech: trolley se paani, mitti, eent, uske commercial kaagaz ke saath (parivahan.gov.in).",
      "Kaam se pehle daam tay kijiye, ghante aur diesel likhiye, aur tyre aur repair ke liye ek hissa alag rakhiye.",
    ]),
  hindi:
    p("ट्रैक्टर दूसरों के खेतों पर कमाता है, क्योंकि ज़्यादातर के पास नहीं होता:") +
    ul([
      `घंटे या एकड़ के हिसाब से: जुताई, समतल करना, बुवाई, थ्रेशर, स्प्रे; जितने यंत्र, उतने ज़्यादा महीने काम (${TRACTOR}, ${HARVESTER})।`,
      "पड़ोसियों या स्वयं सहायता समूह के साथ कस्टम हायरिंग सेंटर: यंत्रों पर क्या मदद है, यह राज्य का कृषि विभाग बताता है (agrimachinery.nic.in)।",
      "मौसम के बीच: ट्रॉली से पानी, मिट्टी, ईंट, उसके कमर्शियल काग़ज़ के साथ (parivahan.gov.in)।",
      "काम से पहले दाम तय कीजिए, घंटे और डीज़ल लिखिए, और टायर और रिपेयर के लिए एक हिस्सा अलग रखिए।",
    ]),
};

/** A skill of the hands, and perhaps a machine for it. */
export const WITH_SEWING: Wording = {
  english:
    p("Yes, sewing can earn from home, step by step:") +
    ul([
      "First orders that everybody needs: blouses, falls, alterations, school uniforms, bags and cushion covers. Make three samples and hang them where neighbours see them.",
      "A price for each piece, not by feeling: thread and electricity, plus your hours. Half of it before you cut. Write every measure and rupee down.",
      `More than alterations: a boutique's or a uniform shop's piece work, fall and beading (${EMBROIDERY}), selling on the phone (${ONLINE}), teaching others.`,
      "Learn better cutting: a Jan Shikshan Sansthan or RSETI near you (without or for a small fee), the ITI trade Sewing Technology. A machine by a self help group's loan or MUDRA from a bank; pay no agent.",
      `How the work is: ${TAILOR}, ${CUSTOM_TAILOR}.`,
    ]),
  hinglish:
    p("Haan, silai se ghar baithe kamai hoti hai, kadam kadam par:") +
    ul([
      "Pehle wahi jo sabko chahiye: blouse, fall, alteration, school ki dress, bag, cushion cover. Teen namoone banaiye aur wahan taangiye jahan padosi dekhein.",
      "Har cheez ka daam, andaze se nahi: dhaaga aur bijli, saath mein aapke ghante. Kaatne se pehle aadha paisa. Har naap aur rupaya likhiye.",
      `Alteration se aage: boutique ya dress ki dukaan ka piece ka kaam, kadhai (${EMBROIDERY}), phone par bechna (${ONLINE}), doosron ko sikhana.`,
      "Kataai behtar seekhiye: paas ka Jan Shikshan Sansthan ya RSETI (bina ya kam fees), ITI ki trade Sewing Technology. Machine self help group ke loan ya bank ke MUDRA se; agent ko paise mat dijiye.",
      `Kaam kaisa hota hai: ${TAILOR}, ${CUSTOM_TAILOR}.`,
    ]),
  hindi:
    p("हाँ, सिलाई से घर बैठे कमाई होती है, क़दम-क़दम पर:") +
    ul([
      "पहले वही जो सबको चाहिए: ब्लाउज़, फ़ॉल, अल्टरेशन, स्कूल की ड्रेस, बैग, कुशन कवर। तीन नमूने बनाइए और वहाँ टाँगिए जहाँ पड़ोसी देखें।",
      "हर चीज़ का दाम, अंदाज़े से नहीं: धागा और बिजली, साथ में आपके घंटे। काटने से पहले आधा पैसा। हर नाप और रुपया लिखिए।",
      `अल्टरेशन से आगे: बुटीक या ड्रेस की दुकान का पीस का काम, कढ़ाई (${EMBROIDERY}), फ़ोन पर बेचना (${ONLINE}), दूसरों को सिखाना।`,
      "कटाई बेहतर सीखिए: पास का जन शिक्षण संस्थान या RSETI (बिना या कम फ़ीस), ITI की ट्रेड Sewing Technology। मशीन स्वयं सहायता समूह के लोन या बैंक के मुद्रा लोन से; एजेंट को पैसे मत दीजिए।",
      `काम कैसा होता है: ${TAILOR}, ${CUSTOM_TAILOR}।`,
    ]),
};

/** Another skill of the hands or of the home. */
export const WITH_A_SKILL: Wording = {
  english:
    p("What your hands can do, others pay for. From skill to income in five steps:") +
    ul([
      "Three samples that can be shown, and clear photographs of them on your phone.",
      "The first five customers from the lane, the school and the market; ask each for one more name.",
      "A fixed price: what you use up, plus your hours, and a part before you begin. Write every rupee down.",
      "Then wider: shops that sell for you, fairs and self help groups, orders by phone, teaching it to others.",
      "Better and with a paper: Jan Shikshan Sansthan, RSETI, skillindiadigital.gov.in. Food for sale needs registration (foscos.fssai.gov.in). Who asks for money before giving you work cheats.",
    ]),
  hinglish:
    p("Jo aapke haath jaante hain, uske log paise dete hain. Hunar se kamai tak paanch kadam:") +
    ul([
      "Teen namoone jo dikha sakein, aur phone par unki saaf photo.",
      "Pehle paanch grahak gali, school aur bazaar se; har ek se ek aur naam poochiye.",
      "Tay daam: jo saamaan lage, saath mein aapke ghante, aur shuru se pehle ek hissa. Har rupaya likhiye.",
      "Phir aage: dukaanein jo aapka maal bechein, mele aur self help group, phone par order, doosron ko sikhana.",
      "Behtar aur kaagaz ke saath: Jan Shikshan Sansthan, RSETI, skillindiadigital.gov.in. Khana bechne ke liye registration chahiye (foscos.fssai.gov.in). Jo kaam dene se pehle paise maange, woh thagta hai.",
    ]),
  hindi:
    p("जो आपके हाथ जानते हैं, उसके लोग पैसे देते हैं। हुनर से कमाई तक पाँच क़दम:") +
    ul([
      "तीन नमूने जो दिखा सकें, और फ़ोन पर उनकी साफ़ फ़ोटो।",
      "पहले पाँच ग्राहक गली, स्कूल और बाज़ार से; हर एक से एक और नाम पूछिए।",
      "तय दाम: जो सामान लगे, साथ में आपके घंटे, और शुरू से पहले एक हिस्सा। हर रुपया लिखिए।",
      "फिर आगे: दुकानें जो आपका माल बेचें, मेले और स्वयं सहायता समूह, फ़ोन पर ऑर्डर, दूसरों को सिखाना।",
      "बेहतर और काग़ज़ के साथ: जन शिक्षण संस्थान, RSETI, skillindiadigital.gov.in। खाना बेचने के लिए रजिस्ट्रेशन चाहिए (foscos.fssai.gov.in)। जो काम देने से पहले पैसे माँगे, वह ठगता है।",
    ]),
};

/** Cows, buffaloes or goats. */
export const WITH_ANIMALS: Wording = {
  english:
    p("A few animals can be the beginning of a steady income, since milk sells every day:") +
    ul([
      `Sell where it pays: the village's milk cooperative weighs and tests each morning; in a town some households pay more for fresh milk, curd, paneer and ghee (${DAIRY}).`,
      "More from the same animals: green fodder of your own, a good breed by artificial insemination from the government hospital, calves kept well; dung as compost or for a gas plant.",
      "Goats and hens need little room and are sold before festivals; insure animals that cost much.",
      "Krishi Vigyan Kendra (kvk.icar.gov.in) and the animal hospital of your block teach and vaccinate; ask a bank for the Kisan Credit Card, which is for animals too.",
    ]),
  hinglish:
    p("Do-chaar pashu pakki kamai ki shuruaat ho sakte hain, kyunki doodh roz bikta hai:") +
    ul([
      `Wahan bechiye jahan daam mile: gaon ki doodh samiti roz tolti aur jaanchti hai; sheher mein kuch ghar taaza doodh, dahi, paneer aur ghee ke zyada dete hain (${DAIRY}).`,
      "Unhi pashuon se zyada: apna hara chaara, sarkari aspatal se achhi nasl ka beej, bachhde ki dekhbhaal; gobar ki khaad ya gas.",
      "Bakri aur murgi ko kam jagah chahiye aur tyohar se pehle bikti hain; mehnge pashu ka bima karaiye.",
      "Krishi Vigyan Kendra (kvk.icar.gov.in) aur block ka pashu aspatal sikhate aur teeka lagate hain; bank se Kisan Credit Card poochiye, woh pashuon ke liye bhi hai.",
    ]),
  hindi:
    p("दो-चार पशु पक्की कमाई की शुरुआत हो सकते हैं, क्योंकि दूध रोज़ बिकता है:") +
    ul([
      `वहाँ बेचिए जहाँ दाम मिले: गाँव की दूध समिति रोज़ तोलती और जाँचती है; शहर में कुछ घर ताज़ा दूध, दही, पनीर और घी के ज़्यादा देते हैं (${DAIRY})।`,
      "उन्हीं पशुओं से ज़्यादा: अपना हरा चारा, सरकारी अस्पताल से अच्छी नस्ल का बीज, बछड़े की देखभाल; गोबर की खाद या गैस।",
      "बकरी और मुर्गी को कम जगह चाहिए और त्योहार से पहले बिकती हैं; महँगे पशु का बीमा कराइए।",
      "कृषि विज्ञान केंद्र (kvk.icar.gov.in) और ब्लॉक का पशु अस्पताल सिखाते और टीका लगाते हैं; बैंक से किसान क्रेडिट कार्ड पूछिए, वह पशुओं के लिए भी है।",
    ]),
};

/** A room or a house with space to spare. */
export const WITH_A_ROOM: Wording = {
  english:
    p("A room that stands empty can earn, with or without work of your own in it:") +
    ul([
      `Let it: to students or workers by the month, in writing and with police verification; near a station, a hospital or a sight by the night (${ROOMS}).`,
      `Work in it: tuition (${TUTOR}), tailoring (${TAILOR}), a parlour, a kitchen for ${TIFFIN}, a small library for those who prepare for examinations.`,
      `In a dark shed: ${MUSHROOMS}. On the roof: plants, or solar by the State's scheme.`,
      "Ask the municipality what your lane allows, and begin with what you own already.",
    ]),
  hinglish:
    p("Khaali kamra bhi kama sakta hai, aapke kaam ke saath ya uske bina:") +
    ul([
      `Kiraye par: students ya kaam karne walon ko mahine par, likhit mein aur police verification ke saath; station, hospital ya ghoomne ki jagah ke paas raat ke hisaab se (${ROOMS}).`,
      `Usme kaam: tuition (${TUTOR}), silai (${TAILOR}), parlour, ${TIFFIN} ki rasoi, exam ki taiyari karne walon ke liye chhoti library.`,
      `Andhere shed mein: ${MUSHROOMS}. Chhat par: paudhe, ya rajya ki yojana se solar.`,
      "Nagar palika se poochiye ki aapki gali mein kya chal sakta hai, aur usi se shuru kijiye jo pehle se hai.",
    ]),
  hindi:
    p("ख़ाली कमरा भी कमा सकता है, आपके काम के साथ या उसके बिना:") +
    ul([
      `किराए पर: छात्रों या काम करने वालों को महीने पर, लिखित में और पुलिस वेरिफ़िकेशन के साथ; स्टेशन, अस्पताल या घूमने की जगह के पास रात के हिसाब से (${ROOMS})।`,
      `उसमें काम: ट्यूशन (${TUTOR}), सिलाई (${TAILOR}), पार्लर, ${TIFFIN} की रसोई, परीक्षा की तैयारी करने वालों के लिए छोटी लाइब्रेरी।`,
      `अँधेरे शेड में: ${MUSHROOMS}। छत पर: पौधे, या राज्य की योजना से सोलर।`,
      "नगर पालिका से पूछिए कि आपकी गली में क्या चल सकता है, और उसी से शुरू कीजिए जो पहले से है।",
    ]),
};

/** A computer or a laptop at home. */
export const WITH_A_COMPUTER: Wording = {
  english:
    p("A computer is a tool: what counts is the one thing that you do well on it.") +
    ul([
      `Within weeks: typing in two languages, Excel and forms (${TYPING}), a Common Service Centre (csc.gov.in), online tuition (${TUTOR}).`,
      "Within months: Tally and GST for small shops, design in Canva, editing videos, a simple website; learn free at swayam.gov.in or skillindiadigital.gov.in and show three pieces of work.",
      `Selling by it: what your family or village makes (${ONLINE}).`,
      "Nobody honest asks a fee or a deposit for typing or data entry from home: who does cheats.",
    ]),
  hinglish:
    p("Computer ek auzaar hai: asli baat woh ek kaam hai jo aap us par achha karte hain.") +
    ul([
      `Kuch hafton mein: do bhashaon mein typing, Excel aur form (${TYPING}), Common Service Centre (csc.gov.in), online tuition (${TUTOR}).`,
      "Kuch mahinon mein: chhoti dukaanon ke liye Tally aur GST, Canva mein design, video editing, chhoti website; free seekhiye swayam.gov.in ya skillindiadigital.gov.in par, aur teen kaam dikhaiye.",
      `Usse bechna: jo ghar ya gaon mein banta hai (${ONLINE}).`,
      "Ghar se typing ya data entry ke liye koi imaandaar fees ya deposit nahi maangta: jo maange woh thagta hai.",
    ]),
  hindi:
    p("कंप्यूटर एक औज़ार है: असली बात वह एक काम है जो आप उस पर अच्छा करते हैं।") +
    ul([
      `कुछ हफ़्तों में: दो भाषाओं में टाइपिंग, Excel और फ़ॉर्म (${TYPING}), कॉमन सर्विस सेंटर (csc.gov.in), ऑनलाइन ट्यूशन (${TUTOR})।`,
      "कुछ महीनों में: छोटी दुकानों के लिए Tally और GST, Canva में डिज़ाइन, वीडियो एडिटिंग, छोटी वेबसाइट; मुफ़्त सीखिए swayam.gov.in या skillindiadigital.gov.in पर, और तीन काम दिखाइए।",
      `उससे बेचना: जो घर या गाँव में बनता है (${ONLINE})।`,
      "घर से टाइपिंग या डेटा एंट्री के लिए कोई ईमानदार फ़ीस या डिपॉज़िट नहीं माँगता: जो माँगे वह ठगता है।",
    ]),
};
