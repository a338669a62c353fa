import { defineGame, type Share } from "@croupier/game-stage/scene";
import { crashRules, type CrashConfig } from "../rules/face.ts";
import craft from "./art/craft.webp";
import { ChainFairness } from "./ChainFairness.tsx";
import { CrashScene } from "./CrashScene.tsx";
import { crashVoices } from "./crash-voices.ts";
import { createLocalChain, joinLocalFlights } from "./line/local-flights.ts";
import { createReplayedLine } from "./line/replayed-line.ts";
import { joinFlights } from "./line/shared-line.ts";
import { loadCrashWords } from "./words/crash-words.ts";

/** For money over a socket of the session; in practice over a chain of the page. */
const share: Share = () => {
  const chain = createLocalChain();
  return {
    seeds: chain.seeds,
    roundsMax: 2,
    join: async (driver, { session, config }) =>
      driver.openLine === undefined
        ? joinLocalFlights(driver, { session }, { chain, config: config as CrashConfig })
        : joinFlights(driver, session, driver.openLine),
  };
};

export const crashGame = defineGame({
  rules: crashRules,
  Scene: CrashScene,
  Fairness: ChainFairness,
  // By hand: whoever wants to be landed says where.
  firstChoice: () => ({ landAt: null }),
  loadWords: loadCrashWords,
  voices: crashVoices,
  pictures: [craft],
  share,
  replayLine: createReplayedLine,
});
