/**
 * The one address of a page in a language, for search engines, feeds and whoever shares it: the
 * brand's own language stands at the bare path.
 */
export function pageAddress({
  origin,
  path,
  language,
  languageDefault,
}: {
  readonly origin: string;
  readonly path: string;
  readonly language: string;
  readonly languageDefault: string;
}): string {
  return `${origin}${path}${language === languageDefault ? "" : `?lang=${language}`}`;
}
