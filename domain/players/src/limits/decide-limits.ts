import { limitKinds, limitWindows, type ImposedLimit } from "@croupier/policy";
import type { LimitKind, LimitWindow } from "@croupier/policy";
import type { EffectiveLimit, LimitSource, LimitVersion, PendingRaise } from "./limit.ts";

/** The twelve limits there can be, as they count now: the lowest of what anybody set. */
export function decideLimits(facts: {
  readonly versions: readonly LimitVersion[];
  readonly imposed: readonly ImposedLimit[];
  readonly currency: string;
  readonly now: Date;
}): readonly EffectiveLimit[] {
  return facts.versions.length === 0 && facts.imposed.length === 0 ? unlimited : decideAll(facts);
}

/** Most players set none, and most laws: what that comes to is asked of every stake. */
const unlimited = decideAll({ versions: [], imposed: [], currency: "", now: new Date(0) });

function decideAll(facts: Parameters<typeof decideLimits>[0]): readonly EffectiveLimit[] {
  return limitKinds.flatMap((kind) =>
    limitWindows.map((window) => {
      const of = facts.versions.filter((one) => one.kind === kind && one.window === window);
      const own = readLine(of, "player", facts.now);
      const operators = readLine(of, "operator", facts.now);
      const imposed = facts.imposed
        .filter((one) => one.kind === kind && one.window === window)
        .filter(({ currency }) => currency === facts.currency)
        .map(({ minorMax }): Claim => ["policy", minorMax]);
      const [source, value] = lowest([
        ["player", own.value],
        ["operator", operators.value],
        ...imposed,
      ]);
      return { kind, window, own: own.value, value, source, pending: own.pending };
    }),
  );
}

/**
 * What one party's versions of one limit come to. Setting a limit replaces whatever waited, so that
 * a lowered limit cannot be undone by an older raise.
 */
export function readLine(
  versions: readonly LimitVersion[],
  setBy: LimitVersion["setBy"],
  now: Date,
): { value: bigint | null; pending: PendingRaise | null } {
  let value: bigint | null = null;
  let pending: PendingRaise | null = null;
  for (const version of versions.filter((one) => one.setBy === setBy).toSorted(byTime)) {
    if (version.askedAt > now) continue;
    pending = null;
    const { answer } = version;
    if (!version.waits) value = version.value;
    else if (answer === undefined || answer.at > now) pending = pendingOf(version, now);
    else if (answer.kind === "confirmed") value = version.value;
  }
  return { value, pending };
}

/** Lower counts at once, higher has to wait. None at all is the highest there is. */
export function isRaise(before: bigint | null, after: bigint | null): boolean {
  if (before === null) return false;
  return after === null || after > before;
}

/** The limits of one kind that somebody has set. */
export function setLimits<Limit extends EffectiveLimit>(
  limits: readonly Limit[],
  kind: LimitKind,
): readonly (Limit & { readonly value: bigint })[] {
  const set: (Limit & { readonly value: bigint })[] = [];
  for (const limit of limits) {
    const { value } = limit;
    if (limit.kind === kind && value !== null) set.push({ ...limit, value });
  }
  return set;
}

export function findLimit(
  limits: readonly EffectiveLimit[],
  kind: LimitKind,
  window: LimitWindow,
): EffectiveLimit | undefined {
  return limits.find((limit) => limit.kind === kind && limit.window === window);
}

function pendingOf({ id, value, countsFrom }: LimitVersion, now: Date): PendingRaise {
  return { id, value, countsFrom, confirmable: now >= countsFrom };
}

type Claim = readonly [source: LimitSource | null, value: bigint | null];

function lowest(claims: readonly Claim[]): Claim {
  return claims.reduce<Claim>(
    (low, claim) => (claim[1] !== null && (low[1] === null || claim[1] < low[1]) ? claim : low),
    [null, null],
  );
}

/** Ids are made in order, so two of one moment keep theirs. */
function byTime(one: LimitVersion, other: LimitVersion): number {
  return one.askedAt.getTime() - other.askedAt.getTime() || (one.id < other.id ? -1 : 1);
}
