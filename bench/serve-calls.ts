// The real server in a process of its own. Its allowances are out of the way: they would turn away
// a generator that speaks for a thousand players long before the server is busy.
import { systemClock } from "@croupier/kit/time";
import { buildServer, readConfig } from "@croupier/server";
import { tellCpu } from "./pages/cpu.ts";

const plenty = { points: Number.MAX_SAFE_INTEGER, seconds: 60 };
const never = { P1: Infinity, P2: Infinity, P3: Infinity };
const config = readConfig(process.env);
const hashesAtOnce = Number(process.env.BENCH_HASHES_AT_ONCE ?? 0);
const aheadMs = Number(process.env.BENCH_AHEAD_MS ?? 0);
const server = await buildServer({
  clock: () => new Date(systemClock().getTime() + aheadMs),
  config: {
    ...config,
    allowances: {
      poll: plenty,
      read: plenty,
      write: plenty,
      sensitive: plenty,
      play: plenty,
      machine: plenty,
    },
    ...(process.env.BENCH_SHEDS_NOTHING === "1"
      ? { pressure: { delayMs: never, inFlight: never, windowMs: 1_000 } }
      : {}),
    ...(hashesAtOnce > 0 ? { hashing: { atOnce: hashesAtOnce, waitingMax: 1_000, nice: 0 } } : {}),
    pages: { ...config.pages, visitsPerWindow: Number.MAX_SAFE_INTEGER },
  },
});
const ports = await server.listen();
process.send?.(ports);
tellCpu();
process.on("disconnect", () => void server.close().finally(() => process.exit(0)));
