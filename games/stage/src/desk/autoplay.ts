import { isMore, less, plus, readAmount } from "./amounts.ts";

/** What a player sets before rounds follow each other: how many, and what ends them sooner. */
export type AutoplayPlan = {
  readonly rounds: number;
  /** What all of them together may lose. */
  readonly lossMost: string;
  /** A round that pays more than this is the last. */
  readonly winAbove: string | undefined;
  readonly stopsAtFeature: boolean;
};

export type Autoplay = AutoplayPlan & {
  readonly left: number;
  /** Of these rounds: paid out less staked. */
  readonly net: string;
};

/**
 * Why rounds no longer follow by themselves: the player said so, all were played, what was set came true,
 * one was refused, the page holds the play, nobody looks, or a round waits for the player.
 */
export type AutoplayEnd =
  | "player"
  | "done"
  | "win"
  | "loss"
  | "feature"
  | "refused"
  | "paused"
  | "hidden"
  | "turn";

type Played = {
  readonly payout: string;
  readonly net: string;
  readonly hadFeature: boolean;
  readonly currency: string;
};

/** Where these rounds stand behind one more, or why it was the last. */
export function afterRound(auto: Autoplay, played: Played): Autoplay | AutoplayEnd {
  const { payout, hadFeature, currency } = played;
  const after = { ...auto, left: auto.left - 1, net: plus(auto.net, played.net, currency) };
  if (auto.winAbove !== undefined && isMore(payout, auto.winAbove, currency)) return "win";
  if (auto.stopsAtFeature && hadFeature) return "feature";
  return after.left > 0 ? after : "done";
}

/** No round begins that could lose more than the player meant to. */
export function mayLose(
  { net, lossMost }: Pick<Autoplay, "net" | "lossMost">,
  { stake, currency }: { readonly stake: string; readonly currency: string },
): boolean {
  const worst = less(net, stake, currency);
  return readAmount(plus(worst, lossMost, currency), currency).minor >= 0n;
}
