import { BELITTLED } from "../reading/belittling.ts";
import { saying } from "./alike.ts";
import { anyOf, FILL, FROM, gap, hindi, IS, MARRIAGE, maybe, OF, PEOPLE, SUICIDE, some } from "./said-words.ts";

const CARED_FOR = `(?:${SUICIDE}|${hindi(
  "suicidal self_harm depression depressed anxiety abuse abused rape raped molested bullying bullied ragging anti_ragging death_threats blackmail blackmailing blackmailers child_marriage forced_marriage bal_vivah domestic_violence violence harassment harassed trafficking trafficked stalking addiction addict addicts addicted de_addiction drug_addiction nasha nasha_mukti mental_health panic_attacks panic_attack poison poisoning overdose suicide_note murder photo_leak",
  "अवसाद डिप्रेशन बलात्कार रैगिंग बाल_विवाह घरेलू_हिंसा नशा नशा_मुक्ति हिंसा",
)})`;
const WORK = hindi(
  "prevention prevent helpline hotline awareness research researcher counsell* counsel* therap* psycholog* psychiatr* lawyer lawyers advocate vakil law laws act cases case officer officers cell investigat* detective specialist expert experts doctor doctors nurse nurses squad rate rates statistics news ngo activist activists worker workers analyst studies study career careers job jobs naukri course courses salary committee campaign centre center rehab clinic mukti kendra control prevention_officer rokne treatment ilaj handwriting kaun kaise_rokte risk bomber bombers bombing attackers murder",
  "रोकथाम हेल्पलाइन काउंसलर डॉक्टर वकील कानून मामले मामलों अधिकारी नौकरी कोर्स वेतन केंद्र इलाज मुक्ति",
);
const LINK = hindi(
  "of in for and the or ki ke ka k vale wale wala wali se jude judi juda related victims victim survivors patients patient case crime people",
  "की के का वाले वाला वाली से जुड़े जुड़ी पीड़ित पीड़ितों मरीज मरीजों",
);
const HELPING = anyOf(
  "help helps helping save saves saving support supports supporting treat treats treating counsel counsels counselling rescue rescues rescuing protect protects protecting work_with working_with work_for care_for teach talk_to",
);
const AGAINST = anyOf(
  "prevent prevents preventing reduce reducing investigate investigates investigating study studies studying research researching solve solves handle handles handling against spread_awareness_about awareness_about awareness_on who_treats who_handles ngo_that_stops stops catches",
);
const LIKED = anyOf(
  "become be get know see go join work learn do have try hear meet play find make visit study enter crack clear read start",
);
const SCHOOL_WORK = hindi(
  "math maths mathematics physics chemistry biology bio science english sanskrit hindi history geography economics accounts accountancy coding programming syllabus homework assignment assignments chapter chapters subject subjects topic ganit",
  "गणित मैथ मैथ्स फिजिक्स केमिस्ट्री बायोलॉजी विज्ञान साइंस अंग्रेजी संस्कृत इतिहास अकाउंट्स सिलेबस होमवर्क विषय",
);
/** What is chosen in studies and work, and none of the means by which somebody dies. */
const CHOOSING = `(?:take|taking|choose|choosing|pick|picking|opt|opting|drop|dropping|leave|leaving|quit|quitting|join|joining|skip|skipping|switch|switching|study|studying|become|resign|resigning|do|doing|go for|going for|give up|giving up)(?!(?: \\S+){0,4} (?:world|life|living|home|house|family|parents|pills?|tablets?|poison|medicines?|everyone|everything|it|this|that)(?= ))`;
const MEANS = hindi("jaan jan zeher zehar jahar goli goliya goliyan dawai tablet tablets pills", "जान जहर गोली गोलियां दवाई");
const CAREFREE = anyOf(
  "line ratta bunk class_bunk class tukka chakkar gap gappe gappa jhadu jhaadu photo entry kick shot chauka chakka six goal dhakka seeti selfie try chance dive pose makkhi machhar dialogue comment like",
);

/**
 * Work with the pain of others, and sayings: they are taken out of what was said before anybody looks for distress in it. What is left beside
 * them still counts: "I am depressed, how do I become a counsellor for depression" is met with care.
 */
export const HARMLESS: RegExp = saying(
  BELITTLED,
  // Work with the pain of others.
  `${CARED_FOR}${some(LINK)} ${WORK}`,
  `(?:${anyOf("counsellor counselor therapist psychologist lawyer officer doctor nurse helpline ngo specialist worker career job research detective police course")}) (?:for|of|in|on|against|treating|helping|who treats|who handles)(?: \\S+){0,2} ${CARED_FOR}(?: ${PEOPLE})?`,
  `${HELPING}(?: (?!(?:me|my|i) )\\S+){0,3} ${CARED_FOR} ${PEOPLE}`,
  `${HELPING}(?: (?!(?:me|my|i) )\\S+)? ${PEOPLE}(?: (?!(?:i|im|me|my) )\\S+){0,4} ${CARED_FOR}`,
  `(?:${HELPING}|for|with|of|among|to) ${CARED_FOR} ${PEOPLE}`,
  `${AGAINST}(?: (?!(?:me|my|i) )\\S+){0,2} ${CARED_FOR}`,
  `${CARED_FOR}(?: \\S+){0,2} ${PEOPLE}(?: (?!(?:mai|main|mujhe|i|me) )\\S+){0,2} ${hindi("help madad ilaj ilaaj seva counselling treatment need bachana bachane", "मदद इलाज सेवा सहायता बचाना")}`,
  `${PEOPLE}(?: (?:ko|ki|ke|को|की))? ${CARED_FOR}(?: \\S+){0,2} ${hindi("bacha* rok* help madad", "बचा* रोक* मदद")}`,
  `${CARED_FOR}(?: (?:se|karne|hone|ko|से|करने|होने|को)){0,2} ${hindi("rokna rokne rokte rokti bachane_wali bachane_wala", "रोकना रोकने रोकते")}`,
  `${PEOPLE} ${OF} ${hindi("help madad ilaj", "मदद इलाज")}(?:(?: (?!(?:mai|main|mujhe|i|me) )\\S+){0,4} ${CARED_FOR}(?: (?:me|se|mein) (?:hai|hain|hote))?)?`,
  `(?:forensic|criminology|sociology|psychology)(?: (?!(?:mai|main|mujhe|i|im|my) )\\S+){0,4} ${SUICIDE}`,
  "(?:when|whenever) (?:im|i am|i m|i get|i feel) (?:so |very |a bit )?nervous",
  // The stress of some work.
  `(?<!${hindi("meri mere apni mujhe", "मेरी मेरे अपनी मुझे")} (?:\\S+ )?)${hindi("ki ke ka", "की के का")} ${hindi("naukri job kaam line field duty", "नौकरी जॉब काम लाइन फील्ड ड्यूटी")} ${hindi("me mein", "में")}(?: ${hindi("bahut kitna kitni zyada jyada kya", "बहुत कितना कितनी ज़्यादा ज्यादा क्या")})* ${hindi("tension stress tanav tanaav pressure dabav", "तनाव टेंशन दबाव स्ट्रेस प्रेशर")}`,
  "(?:child ?line|1098) (?:unicef|ngo|cry|jais[aei]|types?|like)",
  `${hindi("akela akele akeli", "अकेला अकेले अकेली")} ${hindi("rehta rehti rehte rahta rahti rahte rehna kaam_karna", "रहता रहती रहते रहना")} (?:hai|hain|hota hai|padta hai|padega|hoga|है|हैं|होता है|पड़ता है)? ?(?:kya|क्या)`,
  `(?:tele ?manas|1098|14416|child ?line|helpline|हेल्पलाइन)(?: (?:number|me|mein|ki|ka|as|में|की))* ${hindi("job jobs naukri vacancy kaam career work salary counsellor counsellors", "नौकरी काम वेतन")}`,
  `${hindi("pregnant garbhvati", "गर्भवती")} (?:women|ladies|aurat\\S*|mahila\\S*|महिला\\S*|औरत\\S*)`,
  // Dying as a word of trades and of talk.
  `(?:die|dies) (?:casting|caster|cast|maker|makers|making|designer|design|sinker|sinking|setter|setting|cutting|cutter|hard|engineer|tool|mould|press|operator|work|fitter)|(?:tool|tools) (?:and|n) die`,
  `(?:die|dying|died|kill|killing|killed) (?:to ${LIKED}|for (?:a|this|that|the|some|my country|country|our country|nation|india|desh|pizza)|of (?:laughter|laughing|boredom|curiosity|embarrassment)|laughing|time|two birds|it|the interview|my interview|an interview|competition|weeds?|pests?|bacteria|germs|insects|cancer)`,
  `(?:${SCHOOL_WORK}|(?:night )?shifts?|(?:these |the )?nights|travel|commute|traffic|fees|deadlines?)(?: (?:is|are|has been|just|really|literally|always))+ (?:killing|murdering|crushing|torturing) me`,
  `${SCHOOL_WORK}${some(FILL)} ${hindi("jaan jan", "जान")} ${hindi("le kha nikal", "ले खा निकाल")} ${hindi("leta leti lete raha rahi rahe rha rhi jata jati deta deti", "लेता लेती लेते रहा रही रहे जाता जाती देता देती")}${maybe(IS)}`,
  "it(?: is|s) (?:killing|murdering|torturing) me (?:that|to|how|not|which)",
  "(?:career|social|academic|professional|financial|political|commercial) suicide",
  `(?:is|was|be|its)(?: it| this| that)?(?: (?:a|an|just|like|really|literally|almost|basically|pure|total))* suicide (?:to|if (?:i|we)|for me to) ${CHOOSING}`,
  `${CHOOSING}(?: \\S+){1,4} (?:is|was|be|seems|feels)(?: (?:a|an|just|like|really|literally|almost|basically|pure|total))* suicide(?= (?:$|for|in|now|these))`,
  `(?:is|are|was|will|would) ${CHOOSING}(?: \\S+){1,3}(?: (?:be|a|like|just|really))* suicide(?= (?:$|for|in|now|these))`,
  `(?<! ${MEANS} )${hindi("lena chunna join_karna choose_karna", "लेना चुनना")} (?:to |kya |bhi |तो |क्या |भी )?${SUICIDE}(?: ${hindi("jaisa jaisi jaise hai hoga h ke_barabar to toh nahi nhi kya", "जैसा जैसी जैसे है होगा के_बराबर तो नहीं क्या")})+`,
  // Said of the career and of nothing else.
  "(?:my |the )?(?:life|everything) (?:is )?(?:over|finished|ruined) (?:career ?wise|in terms of (?:my |a )?career)",
  "dead (?:serious|tired|line|end|body|bodies|sure|beat|stock|pan|lift)|drop dead gorgeous",
  "(?:am|im|would be) (?:literally |just |so )?(?:dying|dead) (?:to (?!be dead|die|end|kill)\\S+|of laughter|laughing)",
  `${hindi("hasi hansi hasne hans hans_hans has_has", "हंसी हंस")}(?: (?:se|ke|kar|से|के))? ${hindi("mar marr", "मर")} \\S+|${hindi("mar marr", "मर")} \\S+ \\S+ ${hindi("hasi hansi hasne", "हंसी")}`,
  `${hindi("garmi sardi thand dhoop shor badbu gandh heat noise", "गर्मी सर्दी ठंड धूप शोर बदबू")}(?: \\S+)? ${hindi("bardasht bardaasht sahan sehan saha", "बर्दाश्त सहन सहा")}`,
  `${hindi("bukhar sardi khansi dard fever cold allergy doctor", "बुखार सर्दी खांसी दर्द डॉक्टर")} ${OF} ${hindi("dawai dawa goli tablet", "दवाई दवा गोली")}(?: (?:kha|le|खा|ले))?(?: (?:li|liya|ली))?`,
  `${hindi("stress tension pressure", "तनाव टेंशन दबाव")}${some(FILL)} ${hindi("hota hoti", "होता होती")} ${hindi("hai_kya kya", "है_क्या क्या")}|${hindi("kitna kitni", "कितना कितनी")} ${hindi("stress tension pressure", "तनाव टेंशन दबाव")}`,
  "run ?away (?:bride|train)",
  `${MARRIAGE}${maybe(OF)} ${hindi("photo* video* planner planning card cards hall catering mandap khana dress band", "फोटो* कार्ड मंडप")}|wedding (?:photo\\S*|planner|planning|card|cards|hall|catering|dress|band|film\\S*)`,
  "hang(?:ing|s)? (?:out|on|around|up|garden)|hanging gardens?",
  `(?:phone|mobile|battery|laptop|net|network|scooty|bike|gaadi|gadi|fan|light|charger|फोन|मोबाइल|बैटरी)(?: (?:hi|to|bhi|ही|तो|भी))? (?:mar|marr|मर) (?:gaya|gya|gayi|gyi|jata|jati|गया|गई)`,
  `\\S+n[ea] (?:ke|k) (?:liye|lie) (?:marr?|mar mit) (?:raha|rahi|rha|rhi|rahe|jaunga|jaungi|jau)(?: (?:hu|hun|hoon|hai))?`,
  `\\S+ने के (?:लिए|लिये) मर (?:रहा|रही|रहे)`,
  `(?:desh|des|watan|vatan|bharat|country|nation|india|देश|वतन|भारत|sarhad|tirange)(?: \\S+){0,4} ${hindi("liye lie par pe ki_khatir", "लिए लिये पर")}(?: \\S+){0,2} ${hindi("jaan jan mar marna marne mar_mitna marr shahid", "जान मर मरना मरने मर_मिटना")}(?: (?:bhi|dena|dene|de|chahta|chahti|sakta|sakti|dunga|dungi|hai|mit\\S*|देना|दे|चाहता|चाहती|है|सकता|सकती|भी))*`,
  `${hindi("jaan jan", "जान")} ${hindi("de dena dene", "दे देना देने")}(?: \\S+){0,2} ${hindi("desh des watan", "देश वतन")}`,
  `(?:${CAREFREE}) (?:hi |bhi |to |ke )?(?:maar|mar|marna|maarna|marne|maarne|marni|maarni|marte|marta|marti|maara|mara|mari|maaro|marke)`,
  "(?:लाइन|रट्टा|बंक|तुक्का|झाड़ू|फोटो|छक्का|चौका|गप्पे|एंट्री) (?:मार|मारना|मारने|मारता|मारती|मारते)",
  `${hindi("marne marne_wale mar_jane", "मरने मर_जाने")} (?:ke (?:baad|bad)|wale|vale|के बाद|वाले) ${hindi("body postmortem jobs job kya_hota log insaan sharir shav lash laash", "शव पोस्टमार्टम शरीर लाश लोग")}`,
  "(?:long|high|triple|bungee|base|jump) (?:jump|jumping|jumper|in salary|in career|start|rope|to)",
  "(?:business|field|market|politics|rajniti|maidan|race|swimming|stream|line|pool|parachute|plane|बिजनेस|राजनीति|मैदान)(?: (?:me|mein|m|se|ke|में|से)) (?:kood|kud|कूद)\\S*",
  "(?:parachute|plane|helicopter|skydiv\\S*|stunt\\S*|bungee)(?: \\S+){0,4} jump\\S*(?: \\S+){0,3}|jump\\S*(?: \\S+){0,4} (?:planes?|helicopters?|parachute|stunts?)|stunt(?: \\S+){0,4} jumps?(?: \\S+){0,3}",
  "(?:career|pay|salary|hard|hopeless|useless|bad|weak|poor|zero) (?:at|in) (?:maths?|drawing|physics|chemistry|biology|english|science|studies|coding|sports|computers?|accounts)",
  `(?<! (?:a|my|one|this|our) )(?:pupils|${PEOPLE}) (?:facing|with|in|under|through) (?:\\S+ ){0,2}(?:pressure|stress|tension|fear|anxiety|depression|bullying|distress)`,
  "(?:kaun|kon|who|which|kisko|kis|कौन|किस) (?:(?:me|mein|ko|job|has|is|are|under|in|में|को) )*(?:zyada|jyada|more|most|kam|less|sabse|ज्यादा|कम)(?: (?:kam|zyada|under|in|ज्यादा|कम))? (?:tension|stress|pressure|टेंशन|तनाव)",
  "(?:rassi|rope|रस्सी) (?:se|pe|par|से|पर) (?:latak|लटक)\\S* (?:ke |kar |के |कर )?(?:kaam|safai|painting|काम|सफाई) (?:kar(?:ne|na|te|ta|ti)|wal[aei]|करने|करना|करते|वाल[ाेी])",
  "safe and unsafe touch|(?:test|testing|line|vessel) pressure|pressure (?:test|vessel)",
  "(?:dar|डर) (?:ko|को) (?:bhaga\\S*|भगा\\S*)|(?:bina|without|no|low|less|zero|kam|free|बिना|कम) (?:tension|stress|pressure|टेंशन|तनाव)|(?:tension|stress|pressure) (?:free|management|analysis|analyst|engineer|cooker|vessel|gauge|test|testing)|(?:high|low|blood|surface|air|water|work|fluid|steam) (?:pressure|tension|stress)(?! (?:ho|hai|bahut|lag))",
  "(?:suicide|सुसाइड) (?:squad|door|doors)|(?:end|ending) (?:term|sem|semester|speech|my engineering|cover|of life care)|hate (?:maths?|physics|biology|chemistry|science)",
  `(?:hair|paper|film|cloth|fabric|grass|wood|metal|gem|diamond|kapda|kapde|baal|tree) (?:cut|cutting)`,
  `(?:addicted|addict|lat|aadat) (?:to|ki|of)? ?(?:coding|music|books|reading|art|dance|cricket|learning|cars|fitness|gym)`,
  `(?:chor|tiger|sher|nadi|pani|jal|beti|paryavaran|ped|animals?|janwar\\S*)(?: ko)? (?:bachao|bacha)`,
  `(?:${FILL} )?${hindi("bhag bhaag", "भाग")} ${hindi("lena lene leta leti le", "लेना लेने लेता लेती ले")}`,
  `${hindi("khoon khun blood height unchai oonchai pani paani andhere kutte chhipkali injection maths ganit stage janwar machine heights dog dogs insects", "खून ऊंचाई पानी अंधेरे कुत्ते इंजेक्शन गणित स्टेज")} ${FROM}${gap(2)} ${hindi("dar darr bhag* bhaag*", "डर भाग*")}`,
);
