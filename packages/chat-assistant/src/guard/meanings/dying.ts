import {
  anyOf,
  CHILD,
  DYING,
  ENDED,
  FILL,
  FRIEND,
  gap,
  HEART,
  hindi,
  I,
  IS,
  LIFE,
  LIVING,
  MY,
  maybe,
  NOT,
  OF,
  ONESELF,
  PILLS,
  POISON,
  SUICIDE,
  some,
  TO,
  TO_DO,
  TO_ME,
  USE,
  unless,
  WANT,
  WANTS,
} from "../said-words.ts";
import type { Meaning } from "./meaning.ts";

const MYSELF = anyOf("myself my_self my_self himself herself themselves themself urself");
const MY_LIFE = "(?:my|his|her|their|this|our) (?:own )?(?:life|lyf|existence|pain|suffering|story)";
const DIE = anyOf("die dying be_dead b_dead being_dead suicide kms");
const HIGH_PLACE = anyOf(
  "building bridge roof rooftop terrace balcony floor cliff window train trains metro track tracks rail river well flyover tower",
);

const GO = hindi(
  "jau jaun jaau jaaun jaunga jaungi jaonga jaongi jaoonga jaoongi jaunge jau_kya jana jaana jane ja jata jati jate jaye jaayein jayenge gaya_hota gayi_hoti",
  "जाऊ जाऊँ जाऊंगा जाऊंगी जाउंगा जाउंगी जाना जाने जाता जाती जाए जायें जाएंगे गया_होता गई_होती",
);
const END = hindi(
  "khatam khatm khtm katam maar mar mita nuksan nuksaan chot takleef takliff kaat kat jala saza hurt cut maarke marke",
  "खत्म खतम मार मिटा नुकसान चोट तकलीफ काट जला सजा",
);
const DEATH = hindi("maut mout mot mrityu", "मौत मृत्यु");
const HANGING = hindi("fansi faansi phansi phaansi fanda phanda fasi", "फांसी फाँसी फंदा फन्दा फंदे");
const JUMP = hindi("kood kud kudna koodna kudne koodne koodkar chhalang chalang jump", "कूद कूदना कूदने कूदकर छलांग");
const HIGH = hindi(
  "chhat chat chhath terrace building bilding pul bridge train rail patri metro nadi kua kuan kuen manzil manjil balcony hostel roof",
  "छत बिल्डिंग पुल ट्रेन रेल पटरी मेट्रो नदी कुआं कुएं मंजिल बालकनी हॉस्टल",
);
const BLADE = hindi("nas nass nas_ko naas kalai haath hath haathon hathon wrist", "नस कलाई हाथ हाथों");
const CUT = hindi(
  "kaat kat kaatna katna kaatne katne kaatta kaatti katta katti kaatu katu kaat_li kat_li kaata kata kaati kati",
  "काट काटना काटने काटता काटती काटा काटी",
);
const TAKE = hindi(
  "kha khana khaana khane khau khaun khaunga khaungi khalu khalunga khalungi khaya pi pee peena peene piu pilu pilunga le lelu",
  "खा खाना खाने खाऊं खाऊंगा खाऊंगी खालूं पी पीना पीने पीलूं ले",
);
const TAKEN = hindi(
  "kha_li kha_lii khali kha_liya kha_lia kha_liye khaliya khaliye kha_chuka kha_chuki kha_gaya kha_gayi khayi khaye khaya pi_liya pi_li pee_liya piliya pi_gaya pi_gayi nigal_li nigal_liya",
  "खा_ली खाली खा_लीं खा_लिया खा_लिये खा_लिए खा_चुका खा_चुकी खा_गया खा_गई खाई पी_लिया पी_ली पी_गया निगल_ली निगल_लिया",
);

/** Places from which one may fall, and where few stand for nothing. */
const EDGE = hindi(
  "chhat chat chhath terrace roof pul bridge flyover patri railway_track track manzil manjil balcony building bilding kinare tanki tower pahad",
  "छत टेरेस पुल पटरी मंजिल बालकनी बिल्डिंग किनारे टंकी टावर",
);
const EDGE_IN_ENGLISH = anyOf(
  "roof rooftop terrace ledge railing bridge balcony cliff flyover tracks railway_track railway_tracks edge top_of_the_building top_floor",
);
const STANDING = hindi(
  "khada khadi khade baitha baithi chadh_gaya chadh_gayi chad_gaya chad_gayi aa_gaya aa_gayi pahunch_gaya pahunch_gayi leta leti let_gaya let_gayi",
  "खड़ा खड़ी बैठा बैठी चढ़_गया चढ़_गई आ_गया आ_गई पहुंच_गया पहुंच_गई लेटा लेटी",
);
/** What somebody does there who is in no danger. */
const AT_EASE = `(?!(?: \\S+){0,5} ${hindi(
  "studying reading course camera choosing working gardening enjoying playing installing fixing repairing painting of with solar kites kite patang padh* parh* khel* gana dekh* kaam chai plants thand",
  "पतंग पढ़* खेल* काम देख*",
)}(?= ))`;
const HOW_MANY = hindi("kitni kitna kitne konsi kaunsi kaun_si", "कितनी कितना कितने कौनसी कौन_सी");
const SOMEBODY_DIES = hindi(
  "marta marte marti mar_jata mar_jate mar_jaye mar_jaunga mar_jaungi mar_sakta marne marna maut mout khatam die death",
  "मरता मरते मरती मर_जाता मर_जाए मर_जाऊंगा मर_जाऊंगी मर_सकता मरने मरना मौत खत्म",
);
/** So many words, none of them an animal that one would be rid of. */
const NO_PEST = "(?:(?: (?!(?:machhar|machar|chuha|chuhe|keede|kide|makkhi|bacteria|fasal|germs|soldier|dushman|मच्छर|चूहे|कीड़े) )\\S+){0,5})";
const LEAVES = hindi(
  "ja_raha ja_rahi ja_rha ja_rhi jaa_raha jaa_rahi jaa_rha jaunga jaungi jana_chahta jana_chahti jana_hai chala_jaunga chali_jaungi",
  "जा_रहा जा_रही जाऊंगा जाऊंगी जाना_चाहता जाना_चाहती जाना_है",
);
/** Going away to somewhere, for something. */
const TO_A_PLACE = hindi(
  "padh* taiyari taiyaari study studies job naukri kaam business coaching kota delhi mumbai canada usa america abroad videsh foreign germany dubai gaon shaher city college course startup upsc army sadhu hostel",
  "पढ़* तैयारी नौकरी काम विदेश गांव कोचिंग दिल्ली कॉलेज",
);
const NOT_TO_A_PLACE = `(?!(?: \\S+){0,5} ${TO_A_PLACE}(?= ))`;
const EVERYBODY = anyOf(
  "everyone everybody everything all you you_all all_of_you this_world the_world them away far mom_and_dad my_family",
);
const ONLY_SO = "(?= (?:$|now|all|please|pls|without|for good|tonight|today|forever|quickly|painlessly|peacefully|for me|anymore))";

const SAYS = hindi(
  "kaha kahta kahti kehta kehti kah keh bola boli bolta bolti likha dhamki",
  "कहा कहता कहती कह बोला बोली बोलता बोलती लिखा धमकी",
);

/** Means that are taken, a place that is reached, a wound that bleeds: somebody may die now. */
export const DYING_NOW: Meaning = {
  english: [
    `(?:took|taken|i am taking|im taking|swallowed|ate|eaten|drank|consumed|popped|gulped)${gap(4)} (?:pills?|tablets|strips?|poison|phenyl|phenol|acid|bleach|harpic|pesticide|insecticide|kerosene|paracetamols?|crocins?|dettol|floor cleaner)(?! (?:for|course|from|at|with) )`,
    `(?:took|taken|i am taking|im taking|swallowed|ate|had|consumed) (?:too many|a lot of|lots of|all (?:of )?(?:my|the|her|his)|so many|many|over|\\d+)(?: \\S+){0,2} (?:pills|tablets|medicines?|capsules)`,
    "(?:i|have|has|ive|he|she|friend|just) (?:have |has |just )?(?:overdosed|od ed|oded|taken an overdose)|took an overdose",
    "(?:slit|cut|cut|slashed) (?:my|her|his) (?:\\S+ )?(?:wrists?|veins?|throat|neck|nas)",
    `(?:i am|im|standing|sitting|sat|stood|here)(?: \\S+){0,2} (?:on|at|near) (?:the |a |my |our )?(?:edge|ledge|railing|railway|\\S+ edge)(?! of (?:choosing|deciding|joining|leaving my job|my seat))`,
    `(?:standing|sitting|stood|climbed)${gap(3)} ${HIGH_PLACE}${gap(3)} (?:ready|to jump|jump|about|alone and)`,
    `(?:i am|im|i m)${some("(?:standing|sitting|already|now|alone|right|here|up|just|crying|lying)")} (?:on|at) (?:the |a |my |our |this )?(?:\\S+ )?${EDGE_IN_ENGLISH}${AT_EASE}`,
    `(?:standing|climbed|sitting|lying) (?:up )?(?:on|onto|at) (?:the|my|our|a) (?:\\S+ )?${EDGE_IN_ENGLISH}(?= (?:$|alone|now|right now|crying|and i|i))`,
    "(?:about to|ready to|going to|gonna|wanna) jump(?! (?:in|into|to|ship|start|higher|high|long|rope|over|for|from (?!a|the|my)))",
    "i (?:have |just |already |also )*(?:bought|got|kept|hid|tied|arranged) (?:a|the|some|my) (?:rope|noose|blade|poison|sleeping pills)(?! (?:for|to (?:climb|tie|cut)|access|class|skipping))",
    `(?:knife|blade|rope|noose|pills|poison|gun) (?:is |are )?(?:in my hands?|ready|with me|beside me|next to me|infront of me|in front of me)`,
    "bleeding (?:a lot|badly|so much|heavily|from my (?:wrist|hand|arm)s?)|(?:wont|not|doesnt|cant) (?:stop|stopping)(?: the)? bleeding",
    "(?:tonight|today|right now|in a few (?:minutes|hours)|this is the day)(?: \\S+){0,4} (?:kill (?:myself|himself|herself)|end my life|end it all|suicide)",
    "(?:kill (?:myself|himself|herself)|end my life|end it all|commit suicide) (?:tonight|today|right now|now|in a few)",
    `(?:${anyOf("beating hitting attacking hurting strangling raping chasing kicking killing")}) (?:me|us|my (?:mother|mom|mummy|sister)|her) (?:right )?now`,
    "(?:save|rescue) (?:me|us)(?: please)? (?:from|now|he|she|they|my|papa|uncle)",
  ],
  hindi: [
    `${PILLS}${some(FILL)} ${TAKEN}`,
    `${POISON}${some(FILL)} ${TAKEN}`,
    `${hindi("neend nind sari saari bahut zyada overdose", "नींद सारी बहुत ज्यादा")}${some(FILL)} ${PILLS}${some(FILL)} ${hindi("le_li le_liya le_liye leli", "ले_ली ले_लिया")}`,
    `${BLADE}${some(FILL)} ${hindi("kaat_li kat_li kaat_liya kat_liya kaat_di kat_di", "काट_ली काट_लिया काट_दी")}`,
    `${hindi("khoon khun blood", "खून")}${gap(2)} ${hindi("nikal beh bah ruk bandh band", "निकल बह रुक बंद")} ${hindi("raha rha nahi nhi", "रहा नहीं")}`,
    `${hindi("abhi", "अभी")}${gap(4)} ${hindi("maar_rahe maar_raha maar_rahi peet_rahe peet_raha mar_rhe mar_rha pit_rahe pit_raha kood_raha kood_rahi", "मार_रहे मार_रहा मार_रही पीट_रहे पीट_रहा कूद_रहा कूद_रही")}`,
    `${hindi("bachao bachalo bacha_lo", "बचाओ बचा_लो")}${unless(hindi("beti paryavaran abhiyan andolan tiger nadi pani jal", "बेटी पर्यावरण अभियान आंदोलन नदी पानी जल"))}`,
    `${HIGH}${some(FILL)} ${hindi("khada khadi baitha baithi", "खड़ा खड़ी बैठा बैठी")}${gap(4)} ${JUMP}`,
    `${EDGE}${some(FILL)} ${STANDING} ${hindi("hu hun hoon", "हूँ हूं")}${AT_EASE}`,
    `${hindi("main mai mein abhi", "मैं अभी")}${gap(3)} ${EDGE} ${hindi("pe par", "पर पे")} ${hindi("hu hun hoon", "हूँ हूं")}${AT_EASE}`,
  ],
};

/** Wishing to die, or to end one's life. */
export const WISHING_TO_DIE: Meaning = {
  english: [
    `${WANT} ${TO_DO}(?:${DIE}|(?:kill|killing|hang|hanging|end|ending) ${MYSELF}|end (?:things|it|everything|all this)|ending (?:things|it|everything|all this))(?! (?:in|with) (?:a bang|style))`,
    "(?<!(?:will|can|could|do|would|might|may|should) )(?:i|ill|i will|im gonna|im going to|i should|let me|i could|i might|i would|id) (?:just |rather |also |really )*(?:die|be dead)",
    "(?:hope|pray|wish|wishing) (?:that )?i (?:just |could |would |can |was |were |am |had |will )*(?:die|died|dead|disappear|vanish|never born|never been born|never existed|not alive|not exist|never wake)",
    "(?:think|thinking|thoughts|thought|dream|dreaming|obsessed|fantasise|fantasising)(?: \\S+)? (?:about|of|with) (?:my |own |my own )?(?:death|dying)(?! (?:penalty|row|note))|(?:my )?life (?:just |really )?sucks|i want out",
    "(?:want|wanted|need|wish|just want) (?:the |this |my |all |all the |all this )?(?:pain|suffering|hurting|thoughts|voices|everything) (?:to )?(?:stop|end|go away|be over)",
    "point of (?:it all|it anymore|anything|everything anymore|me being)|cant live (?:with (?:this|the|my)|like|without (?:him|her|them)|anymore|this)",
    "(?:wrote|writing|written|write|left) (?:a |my |the )?(?:suicide|last|goodbye) (?:note|letter)|(?:never|not) (?:been |be )?born|should(?:nt| not) have been born",
    `(?:kill|killing|hang|hanging|shoot|drown|poison|finish|stab|killed) ${MYSELF}(?! (?:on|for|with|in) (?:the |a )?(?:camera|video|reels?|you ?tube|vlog|work|books|music|reading))`,
    `(?:end|ending|take|taking|finish|lose|ended) ${MY_LIFE}(?! (?:forward|ahead|seriously|to the|to a|goals?|in (?:a|the) (?:right|new|good)|back|on track|well|story))`,
    "(?:end|ending) (?:it|this|everything) all|end everything",
    "(?:it|everything|all of it|this)(?: all)? to (?:end|stop|be over)(?: forever)?",
    `(?:dont|dnt|do not|doesnt|does not|no longer|didnt|not|cant|cannot|never) ${TO_DO}(?:want|wanna|wana|wants|wnt|wish|like|feel like|need) (?:to )?(?:live|living|be alive|be here|exist|existing)(?! (?:in|at|with (?:my )?(?:parents|family|them|him|her|room)|near|outside|away|abroad|there|alone|far))`,
    "(?:dont|do not|never|not|wont|didnt) (?:want to |wanna |have to |ever |even )*wake up(?! (?:early|at|on time|in the|before|till|late))",
    `(?:no|any|what is the|whats the|what|nothing|noone) (?:\\S+ )?(?:reason|point|use|meaning|purpose|left|worth)${gap(1)} (?:in|of|to|for)?(?: ?(?:living|live|my life|being alive|going on|existing))`,
    "(?:no|lost) (?:reason|will|wish|desire|point|meaning) (?:for me |left )*(?:to|of|in) (?:live|living|life)",
    `(?:my |the |this )?(?:life|living|existence) (?:is|has|feels|seems|has become|became)(?: \\S+)?(?: just)?(?: not|nt| no)? (?:pointless|meaningless|worthless|over|finished|worth living|worth it|useless|ruined|hell|meaning|purpose|use)`,
    "(?:not|isnt|nt) worth living|life isnt worth",
    `${WANT} ${TO_DO}(?:disappear|vanish|not exist|cease to exist)(?! (?:my|the|these|pimples?|acne|spots?|from (?:social|insta)))`,
    "sleep forever|sleep and never|never wake(?: up)?(?! (?:early|on time|at|before))|go to sleep forever",
    "(?<!(?:is|are|will|would|can|could|may|might|to|exams?|studies|ai|jobs?|it|dad|mom|papa|mummy|parents|father|mother|they|gonna) )kill me",
    "good ?bye (?:everyone|world|forever|my friends|all|to all)|(?:my|this is my) last (?:message|day alive|night|note|goodbye)",
    "kms|ctb|unalive(?:d|ing)?|sewer ?slide|kill urself|kys",
    "better off (?:dead|without me)|(?:everyone|everybody|they|family|parents|world|all) (?:will|would|wil) be (?:happy|happier|better|fine)(?: \\S+){0,2} (?:without me|gone|dead|die|when i|if i)",
    `(?:nobody|noone|no one|anyone|anybody|none)(?: would| will)?(?: even)? (?:care|cares|notice|miss me|cry)(?: if i(?: was| were| am| just)? (?:gone|dead|died|die|disappear|disappeared))?(?! (?:of|about (?:my )?(?:marks|studies)))`,
    "(?:will|would) (?:anyone|anybody|somebody) (?:even )?(?:care|miss me|notice|cry)",
    "if i (?:was|were|am|just|wasnt|werent)(?: not)? (?:gone|dead|alive|around|here anymore|died|die)|when i am (?:gone|dead)|when im (?:gone|dead)|after i (?:die|am dead|am gone)",
    `jump(?:ing|ed)? (?:off|from|in front of|infront of|infront|before|under|into)(?: a| the| my| our)?(?: \\S+)? ${HIGH_PLACE}`,
    "(?:to|ill|will|should i|can i|could i|and) jump off(?! (?:planes?|helicopters?))",
    "(?:over ?dose|overdosing) (?:on|of)|(?:how (?:many|much)|which|what)(?: \\S+){0,2} (?:pills|tablets|poison|medicines?|dose|paracetamols?|crocins?)(?: \\S+){0,8} (?:die|dead|kil|kills?|suicide|fatal|lethal|overdose|deadly|dangerous|too (?:many|much))",
    "where (?:can i |do i |could i |to |i can )?(?:get|buy|find)(?: \\S+){0,2} (?:poison|cyanide|sleeping (?:pills|tablets))|painless(?: \\S+){0,3} (?:tarika|tareeka|tarike|maut)",
    "(?:painless|pain less|easy|easiest|best|quickest|fastest|simple|simplest|peaceful)(?: and \\S+)? (?:way|ways|method|death|suicide)(?: \\S+)? (?:die|suicide|end (?:my )?life|dying|death)|(?:painless|peaceful) death",
    "pain ?less(?:ly)?(?: and \\S+)? (?:way|ways|method|methods|exit|end|how)(?: (?:to|of|for|out|i can|can i))* ?(?:end|ending|go|going|leave|exit|finish|disappear|be gone|stop|out)?(?! (?:learn|study|do|get|make|become|remove|prepare|crack|pass|treat|an?))(?= (?:end|it|everything|this|out|$|go|leave|life|all))",
    `(?:painless|easy|easiest|best|quickest|quick|fastest|simple|simplest|peaceful|fast)(?: and \\S+)? (?:way|ways|method) (?:to|of|for) (?:end|ending|finish) (?:it|everything|this|things|it all)${ONLY_SO}`,
    "(?:end|finish|stop) (?:it|everything|this|it all|myself) (?:painlessly|without (?:any |feeling |much )?pain|peacefully|quietly|quickly)",
    "(?:die|dying|death|go|leave) (?:painlessly|without (?:any |feeling |much )?pain)",
    `(?:i am|im|i m|i will be|ill be|i will|ill) (?:leaving|going|leave|go)(?: ${EVERYBODY})* (?:forever|for ever|for good|and never (?:coming|come) back)${NOT_TO_A_PLACE}`,
    "how (?:many|much)(?: \\S+){1,4} to (?:die|be dead|kill myself|overdose|end my life)",
    "i (?:wont|will not|am not going to|might not) be (?:here|around|alive)(?: \\S+){0,2} (?:tomorrow|anymore|any more|longer|next week|next year|after (?:the |my )?(?:exam|exams|result|results|boards?))",
    "how (?:to|do i|can i|should i|do you) (?:die|kill myself|end my life|commit suicide|end it all|hang myself)",
    "(?:tired|sick|fed up|done|bored|exhausted)(?: \\S+)? (?:of|with|from) (?:living|life|my life|being alive|this life|everything|existing)",
    "(?:give|given|giving|gave) up on (?:life|everything|living)",
    `(?:cant|cannot|can not|cnt|dont want to|unable to) (?:even )?(?:go on|live like this|live|(?:take|do|bear|handle|tolerate|survive) (?:it|this|all this|any of this|life))(?: pain| life)? (?:anymore|any more|any longer|now|further)`,
    "(?:cant|cannot|can not|cnt|unable to)(?: really| even| possibly)* go on(?= (?:living|like this|$))",
    "nothing (?:left )?to live for|no future (?:left )?for me|dont see (?:any|a) future(?: for me)?",
    `${I} (?:am |feel |feeling |so |very |really |been |having |have |get |getting )*(?:suicidal|suicide thoughts)`,
    `${FRIEND}(?: \\S+){0,2} (?:is |feels |feeling |in |so |very |has |having )+(?:suicidal|depressed|depression|hopeless)`,
    "suicidal|suicides?",
    "(?:life|living)(?: \\S+){0,2} (?:hurts|is torture|is unbearable|is too much)|hate (?:living|being alive|existing)",
  ],
  hindi: [
    // What a parent or a friend has heard: "bete ne kaha ki wo mar jayega".
    `(?:${CHILD}|${FRIEND})${gap(5)} ${SAYS}${gap(5)} ${hindi("mar_jayega mar_jayegi mar_jaega mar_jaegi mar_jaunga mar_jaungi mar_jau mar_jaun jaan_de jan_de jaan_dega jaan_degi", "मर_जाएगा मर_जाएगी मर_जाऊंगा मर_जाऊंगी मर_जाऊं जान_दे")}`,
    SUICIDE,
    `${DYING}${maybe(OF)}${some(FILL)} ${HEART}`,
    `${DYING}${some(FILL)} ${WANTS}`,
    `${DYING} ${hindi("hi", "ही")}`,
    `${I}${some(FILL)} ${hindi("marne mrne", "मरने")} ${hindi("ka ki ke se", "का की के से")}${unless(hindi("baad bad dhamki dhamkiya dhamkiyan", "बाद धमकी धमकियां"))}`,
    `(?<=^ )${hindi("marne mrne", "मरने")} ${hindi("ka ki ke se", "का की के से")}${unless(hindi("baad bad dhamki dhamkiya dhamkiyan", "बाद धमकी धमकियां"))}`,
    `${HOW_MANY}${gap(3)} (?:${PILLS}|${POISON})${NO_PEST} ${SOMEBODY_DIES}`,
    `(?:${hindi("neend nind", "नींद")} ${OF} )${PILLS}${gap(4)} ${SOMEBODY_DIES}`,
    `${POISON}${NO_PEST}${some(FILL)} ${hindi("kaha kahan kidhar", "कहाँ कहां किधर")}`,
    `${SOMEBODY_DIES}${some(FILL)} ${hindi("ke_liye ke_lie", "के_लिए के_लिये")}${gap(3)} (?:${PILLS}|${POISON})`,
    `${hindi("bina", "बिना")} ${hindi("dard takleef taklif", "दर्द तकलीफ")} ${OF}${some(FILL)} ${hindi("marna marne mar maut mout mar_jana khatam", "मरना मरने मर मौत मर_जाना खत्म")}`,
    `${hindi("fark farak", "फर्क")}${some(FILL)} ${NOT} ${hindi("pad*", "पड़*")}${gap(4)} ${hindi("mar maru marun marunga jiu jiyu jiu", "मर मरूं जिऊं")}`,
    `${LIFE} ${hindi("se", "से")} ${hindi("jana jaana chala chali", "जाना चला चली")}`,
    `${hindi("andar_se ander_se", "अंदर_से भीतर_से")}${some(FILL)} ${hindi("mar marr", "मर")}`,
    `${DYING}${gap(3)} ${hindi("rasta raasta upay option solution ilaj", "रास्ता उपाय इलाज")}`,
    `${LIVING} ${hindi("layak laayak", "लायक")}${some(FILL)} ${NOT}`,
    `${TO_ME}${some(FILL)} ${DYING}${some(FILL)} ${IS}`,
    `${DYING} ${hindi("hai he hi_hai h padega behtar better accha acha theek thik", "है ही_है पड़ेगा बेहतर अच्छा ठीक")}`,
    `${MY} ${DYING}${maybe(OF)} ${hindi("se baad", "से बाद")}`,
    `${hindi("marr mar mr marna", "मर")}${maybe(hindi("hi bhi", "ही भी"))} ${GO}${unless(hindi("wale wala wali ke_bad ke_baad", "वाले वाला के_बाद"))}`,
    `${hindi("marunga marungi maru marun mar_lu marenge", "मरूंगा मरूँगी मरूंगी मरूं")}${unless(NOT)}`,
    `${hindi("jeene jine jee_ke ji_ke jeekar jikar zinda_rehke zinda_reh_ke jeene_se jine_se", "जीने जी_के जीकर जीने_से जिंदा_रहकर")}${some(FILL)} ${hindi("kya_karu kya_karun kya_karunga kya_fayda fayda faida bekar bekaar", "क्या_करूं क्या_करूँ क्या_फायदा फायदा बेकार")}`,
    `${hindi("kyu kyun kyon kisliye kis_liye kiske_liye", "क्यों किसलिए किस_लिए किसके_लिए")} ${hindi("jiu jiyu jiyun jeeyu jeeu jiun zinda_rahu zinda_hu zinda_hun", "जिऊं जीऊं जियूं जिंदा_रहूं जिंदा_हूं")}`,
    `${hindi("kya", "क्या")} ${USE}${gap(2)} ${LIFE}${unless(hindi("insurance bima science", "बीमा"))}`,
    `${hindi("duniya dunia", "दुनिया")}${some(FILL)} ${NOT} ${hindi("rehna rahna jeena jina rehne", "रहना रहने जीना")}`,
    `${NOT} ${hindi("jiya jia jeeya", "जिया जीया")} ${hindi("jata jaata ja_raha jaa_raha jayega", "जाता जा_रहा जाएगा")}`,
    `${NOT} ${hindi("jee ji", "जी")} ${hindi("sakta sakti paunga paungi pa_raha pa_rahi", "सकता सकती पाऊंगा पाऊंगी पा_रहा पा_रही")}`,
    `${LIVING}${some(FILL)} ${NOT}`,
    `${NOT} ${LIVING}`,
    `${LIVING}${some(FILL)} ${USE}`,
    `${LIVING}${some(FILL)} ${HEART}${some(FILL)} ${NOT}`,
    `${LIVING}${some(FILL)} ${hindi("bekar bekaar mushkil haram haraam", "बेकार मुश्किल हराम")}`,
    `${hindi("jee ji jiya", "जी जिया")}${some(FILL)} ${NOT} ${hindi("sakta sakti paunga paungi pa_raha pa_rahi jata jaata ja_raha", "सकता सकती पाऊंगा पाऊंगी पा_रहा पा_रही जाता जा_रहा")}`,
    `${hindi("zinda jinda", "जिंदा")}${some(FILL)} ${NOT} ${hindi("reh* rah*", "रह*")}`,
    `${LIFE}${some(FILL)} ${hindi("bacha bachi raha rakha", "बचा बची रहा रखा")} ${NOT}`,
    `${LIFE}${some(FILL)} ${NOT} ${hindi("bacha bachi raha", "बचा बची रहा")}`,
    `${MY} ${LIFE}${some(FILL)} ${ENDED}`,
    `${LIFE}${some(FILL)} ${hindi("khatam khatm khtm bekar bekaar barbad barbaad jhand narak nark thak haar tang pareshan boring_bojh bojh dukhi", "खत्म खतम बेकार बर्बाद बरबाद झंड नरक नर्क थक हार तंग परेशान बोझ")}${unless(hindi("ho_jati ho_jaati hoti hai_kya ho_jayegi_kya", "हो_जाती होती है_क्या"))}`,
    `${hindi("haar har", "हार")} ${hindi("chuka chuki gaya gayi gya gyi", "चुका चुकी गया गई")}${some(FILL)} ${LIFE}`,
    `${LIFE}${some(FILL)} ${USE} ${NOT}`,
    `${LIFE}${some(FILL)} ${NOT} ${hindi("jeeni jini jeena chahiye chahie", "जीनी जीना चाहिए")}`,
    `${ONESELF}${some(FILL)} ${hindi("khatam khatm khtm mita", "खत्म खतम मिटा")}`,
    `${ONESELF}${maybe(TO)} ${END}`,
    `${ENDED} ${hindi("kar karna karne kar_lu kar_dunga kar_dungi", "कर करना करने कर_लूं कर_दूंगा कर_दूंगी")}${maybe(WANTS)}${maybe(IS)} ${ONESELF}`,
    `${hindi("jaan jan jaan_hi", "जान")}${some(FILL)} ${hindi("de dene dena dedu dedunga dedungi de_dunga de_dungi de_du dunga dungi le_lu le_lunga le_lungi lelu lelunga lelungi leni lena_chahta lena_chahti de_di", "दे देना देने दूंगा दूँगा दूंगी दे_दूं ले_लूं ले_लूंगा ले_लूंगी लेना_चाहता लेना_चाहती लेनी दे_दी")}`,
    `${MY} ${hindi("jaan jan zindagi jindagi zindgi life", "जान जिंदगी")}${some(FILL)} ${hindi("le lena lene dena de khatam khatm", "ले लेना लेने देना दे खत्म खतम")}`,
    `${HANGING}${some(FILL)} ${hindi("laga lagana lagane lagau lagaunga lagaungi lga laga_lu le kha jhul* latak* daal* dal dal_lu", "लगा लगाना लगाने लगाऊं लगाऊंगा लगाऊंगी ले खा झूल* लटक* डाल*")}`,
    `${hindi("gale galay gardan", "गले गर्दन")}${some(FILL)} ${hindi("rassi rasi fanda phanda dupatta chunni", "रस्सी फंदा दुपट्टा चुन्नी")}`,
    `${hindi("pankhe fan rassi", "पंखे रस्सी")}${gap(2)} ${hindi("latak* latk*", "लटक*")}`,
    `${hindi("latak latk", "लटक")} ${GO}`,
    `${POISON}${some(FILL)} ${TAKE}`,
    `${POISON}${gap(4)} ${hindi("marna marne marni marte marta mar maut die", "मरना मरने मरते मरता मर मौत")}`,
    `${hindi("neend nind", "नींद")} ${OF} ${PILLS}${some(FILL)} ${hindi("kha khau khane khana le lu lelu", "खा खाऊं खाने खाना ले")}`,
    `${PILLS}${some(FILL)} ${hindi("kha_ke kha_kar khake khakar kha_lu", "खा_के खाकर खा_कर खा_लूं")} ${hindi("so mar sona marna", "सो मर सोना मरना")}`,
    `${HIGH}${some(FILL)} ${JUMP}`,
    `${JUMP}${some(FILL)} ${hindi("jau jaun jaunga jaungi jaoonga marunga", "जाऊं जाऊँ जाऊंगा जाऊंगी")}`,
    `${hindi("train rail gaadi gadi truck bus", "ट्रेन रेल गाड़ी ट्रक")}${some(FILL)} ${hindi("aage niche neeche nichey samne saamne", "आगे नीचे सामने")}${some(FILL)} ${hindi("aa a aau aaun let kud kood ja jau aa_jau", "आ आऊं लेट कूद जा जाऊं")}`,
    `${DEATH}${some(FILL)} ${hindi("aa_* aaye aaja aajaye aa chahiye chahie mil mile milti de dedo mang maang gale behtar better acchi achi", "आ आए आजाए चाहिए मिल मिले मिलती दे दे_दो मांग गले बेहतर अच्छी")}`,
    `${hindi("paida", "पैदा")}${some(FILL)} ${NOT}${some(FILL)} ${hindi("hota hoti hona huwa hua hui", "होता होती होना हुआ हुई")}`,
    `${hindi("duniya dunia", "दुनिया")}${some(FILL)} ${hindi("chhod chod jana chala chali alvida", "छोड़ जाना चला चली अलविदा")}${unless(hindi("dekhne ghumne kar_dekhne", "देखने घूमने"))}`,
    `${hindi("bhagwan god bhagvan allah rab upar_wale", "भगवान अल्लाह रब ऊपर_वाले")}${some(FILL)} ${hindi("utha uthaa upar bula le_le", "उठा ऊपर बुला ले_ले")}`,
    `${MY} ${hindi("bina bin jane_ke_baad na_rehne na_hone", "बिना बिन जाने_के_बाद न_रहने न_होने")}${gap(3)} ${hindi("khush accha acha sukhi better theek", "खुश अच्छा सुखी ठीक")}`,
    `${I} ${NOT} ${hindi("rahunga rahungi rahu rahun rahoonga", "रहूंगा रहूंगी रहूं रहूँ")}`,
    `${hindi("hamesha hameshaa", "हमेशा")}${some(FILL)} ${hindi("liye lie", "लिए लिये")} ${hindi("so chala chali sona gayab chale", "सो चला चली सोना गायब चले")}`,
    `${hindi("so chala chali gayab chale mar", "सो चला चली गायब चले मर")} ${GO}${some(FILL)} ${hindi("hamesha hameshaa", "हमेशा")}`,
    `${hindi("sab sabkuch sab_kuch", "सब सबकुछ सब_कुछ")}${some(FILL)} ${hindi("chhod chod chor", "छोड़")}${some(hindi("ke kar kahi kahin dur door", "के कर कहीं दूर"))} ${hindi("chala chali chale gayab", "चला चली चले गायब")} ${GO}`,
    `${hindi("sab sabkuch sab_kuch sabko sab_ko", "सब सबकुछ सब_कुछ सबको")}${some(FILL)} ${hindi("chhod chod chor chhodke chodke", "छोड़ छोड़कर")}${some(hindi("ke kar kahi kahin dur door hamesha liye", "के कर कहीं दूर हमेशा लिए"))} ${LEAVES}${NOT_TO_A_PLACE}`,
    `${hindi("hamesha hameshaa", "हमेशा")}${some(FILL)} ${hindi("liye lie", "लिए लिये")}${some(FILL)} ${LEAVES}${NOT_TO_A_PLACE}`,
    `(?<! ${TO_A_PLACE} )${LEAVES}${maybe(IS)}${some(FILL)} ${hindi("hamesha hameshaa", "हमेशा")} ${OF} ${hindi("liye lie", "लिए लिये")}${NOT_TO_A_PLACE}`,
    `${hindi("gayab gaayab", "गायब")}${some(FILL)} ${hindi("ho hona jau", "हो होना जाऊं")} ${hindi("jau jaun jana jaunga jaungi chahta chahti hai", "जाऊं जाना जाऊंगा जाऊंगी चाहता चाहती है")}`,
    `${hindi("kabhi", "कभी")}${some(FILL)} ${NOT} ${hindi("uthu uthun uthna jagu jagna uthunga", "उठूं उठूँ उठना जागूं जागना")}`,
    `${hindi("sab sabkuch sab_kuch", "सब सबकुछ सब_कुछ")}${some(FILL)} ${ENDED} ${hindi("kar kar_du kardu karna karne ho_gaya ho_gya hogaya ho_gyi lag lagta lagne hai", "कर करना करने हो_गया लग लगता लगने है")}`,
    `${hindi("alvida alwida", "अलविदा")} ${hindi("dosto doston duniya sabko maa papa sab", "दोस्तों दोस्तो दुनिया सबको सब")}`,
    `${hindi("aakhri akhri aakhiri akhiri", "आखिरी आख़री")} ${hindi("message din raat sandesh chitthi", "मैसेज दिन रात संदेश चिट्ठी")}${gap(1)} ${MY}|${MY} ${hindi("aakhri akhri aakhiri akhiri last", "आखिरी आखरी लास्ट")} ${hindi("message day night din raat sandesh chitthi", "मैसेज दिन रात संदेश चिट्ठी")}${unless(hindi("school college exam form office coaching job hai_school", "स्कूल कॉलेज परीक्षा फॉर्म ऑफिस कोचिंग"))}`,
    `${TO_ME}${some(FILL)} ${hindi("maar mar goli_maar goli_mar", "मार गोली_मार")} ${hindi("do dalo daalo de", "दो डालो दे")}`,
    `${hindi("muh munh mooh muhh", "मुंह मुँह")}${some(FILL)} ${hindi("dikha*", "दिखा*")}`,
  ],
};

/** Hurting oneself. */
export const SELF_HARM: Meaning = {
  english: [
    "(?:cut|cuts|cutting|hurt|hurts|hurting|harm|harming|burn|burns|burning|hit|hits|punish|punishing|scratch|scratching|starve|starving|injure|injuring) (?:myself|my self|herself|himself|themselves)(?! (?:from|while|at|in|with the|during|cooking|playing))",
    "(?:cut|cuts|cutting|burn|burning|hurt|hurting|scratch|scratching) (?:my|her|his) (?:\\S+ )?(?:wrists?|arms?|hands?|legs?|veins?|thighs?|skin)(?! (?:while|cooking|in the|at|by mistake|playing|accidentally))",
    "self ?harm(?:ing|s|ed)?",
  ],
  hindi: [
    `${BLADE}${gap(3)} ${CUT}${unless(hindi("chhant chant ke kar jaye jaaye gaya jane", "छांट कर जाए गया जाने"))}`,
    `${BLADE}${some(FILL)} ${hindi("cut blade chaku", "कट ब्लेड चाकू")} ${hindi("laga* chala* mar* maar* lagta", "लगा* चला* मार*")}`,
    `${hindi("blade chaku", "ब्लेड चाकू")}${some(FILL)} ${hindi("mar* maar* chala* laga*", "मार* चला* लगा*")}${gap(2)} ${BLADE}`,
    `${hindi("blade chaku chakoo knife compass", "ब्लेड चाकू")}${gap(4)} ${hindi("kaat kat kaata kata kaatta kaatti katti katta kaati kati kaatna katna", "काट काटा काटता काटती काटी काटना")}`,
    `${ONESELF}${maybe(TO)} ${hindi("nuksan nuksaan chot takleef kaat* kat* jala* saza hurt cut mara maar_ke maarke maarta maarti marta marti", "नुकसान चोट तकलीफ काट* जला* सजा मारता मारती मारा")}`,
  ],
};
