import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Content } from "@croupier/content";
import type { Pressure } from "../../src/shell/pressure.ts";
import { createDrawOnce } from "./draw-once.ts";
import { mountImages } from "./mount-images.ts";
import { openPictureCache } from "./picture-cache.ts";
import { createBuildSources, createMediaSources } from "./picture-sources.ts";

const clientBuild = fileURLToPath(new URL("../../../site/build/client/", import.meta.url));

export interface ImageSettings {
  /** Where drawn pictures are kept; undefined keeps them for the life of the process. */
  readonly folder: string | undefined;
  readonly cacheBytesMax: number;
}

/** The image addresses, with the cache behind them. */
export async function openImages(needs: {
  readonly app: FastifyInstance;
  readonly settings: ImageSettings;
  readonly content: Pick<Content, "readMedia" | "readMediaFile">;
  readonly pressure: Pressure;
  readonly reportError: (error: unknown, where: string) => void;
}) {
  const { app, settings, content, pressure } = needs;
  const passing =
    settings.folder === undefined ? await mkdtemp(join(tmpdir(), "croupier-pictures-")) : undefined;
  const cache = await openPictureCache({
    folder: settings.folder ?? passing ?? "",
    bytesMax: settings.cacheBytesMax,
    onError: (error) => needs.reportError(error, "picture cache"),
  });
  const { drawOnce } = createDrawOnce({
    cache,
    now: Date.now,
    isStrained: () => pressure.isStrained(),
    mayDraw: () => !pressure.mustShed("P3"),
  });
  const sources = [createMediaSources({ content, now: Date.now }), createBuildSources(clientBuild)];
  mountImages({ app, sources, drawOnce, pressure });
  return {
    async close(): Promise<void> {
      if (passing !== undefined) await rm(passing, { recursive: true, force: true });
    },
  };
}
