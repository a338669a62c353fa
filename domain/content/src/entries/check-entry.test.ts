import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkEntryData } from "./check-entry.ts";

const page = (change: object) =>
  checkEntryData({
    kind: "marketing_page",
    part: "en",
    data: { title: "A page", slug: "a-page", blocks: [], ...change },
  });
const fieldsOf = (answer: ReturnType<typeof page>) =>
  answer.ok ? [] : answer.refusal.errors.map(({ field }) => field);

describe("hostile: data of an entry", () => {
  test("a slug is small letters, digits and single dashes, or is refused by its name", () => {
    const written = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-z0-9-]{0,90}$/),
      fc.constantFrom("../admin", "a/b", "a--b", "-a", "A", "a b", "ä", "%2e", "constructor", ""),
    );
    fc.assert(
      fc.property(written, (slug) => {
        const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80;
        expect(fieldsOf(page({ slug }))).toEqual(isSlug ? [] : expect.arrayContaining(["slug"]));
      }),
    );
  });

  test.each([[7], [null], [{}], [["a"]], [undefined]])("%j is no slug", (slug) => {
    expect(fieldsOf(page({ slug }))).toEqual(["slug"]);
  });

  test("a million characters are told to be too many", () => {
    const answer = page({
      blocks: [{ type: "heading", props: { id: "x", text: "a".repeat(1e6) } }],
    });
    expect(answer).toMatchObject({ ok: false, refusal: { errors: [{ code: "too_large" }] } });
  });

  test("what is nested without end, or holds itself, is told to be too deep", () => {
    const circle: { inner?: unknown } = {};
    circle.inner = circle;
    let deep: unknown = [];
    for (let level = 0; level < 10_000; level += 1) deep = [deep];
    for (const value of [circle, deep]) {
      const answer = page({ blocks: [{ type: "heading", props: { id: "x", value } }] });
      expect(answer).toMatchObject({ ok: false, refusal: { errors: [{ code: "too_deep" }] } });
    }
  });

  test("more blocks than a page may have are refused", () => {
    const blocks = Array.from({ length: 201 }, (_, id) => ({
      type: "divider",
      props: { id: String(id) },
    }));
    expect(fieldsOf(page({ blocks }))).toEqual(["blocks"]);
  });

  test("whatever is sent is taken or refused, and nothing is thrown", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const answer = checkEntryData({ kind: "content_page", part: "common", data });
        expect(answer.ok || answer.refusal.errors.length > 0).toBe(true);
      }),
    );
  });
});
