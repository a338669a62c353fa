// A face for the worker, who moves on what this process begins, and for the desk of staff.
export { composeTidyTransfers } from "./compose-transfers.ts";
export { composeCashier } from "./compose-cashier.ts";
export { btcpayFrom } from "./btcpay-settings.ts";
export { paymentsFrom } from "./payments-settings.ts";
export { composeWallet } from "./compose-wallet.ts";
export { composeWithdrawalDesk } from "./compose-withdrawal-desk.ts";
export { composeWithdrawals } from "./compose-withdrawals.ts";
export type { WithdrawalDesk } from "@croupier/cashier";
export {
  forgetProviderCalls,
  hasMoneyUnderWay,
  hasTransferToLookUp,
  countLateWithdrawals,
  hasWithdrawalToMove,
} from "@croupier/cashier";
