import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationResetTwoFactor({ players }: Services) {
  return method<typeof playerVerification.resetTwoFactor, PlayerSubject>(
    playerVerification.resetTwoFactor,
    async ({ subject }) => {
      const begun = await players.twoFactor.reset(ownSession(subject));
      if (!begun.ok) return begun;
      return { status: 201, body: await players.twoFactor.read(ownSession(subject)) };
    },
  );
}
