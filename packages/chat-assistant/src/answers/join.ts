/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], last = "and"): string {
  const head = items.slice(0, -1);
  const tail = items.at(-1) ?? "";
  return head.length === 0 ? tail : `${head.join(", ")} ${last} ${tail}`;
}
