import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentSwitch } from "./present-operations.ts";

export function operationsSwitches(services: Services) {
  return method<typeof operations.switches, StaffSubject>(
    operations.switches,
    async ({ params: { brandCode } }) => {
      const found = await services.operations.findBrand(brandCode);
      if (found === undefined) return { ok: false, refusal: { code: "not_found" } };
      const states = await services.operations.listSwitches(brandCode);
      return { status: 200, body: { brand: found.brand, items: states.map(presentSwitch) } };
    },
  );
}
