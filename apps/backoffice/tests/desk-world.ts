import { uuidv7 } from "@croupier/kit/ids";
import type { BackofficeWorld } from "./backoffice-world.ts";

/** One red pixel. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);

export const content = "/services/backoffice/v1/content";

export const page = (slug: string, title = slug) => ({ slug, title, blocks: [] as unknown[] });

/** One of everything the desk has, in the bucket of the demo brand, made by the domain itself. */
export async function layOut(world: BackofficeWorld, slug: string) {
  const { content: desk } = world.backoffice.services;
  const by = "zoe";
  const [entry, comment, review, schedule, media, template] = [
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
  ];
  const parts = { common: { pageType: "generic" }, en: page(slug) };
  const steps = [
    () => desk.createEntry({ entryId: entry, bucket: "default", kind: "content_page", parts, by }),
    () => desk.saveDraft({ entryId: entry, part: "en", basedOn: 1, data: page(slug, "Two"), by }),
    () =>
      desk.addComment({
        commentId: comment,
        entryId: entry,
        part: "en",
        number: 1,
        text: "Hm.",
        by,
      }),
    () => desk.askForReview({ reviewId: review, entryId: entry, by }),
    () =>
      desk.schedule({
        scheduleId: schedule,
        entryId: entry,
        action: "publish",
        dueAt: new Date("2099-01-01T00:00:00Z"),
        by,
      }),
    () => desk.saveRedirect({ bucket: "default", from: `/old-${slug}`, to: "/", by }),
    () =>
      desk.addMedia({
        mediaId: media,
        bucket: "default",
        name: slug,
        folder: "",
        alt: { en: "A red point" },
        bytes: onePixel,
        by,
      }),
    () =>
      desk.saveTemplate({
        templateId: template,
        bucket: "default",
        kind: "marketing_page",
        pageType: null,
        name: slug,
        description: "",
        blocks: [],
        by,
      }),
  ];
  for (const step of steps) {
    const answer = await step();
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  }
  return {
    entry,
    comment,
    review,
    schedule,
    media,
    template,
    part: "en",
    number: "1",
    from: `/old-${slug}`,
  };
}
