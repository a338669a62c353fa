/** House accounts are named `house_…`; every other account belongs to the transfer's player. */
export type HouseAccount = `house_${string}`;

/**
 * One house account is this many rows, its stripes. Every batch in flight uses one stripe, so that
 * batches do not queue for one hot row; the balance of the account is the sum over its stripes.
 */
export const stripes = 16;

/** The player of a transfer between two house accounts. */
export const house = stripeHolder(0);

/** The same as the SQL function ledger.house_holder. */
export function stripeHolder(stripe: number): string {
  return `00000000-0000-8000-8000-${stripe.toString(16).padStart(12, "0")}`;
}

export function isHouseAccount(account: string): account is HouseAccount {
  return account.startsWith("house_");
}
