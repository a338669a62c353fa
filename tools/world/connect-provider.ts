import { connect } from "@croupier/database";
import type { World } from "./boot.ts";

/** A maker of games that asked a little while ago, was not understood each time and waited for some answers. */
export async function connectProvider(
  { adminUrl }: Pick<World, "adminUrl">,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<void> {
  const database = connect({ url: adminUrl, max: 1, name: "test world" });
  try {
    await database.pool.query(
      `INSERT INTO providers.provider (provider, name, dialect, spend, created_at)
       VALUES ($1, $2, 'hub', 'cash_first', now())`,
      [code, name],
    );
    await database.pool.query(
      `INSERT INTO providers.answered (provider, minute, status, answers, late, last_at)
       VALUES ($1, now(), 'RS_OK', 1250, 125, now()), ($1, now(), 'RS_ERROR_WRONG_SYNTAX', 4, 0, now())`,
      [code],
    );
  } finally {
    await database.close();
  }
}
