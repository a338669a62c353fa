export type Words = {
  /** Stands in every title, so that a page which shows them can be told. */
  readonly mark: string;
  readonly payloads: readonly string[];
  readonly slug: string;
};

/** One of them, cut to what its place takes: a refusal for its length would prove nothing. */
export function oneOf({ payloads }: Words, place: number, max: number): string {
  return (payloads[place % payloads.length] ?? "").slice(0, max).trim();
}
