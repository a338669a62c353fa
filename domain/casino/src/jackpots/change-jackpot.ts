import type { Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import { definitionOf, type DefinitionRow, type JackpotDefinition } from "./jackpot-definition.ts";

type Change = Result<
  { readonly before: JackpotDefinition | undefined },
  { readonly code: "game_unknown" | "pot_not_possible" }
>;

const partsMax = 1_000;
const spanMax = 2n ** 32n;

export function isPotPossible({
  parts,
  seed,
  dropsBy,
}: Pick<JackpotDefinition, "parts" | "seed" | "dropsBy">): boolean {
  return (
    Number.isInteger(parts) &&
    parts >= 1 &&
    parts <= partsMax &&
    seed > 0n &&
    dropsBy > seed &&
    dropsBy - seed < spanMax
  );
}

/** By staff: in the transaction of the act that their trail keeps. A pot that grows goes on as it began. */
export async function changeJackpot(
  tx: Transact,
  wanted: JackpotDefinition,
  now: Date,
): Promise<Change> {
  const { jackpot, asset, games, parts, seed, dropsBy, isDisabled } = wanted;
  if (!isPotPossible(wanted)) return refuse({ code: "pot_not_possible" });
  const { rows: known } = await sql`
    SELECT FROM casino.games WHERE game = ANY (${games}::text[])
  `.execute(tx);
  if (known.length !== new Set(games).size) return refuse({ code: "game_unknown" });
  const before = await findDefinition(tx, wanted);
  await sql`
    INSERT INTO casino.jackpots (jackpot, asset, games, parts, seed, drops_by, disabled_at, changed_at)
    VALUES (${jackpot}, ${assetCode(asset)}, ${games}::text[], ${parts}, ${seed}, ${dropsBy},
            ${isDisabled ? now : null}, ${now})
    ON CONFLICT (jackpot, asset) DO UPDATE
    SET games = excluded.games, parts = excluded.parts, seed = excluded.seed,
      drops_by = excluded.drops_by, changed_at = excluded.changed_at,
      -- Since when it is stopped is not changed by other terms.
      disabled_at = CASE WHEN excluded.disabled_at IS NULL THEN NULL
        ELSE coalesce(casino.jackpots.disabled_at, excluded.disabled_at) END
  `.execute(tx);
  return ok({ before });
}

/** Behind the lock that stakes wait for as well. */
export async function findDefinition(
  tx: Transact,
  { jackpot, asset }: Pick<JackpotDefinition, "jackpot" | "asset">,
): Promise<JackpotDefinition | undefined> {
  const { rows } = await sql<DefinitionRow>`
    SELECT * FROM casino.jackpots WHERE jackpot = ${jackpot} AND asset = ${assetCode(asset)} FOR UPDATE
  `.execute(tx);
  return rows[0] && definitionOf(rows[0]);
}
