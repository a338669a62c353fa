import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { readEvents, type EventQuestion } from "../events/event-reader.ts";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import { createMatches } from "../same-person/matches.ts";
import type { OpenSession } from "../sessions.ts";
import type { DeskHand, RecordAct } from "./desk-act.ts";
import { exportPlayers, type ExportWish } from "./export-players.ts";
import { namePlayers } from "./name-players.ts";
import { createNotes } from "./notes.ts";
import { findPlayers, type PlayerQuestion } from "./player-search.ts";
import { readPlayerFile } from "./player-file.ts";
import { createResetRequests } from "./reset-requests.ts";
import { reveal } from "./reveal.ts";
import { changeStatus, type StatusChange } from "./status.ts";

export type PlayerDeskDependencies = {
  readonly database: Database;
  readonly record: RecordAct;
  readonly countExportedToday: (tx: Transact, staffId: string) => Promise<number>;
  readonly endSessionsOf: (playerId: string) => Promise<void>;
  readonly queueLetter: QueueLetter;
  readonly brandNameOf: (brand: string) => Promise<string>;
  readonly ownSessions: {
    readonly list: (playerId: string) => Promise<readonly OpenSession[]>;
    readonly endOne: (own: { playerId: string; sessionId: string }, by: DeskHand) => Promise<void>;
  };
};

/** What staff see of players and do about them. */
export function createPlayerDesk(room: PlayerDeskDependencies) {
  const { database, record, ownSessions } = room;
  const { db } = database;

  return {
    find: (question: PlayerQuestion) => findPlayers(db, question),
    name: (playerIds: readonly string[]) => namePlayers(db, playerIds),
    readFile: (playerId: string) => readPlayerFile(db, playerId),
    isPlayer: async (playerId: string) => (await readPlayerFile(db, playerId)) !== undefined,
    readEvents: (question: EventQuestion) => readEvents(db, question),
    listSessions: ownSessions.list,
    reveal: (asked: Parameters<typeof reveal>[1]) => reveal(room, asked),
    changeStatus: (change: StatusChange) => changeStatus(room, change),
    export: (wish: ExportWish) => exportPlayers(room, wish),
    ...createNotes(room),
    ...createResetRequests(room),
    ...createMatches(room),

    /** One session, or all of them; ending what has ended is no error. */
    async endSessions({
      playerId,
      staffId,
      sessionId,
    }: DeskHand & {
      readonly playerId: string;
      readonly sessionId?: string;
    }): Promise<Result<undefined, { readonly code: "not_found" }>> {
      if ((await readPlayerFile(db, playerId)) === undefined) return refuse({ code: "not_found" });
      const isOne = sessionId !== undefined;
      await transact(database, async (tx) => {
        if (!isOne) await recordEvent(tx, { playerId, kind: "sessions_ended", by: { staffId } });
        const action = isOne ? "players.session-ended" : "players.sessions-ended";
        await record(tx, { staffId, action, subject: playerId });
      });
      await (isOne
        ? ownSessions.endOne({ playerId, sessionId }, { staffId })
        : room.endSessionsOf(playerId));
      return ok();
    },
  };
}

export type PlayerDesk = ReturnType<typeof createPlayerDesk>;
