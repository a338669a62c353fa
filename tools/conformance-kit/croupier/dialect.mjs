import { randomUUID } from "node:crypto";
import { expectStatus } from "../rules.mjs";
import { createPlay } from "./play.mjs";
import { createProvider } from "./provider.mjs";
import { everyScenario } from "./scenarios/every-scenario.mjs";

/** Our own protocol: a launch token is exchanged for a session, and every request bears its moment. */
export const croupier = {
  scenarios: everyScenario,
  wanted: ["baseUrl", "key.id", "key.secret", "currency", "scale", "game", "funded.0"],

  async enter(config) {
    const provider = createProvider(config);
    const player = await authenticate(provider, config.funded[0]);
    return {
      config,
      provider,
      play: createPlay({ provider, config, player }),
      asPlayer: (another) => createPlay({ provider, config, player: another }),
      authenticate: (token) => authenticate(provider, token),
    };
  },
};

async function authenticate(provider, launch_token) {
  const answer = await provider.send("authenticate", {
    type: "authenticate",
    request_id: randomUUID(),
    issued_at: new Date().toISOString(),
    launch_token,
  });
  return expectStatus(answer, "OK", "authenticate");
}
