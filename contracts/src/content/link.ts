import { line } from "../fields.ts";

/** A path of this site, or an address outside that a browser can only open, never run. */
export function isSafeLink(text: string): boolean {
  // Browsers drop blanks and control characters, and read a backslash as a slash.
  if ([...text].some((one) => one <= " " || one === "\u007f" || one === "\\")) return false;
  if (text.startsWith("/")) return !text.startsWith("//");
  if (text.startsWith("#")) return true;
  return /^(https:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/.test(text);
}

export const link = line()
  .max(2_000)
  .refine(isSafeLink, "is neither a path of this site nor an https, mailto or tel address");
