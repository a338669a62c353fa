export {
  plinkoConfig,
  plinkoRisks,
  plinkoRows,
  type PlinkoConfig,
  type PlinkoRisk,
} from "./plinko-config.ts";
export { pathsTo, plinkoOdds } from "./plinko-odds.ts";
export {
  plinkoRules,
  slotPays,
  type PlinkoChoice,
  type PlinkoEvent,
  type PlinkoState,
} from "./plinko-rules.ts";
