import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";
import type { Difference, SettledBook } from "./compare-books.ts";

/** A day at one provider's, as both sides have it. */
export type SettlementReport = {
  readonly provider: string;
  readonly book: SettledBook;
  /** In UTC, as `2026-11-22`. */
  readonly day: string;
  readonly ours: number;
  readonly theirs: number;
  readonly differences: number;
  readonly comparedAt: Date;
};

const columns = sql`
  provider, book, to_char(day, 'YYYY-MM-DD') AS day, ours, theirs, differences, compared_at AS "comparedAt"
`;
/** Of which provider, in which of its books. */
export type BookedDifference = Difference & Pick<SettlementReport, "provider" | "book">;

const shownMax = 400;

export function createSettlementReader({ db }: Pick<Database, "db">) {
  return {
    /** The newest first. */
    async list(): Promise<readonly SettlementReport[]> {
      const { rows } = await sql<SettlementReport>`
        SELECT ${columns} FROM cashier.settlement_reports AS s
        ORDER BY s.day DESC, provider, book LIMIT ${shownMax}
      `.execute(db);
      return rows;
    },

    async read(day: string) {
      const { rows: reports } = await sql<SettlementReport>`
        SELECT ${columns} FROM cashier.settlement_reports AS s
        WHERE s.day = ${day}::date ORDER BY provider, book
      `.execute(db);
      const { rows: differences } = await sql<BookedDifference>`
        SELECT provider, book, reference, kind, ours, theirs FROM cashier.settlement_differences
        WHERE day = ${day}::date ORDER BY provider, book, kind, reference
      `.execute(db);
      return { reports, differences };
    },
  };
}

export type SettlementReader = ReturnType<typeof createSettlementReader>;

/** What was found of a day takes the place of what was found before. */
export async function writeSettlement(
  tx: Transact,
  report: Omit<SettlementReport, "differences"> & { readonly differences: readonly Difference[] },
): Promise<void> {
  const { provider, day, book, ours, theirs, differences, comparedAt } = report;
  await sql`
    INSERT INTO cashier.settlement_reports (provider, day, book, ours, theirs, differences, compared_at)
    VALUES (${provider}, ${day}, ${book}, ${ours}, ${theirs}, ${differences.length}, ${comparedAt})
    ON CONFLICT (provider, day, book) DO UPDATE
    SET ours = excluded.ours, theirs = excluded.theirs, differences = excluded.differences,
        compared_at = excluded.compared_at
  `.execute(tx);
  await sql`
    DELETE FROM cashier.settlement_differences
    WHERE provider = ${provider} AND day = ${day}::date AND book = ${book}
  `.execute(tx);
  for (const { reference, kind, ours: here, theirs: there } of differences) {
    await sql`
      INSERT INTO cashier.settlement_differences (provider, day, book, reference, kind, ours, theirs)
      VALUES (${provider}, ${day}, ${book}, ${reference}, ${kind}, ${here}, ${there})
    `.execute(tx);
  }
}
