import { createContext } from "react-router";

/** The only things about a visitor that a shared page may depend on. */
export interface Audience {
  readonly signedIn: boolean;
  /** A game for money, ever; of a visitor nobody knows it. */
  readonly hasPlayed: boolean;
  /** `country` or `country:subdivision`, or null while unknown. */
  readonly place: string | null;
  readonly device: "Desktop" | "Mobile";
  /** The signs that the law of the brand and of the place wants on the page, as JSON: `LawMarks`. */
  readonly marks: string;
}

export type AudienceDimension = keyof Audience;

/** What the page cache learns about a page after its loaders and its render have run. */
export interface PageDeclaration {
  readonly cacheable: boolean;
  readonly personal: boolean;
  readonly tags: readonly string[];
  readonly audience: readonly AudienceDimension[];
  readonly query: readonly string[];
  /** From this moment on (ms) the page may be another one; absent when only a publication changes it. */
  readonly staleAt?: number;
}

/** What the server knows about the request before it asks the site for a page. */
export interface PageRequest {
  readonly brandCode: string;
  readonly language: string;
  /** Scheme and host as the visitor typed them, for canonical addresses. */
  readonly origin: string;
  readonly audience: Audience;
  readonly query: URLSearchParams;
  /** Put on inline scripts of a page that is not cached; a cached page is allowed by hash instead. */
  readonly nonce: string | null;
}

/**
 * One object per request. Loaders read the audience and the query only through it, so what a page
 * depends on is recorded by use and cannot be forgotten. A page is not cached unless it says so.
 */
export interface PageFacts {
  readonly brandCode: string;
  readonly language: string;
  readonly origin: string;
  readonly nonce: string | null;
  audience<Dimension extends AudienceDimension>(dimension: Dimension): Audience[Dimension];
  query(name: string): string | null;
  /** All that follows the question mark, for handing on. No page that reads it is kept. */
  wholeQuery(): URLSearchParams;
  /** What the page was made from: it is dropped when one of these tags is purged. */
  dependOn(...tags: string[]): void;
  /** From this moment on it may be another page, though nothing was published. */
  staleAfter(moment: Date): void;
  /** The page may be shared by everyone of the same variant. Said by each page, never for it. */
  declareCacheable(): void;
  /** Something on the page belongs to one person: it is never kept, whatever else was declared. */
  declarePersonal(): void;
  declaration(): PageDeclaration;
}

export function createPageFacts(request: PageRequest): PageFacts {
  const tags = new Set<string>();
  const audienceUsed = new Set<AudienceDimension>();
  const queryUsed = new Set<string>();
  let cacheable = false;
  let personal = false;
  let wholeQueryUsed = false;
  let staleAt = Infinity;

  return {
    brandCode: request.brandCode,
    language: request.language,
    origin: request.origin,
    nonce: request.nonce,
    audience(dimension) {
      audienceUsed.add(dimension);
      return request.audience[dimension];
    },
    query(name) {
      queryUsed.add(name);
      return request.query.get(name);
    },
    wholeQuery() {
      wholeQueryUsed = true;
      return new URLSearchParams(request.query);
    },
    dependOn(...more) {
      for (const tag of more) tags.add(tag);
    },
    staleAfter(moment) {
      staleAt = Math.min(staleAt, moment.getTime());
    },
    declareCacheable() {
      cacheable = true;
    },
    declarePersonal() {
      personal = true;
    },
    declaration: () => ({
      cacheable: cacheable && !personal && !wholeQueryUsed,
      personal,
      tags: [...tags].sort(),
      audience: [...audienceUsed].sort(),
      query: [...queryUsed].sort(),
      ...(staleAt === Infinity ? {} : { staleAt }),
    }),
  };
}

export const pageFactsContext = createContext<PageFacts>();
