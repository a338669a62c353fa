import type { ShownBlock } from "@croupier/blocks/view";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ContentPage } from "../services.ts";
import { describeBrand, describePage, spellStructuredData } from "./structured-data.ts";

const as = {
  origin: "https://play.example",
  brandName: "Kingfisher",
  address: "https://play.example/x",
  addressOf: (path: string) => `https://play.example${path}`,
  language: "en",
  logo: "https://play.example/logo.png",
};
const doc = (text: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
});
const prose = (text: string): ShownBlock => ({
  type: "rich-text",
  props: { id: "words", body: doc(text) },
});
const page = (change: Partial<ContentPage>): ContentPage => ({
  title: "Fees",
  paths: { en: "/x" },
  blocks: [prose("Withdrawals are free."), prose("Deposits too.")],
  ...change,
});

describe("what a page tells machines", () => {
  it("an article, by whom and when", () => {
    expect(describePage(page({ kind: "article", publishedOn: "2026-11-21" }), as)).toMatchObject([
      { "@type": "Article", headline: "Fees", datePublished: "2026-11-21", inLanguage: "en" },
    ]);
  });

  it("a help article is a question with its answer, under what stands above it", () => {
    const trail = [{ text: "Help", href: "/help" }];
    const [asked, crumbs] = describePage(page({ kind: "help", trail }), as);
    expect(asked).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [
        { name: "Fees", acceptedAnswer: { text: "Withdrawals are free. Deposits too." } },
      ],
    });
    expect(crumbs?.["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Help", item: "https://play.example/help" },
      { "@type": "ListItem", position: 2, name: "Fees", item: "https://play.example/x" },
    ]);
  });

  it("questions on any page, and nothing where nothing is asked", () => {
    const items = [{ question: "How long?", answer: doc("One day.") }];
    const questions: ShownBlock = { type: "questions", props: { id: "q", items } };
    expect(describePage(page({ blocks: [questions] }), as)).toMatchObject([
      { mainEntity: [{ name: "How long?", acceptedAnswer: { text: "One day." } }] },
    ]);
    expect(describePage(page({ kind: "generic" }), as)).toEqual([]);
  });

  it("the house once, with its site", () => {
    expect(describeBrand(as).map((one) => one["@type"])).toEqual(["Organization", "WebSite"]);
  });
});

describe("hostile: words of an editor inside a script element", () => {
  it("end nothing and begin nothing, and are read back as they were", () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom("</script><script>alert(1)</script>", "<!--", "]]>", "\u2028", "</ScRiPt "),
    );
    fc.assert(
      fc.property(words, (text) => {
        const spelt = spellStructuredData([{ "@type": "Thing", name: text }]);
        expect(spelt).not.toMatch(/[<>&\u2028\u2029]/);
        const read = JSON.parse(spelt) as { "@graph": [{ name: string }] };
        expect(read["@graph"][0].name).toBe(JSON.parse(JSON.stringify(text)));
      }),
    );
  });
});
