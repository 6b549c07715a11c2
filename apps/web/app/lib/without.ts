/** The record without one of its entries. */
export const without = <T>(record: Readonly<Record<number, T>>, id: number): Readonly<Record<number, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== id));
