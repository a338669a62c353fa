import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { statementsNetDeposits } from "./statements.netDeposits.ts";
import { statementsPayments } from "./statements.payments.ts";
import { statementsReceipt } from "./statements.receipt.ts";
import { statementsStatement } from "./statements.statement.ts";
import { statementsTransaction } from "./statements.transaction.ts";
import { statementsTransactions } from "./statements.transactions.ts";

/** What a player reads of their money, on a page and as a file. */
export function statementsMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    statementsTransactions(services),
    statementsTransaction(services),
    statementsReceipt(services),
    statementsStatement(services),
    statementsNetDeposits(services),
    statementsPayments(services),
  ];
}
