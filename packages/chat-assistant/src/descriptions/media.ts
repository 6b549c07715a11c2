import type { ToldCareers } from "./told.ts";

export const media: ToldCareers = {
  "news-reporter": {
    of: "150o3ix",
    description: {
      hinglish: "Jahan khabar bane wahan jaana aur shaam tak likh dena ki kisne kya kiya.",
      hindi: "जहाँ ख़बर बने वहाँ जाना और शाम तक लिख देना कि किसने क्या किया।",
    },
    summary: {
      hinglish:
        "Jahan khabar bane wahan jaana, jaise paani bhari gali, adalat ya parishad ki baithak, poochhna ki kisne kya kiya aur deadline se pehle likh dena.",
      hindi: "जहाँ ख़बर बने वहाँ जाना, जैसे पानी भरी गली, अदालत या परिषद की बैठक, पूछना कि किसने क्या किया और डेडलाइन से पहले लिख देना।",
    },
    day: {
      hinglish: [
        "Raat ki ghatnaon ke liye police control room aur hospital ko phone karna",
        "Paani bhari gali mein khade hokar ginna ki raahat kis-kis ko mili",
        "Mauke se 400 shabd aur phone ka ek video bhejna",
      ],
      hindi: [
        "रात की घटनाओं के लिए पुलिस कंट्रोल रूम और अस्पताल को फ़ोन करना",
        "पानी भरी गली में खड़े होकर गिनना कि राहत किस-किस को मिली",
        "मौक़े से 400 शब्द और फ़ोन का एक वीडियो भेजना",
      ],
    },
  },
  "business-journalist": {
    of: "1tz0m5p",
    description: {
      hinglish: "Balance sheet dekhkar samjhana ki share ka daam kyon gira.",
      hindi: "बैलेंस शीट देखकर समझाना कि शेयर का दाम क्यों गिरा।",
    },
    summary: {
      hinglish:
        "Balance sheet, company ke notice aur Budget padhna, aur readers ko samjhana ki share kyon gira, company kyon biki ya pyaaz kyon mehnga hua.",
      hindi: "बैलेंस शीट, कंपनी के नोटिस और बजट पढ़ना, और पाठकों को समझाना कि शेयर क्यों गिरा, कंपनी क्यों बिकी या प्याज़ क्यों महँगा हुआ।",
    },
    day: {
      hinglish: [
        "Company ki annual report mein woh note khojna jo koi nahi padhta",
        "CEO se poochhna ki munafa badhne par cash kyon ghata",
        "Reserve Bank ka rate yaani repo badhne ka matlab ek home loan se samjhana",
      ],
      hindi: [
        "कंपनी की सालाना रिपोर्ट में वह नोट खोजना जो कोई नहीं पढ़ता",
        "CEO से पूछना कि मुनाफ़ा बढ़ने पर कैश क्यों घटा",
        "रिज़र्व बैंक की दर यानी रेपो बढ़ने का मतलब एक होम लोन से समझाना",
      ],
    },
  },
  "sports-journalist": {
    of: "1skpb8o",
    description: {
      hinglish: "Match ki report dena aur captain se kade sawaal poochhna.",
      hindi: "मैच की रिपोर्ट देना और कप्तान से कड़े सवाल पूछना।",
    },
    summary: {
      hinglish:
        "Match aur unke peeche ke vivaad cover karna, aakhri gend tak report likh lena aur press meet mein captain se sawaal karna.",
      hindi: "मैच और उनके पीछे के विवाद कवर करना, आख़िरी गेंद तक रिपोर्ट लिख लेना और प्रेस मीट में कप्तान से सवाल करना।",
    },
    day: {
      hinglish: [
        "Chase ka rukh badalne par match ki report do baar likhna",
        "Hataye gaye kaptan se aisa jaayaz sawaal poochhna jo use pasand na aaye",
        "Federation ke gayab yatra kharch ka pata lagana",
      ],
      hindi: [
        "रन चेज़ का रुख़ बदलने पर मैच की रिपोर्ट दो बार लिखना",
        "हटाए गए कप्तान से ऐसा जायज़ सवाल पूछना जो उसे पसंद न आए",
        "फ़ेडरेशन के ग़ायब यात्रा ख़र्च का पता लगाना",
      ],
    },
  },
  "foreign-correspondent": {
    of: "1hkejn",
    description: {
      hinglish: "Doosre desh mein rehkar wahan ke chunaav aur yuddh ki khabar dena.",
      hindi: "दूसरे देश में रहकर वहाँ के चुनाव और युद्ध की ख़बर देना।",
    },
    summary: {
      hinglish:
        "Doosre desh mein rehna aur wahan ke chunaav, yuddh aur roz ka jeevan apne desh ke readers ko samjhana, aksar akele aur alag time zone mein.",
      hindi: "दूसरे देश में रहना और वहाँ के चुनाव, युद्ध और रोज़ का जीवन अपने देश के पाठकों को समझाना, अक्सर अकेले और अलग टाइम ज़ोन में।",
    },
    day: {
      hinglish: [
        "Subah-subah wahan ke akhbaar padhna aur Delhi desk ko batana",
        "Dubhashiye ke saath seema ke kasbe tak jaana",
        "India mein prime time shuru hote samay camera ke saamne report record karna",
      ],
      hindi: [
        "सुबह-सुबह वहाँ के अख़बार पढ़ना और दिल्ली डेस्क को बताना",
        "दुभाषिए के साथ सीमा के क़स्बे तक जाना",
        "भारत में प्राइम टाइम शुरू होते समय कैमरे के सामने रिपोर्ट रिकॉर्ड करना",
      ],
    },
  },
  photojournalist: {
    of: "lb44g2",
    description: {
      hinglish: "Pradarshan ya baadh ki khabar ek sachchi tasveer mein bata dena.",
      hindi: "प्रदर्शन या बाढ़ की ख़बर एक सच्ची तस्वीर में बता देना।",
    },
    summary: {
      hinglish:
        "Pradarshan, baadh ya stadium ki khabar ek sachchi tasveer mein bata dena, aur use caption ke saath kuch minute mein bhej dena.",
      hindi: "प्रदर्शन, बाढ़ या स्टेडियम की ख़बर एक सच्ची तस्वीर में बता देना, और उसे कैप्शन के साथ कुछ मिनट में भेज देना।",
    },
    day: {
      hinglish: [
        "Paani mein chalkar raahat ki naav tak jaana aur samaan dene ki photo lena, afsaron ki nahi",
        "Das minute mein phone se caption ke saath teen photo bhejna",
        "Photo story ke liye ek ujde hue parivaar ke saath mahine bhar rehna",
      ],
      hindi: [
        "पानी में चलकर राहत की नाव तक जाना और सामान देने की फ़ोटो लेना, अफ़सरों की नहीं",
        "दस मिनट में फ़ोन से कैप्शन के साथ तीन फ़ोटो भेजना",
        "फ़ोटो स्टोरी के लिए एक उजड़े हुए परिवार के साथ महीने भर रहना",
      ],
    },
  },
  columnist: {
    of: "1t4gt5i",
    description: {
      hinglish: "Har hafte apne naam se rajneeti ya jeevan par rai likhna.",
      hindi: "हर हफ़्ते अपने नाम से राजनीति या जीवन पर राय लिखना।",
    },
    summary: {
      hinglish:
        "Har hafte apne naam se rajneeti, khane ya parivaar par rai likhna, ek baat ko aise andaaz mein rakhna jise readers pehchante hon.",
      hindi: "हर हफ़्ते अपने नाम से राजनीति, खाने या परिवार पर राय लिखना, एक बात को ऐसे अंदाज़ में रखना जिसे पाठक पहचानते हों।",
    },
    day: {
      hinglish: [
        "Hafte ki daleel kisi asahmat insaan par aazmana",
        "Woh aankda dhoondhna jo aapko galat sabit kar sake",
        "1,100 shabdon ko kaatkar 800 karna, jitne page par aate hain",
      ],
      hindi: [
        "हफ़्ते की दलील किसी असहमत इंसान पर आज़माना",
        "वह आँकड़ा ढूँढ़ना जो आपको ग़लत साबित कर सके",
        "1,100 शब्दों को काटकर 800 करना, जितने पेज पर आते हैं",
      ],
    },
  },
  "sub-editor": {
    of: "mwhige",
    description: {
      hinglish: "Reporters ki bheji khabren sudharna aur headline likhna.",
      hindi: "रिपोर्टरों की भेजी ख़बरें सुधारना और हेडलाइन लिखना।",
    },
    summary: {
      hinglish:
        "Reporters ki bheji khabren kaatna aur sudharna, aksar raat mein, naam aur tathya jaanchna, aur jagah mein samane wali headline likhna.",
      hindi: "रिपोर्टरों की भेजी ख़बरें काटना और सुधारना, अक्सर रात में, नाम और तथ्य जाँचना, और जगह में समाने वाली हेडलाइन लिखना।",
    },
    day: {
      hinglish: [
        "Zile se aaye 900 dheele shabdon ko 350 kase hue shabdon mein badalna",
        "Pakadna ki do paragraph mein peedit ki umar alag hai",
        "Do line ki jagah ke liye paanch shabdon ki headline likhna",
      ],
      hindi: [
        "ज़िले से आए 900 ढीले शब्दों को 350 कसे हुए शब्दों में बदलना",
        "पकड़ना कि दो पैराग्राफ़ में पीड़ित की उम्र अलग है",
        "दो लाइन की जगह के लिए पाँच शब्दों की हेडलाइन लिखना",
      ],
    },
  },
  "editor-in-chief": {
    of: "15wqnj4",
    description: {
      hinglish: "Tay karna ki akhbaar ya news site ki soch aur pehli khabar kya ho.",
      hindi: "तय करना कि अख़बार या न्यूज़ साइट की सोच और पहली ख़बर क्या हो।",
    },
    summary: {
      hinglish: "Tay karna ki akhbaar, magazine ya news site ki soch aur pehli khabar kya ho, aur mantriyon aur vakeelon ke phone sunna.",
      hindi: "तय करना कि अख़बार, पत्रिका या न्यूज़ साइट की सोच और पहली ख़बर क्या हो, और मंत्रियों और वकीलों के फ़ोन सुनना।",
    },
    day: {
      hinglish: [
        "Subah ki meeting chalana aur chunna ki sabse upar kya jaye",
        "Vakeel ke saath tay karna ki mantri ke khilaaf report taiyar hai ya nahi",
        "Maalik ko samjhana ki vigyapan dene wale par likhi khabar kyon nahi hategi",
      ],
      hindi: [
        "सुबह की मीटिंग चलाना और चुनना कि सबसे ऊपर क्या जाए",
        "वकील के साथ तय करना कि मंत्री के ख़िलाफ़ रिपोर्ट तैयार है या नहीं",
        "मालिक को समझाना कि विज्ञापन देने वाले पर लिखी ख़बर क्यों नहीं हटेगी",
      ],
    },
  },
  "fact-checker": {
    of: "h8wsre",
    description: {
      hinglish: "Viral video aur bayaan jaanchna aur batana ki kaun se jhoothe hain.",
      hindi: "वायरल वीडियो और बयान जाँचना और बताना कि कौन से झूठे हैं।",
    },
    summary: {
      hinglish: "Reverse image search aur phone karke viral video, bayaan aur aankdon ko asli se milana, aur chhapna ki kya jhooth hai.",
      hindi: "रिवर्स इमेज सर्च और फ़ोन करके वायरल वीडियो, बयान और आँकड़ों को असली से मिलाना, और छापना कि क्या झूठ है।",
    },
    day: {
      hinglish: [
        "Dange ke viral video ke frame reverse image search mein daalna",
        "Dukaan ke board aur pahadi ko nakshe ki kisi jagah se milana",
        "Kuch bhi jhooth batane se pehle us afsar ko phone karna jiska bayaan hai",
      ],
      hindi: [
        "दंगे के वायरल वीडियो के फ़्रेम रिवर्स इमेज सर्च में डालना",
        "दुकान के बोर्ड और पहाड़ी को नक़्शे की किसी जगह से मिलाना",
        "किसी बात को झूठ बताने से पहले उस अफ़सर को फ़ोन करना जिसका बयान है",
      ],
    },
  },
  "film-critic": {
    of: "3hxymk",
    description: {
      hinglish: "Readers ko batana ki kaun si film jamti hai, kaun si nahi aur kiske liye hai.",
      hindi: "पाठकों को बताना कि कौन सी फ़िल्म जमती है, कौन सी नहीं और किसके लिए है।",
    },
    summary: {
      hinglish: "Release se pehle ya usi din film dekhna aur lekh ya video mein batana ki kya jamta hai, kya nahi aur film kiske liye hai.",
      hindi: "रिलीज़ से पहले या उसी दिन फ़िल्म देखना और लेख या वीडियो में बताना कि क्या जमता है, क्या नहीं और फ़िल्म किसके लिए है।",
    },
    day: {
      hinglish: [
        "Shukravaar ka pehla show andhere mein notebook lekar dekhna",
        "Yaad karna ki das saal pehle director ne aisa hi scene kaise shoot kiya tha",
        "Ant bataye bina 600 shabd likhna",
      ],
      hindi: [
        "शुक्रवार का पहला शो अँधेरे में नोटबुक लेकर देखना",
        "याद करना कि दस साल पहले डायरेक्टर ने ऐसा ही सीन कैसे शूट किया था",
        "अंत बताए बिना 600 शब्द लिखना",
      ],
    },
  },
  "news-anchor": {
    of: "49t7pk",
    description: {
      hinglish: "Studio mein live bulletin padhna aur mehmaanon se sawaal poochhna.",
      hindi: "स्टूडियो में लाइव बुलेटिन पढ़ना और मेहमानों से सवाल पूछना।",
    },
    summary: {
      hinglish:
        "Studio se live bulletin pesh karna, teleprompter padhna, mehmaanon se sawaal poochhna aur on air achanak khabar aaye to bhi sambhle rehna.",
      hindi: "स्टूडियो से लाइव बुलेटिन पेश करना, टेलीप्रॉम्प्टर पढ़ना, मेहमानों से सवाल पूछना और ऑन एयर अचानक ख़बर आए तो भी सँभले रहना।",
    },
    day: {
      hinglish: [
        "News agency ki bheji khabrein padhna aur pehli line khud phir se likhna",
        "Kaan mein producer ki ginti sunte hue mantri se sawaal poochhna",
        "Bhookamp ki tasveerein aane par bhi shaanti se bolte rehna",
      ],
      hindi: [
        "न्यूज़ एजेंसी की भेजी ख़बरें पढ़ना और पहली लाइन ख़ुद फिर से लिखना",
        "कान में प्रोड्यूसर की गिनती सुनते हुए मंत्री से सवाल पूछना",
        "भूकंप की तस्वीरें आने पर भी शांति से बोलते रहना",
      ],
    },
  },
  "radio-host": {
    of: "nj1pu8",
    description: {
      hinglish: "Shehar ka music show chutkulon aur caller se gapshap ke saath chalana.",
      hindi: "शहर का म्यूज़िक शो चुटकुलों और कॉलर से गपशप के साथ चलाना।",
    },
    summary: {
      hinglish:
        "Shehar ki apni bhasha aur bolchaal mein music show chalana, chutkule, prank, caller se gapshap aur second tak nape hue gaanon ke link ke saath.",
      hindi: "शहर की अपनी भाषा और बोलचाल में म्यूज़िक शो चलाना, चुटकुले, प्रैंक, कॉलर से गपशप और सेकंड तक नपे हुए गानों के लिंक के साथ।",
    },
    day: {
      hinglish: [
        "Live jaane se pehle shehar ki gapshap, traffic aur birthday par nazar daalna",
        "Gaane ke pehle shabd tak bolna, aur wahin ruk jaana",
        "Aisi prank call record karna jo mazedaar ho, par beraham nahi",
      ],
      hindi: [
        "लाइव जाने से पहले शहर की गपशप, ट्रैफ़िक और बर्थडे पर नज़र डालना",
        "गाने के पहले शब्द तक बोलना, और वहीं रुक जाना",
        "ऐसी प्रैंक कॉल रिकॉर्ड करना जो मज़ेदार हो, पर बेरहम नहीं",
      ],
    },
  },
  "television-presenter": {
    of: "ka4min",
    description: {
      hinglish: "Quiz aur talent show pesh karna aur mehmaanon ko sahaj karna.",
      hindi: "क्विज़ और टैलेंट शो पेश करना और मेहमानों को सहज करना।",
    },
    summary: {
      hinglish:
        "Camera par quiz, talent aur travel show pesh karna, mehmaanon ko sahaj karna, earpiece par mili baat par chalna aur har hisse ko jodna.",
      hindi: "कैमरे पर क्विज़, टैलेंट और ट्रैवल शो पेश करना, मेहमानों को सहज करना, ईयरपीस पर मिली बात पर चलना और हर हिस्से को जोड़ना।",
    },
    day: {
      hinglish: [
        "Barah items ke beech bolne ki baatein aur sponsor ki line zubani yaad karna",
        "Nau saal ki gayika ko uske round se theek pehle shaant karna",
        "Light kharab ho jaye to entry dobara karna",
      ],
      hindi: [
        "बारह आइटम के बीच बोलने की बातें और स्पॉन्सर की लाइन ज़बानी याद करना",
        "नौ साल की गायिका को उसके राउंड से ठीक पहले शांत करना",
        "लाइट ख़राब हो जाए तो एंट्री दोबारा करना",
      ],
    },
  },
  "sports-commentator": {
    of: "1tn2qsv",
    description: { hinglish: "Commentary box se match ka aankhon dekha haal sunana.", hindi: "कमेंट्री बॉक्स से मैच का आँखों देखा हाल सुनाना।" },
    summary: {
      hinglish:
        "Commentary box se match ka aankhon dekha haal sunana, wicket girte hi batana aur khaali palon ko kisson aur aankdon se bharna.",
      hindi: "कमेंट्री बॉक्स से मैच का आँखों देखा हाल सुनाना, विकेट गिरते ही बताना और ख़ाली पलों को क़िस्सों और आँकड़ों से भरना।",
    },
    day: {
      hinglish: [
        "Dono teams ke card banana, har khiladi ki ek kahani ke saath",
        "Gend ke tappa khane se pehle field, bowler aur swing ka haal batana",
        "Expert ko mic dena, aise sawaal ke saath jo jawab dene layak ho",
      ],
      hindi: [
        "दोनों टीमों के कार्ड बनाना, हर खिलाड़ी की एक कहानी के साथ",
        "गेंद के टप्पा खाने से पहले फ़ील्ड, गेंदबाज़ और स्विंग का हाल बताना",
        "एक्सपर्ट को माइक देना, ऐसे सवाल के साथ जो जवाब देने लायक़ हो",
      ],
    },
  },
  "television-producer": {
    of: "1vff0is",
    description: {
      hinglish: "Show ke topic aur mehmaan chunna aur use on air pahunchana.",
      hindi: "शो के विषय और मेहमान चुनना और उसे ऑन एयर पहुँचाना।",
    },
    summary: {
      hinglish:
        "Programme banwana aur on air pahunchana: topic aur mehmaan chunna, control room chalana aur budget aur running order sambhalna.",
      hindi: "कार्यक्रम बनवाना और ऑन एयर पहुँचाना: विषय और मेहमान चुनना, कंट्रोल रूम चलाना और बजट और रनिंग ऑर्डर सँभालना।",
    },
    day: {
      hinglish: [
        "Running order jamana aur use chauvalis minute ka banana",
        "Parking tak aakar mana kar dene wale mehmaan ki jagah kisi aur ko laana",
        "Anchor ke kaan mein aakhri das second ki ulti ginti karna",
      ],
      hindi: [
        "रनिंग ऑर्डर जमाना और उसे चौवालीस मिनट का बनाना",
        "पार्किंग तक आकर मना कर देने वाले मेहमान की जगह किसी और को लाना",
        "एंकर के कान में आख़िरी दस सेकंड की उल्टी गिनती करना",
      ],
    },
  },
  "programming-director": {
    of: "8k1zvo",
    description: {
      hinglish: "Tay karna ki channel kis slot mein kaun sa show chalaye.",
      hindi: "तय करना कि चैनल किस स्लॉट में कौन सा शो चलाए।",
    },
    summary: {
      hinglish:
        "Tay karna ki channel ya station kaun se show kis slot mein chalaye, rating, rights aur raat nau baje doosre kya chalate hain, yeh sab taulkar.",
      hindi: "तय करना कि चैनल या स्टेशन कौन से शो किस स्लॉट में चलाए, रेटिंग, अधिकार और रात नौ बजे दूसरे क्या चलाते हैं, यह सब तौलकर।",
    },
    day: {
      hinglish: [
        "Saat baje ke baad ke har aadhe ghante ki pichhle hafte ki rating milana",
        "Film library aur uske dubbing adhikar ke liye boli lagana",
        "Pitte serial ka samay badalna, isse pehle ki woh agle ko bhi duba de",
      ],
      hindi: [
        "सात बजे के बाद के हर आधे घंटे की पिछले हफ़्ते की रेटिंग मिलाना",
        "फ़िल्म लाइब्रेरी और उसके डबिंग अधिकार के लिए बोली लगाना",
        "पिटते सीरियल का समय बदलना, इससे पहले कि वह अगले को भी डुबा दे",
      ],
    },
  },
  "broadcast-technician": {
    of: "lkj6oo",
    description: {
      hinglish: "Woh transmitter aur link lagana jinse channel on air rahe.",
      hindi: "वे ट्रांसमीटर और लिंक लगाना जिनसे चैनल ऑन एयर रहे।",
    },
    summary: {
      hinglish:
        "Channel ko on air rakhna: link, transmitter aur programme chalane wale computer lagana, aur screen der tak kaali rahe usse pehle kharabi dhoondh lena.",
      hindi: "चैनल को ऑन एयर रखना: लिंक, ट्रांसमीटर और कार्यक्रम चलाने वाले कंप्यूटर लगाना, और स्क्रीन देर तक काली रहे उससे पहले ख़राबी ढूँढ़ लेना।",
    },
    day: {
      hinglish: [
        "Van ki dish satellite ki taraf karna aur studio se poochhna ki picture saaf hai ya nahi",
        "Jab match backup par chal raha ho, tab signal ke raaste ka kharab box badalna",
        "Raat bhar transmitter ki reading likhna",
      ],
      hindi: [
        "वैन की डिश सैटेलाइट की तरफ़ करना और स्टूडियो से पूछना कि पिक्चर साफ़ है या नहीं",
        "जब मैच बैकअप पर चल रहा हो, तब सिग्नल के रास्ते का ख़राब बॉक्स बदलना",
        "रात भर ट्रांसमीटर की रीडिंग लिखना",
      ],
    },
  },
  "vision-mixer": {
    of: "gcvk2x",
    description: {
      hinglish: "Switcher par live camera aur replay ke beech cut karna.",
      hindi: "स्विचर पर लाइव कैमरों और रीप्ले के बीच कट करना।",
    },
    summary: {
      hinglish:
        "Switcher par baithna aur director ke kehne par live camera, replay aur graphics ke beech cut karna, cricket final mein har second ek button.",
      hindi: "स्विचर पर बैठना और डायरेक्टर के कहने पर लाइव कैमरों, रीप्ले और ग्राफ़िक्स के बीच कट करना, क्रिकेट फ़ाइनल में हर सेकंड एक बटन।",
    },
    day: {
      hinglish: [
        "Toss se pehle graphics aur replay ke button set karna",
        "Director ke chaar bolte hi camera number chaar on air kar dena",
        "Gayan ke final mein taal par nau cameron ke beech cut karna",
      ],
      hindi: [
        "टॉस से पहले ग्राफ़िक्स और रीप्ले के बटन सेट करना",
        "डायरेक्टर के चार बोलते ही कैमरा नंबर चार ऑन एयर कर देना",
        "गायन के फ़ाइनल में ताल पर नौ कैमरों के बीच कट करना",
      ],
    },
  },
  "film-director": {
    of: "fxfurf",
    description: {
      hinglish: "Script se final cut tak actors, camera aur editing ko disha dena.",
      hindi: "स्क्रिप्ट से फ़ाइनल कट तक कलाकारों, कैमरे और एडिटिंग को दिशा देना।",
    },
    summary: {
      hinglish:
        "Film ko script se final cut tak le jaana, actors, camera aur editing walon ko batana ki har scene se darshak ko kya mehsoos ho.",
      hindi: "फ़िल्म को स्क्रिप्ट से फ़ाइनल कट तक ले जाना, कलाकारों, कैमरे और एडिटिंग वालों को बताना कि हर सीन से दर्शक को क्या महसूस हो।",
    },
    day: {
      hinglish: [
        "Cinematographer ke saath location par ghoomkar har angle tay karna",
        "Kalakaar ko maa ka gussa samjhana, phir intezaar karna",
        "Editing mein chauthe aur nauven take mein se ek chunna",
      ],
      hindi: [
        "सिनेमैटोग्राफ़र के साथ लोकेशन पर घूमकर हर ऐंगल तय करना",
        "कलाकार को माँ का ग़ुस्सा समझाना, फिर इंतज़ार करना",
        "एडिटिंग में चौथे और नौवें टेक में से एक चुनना",
      ],
    },
  },
  "film-producer": {
    of: "id6ezs",
    description: { hinglish: "Paisa jutana, stars ko sign karna aur film bechna.", hindi: "पैसा जुटाना, सितारों को साइन करना और फ़िल्म बेचना।" },
    summary: {
      hinglish:
        "Kahani dhoondhna, paisa jutana, stars ko sign karna, film theatre aur platform ko bechna, aur film doobe to ghaata uthana.",
      hindi: "कहानी ढूँढ़ना, पैसा जुटाना, सितारों को साइन करना, फ़िल्म थिएटर और प्लेटफ़ॉर्म को बेचना, और फ़िल्म डूबे तो घाटा उठाना।",
    },
    day: {
      hinglish: [
        "Saath mein budget sheet kholkar script padhna",
        "Monsoon ka schedule ganwaye bina actor ki dates pakki karna",
        "Dubbing, music aur streaming ke adhikar alag-alag bechna",
      ],
      hindi: [
        "साथ में बजट शीट खोलकर स्क्रिप्ट पढ़ना",
        "मानसून का शेड्यूल गँवाए बिना कलाकार की तारीख़ें पक्की करना",
        "डबिंग, म्यूज़िक और स्ट्रीमिंग के अधिकार अलग-अलग बेचना",
      ],
    },
  },
  "documentary-filmmaker": {
    of: "1ct2vqu",
    description: {
      hinglish: "Mahinon asli logon par film banana aur unki kahani dhoondhna.",
      hindi: "महीनों असली लोगों पर फ़िल्म बनाना और उनकी कहानी ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Asli logon, jaise namak banane wale mazdooron ya kisi band ke saath mahinon bitana, jo ho use camere mein lena aur footage mein kahani dhoondhna.",
      hindi: "असली लोगों, जैसे नमक बनाने वाले मज़दूरों या किसी बैंड के साथ महीनों बिताना, जो हो उसे कैमरे में लेना और फ़ुटेज में कहानी ढूँढ़ना।",
    },
    day: {
      hinglish: [
        "Shooting se pehle kai din namak banane wale parivaar ke saath chai peena",
        "Camera, sound ka samaan aur battery akele hi bus mein le jaana",
        "Assi ghante ki footage ki list banana aur film kholne wala scene dhoondhna",
      ],
      hindi: [
        "शूटिंग से पहले कई दिन नमक बनाने वाले परिवार के साथ चाय पीना",
        "कैमरा, साउंड का सामान और बैटरी अकेले ही बस में ले जाना",
        "अस्सी घंटे की फ़ुटेज की लिस्ट बनाना और फ़िल्म खोलने वाला सीन ढूँढ़ना",
      ],
    },
  },
  cinematographer: {
    of: "77od4t",
    description: {
      hinglish: "Film ke har shot ka lens, light aur camere ki chaal tay karna.",
      hindi: "फ़िल्म के हर शॉट का लेंस, रोशनी और कैमरे की चाल तय करना।",
    },
    summary: {
      hinglish:
        "Lens, light, rang aur camere ki chaal se tay karna ki film ka har shot kaisa dikhe, aur camera aur light ki team ko chalana.",
      hindi: "लेंस, रोशनी, रंग और कैमरे की चाल से तय करना कि फ़िल्म का हर शॉट कैसा दिखे, और कैमरा और लाइट की टीम को चलाना।",
    },
    day: {
      hinglish: [
        "Tube light mein main actor ke chehre par teen lens aazmana",
        "Lights aise rakhna ki ek hi khidki poore ghar ko roshan karti lage",
        "Colourist ke saath baithkar sardi ka drishya thanda aur neela banaye rakhna",
      ],
      hindi: [
        "ट्यूब लाइट में मुख्य कलाकार के चेहरे पर तीन लेंस आज़माना",
        "लाइटें ऐसे रखना कि एक ही खिड़की पूरे घर को रोशन करती लगे",
        "कलरिस्ट के साथ बैठकर सर्दी का दृश्य ठंडा और नीला बनाए रखना",
      ],
    },
  },
  "camera-operator": {
    of: "1py08i1",
    description: {
      hinglish: "Match aur news shoot mein frame banana aur action ke peeche chalna.",
      hindi: "मैच और न्यूज़ शूट में फ़्रेम बनाना और एक्शन के पीछे चलना।",
    },
    summary: {
      hinglish:
        "News shoot, match aur serial mein kandhe, crane ya studio ke camere se frame banana, pan karna aur action par focus banaye rakhna.",
      hindi: "न्यूज़ शूट, मैच और सीरियल में कंधे, क्रेन या स्टूडियो के कैमरे से फ़्रेम बनाना, पैन करना और एक्शन पर फ़ोकस बनाए रखना।",
    },
    day: {
      hinglish: [
        "Safed kaagaz se rang set karna aur mantri ke bolne se pehle unhe frame mein lena",
        "Slip se boundary ki rassi tak fielder ke saath bina jhatke camera ghumana",
        "Lens saaf karna, battery charge karna aur card par label lagana",
      ],
      hindi: [
        "सफ़ेद काग़ज़ से रंग सेट करना और मंत्री के बोलने से पहले उन्हें फ़्रेम में लेना",
        "स्लिप से बाउंड्री की रस्सी तक फ़ील्डर के साथ बिना झटके कैमरा घुमाना",
        "लेंस साफ़ करना, बैटरी चार्ज करना और कार्ड पर लेबल लगाना",
      ],
    },
  },
  "film-editor": {
    of: "tq27zl",
    description: {
      hinglish: "Ghanton ke take kaatkar rhythm aur achraj wale scene banana.",
      hindi: "घंटों के टेक काटकर लय और अचरज वाले सीन बनाना।",
    },
    summary: {
      hinglish:
        "Ghanton ki footage mein se sabse achchhe take chunna aur tab tak kaatna aur jodna jab tak scene mein rhythm, matlab aur achraj na aa jaye.",
      hindi: "घंटों की फ़ुटेज में से सबसे अच्छे टेक चुनना और तब तक काटना और जोड़ना जब तक सीन में लय, मतलब और अचरज न आ जाए।",
    },
    day: {
      hinglish: [
        "Har take ek baar dekhna aur jaandaar palon par nishaan lagana",
        "Jhagde ka scene teen tarah se aazmana aur ek raat sochne ko chhodna",
        "Chaar frame kaatna taaki thappad ka asar aaye",
      ],
      hindi: [
        "हर टेक एक बार देखना और जानदार पलों पर निशान लगाना",
        "झगड़े का सीन तीन तरह से आज़माना और एक रात सोचने को छोड़ना",
        "चार फ़्रेम काटना ताकि थप्पड़ का असर आए",
      ],
    },
  },
  "sound-editor": {
    of: "4vsfr1",
    description: {
      hinglish: "Film ke dialogue saaf karna, kadmon aur baadal garajne ki awaaz jodna.",
      hindi: "फ़िल्म के डायलॉग साफ़ करना, क़दमों और बादल गरजने की आवाज़ जोड़ना।",
    },
    summary: {
      hinglish:
        "Shoot ke baad film ka soundtrack banana: dialogue saaf karna, kadmon, traffic aur baadal garajne ki awaaz daalna, aur sab tasveer se milana.",
      hindi: "शूट के बाद फ़िल्म का साउंडट्रैक बनाना: डायलॉग साफ़ करना, क़दमों, ट्रैफ़िक और बादल गरजने की आवाज़ डालना, और सब तस्वीर से मिलाना।",
    },
    day: {
      hinglish: [
        "Phusphusakar bole dialogue se AC ki ghoon-ghoon hatana",
        "Studio mein bani kadmon ki awaaz yaani Foley ko screen ke har kadam se milana",
        "Chhe alag-alag track se Mumbai ki baarish banana",
      ],
      hindi: [
        "फुसफुसाकर बोले डायलॉग से AC की घूँ-घूँ हटाना",
        "स्टूडियो में बनी क़दमों की आवाज़ यानी फ़ोली को स्क्रीन के हर क़दम से मिलाना",
        "छह अलग-अलग ट्रैक से मुंबई की बारिश बनाना",
      ],
    },
  },
  "boom-operator": {
    of: "hp17n3",
    description: {
      hinglish: "Lambe dande par mic ko actors ke theek upar pakde rakhna.",
      hindi: "लंबे डंडे पर माइक को कलाकारों के ठीक ऊपर पकड़े रखना।",
    },
    summary: {
      hinglish:
        "Lambe dande par mic ko frame ke theek upar pakde rakhna, actors ke honthon ke saath chalna aur uski parchhai deewar par na padne dena.",
      hindi: "लंबे डंडे पर माइक को फ़्रेम के ठीक ऊपर पकड़े रखना, कलाकारों के होंठों के साथ चलना और उसकी परछाईं दीवार पर न पड़ने देना।",
    },
    day: {
      hinglish: [
        "Scene ki lines yaad karna taaki mic ka danda samay par ghoome",
        "Silk ki sari ke neeche radio mic chhupana, bina sarsarahat ke",
        "Ghoon-ghoon karta pankha, fridge ya generator dhoondhna",
      ],
      hindi: [
        "सीन की लाइनें याद करना ताकि माइक का डंडा समय पर घूमे",
        "रेशमी साड़ी के नीचे रेडियो माइक छुपाना, बिना सरसराहट के",
        "घूँ-घूँ करता पंखा, फ़्रिज या जनरेटर ढूँढ़ना",
      ],
    },
  },
  "casting-director": {
    of: "g2r6ql",
    description: { hinglish: "Saikdon audition tape mein har role ka chehra dhoondhna.", hindi: "सैकड़ों ऑडिशन टेप में हर रोल का चेहरा ढूँढ़ना।" },
    summary: {
      hinglish:
        "Har role ke liye chehra dhoondhna, saikdon audition tape dekhna aur kisi anjaan actor ke liye adna jo role mein sahi baithe.",
      hindi: "हर रोल के लिए चेहरा ढूँढ़ना, सैकड़ों ऑडिशन टेप देखना और किसी अनजान कलाकार के लिए अड़ना जो रोल में सही बैठे।",
    },
    day: {
      hinglish: [
        "Ek din mein assi ghabraye ummeedwaron ke saath scene ki lines padhna",
        "Asli bus conductor jaise chehre ke liye Patna ke theatre group khangaalna",
        "Actor ke manager ke saath dates aur fees tay karna",
      ],
      hindi: [
        "एक दिन में अस्सी घबराए उम्मीदवारों के साथ सीन की लाइनें पढ़ना",
        "असली बस कंडक्टर जैसे चेहरे के लिए पटना के थिएटर ग्रुप खँगालना",
        "कलाकार के मैनेजर के साथ तारीख़ें और फ़ीस तय करना",
      ],
    },
  },
  gaffer: {
    of: "p7omv",
    description: {
      hinglish: "Film set par light lagakar dhoop ya sadak ki roshni banana.",
      hindi: "फ़िल्म सेट पर लाइट लगाकर धूप या सड़क की रोशनी बनाना।",
    },
    summary: {
      hinglish:
        "Film set par light boys ki team chalana, light, roshni naram karne wale kapde aur generator lagana, taaki shot ko jo dhoop ya sadak ki roshni chahiye woh mile.",
      hindi:
        "फ़िल्म सेट पर लाइट बॉय की टीम चलाना, लाइट, रोशनी नरम करने वाले कपड़े और जनरेटर लगाना, ताकि शॉट को जो धूप या सड़क की रोशनी चाहिए वह मिले।",
    },
    day: {
      hinglish: [
        "Generator chalane se pehle hisaab lagana ki saari lights kitni bijli lengi",
        "Dopahar ki dhoop naram karne ko aangan par bada safed kapda yaani silk taanna",
        "Aath lightmen se raat ki sadak ki lighting bees minute mein phir se karwana",
      ],
      hindi: [
        "जनरेटर चलाने से पहले हिसाब लगाना कि सारी लाइटें कितनी बिजली लेंगी",
        "दोपहर की धूप नरम करने को आँगन पर बड़ा सफ़ेद कपड़ा यानी सिल्क तानना",
        "आठ लाइटमैन से रात की सड़क की लाइटिंग बीस मिनट में फिर से करवाना",
      ],
    },
  },
  "book-publisher": {
    of: "rsyqga",
    description: {
      hinglish: "Tay karna ki kaun si kitaaben, kitni aur kis daam par chhapen.",
      hindi: "तय करना कि कौन सी किताबें, कितनी और किस दाम पर छपें।",
    },
    summary: {
      hinglish:
        "Kitaabon ki list sambhalna: tay karna ki kaun si manuscripts chhapen, kitni copy, kis daam par, aur unhe dukaanon aur melon tak pahunchana.",
      hindi: "किताबों की लिस्ट सँभालना: तय करना कि कौन सी पांडुलिपियाँ छपें, कितनी प्रतियाँ, किस दाम पर, और उन्हें दुकानों और मेलों तक पहुँचाना।",
    },
    day: {
      hinglish: [
        "Hisaab lagana ki 399 rupaye mein 2,000 copies se laagat niklegi ya nahi",
        "Chunna ki list mein chhe cookbooks mein se kiske liye jagah hai",
        "Nagpur se lauti kitaabon par distributor se bahas karna",
      ],
      hindi: [
        "हिसाब लगाना कि 399 रुपये में 2,000 कॉपियों से लागत निकलेगी या नहीं",
        "चुनना कि लिस्ट में छह कुकबुक में से किसके लिए जगह है",
        "नागपुर से लौटी किताबों पर डिस्ट्रीब्यूटर से बहस करना",
      ],
    },
  },
  "commissioning-editor": {
    of: "kf7eax",
    description: {
      hinglish: "Lekhak dhoondhna aur draft-dar-draft unki kitaab poori karana.",
      hindi: "लेखक ढूँढ़ना और ड्राफ़्ट-दर-ड्राफ़्ट उनकी किताब पूरी कराना।",
    },
    summary: {
      hinglish:
        "Lekhak aur idea dhoondhna, publisher se haan karana, aur kitaab taiyar hone tak lekhak ke saath draft-dar-draft kaam karna.",
      hindi: "लेखक और आइडिया ढूँढ़ना, प्रकाशक से हाँ कराना, और किताब तैयार होने तक लेखक के साथ ड्राफ़्ट-दर-ड्राफ़्ट काम करना।",
    },
    day: {
      hinglish: [
        "Us itihaaskaar ke saath lunch karna jisne abhi kitaab ka socha bhi nahi",
        "Thriller ke chaalis panne padhna par dasven tak faisla kar lena",
        "Sales head ko yakeen dilana ki kahaniyon ki pehli kitaab ko paathak milenge",
      ],
      hindi: [
        "उस इतिहासकार के साथ लंच करना जिसने अभी किताब का सोचा भी नहीं",
        "थ्रिलर के चालीस पन्ने पढ़ना पर दसवें तक फ़ैसला कर लेना",
        "सेल्स हेड को यक़ीन दिलाना कि कहानियों की पहली किताब को पाठक मिलेंगे",
      ],
    },
  },
  "copy-editor": {
    of: "100mv9t",
    description: {
      hinglish: "Ek-ek line ki grammar sudharna aur lekhak ka andaaz banaye rakhna.",
      hindi: "एक-एक पंक्ति का व्याकरण सुधारना और लेखक का अंदाज़ बनाए रखना।",
    },
    summary: {
      hinglish:
        "Manuscript ki ek-ek line dekhna, grammar, uljhan aur aapas mein takraati baaten sudharna aur lekhak ka andaaz banaye rakhna.",
      hindi: "पांडुलिपि की एक-एक पंक्ति देखना, व्याकरण, उलझन और आपस में टकराती बातें सुधारना और लेखक का अंदाज़ बनाए रखना।",
    },
    day: {
      hinglish: [
        "Pakadna ki mausi doosre chapter mein vidhva hai aur nauven mein shaadishuda",
        "400 pannon mein Puducherry ki ek hi spelling rakhna",
        "Lekhak se kisi vaakya par narmi se sawaal karna",
      ],
      hindi: [
        "पकड़ना कि मौसी दूसरे अध्याय में विधवा है और नौवें में शादीशुदा",
        "400 पन्नों में पुदुचेरी की एक ही स्पेलिंग रखना",
        "लेखक से किसी वाक्य पर नरमी से सवाल करना",
      ],
    },
  },
  proofreader: {
    of: "5dgi2s",
    description: {
      hinglish: "Chhapne se pehle aakhri pannon mein spelling ki galtiyan pakadna.",
      hindi: "छपने से पहले आख़िरी पन्नों में स्पेलिंग की ग़लतियाँ पकड़ना।",
    },
    summary: {
      hinglish:
        "Aakhri page proof ko copy se milakar spelling ki galtiyan, galat font aur chhooti line pakadna, chhapne se pehle ki aakhri nazar banna.",
      hindi: "आख़िरी पेज प्रूफ़ को कॉपी से मिलाकर स्पेलिंग की ग़लतियाँ, ग़लत फ़ॉन्ट और छूटी पंक्तियाँ पकड़ना, छपने से पहले की आख़िरी नज़र बनना।",
    },
    day: {
      hinglish: [
        "Har line ke neeche scale rakhkar page proof ko sudhari copy se milana",
        "Galat type ke akshar, akeli padi aakhri line aur chhooti matra par nishaan lagana",
        "Aakhir mein vishay soochi, caption aur har panne ke upar ke sheershak jaanchna",
      ],
      hindi: [
        "हर लाइन के नीचे स्केल रखकर पेज प्रूफ़ को सुधारी कॉपी से मिलाना",
        "ग़लत टाइप के अक्षर, अकेली पड़ी आख़िरी लाइन और छूटी मात्रा पर निशान लगाना",
        "आख़िर में विषय सूची, कैप्शन और हर पन्ने के ऊपर के शीर्षक जाँचना",
      ],
    },
  },
  "literary-agent": {
    of: "1192hvs",
    description: {
      hinglish: "Lekhakon ki kitaaben aur film rights publishers ko bechna.",
      hindi: "लेखकों की किताबें और फ़िल्म के अधिकार प्रकाशकों को बेचना।",
    },
    summary: {
      hinglish:
        "Lekhakon ki taraf se kaam karna: unki kitaaben publishers ko sujhana, advance aur film rights par molbhaav karna, aur anjaan lekhakon ka likha dher saara padhna.",
      hindi:
        "लेखकों की तरफ़ से काम करना: उनकी किताबें प्रकाशकों को सुझाना, एडवांस और फ़िल्म के अधिकारों पर मोलभाव करना, और अनजान लेखकों का लिखा ढेर सारा पढ़ना।",
    },
    day: {
      hinglish: [
        "Sau ummeed bhare anjaan logon ke pehle chapter padhna",
        "Ek sansmaran ki neelami e-mail par teen prakashakon ke beech karna",
        "Contract ki woh shart kaatna jo film ke adhikar de deti hai",
      ],
      hindi: [
        "सौ उम्मीद भरे अनजान लोगों के पहले अध्याय पढ़ना",
        "एक संस्मरण की नीलामी ई-मेल पर तीन प्रकाशकों के बीच करना",
        "कॉन्ट्रैक्ट की वह शर्त काटना जो फ़िल्म के अधिकार दे देती है",
      ],
    },
  },
  "technical-writer": {
    of: "n64apk",
    description: {
      hinglish: "Product chalakar dekhna, phir users ke liye guide likhna.",
      hindi: "प्रोडक्ट चलाकर देखना, फिर इस्तेमाल करने वालों के लिए गाइड लिखना।",
    },
    summary: {
      hinglish:
        "Product chalakar aur engineers se poochhkar user guide, help page aur service manual likhna, taaki kharidaar use chala saken.",
      hindi: "प्रोडक्ट चलाकर और इंजीनियरों से पूछकर यूज़र गाइड, हेल्प पेज और सर्विस मैनुअल लिखना, ताकि ख़रीदार उसे चला सकें।",
    },
    day: {
      hinglish: [
        "Product ko shuru se install karna aur likhna ki kahan dikkat aayi",
        "Developer ko gherkar jaanna ki error code ka matlab kya hai",
        "Number wale steps likhna, phir kisi naye insaan ko un par chalte dekhna",
      ],
      hindi: [
        "प्रोडक्ट को शुरू से इंस्टॉल करना और लिखना कि कहाँ दिक़्क़त आई",
        "डेवलपर को घेरकर जानना कि एरर कोड का मतलब क्या है",
        "नंबर वाले स्टेप लिखना, फिर किसी नए इंसान को उन पर चलते देखना",
      ],
    },
  },
  "public-relations-officer": {
    of: "1uo123h",
    description: {
      hinglish: "Company, hospital ya mantralay ki taraf se press ko jawab dena.",
      hindi: "कंपनी, अस्पताल या मंत्रालय की तरफ़ से प्रेस को जवाब देना।",
    },
    summary: {
      hinglish:
        "Company, hospital ya mantralay ki taraf se press se baat karna, release likhna aur kuch gadbad ho to kade sawaalon ke jawab dena.",
      hindi: "कंपनी, अस्पताल या मंत्रालय की तरफ़ से प्रेस से बात करना, रिलीज़ लिखना और कुछ गड़बड़ हो तो कड़े सवालों के जवाब देना।",
    },
    day: {
      hinglish: [
        "Aag lagne ke ek ghante baad hospital ka bayaan likhna",
        "Jis press meet mein sabka aana zaroori hai, uske liye barah sampadakon ko phone karna",
        "Director ko teen sabse mushkil sawaalon ke liye taiyar karna",
      ],
      hindi: [
        "आग लगने के एक घंटे बाद अस्पताल का बयान लिखना",
        "जिस प्रेस मीट में सबका आना ज़रूरी है, उसके लिए बारह संपादकों को फ़ोन करना",
        "डायरेक्टर को तीन सबसे मुश्किल सवालों के लिए तैयार करना",
      ],
    },
  },
  copywriter: {
    of: "15w0vpl",
    description: {
      hinglish: "Woh line sochna jo hoarding aur radio par sabun bech de.",
      hindi: "वह लाइन सोचना जो होर्डिंग और रेडियो पर साबुन बेच दे।",
    },
    summary: {
      hinglish:
        "Hoarding, radio ad aur banner ke liye woh line sochna jo sabun ya scooter bech de ya teeka abhiyan chala de, aur ek rakhne ke liye darjanon likhna.",
      hindi: "होर्डिंग, रेडियो विज्ञापन और बैनर के लिए वह लाइन सोचना जो साबुन या स्कूटर बेच दे या टीका अभियान चला दे, और एक रखने के लिए दर्जनों लिखना।",
    },
    day: {
      hinglish: [
        "Achhi line tak pahunchne ke liye teen panne kharab lines se bharna",
        "Art ke saathi ke saath baithna, jab tak tasveer aur shabd jam na jayein",
        "Toothpaste ka jingle Punjabi sunne walon ke liye phir se likhna",
      ],
      hindi: [
        "अच्छी लाइन तक पहुँचने के लिए तीन पन्ने ख़राब लाइनों से भरना",
        "आर्ट के साथी के साथ बैठना, जब तक तस्वीर और शब्द जम न जाएँ",
        "टूथपेस्ट का जिंगल पंजाबी सुनने वालों के लिए फिर से लिखना",
      ],
    },
  },
  "content-writer": {
    of: "1o1l9ep",
    description: { hinglish: "Aise web lekh likhna jinhe search engine dhoondh sake.", hindi: "ऐसे वेब लेख लिखना जिन्हें सर्च इंजन ढूँढ़ सके।" },
    summary: {
      hinglish:
        "Research karke woh lekh, product page aur newsletter likhna jinse website bharti hai aur jinhe search engine zaroor dhoondh sake.",
      hindi: "रिसर्च करके वे लेख, प्रोडक्ट पेज और न्यूज़लेटर लिखना जिनसे वेबसाइट भरती है और जिन्हें सर्च इंजन ज़रूर ढूँढ़ सके।",
    },
    day: {
      hinglish: [
        "Jaanchna ki ghutne ke dard par log sach mein kya sawaal type karte hain",
        "Bank ke loan page ke liye headings ke saath 1,200 shabd likhna",
        "Pichhle saal ka page update karna taaki uske tathya sahi rahein",
      ],
      hindi: [
        "जाँचना कि घुटने के दर्द पर लोग सच में क्या सवाल टाइप करते हैं",
        "बैंक के लोन पेज के लिए हेडिंग के साथ 1,200 शब्द लिखना",
        "पिछले साल का पेज अपडेट करना ताकि उसके तथ्य सही रहें",
      ],
    },
  },
  "content-creator": {
    of: "sw322t",
    description: {
      hinglish: "Apne channel ke liye video banana, kamai ads aur sponsor se.",
      hindi: "अपने चैनल के लिए वीडियो बनाना, कमाई विज्ञापन और स्पॉन्सर से।",
    },
    summary: {
      hinglish:
        "Khana pakane, phone ya exam tips par apne channel ke liye video sochna, shoot karna aur edit karna. Kamai dikhaye gaye ads ke hisse aur sponsor se hoti hai.",
      hindi:
        "खाना पकाने, फ़ोन या परीक्षा के टिप्स पर अपने चैनल के लिए वीडियो सोचना, शूट करना और एडिट करना। कमाई दिखाए गए विज्ञापनों के हिस्से और स्पॉन्सर से होती है।",
    },
    day: {
      hinglish: [
        "Ek shabd bhi shoot karne se pehle teen title aur thumbnail aazmana",
        "Raat ko aath minute ka lesson record karna, dobara edit karna aur subtitle lagana",
        "Dekhna ki darshak video kahan chhod dete hain aur agli shuruaat ko kasna",
      ],
      hindi: [
        "एक शब्द भी शूट करने से पहले तीन टाइटल और थंबनेल आज़माना",
        "रात को आठ मिनट का पाठ रिकॉर्ड करना, दोबारा एडिट करना और सबटाइटल लगाना",
        "देखना कि दर्शक वीडियो कहाँ छोड़ देते हैं और अगली शुरुआत को कसना",
      ],
    },
  },
  subtitler: {
    of: "6jpbk9",
    description: {
      hinglish: "Film ki tez baatcheet ko padhi ja sakne wali do line mein sametna.",
      hindi: "फ़िल्म की तेज़ बातचीत को पढ़ी जा सकने वाली दो लाइनों में समेटना।",
    },
    summary: {
      hinglish:
        "Film ke neeche aane wale shabd aur unka samay tay karna, tez baatcheet ko aisi do line mein sametna jo cut se pehle padhi ja saken.",
      hindi: "फ़िल्म के नीचे आने वाले शब्द और उनका समय तय करना, तेज़ बातचीत को ऐसी दो लाइनों में समेटना जो कट से पहले पढ़ी जा सकें।",
    },
    day: {
      hinglish: [
        "Woh frame mark karna jahan har boli gayi line shuru aur khatm hoti hai",
        "Vakeel ki lambi bhadaas ko saintees-saintees akshar ki do line mein sametna",
        "Badhir darshakon ke liye darwaza patakne aur music ke sanket likhna",
      ],
      hindi: [
        "वे फ़्रेम मार्क करना जहाँ हर बोली गई लाइन शुरू और ख़त्म होती है",
        "वकील की लंबी भड़ास को सैंतीस-सैंतीस अक्षर की दो लाइनों में समेटना",
        "बधिर दर्शकों के लिए दरवाज़ा पटकने और म्यूज़िक के संकेत लिखना",
      ],
    },
  },
  speechwriter: {
    of: "15mrxts",
    description: {
      hinglish: "Bade pad wale log jo bolte hain use unhi ke andaaz mein likhna.",
      hindi: "बड़े पद वाले लोग जो बोलते हैं उसे उन्हीं के अंदाज़ में लिखना।",
    },
    summary: {
      hinglish:
        "Mantri, founder ya kulpati jo bolenge use unhi ke andaaz mein likhna, aise tathyon ke saath jo agli subah bhi sahi niklen.",
      hindi: "मंत्री, फ़ाउंडर या कुलपति जो बोलेंगे उसे उन्हीं के अंदाज़ में लिखना, ऐसे तथ्यों के साथ जो अगली सुबह भी सही निकलें।",
    },
    day: {
      hinglish: [
        "Purani recording sunkar jaanna ki vakta saans kahan lete hain",
        "Kal ke Swatantrata Diwas ke bhaashan ka har aankda do baar jaanchna",
        "Airport ke gate par bees minute ke draft ko kaatkar nau ka karna",
      ],
      hindi: [
        "पुरानी रिकॉर्डिंग सुनकर जानना कि वक्ता साँस कहाँ लेते हैं",
        "कल के स्वतंत्रता दिवस के भाषण का हर आँकड़ा दो बार जाँचना",
        "एयरपोर्ट के गेट पर बीस मिनट के ड्राफ़्ट को काटकर नौ का करना",
      ],
    },
  },
  "data-journalist": {
    of: "5khmlc",
    description: { hinglish: "Code se budget aur table mein chhipi khabren nikalna.", hindi: "कोड से बजट और टेबल में छिपी ख़बरें निकालना।" },
    summary: {
      hinglish: "Code se budget, voter list aur adalat ke record mein chhipi khabren nikalna, aur unhe chart aur nakshe mein dikhana.",
      hindi: "कोड से बजट, वोटर लिस्ट और अदालत के रिकॉर्ड में छिपी ख़बरें निकालना, और उन्हें चार्ट और नक़्शे में दिखाना।",
    },
    day: {
      hinglish: [
        "Program se ummeedwaron ke bees saal ke halafname ek saaf table mein jutana",
        "Chhapne se pehle kisi ajeeb badhotri ke baare mein vibhag se poochhna",
        "Baarish ka aisa chart banana jo paathak paanch second mein samajh le",
      ],
      hindi: [
        "प्रोग्राम से उम्मीदवारों के बीस साल के हलफ़नामे एक साफ़ टेबल में जुटाना",
        "छापने से पहले किसी अजीब बढ़ोतरी के बारे में विभाग से पूछना",
        "बारिश का ऐसा चार्ट बनाना जो पाठक पाँच सेकंड में समझ ले",
      ],
    },
  },
  "podcast-producer": {
    of: "1jx9rp1",
    description: {
      hinglish: "Lambi baat kaatkar aisa audio banana jise anjaan log ant tak sunen.",
      hindi: "लंबी बात काटकर ऐसा ऑडियो बनाना जिसे अनजान लोग अंत तक सुनें।",
    },
    summary: {
      hinglish: "Record karne layak log dhoondhna, umm aur chuppi kaatna, aur ek ghante ki baat ko episode ka roop dena.",
      hindi: "रिकॉर्ड करने लायक़ लोग ढूँढ़ना, उम्म और चुप्पी काटना, और एक घंटे की बात को एपिसोड का रूप देना।",
    },
    day: {
      hinglish: [
        "Mehmaan ko pehle hi phone karke jaanna ki kaun si kahani record karne layak hai",
        "Line katne se pehle door se hui do recording mein goonj jaanchna",
        "Ghante bhar ki baat ko kaatkar adtees minute ki karna, thehraav bachakar",
      ],
      hindi: [
        "मेहमान को पहले ही फ़ोन करके जानना कि कौन सी कहानी रिकॉर्ड करने लायक़ है",
        "लाइन कटने से पहले दूर से हुई दो रिकॉर्डिंग में गूँज जाँचना",
        "घंटे भर की बात को काटकर अड़तीस मिनट की करना, ठहराव बचाकर",
      ],
    },
  },
  "radio-news-presenter": {
    of: "122oby6",
    description: {
      hinglish: "On air aise bulletin padhna jo theek second par khatam hon.",
      hindi: "ऑन एयर ऐसे बुलेटिन पढ़ना जो ठीक सेकंड पर ख़त्म हों।",
    },
    summary: {
      hinglish:
        "Theek samay par bulletin padhna, us bhasha ke seedhe shabdon mein jo poora rajya samjhe, zyadatar Akashvani ke liye: private FM station abhi tak sirf uski khabren hi chala sakte hain.",
      hindi:
        "ठीक समय पर बुलेटिन पढ़ना, उस भाषा के सीधे शब्दों में जो पूरा राज्य समझे, ज़्यादातर आकाशवाणी के लिए: प्राइवेट FM स्टेशन अभी तक सिर्फ़ उसकी ख़बरें ही चला सकते हैं।",
    },
    day: {
      hinglish: [
        "Script par pencil se thehraav aur mushkil naamon ke nishaan lagana",
        "Das minute aise padhna ki bulletin tay second par khatm ho",
        "Aakhri pal mein aayi khabar awaaz kaampe bina beech mein padhna",
      ],
      hindi: [
        "स्क्रिप्ट पर पेंसिल से ठहराव और मुश्किल नामों के निशान लगाना",
        "दस मिनट ऐसे पढ़ना कि बुलेटिन तय सेकंड पर ख़त्म हो",
        "आख़िरी पल में आई ख़बर आवाज़ काँपे बिना बीच में पढ़ना",
      ],
    },
  },
  "childrens-book-editor": {
    of: "k2xfas",
    description: {
      hinglish: "Kahani ko tab tak kaatna jab tak chhe saal ka bachcha use phir na maange.",
      hindi: "कहानी को तब तक काटना जब तक छह साल का बच्चा उसे फिर न माँगे।",
    },
    summary: {
      hinglish:
        "Publisher ke liye picture book aur pehli baar padhne walon ki kitaaben dhoondhna aur sanwaarna, lekhak, chitrakaar aur anuvadak ke saath har shabd, har chitra aur panna kahan palte, sab dekhna.",
      hindi:
        "प्रकाशक के लिए चित्र-किताबें और पहली बार पढ़ने वालों की किताबें ढूँढ़ना और सँवारना, लेखक, चित्रकार और अनुवादक के साथ हर शब्द, हर चित्र और पन्ना कहाँ पलटे, सब देखना।",
    },
    day: {
      hinglish: [
        "Bina maange aayi dragon ki kahaniyon ke dher mein ek taazi awaaz dhoondhna",
        "Sharmile haathi ki shaadi ke chitra ke liye chitrakaar ko nirdesh likhna",
        "Lekhak se pyaar se kehna ki aakhri panne se seekh hata dein",
      ],
      hindi: [
        "बिना माँगे आई ड्रैगन की कहानियों के ढेर में एक ताज़ी आवाज़ ढूँढ़ना",
        "शर्मीले हाथी की शादी के चित्र के लिए चित्रकार को निर्देश लिखना",
        "लेखक से प्यार से कहना कि आख़िरी पन्ने से सीख हटा दें",
      ],
    },
  },
  "science-journalist": {
    of: "1a8bqig",
    description: { hinglish: "Nayi khoj aise samjhana ki dukaandaar bhi samajh jaye.", hindi: "नई खोज ऐसे समझाना कि दुकानदार भी समझ जाए।" },
    summary: {
      hinglish:
        "Research paper padhna, uske lekhakon aur unke rivals ko phone karna, aur khoj aise samjhana ki dukaandaar samajh jaye aur scientist ko kuch galat na mile.",
      hindi: "रिसर्च पेपर पढ़ना, उसके लेखकों और उनके प्रतिद्वंद्वियों को फ़ोन करना, और खोज ऐसे समझाना कि दुकानदार समझ जाए और वैज्ञानिक को कुछ ग़लत न मिले।",
    },
    day: {
      hinglish: [
        "Nayi study ka daava padhne se pehle padhna ki woh kaise ki gayi",
        "Rival scientist ko phone karke poochhna ki usmein kya kamzor hai",
        "Gene editing ko darzi ki kainchi se samjhana",
      ],
      hindi: [
        "नई स्टडी का दावा पढ़ने से पहले पढ़ना कि वह कैसे की गई",
        "प्रतिद्वंद्वी वैज्ञानिक को फ़ोन करके पूछना कि उसमें क्या कमज़ोर है",
        "जीन एडिटिंग को दर्ज़ी की क़ैंची से समझाना",
      ],
    },
  },
  "multimedia-journalist": {
    of: "te6w07",
    description: {
      hinglish: "Akele phone se khabar shoot karna, record karna aur likhna.",
      hindi: "अकेले फ़ोन से ख़बर शूट करना, रिकॉर्ड करना और लिखना।",
    },
    summary: {
      hinglish: "Akele phone se reporting karna: shoot karna, record karna aur likhna, aur shaam tak khabar teen roopon mein nikal dena.",
      hindi: "अकेले फ़ोन से रिपोर्टिंग करना: शूट करना, रिकॉर्ड करना और लिखना, और शाम तक ख़बर तीन रूपों में निकाल देना।",
    },
    day: {
      hinglish: [
        "Thele wale ki subah ko das sthir shots mein film karna",
        "Karghe ki thaap ko bunkar ki baaton se alag record karna",
        "Ghar lautti bus se ek clip, ek lekh aur ek photo story bhejna",
      ],
      hindi: [
        "ठेले वाले की सुबह को दस स्थिर शॉट में फ़िल्माना",
        "करघे की थाप को बुनकर की बातों से अलग रिकॉर्ड करना",
        "घर लौटती बस से एक क्लिप, एक लेख और एक फ़ोटो स्टोरी भेजना",
      ],
    },
  },
  "news-video-editor": {
    of: "1ff8gt4",
    description: {
      hinglish: "Ghadi se hod karke kachche news video ko do minute ka karna.",
      hindi: "घड़ी से होड़ करके कच्चे न्यूज़ वीडियो को दो मिनट का करना।",
    },
    summary: {
      hinglish: "Ghadi se hod karke reporter ke chaalees minute ke video ko nau baje ke bulletin ke liye do minute ka karna.",
      hindi: "घड़ी से होड़ करके रिपोर्टर के चालीस मिनट के वीडियो को नौ बजे के बुलेटिन के लिए दो मिनट का करना।",
    },
    day: {
      hinglish: [
        "Woh chaar second dhoondhna jinmein baandh ka gate khula",
        "Khabar on air jaane se pehle bachche ka chehra dhundhla karna",
        "Reporter ke likhte-likhte awaaz, tasveerein aur naam lagana",
      ],
      hindi: [
        "वे चार सेकंड ढूँढ़ना जिनमें बाँध का गेट खुला",
        "ख़बर ऑन एयर जाने से पहले बच्चे का चेहरा धुँधला करना",
        "रिपोर्टर के लिखते-लिखते आवाज़, तस्वीरें और नाम लगाना",
      ],
    },
  },
  "food-vlogger": {
    of: "1fxh673",
    description: {
      hinglish: "Camere ke saamne pakana, bolna aur muskurana jab tak recipe aasaan na lage.",
      hindi: "कैमरे के सामने पकाना, बोलना और मुस्कुराना जब तक रेसिपी आसान न लगे।",
    },
    summary: {
      hinglish:
        "Ghar ki rasoi se YouTube aur Instagram ke liye khana pakane ke video banana, kharidari, shooting aur editing bhi karna, aur samay ke saath ads aur brand se kamana.",
      hindi:
        "घर की रसोई से YouTube और Instagram के लिए खाना पकाने के वीडियो बनाना, ख़रीदारी, शूटिंग और एडिटिंग भी करना, और समय के साथ विज्ञापन और ब्रांड से कमाना।",
    },
    day: {
      hinglish: [
        "Timing pakki hone tak bina camera ke dish do baar banana",
        "Tadka jalne se pehle upar se, paas se aur chehre ke shot lena",
        "Namak ke baare mein poochhne wale do sau comments ka jawab dena",
      ],
      hindi: [
        "टाइमिंग पक्की होने तक बिना कैमरे के डिश दो बार बनाना",
        "तड़का जलने से पहले ऊपर से, पास से और चेहरे के शॉट लेना",
        "नमक के बारे में पूछने वाले दो सौ कमेंट का जवाब देना",
      ],
    },
  },
  "television-reporter": {
    of: "fgbmrp",
    description: { hinglish: "Mauke se nabbe second mein batana ki kya hua.", hindi: "मौक़े से नब्बे सेकंड में बताना कि क्या हुआ।" },
    summary: {
      hinglish:
        "Cameraperson ke saath ya sirf phone lekar haadson, adalaton aur railiyon mein jaana, pata karna ki sach kya hai, aur news channel ke liye live ya chhoti film mein batana.",
      hindi:
        "कैमरापर्सन के साथ या सिर्फ़ फ़ोन लेकर हादसों, अदालतों और रैलियों में जाना, पता करना कि सच क्या है, और न्यूज़ चैनल के लिए लाइव या छोटी फ़िल्म में बताना।",
    },
    day: {
      hinglish: [
        "Gire hue pul tak van se pehle scooter par pahunchna",
        "Engineer, gawah aur mantri se ek hi sawaal poochhna",
        "Peeche bheed khadi ho, tab ek minute live bolna",
      ],
      hindi: ["गिरे हुए पुल तक वैन से पहले स्कूटर पर पहुँचना", "इंजीनियर, गवाह और मंत्री से एक ही सवाल पूछना", "पीछे भीड़ खड़ी हो, तब एक मिनट लाइव बोलना"],
    },
  },
  "radio-announcer": {
    of: "1dnjp9v",
    description: {
      hinglish: "Gaanon aur kheti ki khabron se radio sunne walon ka saath dena.",
      hindi: "गानों और खेती की ख़बरों से रेडियो सुनने वालों का साथ देना।",
    },
    summary: {
      hinglish: "Kisanon ke subah ke bulletin se aakhri gaane tak, station sunne walon ka unhi ki bhasha mein saath dena.",
      hindi: "किसानों के सुबह के बुलेटिन से आख़िरी गाने तक, स्टेशन सुनने वालों का उन्हीं की भाषा में साथ देना।",
    },
    day: {
      hinglish: [
        "Bhor ke bulletin se pehle pyaaz-tamatar ke bhaav ke liye teen mandiyon ko phone karna",
        "Kisaan mahila ki baat record karna ki usne tana chhedak keede ko kaise haraya",
        "Lokgeet se sehat ki baat tak pahunchna, ek second ki chuppi ke bina",
      ],
      hindi: [
        "भोर के बुलेटिन से पहले प्याज़-टमाटर के भाव के लिए तीन मंडियों को फ़ोन करना",
        "किसान महिला की बात रिकॉर्ड करना कि उसने तना छेदक कीड़े को कैसे हराया",
        "लोकगीत से सेहत की बात तक पहुँचना, एक सेकंड की चुप्पी के बिना",
      ],
    },
  },
  "web-editor": {
    of: "1ae0syg",
    description: {
      hinglish: "Tay karna ki is ghante news site par sabse upar kaun si khabar ho.",
      hindi: "तय करना कि इस घंटे न्यूज़ साइट पर सबसे ऊपर कौन सी ख़बर हो।",
    },
    summary: {
      hinglish: "Tay karna ki is ghante news site par sabse upar kya ho aur woh headline sudharna jo bharmati hai ya jise koi nahi kholta.",
      hindi: "तय करना कि इस घंटे न्यूज़ साइट पर सबसे ऊपर क्या हो और वह हेडलाइन सुधारना जो भरमाती है या जिसे कोई नहीं खोलता।",
    },
    day: {
      hinglish: [
        "Baarish se Mumbai ki trainein rukne par sabse upar ki khabar badalna",
        "Headline ko kaatkar sixty akshar ki karna aur sach rakhna",
        "Naksha mangwana kyonki paathak doosre paragraph par chhod jaate hain",
      ],
      hindi: [
        "बारिश से मुंबई की ट्रेनें रुकने पर सबसे ऊपर की ख़बर बदलना",
        "हेडलाइन को काटकर साठ अक्षर की करना और सच रखना",
        "नक़्शा मँगवाना क्योंकि पाठक दूसरे पैराग्राफ़ पर छोड़ जाते हैं",
      ],
    },
  },
  "assistant-film-director": {
    of: "1eu3zu6",
    description: { hinglish: "Har shot taiyar karna taaki director action keh sake.", hindi: "हर शॉट तैयार करना ताकि डायरेक्टर एक्शन कह सके।" },
    summary: {
      hinglish:
        "Script ko shooting ke dinon mein baantna, call sheet likhna, continuity dekhna, actors ko set par laana, bheed ko chalana aur samay dekhna. Ek director ke neeche kai log apne-apne darje par kaam karte hain.",
      hindi:
        "स्क्रिप्ट को शूटिंग के दिनों में बाँटना, कॉल शीट लिखना, कंटिन्यूटी देखना, कलाकारों को सेट पर लाना, भीड़ को चलाना और समय देखना। एक डायरेक्टर के नीचे कई लोग अपने-अपने दर्जे पर काम करते हैं।",
    },
    day: {
      hinglish: [
        "Kal ki call sheet, har actor ke samay ke saath, sixty phones par bhejna",
        "Likhna ki cup kis haath mein tha, taaki agla shot mel khaye",
        "Chaalis junior artists ko bus stand par chalwana, jab tak woh yatri na lagein",
      ],
      hindi: [
        "कल की कॉल शीट, हर कलाकार के समय के साथ, साठ फ़ोन पर भेजना",
        "लिखना कि कप किस हाथ में था, ताकि अगला शॉट मेल खाए",
        "चालीस जूनियर आर्टिस्ट को बस स्टैंड पर चलवाना, जब तक वे यात्री न लगें",
      ],
    },
  },
};
