import { gameDesk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { assetInPath } from "../games/asset-in-path.ts";
import type { Services, StaffSubject } from "../services.ts";

export function gameDeskSetPotSwitch({ games }: Services) {
  return method<typeof gameDesk.setPotSwitch, StaffSubject>(
    gameDesk.setPotSwitch,
    async ({ params: { jackpot, currency }, body, subject }) => {
      const asset = assetInPath(currency);
      if (asset === undefined) return unknown;
      const staffId = subject.staff.id;
      const done = await games.jackpots.setSwitch({ ...body, jackpot, asset, staffId });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
