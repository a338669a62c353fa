/** Removes what ended by time, a batch at once so that no statement holds many rows for long. */
export async function sweepSessions(needs: {
  sweeps: readonly (() => Promise<number>)[];
  signal: AbortSignal;
}): Promise<void> {
  for (const sweep of needs.sweeps) {
    while (!needs.signal.aborted && (await sweep()) > 0);
  }
}
