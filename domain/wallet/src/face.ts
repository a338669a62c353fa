export { createAdjustments } from "./adjustments/create-adjustments.ts";
export type { Adjustments, AdjustmentAct } from "./adjustments/create-adjustments.ts";
export type { Adjustment } from "./adjustments/adjustment.ts";
export { accountNames } from "./accounts.ts";
export type { AccountKind } from "./accounts.ts";
export { auditMoney } from "./audit-money.ts";
export { createBonusMoney } from "./bonus-money.ts";
export type { BonusAccount } from "./bonus-money.ts";
export { createWallet } from "./create-wallet.ts";
export type { DemoCapability, Wallet, WalletOptions } from "./create-wallet.ts";
export { decideBalances } from "./decide-balances.ts";
export type { BalanceFacts, Product } from "./decide-balances.ts";
export { createGuardedMoney } from "./guarded-money.ts";
export type { GuardedMoney, MoneyGuards } from "./guarded-money.ts";
export type { WhenOwed } from "./owed-money.ts";
export { createReversedMoney } from "./reversed-money.ts";
export type { ReversalKind, ReversedMoney, ReversedParts } from "./reversed-money.ts";
export { readMoneyHistory } from "./money-history.ts";
export { readMoneyUsed } from "./money-used.ts";
export { createPlayMoney } from "./play/create-play-money.ts";
export type { PlayMoneyOptions } from "./play/create-play-money.ts";
export { createRoundMoney } from "./play/create-round-money.ts";
export type { PlayRounds } from "./play/create-round-money.ts";
export type { Guarded, RoundMove, RoundPurse, RoundRoom, StakeAsked } from "./play/round-money.ts";
export { openPurse } from "./play/round-purse.ts";
export { readRoundLegs } from "./play/round-legs.ts";
export { playId } from "./play/play-id.ts";
export type {
  Bet,
  EndRound,
  PlayBalance,
  PlayDone,
  PlayMoney,
  PlayResult,
  Prize,
  Rollback,
  Spend,
  Win,
} from "./play/play-money.ts";
export { createTransferMoney } from "./transfer-money.ts";
export { playRefusals } from "./play/refusals.ts";
export type { PlayRefusalCode, RefusedByGuard } from "./play/refusals.ts";
export { createWalletReader } from "./wallet-reader.ts";
export { walletRefusals } from "./refusals.ts";
export type { WalletRefusal, WalletRefusalCode } from "./refusals.ts";
export { movementGroups, type MovementGroup } from "./statement/movement-groups.ts";
export type { Movement, MovementPot } from "./statement/movement.ts";
export { createStatements, type Statements } from "./statement/create-statements.ts";
export type { MovementFilter, MovementPage, ToldMovement } from "./statement/read-movements.ts";
export { createTotals, type Statement } from "./statement/read-statement.ts";
export { createWithdrawalMoney } from "./withdrawal-money.ts";
export { readWithdrawable } from "./turnover.ts";
