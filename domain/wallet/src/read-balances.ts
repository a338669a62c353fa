import type { Balance } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { isZero, type Asset, type Money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { readBalancesOf, together } from "@croupier/ledger";
import { factsOf } from "./balance-facts.ts";
import { decideBalances } from "./decide-balances.ts";
import { presentBalances } from "./present-balances.ts";
import type { WalletRefusal } from "./refusals.ts";
import { readTurnoverLeft, type ReadReturned } from "./turnover.ts";
import { readCurrencies } from "./wallet-reader.ts";

/** What the law of each player's place asks to be staked, in their order. */
export type ReadTurnoverPercents = (
  tx: Transact,
  playerIds: readonly string[],
) => Promise<readonly number[]>;

type Room = {
  readonly database: Database;
  readonly clock: Clock;
  /** Absent: nobody has to stake anything. */
  readonly readTurnoverPercents?: ReadTurnoverPercents | undefined;
  readonly readReturned: ReadReturned;
};

type Answer = Result<Balance[], WalletRefusal>;

/**
 * The twelve balances, for screens that ask again and again: what many ask within a few milliseconds is
 * read together and as of one moment, so that no stake stands in one of them and not in another.
 */
export function createBalanceReading(room: Room): (playerId: string) => Promise<Answer> {
  return together((playerIds: readonly string[]) =>
    transact(room.database, (tx) => readAll(room, tx, playerIds), {
      isolation: "repeatable read",
    }),
  );
}

async function readAll(room: Room, tx: Transact, playerIds: readonly string[]): Promise<Answer[]> {
  const currencyOf = await readCurrencies(tx, playerIds);
  const accounts = await readBalancesOf({ db: tx }, playerIds);
  const holders = playerIds.flatMap((playerId, index) => {
    const currency = currencyOf.get(playerId);
    if (currency === undefined) return [];
    const balances = accounts[index] ?? [];
    return [{ playerId, currency, balances, cash: factsOf(balances, currency).accounts.cashFree }];
  });
  // Whoever has nothing that could leave is asked about nothing that holds it.
  const unmetOf = await readUnmet(
    room,
    tx,
    holders.filter(({ cash }) => !isZero(cash)),
  );
  const answers = new Map(
    holders.map(({ playerId, currency, balances }) => {
      const facts = factsOf(balances, currency, unmetOf.get(playerId));
      return [playerId, presentBalances(decideBalances(facts))];
    }),
  );
  return playerIds.map((playerId) => {
    const balances = answers.get(playerId);
    return balances === undefined ? refuse({ code: "wallet_unknown" }) : ok(balances);
  });
}

type Holder = { readonly playerId: string; readonly currency: Asset };

/** Whoever has nothing left to stake under the strictest rule is asked under no other. */
async function readUnmet(
  { clock, readTurnoverPercents, readReturned }: Room,
  tx: Transact,
  holders: readonly Holder[],
): Promise<ReadonlyMap<string, Money>> {
  if (readTurnoverPercents === undefined) return new Map();
  const facts = { now: clock(), readReturned };
  const strictest = holders.map((one) => ({ ...one, turnoverPercent: 100 }));
  const whole = await readTurnoverLeft(tx, strictest, facts);
  const unmet = new Map(strictest.map(({ playerId }, index) => [playerId, whole[index] as Money]));
  const asked = strictest.filter((_, index) => !isZero(whole[index] as Money));
  if (asked.length === 0) return unmet;
  const percents = await readTurnoverPercents(
    tx,
    asked.map(({ playerId }) => playerId),
  );
  const milder = asked
    .map((one, index) => ({ ...one, turnoverPercent: percents[index] ?? 100 }))
    .filter(({ turnoverPercent }) => turnoverPercent !== 100);
  const left = await readTurnoverLeft(tx, milder, facts);
  milder.forEach(({ playerId }, index) => unmet.set(playerId, left[index] as Money));
  return unmet;
}
