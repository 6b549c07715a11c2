import type { Wording } from "../language.ts";

/** What speaks for careers of crafts, fields, counters, roads, stages and sport, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_CRAFTS_STAGES_AND_SERVICES: Readonly<Record<string, Wording>> = {
  "crop-farmer": {
    english: "have land or can lease it, like sowing and harvest, and can live through a year when rain, pests or the price go wrong",
    hinglish:
      "aapke paas zameen ho ya lease par le sakein, buwai aur katai pasand ho, aur aisa saal nikaal sakein jab baarish, keede ya daam bigad jaayein",
    hindi: "आपके पास ज़मीन हो या लीज़ पर ले सकें, बुवाई और कटाई पसंद हो, और ऐसा साल निकाल सकें जब बारिश, कीड़े या दाम बिगड़ जाएँ",
  },
  beekeeper: {
    english: "can work calmly among stings, move boxes at night from bloom to bloom, and feed the bees through the months without honey",
    hinglish:
      "aap dank ke beech shaanti se kaam kar sakein, raat ko dabbe phoolon ke peeche le jaayein, aur bina shahad ke mahinon mein madhumakkhiyon ko khilaayein",
    hindi: "आप डंक के बीच शांति से काम कर सकें, रात को बक्से फूलों के पीछे ले जाएँ, और बिना शहद के महीनों में मधुमक्खियों को खिलाएँ",
  },
  fisherman: {
    english: "are at home on a rolling boat by night, and can live on a share of the catch and through the yearly fishing ban",
    hinglish:
      "aap raat ko hilti naav par sahaj hon, aur pakdi machhli ke hisse se, aur har saal machhli pakadne par lagi rok ke dinon mein bhi, ghar chala sakein",
    hindi: "आप रात को हिलती नाव पर सहज हों, और पकड़ी मछली के हिस्से से, और हर साल मछली पकड़ने पर लगी रोक के दिनों में भी, घर चला सकें",
  },
  "plant-nursery-manager": {
    english:
      "like grafting and raising young plants more than field crops; watering allows no holiday, and what is not sold outgrows its bag",
    hinglish:
      "aapko khet ki fasal se zyada kalam lagana aur chhote paudhe ugaana pasand ho; paani dene mein chhutti nahi hoti, aur jo na bike woh thaili se bada ho jaata hai",
    hindi: "आपको खेत की फ़सल से ज़्यादा क़लम लगाना और छोटे पौधे उगाना पसंद हो; पानी देने में छुट्टी नहीं होती, और जो न बिके वह थैली से बड़ा हो जाता है",
  },
  blacksmith: {
    english: "like fire and hammer, can bear heat and sparks, and find buyers who need more than a factory tool at half the price",
    hinglish:
      "aapko aag aur hathauda pasand ho, garmi aur chingari sah sakein, aur aise grahak dhoondhein jinhe aadhe daam ke factory auzaar se zyada chahiye",
    hindi: "आपको आग और हथौड़ा पसंद हो, गर्मी और चिंगारी सह सकें, और ऐसे ग्राहक ढूँढ़ें जिन्हें आधे दाम के फ़ैक्टरी औज़ार से ज़्यादा चाहिए",
  },
  goldsmith: {
    english:
      "have fine fingers, can sit bent over flame and acid for hours, and account for each milligram, since what is lost is yours to pay",
    hinglish:
      "aapki ungliyan baareek kaam karti hon, ghanton lau aur tezaab par jhuk kar baith sakein, aur har milligram ka hisaab dein: jo khoye woh aapki kamai se jaata hai",
    hindi: "आपकी उँगलियाँ बारीक काम करती हों, घंटों लौ और तेज़ाब पर झुककर बैठ सकें, और हर मिलीग्राम का हिसाब दें: जो खोए वह आपकी कमाई से जाता है",
  },
  potter: {
    english: "like wet clay on the wheel, and can bear a firing that cracks weeks of work and a year that earns mostly in one season",
    hinglish:
      "aapko chaak par geeli mitti pasand ho, aur aisi bhatti sah sakein jo hafton ka kaam chatka de, aur aisa saal jisme kamai zyadatar ek hi mausam mein ho",
    hindi: "आपको चाक पर गीली मिट्टी पसंद हो, और ऐसी भट्ठी सह सकें जो हफ़्तों का काम चटका दे, और ऐसा साल जिसमें कमाई ज़्यादातर एक ही मौसम में हो",
  },
  "handloom-weaver": {
    english: "like exact work thread by thread, can sit for days over one sari, and live with piece rates that powerloom copies keep low",
    hinglish:
      "aapko dhaage-dhaage ka sahi kaam pasand ho, ek saree par kai din baith sakein, aur aise piece rate mein chala sakein jinhe powerloom ki nakal neeche rakhti hai",
    hindi: "आपको धागे-धागे का सही काम पसंद हो, एक साड़ी पर कई दिन बैठ सकें, और ऐसे पीस रेट में चला सकें जिन्हें पावरलूम की नक़ल नीचे रखती है",
  },
  tailor: {
    english: "like cloth, measures and a good fit, can unpick a day's seams without temper, and sew late into the night before weddings",
    hinglish:
      "aapko kapda, naap aur sahi fitting pasand ho, din bhar ki silai bina gusse ke udhed sakein, aur shaadi se pehle der raat tak silein",
    hindi: "आपको कपड़ा, नाप और सही फ़िटिंग पसंद हो, दिन भर की सिलाई बिना ग़ुस्से के उधेड़ सकें, और शादी से पहले देर रात तक सिलें",
  },
  "sewing-machine-operator": {
    english: "want factory work soon, after a short training, and can sew the same part all day to an hourly target, on a stool",
    hinglish:
      "aapko chhoti training ke baad jaldi factory ka kaam chahiye, aur stool par baith kar din bhar ek hi hissa har ghante ke target par sil sakein",
    hindi: "आपको छोटी ट्रेनिंग के बाद जल्दी फ़ैक्टरी का काम चाहिए, और स्टूल पर बैठकर दिन भर एक ही हिस्सा हर घंटे के टारगेट पर सिल सकें",
  },
  "flour-miller": {
    english: "like machines and the feel of grain, are careful with dust that can explode, and can work nights in a building that shakes",
    hinglish:
      "aapko machine aur anaaj ko haath se parakhna pasand ho, us dhool se savdhaan rahein jo phat sakti hai, aur hilti building mein raat ko kaam kar sakein",
    hindi: "आपको मशीन और अनाज को हाथ से परखना पसंद हो, उस धूल से सावधान रहें जो फट सकती है, और हिलती इमारत में रात को काम कर सकें",
  },
  "excavator-operator": {
    english: "like a big machine that answers to your hands, can bear its jolts all day, and watch for cables that no drawing shows",
    hinglish:
      "aapko haath ke ishaare par chalti badi machine pasand ho, din bhar uske jhatke sah sakein, aur un cables par nazar rakhein jo kisi drawing mein nahi hote",
    hindi: "आपको हाथ के इशारे पर चलती बड़ी मशीन पसंद हो, दिन भर उसके झटके सह सकें, और उन केबलों पर नज़र रखें जो किसी ड्रॉइंग में नहीं होते",
  },
  cobbler: {
    english: "would rather mend than throw away, want a trade that begins with a few tools, and can sit outdoors in sun, dust and rain",
    hinglish:
      "aapko phenkne se zyada theek karna pasand ho, aisa hunar chahiye jo thode auzaar se shuru ho, aur dhoop, dhool aur baarish mein bahar baith sakein",
    hindi: "आपको फेंकने से ज़्यादा ठीक करना पसंद हो, ऐसा हुनर चाहिए जो थोड़े औज़ारों से शुरू हो, और धूप, धूल और बारिश में बाहर बैठ सकें",
  },
  barber: {
    english: "like scissors, razor and easy talk, can stand all day, and want regulars who may one day follow you to your own shop",
    hinglish:
      "aapko kainchi, ustara aur halki-phulki baatein pasand hon, din bhar khade reh sakein, aur aise bandhe grahak chahiye jo ek din aapki apni dukaan par aayein",
    hindi: "आपको कैंची, उस्तरा और हल्की-फुल्की बातें पसंद हों, दिन भर खड़े रह सकें, और ऐसे बँधे ग्राहक चाहिए जो एक दिन आपकी अपनी दुकान पर आएँ",
  },
  "henna-artist": {
    english: "draw fine patterns by hand, can bend over one bride for hours, and live from a few wedding weeks through the empty months",
    hinglish:
      "aap haath se baareek design banate hon, ek dulhan par ghanton jhuk sakein, aur shaadi ke kuch hafton se khaali mahine chala sakein",
    hindi: "आप हाथ से बारीक डिज़ाइन बनाते हों, एक दुल्हन पर घंटों झुक सकें, और शादी के कुछ हफ़्तों से ख़ाली महीने चला सकें",
  },
  launderer: {
    english: "are careful with other people's clothes, can stand long with a hot iron, and keep count: one lost shirt costs much trust",
    hinglish:
      "aap doosron ke kapdon ke saath savdhaan hon, garam istri ke saath der tak khade reh sakein, aur ginti rakhein: ek khoyi shirt bahut bharosa le jaati hai",
    hindi: "आप दूसरों के कपड़ों के साथ सावधान हों, गरम इस्त्री के साथ देर तक खड़े रह सकें, और गिनती रखें: एक खोई शर्ट बहुत भरोसा ले जाती है",
  },
  "garbage-collector": {
    english:
      "can start at dawn every day, careful among glass and needles, and know what the work is worth even when neighbours step aside",
    hinglish:
      "aap roz bhor mein shuru kar sakein, kaanch aur sui ke beech savdhaan rahein, aur padosi hat kar chalein tab bhi is kaam ki keemat jaanein",
    hindi: "आप रोज़ भोर में शुरू कर सकें, काँच और सुई के बीच सावधान रहें, और पड़ोसी हटकर चलें तब भी इस काम की क़ीमत जानें",
  },
  "kirana-store-owner": {
    english: "like trade with neighbours whom you know, can open at dawn and close late, and ask for old credit without a quarrel",
    hinglish:
      "aapko jaane-pehchaane padosiyon se vyapar pasand ho, subah jaldi kholkar raat ko der se band kar sakein, aur purani udhaari bina jhagde maang sakein",
    hindi: "आपको जाने-पहचाने पड़ोसियों से व्यापार पसंद हो, सुबह जल्दी खोलकर रात को देर से बंद कर सकें, और पुरानी उधारी बिना झगड़े माँग सकें",
  },
  stationer: {
    english: "like paper, pens and children at the counter, and can order months ahead: much of the year's money comes in a few weeks",
    hinglish:
      "aapko kagaz, pen aur counter par bachche pasand hon, aur mahinon pehle maal mangwa sakein: saal ki badi kamai kuch hi hafton mein aati hai",
    hindi: "आपको काग़ज़, पेन और काउंटर पर बच्चे पसंद हों, और महीनों पहले माल मँगवा सकें: साल की बड़ी कमाई कुछ ही हफ़्तों में आती है",
  },
  "commission-agent": {
    english: "like auctions and bargains, know farm families for years, and can live with loans that come back late and laws that change",
    hinglish:
      "aapko boli aur mol-bhaav pasand ho, kisaan parivaron ko saalon se jaanein, aur der se lautte udhaar aur badalte kanoon ke saath chal sakein",
    hindi: "आपको बोली और मोल-भाव पसंद हो, किसान परिवारों को सालों से जानें, और देर से लौटते उधार और बदलते क़ानून के साथ चल सकें",
  },
  "tea-stall-owner": {
    english: "like the same faces twice a day, can light the stove at five and stand for twelve hours, and begin small",
    hinglish:
      "aapko din mein do baar wahi chehre pasand hon, paanch baje chulha jala kar baarah ghante khade reh sakein, aur chhote se shuru karein",
    hindi: "आपको दिन में दो बार वही चेहरे पसंद हों, पाँच बजे चूल्हा जलाकर बारह घंटे खड़े रह सकें, और छोटे से शुरू करें",
  },
  "street-food-vendor": {
    english: "cook one dish that people come back for, can be at the market by six, and bear wet evenings and being moved on by the town",
    hinglish:
      "aap ek aisa khana banate hon jiske liye log lautein, chhah baje mandi pahunch sakein, aur baarish ki shaamein aur nagar palika ka hataana sah sakein",
    hindi: "आप एक ऐसा खाना बनाते हों जिसके लिए लोग लौटें, छह बजे मंडी पहुँच सकें, और बारिश की शामें और नगर पालिका का हटाना सह सकें",
  },
  "sweetmeat-maker": {
    english: "like to judge syrup by finger and eye, can stand for hours over a hot kadhai, and give up sleep before every Diwali",
    hinglish:
      "aapko ungli aur aankh se chaashni parakhna pasand ho, garam kadhai par ghanton khade reh sakein, aur har Diwali se pehle neend chhod sakein",
    hindi: "आपको उँगली और आँख से चाशनी परखना पसंद हो, गरम कड़ाही पर घंटों खड़े रह सकें, और हर दिवाली से पहले नींद छोड़ सकें",
  },
  "restaurant-cook": {
    english: "like to cook dish after dish at speed, and can bear heat, cuts and free hours that fall between lunch and dinner",
    hinglish:
      "aapko tezi se ek ke baad ek dish banana pasand ho, aur garmi, jalna-katna aur lunch aur dinner ke beech padne wali chhutti sah sakein",
    hindi: "आपको तेज़ी से एक के बाद एक डिश बनाना पसंद हो, और गर्मी, जलना-कटना और लंच और डिनर के बीच पड़ने वाली छुट्टी सह सकें",
  },
  "chef-de-partie": {
    english: "can first cook some years as a commis, want one section of a hotel kitchen to answer for, and take its blame too",
    hinglish:
      "aap pehle kuch saal commis ban kar kaam kar sakein, hotel kitchen ke ek section ki zimmedari chahiye, aur uski galti bhi apne upar lein",
    hindi: "आप पहले कुछ साल commis बनकर काम कर सकें, होटल किचन के एक सेक्शन की ज़िम्मेदारी चाहिए, और उसकी ग़लती भी अपने ऊपर लें",
  },
  waiter: {
    english: "like guests, remember who ordered what, and can smile on burning feet, also for a slow kitchen's fault; tips count for much",
    hinglish:
      "aapko mehmaan pasand hon, yaad rahe kisne kya manga, aur jalte pairon par bhi muskura sakein, dheemi kitchen ki galti par bhi; tips ka bada hissa hai",
    hindi: "आपको मेहमान पसंद हों, याद रहे किसने क्या मँगाया, और जलते पैरों पर भी मुस्कुरा सकें, धीमी किचन की ग़लती पर भी; टिप्स का बड़ा हिस्सा है",
  },
  "room-attendant": {
    english: "like to put a room right and work quietly by yourself, and can bear sore knees and what some guests leave behind",
    hinglish:
      "aapko kamra sanwaarna aur akele chupchaap kaam karna pasand ho, aur ghutnon ka dard aur kuch mehmaanon ki chhodi gandagi sah sakein",
    hindi: "आपको कमरा सँवारना और अकेले चुपचाप काम करना पसंद हो, और घुटनों का दर्द और कुछ मेहमानों की छोड़ी गंदगी सह सकें",
  },
  "bed-and-breakfast-owner": {
    english:
      "have a family house with rooms to spare, like strangers at your table, and can give up some quiet and bear cancelled weekends",
    hinglish:
      "aapke parivar ke ghar mein khaali kamre hon, ajnabi mehmaan apni mez par pasand hon, aur thodi shaanti de sakein aur cancel hui booking sah sakein",
    hindi: "आपके परिवार के घर में ख़ाली कमरे हों, अजनबी मेहमान अपनी मेज़ पर पसंद हों, और थोड़ी शांति दे सकें और रद्द हुई बुकिंग सह सकें",
  },
  "bus-driver": {
    english:
      "can drive calmly with sixty people behind you, work both rush hours with a dead noon between, and wait until twenty for the licence",
    hinglish:
      "aap saath sawariyon ke saath shaanti se chala sakein, subah-shaam ki bheed mein kaam karein, dopahar khaali jaaye, aur licence ke liye bees saal ki umar tak rukein",
    hindi: "आप साठ सवारियों के साथ शांति से चला सकें, सुबह-शाम की भीड़ में काम करें, दोपहर ख़ाली जाए, और लाइसेंस के लिए बीस साल की उम्र तक रुकें",
  },
  "truck-driver": {
    english: "like long roads and your own company, can be away from home for weeks, and wait unpaid at factory gates",
    hinglish:
      "aapko lambi sadak aur akele rehna pasand ho, hafton ghar se door reh sakein, aur factory ke gate par bina paise intezaar kar sakein",
    hindi: "आपको लंबी सड़क और अकेले रहना पसंद हो, हफ़्तों घर से दूर रह सकें, और फ़ैक्टरी के गेट पर बिना पैसे इंतज़ार कर सकें",
  },
  "taxi-driver": {
    english: "like city roads and talk with strangers, and can plan for what is left after the app's share, fuel and loan",
    hinglish:
      "aapko sheher ki sadkein aur ajnabiyon se baat pasand ho, aur app ka hissa, petrol aur loan dene ke baad jo bache usse chala sakein",
    hindi: "आपको शहर की सड़कें और अजनबियों से बात पसंद हो, और ऐप का हिस्सा, पेट्रोल और लोन देने के बाद जो बचे उससे चला सकें",
  },
  "auto-rickshaw-driver": {
    english: "know your town's lanes, can bear smoke and heat on three wheels, and pay the owner's rent even when few ride",
    hinglish:
      "aap apne sheher ki galiyan jaante hon, teen pahiyon par dhuan aur garmi sah sakein, aur kam sawari wale din bhi maalik ka kiraya de sakein",
    hindi: "आप अपने शहर की गलियाँ जानते हों, तीन पहियों पर धुआँ और गर्मी सह सकें, और कम सवारी वाले दिन भी मालिक का किराया दे सकें",
  },
  "motorcycle-delivery-driver": {
    english: "ride well, can stay careful though the clock runs, work in rain, and pay petrol and repairs out of what you earn",
    hinglish:
      "aap bike achhi chalate hon, ghadi bhaagti ho tab bhi savdhaan rahein, baarish mein kaam karein, aur petrol aur repair apni kamai se dein",
    hindi: "आप बाइक अच्छी चलाते हों, घड़ी भागती हो तब भी सावधान रहें, बारिश में काम करें, और पेट्रोल और मरम्मत अपनी कमाई से दें",
  },
  "delivery-van-driver": {
    english:
      "like to drive within one town, can carry a fridge upstairs without a lift, and bear parcels that nobody accepts and nobody pays",
    hinglish:
      "aapko ek hi sheher mein gaadi chalana pasand ho, bina lift ke fridge upar le ja sakein, aur aise parcel sah sakein jo koi na le aur jinka paisa na mile",
    hindi: "आपको एक ही शहर में गाड़ी चलाना पसंद हो, बिना लिफ़्ट के फ़्रिज ऊपर ले जा सकें, और ऐसे पार्सल सह सकें जो कोई न ले और जिनका पैसा न मिले",
  },
  novelist: {
    english: "already write without being asked, can stay alone with one story for a year or two, and have other work to live by",
    hinglish: "aap bina kahe likhte hon, ek hi kahani ke saath saal-do saal akele reh sakein, aur ghar chalane ke liye koi aur kaam ho",
    hindi: "आप बिना कहे लिखते हों, एक ही कहानी के साथ साल-दो साल अकेले रह सकें, और घर चलाने के लिए कोई और काम हो",
  },
  poet: {
    english: "turn one line over for days until it sounds right, and take up other work too: almost nobody lives on poems alone",
    hinglish:
      "aap ek line ko kai din ulatte-palatte hon jab tak woh sahi na bole, aur saath mein doosra kaam bhi karein: sirf kavita se lagbhag koi nahi jeeta",
    hindi: "आप एक पंक्ति को कई दिन उलटते-पलटते हों जब तक वह सही न बोले, और साथ में दूसरा काम भी करें: सिर्फ़ कविता से लगभग किसी का घर नहीं चलता",
  },
  "music-composer": {
    english:
      "make tunes unasked, can rewrite one for a director who cannot say what is wrong, and bear many unpaid samples for each paid job",
    hinglish:
      "aap bina kahe dhun banate hon, aise director ke liye use phir badal sakein jo galti bata na paaye, aur ek paid kaam ke liye kai muft sample de sakein",
    hindi: "आप बिना कहे धुन बनाते हों, ऐसे डायरेक्टर के लिए उसे फिर बदल सकें जो ग़लती बता न पाए, और एक पैसे वाले काम के लिए कई मुफ़्त सैंपल दे सकें",
  },
  sculptor: {
    english: "like slow, heavy work in clay, stone or metal, and can wait for your money while the foundry's bill is already due",
    hinglish:
      "aapko mitti, patthar ya dhaatu ka dheema, bhaari kaam pasand ho, aur apne paise ka intezaar kar sakein jab dhalai ka bill pehle dena pade",
    hindi: "आपको मिट्टी, पत्थर या धातु का धीमा, भारी काम पसंद हो, और अपने पैसे का इंतज़ार कर सकें जब ढलाई का बिल पहले देना पड़े",
  },
  cartoonist: {
    english: "read the day's news and see its joke, can draw it by evening, and bear angry answers; newspapers keep fewer cartoonists now",
    hinglish:
      "aap roz ki khabar mein mazaak dekh lete hon, shaam tak use bana sakein, aur gusse ke jawab sah sakein; akhbaar ab kam cartoonist rakhte hain",
    hindi: "आप रोज़ की ख़बर में मज़ाक़ देख लेते हों, शाम तक उसे बना सकें, और ग़ुस्से के जवाब सह सकें; अख़बार अब कम कार्टूनिस्ट रखते हैं",
  },
  "comic-artist": {
    english: "like to tell a long story in panels, can give two days to a page read in seconds, and find other drawing that pays",
    hinglish:
      "aapko panel mein lambi kahani kehna pasand ho, us page ko do din de sakein jo pal mein padha jaata hai, aur saath mein kamai wali drawing dhoondhein",
    hindi: "आपको पैनल में लंबी कहानी कहना पसंद हो, उस पन्ने को दो दिन दे सकें जो पल में पढ़ा जाता है, और साथ में कमाई वाली ड्रॉइंग ढूँढ़ें",
  },
  "character-designer": {
    english: "draw one figure thirty ways without tiring, and can let others change its chin and see it everywhere without your name",
    hinglish:
      "aap ek hi kirdaar ko bina thake tees tareeke se banate hon, aur doosre uski thodi badlein ya woh har jagah bina aapke naam ke dikhe, yeh chale",
    hindi: "आप एक ही किरदार को बिना थके तीस तरीक़े से बनाते हों, और दूसरे उसकी ठोड़ी बदलें या वह हर जगह बिना आपके नाम के दिखे, यह चले",
  },
  "wildlife-photographer": {
    english: "can sit silent in a hide from four in the morning, often for nothing, and guide tours to pay for your lenses",
    hinglish:
      "aap subah chaar baje se chhup kar chupchaap baith sakein, aksar bina photo ke lautein, aur lens ke paise ke liye tour karaayein",
    hindi: "आप सुबह चार बजे से छिपकर चुपचाप बैठ सकें, अक्सर बिना फ़ोटो के लौटें, और लेंस के पैसे के लिए टूर कराएँ",
  },
  "fashion-photographer": {
    english: "like cloth, light and directing a team, can hold a senior's reflectors for years, and pay your crew before your bill is paid",
    hinglish:
      "aapko kapda, roshni aur team ko chalana pasand ho, saalon senior ke reflector pakad sakein, aur apna bill milne se pehle crew ko paise dein",
    hindi: "आपको कपड़ा, रोशनी और टीम को चलाना पसंद हो, सालों सीनियर के रिफ़्लेक्टर पकड़ सकें, और अपना बिल मिलने से पहले टीम को पैसे दें",
  },
  "stand-up-comedian": {
    english: "can stand a silence after your best joke, go to open mics for years beside a degree or job, and take anger too",
    hinglish:
      "aap apne sabse achhe joke par khamoshi sah sakein, degree ya naukri ke saath saalon open mic par jaayein, aur logon ka gussa bhi jhelein",
    hindi: "आप अपने सबसे अच्छे जोक पर ख़ामोशी सह सकें, डिग्री या नौकरी के साथ सालों ओपन माइक पर जाएँ, और लोगों का ग़ुस्सा भी झेलें",
  },
  "bharatanatyam-dancer": {
    english: "like stories told by hands, eyes and bent knees, can train with a guru for years, and spend on stages before they pay",
    hinglish:
      "aapko haath, aankh aur mude ghutnon se kahi kahaniyan pasand hon, saalon guru se seekhein, aur manch se kamai hone se pehle us par kharch kar sakein",
    hindi: "आपको हाथ, आँख और मुड़े घुटनों से कही कहानियाँ पसंद हों, सालों गुरु से सीखें, और मंच से कमाई होने से पहले उस पर ख़र्च कर सकें",
  },
  "kathak-dancer": {
    english:
      "like fast footwork and spins to the tabla, can drill with ankle bells on hard floors, and teach beginners for a living meanwhile",
    hinglish:
      "aapko tabla par tez paon aur chakkar pasand hon, sakht farsh par ghungroo baandh kar abhyaas kar sakein, aur tab tak naye bachchon ko sikha kar kamaayein",
    hindi: "आपको तबले पर तेज़ पाँव और चक्कर पसंद हों, सख़्त फ़र्श पर घुँघरू बाँधकर अभ्यास कर सकें, और तब तक नए बच्चों को सिखाकर कमाएँ",
  },
  "dance-teacher": {
    english:
      "would rather bring shy children to a stage than stand on it, and can live with evening classes and batches that empty by March",
    hinglish:
      "aapko khud manch par hone se zyada sharmile bachchon ko manch tak laana pasand ho, aur shaam ki class aur March tak khaali hote batch chal jaayein",
    hindi: "आपको ख़ुद मंच पर होने से ज़्यादा शर्मीले बच्चों को मंच तक लाना पसंद हो, और शाम की क्लास और मार्च तक ख़ाली होते बैच चल जाएँ",
  },
  "carnatic-vocalist": {
    english: "can give years to kritis and tala under a guru, sing at noon to half-empty halls, and hear that you are not ripe",
    hinglish:
      "aap guru ke paas kriti aur tala ko saalon de sakein, dopahar mein aadhe khaali hall mein gaayein, aur sun sakein ki abhi pake nahi hain",
    hindi: "आप गुरु के पास कृति और ताल को सालों दे सकें, दोपहर में आधे ख़ाली हॉल में गाएँ, और सुन सकें कि अभी पके नहीं हैं",
  },
  "hindustani-vocalist": {
    english: "love one raga unfolding slowly, and can give ten years of riyaaz to a guru before the first concert fee, teaching meanwhile",
    hinglish:
      "aapko ek raag ka dheere-dheere khulna pyaara ho, aur pehli concert fees se pehle guru ke paas das saal riyaaz kar sakein, tab tak sikha kar",
    hindi: "आपको एक राग का धीरे-धीरे खुलना प्यारा हो, और कॉन्सर्ट की पहली फ़ीस से पहले गुरु के पास दस साल रियाज़ कर सकें, तब तक सिखाकर",
  },
  "folk-singer": {
    english: "carry your region's songs in its own tongue, and can bear dusty stages, long bus rides and government fees a year late",
    hinglish:
      "aap apne ilaake ke geet usi ki boli mein gaate hon, aur dhool bhare manch, lambi bus yatra aur saal bhar der se aane wali sarkari fees sah sakein",
    hindi: "आप अपने इलाक़े के गीत उसी की बोली में गाते हों, और धूल भरे मंच, लंबी बस यात्रा और साल भर देर से आने वाली सरकारी फ़ीस सह सकें",
  },
  flutist: {
    english: "can blow one long note daily until it is clean, learn for years, and live on teaching and film sessions that come by chance",
    hinglish:
      "aap roz ek lamba sur phoonk sakein jab tak saaf na ho, saalon seekhein, aur sikhane aur kabhi-kabhi milne wali film recording se chala sakein",
    hindi: "आप रोज़ एक लंबा सुर फूँक सकें जब तक साफ़ न हो, सालों सीखें, और सिखाने और कभी-कभी मिलने वाली फ़िल्म रिकॉर्डिंग से चला सकें",
  },
  "esports-player": {
    english: "already win open tournaments in one game, and keep a degree beside it: most stop by twenty-five, and games get banned",
    hinglish:
      "aap ek game mein open tournament jeet chuke hon, aur saath mein degree karein: zyadatar log pachees saal tak ruk jaate hain, aur game band bhi ho jaate hain",
    hindi: "आप एक गेम में ओपन टूर्नामेंट जीत चुके हों, और साथ में डिग्री करें: ज़्यादातर लोग पच्चीस साल तक रुक जाते हैं, और गेम बंद भी हो जाते हैं",
  },
  "chess-player": {
    english: "can sit six hours over one game and have results early; most live by coaching or a sports quota post, hardly by prizes",
    hinglish:
      "aap ek game par chhah ghante baith sakein aur jaldi nateeje dikhe hon; zyadatar log coaching ya sports quota post se kamate hain, inaam se kam hi",
    hindi: "आप एक बाज़ी पर छह घंटे बैठ सकें और जल्दी नतीजे दिखे हों; ज़्यादातर लोग कोचिंग या स्पोर्ट्स कोटा पद से कमाते हैं, इनाम से कम ही",
  },
  wrestler: {
    english: "train gladly before sunrise, already win bouts, and can bear hunger before each weigh-in; most live by a sports quota post",
    hinglish:
      "aap suraj se pehle khushi se abhyaas karein, kushti jeet chuke hon, aur vazan se pehle bhookh sah sakein; zyadatar sports quota post se kamate hain",
    hindi: "आप सूरज से पहले ख़ुशी से अभ्यास करें, कुश्ती जीत चुके हों, और वज़न से पहले भूख सह सकें; ज़्यादातर स्पोर्ट्स कोटा पद से कमाते हैं",
  },
  "badminton-player": {
    english:
      "win beyond your district already, train twice a day, and the family can pay shuttles, coach and travel for years; study on beside it",
    hinglish:
      "aap zile ke bahar bhi jeet chuke hon, din mein do baar training karein, aur parivar saalon shuttle, coach aur safar ka kharcha utha sake; saath mein padhai chale",
    hindi: "आप ज़िले के बाहर भी जीत चुके हों, दिन में दो बार ट्रेनिंग करें, और परिवार सालों शटल, कोच और सफ़र का ख़र्च उठा सके; साथ में पढ़ाई चले",
  },
  "hockey-player": {
    english: "like team play at full sprint, do not fear stick and ball, and can move where the turf is; a quota post gives the living",
    hinglish:
      "aapko team ke saath poori daud ka khel pasand ho, stick aur ball se na darein, aur jahan turf ho wahan ja sakein; kamai quota post se hoti hai",
    hindi: "आपको टीम के साथ पूरी दौड़ का खेल पसंद हो, स्टिक और गेंद से न डरें, और जहाँ टर्फ़ हो वहाँ जा सकें; कमाई कोटा पद से होती है",
  },
  "kabaddi-player": {
    english: "are quick and do not fear being pulled down, can play on with mat burns, and earn your year in one league or a quota post",
    hinglish:
      "aap tez hon aur girae jaane se na darein, mat ki kharonch ke saath khel sakein, aur saal ki kamai ek hi league se ya quota post se karein",
    hindi: "आप तेज़ हों और गिराए जाने से न डरें, मैट की खरोंच के साथ खेल सकें, और साल की कमाई एक ही लीग से या कोटा पद से करें",
  },
  "football-referee": {
    english: "like football, running and deciding at once, can bear a crowd's abuse, and have other work, since match fees are small",
    hinglish:
      "aapko football, daudna aur turant faisla lena pasand ho, bheed ki gaaliyan sah sakein, aur doosra kaam ho, kyunki match ki fees kam hai",
    hindi: "आपको फ़ुटबॉल, दौड़ना और तुरंत फ़ैसला लेना पसंद हो, भीड़ की गालियाँ सह सकें, और दूसरा काम हो, क्योंकि मैच की फ़ीस कम है",
  },
  "athletics-coach": {
    english: "have run, jumped or thrown yourself, like to plan another's year for one day, and can let a runner go to a richer academy",
    hinglish:
      "aap khud daud, kood ya phenk ke khel khele hon, ek din ke liye doosre ka poora saal plan karna pasand ho, aur runner ko bade academy jaane de sakein",
    hindi: "आप ख़ुद दौड़, कूद या फेंक के खेल खेले हों, एक दिन के लिए दूसरे का पूरा साल प्लान करना पसंद हो, और धावक को बड़ी अकादमी जाने दे सकें",
  },
  "hr-executive": {
    english: "like order and people alike, can hear a grievance without taking a side, and do not mind papers at each month's end",
    hinglish:
      "aapko tarteeb aur log dono pasand hon, kisi ki shikayat bina paksh liye sun sakein, aur har mahine ke ant ke kaagaz na khalein",
    hindi: "आपको तरतीब और लोग दोनों पसंद हों, किसी की शिकायत बिना पक्ष लिए सुन सकें, और हर महीने के अंत के काग़ज़ न खलें",
  },
  "common-service-centre-operator": {
    english: "like to help neighbours with forms and screens, have a spot and some savings for a kiosk, and can bear a slow portal",
    hinglish:
      "aapko padosiyon ki form aur screen mein madad pasand ho, kendra ke liye jagah aur thodi bachat ho, aur dheema portal sah sakein",
    hindi: "आपको पड़ोसियों की फ़ॉर्म और स्क्रीन में मदद पसंद हो, केंद्र के लिए जगह और थोड़ी बचत हो, और धीमा पोर्टल सह सकें",
  },
  "electric-vehicle-technician": {
    english: "like batteries and fault codes more than grease, keep every safety step, and will learn anew with each maker's model",
    hinglish:
      "aapko grease se zyada battery aur fault code pasand hon, har safety step nibhayein, aur har company ke naye model par phir seekhein",
    hindi: "आपको ग्रीस से ज़्यादा बैटरी और फ़ॉल्ट कोड पसंद हों, हर सुरक्षा कदम निभाएँ, और हर कंपनी के नए मॉडल पर फिर सीखें",
  },
  "temple-priest": {
    english: "know or gladly learn Sanskrit by heart, rise before dawn on feast days too, and can live on what a small temple gives",
    hinglish:
      "aapko Sanskrit yaad ho ya khushi se yaad karein, tyohaar par bhi bhor se pehle uthein, aur chhote mandir ki aay mein reh sakein",
    hindi: "आपको संस्कृत याद हो या ख़ुशी से याद करें, त्योहार पर भी भोर से पहले उठें, और छोटे मंदिर की आय में रह सकें",
  },
  zookeeper: {
    english: "like animals enough to clean after them every day, watch closely, and can wait years on daily wages for a post",
    hinglish: "aapko jaanwar itne pasand hon ki roz unki safai karein, dhyaan se dekhein, aur post ke liye saalon dihaadi par ruk sakein",
    hindi: "आपको जानवर इतने पसंद हों कि रोज़ उनकी सफ़ाई करें, ध्यान से देखें, और पद के लिए सालों दिहाड़ी पर रुक सकें",
  },
  "dhaba-owner": {
    english: "like to feed people fast and well, can rise for the mandi at five, and could bear a bypass that takes the road away",
    hinglish:
      "aapko logon ko jaldi aur achha khilana pasand ho, paanch baje mandi ja sakein, aur bypass se sadak chhin jaaye to sambhal sakein",
    hindi: "आपको लोगों को जल्दी और अच्छा खिलाना पसंद हो, पाँच बजे मंडी जा सकें, और बाइपास से सड़क छिन जाए तो संभल सकें",
  },
  "sub-registrar": {
    english: "read papers slowly and trust no smile, want a government desk in the district, and can say no to a full waiting room",
    hinglish:
      "aap kaagaz dheere padhein aur muskaan par bharosa na karein, zile mein sarkari desk chahiye, aur bhari hui line ko na keh sakein",
    hindi: "आप काग़ज़ धीरे पढ़ें और मुस्कान पर भरोसा न करें, ज़िले में सरकारी डेस्क चाहिए, और भरी हुई लाइन को न कह सकें",
  },
  "assistant-film-director": {
    english: "love lists as much as films, can stand fourteen hours and be blamed for each of them, and live through months without work",
    hinglish:
      "aapko film jitni hi list banana pasand ho, chaudah ghante khade rahein aur har der ka ilzaam sunein, aur bina kaam ke mahine kaat sakein",
    hindi: "आपको फ़िल्म जितनी ही लिस्ट बनाना पसंद हो, चौदह घंटे खड़े रहें और हर देर का इल्ज़ाम सुनें, और बिना काम के महीने काट सकें",
  },
};
