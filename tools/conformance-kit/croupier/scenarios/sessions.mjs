import { randomUUID } from "node:crypto";
import { expectEqual, expectStatus, movedBy } from "../../rules.mjs";

const family = "Sessions";

export const sessions = [
  {
    id: "A01",
    family,
    rule: "a launch token is exchanged once",
    needs: ["funded"],
    async run({ config, provider, play, authenticate }) {
      const token = config.funded[1];
      if (token === undefined) return;
      const opened = await authenticate(token);
      expectEqual(opened.currency, config.currency, "the currency");
      const message = { ...play.message("balance"), type: "authenticate", launch_token: token };
      expectStatus(
        await provider.send("authenticate", message),
        "INVALID_TOKEN",
        "the second exchange",
      );
    },
  },
  {
    id: "A02",
    family,
    rule: "a launch token that nobody gave out opens nothing",
    async run({ provider, play }) {
      const message = { ...play.message("balance"), type: "authenticate", launch_token: "made-up" };
      expectStatus(await provider.send("authenticate", message), "INVALID_TOKEN", "authenticate");
    },
  },
  {
    id: "A03",
    family,
    rule: "a session token that nobody gave out takes no bet",
    async run({ play }) {
      const bet = () => play.bet(play.newRound(), { session_token: "made-up" });
      const moved = await movedBy(play, async () =>
        expectStatus(await bet(), "INVALID_TOKEN", "bet"),
      );
      expectEqual(moved, 0n, "what moved");
    },
  },
  {
    id: "A04",
    family,
    rule: "the session of one player takes no bet of another",
    needs: ["secondPlayer"],
    async run({ config, play, authenticate }) {
      const other = await authenticate(config.secondPlayer[0]);
      const answer = await play.bet(play.newRound(), { session_token: other.session_token });
      expectStatus(answer, "INVALID_TOKEN", "the bet");
    },
  },
  {
    id: "A05",
    family,
    rule: "a player nobody is, is a bad request",
    async run({ play }) {
      expectStatus(await play.win(play.newRound(), { player_ref: "nobody" }), "BAD_REQUEST", "win");
    },
  },
  {
    id: "A06",
    family,
    rule: "a balance says what is real, what is bonus and what is held",
    async run({ play, config }) {
      const answer = expectStatus(await play.ask(play.message("balance")), "OK", "balance");
      expectEqual(
        BigInt(answer.real) + BigInt(answer.bonus),
        BigInt(answer.balance),
        "real and bonus",
      );
      expectEqual(answer.scale, config.scale, "the scale");
      expectEqual(typeof answer.held, "string", "the type of held");
    },
  },
  {
    id: "A07",
    family,
    rule: "an answer carries the request id it answers",
    async run({ play }) {
      const message = play.message("balance");
      expectEqual((await play.ask(message)).request_id, message.request_id, "the request id");
    },
  },
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
      const round = play.newRound();
      expectStatus(await play.bet(round), status, "the bet");
      expectStatus(await play.freeRound(round, { amount: "30" }), "OK", "the free round");
      expectStatus(await play.jackpotWin(round, { amount: "20" }), "OK", "the jackpot");
      // Nothing was staked, so nothing can have won: not found, and never refused for who plays.
      expectStatus(await play.win(round), "TRANSACTION_NOT_FOUND", "the win without a bet");
      expectStatus(await play.endRound(round), "TRANSACTION_NOT_FOUND", "the end of the round");
      expectStatus(await play.rollback(round, randomUUID()), "OK", "the rollback");
      const { open_round: open } = config[session];
      if (open === undefined) return;
      expectStatus(await play.win(open, { amount: "150" }), "OK", "the win of the open round");
      expectStatus(await play.endRound(open), "OK", "the end of the open round");
    },
  };
}

export const neverRefused = [
  stillPaid("N01", "an expired session refuses bets alone", "expiredSession", "TOKEN_EXPIRED"),
  stillPaid("N02", "a blocked player is refused bets alone", "blockedSession", "PLAYER_BLOCKED"),
  stillPaid("N03", "an excluded player is refused bets alone", "excludedSession", "SELF_EXCLUDED"),
  {
    id: "N04",
    family: "Never refused",
    rule: "a game that is switched off takes no bet, and pays what it owes",
    needs: ["disabledGame", "disabledGameSession"],
    async run({ config, asPlayer }) {
      const play = asPlayer(config.disabledGameSession);
      const round = play.newRound();
      const game_code = config.disabledGame;
      expectStatus(await play.bet(round, { game_code }), "GAME_DISABLED", "the bet");
      expectStatus(await play.freeRound(round, { game_code }), "OK", "the free round");
    },
  },
  {
    id: "N05",
    family: "Never refused",
    rule: "a session takes bets of the game it was opened for",
    async run({ play }) {
      const answer = await play.bet(play.newRound(), { game_code: "another-game" });
      expectStatus(answer, "BET_NOT_ALLOWED", "the bet");
    },
  },
  {
    id: "N06",
    family: "Never refused",
    rule: "a win without any session token is paid",
    async run({ play }) {
      const round = play.newRound();
      const moved = await movedBy(play, async () => {
        expectStatus(await play.bet(round), "OK", "the bet");
        expectStatus(
          await play.win(round, { session_token: undefined, amount: "150" }),
          "OK",
          "the win",
        );
      });
      expectEqual(moved, 50n, "what moved");
    },
  },
  {
    id: "N07",
    family: "Never refused",
    rule: "a bet that cannot be judged now is asked again with its id, and what pays is paid",
    needs: ["undecidedSession"],
    async run({ config, asPlayer }) {
      const play = asPlayer(config.undecidedSession);
      const round = play.newRound();
      const bet = play.message("bet", round);
      for (const attempt of ["the bet", "the bet once more"]) {
        const answer = expectStatus(await play.provider.send("bet", bet), "TEMPORARY", attempt);
        expectEqual(answer.retry, "same_id", "what the answer says of asking again");
      }
      expectStatus(await play.freeRound(round, { amount: "30" }), "OK", "the free round");
    },
  },
];
