/** Calls, drafts and what belongs to one person are nothing to be found. */
const closed = [
  "/services/",
  "/content/",
  "/realtime",
  "/preview/",
  "/account",
  "/help/search-content",
];

export function writeRobots({ origin }: { readonly origin: string }): string {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join("\n")}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
