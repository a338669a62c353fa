import type { Database } from "@croupier/database";
import type { BookedPlace } from "@croupier/ledger";
import { createWalletReader } from "../wallet-reader.ts";
import { readNetDeposits } from "./net-deposits.ts";
import { readMovement, readMovementPage, type MovementFilter } from "./read-movements.ts";
import { readStatement } from "./read-statement.ts";

export type Statements = ReturnType<typeof createStatements>;

/** What a player reads of their money, in the currency of their wallet; undefined, where there is none yet. */
export function createStatements({ db }: Pick<Database, "db">) {
  const { findCurrency } = createWalletReader({ db });

  async function inCurrency<Asked extends { playerId: string }, Told>(
    asked: Asked,
    read: (
      asked: Asked & { currency: NonNullable<Awaited<ReturnType<typeof findCurrency>>> },
    ) => Told,
  ): Promise<Awaited<Told> | undefined> {
    const currency = await findCurrency(asked.playerId);
    return currency === undefined ? undefined : await read({ ...asked, currency });
  }

  return {
    page: (
      asked: MovementFilter & {
        playerId: string;
        after?: BookedPlace | undefined;
        limit: number;
      },
    ) => inCurrency(asked, (all) => readMovementPage(db, all)),
    movement: (asked: { playerId: string; id: string }) =>
      inCurrency(asked, (all) => readMovement(db, all)),
    period: (asked: MovementFilter & { playerId: string; from: Date; before: Date }) =>
      inCurrency(asked, (all) => readStatement(db, all)),
    netDeposits: (asked: { playerId: string; edges: readonly Date[] }) =>
      inCurrency(asked, (all) => readNetDeposits(db, all)),
  };
}
