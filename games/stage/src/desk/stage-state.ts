import type { GameFacts, GameSession, PlayedRound, Round } from "@croupier/contracts";
import type { FramePanel, FrameSize } from "@croupier/contracts/frame-bridge";
import type { AnyEvent, MoveOnButton, Phase } from "../scene/game.ts";
import type { Autoplay, AutoplayEnd } from "./autoplay.ts";
import type { FailureCode } from "./failures.ts";
import type { Obstacle } from "./obstacle.ts";

/** What is seen of the stage at one moment. */
export type StageState = {
  readonly facts: GameFacts;
  readonly session: GameSession;
  readonly phase: Phase;
  /** As it is shown: a stake is off it at once, what is won comes on when it was seen. */
  readonly balance: string;
  /** Of this session: paid out less staked. */
  readonly net: string;
  /** What the last win paid. */
  readonly lastWin: string | undefined;
  /** What the last round won of a pot, until the player has seen it. */
  readonly potWon: string | undefined;
  /** What the pot of the game holds now, in hundredths of a unit, as the page told it last. */
  readonly pot: number | undefined;
  readonly stake: string;
  /** Of the bet beside this one, in a game that takes two: what it stakes in the same turn. */
  readonly besideStaked: string;
  readonly choice: unknown;
  /** What lies in the scene, in a game that is staked there. */
  readonly laid: string | undefined;
  /** Why a round with what is set would be refused for its money. */
  readonly obstacle: Obstacle | undefined;
  readonly shown: ShownRound | undefined;
  readonly recent: readonly ShownRound[];
  /** A round is shown that leaves room for the next beside it. */
  readonly takesMore: boolean;
  /** The shortest time between two rounds is not over. */
  readonly isResting: boolean;
  /** Why the page holds the play. */
  readonly pausedFor: string | undefined;
  /** What the button does in an open round; before it has settled, a second press means the first. */
  readonly move: MoveOnButton | undefined;
  readonly isSettling: boolean;
  readonly failure: Failure | undefined;
  /** Rounds follow by themselves; undefined while each is pressed for. */
  readonly auto: Autoplay | undefined;
  /** Why they no longer do, until something else is done. */
  readonly autoEnd: AutoplayEnd | undefined;
  /** Rounds are shown faster than they are made to be seen. */
  readonly isTurbo: boolean;
  /** The last round as a sentence. */
  readonly told: string;
  readonly panel: FramePanel | undefined;
  readonly size: FrameSize;
};

export type ShownRound = {
  readonly round: Round | PlayedRound;
  readonly isReplay: boolean;
  readonly isOver: boolean;
};

export type Failure = { readonly code: FailureCode; readonly next: NextAction };

/** What somebody can do about it. */
export type NextAction = "again" | "deposit" | "limits" | "close" | "none";

export function eventsOf(round: Round): readonly AnyEvent[] {
  // Events of the game whose rules wrote them; that they have a type is the law of every book.
  return round.steps.flatMap(({ events }) => events) as readonly AnyEvent[];
}
