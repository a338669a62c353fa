import { randomUUID } from "node:crypto";
import { expectEqual, expectStatus, plays } from "../../rules.mjs";

const ok = async (answer, what) => expectStatus(await answer, "OK", what);

export const prizes = [
  plays(
    "F01",
    "Free rounds and jackpots",
    "a free round pays without a stake",
    80n,
    ({ play, round }) => ok(play.freeRound(round, { amount: "80" }), "free round"),
  ),
  plays("F02", "Free rounds and jackpots", "a free round may win nothing", 0n, ({ play, round }) =>
    ok(play.freeRound(round, { amount: "0" }), "free round"),
  ),
  plays(
    "F03",
    "Free rounds and jackpots",
    "a free round names its campaign",
    0n,
    async ({ play, round }) => {
      const answer = await play.freeRound(round, { campaign_id: undefined });
      expectStatus(answer, "BAD_REQUEST", "free round");
    },
  ),
  plays(
    "F04",
    "Free rounds and jackpots",
    "a jackpot pays without a stake",
    5000n,
    ({ play, round }) => ok(play.jackpotWin(round, { amount: "5000" }), "jackpot"),
  ),
  plays(
    "F05",
    "Free rounds and jackpots",
    "a jackpot beside a round leaves its stake held",
    200n,
    async ({ play, round }) => {
      const before = await ok(play.ask(play.message("balance")), "balance");
      await ok(play.bet(round), "bet");
      const answer = await ok(play.jackpotWin(round, { amount: "300" }), "jackpot");
      expectEqual(BigInt(answer.held) - BigInt(before.held), 100n, "what is held more");
    },
  ),
];

function bad(id, rule, fields) {
  return plays(id, "Hostile input", rule, 0n, async ({ play, round }) => {
    expectStatus(await play.bet(round, fields), "BAD_REQUEST", "the bet");
  });
}

/** Signed well, and still no message. */
function unreadable(id, rule, textOf) {
  return plays(id, "Hostile input", rule, 0n, async ({ play, provider, round }) => {
    const text = textOf(JSON.stringify(play.message("bet", round)));
    expectStatus(await provider.send("bet", text), "BAD_REQUEST", "the bet");
  });
}

export const hostile = [
  bad("X01", "a negative amount", { amount: "-100" }),
  bad("X02", "an amount that is a JSON number", { amount: 100 }),
  bad("X03", "an amount with a point", { amount: "1.00" }),
  bad("X04", "an amount in the notation of floats", { amount: "1e309" }),
  bad("X05", "NaN", { amount: "NaN" }),
  bad("X06", "an amount with leading zeros", { amount: "0100" }),
  bad("X07", "an amount longer than any money", { amount: "9".repeat(40) }),
  bad("X08", "an amount finer than the currency", { amount: "1001", scale: 8 }),
  bad("X09", "no transaction id", { transaction_id: undefined }),
  bad("X10", "a transaction id of a thousand letters", { transaction_id: "a".repeat(1000) }),
  unreadable("X11", "a body that is no JSON", () => "bet=100"),
  unreadable("X12", "a field that stands there twice", (text) =>
    text.replace("{", '{"amount":"1",'),
  ),
  unreadable("X13", "an empty body", () => ""),
  unreadable("X15", "a mark of the byte order before the body", (text) => `\uFEFF${text}`),
  unreadable("X16", "a field of a thousand levels", (text) =>
    text.replace("{", `{"meta":${"[".repeat(1_000)}${"]".repeat(1_000)},`),
  ),
  unreadable("X17", "a key that reaches into the reader", (text) =>
    text.replace("{", '{"__proto__":{"round_closed":true},'),
  ),
  unreadable("X18", "a list of bets", (text) => `[${text}]`),
  unreadable("X19", "NaN as JSON would have it", (text) =>
    text.replace(/"amount":"[^"]*"/, '"amount":NaN'),
  ),
  unreadable("X20", "1e309 as JSON would have it", (text) =>
    text.replace(/"amount":"[^"]*"/, '"amount":1e309'),
  ),
  plays(
    "X14",
    "Hostile input",
    "the same amount in finer units is the same amount",
    -100n,
    async ({ play, round, config }) => {
      await ok(play.bet(round, { amount: "1000000", scale: config.scale + 4 }), "bet");
    },
  ),
];

/** The provider falls between two steps, and does afterwards what the protocol tells it to. */
export const crashes = [
  plays(
    "C01",
    "Crashes and broken lines",
    "a bet whose answer was lost is repeated, and is one bet",
    -100n,
    async ({ play, provider, round }) => {
      const bet = play.message("bet", round);
      await provider.sendAndHangUp("bet", bet);
      await ok(play.ask(bet), "the repeat");
    },
  ),
  plays(
    "C02",
    "Crashes and broken lines",
    "a win whose answer was lost is repeated, and is paid once",
    150n,
    async ({ play, provider, round }) => {
      await ok(play.bet(round), "bet");
      const win = play.message("win", round, { amount: "250" });
      await provider.sendAndHangUp("win", win);
      await ok(play.ask(win), "the repeat");
    },
  ),
  plays(
    "C03",
    "Crashes and broken lines",
    "a bet of unknown outcome is rolled back, and nothing is taken",
    0n,
    async ({ play, provider, round }) => {
      const bet = play.message("bet", round);
      await provider.sendAndHangUp("bet", bet);
      await ok(play.rollback(round, bet.transaction_id), "rollback");
      // Whether the bet had come or not: it stands no more, and its repeat places nothing.
      expectStatus(await play.ask(bet), ["OK", "ALREADY_ROLLED_BACK"], "the repeat of the bet");
    },
  ),
  plays(
    "C04",
    "Crashes and broken lines",
    "a rollback whose answer was lost is repeated, and gives back once",
    0n,
    async ({ play, provider, round }) => {
      const transaction_id = randomUUID();
      await ok(play.bet(round, { transaction_id }), "bet");
      const rollback = play.message("rollback", round, {
        reference_transaction_id: transaction_id,
      });
      await provider.sendAndHangUp("rollback", rollback);
      await ok(play.ask(rollback), "the repeat");
    },
  ),
  plays(
    "C05",
    "Crashes and broken lines",
    "a jackpot whose answer was lost is repeated, and is paid once",
    700n,
    async ({ play, provider, round }) => {
      const won = play.message("jackpot-win", round, { amount: "700" });
      await provider.sendAndHangUp("jackpot-win", won);
      await ok(play.ask(won), "the repeat");
    },
  ),
  plays(
    "C06",
    "Crashes and broken lines",
    "a round that fell after its bet is ended later",
    -100n,
    async ({ play, provider, round }) => {
      const end = play.message("end-round", round);
      await ok(play.bet(round), "bet");
      await provider.sendAndHangUp("end-round", end);
      await ok(play.ask(end), "the repeat");
    },
  ),
];
