import type { BrandRecord, MaintenancePlanned, ProductState } from "@croupier/content";
import type { MaintenancePlan, OperatedConfiguration, ProductSwitch } from "@croupier/contracts";

export function presentConfiguration(record: BrandRecord): OperatedConfiguration {
  const { brand, settings, revision, changedBy } = record;
  return { brand, settings, revision, changedBy, changedAt: momentOf(record.changedAt) };
}

export function presentSwitch({ changedAt, ...state }: ProductState): ProductSwitch {
  return { ...state, changedAt: momentOf(changedAt) };
}

export function presentPlan(plan: MaintenancePlanned, now: Date): MaintenancePlan {
  return {
    id: plan.maintenanceId,
    announcedAt: plan.announcedAt.toISOString(),
    startsAt: plan.startsAt.toISOString(),
    endsAt: plan.endsAt.toISOString(),
    texts: plan.texts,
    state: stateOf(plan, now),
    plannedBy: plan.plannedBy,
    plannedAt: plan.plannedAt.toISOString(),
    cancelledBy: plan.cancelledBy,
    cancelledAt: momentOf(plan.cancelledAt),
  };
}

function stateOf(plan: MaintenancePlanned, now: Date): MaintenancePlan["state"] {
  if (plan.cancelledAt !== null) return "CANCELLED";
  if (plan.endsAt <= now) return "OVER";
  if (plan.startsAt <= now) return "UNDER_WAY";
  return plan.announcedAt <= now ? "ANNOUNCED" : "PLANNED";
}

function momentOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
