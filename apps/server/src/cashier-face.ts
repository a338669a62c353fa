// A face for the worker, who asks after the deposits that this process begins.
export { composeCashier } from "./compose-cashier.ts";
export { paymentsFrom, paymentsVariables } from "./payments-settings.ts";
