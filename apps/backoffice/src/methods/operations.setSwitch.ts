import { operations, switchedProducts } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentSwitch } from "./present-operations.ts";

export function operationsSetSwitch(services: Services) {
  return method<typeof operations.setSwitch, StaffSubject>(
    operations.setSwitch,
    async ({ params, body, subject }) => {
      const product = switchedProducts.find((one) => one === params.product);
      if (product === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { brandCode } = params;
      const set = await services.operations.setSwitch({
        ...body,
        brandCode,
        product,
        by: subject.staff,
      });
      return set.ok ? { status: 200, body: presentSwitch(set.value) } : set;
    },
  );
}
