import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentTracedRound } from "../games/present-found-round.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskRound({ games, playerDesk, siteOriginOfBrand }: Services) {
  return method<typeof gameDesk.round, StaffSubject>(gameDesk.round, async ({ params }) => {
    const traced = await games.readRound(params.round);
    if (traced === undefined) return unknown;
    const { playerId } = traced.round;
    const player = (await playerDesk.name([playerId]))(playerId);
    const siteOrigin = await siteOriginOfBrand(player.brand);
    return { status: 200, body: presentTracedRound(traced, { player, siteOrigin }) };
  });
}
