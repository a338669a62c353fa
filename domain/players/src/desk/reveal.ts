import { transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { DeskHand, RecordAct } from "./desk-act.ts";
import type { Identifying } from "./mask.ts";
import { readPlayerFile, type PlayerFile } from "./player-file.ts";

/** What is masked until somebody says why they must know. */
export type RevealedDetails = Identifying &
  Pick<PlayerFile, "dateOfBirth" | "addressLine1" | "addressLine2" | "city" | "postalCode">;

/** The reason is written down before the details leave: no look without a row. */
export async function reveal(
  { database, record }: { database: Database; record: RecordAct },
  asked: DeskHand & { readonly playerId: string; readonly reason: string },
): Promise<Result<RevealedDetails, { readonly code: "not_found" }>> {
  const { playerId, staffId, reason } = asked;
  const file = await readPlayerFile(database.db, playerId);
  if (file === undefined) return refuse({ code: "not_found" });
  await transact(database, (tx) =>
    record(tx, { staffId, action: "players.revealed", subject: playerId, facts: { reason } }),
  );
  const { email, nickname, firstName, lastName, dateOfBirth, phone } = file;
  const { addressLine1, addressLine2, city, postalCode } = file;
  const person = { email, nickname, firstName, lastName, dateOfBirth, phone };
  return ok({ ...person, addressLine1, addressLine2, city, postalCode });
}
