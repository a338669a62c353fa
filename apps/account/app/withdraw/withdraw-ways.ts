import type { MethodGroupCode, WithdrawalMethodOffer } from "@croupier/contracts";

export const bankPath = "/account/cashier/withdraw/cbt";
export const transferPath = "/account/cashier/withdraw/ttp";
export const linkedAccountsPath = "/account/cashier/linked-accounts";

export interface WayFacts {
  readonly groups: readonly { readonly code: MethodGroupCode }[];
  readonly methods: readonly WithdrawalMethodOffer[];
  readonly linkedAccountCount: number;
}

export interface WithdrawWays {
  /** Back to the card that paid, right on the page. */
  readonly card: WithdrawalMethodOffer | undefined;
  /** To a bank account, on a page of its own; or first the account, where none is linked yet. */
  readonly bank: "open" | "linkFirst" | undefined;
  /** To another player. */
  readonly transfer: boolean;
}

/** Which ways out a player is shown (S5.6). */
export function withdrawWays({ groups, methods, linkedAccountCount }: WayFacts): WithdrawWays {
  const has = (code: MethodGroupCode) => groups.some((group) => group.code === code);
  return {
    card: has("CARD") ? methods.find(({ code }) => code === "CARD") : undefined,
    bank: has("CBT") ? (linkedAccountCount > 0 ? "open" : "linkFirst") : undefined,
    transfer: has("TTP"),
  };
}
