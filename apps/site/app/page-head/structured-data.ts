import { addressesOf } from "@croupier/blocks/view";
import { readWords } from "@croupier/contracts/read-words";

import type { ContentPage } from "../services.ts";

/** More than this no search engine shows of an answer. */
const answerMax = 5_000;

export interface PublishedAs {
  readonly origin: string;
  readonly brandName: string;
  /** Of this very page, and of any other path in the same language. */
  readonly address: string;
  readonly addressOf: (path: string) => string;
  readonly language: string;
  readonly logo: string;
}

/** One thing in the words of schema.org. */
export type Described = { readonly "@type": string; readonly [property: string]: unknown };

/** What a page says of itself to machines: only what its readers see as well. */
export function describePage(page: ContentPage, as: PublishedAs): readonly Described[] {
  return [...describeKind(page, as), ...describeTrail(page, as)];
}

/** Whose site it is; said once, on the home page. */
export function describeBrand({ origin, brandName, logo }: PublishedAs): readonly Described[] {
  return [
    {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name: brandName,
      url: origin,
      logo,
    },
    {
      "@type": "WebSite",
      name: brandName,
      url: origin,
      publisher: { "@id": `${origin}/#organization` },
    },
  ];
}

function describeKind(page: ContentPage, as: PublishedAs): readonly Described[] {
  const { title, description, kind, cover, publishedOn, blocks } = page;
  if (kind === "help") {
    const answers = [{ question: title, answer: answerIn(blocks) }];
    return describeQuestions(answers.filter(({ answer }) => answer !== ""));
  }
  if (kind !== "article") {
    return describeQuestions(blocks.flatMap((block) => questionsOf(block)));
  }
  return [
    {
      "@type": "Article",
      headline: title,
      description,
      inLanguage: as.language,
      datePublished: publishedOn,
      image: cover && [as.origin + addressesOf(cover).src],
      mainEntityOfPage: as.address,
      author: { "@type": "Organization", name: as.brandName, url: as.origin },
      publisher: { "@type": "Organization", name: as.brandName, logo: as.logo },
    },
  ];
}

function questionsOf(block: ContentPage["blocks"][number]) {
  if (block.type !== "questions") return [];
  return block.props.items.map(({ question, answer }) => ({
    question,
    answer: answerIn(answer),
  }));
}

function answerIn(words: unknown): string {
  return readWords(words).slice(0, answerMax);
}

function describeQuestions(
  asked: readonly { readonly question: string; readonly answer: string }[],
): readonly Described[] {
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

function describeTrail(
  { title, trail = [] }: ContentPage,
  { address, addressOf }: PublishedAs,
): readonly Described[] {
  if (trail.length === 0) return [];
  const above = trail.map(({ text, href }) => ({ name: text, item: addressOf(href) }));
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: [...above, { name: title, item: address }].map((crumb, index) => ({
        "@type": "ListItem",
        position: index + 1,
        ...crumb,
      })),
    },
  ];
}

/**
 * As the text of a script element. Without `<` nothing in it can end the element or begin a comment,
 * and the two separators are line ends to older readers.
 */
export function spellStructuredData(described: readonly Described[]): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": described });
  return text.replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
