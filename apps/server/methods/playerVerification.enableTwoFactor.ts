import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationEnableTwoFactor({ players }: Services) {
  return method<typeof playerVerification.enableTwoFactor, PlayerSubject>(
    playerVerification.enableTwoFactor,
    async ({ subject }) => {
      const begun = await players.twoFactor.enable(ownSession(subject));
      if (!begun.ok) return begun;
      return { status: 201, body: await players.twoFactor.read(ownSession(subject)) };
    },
  );
}
