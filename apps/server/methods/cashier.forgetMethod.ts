import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function cashierForgetMethod({ deposits }: Services) {
  return method<typeof cashier.forgetMethod, PlayerSubject>(
    cashier.forgetMethod,
    async ({ subject: { playerId }, params: { method: id } }) => {
      const forgotten = await deposits.forgetMethod({ playerId, id });
      return forgotten.ok ? { status: 204, body: null } : forgotten;
    },
  );
}
