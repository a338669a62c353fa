// The process under test: a provider's calls over the real wallet, asked over the pipe.
import { connect } from "@croupier/database";
import { getAsset } from "@croupier/kit/money";
import { ok } from "@croupier/kit/result";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { createProviders, type Provider } from "@croupier/providers";
import { createPlayMoney } from "@croupier/wallet";
import type { Reply } from "../faults/crash-service.ts";
import { createCarelessMoney } from "./careless-money.ts";
import { gameCode, providerCode } from "./provider-code.ts";
import type { PlayQuestion } from "./rounds.ts";

const clock = systemClock;
const database = connect({
  url: process.env.CRASH_DATABASE_URL ?? "",
  max: 8,
  name: "croupier crash",
});
const careful = createPlayMoney<"casino", never>({
  database,
  ledger: createLedger({ database, announce: () => {} }),
  guards: { mayPlay: async (_tx, bets) => bets.map(() => ok()) },
  announce: () => {},
  clock,
});
const isCareless = process.env.CRASH_ANSWERS === "before the commit";
const providers = createProviders({
  database,
  clock,
  money: isCareless ? createCarelessMoney(careful) : careful,
  // Nobody signs a pipe.
  vault: { seal: () => "", unseal: () => new Uint8Array() },
  findCurrency: async () => "EUR",
  // The loop opens games for players whom nobody signs in.
  keepSignedIn: async () => true,
});
const provider: Provider = {
  code: providerCode,
  name: "Crash Games",
  dialect: "croupier",
  spend: "cash_first",
  isDisabled: false,
  disabledGames: [],
  games: new Map(),
  keys: [],
};

process.on("message", (message: { asked: number; question: PlayQuestion }) => {
  void answer(message).then((reply) => process.send?.(reply));
});
process.on("disconnect", () => void database.close().then(() => process.exit(0)));
process.send?.("ready");

async function answer(message: {
  asked: number;
  question: PlayQuestion;
}): Promise<Reply<{ status: string }>> {
  const { asked, question } = message;
  try {
    const { status } = await play(question);
    return status === "TEMPORARY" ? { asked, unknown: status } : { asked, answer: { status } };
  } catch (error) {
    return { asked, unknown: String(error) };
  }
}

function play({ call, seat, transactionId, roundId, minor, betId, closes }: PlayQuestion) {
  const named = {
    request_id: transactionId,
    issued_at: clock().toISOString(),
    player_ref: seat.playerRef,
    currency: getAsset("EUR"),
    transaction_id: transactionId,
    round_id: roundId,
    game_code: gameCode,
  };
  const amount = { amount: String(minor), scale: 2 };
  switch (call) {
    case "bet": {
      const session = { session_token: seat.token, round_closed: closes === true };
      return providers.bet(provider, { ...named, ...amount, ...session, type: "bet" });
    }
    case "win": {
      const bet = { reference_transaction_id: betId };
      return providers.win(provider, { ...named, ...amount, ...bet, type: "win" });
    }
    case "rollback": {
      const bet = { reference_transaction_id: betId ?? "" };
      return providers.rollback(provider, { ...named, ...bet, type: "rollback" });
    }
    case "endRound":
      return providers.endRound(provider, { ...named, type: "end-round" });
  }
}
