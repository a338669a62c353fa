import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function cashierBeginDeposit(services: Services) {
  const { deposits, brandOf, readSiteConfiguration, siteOriginFor } = services;
  return method<typeof cashier.beginDeposit, PlayerSubject>(
    cashier.beginDeposit,
    async ({ subject, headers, body, client: { host } }) => {
      const brandCode = brandOf(host).code;
      const site = await readSiteConfiguration({ brandCode, language: undefined });
      if (site?.isCashierDepositEnabled !== true) {
        return { ok: false, refusal: { code: "cashier_closed" } };
      }
      const begun = await deposits.begin({
        ...body,
        playerId: subject.playerId,
        key: headers["idempotency-key"],
        siteOrigin: siteOriginFor(host),
      });
      return begun.ok ? { status: 201, body: begun.value } : begun;
    },
  );
}
