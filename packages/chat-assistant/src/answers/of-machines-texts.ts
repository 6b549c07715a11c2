import type { Wording } from "../language.ts";

/** What machines change in one kind of work: what it is called, which tasks software takes over, which stay with people and why, and what to learn now. Never a forecast. */
export type OfMachines = {
  readonly work: string;
  readonly done: string;
  readonly kept: string;
  readonly learn: string;
};

/** What stands before the parts. */
export const MACHINES_LABELS: Wording<Omit<OfMachines, "work">> = {
  english: { done: "Software already does", kept: "Still with people", learn: "Learn now" },
  hinglish: { done: "Software pehle se karta hai", kept: "Ab bhi logon ke paas", learn: "Abhi seekhiye" },
  hindi: { done: "सॉफ़्टवेयर पहले से करता है", kept: "अब भी लोगों के पास", learn: "अभी सीखिए" },
};
