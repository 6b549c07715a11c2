import { smoke } from "./smoke/smoke.ts";

/** `pnpm smoke https://careerclarity.example`: checks a deployed site from outside, and ends with 1 where something does not hold. */
const [address = ""] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error("pnpm smoke ADDRESS, such as https://careerclarity.example or http://localhost:4173");
  process.exit(1);
}
const outcomes = await smoke(address);
for (const { name, fault } of outcomes) console.log(fault === undefined ? `ok: ${name}` : `FAILED: ${name}: ${fault}`);
const failed = outcomes.filter(({ fault }) => fault !== undefined).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
