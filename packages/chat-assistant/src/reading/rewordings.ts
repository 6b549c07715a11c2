/** What many cannot bear to see, and so would rule out of their work. */
const DREADED =
  "blood|khoon|khun|surger(?:y|ies)|operations?|needles?|injections?|dead bodies|animals?|dogs?|janwar|jaanwar|heights?|snakes?|insects?|खून|इंजेक्शन|जानवर";
/** A word that may be ruled out of work, and no small word beside it. */
const THING = "(?!(?:na|nahi|nhi|no|not|it|that|any|much|to|an?|the|kuch|koi|sirf|kaam|job) )(\\S+)";

/** What has another meaning in these words than each of them has alone, and the words that say it plainly. */
const REWORDINGS: readonly (readonly [said: RegExp, meant: string])[] = [
  // Beside an accountant "cs" is no computer science.
  [/(?<= ca (?:vs|versus|or|ya|aur|and) )cs(?= )/gu, "company secretary"],
  [/(?<= )cs(?= (?:vs|versus|or|ya|aur|and) ca )/gu, "company secretary"],
  [/(?<= clerk (?:vs|versus|or|ya|aur|and) )po(?= )/gu, "bank officer"],
  [/(?<= )po(?= (?:vs|versus|or|ya|aur|and) (?:bank )?clerk )/gu, "bank officer"],
  [/ (?:mbbs (?:ke|k) bina|bina mbbs(?: ke)?|without (?:doing )?mbbs)(?: doctors?)?(?= )/gu, " medical without neet"],
  // What feels good is liked, and what somebody can do is asked as what to do.
  [/ (?:अच्छा|अच्छी|अच्छे) लगत\S+|(?<=\S) (?:acch?a|achh?a|acch?i|achh?i) lagt[aie](?= )/gu, " पसंद"],
  [/ क्या (?:क्या )?कर सक\S+/gu, " क्या करें"],
  // To play games is to like games: "playing" is no topic of its own.
  [/ (?:play|playing|khelna|khelne)(?= (?:video |mobile |computer |online )?(?:games?|gaming) )/gu, ""],
  [/ video(?= (?:games?|gaming) )/gu, ""],
  // What somebody cannot do is no topic.
  [/ (?:computer|laptop|typing)(?: chalana)? (?:nahi|nhi|nahin) (?:aat\S*|pata)(?= )/gu, ""],
  // Not a subject that is ruled out, but all studies.
  [
    / (?:dont|do not|didnt) (?:want|wish|like)(?: to)? study(?:ing)?(?: (?:further|more|anymore|any more)(?= )|(?= (?:after |beyond |$)))/gu,
    " without degree",
  ],
  // What must be no part of the work, in the words that "without" has: "jisme coding na ho", "no coding jobs", "I faint when I see blood".
  [
    new RegExp(
      ` (?:jis(?:me|mein|mai|m)|जिसमें|जिसमे) ${THING}(?: ki (?:zarurat|jarurat|zaroorat))? (?:na|nahi|nhi|nahin|न|ना|नहीं)(?: (?:aani|aana|ana|ani|karni|karna|krni|hona|ho|pade|padhe|padti|lage|chahiye|aati|आनी|करनी|हो|पड़े|पडे))*(?= )`,
      "gu",
    ),
    " without $1",
  ],
  [
    new RegExp(
      ` (?:no|zero|non) ${THING}(?= (?:jobs?|careers?|work|required|needed|involved|fields?) )(?: required| needed| involved)?`,
      "gu",
    ),
    " without $1",
  ],
  [
    new RegExp(
      ` (?:that |which |where )?(?:dont|doesnt|do not|does not|not) (?:need|require|involve|have|include|requiring|involving|needing)s? ${THING}(?= )`,
      "gu",
    ),
    " without $1",
  ],
  [new RegExp(` ${THING} (?:is |are )?not (?:required|needed|involved)(?= )`, "gu"), " without $1"],
  [
    new RegExp(
      `(?<! (?:not|never|no|dont)) (?:i )?(?:faint|fainting|scared|afraid|fear|phobia|cant stand|cannot stand|cant see|cannot see|cant bear|cannot bear|uncomfortable|nervous|allergic|dizzy|sick)(?: (?:when|at|of|if|from|the|sight|see|seeing|i|to|with|by|around|near|having))* (${DREADED})(?= )`,
      "gu",
    ),
    " without $1",
  ],
  [
    new RegExp(
      ` (${DREADED}) (?:se|dekh\\S*|ko dekh\\S*|से|देख\\S*|को देख\\S*)(?: \\S+){0,2} (?:dar\\S*|chakkar|behosh\\S*|nafrat|ghin|ghabra\\S*|allergy|डर\\S*|चक्कर|बेहोश\\S*|घबरा\\S*)(?: (?:lagta|lagti|aata|aate|hai|hota|hoti|ho|jata|jati|लगता|आता|है|हो))*(?= )`,
      "gu",
    ),
    " without $1",
  ],
  // Other parlours than those for beauty.
  [/ (ice cream|icecream|tattoo|funeral|massage|gaming|juice|pizza) parl(?:ou?r)s?(?= )/gu, " $1 shop"],
  // A field beside the degree of another: "dental ya bams", "ayurveda bams".
  [
    / (?:dental|dentistry|dentist)(?= (?:or|ya|vs|versus|aur|and) (?:ayurveda |ayurvedic )?(?:bams|bhms|mbbs|bpt|ayurveda|bpharm|pharmacy|nursing|physiotherapy) )/gu,
    " bds",
  ],
  [/(?<= (?:bams|bhms|mbbs|bpt|bpharm) (?:or|ya|vs|versus|aur|and) )(?:dental|dentistry)(?= )/gu, "bds"],
  [/ (?:ayurveda|ayurvedic|ayurved)(?: medicine)?(?= bams )/gu, ""],
  [/(?<= bams )(?:ayurveda|ayurvedic|ayurved) /gu, ""],
  [/(?<= (?:bds|mbbs|bhms|bpt) (?:or|ya|vs|versus|aur|and) )(?:ayurveda|ayurvedic)(?= )/gu, "bams"],
  [/ (?:ayurveda|ayurvedic)(?= (?:or|ya|vs|versus|aur|and) (?:bds|mbbs|bhms|bpt) )/gu, " bams"],
  // Who cannot see, hear or walk, in the words of the text for them.
  [
    / (?:(?:आंखों|आंख) से )?(?:देख (?:नहीं|नही|न) (?:सकत\S+|पात\S+)|(?:कम|धुंधला|ठीक से नहीं|बिल्कुल नहीं) (?:दिखता|दिखाई देता|देख पात\S+|दिखती)|दिखाई (?:नहीं|नही|कम) देत\S+|(?:आंखों|आंख) की रोशनी (?:नहीं|नही|कम|चली)|दृष्टि ?बाधित|दृष्टि बाधित|सूरदास|अंध(?:ा|ी|े)|नेत्र बाधित|ब्लाइंड)(?= )/gu,
    " blind",
  ],
  [
    / (?:andh[aie]|nabeena|nabina|drishti ?badhit|drishtiheen|netraheen|(?:kam|theek se nahi|thik se nahi|bilkul nahi) (?:dikhta|dikhti|dikhai det\S+)|dekh (?:nhi|na) (?:sakt\S+|pat\S+)|(?:aankh|ankh|aankhon|ankho) ki roshni (?:nahi|nhi|kam|chali))(?= )/gu,
    " blind",
  ],
  [
    / (?:(?:सुन (?:नहीं|नही|न) (?:सकत\S+|पात\S+))|(?:कम|नहीं|नही) (?:सुनाई देत\S+|सुनता|सुनती)|सुनाई (?:नहीं|नही|कम) देत\S+|मूक बधिर|श्रवण ?बाधित)(?= )/gu,
    " deaf",
  ],
  [/ (?:चल (?:नहीं|नही|न) (?:सकत\S+|पात\S+)|व्हील ?चेयर|एक (?:हाथ|पैर) (?:नहीं|नही|खराब)|दोनों पैर (?:नहीं|नही|खराब))(?= )/gu, " disabled"],
  // Who would rather not meet people is quiet.
  [
    / (?:without|no|less|little|kam|avoid|bina)(?: (?:too much|much|any))? (?:talking(?! to| with)|talking|meeting|dealing|interacting|interaction|talk)(?: (?:to|with))? (?:people|customers|others|public)(?= )| (?:without|no|avoid|bina)(?: (?:any|much|too many))? (?:phone )?(?:calls|calling)(?= )/gu,
    " introvert",
  ],
];

/** A padded text with those words in place. */
export const reworded = (text: string): string => REWORDINGS.reduce((now, [said, meant]) => now.replace(said, meant), text);
