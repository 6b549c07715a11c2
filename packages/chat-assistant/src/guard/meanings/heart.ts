import {
  anyOf,
  CHILD,
  DRINK,
  FILL,
  FRIEND,
  gap,
  HEART,
  hindi,
  I,
  IS,
  KIN,
  MUCH,
  MY,
  maybe,
  NOT,
  OF,
  ONESELF,
  some,
  TO_ME,
  unless,
} from "../said-words.ts";
import type { Meaning } from "./meaning.ts";

const DEPRESSION = hindi("depression depresion dipression depresson depress depressed deprest avsad", "डिप्रेशन डिप्रैशन अवसाद डिप्रेस डिप्रेस्ड");
const PANIC = hindi("panic_attack panic_attacks anxiety_attack anxiety_attacks panik_attack", "पैनिक_अटैक एंग्जायटी_अटैक एंजाइटी_अटैक");
const ANXIETY = hindi("anxiety anxity angziety", "एंग्जायटी एंजाइटी एंग्ज़ाइटी");
const BREATH = anyOf("so very really completely totally just always feeling extremely also quite such");

/** Having no hope, or no strength left. */
export const HOPELESS: Meaning = {
  english: [
    `(?:i|im|i am|feel|feels|feeling|so|totally|completely|very|all|everything is|its all|life is|future is) (?:${BREATH} )*(?:hopeless|worthless|numb|empty|dead inside|broken|shattered|lifeless|unwanted|unloved|helpless)(?! (?:at|in|with|on) (?!life|side))`,
    "(?:no|lost all|lost|losing|lose) hope(?: left| anymore| in life| at all)?(?= (?:left|anymore|for me|in life|in my life|at all|now|after|i|and|$))|(?:there is|theres|have) no hope(?! of)|(?:lost|losing) (?:all )?hope(?! (?:of|in) (?!life|every|my|me))",
    `i (?:am|m|feel like|feel) (?:\\S+ )?(?:a |an |such a )*(?:burden|complete failure|total failure|failure|waste|loser|disappointment|useless|mistake|good for nothing|piece of (?:shit|crap|trash))(?! (?:in|at|with|on) (?!life|every|my ))|im (?:a |such a |just a )*(?:burden|failure|waste|loser|disappointment|mistake|good for nothing|useless)(?! (?:in|at|with|on) (?!life|every|my ))`,
    "(?:everything|all|my future|future|my career) is (?:all )?(?:over|finished|ruined|destroyed)(?: for me)?(?= (?:for me|after|now|because|since|i|my|$))",
    `(?:i am|im|i feel|feeling|feel|feels|i have|having|suffering from|suffering|going through|fighting|battling|struggling with|diagnosed with|in|due to my|because of my) (?:${BREATH} |been |in |with |from |a |severe |clinical )*(?:depressed|depression|depress|depressing thoughts)(?! (?:era|of 19\\S*|people|patients|economics))`,
    "(?:my|with|for) depression(?! (?:patients|research))|(?:need|want) (?:some )?help (?:with|for) (?:my )?(?:depression|anxiety|mental health)|(?:my|your) mental health (?:is )?(?:bad|worse|gone|destroyed|getting|not good|not ok)",
    "(?:i|we) (?:\\S+ )?(?:hate|hates) (?:myself|my life|my existence|who i am|my self|my body)|hate (?:myself|my life)|self ?hatred",
    "(?:panic|anxiety) (?:attack|attacks)(?! (?:patients|treatment|specialist|doctor))",
    "(?:cry|crying|cried) (?:every|all|daily|myself|whole|the whole|alone|in (?:my room|the bathroom|bathroom)|at night|for hours|a lot|so much)|cant stop crying|keep crying",
    "(?:nobody|no one|noone|none) (?:loves|love|wants|needs) me|(?:everyone|everybody|they all|all of them|people|all) (?:hate|hates) me|(?:i am|im) (?:all |so |completely )?alone (?:in (?:this|the) world|in life)",
    "(?:i|have) (?:have )?(?:no strength|no energy|no will) (?:left|to)|i (?:am broken|give up on everything|want to give up on everything)|i have (?:nobody|no one|noone)(?: left)?(?= (?:to talk|left|in|who|$))",
  ],
  hindi: [
    `${DEPRESSION}${some(FILL)} ${IS}`,
    `${DEPRESSION} ${hindi("me mein m mai", "में")}${unless(hindi("patient patients log logo ka_ilaj", "मरीज लोग लोगों का_इलाज"))}`,
    `${DEPRESSION} ${hindi("se", "से")} ${hindi("guzar* gujar* jujh* joojh* pareshan lad* grast gujr*", "गुजर* जूझ* परेशान लड़* ग्रस्त")}`,
    `${DEPRESSION}${some(FILL)} ${hindi("shikar ho_gaya ho_gayi feel lag rehta rehti chala chali jaa ja", "शिकार हो_गया हो_गई लग रहता रहती चला चली जा")}`,
    `${TO_ME}${some(FILL)} ${DEPRESSION}`,
    `${PANIC}${some(FILL)} ${hindi("aa* aya aye ho* hai", "आ* हो* है")}`,
    `${ANXIETY}${some(FILL)} ${hindi("hai ho hoti hota rehti aati", "है हो होती होता रहती आती")}`,
    `${hindi("umeed ummeed umid ummid asha aasha", "उम्मीद आशा")}${some(FILL)} ${hindi("nahi nahin nhi khatam khatm toot tut chhod", "नहीं खत्म टूट छोड़")}${unless(hindi("thi tha ki", "थी था कि"))}`,
    `${hindi("himmat himat hausla hosla hoshla taqat takat", "हिम्मत हौसला ताकत")}${some(FILL)} ${hindi("khatam khatm toot tut haar har nahi_bachi nahi_rahi nhi_bachi nhi_rahi", "खत्म टूट हार नहीं_बची नहीं_रही")}`,
    `${hindi("bardasht bardaasht bardast barsast bardash saha sahan sehan sehen jhela jhel seh sah", "बर्दाश्त बरदाश्त सहा सहन झेला झेल सह")}${some(FILL)} ${NOT}`,
    `${NOT} ${hindi("saha sehan sahan jhela bardasht bardaasht seh", "सहा सहन झेला बर्दाश्त सह")} ${hindi("jata jaata ja hota ho hoti pa sakta sakti sakungi sakunga", "जाता जा होता हो पा सकता सकती")}`,
    `${hindi("ab aur", "अब और")}${some(FILL)} ${NOT} ${hindi("sehna sehni sahna jhelna jhelni sahunga sahungi", "सहना सहनी झेलना झेलनी सहूंगा सहूंगी")}`,
    `${hindi("andar_se ander_se andr_se dil_se main mai poori_tarah puri_tarah", "अंदर_से भीतर_से मैं पूरी_तरह")}${some(FILL)} ${hindi("toot tut tuta toota tooti bikhar khokhla khokhli khali", "टूट टूटा टूटी बिखर खोखला खोखली")} ${hindi("gaya gya gayi gyi chuka chuki hu hun hoon", "गया गई चुका चुकी हूँ हूं")}`,
    `${hindi("main mai mein khud", "मैं खुद")}${some(FILL)} ${hindi("kisi kisii", "किसी")} ${hindi("kaam kam layak laayak kabil", "काम लायक काबिल")}${some(FILL)} ${NOT}`,
    `${hindi("kisi kisii", "किसी")} ${hindi("kaam kam layak laayak kabil", "काम लायक काबिल")}${some(FILL)} ${NOT} ${hindi("hu hun hoon raha rahi bacha", "हूँ हूं रहा रही बचा")}`,
    `${hindi("sab sabkuch sab_kuch", "सब सबकुछ सब_कुछ")}${some(FILL)} ${hindi("bekar bekaar bemani vyarth", "बेकार बेमानी व्यर्थ")} ${hindi("lag*", "लग*")}`,
    `${hindi("kisi kisii", "किसी")}${some(FILL)} ${hindi("zarurat jarurat zaroorat parwah parvah", "जरूरत परवाह")} ${NOT}`,
    `${MY}${some(FILL)} ${hindi("zarurat jarurat zaroorat parwah parvah", "जरूरत परवाह")} ${NOT}${some(FILL)} ${hindi("kisi kisii koi", "किसी कोई")}`,
    `${hindi("main mai mein", "मैं")}${some(FILL)} ${hindi("haar har", "हार")} ${hindi("chuka chuki gaya gayi gya gyi", "चुका चुकी गया गई")} ${hindi("hu hun hoon", "हूँ हूं")}`,
    `${hindi("main mai mein", "मैं")}${some(FILL)} ${hindi("bojh boj bojha nikamma nikammi bekar bekaar useless worthless failure loser manhoos nalayak", "बोझ निकम्मा निकम्मी बेकार फेलियर लूजर मनहूस नालायक")}`,
    `${hindi("bojh boj bojha", "बोझ")}${some(FILL)} ${hindi("hu hun hoon ban", "हूँ हूं बन")}`,
    `${hindi("mujhse mujh_se mujse mujhe", "मुझसे मुझे")}${some(FILL)} ${hindi("nafrat nafarat ghrina ghrna hate", "नफरत घृणा")}`,
    `${ONESELF}${some(FILL)} ${hindi("nafrat nafarat ghrina hate", "नफरत घृणा")}`,
    `${MY} ${hindi("koi koyi", "कोई")}${some(FILL)} ${NOT}`,
    `${hindi("koi koyi", "कोई")} ${NOT} ${hindi("hai h", "है")} ${MY}`,
    `${hindi("koi koyi kisi_ne", "कोई किसी_ने")}${some(FILL)} ${hindi("pyar pyaar prem", "प्यार प्रेम")} ${NOT}`,
    `${hindi("koi koyi kisi_ne", "कोई किसी_ने")} ${TO_ME}${some(FILL)} ${hindi("pasand chahta", "पसंद चाहता")} ${NOT}`,
    `${TO_ME} ${hindi("koi koyi", "कोई")}${some(FILL)} ${hindi("pasand pyar pyaar nahi", "पसंद प्यार नहीं")} ${hindi("nahi nhi karta chahta", "नहीं करता चाहता")}`,
    `${hindi("main mai mein", "मैं")}${some(FILL)} ${hindi("rota roti", "रोता रोती")} ${hindi("hu hun hoon rehti rehta rahti", "हूँ हूं रहती रहता")}`,
    `${hindi("rona rone", "रोना रोने")} ${OF}${some(FILL)} ${HEART}`,
    `${hindi("rona rone roti rota royi ro", "रोना रोने रोती रोता रो")}${some(FILL)} ${hindi("aata aati aa rehti rehta rahti rahta_hu roz", "आता आती आ रहती रहता रोज")}${unless(hindi("wali wala acting", "वाली वाला एक्टिंग"))}`,
    `${hindi("roz raat_ko raat_bhar har_raat din_raat har_roz hamesha akele akele_me chupke", "रोज रात_को रात_भर हर_रात दिन_रात हर_रोज हमेशा अकेले")}${some(FILL)} ${hindi("rota roti rone rona ro", "रोता रोती रोने रोना रो")}`,
    `${hindi("ghut", "घुट")} ${hindi("ghut", "घुट")} ${OF}`,
  ],
};

const SUBSTANCE = hindi(
  "drugs drug ganja charas smack heroin weed sharab daru alcohol cigarette cigarettes cigrate smoking gutka gutkha tambaku tobacco vaping vape nasha nashe nashedi whitener solution beedi bidi porn",
  "ड्रग्स ड्रग गांजा चरस स्मैक हेरोइन शराब दारू सिगरेट गुटखा तंबाकू तम्बाकू नशा नशे नशेड़ी बीड़ी पोर्न",
);
const HABIT = hindi("aadat adat aadi aadat_lag lat addict addicted addiction", "आदत लत आदी एडिक्ट एडिक्शन");
const SCREEN = hindi(
  "mobile phone game games gaming pubg freefire instagram insta reels youtube social_media",
  "मोबाइल फोन गेम गेमिंग पबजी इंस्टाग्राम रील",
);
const SUBSTANCES = anyOf(
  "drugs drug alcohol weed marijuana ganja heroin cocaine smoking cigarettes cigarette nicotine tobacco gutka vaping drinking pills sharab daru porn nasha",
);

/** A habit that cannot be left. */
export const ADDICTED: Meaning = {
  english: [
    `addict(?:ed|ion) (?:to|of|with) (?:\\S+ )?${SUBSTANCES}`,
    `${SUBSTANCES}${gap(3)} (?:cant|cannot|unable to|not able to) (?:stop|quit|leave)`,
    `i (?:smoke|drink|inject|vape|snort)(?: \\S+)? (?:${SUBSTANCES}|daily|every ?day|a lot)`,
    `(?:my|i have(?: an?)?) (?:${SUBSTANCES} )addiction|i (?:am|m|became|have become) (?:a |an )?(?:drug |porn )?(?:addict|alcoholic)`,
    `(?:cant|cannot|unable to|not able to|how (?:to|do i|can i)|want to|help me|trying to) (?:stop|quit|leave|give up)(?: taking| doing| using| watching| my)? ${SUBSTANCES}`,
    "i (?:am doing|do|use|take|took|started|tried|started taking|have been taking|am taking) (?:drugs|cocaine|heroin|weed|ganja|charas|smack)(?! (?:inspector|test))",
    "(?:addicted|addiction) (?:to|of) (?:my )?(?:phone|mobile|gaming|games|pubg|instagram|reels|social media)(?: \\S+){0,6} (?:stop|help|cant|study|leave|ruin\\S*|quit)",
  ],
  hindi: [
    `${SUBSTANCE}${gap(3)} ${HABIT}`,
    `${SUBSTANCE}${some(FILL)} ${hindi("peeta peeti leta leti karta karti", "पीता पीती लेता लेती करता करती")} ${hindi("hu hun hoon", "हूँ हूं")}`,
    `${SUBSTANCE}${some(FILL)}${maybe(NOT)}${some(FILL)} ${hindi("chhut chhoot chut chhodna chhodni chodna chodni chhod chod chhudana chhudani chhute chhode chhodu", "छूट छोड़ना छोड़नी छोड़ छुड़ाना छूटती छोड़ूं")}`,
    `${CHILD}${gap(2)} ${SUBSTANCE}${some(FILL)} ${hindi("karne karta karti peene peeta peeti pita piti lene leta leti", "करने करता करती पीने पीता पीती लेने लेता लेती")}`,
    `${KIN}${some(FILL)} ${hindi("drugs drug ganja charas smack heroin nasha", "ड्रग्स गांजा चरस स्मैक नशा")}${some(FILL)} ${hindi("leta lete leti karta karte peeta peete", "लेता लेते करता करते पीता पीते")}`,
    `${I}${some(FILL)} ${SUBSTANCE}${some(FILL)} ${hindi("peeta peeti pita piti leta leti karta karti lene peene", "पीता पीती लेता लेती करता करती लेने पीने")}`,
    `${SCREEN}${some(FILL)} ${HABIT}${gap(3)} ${hindi("chhut chhoot chut chhod* chod* padh* padhai", "छूट छोड़* पढ़*")}`,
  ],
};

const PRESSURE = hindi(
  "tension tenshun stress pressure preshar dabav dabaav tanav chinta tnav anxiety",
  "टेंशन टेन्शन स्ट्रेस प्रेशर दबाव तनाव चिंता",
);
const FEAR = hindi("dar darr ghabrahat ghabrahahat ghabrat", "डर घबराहट भय");
const SAD = hindi(
  "udaas udas dukhi pareshan paresan preshan akela akeli akelapan sad tanha nirash niraash hatash lonely bechain stressed depressing",
  "उदास दुखी परेशान अकेला अकेली अकेलापन तन्हा निराश हताश बेचैन",
);
const ONE_IS = hindi(
  "hu hun hoon ho_gaya ho_gayi ho_gya ho_gyi rehta rehti rahta rahti mehsoos mahsus feel lag lagta lagti ho_raha ho_rahi",
  "हूँ हूं हो_गया हो_गई रहता रहती महसूस लग लगता लगती हो_रहा हो_रही",
);
const COMES = hindi(
  "ho_rahi ho_rhi ho_raha ho_rha hoti hota lag_raha lag_rha lag_rahi lagta lagti aa_rahi aa_raha bahut rehti rehta hai h",
  "हो_रही हो_रहा होती होता लग_रहा लग_रही लगता लगती आ_रही आ_रहा बहुत रहती रहता है",
);
const TRIAL = hindi(
  "exam exams exm paper papers board boards result rezult neet jee upsc padhai padhne school college future test fail marks percentage ghar career papa mummy parents bhavishya kota hostel sab logo",
  "एग्जाम परीक्षा पेपर बोर्ड रिजल्ट परिणाम नीट जेईई पढ़ाई पढ़ने स्कूल कॉलेज भविष्य टेस्ट फेल नंबर घर करियर पापा मम्मी",
);
const TIRED = hindi("thak thakk thk", "थक");
const TO_ME_OR_OF = hindi("mujhse mujhko mujse mujh_se mere_se meri_wajah", "मुझसे मेरे_से मुझको");
const BREATHS = "(?:so |very |really |too |just |always |mentally |emotionally |extremely )*";
const LOVED = anyOf(
  "friend friends bestie classmate roommate brother sister grandmother grandfather grandma grandpa dadi dada nani nana cousin boyfriend girlfriend uncle aunt teacher",
);
const DIED = "(?:has |have |just |had )*(?:died|dead|passed away|expired|is no more|is dead|is gone forever)";
const SCOLD = "(?:kill|murder|throw|beat|scold|hate|disown|kick|skin)";

/** Fear, pressure or loneliness, short of despair. */
export const STRAINED: Meaning = {
  english: [
    `(?:son|daughter|child|kid)(?: \\S+){0,10} (?:sleeps all day|sleeping all day|in (?:his|her) room all day|(?:locks|locked|shuts) (?:himself|herself)|(?:stopped|not|doesnt|wont) (?:talking|eating|speaking|talk|eat|speak)(?! english)|leave me alone|cut off from (?:friends|everyone|us)|withdrawn|very sad|always crying)`,
    `(?:son|daughter|child|kid)(?: \\S+){0,4} (?:scared|afraid|anxious|nervous|panics|cries|crying)(?: \\S+){0,3} (?:exams?|school|results?|marks|boards|fail\\S*|tests?)`,
    "(?:i am|im) not (?:ok|okay|fine|alright|doing well|feeling well mentally|happy with (?:myself|life|my life))(?! with)",
    "(?:nobody|no one|noone) (?:understands|likes|cares about|talks to|listens to|supports|believes in|understand|like) (?:me|my|us|$)",
    "(?:i have|ive|i got) (?:no|zero) friends?|i (?:dont|do not) have (?:any )?(?:friends?|anyone to talk|anybody to talk|someone to talk)",
    "tele ?manas|14416|(?:what is|whats|call|call to|about|kya hai) 1098|1098(?= (?:kya|number|par|pe|free|$))|child ?line|(?:give|need|want|suicide|mental health|what is|which|any|depression|student|women|please|girls)(?: \\S+){0,2} helpline(?: number)?|helpline (?:number|no|chahiye|please|for (?:students|me|depression|suicide|stress|girls))|^ helpline",
    "(?:im|i am|i feel|feel|feeling|i get|ive been|i have been|am|(?<=^ )(?:so|very|too)) (?:so |very |really |too |always |just |feeling |extremely |getting |a bit |also )*(?:stressed|stressed out|anxious|overwhelmed|scared|worried|lonely|sad|nervous|burnt out|burned out|exhausted|frustrated|demotivated|panicking|afraid|ashamed|upset|low(?! (?:in|on|at))|homesick|tensed|terrified|guilty)(?! about (?:the |my )?(?:fees?|salary|cost|costs|scope|money|loan|admission|eligibility))(?! of (?!exam|fail|result|board|future|my |what |people|everything|neet|jee|studies|school|marks|it |this|not |me |life))",
    "(?:exam|exams|boards?|neet|jee|study|studies|parents|parental|family|peer|result|academic|school) (?:pressure|stress|tension|fear|anxiety|phobia|depression)(?! (?:counsell?ors?|management|relief|job|career))",
    `(?:hands?|legs|body) (?:shake|shakes|shaking|tremble|trembles|trembling)(?: \\S+){0,4} (?:exams?|tests?|papers?|viva|boards?)|(?:before|during) (?:\\S+ ){0,2}(?:exams?|tests?|papers?|viva|boards?)(?: \\S+){0,4} (?:hands? (?:shak|trembl)\\S*|heart (?:beats fast|races|racing|pounds|pounding)|(?:cant|cannot) breathe|panic)`,
    "(?:is|are) (?:killing|crushing|suffocating|choking|breaking) me",
    "(?:cant|cannot|not able to|unable to) (?:sleep|concentrate|focus|study(?! (?:(?:for |so |too |very |such |a |any )*(?:long\\S*|many|more|much|hard|mbbs|science|maths|biology|commerce|medicine|engineering)|further|ahead|beyond|abroad|outside|because of (?:money|fees|poverty)|due to (?:money|fees|poverty|financial)) )|cope|breathe|handle)(?: \\S+)?",
    "(?:disappointed|let down|failed|disappointing|failing) my (?:parents|family|papa|mom|dad|mother|father)",
    `(?:parents?|dad|mom|father|mother|papa|mummy|family|they)(?: \\S+){0,3} ${SCOLD} me (?:out )?(?:if|when|for|because|over|after)`,
    "(?:parents|mom and dad|mummy papa)(?: \\S+){0,3} (?:fight|fighting|fights|quarrel|argue|divorcing|getting divorced|getting a divorce|are separating|shout)",
    "(?:parents?|dad|mom|father|mother|papa|mummy|family|relatives)(?: \\S+){0,2} (?:compare|compares|comparing|scold|scolds|scolding|taunt|taunts|taunting|shout|shouts|shouting|yell|yells|insult|insults|hate|hates) (?:me|at me|on me|us)",
    "(?:everyone|everybody|people|they|relatives|teachers?|parents?|papa|dad|father|mother|mom|family|friends|sir)(?: \\S+){0,2} (?:says?|said|saying|thinks?|tells me|told me)(?: that)? i (?:will|would|can|could|am going to) (?:fail|never|not|do nothing|become nothing|amount to nothing|only fail)(?! (?:need|have to|be able to (?:join|sit|apply)))",
    "(?:keep|keeps|always|constantly) (?:comparing|compare|taunting|taunt|scolding|insulting|mocking|laughing at)(?: (?:me|us|my \\S+))?(?= (?:$|with|to|and|because|me|us|my))",
    "(?:feel|feeling|felt|want) (?:like |to )?cry(?:ing)?(?! (?:baby|out))",
    `(?:i am|im|i m|i feel|i felt|feel|feeling) (?:so |very |really |too |always |just |feeling |all |totally |completely |extremely |left )*(?:alone|isolated|left out)(?! (?:of (?:science|commerce|arts|the (?:list|team|merit))|child|son|daughter|earner|earning|responsible|brother|sister|who|in (?:wanting|choosing|my family|this field|(?!my |this |the |our )\\S+ (?:class|batch|field))|enough|at (?:work|my)|and (?:i )?(?:like|enjoy|happy|love)|person))`,
    `(?:i am|im|i m|i feel|feeling|am) ${BREATHS}tired(?! (?:of|from|easily|quickly|when|by|after|working|being (?:a|an)) )|(?:tired|exhausted) (?:of|from|by) (?:all this|it all|trying|fighting|pretending|people|this(?= $))`,
    "(?:parents?|father|dad|papa|mother|mom|mummy|family|they|he|she)(?: \\S+){0,3} (?:never|not|arent|isnt|wont|cant|will never|dont)(?: \\S+)? (?:happy|proud|satisfied|pleased)(?: \\S+)? (?:with|of|by) me(?! (?:taking|choosing|doing|becoming|going|joining))|(?:nothing i do is|i am never|im never|never) (?:good )?enough for (?:them|my (?:parents|family|father|mother|dad|mom)|anyone|papa|mummy)",
    `my (?:\\S+ )?${LOVED} ${DIED}(?: (?:last|this|yesterday|today|recently|suddenly|in|ago|\\d+|two|three|few|a|month|months|week|weeks|year|years|days?|night|accident|an|and i miss (?:him|her)))*(?= $)|i miss my (?:\\S+ )?(?:dead|late) \\S+`,
    "(?:need|want|looking for|can i get)(?: (?:to|a|an|some|talk|speak|see|someone|with))* (?:therapist|therapy|counsell?or to talk|counsell?ing for (?:stress|mental|anxiety|me)|someone to talk|somebody to talk|psychiatrist|mental help|emotional support)(?! (?:job|career|course|salary|kaise))",
    "(?:i|im|am|feel|feeling|totally|completely) (?:am |so |totally |completely |feeling )*(?:burnt out|burned out|having a breakdown|breaking down|heart ?broken)|(?:mental|nervous|emotional|having a|had a|my) breakdown(?! (?:of|service|van))|(?:my|after|had a|had|a) break ?up",
  ],
  hindi: [
    `${MUCH}${some(FILL)} ${PRESSURE}`,
    `(?<! (?:se|से) )${MUCH} ${FEAR}`,
    `${MUCH}${some(FILL)} ${SAD}`,
    `${PRESSURE}${some(FILL)} ${COMES}`,
    `${TO_ME}${some(FILL)} ${FEAR} ${COMES}(?! (?:(?:hai|h|he|है) )?(?!${TRIAL} )\\S+ (?:se|से) )`,
    `${TRIAL}${gap(3)} ${FEAR}`,
    `(?<! (?:running|daud|physical|medical|fitness|दौड) )${TRIAL}${gap(5)} ${hindi("haath_kaanp* hath_kaanp* hath_kanp* haath_kanp* haath_pair_kaanp* hath_pair_kanp* saans_phool* sans_phool* saans_ful* sans_ful* dil_zor* dil_tez*", "हाथ_कांप* हाथ_काँप* सांस_फूल* साँस_फूल* दिल_जोर* दिल_तेज*")}`,
    `${TRIAL}${some(FILL)} ${PRESSURE}${unless(hindi("handle free", "संभाल"))}`,
    `${SAD}${some(FILL)} ${ONE_IS}`,
    `${hindi("neend nind neendh", "नींद")}${some(FILL)} ${NOT}`,
    `${hindi("pagal", "पागल")} ${hindi("ho_raha ho_rahi ho_jaunga ho_jaungi ho_jau ho_rha", "हो_रहा हो_रही हो_जाऊंगा हो_जाऊंगी हो_जाऊं")}`,
    `${hindi("mar marr", "मर")} ${hindi("raha rahi rha rhi", "रहा रही")} ${hindi("hu hun hoon", "हूँ हूं")}`,
    `${hindi("padhai padhne padai padhayi parhai study", "पढ़ाई पढ़ने")}${some(FILL)} ${hindi("man mann dil", "मन दिल")}${some(FILL)} ${NOT}`,
    `${hindi("koi koyi", "कोई")}${gap(4)} ${hindi("samajhta samajhte samjhta samjhte samajhti sunta sunte", "समझता समझते समझती सुनता सुनते")}`,
    `${hindi("koi ek_bhi", "कोई एक_भी")} ${hindi("dost friend", "दोस्त")} ${NOT}`,
    `${KIN}${gap(3)} ${hindi("maar_denge mar_denge maar_dalenge mar_dalenge maar_dega mar_dega maar_degi mar_degi maarenge marenge jaan_le_lenge maar_dalega mar_dalega", "मार_देंगे मार_डालेंगे मार_देगा मार_डालेगा मार_देगी मारेंगे")}`,
    `${KIN}${gap(3)} ${hindi("daant_rahe daant_rahi daant_raha dant_rahe dant_rahi dant_raha daantte dantte datte daant_te dant_te gussa chillate chilate taana taane tane tulna compare", "डांट_रहे डांट_रही डांट_रहा डांटते डाँटते गुस्सा चिल्लाते ताना ताने तुलना")} ${hindi("hai hain karte karta karti maarte marte dete deti ho", "है हैं करते करता करती मारते देते देती हो")}`,
    `${hindi("bezzati beizzati beijjati bejjati insult mazak majak", "बेइज्जती बेज्जती मजाक")}${some(FILL)} ${hindi("karte karta karti udate udata udati uda", "करते करता करती उड़ाते उड़ाता उड़ाती उड़ा")} ${hindi("hai hain he rahe", "है हैं रहे")}`,
    `${hindi("bola boli bole kaha kehte kehta kehti bolte bolta bolti", "बोला बोली बोले कहा कहते कहता कहती बोलते")}${gap(2)} ${hindi("main mai tu tum mujhse", "मैं तू तुम मुझसे")} ${hindi("kuch kuchh kabhi", "कुछ कभी")}${gap(2)} ${NOT} ${hindi("kar ban hoga karega paega", "कर बन होगा करेगा पाएगा")}`,
    `${hindi("ghar school", "घर स्कूल")}${some(FILL)} ${hindi("jane jaane jana jaana", "जाने जाना")}${some(FILL)} ${hindi("man mann himmat dil", "मन हिम्मत दिल")}${some(FILL)} ${NOT}`,
    `${KIN}${gap(3)} ${hindi("baat bat", "बात")} ${NOT} ${hindi("karte karta karti kar_rahe kar_rahi kar_raha", "करते करता करती कर_रहे कर_रही कर_रहा")}`,
    `${hindi("taane tane", "ताने")} ${hindi("maarte marte dete", "मारते देते")}`,
    `${KIN}${gap(3)} ${hindi("ladte jhagda jhagadte ladai jhagde talaq jhagra", "लड़ते झगड़ा झगड़ते लड़ाई तलाक")}`,
    `${hindi("ghar", "घर")}${some(FILL)} ${hindi("jhagda jhagde jhagra ladai kalesh klesh", "झगड़ा झगड़े लड़ाई क्लेश")}`,
    `${KIN}${gap(3)} ${DRINK} ${hindi("peete pite peeta pita pee pi", "पीते पीता पी")}`,
    `${hindi("low_feel feel_low", "लो_फील")}`,
    `${hindi("main mai mein", "मैं")}${some(FILL)} ${hindi("theek thik ok okay", "ठीक")} ${NOT} ${hindi("hu hun hoon", "हूँ हूं")}`,
    `${hindi("log", "लोग")} ${hindi("kya", "क्या")} ${hindi("kahenge bolenge sochenge", "कहेंगे बोलेंगे सोचेंगे")}`,
    `${hindi("rona ro", "रोना रो")} ${hindi("aa aata aati raha rahi", "आ आता आती रहा रही")}${unless(hindi("wali wala acting", "वाली वाला एक्टिंग"))}`,
    `${hindi("sharm sharam", "शर्म")}${some(FILL)} ${hindi("aati aa aata", "आती आ आता")}`,
    `${hindi("counsellor counselor kaunslar therapist psychologist kisi", "काउंसलर थेरेपिस्ट मनोवैज्ञानिक किसी")} ${hindi("se", "से")} ${hindi("baat baate bat", "बात")} ${hindi("karni karna krni", "करनी करना")}`,
    `(?<! (?:job|naukri|kaam|coding|office|shifts?|duty|duties|bpo|center|centre|company|kitchen|field|nights?|travel|teaching|sales|marketing|chal|bhag|dhoondh|dhundh|dhund|business|काम|नौकरी|शिफ्ट|ड्यूटी)(?: (?:se|kar|kr|ke|karke|dhundh|से|कर|के)){1,2} )${TIRED} ${hindi("gaya gayi gya gyi chuka chuki", "गया गई चुका चुकी")} ${hindi("hu hun hoon", "हूँ हूं")}(?! (?:\\S+ ){0,4}(?:job|naukri|kaam|shift|office|नौकरी|काम|शिफ्ट) )`,
    `${KIN}${gap(4)} ${hindi("khush", "खुश")} ${NOT} ${hindi("honge hote hoti hota hoge hongi hain hai hue", "होंगे होते होती होता हैं है हुए")}${some(FILL)} ${TO_ME_OR_OF}`,
    `${KIN}${gap(3)} ${TO_ME_OR_OF}${gap(2)} ${hindi("khush", "खुश")} ${NOT}`,
    `${MY}${gap(1)} ${hindi("dost saheli friend bhai behen behan dadi dada nani nana beti beta", "दोस्त सहेली भाई बहन दादी दादा नानी नाना")}${some(FILL)} ${hindi("mar_gaya mar_gayi guzar_gaya guzar_gayi gujar_gaya gujar_gayi nahi_raha nahi_rahi chal_basa chal_basi", "मर_गया मर_गई गुजर_गया गुजर_गई नहीं_रहा नहीं_रही चल_बसा चल_बसी")}(?= (?:$|\\S+ $))`,
    `${hindi("dil jee", "दिल जी")} ${hindi("ghabrata ghabra ghabraata toot tut", "घबराता घबरा टूट")}`,
  ],
};

const KIN_OR_FRIEND = `(?:${KIN}|${FRIEND}|${hindi("dadi nani pota", "दादी नानी")})`;
const LOST_ONE = anyOf(
  "friend friends bestie classmate roommate brother sister grandmother grandfather grandma grandpa dadi dada nani nana cousin boyfriend girlfriend uncle aunt teacher father mother dad mom papa mummy parents husband wife son daughter",
);

/** Having lost somebody: what weighs then is no examination. */
export const BEREAVED: Meaning = {
  english: [
    `my (?:\\S+ ){0,2}${LOST_ONE}(?: \\S+){0,2} ${DIED}`,
    `(?:death|loss|demise) of my (?:\\S+ )?${LOST_ONE}|(?:i|we|have|just) (?:have |just )?lost my (?:\\S+ )?${LOST_ONE}|(?:i am|im|still) grieving`,
  ],
  hindi: [
    `${MY}${gap(1)} ${KIN_OR_FRIEND}${gap(3)} ${hindi("mar_gaya mar_gayi mar_gaye guzar_gaya guzar_gayi guzar_gaye gujar_gaya gujar_gayi gujar_gaye nahi_raha nahi_rahi nahi_rahe chal_basa chal_basi chal_base dehant mrityu maut", "मर_गया मर_गई मर_गए गुजर_गया गुजर_गई गुजर_गए नहीं_रहा नहीं_रही नहीं_रहे चल_बसा चल_बसी चल_बसे देहांत मृत्यु मौत")}`,
  ],
};
