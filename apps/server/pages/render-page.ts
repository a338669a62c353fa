import { randomToken } from "@croupier/kit/random";
import { takeNonce } from "../page-cache/inline-scripts.ts";
import type { PageVisit, RenderedPage } from "../page-cache/page.ts";
import type { Site } from "./site-build.ts";

/**
 * Renders a page for everyone of the same variant. The request is made up here: no cookie, no header
 * and no query of the visitor goes in, so none can come out. What the page may know is in its facts.
 * It is drawn with a nonce of its own, which tells our scripts from what content may have smuggled in.
 */
export async function renderShared(
  site: Pick<Site, "answer">,
  visit: PageVisit,
): Promise<RenderedPage> {
  const { edition, audience } = visit;
  const nonce = randomToken(16);
  const request = new Request(new URL(visit.path, edition.origin));
  const { response, declaration } = await site.answer(request, {
    ...edition,
    audience,
    query: new URLSearchParams(visit.query),
    nonce,
  });
  const drawn = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  return { status, headers: [...headers], ...takeNonce(drawn, nonce), declaration };
}
