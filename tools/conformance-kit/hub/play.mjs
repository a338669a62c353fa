import { randomUUID } from "node:crypto";
import { Broken, expectStatus } from "../rules.mjs";

/** One of the currency: the dialect counts hundred-thousandths. */
export const unit = 100_000;

const calls = {
  info: "user/info",
  balance: "user/balance",
  bet: "transaction/bet",
  win: "transaction/win",
  rollback: "transaction/rollback",
};

const retriesMax = 40;
const retryMs = 50;

/** The words of a game: bets and wins with everything filled in that a scenario is not about. */
export function createPlay({ machine, config, player }) {
  const { currency, game } = config;
  const { user, token } = player;

  const request = () => ({ user, request_uuid: randomUUID() });
  const transaction = (round) => ({
    ...request(),
    token,
    game_code: game,
    round,
    round_closed: false,
    transaction_uuid: randomUUID(),
  });
  const money = () => ({ currency, amount: unit, is_free: false });
  const after = (bet) => ({
    ...transaction(bet.round),
    reference_transaction_uuid: bet.transaction_uuid,
  });

  const messages = {
    info: (fields) => ({ ...request(), ...fields }),
    balance: (fields) => ({ ...request(), token, game_code: game, ...fields }),
    bet: (round, fields) => ({ ...transaction(round), ...money(), ...fields }),
    /** `bet` is the message of the bet, or what stands for it: its round and its transaction. */
    win: (bet, fields) => ({ ...after(bet), ...money(), round_closed: true, ...fields }),
    rollback: (bet, fields) => ({ ...after(bet), round_closed: true, ...fields }),
  };

  const say = (name, message, change) => machine.send(calls[name], message, change);

  /** As the dialect wants it: an unknown error is asked again with the same transaction. */
  async function ask(name, message) {
    for (let attempt = 0; attempt < retriesMax; attempt += 1) {
      const answer = await say(name, message);
      if (answer.status !== "RS_ERROR_UNKNOWN") return answer;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
    throw new Broken(`${name} stayed RS_ERROR_UNKNOWN ${retriesMax} times`);
  }

  return {
    messages,
    say,
    ask,
    sayAndHangUp: (name, message) => machine.sendAndHangUp(calls[name], message),
    newRound: () => `round-${randomUUID()}`,
    /** A bet that has to be taken; the message of it, for what refers to it. */
    async place(round, fields) {
      const message = messages.bet(round, fields);
      expectStatus(await ask("bet", message), "RS_OK", "the bet");
      return message;
    },
    bet: (round, fields) => ask("bet", messages.bet(round, fields)),
    win: (bet, fields) => ask("win", messages.win(bet, fields)),
    rollback: (bet, fields) => ask("rollback", messages.rollback(bet, fields)),
    /** What can be played with now, in hundred-thousandths. */
    async balance() {
      const answer = expectStatus(await ask("balance", messages.balance()), "RS_OK", "balance");
      return BigInt(answer.balance);
    },
  };
}
