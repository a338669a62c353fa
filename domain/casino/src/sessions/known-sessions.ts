import { secondMs, type Clock } from "@croupier/kit/time";
import type { GameSessions, KeptSession } from "./game-sessions.ts";

/** Whether the signing in goes on under which a game was opened; a play is activity, a poll is none. */
export type KeepSignedIn = (asked: {
  readonly playerId: string;
  readonly sessionId: string;
  readonly touch: boolean;
}) => Promise<boolean>;

const trustedMs = 5 * secondMs;
const keptMax = 20_000;

/** Who plays, asked anew every few seconds: a game is over soon after its player signed out elsewhere. */
export function createKnownSessions({
  sessions,
  keepSignedIn,
  clock,
}: {
  readonly sessions: Pick<GameSessions, "find">;
  readonly keepSignedIn: KeepSignedIn;
  readonly clock: Clock;
}) {
  type Kept = { readonly session: KeptSession; readonly readAt: number; readonly touched: boolean };
  const kept = new Map<string, Kept>();

  function trusted(token: string, touch: boolean): KeptSession | undefined {
    const one = kept.get(token);
    const ageMs = one === undefined ? -1 : clock().getTime() - one.readAt;
    // A clock that was set back must not keep anything alive.
    if (one !== undefined && ageMs >= 0 && ageMs < trustedMs && (one.touched || !touch)) {
      return one.session;
    }
    kept.delete(token);
    return undefined;
  }

  return {
    async find(
      token: string,
      { touch }: { readonly touch: boolean },
    ): Promise<KeptSession | undefined> {
      const known = trusted(token, touch);
      if (known !== undefined) return known;
      const session = await sessions.find(token);
      if (session === undefined) return undefined;
      const { playerId, sessionId } = session;
      if (!(await keepSignedIn({ playerId, sessionId, touch }))) return undefined;
      kept.set(token, { session, readAt: clock().getTime(), touched: touch });
      if (kept.size > keptMax) {
        // A Map keeps the order of insertion: the first was read longest ago.
        for (const oldest of kept.keys()) {
          kept.delete(oldest);
          break;
        }
      }
      return session;
    },
    forget(token: string): void {
      kept.delete(token);
    },
  };
}
