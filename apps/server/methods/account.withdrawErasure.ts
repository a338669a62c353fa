import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountWithdrawErasure({ players }: Services) {
  return method<typeof account.withdrawErasure, PlayerSubject>(
    account.withdrawErasure,
    async ({ subject }) => {
      await players.erasure.withdraw(subject.playerId);
      return { status: 204, body: null };
    },
  );
}
