import type { Asset, Money } from "@croupier/kit/money";
import { systemClock, type Clock } from "@croupier/kit/time";
import type { Ledger, PostResult } from "@croupier/ledger";
import { accountNames } from "./accounts.ts";

export type BonusAccount = "bonusPlayable" | "bonusLater";

/** One id a command, made by who decides on the bonus: asking twice moves once. */
type Command = {
  readonly transferId: string;
  readonly playerId: string;
  readonly amount: Money;
};

/** What a bonus costs the house stands on one account: granted less what was forfeited. */
const house = "house_bonus_cost";

/** The movements of bonus money. Who may have one, and when it is the player's, others decide. */
export function createBonusMoney({
  ledger,
  clock = systemClock,
}: {
  ledger: Pick<Ledger, "post" | "openHouseAccount">;
  clock?: Clock;
}) {
  const move = (
    command: Command,
    kind: "bonus_grant" | "bonus_release" | "bonus_forfeit",
    [from, to]: readonly [from: string, to: string],
  ): Promise<PostResult> =>
    ledger.post({ ...command, kind, from, to, reason: kind, happenedAt: clock() });

  return {
    /** Once a currency, before the first bonus in it. */
    openBonuses: (asset: Asset) => ledger.openHouseAccount({ account: house, asset }),
    grant: (command: Command & { readonly to: BonusAccount }) => {
      const { to, ...rest } = command;
      return move(rest, "bonus_grant", [house, accountNames[to]]);
    },
    /** For later becomes playable, playable becomes free cash. */
    release: (command: Command & { readonly from: BonusAccount }) => {
      const { from, ...rest } = command;
      const to = from === "bonusLater" ? accountNames.bonusPlayable : accountNames.cashFree;
      return move(rest, "bonus_release", [accountNames[from], to]);
    },
    /** Never more than is there: what is staked meanwhile is not forfeited with it. */
    forfeit: (command: Command & { readonly from: BonusAccount }) => {
      const { from, ...rest } = command;
      return move(rest, "bonus_forfeit", [accountNames[from], house]);
    },
  };
}
