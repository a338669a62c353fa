import { referral } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** The text an applicant agrees to; it rises whenever that text says something else. */
const consentVersion = 1;

export function referralApplyAsAffiliate(services: Services) {
  return method<typeof referral.applyAsAffiliate, PlayerSubject>(
    referral.applyAsAffiliate,
    async ({ body: { consents, captcha, ...application }, client }) => {
      if (!consents.terms || !consents.privacy) {
        return { ok: false, refusal: { code: "consent_required" } };
      }
      const { code: brand } = services.brandOf(client.host);
      // Nobody is behind this form whose tries could be counted, so it is asked for each time.
      const purpose = { action: "affiliate_application", brand } as const;
      const passed = await services.players.passCaptcha(purpose, captcha);
      if (!passed.ok) return passed;
      const agreed = { terms: consentVersion, privacy: consentVersion };
      await services.applyAsAffiliate({ ...application, brand, consents: agreed });
      return { status: 202, body: null };
    },
  );
}
