import type { Package } from "../packages.ts";
import type { Declaration, Parts } from "./declarations.ts";

const GROUPS: readonly (readonly [kind: Declaration["kind"], title: string])[] = [
  ["function", "Functions"],
  ["class", "Classes"],
  ["value", "Values"],
  ["type", "Types"],
  ["error", "Errors"],
];
const SCOPE = "@career-clarity/";
const TAG = /^@(throws \{(\w+)\}|param (\w+))\s+(?:- )?/;
const LINK = /\{@link (\w+)\}/g;

type Comment = { readonly text: string; readonly params: readonly string[]; readonly throws: readonly string[] };

/** A docstring's text, what it says of parameters, and what is thrown when. */
function readComment(comment: string): Comment {
  const [text = "", ...tags] = comment.split(/\n(?=@\w)|^(?=@\w)/);
  const read = tags.map((tag) => {
    const [head, , thrown, param] = TAG.exec(tag) ?? [];
    if (head === undefined) throw new Error(`a docstring holds "${tag}"; the API pages know @param name and @throws {Error}`);
    return { thrown, line: `- \`${thrown ?? param}\`: ${tag.slice(head.length).replaceAll("\n", " ")}` };
  });
  const lines = (isThrown: boolean) => read.filter(({ thrown }) => (thrown !== undefined) === isThrown).map(({ line }) => line);
  return { text: text.replaceAll(LINK, "`$1`"), params: lines(false), throws: lines(true) };
}

const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`${title}:\n\n${lines.join("\n")}`] : []);

function entry({ name, kind, code, comment }: Declaration): string {
  if (comment === "" && kind !== "type" && kind !== "value") throw new Error(`${name} is public and has no docstring`);
  const { text, params, throws } = readComment(comment);
  const parts = [`### ${name}`, text, `\`\`\`ts\n${code}\n\`\`\``, ...list("Parameters", params), ...list("Throws", throws)];
  return parts.filter((part) => part !== "").join("\n\n");
}

const importLine = (name: string, declarations: readonly Declaration[]): string => {
  const first = declarations.find(({ kind }) => kind === "function" || kind === "class") ?? declarations[0];
  return `\`\`\`ts\nimport { ${first?.name} } from "${name}";\n\`\`\``;
};

/** Types that public ones are made of and that cannot be imported, and where the names of other packages are explained. */
function partsSection({ own, foreign }: Parts): readonly string[] {
  const sources = Map.groupBy(foreign, ([source]) => source);
  const links = [...sources].map(([source, names]) => {
    const list = names.map(([, name]) => `\`${name}\``).join(", ");
    return source.startsWith(SCOPE) ? `- ${list} of [${source}](${source.slice(SCOPE.length)}.md)` : `- ${list} of ${source}`;
  });
  if (own.length === 0 && links.length === 0) return [];
  return ["## What these are made of", ...(links.length > 0 ? [links.join("\n")] : []), ...own.map(entry)];
}

/** A package's API page: every public name with its signature, its docstring and what it throws. */
export function apiPage({ folder, json }: Package, declarations: readonly Declaration[], parts: Parts): string {
  const sections = GROUPS.flatMap(([kind, title]) => {
    const own = declarations.filter((one) => one.kind === kind);
    return own.length === 0 ? [] : [`## ${title}`, ...own.map(entry)];
  });
  const about = `${json.description.replaceAll(/<[\w-]+>/g, "`$&`")} Written from the types and docstrings by \`pnpm api\`; the guide is the package's [README](../../packages/${folder}/README.md).`;
  return `${[`# ${json.name}`, about, importLine(json.name, declarations), ...sections, ...partsSection(parts)].join("\n\n")}\n`;
}
