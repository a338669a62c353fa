import { randomToken } from "@croupier/kit/random";
import {
  consentCookieName,
  consentSeconds,
  readConsent,
  spellConsent,
  type Consent,
  type GivenConsent,
} from "@croupier/site/consent";
import { writeCookie } from "./shell/cookies.ts";

export type ConsentCookie = ReturnType<typeof createConsentCookie>;

/** What a visitor agreed to, where their browser keeps it. Who was never asked agreed to nothing. */
export function createConsentCookie({ https }: { https: boolean }) {
  return {
    read: (cookies: string | undefined): Consent =>
      readConsent(cookies) ?? { analytics: false, marketing: false },

    /** The name of the record stays the same as long as the browser keeps it. */
    nameFor: (cookies: string | undefined): string =>
      readConsent(cookies)?.subject ?? randomToken(16),

    write: (given: GivenConsent): string =>
      writeCookie(consentCookieName, spellConsent(given), {
        secure: https,
        maxAgeSeconds: consentSeconds,
      }),
  };
}
