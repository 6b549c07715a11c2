import type { Wording } from "../language.ts";

/** What speaks for careers of guests, journeys, media, design, beauty and sport, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_GUESTS_MEDIA_AND_DESIGN: Readonly<Record<string, Wording>> = {
  "hotel-manager": {
    english: "like guests, long shifts and moving from place to place",
    hinglish: "aapko mehmaan, lambi shift aur jagah badalte rehna pasand ho",
    hindi: "आपको मेहमान, लंबी शिफ़्ट और जगह बदलते रहना पसंद हो",
  },
  "flight-attendant": {
    english: "like people, travel and odd hours, and want to begin after Class 12",
    hinglish: "aapko log, safar aur alag-alag samay pasand hon, aur Class 12 ke baad shuru karna ho",
    hindi: "आपको लोग, सफ़र और अलग-अलग समय पसंद हों, और Class 12 के बाद शुरू करना हो",
  },
  "commercial-pilot": {
    english: "have the health, physics, maths and the money for training",
    hinglish: "aapke paas sehat, physics, maths aur training ke paise hon",
    hindi: "आपके पास सेहत, फ़िज़िक्स, मैथ्स और ट्रेनिंग के पैसे हों",
  },
  "deck-cadet": {
    english: "can be away for months on end, and read each agent's licence before you pay",
    hinglish: "aap mahinon bahar reh sakein, aur paise dene se pehle har agent ka licence padhein",
    hindi: "आप महीनों बाहर रह सकें, और पैसे देने से पहले हर एजेंट का लाइसेंस पढ़ें",
  },
  "news-reporter": {
    english: "like to ask, to write and to be out at all hours",
    hinglish: "aapko poochna, likhna aur har samay bahar rehna pasand ho",
    hindi: "आपको पूछना, लिखना और हर समय बाहर रहना पसंद हो",
  },
  "graphic-designer": {
    english: "like type and pictures, and make things unasked",
    hinglish: "aapko akshar aur tasveerein pasand hon, aur bina kahe cheezein banate hon",
    hindi: "आपको अक्षर और तस्वीरें पसंद हों, और बिना कहे चीज़ें बनाते हों",
  },
  "fashion-designer": {
    english: "like cloth and seasons, and can live through small first pay",
    hinglish: "aapko kapda aur season pasand hon, aur shuru ki kam kamai nikaal sakein",
    hindi: "आपको कपड़ा और सीज़न पसंद हों, और शुरू की कम कमाई निकाल सकें",
  },
  "interior-designer": {
    english: "like rooms, materials and clients, and sites full of dust",
    hinglish: "aapko kamre, saamaan aur client pasand hon, aur dhool bhari site bhi",
    hindi: "आपको कमरे, सामान और क्लाइंट पसंद हों, और धूल भरी साइट भी",
  },
  "yoga-instructor": {
    english: "want classes of your own soon, early and late in the day, and can live with pay that goes by how many come",
    hinglish: "aapko jaldi apni class chahiye, subah aur shaam ki, aur aisi kamai chale jo aane walon ki ginti se badhti-ghatti hai",
    hindi: "आपको जल्दी अपनी क्लास चाहिए, सुबह और शाम की, और ऐसी कमाई चले जो आने वालों की गिनती से बढ़ती-घटती है",
  },
  "executive-chef": {
    english:
      "love cooking, can begin low in a hot kitchen for years, and work when others feast; at the top comes more planning than frying",
    hinglish:
      "aapko khana banana pyaara ho, saalon garam kitchen mein neeche se shuru kar sakein, aur tyohar par kaam karein; upar pahunch kar pakane se zyada plan hota hai",
    hindi: "आपको खाना बनाना प्यारा हो, सालों गरम किचन में नीचे से शुरू कर सकें, और त्योहार पर काम करें; ऊपर पहुँचकर पकाने से ज़्यादा प्लान होता है",
  },
  "pastry-chef": {
    english: "like weighing to the gram and making food beautiful, can rise before dawn, and may want a bakery of your own",
    hinglish: "aapko gram tak tolna aur khane ko sundar banana pasand ho, subah andhere uth sakein, aur shayad apni bakery chahein",
    hindi: "आपको ग्राम तक तौलना और खाने को सुंदर बनाना पसंद हो, सुबह अँधेरे उठ सकें, और शायद अपनी बेकरी चाहें",
  },
  "restaurant-manager": {
    english: "like guests, staff and the day's cash in one place, and can give evenings and festivals to others' families",
    hinglish: "aapko mehmaan, staff aur din ka hisaab ek jagah pasand ho, aur shaam aur tyohar doosron ke parivar ko de sakein",
    hindi: "आपको मेहमान, स्टाफ़ और दिन का हिसाब एक जगह पसंद हो, और शाम और त्योहार दूसरों के परिवार को दे सकें",
  },
  "hotel-receptionist": {
    english: "like to meet people at a desk in good English, by day and by night; it can begin after Class 12 and lead upwards",
    hinglish:
      "aapko achhi English mein desk par logon se milna pasand ho, din aur raat ki shift mein; Class 12 ke baad shuru hokar front office manager tak ja sakta hai",
    hindi: "आपको अच्छी अंग्रेज़ी में डेस्क पर लोगों से मिलना पसंद हो, दिन और रात की शिफ़्ट में; Class 12 के बाद शुरू होकर फ़्रंट ऑफ़िस मैनेजर तक जा सकता है",
  },
  "travel-agent": {
    english: "like to plan others' trips from a desk and stay calm when flights are cancelled; travellers now book much by themselves",
    hinglish:
      "aapko desk se doosron ke safar ka plan banana pasand ho aur flight cancel hone par shaant rahein; ab log bahut kuch khud book kar lete hain",
    hindi: "आपको डेस्क से दूसरों के सफ़र का प्लान बनाना पसंद हो और फ़्लाइट रद्द होने पर शांत रहें; अब लोग बहुत कुछ ख़ुद बुक कर लेते हैं",
  },
  "tourist-guide": {
    english: "like history, languages and walking with strangers, and can save from the cool months for the lean ones",
    hinglish:
      "aapko itihaas, bhashayein aur ajnabiyon ke saath chalna pasand ho, aur thand ke mahinon se khaali mahinon ke liye bacha sakein",
    hindi: "आपको इतिहास, भाषाएँ और अजनबियों के साथ चलना पसंद हो, और ठंड के महीनों से ख़ाली महीनों के लिए बचा सकें",
  },
  "event-manager": {
    english: "like many small things going right to the minute, and nights before a show; degrees count less than shows you have worked on",
    hinglish:
      "aapko bahut si chhoti cheezein minute par sahi karna pasand ho, aur show se pehle ki raatein bhi; degree se zyada aapke kiye hue show dekhe jaate hain",
    hindi: "आपको बहुत सी छोटी चीज़ें मिनट पर सही करना पसंद हो, और शो से पहले की रातें भी; डिग्री से ज़्यादा आपके किए हुए शो देखे जाते हैं",
  },
  "wedding-planner": {
    english:
      "like families, décor and bargaining, can smile between two aunts' orders, and live from the wedding months for the empty ones",
    hinglish:
      "aapko parivar, sajawat aur mol-bhaav pasand ho, do mausiyon ke hukm ke beech muskura sakein, aur shaadi ke mahinon se khaali mahine chala sakein",
    hindi: "आपको परिवार, सजावट और मोल-भाव पसंद हो, दो मौसियों के हुक्म के बीच मुस्कुरा सकें, और शादी के महीनों से ख़ाली महीने चला सकें",
  },
  "airline-pilot": {
    english:
      "have the health, physics, maths and nerves, can work at night, and the family can carry the training's cost before any job is sure",
    hinglish:
      "aapke paas sehat, physics, maths aur dheeraj ho, raat ko kaam kar sakein, aur parivar naukri pakki hone se pehle training ka kharcha utha sake",
    hindi: "आपके पास सेहत, फ़िज़िक्स, मैथ्स और धीरज हो, रात को काम कर सकें, और परिवार नौकरी पक्की होने से पहले ट्रेनिंग का ख़र्च उठा सके",
  },
  "helicopter-pilot": {
    english: "like flying low over hills and sea; civil training is dear with few seats, so most come from the armed forces",
    hinglish:
      "aapko pahad aur samudra par neeche udna pasand ho; civil training mehengi hai aur seat kam, isliye zyadatar sena se aate hain",
    hindi: "आपको पहाड़ और समुद्र पर नीचे उड़ना पसंद हो; सिविल ट्रेनिंग महँगी है और सीटें कम, इसलिए ज़्यादातर सेना से आते हैं",
  },
  "drone-pilot": {
    english:
      "want to begin soon, after a short DGCA-approved course, in fields and at shoots; it is cheap beside a pilot's training, and work comes day by day",
    hinglish:
      "aapko DGCA se manya chhote course ke baad jaldi shuru karna ho, khet aur shooting mein; pilot ki training se bahut sasta hai, aur kaam din-din ka aata hai",
    hindi: "आपको DGCA से मान्य छोटे कोर्स के बाद जल्दी शुरू करना हो, खेत और शूटिंग में; पायलट की ट्रेनिंग से बहुत सस्ता है, और काम दिन-दिन का आता है",
  },
  "air-traffic-controller": {
    english:
      "have a degree with physics and maths, think fast and clearly, day and night, and like aircraft without the cost of flying; few pass the AAI exam",
    hinglish:
      "aapke paas physics aur maths wali degree ho, din-raat tez aur saaf sochein, aur udaan ke kharche bina jahaz pasand hon; AAI ka exam kam log nikaalte hain",
    hindi: "आपके पास फ़िज़िक्स और मैथ्स वाली डिग्री हो, दिन-रात तेज़ और साफ़ सोचें, और उड़ान के ख़र्च बिना जहाज़ पसंद हों; AAI की परीक्षा कम लोग निकालते हैं",
  },
  "airport-check-in-agent": {
    english: "want an airport and a uniform soon after Class 12, on the ground, and stay kind to angry travellers before dawn",
    hinglish:
      "aapko Class 12 ke jaldi baad airport aur vardi chahiye, zameen par, aur bhor se pehle naaraz yatriyon se bhi pyaar se bolein",
    hindi: "आपको Class 12 के जल्दी बाद हवाई अड्डा और वर्दी चाहिए, ज़मीन पर, और भोर से पहले नाराज़ यात्रियों से भी प्यार से बोलें",
  },
  "deck-officer": {
    english: "like navigation and command, with the captain's post ahead, and can be months at sea, on watch by day and night",
    hinglish: "aapko jahaz ka raasta aur command pasand ho, aage captain ki post, aur mahinon samudra mein din-raat watch par reh sakein",
    hindi: "आपको जहाज़ का रास्ता और कमान पसंद हो, आगे कैप्टन का पद, और महीनों समुद्र में दिन-रात वॉच पर रह सकें",
  },
  "ship-engineering-officer": {
    english: "like engines more than the bridge, can bear heat and noise below for months, and want a trade that is also of use ashore",
    hinglish:
      "aapko bridge se zyada engine pasand hon, mahinon neeche ki garmi aur shor sah sakein, aur aisa hunar chahiye jo zameen par bhi kaam aaye",
    hindi: "आपको ब्रिज से ज़्यादा इंजन पसंद हों, महीनों नीचे की गर्मी और शोर सह सकें, और ऐसा हुनर चाहिए जो ज़मीन पर भी काम आए",
  },
  "supply-chain-manager": {
    english: "like forecasts and figures for the whole way from supplier to shop; an MBA or engineering degree and some years lead there",
    hinglish:
      "aapko supplier se dukaan tak poore raaste ka hisaab aur andaza pasand ho; MBA ya engineering degree aur kuch saal ka kaam yahan lata hai",
    hindi: "आपको सप्लायर से दुकान तक पूरे रास्ते का हिसाब और अंदाज़ा पसंद हो; MBA या इंजीनियरिंग डिग्री और कुछ साल का काम यहाँ लाता है",
  },
  "logistics-manager": {
    english: "like lorries, rates and warehouses more than forecasts, and can take calls at night when a load stands on the road",
    hinglish: "aapko andaze se zyada truck, bhaada aur godaam pasand hon, aur raat ko call le sakein jab maal sadak par ruka ho",
    hindi: "आपको अंदाज़े से ज़्यादा ट्रक, भाड़ा और गोदाम पसंद हों, और रात को कॉल ले सकें जब माल सड़क पर रुका हो",
  },
  "film-director": {
    english: "must tell stories, have short films to show, and can assist others for years without knowing when your own film comes",
    hinglish:
      "aapko kahani kahe bina chain na ho, dikhane ko short film hon, aur saalon doosron ko assist kar sakein, bina jaane ki apni film kab aayegi",
    hindi: "आपको कहानी कहे बिना चैन न हो, दिखाने को शॉर्ट फ़िल्में हों, और सालों दूसरों को असिस्ट कर सकें, बिना जाने कि अपनी फ़िल्म कब आएगी",
  },
  cinematographer: {
    english: "see light and frames everywhere, can carry heavy cameras through long days, and assist a crew for years first",
    hinglish: "aapko har jagah roshni aur frame dikhte hon, lambe din bhaari camera utha sakein, aur pehle saalon crew mein assist karein",
    hindi: "आपको हर जगह रोशनी और फ़्रेम दिखते हों, लंबे दिन भारी कैमरा उठा सकें, और पहले सालों क्रू में असिस्ट करें",
  },
  "film-editor": {
    english: "like to sit alone with footage until it breathes, deep into the night; a computer at home is enough to begin practising",
    hinglish:
      "aapko akele footage ke saath der raat tak baithna pasand ho jab tak usme jaan na aaye; ghar ke computer par abhyas shuru ho sakta hai",
    hindi: "आपको अकेले फ़ुटेज के साथ देर रात तक बैठना पसंद हो जब तक उसमें जान न आए; घर के कंप्यूटर पर अभ्यास शुरू हो सकता है",
  },
  actor: {
    english: "can hear no at very many auditions, have played on a stage already, and keep other work that pays meanwhile",
    hinglish: "aap bahut se audition mein na sun sakein, pehle se stage par khele hon, aur tab tak koi aur kamai wala kaam rakhein",
    hindi: "आप बहुत से ऑडिशन में ना सुन सकें, पहले से स्टेज पर खेले हों, और तब तक कोई और कमाई वाला काम रखें",
  },
  screenwriter: {
    english: "like to write alone and to rewrite by others' notes, and can live from other work until a script is bought",
    hinglish: "aapko akele likhna aur doosron ke kehne par phir likhna pasand ho, aur script bikne tak doosre kaam se kharcha chala sakein",
    hindi: "आपको अकेले लिखना और दूसरों के कहने पर फिर लिखना पसंद हो, और स्क्रिप्ट बिकने तक दूसरे काम से ख़र्च चला सकें",
  },
  "news-anchor": {
    english: "speak clearly, stay calm live on air, and like news enough for dawn and night shifts; most report for years first",
    hinglish:
      "aap saaf bolein, live mein shaant rahein, aur khabar itni pasand ho ki subah aur raat ki shift karein; zyadatar pehle saalon reporting karte hain",
    hindi: "आप साफ़ बोलें, लाइव में शांत रहें, और ख़बर इतनी पसंद हो कि सुबह और रात की शिफ़्ट करें; ज़्यादातर पहले सालों रिपोर्टिंग करते हैं",
  },
  "radio-host": {
    english: "like talking to a city in its own slang and can be cheerful on bad mornings; stations are few, so podcasts are a second plan",
    hinglish:
      "aapko sheher se usi ki boli mein baat karna pasand ho, aur buri subah bhi khush dikh sakein; station kam hain, isliye podcast doosra plan hai",
    hindi: "आपको शहर से उसी की बोली में बात करना पसंद हो, और बुरी सुबह भी ख़ुश दिख सकें; स्टेशन कम हैं, इसलिए पॉडकास्ट दूसरा प्लान है",
  },
  photojournalist: {
    english:
      "would go where things happen, protests and floods too, for one true picture; newspapers keep few, and many work by the picture",
    hinglish:
      "aap wahan jaana chahein jahan kuch ho raha ho, baadh aur pradarshan mein bhi, ek sachchi tasveer ke liye; akhbaar kam rakhte hain, bahut log tasveer ke hisaab se kamate hain",
    hindi: "आप वहाँ जाना चाहें जहाँ कुछ हो रहा हो, बाढ़ और प्रदर्शन में भी, एक सच्ची तस्वीर के लिए; अख़बार कम रखते हैं, बहुत लोग तस्वीर के हिसाब से कमाते हैं",
  },
  "wedding-photographer": {
    english: "like people and colour, want a business of your own soon, and can give up your own festivals in the season",
    hinglish: "aapko log aur rang pasand hon, jaldi apna kaam chahiye, aur season mein apne tyohar chhod sakein",
    hindi: "आपको लोग और रंग पसंद हों, जल्दी अपना काम चाहिए, और सीज़न में अपने त्योहार छोड़ सकें",
  },
  "public-relations-officer": {
    english: "like to speak and write for one organisation, keep calm when news is bad, and need not be the one who uncovers it",
    hinglish:
      "aapko ek sanstha ke liye bolna aur likhna pasand ho, buri khabar mein shaant rahein, aur khabar nikaalne wala banna zaroori na ho",
    hindi: "आपको एक संस्था के लिए बोलना और लिखना पसंद हो, बुरी ख़बर में शांत रहें, और ख़बर निकालने वाला बनना ज़रूरी न हो",
  },
  copywriter: {
    english: "like one short line more than a long article, and can see fifty of them thrown away; agencies are mostly in big cities",
    hinglish:
      "aapko lambe lekh se zyada ek chhoti line pasand ho, aur pachaas line phenki jaati dekh sakein; agency zyadatar bade sheheron mein hain",
    hindi: "आपको लंबे लेख से ज़्यादा एक छोटी लाइन पसंद हो, और पचास लाइनें फेंकी जाती देख सकें; एजेंसियाँ ज़्यादातर बड़े शहरों में हैं",
  },
  "content-writer": {
    english: "like to find out and explain, also from home, and write better than a machine does; cheap work by the word is pressed hard",
    hinglish:
      "aapko pata karna aur samjhana pasand ho, ghar se bhi, aur machine se behtar likhein; shabd ke hisaab wale saste kaam ke daam bahut gire hain",
    hindi: "आपको पता करना और समझाना पसंद हो, घर से भी, और मशीन से बेहतर लिखें; शब्द के हिसाब वाले सस्ते काम के दाम बहुत गिरे हैं",
  },
  "content-creator": {
    english: "make videos anyway, week after week, and can do it beside a degree or job; most channels never bring a living",
    hinglish:
      "aap waise bhi har hafte video banate hon, aur degree ya naukri ke saath kar sakein; zyadatar channel se kabhi ghar nahi chalta",
    hindi: "आप वैसे भी हर हफ़्ते वीडियो बनाते हों, और डिग्री या नौकरी के साथ कर सकें; ज़्यादातर चैनल से कभी घर नहीं चलता",
  },
  "social-media-manager": {
    english: "like to speak for a brand with a salary, more than to be seen yourself, and can answer angry comments in the evening",
    hinglish:
      "aapko khud dikhne se zyada, tankhwah par kisi brand ke liye bolna pasand ho, aur shaam ko gusse wale comment ka jawab de sakein",
    hindi: "आपको ख़ुद दिखने से ज़्यादा, तनख़्वाह पर किसी ब्रांड के लिए बोलना पसंद हो, और शाम को ग़ुस्से वाले कमेंट का जवाब दे सकें",
  },
  translator: {
    english: "like to weigh written words in quiet and know two languages deeply; machines press the price, and government posts are few",
    hinglish:
      "aapko shaanti mein likhe shabd tolna pasand ho aur do bhashayein gehri aati hon; machine daam girati hai, aur sarkari posts kam hain",
    hindi: "आपको शांति में लिखे शब्द तौलना पसंद हो और दो भाषाएँ गहरी आती हों; मशीन दाम गिराती है, और सरकारी पद कम हैं",
  },
  interpreter: {
    english: "can listen and speak at once, in a foreign language learnt for years, and like being among people more than at a desk",
    hinglish: "aap saalon seekhi videshi bhasha mein ek saath sun aur bol sakein, aur desk se zyada logon ke beech rehna pasand ho",
    hindi: "आप सालों सीखी विदेशी भाषा में एक साथ सुन और बोल सकें, और डेस्क से ज़्यादा लोगों के बीच रहना पसंद हो",
  },
  "2d-animator": {
    english: "love drawing by hand and can draw the same figure hundreds of times; a book of your own drawings opens the door",
    hinglish: "aapko haath se drawing pyaari ho aur ek hi kirdaar sainkdon baar bana sakein; apni drawing ki kitaab darwaza kholti hai",
    hindi: "आपको हाथ से ड्रॉइंग प्यारी हो और एक ही किरदार सैकड़ों बार बना सकें; अपनी ड्रॉइंग की किताब दरवाज़ा खोलती है",
  },
  "3d-animator": {
    english: "like acting through a computer figure more than drawing it, and can spend a week on a few seconds",
    hinglish: "aapko drawing se zyada computer ke kirdaar se acting karana pasand ho, aur kuch second par hafta laga sakein",
    hindi: "आपको ड्रॉइंग से ज़्यादा कंप्यूटर के किरदार से एक्टिंग कराना पसंद हो, और कुछ सेकंड पर हफ़्ता लगा सकें",
  },
  "visual-effects-artist": {
    english: "like making fire and floods look real, with software more than with story, and can bear double shifts before a release",
    hinglish: "aapko kahani se zyada software se aag aur baadh asli jaisi banana pasand ho, aur release se pehle dohri shift sah sakein",
    hindi: "आपको कहानी से ज़्यादा सॉफ़्टवेयर से आग और बाढ़ असली जैसी बनाना पसंद हो, और रिलीज़ से पहले दोहरी शिफ़्ट सह सकें",
  },
  illustrator: {
    english: "draw every day in a hand of your own, find your clients yourself, and accept that months differ in pay",
    hinglish: "aap roz apne hi andaaz mein drawing karte hon, client khud dhoondhein, aur manzoor ho ki kamai har mahine alag hai",
    hindi: "आप रोज़ अपने ही अंदाज़ में ड्रॉइंग करते हों, क्लाइंट ख़ुद ढूँढ़ें, और मंज़ूर हो कि कमाई हर महीने अलग है",
  },
  "fine-art-painter": {
    english: "paint because you must, and will keep teaching or other work beside it: sales are rare for years",
    hinglish:
      "aap isliye paint karein ki bina kiye reh nahi sakte, aur saath mein padhana ya doosra kaam rakhein: saalon bikri kam hoti hai",
    hindi: "आप इसलिए पेंट करें कि बिना किए रह नहीं सकते, और साथ में पढ़ाना या दूसरा काम रखें: सालों बिक्री कम होती है",
  },
  "industrial-designer": {
    english:
      "like to give form to real things, such as mixers and scooters, with hands, models and factories; design colleges take few of many",
    hinglish:
      "aapko mixer aur scooter jaisi asli cheezon ko roop dena pasand ho, haath, model aur factory ke saath; design college bahuton mein se kam lete hain",
    hindi: "आपको मिक्सर और स्कूटर जैसी असली चीज़ों को रूप देना पसंद हो, हाथ, मॉडल और फ़ैक्टरी के साथ; डिज़ाइन कॉलेज बहुतों में से कम लेते हैं",
  },
  "textile-designer": {
    english: "like prints, weaves and colour on cloth more than the cut of a garment, and can work with mills and weavers",
    hinglish: "aapko kapde ki kataai se zyada us par print, bunai aur rang pasand hon, aur mill aur bunkaron ke saath kaam kar sakein",
    hindi: "आपको कपड़े की कटाई से ज़्यादा उस पर प्रिंट, बुनाई और रंग पसंद हों, और मिल और बुनकरों के साथ काम कर सकें",
  },
  "jewellery-designer": {
    english:
      "like drawing to the millimetre and would work where jewellers are; designs are copied quickly, and safes and checks are daily",
    hinglish:
      "aapko millimetre tak drawing pasand ho aur wahan kaam karein jahan jauhri hain; design jaldi nakal hote hain, aur roz talaashi hoti hai",
    hindi: "आपको मिलीमीटर तक ड्रॉइंग पसंद हो और वहाँ काम करें जहाँ जौहरी हैं; डिज़ाइन जल्दी नक़ल होते हैं, और रोज़ तलाशी होती है",
  },
  "fashion-stylist": {
    english: "like to put looks together more than to cut and sew, carry bags across the city, and begin by assisting for little",
    hinglish: "aapko kaatne-silne se zyada look jodna pasand ho, sheher bhar bag uthayein, aur kam paison mein assist karke shuru karein",
    hindi: "आपको काटने-सिलने से ज़्यादा लुक जोड़ना पसंद हो, शहर भर बैग उठाएँ, और कम पैसों में असिस्ट करके शुरू करें",
  },
  "fashion-model": {
    english: "can bear strangers judging your looks, keep your studies as a second plan, and never pay an agency that promises work",
    hinglish:
      "aap ajnabiyon ka aapke roop ko parakhna sah sakein, padhai ko doosra plan rakhein, aur kaam ka vaada karne wali agency ko kabhi paise na dein",
    hindi: "आप अजनबियों का आपके रूप को परखना सह सकें, पढ़ाई को दूसरा प्लान रखें, और काम का वादा करने वाली एजेंसी को कभी पैसे न दें",
  },
  "playback-singer": {
    english: "have trained for years, sing already in public, and can teach or play shows as well: few voices get most songs",
    hinglish:
      "aapne saalon seekha ho, logon ke saamne gaate hon, aur saath mein sikha ya show kar sakein: zyadatar gaane kam awaazon ko milte hain",
    hindi: "आपने सालों सीखा हो, लोगों के सामने गाते हों, और साथ में सिखा या शो कर सकें: ज़्यादातर गाने कम आवाज़ों को मिलते हैं",
  },
  choreographer: {
    english: "have danced for years, like to teach others' bodies, and can live from classes and weddings before films call",
    hinglish:
      "aap saalon se naachte hon, doosron ko sikhana pasand ho, aur film ke bulave se pehle class aur shaadiyon se kharcha chala sakein",
    hindi: "आप सालों से नाचते हों, दूसरों को सिखाना पसंद हो, और फ़िल्म के बुलावे से पहले क्लास और शादियों से ख़र्च चला सकें",
  },
  beautician: {
    english: "like to care for regular clients all year, standing and bending, and perhaps a parlour of your own; a short course begins it",
    hinglish:
      "aapko saal bhar wahi client sambhalna pasand ho, khade aur jhuke rehkar, aur shayad apna parlour; chhote course se shuru hota hai",
    hindi: "आपको साल भर वही क्लाइंट सँभालना पसंद हो, खड़े और झुके रहकर, और शायद अपना पार्लर; छोटे कोर्स से शुरू होता है",
  },
  "make-up-artist": {
    english: "like faces and colour more than a parlour's routine, can rise at night for brides, and save for months without weddings",
    hinglish:
      "aapko parlour ke roz ke kaam se zyada chehra aur rang pasand ho, dulhan ke liye raat ko uth sakein, aur bina shaadi wale mahinon ke liye bachaayein",
    hindi: "आपको पार्लर के रोज़ के काम से ज़्यादा चेहरा और रंग पसंद हो, दुल्हन के लिए रात को उठ सकें, और बिना शादी वाले महीनों के लिए बचाएँ",
  },
  hairdresser: {
    english: "like cutting and colouring hair and talking all day on your feet; skill shows quickly, and clients follow a good hand",
    hinglish:
      "aapko baal kaatna, rangna aur din bhar khade rehkar baat karna pasand ho; hunar jaldi dikhta hai, aur achhe haath ke peeche client aate hain",
    hindi: "आपको बाल काटना, रँगना और दिन भर खड़े रहकर बात करना पसंद हो; हुनर जल्दी दिखता है, और अच्छे हाथ के पीछे क्लाइंट आते हैं",
  },
  "custom-tailor": {
    english: "like measuring and sewing well for one person, want a shop near home, and can sit through the nights before Diwali",
    hinglish:
      "aapko ek insaan ke liye naap kar achha silna pasand ho, ghar ke paas dukaan chahiye, aur Diwali se pehle ki raatein baith sakein",
    hindi: "आपको एक इंसान के लिए नापकर अच्छा सिलना पसंद हो, घर के पास दुकान चाहिए, और दिवाली से पहले की रातें बैठ सकें",
  },
  cricketer: {
    english: "already play for your district or State's age groups; very many try, so keep school going, and sports quota posts in mind",
    hinglish:
      "aap zile ya rajya ki age-group team mein khelte hon; bahut log koshish karte hain, isliye school chalu rakhiye, aur sports quota ki post yaad rakhiye",
    hindi: "आप ज़िले या राज्य की आयु-वर्ग टीम में खेलते हों; बहुत लोग कोशिश करते हैं, इसलिए स्कूल चालू रखिए, और स्पोर्ट्स कोटा का पद याद रखिए",
  },
  "football-player": {
    english: "already play beyond your district, can bear short contracts and injuries, and would take a sports quota post as well",
    hinglish: "aap zile ke bahar tak khelte hon, chhote contract aur chot sah sakein, aur sports quota ki post bhi lene ko taiyar hon",
    hindi: "आप ज़िले के बाहर तक खेलते हों, छोटे कॉन्ट्रैक्ट और चोट सह सकें, और स्पोर्ट्स कोटा का पद भी लेने को तैयार हों",
  },
  "cricket-coach": {
    english: "have played, like to mend others' game more than to shine, and can give mornings and Sundays to the nets",
    hinglish: "aap khel chuke hon, khud chamakne se zyada doosron ka khel sudharna pasand ho, aur subah aur Sunday nets ko de sakein",
    hindi: "आप खेल चुके हों, ख़ुद चमकने से ज़्यादा दूसरों का खेल सुधारना पसंद हो, और सुबह और रविवार नेट्स को दे सकें",
  },
  "personal-trainer": {
    english:
      "train yourself, like people one at a time, and can work early and late with the middle of the day free; a certificate begins it",
    hinglish:
      "aap khud training karte hon, ek-ek insaan ke saath kaam pasand ho, aur subah aur raat kaam kar sakein, din ke beech khaali; certificate se shuru hota hai",
    hindi: "आप ख़ुद ट्रेनिंग करते हों, एक-एक इंसान के साथ काम पसंद हो, और सुबह और रात काम कर सकें, दिन के बीच ख़ाली; सर्टिफ़िकेट से शुरू होता है",
  },
  "sports-physiotherapist": {
    english: "like sport and bodies alike, travel with teams, and will add a master's to physiotherapy; team posts are few, so clinics too",
    hinglish:
      "aapko khel aur sharir dono pasand hon, team ke saath safar karein, aur physiotherapy ke baad master's bhi; team ki posts kam hain, isliye clinic bhi",
    hindi: "आपको खेल और शरीर दोनों पसंद हों, टीम के साथ सफ़र करें, और फ़िज़ियोथेरेपी के बाद मास्टर भी; टीम के पद कम हैं, इसलिए क्लिनिक भी",
  },
};
