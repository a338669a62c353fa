import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchField } from "./SearchField.tsx";

test("[S2.38] the search input has a left and a right slot", () => {
  const html = renderToStaticMarkup(<SearchField label="Search" left="LEFT" right="RIGHT" />);
  expect(html).toMatch(/SearchField-left[^>]*>LEFT<.*<input[^>]*>.*SearchField-right[^>]*>RIGHT</);
  expect(renderToStaticMarkup(<SearchField label="Search" />)).not.toContain("SearchField-right");
});

test("the label is there for those who listen", () => {
  const html = renderToStaticMarkup(<SearchField id="games" label="Search games" />);
  expect(html).toMatch(/<label for="games"[^>]*>.*Search games.*<\/label>/);
});
