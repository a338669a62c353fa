import type { DocumentRules, ReviewedDocument } from "@croupier/contracts";
import type { DocumentReason, DocumentStatus } from "@croupier/contracts/document-words";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { documentReview } = client;

const documentsKey = ["documents"] as const;

export const queue = (question: { status: DocumentStatus; mine: boolean }) =>
  queryOptions({
    queryKey: [...documentsKey, "queue", question],
    queryFn: async ({ signal }) => {
      const query = { status: question.status, mine: question.mine ? "true" : "false" };
      return valueOf(await documentReview.queue({ signal, query }));
    },
    refetchInterval: 30_000,
  });

export type Which = { readonly player: string; readonly documentType: string };

export const documentQuery = (params: Which) =>
  queryOptions({
    queryKey: [...documentsKey, params],
    queryFn: async ({ signal }) => valueOf(await documentReview.document({ signal, params })),
  });

export const rulesQuery = queryOptions({
  queryKey: [...documentsKey, "rules"],
  queryFn: async ({ signal }) => valueOf(await documentReview.rules({ signal })).items,
});

export async function changeRules({
  brandCode,
  fourEyes,
  answerHours,
}: Omit<DocumentRules, "brandName">): Promise<void> {
  const body = { fourEyes, answerHours };
  valueOf(await documentReview.changeRules({ params: { brandCode }, body }));
}

export async function hold(player: string, reason: string): Promise<void> {
  valueOf(await documentReview.hold({ params: { player }, body: { reason } }));
}

export async function lift(player: string): Promise<void> {
  valueOf(await documentReview.lift({ params: { player } }));
}

export const askFor = async (params: Which): Promise<ReviewedDocument> =>
  valueOf(await documentReview.ask({ params }));

export const assign = async (params: Which, mine: boolean): Promise<ReviewedDocument> =>
  valueOf(await documentReview.assign({ params, body: { mine } }));

export type Decision =
  | { readonly act: "approve"; readonly validUntil?: string }
  | { readonly act: "reject" | "block"; readonly reason: DocumentReason; readonly note?: string }
  | { readonly act: "unblock"; readonly note?: string };

export const decide = async (
  params: Which,
  body: { submissionId: string | null; decision: Decision },
): Promise<ReviewedDocument> => valueOf(await documentReview.decide({ params, body }));
