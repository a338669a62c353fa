import { dayMs } from "@croupier/kit/time";
import type { StakeBounds } from "../catalogue/decide-terms.ts";

export type GrantRefusalCode =
  | "game_closed"
  | "choice_not_offered"
  | "stake_out_of_range"
  | "expiry_out_of_range";

/** Nobody waits longer for what they were given. */
export const grantDaysMax = 365;

/** Whether rounds of this game can be given at all; whom they are given to is another question. */
export function decideGrant(
  asked: { readonly stake: bigint; readonly expiresAt: Date },
  facts: {
    readonly isDisabled: boolean;
    /** Its rounds are everybody's: there is none that could be given to one. */
    readonly isShared: boolean;
    /** Undefined: the game is not played in this currency. */
    readonly stakes: StakeBounds | undefined;
    readonly now: Date;
  },
): GrantRefusalCode | undefined {
  const { stakes, now } = facts;
  if (facts.isDisabled) return "game_closed";
  if (facts.isShared) return "choice_not_offered";
  if (stakes === undefined || asked.stake < stakes.min || asked.stake > stakes.max) {
    return "stake_out_of_range";
  }
  const lastsMs = asked.expiresAt.getTime() - now.getTime();
  return lastsMs > 0 && lastsMs <= grantDaysMax * dayMs ? undefined : "expiry_out_of_range";
}

export const passedOverReasons = [
  "player_unknown",
  "other_currency",
  "kept_from_play",
  "given_already",
] as const;
/** Why one of many got none. */
export type PassedOver = (typeof passedOverReasons)[number];

/** Who is kept from playing is given nothing to play with; nobody owes the reason here. */
export function passOver(
  player: { readonly currency: string; readonly isKeptFromPlay: boolean } | undefined,
  currency: string,
): PassedOver | undefined {
  if (player === undefined) return "player_unknown";
  if (player.currency !== currency) return "other_currency";
  return player.isKeptFromPlay ? "kept_from_play" : undefined;
}
