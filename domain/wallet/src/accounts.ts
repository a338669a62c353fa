/** The player's accounts, in the wallet's words, and what the ledger calls them. */
export const accountNames = {
  cashFree: "cash_free",
  cashLocked: "cash_locked",
  bonusPlayable: "bonus_playable",
  bonusLater: "bonus_later",
  pendingWithdrawal: "pending_withdrawal",
  held: "held",
} as const;

export type AccountKind = keyof typeof accountNames;

export const accountKinds = Object.keys(accountNames) as readonly AccountKind[];
