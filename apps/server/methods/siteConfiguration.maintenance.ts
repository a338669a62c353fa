import { siteConfiguration } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function siteConfigurationMaintenance({ maintenance }: Services) {
  return method<typeof siteConfiguration.maintenance, PlayerSubject>(
    siteConfiguration.maintenance,
    async ({ params, query }) => {
      const told = maintenance.tell({ ...params, language: query.language });
      if (told === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { now, notice = null } = told;
      return { status: 200, body: { now: now.toISOString(), maintenance: notice } };
    },
  );
}
