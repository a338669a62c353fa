import type { Refusal } from "@croupier/kit/result";
import { minuteMs } from "@croupier/kit/time";
import { askedPayment, type Deposit } from "./deposit.ts";
import type { DepositRoom } from "./deposit-room.ts";
import { isSettled } from "./deposit-state.ts";
import { listSilent, markChecked } from "./deposit-store.ts";
import { createHear } from "./hear.ts";
import type { PaymentNews, PaymentProvider } from "./provider.ts";

/** A notice takes seconds; whoever was silent for longer is asked. */
const silentMs = 2 * minuteMs;
const atOnce = 100;

/**
 * For the worker: asks about every deposit nobody told us of, also where our call for it was not answered,
 * ends those nobody will pay any more, and has sent back what may not come in. A provider that is down is asked again the next time.
 */
export function createReconcileDeposits<R extends Refusal>(
  room: Pick<
    DepositRoom<R>,
    "database" | "clock" | "money" | "reversed" | "tellWithdrawal" | "providers" | "reportError"
  >,
) {
  const { database, clock, providers } = room;
  const hear = createHear(room);

  return async function reconcile({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
    const silentSince = new Date(clock().getTime() - silentMs);
    const silent = await listSilent(database.db, { silentSince, limit: atOnce });
    for (const deposit of silent) {
      if (signal?.aborted === true) break;
      const hasEnded = isSettled(deposit.state);
      // Nobody asks again about one that has ended, so it stays marked until there was an answer.
      await markChecked(database.db, deposit, { at: clock(), wantedAgain: hasEnded });
      try {
        const event = await ask(deposit);
        if (!hasEnded || event === "begun") continue;
        await markChecked(database.db, deposit, { at: clock(), wantedAgain: false });
      } catch (error) {
        room.reportError(error);
      }
    }
    return silent.length;
  };

  async function ask(deposit: Deposit): Promise<PaymentNews["event"] | undefined> {
    const provider = providers.find(({ code }) => code === deposit.provider);
    const news = provider && (await newsOf(provider, deposit));
    if (news === undefined || news.event === "open") return news?.event;
    const { event } = news;
    await hear(deposit, { ...news, event, eventId: `poll:${event}`, toldBy: "poll" });
    return event;
  }

  async function newsOf(
    provider: PaymentProvider,
    deposit: Deposit,
  ): Promise<PaymentNews | undefined> {
    const { state, expiresAt } = deposit;
    const asked = askedPayment(deposit);
    if (state === "returning" || state === "refunding") return provider.sendBack(asked);
    // Who was told that nothing will be taken is not to find its page open.
    const isOver = expiresAt <= clock() || isSettled(state);
    const news = await provider.read(asked);
    // They never heard of it: our call to them was lost, and by now the player has gone.
    if (news === undefined) return isOver ? { event: "lapsed" } : undefined;
    if (news.event !== "open" || !isOver) return news;
    const cancelled = await provider.cancel(asked);
    return cancelled?.event === "given_up" ? { event: "lapsed" } : cancelled;
  }
}
