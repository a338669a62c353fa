import { hourMs } from "@croupier/kit/time";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { LimitKind } from "@croupier/policy";
import { isRaise } from "./decide-limits.ts";
import type { EffectiveLimit, PendingRaise } from "./limit.ts";
import { windowMs } from "./limit-window.ts";

export type LimitChange =
  | { readonly counts: "now" }
  | { readonly counts: "later"; readonly countsFrom: Date }
  /** It is what is set already, and nothing waits. */
  | { readonly counts: "unchanged" };

/** What becomes of a limit that a player sets. */
export function decideChange(facts: {
  readonly limit: Pick<EffectiveLimit, "kind" | "window" | "own" | "pending">;
  readonly value: bigint | null;
  readonly offered: readonly LimitKind[];
  readonly raiseHours: number;
  readonly now: Date;
}): Result<LimitChange, { readonly code: "limit_not_offered" | "limit_out_of_range" }> {
  const { limit, value, now } = facts;
  if (!facts.offered.includes(limit.kind)) return refuse({ code: "limit_not_offered" });
  if (value !== null && !fits(limit, value)) return refuse({ code: "limit_out_of_range" });
  if (value === limit.own && limit.pending === null) return ok({ counts: "unchanged" });
  if (!isRaise(limit.own, value)) return ok({ counts: "now" });
  const countsFrom = new Date(now.getTime() + facts.raiseHours * hourMs);
  return ok({ counts: "later", countsFrom });
}

/** A raise is confirmed by its owner once its moment has come. */
export function decideConfirmation(
  pending: PendingRaise | null,
  id: string,
): Result<void, { readonly code: "raise_unknown" | "raise_not_due" }> {
  if (pending === null || pending.id !== id) return refuse({ code: "raise_unknown" });
  return pending.confirmable ? ok() : refuse({ code: "raise_not_due" });
}

const minorMax = 10n ** 15n;

/** Nothing at all is a limit too; a session limit cannot be longer than its window. */
function fits({ kind, window }: Pick<EffectiveLimit, "kind" | "window">, value: bigint): boolean {
  if (value < 0n) return false;
  return value <= (kind === "session" ? BigInt(windowMs[window] / 1_000) : minorMax);
}
