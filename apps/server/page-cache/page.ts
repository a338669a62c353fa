/** Who a page is rendered for, as far as a shared page may know (the site's `page-facts.ts`). */
export interface Audience {
  readonly signedIn: boolean;
  /** Any game, practice included; false for a visitor. */
  readonly hasPlayed: boolean;
  /** Country, or country:subdivision; null while unknown. */
  readonly place: string | null;
  readonly device: "Desktop" | "Mobile";
  /** The signs that the law of the brand and of the place wants on the page, as JSON: `LawMarks`. */
  readonly marks: string;
}

export type Dimension = keyof Audience;

/** The brand, language and address under which a page is seen; each has a shelf of its own. */
export interface Edition {
  readonly brandCode: string;
  readonly language: string;
  /** Scheme and host, for canonical addresses. */
  readonly origin: string;
}

/** One visit, reduced to what a shared page may depend on. */
export interface PageVisit {
  readonly edition: Edition;
  readonly path: string;
  /** As it came, without the question mark. The page uses some of its parameters, or none. */
  readonly query: string;
  readonly audience: Audience;
}

/** What the page said about itself while it rendered. Silence means: do not store. */
export interface PageDeclaration {
  readonly cacheable: boolean;
  readonly personal: boolean;
  readonly tags: readonly string[];
  /** The dimensions of the audience, and the query parameters, that its content really used. */
  readonly audience: readonly Dimension[];
  readonly query: readonly string[];
  /** From this moment on (ms) it may be another page, though nothing was published. */
  readonly staleAt?: number;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly body: Buffer;
  /** CSP source expressions of the inline scripts that our own components wrote. */
  readonly scriptHashes: readonly string[];
  readonly declaration: PageDeclaration | undefined;
}

/** Whether everyone of the same variant may see these very bytes, kept or not. */
export function mayShare(page: RenderedPage): boolean {
  const setsCookie = page.headers.some(([name]) => name.toLowerCase() === "set-cookie");
  return !setsCookie && page.declaration?.personal !== true;
}

export function mayStore(page: RenderedPage): boolean {
  return page.status === 200 && page.declaration?.cacheable === true && mayShare(page);
}
