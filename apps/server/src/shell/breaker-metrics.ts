import type { Breakers, BreakerState } from "@croupier/kit/breaker";
import { Gauge, type Registry } from "prom-client";

const states: readonly BreakerState[] = ["closed", "half_open", "open"];

/** How whoever this process asks outside stands: 1 at the one state that holds, 0 at the others. */
export function showBreakers(registry: Registry, breakers: Breakers): Gauge {
  return new Gauge({
    name: "croupier_breaker_state",
    help: "1 at how a party outside stands: closed (is asked), half_open (once, to see), open (is not)",
    labelNames: ["party", "state"] as const,
    registers: [registry],
    collect() {
      for (const [party, holds] of breakers.states()) {
        for (const state of states) this.set({ party, state }, Number(state === holds));
      }
    },
  });
}
