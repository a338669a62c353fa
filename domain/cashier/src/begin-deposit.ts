import type { PlayerDeposit } from "@croupier/contracts";
import { transact, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { add, money } from "@croupier/kit/money";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { minuteMs } from "@croupier/kit/time";
import { answerCommand, claimCommand, type Command } from "./commands.ts";
import type { Deposit } from "./deposit.ts";
import { feeOf, listMethods, readAmount, type DepositMethod } from "./deposit-methods.ts";
import type { DepositRoom, Payer } from "./deposit-room.ts";
import { nextState } from "./deposit-state.ts";
import {
  findDeposit,
  insertDeposit,
  lockDeposit,
  markCheckWanted,
  recordHeard,
  sumOpen,
  writeSentOn,
  writeState,
} from "./deposit-store.ts";
import type { Hear } from "./hear.ts";
import { presentDeposit } from "./present-deposit.ts";
import type { PaymentProvider } from "./provider.ts";
import type { CashierRefusal } from "./refusals.ts";
import { findSaved } from "./saved-methods.ts";
import type { Whereabouts } from "./transfers/transfer-room.ts";

export type DepositAsked = {
  readonly playerId: string;
  /** Made where the click happened: the same key with the same words is the same deposit. */
  readonly key: string;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
  /** A card of theirs that the provider keeps. */
  readonly savedMethod?: string | undefined;
  /** Where they are now: its law has a say in what begins there. */
  readonly present: Whereabouts;
  /** Where the player's site stands: the browser comes back there, and notices arrive there. */
  readonly siteOrigin: string;
};

type Answer<R extends Refusal> = Result<PlayerDeposit, CashierRefusal | R>;
type Begun<R extends Refusal> =
  | { readonly kind: "answer"; readonly answer: Answer<R> }
  | { readonly kind: "send"; readonly deposit: Deposit };

/** How long a page of a provider may stay open before a deposit is taken to be forgotten. */
const openMs = 30 * minuteMs;

export function createBeginDeposit<R extends Refusal>(room: DepositRoom<R>, hear: Hear) {
  return async function begin(asked: DepositAsked): Promise<Answer<R>> {
    const payer = await room.findPayer(asked.playerId);
    const { playerId, key, method, amount, currency } = asked;
    const saved = asked.savedMethod === undefined ? [] : [asked.savedMethod];
    const words = ["deposit", method, amount, currency, ...saved];
    const command: Command = { playerId, key, asked: words };
    const begun = await transact(room.database, (tx) => record(tx, { command, asked, payer }));
    return begun.kind === "answer"
      ? begun.answer
      : sendOn(begun.deposit, { command, asked, payer });
  };

  async function record(
    tx: Transact,
    { command, asked, payer }: { command: Command; asked: DepositAsked; payer: Payer },
  ): Promise<Begun<R>> {
    const now = room.clock();
    const claimed = await claimCommand(tx, command, { subjectId: uuidv7(), now });
    if (!claimed.ok) return { kind: "answer", answer: claimed };
    if (claimed.value.kind === "answered") {
      // Written by answerCommand below, and by nobody else.
      return { kind: "answer", answer: claimed.value.answer as Answer<R> };
    }
    const which = { playerId: asked.playerId, id: claimed.value.subjectId };
    const earlier = await findDeposit(tx, which);
    if (earlier !== undefined) return { kind: "send", deposit: earlier };
    const examined = await examine(tx, asked, payer);
    if (!examined.ok) {
      // The code alone: the facts beside it are true for a moment, the answer stays.
      await answerCommand(tx, command, refuse({ code: examined.refusal.code }));
      return { kind: "answer", answer: examined };
    }
    const deposit: Deposit = {
      ...which,
      ...examined.value,
      providerReference: null,
      askedAmount: null,
      state: "requested",
      reason: null,
      hostedUrl: null,
      requestedAt: now,
      changedAt: now,
      expiresAt: new Date(now.getTime() + openMs),
    };
    await insertDeposit(tx, deposit);
    return { kind: "send", deposit };
  }

  async function examine(
    tx: Transact,
    asked: DepositAsked,
    payer: Payer,
  ): Promise<Result<Pick<Deposit, "method" | "provider" | "amount" | "fee">, CashierRefusal | R>> {
    const method = listMethods(payer).find(({ code }) => code === asked.method);
    const provider = method && providerFor(room.providers, method);
    if (method === undefined || provider === undefined || asked.currency !== payer.currency) {
      return refuse({ code: "deposit_method_not_offered" });
    }
    const amount = readAmount(asked.amount, method);
    if (amount === undefined) return refuse({ code: "deposit_amount_out_of_range" });
    const { playerId, savedMethod, present } = asked;
    if (savedMethod !== undefined) {
      const card = await findSaved(tx, { playerId, id: savedMethod });
      if (card?.provider !== provider.code || card.method !== method.code) {
        return refuse({ code: "deposit_method_not_offered" });
      }
    }
    // Asked for itself first, which takes the player's lock: under it nobody else begins one.
    const alone = await room.mayDeposit(tx, { playerId, present, amount });
    if (!alone.ok) return alone;
    // What is on its way may come in as well: two that fit one by one may not fit together.
    const open = await sumOpen(tx, { playerId, asset: amount.asset });
    const together = add(amount, money(open, amount.asset));
    const permission = await room.mayDeposit(tx, { playerId, present, amount: together });
    if (!permission.ok) return permission;
    const fee = feeOf(method.fee, amount);
    return ok({ method: method.code, provider: provider.code, amount, fee });
  }

  async function sendOn(
    deposit: Deposit,
    { command, asked, payer }: { command: Command; asked: DepositAsked; payer: Payer },
  ): Promise<Answer<R>> {
    const provider = room.providers.find(({ code }) => code === deposit.provider);
    const { playerId, savedMethod } = asked;
    const card =
      savedMethod === undefined
        ? undefined
        : await findSaved(room.database.db, { playerId, id: savedMethod });
    const sent = await provider
      ?.begin({
        reference: deposit.id,
        method: deposit.method,
        total: add(deposit.amount, deposit.fee),
        payer: playerId,
        savedToken: card?.token,
        language: payer.language,
        returnUrl: `${asked.siteOrigin}/deposit-return?deposit=${deposit.id}`,
        noticeUrl: `${asked.siteOrigin}/services/cashier/v1/providers/${deposit.provider}/notices`,
        expiresAt: deposit.expiresAt,
      })
      .catch((error: unknown) => room.reportError(error));
    if (!sent) {
      // It may have been taken all the same: the worker asks, once they answer again.
      await markCheckWanted(room.database.db, deposit, room.clock());
      const told = { event: "declined", eventId: "begin", toldBy: "poll" } as const;
      await hear(deposit, { ...told, reason: "provider_unreachable" });
      const answer = refuse({ code: "provider_unreachable" });
      await answerCommand(room.database.db, command, answer);
      return answer;
    }
    return transact(room.database, async (tx) => {
      const { state } = await lockDeposit(tx, deposit);
      const at = room.clock();
      const after = nextState(state, "sent_on");
      await writeSentOn(tx, deposit, sent);
      const told = { event: "sent_on", eventId: "begin", toldBy: "player" } as const;
      await recordHeard(tx, deposit, { ...told, before: state, after, at });
      if (after !== state) await writeState(tx, deposit, { state: after, reason: null, at });
      const answer = ok(presentDeposit(await lockDeposit(tx, deposit)));
      await answerCommand(tx, command, answer);
      return answer;
    });
  }
}

export function providerFor(
  providers: readonly PaymentProvider[],
  method: Pick<DepositMethod, "code">,
): PaymentProvider | undefined {
  return providers.find(({ methods }) => methods.includes(method.code));
}
