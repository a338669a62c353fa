import type { DepositMethodOffer, PlayerDeposit } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { ok, refuse, type Refusal, type Result } from "@croupier/kit/result";
import { createBeginDeposit, providerFor } from "./begin-deposit.ts";
import { listMethods } from "./deposit-methods.ts";
import type { DepositRoom } from "./deposit-room.ts";
import { findByReference, findDeposit, listDeposits, markCheckWanted } from "./deposit-store.ts";
import { createHear } from "./hear.ts";
import { askedPayment } from "./deposit.ts";
import { presentDeposit, presentMethod } from "./present-deposit.ts";
import type { Notice, NoticeRefusal, PaymentProvider, SignedCall } from "./provider.ts";
import { findSaved, listSaved, removeSaved } from "./saved-methods.ts";
import { recordCall } from "./trace/call-store.ts";
import { traceNotice } from "./trace/trace-notice.ts";

type NotFound = { readonly code: "not_found" };
type Which = { readonly playerId: string; readonly id: string };

const shownMax = 20;

/** Money from outside: begun by the player, told of by the provider. */
export function createDeposits<R extends Refusal>(room: DepositRoom<R>) {
  const { database, providers } = room;
  const hear = createHear(room);

  return {
    /** What this player may pay with; nothing where nobody collects. */
    async listMethods(playerId: string): Promise<DepositMethodOffer[]> {
      const methods = listMethods(await room.findPayer(playerId));
      const saved = await listSaved(database.db, playerId);
      return methods.flatMap((method) => {
        const provider = providerFor(providers, method);
        if (provider === undefined) return [];
        const cards = saved.filter((card) => card.provider === provider.code);
        return [presentMethod(method, cards)];
      });
    },

    /** Ours forgets it at once; whether the provider has, it may be asked again. */
    async forgetMethod(which: Which): Promise<Result<undefined, NotFound>> {
      const found = await findSaved(database.db, which);
      if (found === undefined) return refuse({ code: "not_found" });
      await removeSaved(database.db, which, room.clock());
      await providers
        .find(({ code }) => code === found.provider)
        ?.forget?.(found.token)
        .catch((error: unknown) => room.reportError(error));
      return ok();
    },

    begin: createBeginDeposit(room, hear),

    async list(playerId: string): Promise<PlayerDeposit[]> {
      const found = await listDeposits(database.db, { playerId, limit: shownMax });
      return found.map(presentDeposit);
    },

    async read(which: Which): Promise<Result<PlayerDeposit, NotFound>> {
      const found = await findDeposit(database.db, which);
      return found === undefined ? refuse({ code: "not_found" }) : ok(presentDeposit(found));
    },

    /** The player does not want to pay any more. Has it been paid meanwhile, it is paid in. */
    async giveUp(
      which: Which,
    ): Promise<Result<PlayerDeposit, NotFound | { readonly code: "deposit_not_open" }>> {
      const found = await findDeposit(database.db, which);
      if (found === undefined) return refuse({ code: "not_found" });
      if (found.state !== "requested" && found.state !== "redirected") {
        return refuse({ code: "deposit_not_open" });
      }
      const news = await providers
        .find(({ code }) => code === found.provider)
        ?.cancel(askedPayment(found))
        .catch(async (error: unknown) => {
          room.reportError(error);
          await markCheckWanted(database.db, found, room.clock());
        });
      const event = !news || news.event === "open" ? "given_up" : news.event;
      await hear(found, { ...news, event, eventId: `cancel:${event}`, toldBy: "player" });
      return ok(presentDeposit((await findDeposit(database.db, which)) ?? found));
    },

    /** What a provider tells by itself; telling it again changes nothing. */
    async takeNotice(
      asked: SignedCall & { readonly provider: string },
    ): Promise<Result<undefined, NotFound | NoticeRefusal>> {
      const provider = providers.find(({ code }) => code === asked.provider);
      if (provider === undefined) return refuse({ code: "not_found" });
      const { clock } = room;
      const record = recordCall.bind(undefined, database);
      return traceNotice(
        { provider: provider.code, call: "notice", record, clock },
        () => provider.readNotice(asked),
        async (read) => (read.ok ? takeRead(provider, read.value) : read),
      );
    },
  };

  async function takeRead(
    provider: PaymentProvider,
    { id, reference, ...told }: Notice,
  ): Promise<Result<undefined, NoticeRefusal>> {
    const deposit = isUuid(reference) ? await findByReference(database.db, reference) : undefined;
    // Theirs by their own signature: another's deposit is none they could tell us of.
    if (deposit?.provider !== provider.code) return refuse({ code: "notice_unreadable" });
    const { event, ...news } = provider.asksBack
      ? ((await provider.read(askedPayment(deposit))) ?? told)
      : told;
    if (event !== "open") {
      await hear(deposit, { ...news, event, eventId: `notice:${id}`, toldBy: "provider" });
    }
    return ok();
  }
}

export type Deposits<R extends Refusal> = ReturnType<typeof createDeposits<R>>;
