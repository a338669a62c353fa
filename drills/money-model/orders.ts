import { touchedBy, type Command } from "./command.ts";

/** In which order commands of one moment may have come about: who never meets, in one alone. */
export function ordersOf(commands: readonly Command[]): readonly (readonly number[])[] {
  const touched = commands.flatMap((command) => [...new Set(touchedBy(command))]);
  const indexes = commands.map((_, index) => index);
  return new Set(touched).size === touched.length ? [indexes] : permute(indexes);
}

function permute(indexes: readonly number[]): readonly (readonly number[])[] {
  if (indexes.length < 2) return [indexes];
  return indexes.flatMap((first) =>
    permute(indexes.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}
