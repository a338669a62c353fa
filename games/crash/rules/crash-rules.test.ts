import { createHash, createHmac } from "node:crypto";
import { chanceOf, fingerprintOf } from "@croupier/kit/fair";
import { replayRound, timesStake, wholeOf } from "@croupier/kit/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crashConfig as config, hundredth } from "./crash-config.ts";
import { crashOdds } from "./crash-odds.ts";
import { crashOf, crashSpace, drawCrash, flightsReaching } from "./crash-point.ts";
import { crashRules, type CrashAction } from "./crash-rules.ts";
import { flightChance, linkBack, linkBefore } from "./flight-chain.ts";
import { elapsedFor, multipleAt } from "./flight-time.ts";

/** A chance by which a flight ends exactly there. */
function endingAt(crash: number) {
  const hundredths = BigInt(crash / hundredth);
  const drawn = crash === 10_000 ? 0n : crashSpace - (99n * crashSpace) / hundredths;
  const words = [Number(drawn >> 32n), Number(drawn & 0xffff_ffffn)];
  return chanceOf(() => words.shift() ?? 0);
}

function fly(crash: number, landAt: number | null, action: CrashAction) {
  const steps = replayRound(
    crashRules,
    { config, stake: 100n, choice: { landAt } },
    { actions: [action], chance: endingAt(crash) },
  );
  return { ...steps?.at(-1)?.events[0], paid: steps?.at(-1)?.payout };
}

describe("a flight with 1.00 aboard", () => {
  const onTime = (multiple: number) =>
    ({ move: "land", flownMs: elapsedFor(config, multiple) }) as const;
  test.each<[string, number, number | null, CrashAction, string, number, bigint]>([
    // what happens, ends at, landing set at, move, event, at, paid
    ["landed by hand", 50_000, null, onTime(20_000), "landed", 20_000, 200n],
    ["by hand, the moment it ends", 20_000, null, onTime(20_000), "crashed", 20_000, 0n],
    ["by hand, a hundredth before", 20_000, null, onTime(19_900), "landed", 19_900, 199n],
    ["by hand, at once", 20_000, null, { move: "land", flownMs: 0 }, "landed", 10_000, 100n],
    ["landed as set", 50_000, 20_000, { move: "flyOn" }, "landed", 20_000, 200n],
    ["set where it ends", 20_000, 20_000, { move: "flyOn" }, "landed", 20_000, 200n],
    ["set too high", 20_000, 20_100, { move: "flyOn" }, "crashed", 20_000, 0n],
    ["by hand, before what was set", 50_000, 20_000, onTime(15_000), "landed", 15_000, 150n],
    ["by hand, after what was set", 50_000, 20_000, onTime(30_000), "landed", 20_000, 200n],
    ["nobody lands in time", 50_000, null, { move: "flyOn" }, "crashed", 50_000, 0n],
    ["it never takes off", 10_000, null, { move: "land", flownMs: 0 }, "crashed", 10_000, 0n],
    ["all the way", config.most, null, { move: "flyOn" }, "landed", config.most, 1_000_000n],
  ])("%s", (_, crash, landAt, action, type, multiple, paid) => {
    expect(fly(crash, landAt, action)).toMatchObject({ type, multiple, paid });
  });

  test("is over once: nothing more is legal", () => {
    const opening = { config, stake: 100n, choice: { landAt: null } };
    const actions: CrashAction[] = [{ move: "flyOn" }, { move: "flyOn" }];
    expect(replayRound(crashRules, opening, { actions, chance: endingAt(20_000) })).toBeUndefined();
  });

  test("tells nobody beforehand where it ends", () => {
    const opening = { config, stake: 100n, choice: { landAt: null } };
    expect(crashRules.open(opening, endingAt(20_000)).events).toEqual([{ type: "tookOff" }]);
  });
});

describe("where a flight ends", () => {
  test.each<[number, number]>([
    // landing set at, of 2^52 flights so many reach it
    [10_100, 0.980_198_019_801_980_2],
    [20_000, 0.495],
    [100_000, 0.099],
    [config.most, 0.000_099],
  ])("%i is reached in as many flights as is told", (landAt, share) => {
    const reaching = flightsReaching(config, landAt);
    expect(Number(reaching) / 2 ** 52).toBeCloseTo(share, 12);
    // Flights are ordered by what was drawn: the last that misses it and the first that reaches it.
    expect(crashOf(config, crashSpace - reaching)).toBeGreaterThanOrEqual(landAt);
    expect(crashOf(config, crashSpace - reaching - 1n)).toBeLessThan(landAt);
  });

  test("lies between 1.00 and the most", () => {
    expect(crashOf(config, 0n)).toBe(10_000);
    expect(crashOf(config, crashSpace - 1n)).toBe(config.most);
  });
});

test("every landing that can be set returns what is declared", () => {
  const landings = [10_100, 10_200, 15_000, 20_000, 33_300, 100_000, 1_234_500, config.most];
  for (const odds of crashOdds(config, landings).bets) {
    expect(Math.abs(odds.returnToPlayer - config.returnToPlayer), odds.bet).toBeLessThan(1e-9);
    expect(odds.most.timesStake * 10_000, odds.bet).toBe(Number(odds.bet));
  }
});

describe("the chain", () => {
  const secret = "b1a5".repeat(16);
  const links = [5, 4, 3, 2, 1, 0].map((steps) => linkBack(secret, steps));

  test("each link is the SHA-256 of the text of the next", () => {
    for (const [place, link] of links.slice(1).entries()) {
      expect(linkBefore(link)).toBe(links[place]);
      expect(createHash("sha256").update(link).digest("hex")).toBe(links[place]);
    }
  });

  test("a flight is what anybody counts out with tools of their own", () => {
    for (const [number, link] of links.entries()) {
      const digest = createHmac("sha256", link).update(`salt:${number}:0`).digest();
      const drawn =
        (BigInt(digest.readUInt32BE(0) % 2 ** 20) << 32n) + BigInt(digest.readUInt32BE(4));
      const hundredths = Number((99n * 2n ** 52n) / (2n ** 52n - drawn));
      expect(drawCrash(config, flightChance({ link, salt: "salt", number }))).toBe(
        Math.max(100, hundredths) * 100,
      );
    }
  });
});

describe("the multiple by elapsed time", () => {
  test.each([
    [0, 10_000],
    [165, 10_000],
    [166, 10_100],
    [1_000, 10_600],
    [11_553, 20_000],
    [38_378, 100_000],
    [153_511, config.most],
    [16_777_215, config.most],
  ])("%i ms: %i", (flownMs, multiple) => {
    expect(multipleAt(config, flownMs)).toBe(multiple);
  });

  test("never falls, and is what growth is, cut to hundredths", () => {
    let before = 0;
    for (let flownMs = 0; flownMs < 160_000; flownMs += 7) {
      const multiple = multipleAt(config, flownMs);
      expect(multiple).toBeGreaterThanOrEqual(before);
      const grown = Math.min(10_000, (1 + 60_000 / 1e9) ** flownMs);
      expect(Math.abs(multiple / 10_000 - grown)).toBeLessThan(0.010_001);
      before = multiple;
    }
  });

  test("is reached when it is told to be, and not before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (hundredths) => {
        const flownMs = elapsedFor(config, hundredths * hundredth);
        expect(multipleAt(config, flownMs)).toBeGreaterThanOrEqual(hundredths * hundredth);
        expect(multipleAt(config, flownMs - 1)).toBeLessThan(hundredths * hundredth);
      }),
    );
  });
});

test.each([
  undefined,
  {},
  { landAt: 10_000 },
  { landAt: 20_050 },
  { landAt: "20000" },
  { landAt: 1e9 },
])("%j is no landing", (asked) => {
  expect(crashRules.readChoice(asked, { config, stake: 1n })).toBeUndefined();
});

test.each([
  undefined,
  {},
  { move: "land" },
  { move: "land", flownMs: -1 },
  { move: "land", flownMs: 0.5 },
])("%j is no move", (asked) => {
  expect(crashRules.readAction(asked)).toBeUndefined();
});

test("a flight pays what its events tell, and is the same counted out again", () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.option(fc.integer({ min: 101, max: 1_000_000 })),
      fc.nat(200_000),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (number, landing, flownMs, stake) => {
        const choice = { landAt: landing === null ? null : landing * hundredth };
        const opening = { config, stake, choice };
        const actions: CrashAction[] = [{ move: "land", flownMs }];
        const flight = { link: "link", salt: "salt", number };
        const steps = replayRound(crashRules, opening, { actions, chance: flightChance(flight) });
        const [event] = steps?.[1]?.events ?? [];
        const multiple = event?.type === "landed" ? event.multiple : 0;
        expect(steps?.[1] && wholeOf(steps[1])).toBe(timesStake(stake, multiple));
        expect(replayRound(crashRules, opening, { actions, chance: flightChance(flight) })).toEqual(
          steps,
        );
      },
    ),
  );
});

test("a thousand flights of one chain end where they have always ended", () => {
  const ends = Array.from({ length: 1_000 }, (_, number) =>
    drawCrash(config, flightChance({ link: "golden", salt: "mara-reeds-0417", number })),
  );
  expect(ends.slice(0, 8)).toEqual([37600, 10300, 53400, 31200, 63400, 26100, 24100, 42100]);
  expect(fingerprintOf(ends.join())).toBe(
    "3e593667a2c0636d0262562bf55e69c8dd076ac6f4e9e125a94853dde1d4cec5",
  );
});

test("what a seat draws for its last unit is its own, and the same wherever it lands", () => {
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^[0-9A-F]{5}$/), (number, seat) => {
      const flight = { link: "link", salt: "salt", number };
      const { crash } = crashRules.open(
        { config, stake: 10n, choice: { landAt: null, seat } },
        flightChance(flight),
      ).state;
      fc.pre(crash > 11_000);
      // Of 10 units at 1.0099 times 0.099 is left, at 1.0999 times 0.999: whoever is paid for less is paid for more.
      const paidAt = [10_100, 10_500, 10_900].map((landAt) => {
        const opening = { config, stake: 10n, choice: { landAt, seat } };
        const actions: CrashAction[] = [{ move: "flyOn" }];
        const chance = flightChance(flight);
        return replayRound(crashRules, opening, { actions, chance })?.[1]?.rest?.isPaid;
      });
      expect(paidAt).toEqual(paidAt.toSorted((one, other) => Number(one) - Number(other)));
    }),
  );
});

test("seats of one flight draw apart", () => {
  const paid = Array.from({ length: 200 }, (_, nth) => {
    const seat = nth.toString(16).toUpperCase().padStart(5, "0");
    const opening = { config, stake: 10n, choice: { landAt: 10_500, seat } };
    const chance = flightChance({ link: "link", salt: "salt", number: 7 });
    const actions: CrashAction[] = [{ move: "flyOn" }];
    return replayRound(crashRules, opening, { actions, chance })?.[1]?.rest?.isPaid === true;
  }).filter(Boolean).length;
  // Half a unit is left for each of them.
  expect(paid).toBeGreaterThan(60);
  expect(paid).toBeLessThan(140);
});
