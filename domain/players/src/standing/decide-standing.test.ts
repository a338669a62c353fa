import { dayMs, hourMs } from "@croupier/kit/time";
import { products } from "@croupier/policy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideDeposit, decidePlay, decideStake, decideStanding } from "./decide-standing.ts";
import type { Exclusion, StandingFacts, UsedLimit } from "./standing.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

const fine: StandingFacts = {
  now,
  status: "active",
  exclusion: null,
  listedInRegister: false,
  registerUnanswered: false,
  samePerson: null,
  breakEndsAt: null,
  documentBlocked: false,
  owesMoney: false,
  emailConfirmed: true,
  marketingAgreed: true,
  agreementsDue: [],
  playClosed: false,
  products,
  stakesMost: [],
  roundMsMin: 2_500,
  limits: [],
  realityCheckDueAt: null,
  realityCheckBlocks: true,
};

const exclusion: Exclusion = {
  id: "0199f0a0-0000-7000-8000-000000000001",
  setBy: "player",
  beganAt: later(-dayMs),
  mayReturnAt: later(180 * dayMs),
  returnsAt: null,
};

const limit = (change: Partial<UsedLimit>): UsedLimit => ({
  kind: "deposit",
  window: "day",
  own: null,
  value: 10_000n,
  source: "player",
  pending: null,
  used: 0n,
  resetsAt: null,
  ...change,
});

/** yes, or the code of the no, for play, deposit, withdraw, marketing. */
function told(change: Partial<StandingFacts>): string[] {
  const { play, deposit, withdraw, marketing } = decideStanding({ ...fine, ...change });
  return [play, deposit, withdraw, marketing].map((one) => (one.ok ? "yes" : one.refusal.code));
}

const none = (code: string) => [code, code, "yes", code];

describe("what a player may do: play, deposit, withdraw, be told of offers", () => {
  test.each<[string, Partial<StandingFacts>, string[]]>([
    ["somebody fine", {}, ["yes", "yes", "yes", "yes"]],
    ["play is closed for all", { playClosed: true }, ["play_closed", "yes", "yes", "yes"]],
    ["no offers wanted", { marketingAgreed: false }, ["yes", "yes", "yes", "marketing_off"]],
    ["blocked", { status: "blocked" }, none("account_blocked")],
    ["closed", { status: "closed" }, none("account_closed")],
    ["excluded", { exclusion }, none("self_excluded")],
    [
      "excluded, its time over",
      { exclusion: { ...exclusion, mayReturnAt: later(-1) } },
      none("self_excluded"),
    ],
    [
      "excluded for good",
      { exclusion: { ...exclusion, mayReturnAt: null } },
      none("self_excluded"),
    ],
    [
      "asked to come back, thinking it over",
      { exclusion: { ...exclusion, returnsAt: later(1) } },
      none("self_excluded"),
    ],
    [
      "has come back",
      { exclusion: { ...exclusion, returnsAt: now } },
      ["yes", "yes", "yes", "yes"],
    ],
    ["on a register", { listedInRegister: true }, none("self_excluded")],
    ["the register does not answer", { registerUnanswered: true }, none("register_unreachable")],
    [
      "excluded at another account",
      { samePerson: { certainty: "same", mayReturnAt: later(1) } },
      none("self_excluded"),
    ],
    [
      "much like somebody excluded",
      { samePerson: { certainty: "alike", mayReturnAt: null } },
      none("person_in_review"),
    ],
    ["on a break", { breakEndsAt: later(1) }, none("on_a_break")],
    ["back from a break", { breakEndsAt: now }, ["yes", "yes", "yes", "yes"]],
    [
      "document refused for good",
      { documentBlocked: true },
      ["document_blocked", "document_blocked", "document_blocked", "document_blocked"],
    ],
    [
      "owes what was taken back after it was played with",
      { owesMoney: true },
      ["money_owed", "yes", "money_owed", "yes"],
    ],
    [
      "address not confirmed",
      { emailConfirmed: false },
      ["yes", "yes", "email_unconfirmed", "yes"],
    ],
    ["nothing offered", { products: [] }, ["not_offered_here", "not_offered_here", "yes", "yes"]],
    [
      "time is up",
      { limits: [limit({ kind: "session", value: 60n, used: 60n })] },
      ["session_limit_reached", "yes", "yes", "yes"],
    ],
    [
      "deposits used up",
      { limits: [limit({ used: 10_000n })] },
      ["yes", "limit_reached", "yes", "yes"],
    ],
    [
      "lost what they wanted to lose",
      { limits: [limit({ kind: "loss", used: 10_000n })] },
      ["limit_reached", "yes", "yes", "yes"],
    ],
    ["reality check due", { realityCheckDueAt: now }, ["reality_check_due", "yes", "yes", "yes"]],
    ["reality check soon", { realityCheckDueAt: later(1) }, ["yes", "yes", "yes", "yes"]],
    [
      "one that only reminds",
      { realityCheckDueAt: now, realityCheckBlocks: false },
      ["yes", "yes", "yes", "yes"],
    ],
    [
      "terms have changed",
      { agreementsDue: ["terms"] },
      ["agreement_due", "agreement_due", "yes", "yes"],
    ],
    [
      "excluded, and terms have changed",
      { exclusion, agreementsDue: ["terms", "privacy"] },
      none("self_excluded"),
    ],
    ["blocked and excluded", { status: "blocked", exclusion }, none("account_blocked")],
    ["excluded and on a break", { exclusion, breakEndsAt: later(1) }, none("self_excluded")],
  ])("%s", (_, change, expected) => {
    expect(told(change)).toEqual(expected);
  });

  test("whatever is known of somebody, what they own can be withdrawn, unless a document bars it", () => {
    const facts = fc.record({
      status: fc.constantFrom("active", "blocked", "closed"),
      exclusion: fc.constantFrom(null, exclusion),
      listedInRegister: fc.boolean(),
      breakEndsAt: fc.constantFrom(null, later(hourMs)),
      limits: fc.array(
        fc.record({ used: fc.bigInt({ min: 0n, max: 20_000n }) }).map((one) => limit(one)),
      ),
    }) as fc.Arbitrary<Partial<StandingFacts>>;
    fc.assert(
      fc.property(facts, (change) => {
        const standing = decideStanding({ ...fine, ...change });
        expect(standing.withdraw.ok).toBe(true);
        // Who may neither play nor deposit is never asked to.
        if (!standing.play.ok && !standing.deposit.ok && change.limits?.length === 0) {
          expect(standing.marketing.ok).toBe(false);
        }
      }),
    );
  });
});

describe("money against a limit", () => {
  test.each<[bigint, bigint, bigint, string]>([
    [10_000n, 0n, 10_000n, "yes"],
    [10_000n, 0n, 10_001n, "limit_reached"],
    [10_000n, 9_999n, 1n, "yes"],
    [10_000n, 9_999n, 2n, "limit_reached"],
    [0n, 0n, 1n, "limit_reached"],
    [5_000n, 8_000n, 1n, "limit_reached"],
  ])("of %s, %s used: %s more? %s", (value, used, minor, answer) => {
    const decided = decideDeposit({ ...fine, limits: [limit({ value, used })] }, minor);
    expect(decided.ok ? "yes" : decided.refusal.code).toBe(answer);
  });

  test("of limits that overlap, the one with the least left speaks", () => {
    const limits = [
      limit({ window: "day", value: 10_000n, used: 0n }),
      limit({ window: "week", value: 20_000n, used: 15_000n, resetsAt: later(hourMs) }),
      limit({ window: "month", value: 90_000n, used: 15_000n }),
    ];
    expect(decideDeposit({ ...fine, limits }, 5_001n)).toEqual({
      ok: false,
      refusal: {
        code: "limit_reached",
        limit: "deposit",
        window: "week",
        remaining: 5_000n,
        resetsAt: later(hourMs),
      },
    });
    expect(decideDeposit({ ...fine, limits }, 5_000n)).toMatchObject({ ok: true });
  });

  test.each([
    ["loss", 8_000n, 2_000n, "yes"],
    ["loss", 8_000n, 2_001n, "limit_reached"],
    ["stake", 8_000n, 2_001n, "limit_reached"],
    ["deposit", 10_000n, 5_000n, "yes"],
  ] as const)(
    "a stake asks the limit of %s: %s used, %s staked, %s",
    (kind, used, minor, answer) => {
      const decided = decidePlay(
        { ...fine, limits: [limit({ kind, used })] },
        { product: "casino", minor },
      );
      expect(decided.ok ? "yes" : decided.refusal.code).toBe(answer);
    },
  );

  test("no sum of deposits that were let through ever exceeds a limit", () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 400n }), { maxLength: 60 });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 3_000n }), (asked, value) => {
        let used = 0n;
        for (const minor of asked) {
          const passed = decideDeposit({ ...fine, limits: [limit({ value, used })] }, minor);
          if (passed.ok) used += minor;
          else expect(used + minor).toBeGreaterThan(value);
        }
        expect(used).toBeLessThanOrEqual(value);
      }),
    );
  });
});

test.each([
  ["casino", 500n, "yes"],
  ["casino", 501n, "stake_out_of_range"],
  ["tables", 501n, "yes"],
] as const)("under a law of 5.00 for slots, %s for %i minor units: %s", (product, minor, code) => {
  const stakesMost = [
    { product: "casino", minorMax: 500n },
    { product: "casino", minorMax: 9_999n },
  ] as const;
  const may = decideStake({ ...fine, stakesMost }, { product, minor });
  expect(may.ok ? "yes" : may.refusal.code).toBe(code);
});

test.each([
  [undefined, "yes"],
  [2_500, "yes"],
  [2_499, "not_offered_here"],
] as const)("under a law of 2.5 s, a stake on a round of %s ms: %s", (roundMs, code) => {
  const may = decideStake(fine, { product: "casino", minor: 1n, roundMs });
  expect(may.ok ? "yes" : may.refusal.code).toBe(code);
});
