import { randomUUID } from "node:crypto";
import { expectEqual, expectStatus, plays } from "../../rules.mjs";

const ok = async (answer, what) => expectStatus(await answer, "OK", what);

export const rollbacks = [
  plays(
    "R01",
    "Rollbacks and order",
    "a rollback gives the stake back",
    0n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      await ok(play.rollback(round, transaction_id), "rollback");
    },
  ),
  plays(
    "R02",
    "Rollbacks and order",
    "what the bet took goes back, whatever amount the rollback names",
    0n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      await ok(play.rollback(round, transaction_id, { amount: "99999" }), "rollback");
    },
  ),
  plays(
    "R03",
    "Rollbacks and order",
    "a rollback before its bet is OK and moves nothing",
    0n,
    async ({ play, round }) => {
      await ok(play.rollback(round, randomUUID()), "rollback");
    },
  ),
  plays(
    "R04",
    "Rollbacks and order",
    "a bet whose rollback came first is ALREADY_ROLLED_BACK",
    0n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.rollback(round, transaction_id), "rollback");
      expectStatus(await play.bet(round, { transaction_id }), "ALREADY_ROLLED_BACK", "bet");
    },
  ),
  plays(
    "R05",
    "Rollbacks and order",
    "a bet that was rolled back is not placed again by its repeat",
    0n,
    async ({ play, round }) => {
      const bet = play.message("bet", round);
      await ok(play.ask(bet), "bet");
      await ok(play.rollback(round, bet.transaction_id), "rollback");
      await ok(play.ask(bet), "the repeat, which is answered as the first was");
    },
  ),
  plays(
    "R06",
    "Rollbacks and order",
    "a win after the rollback is ALREADY_ROLLED_BACK",
    0n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      await ok(play.rollback(round, transaction_id), "rollback");
      expectStatus(await play.win(round), "ALREADY_ROLLED_BACK", "win");
    },
  ),
  plays(
    "R07",
    "Rollbacks and order",
    "a rollback after the win is ALREADY_SETTLED",
    0n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      await ok(play.win(round), "win");
      expectStatus(await play.rollback(round, transaction_id), "ALREADY_SETTLED", "rollback");
    },
  ),
  plays(
    "R08",
    "Rollbacks and order",
    "a rollback after the end of the round is ALREADY_SETTLED",
    -100n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      await ok(play.endRound(round), "end of the round");
      expectStatus(await play.rollback(round, transaction_id), "ALREADY_SETTLED", "rollback");
    },
  ),
  plays(
    "R09",
    "Rollbacks and order",
    "a second rollback under another id gives nothing back twice",
    0n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      await ok(play.rollback(round, transaction_id), "rollback");
      const again = await play.rollback(round, transaction_id);
      expectStatus(again, ["OK", "ALREADY_ROLLED_BACK"], "the second rollback");
    },
  ),
  plays(
    "R10",
    "Rollbacks and order",
    "of two bets of a round, the one that is named goes back",
    -100n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round), "the bet that stays");
      await ok(play.bet(round, { transaction_id, amount: "70" }), "the bet that goes back");
      await ok(play.rollback(round, transaction_id), "rollback");
    },
  ),
  plays(
    "R11",
    "Rollbacks and order",
    "a win is not taken back: that rollback is ALREADY_SETTLED",
    50n,
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round), "bet");
      await ok(play.win(round, { transaction_id, amount: "150" }), "win");
      expectStatus(await play.rollback(round, transaction_id), "ALREADY_SETTLED", "rollback");
    },
  ),
  plays(
    "R12",
    "Rollbacks and order",
    "a refused bet can be rolled back, and moves nothing",
    0n,
    async ({ play, round }) => {
      const bet = play.message("bet", round, { amount: String((await play.balance()) + 1n) });
      expectStatus(await play.ask(bet), "INSUFFICIENT_FUNDS", "bet");
      await ok(play.rollback(round, bet.transaction_id), "rollback");
    },
  ),
];

/** The same message twice: one movement, the same word, and the balance of now. */
function repeated(id, rule, wanted, type, prepare) {
  return plays(id, "Repeats", rule, wanted, async ({ play, round }) => {
    const fields = await prepare({ play, round });
    const message = play.message(type, round, fields);
    const first = await ok(play.ask(message), "the first");
    const again = { ...message, request_id: randomUUID(), issued_at: new Date().toISOString() };
    const second = await ok(play.ask(again), "the repeat");
    expectEqual(second.balance, first.balance, "the balance of the repeat");
  });
}

const afterBet =
  (fields) =>
  async ({ play, round }) => {
    await ok(play.bet(round), "bet");
    return fields;
  };

export const repeats = [
  repeated("D01", "a bet sent twice is one bet", -100n, "bet", async () => ({})),
  repeated("D02", "a win sent twice is paid once", 50n, "win", afterBet({ amount: "150" })),
  repeated(
    "D03",
    "a rollback sent twice gives back once",
    0n,
    "rollback",
    async ({ play, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      return { reference_transaction_id: transaction_id };
    },
  ),
  repeated("D04", "an end of a round sent twice ends once", -100n, "end-round", afterBet({})),
  repeated("D05", "a free round sent twice is paid once", 40n, "free-round", async () => ({
    amount: "40",
  })),
  repeated("D06", "a jackpot sent twice is paid once", 500n, "jackpot-win", async () => ({
    amount: "500",
  })),
  plays(
    "D07",
    "Repeats",
    "a repeat answers with the balance of now, not of then",
    -150n,
    async ({ play, round }) => {
      const bet = play.message("bet", round);
      const first = await ok(play.ask(bet), "the first");
      await ok(play.bet(play.newRound(), { amount: "50" }), "another bet");
      const second = await ok(play.ask(bet), "the repeat");
      expectEqual(BigInt(second.balance), BigInt(first.balance) - 50n, "the balance of the repeat");
    },
  ),
  plays(
    "D08",
    "Repeats",
    "a refusal is kept: the repeat is refused although the money came meanwhile",
    1000n,
    async ({ play, round }) => {
      const bet = play.message("bet", round, { amount: String((await play.balance()) + 1n) });
      expectStatus(await play.ask(bet), "INSUFFICIENT_FUNDS", "the first");
      await ok(play.jackpotWin(play.newRound(), { amount: "1000" }), "the money");
      expectStatus(await play.ask(bet), "INSUFFICIENT_FUNDS", "the repeat");
    },
  ),
  plays(
    "D09",
    "Repeats",
    "ten of the same bet at once are one bet",
    -100n,
    async ({ play, round }) => {
      const bet = play.message("bet", round);
      const answers = await Promise.all(Array.from({ length: 10 }, () => play.ask(bet)));
      for (const answer of answers) expectStatus(answer, "OK", "each of the ten");
    },
  ),
  plays(
    "D10",
    "Repeats",
    "ten of the same win at once are paid once",
    0n,
    async ({ play, round }) => {
      await ok(play.bet(round), "bet");
      const win = play.message("win", round);
      const answers = await Promise.all(Array.from({ length: 10 }, () => play.ask(win)));
      for (const answer of answers) expectStatus(answer, "OK", "each of the ten");
    },
  ),
  plays(
    "D11",
    "Repeats",
    "a bet and its rollback at once end as if neither had been",
    0n,
    async ({ play, round }) => {
      const bet = play.message("bet", round);
      const rollback = play.message("rollback", round, {
        reference_transaction_id: bet.transaction_id,
      });
      const [placed] = await Promise.all([play.ask(bet), play.ask(rollback)]);
      expectStatus(placed, ["OK", "ALREADY_ROLLED_BACK"], "the bet");
    },
  ),
  plays(
    "D12",
    "Repeats",
    "a win and the end of its round at once pay the win, and hold nothing",
    150n,
    async ({ play, round }) => {
      const before = await ok(play.ask(play.message("balance")), "balance");
      await ok(play.bet(round), "bet");
      await Promise.all([
        ok(play.win(round, { amount: "250" }), "the win"),
        ok(play.endRound(round), "the end of the round"),
      ]);
      const after = await ok(play.ask(play.message("balance")), "balance");
      expectEqual(after.held, before.held, "what is held");
    },
  ),
];

/** The id of a bet that stands, used for something else. */
function mismatched(id, rule, change) {
  return plays(id, "Mismatches", rule, -100n, async ({ play, round }) => {
    const bet = play.message("bet", round);
    await ok(play.ask(bet), "the bet");
    expectStatus(await play.ask(change(bet, play, round)), "DUPLICATE_MISMATCH", "the other use");
  });
}

export const mismatches = [
  mismatched("M01", "the same id with another amount", (bet) => ({ ...bet, amount: "1" })),
  mismatched("M02", "the same id in another round", (bet) => ({ ...bet, round_id: "another" })),
  mismatched("M03", "the same id as a win", (bet, play, round) =>
    play.message("win", round, { transaction_id: bet.transaction_id }),
  ),
  mismatched("M04", "the same id as a jackpot", (bet, play, round) =>
    play.message("jackpot-win", round, { transaction_id: bet.transaction_id }),
  ),
  mismatched("M05", "the same id as its own rollback", (bet, play, round) =>
    play.message("rollback", round, {
      transaction_id: bet.transaction_id,
      reference_transaction_id: bet.transaction_id,
    }),
  ),
  mismatched("M06", "the same id with another game", (bet) => ({
    ...bet,
    game_code: "another-game",
  })),
];
