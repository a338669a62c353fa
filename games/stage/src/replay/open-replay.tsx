import type { Round } from "@croupier/contracts";
import { FormatProvider } from "@croupier/ui";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import type { AnyGame, Language } from "../scene/game.ts";
import { loadStageWords } from "../words/stage-words.ts";
import { RoundReplay } from "./RoundReplay.tsx";

export type ReplayOptions = {
  readonly element: HTMLElement;
  readonly loadGame: () => Promise<AnyGame>;
  readonly round: Round;
  /** What it was played under. */
  readonly config: unknown;
  readonly language: Language;
};

/** A scene for a round that was: its book is played, nobody is asked and nothing can be pressed. */
export async function openReplay(options: ReplayOptions): Promise<{ readonly again: () => void }> {
  const { element, language, round, config } = options;
  const game = await options.loadGame();
  const [gameWords, words] = await Promise.all([
    game.loadWords(language),
    loadStageWords(language),
  ]);
  const root = createRoot(element);
  let showing = 0;

  /** Each showing is a scene of its own: what lay on the table is cleared. */
  function show(): void {
    showing += 1;
    flushSync(() =>
      root.render(
        <FormatProvider locale={language} timeZone="UTC">
          <RoundReplay
            key={showing}
            game={game}
            words={words}
            gameWords={gameWords}
            language={language}
            config={config}
            round={round}
            showing={showing}
          />
        </FormatProvider>,
      ),
    );
  }
  show();
  return { again: show };
}
