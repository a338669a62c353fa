import type {
  MethodGroupCode,
  PaymentsProfile,
  PlayerWithdrawal,
  WithdrawalOffer,
  WithdrawalQuote,
} from "@croupier/contracts";
import { isUuid, uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, money, subtract, type Asset, type Money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { dayMs, hourMs } from "@croupier/kit/time";
import type { NoticeRefusal } from "../provider.ts";
import { recordCall } from "../trace/call-store.ts";
import { traceNotice } from "../trace/trace-notice.ts";
import { calmMs } from "./decide-approval.ts";
import type { PayoutCall, PayoutNotice } from "./payout-provider.ts";
import { presentTerms, presentWithdrawal } from "./present-withdrawal.ts";
import type { CancelRefusal, WithdrawalRefusal } from "./refusals.ts";
import { createRequest, readWhole, type WithdrawalAsked } from "./request-withdrawal.ts";
import { createSettle } from "./settle-withdrawal.ts";
import { stepOf } from "./what-provider-said.ts";
import type { Withdrawal } from "./withdrawal.ts";
import type { WithdrawalRoom } from "./withdrawal-room.ts";
import { isLeak, isUndecided, whereMoneyIs, withdrawalStates } from "./withdrawal-state.ts";
import {
  findById,
  findPaidWith,
  findWithdrawal,
  listOwn,
  listPaidWith,
  listTraces,
  sumSince,
  type Which,
} from "./withdrawal-store.ts";
import { findBounds, listMethodGroups, listTerms } from "./withdrawal-terms.ts";

type Unknown = { readonly code: "not_found" };

const pageSize = 20;

/** Money that leaves: asked for by the player, told of by whoever sends it. */
export function createWithdrawals<R extends Refusal>(room: WithdrawalRoom<R>) {
  const { database, clock, providers } = room;
  const settle = createSettle(room);

  return {
    listMethodGroups: (asked: {
      readonly currency: Asset;
      readonly paidWith: readonly string[];
      readonly transfersAllowed: boolean;
    }): { code: MethodGroupCode }[] => [...listMethodGroups(asked)],

    async readProfile(playerId: string): Promise<PaymentsProfile> {
      const cp = await listPaidWith(database.db, playerId);
      return { cp: [...cp], ct: "", ftd: cp.length > 0 };
    },

    async offer(playerId: string): Promise<WithdrawalOffer> {
      const withdrawer = await room.findWithdrawer(playerId);
      const { currency, mayCancel, accountWaitHours } = withdrawer;
      const known = await room.readWithdrawable(database.db, { playerId, ...withdrawer });
      const destinations = await room.listDestinations(playerId);
      const calmBefore = new Date(clock().getTime() - calmMs);
      const card = await findPaidWith(database.db, { playerId, method: "card", calmBefore });
      const items = listTerms(currency).filter(
        ({ code, needsDestination }) =>
          providers.some(({ methods }) => methods.includes(code)) &&
          (needsDestination || card !== undefined),
      );
      return {
        items: items.map((terms) => presentTerms(terms, destinations)),
        currency,
        withdrawable: formatDecimal(known.withdrawable),
        turnoverLeft: formatDecimal(known.turnoverLeft),
        dayLeft: formatDecimal(await readDayLeft(playerId, currency)),
        mayCancel,
        ...(await room.readNeeds(playerId)),
        accountWaitHours,
      };
    },

    async quote(
      playerId: string,
      asked: Pick<WithdrawalAsked, "method" | "amount" | "currency">,
    ): Promise<Result<WithdrawalQuote, WithdrawalRefusal>> {
      const whole = readWhole(asked, await room.findWithdrawer(playerId));
      if (!whole.ok) return whole;
      const { terms, amount } = whole.value;
      return ok({
        method: terms.code,
        amount: formatDecimal(amount),
        fee: formatDecimal(terms.fee),
        arrives: formatDecimal(subtract(amount, terms.fee)),
        currency: amount.asset,
        promisedAt: new Date(clock().getTime() + terms.hours * hourMs).toISOString(),
      });
    },

    request: createRequest(room),

    async list(
      playerId: string,
      {
        open,
        before,
      }: { readonly open?: boolean | undefined; readonly before?: string | undefined },
    ): Promise<{ items: PlayerWithdrawal[]; hasMore: boolean }> {
      const states = withdrawalStates.filter(
        (state) => open !== true || whereMoneyIs(state) === "aside",
      );
      const limit = pageSize + 1;
      const found = await listOwn(database.db, { playerId, states, before, limit });
      const items = await present(playerId, found.slice(0, pageSize));
      return { items, hasMore: found.length > pageSize };
    },

    async read(which: Which): Promise<Result<PlayerWithdrawal, Unknown>> {
      const found = await findWithdrawal(database.db, which);
      return found === undefined ? refuse({ code: "not_found" }) : ok(await presentOne(found));
    },

    /** Taken back twice is taken back; whoever approved it meanwhile was first. */
    async cancel(which: Which): Promise<Result<PlayerWithdrawal, CancelRefusal>> {
      const found = await findWithdrawal(database.db, which);
      if (found === undefined) return refuse({ code: "not_found" });
      const cancelled = await settle<CancelRefusal>(found, async (_, { state, mayCancel }) => {
        if (state === "cancelled") return ok([]);
        if (!mayCancel) return refuse({ code: "cancelling_not_allowed" });
        if (!isUndecided(state)) return refuse({ code: "withdrawal_not_open" });
        return ok([{ event: "cancelled", eventId: `cancel:${uuidv7()}`, by: "player" }]);
      });
      return cancelled.ok ? ok(await presentOne(cancelled.value)) : cancelled;
    },

    /** What a provider tells by itself; telling it again changes nothing. */
    async takeNotice(
      asked: PayoutCall & { readonly provider: string },
    ): Promise<Result<undefined, Unknown | NoticeRefusal>> {
      const provider = providers.find(({ code }) => code === asked.provider);
      if (provider === undefined) return refuse({ code: "not_found" });
      const record = recordCall.bind(undefined, database);
      return traceNotice(
        { provider: provider.code, call: "payout_notice", record, clock },
        () => provider.readNotice(asked),
        async (read) => (read.ok ? takeRead(provider.code, read.value) : read),
      );
    },
  };

  async function takeRead(
    provider: string,
    { id, reference, event }: PayoutNotice,
  ): Promise<Result<undefined, NoticeRefusal>> {
    const found = isUuid(reference) ? await findById(database.db, reference) : undefined;
    // Theirs by their own signature: another's withdrawal is none they could tell us of.
    if (found?.provider !== provider) return refuse({ code: "notice_unreadable" });
    await settle<never>(found, async (_, { state: before, handedAt }) => {
      if (isLeak({ before, event, isHanded: handedAt !== null })) {
        room.reportError(new Error(`payout ${reference} is ${event}, and was given back before`));
      }
      return ok([stepOf(event, `notice:${id}`)]);
    });
    return ok();
  }

  async function readDayLeft(playerId: string, currency: Asset): Promise<Money> {
    const day = findBounds(currency)?.day;
    if (day === undefined) return money(0n, currency);
    const since = new Date(clock().getTime() - dayMs);
    const { minor } = await sumSince(database.db, { playerId, asset: currency, since });
    return money(minor > day.minor ? 0n : day.minor - minor, currency);
  }

  async function present(playerId: string, found: readonly Withdrawal[]) {
    const ids = found.map(({ id }) => id);
    const traces = await listTraces(database.db, playerId, ids);
    return found.map((one) => presentWithdrawal(one, traces));
  }

  async function presentOne(one: Withdrawal): Promise<PlayerWithdrawal> {
    return presentWithdrawal(one, await listTraces(database.db, one.playerId, [one.id]));
  }
}

export type Withdrawals<R extends Refusal> = ReturnType<typeof createWithdrawals<R>>;
