import { expectEqual, expectStatus, plays } from "../../rules.mjs";
import { unit } from "../play.mjs";

const one = BigInt(unit);
const ok = async (answer, what) => expectStatus(await answer, "RS_OK", what);

/** Refused, and no balance told that could be taken for that of the wallet. */
function otherMoney(id, rule, currencyOf) {
  return plays(id, "Bets", rule, 0n, async ({ play, config, round }) => {
    const answer = await play.bet(round, { currency: currencyOf(config) });
    expectStatus(answer, "RS_ERROR_WRONG_CURRENCY", "the bet");
    expectEqual(answer.balance, undefined, "the balance in the answer");
  });
}

export const bets = [
  plays("HB01", "Bets", "a bet takes its stake", -one, ({ play, round }) => play.place(round)),
  plays(
    "HB02",
    "Bets",
    "the answer of a bet carries the balance after it",
    -one,
    async ({ play, config, round }) => {
      const before = await play.balance();
      const answer = await ok(play.bet(round), "the bet");
      expectEqual(BigInt(answer.balance), before - one, "the balance in the answer");
      expectEqual(answer.currency, config.currency, "its currency");
    },
  ),
  plays(
    "HB03",
    "Bets",
    "more than there is, is RS_ERROR_NOT_ENOUGH_MONEY with the balance of now",
    0n,
    async ({ play, round }) => {
      const before = await play.balance();
      const answer = await play.bet(round, { amount: Number(before) + unit });
      expectStatus(answer, "RS_ERROR_NOT_ENOUGH_MONEY", "the bet");
      expectEqual(BigInt(answer.balance), before, "the balance in the answer");
    },
  ),
  plays(
    "HB04",
    "Bets",
    "several bets of one round are each taken",
    -3n * one,
    async ({ play, round }) => {
      for (let bet = 0; bet < 3; bet += 1) await play.place(round);
    },
  ),
  otherMoney(
    "HB05",
    "a bet in another currency than the wallet's is refused",
    (config) => config.otherCurrency ?? "ZAR",
  ),
  otherMoney("HB06", "a currency that nobody has is refused", () => "ZZZ"),
  plays(
    "HB07",
    "Bets",
    "a bet that closes its round is lost, and can be given back no more",
    -one,
    async ({ play, round }) => {
      const bet = await play.place(round, { round_closed: true });
      const answer = await play.say("rollback", play.messages.rollback(bet));
      expectStatus(answer, "RS_ERROR_UNKNOWN", "the rollback");
    },
  ),
  plays("HB08", "Bets", "a field that nobody knows changes nothing", -one, ({ play, round }) =>
    play.place(round, { supplier_user: "somebody", meta: { bonus: true } }),
  ),
];

export const wins = [
  plays("HW01", "Wins", "a win pays what it says", one, async ({ play, round }) => {
    const bet = await play.place(round);
    await ok(play.win(bet, { amount: 2 * unit }), "the win");
  }),
  plays(
    "HW02",
    "Wins",
    "the answer of a win carries the balance after it",
    0n,
    async ({ play, round }) => {
      const before = await play.balance();
      const answer = await ok(play.win(await play.place(round)), "the win");
      expectEqual(BigInt(answer.balance), before, "the balance in the answer");
    },
  ),
  plays("HW03", "Wins", "a win of nothing ends the stake", -one, async ({ play, round }) => {
    await ok(play.win(await play.place(round), { amount: 0 }), "the win");
  }),
  plays("HW04", "Wins", "a bet may win more than once", one, async ({ play, round }) => {
    const bet = await play.place(round);
    await ok(play.win(bet, { round_closed: false }), "the first win");
    await ok(play.win(bet), "the second win");
  }),
  plays(
    "HW05",
    "Wins",
    "a win before its bet does not find it, and is paid when it is asked again",
    one,
    async ({ play, round }) => {
      const bet = play.messages.bet(round);
      const win = play.messages.win(bet, { amount: 2 * unit });
      const early = await play.ask("win", win);
      expectStatus(early, "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "the early win");
      await ok(play.ask("bet", bet), "the bet");
      await ok(play.ask("win", win), "the win again");
    },
  ),
  plays(
    "HW06",
    "Wins",
    "a round that was closed still pays a late win",
    0n,
    async ({ play, round }) => {
      const bet = await play.place(round, { round_closed: true });
      await ok(play.win(bet), "the late win");
    },
  ),
  plays(
    "HW07",
    "Wins",
    "the win that closes a round takes its other stakes",
    -one,
    async ({ play, round }) => {
      const other = await play.place(round);
      await ok(play.win(await play.place(round)), "the win");
      const answer = await play.say("rollback", play.messages.rollback(other));
      expectStatus(answer, "RS_ERROR_UNKNOWN", "the rollback of the other");
    },
  ),
  plays("HW08", "Wins", "the win of one round leaves another open", 0n, async ({ play, round }) => {
    const other = await play.place(play.newRound());
    await ok(play.win(await play.place(round)), "the win");
    await ok(play.rollback(other), "the rollback of the other");
  }),
  plays(
    "HW09",
    "Wins",
    "a win in another currency than its bet is not paid",
    -one,
    async ({ play, config, round }) => {
      const bet = await play.place(round);
      const answer = await play.win(bet, { currency: config.otherCurrency ?? "ZAR" });
      expectStatus(answer, "RS_ERROR_WRONG_CURRENCY", "the win");
    },
  ),
];

export const freeBets = [
  plays("HF01", "Free bets", "a free bet takes nothing", 0n, ({ play, round }) =>
    play.place(round, { is_free: true }),
  ),
  plays("HF02", "Free bets", "a bet of nothing takes nothing", 0n, ({ play, round }) =>
    play.place(round, { amount: 0 }),
  ),
  plays("HF03", "Free bets", "what a free bet won is paid", one, async ({ play, round }) => {
    await ok(play.win(await play.place(round, { is_free: true })), "the win");
  }),
  plays("HF04", "Free bets", "what a bet of nothing won is paid", one, async ({ play, round }) => {
    await ok(play.win(await play.place(round, { amount: 0 })), "the win");
  }),
  plays("HF05", "Free bets", "a free bet may win nothing", 0n, async ({ play, round }) => {
    const bet = await play.place(round, { is_free: true });
    await ok(play.win(bet, { amount: 0 }), "the win");
  }),
  plays(
    "HF06",
    "Free bets",
    "what a free bet won is paid once, however often it is sent",
    one,
    async ({ play, round }) => {
      const win = play.messages.win(await play.place(round, { is_free: true }));
      for (const time of ["the win", "its repeat"]) await ok(play.ask("win", win), time);
    },
  ),
  plays("HF07", "Free bets", "a free bet can be taken back", 0n, async ({ play, round }) => {
    await ok(play.rollback(await play.place(round, { is_free: true })), "the rollback");
  }),
  plays(
    "HF08",
    "Free bets",
    "a free bet that was taken back wins nothing",
    0n,
    async ({ play, round }) => {
      const bet = await play.place(round, { is_free: true });
      await ok(play.rollback(bet), "the rollback");
      const answer = await play.win(bet);
      expectStatus(answer, "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "the win");
    },
  ),
  plays(
    "HF09",
    "Free bets",
    "a free bet whose rollback came first is none, and wins nothing",
    0n,
    async ({ play, round }) => {
      const bet = play.messages.bet(round, { is_free: true });
      await ok(play.rollback(bet), "the rollback");
      for (const answer of [await play.ask("bet", bet), await play.win(bet)]) {
        expectStatus(answer, "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "what came after it");
      }
    },
  ),
  plays("HF10", "Free bets", "a free bet that was refused wins nothing", 0n, async (world) => {
    const { play, round } = world;
    const bet = play.messages.bet(round, { is_free: true, game_code: "another-game" });
    expectStatus(await play.ask("bet", bet), "RS_ERROR_INVALID_GAME", "the bet");
    expectStatus(await play.win(bet), "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "the win");
  }),
];
