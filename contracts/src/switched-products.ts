/** What an operator can close without a release. */
export const switchedProducts = ["deposits", "withdrawals", "play", "registration"] as const;
export type SwitchedProduct = (typeof switchedProducts)[number];
