import { queryOptions, useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { pollMs, usePlayer } from "../calls/player-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";

export const twoFactorQuery = (session: string) =>
  queryOptions({
    queryKey: ["two-factor", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.playerVerification.twoFactor({ params: { session }, signal })),
  });

/** Asked for every half a minute while the brand offers it (S7.24, S9.1). */
export function useTwoFactor() {
  const { data: player } = usePlayer();
  const { data: configuration } = useSiteConfiguration();
  const offered = configuration?.twoFactorAuthenticatorEnabled === true;
  return useQuery({
    ...twoFactorQuery(player?.id ?? ""),
    enabled: player !== undefined && offered,
    refetchInterval: pollMs,
  });
}

export const phoneQuery = (session: string) =>
  queryOptions({
    queryKey: ["phone", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.playerVerification.phone({ params: { session }, signal })),
  });

export function usePhone() {
  const { data: player } = usePlayer();
  return useQuery({
    ...phoneQuery(player?.id ?? ""),
    enabled: player !== undefined,
    refetchInterval: pollMs,
  });
}
