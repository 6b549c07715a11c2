import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { DATA_DIR, type Office, openOffice, toCsv, toListing } from "@career-clarity/local-stack";

const USAGE = `pnpm inbox                       shows everything that was sent, oldest first
pnpm inbox --csv FILE            writes it to FILE, safe to open in a spreadsheet
pnpm inbox --export ADDRESS      shows what one e-mail address sent; with --csv FILE, writes that
pnpm inbox --delete ADDRESS|ID   deletes what one e-mail address sent, or the one entry with that id

Works whether \`pnpm start\` is running or not. DATA_DIR names the data's folder where it is not .local/database.`;

function readOptions() {
  try {
    const option = { type: "string" } as const;
    return parseArgs({ options: { csv: option, export: option, delete: option, help: { type: "boolean" } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(1);
  }
}

async function show(office: Office, address: string | undefined, file: string | undefined): Promise<void> {
  const entries = await office.entries(address);
  if (file === undefined) return console.log(toListing(entries));
  // Names and addresses: for the operator's eyes alone.
  await writeFile(file, toCsv(entries), { mode: 0o600 });
  console.log(`${entries.length} written to ${file}`);
}

const options = readOptions();
if (options.help) console.log(USAGE);
else {
  const office = await openOffice(DATA_DIR);
  try {
    if (options.delete !== undefined) console.log(`${await office.remove(options.delete)} deleted`);
    else await show(office, options.export, options.csv);
  } finally {
    await office.close();
  }
}
