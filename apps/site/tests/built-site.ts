import { readFileSync } from "node:fs";

import { createRequestHandler, type ServerBuild } from "react-router";

import type { createSiteContext } from "../app/entry.server.tsx";
import type { Audience, PageDeclaration, createPageFacts } from "../app/page-facts.ts";
import type { SiteServices } from "../app/services.ts";
import { fakeServices } from "./fake-site.ts";

export const buildFolder = new URL("../build/", import.meta.url);

interface SiteEntry {
  readonly createSiteContext: typeof createSiteContext;
  readonly createPageFacts: typeof createPageFacts;
  readonly themeScript: string;
}

export interface Visit {
  readonly language?: string;
  readonly brandCode?: string;
  readonly audience?: Partial<Audience>;
  readonly nonce?: string;
  readonly services?: SiteServices;
}

export interface VisitedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly facts: PageDeclaration;
}

/** The build as the server runs it, with services of ours. Another `start` has drawn nothing yet. */
export async function openBuiltSite(start = "") {
  const build: ServerBuild = await import(new URL(`server/index.js${start}`, buildFolder).href);
  // The entry's own exports travel untyped through the build.
  const entry = build.entry.module as unknown as SiteEntry;
  const handle = createRequestHandler(build, "production");

  async function visit(path: string, given: Visit = {}): Promise<VisitedPage> {
    const url = new URL(path, "https://kingfisher.example");
    const facts = entry.createPageFacts({
      brandCode: given.brandCode ?? "kingfisher",
      language: given.language ?? "en",
      origin: url.origin,
      audience: {
        signedIn: false,
        hasPlayed: false,
        place: null,
        device: "Desktop",
        marks: '{"ageYears":18,"helplines":[]}',
        ...given.audience,
      },
      query: url.searchParams,
      nonce: given.nonce ?? null,
    });
    const services = given.services ?? fakeServices();
    const context = entry.createSiteContext({ services, facts });
    // As the server asks for a page it may keep: without the query, which is in the facts alone.
    const response = await handle(new Request(new URL(url.pathname, url.origin)), context);
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      facts: facts.declaration(),
    };
  }

  return { visit, entry };
}

export function readBuilt(path: string): Buffer {
  return readFileSync(new URL(`client/${path.replace(/^\//, "")}`, buildFolder));
}
