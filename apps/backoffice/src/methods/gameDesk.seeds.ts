import { gameDesk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { presentSeedsKept } from "../games/present-seeds-kept.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskSeeds({ games }: Services) {
  return method<typeof gameDesk.seeds, StaffSubject>(gameDesk.seeds, async ({ params }) => {
    const kept = isUuid(params.player) ? await games.readSeeds(params.player) : [];
    return { status: 200, body: presentSeedsKept(kept) };
  });
}
