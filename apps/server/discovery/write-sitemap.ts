import type { ListedPage } from "@croupier/content";
import { pageAddress } from "@croupier/kit/page-address";
import { escapeXml } from "./escape-xml.ts";

export interface SitemapPlace {
  readonly origin: string;
  readonly languageDefault: string;
}

/** The limit of the format; a file of so many addresses stays far below its 50 MB. */
const addressesMax = 50_000;

/** One file, or the list of files and those files: `/sitemap.xml`, `/sitemap-1.xml`, ... */
export function writeSitemaps(
  pages: readonly ListedPage[],
  place: SitemapPlace,
  perFile = addressesMax,
): ReadonlyMap<string, string> {
  const addresses = pages.flatMap((page) => writePage(page, place));
  if (addresses.length <= perFile) return new Map([["/sitemap.xml", writeFile(addresses)]]);
  const count = Math.ceil(addresses.length / perFile);
  const files = Array.from({ length: count }, (_, index): [string, string] => [
    `/sitemap-${index + 1}.xml`,
    writeFile(addresses.slice(index * perFile, (index + 1) * perFile)),
  ]);
  return new Map([["/sitemap.xml", writeIndex(files, place)], ...files]);
}

/** One entry for each language, and each names all of them: that is how they belong together. */
function writePage({ translations, publishedAt }: ListedPage, place: SitemapPlace): string[] {
  const { languageDefault } = place;
  const spoken = Object.entries(translations).map(([language, path]) => ({
    language,
    address: escapeXml(pageAddress({ ...place, path, language })),
  }));
  const alternates = spoken.map(({ language, address }) => alternate(language, address));
  const own = spoken.find(({ language }) => language === languageDefault);
  if (own !== undefined) alternates.push(alternate("x-default", own.address));
  const about = `<lastmod>${publishedAt}</lastmod>${spoken.length > 1 ? alternates.join("") : ""}`;
  return spoken.map(({ address }) => `<url><loc>${address}</loc>${about}</url>`);
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${address}"/>`;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function writeFile(addresses: readonly string[]): string {
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.join("\n")}\n</urlset>\n`;
}

function writeIndex(files: readonly (readonly [string, string])[], { origin }: SitemapPlace) {
  const entries = files.map(([path]) => `<sitemap><loc>${origin}${path}</loc></sitemap>`);
  return `${head}<sitemapindex ${schema}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}
