import { beforeEach, expect, test, vi } from "vitest";

import { hostilePaths } from "../../tests/hostile-paths.ts";
import { readPreviousPage, rememberPreviousPage } from "./previous-page.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("location", { origin: "https://kingfisher.example" });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test.each([
  [
    "https://kingfisher.example/casino/reef?tab=new#quickplay_realplay",
    "/casino/reef?tab=new#quickplay_realplay",
  ],
  ["https://kingfisher.example/account", "/account"],
  // Back into verification would be no way back.
  ["https://kingfisher.example/validate-document?documentType=ID_DOCUMENT", "/"],
  ["https://kingfisher.example/account/verification-failed", "/"],
  ["https://elsewhere.example/casino", "/"],
  ["https://kingfisher.example//elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
])("who came from %s is led back to %s", (before, back) => {
  rememberPreviousPage(before);
  expect(readPreviousPage()).toBe(back);
});

test.each(["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "/%2f/x"])(
  "what something else wrote there, %s, leads home",
  (written) => {
    rememberPreviousPage("https://kingfisher.example/help");
    for (const key of kept.keys()) kept.set(key, written);
    expect(readPreviousPage()).toBe("/");
  },
);

test("a browser that keeps nothing leads home", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberPreviousPage("https://kingfisher.example/help");
  expect(readPreviousPage()).toBe("/");
});

test("F5: whatever is dressed up as a page before, the way back stays on this site", () => {
  rememberPreviousPage("https://kingfisher.example/help");
  const [key = ""] = kept.keys();
  for (const payload of hostilePaths()) {
    kept.set(key, payload);
    const back = readPreviousPage();
    expect(new URL(back, location.origin).origin, payload).toBe(location.origin);
    expect(back, payload).toMatch(/^\/(?![/\\])/);
  }
});
