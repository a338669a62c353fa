import { expectEqual, expectStatus, plays } from "../../rules.mjs";
import { unit } from "../play.mjs";

const one = BigInt(unit);
const ok = async (answer, what) => expectStatus(await answer, "RS_OK", what);
const isNone = "RS_ERROR_TRANSACTION_DOES_NOT_EXIST";

function bad(id, rule, fields, status = "RS_ERROR_WRONG_SYNTAX") {
  return plays(id, "Hostile input", rule, 0n, async ({ play, round }) => {
    expectStatus(await play.bet(round, fields), status, "the bet");
  });
}

/** Signed well, and still no message. */
function unreadable(id, rule, textOf, status = "RS_ERROR_WRONG_SYNTAX") {
  return plays(id, "Hostile input", rule, 0n, async ({ play, round }) => {
    const text = textOf(JSON.stringify(play.messages.bet(round)));
    const answer = expectStatus(await play.say("bet", text), status, "the bet");
    expectEqual(answer.http, 200, "the HTTP status");
  });
}

const amounting = (amount) => (text) => text.replace(/"amount":\d+/, `"amount":${amount}`);

export const hostile = [
  bad("HX01", "a negative amount", { amount: -unit }),
  bad("HX02", "half an amount", { amount: 0.5 }, "RS_ERROR_WRONG_TYPES"),
  bad("HX03", "an amount as text", { amount: String(unit) }, "RS_ERROR_WRONG_TYPES"),
  bad("HX04", "an amount finer than the currency", { amount: 1 }),
  bad("HX05", "an amount greater than JSON counts", { amount: 2 ** 53 }),
  unreadable("HX06", "1e309, which JSON reads as infinite", amounting("1e309"), [
    "RS_ERROR_WRONG_SYNTAX",
    "RS_ERROR_WRONG_TYPES",
  ]),
  unreadable("HX07", "NaN, which is no JSON", amounting("NaN")),
  bad("HX08", "no transaction_uuid", { transaction_uuid: undefined }),
  bad("HX09", "a transaction_uuid that is none", { transaction_uuid: "one" }),
  bad("HX10", "a round of a thousand letters", { round: "a".repeat(1_000) }),
  unreadable("HX11", "a body that is no JSON", () => "bet=100"),
  unreadable("HX12", "an empty body", () => ""),
  unreadable("HX13", "a field that stands there twice", (text) =>
    text.replace("{", '{"amount":1000,'),
  ),
  unreadable("HX14", "a mark of the byte order before the body", (text) => `\uFEFF${text}`),
  unreadable("HX15", "a field of a thousand levels", (text) =>
    text.replace("{", `{"meta":${"[".repeat(1_000)}${"]".repeat(1_000)},`),
  ),
  unreadable("HX16", "a key that reaches into the reader", (text) =>
    text.replace("{", '{"__proto__":{"is_free":true},'),
  ),
  unreadable("HX17", "a list of bets", (text) => `[${text}]`),
  unreadable("HX18", "a text after the body", (text) => `${text}{}`),
];

const falling = (id, rule, wanted, act) => plays(id, "Crashes and broken lines", rule, wanted, act);

/** The maker's machine falls between two steps, and does afterwards what the dialect tells it to. */
export const crashes = [
  falling(
    "HC01",
    "a bet whose answer was lost is repeated, and is one bet",
    -one,
    async ({ play, round }) => {
      const bet = play.messages.bet(round);
      await play.sayAndHangUp("bet", bet);
      await ok(play.ask("bet", bet), "the repeat");
    },
  ),
  falling(
    "HC02",
    "a bet of unknown outcome is rolled back, and nothing is taken",
    0n,
    async ({ play, round }) => {
      const bet = play.messages.bet(round);
      await play.sayAndHangUp("bet", bet);
      await ok(play.rollback(bet), "the rollback");
      // Whether the bet had come or not: it stands no more, and its repeat places nothing.
      expectStatus(await play.ask("bet", bet), ["RS_OK", isNone], "the repeat of the bet");
    },
  ),
  falling(
    "HC03",
    "a win whose answer was lost is repeated, and is paid once",
    one,
    async ({ play, round }) => {
      const win = play.messages.win(await play.place(round), { amount: 2 * unit });
      await play.sayAndHangUp("win", win);
      await ok(play.ask("win", win), "the repeat");
    },
  ),
  falling(
    "HC04",
    "a rollback whose answer was lost is repeated, and gives back once",
    0n,
    async ({ play, round }) => {
      const rollback = play.messages.rollback(await play.place(round));
      await play.sayAndHangUp("rollback", rollback);
      await ok(play.ask("rollback", rollback), "the repeat");
    },
  ),
  falling(
    "HC05",
    "a win of a free bet whose answer was lost is repeated, and is paid once",
    one,
    async ({ play, round }) => {
      const win = play.messages.win(await play.place(round, { is_free: true }));
      await play.sayAndHangUp("win", win);
      await ok(play.ask("win", win), "the repeat");
    },
  ),
  falling(
    "HC06",
    "a game that fell between its bet and its win finishes later",
    one,
    async ({ play, round }) => {
      const bet = play.messages.bet(round);
      await play.sayAndHangUp("bet", bet);
      const win = play.messages.win(bet, { amount: 2 * unit });
      // What its machine knows: the win is due, and the bet may never have come.
      if ((await play.ask("win", win)).status === isNone) await ok(play.ask("bet", bet), "the bet");
      await ok(play.ask("win", win), "the win");
    },
  ),
];
