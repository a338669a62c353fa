import type { FoundPlayer, PlayerEvent } from "@croupier/contracts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";

const { desk } = client;

export type PlayerQuestion = {
  readonly words: string;
  readonly status?: FoundPlayer["status"] | undefined;
};

export type EventGroup = "access" | "verification" | "safer_play" | "profile" | "status";
export type EventPage = { readonly items: readonly PlayerEvent[]; readonly next: string | null };

export const foundPlayers = (question: PlayerQuestion) =>
  queryOptions({
    queryKey: ["players", "found", question],
    queryFn: async ({ signal }) =>
      valueOf(await desk.findPlayers({ signal, query: question })).items,
    enabled: question.words.length >= 2,
  });

/** Everything about one player is asked anew when something was done. */
export const playerKey = (player: string) => ["players", player] as const;

export const playerFile = (player: string) =>
  queryOptions({
    queryKey: [...playerKey(player), "file"],
    queryFn: async ({ signal }) => valueOf(await desk.player({ signal, params: { player } })),
  });

export const playerSessions = (player: string) =>
  queryOptions({
    queryKey: [...playerKey(player), "sessions"],
    queryFn: async ({ signal }) =>
      valueOf(await desk.playerSessions({ signal, params: { player } })).items,
    refetchInterval: 15_000,
  });

export const playerNotes = (player: string) =>
  queryOptions({
    queryKey: [...playerKey(player), "notes"],
    queryFn: async ({ signal }) =>
      valueOf(await desk.playerNotes({ signal, params: { player } })).items,
  });

export const playerEvents = (player: string, group: EventGroup | undefined) =>
  infiniteQueryOptions({
    queryKey: [...playerKey(player), "events", group ?? "all"],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(
        await desk.playerEvents({
          signal,
          params: { player },
          query: { group, before: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const waitingResets = queryOptions({
  queryKey: ["players", "resets"],
  queryFn: async ({ signal }) => valueOf(await desk.waitingResets({ signal })).items,
  refetchInterval: 15_000,
});

export const waitingErasures = queryOptions({
  queryKey: ["players", "erasures"],
  queryFn: async ({ signal }) => valueOf(await desk.waitingErasures({ signal })).items,
  refetchInterval: 15_000,
});

export async function grantErasure({
  request,
  ...body
}: {
  readonly request: string;
  readonly holdUntil: string | null;
  readonly reason: string;
}) {
  valueOf(await desk.grantErasure({ params: { request }, body }));
}

type Reasoned = { readonly player: string; readonly reason: string };

export async function revealPlayer({ player, reason }: Reasoned) {
  return valueOf(await desk.revealPlayer({ params: { player }, body: { reason } }));
}

export async function setPlayerStatus({
  player,
  reason,
  status,
}: Reasoned & { status: "active" | "blocked" }) {
  valueOf(await desk.setPlayerStatus({ params: { player }, body: { status, reason } }));
}

export async function excludePlayer({
  player,
  reason,
  months,
}: Reasoned & { months: number | null }) {
  valueOf(await desk.excludePlayer({ params: { player }, body: { months, reason } }));
}

export async function tellApart({ player, match, reason }: Reasoned & { match: string }) {
  valueOf(await desk.tellApart({ params: { player, match }, body: { reason } }));
}

export async function askReset({ player, reason }: Reasoned) {
  valueOf(await desk.askReset({ params: { player }, body: { reason } }));
}

export async function answerReset(reset: string, answer: "approved" | "declined") {
  valueOf(await desk.answerReset({ params: { reset }, body: { answer } }));
}

export async function endSessions(player: string, visit: string | undefined) {
  valueOf(
    visit === undefined
      ? await desk.endPlayerSessions({ params: { player } })
      : await desk.endPlayerSession({ params: { player, visit } }),
  );
}

export async function addNote(player: string, words: string) {
  valueOf(await desk.addPlayerNote({ params: { player }, body: { words } }));
}

export async function exportPlayers(reason: string) {
  return valueOf(await desk.exportPlayers({ body: { reason } }));
}
