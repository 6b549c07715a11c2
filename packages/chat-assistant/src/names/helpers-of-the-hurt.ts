const FOR =
  "(?:(?: (?:of|for|to|with|and|against|in|the|victims?|survivors?|people|patients?|cases?|prone|awareness|related|se|ke|ki|ka|ko|wale|wala|के|की|का|को|से|वाले)){0,4})";
const PREVENTION =
  "(?:(?: (?:prevention|prevent|intervention|helpline|hotline|support|rescue|relief|recovery|rokne|rokthaam|रोकथाम|हेल्पलाइन|wale|wala|ke|ki|की|के)){0,3})";
const COUNSELLOR = "(?:counsell?ors?|counsell?ing|therapists?|councell?ors?|counslers?|kaunsalar|काउंसलर|परामर्शदाता)";
const WORKER = `(?:${COUNSELLOR}|workers?|social workers?|volunteers?|operators?|advis[eo]rs?|helpers?|responders?|specialists?)`;
const OFFICER = `(?:${WORKER}|officers?|investigators?|rescuers?|activists?|caseworkers?)`;

const SUICIDE = "(?:suicid\\S*|self ?harm|khudkushi|aatma ?hatya|atma ?hatya|आत्महत्या|सुसाइड)";
const ADDICTION =
  "(?:(?:drugs?|alcohol|substance|nasha|nashe|sharab)(?: (?:addict\\S*|abuse|mukti|chhudane))?|de ?addiction|addicts?|नशा|नशा मुक्ति|नशे)";
const VIOLENCE =
  "(?:domestic (?:violence|abuse)|gharelu hinsa|rape|sexual (?:assault|abuse|violence)|acid attack|women abuse|घरेलू हिंसा|बलात्कार)";
const CHILDREN =
  "(?:child (?:abuse|marriage|labou?r|trafficking|protection)|(?:human |girl )?traffick\\S*|bal vivah|bal shoshan|missing child(?:ren)?|बाल विवाह|बाल शोषण|बाल मजदूरी)";
const GRIEF = "(?:grief|bereavement|trauma|depression|anxiety|stress|mental health|dukh|अवसाद|डिप्रेशन|तनाव)";

const HELPLINE = "(?:(?:mental health|crisis|emotional|distress|suicide|tele ?manas|child) (?:helpline|hotline|help line))";
const HURT = "(?:victims?|survivors?|people|patients?|students?|children|logo|logon|पीडित\\S*|लोगों)";
const TO_HELP = "(?:kaam|madad|help|seva|bachana|support|काम|मदद|सेवा)";

/** Whoever helps those who are hurt, by the pain that they work with, as the title of the record says it. */
export const HELPERS_OF_THE_HURT: readonly (readonly [said: RegExp, meant: string])[] = (
  [
    [HELPLINE, WORKER, "crisis intervention counsellor"],
    [SUICIDE, WORKER, "crisis intervention counsellor"],
    [VIOLENCE, WORKER, "domestic violence counsellor"],
    [CHILDREN, OFFICER, "child protection specialist"],
    [ADDICTION, COUNSELLOR, "addiction counsellor"],
    [GRIEF, COUNSELLOR, "counselling psychologist"],
  ] as const
).map(([pain, helper, meant]): readonly [said: RegExp, meant: string] => [
  new RegExp(
    ` (?:(?:help|helping|support|supporting|work with|work for|working with) ${pain} ${HURT}|${pain} ${HURT}(?: (?:ke|ki|ko|liye|के|की|को|लिए))+ ${TO_HELP}|${pain}${PREVENTION}${FOR} ${helper}|${helper}${FOR} ${pain}(?: (?:prevention|victims?|survivors?|people|patients?|cases?))*)(?= )`,
    "gu",
  ),
  ` ${meant}`,
]);
