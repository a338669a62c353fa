import type { LedgerRefusal } from "@croupier/ledger";

/** Every "no" of the wallet, in order of precedence; the ledger's own come after these. */
export const walletRefusals = [
  /** This player has no wallet yet. */
  "wallet_unknown",
  /** The player's wallet is in another currency. */
  "wallet_currency_fixed",
] as const;

export type WalletRefusalCode = (typeof walletRefusals)[number];
export type WalletRefusal = { readonly code: WalletRefusalCode } | LedgerRefusal;
