import type { Database, Transact } from "@croupier/database";
import { sql } from "kysely";

export type ApplicationStatus = "waiting" | "accepted" | "refused";

export type Application = {
  readonly id: string;
  readonly brand: string;
  readonly receivedAt: Date;
  readonly name: string;
  readonly email: string;
  readonly site: string;
  readonly audience: string;
  readonly approach: string;
  readonly language: string;
  readonly status: ApplicationStatus;
  readonly answeredAt: Date | null;
  readonly reason: string | null;
  readonly affiliateId: string | null;
};

const columns = sql`
  application_id AS id, brand, received_at AS "receivedAt", name, email, site, audience, approach,
  language, status, answered_at AS "answeredAt", reason,
  affiliate_id AS "affiliateId"
`;

/** What waits is read from the oldest on, what is answered from the newest. */
export async function listApplications(
  database: Database,
  question: { status: ApplicationStatus; limit: number },
): Promise<readonly Application[]> {
  const { status, limit } = question;
  const direction = status === "waiting" ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<Application>`
    SELECT ${columns} FROM rewards.affiliate_application
    WHERE status = ${status}
    ORDER BY received_at ${direction}, application_id LIMIT ${limit}
  `.execute(database.db);
  return rows;
}

/** Until the transaction ends nobody else answers it. */
export async function findApplication(
  tx: Transact,
  applicationId: string,
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    SELECT ${columns} FROM rewards.affiliate_application
    WHERE application_id::text = ${applicationId} FOR UPDATE
  `.execute(tx);
  return rows[0];
}
