import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountResendConfirmation({ players }: Services) {
  return method<typeof account.resendConfirmation, PlayerSubject>(
    account.resendConfirmation,
    async ({ subject }) => {
      const sent = await players.email.resend(subject.playerId);
      return sent.ok ? { status: 202, body: null } : sent;
    },
  );
}
