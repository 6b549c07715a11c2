import { createGlobalThemeContract } from "@vanilla-extract/css";

/** Every value a component may use. Components name these, never raw values. */
export const t = createGlobalThemeContract(
  {
    color: {
      paper: "", // the page
      surface: "", // a card on the page
      sunken: "", // a well in a card
      ink: "", // body text
      muted: "", // second voice, still AA on paper and surface
      line: "",
      lineStrong: "",
      accent: "", // the one thing to do
      accentHover: "",
      onAccent: "",
      accentSoft: "",
      accentInk: "", // accent as text
      support: "", // the second colour: highlights, progress
      supportSoft: "",
      supportInk: "",
      good: "",
      info: "",
      warn: "",
      bad: "",
      focus: "",
      backdrop: "",
      badgeInk: "",
      badgeLightness: "",
      badgeChroma: "",
      artLightness: "",
    },
    font: { heading: "", body: "" },
    size: { xs: "", s: "", m: "", l: "", xl: "", xxl: "", hero: "" },
    space: { s1: "", s2: "", s3: "", s4: "", s5: "", s6: "", s8: "", s10: "", s12: "", s16: "", s24: "" },
    radius: { s: "", m: "", l: "", round: "" },
    shadow: { rest: "", raised: "", floating: "" },
    motion: { quick: "", calm: "", ease: "" },
    layer: { header: "", floating: "", toast: "" },
    width: { text: "", page: "" },
  },
  (_, path) => `cc-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
