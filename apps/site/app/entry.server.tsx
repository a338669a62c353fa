import { Writable } from "node:stream";

import { renderToPipeableStream } from "react-dom/server";
import { RouterContextProvider, ServerRouter, type EntryContext } from "react-router";

import { pageFactsContext, type PageFacts } from "./page-facts.ts";
import { servicesContext, type SiteServices } from "./services.ts";

/**
 * The server calls this for every request. The contexts are made inside this bundle, so only the
 * bundle can fill them.
 */
export function createSiteContext(given: {
  services: SiteServices;
  facts: PageFacts;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, given.services);
  context.set(pageFactsContext, given.facts);
  return context;
}

export { createPageFacts } from "./page-facts.ts";

/** Pages are small and mostly cached, so each is rendered whole: one buffer, no streaming scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const facts = context.get(pageFactsContext);
  const nonce = facts.nonce ?? undefined;
  const page = <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />;
  const html = await renderWhole(page, nonce);
  return new Response(html, { status, headers });
}

function renderWhole(
  page: React.ReactElement,
  nonce: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce === undefined ? {} : { nonce }),
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
