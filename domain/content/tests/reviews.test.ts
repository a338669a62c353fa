import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEditingWorld, unwrap, words, type EditingWorld } from "./editing-world.ts";

let world: EditingWorld;
beforeAll(async () => {
  world = await openEditingWorld();
});
afterAll(() => world.drop());

test("a kind that wants four eyes is shown after somebody else approved that very version", async () => {
  const { content, draftPage } = world;
  const kind = { bucket: "default", kind: "content_page" } as const;
  await content.requireFourEyes({ ...kind, by: "ada", required: true });
  expect(await content.listFourEyes("default")).toEqual(["content_page"]);
  const entryId = await draftPage("looked-at");
  const needed = { ok: false, refusal: { code: "needs_review" } };
  expect(await content.publish({ entryId, by: "ada" })).toEqual(needed);

  const reviewId = uuidv7();
  unwrap(await content.askForReview({ reviewId, entryId, by: "ben", note: "For Friday" }));
  const waiting = await content.listReviews({ waitingIn: "default" });
  expect(waiting).toMatchObject([{ entryId, parts: { common: 1, en: 1 }, note: "For Friday" }]);
  const answer = { reviewId, approved: true };
  for (const by of ["ada", "ben"]) {
    expect(await content.answerReview({ ...answer, by })).toMatchObject({
      refusal: { code: "own_work" },
    });
  }
  unwrap(await content.answerReview({ ...answer, by: "cleo", answer: "Good." }));
  expect(await content.answerReview({ ...answer, by: "dan" })).toMatchObject({
    refusal: { code: "not_found" },
  });

  // What was written after the yes has not been looked at.
  const later = { entryId, part: "en", basedOn: 1, by: "ada", data: words("looked-at", "Later") };
  unwrap(await content.saveDraft(later));
  expect(await content.publish({ entryId, by: "ada" })).toEqual(needed);
  unwrap(await content.publish({ entryId, parts: { common: 1, en: 1 }, by: "ada" }));

  await content.requireFourEyes({ ...kind, by: "ada", required: false });
  unwrap(await content.publish({ entryId, by: "ada" }));
});

test("a no is an answer too, and is read with its reason", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("declined");
  const reviewId = uuidv7();
  unwrap(await content.askForReview({ reviewId, entryId, by: "ada" }));
  const no = { reviewId, approved: false, by: "cleo", answer: "The terms are missing." };
  unwrap(await content.answerReview(no));
  expect(await content.listReviews({ entryId })).toMatchObject([
    { state: "declined", answeredBy: "cleo", answer: "The terms are missing." },
  ]);
});

test("a comment stands at its version, is said once and can be settled", async () => {
  const { content, draftPage } = world;
  const entryId = await draftPage("discussed");
  const comment = { commentId: uuidv7(), entryId, part: "en", number: 1, by: "ben" };
  unwrap(await content.addComment({ ...comment, text: " Too long? " }));
  unwrap(await content.addComment({ ...comment, text: "The click came twice" }));
  expect(await content.settleComment({ commentId: comment.commentId, by: "ada" })).toBe(true);
  expect(await content.settleComment({ commentId: comment.commentId, by: "ada" })).toBe(false);
  expect(await content.listComments(entryId)).toMatchObject([
    { text: "Too long?", by: "ben", part: "en", number: 1, settledBy: "ada" },
  ]);
  const other = { ...comment, commentId: uuidv7() };
  expect(await content.addComment({ ...other, number: 7, text: "?" })).toMatchObject({
    refusal: { code: "version_unknown" },
  });
  expect(await content.addComment({ ...other, text: "  " })).toMatchObject({
    refusal: { code: "comment_empty_or_too_long" },
  });
});
