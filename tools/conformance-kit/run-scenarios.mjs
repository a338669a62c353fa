import { Broken } from "./rules.mjs";

/** One after another and with one player: what a scenario sees move, it moved itself. */
export async function runScenarios(scenarios, world, { only }) {
  const results = [];
  for (const scenario of scenarios) {
    if (!`${scenario.id} ${scenario.family}`.includes(only)) continue;
    results.push(await runOne(scenario, world));
  }
  return results;
}

async function runOne(scenario, world) {
  const { id, family, rule } = scenario;
  const missing = (scenario.needs ?? []).filter((name) => world.config[name] === undefined);
  if (missing.length > 0) {
    return { id, family, rule, outcome: "skipped", note: `configure ${missing.join(", ")}` };
  }
  const startedAt = performance.now();
  try {
    await scenario.run(world);
    return { id, family, rule, outcome: "kept", ms: Math.round(performance.now() - startedAt) };
  } catch (error) {
    const note = error instanceof Broken ? error.message : `the scenario fell: ${String(error)}`;
    return { id, family, rule, outcome: "broken", note };
  }
}
