import { statements } from "@croupier/contracts";
import { formatDecimal, sum } from "@croupier/kit/money";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

const months = 12;

export function statementsNetDeposits(services: Services) {
  return method<typeof statements.netDeposits, PlayerSubject>(
    statements.netDeposits,
    async ({ subject: { playerId } }) => {
      const edges = edgesOf(services.clock());
      const parts = await services.statements.netDeposits({ playerId, edges });
      const newest = parts?.at(-1);
      if (parts === undefined || newest === undefined) {
        return { ok: false, refusal: { code: "not_found" } };
      }
      const currency = newest.net.asset;
      const total = (what: "deposited" | "withdrawn" | "net") =>
        formatDecimal(
          sum(
            parts.map((part) => part[what]),
            currency,
          ),
        );
      const { joinedAt } = await services.players.profile.read(playerId);
      return {
        status: 200,
        body: {
          currency,
          // What came before the twelve months is counted in the first part of the edges.
          total: {
            from: joinedAt,
            deposited: total("deposited"),
            withdrawn: total("withdrawn"),
            net: total("net"),
          },
          months: parts.slice(1).map(({ from, before, deposited, withdrawn, net }) => ({
            from: from.toISOString(),
            before: before.toISOString(),
            deposited: formatDecimal(deposited),
            withdrawn: formatDecimal(withdrawn),
            net: formatDecimal(net),
          })),
        },
      };
    },
  );
}

/** From the beginning of time to this moment, cut at the first of each of the last twelve months. */
function edgesOf(now: Date): Date[] {
  const firsts = Array.from(
    { length: months },
    (_, ago) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1) + ago, 1)),
  );
  return [new Date(0), ...firsts, new Date(now.getTime() + 1)];
}
