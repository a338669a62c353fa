import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import type { EventKind } from "../events/event-kinds.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Letter, QueueLetter } from "../letters.ts";

/** What the letter says of it, and the facts that both it and the event name. */
type About = {
  readonly template: Letter["template"];
  readonly facts: Readonly<Record<string, string>>;
};

const inGeneral: About = { template: "security-changed", facts: {} };

type Reader = { brand: string; email: string; language: string; firstName: string };

/**
 * Another PIN, device, phone or passkey: it is kept among what happened to the player, and a letter says so
 * at the address nobody can have changed with it. Whoever took the account over cannot keep that from its
 * owner.
 */
export function createTellChange({
  queueLetter,
  brandNameOf,
}: {
  queueLetter: QueueLetter;
  brandNameOf: (brand: string) => string;
}) {
  return async function tellChange(
    tx: Transact,
    playerId: string,
    kind: EventKind,
    { template, facts }: About = inGeneral,
  ): Promise<void> {
    await recordEvent(tx, { playerId, kind, facts, by: "player" });
    const { rows } = await sql<Reader>`
      SELECT brand, email, language, first_name AS "firstName"
      FROM players.profile WHERE player_id = ${playerId}
    `.execute(tx);
    const [reader] = rows;
    if (reader === undefined) return;
    await queueLetter(tx, {
      template,
      brand: { code: reader.brand, name: brandNameOf(reader.brand) },
      to: reader.email,
      language: reader.language,
      facts: { ...facts, firstName: reader.firstName },
      onceKey: `${template} ${uuidv7()}`,
    });
  };
}

export type TellChange = ReturnType<typeof createTellChange>;
