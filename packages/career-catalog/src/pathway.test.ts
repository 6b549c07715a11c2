import { expect, it } from "vitest";
import { buildCatalog } from "./catalog.ts";
import { isLaterPost } from "./pathway.ts";

const isLater = (id: string): boolean => {
  const pathway = buildCatalog().find((career) => career.id === id)?.pathway;
  return pathway !== undefined && isLaterPost(pathway);
};

it.each(["executive-chef", "neurosurgeon", "chief-executive-officer"])("[R60] %s is a later post", (id) => {
  expect(isLater(id)).toBe(true);
});

it.each(["restaurant-cook", "general-physician", "registered-nurse"])("[R60] %s is not", (id) => {
  expect(isLater(id)).toBe(false);
});
