import { transact, type Database } from "@croupier/database";
import { dayMs, type Clock } from "@croupier/kit/time";
import {
  compareBooks,
  settledBooks,
  type BookedPayment,
  type SettledBook,
} from "./compare-books.ts";
import { readOwnBook } from "./own-books.ts";
import { writeSettlement } from "./settlement-store.ts";

/** What a provider has of one day, book by book. */
export type ProviderBooks = Readonly<Record<SettledBook, readonly BookedPayment[]>>;

/** A provider's own books. An outage is thrown. */
export type SettlementSource = {
  readonly code: string;
  /** What was begun on a day in UTC (paid, paid out, sent back), as it stands now. */
  readDay(day: string): Promise<ProviderBooks>;
};

/** For the worker: holds a day of ours against each provider's. One that is down is told, the others go on. */
export function createCompareDay({
  database,
  clock,
  sources,
  reportError,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sources: readonly SettlementSource[];
  readonly reportError: (error: unknown) => void;
}) {
  return async function compareDay(day: string): Promise<void> {
    for (const source of sources) {
      try {
        await compare(source, day);
      } catch (error) {
        reportError(error);
      }
    }
  };

  async function compare({ code, readDay }: SettlementSource, day: string): Promise<void> {
    const beside = [-dayMs, dayMs].map((ms) => new Date(Date.parse(day) + ms));
    const theirs = await readDay(day);
    const nearby = await Promise.all(beside.map((at) => readDay(at.toISOString().slice(0, 10))));
    for (const book of settledBooks) {
      await compareBook(
        { provider: code, day, book },
        { theirs: theirs[book], nearby: nearby.flatMap((one) => one[book]) },
      );
    }
  }

  async function compareBook(
    report: { readonly provider: string; readonly day: string; readonly book: SettledBook },
    { theirs, nearby }: Readonly<Record<"theirs" | "nearby", readonly BookedPayment[]>>,
  ): Promise<void> {
    const references = theirs.map(({ reference }) => reference);
    const ours = await readOwnBook[report.book](database.db, { ...report, references });
    const theirsNearby = new Set(nearby.map(({ reference }) => reference));
    const differences = compareBooks({ ours, theirs, theirsNearby });
    await transact(database, (tx) =>
      writeSettlement(tx, {
        ...report,
        ours: ours.filter(({ isOfDay }) => isOfDay).length,
        theirs: theirs.length,
        differences,
        comparedAt: clock(),
      }),
    );
  }
}
