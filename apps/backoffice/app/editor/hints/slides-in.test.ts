import { expect, test } from "vitest";
import { slidesIn } from "./slides-in.ts";

const answer = (resolved: unknown) => ({
  shown: [
    { id: "h", resolved: null },
    { id: "s", resolved },
  ],
  closed: [],
  deadLinks: [],
  pictures: {},
});
const slide = (title: string, image?: object) => ({ title, veil: "dark", label: "A", image });

test("the words of each slide are told with the picture they stand on", () => {
  const slides = [slide("Dusk", { colour: "#0f3a46", alt: "A" }), slide("Without a picture")];
  expect(slidesIn(answer({ label: "A", slides }))).toEqual([
    { block: "s", words: "Dusk", veil: "dark", colour: "#0f3a46" },
  ]);
});

test("what is no slideshow has none, and neither has an answer that is not there yet", () => {
  expect(slidesIn(answer({ pages: [] }))).toEqual([]);
  expect(slidesIn(undefined)).toEqual([]);
});
