// The same of a provider that speaks the dialect of Hub88.
import { sign } from "node:crypto";
import { hub, type HubAnswer, type HubCall } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { uuidv7 } from "@croupier/kit/ids";
import { Call, nothing, type Asked, type Wire } from "./call.ts";
import { game, hubProvider, type Player, type Signing } from "./open-players.ts";
import { stakeMinor, wonMinor } from "./provider-calls.ts";

/** Their amounts are hundred-thousandths of the currency. */
const unitsOfMinor = 1_000n;

export function hubCalls(
  { hub: own }: Player,
  { signing, stranger }: { readonly signing: Signing; readonly stranger: Player },
): readonly Call[] {
  const [first, second] = [bet(), bet()];
  const [free, lost] = [bet({ is_free: true }), bet({ is_free: true })];
  return [
    first.call,
    win(first),
    second.call,
    rollback(second),
    free.call,
    win(free),
    // Of the last both are asked; it is none where its rollback came first.
    lost.call,
    win(lost),
    rollback(lost),
  ];

  function bet(more: { is_free?: true } = {}) {
    const [transaction_uuid, round] = [uuidv7(), uuidv7()];
    const words = { transaction_uuid, round, ...spell(stakeMinor), ...more };
    const stake = more.is_free === true ? 0n : stakeMinor;
    const of = call({ what: "hub bet", name: "bet", words, moves: () => -stake });
    return { call: of, stake, reference: { reference_transaction_uuid: transaction_uuid, round } };
  }

  function win({ reference }: ReturnType<typeof bet>): Call {
    const words = { ...reference, ...spell(wonMinor) };
    return call({ what: "hub win", name: "win", words, moves: () => wonMinor });
  }

  function rollback({ call: of, stake, reference }: ReturnType<typeof bet>): Call {
    const moves = () => (isOk(of.answer) ? stake : 0n);
    return call({ what: "hub rollback", name: "rollback", words: reference, moves });
  }

  function call(wish: {
    readonly what: string;
    readonly name: Extract<HubCall, "bet" | "win" | "rollback">;
    readonly words: object;
    readonly moves: () => bigint;
  }): Call {
    const { what, name, moves } = wish;
    const message = {
      ...own,
      request_uuid: uuidv7(),
      transaction_uuid: uuidv7(),
      game_code: game,
      ...wish.words,
    };
    const path = spellPath(hub[name].path, { params: { provider: hubProvider } });
    const body = JSON.stringify(message);
    const others = [
      { ...message, round: uuidv7() },
      { ...message, ...stranger.hub },
    ];
    const [wire, ...otherWires] = [body, ...others.map((other) => JSON.stringify(other))].map(
      (text) => signed(path, text),
    );
    return new Call({
      ...statusKept,
      what,
      spell: () => wire,
      spellOthers: () => otherWires,
      moved: (answer) => (isOk(answer) ? { free: moves(), pending: 0n } : nothing),
    });
  }

  function signed(path: string, body: string): Wire {
    const signature = sign("sha256", Buffer.from(body), signing.hubKey).toString("base64");
    return { method: "POST", path, headers: { "x-hub88-signature": signature }, body };
  }
}

/** What the dialect does not tell apart may still become a yes: a bet that is not there, and what is unknown. */
const notYet: ReadonlySet<string> = new Set([
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_UNKNOWN",
]);

const statusKept: Pick<Asked, "isKept" | "isRefused" | "steady"> = {
  isKept: ({ status, body }) => status === 200 && !notYet.has(read(body).status),
  isRefused: ({ body }) => read(body).status === "RS_ERROR_DUPLICATE_TRANSACTION",
  steady: (body) => body.replaceAll(/"balance":\d+,?/g, ""),
};

function spell(minor: bigint) {
  return { amount: Number(minor * unitsOfMinor), currency: "EUR" };
}

function isOk(answer: string | undefined): boolean {
  return answer?.includes(`"status":"RS_OK"`) === true;
}

function read(body: string): HubAnswer {
  return JSON.parse(body) as HubAnswer;
}
