export { moonlitOrchardConfig } from "./moonlit-orchard.ts";
export { wayMin, type WaysConfig } from "./ways-config.ts";
export { waysParSheet } from "./ways-par-sheet.ts";
export {
  playRound,
  waysRules,
  type WaysCell,
  type WaysChoice,
  type WaysEvent,
  type WaysState,
} from "./ways-rules.ts";
