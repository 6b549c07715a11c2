import { describe, expect, it } from "vitest";
import { reportsOrigin } from "./error-reports.ts";
import { securityHeaders } from "./headers.ts";

const connectOf = (reports: string | undefined) =>
  /connect-src ([^;]*)/.exec(securityHeaders({ page: "", styles: [], reports })["Content-Security-Policy"] ?? "")?.[1];

describe("where errors may be posted", () => {
  it.each([undefined, "", "/errors", "/.netlify/functions/errors"])("%j needs nothing in the policy", (address) => {
    expect(connectOf(reportsOrigin(address))).toBe("'self'");
  });

  it.each([
    ["https://errors.example/api/1?key=public", "https://errors.example"],
    ["http://localhost:9000/errors", "http://localhost:9000"],
  ])("%s is allowed by its origin", (address, origin) => {
    expect(connectOf(reportsOrigin(address))).toBe(`'self' ${origin}`);
  });

  it.each(["http://errors.example", "//errors.example", "errors", "javascript:alert(1)"])("%s stops the build", (address) => {
    expect(() => reportsOrigin(address)).toThrow(/^VITE_ERROR_REPORTS_URL is/);
  });
});
