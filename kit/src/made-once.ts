/** More than the languages and currencies of a house; whoever asks for more only asks it to be made again. */
const keptMax = 500;

/**
 * What is dear to make and the same each time, made once for the same words. A formatter of `Intl` takes a slow
 * phone a millisecond: a page of cards had spent a sixth of a second on them.
 */
export function madeOnce<Words extends readonly (string | number)[], Made>(
  make: (...words: Words) => Made,
): (...words: Words) => Made {
  const kept = new Map<string, Made>();
  return (...words) => {
    const key = words.join("\n");
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(...words);
    if (kept.size >= keptMax) kept.clear();
    kept.set(key, made);
    return made;
  };
}
