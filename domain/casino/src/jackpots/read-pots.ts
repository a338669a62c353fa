import type { Database } from "@croupier/database";
import { ledgerScale, type Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetOf } from "./asset-of.ts";
import { amountOf } from "./pot.ts";

/** What a game can win of pots now. */
export type ShownPot = {
  readonly gameId: string;
  readonly asset: Asset;
  /** Of a major unit, whatever the currency. */
  readonly hundredths: number;
};

/** Of each game and currency the largest. */
export async function readPots({ db }: Pick<Database, "db">): Promise<readonly ShownPot[]> {
  const { rows } = await sql<{ game: string; asset: string; seed: bigint; collected: bigint }>`
    SELECT g.game, p.asset, p.seed, p.collected
    FROM casino.jackpots AS j
    JOIN casino.pots AS p ON p.jackpot = j.jackpot AND p.asset = j.asset AND p.dropped_at IS NULL
    JOIN casino.games AS g ON g.game = ANY (j.games) AND g.disabled_at IS NULL
    WHERE j.disabled_at IS NULL
    ORDER BY g.game, p.asset
  `.execute(db);
  const largest = new Map<string, ShownPot>();
  for (const { game: gameId, asset: code, ...pot } of rows) {
    const asset = assetOf(code);
    const hundredths = hundredthsOf(amountOf(pot), asset);
    const name = `${gameId} ${asset}`;
    if (hundredths > (largest.get(name)?.hundredths ?? 0)) {
      largest.set(name, { gameId, asset, hundredths });
    }
  }
  return [...largest.values()];
}

/** Cut: nobody is promised what is not in the pot. */
function hundredthsOf(minor: bigint, asset: Asset): number {
  return Number((minor * 100n) / 10n ** BigInt(ledgerScale(asset)));
}
