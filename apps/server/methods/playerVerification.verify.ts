import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

export function playerVerificationVerify({ players, mockedVerification }: Services) {
  return method<typeof playerVerification.verify, PlayerSubject>(
    playerVerification.verify,
    async ({ subject, headers, body, client }) => {
      const mocked = mockedVerification({ asked: headers["x-mock-2fa-verification"], client });
      const proved = await players.stepUp.verify({ ...ownSession(subject), ...body, mocked });
      if (!proved.ok) return proved;
      return { status: 200, body: { expiresAt: proved.value.expiresAt.toISOString() } };
    },
  );
}
