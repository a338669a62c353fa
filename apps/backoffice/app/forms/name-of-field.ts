/** Names that differ from how the field is stored. */
const names: Readonly<Record<string, string>> = {
  gates: "Who sees it",
  seo: "Search engines",
  slug: "Address",
  blocks: "The page itself",
  iconClass: "Icon",
  publishedOn: "Date on the page",
  lettering: "Title in the tall picture",
  startsOn: "First day",
  redirectWhenExcluded: "What excluded visitors get",
};

/** `secondsPerSlide` → Seconds per slide. */
export function nameOfField(field: string): string {
  const own = names[field];
  if (own !== undefined) return own;
  const words = field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
