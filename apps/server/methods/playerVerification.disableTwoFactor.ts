import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationDisableTwoFactor({ players }: Services) {
  return method<typeof playerVerification.disableTwoFactor, PlayerSubject>(
    playerVerification.disableTwoFactor,
    async ({ subject }) => {
      const disabled = await players.twoFactor.disable(ownSession(subject));
      return disabled.ok ? { status: 204, body: null } : disabled;
    },
  );
}
