import { connect } from "@croupier/database";
import type { World } from "./boot.ts";
import type { Person } from "./people.ts";

/**
 * What takes a person days and staff an afternoon: the e-mail is confirmed and both documents are
 * verified. How each comes to be so has a story of its own.
 */
export async function verifyPerson(
  { adminUrl }: Pick<World, "adminUrl">,
  person: Pick<Person, "id">,
): Promise<void> {
  const database = connect({ url: adminUrl, max: 1, name: "test world" });
  try {
    await database.pool.query(
      `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
       SELECT player_id, email, now() FROM players.profile WHERE player_id = $1`,
      [person.id],
    );
    await database.pool.query(
      `INSERT INTO players.document (player_id, document_type, brand, status, since)
       SELECT player_id, kind, brand, 'VERIFIED', now()
       FROM players.profile, unnest(ARRAY['ID_DOCUMENT', 'PROOF_OF_ADDRESS']) AS kind
       WHERE player_id = $1
       ON CONFLICT (player_id, document_type) DO UPDATE SET status = 'VERIFIED', since = now()`,
      [person.id],
    );
  } finally {
    await database.close();
  }
}
