export type AttemptLimits = {
  /** So many within the window; the last of them starts a lockout unless it succeeds. */
  readonly max: number;
  readonly windowMs: number;
  readonly lockoutMs: number;
  readonly lockoutMsMax: number;
  /** After so long without a try, earlier lockouts no longer make the next one longer. */
  readonly forgetMs: number;
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
 * May one more try be made? A try is counted before it is made, so that fifty at the same moment
 * are fifty tries. Each lockout in a row is twice as long as the one before, up to a bound.
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

/** Takes back one try that turned out well, and the lockout if that very try had started it. */
export function decideRefund(before: Attempts, limits: AttemptLimits): Attempts {
  const locking = before.lockedUntil !== null && before.counted >= limits.max;
  return {
    ...before,
    counted: Math.max(0, before.counted - 1),
    lockouts: locking ? before.lockouts - 1 : before.lockouts,
    lockedUntil: locking ? null : before.lockedUntil,
  };
}
