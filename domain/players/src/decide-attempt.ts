export type AttemptLimits = {
  /** So many within the window; the last of them starts a lockout unless it succeeds. */
  readonly max: number;
  readonly windowMs: number;
  readonly lockoutMs: number;
  readonly lockoutMsMax: number;
  /** After so long without a try, earlier lockouts no longer make the next one longer. */
  readonly forgetMs: number;
  /** From so many on, a machine might be guessing; absent: it is never suspected. */
  readonly suspectAfter?: number;
};

export type Attempts = {
  readonly counted: number;
  readonly windowStartedAt: Date;
  readonly lockouts: number;
  readonly lockedUntil: Date | null;
};

export type AttemptDecision =
  | { readonly allowed: true; readonly after: Attempts }
  | { readonly allowed: false; readonly lockedUntil: Date };

/**
 * Should whoever tries show first that no machine is guessing? After several tries in a row, and after a
 * lockout until it is forgotten. While nobody may try at all there is nothing to show.
 */
export function isSuspicious(
  before: Attempts | undefined,
  now: Date,
  { suspectAfter, windowMs, forgetMs }: AttemptLimits,
): boolean {
  if (before === undefined || suspectAfter === undefined) return false;
  const { counted, lockouts, lockedUntil, windowStartedAt } = before;
  if (lockedUntil !== null && lockedUntil > now) return false;
  const ageMs = now.getTime() - windowStartedAt.getTime();
  return (counted >= suspectAfter && ageMs < windowMs) || (lockouts > 0 && ageMs < forgetMs);
}

/**
 * May one more try be made? The last one of a window still may, and starts the lockout that a
 * success would lift. Each lockout in a row is twice as long as the one before, up to a bound.
 */
export function decideAttempt(
  before: Attempts | undefined,
  now: Date,
  limits: AttemptLimits,
): AttemptDecision {
  if (before?.lockedUntil && before.lockedUntil > now) {
    return { allowed: false, lockedUntil: before.lockedUntil };
  }
  const ageMs = before === undefined ? Infinity : now.getTime() - before.windowStartedAt.getTime();
  const sameWindow = before !== undefined && before.lockedUntil === null && ageMs < limits.windowMs;
  const counted = sameWindow ? before.counted + 1 : 1;
  const lockouts = before === undefined || ageMs >= limits.forgetMs ? 0 : before.lockouts;
  const locks = counted >= limits.max;
  const lockoutMs = Math.min(limits.lockoutMs * 2 ** lockouts, limits.lockoutMsMax);
  return {
    allowed: true,
    after: {
      counted,
      windowStartedAt: sameWindow ? before.windowStartedAt : now,
      lockouts: locks ? lockouts + 1 : lockouts,
      lockedUntil: locks ? new Date(now.getTime() + lockoutMs) : null,
    },
  };
}
