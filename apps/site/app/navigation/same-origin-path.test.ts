import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { sameOriginPath } from "./same-origin-path.ts";

const site = "https://kingfisher.example";

describe("a path to return to", () => {
  it.each([
    "/",
    "/account/cashier/deposit",
    "/casino/slots/reels/kingfishers-catch#quickplay_realplay",
    "/help/search-content?searchTerm=caf%C3%A9",
    "/promotions?page=2#top",
  ])("is kept with its query and fragment: %s", (path) => {
    expect(sameOriginPath(path)).toBe(path);
  });

  it("stays on this site for every known way to dress another origin as a path", () => {
    const payloads = hostilePayloads();
    expect(payloads.length).toBeGreaterThan(300);
    for (const payload of payloads) {
      const path = sameOriginPath(payload) ?? "/";
      expect(new URL(path, site).origin, payload).toBe(site);
      expect(path, payload).not.toMatch(/^\/[/\\]/);
    }
  });

  it.each(["//e", "/\\e", "/%09/e", "https:e", "javascript:alert(1)", "/.//e", "/%2Fe", "", null])(
    "is nothing at all for %j",
    (payload) => {
      expect(sameOriginPath(payload)).toBeUndefined();
    },
  );

  it("never leads to another origin, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.webPath(), (junk, webPath) => {
        for (const wanted of [junk, `/${junk}`, `/${junk}${webPath}`, webPath]) {
          const path = sameOriginPath(wanted);
          if (path !== undefined) expect(new URL(path, site).origin).toBe(site);
        }
      }),
    );
  });
});

/** Row F5 of the reliability plan: every known way to dress another origin as a path. */
function hostilePayloads(): string[] {
  const slashes = ["//", "/\\", "\\\\", "\\/", "///", "/%2F", "/%5C", "/%252F", "/%09/", "/\t/"];
  const folded = [
    "/\u2044",
    "/\uFF0F",
    "/\u2215",
    "/\u29F8",
    "\uFF0F\uFF0F",
    "/.//",
    "/..//",
    "/./\\",
  ];
  const controls = ["/\r\n/", "/%0d%0a/", "/%00/", "/\u0000/", "/\u200B/", "/ /", "/\u2028/"];
  const schemes = ["https:", "https:/", "http://", "javascript:", "JaVaScRiPt:", "data:text/html,"];
  const wrapped = [
    "@",
    "/@",
    "https://kingfisher.example@",
    "https://kingfisher.example.",
    ".",
    " /",
  ];
  const hosts = [
    "e",
    "evil.example",
    "evil.example/login",
    "user:pw@evil.example",
    "[::1]",
    "127.1",
  ];
  const tails = ["", "#quickplay_realplay"];
  return [...slashes, ...folded, ...controls, ...schemes, ...wrapped].flatMap((start) =>
    hosts.flatMap((host) => tails.map((tail) => `${start}${host}${tail}`)),
  );
}
