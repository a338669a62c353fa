import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationTwoFactor({ players }: Services) {
  return method<typeof playerVerification.twoFactor, PlayerSubject>(
    playerVerification.twoFactor,
    async ({ subject }) => {
      return { status: 200, body: await players.twoFactor.read(ownSession(subject)) };
    },
  );
}
