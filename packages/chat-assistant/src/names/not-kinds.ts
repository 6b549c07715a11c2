/** Words that stand before the name of a family of careers and do not say which kind is meant: "a government doctor", "a famous lawyer". */
export const NOT_KINDS: ReadonlySet<string> = new Set(
  `
  government govt gov sarkari private public state central national international foreign local rural village gaon city urban
  famous successful rich wealthy resident duty junior senior chief head lead professional qualified trained certified licensed registered
  full-time part-time freelance self mbbs medical hospital clinic school college company hotel restaurant office industry education educational primary secondary higher
  female male lady ladies woman women man men girl boy married single disabled
  human insaan insano
  hindu muslim sikh christian punjabi bengali gujarati marathi tamil telugu
  `
    .trim()
    .split(/\s+/),
);
