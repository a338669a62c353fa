import { referral } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** The text an applicant agrees to; it rises whenever that text says something else. */
const consentVersion = 1;

export function referralApplyAsAffiliate(services: Services) {
  return method<typeof referral.applyAsAffiliate, PlayerSubject>(
    referral.applyAsAffiliate,
    async ({ body: { consents, ...application }, client }) => {
      if (!consents.terms || !consents.privacy) {
        return { ok: false, refusal: { code: "consent_required" } };
      }
      const { code: brand } = services.brandOf(client.host);
      const agreed = { terms: consentVersion, privacy: consentVersion };
      await services.applyAsAffiliate({ ...application, brand, consents: agreed });
      return { status: 202, body: null };
    },
  );
}
