import { drawPicture } from "@croupier/content";
import { imageQualityDefault, imageWidths } from "@croupier/kit/image-url";
import { isUuid } from "@croupier/kit/ids";
import { sendProblem } from "@croupier/server/shell";
import type { FastifyInstance } from "fastify";
import type { Admit } from "../admit.ts";
import type { Services } from "../services.ts";
import { createDrawnPictures } from "./drawn-pictures.ts";

const keptBytesMax = 32 * 1024 * 1024;
const widest = imageWidths[imageWidths.length - 1] ?? 1920;

/**
 * A picture by itself, for the desk: also one that no visitor sees yet. It is no call with an answer to
 * parse, so it stands beside the contract; who may see it is asked the same way.
 */
export function mountPicture(options: {
  app: FastifyInstance;
  services: Pick<Services, "content">;
  admit: Admit;
}): void {
  const { app, admit } = options;
  const { content } = options.services;
  const drawnPictures = createDrawnPictures({ bytesMax: keptBytesMax });
  app.get<{ Params: { media: string } }>(
    "/services/backoffice/v1/content/media/:media/picture",
    async (request, reply) => {
      if ((await admit(request, reply)) === undefined) return reply;
      const { media: mediaId } = request.params;
      const medium = isUuid(mediaId) ? await content.readMedia(mediaId) : undefined;
      if (medium === undefined) return sendProblem(request, reply, "not_found");
      const width = widthOf(request.url);
      const etag = `"${medium.sha256.slice(0, 32)}-${width}"`;
      // The same address shows other bytes once they are replaced: the browser asks each time.
      reply.header("etag", etag).header("cache-control", "private, no-cache");
      if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
      const drawn = await drawnPictures.find(etag, async () => {
        const bytes = (await content.readMediaFile(medium.sha256)) ?? Buffer.alloc(0);
        return drawPicture(bytes, { width, quality: imageQualityDefault, form: "webp" });
      });
      if (!drawn.ok) return sendProblem(request, reply, "media_unreadable");
      return reply.type("image/webp").send(drawn.value);
    },
  );
}

/** The next of the widths there are, so that nobody has sizes drawn without end. */
function widthOf(url: string): number {
  const wished = Number(new URL(url, "http://desk").searchParams.get("width") ?? widest);
  return imageWidths.find((width) => width >= wished) ?? widest;
}
