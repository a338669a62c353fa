import { existsSync } from "node:fs";
import { createRequestHandler } from "react-router";
import type { ServerBuild } from "react-router";
import type { PageDeclaration, PageFacts, PageRequest } from "@croupier/site/page-facts";
import type { SiteServices } from "@croupier/site/services";

type RequestHandler = ReturnType<typeof createRequestHandler>;
type SiteContext = NonNullable<Parameters<RequestHandler>[1]>;

/** What the site's entry module gives besides rendering. */
interface SiteEntry {
  createPageFacts(request: PageRequest): PageFacts;
  createSiteContext(given: { services: SiteServices; facts: PageFacts }): SiteContext;
}

export interface Site {
  answer(request: Request, seen: PageRequest): Promise<SiteAnswer>;
  /** The same site below another root and with other services behind it. */
  under(root: { readonly basename: string; readonly services: SiteServices }): Site;
}

export interface SiteAnswer {
  readonly response: Response;
  /** What the page said about itself, complete once the response is there. */
  readonly declaration: PageDeclaration;
}

const serverBuild = new URL("../../site/build/server/index.js", import.meta.url);

/** The built site, or undefined when nobody has built it yet. */
export async function loadSite(services: SiteServices): Promise<Site | undefined> {
  if (!existsSync(serverBuild)) return undefined;
  const build = (await import(serverBuild.href)) as ServerBuild;
  return siteOf({ readBuild: async () => build, mode: "production", services });
}

interface SiteParts {
  readonly readBuild: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
  readonly services: SiteServices;
}

/** `readBuild` is asked for every page, so that `npm run dev` shows the last saved state. */
export function siteOf(given: SiteParts): Site {
  const handlerOf = rememberLast((build: ServerBuild) => createRequestHandler(build, given.mode));
  return {
    async answer(request, seen) {
      const build = await given.readBuild();
      // React Router types only what it calls itself; the rest is ours (apps/site/app/entry.server.tsx).
      const entry = build.entry.module as unknown as SiteEntry;
      const facts = entry.createPageFacts(seen);
      const context = entry.createSiteContext({ services: given.services, facts });
      const response = await handlerOf(build)(request, context);
      return { response, declaration: facts.declaration() };
    },
    under({ basename, services }) {
      const moved = rememberLast((build: ServerBuild) => ({ ...build, basename }));
      const readBuild = async () => moved(await given.readBuild());
      return siteOf({ ...given, readBuild, services });
    },
  };
}

/** A build is the same for a million pages, and all that is derived from it as well. */
function rememberLast<Derived>(derive: (build: ServerBuild) => Derived) {
  let last: { readonly build: ServerBuild; readonly derived: Derived } | undefined;
  return (build: ServerBuild): Derived => {
    if (last?.build !== build) last = { build, derived: derive(build) };
    return last.derived;
  };
}
