import { Writable } from "node:stream";

import { loadEveryView } from "@croupier/blocks/view";
import { DrawPieceProvider, FormatContext, type Format } from "@croupier/ui";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  UNSAFE_ErrorResponseImpl,
  type EntryContext,
} from "react-router";
import catalogues from "virtual:message-catalogues";

import { createDrawnPieces } from "./drawn-once/drawn-pieces.server.tsx";
import { holdScripts } from "./after-paint/hold-scripts.ts";
import { readErrorPage } from "./content/load-page.ts";
import { intlLocaleOf, isLanguage } from "./language/languages.ts";
import { messageAreas } from "./language/message-areas.ts";
import { MessagesContext, type Messages } from "./language/Messages.context.tsx";
import { NonceContext } from "./nonce.ts";
import { pageFactsContext, type PageFacts } from "./page-facts.ts";
import { servicesContext, type SiteServices } from "./services.ts";

// The browser fetches the views of blocks one by one; here they are all wanted before the first page.
await loadEveryView();

export { createPageFacts } from "./page-facts.ts";
export { themeScript } from "./theme/theme-script.ts";

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

/** Some two thousand pieces: those of all pages of a house in all its languages. */
const openPage = createDrawnPieces({ bytesMax: 16 * 1024 * 1024 });

/** Pages are small and mostly cached, so each is rendered whole: one buffer, no streaming scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language } = context.get(pageFactsContext);
  await nameFailures(entry, context);
  const attributes = nonce === null ? {} : { nonce };
  const { loaderData } = entry.staticHandlerContext;
  // What a piece may read besides what it shows: language, root of the addresses, the site itself.
  const page = openPage([language, entry.serverHandoffString, loaderData["root"]]);
  const drawn = await renderWhole(
    <NonceContext value={nonce ?? undefined}>
      <MessagesContext value={messagesOf(language)}>
        <FormatContext value={formatOf(language)}>
          <DrawPieceProvider value={page.drawPiece}>
            <ServerRouter context={entry} url={request.url} {...attributes} />
          </DrawPieceProvider>
        </FormatContext>
      </MessagesContext>
    </NonceContext>,
    attributes,
  );
  const html = page.assemble(drawn);
  headers.set("content-type", "text/html; charset=utf-8");
  // The tools of development start the scripts of a page in their own way.
  return new Response(import.meta.env.DEV ? html : holdScripts(html), { status, headers });
}

/** Router calls this with whatever a loader or a render threw; answers thrown on purpose are none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).recordFailure(error, { path: new URL(request.url).pathname });
}

/** What a loader threw becomes the error page that editors wrote; nothing of it leaves the server. */
async function nameFailures(entry: EntryContext, context: RouterContextProvider): Promise<void> {
  const errors = entry.staticHandlerContext.errors ?? {};
  for (const [route, error] of Object.entries(errors)) {
    if (isRouteErrorResponse(error)) continue;
    // Content may be the very thing that failed.
    const page = await readErrorPage(context, 500).catch(() => null);
    errors[route] = new UNSAFE_ErrorResponseImpl(500, "", page);
  }
}

function messagesOf(language: string): Messages {
  const known = isLanguage(language) ? language : "en";
  // What the build put there is what it compiled (messages-build).
  const catalogue = catalogues[known] as Messages["catalogue"];
  return {
    language: known,
    catalogue,
    areas: new Set(messageAreas),
    load: async () => catalogue,
  };
}

/** Kept for all pages of a language: to make what prints a date takes as long as fifty elements. */
function formatOf(language: string): Format {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const locale = intlLocaleOf(isLanguage(language) ? language : "en");
  const made = { locale, timeZone: "UTC", kept: new Map() };
  formats.set(language, made);
  return made;
}

const formats = new Map<string, Format>();

function renderWhole(
  page: ReactElement,
  attributes: { nonce?: string },
): Promise<Buffer<ArrayBuffer>> {
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
      ...attributes,
      // Nothing is put off to the end of the document for a script to move into its place.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}
