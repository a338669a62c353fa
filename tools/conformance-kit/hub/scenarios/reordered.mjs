import { randomUUID } from "node:crypto";
import { expectEqual, expectStatus, plays } from "../../rules.mjs";
import { unit } from "../play.mjs";

const one = BigInt(unit);
const ok = async (answer, what) => expectStatus(await answer, "RS_OK", what);
const isNone = "RS_ERROR_TRANSACTION_DOES_NOT_EXIST";

const ordered = (id, rule, wanted, act) => plays(id, "Rollbacks and order", rule, wanted, act);

/** What is told of a bet that won or lost: not to be given back, and for a person to look at. */
async function notGivenBack(play, bet) {
  const answer = await play.say("rollback", play.messages.rollback(bet));
  expectStatus(answer, "RS_ERROR_UNKNOWN", "the rollback");
}

export const rollbacks = [
  ordered("HR01", "a rollback gives the stake back", 0n, async ({ play, round }) => {
    await ok(play.rollback(await play.place(round)), "the rollback");
  }),
  ordered(
    "HR02",
    "a rollback says nothing of money: with an amount it is refused, and without one gives back what the bet took",
    0n,
    async ({ play, round }) => {
      const bet = await play.place(round);
      const answer = await play.rollback(bet, { amount: 99 * unit, currency: "ZZZ" });
      expectStatus(answer, "RS_ERROR_WRONG_SYNTAX", "the rollback with an amount");
      await ok(play.rollback(bet), "the rollback");
    },
  ),
  ordered("HR03", "a rollback before its bet is done, and moves nothing", 0n, ({ play, round }) =>
    ok(play.rollback(play.messages.bet(round)), "the rollback"),
  ),
  ordered("HR04", "a bet whose rollback came first is none", 0n, async ({ play, round }) => {
    const bet = play.messages.bet(round);
    await ok(play.rollback(bet), "the rollback");
    expectStatus(await play.ask("bet", bet), isNone, "the bet");
    expectStatus(await play.win(bet), isNone, "the win");
  }),
  ordered(
    "HR05",
    "a bet that was given back is not placed again by its repeat",
    0n,
    async ({ play, round }) => {
      const bet = await play.place(round);
      await ok(play.rollback(bet), "the rollback");
      await ok(play.ask("bet", bet), "the repeat, which is answered as the first was");
    },
  ),
  ordered("HR06", "a bet that was given back wins nothing", 0n, async ({ play, round }) => {
    const bet = await play.place(round);
    await ok(play.rollback(bet), "the rollback");
    expectStatus(await play.win(bet), isNone, "the win");
  }),
  ordered("HR07", "a bet that won is not given back", one, async ({ play, round }) => {
    const bet = await play.place(round);
    await ok(play.win(bet, { amount: 2 * unit }), "the win");
    await notGivenBack(play, bet);
  }),
  ordered("HR08", "a bet that lost is not given back", -one, async ({ play, round }) => {
    const bet = await play.place(round);
    await ok(play.win(bet, { amount: 0 }), "the win of nothing");
    await notGivenBack(play, bet);
  }),
  ordered("HR09", "a win is not taken back", one, async ({ play, round }) => {
    const win = play.messages.win(await play.place(round), { amount: 2 * unit });
    await ok(play.ask("win", win), "the win");
    await notGivenBack(play, win);
  }),
  ordered(
    "HR10",
    "a second rollback under another id gives nothing back twice",
    0n,
    async ({ play, round }) => {
      const bet = await play.place(round);
      await ok(play.rollback(bet), "the rollback");
      expectStatus(await play.rollback(bet), ["RS_OK", isNone], "the second");
    },
  ),
  ordered(
    "HR11",
    "of two bets of a round, the one that is named goes back",
    -one,
    async ({ play, round }) => {
      await play.place(round);
      await ok(play.rollback(await play.place(round, { amount: 7 * unit })), "the rollback");
    },
  ),
  ordered(
    "HR12",
    "a refused bet can be rolled back, and moves nothing",
    0n,
    async ({ play, round }) => {
      const bet = play.messages.bet(round, { amount: Number(await play.balance()) + unit });
      expectStatus(await play.ask("bet", bet), "RS_ERROR_NOT_ENOUGH_MONEY", "the bet");
      await ok(play.rollback(bet), "the rollback");
    },
  ),
];

const repeating = (id, rule, wanted, act) => plays(id, "Repeats", rule, wanted, act);

/** The same message twice: one movement, the same word, and the balance of now. */
function repeated(id, rule, wanted, name, prepare) {
  return repeating(id, rule, wanted, async ({ play, round }) => {
    const message = await prepare({ play, round });
    const first = await ok(play.ask(name, message), "the first");
    const again = { ...message, request_uuid: randomUUID() };
    const second = await ok(play.ask(name, again), "the repeat");
    expectEqual(second.balance, first.balance, "the balance of the repeat");
    expectEqual(second.request_uuid, again.request_uuid, "the request it answers");
  });
}

const copies = 10;
const atOnce = (act) => Promise.all(Array.from({ length: copies }, act));

export const repeats = [
  repeated("HD01", "a bet sent twice is one bet", -one, "bet", async ({ play, round }) =>
    play.messages.bet(round),
  ),
  repeated("HD02", "a win sent twice is paid once", one, "win", async ({ play, round }) =>
    play.messages.win(await play.place(round), { amount: 2 * unit }),
  ),
  repeated(
    "HD03",
    "a rollback sent twice gives back once",
    0n,
    "rollback",
    async ({ play, round }) => play.messages.rollback(await play.place(round)),
  ),
  repeating(
    "HD04",
    "a repeat is the same whatever belongs to the attempt",
    -one,
    async ({ play, round }) => {
      const bet = await play.place(round);
      const again = { ...bet, token: randomUUID(), supplier_user: "another" };
      await ok(play.ask("bet", again), "the repeat");
    },
  ),
  repeating(
    "HD05",
    "a repeat answers with the balance of now, not of then",
    -3n * one,
    async ({ play, round }) => {
      const bet = play.messages.bet(round);
      const first = await ok(play.ask("bet", bet), "the first");
      await play.place(play.newRound(), { amount: 2 * unit });
      const second = await ok(play.ask("bet", bet), "the repeat");
      expectEqual(second.balance, first.balance - 2 * unit, "the balance of the repeat");
    },
  ),
  repeating(
    "HD06",
    "a refusal is kept, although the money came meanwhile",
    10n * one,
    async ({ play, round }) => {
      const bet = play.messages.bet(round, { amount: Number(await play.balance()) + unit });
      expectStatus(await play.ask("bet", bet), "RS_ERROR_NOT_ENOUGH_MONEY", "the first");
      const free = await play.place(play.newRound(), { is_free: true });
      await ok(play.win(free, { amount: 10 * unit }), "the money");
      expectStatus(await play.ask("bet", bet), "RS_ERROR_NOT_ENOUGH_MONEY", "the repeat");
    },
  ),
  repeating("HD07", "ten of the same bet at once are one bet", -one, async ({ play, round }) => {
    const bet = play.messages.bet(round);
    for (const answer of await atOnce(() => play.ask("bet", bet))) {
      expectStatus(answer, "RS_OK", "each of the ten");
    }
  }),
  repeating("HD08", "ten of the same win at once are paid once", 0n, async ({ play, round }) => {
    const win = play.messages.win(await play.place(round));
    for (const answer of await atOnce(() => play.ask("win", win))) {
      expectStatus(answer, "RS_OK", "each of the ten");
    }
  }),
  repeating("HD09", "ten rollbacks at once give back once", 0n, async ({ play, round }) => {
    const bet = await play.place(round);
    for (const answer of await atOnce(() => play.rollback(bet))) {
      expectStatus(answer, ["RS_OK", isNone], "each of the ten");
    }
  }),
  repeating(
    "HD10",
    "a bet and its rollback at once end as if neither had been",
    0n,
    async ({ play, round }) => {
      const bet = play.messages.bet(round);
      const [placed] = await Promise.all([play.ask("bet", bet), play.rollback(bet)]);
      expectStatus(placed, ["RS_OK", isNone], "the bet");
    },
  ),
];

/** The id of a bet that stands, used for something else. */
function mismatched(id, rule, otherUse) {
  return plays(id, "Mismatches", rule, -one, async ({ play, round }) => {
    const bet = await play.place(round);
    const { name, message } = otherUse({ bet, play });
    const answer = await play.ask(name, message);
    expectStatus(answer, "RS_ERROR_DUPLICATE_TRANSACTION", "the other use");
  });
}

const changed =
  (fields) =>
  ({ bet }) => ({ name: "bet", message: { ...bet, ...fields } });

export const mismatches = [
  mismatched("HM01", "the same id with another amount", changed({ amount: 2 * unit })),
  mismatched("HM02", "the same id in another round", changed({ round: "another" })),
  mismatched("HM03", "the same id with another game", changed({ game_code: "another-game" })),
  mismatched("HM04", "the same id in another currency", changed({ currency: "EUR" })),
  mismatched("HM05", "the same id as a free bet", changed({ is_free: true })),
  mismatched("HM06", "the same id as a bet that closes its round", changed({ round_closed: true })),
  mismatched("HM07", "the same id as a win", ({ bet, play }) => ({
    name: "win",
    message: play.messages.win(bet, { transaction_uuid: bet.transaction_uuid }),
  })),
  mismatched("HM08", "the same id as its own rollback", ({ bet, play }) => ({
    name: "rollback",
    message: play.messages.rollback(bet, { transaction_uuid: bet.transaction_uuid }),
  })),
];
