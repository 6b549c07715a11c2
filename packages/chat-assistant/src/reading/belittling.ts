const PART = "(?:pretend|imagine|act|behave|play|role ?play)(?: \\S+){1,8} (?:tell|say|call|scold|telling|saying|calling|scolding)";
const PART_IN_HINDI =
  "(?:ban ke|banke|bankar|banker|ban kar|ki tarah|jaise|बनकर|बन कर|बनके|की तरह)(?: \\S+){0,4} (?:bolo|bol|kaho|keh|kehna|daanto|danto|बोलो|कहो|कह|डाँटो|डांटो)";
const BELITTLING =
  "(?:useless|worthless|stupid|dumb|idiot|loser|failure|waste|disappointment|good for nothing|hopeless|nikamm[ai]|nalayak|bekar|bekaar|gadh[ai]|निकम्म[ाी]|नालायक|बेकार|गध[ाी])";

/** Words that make somebody small, which Disha is to say in the part of another. */
export const BELITTLED: string = `(?:${PART}|${PART_IN_HINDI})(?: \\S+){0,5} ${BELITTLING}(?: (?:hu|hun|hoon|हूँ|हूं))?`;
