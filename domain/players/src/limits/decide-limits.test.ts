import { dayMs, hourMs } from "@croupier/kit/time";
import { limitKinds, limitWindows, type ImposedLimit, type LimitKind } from "@croupier/policy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideChange, decideConfirmation } from "./decide-change.ts";
import { decideLimits, findLimit, isRaise } from "./decide-limits.ts";
import type { EffectiveLimit, LimitVersion } from "./limit.ts";

const begin = new Date("2026-11-20T12:00:00Z");
const after = (ms: number) => new Date(begin.getTime() + ms);

/** One player's limits under a clock that only the test moves, as the transactor would keep them. */
function keepLimits(imposed: readonly ImposedLimit[] = []) {
  let now = begin;
  const versions: LimitVersion[] = [];
  const read = (): EffectiveLimit =>
    find(decideLimits({ versions, imposed, currency: "EUR", now }), "deposit");
  return {
    read,
    wait: (ms: number) => (now = new Date(now.getTime() + ms)),
    set(value: bigint | null) {
      const limit = read();
      const change = decideChange({ limit, value, offered: limitKinds, raiseHours: 24, now });
      if (!change.ok || change.value.counts === "unchanged") return change;
      const waits = change.value.counts === "later";
      const countsFrom = change.value.counts === "later" ? change.value.countsFrom : now;
      const id = String(versions.length).padStart(4, "0");
      const asked = { setBy: "player", value, waits, askedAt: now, countsFrom } as const;
      versions.push({ id, kind: "deposit", window: "day", ...asked });
      return change;
    },
    confirm() {
      const { pending } = read();
      const decided = decideConfirmation(pending, pending?.id ?? "none");
      const index = versions.findIndex(({ id }) => id === pending?.id);
      const version = versions[index];
      if (decided.ok && version) {
        versions[index] = { ...version, answer: { kind: "confirmed", at: now } };
      }
      return decided;
    },
  };
}

function find(limits: readonly EffectiveLimit[], kind: LimitKind): EffectiveLimit {
  const limit = findLimit(limits, kind, "day");
  if (limit === undefined) throw new Error("every kind has a limit for every window");
  return limit;
}

describe("a limit over time", () => {
  test("counts at once when it is the first, and when it is lowered", () => {
    const limits = keepLimits();
    limits.set(10_000n);
    expect(limits.read()).toMatchObject({ value: 10_000n, source: "player", pending: null });
    limits.set(2_000n);
    expect(limits.read()).toMatchObject({ value: 2_000n, pending: null });
  });

  test.each([
    ["a higher one", 20_000n],
    ["none at all", null],
  ])("%s waits a day, and then for a confirmation", (_, value) => {
    const limits = keepLimits();
    limits.set(10_000n);
    limits.set(value);
    expect(limits.confirm()).toMatchObject({ refusal: { code: "raise_not_due" } });
    limits.wait(dayMs - 1);
    expect(limits.confirm()).toMatchObject({ refusal: { code: "raise_not_due" } });
    expect(limits.read()).toMatchObject({ value: 10_000n, pending: { confirmable: false } });
    limits.wait(1);
    expect(limits.read()).toMatchObject({ value: 10_000n, pending: { confirmable: true } });
    limits.wait(30 * dayMs);
    expect(limits.read().value).toBe(10_000n);
    expect(limits.confirm()).toMatchObject({ ok: true });
    expect(limits.read()).toMatchObject({ value, pending: null });
  });

  test("lowered meanwhile, nothing is left of the raise that waited", () => {
    const limits = keepLimits();
    limits.set(10_000n);
    limits.set(50_000n);
    limits.set(5_000n);
    limits.wait(2 * dayMs);
    expect(limits.confirm()).toMatchObject({ refusal: { code: "raise_unknown" } });
    expect(limits.read()).toMatchObject({ value: 5_000n, pending: null });
  });

  test("another raise starts the day anew", () => {
    const limits = keepLimits();
    limits.set(10_000n);
    limits.set(50_000n);
    limits.wait(23 * hourMs);
    limits.set(60_000n);
    limits.wait(2 * hourMs);
    expect(limits.confirm()).toMatchObject({ refusal: { code: "raise_not_due" } });
  });

  test("setting again what is set gives up the raise that waits", () => {
    const limits = keepLimits();
    limits.set(10_000n);
    limits.set(50_000n);
    limits.set(10_000n);
    expect(limits.read()).toMatchObject({ value: 10_000n, pending: null });
    expect(limits.set(10_000n)).toEqual({ ok: true, value: { counts: "unchanged" } });
  });

  test("whatever is set in whatever order, it rises only by a confirmation a day after it was asked", () => {
    const value = fc.option(fc.bigInt({ min: 0n, max: 1_000n }));
    const step = fc.oneof(
      fc.record({ act: fc.constant("set" as const), value }),
      fc.record({ act: fc.constant("wait" as const), hours: fc.integer({ min: 0, max: 40 }) }),
      fc.record({ act: fc.constant("confirm" as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const limits = keepLimits();
        let clock = 0;
        let askedAt = 0;
        for (const one of steps) {
          const before = limits.read();
          if (one.act === "wait") {
            limits.wait(one.hours * hourMs);
            clock += one.hours;
            expect(limits.read().value).toBe(before.value);
          } else if (one.act === "set") {
            limits.set(one.value);
            askedAt = clock;
            expect(isRaise(before.value, limits.read().value)).toBe(false);
            if (!isRaise(before.value, one.value)) expect(limits.read().value).toBe(one.value);
          } else {
            const confirmed = limits.confirm();
            if (confirmed.ok) expect(clock - askedAt).toBeGreaterThanOrEqual(24);
            else expect(limits.read().value).toBe(before.value);
          }
        }
      }),
    );
  });
});

describe("of several limits the lowest counts", () => {
  const version = (setBy: "player" | "operator", value: bigint | null): LimitVersion => ({
    id: setBy,
    kind: "deposit",
    window: "day",
    setBy,
    value,
    waits: false,
    askedAt: begin,
    countsFrom: begin,
  });
  const ofLaw = (minorMax: bigint): ImposedLimit => ({
    kind: "deposit",
    window: "day",
    currency: "EUR",
    minorMax,
  });

  test.each<[bigint | null, bigint | null, bigint[], bigint | null, string | null]>([
    [null, null, [], null, null],
    [500n, null, [], 500n, "player"],
    [500n, 300n, [], 300n, "operator"],
    [500n, 300n, [200n], 200n, "policy"],
    [100n, 300n, [200n], 100n, "player"],
    [null, null, [900n, 200n], 200n, "policy"],
    [0n, 300n, [200n], 0n, "player"],
  ])("player %s, operator %s, law %s: %s of the %s", (own, operators, law, value, source) => {
    const versions = [version("player", own), version("operator", operators)];
    const limits = decideLimits({
      versions,
      imposed: law.map(ofLaw),
      currency: "EUR",
      now: after(1),
    });
    expect(find(limits, "deposit")).toMatchObject({ value, source, own });
  });

  test("what the law says of another currency does not count", () => {
    const limits = decideLimits({
      versions: [],
      imposed: [ofLaw(1n)],
      currency: "USD",
      now: begin,
    });
    expect(limits.every(({ value }) => value === null)).toBe(true);
    expect(limits).toHaveLength(limitKinds.length * limitWindows.length);
  });
});

describe("a limit that a player sets", () => {
  const change = (kind: LimitKind, value: bigint | null, offered = limitKinds.slice()) =>
    decideChange({
      limit: { kind, window: "day", own: null, pending: null },
      value,
      offered,
      raiseHours: 24,
      now: begin,
    });

  test.each<[LimitKind, bigint, string]>([
    ["deposit", -1n, "limit_out_of_range"],
    ["deposit", 10n ** 15n + 1n, "limit_out_of_range"],
    ["session", 86_401n, "limit_out_of_range"],
  ])("%s of %s is refused", (kind, value, code) => {
    expect(change(kind, value)).toEqual({ ok: false, refusal: { code } });
  });

  test.each<[LimitKind, bigint]>([
    ["deposit", 0n],
    ["stake", 10n ** 15n],
    ["session", 86_400n],
  ])("%s of %s counts at once", (kind, value) => {
    expect(change(kind, value)).toEqual({ ok: true, value: { counts: "now" } });
  });

  test("is refused where the place offers none of its kind", () => {
    expect(change("loss", 5n, ["deposit"])).toMatchObject({
      refusal: { code: "limit_not_offered" },
    });
  });
});
