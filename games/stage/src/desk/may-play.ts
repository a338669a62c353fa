import type { DeskOptions } from "./desk-options.ts";
import type { StageState } from "./stage-state.ts";

export function mayPlay(state: StageState): boolean {
  const { takesMore, isResting, pausedFor, panel, obstacle } = state;
  const isFree = !isResting && pausedFor === undefined && panel === undefined;
  return (isBetween(state) || takesMore) && isFree && obstacle === undefined;
}

/** The button makes a move: the round waits for one, and the scene has said which. */
export function mayMove({ phase, move, isSettling, pausedFor, panel }: StageState): boolean {
  const isQuiet = pausedFor === undefined && panel === undefined;
  return phase === "open" && move !== undefined && !isSettling && isQuiet;
}

/** While rounds follow by themselves, what they are played for stays as it was. */
export function mayChoose(state: StageState): boolean {
  return isBetween(state) && state.auto === undefined;
}

/** Whether rounds may follow by themselves: the law lets them, the game can, and the player pays. */
export function mayAutoplay(
  { game }: Pick<DeskOptions, "game">,
  { session }: Pick<StageState, "session">,
): boolean {
  return session.policy.autoplay && game.goesOn === true && session.freeRounds === null;
}

/** Whether rounds may be shown faster: the law lets them, and no round is everybody's. */
export function mayTurbo(
  { game }: Pick<DeskOptions, "game">,
  { session }: Pick<StageState, "session">,
): boolean {
  return session.policy.turbo && game.share === undefined;
}

/** Whether what is waited for may be bought: the law lets it be sold, and the player pays. */
export function mayBuy({ session }: Pick<StageState, "session">): boolean {
  return session.policy.buy && session.freeRounds === null;
}

export function isBetween({ phase }: StageState): boolean {
  return phase === "idle" || phase === "shown";
}
