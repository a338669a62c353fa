import { describe, expect, it } from "vitest";

import { createPageFacts } from "./page-facts.ts";

function factsOf(query = "") {
  return createPageFacts({
    brandCode: "kingfisher",
    language: "en",
    origin: "https://kingfisher.example",
    audience: { signedIn: true, hasPlayed: true, place: "CW", device: "Mobile", marks: "age-18" },
    query: new URLSearchParams(query),
    nonce: null,
  });
}

describe("what a page declares", () => {
  it("is nothing to be cached, until the page says so", () => {
    const facts = factsOf();
    facts.dependOn("site-configuration");
    expect(facts.declaration().cacheable).toBe(false);
    facts.declareCacheable();
    expect(facts.declaration()).toEqual({
      cacheable: true,
      personal: false,
      tags: ["site-configuration"],
      audience: [],
      query: [],
    });
  });

  it("names the first moment from which it may be another page", () => {
    const facts = factsOf();
    expect(facts.declaration()).not.toHaveProperty("staleAt");
    facts.staleAfter(new Date(2_000));
    facts.staleAfter(new Date(1_000));
    facts.staleAfter(new Date(3_000));
    expect(facts.declaration().staleAt).toBe(1_000);
  });

  it("names the dimensions and parameters that were really read, once each", () => {
    const facts = factsOf("page=2&other=1");
    expect(facts.audience("signedIn")).toBe(true);
    expect(facts.audience("signedIn")).toBe(true);
    expect(facts.query("page")).toBe("2");
    expect(facts.query("absent")).toBeNull();
    expect(facts.declaration().audience).toEqual(["signedIn"]);
    expect(facts.declaration().query).toEqual(["absent", "page"]);
  });

  it("is never cacheable once the whole query was read: its variants would have no end", () => {
    const facts = factsOf("b=2&a=1");
    facts.declareCacheable();
    expect(facts.wholeQuery().toString()).toBe("b=2&a=1");
    expect(facts.declaration()).toMatchObject({ cacheable: false, query: [] });
  });

  it("is never cacheable once something personal is on the page, in either order", () => {
    const first = factsOf();
    first.declarePersonal();
    first.declareCacheable();
    const second = factsOf();
    second.declareCacheable();
    second.declarePersonal();
    expect([first, second].map((facts) => facts.declaration().cacheable)).toEqual([false, false]);
  });
});
