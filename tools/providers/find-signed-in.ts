import type { Database } from "@croupier/database";
import { getAsset, type Asset } from "@croupier/kit/money";

/** Under which signing in, and with what money, a player would play. */
export async function findSignedIn(
  { db }: Database,
  playerId: string,
): Promise<{ playerId: string; sessionId: string; currency: Asset } | undefined> {
  const row = await db
    .selectFrom("players.session as s")
    .innerJoin("wallet.wallets as w", "w.player_id", "s.player_id")
    .select(["s.session_id", "w.currency"])
    .where("s.player_id", "=", playerId)
    .orderBy("s.last_active_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { playerId, sessionId: row.session_id, currency: getAsset(row.currency) };
}
