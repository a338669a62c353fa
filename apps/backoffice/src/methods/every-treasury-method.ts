import type { Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { treasuryAdjustments } from "./treasury.adjustments.ts";
import { treasuryAnswerAdjustment } from "./treasury.answerAdjustment.ts";
import { treasuryAskAdjustment } from "./treasury.askAdjustment.ts";
import { treasuryAnswerRefund } from "./treasury.answerRefund.ts";
import { treasuryAskProvider } from "./treasury.askProvider.ts";
import { treasuryAskRefund } from "./treasury.askRefund.ts";
import { treasuryDeposit } from "./treasury.deposit.ts";
import { treasuryDeposits } from "./treasury.deposits.ts";
import { treasuryHouseAccounts } from "./treasury.houseAccounts.ts";
import { treasuryPlayerBooks } from "./treasury.playerBooks.ts";
import { treasuryRefunds } from "./treasury.refunds.ts";
import { treasuryReversals } from "./treasury.reversals.ts";
import { treasurySettlement } from "./treasury.settlement.ts";
import { treasurySettlements } from "./treasury.settlements.ts";
import { treasuryTakeTable } from "./treasury.takeTable.ts";

/** Every call of those who answer for money. */
export function everyTreasuryMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    treasuryAdjustments(services),
    treasuryAskAdjustment(services),
    treasuryAnswerAdjustment(services),
    treasuryHouseAccounts(services),
    treasuryPlayerBooks(services),
    treasuryTakeTable(services),
    treasuryDeposits(services),
    treasuryDeposit(services),
    treasuryAskProvider(services),
    treasuryRefunds(services),
    treasuryAskRefund(services),
    treasuryAnswerRefund(services),
    treasuryReversals(services),
    treasurySettlements(services),
    treasurySettlement(services),
  ];
}
