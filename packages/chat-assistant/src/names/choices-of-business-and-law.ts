import type { Wording } from "../language.ts";

/** What speaks for careers of money, firms and the law, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_BUSINESS_AND_LAW: Readonly<Record<string, Wording>> = {
  "chartered-accountant": {
    english:
      "like accounts, tax and audit, and can sit a paper again without losing heart; it costs far less than most MBAs, and training pays a stipend",
    hinglish:
      "aapko accounts, tax aur audit pasand ho, aur ek paper dobara dene se himmat na toote; yeh zyadatar MBA se bahut sasta hai, aur training mein stipend milta hai",
    hindi: "आपको अकाउंट्स, टैक्स और ऑडिट पसंद हो, और एक पेपर दोबारा देने से हिम्मत न टूटे; यह ज़्यादातर MBA से बहुत सस्ता है, और ट्रेनिंग में स्टाइपेंड मिलता है",
  },
  "company-secretary": {
    english: "like law, minutes and boardrooms more than audits",
    hinglish: "aapko audit se zyada kanoon, minutes aur board ki meeting pasand ho",
    hindi: "आपको ऑडिट से ज़्यादा क़ानून, मिनट्स और बोर्ड की मीटिंग पसंद हो",
  },
  "cost-accountant": {
    english: "like costs and budgets inside a firm more than audits; fewer firms look for it than for a CA",
    hinglish: "aapko audit se zyada company ke andar laagat aur budget pasand ho; ise CA se kam companies dhoondhti hain",
    hindi: "आपको ऑडिट से ज़्यादा कंपनी के अंदर लागत और बजट पसंद हो; इसे CA से कम कंपनियाँ ढूँढ़ती हैं",
  },
  actuary: {
    english: "like probability and statistics enough for papers that are passed one by one beside work, mostly at insurers",
    hinglish: "aapko probability aur statistics itni pasand ho ki kaam ke saath ek-ek paper nikaal sakein, zyadatar bima companies mein",
    hindi: "आपको probability और statistics इतनी पसंद हो कि काम के साथ एक-एक पेपर निकाल सकें, ज़्यादातर बीमा कंपनियों में",
  },
  "investment-banker": {
    english: "can bear very long hours, and see a known MBA or a CA ahead: banks hire from few places",
    hinglish: "aap bahut lambe ghante jhel sakein, aur aage jaana-maana MBA ya CA dekhte hon: bank kuch hi jagah se lete hain",
    hindi: "आप बहुत लंबे घंटे झेल सकें, और आगे जाना-माना MBA या CA देखते हों: बैंक कुछ ही जगह से लेते हैं",
  },
  "human-resources-manager": {
    english: "like to deal with people and rules alike",
    hinglish: "aapko log aur niyam dono sambhalna pasand ho",
    hindi: "आपको लोग और नियम दोनों सँभालना पसंद हो",
  },
  "digital-marketing-specialist": {
    english: "like words, figures and screens, and new rules each year",
    hinglish: "aapko shabd, ginti aur screen pasand hon, aur har saal naye niyam",
    hindi: "आपको शब्द, गिनती और स्क्रीन पसंद हों, और हर साल नए नियम",
  },
  "criminal-lawyer": {
    english: "like to argue in court and can live through lean first years",
    hinglish: "aapko court mein bahas pasand ho aur shuru ke kam kamai wale saal nikaal sakein",
    hindi: "आपको कोर्ट में बहस पसंद हो और शुरू के कम कमाई वाले साल निकाल सकें",
  },
  "corporate-lawyer": {
    english: "like contracts and companies more than courts",
    hinglish: "aapko court se zyada contract aur companies pasand hon",
    hindi: "आपको कोर्ट से ज़्यादा कॉन्ट्रैक्ट और कंपनियाँ पसंद हों",
  },
  "civil-judge": {
    english: "would rather decide than plead, and can prepare for an exam after years of law",
    hinglish: "aap bahas se zyada faisla dena chahein, aur law ke saalon ke baad exam ki taiyari kar sakein",
    hindi: "आप बहस से ज़्यादा फ़ैसला देना चाहें, और लॉ के सालों के बाद परीक्षा की तैयारी कर सकें",
  },
  "bank-clerk": {
    english:
      "want bank work at the counter in your own State: no interview, but its language is tested, and promotion is slower than an officer's",
    hinglish:
      "aapko apne rajya mein bank ke counter ka kaam chahiye: interview nahi, par wahan ki bhasha jaanchi jaati hai, aur promotion officer se dheere milta hai",
    hindi: "आपको अपने राज्य में बैंक के काउंटर का काम चाहिए: इंटरव्यू नहीं, पर वहाँ की भाषा जाँची जाती है, और प्रमोशन अफ़सर से धीरे मिलता है",
  },
  "bank-officer": {
    english:
      "like customers, loans and figures, can face an interview, and accept transfers, in most banks across India, for quicker promotion",
    hinglish:
      "aapko grahak, loan aur hisaab pasand ho, interview de sakein, aur jaldi promotion ke liye transfer manzoor ho, zyadatar bank mein poore Bharat mein",
    hindi: "आपको ग्राहक, लोन और हिसाब पसंद हो, इंटरव्यू दे सकें, और जल्दी प्रमोशन के लिए तबादला मंज़ूर हो, ज़्यादातर बैंकों में पूरे भारत में",
  },
  accountant: {
    english:
      "want to keep a firm's books, Tally and GST soon after a degree, without the CA's hard papers; pay grows slower than a CA's too",
    hinglish:
      "aapko degree ke turant baad kisi company ke khaate, Tally aur GST sambhalne hon, CA ke mushkil paper diye bina; kamai bhi CA se dheere badhti hai",
    hindi: "आपको डिग्री के तुरंत बाद किसी कंपनी के खाते, Tally और GST सँभालने हों, CA के मुश्किल पेपर दिए बिना; कमाई भी CA से धीरे बढ़ती है",
  },
  "tax-consultant": {
    english: "like tax rules and small traders as clients, and can work late before each filing date; to sign audits one must be a CA",
    hinglish:
      "aapko tax ke niyam aur chhote vyapari client pasand hon, aur return ki aakhri tareekh se pehle der raat tak kaam kar sakein; audit par sign CA hi karta hai",
    hindi: "आपको टैक्स के नियम और छोटे व्यापारी क्लाइंट पसंद हों, और रिटर्न की आख़िरी तारीख़ से पहले देर रात तक काम कर सकें; ऑडिट पर साइन CA ही करता है",
  },
  "internal-auditor": {
    english: "like to check stock, bills and rules, often at other branches, and can tell people kindly what they do not wish to hear",
    hinglish:
      "aapko stock, bill aur niyam jaanchna pasand ho, aksar doosri branch jaakar, aur logon ko woh baat pyaar se keh sakein jo woh sunna nahi chahte",
    hindi: "आपको स्टॉक, बिल और नियम जाँचना पसंद हो, अक्सर दूसरी ब्रांच जाकर, और लोगों को वह बात प्यार से कह सकें जो वे सुनना नहीं चाहते",
  },
  "financial-analyst": {
    english:
      "like spreadsheets and forecasts of companies more than books and tax; the good firms look for a CA, a known MBA or CFA papers",
    hinglish:
      "aapko khaate aur tax se zyada companies ki spreadsheet aur aage ka andaza pasand ho; achhi companies CA, jaana-maana MBA ya CFA ke paper dekhti hain",
    hindi: "आपको खाते और टैक्स से ज़्यादा कंपनियों की स्प्रेडशीट और आगे का अंदाज़ा पसंद हो; अच्छी कंपनियाँ CA, जाना-माना MBA या CFA के पेपर देखती हैं",
  },
  "stock-broker": {
    english:
      "like markets and clients on the phone, and can bear targets and angry calls when prices fall; trading apps have taken the easy commissions",
    hinglish:
      "aapko market aur phone par client pasand hon, aur target aur bhaav girne par gusse wale call sah sakein; trading app aasan commission le gaye hain",
    hindi: "आपको मार्केट और फ़ोन पर क्लाइंट पसंद हों, और टारगेट और भाव गिरने पर ग़ुस्से वाले कॉल सह सकें; ट्रेडिंग ऐप आसान कमीशन ले गए हैं",
  },
  "insurance-agent": {
    english: "can hear no many times and live on commission; it begins without a degree, by training and a licence exam",
    hinglish: "aap baar-baar na sun sakein aur commission par jee sakein; yeh bina degree ke shuru hota hai, training aur licence exam se",
    hindi: "आप बार-बार ना सुन सकें और कमीशन पर जी सकें; यह बिना डिग्री के शुरू होता है, ट्रेनिंग और लाइसेंस परीक्षा से",
  },
  "management-consultant": {
    english:
      "like a new company's problem every few months, with flights and long evenings; firms hire mostly from well-known engineering colleges and MBAs",
    hinglish:
      "aapko har kuch mahine mein nayi company ki samasya pasand ho, flight aur lambi shaamon ke saath; firms zyadatar jaane-maane engineering college aur MBA se lete hain",
    hindi: "आपको हर कुछ महीने में नई कंपनी की समस्या पसंद हो, फ़्लाइट और लंबी शामों के साथ; फ़र्म ज़्यादातर जाने-माने इंजीनियरिंग कॉलेज और MBA से लेते हैं",
  },
  "marketing-manager": {
    english: "like to learn what buyers want and to plan messages and budgets; it is mostly reached by an MBA or years of selling first",
    hinglish:
      "aapko yeh samajhna pasand ho ki kharidaar kya chahte hain, aur message aur budget ka plan banana; yahan zyadatar MBA ya pehle kuch saal bechne ke baad pahunchte hain",
    hindi: "आपको यह समझना पसंद हो कि ख़रीदार क्या चाहते हैं, और मैसेज और बजट का प्लान बनाना; यहाँ ज़्यादातर MBA या पहले कुछ साल बेचने के बाद पहुँचते हैं",
  },
  "sales-manager": {
    english:
      "like to lead sellers on the road and can bear a target that starts again at zero each month; a degree and results can be enough",
    hinglish:
      "aapko bechne wali team ko field mein chalana pasand ho, aur har mahine shunya se shuru hone wala target sah sakein; degree aur achhe nateeje kaafi ho sakte hain",
    hindi: "आपको बेचने वाली टीम को फ़ील्ड में चलाना पसंद हो, और हर महीने शून्य से शुरू होने वाला टारगेट सह सकें; डिग्री और अच्छे नतीजे काफ़ी हो सकते हैं",
  },
  entrepreneur: {
    english:
      "would rather decide for yourself than have a salary, know who will buy, and can bear months without income; many first tries fail",
    hinglish:
      "aapko tankhwah se zyada apne faisle pyaare hon, pata ho ki kaun khareedega, aur bina kamai ke mahine nikaal sakein; pehli koshish aksar nahi chalti",
    hindi: "आपको तनख़्वाह से ज़्यादा अपने फ़ैसले प्यारे हों, पता हो कि कौन ख़रीदेगा, और बिना कमाई के महीने निकाल सकें; पहली कोशिश अक्सर नहीं चलती",
  },
  "civil-lawyer": {
    english: "like papers of property and contracts, and are patient: a case can last for years, and the first years earn little",
    hinglish:
      "aapko zameen-jaaydaad aur contract ke kagaz pasand hon, aur sabr ho: case saalon chal sakta hai, aur shuru ke saalon mein kamai kam hoti hai",
    hindi: "आपको ज़मीन-जायदाद और कॉन्ट्रैक्ट के काग़ज़ पसंद हों, और सब्र हो: केस सालों चल सकता है, और शुरू के सालों में कमाई कम होती है",
  },
  "family-lawyer": {
    english:
      "can listen to quarrels and tears, and would rather settle for the children's sake than win; others' sorrow comes home with you",
    hinglish:
      "aap jhagde aur aansu sun sakein, aur jeetne se zyada bachchon ke liye samjhauta karana chahein; doosron ka dukh ghar tak saath aata hai",
    hindi: "आप झगड़े और आँसू सुन सकें, और जीतने से ज़्यादा बच्चों के लिए समझौता कराना चाहें; दूसरों का दुख घर तक साथ आता है",
  },
  "tax-lawyer": {
    english: "like law and figures together, with notices and tribunals more than witnesses, and will learn anew after each Budget",
    hinglish: "aapko kanoon aur hisaab dono pasand hon, gawahon se zyada notice aur tribunal, aur har Budget ke baad naya seekhein",
    hindi: "आपको क़ानून और हिसाब दोनों पसंद हों, गवाहों से ज़्यादा नोटिस और ट्रिब्यूनल, और हर बजट के बाद नया सीखें",
  },
  "public-prosecutor": {
    english:
      "want the criminal court on the State's side and can be fair with a weak police file; by an exam after law, or after years at the bar",
    hinglish:
      "aapko sarkar ki taraf se criminal court chahiye, aur police ki kamzor file par bhi nishpaksh reh sakein; law ke baad exam se, ya saalon ki vakalat ke baad",
    hindi: "आपको सरकार की तरफ़ से क्रिमिनल कोर्ट चाहिए, और पुलिस की कमज़ोर फ़ाइल पर भी निष्पक्ष रह सकें; लॉ के बाद परीक्षा से, या सालों की वकालत के बाद",
  },
  "intellectual-property-lawyer": {
    english: "like films, brands and software, and contracts about who owns them; the clients are mostly in a few big cities",
    hinglish:
      "aapko film, brand aur software pasand hon, aur yeh contract ki inka maalik kaun hai; client zyadatar kuch bade sheheron mein hain",
    hindi: "आपको फ़िल्म, ब्रांड और सॉफ़्टवेयर पसंद हों, और यह कॉन्ट्रैक्ट कि इनका मालिक कौन है; क्लाइंट ज़्यादातर कुछ बड़े शहरों में हैं",
  },
  "patent-agent": {
    english:
      "have a science or engineering degree and like careful reading and writing; it asks for the patent agent exam and no LLB, and has no court",
    hinglish:
      "aapke paas science ya engineering ki degree ho aur dhyan se padhna-likhna pasand ho; ismein patent agent exam chahiye, LLB nahi, aur court nahi jaana padta",
    hindi: "आपके पास साइंस या इंजीनियरिंग की डिग्री हो और ध्यान से पढ़ना-लिखना पसंद हो; इसमें पेटेंट एजेंट परीक्षा चाहिए, LLB नहीं, और कोर्ट नहीं जाना पड़ता",
  },
  "corporate-counsel": {
    english:
      "want law with a salary inside one company, mostly by day, and can say no to colleagues; firms often want some years of practice first",
    hinglish:
      "aapko ek hi company ke andar, tankhwah ke saath, zyadatar din mein law ka kaam chahiye, aur saathiyon ko na keh sakein; aksar pehle kuch saal ki practice maangte hain",
    hindi: "आपको एक ही कंपनी के अंदर, तनख़्वाह के साथ, ज़्यादातर दिन में लॉ का काम चाहिए, और साथियों को ना कह सकें; अक्सर पहले कुछ साल की प्रैक्टिस माँगते हैं",
  },
  paralegal: {
    english: "like files, dates and research and need not argue yourself; it pays less than a lawyer's work, and an LLB can follow",
    hinglish:
      "aapko file, tareekhein aur research pasand hon aur khud bahas na karni ho; kamai vakeel se kam hai, aur baad mein LLB ho sakti hai",
    hindi: "आपको फ़ाइल, तारीख़ें और रिसर्च पसंद हों और ख़ुद बहस न करनी हो; कमाई वकील से कम है, और बाद में LLB हो सकती है",
  },
};
