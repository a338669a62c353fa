import type { Method } from "../src/shell/mount.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { hubBalance } from "./hub.balance.ts";
import { hubBet } from "./hub.bet.ts";
import { hubRollback } from "./hub.rollback.ts";
import { hubUserInfo } from "./hub.userInfo.ts";
import { hubWin } from "./hub.win.ts";
import { providersAuthenticate } from "./providers.authenticate.ts";
import { providersBalance } from "./providers.balance.ts";
import { providersBet } from "./providers.bet.ts";
import { providersWin } from "./providers.win.ts";
import { providersRollback } from "./providers.rollback.ts";
import { providersEndRound } from "./providers.endRound.ts";
import { providersFreeRound } from "./providers.freeRound.ts";
import { providersJackpotWin } from "./providers.jackpotWin.ts";

/** The seamless wallet: what the machines of game providers ask. */
export function providerMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    providersAuthenticate(services),
    providersBalance(services),
    providersBet(services),
    providersWin(services),
    providersRollback(services),
    providersEndRound(services),
    providersFreeRound(services),
    providersJackpotWin(services),
    hubUserInfo(services),
    hubBalance(services),
    hubBet(services),
    hubWin(services),
    hubRollback(services),
  ];
}
