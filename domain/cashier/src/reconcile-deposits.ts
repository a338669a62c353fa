import type { Refusal } from "@croupier/kit/result";
import { minuteMs } from "@croupier/kit/time";
import type { Deposit } from "./deposit.ts";
import type { DepositRoom } from "./deposit-room.ts";
import { listSilent, markChecked } from "./deposit-store.ts";
import { createHear } from "./hear.ts";
import type { PaymentNews, PaymentProvider } from "./provider.ts";

/** A notice takes seconds; whoever was silent for longer is asked. */
const silentMs = 2 * minuteMs;
const atOnce = 100;

/**
 * For the worker: asks about every deposit nobody told us of, ends those nobody will pay any more, and
 * has sent back what may not come in. A provider that is down is asked again the next time.
 */
export function createReconcileDeposits<R extends Refusal>(
  room: Pick<
    DepositRoom<R>,
    "database" | "clock" | "money" | "reversed" | "providers" | "reportError"
  >,
) {
  const { database, clock, providers } = room;
  const hear = createHear(room);

  return async function reconcile({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
    const silentSince = new Date(clock().getTime() - silentMs);
    const silent = await listSilent(database.db, { silentSince, limit: atOnce });
    for (const deposit of silent) {
      if (signal?.aborted === true) break;
      await markChecked(database.db, deposit, clock());
      try {
        await ask(deposit);
      } catch (error) {
        room.reportError(error);
      }
    }
    return silent.length;
  };

  async function ask(deposit: Deposit): Promise<void> {
    const provider = providers.find(({ code }) => code === deposit.provider);
    if (provider === undefined) return;
    const news = await newsOf(provider, deposit);
    if (news === undefined || news.event === "open") return;
    const { event } = news;
    await hear(deposit, { ...news, event, eventId: `poll:${event}`, toldBy: "poll" });
  }

  async function newsOf(
    provider: PaymentProvider,
    { id, state, expiresAt }: Deposit,
  ): Promise<PaymentNews | undefined> {
    if (state === "returning" || state === "refunding") return provider.sendBack(id);
    const isOver = expiresAt <= clock();
    const news = await provider.read(id);
    // They never heard of it: our call to them was lost, and by now the player has gone.
    if (news === undefined) return isOver ? { event: "lapsed" } : undefined;
    if (news.event !== "open" || !isOver) return news;
    const cancelled = await provider.cancel(id);
    return cancelled?.event === "given_up" ? { event: "lapsed" } : cancelled;
  }
}
