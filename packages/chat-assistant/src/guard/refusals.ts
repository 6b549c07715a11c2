import { p } from "../html/write.ts";
import { inEach, type Wording } from "../language.ts";
import { BELITTLED } from "../reading/belittling.ts";
import { phrases } from "../reading/words.ts";

/** Something that Disha does not do: how it is asked for, the work that only sounds like it, and the kind words instead. */
export type Refusal = { readonly asked: RegExp; readonly unless?: RegExp; readonly reply: Wording };

const OFFER: Wording = {
  english:
    "What I can do: tell you what a career is, what it pays with its basis, and how to get there from your class. Name one that you like.",
  hinglish:
    "Main yeh bata sakti hoon: koi career kya hai, usme kitni kamai hai aur woh figure kahan se aayi, aur aapki class se wahan tak kaise pahunche. Apni pasand ka koi career bataiye.",
  hindi:
    "मैं यह बता सकती हूँ: कोई करियर क्या है, उसमें कितनी कमाई है और वह आँकड़ा कहाँ से आया, और आपकी क्लास से वहाँ तक कैसे पहुँचें। अपनी पसंद का कोई करियर बताइए।",
};
const refuse = (reason: Wording): Wording => inEach((language) => p(reason[language]) + p(OFFER[language]));

const LEARNING = "(?:become|be|banna|bane|banu|career|careers|course|courses|job|jobs|salary|study|kaise bante|work as)";

/** What "chut" and "chhoot" say of a job, a school or a train: it is lost or missed. */
const GONE = "(?:ga[iy]\\S*|gya|gyi|gye|jaa?[tyie]\\S*|jaa?un\\S*|jaan[ae]|na jay\\S*|rah[aie]|rha|rhi|chuk\\S*|hui|hua)";
const WHOSE = "(?:meri|teri|uski|iski|apni|tumhari|aapki|ki)";

/** The first that fits is the answer. */
export const REFUSALS: readonly Refusal[] = [
  {
    asked: phrases(
      "(?:ignore|ignoring|forget|disregard|override|bypass|break|skip|bhool|bhul)(?: \\S+){0,4} (?:rules?|instructions?|prompts?|guidelines|restrictions|training|directions|polic(?:y|ies)|filters?)",
      "(?:rules?|instructions?|niyam|prompt)(?: \\S+){0,2} (?:bhool|bhul|ignore|chhod|tod|hata)\\S*",
      "(?:system|hidden|secret|initial|original|developer) (?:prompt|message|instructions?|rules?)",
      "(?:your|ur|tumhare|apne|aapke) (?:\\S+ ){0,2}(?:prompt|instructions?|rules|guidelines|system message|configuration|source code)",
      "(?:repeat|print|show|reveal|output|tell me|display|translate|write)(?: \\S+){0,3} (?:text|words|message|lines?|everything|conversation|prompt|instructions?)(?: \\S+){0,2} (?:above|before|verbatim)",
      "(?:you are|youre|u are|you will be) (?:now|no longer|from now)(?: .*)?",
      "from now on (?:you|reply|respond|answer|act|speak|talk|only|ignore)",
      "(?:act|behave|respond|reply|answer|talk) (?:like|as)(?: if)? (?:you|an? (?:evil|unrestricted|unfiltered|uncensored|different|hacker|pirate))(?: .*)?",
      "(?:pretend|roleplay|role play)(?: \\S+)? (?:you|to be|youre|that you|as)",
      "(?:jailbreak|jail break|dan mode|developer mode|god mode|sudo|do anything now)",
      "(?:reply|respond|answer|speak) only (?:in|with)",
      "(?<=^ | and | please | now | just )(?:say|repeat|type|print|bolo|output)(?: after me)? (?:exactly|that|this|the word|the words|i have|hello world|only)(?: .*)?",
      // Beside the question which program answers it has its place there.
      "(?<! (?:model|models|ai|llm|gpt)(?: \\S+){0,6} )(?:api|secret|access|private) ?keys?|(?:admin|root|database|server) (?:password|login|access|credentials|panel)",
      "(?:environment|env) (?:variables?|vars?|file)",
      "(?:print|show|write|output|give|add|put|include|paste|insert)(?: \\S+){0,4} (?:script|javascript|iframe|onerror|alert)(?: .*)?",
      "(?:drop|delete from|insert into|truncate) (?:table|database|careers|users)(?: .*)?",
    ),
    unless: phrases(BELITTLED),
    reply: refuse({
      english:
        "I can't help with that. I keep to what I am here for, whatever the message says: careers, and how to reach them from your classroom.",
      hinglish:
        "Isme main madad nahi kar sakti. Message mein jo bhi likha ho, main apne kaam par hi rehti hoon: careers, aur aapki class se un tak pahunchne ke raste.",
      hindi: "इसमें मैं मदद नहीं कर सकती। मैसेज में जो भी लिखा हो, मैं अपने काम पर ही रहती हूँ: करियर, और आपकी क्लास से उन तक पहुँचने के रास्ते।",
    }),
  },
  {
    asked: phrases(
      "(?:phone|mobile|contact|whats ?app|aadhaar|aadhar|adhar|pan|bank account|account|credit card) (?:number|no|numbers|details) (?:of|for|ki|ka)(?: .*)?",
      "(?:number|address|email|e mail|password|location|otp|details|data|photos?|pictures?) (?:of|ka|ki) (?:a |the |my |other |all |some )?(?:girls?|boys?|students?|users?|visitors?|people|girlfriend|boyfriend|crush|classmate|teacher|friend|person|actress|actor)(?: .*)?",
      "(?:phone|mobile|whats ?app) (?:number|no|numbers)",
      "(?:students?|users?|visitors?) (?:(?!(?:become|be|becoming|do|study|learn|as|for) )\\S+ )?(?:data(?! (?:anal|scien|engineer|entry|operator|(?:\\S+ ){0,2}(?:safe|secure|private|stored|collected|sold|shared)))|emails?|numbers?|list|names)",
      "(?:who|which students?|list (?:of )?(?:the )?(?:users|students|people))(?: \\S+){0,2} (?:used|visited|asked|chatted)(?: .*)?",
      "(?:hack|crack|break into|spy on|track|trace|stalk)(?: \\S+){0,3} (?:account|phone|instagram|insta|facebook|whats ?app|wi ?fi|wifi|password|gmail|snapchat|email|location|girlfriend|boyfriend|friends?|crush|website|server|id)(?: .*)?",
      "(?:insta|instagram|facebook|whats ?app|wifi|gmail|snapchat)(?: \\S+){0,3} (?:hack|hacking|crack)(?: .*)?",
    ),
    // One's own number, which a site might ask for; that of somebody is asked for with its owner.
    unless: phrases(
      "(?:do|does|will|would|are|is) (?:you|this site|the site|it|this|website)(?: \\S+){0,2} (?:sell|share|give|keep|store|leak|misuse|collect)(?:ing)?(?: (?:away|out))? (?:my|our) (?:own )?(?:phone |mobile |whats ?app |contact )?(?:number|no|numbers|data|details|email)(?! (?:of|for) )",
      "(?:i|we|to|must|should|or|and|without|bina) (?:giv(?:e|ing)|shar(?:e|ing)|enter(?:ing)?|provid(?:e|ing)|fill(?:ing)?|put(?:ting)?)(?: (?:my|our|an?|any|the|email|mail|name|id|and|or))* (?:phone|mobile|whats ?app|contact) (?:number|no|numbers|details)(?! (?:of|for|ki|ka) )",
      "(?:apna|apni|mera|meri|hamara|अपना|मेरा) (?:\\S+ ){0,2}(?:phone|mobile|whats ?app|contact|फोन|मोबाइल) (?:number|no|नंबर)(?: \\S+){0,3} (?:dena|deni|dalna|daalna|bharna|share|chahiye|padega|देना|डालना|भरना)",
      "(?<! (?:ka|ki|ke|us|is|uska|uski|unka|unki|iska|iski|kisi|mujhe|mujhko|hame|sab|का|की|के|उसका|उसकी|मुझे) )(?:phone|mobile|whats ?app|contact|फोन|मोबाइल) (?:number|no|नंबर)(?: \\S+){0,2} (?:dena|deni|dalna|daalna|bharna|maang\\S*|mang\\S*|देना|डालना|भरना|मांग\\S*)(?: .*)?",
    ),
    reply: refuse({
      english:
        "I can't help with anybody's private data or accounts. I have none, this site keeps none, and taking them from somebody is a crime.",
      hinglish:
        "Kisi ki niji jaankari ya account mein main madad nahi kar sakti. Mere paas aisi koi jaankari nahi hai, yeh site bhi nahi rakhti, aur kisi se lena apradh hai.",
      hindi: "किसी की निजी जानकारी या अकाउंट में मैं मदद नहीं कर सकती। मेरे पास ऐसी कोई जानकारी नहीं है, यह साइट भी नहीं रखती, और किसी से लेना अपराध है।",
    }),
  },
  {
    asked: phrases(
      "(?:hack|hacking|crack|break into|tamper|tampering)(?: \\S+){0,4} (?:marks?|grades?|results?|marksheet|attendance|school portal|college portal|school (?:site|website|server)|erp)(?: .*)?",
      "(?:marks?|grades?|results?|marksheet|attendance|school portal|college portal)(?: \\S+){0,2} (?:hack|hacking)(?: .*)?",
      "(?:अंक|नंबर|मार्क्स|रिजल्ट|पोर्टल|हाजिरी)(?: \\S+){0,2} हैक(?: .*)?|हैक (?:करके|कर के)(?: \\S+){0,2} (?:अंक|नंबर|मार्क्स|रिजल्ट)(?: .*)?",
    ),
    unless: phrases("ethical|learn\\S*|courses?|careers?|seekh\\S*"),
    reply: refuse({
      english:
        "I can't help with that: to get into a school's computer and change marks is an offence under the Information Technology Act, and it is mostly found out. There is an honest way: ask for your marks to be totalled again or the copy to be checked again, sit for the compartment or improvement examination, and talk to the teacher of that subject. If fear of home is behind it, 1098 listens.",
      hinglish:
        "Isme main madad nahi kar sakti: school ke computer mein ghuskar marks badalna Information Technology Act mein apradh hai, aur zyadatar pakda jaata hai. Imaandar raasta hai: marks dobara jodne ya copy dobara jaanchne ke liye likhiye, compartment ya improvement exam dijiye, aur us subject ke teacher se baat kijiye. Ghar ka dar ho to 1098 sunta hai.",
      hindi:
        "इसमें मैं मदद नहीं कर सकती: स्कूल के कंप्यूटर में घुसकर नंबर बदलना Information Technology Act में अपराध है, और ज़्यादातर पकड़ा जाता है। ईमानदार रास्ता है: नंबर दोबारा जोड़ने या कॉपी दोबारा जाँचने के लिए लिखिए, कंपार्टमेंट या इम्प्रूवमेंट परीक्षा दीजिए, और उस विषय के शिक्षक से बात कीजिए। घर का डर हो तो 1098 सुनता है।",
    }),
  },
  {
    asked: phrases(
      "(?:leak|leaked|leaks|leaking)(?: \\S+){0,3} (?:paper|papers|question|questions|exam|pdf|answer)(?: .*)?",
      "(?:paper|papers|question|questions)(?: \\S+){0,3} (?:leak|leaked|leaks|leaking)(?: .*)?",
      "(?:leak|buy|purchase|kharid\\S*)(?: (?:or|and|ya))?(?: (?:leak|buy|get|the|a|ka|real|original|actual))* (?:neet|jee|ssc|upsc|cuet|ctet|board|exam|bank|police|railway)(?: \\S+){0,2} (?:paper|papers|question paper|answer key)(?! (?:pattern|set|book))",
      "(?:neet|jee|ssc|upsc|cuet|board|exam)(?: \\S+){0,2} (?:paper|papers|question paper) (?:kharid\\S*|buy)",
      "(?:cheat|cheating|nakal|copying|chit|cheats)(?: \\S+){0,3} (?:in|on|during|me|mein|for|exam|exams|test|board|boards|paper)(?: .*)?",
      "(?:exam|exams|boards?|test|paper|neet|jee)(?: \\S+){0,3} (?:cheat|cheating|nakal|chit|copy kaise)(?: .*)?",
      "(?:how to|how can i|how do i|kaise|want to) copy(?: \\S+){0,2} (?:in|during|from)(?: \\S+){0,3} (?:exam|exams|boards?|test|paper)(?: .*)?|(?:exam|exams|boards?|paper)(?: \\S+){0,2} me copy (?:kaise|kar\\S*)(?: .*)?|without getting caught(?: .*)?",
      "(?:fake|duplicate|farzi|farji|nakli|forged|false|buy|purchase|kharid\\S*)(?: \\S+){0,3} (?:degree|degrees|certificates?|marksheets?|mark sheets?|diploma|experience letter|licence|license|caste certificate)",
      "(?:degree|certificate|marksheet|licence|license)(?: \\S+){0,2} (?:buy|purchase|kharid\\S*|farzi|farji|fake|nakli)",
      "(?:bribe|bribes|bribing|ghoos|ghus|rishwat|rishvat|donation seat)(?: .*)?",
      "(?:dummy|proxy) (?:candidate|exam|test|student|attendance)",
      "(?:exam|paper|test|interview) (?:question )?(?:paper |answers? )?(?:in advance|before (?:the )?exam|beforehand)",
      "(?:someone|somebody|koi)(?: \\S+){0,2} (?:write|give|sit|sits|de)(?: \\S+){0,2} exam(?: \\S+){0,2} (?:for me|mere badle|meri jagah)",
    ),
    reply: refuse({
      english:
        "I can't help with cheating, leaked papers, false certificates or bribes. They end careers before these begin, and many sellers of them are plain frauds. There is an honest way to nearly everything here, often one without that exam.",
      hinglish:
        "Nakal, leak paper, farzi certificate ya rishwat mein main madad nahi kar sakti. Inse career shuru hone se pehle hi khatam ho jaata hai, aur inhe bechne wale aksar seedhe thag hote hain. Yahan lagbhag har cheez ka ek imaandar rasta hai, kai baar us exam ke bina bhi.",
      hindi:
        "नक़ल, लीक पेपर, फ़र्ज़ी सर्टिफ़िकेट या रिश्वत में मैं मदद नहीं कर सकती। इनसे करियर शुरू होने से पहले ही ख़त्म हो जाता है, और इन्हें बेचने वाले अक्सर सीधे ठग होते हैं। यहाँ लगभग हर चीज़ का एक ईमानदार रास्ता है, कई बार उस परीक्षा के बिना भी।",
    }),
  },
  {
    asked: phrases(
      "(?:porn|porno|pornography|pornhub|xxx|nudes?|naked|sexy|sext|sexting|onlyfans|escorts?|prostitut\\S*|randi|blowjob|dick|boobs|horny|fuck\\S*|chudai|lund|bhosd\\S*|madarch\\S*|behench\\S*|bhench\\S*)(?: .*)?",
      `chut(?!t?ney|t[iy]|k[aiu])\\S*(?! ${GONE} )(?: .*)?|(?<= ${WHOSE} )chut(?: .*)?`,
      "(?:have|want|do|having|talk|talking about|about|do) sex|(?<=^ )sex(?= $)",
      "sex (?:chat|video|videos|with|karna|stories|story|kaise|call)(?: .*)?",
      "(?:talk|speak|say)(?: \\S+){0,3} (?:dirty|naughty)|(?:be|you are|youre) my (?:girlfriend|boyfriend|gf|bf|wife)(?: .*)?",
    ),
    unless: phrases("sex (?:education|educator|therapist|ratio)|sexologist|psycholog\\S*"),
    reply: refuse({
      english: "I can't help with that. I am here for careers, and many of those who ask me are at school.",
      hinglish: "Isme main madad nahi kar sakti. Main careers ke liye hoon, aur mujhse poochne wale bahut se log school mein padhte hain.",
      hindi: "इसमें मैं मदद नहीं कर सकती। मैं करियर के लिए हूँ, और मुझसे पूछने वाले बहुत से लोग स्कूल में पढ़ते हैं।",
    }),
  },
  {
    asked: phrases(
      "(?:muslims?|hindus?|sikhs?|christians?|jews?|dalits?|brahmins?|adivasis?|tribals?|biharis?|blacks?|gays?|lesbians?|trans(?:gender)?s?|hijras?|women|girls|boys|men|ladkiyan?|ladkiya|aurat\\S*|disabled|reserved category|sc st|obc|general category|madrasis?|chinkis?|foreigners)(?: \\S+){0,4} (?:stupid|dumb|inferior|less (?:intelligent|capable|able|smart)|bad at|useless|dirty|evil|terrorists?|lazy|weak|worse|weaker|(?:cant|cannot|can not)(?! (?:afford|pay|apply))|should not|shouldnt|not fit|not good|not capable|dont deserve|bewakoof|kamzor|bekar|kharab)(?: .*)?",
      "(?:hate|kill|ban|beat|destroy|remove)(?: \\S+){0,2} (?:muslims?|hindus?|sikhs?|christians?|dalits?|brahmins?|women|girls|gays?|jews?|blacks?|reservation people)",
      "(?:lower|low|upper|higher|superior|inferior|backward) castes?(?: .*)?",
      "(?:kis|kaun|konsi|kaunsi|which|what) (?:caste|jaati|jati|dharm|religion) (?:ke|ka|ki|is|are|people)(?: .*)?",
      "which (?:caste|religion|race|community)(?: .*)? (?:better|best|smarter|smartest|superior|worst)",
      "(?:nigg\\S*|faggots?|chamar|bhangi|katua|chinki|mulla)",
    ),
    // What a family holds is told by the girl whom it concerns, and no slight of hers.
    unless: phrases(
      "(?:scholarship|reservation|quota|hostel|options?|careers?|jobs?|courses?|work) for (?:girls|women|boys|men|ladies|ladkiyon|ladkiyo|disabled|tribals?|adivasis?)(?: .*)?|(?:girls|women|boys|ladkiyan?|aurat\\S*) (?:who|jo|whose|that) (?:cant|cannot|can not|are not allowed|dont|ghar|bahar|nahi)(?: .*)?|(?:scholarship|reservation|quota|hostel)(?: .*)?|(?:start|apply|wear|attend|join) (?:only )?(?:after|before)|(?:papa|father|dad|mummy|mother|mom|parents|family|uncle|relatives|people|they|everyone|teacher|sir|brother|husband)(?: \\S+){0,2} (?:says?|said|saying|thinks?|tells?|told|believes?)(?: .*)?",
    ),
    reply: refuse({
      english:
        "I can't help with that, and it is not true. Nobody's religion, caste, gender, region or body decides what they can become. This site asks for none of them, and none of them changes what it shows.",
      hinglish:
        "Isme main madad nahi kar sakti, aur yeh sach bhi nahi hai. Kisi ka dharm, jaati, ling, ilaka ya shareer yeh tay nahi karta ki woh kya ban sakta hai. Yeh site inme se kuch nahi poochti, aur inse yahan kuch nahi badalta.",
      hindi:
        "इसमें मैं मदद नहीं कर सकती, और यह सच भी नहीं है। किसी का धर्म, जाति, लिंग, इलाक़ा या शरीर यह तय नहीं करता कि वह क्या बन सकता है। यह साइट इनमें से कुछ नहीं पूछती, और इनसे यहाँ कुछ नहीं बदलता।",
    }),
  },
  {
    asked: phrases(
      "(?:make|making|build|building|buy|banane|banana|banaye|banate|get)(?: \\S+){0,3} (?:bombs?|explosives?|guns?|pistol|grenades?|poison|drugs|weed|ganja|charas|cocaine|meth|mdma)(?: .*)?",
      "(?:bombs?|ganja|charas|cocaine|drugs|meth|katta)(?: \\S+){0,2} (?:kaise|kahan|banana|banaye|kharid\\S*|milega|buy|sell|smuggl\\S*)(?: .*)?",
      "(?:kill|murder|hurt|poison|beat up) (?:my |a |the |some |this |that )?(?:\\S+ )?(?:teacher|principal|friend|wife|husband|someone|somebody|people|person|man|woman|boss|neighbou?r|girl|boy|father|mother|brother|sister)",
    ),
    unless: phrases(
      "bomb (?:disposal|squad)|drugs? inspectors?|explosives? engineers?|pharmac\\S*|(?:do|does) (?!i |we |you )(?:\\S+ ){1,3}(?:kill|shoot|hurt)(?: .*)?",
    ),
    reply: refuse({
      english: "I can't help with anything that hurts people. If you or somebody else is in danger, call 112.",
      hinglish:
        "Jisse kisi ko nuksan pahunche, usme main madad nahi kar sakti. Agar aap ya koi aur khatre mein ho, to 112 par call kijiye.",
      hindi: "जिससे किसी को नुक़सान पहुँचे, उसमें मैं मदद नहीं कर सकती। अगर आप या कोई और ख़तरे में हो, तो 112 पर कॉल कीजिए।",
    }),
  },
  {
    asked: phrases(
      "(?:which|what|kaun ?si|konsi|kya|any|should i)(?: \\S+){0,4} (?:medicines?|tablets?|pills?|dawai|dawa|antibiotics?|injection|dose|dosage|syrup|treatment)(?: .*)? (?:take|taking|lu|le|lena|khau|khaye|for my|for)(?: .*)?",
      "(?:take|taking|lu|khau)(?: \\S+){0,2} (?:tablets?|pills?|dawai|paracetamol|antibiotics?)(?: .*)?",
      "(?:i have|ive|i am having|mujhe|having|i got|suffering from)(?: \\S+){0,3} (?:fever|pain|ache|cough|stomach|headache|bleeding|rash|diabetes|cancer|infection|dard|bukhar|khansi|pregnant|periods?|acne|vomiting)(?: .*)?",
      "(?:am i|could i be) (?:pregnant|sick|dying|diabetic)(?: .*)?",
      "(?:symptoms|home remedy|ilaj|ilaaj) (?:of|for|ka|ki)(?: .*)?",
      "(?:fever|pimples?|acne|headache|hair ?fall|weight|height|periods?|khansi|bukhar|dard) (?:ka|ki|ke|ke liye|kaise|badhane|kam karne)(?: \\S+){0,2} (?:ilaj|ilaaj|dawai|dawa|theek|thik|kare|karu|upay)",
    ),
    unless: phrases(`${LEARNING}(?: .*)?`),
    reply: refuse({
      english:
        "I can't help with illness and medicines: that needs somebody who can see you. Please ask a doctor or go to the nearest health centre; in an emergency, call 112.",
      hinglish:
        "Bimari aur dawa mein main madad nahi kar sakti: uske liye aapko dekhne wala chahiye. Please doctor se poochiye ya paas ke swasthya kendra jaiye; emergency mein 112 par call kijiye.",
      hindi:
        "बीमारी और दवा में मैं मदद नहीं कर सकती: उसके लिए आपको देखने वाला चाहिए। कृपया डॉक्टर से पूछिए या पास के स्वास्थ्य केंद्र जाइए; इमरजेंसी में 112 पर कॉल कीजिए।",
    }),
  },
  {
    asked: phrases(
      "(?:can|should|how do|how can|how to|could) (?:i |we )?(?:sue|file (?:a )?(?:case|fir|complaint|suit|divorce)|get bail|get a divorce|go to court|fight (?:a |my )?case)(?: .*)?",
      "(?:my|mere|mera|meri) (?:landlord|employer|boss|company|neighbou?r|tenant|makan malik|ex|wife|husband|builder)(?: \\S+){0,5} (?:sue|court|case|police|legal|rights|deposit|notice|fir|cheated|fired)(?: .*)?",
      "(?:police|court|legal|criminal|fir) (?:case|notice)(?: \\S+){0,3} (?:against|on|par|pe|mere|upar) ?(?:me|us|my|mere|mujh)?(?: .*)?",
      "(?:is it|will it be) (?:legal|illegal)(?: .*)?",
      "(?:divorce|custody|bail|property dispute|dowry case)(?: \\S+){0,3} (?:kaise|how|le|lena|my|mera|case|file|chahiye)(?: .*)?",
    ),
    unless: phrases(`${LEARNING}(?: .*)?`),
    reply: refuse({
      english:
        "I can't help with a legal question of your own: that needs somebody who hears the whole story. Please ask a lawyer; the District Legal Services Authority at your court gives legal aid free to those who qualify.",
      hinglish:
        "Aapke apne kanooni sawal mein main madad nahi kar sakti: uske liye poori baat sunne wala chahiye. Please vakil se poochiye; aapke court ka District Legal Services Authority un logon ko free kanooni madad deta hai jo uske haqdaar hain.",
      hindi:
        "आपके अपने क़ानूनी सवाल में मैं मदद नहीं कर सकती: उसके लिए पूरी बात सुनने वाला चाहिए। कृपया वकील से पूछिए; आपके कोर्ट का ज़िला विधिक सेवा प्राधिकरण (District Legal Services Authority) उन लोगों को मुफ़्त क़ानूनी मदद देता है जो उसके हक़दार हैं।",
    }),
  },
];
