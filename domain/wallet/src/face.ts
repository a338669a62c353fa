export { accountNames } from "./accounts.ts";
export type { AccountKind } from "./accounts.ts";
export { createWallet } from "./create-wallet.ts";
export type { DemoCapability, Wallet, WalletOptions } from "./create-wallet.ts";
export { decideBalances } from "./decide-balances.ts";
export type { BalanceFacts, Product } from "./decide-balances.ts";
export { walletRefusals } from "./refusals.ts";
export type { WalletRefusal, WalletRefusalCode } from "./refusals.ts";
