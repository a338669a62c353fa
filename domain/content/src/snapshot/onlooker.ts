/** The only things about somebody that content may depend on. */
export interface Audience {
  readonly signedIn: boolean;
  /** A game for money, ever; of a visitor nobody knows it. */
  readonly hasPlayed: boolean;
  /** `country` or `country:subdivision`; null while unknown, or where places exclude nobody. */
  readonly place: string | null;
  readonly device: "Desktop" | "Mobile";
}

/**
 * Who looks, and when. Whatever is decided by the audience or the clock is asked and told here, so
 * that what an answer depended on is recorded by use: the page cache shares it with nobody else.
 */
export interface Onlooker {
  readonly language: string;
  readonly now: Date;
  audience<Dimension extends keyof Audience>(dimension: Dimension): Audience[Dimension];
  /** What the answer was made from; see `changedTags` for what drops it. */
  dependOn(...tags: string[]): void;
  /** From this moment on the answer may be another one, though nothing was published. */
  staleAfter(moment: Date): void;
}
