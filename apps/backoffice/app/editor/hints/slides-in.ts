import type { WordsOnPicture } from "@croupier/content/hints";
import type { CanvasAnswer } from "@croupier/contracts";
import { z } from "zod";

const slides = z.object({
  slides: z.array(
    z.object({
      title: z.string(),
      veil: z.enum(["dark", "light", "none"]),
      image: z.object({ colour: z.string() }),
    }),
  ),
});

/** Words that stand on pictures: the slides of a page, as the server looked them up. */
export function slidesIn(answer: CanvasAnswer | undefined): readonly WordsOnPicture[] {
  return (answer?.shown ?? []).flatMap(({ id, resolved }) => {
    const read = slides.safeParse(resolved);
    if (!read.success) return [];
    return read.data.slides.map(({ title, veil, image }) => ({
      block: id,
      words: title,
      veil,
      colour: image.colour,
    }));
  });
}
