import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentPlan } from "./present-operations.ts";

export function operationsMaintenance(services: Services) {
  return method<typeof operations.maintenance, StaffSubject>(
    operations.maintenance,
    async ({ params: { brandCode } }) => {
      const found = await services.operations.findBrand(brandCode);
      if (found === undefined) return { ok: false, refusal: { code: "not_found" } };
      const plans = await services.operations.listMaintenance(brandCode);
      const now = services.clock();
      const items = plans.map((plan) => presentPlan(plan, now));
      return { status: 200, body: { brand: found.brand, items } };
    },
  );
}
