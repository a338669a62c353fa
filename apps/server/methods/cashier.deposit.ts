import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function cashierDeposit({ deposits }: Services) {
  return method<typeof cashier.deposit, PlayerSubject>(
    cashier.deposit,
    async ({ subject: { playerId }, params: { deposit: id } }) => {
      const found = await deposits.read({ playerId, id });
      return found.ok ? { status: 200, body: found.value } : found;
    },
  );
}
