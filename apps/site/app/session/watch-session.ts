import type { SignedIn } from "@croupier/contracts";

type SessionEnds = SignedIn["session"];

/** How long before its end a session is warned of. */
export const warnAheadMs = 120_000;
/** How often a warned tab asks whether the player moved elsewhere, in another tab or device. */
const askAgainMs = 10_000;

export interface Warning {
  readonly secondsLeft: number;
  /** False at the longest that any session lasts: then nothing moves its end. */
  readonly canStay: boolean;
}

export interface SessionWatchNeeds {
  readonly ends: SessionEnds;
  /** Asks the server, which is no activity; undefined when the session has ended. */
  readonly ask: () => Promise<SessionEnds | undefined>;
  /** Undefined while there is nothing to warn of. */
  readonly onWarning: (warning: Warning | undefined) => void;
  readonly onEnded: () => void;
}

/**
 * Follows one session to its end. Only the server knows when that is: moves of any tab postpone it,
 * so it is asked before the first warning, while one is shown, and at the end.
 */
export function watchSession({ ends, ask, onWarning, onEnded }: SessionWatchNeeds) {
  let deadline = 0;
  let canStay = true;
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function learn(told: SessionEnds): void {
    // The clock of a browser may be wrong by hours, so only the time that is left is believed.
    askedAt = Date.now();
    deadline = askedAt + Date.parse(told.idleEndsAt) - Date.parse(told.now);
    canStay = told.idleEndsAt !== told.endsAt;
    look();
  }

  /** Says what is so now, and comes back when that changes. */
  function look(): void {
    clearTimeout(timer);
    if (closed) return;
    const left = deadline - Date.now();
    const sinceAsked = Date.now() - askedAt;
    if (left > warnAheadMs) {
      onWarning(undefined);
      timer = setTimeout(look, left - warnAheadMs);
    } else if (sinceAsked >= askAgainMs || (left <= 0 && sinceAsked >= 1_000)) {
      void askServer();
    } else {
      onWarning({ secondsLeft: Math.max(0, Math.ceil(left / 1_000)), canStay });
      timer = setTimeout(look, 1_000);
    }
  }

  async function askServer(): Promise<void> {
    clearTimeout(timer);
    try {
      const told = await ask();
      if (closed) return;
      if (told === undefined) onEnded();
      else learn(told);
    } catch {
      // Without a connection the countdown goes on with what is known.
      askedAt = Date.now();
      look();
    }
  }

  learn(ends);
  return {
    /** Something may have moved the end. */
    ask: askServer,
    /** A computer that slept, or a tab in the back, has missed its time. */
    look,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
