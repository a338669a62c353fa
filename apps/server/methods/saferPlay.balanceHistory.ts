import { saferPlay, type BalancePeriod } from "@croupier/contracts";
import { dayMs } from "@croupier/kit/time";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf } from "./present-safer-play.ts";

/** As many points as a line of this width can show: each of them is looked up for every account. */
const steps: Readonly<Record<BalancePeriod, { readonly count: number; readonly days: number }>> = {
  week: { count: 7, days: 1 },
  month: { count: 30, days: 1 },
  quarter: { count: 30, days: 3 },
  year: { count: 52, days: 7 },
};

export function saferPlayBalanceHistory(services: Services) {
  return method<typeof saferPlay.balanceHistory, PlayerSubject>(
    saferPlay.balanceHistory,
    async ({ subject, query }) => {
      const facts = await services.saferPlay.read(askerOf(subject));
      if (facts === undefined) return { ok: false, refusal: { code: "not_found" } };
      const now = facts.standing.now.getTime();
      const { count, days } = steps[query.period ?? "month"];
      const moments = Array.from(
        { length: count + 1 },
        (_, index) => new Date(now - (count - index) * days * dayMs),
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
