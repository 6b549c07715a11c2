import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Comment, type Declaration as Node, parseSync, type Statement } from "oxc-parser";

/** One public name of a package, as its emitted declaration says it. */
export type Declaration = {
  readonly name: string;
  readonly kind: "function" | "value" | "type" | "error" | "class";
  /** The declaration without `export declare`; the comments of its members stay. */
  readonly code: string;
  readonly comment: string;
};

type Parsed = { readonly text: string; readonly body: readonly Statement[]; readonly comments: readonly Comment[] };

async function parse(path: string): Promise<Parsed> {
  const text = await readFile(path, "utf8");
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return { text, body: program.body, comments };
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

function declared(file: Parsed, name: string): Declaration | undefined {
  for (const statement of file.body) {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) continue;
    if (!namesOf(statement.declaration).includes(name)) continue;
    const code = file.text.slice(statement.start, statement.end).replace(/^export (declare )?/, "");
    return { name, kind: kindOf(statement.declaration), code, comment: commentBefore(file, statement.start) };
  }
  return undefined;
}

/** Where a file that only passes names on says that a name comes from. */
function passedOn({ body }: Parsed, name: string): { readonly from: string; readonly as: string } | undefined {
  for (const statement of body) {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) continue;
    const found = statement.specifiers.find(({ exported }) => exported.type === "Identifier" && exported.name === name);
    if (found?.local.type === "Identifier") return { from: statement.source.value, as: found.local.name };
  }
  return undefined;
}

async function find(path: string, name: string): Promise<Declaration> {
  const file = await parse(path);
  const own = declared(file, name);
  if (own) return own;
  const next = passedOn(file, name);
  if (!next?.from.startsWith(".")) throw new Error(`${path}: the public name ${name} is declared in no file of the package`);
  return find(resolve(dirname(path), next.from.replace(/\.ts$/, ".d.ts")), next.as);
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
