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
  `
    .trim()
    .split(/\s+/),
);
