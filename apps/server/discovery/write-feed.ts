import { escapeXml } from "./escape-xml.ts";

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Where a reader finds the same on the site, and the feed itself. */
  readonly address: string;
  readonly ownAddress: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** The same for as long as it is the same article. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly publishedAt: Date;
}

/** RSS 2.0: every address is absolute, every text escaped. */
export function writeFeed(feed: Feed): string {
  const { title, description, language, address, ownAddress, items } = feed;
  const newest = items.reduce((latest, { publishedAt }) => Math.max(latest, +publishedAt), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", address),
    element("description", description),
    element("language", language),
    ...(newest === 0 ? [] : [element("lastBuildDate", new Date(newest).toUTCString())]),
    `<atom:link href="${escapeXml(ownAddress)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(writeItem),
    "</channel></rss>\n",
  ].join("\n");
}

function writeItem({ id, title, description, address, publishedAt }: FeedItem): string {
  return `<item>${[
    element("title", title),
    element("link", address),
    element("description", description),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element("pubDate", publishedAt.toUTCString()),
  ].join("")}</item>`;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
