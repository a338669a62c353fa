import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function casinoRevealRound(services: Services) {
  return method<typeof casino.revealRound, PlayerSubject>(
    casino.revealRound,
    async ({ subject: { playerId }, params }) => {
      const revealed = await services.casino.revealRound(playerId, params.round);
      return revealed.ok ? { status: 200, body: revealed.value } : revealed;
    },
  );
}
