import { describe, expect, it } from "vitest";

import { chooseLanguage, type LanguageWishes } from "./choose-language.ts";

const brand = { offered: ["en", "es", "de"], fallback: "en" };
const nothing: LanguageWishes = { query: null, cookie: null, profile: null, acceptLanguage: null };

describe("the language of a page", () => {
  it("follows the query key lang before everything else", () => {
    const wishes = { query: "de", cookie: "es", profile: "en", acceptLanguage: "en" };
    expect(chooseLanguage(wishes, brand)).toBe("de");
  });

  it.each([
    ["the cookie, when the address says nothing", { cookie: "es", profile: "de" }, "es"],
    ["the profile, when there is no cookie", { profile: "de", acceptLanguage: "es" }, "de"],
    ["the browser, by its weights", { acceptLanguage: "fr, de;q=0.4, es-MX;q=0.9" }, "es"],
    ["the brand, when nobody has a wish", {}, "en"],
    ["the next wish, when one cannot be fulfilled", { query: "kl", cookie: "de" }, "de"],
    ["nothing the browser refuses", { acceptLanguage: "de;q=0, *;q=0.1" }, "en"],
    ["a base language for a region", { query: "de-AT" }, "de"],
  ])("follows %s", (_name, wishes, expected) => {
    expect(chooseLanguage({ ...nothing, ...wishes }, brand)).toBe(expected);
  });

  it("survives a header made to hurt", () => {
    const acceptLanguage = `${";q=,".repeat(50_000)}de`;
    expect(chooseLanguage({ ...nothing, acceptLanguage }, brand)).toBe("en");
  });
});
