import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { cashierBeginDeposit } from "./cashier.beginDeposit.ts";
import { cashierDeposit } from "./cashier.deposit.ts";
import { cashierDepositMethods } from "./cashier.depositMethods.ts";
import { cashierDeposits } from "./cashier.deposits.ts";
import { cashierForgetMethod } from "./cashier.forgetMethod.ts";
import { cashierGiveUpDeposit } from "./cashier.giveUpDeposit.ts";
import { cashierProviderNotice } from "./cashier.providerNotice.ts";

/** Money that comes in from outside, and what those who collect it tell us. */
export function cashierMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    cashierDepositMethods(services),
    cashierBeginDeposit(services),
    cashierForgetMethod(services),
    cashierDeposits(services),
    cashierDeposit(services),
    cashierGiveUpDeposit(services),
    cashierProviderNotice(services),
  ];
}
