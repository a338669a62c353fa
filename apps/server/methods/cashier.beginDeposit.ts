import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function cashierBeginDeposit(services: Services) {
  const { deposits, brandOf, placeOf, readSiteConfiguration, siteOriginFor } = services;
  return method<typeof cashier.beginDeposit, PlayerSubject>(
    cashier.beginDeposit,
    async ({ subject, headers, body, client: { host, address } }) => {
      const brandCode = brandOf(host).code;
      const site = await readSiteConfiguration({ brandCode, language: undefined });
      if (site?.isCashierDepositEnabled !== true) {
        return { ok: false, refusal: { code: "cashier_closed" } };
      }
      const begun = await deposits.begin({
        ...body,
        playerId: subject.playerId,
        key: headers["idempotency-key"],
        present: placeOf(address),
        siteOrigin: siteOriginFor(host),
      });
      return begun.ok ? { status: 201, body: begun.value } : begun;
    },
  );
}
