/**
 * What a command answers. A refusal is an expected "no" with a stable code, so it is a value the
 * compiler makes the caller look at; bugs and outages are thrown instead.
 */
export type Result<T, R extends Refusal = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

/** `code` is documented in docs/reference/refusals.md; the other fields are facts for the reader. */
export type Refusal<Code extends string = string> = { readonly code: Code };

export function ok(): { readonly ok: true; readonly value: undefined };
export function ok<T>(value: T): { readonly ok: true; readonly value: T };
export function ok<T>(value?: T) {
  return { ok: true, value } as const;
}

export function refuse<const R extends Refusal>(
  refusal: R,
): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}
