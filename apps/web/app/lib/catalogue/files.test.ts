import { buildCatalog } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { cardsFile, listedCareers, matchable, matchingFile, otherNamesFile, textsFile, withOtherNames, withTexts } from "./files.ts";

const catalog = buildCatalog();
const file = <T>(value: T): T => JSON.parse(JSON.stringify(value));

it("gives every career back from the four files, but for what its own page alone shows", () => {
  const listed = withTexts(listedCareers(file(cardsFile(catalog))), file(textsFile(catalog)));
  const whole = withOtherNames(matchable(listed, file(matchingFile(catalog))), file(otherNamesFile(catalog))).map(
    ({ payInr, ...rest }) => ({
      ...rest,
      rupees: payInr && [payInr.low, payInr.high],
    }),
  );
  const expected = catalog.map(
    ({ summary, pay, payInr, growthBasis, day, dislikes, tryIt, pathway, nco, soc, related, alternativeTitles = [], ...rest }) => ({
      ...rest,
      alternativeTitles,
      rupees: payInr && [payInr.low, payInr.high],
    }),
  );
  expect(whole).toEqual(expected);
});

it("lists careers before their texts have come", () => {
  const [first] = listedCareers(file(cardsFile(catalog)));
  expect(first).toMatchObject({ id: catalog[0]?.id, description: "", skills: [] });
});
