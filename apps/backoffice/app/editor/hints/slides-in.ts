import type { WordsOnPicture } from "@croupier/content/hints";
import type { CanvasAnswer } from "@croupier/contracts";
import { z } from "zod";

const slides = z.object({
  slides: z.array(
    z.object({
      title: z.string(),
      veil: z.enum(["dark", "light", "none"]),
      // Without a picture the words stand on the ground of their veil, which is made for them.
      image: z.object({ colour: z.string() }).optional(),
    }),
  ),
});

/** Words that stand on pictures: the slides of a page, as the server looked them up. */
export function slidesIn(answer: CanvasAnswer | undefined): readonly WordsOnPicture[] {
  return (answer?.shown ?? []).flatMap(({ id, resolved }) => {
    const read = slides.safeParse(resolved);
    if (!read.success) return [];
    return read.data.slides.flatMap(({ title, veil, image }) =>
      image === undefined ? [] : [{ block: id, words: title, veil, colour: image.colour }],
    );
  });
}
