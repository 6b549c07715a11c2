import { execFileSync } from "node:child_process";

/** The commit checked out here, with a plus where files were changed since; null where this is no checkout. */
function checkedOut(cwd: string): string | null {
  try {
    const git = (...args: readonly string[]) =>
      execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    const changed = git("status", "--porcelain", "--untracked-files=no") !== "";
    return git("rev-parse", "--short=12", "HEAD") + (changed ? "+" : "");
  } catch {
    return null;
  }
}

const SHOWN = 12;

/** What a build is made from: the commit that the host names (COMMIT_REF on Netlify), else the one checked out, else "unknown". */
export const buildVersion = (env: NodeJS.ProcessEnv, cwd: string): string =>
  env.COMMIT_REF?.slice(0, SHOWN) || (checkedOut(cwd) ?? "unknown");
