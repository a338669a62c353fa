import type { Database, Transact } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { QueueLetter } from "../letters.ts";
import { lockProfile } from "../profile/profile-reader.ts";
import type { StepUp } from "../step-up/step-up.ts";
import type { EmailLinks } from "./email-links.ts";

/** What a letter has to say of the brand it comes from, and where its links lead. */
export type LetterBrand = {
  readonly code: string;
  readonly name: string;
  /** Told by the operator, never read from a request: a link must not lead to where somebody likes. */
  readonly origin: string;
};

export type EmailRoom = {
  readonly database: Database;
  readonly clock: Clock;
  readonly stepUp: StepUp;
  readonly queueLetter: QueueLetter;
  readonly letterBrand: (brand: string) => LetterBrand;
  readonly links: EmailLinks;
};

export type Addressee = {
  readonly playerId: string;
  readonly brand: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: string;
  readonly confirmed: boolean;
};

/** Behind the `#`, so that no server, log or referrer ever sees the token. */
export function linkOf(brand: LetterBrand, token: string): string {
  return `${brand.origin}/confirm-email#${token}`;
}

/** Whoever changes what an address means to a player waits for the one before. */
export async function findAddressee(
  tx: Transact,
  playerId: string,
): Promise<Addressee | undefined> {
  await lockProfile(tx, playerId);
  const { rows } = await sql<Addressee>`
    SELECT p.player_id AS "playerId", p.brand, p.email, p.first_name AS "firstName", p.language,
           EXISTS (
             SELECT 1 FROM players.confirmed_email AS c
             WHERE c.player_id = p.player_id AND c.email = p.email
           ) AS confirmed
    FROM players.profile AS p WHERE p.player_id = ${playerId}
  `.execute(tx);
  return rows[0];
}
