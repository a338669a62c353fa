import { type Money } from "@croupier/kit/money";

/** Four times the large amount of a currency, in ten-thousandths: as much one colleague lets go alone in a day. */
const aloneADay = 40_000n;

export type YesFacts = {
  /** The amount that this yes lets go. */
  readonly part: Money;
  /** From here on two people say yes; undefined: of this currency always. */
  readonly large: Money | undefined;
  /** Further parts of the same withdrawal that have not come back, in minor units. */
  readonly otherParts: bigint;
  /** Other withdrawals of the player that were approved within a day. */
  readonly playerDay: bigint;
  /** Amounts that this colleague approved alone within a day, all currencies, by their large amounts. */
  readonly colleagueDay: readonly { readonly minor: bigint; readonly large: bigint | undefined }[];
};

/**
 * Whether a second person has to say yes: the whole is judged, however it was cut up. The parts of a withdrawal
 * count together, so does a day of the player, and so does a day of the colleague.
 */
export function needsSecondYes(facts: YesFacts): boolean {
  const { part, large, otherParts, playerDay, colleagueDay } = facts;
  if (large === undefined) return true;
  if (part.minor + otherParts + playerDay >= large.minor) return true;
  const shares = [...colleagueDay, { minor: part.minor, large: large.minor }].map((one) =>
    one.large === undefined ? aloneADay : (one.minor * 10_000n) / one.large,
  );
  return shares.reduce((sum, share) => sum + share, 0n) > aloneADay;
}
