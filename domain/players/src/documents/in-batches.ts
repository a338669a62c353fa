/**
 * One page after another, each beginning behind the last of the one before: nobody is met twice, however
 * long the first ones take, and what was not there yet waits for the next time.
 */
export async function* inBatches<Row, Key>(
  read: (after: Key | undefined) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  let after: Key | undefined;
  for (;;) {
    const found = await read(after);
    yield* found;
    const last = found.at(-1);
    if (last === undefined) return;
    after = keyOf(last);
  }
}
