export type SessionLimits = { readonly idleMs: number; readonly absoluteMs: number };

/** 30 minutes without activity, 12 hours in all; an operator may shorten or lengthen both. */
export const sessionLimits: SessionLimits = { idleMs: 30 * 60_000, absoluteMs: 12 * 3_600_000 };

export type SessionEnds = {
  readonly live: boolean;
  readonly endsAt: Date;
  readonly idleEndsAt: Date;
};

/** When a session ends, by the clock and by idleness, and whether it already has. */
export function decideSession(
  session: { readonly startedAt: Date; readonly lastActiveAt: Date },
  now: Date,
  limits: SessionLimits,
): SessionEnds {
  const endsAt = new Date(session.startedAt.getTime() + limits.absoluteMs);
  const idle = new Date(session.lastActiveAt.getTime() + limits.idleMs);
  const idleEndsAt = idle < endsAt ? idle : endsAt;
  return { live: now < idleEndsAt, endsAt, idleEndsAt };
}
