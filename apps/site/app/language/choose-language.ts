/** Where a wish for a language can come from, strongest first. */
export interface LanguageWishes {
  readonly query: string | null;
  readonly cookie: string | null;
  readonly profile: string | null;
  readonly acceptLanguage: string | null;
}

/** The first wish that the brand can fulfil, else the brand's own language. */
export function chooseLanguage(
  wishes: LanguageWishes,
  brand: { readonly offered: readonly string[]; readonly fallback: string },
): string {
  const inOrder = [
    wishes.query,
    wishes.cookie,
    wishes.profile,
    ...acceptedLanguages(wishes.acceptLanguage),
  ];
  for (const wish of inOrder) {
    const found = wish === null ? undefined : offeredFor(wish, brand.offered);
    if (found !== undefined) return found;
  }
  return brand.fallback;
}

/** `de-AT` is answered with `de`; a language nobody wrote is answered with nothing. */
function offeredFor(wish: string, offered: readonly string[]): string | undefined {
  const wanted = wish.trim().toLowerCase();
  const base = wanted.split("-", 1)[0];
  return (
    offered.find((language) => language.toLowerCase() === wanted) ??
    offered.find((language) => language.toLowerCase() === base)
  );
}

function acceptedLanguages(header: string | null): string[] {
  if (header === null) return [];
  return header
    .slice(0, 500)
    .split(",")
    .map((part, order) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]);
      return { tag, order, weight: Number(quality.find((found) => found !== undefined) ?? 1) };
    })
    .filter(({ tag, weight }) => tag !== "" && tag !== "*" && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.order - other.order)
    .map(({ tag }) => tag);
}
