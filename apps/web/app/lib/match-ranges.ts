export const matchRanges = (text: string, search: string): readonly (readonly [number, number])[] => {
  const wanted = search.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  return at < 0 ? [] : [[at, at + wanted.length]];
};
