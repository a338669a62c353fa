export { minesConfig, shellCount, type MinesConfig } from "./mines-config.ts";
export { minesOdds } from "./mines-odds.ts";
export {
  minesRules,
  type MinesAction,
  type MinesChoice,
  type MinesEvent,
  type MinesState,
} from "./mines-rules.ts";
export { mayOpen, multipleFor } from "./pearl-worth.ts";
