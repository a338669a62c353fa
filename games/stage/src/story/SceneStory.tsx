import { useEffect, useState } from "react";
import type {
  AnyEvent,
  AnyGame,
  AnySceneProps,
  AnyWords,
  Language,
  Phase,
  RecentRound,
  RoundOnStage,
  SceneStakes,
} from "../scene/game.ts";
import { playBook } from "../scene/play-book.ts";
import styles from "./SceneStory.module.css";

export type SceneStoryProps = {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly choice?: unknown;
  /** What the round was opened with, where that is not the choice itself. */
  readonly bet?: unknown;
  readonly language?: Language;
  /** The book of the round; absent: nothing was played yet. */
  readonly events?: readonly AnyEvent[];
  readonly stake?: string;
  /** What the round was staked with, where that is not the stake of the bar. */
  readonly staked?: string;
  readonly stakes?: SceneStakes;
  readonly payout?: string;
  /** The round waits for the player behind these events. */
  readonly isOpen?: boolean;
  readonly recent?: readonly RecentRound<AnyEvent>[];
  readonly isPractice?: boolean;
  readonly mayBuy?: boolean;
  /** Why nothing is taken here, where a story is about that. */
  readonly whyNot?: string;
  /** Of a game whose rounds are everybody's. */
  readonly line?: unknown;
  /** The second bet of a game that takes two, as it stands. */
  readonly second?: {
    readonly phase: Phase;
    readonly bet: unknown;
    readonly stake: string;
    readonly payout?: string;
    readonly obstacle?: string;
  };
  readonly width?: number;
  readonly height?: number;
};

/** A scene without its stage: shown as it is behind the last event of a book. */
export function SceneStory(props: SceneStoryProps) {
  const { game, language = "en" } = props;
  const [words, setWords] = useState<AnyWords>();

  // Words arrive as they do on the stage.
  useEffect(() => {
    void game.loadWords(language).then(setWords);
  }, [game, language]);

  // Who looks at stories waits until nothing says this any more.
  if (words === undefined) return <div data-story-waits="" />;
  return <ShownScene {...props} language={language} words={words} />;
}

function ShownScene({
  game,
  config,
  choice: given,
  bet,
  language = "en",
  events = [],
  stake = "1.00",
  staked = stake,
  stakes = { min: "0.10", max: "100.00", steps: ["0.10", "1.00", "5.00"], isFree: false },
  payout,
  isOpen = false,
  recent = [],
  isPractice = false,
  mayBuy = true,
  whyNot,
  line,
  second,
  width = 900,
  height = 560,
  words,
}: SceneStoryProps & { readonly words: AnyWords }) {
  const [chip, setChip] = useState(stake);
  const [choice, setChoice] = useState(given ?? game.firstChoice(config));
  const [phase, setPhase] = useState<Phase>("idle");
  const [shelf] = useState(createShelf);
  const won = payout !== undefined && Number(payout) > Number(staked);

  // The book is played when the scene stands, and only to its end: a story has nothing to wait for.
  useEffect(() => {
    if (events.length === 0) return undefined;
    const gone = new AbortController();
    const cue = {
      isStill: true,
      signal: gone.signal,
      isReplay: false,
      showing: 1,
      won,
      payout,
      say: () => {},
    };
    void playBook(events, { handlers: shelf.handlers(), cue }).then(() =>
      setPhase(isOpen ? "open" : "shown"),
    );
    return () => gone.abort();
  }, [events, shelf, isOpen, won, payout]);

  const round = roundOf({ id: "story", choice: bet ?? choice, stake: staked, payout, phase });
  return (
    <div
      className={styles["SceneStory"]}
      style={{ inlineSize: width, blockSize: height }}
      data-book={events.map(({ type }) => type).join(" ")}
      data-story-waits={events.length > 0 && phase === "idle" ? "" : undefined}
    >
      <game.Scene
        config={config}
        words={words}
        locale={language}
        currency="USD"
        stake={chip}
        stakes={stakes}
        onStake={setChip}
        choice={choice}
        onChoice={setChoice}
        phase={phase}
        mayChoose={phase === "idle" || phase === "shown"}
        onAct={() => {}}
        round={events.length === 0 ? undefined : round}
        recent={recent}
        size="page"
        isStill
        isPractice={isPractice}
        mayHurry
        mayBuy={mayBuy}
        whyNot={() => whyNot}
        whyNotMore={() => whyNot}
        onPlay={() => {}}
        book={shelf}
        offer={offerNothing}
        line={line}
        second={second && secondOf(second, stakes)}
        say={() => {}}
      />
    </div>
  );
}

function roundOf({
  phase,
  payout,
  ...of
}: Pick<RoundOnStage<unknown>, "id" | "choice" | "stake" | "payout"> & {
  readonly phase: Phase;
}): RoundOnStage<unknown> {
  const isOver = phase === "shown";
  return {
    ...of,
    payout: isOver ? payout : undefined,
    won: isOver && Number(payout ?? 0) > Number(of.stake),
    isReplay: false,
    isFree: false,
  };
}

function secondOf(
  { phase, bet, stake, payout, obstacle }: NonNullable<SceneStoryProps["second"]>,
  stakes: SceneStakes,
): NonNullable<AnySceneProps["second"]> {
  return {
    stake,
    stakes,
    onStake: () => {},
    choice: bet,
    onChoice: () => {},
    phase,
    mayChoose: phase !== "open",
    mayPlay: phase !== "open" && obstacle === undefined,
    obstacle,
    onBegin: () => {},
    onAct: () => {},
    round:
      phase === "idle" ? undefined : roundOf({ id: "second", choice: bet, stake, payout, phase }),
    book: { lay: () => {} },
  };
}

/** Nobody presses here. */
const offerNothing = () => {};

function createShelf() {
  let handlers: object = {};
  return {
    lay: (given: object | undefined) => {
      handlers = given ?? {};
    },
    handlers: () => handlers,
  };
}
