import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { paymentsMethodGroups } from "./payments.methodGroups.ts";
import { paymentsProfileInfo } from "./payments.profileInfo.ts";
import { withdrawalsCancel } from "./withdrawals.cancel.ts";
import { withdrawalsList } from "./withdrawals.list.ts";
import { withdrawalsMethods } from "./withdrawals.methods.ts";
import { withdrawalsPayoutNotice } from "./withdrawals.payoutNotice.ts";
import { withdrawalsQuote } from "./withdrawals.quote.ts";
import { withdrawalsRead } from "./withdrawals.read.ts";
import { withdrawalsRequest } from "./withdrawals.request.ts";

/** Money that leaves, and what those who send it tell us. */
export function withdrawalMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    paymentsMethodGroups(services),
    paymentsProfileInfo(services),
    withdrawalsMethods(services),
    withdrawalsQuote(services),
    withdrawalsRequest(services),
    withdrawalsList(services),
    withdrawalsRead(services),
    withdrawalsCancel(services),
    withdrawalsPayoutNotice(services),
  ];
}
