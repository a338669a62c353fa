import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createMachine } from "./machine.mjs";
import { createPlay } from "./play.mjs";
import { everyScenario } from "./scenarios/every-scenario.mjs";

const keys = ["key", "nextKey", "endedKey", "futureKey"];

/** The operator's wallet API of Hub88: sessions stand open already, and a signature names no moment. */
export const hub = {
  scenarios: everyScenario,
  wanted: ["baseUrl", "key", "currency", "game", "session.user", "session.token"],

  async enter(config, folder) {
    const opened = { ...config };
    for (const name of keys.filter((each) => config[each] !== undefined)) {
      opened[name] = createPrivateKey(readFileSync(resolve(folder, config[name])));
    }
    const machine = createMachine(opened);
    const asPlayer = (player) => createPlay({ machine, config: opened, player });
    return { config: opened, machine, play: asPlayer(config.session), asPlayer };
  },
};
