import { transact, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { foldEmail } from "../fold.ts";
import { notAddressOfStaff } from "../people-of-staff.ts";
import { endOpen, findPendingChange } from "./email-change.ts";
import { findAddressee, type Addressee, type EmailRoom } from "./email-room.ts";
import type { EmailLink } from "./email-links.ts";

/** Used, too old, made for what is over, or never made: it is not told which. */
export type LinkNotValid = { readonly code: "link_not_valid" };
export type LinkOpened = "CONFIRMED" | "WAITING_FOR_OTHER" | "CHANGED";

/** What a link in a letter does, whoever opens it. */
export function createOpenLink(room: EmailRoom) {
  /** Only the address that is still on the profile is confirmed. */
  async function confirm(tx: Transact, link: EmailLink, to: Addressee) {
    if (link.email !== to.email) return refuse(notValid);
    await keepConfirmed(tx, to.playerId, to.email, room.clock());
    await recordEvent(tx, { playerId: to.playerId, kind: "email_confirmed", by: "player" });
    return ok("CONFIRMED" as const);
  }

  async function agree(tx: Transact, link: EmailLink, to: Addressee) {
    const now = room.clock();
    const change = await findPendingChange(tx, to.playerId, now);
    if (change === undefined || change.changeId !== link.changeId) return refuse(notValid);
    const column = link.purpose === "change_old" ? "old_confirmed_at" : "new_confirmed_at";
    await sql`
      UPDATE players.email_change SET ${sql.ref(column)} = ${now}
      WHERE player_id = ${to.playerId} AND change_id = ${change.changeId}
    `.execute(tx);
    const other = link.purpose === "change_old" ? change.newConfirmed : change.oldConfirmed;
    if (!other) return ok("WAITING_FOR_OTHER" as const);
    return takeOver(tx, to, change.newEmail);
  }

  /** Somebody may have joined with the address meanwhile: the directory decides. */
  async function takeOver(tx: Transact, to: Addressee, email: string) {
    const { playerId } = to;
    const now = room.clock();
    const claimed = await sql`
      INSERT INTO players.email_directory (brand, email_folded, player_id)
      SELECT ${to.brand}, ${foldEmail(email)}, ${playerId}::uuid WHERE ${notAddressOfStaff(email)}
      ON CONFLICT DO NOTHING RETURNING 1
    `.execute(tx);
    if (claimed.rows.length === 0) {
      await endOpen(tx, playerId, "taken", now);
      return refuse(notValid);
    }
    await sql`
      DELETE FROM players.email_directory
      WHERE brand = ${to.brand} AND email_folded = ${foldEmail(to.email)}
        AND player_id = ${playerId}
    `.execute(tx);
    await sql`
      UPDATE players.profile SET email = ${email} WHERE player_id = ${playerId}
    `.execute(tx);
    await keepConfirmed(tx, playerId, email, now);
    // What was sent to the old mailbox opens nothing any more.
    await sql`DELETE FROM players.password_reset WHERE player_id = ${playerId}`.execute(tx);
    await endOpen(tx, playerId, "done", now);
    await recordEvent(tx, { playerId, kind: "email_changed", by: "player" });
    await room.queueLetter(tx, {
      template: "email-changed",
      brand: room.letterBrand(to.brand),
      to: to.email,
      language: to.language,
      facts: { firstName: to.firstName, newEmail: email },
      onceKey: `email-changed ${playerId} ${now.toISOString()}`,
    });
    return ok("CHANGED" as const);
  }

  return (asked: { token: string; brand: string }): Promise<Result<LinkOpened, LinkNotValid>> =>
    transact(room.database, async (tx): Promise<Result<LinkOpened, LinkNotValid>> => {
      const link = await room.links.use(tx, asked);
      const to = link && (await findAddressee(tx, link.playerId));
      if (link === undefined || to === undefined) return refuse(notValid);
      return link.purpose === "confirm" ? confirm(tx, link, to) : agree(tx, link, to);
    });
}

const notValid = { code: "link_not_valid" } as const;

async function keepConfirmed(tx: Transact, playerId: string, email: string, now: Date) {
  await sql`
    INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
    VALUES (${playerId}, ${email}, ${now})
    ON CONFLICT (player_id) DO UPDATE
      SET email = excluded.email, confirmed_at = excluded.confirmed_at
  `.execute(tx);
}
