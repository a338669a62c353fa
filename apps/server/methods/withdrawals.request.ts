import { withdrawals as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function withdrawalsRequest(services: Services) {
  const { withdrawals, brandOf, readSiteConfiguration, siteOriginFor } = services;
  return method<typeof calls.request, PlayerSubject>(
    calls.request,
    async ({ subject, headers, body, client: { host } }) => {
      const brandCode = brandOf(host).code;
      const site = await readSiteConfiguration({ brandCode, language: undefined });
      if (site?.isCashierWithdrawalEnabled !== true) {
        return { ok: false, refusal: { code: "cashier_closed" } };
      }
      const requested = await withdrawals.request({
        ...body,
        own: ownSession(subject),
        key: headers["idempotency-key"],
        siteOrigin: siteOriginFor(host),
      });
      return requested.ok ? { status: 201, body: requested.value } : requested;
    },
  );
}
