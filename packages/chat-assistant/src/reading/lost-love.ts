import { anyCue, phrases } from "./words.ts";

const BELOVED = "(?:gf|bf|girl ?friend|boy ?friend|गर्लफ्रेंड|बॉयफ्रेंड)";

/** A love that ended, as somebody tells it of oneself. */
export const LOST_LOVE: RegExp = anyCue(
  phrases("break ?ups?(?: (?:ho|hua|hui|with|ke|se|and|aur|after|recently|is|has|happened|how))|(?:my|mera|after|a|had) break ?up|ब्रेकअप"),
  phrases(
    `${BELOVED}(?: (?:ne|mujhe|mera|just|has|ko|ने|मुझे))* (?:chh?od|chor|dhokha|cheat|dump|left|broke|छोड|धोखा)\\S*(?: .*)?|(?:broke|broken) up with(?: .*)?`,
  ),
);
