import fc from "fast-check";
import { writeLink } from "../../../apps/web/app/lib/answers-link.ts";
import { editedText } from "./edits.ts";
import { finishedSheet } from "./sheets.ts";
import { text } from "./texts.ts";

/** The checksum as answers-link.ts documents it, written down a second time: without it no changed link would get past the first check. */
function checksum(bytes: readonly number[]): readonly number[] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return [(hash >>> 8) & 0xff, hash & 0xff];
}

const link = finishedSheet.map(writeLink);

/** A link whose bytes were changed and whose checksum was made right again. */
const forged: fc.Arbitrary<string> = fc
  .tuple(link, fc.array(fc.tuple(fc.nat({ max: 80 }), fc.nat({ max: 255 })), { maxLength: 4 }), fc.uint8Array({ maxLength: 6 }))
  .map(([whole, changes, more]) => {
    const bytes = [...Buffer.from(whole, "base64url")].slice(0, -2);
    for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
    const body = [...bytes, ...more];
    return Buffer.from([...body, ...checksum(body)]).toString("base64url");
  });

export const fragment: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 5, arbitrary: forged },
    { weight: 2, arbitrary: editedText(link) },
    { weight: 1, arbitrary: link },
    { weight: 1, arbitrary: text },
  )
  .chain((answers) => fc.constantFrom(`#a=${answers}`, `#a=${answers}`, answers));
