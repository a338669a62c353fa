import type { FramePanel, FrameSize } from "@croupier/contracts/frame-bridge";
import type { GameFacts, GameSession, Round } from "@croupier/contracts";
import type { Driver } from "../drivers/driver.ts";
import type { AnyEvent, AnyGame, BookShelf, MoveOnButton } from "../scene/game.ts";
import type { AutoplayEnd, AutoplayPlan } from "./autoplay.ts";
import type { StageState } from "./stage-state.ts";

export type DeskOptions = {
  readonly game: AnyGame;
  readonly driver: Driver;
  readonly facts: GameFacts;
  readonly session: GameSession;
  readonly newId: () => string;
  readonly after: (ms: number, act: () => void) => void;
  /** The round in a sentence, when it was seen; one that is open, as far as it goes. */
  readonly tell: (round: Round) => string;
  readonly say: (voice: string, strength?: number) => void;
  readonly isStill: () => boolean;
  readonly onBegan: () => void;
  readonly onEnded: (net: string, round: Round) => void;
  readonly onBalance: (balance: string) => void;
  readonly onFailed: (code: string) => void;
  readonly onTurbo: (isOn: boolean) => void;
};

export type StageDesk = {
  readonly state: () => StageState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly book: BookShelf<AnyEvent>;
  /**
   * The one button: a new round, where one may begin; in an open one the move its scene offers; while rounds
   * follow by themselves it ends that.
   */
  readonly play: () => Promise<void>;
  readonly offer: (move: MoveOnButton | undefined) => void;
  /** The key is held down: a round that nobody pressed for, where the law lets it be. */
  readonly playOn: () => Promise<void>;
  /** A round with this wish, for this once. */
  readonly playOnce: (wish: unknown) => Promise<void>;
  readonly startAutoplay: (plan: AutoplayPlan) => void;
  readonly stopAutoplay: (why: AutoplayEnd) => void;
  readonly setTurbo: (isOn: boolean) => void;
  /** What the next round would take, whatever it is made of. */
  readonly stakeOfNext: () => string;
  readonly act: (action: unknown) => Promise<void>;
  /** What nobody answered is asked for once more: the same play, or the same move. */
  readonly again: () => Promise<void>;
  /** Shows the open round a player comes back to. */
  readonly resumeRound: () => Promise<void>;
  readonly replay: (id: string) => Promise<void>;
  readonly stakeOn: (stake: string) => void;
  readonly choose: (choice: unknown) => void;
  readonly refresh: () => Promise<void>;
  readonly hold: (reason: string | undefined) => void;
  readonly look: (size: FrameSize) => void;
  readonly show: (panel: FramePanel | undefined) => void;
  readonly dismiss: () => void;
  /** What the pot holds, of a player who can win it: practice has none. */
  readonly fillPot: (holds: { readonly hundredths: number; readonly currency: string }) => void;
  /** The player has seen that a pot is theirs. */
  readonly seePot: () => void;
  /** How the desk of the bet beside this one stands: what the player has is told by both alike. */
  readonly seeBeside: (
    beside: Pick<StageState, "balance" | "net" | "lastWin" | "besideStaked">,
  ) => void;
  readonly close: () => void;
};
