import { createBreakers } from "@croupier/kit/breaker";
import { systemClock } from "@croupier/kit/time";
import { createContent } from "@croupier/content";
import { footerMarks } from "@croupier/policy";
import type { RenderedPage } from "../page-cache/page.ts";
import { renderShared } from "../pages/render-page.ts";
import { loadSite } from "../pages/site-build.ts";
import { createLiveContent } from "../content/live-content.ts";
import { createSitePages } from "../content/site-pages.ts";
import { createCasinoPages } from "../lobby/casino-pages.ts";
import { noGames } from "../lobby/no-games.ts";
import { createBrands } from "./brands.ts";
import { createErrorLog, openDatabase } from "./compose.ts";
import type { ServerConfig } from "./config.ts";
import { createMaintenance } from "./maintenance.ts";
import { openRegisters } from "./registers.ts";
import { createSiteServices } from "./site-services.ts";

/** Rendering alone, without the cache and without HTTP: what the bench holds the cache against. */
export async function openUncachedPages(
  config: ServerConfig,
): Promise<(path: string) => Promise<RenderedPage>> {
  const database = openDatabase(config);
  const content = createContent({ database });
  await content.sowBrands();
  const brands = await createBrands({ content, clock: systemClock, defaultCode: config.brandCode });
  const errorLog = createErrorLog(database, systemClock);
  const reportError = (error: unknown) => void errorLog(error, "0".repeat(32));
  const liveContent = await createLiveContent({
    content,
    fanOut: { listen: () => {} },
    reportError,
  });
  const { readSiteConfiguration } = brands;
  const needs = { readSiteConfiguration, liveContent, clock: systemClock, catalogue: noGames };
  const sitePages = { ...createSitePages(needs), ...createCasinoPages(needs) };
  const maintenance = createMaintenance({ brands, clock: systemClock });
  const site = await loadSite(
    createSiteServices(
      {
        readSiteConfiguration,
        sitePages,
        maintenance,
        accountArea: undefined,
        findRegister: openRegisters(config.registers, createBreakers(systemClock)),
      },
      reportError,
      systemClock,
    ),
  );
  if (site === undefined) throw new Error("the site is not built");
  const { code: brandCode, languageDefault: language } = brands.brandOf("localhost");
  const edition = { brandCode, language, origin: "http://localhost" };
  const place = "CW";
  const present = { countryCode: place };
  const marks = footerMarks({ licence: present, present, now: systemClock() });
  const seen = { signedIn: false, hasPlayed: false, place, device: "Desktop" } as const;
  const audience = { ...seen, marks: JSON.stringify(marks) };
  return (path) => renderShared(site, { edition, path, query: "", audience });
}
