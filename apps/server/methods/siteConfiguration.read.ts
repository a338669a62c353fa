import { siteConfiguration } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function siteConfigurationRead(services: Services) {
  return method<typeof siteConfiguration.read, PlayerSubject>(
    siteConfiguration.read,
    async ({ params, query }) => {
      const configuration = await services.readSiteConfiguration({
        brandCode: params.brandCode,
        language: query.language,
      });
      if (configuration === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: configuration };
    },
  );
}
