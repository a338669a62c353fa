import { documentTypes } from "@croupier/contracts/document-words";
import { useQuery } from "@tanstack/react-query";

import { playerClient } from "../calls/player-client.ts";
import { valueOf } from "../session/wallet-queries.ts";
import { decideOpenAlert, type OpenAlert } from "./decide-open-alert.ts";

/** How often it is asked whether something is open (S7.10, S9.1). */
const pollMs = 30_000;

/** Whoever comes back from settling it is not told once more what was known before: `gcTime`. */
const fresh = { refetchInterval: pollMs, gcTime: 0 } as const;

/** What needs the player; nothing while nothing is known. */
export function useOpenAlert(session: string): OpenAlert | undefined {
  const phone = useQuery({
    queryKey: ["phone", session],
    queryFn: async ({ signal }) =>
      valueOf(await playerClient.playerVerification.phone({ params: { session }, signal })).status,
    ...fresh,
  });
  const documents = useQuery({
    queryKey: ["documents", session],
    queryFn: ({ signal }) =>
      Promise.all(
        documentTypes.map(async (documentType) => {
          const asked = { params: { session }, query: { documentType }, signal };
          return valueOf(await playerClient.documents.status(asked)).status;
        }),
      ),
    ...fresh,
  });
  return (
    documents.data &&
    decideOpenAlert({
      phone: phone.data,
      documents: documents.data,
    })
  );
}
