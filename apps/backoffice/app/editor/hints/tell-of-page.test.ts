import { expect, test } from "vitest";
import { tellOfPage } from "./tell-of-page.ts";

const media = "018f0000-0000-7000-8000-000000000001";
const image = { type: "image", props: { id: "i", media } };
const answer = { shown: [], closed: [], deadLinks: [], pictures: {} };
const tell = (blocks: readonly unknown[], more: object = {}) =>
  tellOfPage({ language: "en", words: { title: "A", blocks }, answer, ...more });

test("a block that lacks something is told, wherever it stands", () => {
  const columns = {
    type: "columns",
    props: { id: "c", columns: [[{ type: "image", props: { id: "inner" } }]] },
  };
  expect(tell([columns])).toMatchObject([
    {
      severity: "error",
      block: "inner",
      sentence: "Picture is not finished; visitors will not see it.",
    },
  ]);
});

test("a block nobody knows is told by its name", () => {
  expect(tell([{ type: "hologram", props: { id: "h" } }])).toMatchObject([
    { severity: "error", block: "h", sentence: expect.stringContaining("“hologram”") },
  ]);
});

test("a picture is called missing only once the server has answered", () => {
  expect(tell([image], { answer: undefined })).toEqual([]);
  expect(tell([image])).toMatchObject([{ sentence: "A picture is not there any more." }]);
  const pictures = { [media]: { alt: { en: "The river" }, colour: "#000000" } };
  expect(tell([image], { answer: { ...answer, pictures } })).toEqual([]);
});

test("what the domain finds is told as a sentence, with how much it weighs", () => {
  const links = { type: "link-list", props: { id: "l", links: [{ text: "A", link: "/gone" }] } };
  expect(
    tell([links], { answer: { ...answer, deadLinks: ["/gone"] }, missing: ["de"] }),
  ).toMatchObject([
    { severity: "error", block: "l", sentence: "Nothing stands at /gone." },
    { severity: "warning", sentence: expect.stringMatching(/^German is missing/) },
  ]);
});
