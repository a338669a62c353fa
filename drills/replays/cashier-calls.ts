// What a player asks of the cashier. Everybody uses the same keys: each is of one player alone.
import { cashier, playerTransfers, withdrawals } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { Call, idIn, nothing, type Answer, type Asked, type Moved, type Wire } from "./call.ts";
import type { Player } from "./open-players.ts";
import type { PaymentsStub } from "./payments-stub.ts";

export type CashierRoom = {
  readonly payments: Pick<PaymentsStub, "sign">;
  /** Leaves a proof of the player's, which a withdrawal or a transfer spends. */
  readonly prove: (player: Player) => Promise<void>;
  /** Whom everybody sends money. */
  readonly recipient: string;
};

const currency = "EUR";
const notices = "/services/cashier/v1/providers/sandbox/notices";
const [depositMinor, withdrawalMinor, transferMinor] = [20_00n, 25_00n, 10_00n];

export function cashierCalls(player: Player, room: CashierRoom): readonly Call[] {
  const deposit = depositCall(player, "deposit-one");
  const [kept, cancelled] = [withdrawalCall("stays"), withdrawalCall("goes-back")];
  const [sent, takenBack] = [transferCall("stays"), transferCall("goes-back")];
  return [
    deposit,
    noticeCall(deposit, room),
    kept,
    cancelled,
    afterwards({
      what: "withdrawal cancelled",
      of: cancelled,
      moves: { free: withdrawalMinor, pending: -withdrawalMinor },
      spellFor: (withdrawal) =>
        asPlayer(player, spellPath(withdrawals.cancel.path, { params: own({ withdrawal }) }), {}),
    }),
    sent,
    takenBack,
    afterwards({
      what: "transfer taken back",
      of: takenBack,
      moves: { free: transferMinor, pending: 0n },
      spellFor: (transfer) => {
        const path = spellPath(playerTransfers.answer.path, { params: own({ transfer }) });
        return asPlayer(player, path, { answer: "TAKE_BACK" });
      },
    }),
  ];

  function own(more: object = {}) {
    return { session: player.id, ...more };
  }

  function withdrawalCall(name: string): Call {
    const path = spellPath(withdrawals.request.path, { params: own() });
    const words = { method: "CBT", currency, destination: player.account };
    return new Call({
      ...keyed(201),
      what: "withdrawal",
      ...spelled(
        (amount) => asPlayer(player, path, { ...words, amount }, `withdraw-${name}`),
        ["25.00", "25.01"],
      ),
      prepare: () => room.prove(player),
      moved: movedOnce({ free: -withdrawalMinor, pending: withdrawalMinor }),
    });
  }

  function transferCall(name: string): Call {
    const path = spellPath(playerTransfers.send.path, { params: own() });
    const words = { currency, recipient: room.recipient };
    return new Call({
      ...keyed(201),
      what: "transfer",
      ...spelled(
        (amount) => asPlayer(player, path, { ...words, amount }, `transfer-${name}`),
        ["10.00", "10.01"],
      ),
      prepare: () => room.prove(player),
      moved: movedOnce({ free: -transferMinor, pending: 0n }),
    });
  }
}

/** The page of a provider is opened; the money comes with the notice. */
export function depositCall(player: Player, key: string): Call {
  const path = spellPath(cashier.beginDeposit.path, { params: { session: player.id } });
  const words = { method: "card", currency };
  return new Call({
    ...keyed(201),
    what: "deposit",
    ...spelled((amount) => asPlayer(player, path, { ...words, amount }, key), ["20.00", "20.01"]),
    moved: () => nothing,
  });
}

function noticeCall(deposit: Call, { payments }: CashierRoom): Call {
  const facts = { event: "paid-once", status: "paid", amount: "20.00", currency };
  return new Call({
    ...keyed(204),
    what: "notice of a deposit",
    spell(now) {
      const reference = idIn(deposit);
      if (reference === undefined) return undefined;
      const body = JSON.stringify({ ...facts, reference });
      return { method: "POST", path: notices, headers: payments.sign(notices, body, now), body };
    },
    spellOthers: () => [],
    moved: movedOnce({ free: depositMinor, pending: 0n }),
  });
}

/** Has no key of its own: what it ends can end once. */
function afterwards(end: {
  readonly what: string;
  readonly of: Call;
  readonly moves: Moved;
  readonly spellFor: (id: string) => Wire;
}): Call {
  return new Call({
    ...keyed(200),
    what: end.what,
    spell() {
      const id = idIn(end.of);
      return id === undefined ? undefined : end.spellFor(id);
    },
    spellOthers: () => [],
    moved: movedOnce(end.moves),
  });
}

function keyed(status: number): Pick<Asked, "isRefused" | "isKept" | "steady"> {
  return { isRefused: isReused, isKept: (answer) => answer.status === status, steady: asItIs };
}

const asItIs = (body: string) => body;

/** 409: the first under the key is not answered yet. */
export function isReused({ status, body }: Answer): boolean {
  const { code } = JSON.parse(body) as { code?: string };
  return status === 422
    ? code === "idempotency_key_reused"
    : status === 409 && code === "request_in_flight";
}

function spelled(
  spellFor: (amount: string) => Wire,
  [amount, other]: readonly [string, string],
): Pick<Asked, "spell" | "spellOthers"> {
  return { spell: () => spellFor(amount), spellOthers: () => [spellFor(other)] };
}

function movedOnce(moves: Moved): Asked["moved"] {
  return (answer) => (answer === undefined ? nothing : moves);
}

function asPlayer({ token }: Player, path: string, words: object, key?: string): Wire {
  const cookie = `sid=${token}`;
  return {
    method: "POST",
    path,
    headers: key === undefined ? { cookie } : { cookie, "idempotency-key": key },
    body: JSON.stringify(words),
  };
}
