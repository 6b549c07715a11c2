import type { ToldCareers } from "./told.ts";

export const media: ToldCareers = {
  "news-reporter": {
    of: "64kqay",
    description: {
      hinglish: "Jahan khabar bane wahan jaana aur shaam tak likh dena ki kisne kya kiya.",
      hindi: "जहाँ ख़बर बने वहाँ जाना और शाम तक लिख देना कि किसने क्या किया।",
    },
    summary: {
      hinglish:
        "Jahan khabar bane wahan jaana, jaise paani bhari gali, adalat ya parishad ki baithak, poochhna ki kisne kya kiya aur deadline se pehle likh dena.",
      hindi: "जहाँ ख़बर बने वहाँ जाना, जैसे पानी भरी गली, अदालत या परिषद की बैठक, पूछना कि किसने क्या किया और डेडलाइन से पहले लिख देना।",
    },
  },
  "business-journalist": {
    of: "1eob017",
    description: {
      hinglish: "Balance sheet dekhkar samjhana ki share ka daam kyon gira.",
      hindi: "बैलेंस शीट देखकर समझाना कि शेयर का दाम क्यों गिरा।",
    },
    summary: {
      hinglish:
        "Balance sheet, company ke notice aur Budget padhna, aur readers ko samjhana ki share kyon gira, company kyon biki ya pyaaz kyon mehnga hua.",
      hindi: "बैलेंस शीट, कंपनी के नोटिस और बजट पढ़ना, और पाठकों को समझाना कि शेयर क्यों गिरा, कंपनी क्यों बिकी या प्याज़ क्यों महँगा हुआ।",
    },
  },
  "sports-journalist": {
    of: "1vb7ksx",
    description: {
      hinglish: "Match ki report dena aur captain se kade sawaal poochhna.",
      hindi: "मैच की रिपोर्ट देना और कप्तान से कड़े सवाल पूछना।",
    },
    summary: {
      hinglish:
        "Match aur unke peeche ke vivaad cover karna, aakhri gend tak report likh lena aur press meet mein captain se sawaal karna.",
      hindi: "मैच और उनके पीछे के विवाद कवर करना, आख़िरी गेंद तक रिपोर्ट लिख लेना और प्रेस मीट में कप्तान से सवाल करना।",
    },
  },
  "foreign-correspondent": {
    of: "1i72v5o",
    description: {
      hinglish: "Doosre desh mein rehkar wahan ke chunaav aur yuddh ki khabar dena.",
      hindi: "दूसरे देश में रहकर वहाँ के चुनाव और युद्ध की ख़बर देना।",
    },
    summary: {
      hinglish:
        "Doosre desh mein rehna aur wahan ke chunaav, yuddh aur roz ka jeevan apne desh ke readers ko samjhana, aksar akele aur alag time zone mein.",
      hindi: "दूसरे देश में रहना और वहाँ के चुनाव, युद्ध और रोज़ का जीवन अपने देश के पाठकों को समझाना, अक्सर अकेले और अलग टाइम ज़ोन में।",
    },
  },
  photojournalist: {
    of: "ofz1e8",
    description: {
      hinglish: "Pradarshan ya baadh ki khabar ek sachchi tasveer mein bata dena.",
      hindi: "प्रदर्शन या बाढ़ की ख़बर एक सच्ची तस्वीर में बता देना।",
    },
    summary: {
      hinglish:
        "Pradarshan, baadh ya stadium ki khabar ek sachchi tasveer mein bata dena, aur use caption ke saath kuch minute mein bhej dena.",
      hindi: "प्रदर्शन, बाढ़ या स्टेडियम की ख़बर एक सच्ची तस्वीर में बता देना, और उसे कैप्शन के साथ कुछ मिनट में भेज देना।",
    },
  },
  columnist: {
    of: "lptipc",
    description: {
      hinglish: "Har hafte apne naam se rajneeti ya jeevan par rai likhna.",
      hindi: "हर हफ़्ते अपने नाम से राजनीति या जीवन पर राय लिखना।",
    },
    summary: {
      hinglish:
        "Har hafte apne naam se rajneeti, khane ya parivaar par rai likhna, ek baat ko aise andaaz mein rakhna jise readers pehchante hon.",
      hindi: "हर हफ़्ते अपने नाम से राजनीति, खाने या परिवार पर राय लिखना, एक बात को ऐसे अंदाज़ में रखना जिसे पाठक पहचानते हों।",
    },
  },
  "sub-editor": {
    of: "38q2qw",
    description: {
      hinglish: "Reporters ki bheji khabren sudharna aur headline likhna.",
      hindi: "रिपोर्टरों की भेजी ख़बरें सुधारना और हेडलाइन लिखना।",
    },
    summary: {
      hinglish:
        "Reporters ki bheji khabren kaatna aur sudharna, aksar raat mein, naam aur tathya jaanchna, aur jagah mein samane wali headline likhna.",
      hindi: "रिपोर्टरों की भेजी ख़बरें काटना और सुधारना, अक्सर रात में, नाम और तथ्य जाँचना, और जगह में समाने वाली हेडलाइन लिखना।",
    },
  },
  "editor-in-chief": {
    of: "1fx022o",
    description: {
      hinglish: "Tay karna ki akhbaar ya news site ki soch aur pehli khabar kya ho.",
      hindi: "तय करना कि अख़बार या न्यूज़ साइट की सोच और पहली ख़बर क्या हो।",
    },
    summary: {
      hinglish: "Tay karna ki akhbaar, magazine ya news site ki soch aur pehli khabar kya ho, aur mantriyon aur vakeelon ke phone sunna.",
      hindi: "तय करना कि अख़बार, पत्रिका या न्यूज़ साइट की सोच और पहली ख़बर क्या हो, और मंत्रियों और वकीलों के फ़ोन सुनना।",
    },
  },
  "fact-checker": {
    of: "1jrst6i",
    description: {
      hinglish: "Viral video aur bayaan jaanchna aur batana ki kaun se jhoothe hain.",
      hindi: "वायरल वीडियो और बयान जाँचना और बताना कि कौन से झूठे हैं।",
    },
    summary: {
      hinglish: "Reverse image search aur phone karke viral video, bayaan aur aankdon ko asli se milana, aur chhapna ki kya jhooth hai.",
      hindi: "रिवर्स इमेज सर्च और फ़ोन करके वायरल वीडियो, बयान और आँकड़ों को असली से मिलाना, और छापना कि क्या झूठ है।",
    },
  },
  "film-critic": {
    of: "81lgnk",
    description: {
      hinglish: "Readers ko batana ki kaun si film jamti hai, kaun si nahi aur kiske liye hai.",
      hindi: "पाठकों को बताना कि कौन सी फ़िल्म जमती है, कौन सी नहीं और किसके लिए है।",
    },
    summary: {
      hinglish: "Release se pehle ya usi din film dekhna aur lekh ya video mein batana ki kya jamta hai, kya nahi aur film kiske liye hai.",
      hindi: "रिलीज़ से पहले या उसी दिन फ़िल्म देखना और लेख या वीडियो में बताना कि क्या जमता है, क्या नहीं और फ़िल्म किसके लिए है।",
    },
  },
  "news-anchor": {
    of: "16afox5",
    description: {
      hinglish: "Studio mein live bulletin padhna aur mehmaanon se sawaal poochhna.",
      hindi: "स्टूडियो में लाइव बुलेटिन पढ़ना और मेहमानों से सवाल पूछना।",
    },
    summary: {
      hinglish:
        "Studio se live bulletin pesh karna, teleprompter padhna, mehmaanon se sawaal poochhna aur on air achanak khabar aaye to bhi sambhle rehna.",
      hindi: "स्टूडियो से लाइव बुलेटिन पेश करना, टेलीप्रॉम्प्टर पढ़ना, मेहमानों से सवाल पूछना और ऑन एयर अचानक ख़बर आए तो भी सँभले रहना।",
    },
  },
  "radio-host": {
    of: "1gtyrz",
    description: {
      hinglish: "Shehar ka music show chutkulon aur caller se gapshap ke saath chalana.",
      hindi: "शहर का म्यूज़िक शो चुटकुलों और कॉलर से गपशप के साथ चलाना।",
    },
    summary: {
      hinglish:
        "Shehar ki apni bhasha aur bolchaal mein music show chalana, chutkule, prank, caller se gapshap aur second tak nape hue gaanon ke link ke saath.",
      hindi: "शहर की अपनी भाषा और बोलचाल में म्यूज़िक शो चलाना, चुटकुले, प्रैंक, कॉलर से गपशप और सेकंड तक नपे हुए गानों के लिंक के साथ।",
    },
  },
  "television-presenter": {
    of: "w17ebb",
    description: {
      hinglish: "Quiz aur talent show pesh karna aur mehmaanon ko sahaj karna.",
      hindi: "क्विज़ और टैलेंट शो पेश करना और मेहमानों को सहज करना।",
    },
    summary: {
      hinglish:
        "Camera par quiz, talent aur travel show pesh karna, mehmaanon ko sahaj karna, earpiece par mili baat par chalna aur har hisse ko jodna.",
      hindi: "कैमरे पर क्विज़, टैलेंट और ट्रैवल शो पेश करना, मेहमानों को सहज करना, ईयरपीस पर मिली बात पर चलना और हर हिस्से को जोड़ना।",
    },
  },
  "sports-commentator": {
    of: "1m998fk",
    description: { hinglish: "Commentary box se match ka aankhon dekha haal sunana.", hindi: "कमेंट्री बॉक्स से मैच का आँखों देखा हाल सुनाना।" },
    summary: {
      hinglish:
        "Commentary box se match ka aankhon dekha haal sunana, wicket girte hi batana aur khaali palon ko kisson aur aankdon se bharna.",
      hindi: "कमेंट्री बॉक्स से मैच का आँखों देखा हाल सुनाना, विकेट गिरते ही बताना और ख़ाली पलों को क़िस्सों और आँकड़ों से भरना।",
    },
  },
  "television-producer": {
    of: "1gabuub",
    description: {
      hinglish: "Show ke topic aur mehmaan chunna aur use on air pahunchana.",
      hindi: "शो के विषय और मेहमान चुनना और उसे ऑन एयर पहुँचाना।",
    },
    summary: {
      hinglish:
        "Programme banwana aur on air pahunchana: topic aur mehmaan chunna, control room chalana aur budget aur running order sambhalna.",
      hindi: "कार्यक्रम बनवाना और ऑन एयर पहुँचाना: विषय और मेहमान चुनना, कंट्रोल रूम चलाना और बजट और रनिंग ऑर्डर सँभालना।",
    },
  },
  "programming-director": {
    of: "1wrfj4k",
    description: {
      hinglish: "Tay karna ki channel kis slot mein kaun sa show chalaye.",
      hindi: "तय करना कि चैनल किस स्लॉट में कौन सा शो चलाए।",
    },
    summary: {
      hinglish:
        "Tay karna ki channel ya station kaun se show kis slot mein chalaye, rating, rights aur raat nau baje doosre kya chalate hain, yeh sab taulkar.",
      hindi: "तय करना कि चैनल या स्टेशन कौन से शो किस स्लॉट में चलाए, रेटिंग, अधिकार और रात नौ बजे दूसरे क्या चलाते हैं, यह सब तौलकर।",
    },
  },
  "broadcast-technician": {
    of: "16norpr",
    description: {
      hinglish: "Woh transmitter aur link lagana jinse channel on air rahe.",
      hindi: "वे ट्रांसमीटर और लिंक लगाना जिनसे चैनल ऑन एयर रहे।",
    },
    summary: {
      hinglish:
        "Channel ko on air rakhna: link, transmitter aur programme chalane wale computer lagana, aur screen der tak kaali rahe usse pehle kharabi dhoondh lena.",
      hindi: "चैनल को ऑन एयर रखना: लिंक, ट्रांसमीटर और कार्यक्रम चलाने वाले कंप्यूटर लगाना, और स्क्रीन देर तक काली रहे उससे पहले ख़राबी ढूँढ लेना।",
    },
  },
  "vision-mixer": {
    of: "w0uoff",
    description: {
      hinglish: "Switcher par live camera aur replay ke beech cut karna.",
      hindi: "स्विचर पर लाइव कैमरों और रीप्ले के बीच कट करना।",
    },
    summary: {
      hinglish:
        "Switcher par baithna aur director ke kehne par live camera, replay aur graphics ke beech cut karna, cricket final mein har second ek button.",
      hindi: "स्विचर पर बैठना और डायरेक्टर के कहने पर लाइव कैमरों, रीप्ले और ग्राफ़िक्स के बीच कट करना, क्रिकेट फ़ाइनल में हर सेकंड एक बटन।",
    },
  },
  "film-director": {
    of: "16p3imq",
    description: {
      hinglish: "Script se final cut tak actors, camera aur editing ko disha dena.",
      hindi: "स्क्रिप्ट से फ़ाइनल कट तक कलाकारों, कैमरे और एडिटिंग को दिशा देना।",
    },
    summary: {
      hinglish:
        "Film ko script se final cut tak le jaana, actors, camera aur editing walon ko batana ki har scene se darshak ko kya mehsoos ho.",
      hindi: "फ़िल्म को स्क्रिप्ट से फ़ाइनल कट तक ले जाना, कलाकारों, कैमरे और एडिटिंग वालों को बताना कि हर सीन से दर्शक को क्या महसूस हो।",
    },
  },
  "film-producer": {
    of: "1qmrsld",
    description: { hinglish: "Paisa jutana, stars ko sign karna aur film bechna.", hindi: "पैसा जुटाना, सितारों को साइन करना और फ़िल्म बेचना।" },
    summary: {
      hinglish:
        "Kahani dhoondhna, paisa jutana, stars ko sign karna, film theatre aur platform ko bechna, aur film doobe to ghaata uthana.",
      hindi: "कहानी ढूँढना, पैसा जुटाना, सितारों को साइन करना, फ़िल्म थिएटर और प्लेटफ़ॉर्म को बेचना, और फ़िल्म डूबे तो घाटा उठाना।",
    },
  },
  "documentary-filmmaker": {
    of: "jq1p3j",
    description: {
      hinglish: "Mahinon asli logon par film banana aur unki kahani dhoondhna.",
      hindi: "महीनों असली लोगों पर फ़िल्म बनाना और उनकी कहानी ढूँढना।",
    },
    summary: {
      hinglish:
        "Asli logon, jaise namak banane wale mazdooron ya kisi band ke saath mahinon bitana, jo ho use camere mein lena aur footage mein kahani dhoondhna.",
      hindi: "असली लोगों, जैसे नमक बनाने वाले मज़दूरों या किसी बैंड के साथ महीनों बिताना, जो हो उसे कैमरे में लेना और फ़ुटेज में कहानी ढूँढना।",
    },
  },
  cinematographer: {
    of: "30lldy",
    description: {
      hinglish: "Film ke har shot ka lens, light aur camere ki chaal tay karna.",
      hindi: "फ़िल्म के हर शॉट का लेंस, रोशनी और कैमरे की चाल तय करना।",
    },
    summary: {
      hinglish:
        "Lens, light, rang aur camere ki chaal se tay karna ki film ka har shot kaisa dikhe, aur camera aur light ki team ko chalana.",
      hindi: "लेंस, रोशनी, रंग और कैमरे की चाल से तय करना कि फ़िल्म का हर शॉट कैसा दिखे, और कैमरा और लाइट की टीम को चलाना।",
    },
  },
  "camera-operator": {
    of: "15b0nxn",
    description: {
      hinglish: "Match aur news shoot mein frame banana aur action ke peeche chalna.",
      hindi: "मैच और न्यूज़ शूट में फ़्रेम बनाना और एक्शन के पीछे चलना।",
    },
    summary: {
      hinglish:
        "News shoot, match aur serial mein kandhe, crane ya studio ke camere se frame banana, pan karna aur action par focus banaye rakhna.",
      hindi: "न्यूज़ शूट, मैच और सीरियल में कंधे, क्रेन या स्टूडियो के कैमरे से फ़्रेम बनाना, पैन करना और एक्शन पर फ़ोकस बनाए रखना।",
    },
  },
  "film-editor": {
    of: "jigmit",
    description: {
      hinglish: "Ghanton ke take kaatkar rhythm aur achraj wale scene banana.",
      hindi: "घंटों के टेक काटकर लय और अचरज वाले सीन बनाना।",
    },
    summary: {
      hinglish:
        "Ghanton ki footage mein se sabse achchhe take chunna aur tab tak kaatna aur jodna jab tak scene mein rhythm, matlab aur achraj na aa jaye.",
      hindi: "घंटों की फ़ुटेज में से सबसे अच्छे टेक चुनना और तब तक काटना और जोड़ना जब तक सीन में लय, मतलब और अचरज न आ जाए।",
    },
  },
  "sound-editor": {
    of: "6gtd4v",
    description: {
      hinglish: "Film ke dialogue saaf karna, kadmon aur baadal garajne ki awaaz jodna.",
      hindi: "फ़िल्म के डायलॉग साफ़ करना, क़दमों और बादल गरजने की आवाज़ जोड़ना।",
    },
    summary: {
      hinglish:
        "Shoot ke baad film ka soundtrack banana: dialogue saaf karna, kadmon, traffic aur baadal garajne ki awaaz daalna, aur sab tasveer se milana.",
      hindi: "शूट के बाद फ़िल्म का साउंडट्रैक बनाना: डायलॉग साफ़ करना, क़दमों, ट्रैफ़िक और बादल गरजने की आवाज़ डालना, और सब तस्वीर से मिलाना।",
    },
  },
  "boom-operator": {
    of: "lq1g09",
    description: {
      hinglish: "Lambe dande par mic ko actors ke theek upar pakde rakhna.",
      hindi: "लंबे डंडे पर माइक को कलाकारों के ठीक ऊपर पकड़े रखना।",
    },
    summary: {
      hinglish:
        "Lambe dande par mic ko frame ke theek upar pakde rakhna, actors ke honthon ke saath chalna aur uski parchhai deewar par na padne dena.",
      hindi: "लंबे डंडे पर माइक को फ़्रेम के ठीक ऊपर पकड़े रखना, कलाकारों के होंठों के साथ चलना और उसकी परछाईं दीवार पर न पड़ने देना।",
    },
  },
  "casting-director": {
    of: "8xbvfe",
    description: { hinglish: "Saikdon audition tape mein har role ka chehra dhoondhna.", hindi: "सैकड़ों ऑडिशन टेप में हर रोल का चेहरा ढूँढना।" },
    summary: {
      hinglish:
        "Har role ke liye chehra dhoondhna, saikdon audition tape dekhna aur kisi anjaan actor ke liye adna jo role mein sahi baithe.",
      hindi: "हर रोल के लिए चेहरा ढूँढना, सैकड़ों ऑडिशन टेप देखना और किसी अनजान कलाकार के लिए अड़ना जो रोल में सही बैठे।",
    },
  },
  gaffer: {
    of: "h30l8d",
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
  },
  "book-publisher": {
    of: "1f99d9b",
    description: {
      hinglish: "Tay karna ki kaun si kitaaben, kitni aur kis daam par chhapen.",
      hindi: "तय करना कि कौन सी किताबें, कितनी और किस दाम पर छपें।",
    },
    summary: {
      hinglish:
        "Kitaabon ki list sambhalna: tay karna ki kaun si manuscripts chhapen, kitni copy, kis daam par, aur unhe dukaanon aur melon tak pahunchana.",
      hindi: "किताबों की लिस्ट सँभालना: तय करना कि कौन सी पांडुलिपियाँ छपें, कितनी प्रतियाँ, किस दाम पर, और उन्हें दुकानों और मेलों तक पहुँचाना।",
    },
  },
  "commissioning-editor": {
    of: "1ml29uw",
    description: {
      hinglish: "Lekhak dhoondhna aur draft-dar-draft unki kitaab poori karana.",
      hindi: "लेखक ढूँढना और ड्राफ़्ट-दर-ड्राफ़्ट उनकी किताब पूरी कराना।",
    },
    summary: {
      hinglish:
        "Lekhak aur idea dhoondhna, publisher se haan karana, aur kitaab taiyar hone tak lekhak ke saath draft-dar-draft kaam karna.",
      hindi: "लेखक और आइडिया ढूँढना, प्रकाशक से हाँ कराना, और किताब तैयार होने तक लेखक के साथ ड्राफ़्ट-दर-ड्राफ़्ट काम करना।",
    },
  },
  "copy-editor": {
    of: "1s2dq2l",
    description: {
      hinglish: "Ek-ek line ki grammar sudharna aur lekhak ka andaaz banaye rakhna.",
      hindi: "एक-एक पंक्ति का व्याकरण सुधारना और लेखक का अंदाज़ बनाए रखना।",
    },
    summary: {
      hinglish:
        "Manuscript ki ek-ek line dekhna, grammar, uljhan aur aapas mein takraati baaten sudharna aur lekhak ka andaaz banaye rakhna.",
      hindi: "पांडुलिपि की एक-एक पंक्ति देखना, व्याकरण, उलझन और आपस में टकराती बातें सुधारना और लेखक का अंदाज़ बनाए रखना।",
    },
  },
  proofreader: {
    of: "1dj5qu0",
    description: {
      hinglish: "Chhapne se pehle aakhri pannon mein spelling ki galtiyan pakadna.",
      hindi: "छपने से पहले आख़िरी पन्नों में स्पेलिंग की ग़लतियाँ पकड़ना।",
    },
    summary: {
      hinglish:
        "Aakhri page proof ko copy se milakar spelling ki galtiyan, galat font aur chhooti line pakadna, chhapne se pehle ki aakhri nazar banna.",
      hindi: "आख़िरी पेज प्रूफ़ को कॉपी से मिलाकर स्पेलिंग की ग़लतियाँ, ग़लत फ़ॉन्ट और छूटी पंक्तियाँ पकड़ना, छपने से पहले की आख़िरी नज़र बनना।",
    },
  },
  "literary-agent": {
    of: "1jfqqon",
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
  },
  "technical-writer": {
    of: "149v8c3",
    description: {
      hinglish: "Product chalakar dekhna, phir users ke liye guide likhna.",
      hindi: "प्रोडक्ट चलाकर देखना, फिर इस्तेमाल करने वालों के लिए गाइड लिखना।",
    },
    summary: {
      hinglish:
        "Product chalakar aur engineers se poochhkar user guide, help page aur service manual likhna, taaki kharidaar use chala saken.",
      hindi: "प्रोडक्ट चलाकर और इंजीनियरों से पूछकर यूज़र गाइड, हेल्प पेज और सर्विस मैनुअल लिखना, ताकि ख़रीदार उसे चला सकें।",
    },
  },
  "public-relations-officer": {
    of: "p5zvu8",
    description: {
      hinglish: "Company, hospital ya mantralay ki taraf se press ko jawab dena.",
      hindi: "कंपनी, अस्पताल या मंत्रालय की तरफ़ से प्रेस को जवाब देना।",
    },
    summary: {
      hinglish:
        "Company, hospital ya mantralay ki taraf se press se baat karna, release likhna aur kuch gadbad ho to kade sawaalon ke jawab dena.",
      hindi: "कंपनी, अस्पताल या मंत्रालय की तरफ़ से प्रेस से बात करना, रिलीज़ लिखना और कुछ गड़बड़ हो तो कड़े सवालों के जवाब देना।",
    },
  },
  copywriter: {
    of: "mhvjqy",
    description: {
      hinglish: "Woh line sochna jo hoarding aur radio par sabun bech de.",
      hindi: "वह लाइन सोचना जो होर्डिंग और रेडियो पर साबुन बेच दे।",
    },
    summary: {
      hinglish:
        "Hoarding, radio ad aur banner ke liye woh line sochna jo sabun ya scooter bech de ya teeka abhiyan chala de, aur ek rakhne ke liye darjanon likhna.",
      hindi: "होर्डिंग, रेडियो विज्ञापन और बैनर के लिए वह लाइन सोचना जो साबुन या स्कूटर बेच दे या टीका अभियान चला दे, और एक रखने के लिए दर्जनों लिखना।",
    },
  },
  "content-writer": {
    of: "1c8hjpa",
    description: { hinglish: "Aise web lekh likhna jinhe search engine dhoondh sake.", hindi: "ऐसे वेब लेख लिखना जिन्हें सर्च इंजन ढूँढ सके।" },
    summary: {
      hinglish:
        "Research karke woh lekh, product page aur newsletter likhna jinse website bharti hai aur jinhe search engine zaroor dhoondh sake.",
      hindi: "रिसर्च करके वे लेख, प्रोडक्ट पेज और न्यूज़लेटर लिखना जिनसे वेबसाइट भरती है और जिन्हें सर्च इंजन ज़रूर ढूँढ सके।",
    },
  },
  "content-creator": {
    of: "vetki9",
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
  },
  subtitler: {
    of: "17gh38j",
    description: {
      hinglish: "Film ki tez baatcheet ko padhi ja sakne wali do line mein sametna.",
      hindi: "फ़िल्म की तेज़ बातचीत को पढ़ी जा सकने वाली दो लाइनों में समेटना।",
    },
    summary: {
      hinglish:
        "Film ke neeche aane wale shabd aur unka samay tay karna, tez baatcheet ko aisi do line mein sametna jo cut se pehle padhi ja saken.",
      hindi: "फ़िल्म के नीचे आने वाले शब्द और उनका समय तय करना, तेज़ बातचीत को ऐसी दो लाइनों में समेटना जो कट से पहले पढ़ी जा सकें।",
    },
  },
  speechwriter: {
    of: "1gqk9tg",
    description: {
      hinglish: "Bade pad wale log jo bolte hain use unhi ke andaaz mein likhna.",
      hindi: "बड़े पद वाले लोग जो बोलते हैं उसे उन्हीं के अंदाज़ में लिखना।",
    },
    summary: {
      hinglish:
        "Mantri, founder ya kulpati jo bolenge use unhi ke andaaz mein likhna, aise tathyon ke saath jo agli subah bhi sahi niklen.",
      hindi: "मंत्री, फ़ाउंडर या कुलपति जो बोलेंगे उसे उन्हीं के अंदाज़ में लिखना, ऐसे तथ्यों के साथ जो अगली सुबह भी सही निकलें।",
    },
  },
  "data-journalist": {
    of: "1fzzsf3",
    description: { hinglish: "Code se budget aur table mein chhipi khabren nikalna.", hindi: "कोड से बजट और टेबल में छिपी ख़बरें निकालना।" },
    summary: {
      hinglish: "Code se budget, voter list aur adalat ke record mein chhipi khabren nikalna, aur unhe chart aur nakshe mein dikhana.",
      hindi: "कोड से बजट, वोटर लिस्ट और अदालत के रिकॉर्ड में छिपी ख़बरें निकालना, और उन्हें चार्ट और नक़्शे में दिखाना।",
    },
  },
  "podcast-producer": {
    of: "bme8jh",
    description: {
      hinglish: "Lambi baat kaatkar aisa audio banana jise anjaan log ant tak sunen.",
      hindi: "लंबी बात काटकर ऐसा ऑडियो बनाना जिसे अनजान लोग अंत तक सुनें।",
    },
    summary: {
      hinglish: "Record karne layak log dhoondhna, umm aur chuppi kaatna, aur ek ghante ki baat ko episode ka roop dena.",
      hindi: "रिकॉर्ड करने लायक़ लोग ढूँढना, उम्म और चुप्पी काटना, और एक घंटे की बात को एपिसोड का रूप देना।",
    },
  },
  "radio-news-presenter": {
    of: "jtw6fa",
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
  },
  "childrens-book-editor": {
    of: "16wdj5o",
    description: {
      hinglish: "Kahani ko tab tak kaatna jab tak chhe saal ka bachcha use phir na maange.",
      hindi: "कहानी को तब तक काटना जब तक छह साल का बच्चा उसे फिर न माँगे।",
    },
    summary: {
      hinglish:
        "Publisher ke liye picture book aur pehli baar padhne walon ki kitaaben dhoondhna aur sanwaarna, lekhak, chitrakaar aur anuvadak ke saath har shabd, har chitra aur panna kahan palte, sab dekhna.",
      hindi:
        "प्रकाशक के लिए चित्र-किताबें और पहली बार पढ़ने वालों की किताबें ढूँढना और सँवारना, लेखक, चित्रकार और अनुवादक के साथ हर शब्द, हर चित्र और पन्ना कहाँ पलटे, सब देखना।",
    },
  },
  "science-journalist": {
    of: "lt4tzo",
    description: { hinglish: "Nayi khoj aise samjhana ki dukaandaar bhi samajh jaye.", hindi: "नई खोज ऐसे समझाना कि दुकानदार भी समझ जाए।" },
    summary: {
      hinglish:
        "Research paper padhna, uske lekhakon aur unke rivals ko phone karna, aur khoj aise samjhana ki dukaandaar samajh jaye aur scientist ko kuch galat na mile.",
      hindi: "रिसर्च पेपर पढ़ना, उसके लेखकों और उनके प्रतिद्वंद्वियों को फ़ोन करना, और खोज ऐसे समझाना कि दुकानदार समझ जाए और वैज्ञानिक को कुछ ग़लत न मिले।",
    },
  },
  "multimedia-journalist": {
    of: "e0iu9u",
    description: {
      hinglish: "Akele phone se khabar shoot karna, record karna aur likhna.",
      hindi: "अकेले फ़ोन से ख़बर शूट करना, रिकॉर्ड करना और लिखना।",
    },
    summary: {
      hinglish: "Akele phone se reporting karna: shoot karna, record karna aur likhna, aur shaam tak khabar teen roopon mein nikal dena.",
      hindi: "अकेले फ़ोन से रिपोर्टिंग करना: शूट करना, रिकॉर्ड करना और लिखना, और शाम तक ख़बर तीन रूपों में निकाल देना।",
    },
  },
  "news-video-editor": {
    of: "to34b8",
    description: {
      hinglish: "Ghadi se hod karke kachche news video ko do minute ka karna.",
      hindi: "घड़ी से होड़ करके कच्चे न्यूज़ वीडियो को दो मिनट का करना।",
    },
    summary: {
      hinglish: "Ghadi se hod karke reporter ke chaalees minute ke video ko nau baje ke bulletin ke liye do minute ka karna.",
      hindi: "घड़ी से होड़ करके रिपोर्टर के चालीस मिनट के वीडियो को नौ बजे के बुलेटिन के लिए दो मिनट का करना।",
    },
  },
  "food-vlogger": {
    of: "n2uvh8",
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
  },
  "television-reporter": {
    of: "q0zief",
    description: { hinglish: "Mauke se nabbe second mein batana ki kya hua.", hindi: "मौक़े से नब्बे सेकंड में बताना कि क्या हुआ।" },
    summary: {
      hinglish:
        "Cameraperson ke saath ya sirf phone lekar haadson, adalaton aur railiyon mein jaana, pata karna ki sach kya hai, aur news channel ke liye live ya chhoti film mein batana.",
      hindi:
        "कैमरापर्सन के साथ या सिर्फ़ फ़ोन लेकर हादसों, अदालतों और रैलियों में जाना, पता करना कि सच क्या है, और न्यूज़ चैनल के लिए लाइव या छोटी फ़िल्म में बताना।",
    },
  },
  "radio-announcer": {
    of: "1y8o0p4",
    description: {
      hinglish: "Gaanon aur kheti ki khabron se radio sunne walon ka saath dena.",
      hindi: "गानों और खेती की ख़बरों से रेडियो सुनने वालों का साथ देना।",
    },
    summary: {
      hinglish: "Kisanon ke subah ke bulletin se aakhri gaane tak, station sunne walon ka unhi ki bhasha mein saath dena.",
      hindi: "किसानों के सुबह के बुलेटिन से आख़िरी गाने तक, स्टेशन सुनने वालों का उन्हीं की भाषा में साथ देना।",
    },
  },
  "web-editor": {
    of: "npk060",
    description: {
      hinglish: "Tay karna ki is ghante news site par sabse upar kaun si khabar ho.",
      hindi: "तय करना कि इस घंटे न्यूज़ साइट पर सबसे ऊपर कौन सी ख़बर हो।",
    },
    summary: {
      hinglish: "Tay karna ki is ghante news site par sabse upar kya ho aur woh headline sudharna jo bharmati hai ya jise koi nahi kholta.",
      hindi: "तय करना कि इस घंटे न्यूज़ साइट पर सबसे ऊपर क्या हो और वह हेडलाइन सुधारना जो भरमाती है या जिसे कोई नहीं खोलता।",
    },
  },
  "assistant-film-director": {
    of: "zm73h6",
    description: { hinglish: "Har shot taiyar karna taaki director action keh sake.", hindi: "हर शॉट तैयार करना ताकि डायरेक्टर एक्शन कह सके।" },
    summary: {
      hinglish:
        "Script ko shooting ke dinon mein baantna, call sheet likhna, continuity dekhna, actors ko set par laana, bheed ko chalana aur samay dekhna. Ek director ke neeche kai log apne-apne darje par kaam karte hain.",
      hindi:
        "स्क्रिप्ट को शूटिंग के दिनों में बाँटना, कॉल शीट लिखना, कंटिन्यूटी देखना, कलाकारों को सेट पर लाना, भीड़ को चलाना और समय देखना। एक डायरेक्टर के नीचे कई लोग अपने-अपने दर्जे पर काम करते हैं।",
    },
  },
};
