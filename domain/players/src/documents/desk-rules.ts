import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

/** How a brand looks at documents. */
export type DeskRules = { readonly fourEyes: boolean; readonly answerHours: number };

const unwritten: DeskRules = { fourEyes: false, answerHours: 24 };

export async function readDeskRules(
  db: Database["db"] | Transact,
  brand: string,
): Promise<DeskRules> {
  const { rows } = await sql<DeskRules>`
    SELECT four_eyes AS "fourEyes", answer_hours AS "answerHours"
    FROM players.document_desk WHERE brand = ${brand}
  `.execute(db);
  return rows[0] ?? unwritten;
}

export async function writeDeskRules(
  tx: Transact,
  { brand, fourEyes, answerHours }: DeskRules & { readonly brand: string },
): Promise<void> {
  await sql`
    INSERT INTO players.document_desk (brand, four_eyes, answer_hours)
    VALUES (${brand}, ${fourEyes}, ${answerHours})
    ON CONFLICT (brand) DO UPDATE SET
      four_eyes = excluded.four_eyes, answer_hours = excluded.answer_hours
  `.execute(tx);
}

export async function answerHoursOf(tx: Transact, brand: string): Promise<number> {
  return (await readDeskRules(tx, brand)).answerHours;
}
