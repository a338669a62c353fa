import type { LookedAtWithdrawal } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { withdrawalDesk } = client;

export const withdrawalsKey = ["withdrawals"] as const;
/** What can be asked for, in the order of the screen; the last two wait for nobody of us. */
export const queueParts = [
  "all",
  "mine",
  "two",
  "second",
  "ready",
  "flagged",
  "going",
  "over",
] as const;
export type QueuePart = (typeof queueParts)[number];

export const withdrawalQueue = ({ part, find }: { part: QueuePart; find: string }) =>
  queryOptions({
    queryKey: [...withdrawalsKey, "queue", part, find],
    queryFn: async ({ signal }) => {
      const query = {
        show: part === "mine" ? "all" : part,
        mine: part === "mine" ? "true" : "false",
        ...(find === "" ? {} : { find }),
      } as const;
      return valueOf(await withdrawalDesk.queue({ signal, query })).items;
    },
    refetchInterval: 10_000,
    // What is asked for next takes the place of what is there, without a blank between them.
    placeholderData: (before) => before,
  });

export const queueFigures = queryOptions({
  queryKey: [...withdrawalsKey, "figures"],
  queryFn: async ({ signal }) => valueOf(await withdrawalDesk.figures({ signal })),
  refetchInterval: 10_000,
});

export const takeNext = async () => valueOf(await withdrawalDesk.takeNext({}));

export const withdrawal = (id: string) =>
  queryOptions({
    queryKey: [...withdrawalsKey, id],
    queryFn: async ({ signal }) =>
      valueOf(await withdrawalDesk.read({ signal, params: { withdrawal: id } })),
    refetchInterval: 10_000,
  });

type Acted = Promise<LookedAtWithdrawal>;
export type RejectReason = Parameters<typeof withdrawalDesk.reject>[0]["body"]["reason"];

export const assign = async (id: string, assigned: boolean): Acted =>
  valueOf(await withdrawalDesk.assign({ params: { withdrawal: id }, body: { assigned } }));

/** A yes rests on the findings that were shown with it. */
type Shown = Pick<LookedAtWithdrawal, "id" | "findings">;

/** Of less than the whole only that much leaves, and the rest goes back. */
export const approve = async ({ id, findings }: Shown, note: string, amount: string): Acted =>
  valueOf(
    await withdrawalDesk.approve({
      params: { withdrawal: id },
      body: { note, amount, seen: findings },
    }),
  );

export const confirm = async ({ id, findings }: Shown, note: string): Acted =>
  valueOf(
    await withdrawalDesk.confirm({ params: { withdrawal: id }, body: { note, seen: findings } }),
  );

export const reject = async (id: string, note: string, reason: RejectReason): Acted =>
  valueOf(await withdrawalDesk.reject({ params: { withdrawal: id }, body: { note, reason } }));

export const stop = async (id: string, note: string): Acted =>
  valueOf(await withdrawalDesk.stop({ params: { withdrawal: id }, body: { note } }));

export const split = async (id: string, note: string, amounts: string[]): Acted =>
  valueOf(await withdrawalDesk.split({ params: { withdrawal: id }, body: { note, amounts } }));
