import type { Answers } from "@career-clarity/assessment-engine";
import type { PickedMatches, VisitorProfile } from "@career-clarity/career-matching";
import { offerFile } from "../../lib/offer-file.ts";
import { site } from "../../site.ts";

const FILE_NAME = "career-clarity-results.json";

/** The answers, the profile and what came of them as a file of JSON. */
export function saveJson(answers: Answers, profile: VisitorProfile, { matches, stretches }: PickedMatches): void {
  const brief = ({ career, fit, percentile, band, level, reasons, cautions }: PickedMatches["matches"][number]) => ({
    id: career.id,
    name: career.name,
    fit,
    percentile,
    band,
    level,
    for: reasons.map(({ sentence }) => sentence),
    against: cautions.map(({ sentence }) => sentence),
  });
  const results = {
    product: site.name,
    scoring: profile.version,
    answers,
    profile: { traits: profile.traits, interests: profile.interests, clarity: profile.clarity },
    matches: matches.map(brief),
    stretches: stretches.map(brief),
  };
  offerFile(FILE_NAME, `${JSON.stringify(results, null, 2)}\n`);
}
