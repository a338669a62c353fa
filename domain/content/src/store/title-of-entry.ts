import { sql, type RawBuilder } from "kysely";

/** What a list calls an entry: its newest title, in the bucket's own language where there is one. */
export function titleOfEntry(entry: "e"): RawBuilder<string> {
  return sql<string>`(
    SELECT coalesce(t.title, '')
    FROM content.variant AS tp
    JOIN content.version AS t
      ON t.entry_id = tp.entry_id AND t.part = tp.part AND t.number = tp.latest_number
    JOIN content.bucket AS tb ON tb.bucket = ${sql.ref(entry)}.bucket
    JOIN content.brand AS tbr ON tbr.brand_code = tb.brand_code
    WHERE tp.entry_id = ${sql.ref(entry)}.entry_id AND tp.part <> 'common'
    ORDER BY tp.part <> tbr.language_default, tp.part LIMIT 1
  )`;
}
