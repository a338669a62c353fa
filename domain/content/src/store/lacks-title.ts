import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import { decideWithdrawal, type PartFacts } from "../entries/decide-publication.ts";
import type { EntryFacts } from "./entry-facts.ts";

/**
 * Whether a fixed page would go from the site and whoever asks has not typed its title, as it is shown or as it
 * was written last, in any language. The site leads to such pages itself, so none is hidden by one press.
 */
export async function lacksTitle(
  tx: Transact,
  { entryId, kind }: EntryFacts,
  asked: {
    readonly parts: readonly PartFacts[];
    readonly wished: readonly string[] | undefined;
    readonly title: string | undefined;
  },
): Promise<boolean> {
  if (kind !== "functional") return false;
  const shown = asked.parts.filter(({ publishedNumber }) => publishedNumber !== null);
  if (decideWithdrawal(asked.parts, asked.wished).length < shown.length) return false;
  if (shown.length === 0) return false;
  const { rows } = await sql`
    SELECT 1 FROM content.variant AS p
    JOIN content.version AS v ON v.entry_id = p.entry_id AND v.part = p.part
      AND v.number IN (p.latest_number, p.published_number)
    WHERE p.entry_id = ${entryId} AND p.part <> 'common'
      AND lower(btrim(v.title)) = lower(btrim(${asked.title ?? ""})) AND btrim(v.title) <> ''
    LIMIT 1
  `.execute(tx);
  return rows.length === 0;
}
