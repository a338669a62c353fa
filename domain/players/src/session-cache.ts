/**
 * Sessions this process looked up within the last seconds, so that a page with twenty calls asks
 * the database once. Short-lived and bounded; a session ended elsewhere is forgotten by message,
 * and without the message after `maxAgeMs` at the latest.
 */
export function createSessionCache<S>({
  maxAgeMs,
  sizeMax,
}: {
  maxAgeMs: number;
  sizeMax: number;
}) {
  const entries = new Map<string, { readonly session: S; readonly readAt: number }>();
  let forgotten = 0;

  return {
    /** Taken before the database is asked: how many were forgotten until then. */
    mark: (): number => forgotten,

    find(hash: string, now: Date): S | undefined {
      const entry = entries.get(hash);
      if (entry === undefined) return undefined;
      const ageMs = now.getTime() - entry.readAt;
      // A clock that was set back must not keep an entry alive.
      if (ageMs >= 0 && ageMs < maxAgeMs) return entry.session;
      entries.delete(hash);
      return undefined;
    },

    /** Not when anything was forgotten since: the answer may be older than that, and would outlive it. */
    keep(hash: string, session: S, { now, mark }: { now: Date; mark: number }): void {
      if (mark !== forgotten) return;
      entries.delete(hash);
      entries.set(hash, { session, readAt: now.getTime() });
      if (entries.size <= sizeMax) return;
      // A Map keeps the order of insertion: the first is the one read longest ago.
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    },

    forget(hash: string): void {
      forgotten += 1;
      entries.delete(hash);
    },

    forgetAll(): void {
      forgotten += 1;
      entries.clear();
    },
  };
}
