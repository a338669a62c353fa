import { connect } from "@croupier/database";
import type { World } from "./boot.ts";
import type { Person } from "./people.ts";

/**
 * The terms have changed since this person agreed to them, and for nobody else: to raise the version of
 * the brand would stop everybody in the world. Only who may change history can say so.
 */
export async function agreeToOlderTerms(
  { adminUrl }: Pick<World, "adminUrl">,
  person: Pick<Person, "id">,
): Promise<void> {
  const database = connect({ url: adminUrl, max: 1, name: "test world" });
  try {
    await database.pool.query(
      "UPDATE players.consent SET version = '2025-01' WHERE player_id = $1 AND kind = 'terms'",
      [person.id],
    );
  } finally {
    await database.close();
  }
}
