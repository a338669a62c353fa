import {
  bullets,
  heading,
  makeBlocks,
  paragraph,
  writing,
  type PageTemplate,
} from "./page-template.ts";

export const article: PageTemplate = {
  id: "article",
  name: "Article",
  words: "A story: what is new, why, what it means, and where to go on.",
  kind: "content_page",
  pageType: "article",
  blocks: makeBlocks(
    {
      type: "rich-text",
      props: {
        body: writing(
          paragraph("Say in two sentences what this is about and whom it concerns."),
          heading("What is new"),
          paragraph("One thing after the other, the most important first."),
          heading("Why we do it"),
          paragraph("The reason, in words a player would use."),
          heading("What it means for you"),
          bullets("What stays as it was", "What changes, and from when", "What to do, if anything"),
        ),
      },
    },
    { type: "divider", props: {} },
    {
      type: "call-to-action",
      props: {
        title: "Where to go on",
        text: "One sentence on what waits there.",
        action: { text: "Read on", link: "/articles" },
      },
    },
  ),
};
