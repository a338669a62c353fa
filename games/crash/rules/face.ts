export { crashConfig, hundredth, type CrashConfig } from "./crash-config.ts";
export { crashOdds } from "./crash-odds.ts";
export { crashOf, crashSpace, drawCrash, flightsReaching } from "./crash-point.ts";
export {
  crashRules,
  isLanding,
  type CrashAction,
  type CrashChoice,
  type CrashEvent,
  type CrashState,
} from "./crash-rules.ts";
export { flightChance, linkBack, linkBefore } from "./flight-chain.ts";
export { elapsedFor, multipleAt } from "./flight-time.ts";
