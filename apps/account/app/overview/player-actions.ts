import type { WordKey } from "../language/open-words.ts";

export interface PlayerActionFacts {
  readonly isCashierDepositEnabled: boolean;
  readonly isCashierWithdrawalEnabled: boolean;
  /** Whether there is such a page. */
  readonly isThere: (path: string) => boolean;
}

interface Action {
  readonly label: WordKey;
  readonly href: string;
  /** Money in and out may be the one filled button of the page; the others never are. */
  readonly look: "action" | "quiet";
}

/**
 * The actions of the panel, the weightiest first: money in, out and to others as the flags of the cashier say
 * (S1.2, S6.2), and behind it what a player looks after next, of which there is one, or two without the cashier.
 */
export function playerActions(facts: PlayerActionFacts): Action[] {
  const cashier = [
    {
      label: "overview.action.deposit",
      href: "/account/cashier/deposit",
      when: facts.isCashierDepositEnabled,
    },
    {
      label: "overview.action.withdraw",
      href: "/account/cashier/withdraw",
      when: facts.isCashierWithdrawalEnabled,
    },
    {
      label: "overview.action.transfer",
      href: "/account/cashier/withdraw/ttp",
      when: facts.isCashierWithdrawalEnabled,
    },
  ] as const;
  const others = [
    { label: "overview.action.limits", href: "/account/limits" },
    { label: "overview.action.security", href: "/account/security" },
    { label: "overview.action.profile", href: "/account/profile" },
  ] as const;
  const money = cashier
    .filter(({ when, href }) => when && facts.isThere(href))
    .map(({ label, href }) => ({ label, href, look: "action" as const }));
  const next = others
    .filter(({ href }) => facts.isThere(href))
    .map(({ label, href }) => ({ label, href, look: "quiet" as const }));
  return [...money, ...next.slice(0, money.length > 0 ? 1 : 2)];
}
