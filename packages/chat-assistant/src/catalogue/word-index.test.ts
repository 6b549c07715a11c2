import { expect, it } from "vitest";
import { career, explorer } from "../../fixtures/explorer.ts";
import { knowledgeOf } from "./knowledge.ts";
import { careersAbout, careersOnTopics } from "./word-index.ts";

const { words: index, careers } = knowledgeOf(explorer);

it("[R25] what has only the most common of several topics comes far behind", () => {
  const points = careersOnTopics(index, [["cyber"], ["security"]], careers.length);
  const aside = points.get(career("security-alarm-technician")) ?? 0;
  expect(points.get(career("cyber-incident-responder")) ?? 0).toBeGreaterThan(aside);
  expect(aside).toBeGreaterThan(0);
  expect(aside).toBeLessThan(careersAbout(index, ["security"], careers.length).get(career("security-alarm-technician")) ?? 0);
});

it("[R25] topics that no career has together are all looked for", () => {
  const points = careersOnTopics(index, [["goldsmith"], ["satellite"]], careers.length);
  expect(points.get(career("goldsmith"))).toBeGreaterThan(0);
  expect(points.get(career("satellite-engineer"))).toBeGreaterThan(0);
});
