import { describe, expect, it } from "vitest";
import { config } from "../netlify/chat.ts";
import { limitRate, RATE_LIMIT } from "./rate-limit.ts";

const request = (visitor = "a") => new Request("http://localhost/", { headers: { visitor } });
const ok = async () => new Response("ok");
const visitor = ({ headers }: Request) => headers.get("visitor") ?? "";

describe("limitRate", () => {
  it("answers up to the limit, then 429 with the seconds to wait, then again", async () => {
    let time = 5000;
    const limited = limitRate(ok, { requests: 2, seconds: 10, now: () => time });
    expect([(await limited(request())).status, (await limited(request())).status]).toEqual([200, 200]);
    time += 2500;
    const third = await limited(request());
    expect(third.status).toBe(429);
    expect(third.headers.get("retry-after")).toBe("8");
    expect(await third.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    time += 7500;
    expect((await limited(request())).status).toBe(200);
  });

  it("counts each visitor apart", async () => {
    const limited = limitRate(ok, { requests: 1, visitor });
    expect((await limited(request("a"))).status).toBe(200);
    expect((await limited(request("b"))).status).toBe(200);
    expect((await limited(request("a"))).status).toBe(429);
  });

  it("is the limit that the platform is told", () => {
    const { windowLimit, windowSize, aggregateBy } = config.rateLimit;
    expect({ requests: windowLimit, seconds: windowSize }).toEqual(RATE_LIMIT);
    // A string here silently becomes "domain": one limit for everybody together.
    expect(aggregateBy).toEqual(["ip", "domain"]);
    expect(config).not.toHaveProperty("path");
  });
});
