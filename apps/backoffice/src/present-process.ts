import type { ProcessStatus } from "@croupier/contracts";
import { silentAfterMs, type SeenProcess } from "@croupier/oversight";

export function presentProcess(seen: SeenProcess, now: Date): ProcessStatus {
  return {
    role: seen.role,
    place: `${seen.host}:${seen.pid}`,
    version: seen.version,
    state: stateOf(seen, now),
    startedAt: seen.startedAt.toISOString(),
    seenAt: (seen.stoppedAt ?? seen.seenAt).toISOString(),
  };
}

function stateOf({ stoppedAt, seenAt }: SeenProcess, now: Date): ProcessStatus["state"] {
  if (stoppedAt !== undefined) return "STOPPED";
  return now.getTime() - seenAt.getTime() > silentAfterMs ? "SILENT" : "RUNNING";
}
