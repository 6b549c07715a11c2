import type { Pathway } from "@career-clarity/career-catalog";
import { remembered } from "../catalogue/remembered.ts";

/** All ways into a career that its record names, from Class 10 on; none where it has no pathway yet. */
export const waysOf = (pathway: Pathway | undefined): readonly string[] =>
  pathway === undefined ? [] : [...pathway.afterClass10, ...pathway.afterClass12, ...pathway.afterDegree];

const studiesOf = remembered(({ afterClass12, afterDegree }: Pathway): readonly string[] => [...afterClass12, ...afterDegree]);

/** A course or an entry that asks for science at school, whatever else its career leaves open. */
const BY_SCIENCE = /(?:\bwith |\(|, )(?:science|PCMB?|PCB|biology|physics|chemistry)\b|\b(?:BTech|BE|MBBS|BDS|BVSc|BPharm|BPT)\b/;

export const asksForScience = (way: string): boolean => BY_SCIENCE.test(way);

/** Whether every way from Class 12 asks for science: another stream comes there by a degree alone. */
export const isByScience = ({ afterClass12 }: Pathway): boolean => afterClass12.length > 0 && afterClass12.every(asksForScience);

/** What is studied on the way into a career after school: degrees, diplomas and courses. */
export const studies = (pathway: Pathway | undefined): readonly string[] => (pathway === undefined ? [] : studiesOf(pathway));
