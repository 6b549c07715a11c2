import { phrases } from "../../reading/words.ts";
import { listOfHands } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  WITH_A_COMPUTER,
  WITH_A_ROOM,
  WITH_A_SHOP,
  WITH_A_SKILL,
  WITH_A_TRACTOR,
  WITH_A_VEHICLE,
  WITH_ANIMALS,
  WITH_LAND,
  WITH_SEWING,
} from "./means-texts.ts";

/** What somebody asks who has something and would live by it. */
const TO_EARN =
  "(?:customers?|grahak|ग्राहक|business(?:es)?|busines|dhandha|dhanda|earn\\S*|income|money|paise|paisa|kama\\S*|rozgar|rojgar|start|shuru|sell|use|ideas?|what (?:can|should|could|to|else|other|do)|kya (?:kya )?(?:kar\\S*|kr\\S*|khol\\S*|lag\\S*|ho|bech\\S*|start|shuru|business)|kya kaam (?:kar\\S*|shuru|start)|(?:koi|kuch|konsa|kaunsa) (?:kaam|kam)|(?:कोई|कुछ|कौन सा) काम|बिजनेस|व्यवसाय|व्यापार|धंधा|कमा\\S*|आमदनी|पैसे|पैसा|रोजगार|शुरू|बेच\\S*|क्या (?:क्या )?(?:कर\\S*|खोल\\S*|लगा\\S*|हो))";
const MINE =
  "(?:have|has|having|got|own|owns|with|my|our|mere|mera|meri|hamare|humare|hamari|hamara|humari|apn[aie]|khud k[aie]|ghar (?:me|mein|par|pe)|paas|pas|मेरे|मेरा|मेरी|हमारे|हमारी|हमारा|अपन[ाेी]|घर (?:में|पर)|पास)";
const IS_THERE =
  "(?:hai|hain|h|he|padi|pada|pade|khali|khaali|bekar|chal\\S*|चल\\S*|le (?:li|liya)|liya|kharid\\S*|है|हैं|पडी|पडा|खाली|ली|लिया|खरीद\\S*)";

/** Something that is owned, and what it may be used for. */
const owned = (thing: string): RegExp =>
  new RegExp(
    `^(?=.* ${TO_EARN} )(?=.* (?:${MINE}(?: \\S+){0,4}? (?:${thing})|(?:${thing})(?: \\S+){0,2}? ${IS_THERE}|(?:${thing}) (?:se|से)) )`,
    "u",
  );

const AREA =
  "(?:\\d+|ek|do|teen|char|chaar|paanch|aadha|one|two|three|four|five|half|some|thodi|kuch|थोडी|एक|दो|तीन|चार|पांच)(?: (?:an?|\\d+))?(?: (?:acres?|ekad|ekar|ekd|bigh[ae]|biga|hectares?|katth?a|gunth?a|kanal|एकड|बीघा|बीघे|हेक्टेयर|कट्ठा|कनाल))";
const LAND =
  "(?:agricultur\\S* |farm(?:ing)? |kheti ki |khali |खेती की |खाली )?(?:lands?|zameen|zamin|jameen|jamin|khet|kheton|farmland|plot|जमीन|खेत|प्लॉट)";
const CRAFTS =
  "(?:embroidery|henna artist|pastry chef|kadhai|kadhaai|crochet|knitting|bunai|macrame|mehndi|mehendi|henna|cooking|cook|khana(?: banana)?|baking|cakes?|achar|achaar|pickles?|papad|make ?up|makeup|parlou?r|beauty|hair ?cut\\S*|jewel+ery|painting|drawing|rangoli|craft|handicraft|pottery|carpent\\S*|candles?|soap|agarbatti|कढाई|बुनाई|मेहंदी|खाना(?: बनाना)?|अचार|पापड|केक|मेकअप|पार्लर|ब्यूटी|पेंटिंग|रंगोली|हस्तशिल्प|मोमबत्ती)";
const KNOWN =
  "(?:(?:know|knows|knowing|learnt|learned|skilled in|good at|expert in)(?: (?:how to|to|do|make|making|some|a little|good|very|the))* THING|THING(?: (?:ka|ki|का|की))?(?: (?:kaam|kam|work|banan[ae]|lagan[aie]|daln[aie]|karna|करना|बनाना|लगाना|काम))?(?: (?:bahut|bohot|accha|achha|acha|bhi|achi|achhi|अच्छा|भी))* (?:jan\\S*|aat[aei]|seekh\\S*|sikh\\S*|kar (?:leti|leta|sakti)|karti|karta|bana (?:leti|leta|sakti|sakta)|banat[aei]|banat[aei] hu|जान\\S*|आत[ाी]|सीख\\S*|कर लेत\\S*|बना लेत\\S*|करती|करता))";
const knows = (thing: string): RegExp => new RegExp(`^(?=.* ${TO_EARN} )(?=.* ${KNOWN.replaceAll("THING", thing)} )`, "u");

const SEWING = "(?:silai|sillai|sewing|stitch|stitching|tailoring|सिलाई|टेलरिंग)(?: (?:machine|masheen|mashin|मशीन))?";
const BESIDES_MEANS =
  "salary|fees?|course|college|exam|stream|11th|loan (?:officer|kaise)|vs|versus|career (?:in|me)|padhai|degree|scope|engineer|lawyer|सैलरी|कोर्स";

/** What one has, a thing or a skill, is what the answer begins with. */
export const MEANS_TOPICS: readonly Topic[] = [
  {
    cue: owned("(?:tractor|traktor|thresher|harvester|jcb|rotavator|ट्रैक्टर|थ्रेशर)"),
    unless: phrases(BESIDES_MEANS),
    ofCareers: true,
    reply: WITH_A_TRACTOR,
  },
  {
    cue: new RegExp(
      `${owned(`(?:${AREA} )?${LAND}|${AREA}`).source}|^(?=.* ${TO_EARN} )(?=.* (?:${AREA} (?:${LAND})|(?:khet|kheton|खेत|खेतों) (?:me|mein|में)) )`,
      "u",
    ),
    unless: phrases(
      BESIDES_MEANS,
      "(?:sell|buy|selling|buying|bech|kharid)(?: \\S+)? (?:land|zameen|plot)",
      "land (?:record|revenue|officer|survey\\S*|law)",
    ),
    ofCareers: true,
    reply: WITH_LAND,
  },
  {
    cue: new RegExp(`${knows(SEWING).source}|${owned(SEWING).source}`, "u"),
    unless: phrases(
      BESIDES_MEANS,
      "mechanic|repair",
      "(?:kaha|kahan|kaise|where|how|कहां|कैसे)(?: \\S+){0,2} (?:sikh\\S*|seekh\\S*|learn\\S*|सीख\\S*)",
    ),
    ofCareers: true,
    reply: WITH_SEWING,
  },
  {
    cue: knows(CRAFTS),
    unless: phrases(BESIDES_MEANS),
    ofCareers: true,
    reply: WITH_A_SKILL,
    below: [listOfHands],
  },
  {
    cue: owned(
      "(?:cows?|buffalo(?:es)?|goats?|gaay|gay|(?<!(?:ho|kho|aa|ban|rah|reh|chali|mil) )gai|bhains|bhais|bakr[iy]\\S*|pashu|murgi\\S*|hens?|गाय|गायें|भैंस|भैंसें|बकरी|बकरियां|पशु|मुर्गी|मुर्गियां)",
    ),
    unless: phrases(BESIDES_MEANS),
    ofCareers: true,
    reply: WITH_ANIMALS,
  },
  {
    cue: owned(
      "(?:auto|auto ?rickshaw|e ?rickshaw|toto|rickshaw|taxi|car|van|bike|motorcycle|scooty|pickup|pick up|tempo|truck|bolero|gaadi|gadi|ऑटो|रिक्शा|टैक्सी|कार|बाइक|गाडी|टेम्पो|ट्रक)",
    ),
    unless: phrases(BESIDES_MEANS, "driver (?:hu|hoon|hun|ki)|job|naukri|नौकरी|repair|mechanic|showroom|insurance"),
    ofCareers: true,
    reply: WITH_A_VEHICLE,
  },
  {
    cue: owned("(?:small |chhoti |chh?oti si |kirana |grocery |general |छोटी (?:सी )?)?(?:shop|dukan|dukaan|dukkan|store|दुकान)"),
    unless: phrases(
      BESIDES_MEANS,
      "(?:medical|pharmacy|chemist) (?:shop|store)|medical|pharm\\S*|(?:open|kholna|kholni|khol|खोलना|खोलनी)(?: \\S+)? (?:shop|dukan|store|chahta|chahti|hai|है)|(?:shop|dukan|store|दुकान) (?:khol\\S*|start|open|खोल\\S*)|badal\\S*|chh?od\\S*|other work|kuch aur|another|online (?:shop|store)|work in|kaam kart[aei]|job",
    ),
    ofCareers: true,
    reply: WITH_A_SHOP,
  },
  {
    cue: owned(
      "(?:(?:spare|empty|extra|khali|khaali|खाली) )?(?:rooms?|kamra|kamre|house|makan|makaan|chhat|roof|terrace|garage|godown|कमरा|कमरे|मकान|छत)",
    ),
    unless: phrases(BESIDES_MEANS, "work from home|house ?wife|room ?mate|class ?room|hostel|home loan|engineer"),
    ofCareers: true,
    reply: WITH_A_ROOM,
  },
  {
    cue: owned("(?:computer|laptop|pc|desktop|printer|कंप्यूटर|लैपटॉप|प्रिंटर)"),
    unless: phrases(
      BESIDES_MEANS,
      "(?:no|without|bina|nahi) (?:laptop|computer)|(?:laptop|computer) (?:nahi|nhi|nahin|repair|science|nahi hai)|learn|seekh\\S*|student|coding|video|gaming",
    ),
    ofCareers: true,
    reply: WITH_A_COMPUTER,
  },
];
