import type { Pathway } from "@career-clarity/career-catalog";
import { remembered } from "../catalogue/remembered.ts";

/** All ways into a career that its record names, from Class 10 on; none where it has no pathway yet. */
export const waysOf = (pathway: Pathway | undefined): readonly string[] =>
  pathway === undefined ? [] : [...pathway.afterClass10, ...pathway.afterClass12, ...pathway.afterDegree];

const studiesOf = remembered(({ afterClass12, afterDegree }: Pathway): readonly string[] => [...afterClass12, ...afterDegree]);

/** What is studied on the way into a career after school: degrees, diplomas and courses. */
export const studies = (pathway: Pathway | undefined): readonly string[] => (pathway === undefined ? [] : studiesOf(pathway));
