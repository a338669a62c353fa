import { randomUUID } from "node:crypto";
import { expectEqual, expectStatus, plays } from "../../rules.mjs";

const ok = async (answer, what) => expectStatus(await answer, "OK", what);
const betId = () => randomUUID();

export const bets = [
  plays("B01", "Bets", "a bet takes its stake", -100n, ({ play, round }) =>
    ok(play.bet(round), "bet"),
  ),
  plays(
    "B02",
    "Bets",
    "the answer of a bet carries the balance after it",
    -100n,
    async ({ play, round }) => {
      const before = await play.balance();
      const answer = await ok(play.bet(round), "bet");
      expectEqual(BigInt(answer.balance), before - 100n, "the balance in the answer");
    },
  ),
  plays("B03", "Bets", "a stake is held until its round ends", -100n, async ({ play, round }) => {
    const before = await ok(play.ask(play.message("balance")), "balance");
    const answer = await ok(play.bet(round), "bet");
    expectEqual(BigInt(answer.held) - BigInt(before.held), 100n, "what is held more");
  }),
  plays("B04", "Bets", "more than there is, is INSUFFICIENT_FUNDS", 0n, async ({ play, round }) => {
    const amount = String((await play.balance()) + 1n);
    expectStatus(await play.bet(round, { amount }), "INSUFFICIENT_FUNDS", "bet");
  }),
  plays(
    "B05",
    "Bets",
    "several bets of one round are each taken",
    -300n,
    async ({ play, round }) => {
      for (let bet = 0; bet < 3; bet += 1) await ok(play.bet(round), "bet");
    },
  ),
  plays("B06", "Bets", "a bet of nothing is no bet", 0n, async ({ play, round }) => {
    expectStatus(await play.bet(round, { amount: "0" }), "BAD_REQUEST", "bet");
  }),
  plays(
    "B07",
    "Bets",
    "a bet in another currency than the wallet's is refused",
    0n,
    async ({ play, round, config }) => {
      const currency = config.otherCurrency ?? "ZAR";
      const answer = expectStatus(await play.bet(round, { currency }), "WRONG_CURRENCY", "bet");
      expectEqual(answer.balance, undefined, "the balance of money that is not played with");
    },
  ),
  plays(
    "B08",
    "Bets",
    "a bet that closes its round leaves nothing held",
    -100n,
    async ({ play, round }) => {
      const before = await ok(play.ask(play.message("balance")), "balance");
      const answer = await ok(play.bet(round, { round_closed: true }), "bet");
      expectEqual(answer.held, before.held, "what is held");
    },
  ),
];

export const wins = [
  plays("W01", "Wins", "a win pays what it says", 150n, async ({ play, round }) => {
    await ok(play.bet(round), "bet");
    await ok(play.win(round, { amount: "250" }), "win");
  }),
  plays("W02", "Wins", "a win of nothing ends the stake", -100n, async ({ play, round }) => {
    await ok(play.bet(round), "bet");
    await ok(play.win(round, { amount: "0" }), "win");
  }),
  plays("W03", "Wins", "a win may name the bet that won", 20n, async ({ play, round }) => {
    const transaction_id = betId();
    await ok(play.bet(round, { transaction_id }), "bet");
    await ok(play.win(round, { amount: "120", reference_transaction_id: transaction_id }), "win");
  }),
  plays("W04", "Wins", "a round may win more than once", 100n, async ({ play, round }) => {
    await ok(play.bet(round), "bet");
    await ok(play.win(round), "first win");
    await ok(play.win(round), "second win");
  }),
  plays(
    "W05",
    "Wins",
    "a win of a bet nobody placed is TRANSACTION_NOT_FOUND, to be asked again",
    0n,
    async ({ play, round }) => {
      const answer = expectStatus(await play.win(round), "TRANSACTION_NOT_FOUND", "win");
      expectEqual(answer.retry, "same_id", "the advice");
    },
  ),
  plays(
    "W06",
    "Wins",
    "a win that came before its bet is paid when it is asked again",
    150n,
    async ({ play, round }) => {
      const win = play.message("win", round, { amount: "250" });
      expectStatus(await play.ask(win), "TRANSACTION_NOT_FOUND", "the early win");
      await ok(play.bet(round), "the bet");
      await ok(play.ask(win), "the win again");
    },
  ),
  plays(
    "W07",
    "Wins",
    "a round that was ended still pays a late win",
    0n,
    async ({ play, round }) => {
      await ok(play.bet(round), "bet");
      await ok(play.endRound(round), "end of the round");
      await ok(play.win(round), "the late win");
    },
  ),
];

export const ends = [
  plays(
    "E01",
    "Rounds",
    "the end of a round takes what was held, and nothing more",
    -100n,
    async ({ play, round }) => {
      const before = await ok(play.ask(play.message("balance")), "balance");
      await ok(play.bet(round), "bet");
      const answer = await ok(play.endRound(round), "end of the round");
      expectEqual(answer.held, before.held, "what is held");
    },
  ),
  plays(
    "E02",
    "Rounds",
    "a round ended twice moves nothing twice",
    -100n,
    async ({ play, round }) => {
      await ok(play.bet(round), "bet");
      await ok(play.endRound(round), "end of the round");
      await ok(play.endRound(round), "its second end");
    },
  ),
  plays(
    "E03",
    "Rounds",
    "a win ends one round and leaves another open",
    -100n,
    async ({ play, round }) => {
      await ok(play.bet(play.newRound()), "bet of the other round");
      await ok(play.bet(round), "bet");
      await ok(play.win(round), "win");
    },
  ),
];
