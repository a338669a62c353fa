import type { HouseAccount } from "@croupier/ledger";
import type { Spend } from "@croupier/wallet";
import type { ListedGame } from "./games/listed-games.ts";
import type { SigningKey } from "./signature/decide-signature.ts";

/** In which words a provider asks: ours, or those of Hub88. */
export type Dialect = "croupier" | "hub";

/** A maker of games whose machines ask our wallet. */
export type Provider = {
  readonly code: string;
  readonly name: string;
  readonly dialect: Dialect;
  readonly spend: Spend;
  readonly isDisabled: boolean;
  readonly disabledGames: readonly string[];
  /** The games that the house lists, by the name that bets bear. */
  readonly games: ReadonlyMap<string, Pick<ListedGame, "product" | "roundMs" | "stakes">>;
  readonly keys: readonly SigningKey[];
};

/** Whose game it is: stakes are settled into this account, and wins are paid from it. */
export function houseOf({ code }: Pick<Provider, "code">): HouseAccount {
  return `house_provider_${code}`;
}

/** What stands behind a prize without a stake. */
export const prizeHouses = {
  freeround: "house_bonus_cost",
  jackpot: "house_jackpots",
} as const satisfies Record<string, HouseAccount>;
