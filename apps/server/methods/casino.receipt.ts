import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function casinoReceipt(services: Services) {
  return method<typeof casino.receipt, PlayerSubject>(casino.receipt, async ({ params }) => {
    const body = await services.casino.receipt(params.round);
    return body === undefined
      ? { ok: false, refusal: { code: "not_found" } }
      : { status: 200, body };
  });
}
