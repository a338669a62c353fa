import { useQueries } from "@tanstack/react-query";

import { pollMs } from "../calls/player-queries.ts";
import { healthChecks } from "./checks.ts";
import type { HealthLine } from "./health-line.ts";

export interface Health {
  readonly isComing: boolean;
  /** What is open in front, what is in order behind it; each in the order of the checks. */
  readonly lines: readonly HealthLine[];
}

/** A check whose call does not answer has no line: half a picture is better than an error. */
export function useHealth(session: string): Health {
  return useQueries({
    queries: healthChecks.map(({ name, look }) => ({
      queryKey: ["health", name, session],
      queryFn: ({ signal }: { signal: AbortSignal }) => look({ params: { session }, signal }),
      refetchInterval: pollMs,
    })),
    combine: (answers) => {
      const lines = answers.flatMap(({ data = [] }) => data);
      return {
        isComing: answers.some(({ isPending }) => isPending),
        lines: [
          ...lines.filter(({ state }) => state !== "ok"),
          ...lines.filter(({ state }) => state === "ok"),
        ],
      };
    },
  });
}
