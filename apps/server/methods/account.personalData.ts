import { account } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { ownSession } from "./own-session.ts";

/** Whoever sits down at an open browser must not leave with all of it. */
export function accountPersonalData({ collectPersonalData, players }: Services) {
  return method<typeof account.personalData, PlayerSubject>(
    account.personalData,
    async ({ subject }) => {
      const step = { ...ownSession(subject), operation: "updateProfile" } as const;
      const spent = await players.stepUp.spendAlone(step);
      if (!spent.ok) return spent;
      const { madeAt, data, cut } = await collectPersonalData(subject.playerId);
      const body = { madeAt: madeAt.toISOString(), data, cut };
      return { status: 200, body };
    },
  );
}
