import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playerVerificationConfirmTwoFactor({ players }: Services) {
  return method<typeof playerVerification.confirmTwoFactor, PlayerSubject>(
    playerVerification.confirmTwoFactor,
    async ({ subject, body }) => {
      const { playerId } = subject;
      const confirmed = await players.twoFactor.confirm({ playerId, code: body.code });
      return confirmed.ok ? { status: 200, body: { recoveryCodes: confirmed.value } } : confirmed;
    },
  );
}
