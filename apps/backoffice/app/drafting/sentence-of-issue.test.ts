import { entryData } from "@croupier/contracts";
import { expect, test } from "vitest";
import { sentenceOfIssue } from "./sentence-of-issue.ts";

const words = entryData.section.language;

test.each([
  [{ slug: "fees" }, "This is needed."],
  [{ slug: "fees", title: "" }, "This is needed."],
  [{ slug: "fees", title: "x".repeat(81) }, "At most 80 characters."],
  [{ slug: "Fees!", title: "Fees" }, "This holds small letters, digits and single dashes."],
  [{ slug: "fees", title: "\u0007bell" }, "This contains characters that cannot be shown."],
])("%j is told as %j", (data, sentence) => {
  const { error } = words.safeParse(data);
  expect(error?.issues.map(sentenceOfIssue)).toContain(sentence);
});

test("too many of something, and a number out of its bounds", () => {
  const slideshow = entryData.slideshow.common;
  const id = "018f0000-0000-7000-8000-000000000000";
  const { error } = slideshow.safeParse({
    slides: Array.from({ length: 13 }, () => id),
    secondsPerSlide: 3,
  });
  expect(error?.issues.map(sentenceOfIssue)).toEqual(["At most 12 entries.", "At least 4."]);
});
