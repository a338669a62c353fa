import { infiniteQueryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

export type AuditQuestion = {
  readonly subject?: string | undefined;
  readonly staff?: string | undefined;
  /** An action, or how it begins. */
  readonly action?: string | undefined;
};

export const auditTrail = (question: AuditQuestion) =>
  infiniteQueryOptions({
    queryKey: ["audit", question],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await client.desk.auditTrail({ signal, query: { ...question, before: pageParam } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
