import type { PlayerLimit } from "@croupier/contracts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Words } from "../language/open-words.ts";
import { WordsContext } from "../language/Words.context.tsx";
import { LimitLeft } from "./LimitLeft.tsx";

/** No word is known, so each text stands there as its key. */
const words: Words = { locale: "en", texts: {} as Words["texts"], bring: () => Promise.resolve() };

const limit = {
  kind: "deposit",
  window: "day",
  value: "100.00",
  used: "60.00",
  remaining: "40.00",
  resetsAt: "2026-11-23T12:00:00.000Z",
} as PlayerLimit;

function draw(amount: string, change: Partial<PlayerLimit> = {}): string {
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <LimitLeft limit={{ ...limit, ...change }} amount={amount} currency="USD" onTake={() => {}} />
    </WordsContext>,
  );
}

test("what fits is drawn as used, and what is left and until when stands below", () => {
  const drawn = draw("25.00");
  expect(drawn).toContain("$85.00");
  expect(drawn).toContain("$40.00");
  expect(drawn).toContain("limits.resets");
  expect(drawn).not.toContain("deposit.takeLeft");
});

test("what does not fit is not drawn as if it had come in, and what is left can be taken", () => {
  const drawn = draw("40.01");
  expect(drawn).toContain("$60.00");
  expect(drawn).toContain("deposit.takeLeft");
});

test("where nothing is left, there is nothing to take; where nothing was used, no day to wait for", () => {
  expect(draw("20.00", { used: "100.00", remaining: "0.00" })).not.toContain("deposit.takeLeft");
  expect(draw("20.00", { used: "0.00", resetsAt: null })).not.toContain("limits.resets");
});
