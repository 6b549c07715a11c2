/**
 * The machine's own `exp` and `log` may differ in the last bit from one engine to the next. These use only what every engine must round
 * alike (+, -, * and /), so that the same answers give the same bytes everywhere.
 */
const SQUARINGS = 12;
const STEPS = 2 ** SQUARINGS;

/** About e to the power of x, for x from -8 to 8; rises with x. */
export function expOf(x: number): number {
  let power = 1 + x / STEPS;
  for (let step = 0; step < SQUARINGS; step++) power *= power;
  return power;
}

const LN_2 = Math.LN2;
const HIGH = 1.5;
const LOW = 0.75;
const TERMS = [1 / 13, 1 / 11, 1 / 9, 1 / 7, 1 / 5, 1 / 3, 1] as const;

/** The natural logarithm of a finite number above 0. */
export function lnOf(x: number): number {
  let rest = x;
  let twos = 0;
  for (; rest > HIGH; twos++) rest /= 2;
  for (; rest < LOW; twos--) rest *= 2;
  const t = (rest - 1) / (rest + 1);
  return 2 * t * TERMS.reduce((sum, term) => sum * t * t + term, 0) + twos * LN_2;
}
