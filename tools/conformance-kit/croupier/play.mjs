import { randomUUID } from "node:crypto";
import { Broken, expectStatus } from "../rules.mjs";

const retriesMax = 40;

/** The words of a game: bets and wins with everything filled in that a scenario is not about. */
export function createPlay({ provider, config, player }) {
  const { scale, currency, game } = config;

  function fill(type, round, fields) {
    const isMoney =
      type === "bet" || type === "win" || type === "free-round" || type === "jackpot-win";
    return {
      type,
      request_id: randomUUID(),
      issued_at: new Date().toISOString(),
      player_ref: player.player_ref,
      currency,
      ...(type === "balance" ? { session_token: player.session_token } : {}),
      ...(type === "balance"
        ? {}
        : { transaction_id: randomUUID(), round_id: round, game_code: game }),
      ...(type === "bet" ? { session_token: player.session_token } : {}),
      ...(isMoney ? { amount: "100", scale } : {}),
      ...(type === "free-round" ? { campaign_id: "kit-campaign" } : {}),
      ...(type === "jackpot-win" ? { jackpot_code: "kit-jackpot" } : {}),
      ...fields,
    };
  }

  /** As a provider has to: TEMPORARY is asked again with the same transaction, after the wait it names. */
  async function ask(message, change = {}) {
    for (let attempt = 0; attempt < retriesMax; attempt += 1) {
      const answer = await provider.send(message.type, message, change);
      if (answer.status !== "TEMPORARY") return answer;
      await new Promise((resolve) => setTimeout(resolve, answer.retry_after_ms ?? 50));
    }
    throw new Broken(`${message.type} stayed TEMPORARY ${retriesMax} times`);
  }

  return {
    provider,
    player,
    message: fill,
    ask,
    newRound: () => `round-${randomUUID()}`,
    bet: (round, fields) => ask(fill("bet", round, fields)),
    win: (round, fields) => ask(fill("win", round, fields)),
    rollback: (round, reference, fields) =>
      ask(fill("rollback", round, { reference_transaction_id: reference, ...fields })),
    endRound: (round, fields) => ask(fill("end-round", round, fields)),
    freeRound: (round, fields) => ask(fill("free-round", round, fields)),
    jackpotWin: (round, fields) => ask(fill("jackpot-win", round, fields)),
    /** What can be played with now, in minor units. */
    async balance() {
      const answer = await ask(fill("balance"));
      expectStatus(answer, "OK", "balance");
      return BigInt(answer.balance);
    },
  };
}
