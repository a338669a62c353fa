import type { Profile, ProfileChange } from "@croupier/contracts";
import { expectedPostalCode } from "@croupier/contracts/postal-codes";
import { transact, type Database, type Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { marketingVersion } from "@croupier/policy";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import type { PostalCodeInvalid } from "../refusals.ts";
import type { StepUpRequired } from "../step-up/refusals.ts";
import type { StepUp } from "../step-up/step-up.ts";
import { decideChange, type DecidedChange } from "./decide-change.ts";
import { findProfile, lockProfile } from "./profile-reader.ts";

export type ChangeRefusal =
  | { readonly code: "language_not_offered" }
  | PostalCodeInvalid
  | StepUpRequired;

export type ChangeRequest = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly change: ProfileChange;
  readonly brand: { readonly languages: readonly string[] };
};

/** What a player is known by, read and changed by themselves. */
export function createProfile({
  database,
  clock,
  stepUp,
}: {
  database: Database;
  clock: Clock;
  stepUp: StepUp;
}) {
  async function read(playerId: string): Promise<Profile> {
    const profile = await findProfile(database.db, playerId);
    assert(profile, "a player who holds a session has a profile");
    return profile;
  }

  return {
    read,

    async change(request: ChangeRequest): Promise<Result<Profile, ChangeRefusal>> {
      const { playerId, sessionId, change, brand } = request;
      const changed = await transact(database, async (tx): Promise<Result<void, ChangeRefusal>> => {
        await lockProfile(tx, playerId);
        const known = await findProfile(tx, playerId);
        assert(known, "a player who holds a session has a profile");
        const decided = decideChange(change, known);
        if (decided.language !== undefined && !brand.languages.includes(decided.language)) {
          return refuse({ code: "language_not_offered" });
        }
        if (decided.address !== undefined && !isWritable(decided.address)) {
          return refuse({ code: "postal_code_invalid" });
        }
        if (decided.needsProof) {
          const spent = await stepUp.spend(tx, { playerId, sessionId, operation: "updateProfile" });
          if (!spent.ok) return spent;
        }
        await write(tx, playerId, decided, known, clock());
        return ok();
      });
      return changed.ok ? ok(await read(playerId)) : changed;
    },
  };
}

function isWritable({ countryCode, postalCode }: Profile["address"]): boolean {
  return expectedPostalCode(countryCode, postalCode) === undefined;
}

async function write(
  tx: Transact,
  playerId: string,
  { address, language, display, marketing, newDeviceLetters }: DecidedChange,
  known: Profile,
  now: Date,
) {
  if (address !== undefined) {
    await recordEvent(tx, { playerId, kind: "profile_changed", by: "player" });
    await sql`
      UPDATE players.profile
      SET address_line1 = ${address.line1}, address_line2 = ${address.line2},
          city = ${address.city}, postal_code = ${address.postalCode}
      WHERE player_id = ${playerId}
    `.execute(tx);
  }
  const preferred = display !== undefined || newDeviceLetters !== undefined;
  if (language !== undefined || preferred) {
    const facts = newDeviceLetters === undefined ? {} : { newDeviceLetters };
    await recordEvent(tx, { playerId, kind: "preferences_changed", facts, by: "player" });
  }
  if (language !== undefined) {
    await sql`
      UPDATE players.profile SET language = ${language} WHERE player_id = ${playerId}
    `.execute(tx);
  }
  if (preferred) {
    const { theme, currency } = display ?? known.display;
    await sql`
      INSERT INTO players.preference (player_id, theme, currency_display, new_device_letters,
                                      changed_at)
      VALUES (${playerId}, ${theme}, ${currency}, ${newDeviceLetters ?? known.newDeviceLetters},
              ${now})
      ON CONFLICT (player_id) DO UPDATE
        SET theme = excluded.theme, currency_display = excluded.currency_display,
            new_device_letters = excluded.new_device_letters, changed_at = excluded.changed_at
    `.execute(tx);
  }
  if (marketing !== undefined) {
    const facts = { marketing };
    await recordEvent(tx, { playerId, kind: "consents_changed", facts, by: "player" });
    await sql`
      INSERT INTO players.consent (player_id, kind, recorded_at, given, version)
      VALUES (${playerId}, 'marketing', ${now}, ${marketing}, ${marketingVersion})
    `.execute(tx);
  }
}
