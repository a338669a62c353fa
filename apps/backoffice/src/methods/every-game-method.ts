import type { Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { gameDeskAnswerFreeRounds } from "./gameDesk.answerFreeRounds.ts";
import { gameDeskAnswerPotChange } from "./gameDesk.answerPotChange.ts";
import { gameDeskAnswerProfile } from "./gameDesk.answerProfile.ts";
import { gameDeskAskPotChange } from "./gameDesk.askPotChange.ts";
import { gameDeskAskProfile } from "./gameDesk.askProfile.ts";
import { gameDeskCancelFreeRounds } from "./gameDesk.cancelFreeRounds.ts";
import { gameDeskFreeRounds } from "./gameDesk.freeRounds.ts";
import { gameDeskGame } from "./gameDesk.game.ts";
import { gameDeskGames } from "./gameDesk.games.ts";
import { gameDeskGiveFreeRounds } from "./gameDesk.giveFreeRounds.ts";
import { gameDeskJackpots } from "./gameDesk.jackpots.ts";
import { gameDeskPerformance } from "./gameDesk.performance.ts";
import { gameDeskRound } from "./gameDesk.round.ts";
import { gameDeskRounds } from "./gameDesk.rounds.ts";
import { gameDeskSeeds } from "./gameDesk.seeds.ts";
import { gameDeskSetBadge } from "./gameDesk.setBadge.ts";
import { gameDeskSetPlaces } from "./gameDesk.setPlaces.ts";
import { gameDeskSetPotSwitch } from "./gameDesk.setPotSwitch.ts";
import { gameDeskSetSwitch } from "./gameDesk.setSwitch.ts";
import { gameDeskTakePerformance } from "./gameDesk.takePerformance.ts";

/** Every call of staff about games of the house. */
export function everyGameMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    gameDeskGames(services),
    gameDeskGame(services),
    gameDeskSetSwitch(services),
    gameDeskSetBadge(services),
    gameDeskSetPlaces(services),
    gameDeskAskProfile(services),
    gameDeskAnswerProfile(services),
    gameDeskJackpots(services),
    gameDeskSetPotSwitch(services),
    gameDeskAskPotChange(services),
    gameDeskAnswerPotChange(services),
    gameDeskRounds(services),
    gameDeskRound(services),
    gameDeskSeeds(services),
    gameDeskFreeRounds(services),
    gameDeskGiveFreeRounds(services),
    gameDeskAnswerFreeRounds(services),
    gameDeskCancelFreeRounds(services),
    gameDeskPerformance(services),
    gameDeskTakePerformance(services),
  ];
}
