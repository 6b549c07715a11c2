/** Ordinary words of English and Hinglish that are spelt as they are meant, and that only look like a misspelt word of some title. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  abduction abide accessory accidental according accusation accustomed acknowledged actively additional admiring adopted affection allegations
  alliance allied altar altering appearance appointed arena arresting arsonist assist assume assured assure atlantic attending autograph awaiting
  bailing banging basis believer besides betting biography biting bleak blond bloody bothering broadway brunch budge bugging bursting butting
  capita captured caring cashed castle celebrate celebrated cemetery champagne charade charming chatting cheering chewing churches cider cigar
  citing claiming clinging cloak closet clown coaster commanding commenced committing communist compassion compelled compelling competed compilation
  complications comprises conclusive condemned conducting confessed confession conscience consider considered considers considering consisting
  consolation construct constructive consult context continuing contrary convinced cooperate cooperating cooperation cooperative cornered corporal
  counties countless county crazier crazy credited cruising cunning curly damaging dealt debut deceased deceiving deception deeply defensive delusion
  denial dense denying depended depressing destination destruction detention diameter diner disgrace distract diverse dreaming drove duration eager
  efficient elimination encounter especially excellent exclusive execute exhausted existed expressed extensive fairy farce fashioned festivities fiance
  fictional fiend fiery figuring fiscal flattering flirting focusing focused footing formerly founded founding frequently freak freaking genera gloat greater
  guitarist handsome hangover happening happened hating haunting hesitate hindu hooking humility imagination imperative inception indication
  innocence insecurity insecure insist instance insulting integral intellect intensity intention intentions intercept interfere interpret interruption
  intersection intuition inviting irritating judgmental kicking kidding korea latter lecturing legislature lesser liberation literally longing
  loving madly maine makeover maneuver manipulative manly manner marital marrying mating matrimony matrimonial median medieval millennium misery
  moping morality motel mystical naturally nonsense observant obsession obstruction occasional offensive optional ordinarily overhear palace paralysis parental
  parishes partially partly paternity perfection permanently personally pining pissed plaid poker poking popped popping pounding practically preaching preceding
  premature primarily proceed productive projected promoting proposing protecting protector punishing purposely quaint radical raging raped rational rattled
  reacting realistic realm recipient recurring redemption refreshing regarding regarded regiment relation relieved reliving remotely renovation representative reputation
  requiring residence resigned resisting resulting retreat revenge revolution rewarding robber robbers romantic rugby sadly saliva saudi scary scattered
  secondly seducing senseless settlers severe shipped shoving sidelines simultaneously sneaking snooping snore sober socialist solitary sorta sparkling sprung
  stalking stare starring starving starve stated stealing stirring stole stomp strung successive suffering superior supporter supporters surrender surviving suspense
  swearing sweetheart swept swore tactical talented tempting terminate terrified terrifying territorial terrorist terrorists testifying therefore thereafter
  tipped topper totally towel tragic transition treaty ulterior uncanny undertaken unethical unfit unnatural unprofessional upcoming upsetting velocity
  vertical victorian violation voluntary whine wiser wishing witchcraft wonder wondering wonders worrying yelled deliberately
  aayega aadmi andar antar badhiya bahutt bahaar bhagna bhaagna bolne boliye chappal chalna chalne charan chodne denge dekhne dekhne doosre doosri ghanta ghante
  isliye jawab jawaab jiwan jeevan kahin kamse kareeb kaisey karoge karoon kathin khatam khatarnak khatra khatre khatm kitnaa kharche kharcha maarna maarne manya marna marne
  mauka mauke naukari nikal nikale nikalna nikalta nikla nikle nikli padhaai padhayi padhaya padhane parivahan paraya pichhla pichhle pichla pichle pichli poochna poochne purani purana qatar
  saamne samne sabka saman samaan samay samajhna samjhana samjhna sarkar seekhni sheher shahar shehar sochna soochna suchna siksha shiksha todna todne
  videsh vishay vishaya vishye vishayon vyapar waisa waise ziada zyada zyaada jiyada zada zayda zyda zyadatar banwana banwane sahayata kehna rehna wahin yahin
  `
    .trim()
    .split(/\s+/),
);
