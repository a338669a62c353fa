import { transact, type Database, type Transact } from "@croupier/database";
import { refuse, type Refusal, type Result } from "@croupier/kit/result";
import {
  readPlayerFacts,
  type Asker,
  type PlayerFacts,
  type StandingReads,
} from "../standing/standing-reader.ts";

/** What the parts of this room work with. */
export type SaferPlayRoom = StandingReads & { readonly database: Database };

export type PlayerUnknown = { readonly code: "not_found" };

/** Facts as they are, for a screen. */
export function lookAt(room: SaferPlayRoom, asker: Asker): Promise<PlayerFacts | undefined> {
  return readPlayerFacts(room.database.db, room, asker, { lock: false });
}

/** Decides and writes in one transaction, under the lock that money takes as well. */
export function underLock<T, R extends Refusal>(
  room: SaferPlayRoom,
  asker: Asker,
  act: (tx: Transact, facts: PlayerFacts) => Promise<Result<T, R>>,
): Promise<Result<T, R | PlayerUnknown>> {
  return transact(room.database, async (tx): Promise<Result<T, R | PlayerUnknown>> => {
    const facts = await readPlayerFacts(tx, room, asker, { lock: true });
    return facts === undefined ? refuse({ code: "not_found" }) : act(tx, facts);
  });
}
