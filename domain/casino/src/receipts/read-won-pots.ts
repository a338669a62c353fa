import type { Database } from "@croupier/database";
import { formatDecimal, money } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetOf } from "../jackpots/asset-of.ts";
import type { PotStore } from "../jackpots/pot-store.ts";
import type { Round } from "../rounds/round.ts";

type Row = {
  jackpot: string;
  asset: string;
  number: number;
  seed: bigint;
  drops_by: bigint;
  paid: bigint;
  fingerprint: string;
  sealed_server_seed: string;
};

/** The pots that a round won, each with the seed that its drop was drawn from. */
export async function readWonPots(
  { db }: Pick<Database, "db">,
  pots: Pick<PotStore, "reveal">,
  { playerId, roundId, jackpotPaid }: Round,
) {
  if (jackpotPaid === undefined) return [];
  const { rows } = await sql<Row>`
    SELECT jackpot, asset, number, seed, drops_by, paid, fingerprint, sealed_server_seed
    FROM casino.pots WHERE player_id = ${playerId} AND round_id = ${roundId}
    ORDER BY jackpot, number
  `.execute(db);
  return rows.map(({ jackpot, number, fingerprint, ...row }) => {
    const asset = assetOf(row.asset);
    const spell = (minor: bigint) => formatDecimal(money(minor, asset));
    return {
      jackpot,
      number,
      seed: spell(row.seed),
      dropsBy: spell(row.drops_by),
      paid: spell(row.paid),
      fingerprint,
      serverSeed: pots.reveal({ jackpot, asset, number }, row.sealed_server_seed),
    };
  });
}
