import { makeBlocks, paragraph, writing, type PageTemplate } from "./page-template.ts";

export const promotion: PageTemplate = {
  id: "promotion",
  name: "Promotion",
  words: "An offer with its terms in plain words: what it gives, what it asks, when it ends.",
  kind: "content_page",
  pageType: "promotion",
  blocks: makeBlocks(
    {
      type: "rich-text",
      props: {
        body: writing(
          paragraph("Say what the offer is, in one sentence, with the amount and the date."),
          paragraph("Then who it is for, and what a player has to do to take part."),
        ),
      },
    },
    {
      type: "facts",
      props: {
        title: "The offer at a glance",
        rows: [
          { term: "What you get", value: "The amount, and in which form" },
          { term: "What you do", value: "The one step that takes part" },
          { term: "From and until", value: "Both dates, with the time zone" },
          { term: "Wagering", value: "How many times, on which games, within how long" },
          { term: "Most you can win", value: "The cap, or that there is none" },
        ],
      },
    },
    {
      type: "steps",
      props: {
        title: "How it works",
        steps: [
          { title: "Take part", text: "Where to press, and what happens then." },
          { title: "Play", text: "What counts and what does not." },
          { title: "Take it out", text: "When the money is yours to withdraw." },
        ],
      },
    },
    {
      type: "questions",
      props: {
        title: "Questions",
        items: [
          {
            question: "Can I leave the offer again?",
            answer: writing(paragraph("How, and what becomes of what was won so far.")),
          },
          {
            question: "What happens if I withdraw before it ends?",
            answer: writing(paragraph("What is kept, and what is lost.")),
          },
        ],
      },
    },
    {
      type: "notice",
      props: {
        tone: "calm",
        title: "Before you take part",
        body: writing(paragraph("Set a limit first. An offer is no reason to play longer.")),
      },
    },
  ),
};
