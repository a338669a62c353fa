import { switchedProducts, type SwitchedProduct } from "@croupier/contracts";
import type { Transact } from "@croupier/database";
import { sql } from "kysely";
import type { Connection } from "../store/entry-facts.ts";

export type ProductState = {
  readonly product: SwitchedProduct;
  readonly open: boolean;
  readonly reason: Readonly<Record<string, string>>;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
};

/** Every product there is; one that nobody ever touched is open. */
export async function readSwitches(
  db: Connection,
  brandCode: string,
): Promise<readonly ProductState[]> {
  const { rows } = await sql<ProductState>`
    SELECT product, is_open AS open, reason, changed_at AS "changedAt", changed_by AS "changedBy"
    FROM content.switch WHERE brand_code = ${brandCode}
  `.execute(db);
  return switchedProducts.map(
    (product) =>
      rows.find((row) => row.product === product) ?? {
        product,
        open: true,
        reason: {},
        changedAt: null,
        changedBy: null,
      },
  );
}

export async function writeSwitch(
  tx: Transact,
  { brandCode, state }: { brandCode: string; state: ProductState },
): Promise<void> {
  await sql`
    INSERT INTO content.switch (brand_code, product, is_open, reason, changed_at, changed_by)
    VALUES (${brandCode}, ${state.product}, ${state.open}, ${JSON.stringify(state.reason)}::jsonb,
            ${state.changedAt}, ${state.changedBy})
    ON CONFLICT (brand_code, product) DO UPDATE
    SET is_open = excluded.is_open, reason = excluded.reason, changed_at = excluded.changed_at,
        changed_by = excluded.changed_by
  `.execute(tx);
}
