/** Numbers as they are written in words, in English and Hinglish. "do" and "ek" are left out: they mean more often something else. */
const SMALL: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ teen: 3, chaar: 4, char: 4, paanch: 5, panch: 5, chhah: 6, saat: 7, aath: 8, nau: 9, das: 10 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100 },
};

const anyOf = (table: Readonly<Record<string, number>>): string => Object.keys(table).join("|");
const NUMBER = `(?:(?:${anyOf(TENS)})(?:[\\s-]+(?:${anyOf(SMALL)}))?|(?:${anyOf(SMALL)}))`;
const UNIT =
  "years?|months?|weeks?|saal|sal|varsh|mahine|lakhs?|lacs?|lpa|crores?|thousand|hazaa?r|million|billion|per\\s?cent|percentage|pratishat|rupees?|rupaye|dollars?";
const COUNTED = new RegExp(`\\b(?:(${NUMBER})(\\s+(?:to|or|and|se)\\s+|\\s*–\\s*))?(${NUMBER})(?=[\\s-]+(?:${UNIT})\\b)`, "gi");

const digits = (words: string): string =>
  String(
    words
      .toLowerCase()
      .split(/[\s-]+/)
      .reduce((sum, word) => sum + (TENS[word] ?? SMALL[word] ?? 0), 0),
  );

/** The same text with the numbers that count money, shares or time in digits: "six lakh" as "6 lakh", "three to five years" as "3 to 5 years". */
export const inDigits = (text: string): string =>
  text.replace(
    COUNTED,
    (_, first: string | undefined, between = "", last: string) => `${first ? digits(first) + between : ""}${digits(last)}`,
  );
