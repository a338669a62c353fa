import { rouletteRules } from "@croupier/game-roulette/rules";
import { proveRound } from "@croupier/kit/fair";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());

const laid = (bets: Readonly<Record<string, string>>, stake: string) =>
  press({ stake, choice: { bets: Object.entries(bets).map(([bet, on]) => ({ bet, stake: on })) } });

test("a table takes so much on one place and no more, whatever the whole comes to", async () => {
  const seat = await world.sit({ game: "european-roulette", playerId: await richPlayer() });
  const open = world.casino.frame.openRound;
  const tooMuch = [
    laid({ "straight:17": "10001" }, "100.01"),
    laid({ "neighbours:17": "50000", "straight:17": "1" }, "500.01"),
    laid({ red: "100001" }, "1000.01"),
  ];
  for (const asked of tooMuch) {
    expect(codeOf(await open(seat.session, asked))).toBe("stake_out_of_range");
  }
  const taken = await open(
    seat.session,
    laid({ "straight:17": "10000", black: "30000" }, "400.00"),
  );
  expect(taken).toMatchObject({ ok: true, value: { staked: "400.00", nonce: 0 } });
});

test("what a spin pays is on the balance, once, and counts out again from its seeds", async () => {
  const seat = await world.sit({ game: "european-roulette", playerId: await richPlayer() });
  const bets = { red: "500", black: "500", "straight:0": "100", "final:7": "300" };
  const asked = laid(bets, "14.00");
  const answer = await world.casino.frame.openRound(seat.session, asked);
  if (!answer.ok) throw new Error(answer.refusal.code);
  // Another process is asked for the same press.
  expect(await world.openCasino().frame.openRound(seat.session, asked)).toEqual(answer);
  const round = answer.value;
  const payout = BigInt((round.payout ?? "").replace(".", ""));
  expect(await world.balanceOf(seat.playerId)).toBe(`${500_000n - 1_400n + payout} / 0`);

  const rotated = await world.casino.frame.rotateSeeds(seat.session, "mara-reeds-0417");
  if (!rotated.ok) throw new Error(rotated.refusal.code);
  const { serverSeed, playerSeed } = rotated.value.revealed;
  const proof = proveRound(rouletteRules, {
    seeds: { serverSeed, playerSeed, nonce: round.nonce },
    fingerprint: round.seedFingerprint,
    config: seat.opened.config,
    stake: 1_400n,
    choice: round.choice,
    actions: round.actions,
    shown: round.steps.map(({ events }) => events),
    staked: 1_400n,
    payout,
  });
  expect(proof.isGenuine).toBe(true);
});

function richPlayer(): Promise<string> {
  return world.openPlayer(500_000n);
}
