import { saferPlay } from "@croupier/contracts";
import { dayMs } from "@croupier/kit/time";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf } from "./present-safer-play.ts";

const days = 14;

export function saferPlayBalanceHistory(services: Services) {
  return method<typeof saferPlay.balanceHistory, PlayerSubject>(
    saferPlay.balanceHistory,
    async ({ subject }) => {
      const facts = await services.saferPlay.read(askerOf(subject));
      if (facts === undefined) return { ok: false, refusal: { code: "not_found" } };
      const now = facts.standing.now.getTime();
      const moments = Array.from(
        { length: days + 1 },
        (_, index) => new Date(now - (days - index) * dayMs),
      );
      const history = await services.wallet.readHistory(subject.playerId, moments);
      // The wallet opens in the moment after registration; until then there is nothing to see.
      if (!history.ok) return { ok: false, refusal: { code: "not_found" } };
      const { currency, points } = history.value;
      const told = points.map(({ at, amount }) => ({ at: at.toISOString(), amount }));
      return { status: 200, body: { currency, points: told } };
    },
  );
}
