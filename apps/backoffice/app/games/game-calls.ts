import type { KeptGameView } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf, whoAmI } from "../calls.ts";

const { gameDesk } = client;

export const gamesKey = ["games"] as const;

export const games = queryOptions({
  queryKey: [...gamesKey, "all"],
  queryFn: async ({ signal }) => valueOf(await gameDesk.games({ signal })).items,
  refetchInterval: 15_000,
});

export const oneGame = (game: string) =>
  queryOptions({
    queryKey: [...gamesKey, "one", game],
    queryFn: async ({ signal }) => valueOf(await gameDesk.game({ signal, params: { game } })),
    refetchInterval: 10_000,
  });

/** Comfort only, so that nobody presses what is refused: every call guards itself. */
export const mayKeepGames = {
  ...whoAmI,
  select: ({ roles }: { readonly roles: readonly string[] }) =>
    roles.some((role) => role === "operator" || role === "administrator"),
};

/** Returns, pots and free rounds are money: whoever makes staff has no hand in them. */
export const mayGiveMoney = {
  ...whoAmI,
  select: ({ roles }: { readonly roles: readonly string[] }) =>
    roles.includes("operator") && !roles.includes("administrator"),
};

export async function switchGame(
  game: string,
  body: { readonly open: boolean; readonly reason: string },
) {
  return valueOf(await gameDesk.setSwitch({ params: { game }, body }));
}

export async function setBadge(game: string, badge: KeptGameView["badge"]) {
  return valueOf(await gameDesk.setBadge({ params: { game }, body: { badge } }));
}

export async function setPlaces(
  game: string,
  { closedUnder, reason }: { readonly closedUnder: readonly string[]; readonly reason: string },
) {
  const body = { closedUnder: [...closedUnder], reason };
  return valueOf(await gameDesk.setPlaces({ params: { game }, body }));
}

export async function askProfile(
  game: string,
  body: { readonly profile: string; readonly reason: string },
) {
  return valueOf(await gameDesk.askProfile({ params: { game }, body }));
}

export async function answerProfile(
  change: string,
  answer: "approved" | "declined",
): Promise<void> {
  valueOf(await gameDesk.answerProfile({ params: { change }, body: { answer } }));
}
