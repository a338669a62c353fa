import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { saferPlayAcknowledgeRealityCheck } from "./saferPlay.acknowledgeRealityCheck.ts";
import { saferPlayActivity } from "./saferPlay.activity.ts";
import { saferPlayBalanceHistory } from "./saferPlay.balanceHistory.ts";
import { saferPlayChooseRealityCheck } from "./saferPlay.chooseRealityCheck.ts";
import { saferPlayComeBack } from "./saferPlay.comeBack.ts";
import { saferPlayConfirmRaise } from "./saferPlay.confirmRaise.ts";
import { saferPlayExclude } from "./saferPlay.exclude.ts";
import { saferPlayLimits } from "./saferPlay.limits.ts";
import { saferPlayRealityCheck } from "./saferPlay.realityCheck.ts";
import { saferPlaySetLimit } from "./saferPlay.setLimit.ts";
import { saferPlayStanding } from "./saferPlay.standing.ts";
import { saferPlayTakeBreak } from "./saferPlay.takeBreak.ts";
import { saferPlayWithdrawRaise } from "./saferPlay.withdrawRaise.ts";

/** What protects a player from playing too much. */
export function saferPlayMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    saferPlayStanding(services),
    saferPlayLimits(services),
    saferPlaySetLimit(services),
    saferPlayConfirmRaise(services),
    saferPlayWithdrawRaise(services),
    saferPlayTakeBreak(services),
    saferPlayExclude(services),
    saferPlayComeBack(services),
    saferPlayRealityCheck(services),
    saferPlayChooseRealityCheck(services),
    saferPlayAcknowledgeRealityCheck(services),
    saferPlayActivity(services),
    saferPlayBalanceHistory(services),
  ];
}
