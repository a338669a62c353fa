import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountEmailChange({ players }: Services) {
  return method<typeof account.emailChange, PlayerSubject>(
    account.emailChange,
    async ({ subject }) => {
      const pending = await players.email.change.pending(subject.playerId);
      if (pending === undefined) return { status: 200, body: { pending: null } };
      const { newEmail, expiresAt, oldConfirmed, newConfirmed } = pending;
      const told = { newEmail, expiresAt: expiresAt.toISOString(), oldConfirmed, newConfirmed };
      return { status: 200, body: { pending: told } };
    },
  );
}
