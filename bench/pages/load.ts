// The generator, in a process of its own so that it can be given a core of its own.
import autocannon from "autocannon";

export type LoadOrder = { url: string; connections: number; seconds: number };
export type Load = { perSecond: number; p50: number; p99: number; failed: number };

process.once("message", ({ url, connections, seconds }: LoadOrder) => {
  autocannon(
    {
      url,
      connections,
      duration: seconds,
      headers: { "accept-encoding": "br", "user-agent": "bench" },
    },
    (error, result) => {
      if (error) throw error;
      const load: Load = {
        perSecond: result["2xx"] / result.duration,
        p50: result.latency.p50,
        p99: result.latency.p99,
        failed: result.non2xx + result.errors + result.timeouts,
      };
      process.send?.(load, () => process.exit(0));
    },
  );
});
