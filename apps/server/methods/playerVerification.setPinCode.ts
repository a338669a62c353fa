import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationSetPinCode({ players }: Services) {
  return method<typeof playerVerification.setPinCode, PlayerSubject>(
    playerVerification.setPinCode,
    async ({ subject, body }) => {
      const chosen = await players.setPin({ ...ownSession(subject), pin: body.pin });
      return chosen.ok ? { status: 204, body: null } : chosen;
    },
  );
}
