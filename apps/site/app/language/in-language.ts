/** The query of the same page in another language: every other parameter stays as it is. */
export function inLanguage(search: string, language: string): string {
  const query = new URLSearchParams(search);
  query.delete("lang");
  query.append("lang", language);
  return query.toString();
}
