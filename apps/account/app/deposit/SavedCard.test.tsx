import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Words } from "../language/open-words.ts";
import { WordsContext } from "../language/Words.context.tsx";
import { SavedCard } from "./SavedCard.tsx";

/** No word is known, so each text stands there as its key. */
const words: Words = { locale: "en", texts: {} as Words["texts"], bring: () => Promise.resolve() };
const card = { id: "one", brand: "Visa", lastFour: "4242" };

function draw(removal: "none" | "underWay" | "failed"): string {
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <SavedCard {...{ card, removal }} chosen={false} onChoose={() => {}} onRemove={() => {}} />
    </WordsContext>,
  );
}

test("a card that could not be removed says so beside it, at once, and can be removed again", () => {
  expect(draw("failed")).toMatch(/role="alert".*deposit\.saved\.failed/);
  expect(draw("failed")).not.toContain("aria-disabled");
});

test("while it is being removed it is not pressed again, and nothing has failed", () => {
  expect(draw("underWay")).toContain('aria-disabled="true"');
  expect(draw("underWay")).not.toContain("deposit.saved.failed");
  expect(draw("none")).not.toContain("deposit.saved.failed");
});
