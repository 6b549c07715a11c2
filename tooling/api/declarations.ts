import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Comment, type Declaration as Node, parseSync, type Statement, Visitor } from "oxc-parser";

/** One public name of a package, as its emitted declaration says it. */
export type Declaration = {
  readonly name: string;
  readonly kind: "function" | "value" | "type" | "error" | "class";
  /** The declaration without `export declare`; the comments of its members stay. */
  readonly code: string;
  readonly comment: string;
  readonly path: string;
  /** The names of types that it is made of. */
  readonly uses: readonly string[];
};

type Used = { readonly name: string; readonly at: number };
type Parsed = {
  readonly path: string;
  readonly text: string;
  readonly body: readonly Statement[];
  readonly comments: readonly Comment[];
  readonly used: readonly Used[];
};

async function parse(path: string): Promise<Parsed> {
  const text = await readFile(path, "utf8");
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const used: Used[] = [];
  new Visitor({
    "TSTypeReference:exit": ({ typeName, start }) => {
      if (typeName.type === "Identifier") used.push({ name: typeName.name, at: start });
    },
  }).visit(program);
  return { path, text, body: program.body, comments, used };
}

function namesOf(node: Node): readonly string[] {
  if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  if ("id" in node && node.id?.type === "Identifier") return [node.id.name];
  return [];
}

function kindOf(node: Node): Declaration["kind"] {
  if (node.type === "ClassDeclaration") return node.id?.name.endsWith("Error") ? "error" : "class";
  if (node.type === "TSDeclareFunction" || node.type === "FunctionDeclaration") return "function";
  if (node.type !== "VariableDeclaration") return "type";
  const id = node.declarations[0]?.id;
  const type = id?.type === "Identifier" ? id.typeAnnotation?.typeAnnotation.type : undefined;
  return type === "TSFunctionType" ? "function" : "value";
}

/** The block comment that stands right before a statement. */
function commentBefore({ text, comments }: Parsed, start: number): string {
  const before = comments.findLast((comment) => comment.type === "Block" && comment.end <= start);
  if (!before?.value.startsWith("*") || text.slice(before.end, start).trim() !== "") return "";
  return before.value
    .slice(1)
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join("\n")
    .trim();
}

const DECLARATIONS = ["TSTypeAliasDeclaration", "TSInterfaceDeclaration"];
const isType = (statement: Statement): statement is Statement & Node => DECLARATIONS.includes(statement.type);

function declared(file: Parsed, name: string): Declaration | undefined {
  for (const statement of file.body) {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : isType(statement) ? statement : null;
    if (!node || !namesOf(node).includes(name)) continue;
    const { start, end } = statement;
    const code = file.text.slice(start, end).replace(/^(export )?(declare )?/, "");
    const uses = file.used.filter(({ at }) => at > start && at < end).map((one) => one.name);
    return { name, kind: kindOf(node), code, comment: commentBefore(file, start), path: file.path, uses: [...new Set(uses)] };
  }
  return undefined;
}

/** Where a file says that a name comes from which it imports or passes on. */
function comesFrom({ body }: Parsed, name: string): { readonly from: string; readonly as: string } | undefined {
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") {
      const found = statement.specifiers.find(({ local }) => local.name === name);
      if (found?.type === "ImportSpecifier" && found.imported.type === "Identifier")
        return { from: statement.source.value, as: found.imported.name };
    }
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) continue;
    const found = statement.specifiers.find(({ exported }) => exported.type === "Identifier" && exported.name === name);
    if (found?.local.type === "Identifier") return { from: statement.source.value, as: found.local.name };
  }
  return undefined;
}

const fileOf = (path: string, from: string) => resolve(dirname(path), from.replace(/\.ts$/, ".d.ts"));

async function find(path: string, name: string): Promise<Declaration> {
  const file = await parse(path);
  const own = declared(file, name);
  if (own) return own;
  const next = comesFrom(file, name);
  if (!next?.from.startsWith(".")) throw new Error(`${path}: the public name ${name} is declared in no file of the package`);
  return find(fileOf(path, next.from), next.as);
}

/** The public names of a package, in the order of its index. */
export async function declarationsOf(index: string): Promise<readonly Declaration[]> {
  const { body } = await parse(index);
  const names = body.flatMap((statement) => {
    if (statement.type === "ExportAllDeclaration") throw new Error(`${index}: public names are listed one by one, not as *`);
    if (statement.type !== "ExportNamedDeclaration") return [];
    if (statement.declaration) return namesOf(statement.declaration);
    return statement.specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? [exported.name] : []));
  });
  return Promise.all(names.map(async (name) => ({ ...(await find(index, name)), name })));
}

/** What public names are made of: types of the package that are not public themselves, and names of other packages. */
export type Parts = { readonly own: readonly Declaration[]; readonly foreign: readonly (readonly [source: string, name: string])[] };

export async function partsOf(declarations: readonly Declaration[]): Promise<Parts> {
  const known = new Set(declarations.map(({ name }) => name));
  const own: Declaration[] = [];
  const foreign: (readonly [string, string])[] = [];
  const open = [...declarations];
  for (let one = open.shift(); one !== undefined; one = open.shift()) {
    const file = await parse(one.path);
    for (const name of one.uses.filter((use) => !known.has(use))) {
      const from = comesFrom(file, name);
      // Neither declared nor imported: a type parameter, or a type of the language.
      if (!from && !declared(file, name)) continue;
      known.add(name);
      if (from && !from.from.startsWith(".")) foreign.push([from.from, name]);
      else {
        const part = await find(one.path, name);
        own.push(part);
        open.push(part);
      }
    }
  }
  return { own, foreign };
}
