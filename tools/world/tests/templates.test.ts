import { join } from "node:path";
import { sowCatalogue } from "@croupier/casino";
import { createContent } from "@croupier/content";
import type { Database } from "@croupier/database";
import { freshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { expect, test } from "vitest";
import { root } from "../../root.ts";
import { demo, sown } from "../templates.ts";

/** Everything that a first start sows, by table. */
async function countRows({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ counted: Record<string, number> }>(
    `SELECT json_build_object(
       'brands', (SELECT count(*) FROM content.brand),
       'games', (SELECT count(*) FROM casino.games),
       'profiles', (SELECT count(*) FROM casino.profiles),
       'jackpots', (SELECT count(*) FROM casino.jackpots),
       'versions', (SELECT count(*) FROM content.version),
       'media', (SELECT count(*) FROM content.media)
     ) AS counted`,
  );
  return rows[0]?.counted ?? {};
}

test.each([sown, demo])("$name: a start finds everything and sows nothing", async (template) => {
  const fresh = await freshDatabase({ template });
  try {
    const before = await countRows(fresh.database);
    const content = createContent({ database: fresh.database });
    expect(await content.sowBrands()).toBe("already there");
    await sowCatalogue(fresh.database, systemClock);
    if (template === demo) await content.sowDemo(join(root, "database/demo/content"));
    expect(await countRows(fresh.database)).toEqual(before);
    expect(before).toMatchObject({ brands: 2, games: 10, profiles: 10, jackpots: 4 });
    expect(before["versions"] !== 0).toBe(template === demo);
  } finally {
    await fresh.drop();
  }
});
