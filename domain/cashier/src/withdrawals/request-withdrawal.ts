import type { PlayerWithdrawal } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { compare, isAsset, money, parseMoney, type Money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { dayMs, hourMs } from "@croupier/kit/time";
import { answerCommand, claimCommand, releaseCommand, type Command } from "../commands.ts";
import { askedTrace } from "./asked-trace.ts";
import { calmMs } from "./decide-approval.ts";
import { presentWithdrawal } from "./present-withdrawal.ts";
import type { WithdrawalRefusal } from "./refusals.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { Own, WithdrawalMoves, WithdrawalRoom, Withdrawer } from "./withdrawal-room.ts";
import {
  findPaidWith,
  insertWithdrawal,
  isCreditOut,
  listTraces,
  recordTrace,
  sumSince,
} from "./withdrawal-store.ts";
import { findBounds, listTerms, type WithdrawalTerms } from "./withdrawal-terms.ts";

export type WithdrawalAsked = {
  readonly own: Own;
  /** Made where the click happened: the same key with the same words is the same withdrawal. */
  readonly key: string;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
  readonly destination?: string | undefined;
  /** Where the player's site stands: notices arrive there. */
  readonly siteOrigin: string;
};

type Answer<R extends Refusal> = Result<PlayerWithdrawal, WithdrawalRefusal | R>;
type Whole = { readonly terms: WithdrawalTerms; readonly amount: Money };
type To = { readonly id: string; readonly label: string };

/**
 * Taking money out: everything that is asked of the player is asked under their lock, in the transaction
 * that sets the money aside and writes the row. A no is not kept: what it rests on may change.
 */
export function createRequest<R extends Refusal>(room: WithdrawalRoom<R>) {
  return async function request(asked: WithdrawalAsked): Promise<Answer<R>> {
    const { own, key, method, amount, currency, destination = "" } = asked;
    const { playerId } = own;
    const withdrawer = await room.findWithdrawer(playerId);
    const command: Command = {
      playerId,
      key,
      asked: ["withdrawal", method, amount, currency, destination],
    };
    // Where nobody sends anything, there is nothing to keep accounts for.
    if (room.providers.length > 0) await room.money.openPayouts(withdrawer.currency);
    const requested = await room.money.together(async (tx, moves): Promise<Answer<R>> => {
      const now = room.clock();
      const claimed = await claimCommand(tx, command, { subjectId: uuidv7(), now });
      if (!claimed.ok) return claimed;
      // Written by answerCommand below, and by nobody else.
      if (claimed.value.kind === "answered") return claimed.value.answer as Answer<R>;
      const id = claimed.value.subjectId;
      const made = await make(tx, { asked, withdrawer, moves, id });
      if (!made.ok) {
        await releaseCommand(tx, command);
        return made;
      }
      const traces = await listTraces(tx, playerId, [id]);
      const answer = ok(presentWithdrawal(made.value, traces));
      await answerCommand(tx, command, answer);
      return answer;
    });
    // Something else took the money after we looked: nothing was written, not even the key.
    return requested.ok ? requested.value : refuse({ code: "not_withdrawable" });
  };

  async function make(
    tx: Transact,
    needs: {
      asked: WithdrawalAsked;
      withdrawer: Withdrawer;
      moves: WithdrawalMoves;
      id: string;
    },
  ): Promise<Result<Withdrawal, WithdrawalRefusal | R>> {
    const { asked, withdrawer, moves, id } = needs;
    const { own } = asked;
    const { playerId } = own;
    const provider = room.providers.find(({ methods }) =>
      methods.some((code) => code === asked.method),
    );
    if (provider === undefined) return refuse({ code: "withdrawal_method_not_offered" });
    const whole = readWhole(asked, withdrawer);
    if (!whole.ok) return whole;
    const { terms, amount } = whole.value;
    // Takes the player's lock: under it nobody else asks, stakes or changes what is asked about here.
    const permission = await room.mayWithdraw(tx, { playerId });
    if (!permission.ok) return permission;
    // Asked of the clock under the lock, so that times are in the order in which a player asks.
    const now = room.clock();
    const to = await findTo(tx, { asked, terms, now });
    if (!to.ok) return to;
    const since = new Date(now.getTime() - dayMs);
    const today = await sumSince(tx, { playerId, asset: amount.asset, since });
    const bounds = findBounds(amount.asset);
    if (bounds === undefined || today.minor + amount.minor > bounds.day.minor) {
      return refuse({ code: "withdrawal_day_limit" });
    }
    const { withdrawable } = await room.readWithdrawable(tx, { playerId, ...withdrawer });
    if (compare(amount, withdrawable) > 0) return refuse({ code: "not_withdrawable" });
    const proved = await room.prove(tx, own);
    if (!proved.ok) return proved;
    moves.setAside({ transferId: id, playerId, amount });
    const withdrawal: Withdrawal = {
      ...begun,
      id,
      playerId,
      method: terms.code,
      provider: provider.code,
      destinationId: to.value.id,
      destination: to.value.label,
      siteOrigin: asked.siteOrigin,
      amount,
      fee: terms.fee,
      mayCancel: withdrawer.mayCancel,
      requestedAt: now,
      changedAt: now,
      promisedAt: new Date(now.getTime() + terms.hours * hourMs),
      lateCredit: (await isCreditPromised(tx, { playerId })) ? terms.lateCredit : null,
    };
    await insertWithdrawal(tx, withdrawal);
    await recordTrace(tx, withdrawal, askedTrace(now));
    return ok(withdrawal);
  }

  /** One of a player at a time: nobody gains by asking for many small ones, or by taking back what was credited. */
  async function isCreditPromised(tx: Transact, player: Pick<Own, "playerId">): Promise<boolean> {
    return (await room.mayBeGiven(tx, player)) && !(await isCreditOut(tx, player));
  }

  async function findTo(
    tx: Transact,
    { asked, terms, now }: { asked: WithdrawalAsked; terms: WithdrawalTerms; now: Date },
  ): Promise<Result<To, WithdrawalRefusal>> {
    const { playerId } = asked.own;
    if (!terms.needsDestination) {
      const calmBefore = new Date(now.getTime() - calmMs);
      const method = terms.code.toLowerCase();
      const found = await findPaidWith(tx, { playerId, method, calmBefore });
      return found === undefined
        ? refuse({ code: "withdrawal_method_not_offered" })
        : ok({ id: found.id, label: maskCard(found.paidWith) });
    }
    const found = await room.findDestination(tx, { playerId, id: asked.destination ?? "" });
    if (found === undefined) return refuse({ code: "withdrawal_destination_unknown" });
    if (now < found.usableFrom) return refuse({ code: "withdrawal_destination_waits" });
    return ok(found);
  }
}

/** As accounts are named: `Visa 4242` reads `Visa •••• 4242`. Empty where nobody told us which card it was. */
function maskCard(paidWith: string | null): string {
  return (paidWith ?? "").replace(/ (?=\d{4}$)/, " •••• ");
}

/** As every withdrawal begins. */
const begun = {
  splitFrom: null,
  providerReference: null,
  state: "requested",
  reason: null,
  findings: [],
  judgedAt: null,
  assignedTo: null,
  firstYesBy: null,
  dueAt: null,
  awaitedSince: null,
  lateAt: null,
  lateTransferId: null,
  handedAt: null,
  stopAskedAt: null,
} as const;

/** Refused: no way out of this currency, or no amount that it takes. */
export function readWhole(
  asked: Pick<WithdrawalAsked, "method" | "amount" | "currency">,
  { currency }: Pick<Withdrawer, "currency">,
): Result<Whole, WithdrawalRefusal> {
  const terms = listTerms(currency).find(({ code }) => code === asked.method);
  if (terms === undefined || asked.currency !== currency || !isAsset(asked.currency)) {
    return refuse({ code: "withdrawal_method_not_offered" });
  }
  const amount = parseMoney(asked.amount, currency);
  if (
    !amount.ok ||
    compare(amount.value, terms.minimum) < 0 ||
    compare(amount.value, terms.maximum) > 0
  ) {
    return refuse({ code: "withdrawal_amount_out_of_range" });
  }
  return ok({ terms, amount: money(amount.value.minor, currency) });
}
