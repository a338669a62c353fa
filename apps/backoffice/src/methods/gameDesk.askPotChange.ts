import { gameDesk } from "@croupier/contracts";
import { parseMoney } from "@croupier/kit/money";
import { refuse } from "@croupier/kit/result";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { assetInPath } from "../games/asset-in-path.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskAskPotChange({ games }: Services) {
  return method<typeof gameDesk.askPotChange, StaffSubject>(
    gameDesk.askPotChange,
    async ({ params: { jackpot, currency }, body: { parts, reason, ...amounts }, subject }) => {
      const asset = assetInPath(currency);
      if (asset === undefined) return unknown;
      const seed = parseMoney(amounts.seed, asset);
      const dropsBy = parseMoney(amounts.dropsBy, asset);
      if (!seed.ok || !dropsBy.ok) return refuse({ code: "pot_not_possible" });
      const asked = await games.jackpots.askChange({
        jackpot,
        asset,
        parts,
        seed: seed.value.minor,
        dropsBy: dropsBy.value.minor,
        reason,
        staffId: subject.staff.id,
      });
      return asked.ok ? { status: 201, body: { id: asked.value.id } } : asked;
    },
  );
}
