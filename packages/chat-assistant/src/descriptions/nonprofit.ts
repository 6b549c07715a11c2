import type { ToldCareers } from "./told.ts";

export const nonprofit: ToldCareers = {
  "social-worker": {
    of: "yfc2hf",
    description: {
      hinglish: "Gareebi ya hinsa jhel rahe parivaaron ka saath dena aur madad dhoondhna.",
      hindi: "ग़रीबी या हिंसा झेल रहे परिवारों का साथ देना और मदद ढूँढना।",
    },
    summary: {
      hinglish:
        "Gareebi, bimari ya hinsa jhel rahe parivaaron se milna, unke saath sochna ki kis se madad hogi, aur unhe unke haq ki pension, ilaaj, school ki seat ya adalat ka aadesh dilana.",
      hindi:
        "ग़रीबी, बीमारी या हिंसा झेल रहे परिवारों से मिलना, उनके साथ सोचना कि किससे मदद होगी, और उन्हें उनके हक़ की पेंशन, इलाज, स्कूल की सीट या अदालत का आदेश दिलाना।",
    },
  },
  "child-protection-specialist": {
    of: "1kddbeu",
    description: {
      hinglish: "Bachchon par zulm ki khabar jaanchna aur unhe surakshit jagah pahunchana.",
      hindi: "बच्चों पर ज़ुल्म की ख़बर जाँचना और उन्हें सुरक्षित जगह पहुँचाना।",
    },
    summary: {
      hinglish:
        "Bachchon ki pitai, shoshan, gum hone ya mazdoori ki khabar jaanchna, unhe surakshit jagah pahunchana, Child Welfare Committee ke liye unka case taiyar karna aur aage kya hota hai us par nazar rakhna.",
      hindi:
        "बच्चों की पिटाई, शोषण, गुम होने या मज़दूरी की ख़बर जाँचना, उन्हें सुरक्षित जगह पहुँचाना, बाल कल्याण समिति के लिए उनका केस तैयार करना और आगे क्या होता है उस पर नज़र रखना।",
    },
  },
  "school-social-worker": {
    of: "nb1ztk",
    description: {
      hinglish: "Ghar jaakar pata karna ki bachche ne school aana kyon chhoda.",
      hindi: "घर जाकर पता करना कि बच्चे ने स्कूल आना क्यों छोड़ा।",
    },
    summary: {
      hinglish:
        "School na aane wale ya fail hone wale bachchon ke ghar jaana, maa-baap aur teachers ke saath tay karna ki kis se madad hogi, aur bachcha khatre mein ho to child protection ko bulana.",
      hindi:
        "स्कूल न आने वाले या फ़ेल होने वाले बच्चों के घर जाना, माँ-बाप और शिक्षकों के साथ तय करना कि किससे मदद होगी, और बच्चा ख़तरे में हो तो बाल संरक्षण वालों को बुलाना।",
    },
  },
  "medical-social-worker": {
    of: "bar8le",
    description: {
      hinglish: "Mareez ko ilaaj ka kharch jutane aur surakshit ghar jaane mein madad karna.",
      hindi: "मरीज़ों को इलाज का ख़र्च जुटाने और सुरक्षित घर लौटने में मदद करना।",
    },
    summary: {
      hinglish:
        "Ward mein poochhna ki parivaar kitna de sakta hai, baaki ke liye scheme aur NGO dhoondhna, bimari samjhana, aur hospital ke baad ke liye dekhbhaal, sahayak upkaran aur kaam ka intezaam karna.",
      hindi:
        "वार्ड में पूछना कि परिवार कितना दे सकता है, बाक़ी के लिए योजनाएँ और NGO ढूँढना, बीमारी समझाना, और अस्पताल के बाद के लिए देखभाल, सहायक उपकरण और काम का इंतज़ाम करना।",
    },
  },
  "probation-officer": {
    of: "ks2zqx",
    description: {
      hinglish: "Apradh kar chuke logon par nazar rakhna aur madad karna taaki woh jail na jayen.",
      hindi: "अपराध कर चुके लोगों पर नज़र रखना और मदद करना ताकि वे जेल न जाएँ।",
    },
    summary: {
      hinglish:
        "Adalat ke liye aaropi ke ghar aur aadaton ki jaanch karna, aur bond par chhode gaye logon ko, jinmein yuva bhi hain, raah dikhana taaki woh phir kisi ka nuksaan na karen.",
      hindi:
        "अदालत के लिए आरोपी के घर और आदतों की जाँच करना, और मुचलके पर छोड़े गए लोगों को, जिनमें युवा भी हैं, राह दिखाना ताकि वे फिर किसी का नुक़सान न करें।",
    },
  },
  "adoption-coordinator": {
    of: "1o8vhdi",
    description: { hinglish: "Ghar jaanchna aur bachchon ko naye maa-baap se milana.", hindi: "घर जाँचना और बच्चों को नए माँ-बाप से मिलाना।" },
    summary: {
      hinglish:
        "God lena chahne wale jodon aur akele logon se milna, unka ghar parakhna, bachche ko taiyar karna, aur milaan, magistrate ka aadesh aur do saal ke daure poore karana.",
      hindi:
        "गोद लेना चाहने वाले जोड़ों और अकेले लोगों से मिलना, उनका घर परखना, बच्चे को तैयार करना, और मिलान, मजिस्ट्रेट का आदेश और दो साल के दौरे पूरे कराना।",
    },
  },
  "rural-development-officer": {
    of: "9ayi0g",
    description: {
      hinglish: "Gaon tak kuen aur toilet pahunchana aur dekhna ki woh kaam karen.",
      hindi: "गाँव तक कुएँ और शौचालय पहुँचाना और देखना कि वे काम करें।",
    },
    summary: {
      hinglish:
        "Gram sabha ke saath kuen, ghar aur toilet ki yojana banana, block office ke liye kaam aur uske bill jaanchna, aur dekhna ki har yojana un tak pahunche jinke liye bani hai.",
      hindi:
        "ग्राम सभा के साथ कुएँ, घर और शौचालय की योजना बनाना, ब्लॉक ऑफ़िस के लिए काम और उसके बिल जाँचना, और देखना कि हर योजना उन तक पहुँचे जिनके लिए बनी है।",
    },
  },
  "self-help-group-facilitator": {
    of: "1q2vj4s",
    description: {
      hinglish: "Mahilaon ke bachat group shuru karna aur unke karz dene lagne tak saath rehna.",
      hindi: "महिलाओं के बचत समूह शुरू करना और उनके क़र्ज़ देने लगने तक साथ रहना।",
    },
    summary: {
      hinglish:
        "Gaon ki das se bees mahilaon ko har hafte bachat ke liye jodna, hisaab rakhna sikhana, bank loan se jodna aur tab tak saath rehna jab tak woh khud faisle na lene lagen.",
      hindi:
        "गाँव की दस से बीस महिलाओं को हर हफ़्ते बचत के लिए जोड़ना, हिसाब रखना सिखाना, बैंक लोन से जोड़ना और तब तक साथ रहना जब तक वे ख़ुद फ़ैसले न लेने लगें।",
    },
  },
  "livelihood-specialist": {
    of: "zs23fg",
    description: {
      hinglish: "Pata karna ki gaon kya bech sakta hai aur kis kharidaar ko.",
      hindi: "पता करना कि गाँव क्या बेच सकता है और किस ख़रीदार को।",
    },
    summary: {
      hinglish:
        "Pata karna ki shahad se bakri tak, gaon bechne ke liye kya bana ya paida kar sakta hai, groups ko achchha kaam sikhana, aur woh loan aur kharidaar dhoondhna jinse kamai ho.",
      hindi:
        "पता करना कि शहद से बकरी तक, गाँव बेचने के लिए क्या बना या पैदा कर सकता है, समूहों को अच्छा काम सिखाना, और वह लोन और ख़रीदार ढूँढना जिनसे कमाई हो।",
    },
  },
  "watershed-coordinator": {
    of: "f4gvnn",
    description: {
      hinglish: "Aisi khai aur check dam ki yojana banana jo baarish ka paani mitti mein roken.",
      hindi: "ऐसी खाइयों और चेक डैम की योजना बनाना जो बारिश का पानी मिट्टी में रोकें।",
    },
    summary: {
      hinglish:
        "Dhalaan naapna aur gaon walon ke saath khai, medh aur check dam ki yojana banana, unhe budget mein khudwana, aur kuen naapkar dekhna ki baarish ka paani zameen mein tikta hai ya nahi.",
      hindi:
        "ढलान नापना और गाँव वालों के साथ खाई, मेड़ और चेक डैम की योजना बनाना, उन्हें बजट में खुदवाना, और कुएँ नापकर देखना कि बारिश का पानी ज़मीन में टिकता है या नहीं।",
    },
  },
  "tribal-welfare-officer": {
    of: "1qupb38",
    description: {
      hinglish: "Jungle ke samudayon ko school aur zameen ka patta dilane mein madad karna.",
      hindi: "जंगल के समुदायों को स्कूल और ज़मीन का पट्टा दिलाने में मदद करना।",
    },
    summary: {
      hinglish:
        "Rajya ke aadivasi vibhag ke hostel aur ashram school chalana, parivaaron ko van bhoomi aur raashan ka daava karne mein madad karna, aur unke liye kuch tay karne se pehle unse poochhna.",
      hindi:
        "राज्य के आदिवासी विभाग के हॉस्टल और आश्रम स्कूल चलाना, परिवारों को वन भूमि और राशन का दावा करने में मदद करना, और उनके लिए कुछ तय करने से पहले उनसे पूछना।",
    },
  },
  "community-development-officer": {
    of: "1pibfue",
    description: {
      hinglish: "Basti ke parivaaron ko kaagaz, paani aur toilet dilane mein madad karna.",
      hindi: "बस्ती के परिवारों को काग़ज़, पानी और शौचालय दिलाने में मदद करना।",
    },
    summary: {
      hinglish:
        "Nagar palika ya NGO ke liye jhuggi basti ka survey karna, rehne walon ke group banana, ration card aur certificate mein madad karna, aur ward office se nal, naali aur toilet banwana.",
      hindi:
        "नगर पालिका या NGO के लिए झुग्गी बस्ती का सर्वे करना, रहने वालों के समूह बनाना, राशन कार्ड और प्रमाण पत्र में मदद करना, और वार्ड ऑफ़िस से नल, नाली और शौचालय बनवाना।",
    },
  },
  "youth-worker": {
    of: "1ulvhph",
    description: {
      hinglish: "Khel aur khuli baatcheet se kishoron ko galat raah se bachana.",
      hindi: "खेल और खुली बातचीत से किशोरों को ग़लत राह से बचाना।",
    },
    summary: {
      hinglish:
        "Basti ya gaon ke kishoron ke liye club, khel aur camp chalana, ghar ya school mein gadbad ho to unki sunna, aur zaroorat walon ko course, naukri ya counsellor tak le jaana.",
      hindi:
        "बस्ती या गाँव के किशोरों के लिए क्लब, खेल और कैंप चलाना, घर या स्कूल में गड़बड़ हो तो उनकी सुनना, और ज़रूरत वालों को कोर्स, नौकरी या काउंसलर तक ले जाना।",
    },
  },
  "nonprofit-director": {
    of: "uwso53",
    description: {
      hinglish: "Kisi NGO ko chalana: uska maqsad, uske log aur uska paisa.",
      hindi: "किसी NGO को चलाना: उसका मक़सद, उसके लोग और उसका पैसा।",
    },
    summary: {
      hinglish:
        "Board ke saath tay karna ki NGO kya karega aur kya band karega, har saal ka paisa jutana, staff ko chalana, aur in sab ka jawab daan dene walon, tax aur registration office ko dena.",
      hindi:
        "बोर्ड के साथ तय करना कि NGO क्या करेगा और क्या बंद करेगा, हर साल का पैसा जुटाना, स्टाफ़ को चलाना, और इन सबका जवाब दान देने वालों, टैक्स और रजिस्ट्रेशन ऑफ़िस को देना।",
    },
  },
  "programme-manager": {
    of: "1ixgs48",
    description: {
      hinglish: "Ek grant se samay par kuen, clinic ya training taiyar karna.",
      hindi: "एक ग्रांट से समय पर कुएँ, क्लिनिक या ट्रेनिंग तैयार करना।",
    },
    summary: {
      hinglish:
        "NGO ki field team ke saath project ki yojana banana, use grant ki tareekhon aur budget mein rakhna, gaon mein jo bigde use sudharna aur report dena ki kya badla.",
      hindi:
        "NGO की फ़ील्ड टीम के साथ प्रोजेक्ट की योजना बनाना, उसे ग्रांट की तारीख़ों और बजट में रखना, गाँव में जो बिगड़े उसे सुधारना और रिपोर्ट देना कि क्या बदला।",
    },
  },
  "fundraising-manager": {
    of: "137ad22",
    description: {
      hinglish: "Daan dene wali company aur log dhoondhna, aur dobara maangna.",
      hindi: "दान देने वाली कंपनियाँ और लोग ढूँढना, और दोबारा माँगना।",
    },
    summary: {
      hinglish:
        "NGO ke kaam ke liye paisa de sakne wale log aur company dhoondhna, unse likhkar aur milkar baat karna, event aur online appeal chalana, aur har ek ko dikhana ki paise se kya hua.",
      hindi:
        "NGO के काम के लिए पैसा दे सकने वाले लोग और कंपनियाँ ढूँढना, उनसे लिखकर और मिलकर बात करना, कार्यक्रम और ऑनलाइन अपील चलाना, और हर एक को दिखाना कि पैसे से क्या हुआ।",
    },
  },
  "grant-writer": {
    of: "1pzopj0",
    description: {
      hinglish: "Woh proposal likhna jo idea ko project ka paisa dilaye.",
      hindi: "वह प्रस्ताव लिखना जो आइडिया को प्रोजेक्ट का पैसा दिलाए।",
    },
    summary: {
      hinglish:
        "Fund dene wale ke niyam padhna, field team se zaroorat, yojana, kharch aur sambhavit nateeje nikalwana, aur woh proposal likhna jis par project ka paisa tika hai.",
      hindi: "फ़ंड देने वाले के नियम पढ़ना, फ़ील्ड टीम से ज़रूरत, योजना, ख़र्च और संभावित नतीजे निकलवाना, और वह प्रस्ताव लिखना जिस पर प्रोजेक्ट का पैसा टिका है।",
    },
  },
  "volunteer-coordinator": {
    of: "17z83d7",
    description: {
      hinglish: "Bina paise kaam karne walon ko dhoondhna, sikhana aur dhanyavaad dena.",
      hindi: "बिना पैसे काम करने वालों को ढूँढना, सिखाना और धन्यवाद देना।",
    },
    summary: {
      hinglish:
        "Samay de sakne wale student, bank wale aur pensioner dhoondhna, unhe sahi kaam dena, sikhana, bachchon aur mareezon ko surakshit rakhna, aur aise dhanyavaad dena ki woh phir aayen.",
      hindi:
        "समय दे सकने वाले छात्र, बैंक वाले और पेंशनर ढूँढना, उन्हें सही काम देना, सिखाना, बच्चों और मरीज़ों को सुरक्षित रखना, और ऐसे धन्यवाद देना कि वे फिर आएँ।",
    },
  },
  "monitoring-and-evaluation-officer": {
    of: "1lahbty",
    description: {
      hinglish: "Survey se naapna ki NGO ka project kaam aaya ya nahi.",
      hindi: "सर्वे से नापना कि NGO का प्रोजेक्ट काम आया या नहीं।",
    },
    summary: {
      hinglish:
        "Project se pehle aur baad ke survey ki yojana banana, jawabon ko field mein jaanchna, aur NGO aur daan dene wale ko batana ki kya badla, kuch na badla ho tab bhi.",
      hindi:
        "प्रोजेक्ट से पहले और बाद के सर्वे की योजना बनाना, जवाबों को फ़ील्ड में जाँचना, और NGO और दान देने वाले को बताना कि क्या बदला, कुछ न बदला हो तब भी।",
    },
  },
  "disaster-relief-coordinator": {
    of: "diluh2",
    description: {
      hinglish: "Aapda ke maare logon tak tirpaal, khana aur naaven pahunchana.",
      hindi: "आपदा के मारे लोगों तक तिरपाल, खाना और नावें पहुँचाना।",
    },
    summary: {
      hinglish:
        "Ginna ki baadh, cyclone ya bhukamp ke maare logon ko kya chahiye, aur sadken khulne se pehle zila prashasan aur volunteers ke saath naaven, khana aur tirpaal bhejna.",
      hindi: "गिनना कि बाढ़, चक्रवात या भूकंप के मारे लोगों को क्या चाहिए, और सड़कें खुलने से पहले ज़िला प्रशासन और वॉलंटियर के साथ नावें, खाना और तिरपाल भेजना।",
    },
  },
  "humanitarian-aid-worker": {
    of: "5xord",
    description: {
      hinglish: "Yuddh ya bhukamp ke baad camp tak khana aur aasra pahunchana.",
      hindi: "युद्ध या भूकंप के बाद कैंप तक खाना और आसरा पहुँचाना।",
    },
    summary: {
      hinglish:
        "Yuddh ya bhukamp ke baad mahinon camp ke paas rehna, parivaaron ka registration karna, khana aur aasra barabari se baantna, aur doosri agencies ke saath paani, toilet aur suraksha dekhna.",
      hindi:
        "युद्ध या भूकंप के बाद महीनों कैंप के पास रहना, परिवारों का रजिस्ट्रेशन करना, खाना और आसरा बराबरी से बाँटना, और दूसरी एजेंसियों के साथ पानी, शौचालय और सुरक्षा देखना।",
    },
  },
  "settlement-worker": {
    of: "2pptfy",
    description: {
      hinglish: "Yuddh se bhaage parivaaron ke liye kamra aur school dhoondhna.",
      hindi: "युद्ध से भागे परिवारों के लिए कमरा और स्कूल ढूँढना।",
    },
    summary: {
      hinglish:
        "Anjaan shehar mein sharanarthi parivaar ka pehle kuch saal saath dena: UN ke kaagaz, kamra, school, doctor, bhasha aur kaam, aur police sawaal kare to vakeel.",
      hindi: "अनजान शहर में शरणार्थी परिवार का पहले कुछ साल साथ देना: UN के काग़ज़, कमरा, स्कूल, डॉक्टर, भाषा और काम, और पुलिस सवाल करे तो वकील।",
    },
  },
  "shelter-director": {
    of: "w8m58o",
    description: {
      hinglish: "Chhudayi gayi mahilaon aur bachchon ka shelter home din-raat chalana.",
      hindi: "छुड़ाई गई महिलाओं और बच्चों का आश्रय गृह दिन-रात चलाना।",
    },
    summary: {
      hinglish:
        "Chhudayi gayi mahilaon ya bachchon ka shelter home chalana: kisi bhi samay unhe jagah dena, suraksha, khana, school aur adalat ki tareekh dekhna, staff ko chalana aur tay karna ki har koi aage kahan jaye.",
      hindi:
        "छुड़ाई गई महिलाओं या बच्चों का आश्रय गृह चलाना: किसी भी समय उन्हें जगह देना, सुरक्षा, खाना, स्कूल और अदालत की तारीख़ देखना, स्टाफ़ को चलाना और तय करना कि हर कोई आगे कहाँ जाए।",
    },
  },
  "rehabilitation-centre-manager": {
    of: "mn7x0z",
    description: {
      hinglish: "Aisa centre chalana jahan log sharaab ya nasha chhodte hain.",
      hindi: "ऐसा केंद्र चलाना जहाँ लोग शराब या नशा छोड़ते हैं।",
    },
    summary: {
      hinglish:
        "Centre ke doctor, nurse, counsellor aur cooks ko chalana, sabse buri haalat mein aaye logon ko bharti karna, jagah surakshit aur record kanoon ke hisaab se rakhna, aur har ek ke ghar lautne ki yojana banana.",
      hindi:
        "केंद्र के डॉक्टर, नर्स, काउंसलर और रसोइयों को चलाना, सबसे बुरी हालत में आए लोगों को भर्ती करना, जगह सुरक्षित और रिकॉर्ड क़ानून के हिसाब से रखना, और हर एक के घर लौटने की योजना बनाना।",
    },
  },
  "crisis-intervention-counsellor": {
    of: "fr2msg",
    description: { hinglish: "Hataash logon ke call uthana aur line par bane rehna.", hindi: "हताश लोगों के कॉल उठाना और लाइन पर बने रहना।" },
    summary: {
      hinglish:
        "Din ya raat helpline ke call lena, bina judge kiye sunna, poochhna ki khatra kitna paas hai, aur caller ke shaant hone ya madad bheje jaane tak line par bane rehna.",
      hindi:
        "दिन या रात हेल्पलाइन के कॉल लेना, बिना सही-ग़लत ठहराए सुनना, पूछना कि ख़तरा कितना पास है, और कॉलर के शांत होने या मदद भेजे जाने तक लाइन पर बने रहना।",
    },
  },
  "community-organiser": {
    of: "1jerlut",
    description: {
      hinglish: "Naali ya school theek karane ke liye padosiyon ko ek saath laana.",
      hindi: "नाली या स्कूल ठीक कराने के लिए पड़ोसियों को एक साथ लाना।",
    },
    summary: {
      hinglish:
        "Basti ya gaon mein ghar-ghar jaakar padosiyon ko jodna, taaki woh milkar tay karen ki naali se sahi mazdoori tak kya maangna hai, aur afsaron ka saamna khud karen.",
      hindi: "बस्ती या गाँव में घर-घर जाकर पड़ोसियों को जोड़ना, ताकि वे मिलकर तय करें कि नाली से सही मज़दूरी तक क्या माँगना है, और अफ़सरों का सामना ख़ुद करें।",
    },
  },
  "campaign-manager": {
    of: "14or68d",
    description: {
      hinglish: "Bura kanoon badalne ke liye petition, march ya film ki yojana banana.",
      hindi: "बुरा क़ानून बदलने के लिए याचिका, मार्च या फ़िल्म की योजना बनाना।",
    },
    summary: {
      hinglish:
        "NGO ya nagrik group ke liye yojana banana ki bura kanoon kaise badle: kis par dabaav daalna hai, kin tathyon se, aur petition, march ya film kab sabse zyada asar karegi.",
      hindi:
        "NGO या नागरिक समूह के लिए योजना बनाना कि बुरा क़ानून कैसे बदले: किस पर दबाव डालना है, किन तथ्यों से, और याचिका, मार्च या फ़िल्म कब सबसे ज़्यादा असर करेगी।",
    },
  },
  "advocacy-officer": {
    of: "1e5wogc",
    description: {
      hinglish: "Field ke saboot niyam banane wale afsaron tak le jaana.",
      hindi: "फ़ील्ड के सबूत नियम बनाने वाले अफ़सरों तक ले जाना।",
    },
    summary: {
      hinglish:
        "NGO ke field staff jo dekhte hain, jaise mazdoori ya raashan jo kabhi mila nahi, use chhote note mein likhna, aur niyam sudharne tak afsaron, MLA aur reporters tak le jaana.",
      hindi:
        "NGO के फ़ील्ड स्टाफ़ जो देखते हैं, जैसे मज़दूरी या राशन जो कभी मिला नहीं, उसे छोटे नोट में लिखना, और नियम सुधरने तक अफ़सरों, विधायकों और रिपोर्टरों तक ले जाना।",
    },
  },
  "animal-welfare-officer": {
    of: "10q5k21",
    description: {
      hinglish: "Peete gaye aur phanse jaanwaron ko bachana aur kroorta ki report karna.",
      hindi: "पीटे गए और फँसे जानवरों को बचाना और क्रूरता की रिपोर्ट करना।",
    },
    summary: {
      hinglish:
        "NGO ya SPCA ke liye peete gaye, phanse aur bimaar jaanwaron ko bachana, police ke liye kroorta ke saboot jutana, aur dekhna ki har jaanwar ko ilaaj, aasra ya aazaadi mile.",
      hindi:
        "NGO या SPCA के लिए पीटे गए, फँसे और बीमार जानवरों को बचाना, पुलिस के लिए क्रूरता के सबूत जुटाना, और देखना कि हर जानवर को इलाज, आसरा या आज़ादी मिले।",
    },
  },
  "orientation-and-mobility-specialist": {
    of: "13da5zc",
    description: {
      hinglish: "Drishtiheen logon ko safed chhadi se akele chalna sikhana.",
      hindi: "दृष्टिहीन लोगों को सफ़ेद छड़ी से अकेले चलना सिखाना।",
    },
    summary: {
      hinglish:
        "Dekh na sakne wale logon ko ek-ek karke sadak par safed chhadi chalana, traffic sunna, sadak paar karna, bus lena aur naya raasta khud yaad karna sikhana.",
      hindi: "देख न सकने वाले लोगों को एक-एक करके सड़क पर सफ़ेद छड़ी चलाना, ट्रैफ़िक सुनना, सड़क पार करना, बस लेना और नया रास्ता ख़ुद याद करना सिखाना।",
    },
  },
  "domestic-violence-counsellor": {
    of: "1ytqgds",
    description: {
      hinglish: "Ghar mein maar jhelti mahilaon ki baat sunna aur unki suraksha ki yojana banana.",
      hindi: "घर में मार झेलती महिलाओं की बात सुनना और उनकी सुरक्षा की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Ghar mein maar jhelti ya ghar chhod chuki mahilaon ki baat sunna, har ek ke saath surakshit rehne ki yojana banana, aur uske saath police, doctor aur adalat jaana.",
      hindi: "घर में मार झेलती या घर छोड़ चुकी महिलाओं की बात सुनना, हर एक के साथ सुरक्षित रहने की योजना बनाना, और उसके साथ पुलिस, डॉक्टर और अदालत जाना।",
    },
  },
  "child-welfare-organiser": {
    of: "18n8z1h",
    description: {
      hinglish: "Bachchon ko kaarkhanon se nikalna aur school mein banaye rakhna.",
      hindi: "बच्चों को कारख़ानों से निकालना और स्कूल में बनाए रखना।",
    },
    summary: {
      hinglish:
        "NGO ki taraf se police, panchayat, teachers aur 1098 helpline ke saath aise ladke-ladkiyan dhoondhna jinse kaam karaya gaya, jinki taskari hui ya shaadi kar di gayi, aur har case ke saath rehna.",
      hindi:
        "NGO की तरफ़ से पुलिस, पंचायत, शिक्षकों और 1098 हेल्पलाइन के साथ ऐसे लड़के-लड़कियाँ ढूँढना जिनसे काम कराया गया, जिनकी तस्करी हुई या शादी कर दी गई, और हर केस के साथ रहना।",
    },
  },
  "womens-welfare-officer": {
    of: "n9pwj8",
    description: {
      hinglish: "Vidhwaon ko pension dilana aur mahila hostel ki jaanch karna.",
      hindi: "विधवाओं को पेंशन दिलाना और महिला हॉस्टल की जाँच करना।",
    },
    summary: {
      hinglish: "Dekhna ki vidhwa pension, hostel aur suraksha ke kanoon zile ki un mahilaon tak pahunchen jinke liye woh bane hain.",
      hindi: "देखना कि विधवा पेंशन, हॉस्टल और सुरक्षा के क़ानून ज़िले की उन महिलाओं तक पहुँचें जिनके लिए वे बने हैं।",
    },
  },
  "disability-service-coordinator": {
    of: "2m1u0b",
    description: {
      hinglish: "Form se chhoot jaane wale divyang logon ko certificate, upkaran aur naukri dilana.",
      hindi: "फ़ॉर्म से छूट जाने वाले दिव्यांग लोगों को प्रमाण पत्र, उपकरण और नौकरी दिलाना।",
    },
    summary: {
      hinglish:
        "Rajya ke vibhag ya NGO ke liye gaon aur shehar mein divyang logon ko khojna, aur unhe pension, wheelchair aur training dilane mein madad karna.",
      hindi: "राज्य के विभाग या NGO के लिए गाँव और शहर में दिव्यांग लोगों को खोजना, और उन्हें पेंशन, व्हीलचेयर और ट्रेनिंग दिलाने में मदद करना।",
    },
  },
  "elderly-home-manager": {
    of: "1pyaioe",
    description: {
      hinglish: "Buzurgon ka ghar chalana aur door rehne wale parivaaron ko phone karna.",
      hindi: "बुज़ुर्गों का घर चलाना और दूर रहने वाले परिवारों को फ़ोन करना।",
    },
    summary: {
      hinglish:
        "Old age home ya retirement colony mein khana, nursing, staff, paisa aur saath-sangat sambhalna, taaki wahan ke din mein khane aur dawa ke alawa bhi kuch ho.",
      hindi: "वृद्धाश्रम या रिटायरमेंट कॉलोनी में खाना, नर्सिंग, स्टाफ़, पैसा और साथ-संगत सँभालना, ताकि वहाँ के दिन में खाने और दवा के अलावा भी कुछ हो।",
    },
  },
  "telemarketing-fundraiser": {
    of: "vk8kp8",
    description: {
      hinglish: "Phone par anjaan logon se har mahine thoda daan maangna.",
      hindi: "फ़ोन पर अनजान लोगों से हर महीने थोड़ा दान माँगना।",
    },
    summary: {
      hinglish:
        "NGO ke liye anjaan logon aur pehle daan de chuke logon ko phone karna, mahine ke kuch sau rupaye maangna, payment chalu karne mein madad karna aur note karna ki kise dobara phone nahi karna hai.",
      hindi:
        "NGO के लिए अनजान लोगों और पहले दान दे चुके लोगों को फ़ोन करना, महीने के कुछ सौ रुपये माँगना, पेमेंट चालू करने में मदद करना और नोट करना कि किसे दोबारा फ़ोन नहीं करना है।",
    },
  },
  "community-outreach-coordinator": {
    of: "11p4jd9",
    description: {
      hinglish: "Hospital ya NGO ke camp uske gate se bahut door tak le jaana.",
      hindi: "अस्पताल या NGO के कैंप उसके गेट से बहुत दूर तक ले जाना।",
    },
    summary: {
      hinglish:
        "Hospital ya NGO ke camp aur class ke liye hall, saathi aur volunteer dhoondhna, ab tak chhooti galiyon aur gaon tak khabar pahunchana, aur dekhna ki bimaar ilaaj tak pahunchen.",
      hindi:
        "अस्पताल या NGO के कैंप और क्लास के लिए हॉल, साथी और वॉलंटियर ढूँढना, अब तक छूटी गलियों और गाँवों तक ख़बर पहुँचाना, और देखना कि बीमार इलाज तक पहुँचें।",
    },
  },
  "temple-priest": {
    of: "185pvby",
    description: {
      hinglish: "Mandir ki roz ki pooja aur parivaaron ke sanskar karana.",
      hindi: "मंदिर की रोज़ की पूजा और परिवारों के संस्कार कराना।",
    },
    summary: {
      hinglish:
        "Pujari ya archak ke roop mein us mandir ki parampara se tay samay par devta ko snaan aur shringaar karana, bhog aur deep chadhana; purohit ke roop mein shaadi, naamkaran aur antim sanskar ke liye ghar jaana.",
      hindi:
        "पुजारी या अर्चक के रूप में उस मंदिर की परंपरा से तय समय पर देवता को स्नान और शृंगार कराना, भोग और दीप चढ़ाना; पुरोहित के रूप में शादी, नामकरण और अंतिम संस्कार के लिए घर जाना।",
    },
  },
};
