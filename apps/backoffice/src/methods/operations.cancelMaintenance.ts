import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function operationsCancelMaintenance(services: Services) {
  return method<typeof operations.cancelMaintenance, StaffSubject>(
    operations.cancelMaintenance,
    async ({ params, subject }) => {
      const cancelled = await services.operations.cancelMaintenance({
        brandCode: params.brandCode,
        maintenanceId: params.maintenance,
        by: subject.staff,
      });
      return cancelled.ok ? { status: 204, body: null } : cancelled;
    },
  );
}
