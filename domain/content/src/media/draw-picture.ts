import { ok, refuse, type Result } from "@croupier/kit/result";
import type { MediaFileRefusal } from "../refusals.ts";
import { mediaPixelsMax } from "./limits.ts";
import type { Drawing } from "./press.ts";

export type { Drawing, PictureForm } from "./press.ts";

/** One form of a kept picture. Bytes that came here some other way than by an upload are not trusted. */
export async function drawPicture(
  bytes: Buffer,
  drawing: Drawing,
): Promise<Result<Buffer, MediaFileRefusal>> {
  const press = await import("./press.ts");
  try {
    const { width, height, pages = 1 } = await press.readHead(bytes);
    if (width * height * pages > mediaPixelsMax) {
      return refuse({ code: "media_too_many_pixels", pixelsMax: mediaPixelsMax });
    }
    return ok(await press.draw(bytes, drawing));
  } catch {
    return refuse({ code: "media_unreadable" });
  }
}
