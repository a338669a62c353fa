import { randomUUID } from "node:crypto";
import { expectEqual, expectStatus, plays } from "../../rules.mjs";
import { unit } from "../play.mjs";

const asked = (id, rule, act, needs) => plays(id, "Sessions", rule, 0n, act, needs);

const refusedToken = async (answer, what) =>
  expectStatus(await answer, "RS_ERROR_INVALID_TOKEN", what);

export const sessions = [
  asked(
    "HU01",
    "a player is known by the name they were launched with",
    async ({ play, config }) => {
      const answer = expectStatus(
        await play.ask("info", play.messages.info()),
        "RS_OK",
        "the info",
      );
      expectEqual(answer.user, config.session.user, "the user");
    },
  ),
  asked("HU02", "a player nobody is, is not known", ({ play }) =>
    refusedToken(play.ask("info", play.messages.info({ user: "nobody" })), "the info"),
  ),
  asked(
    "HU03",
    "a balance is a whole number in the currency of the wallet",
    async ({ play, config }) => {
      const answer = await play.ask("balance", play.messages.balance());
      expectStatus(answer, "RS_OK", "the balance");
      expectEqual(answer.currency, config.currency, "the currency");
      expectEqual(Number.isSafeInteger(answer.balance), true, "whether the balance is whole");
    },
  ),
  asked("HU04", "a token that nobody gave out is told no balance", ({ play }) =>
    refusedToken(play.ask("balance", play.messages.balance({ token: "made-up" })), "the balance"),
  ),
  asked("HU05", "a token that nobody gave out takes no bet", ({ play, round }) =>
    refusedToken(play.bet(round, { token: "made-up" }), "the bet"),
  ),
  asked(
    "HU06",
    "the token of one player opens nothing of another",
    async ({ play, config, round }) => {
      const { token } = config.secondSession;
      await refusedToken(play.ask("balance", play.messages.balance({ token })), "the balance");
      await refusedToken(play.bet(round, { token }), "the bet");
    },
    ["secondSession"],
  ),
  asked("HU07", "a win of a player nobody is, is paid to nobody", async ({ play, round }) => {
    const bet = play.messages.bet(round);
    await refusedToken(play.win(bet, { user: "nobody" }), "the win");
  }),
  asked("HU08", "an answer carries the request_uuid it answers", async ({ play, round }) => {
    const info = play.messages.info();
    expectEqual((await play.ask("info", info)).request_uuid, info.request_uuid, "request_uuid");
    const bet = play.messages.bet(round, { currency: "ZZZ" });
    expectEqual((await play.ask("bet", bet)).request_uuid, bet.request_uuid, "that of a refusal");
  }),
  asked("HU09", "a session takes bets of the game it was opened for", async ({ play, round }) => {
    const answer = await play.bet(round, { game_code: "another-game" });
    expectStatus(answer, "RS_ERROR_INVALID_GAME", "the bet");
  }),
];

/** What is owed is paid, however it stands with who plays: only the bet is refused. */
function stillPaid(id, rule, session, status) {
  return {
    id,
    family: "Never refused",
    rule,
    needs: [session],
    async run({ config, asPlayer }) {
      const play = asPlayer(config[session]);
      const bet = play.messages.bet(play.newRound());
      expectStatus(await play.ask("bet", bet), status, "the bet");
      expectStatus(await play.ask("bet", bet), status, "its repeat");
      // Nothing was staked, so nothing can have won: not found, and never refused for who plays.
      const win = await play.win(play.messages.bet(play.newRound()));
      expectStatus(win, "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "the win without a bet");
      expectStatus(await play.rollback(bet), "RS_OK", "the rollback");
      const { open_bet: open } = config[session];
      if (open === undefined) return;
      expectStatus(await play.win(open, { amount: 2 * unit }), "RS_OK", "the win of the open bet");
    },
  };
}

export const neverRefused = [
  stillPaid(
    "HN01",
    "a session that ended refuses bets alone",
    "expiredSession",
    "RS_ERROR_TOKEN_EXPIRED",
  ),
  stillPaid(
    "HN02",
    "a blocked player is refused bets alone",
    "blockedSession",
    "RS_ERROR_USER_DISABLED",
  ),
  stillPaid(
    "HN03",
    "an excluded player is refused bets alone",
    "excludedSession",
    "RS_ERROR_USER_DISABLED",
  ),
  {
    id: "HN04",
    family: "Never refused",
    rule: "a game that is switched off takes no bet",
    needs: ["disabledGame", "disabledGameSession"],
    async run({ config, asPlayer }) {
      const play = asPlayer(config.disabledGameSession);
      const bet = play.messages.bet(play.newRound(), { game_code: config.disabledGame });
      expectStatus(await play.ask("bet", bet), "RS_ERROR_INVALID_GAME", "the bet");
      expectStatus(await play.rollback(bet), "RS_OK", "the rollback");
    },
  },
  {
    id: "HN05",
    family: "Never refused",
    rule: "a bet that cannot be judged now is told so each time, and can be rolled back",
    needs: ["undecidedSession"],
    async run({ config, asPlayer }) {
      const play = asPlayer(config.undecidedSession);
      const bet = play.messages.bet(play.newRound());
      for (const attempt of ["the bet", "the bet once more"]) {
        expectStatus(await play.say("bet", bet), "RS_ERROR_UNKNOWN", attempt);
      }
      expectStatus(await play.rollback(bet), "RS_OK", "the rollback");
    },
  },
  plays(
    "HN06",
    "Never refused",
    "a win is paid under any token, also one that nobody gave out",
    50_000n,
    async ({ play, round }) => {
      const bet = await play.place(round);
      const token = randomUUID();
      expectStatus(await play.win(bet, { token, amount: 150_000 }), "RS_OK", "the win");
    },
  ),
  plays(
    "HN07",
    "Never refused",
    "a bet is given back under any token, also one that nobody gave out",
    0n,
    async ({ play, round }) => {
      const bet = await play.place(round);
      expectStatus(await play.rollback(bet, { token: randomUUID() }), "RS_OK", "the rollback");
    },
  ),
];
