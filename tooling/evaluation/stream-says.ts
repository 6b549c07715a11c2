import type { Stream } from "@career-clarity/stream-scoring";
import type { Says } from "./says.ts";

/** Who chooses which option of the stream quiz, in the quiz's order: what days they enjoy. Written from the options' texts. */
export const streamSays: readonly (readonly Says[])[] = [
  [
    { draw: 1, craft: 0.4 },
    { money: 0.9, sell: 0.5 },
    { write: 0.8, stage: 0.6 },
    { repair: 0.8, machines: 0.6 },
    { care: 1, listen: 0.3 },
  ],
  [
    { research: 1 },
    { sell: 0.7, money: 0.6 },
    { argue: 0.5, write: 0.5, community: 0.4 },
    { care: 1, research: 0.3 },
    { invent: 0.7, build: 0.5, code: 0.4 },
  ],
  [
    { care: 1.1 },
    { invent: 0.6, build: 0.6, repair: 0.4 },
    { money: 1 },
    { listen: 0.7, community: 0.5 },
    { research: 1, laboratory: 0.3 },
  ],
  [
    { laboratory: 0.8, research: 0.7, check: 0.3 },
    { invent: 0.7, machines: 0.6, plan: 0.4 },
    { money: 0.8, numbers: 0.5 },
    { community: 0.7, listen: 0.4, argue: 0.4 },
    { film: 1, draw: 0.3 },
  ],
  [
    { research: 1, nature: 0.3 },
    { machines: 0.8, code: 0.7, repair: 0.4 },
    { care: 1 },
    { draw: 0.6, music: 0.6, write: 0.5 },
    { sell: 0.8, money: 0.7 },
  ],
  [
    { care: 1, research: 0.2 },
    { machines: 1, repair: 0.4 },
    { draw: 0.8, craft: 0.5 },
    { write: 0.5, argue: 0.5, community: 0.5 },
    { research: 0.8, laboratory: 0.7 },
  ],
  [
    { care: 0.9, listen: 0.4 },
    { write: 0.5, community: 0.5, listen: 0.3 },
    { stage: 0.7, draw: 0.6 },
    { code: 0.6, plan: 0.5, invent: 0.3 },
    { lead: 0.6, sell: 0.6 },
  ],
  [
    { research: 0.9, numbers: 0.3, nature: 0.2 },
    { invent: 0.8, machines: 0.7 },
    { sell: 0.8, money: 0.7 },
    { draw: 0.7, music: 0.7 },
    { write: 0.9, argue: 0.5 },
  ],
  [
    { research: 0.9 },
    { lead: 0.6, money: 0.6, sell: 0.4 },
    { draw: 0.7, music: 0.4, invent: 0.2 },
    { argue: 0.8, teach: 0.4 },
    { listen: 0.7, care: 0.7 },
  ],
  [
    { research: 1, laboratory: 0.3 },
    { sell: 0.7, lead: 0.6, money: 0.4 },
    { stage: 0.6, draw: 0.6 },
    { care: 1.1 },
    { machines: 0.6, build: 0.6, invent: 0.5 },
  ],
];

/** The stream that leads to an occupation, by the beginning of its code; occupations that any stream leads to are left out. */
export const streamOfOccupation: readonly (readonly [code: string, stream: Stream])[] = [
  ["15-2", "Science"],
  ["15-1", "Engineering"],
  ["17-", "Engineering"],
  ["49-", "Engineering"],
  ["51-8", "Engineering"],
  ["19-3", "Humanities"],
  ["19-", "Science"],
  ["29-", "Medical"],
  ["31-", "Medical"],
  ["13-", "Commerce"],
  ["11-20", "Commerce"],
  ["11-30", "Commerce"],
  ["41-", "Commerce"],
  ["43-3", "Commerce"],
  ["27-3", "Humanities"],
  ["27-", "Arts"],
  ["21-", "Humanities"],
  ["23-", "Humanities"],
  ["25-", "Humanities"],
];
