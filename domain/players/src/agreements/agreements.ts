import { transact, type Database, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { lockProfile } from "../profile/profile-reader.ts";
import {
  decideDue,
  type AgreementKind,
  type AgreementVersions,
  type Consent,
} from "./decide-due.ts";

export type AcceptRefusal = { readonly code: "agreement_outdated" };

/** What a player says yes to: the version that stood on their screen. */
export type Accepted = { readonly kind: AgreementKind; readonly version: string };

export function createAgreements({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** What the player's last words are, and which texts have to be asked about. */
    async read(playerId: string, versions: AgreementVersions) {
      const consents = await readConsents(database.db, playerId);
      return { consents, due: decideDue(consents, versions) };
    },

    /** A yes to a text that is not the one of now is none: the player has not seen what would bind them. */
    async accept(
      playerId: string,
      accepted: readonly Accepted[],
      versions: AgreementVersions,
    ): Promise<Result<undefined, AcceptRefusal>> {
      if (accepted.some(({ kind, version }) => versions[kind] !== version)) {
        return refuse({ code: "agreement_outdated" });
      }
      return transact(database, async (tx): Promise<Result<undefined, AcceptRefusal>> => {
        // Two tabs that answer at once are one answer.
        await lockProfile(tx, playerId);
        const due = decideDue(await readConsents(tx, playerId), versions);
        const news = accepted.filter(({ kind }) => due.includes(kind));
        for (const { kind, version } of news) await recordYes(tx, { playerId, kind, version });
        if (news.length > 0) {
          const facts = Object.fromEntries(news.map(({ kind, version }) => [kind, version]));
          await recordEvent(tx, { playerId, kind: "consents_changed", facts, by: "player" });
        }
        return ok();
      });
    },
  };

  async function recordYes(tx: Transact, yes: Accepted & { playerId: string }): Promise<void> {
    await sql`
      INSERT INTO players.consent (player_id, kind, recorded_at, given, version)
      VALUES (${yes.playerId}, ${yes.kind}, ${clock()}, true, ${yes.version})
    `.execute(tx);
  }
}

async function readConsents(db: Database["db"] | Transact, playerId: string): Promise<Consent[]> {
  const { rows } = await sql<Consent>`
    SELECT DISTINCT ON (kind) kind, given, version, recorded_at AS at
    FROM players.consent WHERE player_id = ${playerId} ORDER BY kind, recorded_at DESC
  `.execute(db);
  return rows;
}
