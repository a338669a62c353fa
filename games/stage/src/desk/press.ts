import { formatDecimal, money } from "@croupier/kit/money";
import type { Play } from "../drivers/driver.ts";
import { readAmount } from "./amounts.ts";
import type { DeskOptions } from "./desk-options.ts";
import type { StageState } from "./stage-state.ts";

/** What was set as the button was pressed, and what is asked for with it. */
export type Pressed = {
  readonly play: Play;
  readonly stake: string;
  readonly choice: unknown;
};

/** A wish of one round alone is asked for in the place of what is set, and leaves that as it is. */
export function press(
  options: DeskOptions,
  state: StageState,
  { isAutomatic, wish }: { readonly isAutomatic: boolean; readonly wish?: unknown },
): Pressed {
  const { stake, choice } = state;
  const free = state.session.freeRounds;
  const isFree = free !== null;
  const bet = betOf(options, { choice: wish ?? choice, stake: free?.stake ?? stake, isFree });
  const grant = free === null ? {} : { freeRounds: free.grantId };
  const how = isAutomatic ? ({ automatic: true } as const) : {};
  return { play: { playId: options.newId(), ...bet, ...grant, ...how }, stake, choice };
}

/** What is asked for; what the house stakes is one stake, whatever else the player has set. */
export function betOf(
  { game, session }: Pick<DeskOptions, "game" | "session">,
  set: { readonly choice: unknown; readonly stake: string; readonly isFree: boolean },
): Pick<Play, "stake" | "choice"> {
  if (game.bet === undefined) return { stake: set.stake, choice: set.choice };
  const { minor, asset } = readAmount(set.stake, session.currency);
  const asWished = game.bet({ wish: set.choice, stake: minor });
  const bet =
    set.isFree && asWished.stake !== minor && game.isLaid !== true
      ? game.bet({ wish: game.firstChoice(session.config), stake: minor })
      : asWished;
  return { stake: formatDecimal(money(bet.stake, asset)), choice: bet.choice };
}
