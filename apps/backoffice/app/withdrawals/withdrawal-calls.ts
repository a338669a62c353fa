import type { LookedAtWithdrawal } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { withdrawalDesk } = client;

export const withdrawalsKey = ["withdrawals"] as const;
export const queueParts = ["waiting", "second", "going", "over"] as const;
export type QueuePart = (typeof queueParts)[number];

export const withdrawalQueue = (question: { show: QueuePart; mine: boolean }) =>
  queryOptions({
    queryKey: [...withdrawalsKey, "queue", question],
    queryFn: async ({ signal }) => {
      const query = { show: question.show, mine: question.mine ? "true" : "false" } as const;
      return valueOf(await withdrawalDesk.queue({ signal, query })).items;
    },
    refetchInterval: 10_000,
  });

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

/** With an amount only that much leaves, and the rest goes back. */
export const approve = async (id: string, note: string, amount?: string): Acted =>
  valueOf(
    await withdrawalDesk.approve({
      params: { withdrawal: id },
      body: amount === undefined ? { note } : { note, amount },
    }),
  );

export const confirm = async (id: string, note: string): Acted =>
  valueOf(await withdrawalDesk.confirm({ params: { withdrawal: id }, body: { note } }));

export const reject = async (id: string, note: string, reason: RejectReason): Acted =>
  valueOf(await withdrawalDesk.reject({ params: { withdrawal: id }, body: { note, reason } }));

export const split = async (id: string, note: string, amounts: string[]): Acted =>
  valueOf(await withdrawalDesk.split({ params: { withdrawal: id }, body: { note, amounts } }));
