/** Words of time, school life, place, talk and forms: some career's name or skills have them, but said in a question they are no topic of work. */
export const PASSING_WORDS: ReadonlySet<string> = new Set(
  `
  point points goes went posts early late past present night nights morning evening
  class classes section sections result results papers syllabus notes batch roommate hostel admission admissions topper allotment round counselling
  license licence licences licenses
  form forms document documents certificate certificates registration registered recognised notice letter offer status
  talk talking speak answer answers call message chat
  village city town district state place places area background caste category reserved general reservation country
  side sides door doors close closes break breaks step steps process procedure match matches
  basic advanced large number count total limit senior junior professional permanent clear cleared clearing crack cracked missed vacancy vacancies
  purpose goal goals aim success successful settle settled budget cost costs fee fees period weight height thinking helping anxiety anxious depression depressed worried starting live lives living stay staying belong wait waiting easier harder allowed apply applied
  able accused assume assuming basically besides bigger biggest bring bringing brings brought came cause causes causing changed changing coming consider considered considering
  convince convinced deals decision decisions deep deeper doubt doubts down eager emotionally ends especially everyday exhausted explanation extra fact facts fair fall falling
  falls false felt figured filled finally finding fine fixed followed following forward gathered hold holding honest honesty honestly hundred indeed inside insist intention jump
  jumped kick kicked knowing letting literally locked looked loose losing lost mess met minute minutes misses missing near needing noticed odds ordinary pick picked picking piece
  polite prepared proper properly pull pulled push pushed pushing putting questioning reach reached reaching react ready remind reminded repeat resist respond rest rising
  declining decline declines shrinking increasing decreasing increase decrease rough saw searching secrets setup shot showed showing shut situation slip slipped slowly smart
  smarter solid solved sort sounds spent stand stands steady stick sticking stopped stopping suffering switched tear telling tend totally treated trust trusted turn turned turning
  turns willing wonder wondering worry worrying zero serious seriously mostly mainly usually normally generally specially personally practically naturally recently certainly
  definitely probably truly simply exactly completely absolutely extremely fairly highly equally directly clearly nearly eventually hopefully unfortunately obviously surely
  rajya jeevan minute tension mahilaon vishay shiksha samjhana oriented expert experts specialist specialists
  `
    .trim()
    .split(/\s+/),
);
