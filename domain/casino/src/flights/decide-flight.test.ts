import { createHash } from "node:crypto";
import { crashConfig as config, elapsedFor, multipleAt } from "@croupier/game-crash/rules";
import { getAsset } from "@croupier/kit/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createChainLinks } from "./chain-links.ts";
import { comingDown, endOf, nextDueMs, settleSeat } from "./decide-flight.ts";
import type { FlightSeat } from "./flight.ts";

const links = createChainLinks("b1a5".repeat(16), 300);
const secretOf = (number: number) => ({
  config,
  link: links.linkOf(number),
  salt: "salt",
  number,
});

const seatOf = (roundId: string, landAt: number | null): FlightSeat => ({
  playerId: roundId,
  seat: 1,
  roundId,
  name: roundId,
  asset: getAsset("EUR"),
  stake: 100n,
  landAt,
  state: "aboard",
  landedAt: undefined,
  payout: undefined,
  isParked: false,
});

test("each link of a chain is the SHA-256 of the text of the next, back to what was told", () => {
  let link = links.linkOf(299);
  for (let number = 298; number >= 0; number -= 1) {
    link = createHash("sha256").update(link).digest("hex");
    expect(links.linkOf(number)).toBe(link);
  }
  expect(createHash("sha256").update(link).digest("hex")).toBe(links.fingerprint);
});

const landings = fc.option(
  fc.integer({ min: 101, max: 2_000 }).map((hundredths) => hundredths * 100),
);

test("however often a flight is looked at, everybody comes down once and with the same", () => {
  fc.assert(
    fc.property(
      fc.nat(299),
      fc.array(landings, { maxLength: 12 }),
      fc.dictionary(fc.nat(11).map(String), fc.nat(60_000)),
      fc.array(fc.nat(70_000), { maxLength: 10 }),
      (number, wanted, presses, looks) => {
        const secret = secretOf(number);
        const end = endOf(secret);
        const all = wanted.map((landAt, index) => seatOf(String(index), landAt));
        const aboard = new Map(all.map((seat) => [seat.roundId, seat]));
        const paid = new Map<string, bigint>();
        for (const flownMs of [...looks, end.crashMs + 70_000].toSorted((a, b) => a - b)) {
          // Only what has arrived by then is known.
          const pressed = new Map(
            Object.entries(presses)
              .filter(([, at]) => at <= flownMs)
              .map(([id, at]) => [id, { flownMs: at }]),
          );
          const now = { flownMs, ...end };
          for (const { seat, action } of comingDown(secret, now, {
            aboard: aboard.values(),
            pressed,
          })) {
            expect(paid.has(seat.roundId)).toBe(false);
            aboard.delete(seat.roundId);
            paid.set(seat.roundId, settleSeat(secret, seat, action).payout);
          }
        }
        expect(aboard.size).toBe(0);
        for (const seat of all) {
          const pressedAt = presses[seat.roundId] ?? Number.POSITIVE_INFINITY;
          const target = seat.landAt ?? config.most;
          const isSetReached = target <= end.crash && elapsedFor(config, target) <= pressedAt;
          const byHand = pressedAt < end.crashMs ? multipleAt(config, pressedAt) : 0;
          const expected = isSetReached ? target : byHand;
          expect(paid.get(seat.roundId)).toBe((100n * BigInt(expected)) / 10_000n);
        }
      },
    ),
  );
});

test("what is due next is due, and nothing before it is", () => {
  fc.assert(
    fc.property(fc.nat(299), fc.array(landings, { maxLength: 12 }), (number, wanted) => {
      const secret = secretOf(number);
      const end = endOf(secret);
      const aboard = wanted.map((landAt, index) => seatOf(String(index), landAt));
      const dueMs = nextDueMs(secret, end, aboard);
      const none = { aboard, pressed: new Map() };
      const before = comingDown(secret, { ...end, flownMs: dueMs - 1 }, none);
      const then = comingDown(secret, { ...end, flownMs: dueMs }, none);
      expect(before.length).toBe(0);
      expect(then.length > 0 || dueMs === end.crashMs).toBe(true);
    }),
  );
});
