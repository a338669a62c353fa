import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentConfiguration } from "./present-operations.ts";

export function operationsChangeSiteConfiguration(services: Services) {
  return method<typeof operations.changeSiteConfiguration, StaffSubject>(
    operations.changeSiteConfiguration,
    async ({ params, body, subject }) => {
      const { brandCode } = params;
      const changed = await services.operations.changeSettings({
        ...body,
        brandCode,
        by: subject.staff,
      });
      return changed.ok ? { status: 200, body: presentConfiguration(changed.value) } : changed;
    },
  );
}
