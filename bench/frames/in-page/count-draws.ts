export type DrawCounts = { readonly frames: number[] };

/** In the page, before anything else: counts what WebGL is asked to draw, frame by frame. */
export function countDraws(): void {
  const counts: DrawCounts = { frames: [] };
  Object.assign(globalThis, { drawCounts: counts });
  let frame: unknown;
  const count = () => {
    // Stands still within a frame, and moves on with the next.
    const now = document.timeline.currentTime;
    if (now !== frame) counts.frames.push(0);
    frame = now;
    counts.frames[counts.frames.length - 1] = (counts.frames.at(-1) ?? 0) + 1;
  };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of [
      "drawArrays",
      "drawElements",
      "drawArraysInstanced",
      "drawElementsInstanced",
    ]) {
      const draws = prototype as unknown as Record<
        string,
        ((...of: unknown[]) => void) | undefined
      >;
      const draw = draws[name];
      if (draw === undefined) continue;
      draws[name] = function drawCounted(this: unknown, ...of: unknown[]) {
        count();
        draw.apply(this, of);
      };
    }
  }
}
