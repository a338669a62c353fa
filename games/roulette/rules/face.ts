export { kindOf, rouletteBets, rouletteChips, type Chip, type RouletteBet } from "./layout.ts";
export {
  colourOf,
  pocketCount,
  rouletteConfig,
  wheel,
  type PocketColour,
  type RouletteConfig,
} from "./roulette-config.ts";
export { rouletteOdds } from "./roulette-odds.ts";
export {
  chipsPay,
  mostOn,
  rouletteRules,
  type LaidBet,
  type RouletteChoice,
  type RouletteEvent,
  type RouletteState,
} from "./roulette-rules.ts";
