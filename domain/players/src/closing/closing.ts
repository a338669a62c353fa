import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { findAddressee, type EmailRoom } from "../email/email-room.ts";
import { closeAccount } from "./close-account.ts";
import type { QueueLetter } from "../letters.ts";
import type { Sessions } from "../sessions.ts";
import type { ProveRefusal } from "../step-up/prove.ts";

export type CloseRequest = {
  readonly playerId: string;
  readonly password: string;
  readonly reason: string | undefined;
};

export type CloseRefusal = { readonly code: "already_closed" } | ProveRefusal;

export type ProvePassword = (asked: {
  playerId: string;
  password: string;
}) => Promise<Result<undefined, ProveRefusal>>;

export function createClosing(room: {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  provePassword: ProvePassword;
  queueLetter: QueueLetter;
  letterBrand: EmailRoom["letterBrand"];
}) {
  return async function close(request: CloseRequest): Promise<Result<undefined, CloseRefusal>> {
    const { playerId, reason } = request;
    const proved = await room.provePassword(request);
    if (!proved.ok) return proved;
    const closed = await transact(
      room.database,
      async (tx): Promise<Result<undefined, CloseRefusal>> => {
        const to = await findAddressee(tx, playerId);
        const now = room.clock();
        const wish = { playerId, reason: reason ?? null, now, by: "player" } as const;
        const isClosed = await closeAccount(tx, wish);
        if (to === undefined || !isClosed) return refuse({ code: "already_closed" });
        await room.queueLetter(tx, {
          template: "account-closed",
          brand: room.letterBrand(to.brand),
          to: to.email,
          language: to.language,
          facts: { firstName: to.firstName },
          onceKey: `account-closed ${playerId} ${now.toISOString()}`,
        });
        return ok();
      },
    );
    if (closed.ok) await room.sessions.endAllOf(playerId);
    return closed;
  };
}
