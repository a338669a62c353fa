import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentConfiguration } from "./present-operations.ts";

export function operationsSiteConfiguration(services: Services) {
  return method<typeof operations.siteConfiguration, StaffSubject>(
    operations.siteConfiguration,
    async ({ params }) => {
      const found = await services.operations.findBrand(params.brandCode);
      if (found === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: presentConfiguration(found) };
    },
  );
}
