import { once } from "node:events";
import type { FlightBoard } from "@croupier/contracts";
import { crashConfig, linkBefore } from "@croupier/game-crash/rules";
import { auditMoney } from "@croupier/wallet";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openFlightSocket, quickPace, watch } from "./flight-play.ts";
import { openFrame } from "./game-play.ts";
import { joined } from "./people.ts";
import { serve, serveOn, type Served } from "./serve.ts";
import type { ServerConfig } from "../src/config.ts";

let served: Served;
const opened: Served[] = [];
const quickly = (config: ServerConfig): ServerConfig => ({
  ...config,
  flights: { pace: quickPace },
});

/** Fifteen times as steep as for people: what nobody brings down in a minute is over in a few seconds. */
const steep = { ...crashConfig, risePerMs: 1_000_000 };

beforeEach(async () => {
  served = await serve(quickly);
  await served.fresh.database.pool.query(
    "INSERT INTO casino.profiles (game, version, config, since) VALUES ('skylark', 2, $1, now())",
    [JSON.stringify(steep)],
  );
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  await served.close();
});

/** One more process on the same database, with the same keys. */
async function another(): Promise<Served> {
  const { config } = served;
  const one = await serveOn(served.fresh, (quiet) => ({
    ...quickly(quiet),
    keyring: config.keyring,
  }));
  opened.push(one);
  return one;
}

async function expectBooksToBalance(): Promise<void> {
  expect(await auditMoney(served.fresh.database)).toEqual([]);
}

describe("a socket of flights", () => {
  test("shows a flight from boarding to its end, and pays who landed by setting", async () => {
    const ana = await watch(served, await joined(served, "ana"));
    await ana.phase("boarding");
    const round = await ana.board({ landAt: 10_100 });
    expect(round).toMatchObject({ state: "open", payout: null, receipt: null });
    const closed = await ana.over(round.id);
    expect(["1.01", "0.00"]).toContain(closed.payout);
    const { board } = await ana.until(
      "board",
      ({ board: one }) => one.flight.state === "over" && one.flight.number === round.nonce,
    );
    // Whoever has the link hashes it back to what was told before anything was decided.
    let link = board.flight.link ?? "";
    for (let back = 0; back <= round.nonce; back += 1) link = linkBefore(link);
    expect(link).toBe(board.chain.fingerprint);
    // Of this flight: she may have watched one before.
    const ticks = ana.heard
      .filter((said) => said.say === "tick")
      .filter(({ number }) => number === board.flight.number);
    expect(ticks.every(({ multiple }) => multiple <= (board.flight.multiple ?? 0))).toBe(true);
    await expectBooksToBalance();
  });

  test("two sockets that race to come down are paid once, at the first arrival", async () => {
    const person = await joined(served, "ana");
    const one = await watch(served, person);
    const two = await openFlightSocket(served, one.opened.sessionToken);
    for (;;) {
      const from = one.mark();
      await one.phase("boarding", from);
      const round = await one.board();
      await Promise.race([one.phase("flying", from), one.over(round.id)]);
      for (const each of [one, two, one, two]) each.ask({ ask: "land", round: round.id });
      const [first, second] = await Promise.all([one.over(round.id), two.over(round.id)]);
      expect(first).toEqual(second);
      // A flight that never took off is flown again.
      if (first.payout !== "0.00") break;
    }
    await expectBooksToBalance();
  });

  test("sockets of one player that join at once are all told of their round", async () => {
    const one = await watch(served, await joined(served, "ana"));
    const { sessionToken } = one.opened;
    const others = await Promise.all(
      Array.from({ length: 5 }, () => openFlightSocket(served, sessionToken)),
    );
    await Promise.all(others.map((other) => other.until("board")));
    await one.phase("boarding", one.mark());
    const { id } = await one.board();
    const heard = await Promise.all(
      others.map((other) => other.until("round", ({ round }) => round.id === id)),
    );
    expect(heard).toHaveLength(5);
  });

  test("tells whoever comes back of both bets in the flight, by the names the others see", async () => {
    const one = await watch(served, await joined(served, "ana"));
    const ben = await watch(served, await joined(served, "ben"));
    for (;;) {
      const from = one.mark();
      await one.phase("boarding", from);
      const first = await one.board({ landAt: 100_000_000 });
      const second = await one.board({ landAt: 10_100, stake: "2.00" });
      // A second bet that came late flies in the next flight.
      if (second.nonce !== first.nonce) continue;
      const ended = Promise.all([one.over(second.id), one.over(first.id)]);
      const flies = ({ flight }: FlightBoard) =>
        flight.number === first.nonce && flight.state === "flying";
      await Promise.race([one.until("board", ({ board }) => flies(board)), ended]);
      const back = await openFlightSocket(served, one.opened.sessionToken);
      const told = await Promise.race([
        back.until("board", ({ own }) => (own?.length ?? 0) > 0),
        ended.then(() => undefined),
      ]);
      const [landed, lost] = await ended;
      back.close();
      // A flight that never took off was over before anybody came back to it.
      if (told === undefined) continue;
      const { own, you, seats, crowd } = told;
      if (own === null) throw new Error("whoever joins is told of their own");
      expect(own.map(({ id, stake }) => [id, stake])).toEqual([
        [first.id, "1.00"],
        [second.id, "2.00"],
      ]);
      expect(you).toEqual(own.map(({ choice }) => (choice as { seat: string }).seat));
      expect(seats.map(({ name }) => name).toSorted()).toEqual([...you].toSorted());
      expect(crowd.aboard + crowd.landed).toBeGreaterThan(0);
      expect(Math.max(crowd.aboard, crowd.landed)).toBeLessThanOrEqual(1);
      expect(["2.02", "0.00"]).toContain(landed.payout);
      expect(lost.payout).toBe("0.00");
      break;
    }
    expect(ben.heard.every((said) => said.say !== "round")).toBe(true);
    expect(ben.heard.every((said) => said.say !== "board" || said.you.length === 0)).toBe(true);
    await expectBooksToBalance();
  });

  test("tells whoever comes right after a bet that the bet is theirs", async () => {
    const one = await watch(served, await joined(served, "ana"));
    for (let turn = 0; turn < 8; turn += 1) {
      await one.phase("boarding", one.mark());
      const { id } = await one.board();
      const back = await openFlightSocket(served, one.opened.sessionToken);
      await back.until("board", ({ own }) => own?.some((round) => round.id === id) === true);
      back.close();
      await one.over(id);
    }
  });

  test("comes down through a server that does not write", async () => {
    const other = await another();
    const ana = await watch(served, await joined(served, "ana"));
    await ana.phase("boarding");
    const ben = await watch(other, await joined(other, "ben"));
    for (;;) {
      const from = ben.mark();
      await ben.phase("boarding", from);
      const round = await ben.board();
      await Promise.race([ben.phase("flying", from), ben.over(round.id)]);
      ben.ask({ ask: "land", round: round.id });
      const closed = await ben.over(round.id);
      if (closed.payout !== "0.00") break;
    }
    await expectBooksToBalance();
  });

  test("nobody comes down for somebody else, and nobody leaves what is not theirs", async () => {
    const ana = await watch(served, await joined(served, "ana"));
    const ben = await watch(served, await joined(served, "ben"));
    const from = ana.mark();
    await ana.phase("boarding", from);
    const round = await ana.board({ landAt: 100_000_000 });
    ben.ask({ ask: "leave", round: round.id });
    expect(await ben.until("refused", ({ about }) => about === round.id)).toMatchObject({
      code: "round_unknown",
    });
    ben.ask({ ask: "land", round: round.id });
    await Promise.race([ana.phase("flying", from), ana.over(round.id)]);
    ben.ask({ ask: "land", round: round.id });
    // One flight of ten thousand gets there. What ben asked for would have paid something in between.
    expect(["0.00", "10000.00"]).toContain((await ana.over(round.id)).payout);
  });

  test("is closed to a token that is nobody's, to another game's, and to what is no message", async () => {
    const person = await joined(served, "ana");
    const dice = await openFrame(served, person);
    for (const [token, code] of [
      ["a".repeat(43), 4401],
      [dice.opened.sessionToken, 1008],
    ] as const) {
      const { socket } = await openFlightSocket(served, token);
      const [closed] = (await once(socket, "close")) as [number];
      expect(closed).toBe(code);
    }
    const { socket, ask } = await watch(served, person);
    ask({ ask: "land", round: "no id" });
    const [closed] = (await once(socket, "close")) as [number];
    expect(closed).toBe(1008);
  });
});
