import type { FieldError } from "@croupier/contracts";
import { isPlainText, normaliseText } from "@croupier/kit/text";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { AltTextMissing, InvalidMedia } from "../refusals.ts";

/** What people say about a picture. */
export type MediaWords = {
  readonly name: string;
  /** `slides/home`; empty is the top. */
  readonly folder: string;
  /** What it shows, by language. */
  readonly alt: Readonly<Record<string, string>>;
  /** What stays in sight when it is cut, as shares of width and height. */
  readonly focalPoint: { readonly x: number; readonly y: number };
};

const folderPattern = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$)){0,6}$/;

export function checkMediaWords(
  words: MediaWords,
  { languageDefault }: { languageDefault: string },
): Result<MediaWords, InvalidMedia | AltTextMissing> {
  const name = normaliseText(words.name);
  const alt = Object.fromEntries(
    Object.entries(words.alt)
      .map(([language, text]) => [language, normaliseText(text)] as const)
      .filter(([, text]) => text !== ""),
  );
  const { x, y } = words.focalPoint;
  const errors = [
    ...wrongWhen(!isWords(name, 120), "name", "holds 1 to 120 characters that can be shown"),
    ...wrongWhen(
      words.folder.length > 120 || !folderPattern.test(words.folder),
      "folder",
      "is up to six names of small letters, digits and dashes, divided by slashes",
    ),
    ...Object.entries(alt).flatMap(([language, text]) => [
      ...wrongWhen(!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language), "alt", "names no language"),
      ...wrongWhen(!isWords(text, 300), `alt.${language}`, "holds up to 300 characters"),
    ]),
    ...wrongWhen(!isShare(x) || !isShare(y), "focalPoint", "is two numbers from 0 to 1"),
  ];
  if (errors.length > 0) return refuse({ code: "invalid_media", errors });
  if (alt[languageDefault] === undefined) {
    return refuse({ code: "alt_text_missing", language: languageDefault });
  }
  return ok({ name, folder: words.folder, alt, focalPoint: { x, y } });
}

function wrongWhen(wrong: boolean, field: string, message: string): FieldError[] {
  return wrong ? [{ field, code: "invalid", message }] : [];
}

function isWords(text: string, max: number): boolean {
  return text.length >= 1 && text.length <= max && isPlainText(text);
}

function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}
