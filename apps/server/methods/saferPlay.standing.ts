import { saferPlay } from "@croupier/contracts";
import { isZero, type Money } from "@croupier/kit/money";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentStanding } from "./present-safer-play.ts";

export function saferPlayStanding(services: Services) {
  return method<typeof saferPlay.standing, PlayerSubject>(
    saferPlay.standing,
    async ({ subject }) => {
      const facts = await services.saferPlay.read(askerOf(subject));
      if (facts === undefined) return { ok: false, refusal: { code: "not_found" } };
      // Only whoever is kept from play by a debt has one to be read.
      const owed = facts.standing.owesMoney
        ? await readOwed(services, subject.playerId)
        : undefined;
      return { status: 200, body: presentStanding(facts, owed) };
    },
  );
}

async function readOwed({ wallet }: Services, playerId: string): Promise<Money | undefined> {
  const owed = await wallet.readOwed(playerId);
  return owed.ok && !isZero(owed.value) ? owed.value : undefined;
}
