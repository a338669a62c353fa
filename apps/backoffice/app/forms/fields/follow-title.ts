import type { PartData } from "../../drafting/check-part.ts";
import { slugFrom } from "./slug-from.ts";

/** The address of a new entry is made from its title for as long as nobody wrote it by hand. */
export function followTitle(before: PartData, next: PartData, language: string): PartData {
  const made = slugOfTitle(before, language);
  const slug = before["slug"] ?? "";
  if (next["slug"] !== before["slug"] || slug !== made) return next;
  const followed = slugOfTitle(next, language);
  if (followed === slug) return next;
  return { ...next, slug: followed };
}

/** A category is called by its short name, everything else by its title. */
function slugOfTitle({ name, title }: PartData, language: string): string {
  const said = name ?? title;
  return typeof said === "string" ? slugFrom(said, language) : "";
}
