import { expect, test } from "vitest";
import { consolePolicy, createConsolePage, mailPolicy, noncePlaceholder } from "./console-page.ts";
import { noncePlaceholder as builtPlaceholder } from "../vite.config.ts";

const page = createConsolePage(`<script nonce="${noncePlaceholder}"></script>`);

test("every answer carries its own nonce, the same in the page and in its policy", () => {
  const [first, second] = [page(), page()];
  const nonce = /nonce="([\w-]+)"/.exec(first.html)?.[1];
  expect(nonce).toMatch(/^[\w-]{20,}$/);
  expect(first.policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(second.html).not.toBe(first.html);
});

test("no script runs because it is inline, and no style element either", () => {
  const directives = new Map(
    consolePolicy("n")
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive]),
  );
  expect(directives.get("script-src")).not.toContain("unsafe");
  expect(directives.get("style-src")).not.toContain("unsafe");
  expect(directives.get("default-src")).toBe("default-src 'none'");
  expect(directives.get("frame-ancestors")).toBe("frame-ancestors 'none'");
});

test("only our own brands' sites are framed, and none unless they are named", () => {
  expect(consolePolicy("n")).toContain("frame-src 'self';");
  expect(consolePolicy("n", ["http://one.test", "http://two.test"])).toContain(
    "frame-src 'self' http://one.test http://two.test;",
  );
});

test("a mail is shown without scripts, forms, or anything fetched from elsewhere", () => {
  expect(mailPolicy).toContain("sandbox;");
  expect(mailPolicy).toContain("default-src 'none'");
  expect(mailPolicy).not.toContain("script");
});

test("the build and the server agree on the word that stands for the nonce", () => {
  expect(builtPlaceholder).toBe(noncePlaceholder);
});
