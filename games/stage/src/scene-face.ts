/** The face for games: what a scene is told and what it may use. */
export {
  defineGame,
  type AnyGame,
  type FairnessProps,
  type GameWords,
  type Joined,
  type Language,
  type Phase,
  type SceneProps,
  type SceneStakes,
  type SecondBet,
  type Share,
  type ToldRound,
} from "./scene/game.ts";
export { StakeField } from "./bar/StakeStepper.tsx";
export { beat, frames } from "./scene/frames.ts";
export { type Cue, type Handlers, playBook } from "./scene/play-book.ts";
export { useBook } from "./scene/use-book.ts";
export { useMove } from "./scene/use-move.ts";
export { amountOf, paidOf } from "./scene/amount-of.ts";
export { createHurry, type Hurry, lasting, usePressToHurry } from "./scene/hurry.ts";
export { type Greeting, greetingMs, greetingOf, isGreat } from "./scene/greeting.ts";
export { AmountCount } from "./scene/AmountCount.tsx";
export { countedUp, partOf } from "./scene/counted-up.ts";
export { useCountUp } from "./scene/use-count-up.ts";
export { timesNumber, timesText } from "./scene/times-text.ts";
export { SymbolPays } from "./pays/SymbolPays.tsx";
export { useKeys } from "./scene/use-keys.ts";
export { type Voice } from "./sound/sound-desk.ts";
export { burst, together, tone } from "./sound/tones.ts";
export { type Driver } from "./drivers/driver.ts";
export { type LocalSeeds } from "./drivers/local-seeds.ts";
