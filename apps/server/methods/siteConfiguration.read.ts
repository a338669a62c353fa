import { siteConfiguration } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** What is the same for everybody of the brand, and the menus as the caller sees them. */
export function siteConfigurationRead({ readSiteConfiguration, viewFor }: Services) {
  return method<typeof siteConfiguration.read, PlayerSubject>(
    siteConfiguration.read,
    async ({ params: { brandCode }, query: { language }, client }) => {
      const configuration = await readSiteConfiguration({ brandCode, language });
      if (configuration === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { bucket, languages, languageDefault } = configuration;
      const spoken = languages.find((one) => one === language) ?? languageDefault;
      const view = await viewFor({ bucket, language: spoken }, client);
      if (view === undefined) throw new Error(`bucket ${bucket} is unknown`);
      return { status: 200, body: { ...configuration, menus: view.menus() } };
    },
  );
}
