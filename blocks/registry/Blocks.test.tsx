import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { prose, river, storySite } from "./story-site.tsx";
import { Blocks } from "./Blocks.tsx";
import { loadEveryView } from "./load-views.ts";
import type { ShownBlock } from "./shown-block.ts";
import { BlocksSiteProvider } from "./site.context.ts";

beforeAll(loadEveryView);

function draw(...blocks: ShownBlock[]): string {
  return renderToStaticMarkup(
    <BlocksSiteProvider value={storySite}>
      <Blocks blocks={blocks} />
    </BlocksSiteProvider>,
  );
}

const slide = (id: string) =>
  ({ id, title: `Title ${id}`, label: id, image: river, veil: "dark" }) as const;
const slideshow = (...ids: string[]): ShownBlock => ({
  type: "slideshow",
  props: { id: "s", slideshow: "x" },
  resolved: { label: "Tonight", secondsPerSlide: 7, slides: ids.map(slide) },
});

test("all slides are in the HTML, the first is asked for at once and the others wait", () => {
  const html = draw(slideshow("a", "b", "c"));
  expect(html.match(/Title [abc]/g)).toEqual(["Title a", "Title b", "Title c"]);
  expect(html.match(/loading="\w+"/g)).toEqual([
    `loading="eager"`,
    `loading="lazy"`,
    `loading="lazy"`,
  ]);
  expect(html.match(/<li[^>]* inert=""/g)).toHaveLength(2);
  expect(html).toContain("Pause");
});

test("one slide alone has nothing to choose and nothing to stop", () => {
  expect(draw(slideshow("a"))).not.toContain("<button");
  expect(draw(slideshow())).not.toContain("<section");
});

test("two notices of a page are no landmarks, which would need a name each", () => {
  const notice = (id: string): ShownBlock => ({
    type: "notice",
    props: { id, tone: "calm", body: prose("Mind the gap") },
  });
  const html = draw(notice("a"), notice("b"));
  expect(html.match(/role="note"/g)).toHaveLength(2);
  expect(html).not.toContain("<aside");
});

test("every picture says its size before it is there", () => {
  const html = draw(slideshow("a", "b"), {
    type: "image",
    props: { id: "i", media: "m" },
    resolved: { image: river },
  });
  const pictures = html.match(/<img[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture).toMatch(/width="1280" height="720"/);
});

test("what looks like HTML in the words of an editor is shown as it was typed", () => {
  const typed = `<img src=x onerror="alert(1)">`;
  const html = draw(
    { type: "rich-text", props: { id: "t", body: prose(typed) } },
    { type: "heading", props: { id: "h", text: typed, level: 2, lead: typed } },
    { type: "facts", props: { id: "f", rows: [{ term: typed, value: typed }] } },
    { type: "questions", props: { id: "q", items: [{ question: typed, answer: prose(typed) }] } },
    { type: "notice", props: { id: "n", tone: "calm", title: typed, body: prose(typed) } },
  );
  expect(html.match(/&lt;img src=x/g)).toHaveLength(9);
  expect(html).not.toContain("<img");
});

test("marks of formatted text nest as they were written, a link around what it holds", () => {
  const html = draw({
    type: "rich-text",
    props: {
      id: "t",
      body: {
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [
              {
                type: "text",
                text: "terms",
                marks: [{ type: "link", attrs: { href: "/pages/terms" } }, { type: "bold" }],
              },
            ],
          },
        ],
      },
    },
  });
  expect(html).toMatch(/<a href="\/pages\/terms"[^>]*><strong>terms<\/strong><\/a>/);
});

test("what stands in columns and in a content block is drawn where it stands", () => {
  const words = (text: string): ShownBlock => ({
    type: "heading",
    props: { id: text, text, level: 2 },
  });
  const html = draw({
    type: "columns",
    props: { id: "c" },
    resolved: {
      columns: [
        [words("one")],
        [
          {
            type: "content-block",
            props: { id: "b", entry: "e" },
            resolved: { blocks: [words("two")] },
          },
        ],
      ],
    },
  });
  expect(html.match(/one<\/h2>|two<\/h2>/g)).toEqual(["one</h2>", "two</h2>"]);
});
