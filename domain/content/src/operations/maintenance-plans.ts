import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import type { Connection } from "../store/entry-facts.ts";
import type { Maintenance } from "./standing.ts";

export type MaintenancePlanned = Maintenance & {
  readonly brandCode: string;
  readonly plannedAt: Date;
  readonly plannedBy: string;
  readonly cancelledAt: Date | null;
  readonly cancelledBy: string | null;
};

const columns = sql`
  maintenance_id AS "maintenanceId", brand_code AS "brandCode", announced_at AS "announcedAt",
  starts_at AS "startsAt", ends_at AS "endsAt", texts, planned_at AS "plannedAt",
  planned_by AS "plannedBy", cancelled_at AS "cancelledAt", cancelled_by AS "cancelledBy"
`;

export async function readPlans(
  db: Connection,
  brandCode: string,
): Promise<readonly MaintenancePlanned[]> {
  const { rows } = await sql<MaintenancePlanned>`
    SELECT ${columns} FROM content.maintenance WHERE brand_code = ${brandCode}
    ORDER BY starts_at DESC LIMIT 100
  `.execute(db);
  return rows;
}

/** Of every brand, what is neither over nor called off; the earliest first. */
export async function readComingPlans(
  db: Connection,
  now: Date,
): Promise<readonly MaintenancePlanned[]> {
  const { rows } = await sql<MaintenancePlanned>`
    SELECT ${columns} FROM content.maintenance
    WHERE ends_at > ${now} AND cancelled_at IS NULL ORDER BY starts_at
  `.execute(db);
  return rows;
}

export async function insertPlan(tx: Transact, plan: MaintenancePlanned): Promise<void> {
  await sql`
    INSERT INTO content.maintenance (maintenance_id, brand_code, announced_at, starts_at, ends_at,
                                     texts, planned_at, planned_by)
    VALUES (${plan.maintenanceId}, ${plan.brandCode}, ${plan.announcedAt}, ${plan.startsAt},
            ${plan.endsAt}, ${JSON.stringify(plan.texts)}::jsonb, ${plan.plannedAt},
            ${plan.plannedBy})
  `.execute(tx);
}

export async function markCancelled(
  tx: Transact,
  { maintenanceId, by, at }: { maintenanceId: string; by: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE content.maintenance SET cancelled_at = ${at}, cancelled_by = ${by}
    WHERE maintenance_id = ${maintenanceId} AND cancelled_at IS NULL
  `.execute(tx);
}
