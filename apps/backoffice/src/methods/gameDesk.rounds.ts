import { lookedBackMs } from "@croupier/casino";
import { gameDesk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { parseMoney, type Asset } from "@croupier/kit/money";
import { method } from "@croupier/server/shell";
import { presentFoundRound } from "../games/present-found-round.ts";
import type { Services, StaffSubject } from "../services.ts";

/** A place in this list is a moment as well, so any id of the right form is one. */
const place = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function gameDeskRounds({ games, playerDesk, clock }: Services) {
  return method<typeof gameDesk.rounds, StaffSubject>(gameDesk.rounds, async ({ query }) => {
    const { player: playerId, game, state, currency: asset, limit } = query;
    const now = clock();
    const until = query.until === undefined ? new Date(now.getTime() + 1) : new Date(query.until);
    const from =
      query.from === undefined ? new Date(until.getTime() - lookedBackMs) : new Date(query.from);
    const nothing = { items: [], next: null, lookedBackTo: from.toISOString() };
    if (playerId !== undefined && !isUuid(playerId)) return { status: 200, body: nothing };
    const { rounds, next } = await games.searchRounds({
      playerId,
      game,
      state,
      asset,
      from,
      until,
      limit,
      stakedMin: minorOf(query.stakedMin, asset),
      paidMin: minorOf(query.paidMin, asset),
      before: query.before !== undefined && place.test(query.before) ? query.before : undefined,
    });
    const playerOf = await playerDesk.name(rounds.map((round) => round.playerId));
    return {
      status: 200,
      body: {
        items: rounds.map((round) => presentFoundRound(round, playerOf(round.playerId))),
        next: next ?? null,
        lookedBackTo: (next === undefined ? from : momentOf(next)).toISOString(),
      },
    };
  });
}

/** Amounts of no currency are asked for nothing. */
function minorOf(amount: string | undefined, asset: Asset | undefined): bigint | undefined {
  if (amount === undefined || asset === undefined) return undefined;
  const parsed = parseMoney(amount, asset);
  return parsed.ok ? parsed.value.minor : undefined;
}

const momentOf = (id: string) => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
