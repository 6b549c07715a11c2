/** A word as it stands in a list: "_" is a space within it, "*" any ending. */
const spelt = (word: string): string => word.replaceAll("_", " ").replaceAll("*", "\\S*");

/** Any word of a list. */
export const anyOf = (list: string): string => `(?:${list.split(" ").map(spelt).join("|")})`;

/** A word of Hindi, or one that Hindi has borrowed: its spellings in Latin letters, and those in Devanagari. Neither may be left out. */
export const hindi = (latin: string, devanagari: string): string => anyOf(`${latin} ${devanagari}`);

/**
 * What stands behind another word: one that must not; one that may; so many of any kind; some of a kind. "Some" is up to four and never
 * fewer: patterns of a smaller bound are written out again and again by the engine, and take long to make ready.
 */
export const unless = (word: string): string => `(?! ${word} )`;
export const maybe = (word: string): string => `(?: ${word})?`;
export const gap = (most: number): string => `(?: \\S+){0,${most}}`;
export const some = (word: string): string => `(?: ${word}){0,4}`;

// Who.
export const I: string = hindi(
  "i im ive ill id main mai mein mujhe mujhko muje mujh mje maine mene hum ham hame hume",
  "मैं मुझे मुझको मुझ मैंने हम हमें",
);
export const TO_ME: string = hindi("mujhe mujhko muje mujhse mje muze hame hume hamko humko", "मुझे मुझको मुझसे हमें हमको");
export const MY: string = hindi("mera meri mere my apna apni apne hamari hamara hamare humari", "मेरा मेरी मेरे अपना अपनी अपने हमारी हमारे");
export const ONESELF: string = hindi(
  "khud khudko khud_ko khudki apne_aap apne_aap_ko apneaap apne_ap apne_ap_ko apna_aap apne_ko myself",
  "खुद खुद_को खुदको अपने_आप अपने_आप_को अपनेआप अपने_को",
);
export const KIN: string = hindi(
  "papa papaji pita pitaji baap bapu abbu father dad daddy mummy mumma mother mom mum maa ammi parents parent uncle chacha chachu chachaji mama mamaji fufa mausa tau tauji aunty chachi mausi bua bhai bhaiya brother husband pati saas sasural teacher teachers sir madam coach boyfriend bf stepfather stepmother step_father step_mother step_mom step_dad stepmom stepdad sauteli sautela family ghar_wale gharwale ghar_valo gharvalo cousin jija padosi neighbour neighbor seniors senior warden principal dada nana",
  "पापा पिता पिताजी बाप अब्बू मम्मी माँ अम्मी माता पेरेंट्स चाचा चाचाजी चाचू मामा मामाजी फूफा मौसा ताऊ भाई भैया पति सास ससुराल टीचर मास्टर सर मैडम कोच बॉयफ्रेंड अंकल आंटी सौतेली सौतेला घर_वाले घरवाले घर_वालों घरवालों परिवार पड़ोसी सीनियर वार्डन प्रिंसिपल जीजा दादा नाना",
);
export const FRIEND: string = hindi(
  "friend friends frnd bestie dost saheli sister brother cousin didi behen bahan behan bhai classmate roommate girlfriend boyfriend gf bf son daughter beta beti student neighbour neighbor padosi husband wife mother father mom dad mummy papa",
  "दोस्त सहेली बहन दीदी भाई बेटा बेटी पड़ोसी मम्मी पापा माँ",
);
export const CHILD: string = hindi(
  "son daughter child kid beta bete beti betiya bachcha bachche bacha bacche ladka ladke ladki",
  "बेटा बेटे बेटी बच्चा बच्चे लड़का लड़के लड़की",
);
export const PEOPLE: string = hindi(
  "people persons person patient patients student students children child kids kid women woman girls girl men boys teens teenagers youth victim victims survivor survivors others those anyone farmers addict addicts users logo log logon bacho bachcho bachon bache bacchon mahilaon auraton marij mareej dusro dusron kisano",
  "लोग लोगों मरीज मरीजों बच्चे बच्चों छात्र छात्रों महिलाओं औरतों दूसरों किसानों",
);

// Small words.
export const NOT: string = hindi("nahi nahin nhi nai nahe nay ni na mat nhin not no without bina", "नहीं ना न मत बिना");
export const IS: string = hindi("hai he h hain hu hun hoon ho tha thi the", "है हैं हूँ हूं हुं हो था थी थे");
export const OF: string = hindi("ka ki ke k", "का की के");
export const FROM: string = hindi("se", "से");
export const TO: string = hindi("ko ke", "को के");
export const MUCH: string = hindi(
  "bahut bohot bohat boht bht bahot bhot itna itni itne kafi zyada jyada so very really too ekdum bilkul puri pura poori",
  "बहुत इतना इतनी काफी ज्यादा एकदम बिल्कुल पूरी",
);
/** Words that change nothing of what is said. */
export const FILL: string = hindi(
  "ab aab ek ik to toh bhi hi ye yeh wo voh kuch koi kya kyu aur roz roj daily har din raat har_din kabhi kabhi_kabhi hamesha abhi aaj kal bas sirf sach sachi me mein par pe ki ka ke ko se ne sab hai h mujhe muje mujhse mujse mera meri mere main mai yaar sir bahut bohot boht bht itna itni zyada jyada ekdum bilkul rahi raha rha rhi ho",
  "अब एक तो भी ही ये यह वो वह कुछ कोई क्या क्यों और रोज हर दिन रात कभी हमेशा अभी आज कल बस सिर्फ सच में पर पे की का के को से ने सब है मुझे मेरा मेरी मेरे मुझसे मैं यार सर बहुत इतना इतनी ज्यादा एकदम बिल्कुल रही रहा हो",
);

// What is wished and done.
export const WANT: string = anyOf(
  "want wants wanna wana wanted wanting wnt wish wishes wished wishing going gonna gona ready rather better need tempted urge plan plans planning planned think thinking thought thoughts feel feels feeling feel_like feels_like felt_like trying tried try hope hoping decided about deserve deserves should might_as_well",
);
export const TO_DO: string =
  "(?:(?:to|too|2|of|about|that|like|i|he|she|they|we|could|would|should|can|will|just|really|only|also|so|badly|be) ){0,4}";
export const WANTS: string = hindi(
  "chahta chahti chahte chahata chahati chahu chahun chata chati chate chahiye chahie chaiye chah",
  "चाहता चाहती चाहते चाहूँ चाहूं चाहिए चाहिये चाह",
);
export const HEART: string = hindi(
  "man mann mn dil iccha ichha icha ichchha khayal khyal khayaal kheyal vichar soch thought thoughts jee ji mood chah chahat",
  "मन दिल इच्छा ख्याल खयाल विचार सोच जी मूड चाह चाहत",
);
export const DYING: string = hindi(
  "marna marne marni mrna mrne mar_jana mar_jane mar_hi_jana mar_jaane",
  "मरना मरने मर_जाना मर_जाने मर_ही_जाना",
);
export const LIVING: string = hindi(
  "jeena jeene jeenay jina jine jini jeeni zinda_rehna zinda_rehne zinda_rahna zinda_rahne jinda_rehne",
  "जीना जीने जीनी जिंदा_रहना जिंदा_रहने",
);
export const LIFE: string = hindi("zindagi zindgi jindagi zindegi jeevan jivan life lyf", "जिंदगी ज़िन्दगी जीवन लाइफ");
export const SUICIDE: string = hindi(
  "suicide suicides suicde suicied sui_side sucide suiside suside sucied suicid susaid soosaid khudkushi khudkhushi khudkashi khud_kushi khud_khushi aatmahatya atmahatya atamhatya aatma_hatya atma_hatya atmhatya",
  "आत्महत्या आत्म_हत्या आत्मह्त्या खुदकुशी खुद_कुशी सुसाइड सूसाइड सुसाईड",
);
export const USE: string = hindi(
  "matlab fayda faida fayada wajah vajah reason himmat sahara maksad haq point taqat takat",
  "मतलब फायदा वजह हिम्मत सहारा मकसद हक ताकत",
);
export const ENDED: string = hindi("khatam khatm khtm katam finish over end ended", "खत्म ख़तम खतम");
export const POISON: string = hindi(
  "zeher zahar zehar jahar zahr jeher phenyl phenol harpic acid tezab keetnashak poison dettol savlon kerosene",
  "जहर ज़हर फिनाइल फिनायल हार्पिक तेजाब एसिड कीटनाशक डेटॉल",
);
export const PILLS: string = hindi(
  "goli goliya goliyan goliyaan golian tablet tablets pills pill dawai dawaiyan dawa medicines",
  "गोली गोलियां गोलियाँ टेबलेट टैबलेट दवाई दवाइयां दवा",
);
export const MARRIAGE: string = hindi(
  "shadi shaadi sadi vivah byah byaah biyah nikah rishta sagai marriage",
  "शादी विवाह ब्याह निकाह रिश्ता सगाई",
);
export const DRINK: string = hindi("sharab daru daaru daru_sharab sharaab nasha nashe alcohol", "शराब दारू दारु नशा नशे");
export const WITH_ME: string = hindi(
  "mere_sath mere_saath mere_sth mujhse mere_se mujhe humare_sath hamare_sath",
  "मेरे_साथ मुझसे मेरे_से मुझे हमारे_साथ",
);
