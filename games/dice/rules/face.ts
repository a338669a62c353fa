export { diceConfig, diceNumbers, type DiceConfig } from "./dice-config.ts";
export { diceOdds } from "./dice-odds.ts";
export {
  dicePaysOf,
  isWon,
  dicePays,
  diceRules,
  type DiceChoice,
  type DiceEvent,
  type DiceState,
} from "./dice-rules.ts";
