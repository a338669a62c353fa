/** A broken assertion is a bug of ours, never something a player did. */
export class AssertionFailed extends Error {
  override readonly name = "AssertionFailed";
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionFailed(message);
}

/** Ends an exhaustive `switch`: a case that was forgotten does not compile. */
export function unreachable(value: never): never {
  throw new AssertionFailed(`unreachable case: ${JSON.stringify(value)}`);
}
