import { transact } from "@croupier/database";
import { add, type Money } from "@croupier/kit/money";
import { ok, type Refusal, type Result } from "@croupier/kit/result";
import type { Deposit } from "./deposit.ts";
import { partsOf, ruleOf } from "./deposit-methods.ts";
import type { DepositRoom } from "./deposit-room.ts";
import { nextState } from "./deposit-state.ts";
import {
  lockDeposit,
  recordHeard,
  writePaidWith,
  writeState,
  type Heard,
} from "./deposit-store.ts";
import type { PaymentNews } from "./provider.ts";
import { createReverse } from "./reversals/reverse-deposit.ts";
import { keepCard } from "./saved-methods.ts";

export type Told = Pick<Heard, "event" | "eventId" | "toldBy"> &
  Omit<PaymentNews, "event"> & { readonly reason?: string };

/** What was told of a deposit, and what comes of it. Whoever tells it again changes nothing. */
export function createHear<R extends Refusal>(
  room: Pick<DepositRoom<R>, "database" | "clock" | "money" | "reversed" | "tellWithdrawal">,
) {
  const reverse = createReverse(room);

  return async function hear(deposit: Deposit, told: Told): Promise<void> {
    if (told.event === "paid") return takeIn(deposit, told);
    if (told.event === "charged_back") return reverse.take(deposit, told, "chargeback");
    if (told.event === "charge_lifted") {
      const isToComeIn = await reverse.lift(deposit, told);
      return isToComeIn ? takeIn(deposit, { ...told, event: "paid", paid: undefined }) : undefined;
    }
    if (told.event === "refund_declined") return reverse.restore(deposit, told);
    // Nobody of us asked for it: it is taken as a chargeback would be.
    if (told.event === "sent_back" && deposit.state === "completed") {
      return reverse.take(deposit, told, "refund");
    }
    const cameIn = await move(deposit, told);
    return cameIn && reverse.take(cameIn, told, "refund");
  };

  /** Sent back, and found to have come in between the look and the lock: its money has to go too. */
  async function move(deposit: Deposit, told: Told): Promise<Deposit | undefined> {
    return transact(room.database, async (tx) => {
      const locked = await lockDeposit(tx, deposit);
      const { state } = locked;
      if (told.event === "sent_back" && state === "completed") return locked;
      const at = room.clock();
      const after = nextState(state, told.event);
      await recordHeard(tx, deposit, { ...told, before: state, after, at });
      if (after === state) return undefined;
      await writeState(tx, deposit, { state: after, reason: told.reason ?? null, at });
      return undefined;
    });
  }

  async function takeIn(deposit: Deposit, told: Told): Promise<void> {
    const parts = partsThatCame(deposit, told.paid);
    if (!parts.ok) {
      await move(deposit, { ...told, event: "barred", ...parts.refusal });
      return;
    }
    const { playerId, id: transferId, amount } = deposit;
    await room.money.openPayments(amount.asset);
    const moved = await room.money.deposit({ transferId, playerId, ...parts.value });
    await transact(room.database, async (tx) => {
      const { state, provider, method } = await lockDeposit(tx, deposit);
      const at = room.clock();
      // The guard has written what came of it, unless it said yes and the ledger then said no.
      const after = moved.ok ? state : nextState(state, "barred");
      await recordHeard(tx, deposit, { ...told, before: deposit.state, after, at });
      if (moved.ok && told.saved !== undefined) {
        await keepCard(tx, { playerId, provider, method, card: told.saved, at });
      }
      const card = told.paidWith ?? told.saved;
      if (card !== undefined) await writePaidWith(tx, deposit, card);
      if (moved.ok || after === state) return;
      await writeState(tx, deposit, { state: after, reason: moved.refusal.code, at });
    });
  }
}

/** Where the amount was typed elsewhere, what came is what counts; everything else comes as asked for. */
function partsThatCame(
  { method, amount, fee }: Deposit,
  paid: Money | undefined,
): Result<{ amount: Money; fee: Money }, { readonly code: "barred"; readonly reason: string }> {
  const asked = add(amount, fee);
  if (paid === undefined || isSame(paid, asked)) return ok({ amount, fee });
  const rule = ruleOf(method);
  const came = paid.asset === amount.asset ? partsOf(rule.fee, paid) : undefined;
  return rule.takesWhatComes && came !== undefined && came.amount.minor > 0n
    ? ok(came)
    : { ok: false, refusal: { code: "barred", reason: "amount_differs" } };
}

function isSame(one: Money, other: Money): boolean {
  return one.asset === other.asset && one.minor === other.minor;
}

export type Hear = (deposit: Deposit, told: Told) => Promise<void>;
