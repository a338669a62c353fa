import { useQuery } from "@tanstack/react-query";

import { client } from "../calls/client.ts";
import { playerClient } from "../calls/player-client.ts";
import { valueOf } from "../session/wallet-queries.ts";

export const phoneKey = ["own-phone"] as const;

/** Whose number it is and where it stands. */
export function useOwnPhone() {
  return useQuery({
    queryKey: phoneKey,
    queryFn: async ({ signal }) => {
      const { id: session } = valueOf(await client.identity.whoAmI({ signal }));
      const state = await playerClient.playerVerification.phone({ params: { session }, signal });
      return { session, phone: valueOf(state) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
