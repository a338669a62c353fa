import type { PageVisit, RenderedPage } from "../page-cache/page.ts";
import type { Site } from "./site-build.ts";

/**
 * Renders a page for everyone of the same variant. The request is made up here: no cookie, no header
 * and no query of the visitor goes in, so none can come out. What the page may know is in its facts.
 */
export async function renderShared(site: Site, visit: PageVisit): Promise<RenderedPage> {
  const { edition, audience } = visit;
  const request = new Request(new URL(visit.path, edition.origin));
  const { response, declaration } = await site.answer(request, {
    ...edition,
    audience,
    query: new URLSearchParams(visit.query),
    nonce: null,
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: [...response.headers], body, declaration };
}
