import { makeBlocks, type PageTemplate } from "./page-template.ts";

export const landingPage: PageTemplate = {
  id: "landing-page",
  name: "Landing page",
  words: "One promise, what stands behind it, proof, and one button.",
  kind: "marketing_page",
  blocks: makeBlocks(
    {
      type: "heading",
      props: {
        text: "What somebody gets here, in eight words",
        level: 2,
        lead: "One sentence on for whom, and what makes it different.",
      },
    },
    {
      type: "facts",
      props: {
        title: "In figures",
        rows: [
          { term: "A figure", value: "What it counts, and where it can be checked" },
          { term: "A figure", value: "What it counts, and where it can be checked" },
          { term: "A figure", value: "What it counts, and where it can be checked" },
        ],
      },
    },
    {
      type: "steps",
      props: {
        title: "How it works",
        steps: [
          { title: "First", text: "What one does, in one sentence." },
          { title: "Then", text: "What happens." },
          { title: "At last", text: "What one has of it." },
        ],
      },
    },
    {
      type: "proof",
      props: {
        title: "Don’t take our word for it",
        text: "What anybody can check by themselves, and where.",
      },
    },
    {
      type: "call-to-action",
      props: {
        title: "One last reason",
        text: "And what happens after the press.",
        action: { text: "Create an account", link: "/join" },
      },
    },
  ),
};
