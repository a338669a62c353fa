import { runInNewContext } from "node:vm";

import { expect, it } from "vitest";

import { spellConsent } from "./consent-cookie.ts";
import { consentBannerId, consentScript, type WithEarlyPress } from "./consent-script.ts";

class Banner implements WithEarlyPress {
  opened = false;
  earlyPress?: string;
  showPopover() {
    this.opened = true;
  }
  contains(button: { readonly of?: Banner }) {
    return button.of === this;
  }
}

/** Runs the script, and gives back what it does on a press. */
function run(cookie: string, banner: Banner | null): (event: object) => void {
  let onClick: (event: object) => void = () => {};
  const getElementById = (id: string) => (id === consentBannerId ? banner : null);
  runInNewContext(consentScript, {
    document: { cookie, getElementById },
    addEventListener: (_click: string, listener: typeof onClick) => (onClick = listener),
  });
  return onClick;
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

it("remembers what was pressed before the page came to life", () => {
  const banner = new Banner();
  const press = run("", banner);
  press({ target: { value: "elsewhere" } });
  expect(banner.earlyPress).toBeUndefined();
  press({ target: { value: "none", of: banner } });
  expect(banner.earlyPress).toBe("none");
});

it("does nothing on a page without a banner", () => {
  expect(() => run("", null)).not.toThrow();
});
