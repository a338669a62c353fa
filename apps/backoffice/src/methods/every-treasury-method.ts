import type { Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { treasuryAdjustments } from "./treasury.adjustments.ts";
import { treasuryAnswerAdjustment } from "./treasury.answerAdjustment.ts";
import { treasuryAskAdjustment } from "./treasury.askAdjustment.ts";

/** Every call of those who answer for money. */
export function everyTreasuryMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    treasuryAdjustments(services),
    treasuryAskAdjustment(services),
    treasuryAnswerAdjustment(services),
  ];
}
