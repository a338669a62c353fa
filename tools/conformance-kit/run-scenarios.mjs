import { randomUUID } from "node:crypto";
import { Broken, createPlay, expectStatus } from "./play.mjs";
import { createProvider } from "./provider.mjs";
import { everyScenario } from "./scenarios/every-scenario.mjs";

/** One after another and with one player: what a scenario sees move, it moved itself. */
export async function runScenarios(config, { only }) {
  const provider = createProvider(config);
  const [token] = config.funded;
  const player = await authenticate(provider, token);
  const play = createPlay({ provider, config, player });
  const results = [];
  for (const scenario of everyScenario) {
    if (!`${scenario.id} ${scenario.family}`.includes(only)) continue;
    results.push(await runOne(scenario, { config, provider, play }));
  }
  return results;
}

export async function authenticate(provider, launch_token) {
  const answer = await provider.send("authenticate", {
    type: "authenticate",
    request_id: randomUUID(),
    issued_at: new Date().toISOString(),
    launch_token,
  });
  return expectStatus(answer, "OK", "authenticate");
}

async function runOne(scenario, world) {
  const { id, family, rule } = scenario;
  const missing = (scenario.needs ?? []).filter((name) => world.config[name] === undefined);
  if (missing.length > 0) {
    return { id, family, rule, outcome: "skipped", note: `configure ${missing.join(", ")}` };
  }
  const startedAt = performance.now();
  try {
    await scenario.run({
      ...world,
      asPlayer: (player) => createPlay({ ...world, player }),
      authenticate: (token) => authenticate(world.provider, token),
    });
    return { id, family, rule, outcome: "kept", ms: Math.round(performance.now() - startedAt) };
  } catch (error) {
    const note = error instanceof Broken ? error.message : `the scenario fell: ${String(error)}`;
    return { id, family, rule, outcome: "broken", note };
  }
}
