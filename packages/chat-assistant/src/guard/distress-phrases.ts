import { phrases } from "../reading/words.ts";

const ME = "(?:i|im|ive|id|ill|me|my|myself|mujhe|mera|meri|main|mai|mein|hum|maine|apni|khud|मैं|मुझे|मेरा|मेरी|मैंने)";
const OTHER = "(?:he|she|they|him|her|them|friend|sister|brother|cousin|dost|behen|bhai|someone|classmate|roommate|दोस्त)";
const KIN =
  "(?:papa|pita|pitaji|father|dad|daddy|mummy|mumma|mother|mom|maa|parents|uncle|chacha|mama|aunty|bhai|brother|husband|pati|teachers?|sir|tuition sir|coach|boyfriend|step ?father|family|ghar wale|gharwale|पापा|पिता|माँ|मां|चाचा|मामा|घर वाले)";

/** Wishing to die or to end one's life. */
export const ENDING_LIFE: RegExp = phrases(
  "(?:want|wants|wanna|wanted|wish|wishing|going|gonna|ready|better|rather|planning|plan|think|thinking|feel like|feels like) (?:to |of )?(?:just |really )?(?:die|dying|be dead|kill(?:ing)? (?:my|him|her|them)sel(?:f|ves))(?! for)",
  "wish i (?:was|were|am) (?:dead|never born)",
  "wish i (?:had )?never (?:been )?born",
  "(?:kill|killing|hang|hanging|shoot|drown|poison|finish) (?:my ?self|himself|herself|themselves)",
  "(?:end|ending|take|taking|finish|lose) (?:my|his|her|their) (?:own )?life",
  "(?:end|ending) (?:it|this) all",
  "(?:it|everything|all of it) (?:all )?to (?:end|stop) forever",
  "want (?:it|this|everything)(?: all)? to (?:end|be over)",
  "(?:dont|do not|doesnt|does not|no longer|didnt|not) (?:want|wanna|wants|wish) (?:to )?(?:live|be alive|exist|wake up)(?: anymore)?(?= (?:anymore|any more|now|after|because|in this world|if|with this|i|$))",
  "(?:dont|do not|doesnt) (?:want|wanna|wants) (?:to )?(?:live|be alive|exist)",
  "(?:no|any|what is the|whats the|what) (?:reason|point|use|meaning) (?:in|of|to|for) (?:living|live|life|my life|being alive|going on)",
  "(?:life|living) is(?: just)?(?: not|nt)? (?:pointless|meaningless|worthless|over|finished|worth living|worth it)",
  "(?:my|his|her) life is (?:over|finished|ruined|useless|pointless|meaningless)",
  "not worth living",
  "(?:think|thinking|thought|want|wants|planning|going) (?:of|about|to) (?:end|ending) (?:it|everything|my \\S+|all this)",
  "(?:want to|wish i could|wanna|let me) (?:just |really )?(?:disappear|vanish|not exist|sleep forever|never wake up)(?: .*)?",
  "(?:took|taken|swallowed|swallow|take|ate) (?:too many|a lot of|all|so many|lots of|\\d+)(?: \\S+)? (?:pills|tablets|medicines)",
  "(?:please|just|someone|somebody|god) kill me",
  "(?<!(?:is|are|will|would|can|could|may|might|exams?|studies|ai|jobs?|it) )kill me",
  "good ?bye (?:everyone|world|forever|my friends)",
  "kms",
  "unalive(?: .*)?",
  "isnt worth living",
  "better off (?:dead|without me)",
  "(?:nobody|noone|no one|anyone|anybody) (?:would|will) (?:even )?(?:care|notice|miss me)(?: if i (?:was |were |am )?(?:gone|dead|died|die|disappear(?:ed)?))?",
  "(?:would|will) (?:anyone|anybody|somebody) (?:care|miss me)",
  "if i (?:was|were) (?:gone|dead)",
  "jump(?:ing)? (?:off|from|in front of)(?: a| the| my| our)?(?: \\S+)? (?:building|bridge|roof|terrace|balcony|train|floor|metro|cliff)",
  "(?:to|ill|will|should i|can i|could i|and) jump off",
  "(?:over ?dose|overdosing) on",
  "(?:how many|which) (?:pills|tablets|sleeping pills).*(?:die|dead|kill)",
  "(?:painless|easy|easiest|best|quickest) way to (?:die|end life|end my life)",
  "how to (?:die|kill myself|end my life|commit suicide)",
  "(?:tired|sick|fed up) (?:of|with) (?:living|life|my life|being alive)",
  "give up on life",
  "(?:cant|cannot|can not) (?:go on|live like this|live anymore|(?:take|do|bear|handle) (?:it|this)(?: pain| life)? (?:anymore|any more|any longer))",
  `(?:commit(?:ting|ted)?|attempt(?:ed|ing)?|do|doing|thinking (?:of|about)|think about|thoughts of|contemplating) suicide`,
  "suicidal thoughts",
  `${ME} (?:am |feel |feeling |so |very |really )*suicidal`,
  `${OTHER} (?:is |feels |feeling |in |so |very )*(?:suicidal|depressed|depression|hopeless)`,
  "suicide (?:kar|karna|karne|karunga|karungi|karu|karlu|kr|krna|krlu|krne|note|attempt)(?: .*)?",
  "suicide",
  "sucide",
  "suicidal",
);

/** The same in Hinglish and Hindi. */
export const ENDING_LIFE_HINDI: RegExp = phrases(
  "mar (?:hi )?(?:jana|jaana|jau|jaau|jaun|jaaun|jaunga|jaungi|jaoonga|jau kya|jane|jaane|jayenge|jata|jati)",
  "marna (?:chahta|chahti|chahte|chahiye|hai|chah|chata|chati|he)",
  "(?:mai|main|mein|mujhe|hum) mar",
  "(?:jeena|jina|jine|jeene|zindagi|jindagi|zindgi|jindgi)(?: ka| ki)? (?:nahi|nahin|nhi|nai|man nahi|mann nahi|man nhi|mann nhi|iccha nahi|ichha nahi|khatam|khatm|bekar|barbaad|barbad|se thak|se pareshan|se tang)",
  "(?:jeene|jine|jeena|jina) (?:ka|ki) (?:koi )?(?:man|mann|dil|fayda|faida|matlab|iccha|ichha|wajah|himmat)(?: .*)?",
  "marn[ae] (?:ka|ki|ke) (?:bahut |bhi |bas )?(?:man|mann|dil|iccha|ichha|khayal|khyal|soch|baare)(?: .*)?",
  "apni (?:jaan|jan|zindagi) (?:le|lena|lene|dena|de|khatam)(?: .*)?",
  "(?:apne|apna|apni) (?:aap|ap) ?ko (?:khatam|khatm|maar|mar|nuksan|nuksaan|kaat)(?: .*)?",
  "(?:jaan|jan) (?:de|dene|dena|dedu|dedunga|le lu|lelu|le lunga)(?: .*)?",
  "(?:khudkushi|khudkhushi|khud ?kushi|khud ?khushi|aatmahatya|atmahatya|aatma hatya|atma hatya)",
  "(?:fansi|faansi|fasi|phansi|phaansi) (?:laga|lagana|lagane|le|pe|par|kha)(?: .*)?",
  "(?:zeher|zahar|zehar|jahar|jeher) (?:kha|khana|khane|pi|peena|peene|khalu|kha lu)(?: .*)?",
  "khud ?ko (?:khatam|khatm|maar|mar|nuksan|nuksaan|chot|kaat|hurt|cut)(?: .*)?",
  "(?:sab|sabkuch|sab kuch) (?:khatam|khatm|finish) (?:karna|kar|ho gaya|ho gya|hogaya|lag)(?: .*)?",
  "(?:zindagi|jindagi|zindgi|jindgi|life) (?:se )?(?:thak|haar|tang|pareshan|khatam|khatm|barbaad|barbad)(?: .*)?",
  "life (?:khatam|khatm|barbaad|barbad)(?: .*)?",
  "(?:muh|munh|mooh) (?:kaise )?dikha\\S*",
  "(?:kood|kud) (?:jau|jaun|jaunga|jaungi|jaana|jana)",
  "\\S*आत्महत्या\\S*",
  "\\S*खुदकुशी\\S*",
  "मर (?:जाना|जाऊ|जाऊं|जाऊंगा|जाऊंगी|जाता|जाती|जाने)",
  "मरना (?:चाहता|चाहती|चाहते|है|चाह)",
  "(?:जीना|जीने|जिंदगी|ज़िंदगी)(?: का| की)? (?:नहीं|मन नहीं|खत्म|बेकार|बर्बाद|से थक|इच्छा नहीं)",
  "जान (?:दे|देना|देने|दूंगा|दूंगी)",
  "(?:फांसी|फाँसी) (?:लगा|लगाना|लगाने|पर)",
  "जहर (?:खा|खाना|खाने|पी|पीना)",
  "खुद को (?:खत्म|मार|नुकसान|चोट)",
  "सब (?:कुछ )?खत्म (?:करना|कर|हो गया)",
);

/** Hurting oneself. */
export const SELF_HARM: RegExp = phrases(
  "(?:cut|cuts|cutting|hurt|hurts|hurting|harm|harming|burn|burning|hit|punish) (?:my ?self|my (?:wrists?|arms?|hands?|legs?|veins?)|herself|himself)",
  "self ?harm(?:ing|s)?",
  "(?:slit|cut) (?:my )?wrists?",
  "(?:haath|hath|nas|nass|kalai) (?:kaat|kat|kaatna|katna|kaatne|kaat lu|kat lu)(?: .*)?",
);

/** Being hurt by somebody. */
export const ABUSE: RegExp = phrases(
  `${KIN}(?: (?:always|often|sometimes|used to|keeps?|is|are|has|have|was|been|daily|everyday|every day|roz|bahut|mujhe|mujhko|muze|hame|bhi|ne|har|din|रोज|मुझे|बहुत))* (?:hits?|hitting|beats?|beating|beat|slaps?|slapped|tortures?|torturing|abuses?|abusing|abused|molest(?:s|ed)?|rape[sd]?|touch(?:es|ed|ing)?|threatens?|burn(?:s|t|ed)?|marte|maarte|marta|maarta|marti|maarti|peet(?:ta|te|ti)|pit(?:ta|te|ti|ai)|pita?te|pee?tte|pital|mara|maara|gaaliyan|chhoot[ae]|chhute|chhu[at]e|chute|मारते|मारता|मारती|पीटते|पीटता|छूते|छूता)(?! (?:me )?(?:up )?(?:to|into) (?:become|be|study|do|take|take science|choose|join|learn))`,
  "(?:touch(?:es|ed|ing)?|grop(?:es|ed|ing)|harass(?:es|ed|ing)?|molest(?:s|ed|ing)?|rap(?:es|ed|ing)|abus(?:es|ed|ing)|beat(?:s|ing|en)?|hit(?:s|ting)?|slap(?:s|ped|ping)?|tortur(?:es|ed|ing)|blackmail(?:s|ed|ing)?|stalk(?:s|ed|ing)?|bull(?:y|ies|ied|ying)|ragg(?:ed|ing)) me",
  "(?:i am|im|i was|i am being|im being|i was being|being|i get|i got|been|getting) (?:sexually |physically |mentally )?(?:abused|molested|raped|beaten|harassed|bullied|blackmailed|ragged|trafficked|tortured|assaulted)",
  "(?:sexually|physically) (?:abused|abuses|assaulted|harassed)",
  "(?:me|mere|meri|mujhe|mera) (?:ko )?(?:rape|molest|blackmail|harass)(?: .*)?",
  "(?:galat|gande|gandi) (?:tarike|tareeke|tarah|jagah)(?: se)?(?: pe| par)? (?:chhu|chhoo|chu|touch|haath|hath)\\S*(?: .*)?",
  "(?:bad|unsafe|wrong) touch",
  "(?:scared|afraid|not safe|unsafe|dar lagta)(?: to be| of being| to go| ko)? (?:at home|go home|ghar pe|ghar par|ghar me|of my (?:father|dad|uncle|brother|husband|teacher))",
  "(?:forcing|forced|force|forcing me) (?:me )?(?:to|into) (?:marry|get married|marriage|a marriage)",
  "(?:jabardasti|zabardasti|jabran) (?:shaadi|shadi|vivah)",
  "child marriage",
);

/** Having no hope, or no strength left. */
export const HOPELESS: RegExp = phrases(
  "(?:i|im|i am|i feel|feel|feeling|so|totally|completely|very|all|everything is|its all|life is|future is|totally) (?:so |very |really |completely |totally )?(?:hopeless|worthless|numb|empty inside|broken inside)",
  "(?:no|lost all|lost|losing|lose) hope(?: left| anymore| in life| at all)?(?= (?:left|anymore|for me|in life|in my life|at all|now|after|i|and|$))",
  "(?:there is|theres|have) no hope",
  "(?:lost|losing) (?:all )?hope",
  "i (?:am|m) (?:a )?(?:burden|complete failure|total failure|waste)(?: .*)?",
  "(?:everything|sab kuch|sab) is (?:all )?over(?: for me)?(?= (?:for me|after|now|because|since|i|my))",
  "(?:i am|im|i feel|feeling|feel|i have|having|suffering from|suffering|mujhe|main|mai) (?:so |very |really |severely |been |in |with |from )?(?:depressed|depression|depress)(?: .*)?",
  "(?:for|my) depression",
  "(?:i|mai|main) (?:hate|hates) (?:myself|my life|my existence)",
  "hate (?:myself|my life)",
  "panic attacks?",
  "(?:cry|crying|cried|rona|roti|rota) (?:every|all|daily|myself|har|roz|raat|whole|the whole)(?: .*)?",
  "(?:umeed|ummeed|umid|ummid|asha) (?:nahi|nahin|nhi|khatam|khatm|toot|tut)(?: .*)?",
  "(?:himmat|hausla) (?:khatam|khatm|toot|tut|haar|nahi (?:hai|bachi))(?: .*)?",
  "(?:उम्मीद|आशा) (?:नहीं|खत्म|टूट)",
  "(?:डिप्रेशन|अवसाद) (?:में|मे|है|हूं)",
);

/** A career in helping, or a title, in which such words are the work: somebody else's despair, not the visitor's. */
export const HELPING_WORK: RegExp = phrases(
  "(?:become|be|becoming|being|job|jobs|career|careers|work|works|study|course|courses|salary|kaise bane|kaise banu|banna|do|does|earn|qualification)(?: .*)? (?:counsell?ors?|psychologists?|psychiatrists?|therapists?|helpline|social workers?|ngo|officers?|nurses?|lawyers?|prevention|activists?)(?: .*)?",
  "(?:help|helps|helping|save|saving|support|treat|treating|counsel|rescue|rescuing) (?:people|students|others|those|children|women|teenagers|kids|patients|victims|girls|men|boys|suicidal|abused|depressed)(?: .*)?",
  "(?:suicide|self harm|abuse|depression) (?:prevention|helpline|awareness|research|hotline|counsell?ing|counsell?ors?|studies|lawyers?)(?: .*)?",
);

/** Words of the visitor's own despair: with these, no mention of helping work makes a question harmless. */
export const FIRST_PERSON: RegExp = phrases(
  "(?:i|ill|im) (?:am |really |just |also |feel |feeling |so |will |have |was |always )*(?:want to die|wanna die|want to kill myself|suicidal|depressed|hopeless|kill myself|end my life|going to die|worthless)",
  "(?:kill|hurt|cut|harm|hang) myself",
  "my (?:own )?life",
  "my (?:father|dad|papa|mother|uncle|husband|brother|teacher|boyfriend)(?: .*)? me",
);

/** Fear, pressure or loneliness, said of oneself. */
export const STRAIN: RegExp = phrases(
  "(?:nobody|no one|noone|koi) (?:understands|likes|loves|cares about|talks to|samajhta|samajhte)(?: .*)?",
  "(?:i have|ive|mere|mera) (?:no|zero|koi) (?:friends?|dost)(?: .*)?",
  "tele ?manas|14416|1098|child ?line|helpline number(?: .*)?",
  "(?:im|i am|i feel|feeling|i get|ive been|i have been|am|so) (?:so |very |really |too |always |just |feeling |extremely |getting )*(?:stressed|anxious|overwhelmed|scared|worried|lonely|sad|nervous|burn(?:t|ed) out|exhausted|frustrated|demotivated|panicking|afraid|ashamed|upset|low)(?! of (?!exam|fail|result|board|future|my |what |people|everything))(?: .*)?",
  "(?:exam|exams|boards?|neet|jee|study|studies|parents|parental|family|peer|result) (?:pressure|stress|tension|fear|anxiety|phobia|depression)(?: .*)?",
  "(?:bahut|bohot|boht|itna|itni|kaafi) (?:tension|stress|pressure|dar|darr|udaas|udas|pareshan|akela|akeli)(?: .*)?",
  "(?:tension|stress|anxiety|dar|darr|ghabrahat) (?:ho|hoti|hota|lag|lagta|aa|bahut|mein|me) ?(?:raha|rahi|rha|rhi|hai|hu|hoon)?(?: .*)?",
  "(?:mar|pagal) (?:raha|rahi|ho) (?:hu|hoon|raha|rahi|jaunga)?(?: .*)?",
  "(?:is|are) (?:killing|crushing|suffocating) me",
  "(?:cant|cannot|not able to|unable to) (?:sleep|concentrate|focus|study|cope|breathe|handle)(?: .*)?",
  "(?:padhai|padhne) me(?:in)? (?:mann|man) nahi(?: .*)?",
  "(?:disappointed|let down|failed) my (?:parents|family|papa|mom|dad)(?: .*)?",
);
