import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { toldTables } from "./told-tables.ts";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Row = Record<string, Json>;

export type PersonalData = {
  readonly madeAt: Date;
  /** By table, each row with its columns; numbers are text, so that no program rounds them. */
  readonly data: Record<string, Row[]>;
  /** Tables with more rows than one file takes; the rest is asked for in writing. */
  readonly cut: string[];
};

const rowsMax = 20_000;

/** Everything the house keeps of one player. */
export function createPersonalData({ database, clock }: { database: Database; clock: Clock }) {
  async function readTable(table: string, told: readonly string[], playerId: string) {
    const { rows } = await sql<{ row: Row }>`
      SELECT (
        SELECT jsonb_object_agg(
          field.key,
          CASE jsonb_typeof(field.value)
            WHEN 'number' THEN to_jsonb(field.value #>> '{}') ELSE field.value
          END
        )
        FROM jsonb_each(to_jsonb(t)) AS field WHERE field.key = ANY(${[...told]})
      ) AS row
      FROM ${sql.table(table)} AS t WHERE t.player_id = ${playerId} LIMIT ${rowsMax + 1}
    `.execute(database.db);
    return rows.map(({ row }) => row);
  }

  /** What was written to the address and the number of the profile; what stood in it may open something. */
  async function readLetters(playerId: string) {
    const { rows } = await sql<{ row: Row }>`
      SELECT jsonb_build_object(
        'channel', o.channel, 'to', o.recipient, 'about', o.template, 'language', o.language,
        'subject', o.subject, 'written_at', o.created_at, 'sent_at', o.sent_at
      ) AS row
      FROM players.profile AS p
      JOIN support.outbox AS o ON o.brand = p.brand AND o.recipient IN (p.email, p.phone)
      WHERE p.player_id = ${playerId} LIMIT ${rowsMax + 1}
    `.execute(database.db);
    return rows.map(({ row }) => row);
  }

  return async function collect(playerId: string): Promise<PersonalData> {
    const data: Record<string, Row[]> = {};
    const cut: string[] = [];
    const keep = (name: string, rows: readonly Row[]) => {
      data[name] = rows.slice(0, rowsMax);
      if (rows.length > rowsMax) cut.push(name);
    };
    // One after the other: one player's file must not take every connection.
    for (const [table, { told }] of Object.entries(toldTables)) {
      keep(table, await readTable(table, told, playerId));
    }
    keep("letters", await readLetters(playerId));
    return { madeAt: clock(), data, cut };
  };
}

export type CollectPersonalData = ReturnType<typeof createPersonalData>;
