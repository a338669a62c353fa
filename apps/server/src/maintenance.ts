import {
  maintenanceToTell,
  maintenanceUnderWay,
  standingChangesAt,
  wordsIn,
} from "@croupier/content";
import type { MaintenanceNotice } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import type { Brands } from "./brands.ts";

export interface MaintenanceFacts {
  readonly now: Date;
  readonly notice: MaintenanceNotice | undefined;
  /** From then on the answer is another one, though nobody changes anything. */
  readonly staleAt: Date | undefined;
}

/** Asked at every request, of what is in memory: a database that is being mended is not needed. */
export interface Maintenance {
  /** Seconds until the site of this host opens again; zero while it is open. */
  closedFor(host: string): number;
  /** What visitors of a brand are told, or undefined when there is no such brand. */
  tell(question: { brandCode: string; language: string | undefined }): MaintenanceFacts | undefined;
}

export function createMaintenance({
  brands,
  clock,
}: {
  brands: Pick<Brands, "brandOf" | "findBrand">;
  clock: Clock;
}): Maintenance {
  return {
    closedFor(host) {
      const { standing } = brands.brandOf(host);
      if (standing.maintenance.length === 0) return 0;
      const now = clock();
      const plan = maintenanceUnderWay(standing, now);
      if (plan === undefined) return 0;
      return Math.max(1, Math.ceil((plan.endsAt.getTime() - now.getTime()) / 1_000));
    },

    tell({ brandCode, language }) {
      const brand = brands.findBrand(brandCode);
      if (brand === undefined) return undefined;
      const now = clock();
      const plan = maintenanceToTell(brand.standing, now);
      const staleAt = standingChangesAt(brand.standing, now);
      if (plan === undefined) return { now, notice: undefined, staleAt };
      const fallback = brand.languageDefault;
      const text = wordsIn(plan.texts, { wanted: language ?? fallback, fallback });
      return {
        now,
        staleAt,
        notice: {
          id: plan.maintenanceId,
          startsAt: plan.startsAt.toISOString(),
          endsAt: plan.endsAt.toISOString(),
          text,
        },
      };
    },
  };
}
