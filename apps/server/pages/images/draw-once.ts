import { setTimeout as sleep } from "node:timers/promises";
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
const looksMax = 12;
const waitingMax = 24;
const restMs = 250;

/** The bytes it is made from and what is made of them: all that a drawn picture depends on. */
export const pictureName = (sha256: string, { width, quality, form }: PictureWanted): string =>
  `${sha256}-w${width}-q${quality}.${form}`;

/** Each form of each picture is drawn once, however many ask for it meanwhile; two are drawn at once. */
export function createDrawOnce({
  cache,
  now,
  isStrained,
  mayDraw,
  drawingMax = 64,
  rest = () => sleep(restMs, undefined, { ref: false }),
}: {
  readonly cache: Pick<PictureCache, "get" | "put">;
  readonly now: () => number;
  readonly isStrained: () => boolean;
  /** False while the machine has more to do than it can; what is drawn already is still answered. */
  readonly mayDraw: () => boolean;
  readonly drawingMax?: number;
  readonly rest?: () => Promise<void>;
}) {
  const underWay = new Map<string, Promise<Drawn>>();
  /** What could not be drawn is not tried again at once: a bomb costs the same every time. */
  const refused = new Map<string, { readonly answer: Drawn; readonly until: number }>();
  let drawing = 0;
  let waiting = 0;

  /**
   * A page asks for all its pictures in one breath, and on a small machine drawing the first strains it
   * for the others: a few of them wait for some seconds, because a browser never asks again.
   */
  async function waitForCalm(): Promise<void> {
    if (waiting >= waitingMax) return;
    waiting += 1;
    try {
      for (let looks = 0; looks < looksMax && isStrained(); looks += 1) await rest();
    } finally {
      waiting -= 1;
    }
  }

  async function findOrDraw(
    name: string,
    source: PictureSource,
    wanted: PictureWanted,
  ): Promise<Drawn> {
    const kept = await cache.get(name);
    if (kept !== undefined) return ok(kept);
    if (drawing >= drawingMax) return refuse({ code: "busy" });
    drawing += 1;
    try {
      await waitForCalm();
      if (!mayDraw()) return refuse({ code: "busy" });
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
