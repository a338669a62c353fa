import { runInNewContext } from "node:vm";

import { expect, it } from "vitest";

import { spellConsent } from "./consent-cookie.ts";
import { consentBannerId, consentScript } from "./consent-script.ts";

class Banner {
  opened = false;
  showPopover() {
    this.opened = true;
  }
}

function run(cookie: string, banner: Banner | null): void {
  const getElementById = (id: string) => (id === consentBannerId ? banner : null);
  runInNewContext(consentScript, { document: { cookie, getElementById } });
}

function opens(cookie: string): boolean {
  const banner = new Banner();
  run(cookie, banner);
  return banner.opened;
}

const subject = "AbCdEfGhIjKlMnOpQrSt_-";

it("asks who was not asked, or asked in older words", () => {
  expect(opens("")).toBe(true);
  expect(opens("lang=de; st=CW")).toBe(true);
  expect(opens("consent=0.1.1.x")).toBe(true);
  expect(opens("noconsent=1.1.1.x")).toBe(true);
});

it("leaves in peace who answered, whatever the answer", () => {
  for (const given of [true, false]) {
    const cookie = spellConsent({ analytics: given, marketing: given, subject });
    expect(opens(`lang=de; consent=${cookie}`)).toBe(false);
  }
});

it("does nothing on a page without a banner", () => {
  expect(() => run("", null)).not.toThrow();
});
