import { lay } from "./layer.ts";
import type { Developed } from "./expose.ts";
import type { Layer } from "./sheet.ts";

/** Lays a render on what is painted; what is brighter than paper spills over its edges. */
export function layRender(under: Layer, { picture, bright }: Developed, bloom = 0.5): void {
  lay(under, picture);
  for (const share of [0.007, 0.03]) {
    lay(under, bright, { blend: "screen", opacity: bloom, blur: under.canvas.height * share });
  }
}
