import { secondMs, type Clock } from "@croupier/kit/time";

/** Whether the signing in goes on under which a game was opened; a bet is activity of its player. */
export type KeepSignedIn = (asked: {
  readonly playerId: string;
  readonly sessionId: string;
  readonly touch: boolean;
}) => Promise<boolean>;

const trustedMs = 5 * secondMs;
const keptMax = 20_000;

/** Asked anew every few seconds: no bet is taken for long from who has signed out elsewhere. */
export function createSignedIn({
  keepSignedIn,
  clock,
}: {
  readonly keepSignedIn: KeepSignedIn;
  readonly clock: Clock;
}) {
  const seenAt = new Map<string, number>();

  return async (who: {
    readonly playerId: string;
    readonly sessionId: string;
  }): Promise<boolean> => {
    const { playerId, sessionId } = who;
    const now = clock().getTime();
    const ageMs = now - (seenAt.get(sessionId) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back must not keep anybody signed in.
    if (ageMs >= 0 && ageMs < trustedMs) return true;
    seenAt.delete(sessionId);
    if (!(await keepSignedIn({ playerId, sessionId, touch: true }))) return false;
    seenAt.set(sessionId, now);
    if (seenAt.size > keptMax) {
      // A Map keeps the order of insertion: the first was seen longest ago.
      for (const oldest of seenAt.keys()) {
        seenAt.delete(oldest);
        break;
      }
    }
    return true;
  };
}
