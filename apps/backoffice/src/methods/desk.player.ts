import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { presentFile } from "../desk/present-player.ts";
import { unknown } from "../desk/refuse-at-desk.ts";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskPlayer({ playerDesk, saferPlay, wallet, oversight }: Services) {
  return method<typeof desk.player, StaffSubject>(desk.player, async ({ params }) => {
    const { player: playerId } = params;
    const file = isUuid(playerId) ? await playerDesk.readFile(playerId) : undefined;
    if (file === undefined) return unknown;
    const facts = await saferPlay.read({ playerId });
    const balances = await wallet.readBalances(playerId);
    const waitingReset = await playerDesk.findWaitingReset(playerId);
    return {
      status: 200,
      body: presentFile({
        file,
        facts,
        balances: balances.ok ? balances.value : [],
        matches: await playerDesk.listMatches(playerId),
        waitingReset,
        nameOf: await staffNames(oversight),
      }),
    };
  });
}
