import { createClientOf } from "@croupier/contracts/client";
import { ownGamesAddresses } from "@croupier/contracts/own-games-addresses";

import { client } from "../../calls/client.ts";
import { ownNow, tellOwn } from "./own-games.ts";

const { casino } = createClientOf(ownGamesAddresses);

export interface OwnCalls extends Pick<typeof casino, "ownGames"> {
  readonly ownId: () => Promise<string | undefined>;
}

/** How long the lists are believed by pages that only mark their cards. */
const goodMs = 60_000;

let asked: Promise<void> | undefined;
let askedAt = 0;

/** Reads the lists of the player: once for all who ask meanwhile. `fresh` is for the page that shows them. */
export function readOwn(
  { fresh = false }: { readonly fresh?: boolean } = {},
  calls: OwnCalls = callsHere,
): Promise<void> {
  const isGood = ownNow().status === "known" && Date.now() - askedAt < goodMs;
  if (isGood && !fresh) return Promise.resolve();
  asked ??= ask(calls).finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(calls: OwnCalls): Promise<void> {
  try {
    const ownId = await calls.ownId();
    // The session is over; the page learns that by itself.
    if (ownId === undefined) return;
    const before = favouritesNow();
    const answer = await calls.ownGames({ params: { session: ownId } });
    if (!answer.ok) throw new Error(`the lists were answered with ${answer.status}`);
    askedAt = Date.now();
    const { recent, mostPlayed, unfinished } = answer.value;
    const most = mostPlayed.map(({ id }) => id);
    // A heart that was pressed meanwhile is newer than the answer.
    const pressed = favouritesNow();
    const favourites = pressed === before ? answer.value.favourites : (pressed ?? []);
    tellOwn({ status: "known", ownId, recent, mostPlayed: most, favourites, unfinished });
  } catch {
    // What was known stays: a list of yesterday is better than none.
    if (ownNow().status !== "known") tellOwn({ status: "failed" });
  }
}

function favouritesNow(): readonly string[] | undefined {
  const own = ownNow();
  return own.status === "known" ? own.favourites : undefined;
}

const callsHere: OwnCalls = {
  ...casino,
  async ownId() {
    const answer = await client.identity.whoAmI();
    if (answer.ok) return answer.value.id;
    if (answer.status === 401) return undefined;
    throw new Error(`the question who plays was answered with ${answer.status}`);
  },
};
