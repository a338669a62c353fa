import { expect, test } from "vitest";
import { collectReferences, walkBlocks } from "./walk-blocks.ts";

const [entry, media, other] = ["1", "2", "3"].map(
  (digit) => `0199aaaa-0000-7000-8000-00000000000${digit}`,
);
const page = [
  { type: "slideshow", props: { id: "a", slideshow: entry } },
  {
    type: "columns",
    props: {
      id: "b",
      columns: [
        [{ type: "image", props: { id: "c", media } }],
        [{ type: "content-block", props: { id: "d", entry: other } }],
      ],
    },
  },
  { type: "promotion-rail", props: { id: "e", title: "All", promotions: null } },
  { type: "image", props: { id: "f", media } },
];

test("a walk comes by every block, columns included, in reading order", () => {
  expect([...walkBlocks(page)].map(({ props }) => props.id)).toEqual([
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
  ]);
});

test("what a page is made from is told once each, however deep it stands", () => {
  expect(collectReferences(page)).toEqual({ entries: [entry, other], media: [media] });
});

test("a block that says nothing valid uses nothing", () => {
  const broken = [{ type: "image", props: { id: "c", media: "not an id" } }];
  expect(collectReferences([...broken, { type: "gone", props: { id: "g", media } }])).toEqual({
    entries: [],
    media: [],
  });
});
