import { expect, test } from "vitest";
import { explainDifference } from "./explain-difference.ts";

const books = ["payments", "payouts", "refunds"] as const;
const kinds = ["missing_here", "missing_there", "amount"] as const;

test("each kind of difference of each book has a sentence of its own", () => {
  const said = books.flatMap((book) =>
    kinds.map((kind) => explainDifference({ book, kind, ours: "", theirs: "" })),
  );
  expect(new Set(said).size).toBe(books.length * kinds.length);
});

test("another end is explained by what stands here and there, also one nobody thought of", () => {
  const state = { kind: "state", book: "payments" } as const;
  expect(explainDifference({ ...state, ours: "unpaid", theirs: "paid" })).toContain(
    "nobody told us",
  );
  expect(explainDifference({ ...state, ours: "paid", theirs: "unpaid" })).toContain(
    "never collected",
  );
  expect(explainDifference({ ...state, ours: "paid", theirs: "declined" })).toContain(
    "ask the provider which one is true",
  );
});
