import { createClientOf } from "@croupier/contracts/client";
import { ownGamesAddresses } from "@croupier/contracts/own-games-addresses";

import { changeOwn, ownNow } from "./own-games.ts";

const { casino } = createClientOf(ownGamesAddresses);

export type KeepCalls = Pick<typeof casino, "keepFavourite" | "dropFavourite">;

/** Games whose last press is on its way; what was pressed meanwhile follows it. */
const underWay = new Set<string>();

/**
 * Keeps a game, or keeps it no more: the page shows it at once. Answers whether the server took it; where it
 * did not, the page shows again what the server has.
 */
export async function changeKept(
  gameId: string,
  keep: boolean,
  calls: KeepCalls = casino,
): Promise<boolean> {
  const own = ownNow();
  if (own.status !== "known") return false;
  const { ownId } = own;
  show(gameId, keep);
  if (underWay.has(gameId)) return true;
  underWay.add(gameId);
  let held = !keep;
  try {
    while (isShown(gameId, ownId) === !held) {
      const wanted = !held;
      const params = { session: ownId, gameId };
      const answer = await (wanted ? calls.keepFavourite : calls.dropFavourite)({ params });
      if (!answer.ok) throw new Error(`a favourite was answered with ${answer.status}`);
      held = wanted;
    }
    return true;
  } catch {
    if (isShown(gameId, ownId) !== undefined) show(gameId, held);
    return false;
  } finally {
    underWay.delete(gameId);
  }
}

/** What the page shows of the game; whoever left, or came in another's place, has nothing undone or sent. */
function isShown(gameId: string, ownId: string): boolean | undefined {
  const own = ownNow();
  return own.status === "known" && own.ownId === ownId
    ? own.favourites.includes(gameId)
    : undefined;
}

function show(gameId: string, kept: boolean): void {
  const own = ownNow();
  if (own.status !== "known") return;
  const others = own.favourites.filter((id) => id !== gameId);
  changeOwn({ favourites: kept ? [gameId, ...others] : others });
}
