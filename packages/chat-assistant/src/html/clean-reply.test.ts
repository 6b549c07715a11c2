import { describe, expect, it } from "vitest";
import { cleanReply } from "./clean-reply.ts";

describe("what a model writes around its HTML", () => {
  it.each([
    ["```html\n<p>Hello</p>\n```", "<p>Hello</p>"],
    ["```\n<p>Hello</p>```", "<p>Hello</p>"],
    ["```HTML<p>Hello</p>", "<p>Hello</p>"],
    ["~~~html\n<p>Hello</p>\n~~~", "<p>Hello</p>"],
    ["```xml\n<p>Hello</p>```", "<p>Hello</p>"],
    ["<head><title>Hi</title></head><body><p>Hello</p>", "<p>Hello</p>"],
    ["<head><title>Hi</title><body><p>Hello</p>", "<p>Hello</p>"],
    ["html\n<p>Hello</p>", "<p>Hello</p>"],
    ["html<p>Hello</p>", "<p>Hello</p>"],
    ["  HTML  <p>Hello</p>", "<p>Hello</p>"],
    ["HTML developers build pages.", "<p>HTML developers build pages.</p>"],
  ])("[R9] takes fences and the leading word off %j", (given, clean) => {
    expect(cleanReply(given)).toBe(clean);
  });

  it.each([
    ["Hello world", "<p>Hello world</p>"],
    ["one <strong>two</strong> three", "<p>one <strong>two</strong> three</p>"],
    ["  \n ", ""],
    ["5 < 6 & 7 > 2", "<p>5 &lt; 6 &amp; 7 &gt; 2</p>"],
    ["R&amp;D &#8377;5 &rsquo;", "<p>R&amp;D &#8377;5 &rsquo;</p>"],
  ])("[R10] puts text without tags into a paragraph: %j", (given, clean) => {
    expect(cleanReply(given)).toBe(clean);
  });
});

describe("what survives", () => {
  it.each([
    ["<h2>A</h2><h3>B</h3><p><strong>c</strong> <em>d</em></p><ul><li>e</li></ul><ol><li>f</li></ol>", null],
    ["<h1>A</h1><h5>B</h5><p><b>c</b><i>d</i></p>", "<h2>A</h2><h3>B</h3><p><strong>c</strong><em>d</em></p>"],
    ["<div>a<br>b</div><table><tr><td>c</td></tr></table>", "<p>a</p><p>b</p><p>c</p>"],
    ["<span class=x>kept</span>", "<p>kept</p>"],
    ["a<script>gone()</script>b", "<p>ab</p>"],
    ["<svg onload=x()><title>t</title></svg>kept", "<p>kept</p>"],
    ["before<script>never closed", "<p>before</p>"],
    ["before<!-- never closed", "<p>before</p>"],
    ["<embed src=x>kept", "<p>kept</p>"],
  ])("[R11] keeps the allowed tags of %j and nothing else", (given, clean) => {
    expect(cleanReply(given)).toBe(clean ?? given);
  });

  it.each([
    ["/career/tailor", "/career/tailor"],
    ["/careers?search=art&amp;sort=name", "/careers?search=art&amp;sort=name"],
    ["/careers?search=art&sort=name", "/careers?search=art&amp;sort=name"],
    ["/compare?ids=tailor,cobbler", "/compare?ids=tailor,cobbler"],
    ["/#features", "/#features"],
    ["/", "/"],
  ])("[R12] links %j within the site", (address, href) => {
    expect(cleanReply(`<a href="${address}">x</a>`)).toBe(`<p><a href="${href}">x</a></p>`);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:x()",
    "/.//evil",
    "/a//b",
    "/%2f",
    "careers",
    "",
    `/${"a".repeat(400)}`,
  ])("[R12] leaves only the text of a link to %j", (address) => {
    expect(cleanReply(`<a href="${address}">x</a>`)).toBe("<p>x</p>");
  });
});

describe("what comes out", () => {
  it.each([
    ["<p>a<p>b", "<p>a</p><p>b</p>"],
    ["<ul><li>a<li>b", "<ul><li>a</li><li>b</li></ul>"],
    ["<li>alone", "<ul><li>alone</li></ul>"],
    ["<ul>loose</ul>", "<ul><li>loose</li></ul>"],
    ["<ul><ul><li>a</ul>b</ul>c", "<ul><li><ul><li>a</li></ul>b</li></ul><p>c</p>"],
    ["<ul><li><p>a</p><p>b</p></li></ul>", "<ul><li>a b</li></ul>"],
    ["<strong><em>a</strong>b</em>", "<p><strong><em>a</em></strong>b</p>"],
    ["<strong>a <strong>b</strong></strong>", "<p><strong>a b</strong></p>"],
    ["<p></p><ul><li></li></ul><p>a</p>", "<p>a</p>"],
    ["<h2>a</h2>b<h3>c", "<h2>a</h2><p>b</p><h3>c</h3>"],
    ["</p></li>a</ul>", "<p>a</p>"],
  ])("[R13] is well formed though it was written as %j", (given, clean) => {
    expect(cleanReply(given)).toBe(clean);
  });

  it("[R13] nests lists four deep at most", () => {
    const deep = cleanReply(`${"<ul><li>a".repeat(50)}`);
    expect(deep.match(/<ul>/g)).toHaveLength(4);
  });

  it.each(["``<x>`", "html html <p>a", "`````html`", "<scr\u0000ipt>a", "\ud800a"])("[R14] is its own cleaned form: %j", (given) => {
    expect(cleanReply(cleanReply(given))).toBe(cleanReply(given));
  });
});
