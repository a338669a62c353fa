/** Every "no" of the money of games, in order of precedence. */
export const playRefusals = [
  /** Too many commands wait; nothing was sent. Try again later with the same id. */
  "ledger_overloaded",
  /** This id was used before, for another command. */
  "operation_reused",
  /** A stake or a prize below 1, a win below 0, or above 10^15 minor units. */
  "amount_out_of_range",
  /** The player's wallet is in another currency. */
  "asset_mismatch",
  /** The player or the house has no such account (yet). */
  "account_unknown",
  "account_closed",
  /** No bet of this round is known (yet): the one refusal of a game that may change. */
  "bet_unknown",
  /** The bet was rolled back, perhaps before it arrived. */
  "already_rolled_back",
  /** The round has been settled: a stake is not given back any more. */
  "already_settled",
  /** Nobody ended the round in time, and the stake went back to the player. */
  "already_expired",
  "insufficient_funds",
  "balance_out_of_range",
] as const;

export type PlayRefusalCode = (typeof playRefusals)[number];

const codes: ReadonlySet<string> = new Set(playRefusals);

export function isPlayRefusalCode(verdict: string): verdict is PlayRefusalCode {
  return codes.has(verdict);
}

/** A no of a guard: its facts are spelled as text, so that a repeat answers them unchanged. */
export type RefusedByGuard<Code extends string> = {
  readonly code: Code;
  readonly facts: Readonly<Record<string, string | null>>;
};
