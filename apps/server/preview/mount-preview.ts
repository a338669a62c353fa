import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readPreview } from "@croupier/content";
import type { PreviewTicket } from "@croupier/content";
import { randomToken } from "@croupier/kit/random";
import { readPlace } from "@croupier/places";
import { footerMarks } from "@croupier/policy";
import type { Keyring } from "@croupier/players";
import type { PlainPage } from "../page-cache/front-handler.ts";
import type { Site } from "../pages/site-build.ts";
import type { Brand } from "../src/brands.ts";
import { ProblemError } from "../src/shell/problem-answer.ts";
import type { SecurityHeaders } from "../src/shell/security-headers.ts";
import { openPreview } from "./open-preview.ts";
import type { Preview, PreviewNeeds } from "./open-preview.ts";
import { createPreviewSigning } from "./preview-signing.ts";

export interface PreviewOptions extends PreviewNeeds {
  readonly app: FastifyInstance;
  readonly site: Site;
  readonly keyring: Keyring;
  readonly security: SecurityHeaders;
  readonly brandOf: (host: string) => Brand;
  readonly originOf: (host: string) => string;
  /** Who may show a preview in a frame; undefined is nobody. */
  readonly backofficeOrigin: string | undefined;
  /** Seconds to wait, or zero: drawing a preview costs what drawing a page costs. */
  readonly spend: (request: FastifyRequest) => number;
  readonly plainPage: (status: 403 | 404 | 410, traceId: string) => PlainPage;
  /** In development pages have no policy, and a nonce would be known to one side only. */
  readonly withNonce: boolean;
}

const root = "/preview/";
/** Not kept by anybody, not found by anybody, and its address is told to nobody. */
const unseen = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

/** Everything below `/preview/<ticket>`: the site as the ticket's onlooker sees it. */
export function mountPreview(options: PreviewOptions): void {
  const signing = createPreviewSigning(options.keyring);

  options.app.get(`${root}*`, async (request, reply) => {
    const wait = options.spend(request);
    if (wait > 0) {
      throw new ProblemError("too_many_requests", { headers: { "retry-after": String(wait) } });
    }
    const [path = root, query] = request.url.split("?", 2);
    const [sealed = ""] = path.slice(root.length).split("/", 1);
    const ticket = readPreview(sealed.replace(/\.data$/, ""), { signing, now: options.clock() });
    if (!ticket.ok) {
      return refuse(options, reply, ticket.refusal.code === "preview_expired" ? 410 : 403);
    }
    const preview = await openPreview(options, ticket.value);
    if (preview === undefined) return refuse(options, reply, 404);
    const { host = "" } = request.headers;
    // A ticket opens the site it was made for, and no other.
    if (preview.brandCode !== options.brandOf(host).code) return refuse(options, reply, 403);
    const basename = root + sealed.replace(/\.data$/, "");
    if (query === "go=entry") return reply.redirect(basename + pathIn(preview), 302);
    return answer(options, { request, reply, preview, basename, ticket: ticket.value });
  });
}

/** A draft without a page of its own is looked at from the home page, where most of them stand. */
function pathIn({ path = "/" }: Preview): string {
  return path === "/" ? "" : path;
}

async function answer(
  options: PreviewOptions,
  seen: {
    request: FastifyRequest;
    reply: FastifyReply;
    preview: Preview;
    basename: string;
    ticket: PreviewTicket;
  },
): Promise<FastifyReply> {
  const { request, reply, preview, basename, ticket } = seen;
  const { host = "" } = request.headers;
  const { language, signedIn, hasPlayed, place, device } = ticket.onlooker;
  const marks = footerMarks({
    licence: options.brandOf(host),
    present: (place === null ? undefined : readPlace(place)) ?? {},
    now: options.clock(),
  });
  const nonce = options.withNonce ? randomToken(16) : null;
  const site = options.site.under({ basename, services: preview.services });
  const { response } = await site.answer(createRequest(request.raw, reply.raw), {
    brandCode: preview.brandCode,
    language,
    origin: options.originOf(host),
    audience: { signedIn, hasPlayed, place, device, marks: JSON.stringify(marks) },
    query: new URLSearchParams(request.url.split("?")[1]),
    nonce,
  });
  if (nonce !== null) {
    const { backofficeOrigin } = options;
    reply.removeHeader("x-frame-options");
    reply.headers(options.security.forPage([`'nonce-${nonce}'`], { framedBy: backofficeOrigin }));
  } else reply.removeHeader("content-security-policy").removeHeader("x-frame-options");
  // What the site wants remembered is for visits, and this is none.
  response.headers.delete("set-cookie");
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply
    .headers(unseen)
    .code(response.status)
    .send(Buffer.from(await response.arrayBuffer()));
}

function refuse(
  options: PreviewOptions,
  reply: FastifyReply,
  status: 403 | 404 | 410,
): FastifyReply {
  const { body, headers } = options.plainPage(status, reply.request.id);
  return reply
    .code(status)
    .headers({ ...headers, ...unseen })
    .send(body);
}
