import type { EntryKind, PageType } from "@croupier/contracts";
import { article } from "./article.ts";
import { helpAnswer } from "./help-answer.ts";
import { landingPage } from "./landing-page.ts";
import type { PageTemplate } from "./page-template.ts";
import { promotion } from "./promotion.ts";

const blankPage: PageTemplate = {
  id: "blank-page",
  name: "Blank page",
  words: "Nothing but a title.",
  kind: "content_page",
  pageType: "generic",
  blocks: [],
};

const blankLanding: PageTemplate = {
  id: "blank-landing-page",
  name: "Blank landing page",
  words: "A page right under the brand’s address, with nothing on it yet.",
  kind: "marketing_page",
  blocks: [],
};

export const everyTemplate: readonly PageTemplate[] = [
  article,
  promotion,
  helpAnswer,
  landingPage,
  blankPage,
  blankLanding,
];

/** Those that make what was asked for; all of them when nothing was. */
export function templatesFor(
  asked: { readonly kind: EntryKind | undefined; readonly pageType: PageType | undefined },
  offered: readonly PageTemplate[] = everyTemplate,
): readonly PageTemplate[] {
  if (asked.kind === undefined) return offered;
  return offered.filter(
    ({ kind, pageType }) =>
      kind === asked.kind &&
      (asked.pageType === undefined || pageType === asked.pageType || pageType === "generic"),
  );
}
