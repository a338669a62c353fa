import { queryOptions, useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { pollMs, usePlayer } from "../calls/player-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";

/** Asked for every half a minute while the brand offers it (S7.24, S9.1). */
export const twoFactorQuery = (session: string, { offered = true } = {}) =>
  queryOptions({
    queryKey: ["two-factor", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.playerVerification.twoFactor({ params: { session }, signal })),
    enabled: session !== "" && offered,
    refetchInterval: pollMs,
  });

export function useTwoFactor() {
  const { data: player } = usePlayer();
  const { data: configuration } = useSiteConfiguration();
  const offered = configuration?.twoFactorAuthenticatorEnabled === true;
  return useQuery(twoFactorQuery(player?.id ?? "", { offered }));
}

export const phoneQuery = (session: string) =>
  queryOptions({
    queryKey: ["phone", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.playerVerification.phone({ params: { session }, signal })),
    enabled: session !== "",
    refetchInterval: pollMs,
  });

export function usePhone() {
  const { data: player } = usePlayer();
  return useQuery(phoneQuery(player?.id ?? ""));
}
