import type { Database } from "@croupier/database";
import { isUuid, uuidv7 } from "@croupier/kit/ids";
import { sql } from "kysely";
import type { ProviderCall } from "./provider-call.ts";

export async function recordCall({ db }: Database, made: ProviderCall): Promise<void> {
  const { provider, direction, call, outcome, tookMs, at } = made;
  const reference = made.reference !== null && isUuid(made.reference) ? made.reference : null;
  await sql`
    INSERT INTO cashier.provider_calls (call_id, provider, direction, call, reference, outcome,
      took_ms, recorded_at)
    VALUES (${uuidv7()}, ${provider}, ${direction}, ${call}, ${reference}, ${outcome}, ${tookMs}, ${at})
  `.execute(db);
}

const shownMax = 200;

/** For staff: what was said about one deposit or withdrawal, or by one provider, the newest first. */
export async function readProviderCalls(
  { db }: Database,
  about: { readonly reference: string } | { readonly provider: string },
): Promise<readonly ProviderCall[]> {
  const wanted =
    "reference" in about
      ? sql`reference::text = ${about.reference}`
      : sql`provider = ${about.provider}`;
  const { rows } = await sql<ProviderCall>`
    SELECT provider, direction, call, reference, outcome, took_ms AS "tookMs", recorded_at AS at
    FROM cashier.provider_calls WHERE ${wanted}
    ORDER BY recorded_at DESC, call_id DESC LIMIT ${shownMax}
  `.execute(db);
  return rows;
}
