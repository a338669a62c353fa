import { playerTransfers as calls } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerTransfersSend(services: Services) {
  const { transfers, brandOf, placeOf, readSiteConfiguration } = services;
  return method<typeof calls.send, PlayerSubject>(
    calls.send,
    async ({ subject, headers, body, client: { host, address } }) => {
      const brandCode = brandOf(host).code;
      const site = await readSiteConfiguration({ brandCode, language: undefined });
      if (site?.isCashierWithdrawalEnabled !== true) {
        return { ok: false, refusal: { code: "cashier_closed" } };
      }
      const sent = await transfers.send({
        ...body,
        sender: { ...ownSession(subject), present: placeOf(address) },
        key: headers["idempotency-key"],
      });
      return sent.ok ? { status: 201, body: sent.value } : sent;
    },
  );
}
