import type { PublishedRow } from "@croupier/content";
import { uuidv7 } from "@croupier/kit/ids";

const words =
  "payout withdrawal deposit limit account verify document bonus wager round seed fair card bank fee day break help answer ask".split(
    " ",
  );

/** Help articles of about two hundred words each, all of them different. */
export function helpArticles(count: number): readonly PublishedRow[] {
  const section = uuidv7();
  const part = (data: Readonly<Record<string, unknown>>) => ({
    number: 1,
    publishedAt: "2026-11-21T12:00:00.000Z",
    data,
  });
  const head: PublishedRow = {
    what: "entry",
    id: section,
    kind: "section",
    parts: { common: part({ position: 0 }), en: part({ slug: "money", title: "Money" }) },
    oldSlugs: [],
  };
  const articles = Array.from({ length: count }, (_, number): PublishedRow => {
    const text = Array.from(
      { length: 200 },
      (_, at) => words[(number * 7 + at * at) % words.length],
    ).join(" ");
    const content = [{ type: "paragraph", content: [{ type: "text", text }] }];
    const blocks = [{ type: "rich-text", props: { id: "a", body: { type: "doc", content } } }];
    const common = { pageType: "help", section, position: number, redirectWhenExcluded: false };
    const en = {
      slug: `article-${number}`,
      title: `Question ${number} ${text.slice(0, 30)}`,
      blocks,
    };
    return {
      what: "entry",
      id: uuidv7(),
      kind: "content_page",
      parts: { common: part(common), en: part(en) },
      oldSlugs: [],
    };
  });
  return [head, ...articles];
}
