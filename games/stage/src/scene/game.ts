import type { GameSession } from "@croupier/contracts";
import type { FrameSize } from "@croupier/contracts/frame-bridge";
import type { AnyRules, Rules } from "@croupier/kit/rules";
import type { ComponentType } from "react";
import type { Driver } from "../drivers/driver.ts";
import type { LocalSeeds } from "../drivers/local-seeds.ts";
import type { Cue, Handlers } from "./play-book.ts";
import type { Voice } from "../sound/sound-desk.ts";

export type Language = "en" | "es" | "de";

/**
 * Where a round stands: nothing asked yet; asked of whoever decides; its book is played; the player has a
 * say in it; it is over and lies there. Who tests waits for these words.
 */
export type Phase = "idle" | "asking" | "playing" | "open" | "shown";

/** What a sentence about a round is made of; amounts are written out already. */
export type ToldRound<Choice, Event> = {
  readonly choice: Choice;
  readonly events: readonly Event[];
  readonly stake: string;
  readonly payout: string;
  /** Paid more than was staked: the one case that is a win. */
  readonly won: boolean;
};

/** The words of a game that the stage says for it; a scene has more of its own. */
export type GameWords<Config, Choice, Event> = {
  readonly title: string;
  /** On the one button: "Roll". */
  readonly play: string;
  /** A round in one sentence, for who listens. */
  readonly told: (round: ToldRound<Choice, Event>) => string;
  /** The same as far as it goes, where a round has steps and the player has a say now. */
  readonly toldOpen?: (round: Pick<ToldRound<Choice, Event>, "choice" | "events">) => string;
  /** How it is played, a paragraph each, from the configuration that is active. */
  readonly rules: (config: Config) => readonly string[];
  /** How what it sells is bought: told behind those, where the law lets it be sold. */
  readonly saleRules?: (config: Config) => readonly string[];
  /** How a bet of the par sheet is called: "49.5 % to win". */
  readonly bet: (bet: string) => string;
};

/** The round on the stage: being shown, or the last that was. */
export type RoundOnStage<Choice> = {
  readonly id: string;
  readonly choice: Choice;
  readonly stake: string;
  /** Undefined until the book is played to its end. */
  readonly payout: string | undefined;
  readonly won: boolean;
  readonly isReplay: boolean;
  /** The house paid its stake, and pays no more: nothing can be added to it. */
  readonly isFree: boolean;
};

export type RecentRound<Event> = {
  readonly id: string;
  readonly events: readonly Event[];
  readonly won: boolean;
};

/** `Wish` is what the player sets; where it is not itself the choice of the rules, `bet` makes one of it. */
export type SceneProps<Config, Choice, Action, Event, Words, Wish = Choice> = {
  readonly config: Config;
  readonly words: Words;
  readonly locale: Language;
  readonly currency: string;
  /** A decimal in major units. */
  readonly stake: string;
  /** Between which amounts a round may be staked; in free rounds both are what the house stakes. */
  readonly stakes: SceneStakes;
  /** Sets the stake of the bar: where a scene lays chips, what the next chip is worth. */
  readonly onStake: (stake: string) => void;
  readonly choice: Wish;
  readonly onChoice: (choice: Wish) => void;
  readonly phase: Phase;
  /** Whether what is bet on may be changed now. */
  readonly mayChoose: boolean;
  readonly onAct: (action: Action) => void;
  readonly round: RoundOnStage<Choice> | undefined;
  /** Those before it in this session, the newest first. */
  readonly recent: readonly RecentRound<Event>[];
  readonly size: FrameSize;
  readonly isStill: boolean;
  readonly isPractice: boolean;
  /** A press may cut short what is shown of a round: the law lets rounds be faster than they are made. */
  readonly mayHurry: boolean;
  /** A feature may be sold: where this is not so, nothing says that there is one to be bought. */
  readonly mayBuy: boolean;
  /** In the player's words, why a round with this wish would be refused for its money; undefined: it may begin. */
  readonly whyNot: (wish: Wish) => string | undefined;
  /** The same of so much more in the round that is open, in minor units. */
  readonly whyNotMore: (minor: bigint) => string | undefined;
  /** Begins a round with this wish, for this once; what is set stays as it is. */
  readonly onPlay: (wish: Wish) => void;
  /** Where a scene leaves its handlers; use `useBook`. */
  readonly book: BookShelf<Event>;
  /** Where it leaves what the one button does in an open round; use `useMove`. Nothing: the button waits. */
  readonly offer: (move: MoveOnButton | undefined) => void;
  /** Of a game whose rounds are everybody's: what its `share` joined. */
  readonly line?: unknown;
  /** The second bet of a game that takes two. */
  readonly second?: SecondBet<SceneProps<Config, Choice, Action, Event, Words, Wish>> | undefined;
  readonly say: (voice: string, strength?: number) => void;
};

/** A bet beside the first, with a stake and a round of its own; its button stands in the scene. */
export type SecondBet<Props extends AnyBet> = Pick<Props, keyof AnyBet> & {
  readonly mayPlay: boolean;
  /** In the player's words, why its stake would be refused. */
  readonly obstacle: string | undefined;
  /** Begins its round. */
  readonly onBegin: () => void;
};

type AnyBet = {
  readonly stake: string;
  readonly stakes: SceneStakes;
  readonly onStake: (stake: string) => void;
  readonly choice: unknown;
  readonly onChoice: unknown;
  readonly phase: Phase;
  readonly mayChoose: boolean;
  readonly onAct: unknown;
  readonly round: unknown;
  readonly book: unknown;
};

/** A move that is made by the button, and by space, as a round is. */
export type MoveOnButton = { readonly label: string; readonly act: () => void };

export type SceneStakes = {
  readonly min: string;
  readonly max: string;
  readonly steps: readonly string[];
  readonly isFree: boolean;
};

export type BookShelf<Event> = {
  readonly lay: (handlers: Handlers<Event> | undefined) => void;
};
export type { Cue };

type PaytableProps<Config, Words> = {
  readonly config: Config;
  readonly words: Words;
  readonly locale: Language;
};

/** In the panel of fairness, where a pair of seeds a player is not what decides. */
export type FairnessProps<Words> = {
  /** What `share` joined. */
  readonly line: unknown;
  readonly words: Words;
  readonly locale: Language;
  /** Leads to where a round is verified; absent in practice, whose rounds are in no book. */
  readonly onVerify: (() => void) | undefined;
};

/** A game as the stage hosts it. */
export type Game<
  Config,
  Choice,
  Action,
  State,
  Event extends { readonly type: string },
  Words extends GameWords<Config, Choice, Event>,
  Wish = Choice,
> = {
  readonly rules: Rules<Config, Choice, Action, State, Event>;
  readonly Scene: ComponentType<SceneProps<Config, Choice, Action, Event, Words, Wish>>;
  /** What its symbols or hands pay, for the panel of rules. */
  readonly Paytable?: ComponentType<PaytableProps<Config, Words>>;
  /** What decides its rounds, where that is everybody's. */
  readonly Fairness?: ComponentType<FairnessProps<Words>>;
  readonly firstChoice: (config: Config) => Wish;
  /** What is asked for, where the stake of the bar is that of one seat, chip or line among several. */
  readonly bet?: (of: { wish: Wish; stake: bigint }) => { stake: bigint; choice: Choice };
  /** The scene is where stakes are laid: the bar says what lies there, and begins no round without it. */
  readonly isLaid?: boolean;
  readonly loadWords: (language: Language) => Promise<Words>;
  readonly voices: Readonly<Record<string, Voice>>;
  /** Pictures that have to be there before the first round. */
  readonly pictures: readonly string[];
  /** Those bets of its par sheet that are the price of a feature: told where the law lets it be sold. */
  readonly sold?: readonly string[];
  /** A round needs nothing of its player once it began: where the law lets them, rounds may follow by themselves. */
  readonly goesOn?: true;
  /** Whether a round had what some would stop an autoplay at: free spins, a bonus. */
  readonly hasFeature?: (events: readonly Event[]) => boolean;
  readonly share?: Share;
  /**
   * The next round may begin while one is still shown, where no policy asks for a shortest round: a book
   * may then be played while another is.
   */
  readonly overlaps?: boolean;
  /** Where rounds are everybody's: the line of a round that is watched again, which nobody else is on. */
  readonly replayLine?: () => unknown;
};

/** Where rounds are everybody's: each frame joins them before its stage stands. */
export type Share = () => {
  /** In practice this decides rounds in the place of a pair of seeds. */
  readonly seeds: LocalSeeds;
  /** So many rounds a player may have open at once; one where nothing is said. */
  readonly roundsMax?: number;
  readonly join: (
    driver: Driver,
    around: { readonly session: GameSession; readonly config: unknown },
  ) => Promise<Joined>;
};

export type Joined = {
  /** The same, with rounds that begin and end when they do for everybody. */
  readonly driver: Driver;
  readonly session: GameSession;
  readonly line: unknown;
  /** Whoever decides the second bets of a game that takes two, and the one that is open. */
  readonly second?: Pick<Joined, "driver" | "session">;
};

export type AnyEvent = { readonly type: string };
export type AnyWords = GameWords<unknown, unknown, AnyEvent>;
export type AnySceneProps = SceneProps<unknown, unknown, unknown, AnyEvent, AnyWords>;

/** Whichever game: what came from its rules is only ever handed back to it. */
export type AnyGame = {
  readonly rules: AnyRules;
  readonly Scene: ComponentType<AnySceneProps>;
  readonly Paytable?: ComponentType<PaytableProps<unknown, AnyWords>>;
  readonly Fairness?: ComponentType<FairnessProps<AnyWords>>;
  readonly firstChoice: (config: unknown) => unknown;
  readonly bet?: (of: { wish: unknown; stake: bigint }) => { stake: bigint; choice: unknown };
  readonly isLaid?: boolean;
  readonly loadWords: (language: Language) => Promise<AnyWords>;
  readonly voices: Readonly<Record<string, Voice>>;
  readonly pictures: readonly string[];
  readonly sold?: readonly string[];
  readonly goesOn?: true;
  readonly hasFeature?: (events: readonly AnyEvent[]) => boolean;
  readonly share?: Share;
  readonly overlaps?: boolean;
  /** Where rounds are everybody's: the line of a round that is watched again, which nobody else is on. */
  readonly replayLine?: () => unknown;
};

/** Checked as the game it is, hosted as any: the one place where its types are let go. */
export function defineGame<
  Config,
  Choice,
  Action,
  State,
  Event extends { readonly type: string },
  Words extends GameWords<Config, Choice, Event>,
  Wish = Choice,
>(game: Game<Config, Choice, Action, State, Event, Words, Wish>): AnyGame {
  return game as unknown as AnyGame;
}
