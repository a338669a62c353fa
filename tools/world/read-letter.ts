import { connect } from "@croupier/database";
import type { World } from "./boot.ts";

/** The newest letter of its kind to an address, as it stands in the outbox: its words in plain text. */
export async function readLetter(
  { appUrl }: Pick<World, "appUrl">,
  { to, template }: { to: string; template: string },
): Promise<string> {
  const database = connect({ url: appUrl, max: 1, name: "test world" });
  try {
    const { rows } = await database.pool.query<{ body_text: string }>(
      `SELECT body_text FROM support.outbox WHERE recipient = $1 AND template = $2
       ORDER BY message_id DESC LIMIT 1`,
      [to, template],
    );
    return rows[0]?.body_text ?? "";
  } finally {
    await database.close();
  }
}
