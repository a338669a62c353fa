import { applyChanges } from "@croupier/content";
import type { Content, PreviewTicket } from "@croupier/content";
import type { Clock } from "@croupier/kit/time";
import type { SiteServices } from "@croupier/site/services";
import type { LiveContent } from "../content/live-content.ts";
import { createSitePages } from "../content/site-pages.ts";
import { createCasinoPages } from "../lobby/casino-pages.ts";
import type { GameCatalogue } from "../lobby/game-catalogue.ts";
import type { Services } from "../src/services.ts";

export interface PreviewNeeds {
  readonly content: Pick<Content, "readDraftRow">;
  readonly liveContent: Pick<LiveContent, "snapshotOf">;
  readonly readSiteConfiguration: Services["readSiteConfiguration"];
  readonly siteServices: SiteServices;
  readonly catalogue: GameCatalogue;
  readonly clock: Clock;
}

export interface Preview {
  /** What the site is given instead of its own: everything published, and the draft over it. */
  readonly services: SiteServices;
  /** Whose site it is. */
  readonly brandCode: string;
  /** Where the draft stands for its onlooker; undefined for what has no page of its own. */
  readonly path: string | undefined;
}

/** Undefined for a draft that is none (any more). */
export async function openPreview(
  { content, liveContent, readSiteConfiguration, siteServices, catalogue, clock }: PreviewNeeds,
  ticket: PreviewTicket,
): Promise<Preview | undefined> {
  const { bucket, entryId, parts, onlooker, expiresAt } = ticket;
  const published = liveContent.snapshotOf(bucket);
  const draft = await content.readDraftRow(entryId, parts);
  if (published === undefined || draft === undefined) return undefined;
  const snapshot = applyChanges(published, { sequence: published.sequence, rows: [draft] });
  const now = onlooker.moment === null ? clock() : new Date(onlooker.moment);
  const needs = {
    readSiteConfiguration,
    liveContent: { snapshotOf: () => snapshot },
    clock: () => now,
    catalogue,
  };
  return {
    brandCode: snapshot.brandCode,
    path: snapshot.entries.get(entryId)?.paths[onlooker.language],
    services: {
      ...siteServices,
      ...createSitePages(needs),
      ...createCasinoPages(needs),
      // Nothing is closed in a preview: whoever prepares a page for later has to see it now.
      readMaintenance: () => ({}),
      preview: { ...onlooker, expiresAt },
    },
  };
}
