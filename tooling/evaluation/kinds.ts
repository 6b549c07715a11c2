import type { Career } from "@career-clarity/career-catalog";

/**
 * What a day's work is made of, read from what the matcher does not read: the texts about the day, the description and other names,
 * and the code of the occupation. Neither trait scores nor interest letters nor categories nor skills stand behind it.
 */
export const KINDS = [
  "code",
  "numbers",
  "research",
  "laboratory",
  "machines",
  "repair",
  "craft",
  "build",
  "grow",
  "nature",
  "care",
  "listen",
  "teach",
  "lead",
  "records",
  "money",
  "sell",
  "argue",
  "protect",
  "move",
  "cook",
  "serve",
  "draw",
  "music",
  "stage",
  "write",
  "film",
  "plan",
  "sport",
  "check",
  "community",
  "invent",
] as const;
export type Kind = (typeof KINDS)[number];
export type Kinds = Readonly<Record<Kind, number>>;

const words: Readonly<Record<Kind, RegExp>> = {
  code: /\b(cod(e|es|ing)\b|program|software|app\b|apps\b|script|server|database|website|cloud|api|bug|deploy|algorithm|login|network|firewall|model)/g,
  numbers:
    /\b(number|figure|statistic|calculat|data|spreadsheet|forecast|chart|measure|estimate|survey result|probabilit|percent|graph|rate)/g,
  research:
    /\b(stud(y|ies)\b|research|experiment|theor|discover|hypothes|fossil|investigat|publish|paper|trace|explain why|find out|cause|evidence|sample)/g,
  laboratory: /\b(lab\b|labs\b|laborator|microscop|sample|test tube|slide|reagent|culture|specimen|assay|chemical|scan)/g,
  machines:
    /\b(machine|engine|motor|turbine|pump|circuit|sensor|robot|voltage|boiler|valve|pressure|equipment|signal|plant|controls?|wiring|chip|panel|drive)/g,
  repair: /\b(repair|fix|replac|mend|maint|overhaul|tighten|leak|fault|broken|wear|greas|servic|clean out|worn)/g,
  craft:
    /\b(carv|weav|stitch|sew|cut|polish|mould|clay|metal|wood|weld|paint|cloth|leather|thread|loom|hammer|glaz|bend|grind|lathe|press|pack|assembl)/g,
  build:
    /\b(build|brick|concrete|cement|roof|wall|floor|bridge|road|pipe|site|scaffold|foundation|beam|house|tunnel|plaster|til(e|es|ing)\b|crane|excavat)/g,
  grow: /\b(farm|crop|seed|soil|harvest|plant|orchard|cow|milk|goat|hen|fish|pond|field|fodder|cattle|animal|bee|sow|irrigat|tree|flower|garden)/g,
  nature:
    /\b(forest|river|wild|bird|tiger|outdoor|mountain|sea\b|coast|climate|weather|air quality|pollut|waste|water|rain|trek|tree|island|ocean|species|carbon)/g,
  care: /\b(patient|wound|medicine|doctor|nurse|hospital|clinic|treat|pain|surg|bandag|dose|vaccin|birth|diagnos|blood|disease|ill\b|health|tooth|teeth|eye|muscle|bone|skin|baby|babies)/g,
  listen: /\b(listen|counsel|feel|grief|anxi|family|famil|couple|trauma|comfort|support|talk|calm|lonely|addict|parent)/g,
  teach:
    /\b(teach|lesson|class|pupil|student|train|lectur|explain|homework|school|coach|learn|syllabus|exam|course|workshop|children|child)/g,
  lead: /\b(lead|manag|decid|team|chair|strategy|supervis|staff|budget|meeting|brief|delegat|in charge|run(s)? the|approve|hire|crew|roster)/g,
  records:
    /\b(record|file|form|register|schedul|list|roster|document|paper|bill|invoice|order|stock|letter|enter|sort|book|track|log|minutes|archive)/g,
  money: /\b(account|tax|audit|loan|bank|invest|insur|share|fund|money|price|profit|cash|ledger|premium|claim|credit|cost|pay)/g,
  sell: /\b(sell|customer|client|pitch|deal|sale|market|brand|negotiat|persuad|buyer|shop|offer|advertis|campaign|bargain|donor|convince)/g,
  argue: /\b(court|judge|law|legal|contract|argu|draft a|clause|witness|rights|petition|dispute|patent|case|complian|hearing|crime|polic)/g,
  protect:
    /\b(patrol|guard|rescue|fire|police|soldier|arrest|emergency|danger|border|weapon|safe|security|army|navy|threat|suspect|alarm|accident|disaster|hazard)/g,
  move: /\b(driv|truck|bus\b|train|ship|flight|fly|aircraft|pilot|cargo|deliver|passenger|route|warehouse|container|port\b|deck|rail|load|parcel|vehicle|transport)/g,
  cook: /\b(cook|kitchen|chef|bak(e|er|ing)|dish|menu|dough|food|sauce|oven|taste|recipe|meal|restaurant|coffee|tea\b|dessert|sweet)/g,
  serve:
    /\b(guest|hotel|welcome|room|table|greet|serve|tour|travel|hair|makeup|salon|wedding|visitor|complaint|event|counter|spa\b|beauty)/g,
  draw: /\b(draw|sketch|illustrat|paint|colour|logo|poster|design|layout|pixel|3d|animat|visual|canvas|mural|render|font|print)/g,
  music: /\b(music|song|sing|tune|instrument|raga|tabla|sound|record(ing)?\b|melod|orchestra|audio|voice|concert)/g,
  stage: /\b(stage|perform|act(or|ing)\b|danc|audience|theatre|rehears|role|show|comed|scene|costume|puppet|model)/g,
  write: /\b(writ|story|stories|article|edit|report|novel|headline|translat|book|text|script|poem|interview|publish|blog|word)/g,
  film: /\b(film|camera|photo|video|shoot|broadcast|news|studio|podcast|social media|channel|radio|television|footage|reel|lens|edit)/g,
  plan: /\b(plan|design|layout|map|survey|draw(ing)?s?\b|structure|building|interior|furniture|space|town|landscape|blueprint|park|route|site)/g,
  sport:
    /\b(sport|match|athlet|player|fitness|gym|yoga|game|ball|run(ner|ning)\b|swim|tournament|train(ing)? session|exercise|body|cricket|referee|muscle)/g,
  check: /\b(check|inspect|test|quality|standard|verif|audit|examin|compar|sign off|measur|reject|safety|fault|error|rules?|grade)/g,
  community:
    /\b(village|poor|women|communit|rural|scheme|ngo|welfare|relief|tribal|slum|volunteer|social|citizen|self-help|district|public|panchayat|govern)/g,
  invent: /\b(new|invent|prototype|design|develop|creat|idea|improv|experiment|try out|novel|model|simulat|engineer)/g,
};

/** What the code of an occupation says of its day; the longest beginning that fits counts, besides its major group. */
const occupations: Readonly<Record<string, Partial<Kinds>>> = {
  "11": { lead: 1, plan: 0.3, records: 0.3 },
  "11-2": { lead: 0.8, sell: 0.9 },
  "11-3": { lead: 0.9, money: 0.5, records: 0.4 },
  "11-9": { lead: 1 },
  "13-1": { records: 0.6, sell: 0.4, numbers: 0.4, check: 0.4 },
  "13-2": { money: 1, numbers: 0.8, records: 0.6 },
  "15-1": { code: 1, invent: 0.4, numbers: 0.3 },
  "15-2": { numbers: 1, research: 0.6, code: 0.4 },
  "17-1": { plan: 1, draw: 0.5, build: 0.4 },
  "17-2": { machines: 0.8, invent: 0.8, numbers: 0.5 },
  "17-3": { machines: 0.7, check: 0.5, plan: 0.4, repair: 0.3 },
  "19-1": { research: 1, nature: 0.5, laboratory: 0.6, grow: 0.3 },
  "19-2": { research: 1, numbers: 0.6, laboratory: 0.4 },
  "19-3": { research: 0.8, write: 0.5, community: 0.4, numbers: 0.3 },
  "19-4": { laboratory: 0.9, check: 0.6, research: 0.4 },
  "19-5": { check: 0.9, protect: 0.6 },
  "21": { listen: 1, community: 0.7 },
  "23": { argue: 1, write: 0.5, records: 0.3 },
  "25-1": { teach: 0.9, research: 0.6, write: 0.3 },
  "25-2": { teach: 1, listen: 0.3 },
  "25-3": { teach: 1 },
  "25-4": { records: 0.9, research: 0.3 },
  "25-9": { teach: 0.8 },
  "27-1": { draw: 1, invent: 0.6 },
  "27-2": { stage: 0.8 },
  "27-202": { sport: 1, stage: 0 },
  "27-204": { music: 1, stage: 0.6 },
  "27-3": { write: 0.8, film: 0.3 },
  "27-4": { film: 1, machines: 0.3 },
  "29-1": { care: 1, research: 0.3, listen: 0.3 },
  "29-2": { care: 0.8, laboratory: 0.4, records: 0.2 },
  "29-9": { care: 0.5, check: 0.5 },
  "31": { care: 1, listen: 0.3 },
  "33": { protect: 1 },
  "35": { cook: 0.8, serve: 0.4 },
  "35-3": { serve: 1, cook: 0.2 },
  "37": { craft: 0.3, repair: 0.4 },
  "37-3": { grow: 0.8, nature: 0.4 },
  "39": { serve: 1 },
  "39-2": { grow: 0.7, nature: 0.3 },
  "39-9": { sport: 0.5, teach: 0.4, serve: 0.3 },
  "41": { sell: 1, serve: 0.3 },
  "43": { records: 1 },
  "43-3": { records: 0.8, money: 0.7 },
  "43-5": { records: 0.8, move: 0.5 },
  "45": { grow: 1, nature: 0.4 },
  "47": { build: 1, craft: 0.3 },
  "49": { repair: 1, machines: 0.6 },
  "51": { craft: 0.8, machines: 0.5 },
  "51-3": { cook: 0.7, craft: 0.4 },
  "51-8": { machines: 1, check: 0.5 },
  "53": { move: 1 },
  "55": { protect: 1, lead: 0.5 },
};

const MOST_HITS = 3;

function fromText({ name, description, summary = description, day = [], alternativeTitles = [] }: Career): Kinds {
  const text = [name, summary, ...day, ...alternativeTitles].join(". ").toLowerCase();
  return Object.fromEntries(KINDS.map((kind) => [kind, Math.min(MOST_HITS, text.match(words[kind])?.length ?? 0) / MOST_HITS])) as Kinds;
}

const longestOf = (soc: string): string => {
  for (let length = soc.length; length >= 2; length--) if (occupations[soc.slice(0, length)]) return soc.slice(0, length);
  return "";
};

/** Where a career has no code, its text counts alone. */
export function kindsOf(career: Career): Kinds {
  const text = fromText(career);
  const soc = career.soc;
  if (soc === undefined) return text;
  const own: Partial<Kinds> = { ...occupations[soc.slice(0, 2)], ...occupations[longestOf(soc)] };
  return Object.fromEntries(KINDS.map((kind) => [kind, 0.5 * text[kind] + 0.5 * (own[kind] ?? 0)])) as Kinds;
}
