import type { ToldCareers } from "./told.ts";

export const arts: ToldCareers = {
  "fine-art-painter": {
    of: "15m58uf",
    description: {
      hinglish: "Gallery mein bikne ke liye oil ya acrylic se canvas par chitra banana.",
      hindi: "गैलरी में बिकने के लिए ऑयल या ऐक्रिलिक से कैनवस पर चित्र बनाना।",
    },
    summary: {
      hinglish:
        "Apne khayal se oil, acrylic ya watercolour mein canvas par chitra banana, aur gallery ke show, order aur bikri se guzara karna.",
      hindi: "अपने ख़याल से ऑयल, ऐक्रिलिक या वॉटरकलर में कैनवस पर चित्र बनाना, और गैलरी के शो, ऑर्डर और बिक्री से गुज़ारा करना।",
    },
  },
  sculptor: {
    of: "18x90z3",
    description: {
      hinglish: "Patthar, kaanse ya kabaad ko gadhna, sir ki aakriti se badi pratima tak.",
      hindi: "पत्थर, काँसे या कबाड़ को गढ़ना, सिर की आकृति से बड़ी प्रतिमा तक।",
    },
    summary: {
      hinglish: "Patthar, kaanse, mitti ya kabaad se khadi aakritiyan gadhna, hatheli jitne sir se shehar ke chauraahe ki pratima tak.",
      hindi: "पत्थर, काँसे, मिट्टी या कबाड़ से खड़ी आकृतियाँ गढ़ना, हथेली जितने सिर से शहर के चौराहे की प्रतिमा तक।",
    },
  },
  printmaker: {
    of: "1dcyz1j",
    description: {
      hinglish: "Plate par etching karna, block kaatna aur number wale print nikaalna.",
      hindi: "प्लेट पर एचिंग करना, ब्लॉक काटना और नंबर वाले प्रिंट निकालना।",
    },
    summary: {
      hinglish:
        "Plate, block ya patthar par kaatkar, etching se ya haath se chitra banana, aur hand press se uske number wale print ka edition nikaalna.",
      hindi: "प्लेट, ब्लॉक या पत्थर पर काटकर, एचिंग से या हाथ से चित्र बनाना, और हैंड प्रेस से उसके नंबर वाले प्रिंट का संस्करण निकालना।",
    },
  },
  muralist: {
    of: "fnygyj",
    description: {
      hinglish: "Sketch ko deewar jitna bada karna aur machaan par chadhkar paint karna.",
      hindi: "स्केच को दीवार जितना बड़ा करना और मचान पर चढ़कर पेंट करना।",
    },
    summary: {
      hinglish:
        "Sketch ko deewar jitna bada karna aur machaan par chadhkar paint karna, metro ke khambon, schoolon ki saamne wali deewaron aur Delhi ki Lodhi Colony jaisi galiyon mein.",
      hindi:
        "स्केच को दीवार जितना बड़ा करना और मचान पर चढ़कर पेंट करना, मेट्रो के खंभों, स्कूलों की सामने वाली दीवारों और दिल्ली की लोधी कॉलोनी जैसी गलियों में।",
    },
  },
  illustrator: {
    of: "wul0d5",
    description: {
      hinglish: "Aise chitra banana jo magazine ke panne ya app ki baat kahein.",
      hindi: "ऐसे चित्र बनाना जो पत्रिका के पन्ने या ऐप की बात कहें।",
    },
    summary: {
      hinglish:
        "Woh chitra banana jo likhi hui baat ko aage badhate hain: picture book ka haathi, magazine ka cover ya app ki chhoti aakritiyan.",
      hindi: "वे चित्र बनाना जो लिखी हुई बात को आगे बढ़ाते हैं: चित्रों वाली किताब का हाथी, पत्रिका का कवर या ऐप की छोटी आकृतियाँ।",
    },
  },
  "portrait-artist": {
    of: "mpjs8k",
    description: {
      hinglish: "Pencil, pastel ya oil mein kisi ki hu-ba-hu soorat utaarna.",
      hindi: "पेंसिल, पेस्टल या ऑयल में किसी की हूबहू सूरत उतारना।",
    },
    summary: {
      hinglish:
        "Saamne bithakar ya photo se, pencil, pastel ya oil mein kisi ki hu-ba-hu soorat utaarna, parivaron, daftaron aur adaalat ke hall ke liye.",
      hindi: "सामने बिठाकर या फ़ोटो से, पेंसिल, पेस्टल या ऑयल में किसी की हूबहू सूरत उतारना, परिवारों, दफ़्तरों और अदालत के हॉल के लिए।",
    },
  },
  cartoonist: {
    of: "3kjp0w",
    description: {
      hinglish: "Us din ki rajneeti ko ek panel mein mazaak ke saath banana.",
      hindi: "उस दिन की राजनीति को एक पैनल में मज़ाक़ के साथ बनाना।",
    },
    summary: {
      hinglish:
        "Us din ki rajneeti ya ghar ka mazaak ek panel ya chhoti strip mein banana, chand lakeeron mein chehra aur bewakoofi pakadna.",
      hindi: "उस दिन की राजनीति या घर का मज़ाक़ एक पैनल या छोटी स्ट्रिप में बनाना, चंद लकीरों में चेहरा और बेवक़ूफ़ी पकड़ना।",
    },
  },
  "comic-artist": {
    of: "6q9555",
    description: {
      hinglish: "Superhero se pauranik kathaon tak, panel mein lambi kahaniyan banana.",
      hindi: "सुपरहीरो से पौराणिक कथाओं तक, पैनल में लंबी कहानियाँ बनाना।",
    },
    summary: {
      hinglish:
        "Panel mein lambi kahani kehna, superhero series ya pauranik comic ke har panne par pencil aur ink ka kaam karna aur uski raftaar tay karna.",
      hindi: "पैनल में लंबी कहानी कहना, सुपरहीरो सीरीज़ या पौराणिक कॉमिक के हर पन्ने पर पेंसिल और इंक का काम करना और उसकी रफ़्तार तय करना।",
    },
  },
  calligrapher: {
    of: "9wdqno",
    description: {
      hinglish: "Nimantran ke liye sarkande ki kalam ya nib se kalaatmak akshar likhna.",
      hindi: "निमंत्रण के लिए सरकंडे की क़लम या निब से कलात्मक अक्षर लिखना।",
    },
    summary: {
      hinglish:
        "Sarkande ki kalam, nib ya brush se Devanagari, Urdu nastaliq ya Roman mein kalaatmak akshar likhna, nimantran, certificate aur logo ke liye.",
      hindi: "सरकंडे की क़लम, निब या ब्रश से देवनागरी, उर्दू नस्तालीक़ या रोमन में कलात्मक अक्षर लिखना, निमंत्रण, सर्टिफ़िकेट और लोगो के लिए।",
    },
  },
  "2d-animator": {
    of: "pla0kj",
    description: {
      hinglish: "Cartoon ko pose dar pose banana, jab tak woh chalne-bolne na lage.",
      hindi: "कार्टून को पोज़ दर पोज़ बनाना, जब तक वह चलने-बोलने न लगे।",
    },
    summary: {
      hinglish:
        "Sapaat cartoon kirdaar ko pose dar pose banana, taaki bachchon ke TV par palak jhapakna, chalna ya peecha karna bina jhatke ke dikhe.",
      hindi: "सपाट कार्टून किरदार को पोज़ दर पोज़ बनाना, ताकि बच्चों के टीवी पर पलक झपकना, चलना या पीछा करना बिना झटके के दिखे।",
    },
  },
  "3d-animator": {
    of: "6pu7ua",
    description: {
      hinglish: "Digital putle ke jod hilakar dragon ko bhaari dikhana.",
      hindi: "डिजिटल पुतले के जोड़ हिलाकर ड्रैगन को भारी दिखाना।",
    },
    summary: {
      hinglish: "Timeline par digital putle ke jod hilana, ek-ek shot mein dragon ko bhaari ya gudiya ko roothi hui dikhana.",
      hindi: "टाइमलाइन पर डिजिटल पुतले के जोड़ हिलाना, एक-एक शॉट में ड्रैगन को भारी या गुड़िया को रूठी हुई दिखाना।",
    },
  },
  "character-designer": {
    of: "1vzwq16",
    description: { hinglish: "Cartoon ke villain ka chehra, mood aur poshaak sochna.", hindi: "कार्टून के विलेन का चेहरा, मूड और पोशाक सोचना।" },
    summary: {
      hinglish:
        "Cartoon ka hero ya villain har taraf se kaisa dikhe, yeh sochna, aur animators ke liye turnaround, mood aur poshaak banana.",
      hindi: "कार्टून का हीरो या विलेन हर तरफ़ से कैसा दिखे, यह सोचना, और ऐनिमेटरों के लिए टर्नअराउंड, मूड और पोशाक बनाना।",
    },
  },
  "storyboard-artist": {
    of: "1heoukh",
    description: {
      hinglish: "Camera chalne se pehle film ko shot dar shot sketch karna.",
      hindi: "कैमरा चलने से पहले फ़िल्म को शॉट दर शॉट स्केच करना।",
    },
    summary: {
      hinglish: "Shooting se pehle film ko scene dar scene sketch karna, camera ka angle, cut aur har actor kahan khada ho, yeh tay karna.",
      hindi: "शूटिंग से पहले फ़िल्म को सीन दर सीन स्केच करना, कैमरे का ऐंगल, कट और हर ऐक्टर कहाँ खड़ा हो, यह तय करना।",
    },
  },
  "visual-effects-artist": {
    of: "hnmxk4",
    description: { hinglish: "Computer par baadh, aag aur dhehte kile banana.", hindi: "कंप्यूटर पर बाढ़, आग और ढहते क़िले बनाना।" },
    summary: {
      hinglish:
        "Woh aag, baadh, dhehte kile aur senayein computer par simulation se banana, jinhe asal mein shoot karna bahut khatarnak ya mehnga hota.",
      hindi: "वे आग, बाढ़, ढहते क़िले और सेनाएँ कंप्यूटर पर सिमुलेशन से बनाना, जिन्हें असल में शूट करना बहुत ख़तरनाक या महँगा होता।",
    },
  },
  compositor: {
    of: "vigc6e",
    description: {
      hinglish: "Actors aur digital cars ki paratein aise jodna ki kinara na dikhe.",
      hindi: "ऐक्टरों और डिजिटल गाड़ियों की परतें ऐसे जोड़ना कि कोई किनारा न दिखे।",
    },
    summary: {
      hinglish:
        "Asli actors, green screen ke shot aur digital cheezon ki paratein ek final shot mein aise jodna ki roshni, grain aur kinaron se kuch pata na chale.",
      hindi: "असली ऐक्टरों, ग्रीन स्क्रीन के शॉट और डिजिटल चीज़ों की परतें एक फ़ाइनल शॉट में ऐसे जोड़ना कि रोशनी, ग्रेन और किनारों से कुछ पता न चले।",
    },
  },
  "rigging-artist": {
    of: "yda8ih",
    description: { hinglish: "Woh digital kankaal banana jisse model mud sake.", hindi: "वह डिजिटल कंकाल बनाना जिससे मॉडल मुड़ सके।" },
    summary: {
      hinglish:
        "Model ke andar digital kankaal, maanspeshiyan aur control handle banana, taaki animator ke modne par woh mude aur toote nahi.",
      hindi: "मॉडल के अंदर डिजिटल कंकाल, मांसपेशियाँ और कंट्रोल हैंडल बनाना, ताकि ऐनिमेटर के मोड़ने पर वह मुड़े और टूटे नहीं।",
    },
  },
  "3d-modeller": {
    of: "1vvk3yq",
    description: { hinglish: "Film aur game mein dikhne wali digital cheezein gadhna.", hindi: "फ़िल्म और गेम में दिखने वाली डिजिटल चीज़ें गढ़ना।" },
    summary: {
      hinglish: "Film, game ya vigyapan ki digital cheezein gadhna, mandir ke khambe se scooter tak, polygon dar polygon.",
      hindi: "फ़िल्म, गेम या विज्ञापन की डिजिटल चीज़ें गढ़ना, मंदिर के खंभे से स्कूटर तक, पॉलिगन दर पॉलिगन।",
    },
  },
  "motion-graphics-artist": {
    of: "1hk41q8",
    description: { hinglish: "Logo, title aur chart ko beat par animate karna.", hindi: "लोगो, टाइटल और चार्ट को बीट पर ऐनिमेट करना।" },
    summary: {
      hinglish:
        "Channel ki pehchaan wali clip, yaani ident, explainer film aur vigyapan ke title, chart aur logo ko awaaz ki beat par animate karna.",
      hindi: "चैनल की पहचान वाली क्लिप, यानी आइडेंट, एक्सप्लेनर फ़िल्म और विज्ञापन के टाइटल, चार्ट और लोगो को आवाज़ की बीट पर ऐनिमेट करना।",
    },
  },
  "graphic-designer": {
    of: "o9x80l",
    description: { hinglish: "Akshar aur rang sajakar logo, poster aur menu banana.", hindi: "अक्षर और रंग सजाकर लोगो, पोस्टर और मेन्यू बनाना।" },
    summary: {
      hinglish:
        "Akshar, rang aur chitra sajakar aise logo, poster, menu aur social media post banana jo raah chalte log ek nazar mein padh lein.",
      hindi: "अक्षर, रंग और चित्र सजाकर ऐसे लोगो, पोस्टर, मेन्यू और सोशल मीडिया पोस्ट बनाना जो राह चलते लोग एक नज़र में पढ़ लें।",
    },
  },
  "art-director": {
    of: "en65v5",
    description: {
      hinglish: "Campaign ka look tay karna aur use banane walon ko raah dikhana.",
      hindi: "कैंपेन का लुक तय करना और उसे बनाने वालों को राह दिखाना।",
    },
    summary: {
      hinglish:
        "Campaign, magazine ya film ka look tay karna, style, sketch aur photo chunna aur unhe banane wale designers ko raah dikhana.",
      hindi: "कैंपेन, पत्रिका या फ़िल्म का लुक तय करना, स्टाइल, स्केच और फ़ोटो चुनना और उन्हें बनाने वाले डिज़ाइनरों को राह दिखाना।",
    },
  },
  "packaging-designer": {
    of: "iyfo8b",
    description: {
      hinglish: "Kirana shelf se bikne wale dibbe ya pouch ka design banana.",
      hindi: "किराने की शेल्फ़ से बिकने वाले डिब्बे या पाउच का डिज़ाइन बनाना।",
    },
    summary: {
      hinglish:
        "Dibbe, botal ya pouch ka aakaar aur chhapai aisi rakhna ki woh kirana shelf se bike, truck mein salamat rahe aur bina kainchi ke khule.",
      hindi: "डिब्बे, बोतल या पाउच का आकार और छपाई ऐसी रखना कि वह किराने की शेल्फ़ से बिके, ट्रक में सलामत रहे और बिना कैंची के खुले।",
    },
  },
  "layout-artist": {
    of: "zx6jim",
    description: {
      hinglish: "Der se aayi khabrein aur photo akhbaar ke pannon mein bithana.",
      hindi: "देर से आई ख़बरें और फ़ोटो अख़बार के पन्नों में बिठाना।",
    },
    summary: {
      hinglish: "Press ki deadline se pehle headline, column, photo aur der se aaye vigyapan akhbaar aur magazine ke pannon mein bithana.",
      hindi: "प्रेस की डेडलाइन से पहले हेडलाइन, कॉलम, फ़ोटो और देर से आए विज्ञापन अख़बार और पत्रिका के पन्नों में बिठाना।",
    },
  },
  "interior-designer": {
    of: "q6mrkx",
    description: {
      hinglish: "Flat ki deewaron, storage, light aur finish ki yojana banana.",
      hindi: "फ़्लैट की दीवारों, स्टोरेज, लाइट और फ़िनिश की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Flat, clinic ya cafe andar se kaisa dikhe aur kaise kaam kare, yeh tay karna: deewarein, storage, light aur finish, aur contractors se kaam poora karwana.",
      hindi: "फ़्लैट, क्लिनिक या कैफ़े अंदर से कैसा दिखे और कैसे काम करे, यह तय करना: दीवारें, स्टोरेज, लाइट और फ़िनिश, और ठेकेदारों से काम पूरा करवाना।",
    },
  },
  "furniture-designer": {
    of: "uif17o",
    description: {
      hinglish: "Kursi, palang aur storage design karna aur sample parakhna.",
      hindi: "कुर्सी, पलंग और स्टोरेज डिज़ाइन करना और सैंपल परखना।",
    },
    summary: {
      hinglish: "Drawing aur prototype se kursi, palang aur modular storage design karna, aaraam, jod, mazbooti aur laagat parakhna.",
      hindi: "ड्रॉइंग और प्रोटोटाइप से कुर्सी, पलंग और मॉड्यूलर स्टोरेज डिज़ाइन करना, आराम, जोड़, मज़बूती और लागत परखना।",
    },
  },
  "industrial-designer": {
    of: "jd68kw",
    description: {
      hinglish: "Lakhon mein banne wale mixer, botal aur scooter ko aakaar dena.",
      hindi: "लाखों में बनने वाले मिक्सर, बोतल और स्कूटर को आकार देना।",
    },
    summary: {
      hinglish:
        "Lakhon mein banne wali cheezon, jaise mixer, paani ki botal aur scooter, ko aisa roop dena jo haath, factory aur aankh, teenon ko jache.",
      hindi: "लाखों में बनने वाली चीज़ों, जैसे मिक्सर, पानी की बोतल और स्कूटर, को ऐसा रूप देना जो हाथ, फ़ैक्टरी और आँख, तीनों को जँचे।",
    },
  },
  "toy-designer": {
    of: "1whg5ml",
    description: {
      hinglish: "Gudiya aur khel sochna aur bachchon ko unhe aazmate dekhna.",
      hindi: "गुड़िया और खेल सोचना और बच्चों को उन्हें आज़माते देखना।",
    },
    summary: {
      hinglish:
        "Khel, gudiya aur building set sochna, bachchon ko sample se khelte dekhna aur jo toote, ubaaye ya gale mein atak sakta ho, use badalna.",
      hindi: "खेल, गुड़िया और बिल्डिंग सेट सोचना, बच्चों को सैंपल से खेलते देखना और जो टूटे, उबाए या गले में अटक सकता हो, उसे बदलना।",
    },
  },
  "floral-designer": {
    of: "mon95u",
    description: { hinglish: "Gende aur gulab se mandap aur guldaste sajana.", hindi: "गेंदे और गुलाब से मंडप और गुलदस्ते सजाना।" },
    summary: {
      hinglish:
        "Gende, gulab aur orchid se mandap, hotel ki lobby aur guldaste sajana, aur kate hue phoolon ko garmi mein din bhar taaza rakhna.",
      hindi: "गेंदे, गुलाब और ऑर्किड से मंडप, होटल की लॉबी और गुलदस्ते सजाना, और कटे हुए फूलों को गर्मी में दिन भर ताज़ा रखना।",
    },
  },
  "exhibition-designer": {
    of: "111uwwa",
    description: {
      hinglish: "Stall aur museum display ka plan banana aur tay karna ki pehle kya dikhe.",
      hindi: "स्टॉल और म्यूज़ियम डिस्प्ले का प्लान बनाना और तय करना कि पहले क्या दिखे।",
    },
    summary: {
      hinglish:
        "Trade fair ke stall aur museum ke display design karna, tay karna ki aane walon ko pehle kya mile aur panel, light aur cheezein kaise lagein.",
      hindi: "ट्रेड फ़ेयर के स्टॉल और म्यूज़ियम के डिस्प्ले डिज़ाइन करना, तय करना कि आने वालों को पहले क्या मिले और पैनल, लाइट और चीज़ें कैसे लगें।",
    },
  },
  "fashion-designer": {
    of: "b5r430",
    description: {
      hinglish: "Poshaak ko sketch aur kapde se fitting wale sample tak pahunchana.",
      hindi: "पोशाक को स्केच और कपड़े से फ़िटिंग वाले सैंपल तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Boutique, export house ya bridal label ke liye season ki poshaakein design karna, sketch aur kapde se fitting wale sample tak.",
      hindi: "बुटीक, एक्सपोर्ट हाउस या ब्राइडल लेबल के लिए सीज़न की पोशाकें डिज़ाइन करना, स्केच और कपड़े से फ़िटिंग वाले सैंपल तक।",
    },
  },
  "textile-designer": {
    of: "11dglx0",
    description: { hinglish: "Sari ya chadar ke print aur bunai ka design banana.", hindi: "साड़ी या चादर के प्रिंट और बुनाई का डिज़ाइन बनाना।" },
    summary: {
      hinglish:
        "Kapde ke print, bunai aur rangon ka mel banana, jaise sari ka border ya chadar ka dohrata design, loom ya printer ke liye taiyar.",
      hindi: "कपड़े के प्रिंट, बुनाई और रंगों का मेल बनाना, जैसे साड़ी का बॉर्डर या चादर का दोहराता डिज़ाइन, लूम या प्रिंटर के लिए तैयार।",
    },
  },
  "jewellery-designer": {
    of: "1mghzyg",
    description: {
      hinglish: "Woh anguthiyan aur haar draw karna jo karigar banayenge.",
      hindi: "वे अँगूठियाँ और हार ड्रॉ करना जो कारीगर बनाएँगे।",
    },
    summary: {
      hinglish:
        "Haar, anguthi aur temple set millimetre tak naapkar draw karna, aur karigar ke shuru karne se pehle nag, sone ka vazan aur budget milana.",
      hindi: "हार, अँगूठी और टेंपल सेट मिलीमीटर तक नापकर ड्रॉ करना, और कारीगर के शुरू करने से पहले नग, सोने का वज़न और बजट मिलाना।",
    },
  },
  "footwear-designer": {
    of: "1vpap76",
    description: {
      hinglish: "Jutti aur sneaker ka design banana, sole se taanke tak.",
      hindi: "जूती और स्नीकर का डिज़ाइन बनाना, सोल से टाँके तक।",
    },
    summary: {
      hinglish:
        "Lakdi ya plastic ke pair jaise saanche, yaani last, ke hisaab se jutti, school ke joote aur sneaker design karna, sole, upper aur taanka aise chunna ki pair mein theek aayein aur ban bhi sakein.",
      hindi:
        "लकड़ी या प्लास्टिक के पैर जैसे साँचे, यानी लास्ट, के हिसाब से जूती, स्कूल के जूते और स्नीकर डिज़ाइन करना, सोल, अपर और टाँका ऐसे चुनना कि पैर में ठीक आएँ और बन भी सकें।",
    },
  },
  "fashion-stylist": {
    of: "rcdf1e",
    description: {
      hinglish: "Film star ya photo shoot ke kapde chunna aur pin se theek karna.",
      hindi: "फ़िल्म स्टार या फ़ोटो शूट के कपड़े चुनना और पिन से ठीक करना।",
    },
    summary: {
      hinglish:
        "Kai brands se udhaar lekar film star, photo shoot ya catalogue ke kapde, joote aur accessories chunna aur pin se theek karna.",
      hindi: "कई ब्रांडों से उधार लेकर फ़िल्म स्टार, फ़ोटो शूट या कैटलॉग के कपड़े, जूते और ऐक्सेसरी चुनना और पिन से ठीक करना।",
    },
  },
  "fashion-model": {
    of: "ombl7f",
    description: {
      hinglish: "Ramp par chalkar aur pose dekar dikhana ki kapde kaise jachte hain.",
      hindi: "रैंप पर चलकर और पोज़ देकर दिखाना कि कपड़े कैसे जँचते हैं।",
    },
    summary: {
      hinglish:
        "Kapde ya gehne pehankar ramp par chalna aur ghanton pose dena, taaki kharidne wale dekhein ki badan par woh kaise lagte aur chamakte hain.",
      hindi: "कपड़े या गहने पहनकर रैंप पर चलना और घंटों पोज़ देना, ताकि ख़रीदने वाले देखें कि बदन पर वे कैसे लगते और चमकते हैं।",
    },
  },
  "music-composer": {
    of: "1f5ly6o",
    description: {
      hinglish: "Film aur game ke liye dhun aur background score banana.",
      hindi: "फ़िल्म और गेम के लिए धुन और बैकग्राउंड स्कोर बनाना।",
    },
    summary: {
      hinglish: "Film, vigyapan aur game ke liye nayi dhun aur background score banana, har saaz ka hissa likhna ya program karna.",
      hindi: "फ़िल्म, विज्ञापन और गेम के लिए नई धुन और बैकग्राउंड स्कोर बनाना, हर साज़ का हिस्सा लिखना या प्रोग्राम करना।",
    },
  },
  "orchestra-conductor": {
    of: "uisq9r",
    description: {
      hinglish: "Baton ke ishaare se violin aur turhi walon ko likhe sangeet se manch tak le jaana.",
      hindi: "बैटन के इशारे से वायलिन और तुरही वालों को लिखे संगीत से मंच तक ले जाना।",
    },
    summary: {
      hinglish:
        "Rehearsal aur concert mein baton aur aankhon ke ishaare se bajane walon ko chalana, raftaar, santulan aur violin kab bilkul dheeme hon, yeh tay karna.",
      hindi: "रिहर्सल और कॉन्सर्ट में बैटन और आँखों के इशारे से बजाने वालों को चलाना, रफ़्तार, संतुलन और वायलिन कब बिल्कुल धीमे हों, यह तय करना।",
    },
  },
  "hindustani-vocalist": {
    of: "jregqd",
    description: { hinglish: "Khayal, thumri ya dhrupad mein raag ka vistaar karna.", hindi: "ख़याल, ठुमरी या ध्रुपद में राग का विस्तार करना।" },
    summary: {
      hinglish:
        "Guru ke saath saalon ke riyaaz ke baad khayal, thumri ya dhrupad mein raag ka vistaar karna, alaap aur khayal mein taan usi pal rachna.",
      hindi: "गुरु के साथ सालों के रियाज़ के बाद ख़याल, ठुमरी या ध्रुपद में राग का विस्तार करना, आलाप और ख़याल में तान उसी पल रचना।",
    },
  },
  "carnatic-vocalist": {
    of: "14q694v",
    description: {
      hinglish: "Sabhaon mein mridangam ke saath Tyagaraja ki kritiyan gaana.",
      hindi: "सभाओं में मृदंगम के साथ त्यागराज की कृतियाँ गाना।",
    },
    summary: {
      hinglish:
        "Sabhaon mein Tyagaraja ki kritiyan, varnam aur usi pal rache kalpana swara gaana, violin aur mridangam ke saath hatheli par taal dete hue.",
      hindi: "सभाओं में त्यागराज की कृतियाँ, वर्णम और उसी पल रचे कल्पना स्वर गाना, वायलिन और मृदंगम के साथ हथेली पर ताल देते हुए।",
    },
  },
  "playback-singer": {
    of: "12i5hy1",
    description: {
      hinglish: "Booth mein film ke gaane record karna, jin par actor honth hilayein.",
      hindi: "बूथ में फ़िल्म के गाने रिकॉर्ड करना, जिन पर ऐक्टर होंठ हिलाएँ।",
    },
    summary: {
      hinglish: "Booth mein film ke gaane record karna jin par actor honth hilayein, aur usi ghante seekhi dhun ka bhaav aur sur pakadna.",
      hindi: "बूथ में फ़िल्म के गाने रिकॉर्ड करना जिन पर ऐक्टर होंठ हिलाएँ, और उसी घंटे सीखी धुन का भाव और सुर पकड़ना।",
    },
  },
  "folk-singer": {
    of: "eet4o1",
    description: {
      hinglish: "Apne ilaake ka Baul, Lavani ya Bihu melon tak le jaana.",
      hindi: "अपने इलाक़े का बाउल, लावणी या बिहू मेलों तक ले जाना।",
    },
    summary: {
      hinglish:
        "Apne ilaake ke geet, jaise Baul, Maand, Lavani ya Bihu, melon, shaadiyon aur tyoharon tak le jaana, wahin ke ektara, harmonium ya dhol ke saath.",
      hindi: "अपने इलाक़े के गीत, जैसे बाउल, मांड, लावणी या बिहू, मेलों, शादियों और त्योहारों तक ले जाना, वहीं के इकतारा, हारमोनियम या ढोल के साथ।",
    },
  },
  "sitar-player": {
    of: "1onec1d",
    description: {
      hinglish: "Sitar ke taar kheenchkar phisalte sur, yaani meend, nikaalna.",
      hindi: "सितार के तार खींचकर फिसलते सुर, यानी मींड, निकालना।",
    },
    summary: {
      hinglish:
        "Lambi gardan wale sitar par raag bajana, meend ke liye taar kheenchna aur jhala tezi se bajana, akele ya film ki recording mein.",
      hindi: "लंबी गर्दन वाले सितार पर राग बजाना, मींड के लिए तार खींचना और झाला तेज़ी से बजाना, अकेले या फ़िल्म की रिकॉर्डिंग में।",
    },
  },
  "tabla-player": {
    of: "eyme10",
    description: { hinglish: "Gaane walon ke saath tabla ki jodi par taal dena.", hindi: "गाने वालों के साथ तबले की जोड़ी पर ताल देना।" },
    summary: {
      hinglish: "Tabla ki jodi par taal nibhana aur usse khelna, gaane walon aur kathak dancers ka saath dena ya akele kaida bajana.",
      hindi: "तबले की जोड़ी पर ताल निभाना और उससे खेलना, गाने वालों और कथक नर्तकों का साथ देना या अकेले क़ायदा बजाना।",
    },
  },
  flutist: {
    of: "cki9lv",
    description: {
      hinglish: "Concert aur film score mein bansuri ya silver flute bajana.",
      hindi: "कॉन्सर्ट और फ़िल्म स्कोर में बाँसुरी या सिल्वर फ़्लूट बजाना।",
    },
    summary: {
      hinglish: "Sirf saans aur ungliyon se bansuri ya silver flute bajana, concert, mandir ke karyakram aur film score mein.",
      hindi: "सिर्फ़ साँस और उँगलियों से बाँसुरी या सिल्वर फ़्लूट बजाना, कॉन्सर्ट, मंदिर के कार्यक्रम और फ़िल्म स्कोर में।",
    },
  },
  "disc-jockey": {
    of: "ldqvj8",
    description: {
      hinglish: "Club mein live track mix karna aur logon ko nachate rehna.",
      hindi: "क्लब में लाइव ट्रैक मिक्स करना और लोगों को नचाते रहना।",
    },
    summary: {
      hinglish:
        "Club mein aur shaadi ke sangeet ki raat live track mix aur loop karna, floor ka mood padhna taaki agla gaana logon ko nachata rahe.",
      hindi: "क्लब में और शादी के संगीत की रात लाइव ट्रैक मिक्स और लूप करना, फ़्लोर का मूड पढ़ना ताकि अगला गाना लोगों को नचाता रहे।",
    },
  },
  "recording-engineer": {
    of: "1vwt0v6",
    description: {
      hinglish: "Microphone lagana aur chaalis track ko ek gaane mein mix karna.",
      hindi: "माइक लगाना और चालीस ट्रैक को एक गाने में मिक्स करना।",
    },
    summary: {
      hinglish: "Microphone lagana, level set karna, gaane walon aur saazon ko saaf record karna, phir track ko ek gaane mein mix karna.",
      hindi: "माइक लगाना, लेवल सेट करना, गाने वालों और साज़ों को साफ़ रिकॉर्ड करना, फिर ट्रैक को एक गाने में मिक्स करना।",
    },
  },
  actor: {
    of: "13reir5",
    description: {
      hinglish: "Film mein har role ke dialogue, lehja aur chaal seekhna.",
      hindi: "फ़िल्म में हर रोल के डायलॉग, लहजा और चाल सीखना।",
    },
    summary: {
      hinglish:
        "Camera ya darshakon ke saamne doosra insaan ban jaana, dialogue, lehja aur chaal seekhna, aur audition mein lamba intezaar karna.",
      hindi: "कैमरे या दर्शकों के सामने दूसरा इंसान बन जाना, डायलॉग, लहजा और चाल सीखना, और ऑडिशन में लंबा इंतज़ार करना।",
    },
  },
  "voice-artist": {
    of: "o28i9h",
    description: { hinglish: "Dubbed film, cartoon aur audiobook ko awaaz dena.", hindi: "डब फ़िल्म, कार्टून और ऑडियोबुक को आवाज़ देना।" },
    summary: {
      hinglish: "Dubbed film, cartoon, audiobook aur metro ki ghoshnaon ko awaaz dena, sound booth se honthon aur bhaav ka mel bithana.",
      hindi: "डब फ़िल्म, कार्टून, ऑडियोबुक और मेट्रो की घोषणाओं को आवाज़ देना, साउंड बूथ से होंठों और भाव का मेल बिठाना।",
    },
  },
  "stunt-performer": {
    of: "1gnqql6",
    description: {
      hinglish: "Star ki jagah girna, ladna aur car ki takkar jhelna.",
      hindi: "स्टार की जगह गिरना, लड़ना और कार की टक्कर झेलना।",
    },
    summary: {
      hinglish:
        "Star ki jagah girna, ladna, aag aur car ki takkar jhelna, har ek ki taar aur gadde par rehearsal karna taaki sab salamat lautein.",
      hindi: "स्टार की जगह गिरना, लड़ना, आग और कार की टक्कर झेलना, हर एक की तार और गद्दे पर रिहर्सल करना ताकि सब सलामत लौटें।",
    },
  },
  "bharatanatyam-dancer": {
    of: "17srjvy",
    description: {
      hinglish: "Tamil Nadu ke mandir ke nritya mein pairon ki thaap aur mudra jodna.",
      hindi: "तमिलनाडु के मंदिर के नृत्य में पैरों की थाप और मुद्रा जोड़ना।",
    },
    summary: {
      hinglish:
        "Tamil Nadu ka mandir mein janma nritya aadhe baithkar, yaani aramandi mein, karna, pairon ki tez thaap ko kahani kehti mudraon se jodna.",
      hindi: "तमिलनाडु का मंदिर में जन्मा नृत्य आधे बैठकर, यानी अरमंडी में, करना, पैरों की तेज़ थाप को कहानी कहती मुद्राओं से जोड़ना।",
    },
  },
  "kathak-dancer": {
    of: "pdol2k",
    description: { hinglish: "Chakkar lagana aur ghungroo se tabla ko jawaab dena.", hindi: "चक्कर लगाना और घुँघरू से तबले को जवाब देना।" },
    summary: {
      hinglish:
        "Chakkar lagana, ghungroo se tabla ko jawaab dena, aur North India ke seedhe khade andaaz mein Krishna ya darbaar ki kathayein sunana.",
      hindi: "चक्कर लगाना, घुँघरू से तबले को जवाब देना, और उत्तर भारत के सीधे खड़े अंदाज़ में कृष्ण या दरबार की कथाएँ सुनाना।",
    },
  },
  "kathakali-artist": {
    of: "1p16gvw",
    description: {
      hinglish: "Bina ek shabd bole, aankhon aur mudraon se mahakavya ka abhinay karna.",
      hindi: "बिना एक शब्द बोले, आँखों और मुद्राओं से महाकाव्य का अभिनय करना।",
    },
    summary: {
      hinglish:
        "Range chehre aur bade ghaghre mein, Kerala ke apne andaaz se, raat bhar aankhon, mudraon aur dhol ke sahare mahakavya ka abhinay karna, bina ek shabd bole.",
      hindi: "रँगे चेहरे और बड़े घाघरे में, केरल के अपने अंदाज़ से, रात भर आँखों, मुद्राओं और ढोल के सहारे महाकाव्य का अभिनय करना, बिना एक शब्द बोले।",
    },
  },
  choreographer: {
    of: "1ns4euu",
    description: {
      hinglish: "Film ke gaane aur shaadi ke sangeet ke steps banana aur unka abhyas karana.",
      hindi: "फ़िल्म के गाने और शादी के संगीत के स्टेप बनाना और उनका अभ्यास कराना।",
    },
    summary: {
      hinglish:
        "Film ke gaane, shaadi ke sangeet ya stage prastuti ke steps aur samooh sochna, aur dancers ko abhyas karana jab tak sab ek saath na chalein.",
      hindi: "फ़िल्म के गाने, शादी के संगीत या स्टेज प्रस्तुति के स्टेप और समूह सोचना, और डांसरों को अभ्यास कराना जब तक सब एक साथ न चलें।",
    },
  },
  "stand-up-comedian": {
    of: "1j2xn7e",
    description: {
      hinglish: "Akele mic par khade hokar anjaan logon par chutkule aazmana.",
      hindi: "अकेले माइक पर खड़े होकर अनजान लोगों पर चुटकुले आज़माना।",
    },
    summary: {
      hinglish:
        "Akele mic par khade hokar anjaan logon ko hostel, aunty aur traffic par hansana, har open mic ke baad har chutkula phir se likhna.",
      hindi: "अकेले माइक पर खड़े होकर अनजान लोगों को हॉस्टल, आंटी और ट्रैफ़िक पर हँसाना, हर ओपन माइक के बाद हर चुटकुला फिर से लिखना।",
    },
  },
  puppeteer: {
    of: "1g8wutp",
    description: {
      hinglish: "Dhaage aur dastane wali putliyon ko aise chalana ki woh zinda lagein.",
      hindi: "धागे और दस्ताने वाली पुतलियों को ऐसे चलाना कि वे ज़िंदा लगें।",
    },
    summary: {
      hinglish:
        "Dhaage, chhadi ya dastane wali putliyon mein jaan daalna; Rajasthan ki kathputli mein seeti se unki awaaz nikalti hai aur saathi ke geet mein katha chalti hai.",
      hindi: "धागे, छड़ी या दस्ताने वाली पुतलियों में जान डालना; राजस्थान की कठपुतली में सीटी से उनकी आवाज़ निकलती है और साथी के गीत में कथा चलती है।",
    },
  },
  magician: {
    of: "12ovf8r",
    description: {
      hinglish: "Bheed ke saamne sikke gayab karna aur taash ke patte padhna.",
      hindi: "भीड़ के सामने सिक्के ग़ायब करना और ताश के पत्ते पढ़ना।",
    },
    summary: {
      hinglish:
        "Birthday party mein aur bade manch par sikke gayab karna, dibbe aari se kaatna aur taash ke patte padhna, aur saadhi hui tarkeeb ko baaton mein chhipana.",
      hindi: "जन्मदिन की पार्टी में और बड़े मंच पर सिक्के ग़ायब करना, डिब्बे आरी से काटना और ताश के पत्ते पढ़ना, और साधी हुई तरकीब को बातों में छिपाना।",
    },
  },
  acrobat: {
    of: "mw1xey",
    description: {
      hinglish: "Circus ke tambu mein trapeze par jhoolna aur kalabaazi khaana.",
      hindi: "सर्कस के तंबू में ट्रैपीज़ पर झूलना और कलाबाज़ी खाना।",
    },
    summary: {
      hinglish:
        "Circus ke tambu ya stage show mein trapeze par jhoolna, santulan saadhna aur kalabaazi khaana, har raat saathi ki pakad par bharosa karna.",
      hindi: "सर्कस के तंबू या स्टेज शो में ट्रैपीज़ पर झूलना, संतुलन साधना और कलाबाज़ी खाना, हर रात साथी की पकड़ पर भरोसा करना।",
    },
  },
  "theatre-director": {
    of: "1kg4u9r",
    description: {
      hinglish: "Natak ke kalakar chunna aur unki chaal aur khamoshi gadhna.",
      hindi: "नाटक के कलाकार चुनना और उनकी चाल और ख़ामोशी गढ़ना।",
    },
    summary: {
      hinglish: "Natak ka arth samajhna, kalakar chunna, aur pehle show tak hafton mein unki chaal, raftaar aur khamoshi gadhna.",
      hindi: "नाटक का अर्थ समझना, कलाकार चुनना, और पहले शो तक हफ़्तों में उनकी चाल, रफ़्तार और ख़ामोशी गढ़ना।",
    },
  },
  "stage-manager": {
    of: "13rxtlu",
    description: {
      hinglish: "Manch ke kinare se har light, sound aur entry ka ishaara dena.",
      hindi: "मंच के किनारे से हर लाइट, साउंड और एंट्री का इशारा देना।",
    },
    summary: {
      hinglish:
        "Manch ke kinare se show chalana, nishaan lagi script dekhkar headset par har light, sound aur entry ka ishaara dena, aur rehearsal samay par rakhna.",
      hindi: "मंच के किनारे से शो चलाना, निशान लगी स्क्रिप्ट देखकर हेडसेट पर हर लाइट, साउंड और एंट्री का इशारा देना, और रिहर्सल समय पर रखना।",
    },
  },
  "set-designer": {
    of: "1slbjfj",
    description: { hinglish: "Natak ya film ki haveli ya thana design karna.", hindi: "नाटक या फ़िल्म की हवेली या थाना डिज़ाइन करना।" },
    summary: {
      hinglish:
        "Natak ya film jis duniya mein chalti hai, jaise haveli ka aangan ya thana, use design karna aur banane walon ko model aur naksha dena.",
      hindi: "नाटक या फ़िल्म जिस दुनिया में चलती है, जैसे हवेली का आँगन या थाना, उसे डिज़ाइन करना और बनाने वालों को मॉडल और नक़्शा देना।",
    },
  },
  "lighting-designer": {
    of: "1v0vf0q",
    description: {
      hinglish: "Lamp aur light badalne ke pal aise chunna ki dopahar chaandni ban jaye.",
      hindi: "लैंप और लाइट बदलने के पल ऐसे चुनना कि दोपहर चाँदनी बन जाए।",
    },
    summary: {
      hinglish:
        "Manch ko roshni se rangna, lamp, angle aur rang chunna aur light badalne ke pal aise tay karna ki dopahar chaandni ban jaye.",
      hindi: "मंच को रोशनी से रँगना, लैंप, ऐंगल और रंग चुनना और लाइट बदलने के पल ऐसे तय करना कि दोपहर चाँदनी बन जाए।",
    },
  },
  "prop-maker": {
    of: "1l5ne1g",
    description: {
      hinglish: "Foam ki talwar, murti aur bina khatre ke tootne wali botal banana.",
      hindi: "फ़ोम की तलवार, मूर्ति और बिना ख़तरे के टूटने वाली बोतल बनाना।",
    },
    summary: {
      hinglish:
        "Actors jo haath mein lete hain, woh sab banana, foam ki talwar aur thermocol ki murti se tootne wali botal tak, jo halki ho aur light mein asli lage.",
      hindi: "ऐक्टर जो हाथ में लेते हैं, वह सब बनाना, फ़ोम की तलवार और थर्माकोल की मूर्ति से टूटने वाली बोतल तक, जो हल्की हो और लाइट में असली लगे।",
    },
  },
  "costume-designer": {
    of: "18mnknk",
    description: {
      hinglish: "Parde par har kirdaar ko zamane aur mood ke kapde pehnana.",
      hindi: "पर्दे पर हर किरदार को ज़माने और मूड के कपड़े पहनाना।",
    },
    summary: {
      hinglish:
        "Har kirdaar ko zamane, varg aur mood ke kapde pehnana, swatantrata senani ki khadi se villain ke suit tak, film ke budget mein.",
      hindi: "हर किरदार को ज़माने, वर्ग और मूड के कपड़े पहनाना, स्वतंत्रता सेनानी की खादी से विलेन के सूट तक, फ़िल्म के बजट में।",
    },
  },
  potter: {
    of: "tdkkud",
    description: { hinglish: "Chaak par mitti se diye banana aur unhe pakana.", hindi: "चाक पर मिट्टी से दीये बनाना और उन्हें पकाना।" },
    summary: {
      hinglish:
        "Ghoomte chaak par mitti se diye, matke aur kulhad banana, phir sukhana aur pakana; studio pottery mein cup aur katoron par glaze bhi chadhta hai.",
      hindi: "घूमते चाक पर मिट्टी से दीये, मटके और कुल्हड़ बनाना, फिर सुखाना और पकाना; स्टूडियो पॉटरी में कप और कटोरों पर ग्लेज़ भी चढ़ता है।",
    },
  },
  "handloom-weaver": {
    of: "hhroqh",
    description: {
      hinglish: "Pair se chalne wale karghe par sari aur shawl dhaaga-dhaaga bunna.",
      hindi: "पैर से चलने वाले करघे पर साड़ी और शॉल धागा-धागा बुनना।",
    },
    summary: {
      hinglish:
        "Pair se chalne wale karghe par sari, shawl aur dari dhaaga-dhaaga bunna, Kanjivaram, Chanderi ya Pochampally jaisi shailiyon mein.",
      hindi: "पैर से चलने वाले करघे पर साड़ी, शॉल और दरी धागा-धागा बुनना, कांजीवरम, चंदेरी या पोचमपल्ली जैसी शैलियों में।",
    },
  },
  "hand-embroiderer": {
    of: "1xj6nen",
    description: { hinglish: "Tane hue kapde par zari aur chikan ke taanke kaadhna.", hindi: "तने हुए कपड़े पर ज़री और चिकन के टाँके काढ़ना।" },
    summary: {
      hinglish:
        "Lehnge, kurte aur wall hanging ke liye tane hue kapde par sui ya aari hook se zari, chikan, kantha ya sheeshe ke taanke kaadhna.",
      hindi: "लहँगे, कुर्ते और वॉल हैंगिंग के लिए तने हुए कपड़े पर सुई या आरी हुक से ज़री, चिकन, कांथा या शीशे के टाँके काढ़ना।",
    },
  },
  "hand-block-printer": {
    of: "1ukyx9x",
    description: {
      hinglish: "Suti kapde par nakkashi wale lakdi ke thappe ek-ek rang mein lagana.",
      hindi: "सूती कपड़े पर नक़्क़ाशी वाले लकड़ी के ठप्पे एक-एक रंग में लगाना।",
    },
    summary: {
      hinglish:
        "Aankh ke andaaz aur mutthi ki chot se suti kapde par nakkashi wale lakdi ke thappe lagana, har rang sahi jagah bithana, jaise Bagru, Sanganer aur Ajrakh mein.",
      hindi: "आँख के अंदाज़ और मुट्ठी की चोट से सूती कपड़े पर नक़्क़ाशी वाले लकड़ी के ठप्पे लगाना, हर रंग सही जगह बिठाना, जैसे बगरू, सांगानेर और अजरख में।",
    },
  },
  "wood-carver": {
    of: "1h1rbul",
    description: {
      hinglish: "Akhrot aur saagwan ki lakdi mein phool aur jaali tarashna.",
      hindi: "अखरोट और सागवान की लकड़ी में फूल और जाली तराशना।",
    },
    summary: {
      hinglish:
        "Chheni aur hathaudi se akhrot, saagwan ya chandan ki lakdi mein phool, devta aur jaali tarashna, Saharanpur se Srinagar tak.",
      hindi: "छेनी और हथौड़ी से अखरोट, सागवान या चंदन की लकड़ी में फूल, देवता और जाली तराशना, सहारनपुर से श्रीनगर तक।",
    },
  },
  "stone-carver": {
    of: "uim0gj",
    description: { hinglish: "Sakht patthar se mandir ki murtiyan aur khambe tarashna.", hindi: "सख़्त पत्थर से मंदिर की मूर्तियाँ और खंभे तराशना।" },
    summary: {
      hinglish:
        "Hathaudi, nukili chheni aur grinder se sakht patthar mein mandir ki murtiyan, khambe aur sangmarmar ki pachchikari banana, purane anupaat ke hisaab se.",
      hindi: "हथौड़ी, नुकीली छेनी और ग्राइंडर से सख़्त पत्थर में मंदिर की मूर्तियाँ, खंभे और संगमरमर की पच्चीकारी बनाना, पुराने अनुपात के हिसाब से।",
    },
  },
  "basket-maker": {
    of: "1h8bd62",
    description: {
      hinglish: "Bent aur baans cheerkar tray aur machhli pakadne ke phande bunna.",
      hindi: "बेंत और बाँस चीरकर ट्रे और मछली पकड़ने के फंदे बुनना।",
    },
    summary: {
      hinglish: "Bent aur baans cheerkar tokri, machhli pakadne ke phande, soop aur lampshade bunna jo saalon chalein.",
      hindi: "बेंत और बाँस चीरकर टोकरी, मछली पकड़ने के फंदे, सूप और लैंपशेड बुनना जो सालों चलें।",
    },
  },
  "clay-modeller": {
    of: "1e8yzpa",
    description: {
      hinglish: "Pual aur nadi ki mitti se Durga aur Ganesh ki murtiyan banana.",
      hindi: "पुआल और नदी की मिट्टी से दुर्गा और गणेश की मूर्तियाँ बनाना।",
    },
    summary: {
      hinglish:
        "Pual, baans aur nadi ki mitti se Durga aur Ganesh ki murtiyan banana, phir tyohar ke liye aankhein rangna aur kapde pehnana.",
      hindi: "पुआल, बाँस और नदी की मिट्टी से दुर्गा और गणेश की मूर्तियाँ बनाना, फिर त्योहार के लिए आँखें रँगना और कपड़े पहनाना।",
    },
  },
  "tabla-maker": {
    of: "10cz93q",
    description: {
      hinglish: "Tabla par bakri ki khaal kasna aur kaan se sur milana.",
      hindi: "तबले पर बकरी की खाल कसना और कान से सुर मिलाना।",
    },
    summary: {
      hinglish:
        "Lakdi aur dhaatu ke khol par bakri ki khaal kasna, kaali syahi ki paratein ragadkar jamana, phir har tabla dori se kasna aur kaan se sur milana.",
      hindi: "लकड़ी और धातु के खोल पर बकरी की खाल कसना, काली स्याही की परतें रगड़कर जमाना, फिर हर तबला डोरी से कसना और कान से सुर मिलाना।",
    },
  },
  "sitar-maker": {
    of: "6fyprc",
    description: {
      hinglish: "Sookhe tumbe ko tarashi lakdi se jodna, parde aur taar lagana.",
      hindi: "सूखे तूँबे को तराशी लकड़ी से जोड़ना, परदे और तार लगाना।",
    },
    summary: {
      hinglish:
        "Sookhe tumbe ko tarashi hui tun ki lakdi se jodna, parde, ghodi aur tarab ke taar lagana, aur woh jawari banana jisse jhankaar aati hai.",
      hindi: "सूखे तूँबे को तराशी हुई तुन की लकड़ी से जोड़ना, परदे, घोड़ी और तरब के तार लगाना, और वह जवारी बनाना जिससे झंकार आती है।",
    },
  },
  novelist: {
    of: "1iq3xme",
    description: {
      hinglish: "Kirdaar gadhna aur saikdon pannon tak unke saath chalna.",
      hindi: "किरदार गढ़ना और सैकड़ों पन्नों तक उनके साथ चलना।",
    },
    summary: {
      hinglish:
        "Kirdaar gadhna aur saikdon pannon tak unke saath chalna, publisher ke dekhne se pehle saal bhar ya zyada akele draft par draft likhna.",
      hindi: "किरदार गढ़ना और सैकड़ों पन्नों तक उनके साथ चलना, प्रकाशक के देखने से पहले साल भर या ज़्यादा अकेले ड्राफ़्ट पर ड्राफ़्ट लिखना।",
    },
  },
  poet: {
    of: "1j5pqoe",
    description: {
      hinglish: "Ghazal ya haiku ke har shabd ko uski dhwani ke liye tolna.",
      hindi: "ग़ज़ल या हाइकु के हर शब्द को उसकी ध्वनि के लिए तोलना।",
    },
    summary: {
      hinglish:
        "Ghazal, mukt chhand ya haiku mein har shabd ko dhwani aur arth ke liye tolna, patrikaon, mushairon aur patli kitaabon ke liye.",
      hindi: "ग़ज़ल, मुक्त छंद या हाइकु में हर शब्द को ध्वनि और अर्थ के लिए तोलना, पत्रिकाओं, मुशायरों और पतली किताबों के लिए।",
    },
  },
  playwright: {
    of: "xcon11",
    description: {
      hinglish: "Manch ke actors ke liye samvaad likhna aur rehearsal mein kaatna-chhaantna.",
      hindi: "मंच के ऐक्टरों के लिए संवाद लिखना और रिहर्सल में काटना-छाँटना।",
    },
    summary: {
      hinglish:
        "Manch ke actors ke liye Marathi, Bangla, English ya kisi aur bhasha mein samvaad aur manch ki halchal likhna, aur rehearsal mein sunkar scene phir kaatna-chhaantna.",
      hindi: "मंच के ऐक्टरों के लिए मराठी, बांग्ला, अंग्रेज़ी या किसी और भाषा में संवाद और मंच की हलचल लिखना, और रिहर्सल में सुनकर सीन फिर काटना-छाँटना।",
    },
  },
  screenwriter: {
    of: "x6ocpw",
    description: {
      hinglish: "Film aur web series ke scene draft dar draft likhna.",
      hindi: "फ़िल्म और वेब सीरीज़ के सीन ड्राफ़्ट दर ड्राफ़्ट लिखना।",
    },
    summary: {
      hinglish: "Film aur web series ke scene, action aur dialogue script ke format mein likhna, director ke sujhaav lekar kai draft tak.",
      hindi: "फ़िल्म और वेब सीरीज़ के सीन, ऐक्शन और डायलॉग स्क्रिप्ट के फ़ॉर्मैट में लिखना, डायरेक्टर के सुझाव लेकर कई ड्राफ़्ट तक।",
    },
  },
  lyricist: {
    of: "14dwjjw",
    description: {
      hinglish: "Film ki dhun par aise shabd bithana jo gaane mein achchhe lagein.",
      hindi: "फ़िल्म की धुन पर ऐसे शब्द बिठाना जो गाने में अच्छे लगें।",
    },
    summary: {
      hinglish: "Pehle se bani dhun par shabd bithana, taaki film ka gaana scene ka bhaav kahe aur gaane wale ki zubaan par baithe.",
      hindi: "पहले से बनी धुन पर शब्द बिठाना, ताकि फ़िल्म का गाना सीन का भाव कहे और गाने वाले की ज़ुबान पर बैठे।",
    },
  },
  "childrens-author": {
    of: "aqaoen",
    description: {
      hinglish: "Aisi picture book likhna jo nanhe paathakon ko baandhe rakhein.",
      hindi: "ऐसी चित्र पुस्तकें लिखना जो नन्हे पाठकों को बाँधे रखें।",
    },
    summary: {
      hinglish:
        "Aisi picture book aur romaanch kathayein likhna jo nanhe paathak ko baandhe rakhein, kam shabd, bahadur hero aur sahi pal par panna palatne ke saath.",
      hindi: "ऐसी चित्र पुस्तकें और रोमांच कथाएँ लिखना जो नन्हे पाठक को बाँधे रखें, कम शब्द, बहादुर हीरो और सही पल पर पन्ना पलटने के साथ।",
    },
  },
  translator: {
    of: "rnjypl",
    description: { hinglish: "Upanyas ya parche ko doosri bhasha mein utaarna.", hindi: "उपन्यास या पर्चे को दूसरी भाषा में उतारना।" },
    summary: {
      hinglish:
        "Likhi hui baat ko, Bangla upanyas se dawa ke saath aane wale parche tak, doosri bhasha mein utaarna, arth ya lehja khoye bina.",
      hindi: "लिखी हुई बात को, बांग्ला उपन्यास से दवा के साथ आने वाले पर्चे तक, दूसरी भाषा में उतारना, अर्थ या लहजा खोए बिना।",
    },
  },
  interpreter: {
    of: "1dtv603",
    description: {
      hinglish: "Summit aur factory mein do pakshon ki baat turant doosri bhasha mein kehna.",
      hindi: "शिखर बैठक और फ़ैक्टरी के दौरे में दो पक्षों की बात तुरंत दूसरी भाषा में कहना।",
    },
    summary: {
      hinglish:
        "Do pakshon ke bolte-bolte unki baat doosri bhasha mein kehna, booth mein ya unke paas rehkar, summit, aspatal aur factory ke daure mein, jahan shabd khojne ka samay nahi milta.",
      hindi:
        "दो पक्षों के बोलते-बोलते उनकी बात दूसरी भाषा में कहना, बूथ में या उनके पास रहकर, शिखर बैठक, अस्पताल और फ़ैक्टरी के दौरे में, जहाँ शब्द खोजने का समय नहीं मिलता।",
    },
  },
  "sign-language-interpreter": {
    of: "10lg4sh",
    description: {
      hinglish: "Boli baat sanket bhasha mein aur badhir vyakti ke sanket awaaz mein kehna.",
      hindi: "बोली हुई बात संकेत भाषा में और बधिर व्यक्ति के संकेत आवाज़ में कहना।",
    },
    summary: {
      hinglish:
        "Sunne wale vyakti ki baat sanket bhasha mein aur badhir vyakti ke sanket awaaz mein kehna, classroom, adaalat, aspatal aur TV news mein.",
      hindi: "सुनने वाले व्यक्ति की बात संकेत भाषा में और बधिर व्यक्ति के संकेत आवाज़ में कहना, क्लासरूम, अदालत, अस्पताल और टीवी न्यूज़ में।",
    },
  },
  "museum-curator": {
    of: "1uatzae",
    description: {
      hinglish: "Museum kya rakhe aur dikhaye, yeh chunna aur uski kahani batana.",
      hindi: "म्यूज़ियम क्या रखे और दिखाए, यह चुनना और उसकी कहानी बताना।",
    },
    summary: {
      hinglish:
        "Museum mein rakhne aur dikhane ki cheezein, Gandhara ki murti ke sir se adivasi mukhauton tak, samajhna, haasil karna aur chunna, aur unki kahani likhna.",
      hindi: "म्यूज़ियम में रखने और दिखाने की चीज़ें, गांधार की मूर्ति के सिर से आदिवासी मुखौटों तक, समझना, हासिल करना और चुनना, और उनकी कहानी लिखना।",
    },
  },
  archivist: {
    of: "16yrqaq",
    description: {
      hinglish: "Purani chitthiyan, nakshe aur photo chhaantna aur sambhalkar rakhna.",
      hindi: "पुरानी चिट्ठियाँ, नक़्शे और फ़ोटो छाँटना और सँभालकर रखना।",
    },
    summary: {
      hinglish:
        "Chitthiyan, file, nakshe aur photo chhaantna, unka byora likhna aur sambhalkar rakhna, taaki kisi parivaar ka daava ya itihaaskar ka andaaza baad mein jaancha ja sake.",
      hindi:
        "चिट्ठियाँ, फ़ाइलें, नक़्शे और फ़ोटो छाँटना, उनका ब्योरा लिखना और सँभालकर रखना, ताकि किसी परिवार का दावा या इतिहासकार का अंदाज़ा बाद में जाँचा जा सके।",
    },
  },
  "art-conservator": {
    of: "rusdeq",
    description: {
      hinglish: "Kharab hui painting aur pandulipi saaf karna aur mazboot karna.",
      hindi: "ख़राब हुई पेंटिंग और पांडुलिपि साफ़ करना और मज़बूत करना।",
    },
    summary: {
      hinglish:
        "Museum, library ya private studio mein solvent, microscope aur nanhe brush se kharab hui painting, pandulipi aur print saaf karna, marammat karna aur mazboot karna.",
      hindi:
        "म्यूज़ियम, लाइब्रेरी या निजी स्टूडियो में सॉल्वेंट, माइक्रोस्कोप और नन्हे ब्रश से ख़राब हुई पेंटिंग, पांडुलिपि और प्रिंट साफ़ करना, मरम्मत करना और मज़बूत करना।",
    },
  },
  "museum-technician": {
    of: "100exxf",
    description: {
      hinglish: "Naazuk cheezein pack karna, showcase mein lagana aur un par light daalna.",
      hindi: "नाज़ुक चीज़ें पैक करना, शोकेस में लगाना और उन पर लाइट डालना।",
    },
    summary: {
      hinglish:
        "Museum ki cheezein surakshit pack karna, lagana aur taangna, un par light daalna, showcase banana aur store room mein nami aur taapmaan par nazar rakhna.",
      hindi: "म्यूज़ियम की चीज़ें सुरक्षित पैक करना, लगाना और टाँगना, उन पर लाइट डालना, शोकेस बनाना और स्टोर रूम में नमी और तापमान पर नज़र रखना।",
    },
  },
  "gallery-manager": {
    of: "10dl65x",
    description: {
      hinglish: "Kalakar dhoondhna, unke show lagana aur unka kaam art collectors ko bechna.",
      hindi: "कलाकार ढूँढना, उनके शो लगाना और उनका काम कला के शौक़ीनों को बेचना।",
    },
    summary: {
      hinglish:
        "Art gallery chalana: kalakar dhoondhna, unke show lagana, kaam ka daam tay karna aur art collectors ko kharidne ke liye manana.",
      hindi: "आर्ट गैलरी चलाना: कलाकार ढूँढना, उनके शो लगाना, काम का दाम तय करना और कला के शौक़ीनों को ख़रीदने के लिए मनाना।",
    },
  },
  "wedding-photographer": {
    of: "1yly2cl",
    description: {
      hinglish: "Haldi se bidaai tak photo lena, phir dulha-dulhan ka album edit karna.",
      hindi: "हल्दी से बिदाई तक फ़ोटो लेना, फिर दूल्हा-दुल्हन का एल्बम एडिट करना।",
    },
    summary: {
      hinglish:
        "Haldi se bidaai tak shaadi ke saath chalna, dobara na hone wali rasmein, rishtedaar aur aansu kaid karna, aur album edit karna.",
      hindi: "हल्दी से बिदाई तक शादी के साथ चलना, दोबारा न होने वाली रस्में, रिश्तेदार और आँसू क़ैद करना, और एल्बम एडिट करना।",
    },
  },
  "portrait-photographer": {
    of: "1tgdcxc",
    description: {
      hinglish: "Shishu, parivaar aur naukri khojne walon ki light aur pose theek karna.",
      hindi: "शिशु, परिवार और नौकरी खोजने वालों की लाइट और पोज़ ठीक करना।",
    },
    summary: {
      hinglish:
        "Studio mein shishu, parivaar aur naukri khojne walon ki light aur pose theek karna jab tak akda chehra sahaj na ho, phir photo sudharna aur print karna.",
      hindi: "स्टूडियो में शिशु, परिवार और नौकरी खोजने वालों की लाइट और पोज़ ठीक करना जब तक अकड़ा चेहरा सहज न हो, फिर फ़ोटो सुधारना और प्रिंट करना।",
    },
  },
  "wildlife-photographer": {
    of: "1awja5z",
    description: {
      hinglish: "Jeep ya chhipi jagah se achchhi roshni mein baagh ka intezaar karna.",
      hindi: "जीप या छिपी जगह से अच्छी रोशनी में बाघ का इंतज़ार करना।",
    },
    summary: {
      hinglish:
        "Chhipi hui jhopdi, yaani hide, jeep aur thande daldal mein baagh ya hornbill ke roshni mein aane ka intezaar karna, aur tasveerein bechne se zyada photo tour, workshop aur assignment se guzara karna.",
      hindi:
        "छिपी हुई झोपड़ी, यानी हाइड, जीप और ठंडे दलदल में बाघ या धनेश के रोशनी में आने का इंतज़ार करना, और तस्वीरें बेचने से ज़्यादा फ़ोटो टूर, वर्कशॉप और असाइनमेंट से गुज़ारा करना।",
    },
  },
  "fashion-photographer": {
    of: "uw83kp",
    description: {
      hinglish: "Magazine aur catalogue ke liye model aur kapdon ki photo lena.",
      hindi: "पत्रिका और कैटलॉग के लिए मॉडल और कपड़ों की फ़ोटो लेना।",
    },
    summary: {
      hinglish:
        "Magazine aur brand catalogue ke liye model, kapdon aur gehnon ki photo lena, team ke saath pose, wind machine aur light ka nirdeshan karna.",
      hindi: "पत्रिका और ब्रांड कैटलॉग के लिए मॉडल, कपड़ों और गहनों की फ़ोटो लेना, टीम के साथ पोज़, विंड मशीन और लाइट का निर्देशन करना।",
    },
  },
  "miniature-artist": {
    of: "15vut6v",
    description: {
      hinglish: "Ek baal ki nok wale brush se darbaar aur bagh banana.",
      hindi: "एक बाल की नोक वाले ब्रश से दरबार और बाग़ बनाना।",
    },
    summary: {
      hinglish:
        "Mughal, Rajput, Pahari ya Deccani ustaadon ki raah par haath ke bane kagaz par khanij rangon se chitra banana, art collectors aur sailaniyon ko bechna aur yeh hunar shagirdon ko dena.",
      hindi:
        "मुग़ल, राजपूत, पहाड़ी या दक्कनी उस्तादों की राह पर हाथ के बने काग़ज़ पर खनिज रंगों से चित्र बनाना, कला के शौक़ीनों और सैलानियों को बेचना और यह हुनर शागिर्दों को देना।",
    },
  },
  "madhubani-artist": {
    of: "klojob",
    description: {
      hinglish: "Dohri rekha mein Mithila ke devta, machhli aur vivaah banana.",
      hindi: "दोहरी रेखा में मिथिला के देवता, मछली और विवाह बनाना।",
    },
    summary: {
      hinglish:
        "Mithila ke devta, machhli aur vivaah haath ke bane kagaz, kapde aur deewar par Kachni ki baareek rekhaon ya Bharni ke bhare rangon mein banana, aur mele mein, dukaanon ko aur online order par bechna.",
      hindi:
        "मिथिला के देवता, मछली और विवाह हाथ के बने काग़ज़, कपड़े और दीवार पर कचनी की बारीक रेखाओं या भरनी के भरे रंगों में बनाना, और मेले में, दुकानों को और ऑनलाइन ऑर्डर पर बेचना।",
    },
  },
  "theatre-performer": {
    of: "mnhdcc",
    description: {
      hinglish: "Har shaam manch par role live nibhana, doosre take ke bina.",
      hindi: "हर शाम मंच पर रोल लाइव निभाना, दूसरे टेक के बिना।",
    },
    summary: {
      hinglish:
        "Repertory ya theatre group ke saath hafton role ki rehearsal karna, phir shehar mein, festival mein aur tour par raat-dar-raat use live nibhana; kai log saath mein padhate ya parde par acting karte hain.",
      hindi:
        "रेपर्टरी या थिएटर ग्रुप के साथ हफ़्तों रोल की रिहर्सल करना, फिर शहर में, फ़ेस्टिवल में और टूर पर रात-दर-रात उसे लाइव निभाना; कई लोग साथ में पढ़ाते या पर्दे पर ऐक्टिंग करते हैं।",
    },
  },
  "font-designer": {
    of: "1cpsz88",
    description: {
      hinglish: "Aise Bharatiya akshar banana jo saste phone par bhi saaf dikhein.",
      hindi: "भारतीय लिपियों के ऐसे अक्षर बनाना जो सस्ते फ़ोन पर भी साफ़ दिखें।",
    },
    summary: {
      hinglish:
        "Latin aur Bharatiya lipiyon ke akshar banana, unke beech ki doori tay karna aur font ke niyam likhna, taaki phone, kitaabein aur brand koi bhi text kisi bhi size mein likh sakein.",
      hindi:
        "लैटिन और भारतीय लिपियों के अक्षर बनाना, उनके बीच की दूरी तय करना और फ़ॉन्ट के नियम लिखना, ताकि फ़ोन, किताबें और ब्रांड कोई भी टेक्स्ट किसी भी साइज़ में लिख सकें।",
    },
  },
  "jewellery-artist": {
    of: "18e0jfx",
    description: {
      hinglish: "Workbench par chaandi aur nag ke aise gehne banana jinka ek hi piece banta hai.",
      hindi: "वर्कबेंच पर चाँदी और नग के ऐसे गहने बनाना जिनका एक ही पीस बनता है।",
    },
    summary: {
      hinglish:
        "Chaandi, dhaage aur nag ke aise gehne design karna jinka ek hi piece banta hai, unhe workbench par banana aur pradarshani mein bechna.",
      hindi: "चाँदी, धागे और नग के ऐसे गहने डिज़ाइन करना जिनका एक ही पीस बनता है, उन्हें वर्कबेंच पर बनाना और प्रदर्शनी में बेचना।",
    },
  },
  "shadow-puppeteer": {
    of: "7n9jzx",
    description: {
      hinglish: "Chamde ki putliyon aur diye ki roshni se Ramayan sunana.",
      hindi: "चमड़े की पुतलियों और दीये की रोशनी से रामायण सुनाना।",
    },
    summary: {
      hinglish:
        "Aar-paar dikhne wali chamde ki putliyan kaatna aur rangna, roshan parde ke peeche unhe chalana, har kirdaar ko gaakar aur bolkar nibhana, mandir ke utsav, school aur kala utsav mein.",
      hindi:
        "आर-पार दिखने वाली चमड़े की पुतलियाँ काटना और रँगना, रोशन पर्दे के पीछे उन्हें चलाना, हर किरदार को गाकर और बोलकर निभाना, मंदिर के उत्सव, स्कूल और कला उत्सव में।",
    },
  },
  "tanjore-painting-artist": {
    of: "qkp1z0",
    description: {
      hinglish: "Gehre rangon mein bane devtaon par sone ka varq aur kaanch lagana.",
      hindi: "गहरे रंगों में बने देवताओं पर सोने का वर्क़ और काँच लगाना।",
    },
    summary: {
      hinglish:
        "Thanjavur shaili mein Krishna ya Lakshmi ke chamakte, nag jade panel hafton mein parat dar parat banana, puja ghar, shaadi ke tohfe aur art collectors ke liye.",
      hindi: "तंजावुर शैली में कृष्ण या लक्ष्मी के चमकते, नग जड़े पैनल हफ़्तों में परत दर परत बनाना, पूजा घर, शादी के तोहफ़े और कला के शौक़ीनों के लिए।",
    },
  },
  "ghazal-singer": {
    of: "6ufypu",
    description: {
      hinglish: "Sher itne dheeme sur mein gaana ki poora hall aage jhuk jaye.",
      hindi: "शेर इतने धीमे सुर में गाना कि पूरा हॉल आगे झुक जाए।",
    },
    summary: {
      hinglish:
        "Pyaar aur judaai ki Urdu shayari ko harmonium, tabla ya guitar ke saath halki shastriya dhunon mein dhaalna, niji mehfil, utsav, radio aur recording ke liye.",
      hindi:
        "प्यार और जुदाई की उर्दू शायरी को हारमोनियम, तबला या गिटार के साथ हल्की शास्त्रीय धुनों में ढालना, निजी महफ़िल, उत्सव, रेडियो और रिकॉर्डिंग के लिए।",
    },
  },
  "mime-artist": {
    of: "13qjo2g",
    description: { hinglish: "Chehre aur do haathon se khamoshi mein kahani kehna.", hindi: "चेहरे और दो हाथों से ख़ामोशी में कहानी कहना।" },
    summary: {
      hinglish:
        "Theatre, school aur utsav mein bina shabdon ke abhinay karna, hawa se rassi, darwaze aur poori bheed bana dena, aur show aur workshop, dono se guzara karna.",
      hindi: "थिएटर, स्कूल और उत्सव में बिना शब्दों के अभिनय करना, हवा से रस्सी, दरवाज़े और पूरी भीड़ बना देना, और शो और वर्कशॉप, दोनों से गुज़ारा करना।",
    },
  },
  "scenic-painter": {
    of: "1d4xtsb",
    description: {
      hinglish: "Canvas aur plywood ko aise rangna ki woh eent ya aasmaan lage.",
      hindi: "कैनवस और प्लाईवुड को ऐसे रँगना कि वह ईंट या आसमान लगे।",
    },
    summary: {
      hinglish:
        "Designer ka chhota model dekhkar natak, film aur serial ke parde, deewarein aur farsh rangna, taaki light mein plywood sangmarmar, zang ya purana saagwan lage.",
      hindi: "डिज़ाइनर का छोटा मॉडल देखकर नाटक, फ़िल्म और सीरियल के पर्दे, दीवारें और फ़र्श रँगना, ताकि लाइट में प्लाईवुड संगमरमर, ज़ंग या पुराना सागवान लगे।",
    },
  },
  "book-illustrator": {
    of: "cig7e3",
    description: { hinglish: "Bachchon ki kahani ke chitra do-do pannon mein banana.", hindi: "बच्चों की कहानी के चित्र दो-दो पन्नों में बनाना।" },
    summary: {
      hinglish: "Picture book ki do-do pannon mein yojana banana aur uske log aur jagahein aise banana ki har panne par ek jaisi lagein.",
      hindi: "चित्र पुस्तक की दो-दो पन्नों में योजना बनाना और उसके लोग और जगहें ऐसे बनाना कि हर पन्ने पर एक जैसी लगें।",
    },
  },
  "warli-artist": {
    of: "14ipdgy",
    description: {
      hinglish: "Chaawal ke ghol ki safed aakritiyon mein gaon ka jeevan banana.",
      hindi: "चावल के घोल की सफ़ेद आकृतियों में गाँव का जीवन बनाना।",
    },
    summary: {
      hinglish:
        "Warli gaon ka saal, uski buaai, shaadi aur tarpa naach, golon, trikonon aur rekhaon mein mitti ki deewar, kapde aur kagaz par banana, mele, hotel aur shilp ke kharidaron ke liye.",
      hindi:
        "वारली गाँव का साल, उसकी बुआई, शादी और तारपा नाच, गोलों, त्रिकोणों और रेखाओं में मिट्टी की दीवार, कपड़े और काग़ज़ पर बनाना, मेले, होटल और शिल्प के ख़रीदारों के लिए।",
    },
  },
  "sarod-musician": {
    of: "1cnx8fo",
    description: {
      hinglish: "Raag mein steel ke taar chhedna aur un par naakhoon phisalana.",
      hindi: "राग में स्टील के तार छेड़ना और उन पर नाख़ून फिसलाना।",
    },
    summary: {
      hinglish: "Dashakon ke abhyas ke baad nariyal ke khol wale java se steel ke taar chhedna aur un par naakhoon phisalana.",
      hindi: "दशकों के अभ्यास के बाद नारियल के खोल वाले जवा से स्टील के तार छेड़ना और उन पर नाख़ून फिसलाना।",
    },
  },
  "street-theatre-artist": {
    of: "11zcfte",
    description: {
      hinglish: "Dhol se bazaar ki bheed rokna aur sawaal se use baandhe rakhna.",
      hindi: "ढोल से बाज़ार की भीड़ रोकना और सवाल से उसे बाँधे रखना।",
    },
    summary: {
      hinglish:
        "Chauraahon, college aur gaon mein suraksha, sehat ya anyaay par nukkad natak, yaani khule mein chhote natak, karna, bina manch, light ya ticket ke.",
      hindi: "चौराहों, कॉलेजों और गाँवों में सुरक्षा, सेहत या अन्याय पर नुक्कड़ नाटक, यानी खुले में छोटे नाटक, करना, बिना मंच, लाइट या टिकट के।",
    },
  },
  "objects-conservator": {
    of: "1xj73k6",
    description: { hinglish: "Patthar aur kaanse ki tooti murtiyan phir se jodna.", hindi: "पत्थर और काँसे की टूटी मूर्तियाँ फिर से जोड़ना।" },
    summary: {
      hinglish:
        "Devtaon aur raajaon ki tooti murtiyan aise jodna ki har marammat chhoti ho, asli hone ka dhokha na de aur hatayi bhi ja sake.",
      hindi: "देवताओं और राजाओं की टूटी मूर्तियाँ ऐसे जोड़ना कि हर मरम्मत छोटी हो, असली होने का धोखा न दे और हटाई भी जा सके।",
    },
  },
};
