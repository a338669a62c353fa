import type { DocumentType } from "@croupier/contracts/document-words";
import { useQuery } from "@tanstack/react-query";

import { client } from "../calls/client.ts";
import { playerClient } from "../calls/player-client.ts";
import { valueOf } from "../session/wallet-queries.ts";

/** How often the status of a document is asked for (S9.1). */
const documentPollMs = 30_000;

/** Whether one of them is blocked; undefined while nobody knows. */
export function useIsBlocked() {
  return useQuery({
    queryKey: ["documents-blocked"],
    queryFn: async ({ signal }) => {
      const { id: session } = valueOf(await client.identity.whoAmI({ signal }));
      const answer = await playerClient.documents.list({ params: { session }, signal });
      return valueOf(answer).items.some(({ status }) => status === "BLOCKED");
    },
    refetchInterval: documentPollMs,
  });
}

/** Where it is shown: a path of ours, or the page of whoever checks documents for the brand. */
export function useWhereToShow(params: { session: string; documentType: DocumentType }) {
  const { session, documentType } = params;
  return useQuery({
    queryKey: ["where-to-show", params],
    queryFn: async ({ signal }) => {
      const query = { documentType };
      const answer = await playerClient.documents.verificationUrl({
        params: { session },
        query,
        signal,
      });
      return valueOf(answer).url;
    },
    // A link of theirs counts once and not for long.
    gcTime: 0,
  });
}

/** Whose document it is and where it stands; nothing where nobody has asked. Unnamed: what is open. */
export function useOwnDocument(wanted: DocumentType | undefined) {
  return useQuery({
    queryKey: ["own-document", wanted],
    queryFn: async ({ signal }) => {
      const { id: session } = valueOf(await client.identity.whoAmI({ signal }));
      const answer = await playerClient.documents.list({ params: { session }, signal });
      const { items } = valueOf(answer);
      const open = items.find(({ status }) => status === "REQUESTED" || status === "INVALID");
      const documentType = wanted ?? open?.documentType ?? "ID_DOCUMENT";
      const document = items.find((item) => item.documentType === documentType) ?? null;
      return { session, documentType, document };
    },
    refetchInterval: documentPollMs,
  });
}
