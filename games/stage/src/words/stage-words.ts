import type { FramePanel } from "@croupier/contracts/frame-bridge";
import type { Language } from "../scene/game.ts";
import type { AutoplayEnd } from "../desk/autoplay.ts";
import type { Obstacle } from "../desk/obstacle.ts";
import type { FailureCode } from "../desk/failures.ts";
import type { NextAction } from "../desk/stage-state.ts";

/** Everything the stage says, in one language. Amounts and numbers come written out. */
export type StageWords = {
  readonly practice: string;
  readonly practiceExplained: string;
  readonly balance: string;
  readonly practiceBalance: string;
  readonly net: string;
  readonly timePlayed: string;
  readonly lastWin: string;
  readonly stake: string;
  readonly lessStake: string;
  readonly moreStake: string;
  readonly stakeRange: (of: { min: string; max: string }) => string;
  readonly freeRounds: (of: { left: number; stake: string }) => string;
  /** Under a button that is off: why its stake would be refused. */
  readonly obstacles: Readonly<Record<Obstacle["is"], (of: { amount: string }) => string>>;
  /** The round of the second bet as a sentence. */
  readonly ofSecondBet: (of: { told: string }) => string;
  readonly gameMenu: string;
  readonly turbo: string;
  readonly autoplay: {
    readonly title: string;
    readonly intro: (of: { stake: string }) => string;
    readonly rounds: string;
    readonly lossMost: string;
    readonly lossWrong: (of: { stake: string }) => string;
    readonly winAbove: string;
    readonly winWrong: string;
    readonly feature: string;
    readonly start: (of: { rounds: number }) => string;
    readonly stop: (of: { left: number }) => string;
    readonly ended: Readonly<Record<AutoplayEnd, string>>;
  };
  readonly close: string;
  readonly paused: string;
  readonly pausedText: string;
  readonly replay: string;
  readonly panels: Readonly<Record<FramePanel, string>>;
  readonly rules: {
    readonly howItIsPlayed: string;
    readonly whatBetsPay: string;
    readonly bet: string;
    readonly chance: string;
    readonly returnOf: string;
    readonly most: string;
    readonly mostOdds: (of: { one: string }) => string;
    readonly volatility: string;
    readonly volatilities: Readonly<Record<"low" | "medium" | "high", string>>;
    readonly volatilityExplained: Readonly<Record<"low" | "medium" | "high", string>>;
    readonly stakes: string;
    /** What becomes of the part of a payout below the smallest coin, where that is drawn. */
    readonly rest: string;
    readonly profile: (of: { version: number; since: string }) => string;
    readonly simulated: (of: { rounds: string; low: string; high: string }) => string;
  };
  readonly fairness: {
    readonly intro: string;
    readonly fingerprint: string;
    readonly nextFingerprint: string;
    readonly playerSeed: string;
    readonly newSeed: string;
    readonly playerSeedHelp: string;
    readonly playerSeedWrong: string;
    readonly nonce: string;
    readonly change: string;
    readonly changeHelp: string;
    readonly changed: string;
    readonly before: string;
    readonly revealedSeed: string;
    readonly decided: (of: { rounds: number }) => string;
    readonly verify: string;
  };
  readonly pot: {
    readonly title: string;
    readonly won: (of: { amount: string }) => string;
    readonly paid: string;
    readonly goOn: string;
    readonly beside: (of: { amount: string }) => string;
    readonly works: (of: { part: string; seed: string; dropsBy: string }) => string;
    readonly chance: (of: { stake: string; one: string }) => string;
    readonly gives: (of: { part: string }) => string;
    readonly notFree: string;
    readonly notInPractice: string;
    readonly fingerprint: (of: { number: number }) => string;
  };
  readonly history: {
    readonly none: string;
    readonly noneHelp: string;
    readonly watch: (of: { number: number }) => string;
    readonly verify: (of: { number: number }) => string;
    readonly again: string;
    readonly older: string;
    readonly open: string;
    readonly practiceOnly: string;
    readonly failed: string;
  };
  readonly failures: Readonly<Record<FailureCode, string>>;
  readonly failedTitle: string;
  readonly next: Readonly<Record<Exclude<NextAction, "none">, string>>;
  readonly balanceNow: (of: { balance: string }) => string;
};

/** A page brings the words it says and no others. */
export async function loadStageWords(language: Language): Promise<StageWords> {
  switch (language) {
    case "en":
      return (await import("./stage-words.en.ts")).stageWords;
    case "es":
      return (await import("./stage-words.es.ts")).stageWords;
    case "de":
      return (await import("./stage-words.de.ts")).stageWords;
  }
}
