/**
 * Every "no" of the ledger, in order of precedence: a transfer that could be refused for two
 * reasons is refused for the one that stands first. All but the first are found by the doorway in
 * SQL, under the locks of the accounts concerned.
 */
export const ledgerRefusals = [
  /** Too many commands wait; nothing was sent. Try again later with the same id. */
  "ledger_overloaded",
  /** This id was used before, for another movement. */
  "transfer_id_reused",
  /** Not between 1 and 10^15 minor units. */
  "amount_out_of_range",
  /** The account exists, but holds another asset. */
  "asset_mismatch",
  "account_unknown",
  "account_closed",
  /** A floored account would go below zero. */
  "insufficient_funds",
  /** The balance came near the end of what 64 bits hold. */
  "balance_out_of_range",
] as const;

export type LedgerRefusalCode = (typeof ledgerRefusals)[number];
export type LedgerRefusal = { readonly code: LedgerRefusalCode };

const codes: ReadonlySet<string> = new Set(ledgerRefusals);

export function isLedgerRefusalCode(verdict: string): verdict is LedgerRefusalCode {
  return codes.has(verdict);
}
