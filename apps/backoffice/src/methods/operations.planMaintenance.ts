import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentPlan } from "./present-operations.ts";

export function operationsPlanMaintenance(services: Services) {
  return method<typeof operations.planMaintenance, StaffSubject>(
    operations.planMaintenance,
    async ({ params: { brandCode }, body, subject }) => {
      const planned = await services.operations.planMaintenance({
        brandCode,
        announcedAt: new Date(body.announcedAt),
        startsAt: new Date(body.startsAt),
        endsAt: new Date(body.endsAt),
        texts: body.texts,
        by: subject.staff,
      });
      if (!planned.ok) return planned;
      return { status: 201, body: presentPlan(planned.value, services.clock()) };
    },
  );
}
