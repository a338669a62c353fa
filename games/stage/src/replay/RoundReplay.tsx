import type { Round } from "@croupier/contracts";
import { formatAmount } from "@croupier/kit/money";
import { useEffect, useState } from "react";
import { eventsOf } from "../desk/stage-state.ts";
import { isWin } from "../desk/is-win.ts";
import type { AnyGame, AnyWords, Language, Phase } from "../scene/game.ts";
import { playBook } from "../scene/play-book.ts";
import type { StageWords } from "../words/stage-words.ts";
import styles from "./RoundReplay.module.css";

const reduced = "(prefers-reduced-motion: reduce)";

/** `data-phase` says how far it is: who tests waits for `shown`. */
export function RoundReplay({
  game,
  words,
  gameWords,
  language,
  config,
  round,
  showing,
}: {
  readonly game: AnyGame;
  readonly words: StageWords;
  readonly gameWords: AnyWords;
  readonly language: Language;
  readonly config: unknown;
  readonly round: Round;
  readonly showing: number;
}) {
  const [shelf] = useState(createShelf);
  const [line] = useState(() => game.replayLine?.());
  const won = isWin(round);
  const isStill = matchMedia(reduced).matches;
  const phase = usePlayedAgain({ round, shelf, showing, isStill });

  const isOver = phase === "shown";
  const { currency } = round;
  return (
    <main className={styles["Replay"]} aria-label={gameWords.title} data-phase={phase}>
      <div className={styles["Replay-scene"]} inert>
        <game.Scene
          config={config}
          words={gameWords}
          locale={language}
          currency={currency}
          stake={round.stake}
          stakes={{ min: round.stake, max: round.stake, steps: [], isFree: false }}
          onStake={() => {}}
          choice={game.bet === undefined ? round.choice : game.firstChoice(config)}
          onChoice={() => {}}
          phase={phase}
          mayChoose={false}
          mayHurry={false}
          mayBuy={false}
          onPlay={() => {}}
          onAct={() => {}}
          round={{
            id: round.id,
            choice: round.choice,
            stake: round.staked,
            payout: isOver ? (round.payout ?? undefined) : undefined,
            won: isOver && won,
            isReplay: true,
            isFree: round.freeRounds !== null,
          }}
          recent={[]}
          size="page"
          isStill={isStill}
          isPractice={false}
          book={shelf}
          offer={offerNothing}
          whyNot={() => undefined}
          whyNotMore={() => undefined}
          line={line}
          say={() => {}}
        />
        <p className={styles["Replay-label"]}>{words.replay}</p>
      </div>
      <output className={styles["Replay-told"]}>
        {isOver && toldOf(round, { gameWords, language })}
      </output>
    </main>
  );
}

/** How far it is. */
function usePlayedAgain({
  round,
  shelf,
  showing,
  isStill,
}: {
  readonly round: Round;
  readonly shelf: ReturnType<typeof createShelf>;
  readonly showing: number;
  readonly isStill: boolean;
}): Phase {
  const [phase, setPhase] = useState<Phase>("idle");
  const won = isWin(round);
  // The player of books stands outside React: it begins when the scene has left its handlers.
  useEffect(() => {
    const gone = new AbortController();
    const cue = {
      isStill,
      signal: gone.signal,
      isReplay: true,
      showing,
      won,
      say: () => {},
      payout: round.payout ?? undefined,
    };
    void Promise.resolve().then(async () => {
      setPhase("playing");
      await playBook(eventsOf(round), { handlers: shelf.handlers(), cue });
      if (!gone.signal.aborted) setPhase(round.state === "open" ? "open" : "shown");
    });
    return () => gone.abort();
  }, [isStill, round, shelf, showing, won]);
  return phase;
}

/** Nobody presses here. */
const offerNothing = () => {};

/** The round in a sentence, as its player was told it. */
function toldOf(
  round: Round,
  { gameWords, language }: { readonly gameWords: AnyWords; readonly language: Language },
): string {
  const text = (amount: string) =>
    formatAmount(amount, { currency: round.currency, locale: language });
  return gameWords.told({
    choice: round.choice,
    events: eventsOf(round),
    stake: text(round.staked),
    payout: text(round.payout ?? "0"),
    won: isWin(round),
  });
}

function createShelf() {
  let handlers: object = {};
  return {
    lay: (given: object | undefined) => {
      handlers = given ?? {};
    },
    handlers: () => handlers,
  };
}
