import type { Wording } from "../language.ts";

/** What speaks for careers of trades and farms, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_TRADES_AND_LAND: Readonly<Record<string, Wording>> = {
  electrician: {
    english: "want work in every town, also on your own, and are careful with current",
    hinglish: "aapko har sheher mein kaam chahiye, apna bhi, aur bijli ke saath savdhaan hon",
    hindi: "आपको हर शहर में काम चाहिए, अपना भी, और बिजली के साथ सावधान हों",
  },
  plumber: {
    english: "want work in every town, also on your own, and do not mind wet and narrow places",
    hinglish: "aapko har sheher mein kaam chahiye, apna bhi, aur geeli aur tang jagah se pareshani na ho",
    hindi: "आपको हर शहर में काम चाहिए, अपना भी, और गीली और तंग जगह से परेशानी न हो",
  },
  fitter: {
    english: "like to fit metal parts to a hair's breadth, and aim at factories, railways and public companies",
    hinglish: "aapko dhaatu ke hisse baal barabar sahi baithana pasand ho, aur factory, railway ya sarkari companies mein jaana ho",
    hindi: "आपको धातु के हिस्से बाल बराबर सही बैठाना पसंद हो, और फ़ैक्टरी, रेलवे या सरकारी कंपनियों में जाना हो",
  },
  welder: {
    english: "can bear heat and glare and want a trade that building sites, shipyards and workshops look for",
    hinglish: "aap garmi aur chamak sah sakein aur aisa hunar chahiye jo site, shipyard aur workshop dhoondhte hain",
    hindi: "आप गर्मी और चमक सह सकें और ऐसा हुनर चाहिए जो साइट, शिपयार्ड और वर्कशॉप ढूँढ़ते हैं",
  },
  "motor-vehicle-mechanic": {
    english: "like engines, and perhaps a garage of your own",
    hinglish: "aapko engine pasand hon, aur shayad apna garage",
    hindi: "आपको इंजन पसंद हों, और शायद अपना गैराज",
  },
  "air-conditioning-mechanic": {
    english: "like electrics and gas in one trade, can climb in the worst heat, and save from summer for the cold months",
    hinglish:
      "aapko ek hunar mein bijli aur gas dono pasand hon, sabse tez garmi mein chadh sakein, aur garmi ki kamai se thand ke mahine chalaayein",
    hindi: "आपको एक हुनर में बिजली और गैस दोनों पसंद हों, सबसे तेज़ गर्मी में चढ़ सकें, और गर्मी की कमाई से ठंड के महीने चलाएँ",
  },
  "electrical-lineman": {
    english: "can climb poles without fear and never hurry near current; power companies take for it, and storms are when you are called",
    hinglish:
      "aap bina dare khambe par chadh sakein aur bijli ke paas kabhi jaldbaazi na karein; bijli companies leti hain, aur toofan mein hi bulaya jaata hai",
    hindi: "आप बिना डरे खंभे पर चढ़ सकें और बिजली के पास कभी जल्दबाज़ी न करें; बिजली कंपनियाँ लेती हैं, और तूफ़ान में ही बुलाया जाता है",
  },
  "solar-panel-installer": {
    english: "like electrical work on roofs, high and hot, in a young trade; jobs move from site to site",
    hinglish: "aapko oonchi, garam chhat par bijli ka kaam pasand ho, ek naye hunar mein; kaam site se site badalta hai",
    hindi: "आपको ऊँची, गरम छत पर बिजली का काम पसंद हो, एक नए हुनर में; काम साइट से साइट बदलता है",
  },
  carpenter: {
    english: "like wood and exact fitting, want work in every town, and can learn for years beside a good mistri",
    hinglish: "aapko lakdi aur sahi naap pasand ho, har sheher mein kaam chahiye, aur achhe mistri ke saath saalon seekh sakein",
    hindi: "आपको लकड़ी और सही नाप पसंद हो, हर शहर में काम चाहिए, और अच्छे मिस्त्री के साथ सालों सीख सकें",
  },
  mason: {
    english:
      "are strong, like to see walls rise, and can bear sun, cement and weeks without work in the rains; a contractor's work can follow",
    hinglish:
      "aap mazboot hon, deewar uthte dekhna pasand ho, aur dhoop, cement aur baarish ke khaali hafte sah sakein; aage thekedari ho sakti hai",
    hindi: "आप मज़बूत हों, दीवार उठते देखना पसंद हो, और धूप, सीमेंट और बारिश के ख़ाली हफ़्ते सह सकें; आगे ठेकेदारी हो सकती है",
  },
  turner: {
    english: "like to shape round metal on a lathe by eye and hand, and aim at railway works and tool rooms; learn CNC beside it",
    hinglish:
      "aapko lathe par nazar aur haath se gol dhaatu banana pasand ho, aur railway workshop ya tool room mein jaana ho; saath mein CNC seekhiye",
    hindi: "आपको लेथ पर नज़र और हाथ से गोल धातु बनाना पसंद हो, और रेलवे वर्कशॉप या टूल रूम में जाना हो; साथ में CNC सीखिए",
  },
  machinist: {
    english: "like milling as well as turning, drawings and fine measures, a few pieces at a time more than thousands",
    hinglish: "aapko lathe ke saath milling bhi, drawing aur baareek naap pasand hon, hazaaron se zyada kuch hi tukde ek baar mein",
    hindi: "आपको लेथ के साथ मिलिंग भी, ड्रॉइंग और बारीक नाप पसंद हों, हज़ारों से ज़्यादा कुछ ही टुकड़े एक बार में",
  },
  "cnc-machine-operator": {
    english: "like machines steered by a program, can stay watchful through long shifts of the same part, and learn to program next",
    hinglish:
      "aapko program se chalne wali machine pasand ho, ek hi purze ki lambi shift mein chaukas reh sakein, aur aage programming seekhein",
    hindi: "आपको प्रोग्राम से चलने वाली मशीन पसंद हो, एक ही पुर्ज़े की लंबी शिफ़्ट में चौकस रह सकें, और आगे प्रोग्रामिंग सीखें",
  },
  "tool-and-die-maker": {
    english: "have patience for work finer than a hair and can train longer than for other trades; tool rooms pay good hands better",
    hinglish:
      "aapko baal se bhi baareek kaam ka sabr ho aur doosre hunar se zyada lambi training de sakein; tool room achhe haath ko behtar paise dete hain",
    hindi: "आपको बाल से भी बारीक काम का सब्र हो और दूसरे हुनर से ज़्यादा लंबी ट्रेनिंग दे सकें; टूल रूम अच्छे हाथ को बेहतर पैसे देते हैं",
  },
  "diesel-mechanic": {
    english: "like big engines, buses and tractors, can go to breakdowns at night, and think of depots, railways or a garage",
    hinglish: "aapko bade engine, bus aur tractor pasand hon, raat ko kharab gaadi tak ja sakein, aur depot, railway ya garage ka socha ho",
    hindi: "आपको बड़े इंजन, बस और ट्रैक्टर पसंद हों, रात को ख़राब गाड़ी तक जा सकें, और डिपो, रेलवे या गैराज का सोचा हो",
  },
  "motorcycle-mechanic": {
    english: "like bikes and many small jobs a day, and want a garage of your own with little money; electric ones must be learnt anew",
    hinglish:
      "aapko bike aur din mein bahut se chhote kaam pasand hon, aur kam paise mein apna garage chahiye; electric bike naye sire se seekhni hogi",
    hindi: "आपको बाइक और दिन में बहुत से छोटे काम पसंद हों, और कम पैसे में अपना गैराज चाहिए; इलेक्ट्रिक बाइक नए सिरे से सीखनी होगी",
  },
  "mobile-phone-repair-technician": {
    english: "have a fine hand and good eyes, want a stall of your own after a short course, and gladly learn each new model",
    hinglish: "aapka haath baareek aur nazar achhi ho, chhote course ke baad apna stall chahiye, aur har naya model khushi se seekhein",
    hindi: "आपका हाथ बारीक और नज़र अच्छी हो, छोटे कोर्स के बाद अपना स्टॉल चाहिए, और हर नया मॉडल ख़ुशी से सीखें",
  },
  agronomist: {
    english: "like crops, soil and trials as science, and aim at seed firms, research or the agriculture department, often with an MSc",
    hinglish:
      "aapko science ki tarah fasal, mitti aur trial pasand hon, aur beej companies, research ya krishi vibhag mein jaana ho, aksar MSc ke saath",
    hindi: "आपको साइंस की तरह फ़सल, मिट्टी और ट्रायल पसंद हों, और बीज कंपनियों, रिसर्च या कृषि विभाग में जाना हो, अक्सर MSc के साथ",
  },
  "agricultural-extension-agent": {
    english: "want a government post among farmers, more talk than laboratory, on village roads in the sowing weeks",
    hinglish: "aapko kisaanon ke beech sarkari post chahiye, lab se zyada baatcheet, buwai ke hafton mein gaon ki sadkon par",
    hindi: "आपको किसानों के बीच सरकारी पद चाहिए, लैब से ज़्यादा बातचीत, बुवाई के हफ़्तों में गाँव की सड़कों पर",
  },
  "horticulture-specialist": {
    english: "like fruit, vegetables and flowers more than field crops, and want to advise growers, mostly in a State's or firm's post",
    hinglish:
      "aapko khet ki fasal se zyada phal, sabzi aur phool pasand hon, aur ugaane walon ko salah dena chahein, zyadatar rajya ya company ki post mein",
    hindi: "आपको खेत की फ़सल से ज़्यादा फल, सब्ज़ी और फूल पसंद हों, और उगाने वालों को सलाह देना चाहें, ज़्यादातर राज्य या कंपनी के पद में",
  },
  "organic-farmer": {
    english: "have land or can lease it, like weeding and compost, and can live through the first years, when less grows",
    hinglish: "aapke paas zameen ho ya lease par le sakein, nirai aur khaad pasand ho, aur shuru ke saal nikaal sakein, jab kam ugta hai",
    hindi: "आपके पास ज़मीन हो या लीज़ पर ले सकें, निराई और खाद पसंद हो, और शुरू के साल निकाल सकें, जब कम उगता है",
  },
  "dairy-farmer": {
    english: "like animals and money that comes every day, and can milk twice daily without a single holiday",
    hinglish: "aapko jaanwar aur roz aane wali kamai pasand ho, aur bina ek bhi chhutti ke din mein do baar dudh nikaal sakein",
    hindi: "आपको जानवर और रोज़ आने वाली कमाई पसंद हो, और बिना एक भी छुट्टी के दिन में दो बार दूध निकाल सकें",
  },
  "fish-farmer": {
    english: "have a pond or can lease one, can wait most of a year for the catch, and wake when the fish lack air",
    hinglish:
      "aapke paas talaab ho ya lease par le sakein, machhli ke liye saal ka bada hissa ruk sakein, aur hawa kam hone par raat ko uthein",
    hindi: "आपके पास तालाब हो या लीज़ पर ले सकें, मछली के लिए साल का बड़ा हिस्सा रुक सकें, और हवा कम होने पर रात को उठें",
  },
};
