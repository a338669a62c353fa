import type { Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { withdrawalDeskApprove } from "./withdrawalDesk.approve.ts";
import { withdrawalDeskAssign } from "./withdrawalDesk.assign.ts";
import { withdrawalDeskConfirm } from "./withdrawalDesk.confirm.ts";
import { withdrawalDeskFigures } from "./withdrawalDesk.figures.ts";
import { withdrawalDeskQueue } from "./withdrawalDesk.queue.ts";
import { withdrawalDeskRead } from "./withdrawalDesk.read.ts";
import { withdrawalDeskReject } from "./withdrawalDesk.reject.ts";
import { withdrawalDeskSplit } from "./withdrawalDesk.split.ts";
import { withdrawalDeskStop } from "./withdrawalDesk.stop.ts";
import { withdrawalDeskTakeNext } from "./withdrawalDesk.takeNext.ts";

/** Withdrawals that people look at. */
export function everyWithdrawalMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    withdrawalDeskQueue(services),
    withdrawalDeskFigures(services),
    withdrawalDeskTakeNext(services),
    withdrawalDeskRead(services),
    withdrawalDeskAssign(services),
    withdrawalDeskApprove(services),
    withdrawalDeskConfirm(services),
    withdrawalDeskReject(services),
    withdrawalDeskSplit(services),
    withdrawalDeskStop(services),
  ];
}
