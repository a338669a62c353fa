import type { HelpHit } from "@croupier/content";

/** An article that was found, as the specification words it. */
export function presentHelp({ id, path, title }: HelpHit) {
  return { contentId: id, paths: [path], fields: { title } };
}
