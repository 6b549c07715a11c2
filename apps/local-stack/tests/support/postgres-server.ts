import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { readMigrations } from "../../src/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresPort: number;
    readonly psql: string;
  }
}

const DEBIAN = "/usr/lib/postgresql";
const APT_GET = "/usr/bin/apt-get";
const MISSING = `These tests need a PostgreSQL server (15 or later) with pgTAP under ${DEBIAN}.
As root on Debian they install it by themselves. Otherwise: apt-get install postgresql pgtap`;
const isRoot = process.getuid?.() === 0;

/** The newest installed server that has pgTAP. */
function findBin(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  const version = readdirSync(DEBIAN)
    .filter((one) => existsSync(`/usr/share/postgresql/${one}/extension/pgtap.control`) && existsSync(`${DEBIAN}/${one}/bin/initdb`))
    .sort((a, b) => Number(b) - Number(a))[0];
  return version && `${DEBIAN}/${version}/bin`;
}

function install(): string {
  if (!isRoot || !existsSync(APT_GET)) throw new Error(MISSING);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync(APT_GET, ["update"], { stdio: "inherit", env });
  execFileSync(APT_GET, ["install", "-y", "--no-install-recommends", "postgresql", "pgtap"], { stdio: "inherit", env });
  const bin = findBin();
  if (!bin) throw new Error(MISSING);
  return bin;
}

/** PostgreSQL refuses to run as root, so root runs it as the package's own user. */
const asServer = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ["runuser", ["-u", "postgres", "--", command, ...args]] : [command, [...args]];

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const connection = (port: number, database: string) => ({ host: "127.0.0.1", port, user: "postgres", database });

async function waitUntilReady(port: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const client = new pg.Client(connection(port, "postgres"));
    try {
      await client.connect();
      const [roles] = await readMigrations();
      // Roles belong to the whole server: made once, before test files make their databases side by side.
      await client.query(roles?.sql ?? "");
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && (error.code === "ECONNREFUSED" || error.code === "57P03"))) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error("PostgreSQL did not start within 30 s");
}

/** One real server for all test files, on a free port of this machine, gone with its folder when they are done. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const bin = findBin() ?? install();
  const folder = mkdtempSync(join(tmpdir(), "career-clarity-postgres-"));
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  execFileSync(
    ...asServer(`${bin}/initdb`, [
      "-D",
      `${folder}/data`,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale",
      "C.UTF-8",
      "--no-sync",
    ]),
    {
      stdio: "ignore",
      cwd: tmpdir(),
    },
  );
  const port = await freePort();
  const options = ["-D", `${folder}/data`, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-F"];
  const server = spawn(...asServer(`${bin}/postgres`, options), { stdio: "ignore", cwd: tmpdir() });
  const stop = () => {
    server.off("exit", fail);
    execFileSync(...asServer(`${bin}/pg_ctl`, ["stop", "-D", `${folder}/data`, "-m", "immediate"]), { stdio: "ignore", cwd: tmpdir() });
    rmSync(folder, { recursive: true, force: true });
  };
  const fail = (code: number | null) => console.error(`the PostgreSQL server ended by itself with ${code}`);
  server.once("exit", fail);
  // Also where the tests are broken off, no server stays behind.
  process.once("exit", stop);
  await waitUntilReady(port);
  project.provide("postgresPort", port);
  project.provide("psql", `${bin}/psql`);
  return async () => {
    process.off("exit", stop);
    stop();
  };
}
