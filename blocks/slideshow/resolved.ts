import type { Picture } from "../picture/picture.ts";
import type { Action } from "../registry/fields.ts";

export type Slide = {
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** What the button says that leads to this slide. */
  readonly label: string;
  readonly action?: Action | undefined;
  readonly secondAction?: Action | undefined;
  /** Without one the words stand on the ground of their veil. */
  readonly image?: Picture | undefined;
  /** Takes the place of the wide one on a phone. */
  readonly imageNarrow?: Picture | undefined;
  /** What lies between picture and words, so that they can be read. */
  readonly veil: "dark" | "light" | "none";
};

export type SlideshowData = {
  readonly label: string;
  readonly secondsPerSlide: number;
  readonly slides: readonly Slide[];
};
