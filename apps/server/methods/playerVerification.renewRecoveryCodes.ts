import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationRenewRecoveryCodes({ players }: Services) {
  return method<typeof playerVerification.renewRecoveryCodes, PlayerSubject>(
    playerVerification.renewRecoveryCodes,
    async ({ subject }) => {
      const renewed = await players.twoFactor.renewRecoveryCodes(ownSession(subject));
      return renewed.ok ? { status: 201, body: { recoveryCodes: renewed.value } } : renewed;
    },
  );
}
