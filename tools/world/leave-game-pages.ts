import { connect } from "@croupier/database";
import type { World } from "./boot.ts";

/** From here on the pages of games are another front end's: the site has its home, its lobby and the way in. */
export async function leaveGamePages({ adminUrl }: Pick<World, "adminUrl">): Promise<void> {
  const own = ["/", "/login", "/casino"];
  const database = connect({ url: adminUrl, max: 1, name: "test world" });
  try {
    await database.pool.query("UPDATE content.brand SET flags = flags || $1::jsonb", [
      JSON.stringify({ olympusLoggedPages: own, olympusUnLoggedPages: own }),
    ]);
  } finally {
    await database.close();
  }
}
