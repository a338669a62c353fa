import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import { afterPaintScript } from "../../app/after-paint/after-paint-script.ts";
import { consentScript } from "../../app/consent/consent-script.ts";
import { buildFolder, openBuiltSite } from "../built-site.ts";
import { fakeConfiguration, fakeServices } from "../fake-site.ts";

let site: Awaited<ReturnType<typeof openBuiltSite>>;

beforeAll(async () => {
  site = await openBuiltSite();
});

describe("the pages of the site", () => {
  it.each([
    ["/", 200, "Every round leaves a receipt."],
    ["/login", 200, "Welcome back"],
    ["/join", 200, "Create your account"],
    ["/offline", 200, "You are offline"],
  ])("%s answers %d and says what it is", async (path, status, words) => {
    const page = await site.visit(path);
    expect(page.status).toBe(status);
    expect(page.html).toContain(words);
    expect(page.facts.cacheable).toBe(true);
  });

  it.each(["/", "/login", "/join"])(
    "%s is painted before any script of it is fetched, with a nonce and without",
    async (path) => {
      for (const nonce of [undefined, "n0nce"]) {
        const { html } = await site.visit(path, nonce === undefined ? {} : { nonce });
        expect(html).not.toMatch(
          /<link[^>]* rel="modulepreload"|<script[^>]* (?:type="module"|src=)/,
        );
        expect(html.match(/<link rel="held-module"/g)?.length).toBeGreaterThan(3);
        expect(html.match(/ type="held-module">/g)).toHaveLength(1);
        const last = inlineScripts(html).findIndex(({ content }) => content === afterPaintScript);
        const held = inlineScripts(html).findIndex(({ attributes }) => attributes.includes("held"));
        expect(last).toBe(held + 1);
      }
    },
  );

  it("the footer names who made the places of addresses, as their licence asks", async () => {
    const manifest = new URL("../../../../domain/places/data/manifest.json", import.meta.url);
    const { attribution } = JSON.parse(readFileSync(manifest, "utf8")) as {
      attribution: { text: string; link: string };
    };
    const { html } = await site.visit("/");
    expect(html).toMatch(new RegExp(`<a href="${attribution.link}"[^>]*>${attribution.text}</a>`));
  });

  it("[S2.14] /error/not-found answers 404 with the not-found page", async () => {
    const page = await site.visit("/error/not-found");
    expect(page.status).toBe(404);
    expect(page.html).toContain("Page not found");
  });

  it("[S2.15] /error/internal-server answers 500 with the internal error page", async () => {
    const page = await site.visit("/error/internal-server");
    expect(page.status).toBe(500);
    expect(page.html).toContain("Something went wrong on our side");
  });

  it("an unknown address answers 404 in place and is not cached", async () => {
    const page = await site.visit("/no/such/page");
    expect(page.status).toBe(404);
    expect(page.html).toContain("Page not found");
    expect(page.facts.cacheable).toBe(false);
  });

  it("a welcome link leads to registration with its query and its code", async () => {
    const page = await site.visit("/welcome/P1234?affid=7");
    expect(page.status).toBe(302);
    expect(page.headers.get("location")).toBe("/join?affid=7&referral=P1234");
  });

  it("who is signed in leaves the sign-in page for the destination, or home", async () => {
    const audience = { signedIn: true };
    const to = async (path: string) =>
      (await site.visit(path, { audience })).headers.get("location");
    const wanted = "/casino/slots/reels/x#quickplay_realplay";
    expect(await to(`/login?destination=${encodeURIComponent(wanted)}`)).toBe(wanted);
    expect(await to("/login?destination=//evil.example")).toBe("/");
    expect(await to("/join")).toBe("/");
  });
});

describe("what a page tells the page cache", () => {
  it("home depends on the configuration, on being signed in and on the marks of the law", async () => {
    const { facts } = await site.visit("/?utm_source=x&page=3");
    expect(facts).toEqual({
      cacheable: true,
      personal: false,
      tags: ["site-configuration"],
      audience: ["marks", "signedIn"],
      query: [],
    });
  });

  it("a signed-in page holds the place of name and balance, and neither of them", async () => {
    const { html } = await site.visit("/", { audience: { signedIn: true } });
    expect(html).not.toContain(">Sign in<");
    expect(html).not.toContain("Balance");
    // An address of a person; what machines are told begins its own words with that sign.
    expect(html).not.toMatch(/\w@\w/);
  });
});

describe("the document", () => {
  it("speaks the language it was asked in, and names the others", async () => {
    const { html } = await site.visit("/", { language: "de" });
    expect(html).toContain('<html lang="de" dir="ltr" data-brand="kingfisher">');
    expect(html).toContain("Jede Runde hinterlässt einen Beleg.");
    expect(html).toContain('<link rel="canonical" href="https://kingfisher.example/?lang=de"/>');
    expect(html).toContain('hrefLang="es" href="https://kingfisher.example/?lang=es"');
    expect(html).toContain('hrefLang="x-default" href="https://kingfisher.example/"');
  });

  it("is the other brand's with the same build", async () => {
    const { html } = await site.visit("/", { brandCode: "marlin" });
    expect(html).toContain('data-brand="marlin"');
    expect(html).toContain("A fair wind, and proof of it.");
    expect(html).toContain("/brands/marlin/manifest.webmanifest");
    expect(html).not.toContain("Kingfisher");
  });

  // Home is in the words of editors, who write no pseudo language.
  it.each(["/login", "/join", "/offline", "/error/not-found"])(
    "%s says nothing that was never translated",
    async (path) => {
      const { html } = await site.visit(path, { language: "en-XA" });
      expect(untranslated(html)).toEqual([]);
    },
  );

  it("reads from right to left where the language does", async () => {
    const { html } = await site.visit("/", { language: "ar-XB" });
    expect(html).toContain('<html lang="ar-XB" dir="rtl"');
  });

  it("has inline scripts the server can allow: by nonce where one is given, else by what they are", async () => {
    const withNonce = inlineScripts((await site.visit("/", { nonce: "n0nce" })).html);
    expect(withNonce.length).toBeGreaterThan(2);
    for (const { attributes } of withNonce) expect(attributes).toContain('nonce="n0nce"');

    const first = await site.visit("/");
    const again = await site.visit("/");
    expect(first.html).toBe(again.html);
    expect(first.html).not.toContain("nonce=");
    const contents = inlineScripts(first.html).map(({ content }) => content);
    expect(contents).toContain(site.entry.themeScript);
  });

  it("has no style element and no handler attribute, which the policy would refuse", async () => {
    for (const path of ["/", "/login", "/join", "/offline"]) {
      const { html } = await site.visit(path);
      expect(html).not.toMatch(/<style[\s>]/);
      expect(html).not.toMatch(/\son[a-z]+="/);
    }
  });

  it("is without the router's scripts where it is shown at foreign addresses", async () => {
    const { html } = await site.visit("/offline");
    expect(inlineScripts(html).map(({ content }) => content)).toEqual([site.entry.themeScript]);
    expect(html).not.toContain('type="held-module"');
  });
});

describe("the question about cookies", () => {
  it.each(["/", "/login", "/error/not-found"])(
    "stands in %s for everybody alike: closed, and right behind it the script that opens it",
    async (path) => {
      const { html } = await site.visit(path);
      expect(html).toMatch(
        /<body><!--\$--><section id="consent" popover="manual"[^]*?<\/section><!--\/\$--><script>/,
      );
      const opening = inlineScripts(html).filter(({ content }) => content.includes("showPopover"));
      expect(opening.map(({ content }) => content)).toEqual([consentScript]);
    },
  );

  it("has three answers of one look, in the language of the page", async () => {
    const { html } = await site.visit("/login", { language: "de" });
    const answers = ["Alle annehmen", "Alle ablehnen", "Auswählen"];
    const looks = answers.map(
      (answer) => new RegExp(`<button[^>]* class="([^"]+)">${answer}<`).exec(html)?.[1],
    );
    expect(new Set(looks).size).toBe(1);
    expect(looks[0]).toBeDefined();
  });

  it("is not asked where no script could take the answer", async () => {
    expect((await site.visit("/offline")).html).not.toContain("Cookies");
  });
});

describe("when something fails", () => {
  it("the failure is recorded, and the page says sorry without a word of it", async () => {
    const services = fakeServices();
    const failing = {
      ...services,
      readSiteConfiguration: () => Promise.reject(new Error("secret table is gone")),
    };
    const page = await site.visit("/", { services: failing });
    expect(page.status).toBe(500);
    expect(page.html).toContain("Something went wrong on our side");
    expect(page.html).not.toContain("secret table");
    expect(services.failures).toEqual([new Error("secret table is gone")]);
  });
});

describe.each(["kingfisher", "marlin"])("the installed app of %s", (brand) => {
  it("has a manifest whose icons exist", () => {
    const folder = new URL(`client/brands/${brand}/`, buildFolder);
    const manifest: { icons: { src: string; purpose?: string }[]; start_url: string } = JSON.parse(
      readFileSync(new URL("manifest.webmanifest", folder), "utf8"),
    );
    expect(manifest.start_url).toBe("/");
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src } of manifest.icons) {
      expect(readFileSync(new URL(src, folder)).length, src).toBeGreaterThan(200);
    }
  });
});

function inlineScripts(html: string): { attributes: string; content: string }[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = "", content = ""]) => ({ attributes, content }),
  );
}

/** Pieces of text without the brackets of the pseudo language, besides names, numbers and menus. */
function untranslated(html: string): string[] {
  const body = html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>/g, "");
  const names = /^(?:Kingfisher|English|Español|Deutsch|18\+|[\d\s]+|[0-9a-f]{64})$/;
  return body
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "" && !names.test(text))
    .filter(
      (text) => !text.startsWith("[") && !text.endsWith("]") && !text.startsWith("still water"),
    )
    .filter((text) => !menuWords.has(text));
}

/** Menus are content: editors translate them, not the catalogue. */
const menuWords = new Set(
  Object.values(fakeConfiguration.menus)
    .flatMap((menu) => (Array.isArray(menu) ? menu : [...menu.primary, ...menu.secondary]))
    .map(({ props }) => props.text),
);
