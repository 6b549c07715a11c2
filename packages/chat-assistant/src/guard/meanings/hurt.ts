import { anyOf, FILL, gap, hindi, KIN, MARRIAGE, MY, maybe, NOT, OF, some, TO_ME, unless, WITH_ME } from "../said-words.ts";
import type { Meaning } from "./meaning.ts";

/** Whoever may hurt somebody: of the family or near it, or all of a place. */
const NEAR_ME = hindi(
  "in_laws inlaws wife patni sister didi behen bahan behan dadi nani relative relatives rishtedar guardian tutor roommate classmates girlfriend",
  "बहन दीदी दादी नानी रिश्तेदार पत्नी",
);
const WHOEVER = `(?:${KIN}|${NEAR_ME})`;
const ALL_OF_A_PLACE =
  "(?:everyone|everybody|all|all of them|people|they)(?: all)? (?:at|in) (?:(?:my|our|the) )?(?:home|house|family|hostel|school|class|sasural)";
const ALL_OF_THEM = hindi("sab sabhi sab_log sabhi_log ghar_ke_log har_koi", "सब सभी सब_लोग सभी_लोग घर_के_लोग हर_कोई");

const HITS = anyOf(
  "hit hits hitting beat beats beating beaten slap slaps slapped slapping kick kicks kicked kicking punch punches punched thrash thrashes thrashed whips torture tortures torturing tortured abuse abuses abusing abused molest molests molested rape rapes raped threaten threatens threatened burn burns burnt burned choke chokes choked assault assaults assaulted",
);
const WORDS_BETWEEN = anyOf(
  "always often sometimes used_to keep keeps is are has have was been daily everyday every_day drinks and comes home drunk gets then would still really just ne roz bahut",
);
const HURT_ONE = anyOf("me us my_mother my_mom my_mummy my_maa my_sister my_brother mummy mom mother her him maa");
const NOT_HURT =
  "(?! (?:me|us) out )(?! (?:me |us )?(?:at|in|up|on|the|a|to) (?:chess|cricket|carrom|ludo|games?|maths|studies|exams?|tests?|marks|science|run|become|be|study|do|take|choose|join|learn|badminton|football|arguments?|debates?|drums?|dhol|dholak|bell|eggs?|records?))";

const BEAT = hindi(
  "marte maarte marta maarta marti maarti marthe mara maara mari maari mar_te mar_ta mar_ti mar_rahe mar_raha mar_rahi mar_rhe mar_rha mar_dete mar_deti jala_deti jala_deta jala_dete jala_diya mar_peet maarpeet marpit maar_pit pitai pitayi pit_te pit_ta pit_ti peet_te peet_ta peet_ti pit_rahe pit_raha peet_diya pit_diya pitwate thappad jute_se belt_se dande_se danda_se chhadi_se mar_padti mar_parti mar_padi",
  "मारते मारता मारती मारा मारे मार_रहे मार_रहा मार_रही मार_देते मार_देती जला_देती जला_देता जला_दिया मारपीट मार_पीट पिटाई पीटते पीटता पीटती पीटा पीट_रहे पीट_रहा थप्पड़ जूते_से बेल्ट_से डंडे_से छड़ी_से मार_पड़*",
);
/** These are "drinks" as well. */
const BEAT_OR_DRINK = hindi("peete pitte peeta pitta peeti pitti", "पीटते पीटता पीटती");
const NOBODY_ELSE = "(?:(?: (?!(?:log|logo|soldiers?|jawan|fauji|taane|tane|ताने|लोग|photo|kyu) )\\S+){0,4})";

/** Being beaten, or frightened with it. */
export const BEATEN: Meaning = {
  english: [
    `${WHOEVER}${some(WORDS_BETWEEN)} ${HITS}${NOT_HURT}`,
    `${WHOEVER}${gap(5)} ${HITS} ${HURT_ONE}${NOT_HURT}`,
    `(?:he|she|they|who|somebody|someone|everyone|everybody|people|${ALL_OF_A_PLACE})${some(WORDS_BETWEEN)} ${HITS} (?:me|us|my \\S+)${NOT_HURT}`,
    `(?:i am|im|i was|i am being|im being|i was being|being|i get|i got|been|getting|get) (?:sexually |physically |mentally |badly |always |regularly |often |constantly )*${anyOf("abused molested raped beaten beaten_up harassed blackmailed trafficked tortured assaulted slapped threatened")}`,
    "(?:domestic violence|violence) (?:at|in) (?:my )?(?:home|house|family)|(?:my|our) (?:home|house|family) is (?:violent|not safe|unsafe)",
    `(?:scared|afraid|terrified|not safe|unsafe|dont feel safe|do not feel safe)${gap(2)} (?:at home|go home|in my (?:own )?(?:home|house)|of my (?:father|dad|uncle|brother|husband|teacher|step\\S*|stepfather|boyfriend|mother|cousin))`,
  ],
  hindi: [
    `${WHOEVER}${NOBODY_ELSE} ${BEAT}${unless(hindi("hu hun hoon", "हूँ हूं"))}`,
    `${KIN}${some(FILL)} ${hindi("maar mar", "मार")} ${hindi("khata khati khani khana padti", "खाता खाती खानी खाना पड़ती")}`,
    `${TO_ME}${some(FILL)} ${BEAT}`,
    `${ALL_OF_THEM}${some(FILL)} ${BEAT}${unless(hindi("hu hun hoon", "हूँ हूं"))}`,
    `${TO_ME}${gap(3)} ${hindi("maara mara peeta pita", "मारा पीटा")} ${hindi("jata jaata jaate jate gaya", "जाता जाते गया")}`,
    `${hindi("ghar roz roj hamesha rozana", "घर रोज हमेशा")}${some(FILL)} ${hindi("maar mar", "मार")} ${hindi("khata khati khani khana", "खाता खाती खानी खाना")}`,
    `${hindi("maar mar", "मार")} ${hindi("khata khati", "खाता खाती")}${some(FILL)} ${hindi("ghar papa", "घर पापा")}`,
    `${TO_ME}${some(FILL)} ${BEAT_OR_DRINK}`,
    `${KIN}${some(FILL)} ${BEAT_OR_DRINK}`,
    `${hindi("ghar", "घर")}${some(FILL)} ${hindi("maar mar pitai maarpit marpit maar_peet hinsa violence", "मार पिटाई मारपीट हिंसा")} ${hindi("padti parti khata khati khani hoti hota", "पड़ती खाता खाती खानी होती होता")}`,
    `${hindi("gaaliyan galiyan gaali gali gaaliya galiya", "गालियां गाली")} ${hindi("dete deta deti de", "देते देता देती दे")}${some(FILL)} ${hindi("maar* mar* peet* pit* haath", "मार* पीट* हाथ")}`,
    `${KIN}${gap(3)} ${hindi("haath hath", "हाथ")} ${hindi("uthate uthata uthati uthaya uthaate", "उठाते उठाता उठाती उठाया")}`,
    `${hindi("gharelu ghareloo", "घरेलू")} ${hindi("hinsa", "हिंसा")} ${hindi("ho hoti mere hamare", "हो होती मेरे हमारे")}`,
  ],
};

/** Being threatened with violence or death. */
export const THREATENED: Meaning = {
  english: [
    "(?:he|she|they|someone|somebody|guy|man|boy|ex|boyfriend|friend|person|stranger)(?: \\S+){0,3} (?:threaten|threatens|threatened|threatening) (?:me|us|my|to)",
    "(?:i am|im|am|being|getting|got|get|receiving|been) (?:\\S+ )?(?:threatened|threats|threatening (?:calls|messages))",
    `${KIN}(?: \\S+){0,4} (?:kill|murder) me(?! (?:if|when|for|because|over|after)(?: \\S+){0,5} (?:fail|failed|flunk|marks?|results?|exams?|percent|neet|jee|boards?|pass|score|rank|drop|arts|commerce|science|maths|backlogs?|compartment|career|course|subject|college|choose|take|become|number|numbers|topper) )`,
    "(?:death threats?|threaten(?:s|ed|ing)? to (?:kill|hurt|beat|harm) (?:me|us|my \\S+))|(?:trying|going|want|wants) to (?:kill|hurt|harm|attack) me",
    "honou?r killing(?= (?:threat|me|of me|by|if))",
  ],
  hindi: [
    `${hindi("dhamki dhamkiya dhamkiyan", "धमकी धमकियां")} ${hindi("de deta dete deti di diya mil milti mila milrahi dera", "दे देता देते देती दी दिया मिल मिलती मिला")}`,
    `${TO_ME}${gap(3)} ${hindi("dhamki dhamkiyan dhamka", "धमकी धमकियां धमका")}`,
    `${KIN}${gap(4)} ${hindi("kaat_dalunga kaat_dunga maar_dalunga maar_dunga mar_dalunga kaat_denge kaat_dalenge jala_dunga jala_denge", "काट_डालूंगा काट_दूंगा मार_डालूंगा मार_दूंगा काट_देंगे जला_देंगे")}`,
    `${hindi("jaan jan", "जान")} ${hindi("se", "से")} ${hindi("maar* mar*", "मार*")}`,
    `${hindi("maarne marne maar_dalne pitne peetne", "मारने मार_डालने पीटने")} ${OF} ${hindi("dhamki dhamkiyan dhamkate", "धमकी धमकियां")}`,
  ],
};

/** Being teased, hunted or humiliated at school, in a hostel, on the way. */
export const BULLIED: Meaning = {
  english: [
    "bull(?:y|ies|ied|ying) (?:me|us|my|him|her|in (?:my )?(?:school|class|college|hostel)|at (?:school|college|hostel)|because|everyday|daily)|(?:being|get|got|am|was|is|getting|been|face|facing|faced|im|because of|due to|cyber|the) (?:\\S+ )?bull(?:ied|ying)|(?:they|seniors?|boys|girls|classmates|everyone)(?: \\S+)? bull(?:y|ied|ies)",
    "(?:being|get|got|am|was|getting|been|im) (?:\\S+ )?rag(?:ged|ed|ging|ing)|(?:rag|rags|ragging|ragged|raging) (?:me|us|my)|(?:facing|face|faced|because of|victim of|scared of|due to|afraid of) ragging|(?:seniors?|they|us|me|we)(?: \\S+){0,6} (?:rag|ragging)",
    "(?:stalk|stalks|stalked|stalking|following|follows|harass|harasses|harassed|harassing|eve ?teas(?:e|es|ed|ing)|catcall|catcalls|body ?sham(?:e|es|ed|ing)|humiliat(?:e|es|ed|ing)|mock|mocks|mocked|mocking) (?:me|us)(?! on (?:insta|instagram|youtube|facebook))",
    "(?:they|everyone|everybody|classmates|boys|girls|people|seniors|friends)(?: \\S+){0,2} (?:mock|tease|teases|insult|insults) me|(?:make|makes|making|made) fun of me|(?:laugh|laughs|laughing|laughed) at me|(?:call|calls|calling|called) me (?:fat|ugly|black|dark|names|stupid|gay|chakka|hijra|mota|moti|kala|kaali|loser)",
  ],
  hindi: [
    `${hindi("bully bulli buli bulling bullying", "बुली बुलिंग बुल्ली")}${some(FILL)} ${hindi("kar* kr* hota hoti ho hua hui", "कर* होता होती हो हुआ हुई")}`,
    `${hindi("ragging raging reging raggin", "रैगिंग रेगिंग रैगिग")}${some(FILL)} ${hindi("ho_rahi ho_rhi ho_raha ho_gayi ho_gyi hui hua kar* kr* le_rahe lete li", "हो_रही हो_रहा हो_गई हुई हुआ कर* ले_रहे लेते ली")}`,
    `${WITH_ME}${gap(2)} ${hindi("ragging raging bullying", "रैगिंग बुलिंग")}`,
    `${hindi("ragging raging", "रैगिंग")}${gap(4)} ${WITH_ME}`,
    `${TO_ME}${gap(5)} ${hindi("chidhate chidate chidhata chidhati chidaate chidha_te chhedte chedte chhedta chedta chhedti ched_te sataate satate tang_karte pareshan_karte pareshan_karta pareshan_karti dhamkate dhamkata", "चिढ़ाते चिढ़ाता चिढ़ाती छेड़ते छेड़ता सताते तंग_करते परेशान_करते परेशान_करता परेशान_करती धमकाते धमकाता")}`,
    `${hindi("ladke ladka larke seniors log koi kuch_ladke", "लड़के लड़का सीनियर लोग कोई")}${gap(4)} ${hindi("chhedte chedte chhedta chedta chhed_te chhedchhad chedchad chhed_khani", "छेड़ते छेड़ता छेड़छाड़ छेड़खानी")}`,
    `${hindi("seniors senior ladke ladka log sab classmates bache bachche", "सीनियर लड़के लड़का लोग सब बच्चे")}${some(FILL)} ${hindi("pareshan tang torture harass", "परेशान तंग टॉर्चर")} ${hindi("karte karta karti kar_rahe", "करते करता करती कर_रहे")}`,
    `${MY} ${hindi("peecha picha pichha peechha", "पीछा")} ${hindi("kar*", "कर*")}`,
    `${hindi("peecha picha pichha peechha", "पीछा")} ${hindi("karta karte kar_raha kar_rahe", "करता करते कर_रहा कर_रहे")}`,
    `${MY}${gap(2)} ${hindi("mazak majak mazaak majaak hansi", "मजाक हंसी")} ${hindi("uda* uda_te bana*", "उड़ा* बना*")}`,
  ],
};

const TOUCH = hindi(
  "touch chhua chua chhuwa chhute chute chhuta chhoota chhoote chhooa chhoo chhu chuta chuti haath hath hath_lagaya haath_lagata",
  "छुआ छूते छूता छूती छुए छू टच हाथ",
);
const WRONG = hindi("galat ganda gandi gande galt bura", "गलत गंदा गंदी गंदे");
const FORCE = hindi("jabardasti zabardasti jabarjasti zabarjasti jabran zabran majboor majbur", "जबरदस्ती ज़बरदस्ती जबरन मजबूर");

const AT_THE_HEAD = hindi(
  "boss manager supervisor malik maalik seth employer colleague thekedar contractor team_leader team_lead hr senior",
  "बॉस मैनेजर सुपरवाइजर मालिक सेठ ठेकेदार",
);

/** Sexual abuse, done or asked for. */
export const SEXUALLY_ABUSED: Meaning = {
  english: [
    `${AT_THE_HEAD}(?: \\S+){0,3} (?:(?:touches|touched|touching|gropes?|groped|molest\\S*) (?:me|us|her)|kiss(?:ed|es) me)`,
    `${KIN}(?: \\S+){0,4} (?:touch|touches|touched|touching|gropes?|groped|kissed|kisses|rubs|molest|molests|molested|raped?|rapes|undress|undressed) (?:me|us|my|her|him)?`,
    "(?:touch|touches|touched|touching|grope|gropes|groped|groping|molest|molests|molested|molesting|rape|rapes|raped|raping|kissed|undressed|fondled|fondles) (?:me|my (?:body|private|chest|breasts?|thighs?|back|sister|friend|brother))",
    "(?:bad|unsafe|wrong|inappropriate|dirty) touch(?:ed|es|ing)?(?! (?:on|screen|pad))|touch(?:ed|es|ing)? (?:me )?(?:inappropriately|badly|wrongly|there|private)",
    "(?:sexually|physically) (?:abused|abuses|assaulted|harassed|harasses|exploited) (?:me|us|by|when|my)|(?:i|im|was|am|being|been) (?:\\S+ )?sexually (?:abused|assaulted|harassed|exploited)|sexual(?:ly)? (?:abuse|assault|harassment) (?:by my|by|at home|happened|me|since|when i)",
    "(?:force|forces|forced|forcing|pressure|pressures|pressuring) me (?:to|for|into) (?:\\S+ )?(?:sex|sleep with|kiss|undress|physical|send|nudes?|(?:do |be in )?(?:dirty|sexual|nasty|wrong|bad) (?:things?|acts?|stuff))",
    "(?:ask|asks|asked|asking|wants|demand|demands|demanding|force|forcing)(?: me)? (?:for|to send|to give) (?:my |him |me )?(?:nudes?|naked|private|bad|dirty|sexy|bold) ?(?:photos?|pics?|pictures?|videos?)?|(?:asking|asks|asked) for (?:my )?nudes?|sends? me (?:dirty|nude|naked|bad|vulgar)",
    "i (?:was|got|have been|am being|am) (?:raped|molested|groped|trafficked)|(?:mera|meri|my) rape",
  ],
  hindi: [
    `${WITH_ME}${gap(5)} ${WRONG}${some(FILL)} ${hindi("kaam kam harkat harkate harkatein hua huwa kiya karta karte karne chiz cheez kuch", "काम हरकत हरकतें हुआ किया करता करते करने चीज")}`,
    `${WRONG} ${hindi("kaam kam harkat harkate", "काम हरकत हरकतें")}${gap(3)} ${WITH_ME}`,
    `${KIN}${gap(4)} ${WRONG} ${hindi("kaam kam harkat harkate baat baatein nazar najar", "काम हरकत हरकतें बात बातें नजर")}`,
    `${WRONG} ${hindi("tarike tareeke tarah jagah jagha tarika jaghah nazar niyat", "तरीके तरह जगह नजर नीयत")}${some(FILL)} ${TOUCH}`,
    `${WRONG} ${hindi("message messages msg msgs video baatein", "मैसेज वीडियो बातें")}${some(FILL)} ${hindi("bhej* kar*", "भेज* कर*")}`,
    `${WRONG} ${hindi("touch", "टच")}`,
    `${KIN}${gap(3)} ${hindi("chhute chute chhuta chhoote chhoota chhua chhuwa chuta", "छूते छूता छूती छुआ")}`,
    `${TO_ME}${gap(3)} ${hindi("chhute chute chhuta chhoote chhoota chhua chhuwa chuta touch_kiya touch_karta touch_karte", "छूते छूता छूती छुआ टच_किया टच_करता टच_करते")}`,
    `${hindi("kisi_ne koi aadmi admi ladke_ne ladka driver", "किसी_ने कोई आदमी लड़के_ने ड्राइवर")}${gap(3)} ${hindi("chhua chua chhuta chhute chhoota chhuwa touch_kiya", "छुआ छूता छूते टच_किया")}`,
    `${TO_ME}${gap(4)} ${hindi("kapde kapdey kapre", "कपड़े")} ${hindi("utar* utaar*", "उतार*")}`,
    `${hindi("nude nudes nangi", "न्यूड नंगी")}${gap(2)} ${hindi("bhej* maang* mang* send", "भेज* मांग*")}`,
    `${hindi("private_part private_parts chhati chati", "प्राइवेट_पार्ट गुप्तांग छाती")}${gap(2)} ${TOUCH}`,
    `${WITH_ME}${gap(2)} ${hindi("rape balatkar balaatkar molest jabardasti zabardasti jabarjasti chhedchhad chedchad shoshan", "रेप बलात्कार छेड़छाड़ जबरदस्ती शोषण")}${unless(hindi("science arts commerce maths padha padhai course", "साइंस आर्ट्स कॉमर्स पढ़ाई"))}`,
    `${MY} ${hindi("rape balatkar shoshan", "रेप बलात्कार शोषण")}`,
    `${hindi("rape balatkar", "रेप बलात्कार")} ${hindi("hua huwa kiya kar_diya kia", "हुआ किया कर_दिया")}`,
    `${KIN}${gap(2)} ${FORCE} ${hindi("ki_hai ki_thi kiya karne_ki karne_laga ki_koshish", "की_है की_थी किया करने_की करने_लगा")}`,
    `(?:${MY}|${TO_ME})${gap(1)} ${hindi("kapde kapdo", "कपड़े")} ${hindi("utar* utaar* utarwa* utarva*", "उतार* उतर*")}`,
    `${hindi("nude nudes nangi gandi ashleel", "नंगी गंदी अश्लील न्यूड")} ${hindi("photo photos pics pic video tasveer", "फोटो वीडियो तस्वीर")}${gap(3)} ${hindi("maang* mang* bhej* magta mangta", "मांग* भेज*")}`,
    `${FORCE}${gap(2)} ${hindi("sex sambandh kiss kapde", "सेक्स संबंध किस कपड़े")}`,
  ],
};

/** Being asked for what nobody owes an employer, or harassed where one works. */
export const HARASSED_AT_WORK: Meaning = {
  english: [
    `${AT_THE_HEAD}${gap(4)} (?:ask|asks|asked|asking|want|wants|wanted|tells|told|forces|forcing|pressures|pressuring|calls|calling)(?: me)?(?: to)? (?:sleep with|have sex|kiss|get physical|be physical|spend (?:the |a )?night|come (?:to|alone to) (?:a |his |the )?(?:hotel|room|flat))`,
    `${AT_THE_HEAD}${gap(5)} (?:sexual|physical|dirty) favou?rs?`,
    "sexual(?:ly)? (?:harassment|harassed|harassing|harass|harasses)(?: me)? (?:at|in|by|from)(?: (?:an?|the))? my (?:\\S+ )?(?:work|workplace|office|job|company|factory|boss|manager|supervisor|colleague|senior|employer)",
    `(?:i|im|i am) (?:\\S+ ){0,3}sexual(?:ly)? (?:harassment|harassed)(?: \\S+){0,3} (?:work|workplace|office|job|company|factory|${AT_THE_HEAD})`,
  ],
  hindi: [
    `${AT_THE_HEAD}${gap(3)} ${hindi("saath_sone sath_sone hotel_me hotel_mein hotel_aane raat_bitane raat_rukne kamre_me kamre_mein akele_me akele_mein", "साथ_सोने होटल_में होटल_आने रात_बिताने कमरे_में अकेले_में")}${gap(3)} ${hindi("bol* keh* kah* bula* bulata maang* mang*", "बोल* कह* बुला* मांग*")}`,
    `${hindi("office company factory duty naukri", "ऑफिस दफ्तर कंपनी फैक्ट्री ड्यूटी")} ${hindi("me mein par", "में पर")}${gap(3)} ${hindi("chhed* ched* chher*", "छेड़* छेड*")}`,
  ],
};

/** What one is called to for the work itself. */
export const CALLED_FOR_WORK: Meaning = {
  english: ["interview|training|joining|meeting|event|party|hotel (?:manager|management|job)"],
  hindi: [hindi("interview training joining meeting", "इंटरव्यू ट्रेनिंग मीटिंग")],
};

const PICTURES = hindi(
  "photo photos foto pic pics picture video videos chat chats screenshot nudes",
  "फोटो फ़ोटो तस्वीर तस्वीरें वीडियो विडियो चैट",
);

/** Being threatened with pictures, or blackmailed. */
export const BLACKMAILED: Meaning = {
  english: [
    "black ?mail(?:s|ed|ing)? (?:me|us|my|by|with|for|him|her)|(?:being|am|is|are|was|getting|got|get|been|im|keeps|he|she|they|someone|somebody) (?:\\S+ ){0,2}black ?mail(?:s|ed|ing)?|sextortion",
    "(?:leak|leaked|leaking|leaks|post|posted|posting|share|shared|sharing|upload|uploaded|circulate|circulated|spread|spreading|viral)(?: \\S+){0,3} (?:my|her) (?:\\S+ ){0,2}(?:photos?|pics?|pictures?|videos?|nudes?|chats?)(?: \\S+){0,6} (?:threat\\S*|without|if i|blackmail\\S*|demand\\S*|money|online|parents|everyone|revenge|ex)",
    "(?:threat|threats|threaten|threatens|threatened|threatening|will|going to|gonna|says he will|wants to|may|might|did|has|have) (?:\\S+ ){0,3}(?:leak|post|share|upload|circulate|spread|send|viral|make viral|leaked|posted|shared) (?:\\S+ )?(?:my|mine|her) (?:\\S+ ){0,2}(?:photos?|pics?|pictures?|videos?|nudes?|chats?)(?! (?:to|on|for) (?:company|linkedin|hr))",
    "(?:my|our) (?:\\S+ ){0,2}(?:photos?|pics?|pictures?|videos?|nudes?)(?: \\S+){0,4} (?:leaked|went viral without|are viral|is viral|got leaked|being shared|morphed)|(?:morphed|fake|edited|private|nude|nudes|deepfake)(?: (?:photos?|pics?|pictures?|videos?|nudes?))? of (?:me|mine|my)|morphed my (?:photos?|pics?)|(?:has|have|with|got) my (?:private|nude|naked|personal|bad|intimate) (?:photos?|pics?|pictures?|videos?)",
  ],
  hindi: [
    `${hindi("blackmail blackmell blekmel black_mail blackmel", "ब्लैकमेल ब्लेकमेल ब्लैक_मेल")}${some(FILL)} ${hindi("kar* kr* ho hua hui", "कर* हो हुआ हुई")}`,
    `${PICTURES}${some(FILL)} ${hindi("viral leak share post upload", "वायरल लीक शेयर पोस्ट अपलोड")}${some(FILL)} ${hindi("kar_dega kar_denge kar_degi kar_diya kr_dega kr_diya kardega kardenge kardiya kar_dunga kardunga kr_dunga kar_di kar_rahe kar_raha ho_gayi ho_gyi ho_gaya ho_gaye ho_jayegi hogayi", "कर_देगा कर_देंगे कर_देगी कर_दिया कर_दूंगा कर_दी कर_रहे कर_रहा हो_गई हो_गया हो_गए हो_जाएगी")}`,
    `${MY}${some(FILL)} ${PICTURES}${gap(4)} ${hindi("daal_di dal_di daal_diya dal_diya daal_dega dal_dega edit_kar*", "डाल_दी डाल_दिया डाल_देगा एडिट_कर*")}`,
    `${MY}${some(FILL)} ${hindi("gandi nangi private nude ashleel personal galat", "गंदी नंगी प्राइवेट अश्लील")} ${PICTURES}`,
    `${PICTURES}${gap(3)} ${hindi("bhej dikha send", "भेज दिखा")} ${hindi("dega denge degi dunga kar_dega", "देगा देंगे देगी दूंगा")}`,
    `${WRONG} ${PICTURES}${some(FILL)} ${hindi("daal dal viral post upload bana", "डाल वायरल पोस्ट बना")}`,
    `${PICTURES}${gap(6)} ${hindi("dhamki dhamkata dhamka dhamkiyan dhamki_di", "धमकी धमका धमकाता धमकियां")}`,
  ],
};

const ARRANGE = hindi(
  "kara_rahe kara_rhe kara_raha kara_rahi kara_denge kara_dena kara_diya karwa_rahe karwa_rhe karwa_denge karwa_dena karwa karwana karana karvana karva_rahe karva_denge kar_rahe kar_rhe kar_denge kr_denge kr_rhe kr_rahe kar_dena kar_de kardenge kar_dege kardi kar_di kr_di karna_chahte karna_chahate krna_chahte karne_ko karne_ki_soch karne_wale karne_vale tay_kar* tay_ho* pakki_kar* pakki_ho* pakka_kar* pakka_ho* fix_kar* fix_ho* fix_kr* tay_kr* dekh_rahe dekh_rhe dhoondh_rahe dhundh_rahe la_rahe ke_liye_dabav ke_liye_force ke_liye_pressure karni_hi_padegi",
  "करा_रहे करा_रहा करा_रही करा_देंगे करा_देना करवा_रहे करवा_देंगे करवाना कराना कर_रहे कर_देंगे कर_दी कर_देना करना_चाहते करने_वाले तय_कर* तय_हो* पक्की_कर* पक्की_हो* पक्का_कर* फिक्स_कर* देख_रहे ढूंढ_रहे ला_रहे के_लिए_दबाव",
);
const MARRY_THEY_SAY = hindi("kar_lo kar_le kr_lo kr_le karlo karle karo kar_lijiye", "कर_लो कर_ले करो");
const CHILD_AGE = "1[0-7]";
const AGED = hindi("i_am im i_m age umar umr sirf only just abhi main mai mein", "मैं उम्र सिर्फ अभी");
const YEARS = hindi("saal sal years year yrs yr yo varsh", "साल वर्ष");
const AGE = `(?:${AGED}${maybe(AGED)} ${CHILD_AGE}|${CHILD_AGE}${maybe(YEARS)} ${hindi("ki_hu ki_hun ki_hoon ka_hu ka_hun ka_hoon ki_hi ka_hi ki_umar ki_umr ki_hai hu hun old", "की_हूँ का_हूँ की_हूं का_हूं की_ही की_उम्र की_है हूँ हूं")}|${CHILD_AGE} ${YEARS} ${hindi("ki ka", "की का")})`;

/** Being married against one's will, or as a child. */
export const FORCED_TO_MARRY: Meaning = {
  english: [
    "(?:force|forced|forces|forcing|pressure|pressured|pressuring|pressurising|compelling|compel)(?: \\S+){0,2} (?:to|into|for) (?:\\S+ )?(?:marry|marriage|wed|wedding|get married|getting married|engaged)",
    "(?:want|wants|wanted|trying|going|planning|decided|plan) (?:me )?to (?:get me married|marry me|marry me off|get me engaged|marry after (?:12th|10th)|get married after (?:12th|10th))|(?:get|getting|got) me (?:married|engaged)|marry(?:ing)? me(?: off)?",
    "(?:parents?|family|father|dad|papa|mother|mom|mummy|uncle|relatives)(?: \\S+){0,4} (?:my (?:marriage|wedding|engagement)|me married|marry me off|me to (?:marry|get married)(?! (?:a|an) )|(?:fixed|arranged) (?:my|a) marriage)",
    "(?:my|our) (?:marriage|wedding|engagement|nikah) (?:is|has been|was|got|is being|will be) (?:being )?(?:fixed|arranged|forced|decided|set|planned)",
    "(?:dont|do not|not ready|not|never) (?:want |wish )?(?:to )?(?:get married|marry|be married)(?= (?:now|yet|but|so|this|at|before|him|i|my|because|they|and|until|till|early|right|$))(?! so)",
    `(?:marry|married|marriage|engaged|engagement|wedding|nikah)${gap(8)} ${AGE}`,
    `${AGE}${gap(8)} (?:marry|married|marriage|engaged|engagement|wedding|nikah)`,
    "(?:i am|im|i was|being|victim of|facing|my) (?:a )?child (?:marriage|bride)|(?:stop|save me from|escape) (?:my|this|a forced|forced) marriage|forced marriage(?= (?:at|of me|by|help|is|next|me|in my))",
  ],
  hindi: [
    `${MARRIAGE}${some(FILL)} ${ARRANGE}`,
    `${MARRIAGE}${some(FILL)} ${CHILD_AGE}(?: ${YEARS})?${some(FILL)} ${ARRANGE}`,
    `${MY} ${MARRIAGE}${some(FILL)} ${hindi("fix tay pakki pakka", "फिक्स तय पक्की")}`,
    `${KIN}${gap(5)} ${MARRIAGE} ${MARRY_THEY_SAY}`,
    `${MARRIAGE} ${MARRY_THEY_SAY}${gap(3)} ${KIN}`,
    `${FORCE}${gap(2)} ${MARRIAGE}`,
    `${MARRIAGE}${gap(5)} ${FORCE}`,
    `${MARRIAGE}${gap(8)} ${AGE}`,
    `${AGE}${gap(8)} ${MARRIAGE}`,
    `${MARRIAGE}${some(FILL)} ${NOT} ${hindi("karni karna krni krna chahti chahta karungi", "करनी करना चाहती चाहता करूंगी")}`,
    `${hindi("bal_vivah baal_vivah bal_vivaah", "बाल_विवाह")}${some(FILL)} ${hindi("ho kara kar mera meri", "हो करा कर मेरा मेरी")}`,
  ],
};

/** A girl at school who is with child. */
export const PREGNANT: Meaning = {
  english: [
    `(?:i am|im|i m|am i|i got|i became|think i am|might be|may be|could be|missed my periods?)${gap(3)} pregnant(?: \\S+){0,8} (?:class|school|student|boyfriend|parents|scared|unmarried|not married|help|tell|1[0-7]|11th|12th|10th|9th|college|what (?:should|do|to))`,
    `(?:class|school|unmarried|not married|boyfriend|1[0-7]|11th|12th|10th|9th|scared)(?: \\S+){0,8} (?:pregnant|pregnancy)`,
    "(?:got me|made me|girlfriend is|gf is) pregnant|(?:missed|late) (?:my )?periods?(?: \\S+){0,4} (?:boyfriend|pregnant|scared)|unwanted pregnancy|teen pregnancy(?= (?:i|me|help))",
    "(?:^|i am|im) pregnant(?= $)",
  ],
  hindi: [
    `${hindi("pregnant pregnent garbhvati garbhwati pet_se", "गर्भवती प्रेग्नेंट पेट_से")}${some(FILL)} ${hindi("ho_gayi ho_gyi hogayi ho_gai hu hun hoon", "हो_गई हो_गयी हूँ हूं")}`,
    `${hindi("periods period mc", "पीरियड पीरियड्स माहवारी")}${some(FILL)} ${NOT}${gap(8)} ${hindi("boyfriend bf sex pregnant dar", "बॉयफ्रेंड सेक्स प्रेग्नेंट डर")}`,
    `${hindi("bacha baccha bachha garbh", "बच्चा गर्भ")} ${hindi("girana girwana gira", "गिराना गिरवाना")}`,
  ],
};

const AWAY = hindi(
  "bhaag_ja* bhag_ja* bhaagna bhagna bhaag_gaya bhag_gaya bhaag_gayi bhag_gayi bhaag_raha bhag_raha bhaag_rahi bhaag_lu bhaagne bhagne bhaag_ke bhag_ke",
  "भाग_जा* भागना भाग_गया भाग_गई भाग_रहा भाग_रही भागने भागकर भाग_के",
);

/** Leaving home in fear or despair. Leaving it for studies is another thing. */
export const LEAVING_HOME: Meaning = {
  english: [
    "(?:run|running|ran|runing|escape|escaping|fled|flee)(?: \\S+)? away(?! from (?:maths?|physics|chemistry|biology|studies|english|science|commerce|problems|coding|work))|(?:escape|flee) (?:from )?(?:my )?(?:home|house|family|parents)",
    "i (?:have |am |ran |left )?(?:left home|ran away)",
    "(?<!(?:dont|do not|didnt|not|never|without|wont|doesnt|no) )(?:want|wanna|going|will|have|planning|need|thinking) (?:to |of )?(?:leave|leaving|left) (?:my )?(?:home|house|family|parents)(?! (?:for|to|and (?:study|work|go)|town|loan|state))(?: (?:forever|now|today|tonight|because|and never|without|secretly|i|they|$))?(?= (?:$|forever|now|today|tonight|because|and|without|secretly|i|they|please|help))",
  ],
  hindi: [
    `${hindi("ghar ghr hostel gharwalo ghar_walo", "घर हॉस्टल घरवालों")}${gap(4)} ${AWAY}`,
    `${hindi("bhaag bhag", "भाग")} ${hindi("jau jaun jana jaana jaunga jaungi jaoonga jane gaya gayi", "जाऊं जाऊँ जाना जाऊंगा जाऊंगी जाने गया गई")}`,
    `${AWAY}${gap(3)} ${hindi("ghar", "घर")}`,
    `${hindi("ghar ghr", "घर")}${some(FILL)} ${hindi("chhod chod chor chhor", "छोड़")}${gap(1)} ${hindi("jana jaana jau jaun jaunga jaungi ja_raha ja_rahi diya dungi dunga du chala chali bhag", "जाना जाऊं जाऊंगा जाऊंगी जा_रहा जा_रही दिया दूंगा दूंगी चला चली भाग")}`,
    `${hindi("kahi kahin", "कहीं")}${some(FILL)} ${hindi("dur door", "दूर")} ${hindi("bhag chala chali chale", "भाग चला चली चले")} ${hindi("jau jaun jana jaunga jaungi", "जाऊं जाऊँ जाना जाऊंगा जाऊंगी")}`,
  ],
};

/** Being put out of one's home by others. */
export const THROWN_OUT: Meaning = {
  english: [
    "(?:kicked|thrown|threw|throw|throwing|kick) me out|(?:i was|i am|i got|im|got|been|being|get) (?:kicked|thrown) out(?: of)?(?: my| the)? ?(?:home|house|by|$)|i (?:am |was |have become )?homeless|nowhere (?:to go|safe|to live|to stay)",
    "(?:parents?|father|dad|papa|mother|mom|mummy|family|they|he|she)(?: \\S+){0,3} (?:locked me out|wont let me (?:in|come home|enter)|told me to (?:leave|get out of) (?:the |my |our )?(?:house|home))",
  ],
  hindi: [
    `${KIN}${some(FILL)} ${hindi("nikaal_diya nikal_diya nikal_rahe", "निकाल_दिया निकाल_रहे")}`,
    `${hindi("ghar ghr", "घर")} ${hindi("se", "से")} ${hindi("nikaal_diya nikal_diya nikala nikaala nikal_rahe bahar_kar", "निकाल_दिया निकाला निकाल_रहे बाहर_कर")}`,
  ],
};
