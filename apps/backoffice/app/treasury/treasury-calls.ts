import type {
  StaffAdjustment,
  StaffDeposit,
  StaffRefund,
  StaffReversal,
} from "@croupier/contracts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { treasury } = client;

export const treasuryKey = ["treasury"] as const;
export const adjustmentsKey = [...treasuryKey, "adjustments"] as const;

type AdjustmentQuestion = {
  readonly state?: StaffAdjustment["state"] | undefined;
  readonly player?: string | undefined;
};

export const adjustments = (question: AdjustmentQuestion) =>
  infiniteQueryOptions({
    queryKey: [...adjustmentsKey, question],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await treasury.adjustments({ signal, query: { ...question, before: pageParam } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: 30_000,
  });

export type AdjustmentWish = Pick<StaffAdjustment, "direction" | "amount" | "reason" | "words">;

export async function askAdjustment(player: string, body: AdjustmentWish): Promise<void> {
  valueOf(await treasury.askAdjustment({ params: { player }, body }));
}

export async function answerAdjustment(
  adjustment: string,
  answer: "approved" | "declined",
): Promise<void> {
  valueOf(await treasury.answerAdjustment({ params: { adjustment }, body: { answer } }));
}

export const houseAccounts = queryOptions({
  queryKey: [...treasuryKey, "house-accounts"],
  queryFn: async ({ signal }) => valueOf(await treasury.houseAccounts({ signal })),
  refetchInterval: 30_000,
});

export type MovementGroup = "deposit" | "withdrawal" | "game" | "bonus" | "transfer" | "other";

export const playerBooks = (
  player: string,
  question: { readonly group?: MovementGroup | undefined; readonly search?: string | undefined },
) =>
  infiniteQueryOptions({
    queryKey: [...treasuryKey, "books", player, question],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(
        await treasury.playerBooks({
          signal,
          params: { player },
          query: { ...question, after: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export type DepositQuestion = {
  readonly state?: StaffDeposit["state"] | undefined;
  readonly method?: StaffDeposit["method"] | undefined;
  readonly player?: string | undefined;
};

export const deposits = (question: DepositQuestion) =>
  infiniteQueryOptions({
    queryKey: [...treasuryKey, "deposits", question],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await treasury.deposits({ signal, query: { ...question, before: pageParam } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: 15_000,
  });

export const deposit = (id: string) =>
  queryOptions({
    queryKey: [...treasuryKey, "deposit", id],
    queryFn: async ({ signal }) =>
      valueOf(await treasury.deposit({ signal, params: { deposit: id } })),
    refetchInterval: 10_000,
  });

export async function askProvider(id: string): Promise<void> {
  valueOf(await treasury.askProvider({ params: { deposit: id } }));
}

type RefundQuestion = {
  readonly deposit?: string;
  readonly state?: StaffRefund["state"];
};

/** Those that wait, or those of one deposit: never so many that they come page by page. */
export const refunds = (question: RefundQuestion) =>
  queryOptions({
    queryKey: [...treasuryKey, "refunds", question],
    queryFn: async ({ signal }) =>
      valueOf(await treasury.refunds({ signal, query: { ...question, limit: 200 } })).items,
    refetchInterval: 15_000,
  });

export async function askRefund(
  depositId: string,
  body: Pick<StaffRefund, "reason" | "words">,
): Promise<void> {
  valueOf(await treasury.askRefund({ params: { deposit: depositId }, body }));
}

export async function answerRefund(refund: string, answer: "approved" | "declined"): Promise<void> {
  valueOf(await treasury.answerRefund({ params: { refund }, body: { answer } }));
}

type ReversalQuestion = {
  readonly kind?: StaffReversal["kind"] | undefined;
  readonly state?: StaffReversal["state"] | undefined;
  readonly player?: string | undefined;
};

export const reversals = (question: ReversalQuestion) =>
  infiniteQueryOptions({
    queryKey: [...treasuryKey, "reversals", question],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await treasury.reversals({ signal, query: { ...question, before: pageParam } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: 30_000,
  });

export const settlements = queryOptions({
  queryKey: [...treasuryKey, "settlements"],
  queryFn: async ({ signal }) => valueOf(await treasury.settlements({ signal })).items,
});

export const settlement = (day: string) =>
  queryOptions({
    queryKey: [...treasuryKey, "settlement", day],
    queryFn: async ({ signal }) => valueOf(await treasury.settlement({ signal, params: { day } })),
  });

export type TableWish = Parameters<typeof treasury.takeTable>[0]["body"];

export async function takeTable(body: TableWish) {
  return valueOf(await treasury.takeTable({ body }));
}
