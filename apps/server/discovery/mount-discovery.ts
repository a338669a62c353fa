import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pageAddress } from "@croupier/kit/page-address";
import { isOffered } from "../content/coming-promotions.ts";
import type { Brand } from "../src/brands.ts";
import type { Pressure } from "../src/shell/pressure.ts";
import { ProblemError } from "../src/shell/problem-answer.ts";
import type { createPublicPages, PublicPages } from "./public-pages.ts";
import { writeFeed } from "./write-feed.ts";
import { writeRobots } from "./write-robots.ts";
import { writeSitemaps } from "./write-sitemap.ts";

export interface DiscoveryOptions {
  readonly app: FastifyInstance;
  readonly publicPages: ReturnType<typeof createPublicPages>;
  readonly brandOf: (host: string) => Brand;
  readonly originOf: (host: string) => string;
  readonly pressure: Pressure;
  /** Seconds to wait, or zero. */
  readonly spend: (request: FastifyRequest) => number;
}

/** What a feed tells, and where the same stands on the site. */
const feeds = [
  { pageType: "article", list: "articles" },
  { pageType: "promotion", list: "promotions" },
] as const;

const itemsMax = 50;
/** Of so many the newest are sought: editors order their lists by hand. */
const readMax = 10_000;

/** The texts for machines. Whoever asks at whatever host is told of the brand of that host. */
export function mountDiscovery(options: DiscoveryOptions): void {
  const { app, publicPages } = options;
  const placeOf = ({ headers: { host = "" } }: FastifyRequest) => ({
    brandCode: options.brandOf(host).code,
    origin: options.originOf(host),
  });

  app.get("/robots.txt", (request, reply) => {
    spend(options, request);
    return send(request, reply, {
      type: "text/plain; charset=utf-8",
      text: writeRobots(placeOf(request)),
    });
  });

  for (const path of ["/sitemap.xml", "/sitemap-:number(^\\d{1,4}$).xml"]) {
    app.get(path, async (request, reply) => {
      spend(options, request);
      const { brandCode, origin } = placeOf(request);
      const name = `sitemap ${origin}`;
      const files = await publicPages({ brandCode, name }, ({ configuration, list }) => {
        turnAway(options);
        return writeSitemaps(list(), { origin, languageDefault: configuration.languageDefault });
      });
      const text = files?.get(request.url.split("?", 1)[0] ?? "");
      if (text === undefined) throw new ProblemError("not_found");
      return send(request, reply, { type: "application/xml; charset=utf-8", text });
    });
  }

  for (const feed of feeds) {
    app.get(`/rss/${feed.list}.xml`, async (request, reply) => {
      spend(options, request);
      const { brandCode, origin } = placeOf(request);
      const { languages, languageDefault } = options.brandOf(request.headers.host ?? "");
      const asked = new URLSearchParams(request.url.split("?")[1]).get("lang");
      const language = languages.find((offered) => offered === asked) ?? languageDefault;
      const name = `${feed.list} ${language} ${origin}`;
      const text = await publicPages({ brandCode, name }, (pages) => {
        turnAway(options);
        return writeFeed(describeFeed(pages, { ...feed, language, origin }));
      });
      if (text === undefined) throw new ProblemError("not_found");
      return send(request, reply, { type: "application/rss+xml; charset=utf-8", text });
    });
  }
}

function describeFeed(
  { configuration, viewIn }: PublicPages,
  asked: (typeof feeds)[number] & { language: string; origin: string },
) {
  const { pageType, list, language, origin } = asked;
  const { brandName, languageDefault } = configuration;
  const view = viewIn(language);
  const at = (path: string) => pageAddress({ origin, path, language, languageDefault });
  const listPage = view.pageByPath(`/${list}`);
  const words =
    listPage.outcome === "page" && "title" in listPage.page.words ? listPage.page.words : undefined;
  const { items } = view.listOf("content_page", { category: pageType, pageSize: readMax });
  const newest = items
    .filter((page) => isOffered(view, page))
    .flatMap(({ id, path, common, words: { title, description = "" }, ...rest }) => {
      // What is only read here in another language is news there.
      if (path === undefined || rest.language !== language) return [];
      const publishedAt = new Date(common.publishedOn ?? rest.publishedAt);
      return [{ id: `${id} ${language}`, title, description, address: at(path), publishedAt }];
    })
    .sort((one, other) => +other.publishedAt - +one.publishedAt);
  return {
    title: words === undefined ? brandName : `${words.title} - ${brandName}`,
    description: (words && "description" in words && words.description) || brandName,
    language,
    address: at(`/${list}`),
    ownAddress: at(`/rss/${list}.xml`),
    items: newest.slice(0, itemsMax),
  };
}

function spend(options: DiscoveryOptions, request: FastifyRequest): void {
  const wait = options.spend(request);
  if (wait > 0) {
    throw new ProblemError("too_many_requests", { headers: { "retry-after": String(wait) } });
  }
}

/** For a text that has to be written first; a kept one is sent however busy the server is. */
function turnAway({ pressure }: Pick<DiscoveryOptions, "pressure">): void {
  if (!pressure.mustShed("P3")) return;
  const later = String(pressure.retryAfterSeconds());
  throw new ProblemError("overloaded", { headers: { "retry-after": later } });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
): FastifyReply {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  reply.headers({ "content-type": type, etag, "cache-control": "public, max-age=300" });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.send(text);
}
