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
  window: "week",
  value: "100.00",
  used: "60.00",
  remaining: "40.00",
  resetsAt: "2026-11-23T12:00:00.000Z",
} as PlayerLimit;

function draw(amount: string, change: Partial<PlayerLimit> = {}): string {
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <LimitLeft limit={{ ...limit, ...change }} amount={amount} currency="USD" />
    </WordsContext>,
  );
}

/** The text without the markup. */
const read = (drawn: string) => drawn.replaceAll(/<[^>]+>/g, "");

test("what was paid in is said apart from what this deposit would make of it", () => {
  expect(read(draw("20.00", { used: "0.00", resetsAt: null }))).toContain(
    "deposit.limit.paid $0.00 deposit.limit.of $100.00 deposit.limit.in.week, deposit.limit.after $20.00",
  );
  const drawn = draw("25.00");
  expect(read(drawn)).toContain("deposit.limit.paid $60.00");
  expect(read(drawn)).toContain("deposit.limit.after $85.00");
  expect(drawn).toMatch(/<meter[^>]*value="60"/);
  expect(drawn).toContain("inset-inline-start:60%;inline-size:25%");
});

test("while nothing can be paid in, no deposit is counted or drawn", () => {
  const drawn = draw("");
  expect(read(drawn)).toContain("deposit.limit.paid $60.00 deposit.limit.of $100.00");
  expect(drawn).not.toContain("deposit.limit.after");
  expect(drawn).toContain("inline-size:0%");
});

test("where something was used, it says until when; where nothing was, there is no day to wait for", () => {
  expect(draw("20.00")).toContain("limits.resets");
  expect(draw("20.00", { used: "0.00", resetsAt: null })).not.toContain("limits.resets");
});
