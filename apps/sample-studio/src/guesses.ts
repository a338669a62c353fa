import { randomInt, randomUUID } from "node:crypto";
import type { House } from "./house.ts";
import type { Player } from "./players.ts";

export type Hand = "left" | "right";

/** Paid for a stake of a hundred: what makes 98 of a hundred come back. */
const paidOfHundred = 196n;
const game = "two-hands";

/** One guess: the stake, the pebble, and what it pays. */
export function createGuesses(house: House) {
  return async function guess(player: Player, { hand, minor }: { hand: Hand; minor: bigint }) {
    const round = { player_ref: player.ref, currency: player.currency, round_id: randomUUID() };
    const stake = {
      ...round,
      game_code: game,
      session_token: player.sessionToken,
      transaction_id: randomUUID(),
      amount: String(minor),
      scale: player.scale,
    };
    const taken = await house.ask("bet", stake);
    if (taken === undefined || taken.retry === "same_id") {
      // Nobody knows whether it was taken: so it is given back, however long that takes.
      void house.askUntilAnswered("rollback", {
        ...round,
        game_code: game,
        transaction_id: randomUUID(),
        reference_transaction_id: stake.transaction_id,
      });
      return { refused: "TEMPORARY" };
    }
    if (taken.status !== "OK") return { refused: taken.status };

    // Drawn only now, behind a stake that is held: no guess can be taken back for what it found.
    const pebble: Hand = randomInt(2) === 0 ? "left" : "right";
    const paid = pebble === hand ? (minor * paidOfHundred) / 100n : 0n;
    const settled = await house.askUntilAnswered("win", {
      ...round,
      game_code: game,
      transaction_id: randomUUID(),
      amount: String(paid),
      scale: player.scale,
      round_closed: true,
    });
    return { pebble, paid: String(paid), balance: settled?.balance ?? "0" };
  };
}
