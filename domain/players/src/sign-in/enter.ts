import type { Transact } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Place } from "@croupier/policy";
import { sql } from "kysely";
import { describeDevice, namesOfDevice } from "../device.ts";
import { recordEvent } from "../events/record-event.ts";
import type { QueueLetter } from "../letters.ts";
import { placeText } from "../place-text.ts";
import type { Session, Sessions } from "../sessions.ts";
import { recogniseDevice } from "./devices.ts";
import { replaceLastSignIn } from "./last-sign-in.ts";
import { spellMoment } from "../spell-moment.ts";

/** From where, and with what the browser already had. */
export type Arrival = {
  readonly present: Place;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The session the browser already had; it ends when the new one begins. */
  readonly previousToken?: string | undefined;
  /** By which a browser is known again, long after its sessions. */
  readonly deviceToken?: string | undefined;
};

export type Entered = {
  readonly session: Session;
  readonly token: string;
  readonly deviceToken: string;
};

/** What every way in has in common, once it is clear who comes. */
export function createEnter({
  sessions,
  clock,
  queueLetter,
  brandNameOf,
}: {
  sessions: Sessions;
  clock: Clock;
  queueLetter: QueueLetter;
  brandNameOf: (brand: string) => string;
}) {
  return async function enter(
    tx: Transact,
    who: { readonly playerId: string; readonly brand: string; readonly language: string },
    arrival: Arrival,
  ): Promise<Entered> {
    const now = clock();
    const { playerId } = who;
    const device = describeDevice(arrival.userAgent);
    const place = placeText(arrival.present);
    const recognised = await recogniseDevice(tx, { playerId, token: arrival.deviceToken, now });
    const before = await replaceLastSignIn(tx, playerId, { at: now, device, place });
    const started = await sessions.start(tx, { ...who, device, place, before });
    const isNew = before !== undefined && !recognised.isKnown;
    const facts = { device, newDevice: isNew };
    await recordEvent(tx, { playerId, kind: "signed_in", facts, by: "player" });
    if (isNew) await tellOwner(tx, who, started.session, place);
    return { ...started, deviceToken: recognised.token };
  };

  async function tellOwner(
    tx: Transact,
    who: { readonly playerId: string; readonly brand: string; readonly language: string },
    { sessionId, device, startedAt }: Session,
    place: string | undefined,
  ): Promise<void> {
    const reader = await findReader(tx, who.playerId);
    if (reader === undefined) return;
    // Only names: the letter is written in the reader's language.
    const { browser, system } = namesOfDevice(device);
    const names = [browser, system].filter((name) => name !== null).join(", ") || "-";
    const at = spellMoment(startedAt);
    await queueLetter(tx, {
      template: "new-device",
      brand: { code: who.brand, name: brandNameOf(who.brand) },
      to: reader.email,
      language: who.language,
      facts: { firstName: reader.firstName, device: names, place: place ?? "-", at },
      onceKey: `new-device ${sessionId}`,
    });
  }
}

/** Whoever does not want to be told of every new browser is not. */
async function findReader(
  tx: Transact,
  playerId: string,
): Promise<{ email: string; firstName: string } | undefined> {
  const { rows } = await sql<{ email: string; firstName: string }>`
    SELECT p.email, p.first_name AS "firstName" FROM players.profile AS p
    LEFT JOIN players.preference AS d ON d.player_id = p.player_id
    WHERE p.player_id = ${playerId} AND coalesce(d.new_device_letters, true)
  `.execute(tx);
  return rows[0];
}

export type Enter = ReturnType<typeof createEnter>;
