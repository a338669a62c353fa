import { client } from "../calls/client.ts";
import { landing } from "../referral/landing.ts";
import type { Consent } from "./consent-cookie.ts";

/** Told to the document when the visitor has chosen: what counts begins or stops. */
export const consentChosen = "consent:chosen";

/** Records the choice; the answer brings the cookies that say so. False when it did not come through. */
export async function chooseConsent(choice: Consent, language: string): Promise<boolean> {
  try {
    const { ok } = await client.consent.choose({
      body: { ...choice, language, ...(choice.marketing ? { arrival: landing } : {}) },
    });
    if (ok) document.dispatchEvent(new Event(consentChosen));
    return ok;
  } catch {
    // No connection, or no answer of ours: the banner stays and says so.
    return false;
  }
}
