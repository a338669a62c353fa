import { drawPicture, type PictureForm } from "@croupier/content";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { PictureCache } from "./picture-cache.ts";
import type { PictureSource } from "./picture-sources.ts";

export type PictureWanted = {
  readonly width: number;
  readonly quality: number;
  readonly form: PictureForm;
};

export type DrawRefusal =
  | { readonly code: "gone" }
  /** More pixels than we unpack. */
  | { readonly code: "too_large" }
  | { readonly code: "unreadable" }
  /** More waits than will be drawn soon. */
  | { readonly code: "busy" };

type Drawn = Result<Buffer, DrawRefusal>;

const refusedMs = 60_000;
const refusedMax = 1_000;

/** The bytes it is made from and what is made of them: all that a drawn picture depends on. */
export const pictureName = (sha256: string, { width, quality, form }: PictureWanted): string =>
  `${sha256}-w${width}-q${quality}.${form}`;

/** Each form of each picture is drawn once, however many ask for it meanwhile; two are drawn at once. */
export function createDrawOnce({
  cache,
  now,
  mayDraw,
  drawingMax = 64,
}: {
  readonly cache: Pick<PictureCache, "get" | "put">;
  readonly now: () => number;
  /** False while the machine has more to do than it can; what is drawn already is still answered. */
  readonly mayDraw: () => boolean;
  readonly drawingMax?: number;
}) {
  const underWay = new Map<string, Promise<Drawn>>();
  /** What could not be drawn is not tried again at once: a bomb costs the same every time. */
  const refused = new Map<string, { readonly answer: Drawn; readonly until: number }>();
  let drawing = 0;

  async function findOrDraw(
    name: string,
    source: PictureSource,
    wanted: PictureWanted,
  ): Promise<Drawn> {
    const kept = await cache.get(name);
    if (kept !== undefined) return ok(kept);
    if (drawing >= drawingMax || !mayDraw()) return refuse({ code: "busy" });
    drawing += 1;
    try {
      return await draw(name, source, wanted);
    } finally {
      drawing -= 1;
    }
  }

  async function draw(name: string, source: PictureSource, wanted: PictureWanted): Promise<Drawn> {
    const bytes = await source.read();
    if (bytes === undefined) return refuse({ code: "gone" });
    const answer = await drawPicture(bytes, wanted);
    if (answer.ok) {
      await cache.put(name, answer.value);
      return answer;
    }
    const isLarge = answer.refusal.code === "media_too_many_pixels";
    const no = refuse({ code: isLarge ? "too_large" : "unreadable" });
    if (refused.size >= refusedMax) refused.clear();
    refused.set(name, { answer: no, until: now() + refusedMs });
    return no;
  }

  return {
    drawOnce(source: PictureSource, wanted: PictureWanted): Promise<Drawn> {
      const name = pictureName(source.sha256, wanted);
      const no = refused.get(name);
      if (no !== undefined && no.until > now()) return Promise.resolve(no.answer);
      let flight = underWay.get(name);
      if (flight === undefined) {
        flight = findOrDraw(name, source, wanted).finally(() => underWay.delete(name));
        underWay.set(name, flight);
      }
      return flight;
    },
  };
}
