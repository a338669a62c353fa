import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { hostilePaths } from "../../tests/hostile-paths.ts";
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
    const payloads = hostilePaths();
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
