import type { Edition } from "./page.ts";

/** What the pages of a brand exist in. */
export interface BrandPages {
  readonly brandCode: string;
  readonly languages: readonly string[];
  readonly languageDefault: string;
}

export interface EditionsOptions {
  /** The brand of a host name; what is unknown belongs to the default brand. */
  readonly brandOf: (host: string) => BrandPages;
  /** Scheme and host of a brand's canonical addresses; undefined for those the visitor used. */
  readonly originOf: (host: string) => string | undefined;
  readonly https: boolean;
  /** Spoken by every brand for those who name them, and offered to nobody: the pseudo languages. */
  readonly unoffered?: readonly string[];
}

const editionsMax = 1_000;
const plainHost = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;

/** What a visit says about its language, the strongest first. */
export interface Speech {
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  /** The signed-in player's own. */
  readonly profile: string | undefined;
  readonly accept: string | undefined;
}

export type Editions = ReturnType<typeof createEditions>;

/** Finds the edition of a visit; each is made once, because the cache knows shelves by it. */
export function createEditions(options: EditionsOptions) {
  const editions = new Map<string, Edition>();
  const spoken = new Map<string, string>();
  const { unoffered = [] } = options;

  function speaks(brand: BrandPages, language: string): boolean {
    return brand.languages.includes(language) || unoffered.includes(language);
  }

  /**
   * `lang` in the address, else the cookie, else the player's own, else what the browser speaks,
   * else the brand's.
   */
  function languageOf(brand: BrandPages, asked: Speech): string {
    for (const language of [asked.query, asked.cookie, asked.profile]) {
      if (language !== undefined && speaks(brand, language)) return language;
    }
    if (asked.accept === undefined) return brand.languageDefault;
    const key = `${brand.brandCode}\n${asked.accept}`;
    const known = spoken.get(key);
    if (known !== undefined) return known;
    const language = firstSpoken(asked.accept, brand.languages) ?? brand.languageDefault;
    if (spoken.size < editionsMax && key.length < 200) spoken.set(key, language);
    return language;
  }

  return {
    /** Every language that an address may choose there. */
    languagesOf: (host: string): readonly string[] => [
      ...options.brandOf(host).languages,
      ...unoffered,
    ],

    originOf,

    editionOf(visit: Speech & { readonly host: string }): Edition {
      const brand = options.brandOf(visit.host);
      const language = languageOf(brand, visit);
      const key = `${visit.host}\n${language}`;
      const known = editions.get(key);
      if (known !== undefined) return known;
      const edition = { brandCode: brand.brandCode, language, origin: originOf(visit.host) };
      // A visitor may invent hosts without end; beyond the bound an edition lives for one request.
      if (editions.size < editionsMax) editions.set(key, edition);
      return edition;
    },
  };

  function originOf(host: string): string {
    const own = options.originOf(host);
    if (own !== undefined) return own;
    const name = plainHost.test(host) ? host : "localhost";
    return `${options.https ? "https" : "http"}://${name}`;
  }
}

function firstSpoken(header: string, offered: readonly string[]): string | undefined {
  const wanted = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const exact = offered.find((language) => language.toLowerCase() === tag);
    const base = offered.find((language) => language.toLowerCase() === tag.split("-")[0]);
    if (exact !== undefined || base !== undefined) return exact ?? base;
  }
  return undefined;
}
