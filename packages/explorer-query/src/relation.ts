import { type Bits, setBit } from "./bits.ts";

/** Whole numbers from 0, in as little memory as the largest of them leaves. */
export type Numbers = Int32Array | Uint16Array;

export const numbersBelow = (limit: number, length: number): Numbers => new (limit > 2 ** 16 ? Int32Array : Uint16Array)(length);

/** The same numbers, in as little memory. */
export const fitting = (numbers: Int32Array, limit: number): Numbers => (limit > 2 ** 16 ? numbers : new Uint16Array(numbers));

/** What belongs to what: the items of an owner stand in `items`, from `starts[owner]` to before `ends[owner]`. */
export type Relation = { readonly starts: Numbers; readonly ends: Numbers; readonly items: Numbers };

/** How many of some numbers are each of those from 0 to before a limit. */
export function countsOf(numbers: Numbers, limit: number): Int32Array {
  const counts = new Int32Array(limit);
  for (let at = 0; at < numbers.length; at++) counts[numbers[at] ?? 0] = (counts[numbers[at] ?? 0] ?? 0) + 1;
  return counts;
}

/** Where each group starts, from how many each holds; the end of the last comes last. */
export function startsOf(counts: Numbers, sum: number): Numbers {
  const starts = numbersBelow(sum + 1, counts.length + 1);
  for (let group = 0; group < counts.length; group++) starts[group + 1] = (starts[group] ?? 0) + (counts[group] ?? 0);
  return starts;
}

/** How many items the owner has. */
export const countOf = ({ starts, ends }: Relation, owner: number): number => (ends[owner] ?? 0) - (starts[owner] ?? 0);

/**
 * The same the other way round: the owners of each item in their order, one that has it twice there twice. They are shifted by `slotBits`,
 * and below stands the item's slot among its owner's, or as many of its last bits as there is room for.
 */
export function inverted({ starts, ends, items }: Relation, itemCount: number, slotBits = 0): Relation {
  const ownerCount = starts.length;
  const groups = startsOf(countsOf(items, itemCount), items.length);
  const owners = numbersBelow(ownerCount * 2 ** slotBits, items.length);
  const next = groups.slice();
  const lastSlot = 2 ** slotBits - 1;
  for (let owner = 0; owner < ownerCount; owner++) {
    const start = starts[owner] ?? 0;
    const end = ends[owner] ?? 0;
    for (let at = start; at < end; at++) {
      const item = items[at] ?? 0;
      const place = next[item] ?? 0;
      owners[place] = (owner << slotBits) | ((at - start) & lastSlot);
      next[item] = place + 1;
    }
  }
  return { starts: groups.subarray(0, itemCount), ends: groups.subarray(1), items: owners };
}

/** Adds to a set the rows of some owners, which stand above `slotBits`. */
export function addRows(bits: Bits, owners: ArrayLike<number>, { starts, ends, items }: Relation, slotBits: number): Bits {
  for (let which = 0; which < owners.length; which++) {
    const owner = owners[which] ?? 0;
    const end = ends[owner] ?? 0;
    for (let at = starts[owner] ?? 0; at < end; at++) setBit(bits, (items[at] ?? 0) >>> slotBits);
  }
  return bits;
}
