import { imageQualities, imageWidths } from "@croupier/kit/image-url";
import { ok, refuse, type Result } from "@croupier/kit/result";

export type ImageAddress = {
  readonly width: number;
  readonly quality: number;
  /** Decoded once, and plain: what it holds is what it says. */
  readonly path: string;
};

/** `why` is for whoever built the address. */
export type ImageAddressRefusal = { readonly code: "image_address"; readonly why: string };

export const imagesRoot = "/assets/_next/static/images/";
const form = /^w(\d{1,5})\/q(\d{1,3})\/([^/?#]{1,400})$/;
const plainPath = /^(?:\/[a-zA-Z0-9][a-zA-Z0-9._-]*)+$/;

/** Reads what comes behind the root of the images, as the browser sent it. */
export function readImageAddress(sent: string): Result<ImageAddress, ImageAddressRefusal> {
  const [, width = "", quality = "", encoded = ""] = form.exec(sent) ?? [];
  if (encoded === "") return no("the address is w{width}/q{quality}/{encoded path}");
  const knownWidth = imageWidths.find((known) => String(known) === width);
  if (knownWidth === undefined) return no(`the width is one of ${imageWidths.join(", ")}`);
  const knownQuality = imageQualities.find((known) => String(known) === quality);
  if (knownQuality === undefined) return no(`the quality is one of ${imageQualities.join(", ")}`);
  const path = decodeOnce(encoded);
  // Another sign of percent means that somebody encoded twice, to be decoded twice.
  if (path === undefined || !plainPath.test(path) || path.includes("..")) {
    return no("the path is plain, and encoded once");
  }
  return ok({ width: knownWidth, quality: knownQuality, path });
}

function no(why: string): Result<never, ImageAddressRefusal> {
  return refuse({ code: "image_address", why });
}

function decodeOnce(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
