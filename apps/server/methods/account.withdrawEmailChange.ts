import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountWithdrawEmailChange({ players }: Services) {
  return method<typeof account.withdrawEmailChange, PlayerSubject>(
    account.withdrawEmailChange,
    async ({ subject }) => {
      await players.email.change.withdraw(subject.playerId);
      return { status: 204, body: null };
    },
  );
}
