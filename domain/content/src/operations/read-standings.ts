import type { SwitchedProduct } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { readComingPlans } from "./maintenance-plans.ts";
import type { Standing } from "./standing.ts";

/** What a site process reads of operators' acts, for all brands at once. */
export function createStandings({ db }: Pick<Database, "db">) {
  return {
    async readStandings(now: Date): Promise<ReadonlyMap<string, Standing>> {
      const closed = await sql<{
        brandCode: string;
        product: SwitchedProduct;
        reason: Record<string, string>;
      }>`
        SELECT brand_code AS "brandCode", product, reason FROM content.switch WHERE NOT is_open
        ORDER BY brand_code, product
      `.execute(db);
      const plans = await readComingPlans(db, now);
      const brandCodes = new Set([...closed.rows, ...plans].map(({ brandCode }) => brandCode));
      return new Map(
        [...brandCodes].map((code) => [
          code,
          {
            closures: closed.rows
              .filter(({ brandCode }) => brandCode === code)
              .map(({ product, reason }) => ({ product, reason })),
            maintenance: plans.filter(({ brandCode }) => brandCode === code),
          },
        ]),
      );
    },

    /** Changes whenever an operator did anything to any brand. */
    async readBrandsRevision(): Promise<string> {
      const { rows } = await sql<{ revision: string }>`
        SELECT string_agg(brand_code || ' ' || revision, ',' ORDER BY brand_code) AS revision
        FROM content.brand
      `.execute(db);
      return rows[0]?.revision ?? "";
    },
  };
}
