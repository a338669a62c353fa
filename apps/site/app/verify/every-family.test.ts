import { blackjackConfig } from "@croupier/game-blackjack/rules";
import { crashConfig } from "@croupier/game-crash/rules";
import { diceConfig } from "@croupier/game-dice/rules";
import { kingfisherConfig } from "@croupier/game-lines/rules";
import { minesConfig } from "@croupier/game-mines/rules";
import { plinkoConfig } from "@croupier/game-plinko/rules";
import { rouletteConfig } from "@croupier/game-roulette/rules";
import { pokerConfig } from "@croupier/game-video-poker/rules";
import { moonlitOrchardConfig } from "@croupier/game-ways/rules";
import { fingerprintOf, proveRound, seededChance } from "@croupier/kit/fair";
import { expect, test } from "vitest";
import { rulesOf } from "./rules-of.ts";

test.each([
  {
    family: "blackjack",
    config: blackjackConfig,
    choice: {
      seats: [
        { stake: "500", pairs: "0" },
        { stake: "400", pairs: "100" },
      ],
    },
  },
  { family: "crash", config: crashConfig, choice: { landAt: 20_000 } },
  { family: "dice", config: diceConfig, choice: { side: "over", winning: 5_000 } },
  { family: "lines", config: kingfisherConfig, choice: {} },
  { family: "mines", config: minesConfig, choice: { mines: 3 } },
  { family: "plinko", config: plinkoConfig, choice: { rows: 12, risk: "high" } },
  {
    family: "roulette",
    config: rouletteConfig,
    choice: { bets: [{ bet: "red", stake: "1000" }] },
  },
  { family: "video-poker", config: pokerConfig, choice: {} },
  { family: "ways", config: moonlitOrchardConfig, choice: {} },
])("rounds of $family are counted out again to what they were", async (game) => {
  const rules = await rulesOf(game.family);
  if (rules === undefined) throw new Error("the family is known");
  const { config } = game;
  const stake = 1_000n;
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const seeds = { serverSeed: "ours", playerSeed: "theirs", nonce };
    const choice = rules.readChoice(game.choice, { config, stake });
    expect(choice, "the game offers this").toBeDefined();
    const opening = { config, stake, choice };
    const chance = seededChance(seeds);
    const steps = [rules.open(opening, chance)];
    const actions: unknown[] = [];
    for (let step = steps.at(-1); step?.payout === undefined; step = steps.at(-1)) {
      const action = rules.endFor(step?.state);
      const next = step && rules.act(opening, step, action, chance);
      if (next === undefined) throw new Error("what ends a round is legal");
      actions.push(action);
      steps.push(next);
    }
    const last = steps.at(-1);
    const record = {
      seeds,
      fingerprint: fingerprintOf(seeds.serverSeed),
      config: JSON.parse(JSON.stringify(config)) as unknown,
      stake,
      choice: JSON.parse(JSON.stringify(choice)) as unknown,
      actions: JSON.parse(JSON.stringify(actions)) as unknown[],
      shown: steps.map(({ events }) => JSON.parse(JSON.stringify(events)) as unknown[]),
      staked: last?.staked ?? 0n,
      payout: last?.payout ?? 0n,
    };
    expect(proveRound(rules, record)).toMatchObject({ isGenuine: true });
    const more = { ...record, payout: record.payout + 1n };
    expect(proveRound(rules, more)).toMatchObject({ isGenuine: false });
  }
});
