import { FILL, gap, hindi, KIN, some, unless } from "../said-words.ts";
import type { Meaning } from "./meaning.ts";

const WILL = "(?:will|would|is going to|are going to|going to|gonna|is gonna|may|might|ll)";
const IF_THEN = unless(hindi("to toh", "तो"));

/** Fearing what the family will do, or how to face anybody. */
export const AFRAID_OF_HOME: Meaning = {
  english: [
    `(?:${KIN}|they|everyone)(?: \\S+){0,2} ${WILL} (?:\\S+ )?(?:kill|murder|beat|thrash|hit|slap|skin|destroy|throw|disown) me`,
    "(?:cant|cannot|can not|how (?:do|can|will) i|dont know how to|afraid to|scared to|dont want to) (?:face|show my face to)(?: \\S+)? (?:any ?one|any ?body|every ?one|people|them|parents|family|papa|mummy|father|mother|mom|dad|friends|relatives|society|home)",
    "(?:scared|afraid|terrified|too ashamed) (?:to|of) (?:go(?:ing)? home|tell(?:ing)? (?:my )?(?:parents|papa|dad|father|mom|mother|mummy|family|them))",
    "(?:hide|show|hiding) my face|(?:too )?ashamed to (?:go|face|meet|step|leave|show)",
  ],
  hindi: [
    `${KIN}${gap(3)} ${hindi("maar_denge mar_denge maar_dalenge mar_dalenge maar_dega mar_dega maar_degi mar_degi maarenge marenge maar_dalega mar_dalega maar_dalegi mar_dalegi pitenge peetenge pitega kaat_denge", "मार_देंगे मार_डालेंगे मार_देगा मार_डालेगा मार_देगी मार_डालेगी मारेंगे पीटेंगे पीटेगा काट_देंगे")}`,
    `${KIN}${gap(3)} ${hindi("nahi nhi nahin", "नहीं")} ${hindi("chhodenge chodenge chhodega chodega chhodegi", "छोड़ेंगे छोड़ेगा छोड़ेगी")}`,
    `${hindi("ghar papa mummy ghar_walo gharwalo", "घर पापा मम्मी घर_वालों घरवालों")}${some(FILL)} ${hindi("jane jaane batane bolne kehne", "जाने बताने बोलने कहने")} ${hindi("se me mein ka", "से में का")} ${hindi("dar darr", "डर")}`,
    `${hindi("ghar", "घर")}${some(FILL)} ${hindi("maar mar pitai", "मार पिटाई")} ${hindi("padegi paregi pdegi", "पड़ेगी")}`,
    `${hindi("ghar", "घर")} ${hindi("se", "से")} ${hindi("nikal_denge nikaal_denge nikal_dega nikal_degi", "निकाल_देंगे निकाल_देगा निकाल_देगी")}`,
    `${hindi("muh munh mooh muhn chehra shakal shakl", "मुंह मुह चेहरा शक्ल")}${gap(3)} ${hindi("dikha* dikhau* chhupa* chupa*", "दिखा* छुपा* छिपा*")}`,
    `${hindi("kisi kisi_se sabse logo_se", "किसी किसी_से सबसे लोगों_से")}${some(FILL)} ${hindi("nazar najar nazre nazrein aankh", "नजर नजरें आंख")} ${hindi("nahi nhi nahin", "नहीं")} ${hindi("mila*", "मिला*")}`,
  ],
};

const NOT_IF = "(?<!(?:if|when|case|unless|suppose) (?:i |we |she |he |my )?)";
const AGAR = `(?<! ${hindi("agar agr yadi jab kahi kahin", "अगर यदि जब कहीं")}(?: \\S+){0,4} )`;

/** A result that is out and is bad. */
export const BAD_RESULT: Meaning = {
  english: [
    `${NOT_IF}(?:failed|flunked|didnt pass|did not pass|couldnt pass|could not pass|(?:got|have|has) (?:a )?(?:compartment|supply|supplementary|backlogs?))`,
    `${NOT_IF}(?:result|results|marks|percentage|score)(?: (?:came|come|is|are|was|were|out|today|very|so|too|really|my|and)){0,5} (?:bad|poor|low|less|terrible|worst|fail)`,
    `${NOT_IF}(?:got|scored|only got|have) (?:only |just )?[1-5]?\\d(?: percent| marks)?(?= (?:$|percent|marks|in|and|papa|dad))`,
  ],
  hindi: [
    `${AGAR}${hindi("fail phail", "फेल")} ${hindi("ho_gaya ho_gayi ho_gya ho_gyi ho_gai hogaya hogayi hogya hua hui hu hun hoon ho_chuka ho_chuki", "हो_गया हो_गई हुआ हुई हूँ हूं हो_चुका हो_चुकी")}${IF_THEN}`,
    `${AGAR}${hindi("result rijalt number numbers nambar marks percentage", "रिजल्ट नंबर मार्क्स परिणाम")}${some(FILL)} ${hindi("kharab kam ganda bekar bura", "खराब कम गंदा बेकार बुरा")} ${hindi("aaya aaye aya aye aa_gaya aa_gaye hua hai hain", "आया आए आये आ_गया आ_गए हुआ है हैं")}${IF_THEN}`,
    `${AGAR}${hindi("result rijalt marks", "रिजल्ट मार्क्स")}${gap(2)} [1-4][0-9]`,
    `${AGAR}${hindi("compartment supply supplementary back", "कंपार्टमेंट सप्लीमेंट्री")} ${hindi("aa_gaya aa_gayi aa_gyi aayi aaya lag_gayi lag_gaya", "आ_गया आ_गई आई आया लग_गई")}${IF_THEN}`,
  ],
};

/** A love or a marriage that the family is against. */
export const OF_LOVE: Meaning = {
  english: [
    "(?:in )?love(?= (?:a|an|him|her|someone|somebody|my|with|marriage|affair))|(?:boy|girl) ?friend|affair|relationship|dating|elope\\S*|(?:inter ?)?caste|religion|muslim|dalit|honou?r|gay|lesbian|marry|married|marriage",
  ],
  hindi: [
    hindi(
      "pyar pyaar prem shaadi shadi vivah nikah jaati jati biradari caste dharm boyfriend girlfriend bf gf",
      "प्यार प्रेम शादी विवाह निकाह जाति बिरादरी धर्म बॉयफ्रेंड गर्लफ्रेंड",
    ),
  ],
};
