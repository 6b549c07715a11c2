import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

/** Lines for what is asked beside the first thing, which the catalogue does not hold: what is known in general, and who knows it. */

export const IN_THAT_CITY: Wording = {
  english: `${strong("In that city")}: which posts are open there I do not know. ncs.gov.in shows them by district, and so do the pages of firms, hospitals or schools there; the college's placement office knows who came last year.`,
  hinglish: `${strong("Us shehar mein")}: wahan abhi kaun si post khuli hai, yeh mujhe nahi pata. ncs.gov.in zile ke hisaab se dikhata hai, aur wahan ki company, hospital ya school ke apne page bhi; college ka placement office jaanta hai ki pichhle saal kaun aaya tha.`,
  hindi: `${strong("उस शहर में")}: वहाँ अभी कौन सी पोस्ट खुली है, यह मुझे नहीं पता। ncs.gov.in ज़िले के हिसाब से दिखाता है, और वहाँ की कंपनी, अस्पताल या स्कूल के अपने पेज भी; कॉलेज का placement office जानता है कि पिछले साल कौन आया था।`,
};

export const BESIDE_A_JOB: Wording = {
  english: `${strong("Beside a job")}: degrees in arts, commerce, management and computing, and many master's degrees, can be studied from afar where the list at deb.ugc.ac.in has the course. Nursing, medicine, pharmacy, law and engineering ask for attendance; some colleges teach in the evening.`,
  hinglish: `${strong("Job ke saath")}: arts, commerce, management aur computer ki degree, aur kai master's degree, door se ho sakti hain, agar course deb.ugc.ac.in ki list mein ho. Nursing, medicine, pharmacy, law aur engineering mein haaziri zaroori hai; kuch college shaam ko padhate hain.`,
  hindi: `${strong("नौकरी के साथ")}: आर्ट्स, कॉमर्स, मैनेजमेंट और कंप्यूटर की डिग्री, और कई मास्टर डिग्री, दूर से हो सकती हैं, अगर कोर्स deb.ugc.ac.in की सूची में हो। नर्सिंग, मेडिसिन, फ़ार्मेसी, लॉ और इंजीनियरिंग में हाज़िरी ज़रूरी है; कुछ कॉलेज शाम को पढ़ाते हैं।`,
};

const OF_PAPERS: Wording = {
  english: `${strong("Beside a job or a degree")}: yes for the papers, which one studies for by oneself, and many take them beside a degree. The practical training is full-time for its months: ask the institute when it has to be done.`,
  hinglish: `${strong("Job ya degree ke saath")}: paper haan, kyunki unki padhai khud karte hain, aur bahut log degree ke saath dete hain. Practical training apne mahinon mein full-time hoti hai: institute se poochiye ki kab karni hai.`,
  hindi: `${strong("नौकरी या डिग्री के साथ")}: पेपर हाँ, क्योंकि उनकी पढ़ाई ख़ुद करते हैं, और बहुत लोग डिग्री के साथ देते हैं। Practical training अपने महीनों में full-time होती है: संस्थान से पूछिए कि कब करनी है।`,
};
/** The professions whose institute examines: what goes beside their papers and their training, by the career's id. */
export const BESIDE_A_PROFESSION: Readonly<Partial<Record<string, Wording>>> = {
  "chartered-accountant": {
    english: `${strong("Beside a job or a degree")}: a degree such as BCom, yes, many do both. A job only until the articled training: that is full-time in a firm for its years, with a stipend, and no other work goes beside it.`,
    hinglish: `${strong("Job ya degree ke saath")}: BCom jaisi degree, haan, bahut log dono karte hain. Job sirf articleship tak: woh apne saalon mein ek firm mein full-time hoti hai, stipend ke saath, aur uske saath doosra kaam nahi chalta.`,
    hindi: `${strong("नौकरी या डिग्री के साथ")}: BCom जैसी डिग्री, हाँ, बहुत लोग दोनों करते हैं। नौकरी सिर्फ़ articleship तक: वह अपने सालों में एक फ़र्म में full-time होती है, स्टाइपेंड के साथ, और उसके साथ दूसरा काम नहीं चलता।`,
  },
  "company-secretary": OF_PAPERS,
  "cost-accountant": OF_PAPERS,
  actuary: {
    english: `${strong("Beside a job or a degree")}: yes, the papers are taken one after another, and most do so beside a degree or a post in insurance.`,
    hinglish: `${strong("Job ya degree ke saath")}: haan, paper ek ke baad ek dete hain, aur zyadatar log degree ya insurance ki naukri ke saath dete hain.`,
    hindi: `${strong("नौकरी या डिग्री के साथ")}: हाँ, पेपर एक के बाद एक देते हैं, और ज़्यादातर लोग डिग्री या बीमा की नौकरी के साथ देते हैं।`,
  },
};

export const HOW_LONG_IT_TAKES: Wording = {
  english: `${strong("How long")}: short courses of skill centres take some weeks or months, an ITI trade one or two years, a polytechnic diploma three, most first degrees three or four; ask the institute for its own.`,
  hinglish: `${strong("Kitna samay")}: skill centre ke chhote course kuch hafte ya mahine, ITI trade ek ya do saal, polytechnic diploma teen saal, zyadatar pehli degree teen ya chaar saal; sansthan se uska apna samay poochiye.`,
  hindi: `${strong("कितना समय")}: skill centre के छोटे कोर्स कुछ हफ़्ते या महीने, ITI ट्रेड एक या दो साल, पॉलिटेक्निक डिप्लोमा तीन साल, ज़्यादातर पहली डिग्री तीन या चार साल; संस्थान से उसका अपना समय पूछिए।`,
};

export const WHICH_MARKS: Wording = {
  english: `${strong("Marks")}: every college and every notice sets its own lowest; most posts ask that you passed, and many courses go by an entrance exam. Read the line on eligibility before you rule it out.`,
  hinglish: `${strong("Marks")}: har college aur har notice apne sabse kam marks khud tay karta hai; zyadatar post mein pass hona kaafi hai, aur bahut se course entrance exam se milte hain. Chhodne se pehle eligibility wali line padhiye.`,
  hindi: `${strong("अंक")}: हर कॉलेज और हर नोटिस अपने सबसे कम अंक ख़ुद तय करता है; ज़्यादातर पोस्ट में पास होना काफ़ी है, और बहुत से कोर्स प्रवेश परीक्षा से मिलते हैं। छोड़ने से पहले eligibility वाली लाइन पढ़िए।`,
};

export const IS_WORK_SURE: Wording = {
  english: `${strong("Whether you will get work")}: nobody can promise that. See how many notices name it near you (ncs.gov.in), and ask two people who finished the same course what they do now.`,
  hinglish: `${strong("Naukri milegi ya nahi")}: iska waada koi nahi kar sakta. Dekhiye ki aapke paas kitne notice iska naam lete hain (ncs.gov.in), aur wahi course kar chuke do logon se poochiye ki ab kya karte hain.`,
  hindi: `${strong("नौकरी मिलेगी या नहीं")}: इसका वादा कोई नहीं कर सकता। देखिए कि आपके पास कितने नोटिस इसका नाम लेते हैं (ncs.gov.in), और वही कोर्स कर चुके दो लोगों से पूछिए कि अब क्या करते हैं।`,
};

export const HOW_TALL: Wording = {
  english: `${strong("Height, running, eyes")}: the standards stand in the notice of the recruitment or the employer; they differ for women and men.`,
  hinglish: `${strong("Height, daud, aankhein")}: inke maanak bharti ya company ke notice mein hote hain; mahilaon aur purushon ke liye alag hote hain.`,
  hindi: `${strong("लंबाई, दौड़, आँखें")}: इनके मानक भर्ती या कंपनी के नोटिस में होते हैं; महिलाओं और पुरुषों के लिए अलग होते हैं।`,
};

export const FEAR_IN_IT: Wording = {
  english: `${strong("The fear")}: say it at the training, and begin low and with somebody beside you; gear and practice take most of it. If it stays, ask me for work near it without that.`,
  hinglish: `${strong("Darr")}: training mein bata dijiye, kam se shuru kijiye aur kisi ke saath; saaman aur abhyas se zyadatar darr chala jaata hai. Phir bhi rahe to mujhse uske paas ka kaam poochiye jisme yeh na ho.`,
  hindi: `${strong("डर")}: ट्रेनिंग में बता दीजिए, कम से शुरू कीजिए और किसी के साथ; सामान और अभ्यास से ज़्यादातर डर चला जाता है। फिर भी रहे तो मुझसे उसके पास का काम पूछिए जिसमें यह न हो।`,
};
export const LEAVING_SCHOOL: Wording = {
  english: `${strong("Leaving school for it")}: no. Do it beside school for some months and keep what earns as an extra: Class 12 keeps the other doors open, also if this one pays late.`,
  hinglish: `${strong("Iske liye padhai chhodna")}: nahi. Kuch mahine padhai ke saath kijiye: Class 12 doosre darwaze khule rakhti hai, agar yahan kamai der se aaye tab bhi.`,
  hindi: `${strong("इसके लिए पढ़ाई छोड़ना")}: नहीं। कुछ महीने पढ़ाई के साथ कीजिए: Class 12 दूसरे दरवाज़े खुले रखती है, अगर यहाँ कमाई देर से आए तब भी।`,
};

export const TO_START_ALONE: Wording = {
  english: `${strong("To begin on your own")}: small, after some weeks beside somebody who does it. RSETI centres of banks in nearly every district train without a fee; registration is free at udyamregistration.gov.in, food also needs FSSAI (foscos.fssai.gov.in). Loans: udyamimitra.in.`,
  hinglish: `${strong("Apna shuru karna")}: chhote se, kisi karne wale ke saath kuch hafte seekhkar. Lagbhag har zile mein bank ke RSETI centre bina fees sikhate hain; registration udyamregistration.gov.in par free hai, khaane ki cheez ke liye FSSAI bhi (foscos.fssai.gov.in). Loan: udyamimitra.in.`,
  hindi: `${strong("अपना शुरू करना")}: छोटे से, किसी करने वाले के साथ कुछ हफ़्ते सीखकर। लगभग हर ज़िले में बैंक के RSETI केंद्र बिना फ़ीस सिखाते हैं; रजिस्ट्रेशन udyamregistration.gov.in पर मुफ़्त है, खाने की चीज़ के लिए FSSAI भी (foscos.fssai.gov.in)। लोन: udyamimitra.in।`,
};

export const AGE_FOR_NEET: Wording = {
  english: `${strong("NEET-UG")}: notices of late set no upper age, only 17 years as the lowest.`,
  hinglish: `${strong("NEET-UG")}: pichhle notice koi upari umar ki seema nahi rakhte, sirf kam se kam 17 saal.`,
  hindi: `${strong("NEET-UG")}: पिछले नोटिस कोई ऊपरी उम्र की सीमा नहीं रखते, सिर्फ़ कम से कम 17 साल।`,
};
