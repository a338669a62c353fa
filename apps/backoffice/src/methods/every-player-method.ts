import type { Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { deskAddPlayerNote } from "./desk.addPlayerNote.ts";
import { deskAnswerReset } from "./desk.answerReset.ts";
import { deskAskReset } from "./desk.askReset.ts";
import { deskEndPlayerSession } from "./desk.endPlayerSession.ts";
import { deskEndPlayerSessions } from "./desk.endPlayerSessions.ts";
import { deskExcludePlayer } from "./desk.excludePlayer.ts";
import { deskExportPlayers } from "./desk.exportPlayers.ts";
import { deskFindPlayers } from "./desk.findPlayers.ts";
import { deskGrantErasure } from "./desk.grantErasure.ts";
import { deskPlayer } from "./desk.player.ts";
import { deskPlayerEvents } from "./desk.playerEvents.ts";
import { deskPlayerNotes } from "./desk.playerNotes.ts";
import { deskPlayerSessions } from "./desk.playerSessions.ts";
import { deskRevealPlayer } from "./desk.revealPlayer.ts";
import { deskSetPlayerStatus } from "./desk.setPlayerStatus.ts";
import { deskTellApart } from "./desk.tellApart.ts";
import { deskWaitingErasures } from "./desk.waitingErasures.ts";
import { deskWaitingResets } from "./desk.waitingResets.ts";

/** Every call of those who care for players. */
export function everyPlayerMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    deskFindPlayers(services),
    deskPlayer(services),
    deskRevealPlayer(services),
    deskPlayerSessions(services),
    deskEndPlayerSessions(services),
    deskEndPlayerSession(services),
    deskPlayerEvents(services),
    deskPlayerNotes(services),
    deskAddPlayerNote(services),
    deskSetPlayerStatus(services),
    deskExcludePlayer(services),
    deskTellApart(services),
    deskWaitingErasures(services),
    deskGrantErasure(services),
    deskWaitingResets(services),
    deskAskReset(services),
    deskAnswerReset(services),
    deskExportPlayers(services),
  ];
}
