import { describe, expect, it, vi } from "vitest";
import { LOCAL_ANON_KEY as STACK_KEY } from "../../../../local-stack/src/local-key.ts";
import { LOCAL_ANON_KEY, readBackend } from "./backend.ts";

const hosted = { hostname: "careerclarity.example", origin: "https://careerclarity.example" };
const local = { hostname: "localhost", origin: "http://localhost:4173" };
const key = "public-key";
const unset = { url: undefined, key: undefined };

describe("the backend", () => {
  it("is the project's, by its origin alone", () => {
    const url = " https://abc.supabase.co/rest/v1/ ";
    expect(readBackend({ url, key }, hosted)).toEqual({ ok: true, backend: { url: "https://abc.supabase.co", key } });
  });

  it("is read by browsers without URL.canParse", () => {
    vi.spyOn(URL, "canParse").mockImplementation(() => {
      throw new TypeError("URL.canParse is not a function");
    });
    expect(readBackend({ url: "https://abc.supabase.co", key }, hosted)).toMatchObject({ ok: true });
    expect(readBackend({ url: "abc.supabase.co", key }, hosted)).toMatchObject({ ok: false });
    vi.restoreAllMocks();
  });

  it.each(["http://127.0.0.1:54321", "http://localhost:54321"])("may be %s in a page of this machine, and in no other", (url) => {
    expect(readBackend({ url, key }, local)).toEqual({ ok: true, backend: { url, key } });
    expect(readBackend({ url, key }, hosted)).toMatchObject({ ok: false });
  });

  it("is the page's own origin with the local stack's key where nothing is configured", () => {
    expect(readBackend(unset, local)).toEqual({ ok: true, backend: { url: local.origin, key: LOCAL_ANON_KEY } });
    expect(LOCAL_ANON_KEY).toBe(STACK_KEY);
  });

  it.each([
    ["nothing", unset, /URL is not set/],
    ["no key", { url: "https://abc.supabase.co", key: " " }, /ANON_KEY is not set/],
    ["no address", { url: "", key }, /URL is not set/],
  ])("is none where %s is configured", (_what, settings, reason) => {
    expect(readBackend(settings, hosted)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  it.each([
    "abc.supabase.co",
    "http://abc.supabase.co",
    "https://abc.supabase.co.thief.example",
    "https://supabase.co",
    "https://.supabase.co",
    "https://.abc.supabase.co",
    "https://thief.example/?.supabase.co",
    "https://abc.supabase.co@thief.example",
    "javascript:alert(1)//.supabase.co",
    "ftp://localhost",
  ])("is not %s", (url) => {
    for (const page of [hosted, local])
      expect(readBackend({ url, key }, page)).toEqual({ ok: false, reason: expect.stringMatching(/no https address/) });
  });
});
