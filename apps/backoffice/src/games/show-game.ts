import type { WholeGameView } from "@croupier/contracts";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";
import { presentWholeGame } from "./present-game.ts";

/** A game as it stands now, for whoever just looked at it or changed it. */
export function createShowGame({ games, oversight }: Pick<Services, "games" | "oversight">) {
  return async (
    game: string,
    { staff }: Pick<StaffSubject, "staff">,
  ): Promise<WholeGameView | undefined> => {
    const found = await games.catalogue.read(game);
    if (found === undefined) return undefined;
    return presentWholeGame(found, { staffId: staff.id, nameOf: await staffNames(oversight) });
  };
}
