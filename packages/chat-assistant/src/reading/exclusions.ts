/** Words after which stands what is ruled out. */
const CUES = [
  "other than|except(?: for)?|apart from|besides|excluding|anything but|not interested in|instead of|hate(?: being)?|quit(?:ting)?",
  "(?:but|are|is|and) not(?! (?:sure|good|able|available|possible|getting|so|too|very|know|clear|in))(?: about| as| for)?",
  "(?:dont|do not|didnt|never) (?:want to|like|wanna|want)(?: to)?(?: be| become| do| study)?",
].join("|");
/** What follows and is no kind of work, or has an answer of its own. */
const OTHER = "maths?|mathematics|stress|people|degree|talking|sitting|desk|office|to|but|and|or|so|what|which|it|this|that|being";
/** A word of what is ruled out. */
const WORD = ` (?!(?:${OTHER}) )[^ ]+`;
const EXCLUDED_AFTER = new RegExp(` (?:${CUES})(?: an?| the)?((?:${WORD}){1,3}(?: (?:and|or|aur|ya)(?:${WORD}){1,2})?)(?= )`, "gu");
const EXCLUDED_BEFORE = /((?: \S+){1,2}) (?:ke|k) (?:alawa|alaawa|siwa|sivay|ilawa|elawa)(?= )/gu;

/** The part of a question that is wanted, and the part that is ruled out: "biology but not doctor", "engineering ke alawa". */
export function splitExclusions(text: string): { readonly wanted: string; readonly excluded: string } {
  let excluded = "";
  const take = (_: string, part: string): string => {
    excluded += `${part} `;
    return " ";
  };
  const wanted = text.replace(EXCLUDED_AFTER, take).replace(EXCLUDED_BEFORE, take);
  return { wanted: ` ${wanted.replace(/ +/g, " ").trim()} `, excluded };
}
