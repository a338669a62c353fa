import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function cashierGiveUpDeposit({ deposits }: Services) {
  return method<typeof cashier.giveUpDeposit, PlayerSubject>(
    cashier.giveUpDeposit,
    async ({ subject: { playerId }, params: { deposit: id } }) => {
      const given = await deposits.giveUp({ playerId, id });
      return given.ok ? { status: 200, body: given.value } : given;
    },
  );
}
