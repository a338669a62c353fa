import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import type { Hashing } from "../hashing.ts";
import type { Overloaded } from "../refusals.ts";
import type { StepUpRequired } from "../step-up/refusals.ts";
import type { StepUp } from "../step-up/step-up.ts";
import type { TellChange } from "../step-up/tell-change.ts";
import { isSimplePin } from "./decide-pin.ts";

export type SetPinRefusal = { readonly code: "pin_too_simple" } | StepUpRequired | Overloaded;

/** Six digits that a player knows besides the password. Choosing one takes a proof, as changing it does. */
export function createPin({
  database,
  hashing,
  stepUp,
  tellChange,
}: {
  database: Database;
  hashing: Hashing;
  stepUp: StepUp;
  tellChange: TellChange;
}) {
  return async function setPin(request: {
    readonly playerId: string;
    readonly sessionId: string;
    readonly pin: string;
  }): Promise<Result<undefined, SetPinRefusal>> {
    const { playerId, sessionId, pin } = request;
    const { rows } = await sql<{ born: string }>`
      SELECT to_char(date_of_birth, 'YYYY-MM-DD') AS born
      FROM players.profile WHERE player_id = ${playerId}
    `.execute(database.db);
    if (isSimplePin(pin, rows[0]?.born ?? "")) return refuse({ code: "pin_too_simple" });
    const hashed = await hashing.hash(pin);
    if (!hashed.ok) return hashed;
    return transact(database, async (tx) => {
      const step = { playerId, sessionId, operation: "changeStatus2FA" as const };
      const spent = await stepUp.spend(tx, step);
      if (!spent.ok) return spent;
      await sql`
        INSERT INTO players.credential (player_id, kind, hash, changed_at)
        VALUES (${playerId}, 'pin_code', ${hashed.value}, clock_timestamp())
        ON CONFLICT (player_id, kind) DO UPDATE
          SET hash = excluded.hash, changed_at = excluded.changed_at
      `.execute(tx);
      await tellChange(tx, playerId, "pin_set");
      return ok();
    });
  };
}
