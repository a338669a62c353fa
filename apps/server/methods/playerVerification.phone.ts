import { playerVerification } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playerVerificationPhone({ players }: Services) {
  return method<typeof playerVerification.phone, PlayerSubject>(
    playerVerification.phone,
    async ({ subject }) => {
      return { status: 200, body: await players.phone.read(subject.playerId) };
    },
  );
}
