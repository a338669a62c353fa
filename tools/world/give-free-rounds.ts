import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, parseMoney } from "@croupier/kit/money";
import { assetCode } from "@croupier/ledger";
import type { World } from "./boot.ts";
import type { Person } from "./people.ts";

/** Free rounds as staff give them, for stories that begin with some. */
export async function giveFreeRounds(
  { adminUrl }: Pick<World, "adminUrl">,
  person: Pick<Person, "id" | "currency">,
  given: { readonly game: string; readonly stake: string; readonly rounds: number },
): Promise<void> {
  const asset = getAsset(person.currency);
  const stake = parseMoney(given.stake, asset);
  if (!stake.ok) throw new Error(`${given.stake} is no amount: ${stake.refusal.code}`);
  const database = connect({ url: adminUrl, max: 1, name: "test world" });
  try {
    await database.pool.query(
      `INSERT INTO casino.grants
         (player_id, grant_id, game, asset, stake, rounds, granted_by, granted_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $2, now(), now() + interval '1 day')`,
      [person.id, uuidv7(), given.game, assetCode(asset), stake.value.minor, given.rounds],
    );
  } finally {
    await database.close();
  }
}
