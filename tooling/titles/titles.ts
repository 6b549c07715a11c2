import { readFileSync } from "node:fs";
import { fromRoot } from "../paths.ts";
import { isSameTitle } from "./same-title.ts";

/** Where a career's name stands: in O*NET (its alternate titles too), ESCO or India's NCO-2015, under which code and in which words. */
export type Standing = {
  readonly name: string;
  readonly classification: string;
  /** ESCO's occupations have none. */
  readonly code: string;
  readonly title: string;
};

/** `titles.tsv`, which people keep who looked the titles up: the lists themselves are not in this project. */
export function readStandings(): readonly Standing[] {
  const [, ...lines] = readFileSync(fromRoot("tooling/titles/titles.tsv"), "utf8").trim().split("\n");
  return lines.map((line) => {
    const [name = "", classification = "", code = "", title = ""] = line.split("\t");
    return { name, classification, code, title };
  });
}

export const isTrue = ({ name, title }: Standing): boolean => isSameTitle(name, title);
