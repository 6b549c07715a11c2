import fc from "fast-check";
import { readSheet } from "../../../apps/web/app/lib/answer-sheet.ts";
import { readLink, sharedAnswers, writeLink } from "../../../apps/web/app/lib/answers-link.ts";
import { articleData, careerData, categoryData } from "../../../apps/web/app/lib/data-urls.ts";
import { readBackend } from "../../../apps/web/app/lib/gateway/backend.ts";
import { editedText } from "../generators/edits.ts";
import { fragment } from "../generators/links.ts";
import { text } from "../generators/texts.ts";
import { must, mustEqual, refused } from "../invariants.ts";
import { target } from "../target.ts";

const HOSTS = [
  { hostname: "careerclarity.example", origin: "https://careerclarity.example" },
  { hostname: "localhost", origin: "http://localhost:4173" },
] as const;

const backendAddress = editedText(
  fc.constantFrom(
    "https://abc.supabase.co",
    "http://localhost:54321",
    "https://abc.supabase.co/rest/v1/",
    "http://[::1]:5/",
    "https://x@abc.supabase.co",
  ),
);

export const addressTargets = [
  target({
    name: "sharedAnswers, readLink",
    source: "address",
    holds: "a finished sheet whose link gives it back, or why there is none",
    input: fragment,
    check: (hash) => {
      const read = sharedAnswers(hash);
      if (read === null) return refused(!hash.startsWith("#a="), "ours is read");
      if (!read.ok) return refused(read.reason === "old" || read.reason === "broken", "a reason");
      mustEqual(readLink(writeLink(read.answers)), read, "written and read");
      mustEqual(readSheet(read.answers), read.answers, "a sheet of storage too");
    },
  }),
  target({
    name: "careerData, categoryData, articleData",
    source: "address",
    holds: "an address below /data/ of this site, whatever the page's address says",
    weight: 2,
    // A browser gives no halves of surrogate pairs in an address.
    input: text.map((part) => part.toWellFormed()),
    check: (part) => {
      for (const [address, folder] of [
        [careerData(part), "/data/career/"],
        [categoryData(part), "/data/category/"],
        [articleData(part), "/data/blog/"],
      ] as const) {
        const { origin, pathname, search, hash } = new URL(address, "https://own.example");
        must(origin === "https://own.example" && pathname.startsWith(folder) && search + hash === "", `below ${folder}`);
        mustEqual(pathname.slice(folder.length).split("/").length, 1, "one file");
      }
    },
  }),
  target({
    name: "readBackend",
    source: "definition",
    holds: "an https origin of the hosted domain, or one of this machine in a page of this machine, or a reason",
    input: fc.tuple(fc.oneof(backendAddress, text), text, fc.constantFrom(...HOSTS)),
    check: ([url, key, page]) => {
      const read = readBackend({ url, key }, page);
      if (!read.ok)
        return refused(read.reason !== "" && (key === "" || key.length < 8 || !read.reason.includes(key)), "a reason without the key");
      const { origin, protocol, hostname, username } = new URL(read.backend.url);
      must(origin === read.backend.url && username === "", "an origin");
      const hosted = protocol === "https:" && /^[^.].*\.supabase\.co$/.test(hostname);
      must(
        hosted || (page.hostname === "localhost" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname)),
        `an allowed host: ${hostname}`,
      );
    },
  }),
];
