import { isDeepStrictEqual } from "node:util";
import { gameFeatures, type GameFeature } from "@croupier/contracts/game-words";
import {
  blackjackConfig,
  blackjackOdds,
  blackjackParSheet,
  blackjackRules,
  returnLeftAlone as blackjackLeftAlone,
} from "@croupier/game-blackjack/rules";
import { crashConfig, crashOdds, crashRules } from "@croupier/game-crash/rules";
import { diceConfig, diceOdds, diceRules } from "@croupier/game-dice/rules";
import {
  kingfisherConfig,
  kingfisherOdds,
  linesOdds,
  linesRules,
} from "@croupier/game-lines/rules";
import { minesConfig, minesOdds, minesRules } from "@croupier/game-mines/rules";
import { plinkoConfig, plinkoOdds, plinkoRules } from "@croupier/game-plinko/rules";
import { rouletteConfig, rouletteOdds, rouletteRules } from "@croupier/game-roulette/rules";
import {
  pokerConfig,
  pokerOdds,
  pokerParSheet,
  pokerRules,
  returnLeftAlone as pokerLeftAlone,
} from "@croupier/game-video-poker/rules";
import { emberVaultConfig, tumbleParSheet, tumbleRules } from "@croupier/game-tumble/rules";
import { moonlitOrchardConfig, waysParSheet, waysRules } from "@croupier/game-ways/rules";
import type { ParSheet } from "@croupier/kit/par-sheet";
import type { AnyRules, Rules } from "@croupier/kit/rules";

export type Family = {
  readonly rules: AnyRules;
  /** What is told of the odds: its bets, or a few of them, the one that speaks for the game first. */
  readonly oddsOf: (config: unknown) => ParSheet;
  /** What a game can do under a configuration, as players look for it. */
  readonly featuresOf: (config: unknown) => readonly GameFeature[];
  /** What a game of it is played with first. */
  readonly config: unknown;
  /**
   * What comes back to who decides nothing, and leaves each round to its end by the house. Undefined where
   * nobody can play badly: whatever is chosen returns the same.
   */
  readonly leftAlone: ((config: unknown) => number) | undefined;
  /** One round is everybody's: it is staked in as a flight, and nobody opens one alone. */
  readonly isShared: boolean;
};

type Known<Config, Choice, Action, State, Event> = {
  readonly rules: Rules<Config, Choice, Action, State, Event>;
  readonly config: Config;
  /** The odds of that configuration, where counting them keeps somebody waiting. */
  readonly counted?: ParSheet;
  readonly isShared?: boolean;
  /** Each feature, and whether this configuration has it. */
  readonly features?: Readonly<Partial<Record<GameFeature, (config: Config) => boolean>>>;
  oddsOf(config: Config): ParSheet;
  leftAlone?(config: Config): number;
};

/** A configuration comes from the profiles of a game, which only ever hold what its family wrote. */
function known<Config, Choice, Action, State, Event>({
  rules,
  config,
  counted,
  isShared = false,
  features = {},
  oddsOf,
  leftAlone,
}: Known<Config, Choice, Action, State, Event>): Family {
  return {
    rules,
    config,
    isShared,
    leftAlone: leftAlone && ((asked) => leftAlone(asked as Config)),
    featuresOf: (asked) =>
      gameFeatures.filter((feature) => features[feature]?.(asked as Config) === true),
    oddsOf: (asked) =>
      counted !== undefined && isDeepStrictEqual(asked, config) ? counted : oddsOf(asked as Config),
  };
}

const always = (): boolean => true;

const families: ReadonlyMap<string, Family> = new Map(
  [
    known({
      rules: diceRules,
      config: diceConfig,
      oddsOf: (config) => diceOdds(config, [4_950, config.winningMin, 2_500, config.winningMax]),
    }),
    known({
      rules: crashRules,
      config: crashConfig,
      isShared: true,
      features: { "cash-out": always, "many-players": always },
      oddsOf: (config) => crashOdds(config, [20_000, 12_000, 100_000, config.most]),
    }),
    known({
      rules: linesRules,
      config: kingfisherConfig,
      counted: kingfisherOdds,
      features: {
        wilds: ({ wild, reels }) => reels.some((reel) => reel.includes(wild)),
        "free-rounds": ({ freeSpins, scatter, reels }) =>
          freeSpins.first > 0 &&
          reels.filter((reel) => reel.includes(scatter)).length >= freeSpins.scatters,
        multipliers: ({ freeSpins }) => freeSpins.times > 1,
      },
      oddsOf: linesOdds,
    }),
    known({
      rules: blackjackRules,
      config: blackjackConfig,
      counted: blackjackParSheet,
      leftAlone: blackjackLeftAlone,
      features: {
        double: always,
        split: ({ handsOfSeat }) => handsOfSeat > 1,
        insurance: always,
        "side-bet": ({ pairsPay }) => Object.values(pairsPay).some((pays) => pays > 0),
      },
      oddsOf: blackjackOdds,
    }),
    known({
      rules: minesRules,
      config: minesConfig,
      features: { "cash-out": always },
      oddsOf: (config) => minesOdds(config, 3),
    }),
    // Nobody counts these: they were played out, under the one configuration there is.
    known({
      rules: waysRules,
      config: moonlitOrchardConfig,
      features: {
        wilds: ({ wild, reels }) => reels.some((reel) => (reel[wild] ?? 0) > 0),
        cascades: always,
        multipliers: ({ times }) => times.some((one) => one > 1),
      },
      oddsOf: () => waysParSheet,
    }),
    known({
      rules: tumbleRules,
      config: emberVaultConfig,
      features: {
        cascades: always,
        multipliers: ({ ember, weights }) => (weights[ember] ?? 0) > 0,
        "free-rounds": ({ freeSpins, scatter, weights }) =>
          freeSpins.first > 0 && (weights[scatter] ?? 0) > 0,
      },
      oddsOf: () => tumbleParSheet,
    }),
    known({
      rules: plinkoRules,
      config: plinkoConfig,
      features: { multipliers: always },
      oddsOf: plinkoOdds,
    }),
    known({ rules: rouletteRules, config: rouletteConfig, oddsOf: rouletteOdds }),
    known({
      rules: pokerRules,
      config: pokerConfig,
      counted: pokerParSheet,
      leftAlone: pokerLeftAlone,
      oddsOf: pokerOdds,
    }),
  ].map((family) => [family.rules.family, family]),
);

/** Undefined: no rules of this name are in this version. */
export function findFamily(name: string): Family | undefined {
  return families.get(name);
}
