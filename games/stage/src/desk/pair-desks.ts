import type { StageDesk } from "./desk-options.ts";
import type { StageState } from "./stage-state.ts";
import { isBetween } from "./may-play.ts";

/** Two desks of one player at one game: one balance, and what each stakes counts for the other. */
export function pairDesks(first: StageDesk, second: StageDesk): void {
  const pass = (from: StageDesk, to: StageDesk) => () => {
    const { balance, net, lastWin } = from.state();
    const told = { balance, net, lastWin, besideStaked: stakedBy(from.state()) };
    const known = to.state();
    // Told back what it said itself, a desk would never come to rest.
    const isNew = (Object.keys(told) as (keyof typeof told)[]).some(
      (one) => told[one] !== known[one],
    );
    if (isNew) to.seeBeside(told);
  };
  first.subscribe(pass(first, second));
  second.subscribe(pass(second, first));
}

/** From the press to the end: a stake that waits counts as well. */
function stakedBy(state: StageState): string {
  const { phase, shown, stake } = state;
  if (isBetween(state) || shown?.isReplay === true) return "0";
  return phase === "asking" && (shown === undefined || shown.isOver)
    ? stake
    : (shown?.round.staked ?? stake);
}
