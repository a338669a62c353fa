import { makeBlocks, paragraph, writing, type PageTemplate } from "./page-template.ts";

export const helpAnswer: PageTemplate = {
  id: "help-answer",
  name: "Help answer",
  words: "One question: the answer first, then the steps, then what else may be asked.",
  kind: "content_page",
  pageType: "help",
  blocks: makeBlocks(
    {
      type: "rich-text",
      props: {
        body: writing(
          paragraph("Answer the question in the first two sentences. Whoever reads on wants more."),
        ),
      },
    },
    {
      type: "steps",
      props: {
        title: "Step by step",
        steps: [
          { title: "Go there", text: "Where it is, by the words on the screen." },
          { title: "Do this", text: "One act, and what is seen after it." },
          { title: "Done", text: "How to tell that it worked, and how long it can take." },
        ],
      },
    },
    {
      type: "questions",
      props: {
        title: "Also asked",
        items: [
          {
            question: "What if it does not work?",
            answer: writing(paragraph("The usual reason, and how to reach us with what details.")),
          },
        ],
      },
    },
  ),
};
