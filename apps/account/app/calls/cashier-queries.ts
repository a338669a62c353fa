import type { PlayerDeposit } from "@croupier/contracts";
import { addressInMode } from "@croupier/site/game-modes";
import { isOwnPage } from "@croupier/site/own-pages";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { useLocale } from "../language/Words.context.tsx";
import { valueOf } from "./answers.ts";
import { client } from "./client.ts";
import { useSession } from "./safer-play-queries.ts";
import { useSiteConfiguration } from "./site-configuration-query.ts";

/** Whoever waits for money looks often. */
const waitingMs = 2_000;
const unsettled: readonly PlayerDeposit["state"][] = [
  "requested",
  "redirected",
  "pending",
  "refunding",
];

export function isUnsettled({ state }: PlayerDeposit): boolean {
  return unsettled.includes(state);
}

export function useDepositMethods() {
  const session = useSession();
  return useQuery({
    queryKey: ["deposit-methods", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.cashier.depositMethods({ params: { session }, signal })).items,
    enabled: session !== "",
  });
}

/** One deposit, looked at for as long as it may still change. */
export function useDeposit(id: string | undefined) {
  const session = useSession();
  return useQuery({
    queryKey: ["deposit", session, id],
    queryFn: async ({ signal }) =>
      valueOf(await client.cashier.deposit({ params: { session, deposit: id ?? "" }, signal })),
    enabled: session !== "" && id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isUnsettled(data) ? waitingMs : false,
  });
}

export interface WantedDeposit {
  /** Made at the press, so that a press that was answered by silence can be repeated. */
  readonly key: string;
  readonly method: PlayerDeposit["method"];
  readonly amount: string;
  readonly currency: string;
  readonly savedMethod?: string;
}

/** A card the provider keeps is forgotten; the list is asked for again, whatever came of it. */
export function useForgetMethod() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (method: string) => {
      const answer = await client.cashier.forgetMethod({ params: { session, method } });
      // Removed in another tab: what was wanted is so.
      if (!answer.ok && answer.problem.code === "not_found") return;
      valueOf(answer);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["deposit-methods", session] }),
  });
}

export function useBeginDeposit() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, ...body }: WantedDeposit) =>
      valueOf(
        await client.cashier.beginDeposit({
          params: { session },
          headers: { "idempotency-key": key },
          body,
        }),
      ),
    onSuccess: (deposit) => queries.setQueryData(["deposit", session, deposit.id], deposit),
  });
}

export function useGiveUpDeposit() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deposit: string) =>
      valueOf(await client.cashier.giveUpDeposit({ params: { session, deposit } })),
    onSuccess: (deposit) => queries.setQueryData(["deposit", session, deposit.id], deposit),
  });
}

/** The game that was played last and can still be played, and where it is played for money; null: none. */
export function useLastGame() {
  const session = useSession();
  const language = useLocale();
  const { data: configuration } = useSiteConfiguration();
  return useQuery({
    queryKey: ["last-game", session, language],
    queryFn:
      session === "" || configuration === undefined
        ? skipToken
        : async ({ signal }) => {
            const { recent } = valueOf(
              await client.casino.ownGames({ params: { session }, signal }),
            );
            if (recent.length === 0) return null;
            const { bucket, olympusLoggedPages } = configuration;
            const params = { bucket, language };
            const { games } = valueOf(await client.content.gameIndex({ params, signal }));
            const game = recent
              .map((id) => games.find(({ gameId }) => gameId === id))
              .find((found) => found !== undefined);
            if (game === undefined) return null;
            const { title, linkUrl } = game;
            const isOwn = isOwnPage(linkUrl, olympusLoggedPages);
            return { title, href: addressInMode(linkUrl, "real", isOwn) };
          },
  });
}
