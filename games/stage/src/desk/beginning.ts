import { isMore } from "./amounts.ts";
import type { DeskOptions } from "./desk-options.ts";
import { laidStake } from "./laid-stake.ts";
import { obstacleOf } from "./obstacle.ts";
import type { StageState } from "./stage-state.ts";

/** What a stage knows before anybody has pressed anything. */
export function beginning({ game, facts, session }: DeskOptions): StageState {
  const { steps, min } = session.stakes;
  const stake = session.freeRounds?.stake ?? firstStake(steps, min, session.currency);
  const choice = game.firstChoice(session.config);
  return {
    facts,
    session,
    phase: "idle",
    balance: session.balance,
    net: "0",
    lastWin: undefined,
    potWon: undefined,
    pot: undefined,
    stake,
    besideStaked: "0",
    choice,
    laid: laidStake(game, { choice, stake, session }),
    obstacle: obstacleOf(game, { choice, stake, session, balance: session.balance }),
    shown: undefined,
    recent: [],
    takesMore: false,
    isResting: false,
    pausedFor: undefined,
    move: undefined,
    isSettling: false,
    failure: undefined,
    auto: undefined,
    autoEnd: undefined,
    isTurbo: false,
    told: "",
    panel: undefined,
    size: "page",
  };
}

/** One of the currency where it is among the steps: small enough for anybody, and easily read. */
function firstStake(steps: readonly string[], min: string, currency: string): string {
  return steps.findLast((step) => !isMore(step, "1", currency)) ?? steps[0] ?? min;
}
