import { formatAmount } from "@croupier/kit/money";
import { createContext, use } from "react";
import type { PageBridge } from "./bridge/page-bridge.ts";
import type { StageDesk } from "./desk/desk-options.ts";
import type { Driver } from "./drivers/driver.ts";
import type { AnyGame, AnyWords, Language } from "./scene/game.ts";
import type { StageWords } from "./words/stage-words.ts";

export type StageAround = {
  readonly game: AnyGame;
  readonly gameWords: AnyWords;
  readonly words: StageWords;
  readonly language: Language;
  readonly driver: Driver;
  readonly desk: StageDesk;
  /** Of the second bet, in a game that takes two. */
  readonly second?: StageDesk | undefined;
  readonly bridge: PageBridge;
  /** What a game joined whose rounds are everybody's. */
  readonly line?: unknown;
};

export const StageContext = createContext<StageAround | null>(null);

export function useStage(): StageAround {
  const around = use(StageContext);
  if (around === null) throw new Error("A part of the stage is rendered inside StageContext");
  return around;
}

/** An amount as this player reads it. */
export function useAmountText(currency: string): (amount: string) => string {
  const { language } = useStage();
  return (amount) => formatAmount(amount, { currency, locale: language });
}
