import type { PictureForm } from "@croupier/content";

/**
 * The smallest form that the browser names. A browser that takes "anything" names none of the new ones,
 * so it gets what every browser since the first has shown.
 */
export function chooseForm(accept: string | undefined, mime: string): PictureForm {
  const named = new Set(
    (accept ?? "")
      .toLowerCase()
      .split(",")
      .map((range) => range.split(";").map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((each) => /^q=0(?:\.0{0,3})?$/.test(each)))
      .map(([type]) => type),
  );
  if (named.has("image/avif")) return "avif";
  if (named.has("image/webp")) return "webp";
  return mime === "image/png" ? "png" : "jpeg";
}

export const mimeOf: Readonly<Record<PictureForm, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
  png: "image/png",
};
