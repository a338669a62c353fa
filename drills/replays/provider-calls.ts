// What the machine of a game provider asks, in our own protocol.
import { createHmac } from "node:crypto";
import { providers, type ProviderAnswer, type ProviderCall } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { uuidv7 } from "@croupier/kit/ids";
import { Call, nothing, type Asked, type Wire } from "./call.ts";
import { game, provider, type Player, type Signing } from "./open-players.ts";

export const [stakeMinor, wonMinor, prizeMinor] = [1_00n, 2_50n, 5_00n];

/** `stranger`: somebody else whom the provider knows. */
export function providerCalls(
  { acme: own }: Player,
  { signing, stranger }: { readonly signing: Signing; readonly stranger: Player },
): readonly Call[] {
  const [first, second, third] = [bet(), bet(), bet()];
  return [
    first.call,
    second.call,
    third.call,
    // Of the first both are asked, and whichever comes first is done.
    win(first),
    rollback(first),
    win(second),
    rollback(third),
    call({
      what: "jackpot",
      name: "jackpotWin",
      words: {
        type: "jackpot-win",
        round_id: uuidv7(),
        jackpot_code: "bench",
        ...spell(prizeMinor),
      },
      moves: () => prizeMinor,
    }),
  ];

  function bet() {
    const [transaction_id, round_id] = [uuidv7(), uuidv7()];
    const words = { type: "bet", transaction_id, round_id, ...spell(stakeMinor) };
    const of = call({ what: "bet", name: "bet", words, moves: () => -stakeMinor });
    return { call: of, reference: { reference_transaction_id: transaction_id, round_id } };
  }

  function win({ reference }: ReturnType<typeof bet>): Call {
    const words = { type: "win", ...reference, ...spell(wonMinor) };
    return call({ what: "win", name: "win", words, moves: () => wonMinor });
  }

  /** What came before its bet gives nothing back. */
  function rollback({ call: of, reference }: ReturnType<typeof bet>): Call {
    const words = { type: "rollback", ...reference };
    const moves = () => (isOk(of.answer) ? stakeMinor : 0n);
    return call({ what: "rollback", name: "rollback", words, moves });
  }

  function call(wish: {
    readonly what: string;
    readonly name: ProviderCall;
    readonly words: object;
    readonly moves: () => bigint;
  }): Call {
    const { what, name, moves } = wish;
    const message = {
      request_id: uuidv7(),
      issued_at: new Date().toISOString(),
      transaction_id: uuidv7(),
      game_code: game,
      currency: "EUR",
      session_token: own.session_token,
      player_ref: own.player_ref,
      ...wish.words,
    };
    const path = spellPath(providers[name].path, { params: { provider } });
    const send = (words: object, now: Date) => signed(path, JSON.stringify(words), now);
    const others = [
      { ...message, round_id: uuidv7() },
      { ...message, ...stranger.acme },
    ];
    return new Call({
      ...statusKept,
      what,
      spell: (now) => send(message, now),
      spellOthers: (now) => others.map((other) => send(other, now)),
      moved: (answer) => (isOk(answer) ? { free: moves(), pending: 0n } : nothing),
    });
  }

  function signed(path: string, body: string, now: Date): Wire {
    const timestamp = String(Math.floor(now.getTime() / 1_000));
    const hmac = createHmac("sha256", signing.secret).update(`${timestamp}.${body}`);
    const headers = {
      "x-key-id": signing.keyId,
      "x-timestamp": timestamp,
      "x-signature": hmac.digest("hex"),
    };
    return { method: "POST", path, headers, body };
  }
}

const statusKept: Pick<Asked, "isKept" | "isRefused" | "steady"> = {
  isKept: ({ status, body }) => status === 200 && read(body).retry === "never",
  isRefused: ({ body }) => read(body).status === "DUPLICATE_MISMATCH",
  // What there is to play with is said as of now, however old the answer is.
  steady: (body) => body.replaceAll(/"(?:balance|real|bonus|held)":"\d+",?/g, ""),
};

function spell(minor: bigint) {
  return { amount: String(minor), scale: 2 };
}

function isOk(answer: string | undefined): boolean {
  return answer?.includes(`"status":"OK"`) === true;
}

function read(body: string): ProviderAnswer {
  return JSON.parse(body) as ProviderAnswer;
}
