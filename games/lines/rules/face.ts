export { kingfisherConfig } from "./kingfisher.ts";
export { kingfisherOdds } from "./kingfisher-odds.ts";
export { reelCount, rowCount, type LinesConfig } from "./lines-config.ts";
export { linesOdds } from "./lines-odds.ts";
export {
  linesRules,
  playRound,
  type LinesCell,
  type LinesChoice,
  type LinesEvent,
  type LinesState,
} from "./lines-rules.ts";
