import { describe, expect, it } from "vitest";
import { matchPath } from "./match-path.ts";

describe("matchPath", () => {
  it("gives the parameters, decoded", () => {
    expect(matchPath("/career/:id", "/career/civil-engineer")).toEqual({ id: "civil-engineer" });
    expect(matchPath("/blog/:slug", "/blog/caf%C3%A9")).toEqual({ slug: "café" });
  });

  it("takes letter case and slashes at the end as nothing", () => {
    expect(matchPath("/about", "/About/")).toEqual({});
    expect(matchPath("/", "/")).toEqual({});
  });

  it("takes neither more nor less than the pattern says", () => {
    for (const path of ["/career", "/career/", "/career/a/b", "/careers/a", "/x/career/a"])
      expect(matchPath("/career/:id", path)).toBeNull();
    expect(matchPath("*", "/anything")).toBeNull();
  });

  it("leaves a broken escape as it stands", () => {
    expect(matchPath("/career/:id", "/career/%E0%A4%A")).toEqual({ id: "%E0%A4%A" });
  });
});
