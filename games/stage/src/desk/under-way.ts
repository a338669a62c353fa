import type { GameSession, PlayedRound } from "@croupier/contracts";
import type { Play } from "../drivers/driver.ts";
import type { AnyGame } from "../scene/game.ts";
import { plus } from "./amounts.ts";
import type { ShownRound, StageState } from "./stage-state.ts";

/** However many the law would let: more nobody can follow. */
const besidesMax = 10;

type Undone = {
  readonly before: StageState;
  readonly play?: Play | undefined;
  /** Off the balance that is shown. What moved beside it meanwhile stays moved. */
  readonly taken?: string | undefined;
};

/**
 * The rounds that were asked for and whose showing is not over. Most games have one at a time; where
 * rounds may overlap, each ends for itself, and what the server said last counts when all have ended.
 */
export function createUnderWay({
  game,
  session,
}: {
  readonly game: Pick<AnyGame, "overlaps">;
  readonly session: GameSession;
}) {
  const { currency, policy } = session;
  const plays = new Set<string>();
  const mayOverlap = game.overlaps === true && policy.roundMsMin === 0;
  let balance: string | undefined;
  let isAsked = false;

  return {
    add(playId: string): void {
      if (mayOverlap) plays.add(playId);
      isAsked = true;
    },

    answered(round: PlayedRound): void {
      isAsked = false;
      ({ balance } = round);
      // What waits for its player, or was given back, is not shown to an end here.
      if (round.payout === null) plays.delete(round.playId);
    },

    /** A round that waits for its player, that is looked at again or that the house pays is alone. */
    takesMore: (state: StageState, { round, isReplay }: ShownRound): boolean =>
      mayOverlap &&
      !isReplay &&
      round.payout !== null &&
      state.session.freeRounds === null &&
      plays.size < besidesMax,

    /** As it stood before a press that came to nothing; what ended meanwhile stays ended. */
    putBack(state: StageState, { before, play, taken = "0" }: Undone): Partial<StageState> {
      isAsked = false;
      if (play !== undefined) plays.delete(play.playId);
      const given = plus(state.balance, taken, currency);
      if (!before.takesMore || play === undefined) return { phase: before.phase, balance: given };
      if (plays.size > 0) return { balance: given, takesMore: true };
      return { phase: "shown", shown: state.recent[0] ?? before.shown, balance: given };
    },

    /** Others that are still shown keep the stage; the last of them leaves it as the server has it. */
    end(state: StageState, round: PlayedRound): Partial<StageState> {
      plays.delete(round.playId);
      if (plays.size > 0) {
        const paid = plus(state.balance, round.payout ?? "0", currency);
        return { balance: paid, takesMore: !isAsked };
      }
      return {
        phase: "shown",
        shown: { round, isReplay: false, isOver: true },
        takesMore: false,
        balance: mayOverlap ? (balance ?? round.balance) : round.balance,
      };
    },
  };
}
