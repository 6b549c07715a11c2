const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const MOST_CODE_POINT = 0x10ffff;

const fromCode = (code: number, text: string) => (code <= MOST_CODE_POINT ? String.fromCodePoint(code) : text);

function decodeEntity(text: string, name: string): string {
  if (/^#x/i.test(name)) return fromCode(Number.parseInt(name.slice(2), 16), text);
  if (name.startsWith("#")) return fromCode(Number(name.slice(1)), text);
  return ENTITIES[name.toLowerCase()] ?? text;
}

/** What a reader sees of clean HTML: inline tags part no word, others do. Digits of every script become 0-9. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/gi, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decodeEntity)
    .normalize("NFKC")
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit);
}

/** Unicode keeps each script's digits in a row of ten that begins with its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
