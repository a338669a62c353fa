import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { createSuggest, presentFound, type Suggested, type Suggestion } from "./suggest.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hit = (text: string): Suggestion => ({ id: text, link: `/help/${text}`, text });

function open(answer: (term: string) => Promise<readonly Suggestion[]>) {
  const asked: string[] = [];
  const shown: Suggested[] = [];
  const logged: string[] = [];
  const suggest = createSuggest({
    ask: (term) => {
      asked.push(term);
      return answer(term);
    },
    show: (suggested) => shown.push(suggested),
    logError: (text) => logged.push(text),
  });
  return { suggest, asked, shown, logged };
}

describe("the search while somebody types", () => {
  it("waits until nothing was typed for 1000 ms, and asks once", async () => {
    const { suggest, asked, shown } = open(async (term) => [hit(term)]);
    suggest.type("wit");
    await vi.advanceTimersByTimeAsync(999);
    suggest.type("with");
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["with"]);
    expect(shown).toEqual([{ term: "with", found: [hit("with")] }]);
  });

  it("asks for three letters and not for two, whatever blanks are around them", async () => {
    const { suggest, asked, shown } = open(async () => []);
    for (const term of ["", "fe", "  fe   ", " "]) {
      suggest.type(term);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(asked).toEqual([]);
    expect(shown.at(-1)).toEqual({ term: "", found: [] });
    suggest.type(" fee ");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(["fee"]);
  });

  it("[S8.10] a failure is logged, and the list is empty", async () => {
    const { suggest, shown, logged } = open(() => Promise.reject(new Error("503")));
    suggest.type("fees");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(logged).toEqual(["Help search failed"]);
    expect(shown).toEqual([{ term: "fees", found: [] }]);
  });
});

it("an answer that somebody typed past is neither shown nor logged", async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Suggestion[]>();
  const { suggest, shown, logged } = open((term) =>
    term === "fee" ? promise : Promise.resolve([hit(term)]),
  );
  suggest.type("fee");
  await vi.advanceTimersByTimeAsync(1_000);
  suggest.type("fees");
  resolve([hit("fee")]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([{ term: "fees", found: [hit("fees")] }]);
  suggest.type("limit");
  suggest.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toHaveLength(1);
  expect(logged).toEqual([]);
});

it("[S3.24] what was found is an id, the last of its paths and its title", () => {
  const answer = {
    contentId: "c1",
    paths: ["/help/old/fees", "/help/payments/fees"],
    fields: { title: "Fees" },
  };
  expect(presentFound(answer)).toEqual({ id: "c1", link: "/help/payments/fees", text: "Fees" });
  expect(presentFound({ ...answer, paths: [] }).link).toBe("");
});
